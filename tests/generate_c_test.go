package tests

import (
	"fmt"
	"math/rand"
	"strings"
)

// generator writes one random sequential C program. The program has no
// undefined behaviour and no unspecified value, and what it computes does not
// depend on the size of a pointer: one execution of it is the oracle for all
// levels of optimisation, 64-bit and -m32. Its inputs come from the function
// input, so that clang cannot compute the program away.
//
// The parts of a program are in three files: this one has the frame, the types
// and the functions, generate_c_statement_test.go the statements, and
// generate_c_expression_test.go the expressions.
type generator struct {
	*rand.Rand
	out       strings.Builder
	indent    int
	floats    bool // use float and double
	names     int  // number of names taken
	records   []*record
	functions []*function
	accessors []*function // whose first parameter is the address of a scalar
	scope     []variable  // what can be named here, the innermost last
	globals   int         // how many of these are global
	loops     int         // nesting of loops here
	calls     int         // calls that may still be written in this function
	mayCall   bool        // statements here may call functions
	inIndex   bool        // within an index
}

// scalar is an arithmetic type of C.
type scalar struct {
	name   string
	bits   int
	signed bool
	float  bool
}

var (
	boolType   = &scalar{name: "_Bool", bits: 1}
	intType    = &scalar{name: "int", bits: 32, signed: true}
	uintType   = &scalar{name: "unsigned", bits: 32}
	llongType  = &scalar{name: "long long", bits: 64, signed: true}
	ullongType = &scalar{name: "unsigned long long", bits: 64}
	floatType  = &scalar{name: "float", bits: 32, signed: true, float: true}
	doubleType = &scalar{name: "double", bits: 64, signed: true, float: true}

	integers = []*scalar{
		boolType, intType, uintType, llongType, ullongType,
		{name: "char", bits: 8, signed: true},
		{name: "signed char", bits: 8, signed: true},
		{name: "unsigned char", bits: 8},
		{name: "short", bits: 16, signed: true},
		{name: "unsigned short", bits: 16},
	}
)

// ctype is *scalar, *array, *record or *pointer.
type ctype any

// array has a power of two of elements, so that a mask makes an index.
type array struct {
	elem ctype
	size int
}

// pointer points to the first element of an array of size elements.
type pointer struct {
	elem ctype
	size int
}

// record is a struct, or a union whose members are all of one size and have no
// padding, so that each can be read whichever was written.
type record struct {
	name   string
	union  bool
	fields []field
}

type field struct {
	name string
	t    ctype
	bits int // width of a bit-field, or 0
}

type variable struct {
	name  string
	t     ctype
	fixed bool // not to be assigned to
}

// function has parameters of all types but arrays; result is *scalar or *record.
type function struct {
	name   string
	result ctype
	params []variable
}

// generateC writes the random program of a seed.
func generateC(seed int64, floats bool) string {
	g := &generator{Rand: rand.New(rand.NewSource(seed)), floats: floats}
	g.line(frame)
	for i := 2 + g.Intn(3); i > 0; i-- {
		g.record()
	}
	g.union()
	for i := 4 + g.Intn(4); i > 0; i-- {
		g.global(g.objectType(2))
	}
	g.global(&array{g.integer(), 4})
	g.globals = len(g.scope)
	for i := 1 + g.Intn(3); i > 0; i-- {
		g.accessor()
	}
	for i := 2 + g.Intn(3); i > 0; i-- {
		g.function()
	}
	table := g.functionTable()
	g.recursion()
	g.main(table)
	return g.out.String()
}

// frame comes before every program. CHECK is given by the command line; input
// gives its argument in a way that clang does not see through.
const frame = `#include <setjmp.h>
#include <string.h>

#ifdef SYMBOLIC
int __VERIFIER_nondet_int(void);
void __VERIFIER_assume(int);
static int input(int value) {
  int x = __VERIFIER_nondet_int();
  __VERIFIER_assume(x == value);
  return x;
}
#else
static int input(int value) {
  volatile int x = value;
  return x;
}
#endif

static unsigned long long sum;

static jmp_buf *landing;

static void mix(unsigned long long value) { sum = (sum << 7 | sum >> 57) + value; }

static void mixFloat(double value) {
  unsigned long long bits = 1;
  if (value == value)
    memcpy(&bits, &value, sizeof bits);
  mix(bits);
}
`

// line writes a line at the indentation of the moment.
func (g *generator) line(format string, args ...any) {
	if len(args) > 0 {
		format = fmt.Sprintf(format, args...)
	}
	g.out.WriteString(strings.Repeat("  ", g.indent) + format + "\n")
}

// open writes a line that begins a block, shut the one that ends it.
func (g *generator) open(format string, args ...any) {
	g.line(format+" {", args...)
	g.indent++
}

func (g *generator) shut(rest string) {
	g.indent--
	g.line("}" + rest)
}

// name is a new name that begins with prefix.
func (g *generator) name(prefix string) string {
	g.names++
	return fmt.Sprintf("%s%d", prefix, g.names)
}

// chance is true in one of n cases.
func (g *generator) chance(n int) bool { return g.Intn(n) == 0 }

func (g *generator) integer() *scalar { return integers[g.Intn(len(integers))] }

// scalar is an integer type, or sometimes one of the floating-point types.
func (g *generator) scalar() *scalar {
	if g.floats && g.chance(4) {
		return []*scalar{floatType, doubleType}[g.Intn(2)]
	}
	return g.integer()
}

// objectType is the type of an object, nested at most depth times.
func (g *generator) objectType(depth int) ctype {
	switch n := g.Intn(8); {
	case depth == 0 || n < 3:
		return g.scalar()
	case n < 5 || len(g.records) == 0:
		return &array{g.objectType(depth - 1), 2 << g.Intn(2)}
	default:
		return g.records[g.Intn(len(g.records))]
	}
}

// declare is the text of a declarator for name of type t.
func declare(t ctype, name string) string {
	switch t := t.(type) {
	case *scalar:
		return t.name + " " + name
	case *array:
		return declare(t.elem, fmt.Sprintf("%s[%d]", name, t.size))
	case *pointer:
		if _, ok := t.elem.(*array); ok {
			return declare(t.elem, "(*"+name+")")
		}
		return declare(t.elem, "*"+name)
	case *record:
		if t.union {
			return "union " + t.name + " " + name
		}
		return "struct " + t.name + " " + name
	default:
		panic(fmt.Sprintf("%T", t))
	}
}

// typeName is the text of a type that is not an array.
func typeName(t ctype) string { return strings.TrimRight(declare(t, ""), " ") }

// record writes a struct of scalars, bit-fields, arrays and smaller records.
func (g *generator) record() {
	r := &record{name: g.name("S")}
	for i := 1 + g.Intn(4); i > 0; i-- {
		f := field{name: g.name("f")}
		switch g.Intn(4) {
		case 0:
			t := []*scalar{intType, uintType, uintType, ullongType}[g.Intn(4)]
			f.t, f.bits = t, 1+g.Intn(t.bits)
		case 1:
			f.t = g.objectType(1)
		default:
			f.t = g.scalar()
		}
		r.fields = append(r.fields, f)
	}
	g.writeRecord(r)
}

// union writes a union of 64 bits.
func (g *generator) union() {
	r := &record{name: g.name("U"), union: true}
	for _, t := range []ctype{
		ullongType, llongType, &array{uintType, 2}, &array{intType, 2},
		&array{integers[8], 4}, &array{integers[7], 8}, &array{integers[6], 8},
	} {
		if g.chance(2) || len(r.fields) == 0 {
			r.fields = append(r.fields, field{name: g.name("f"), t: t})
		}
	}
	g.writeRecord(r)
}

func (g *generator) writeRecord(r *record) {
	g.open("%s", typeName(r))
	for _, f := range r.fields {
		if f.bits > 0 {
			g.line("%s : %d;", declare(f.t, f.name), f.bits)
		} else {
			g.line("%s;", declare(f.t, f.name))
		}
	}
	g.shut(";")
	g.records = append(g.records, r)
}

// global writes a global variable, with or without its values.
func (g *generator) global(t ctype) {
	v := variable{name: g.name("g"), t: t}
	storage := []string{"", "static "}[g.Intn(2)]
	if g.chance(3) {
		g.line("%s%s;", storage, declare(t, v.name))
	} else {
		g.line("%s%s = %s;", storage, declare(t, v.name), g.initializer(t, g.constant))
	}
	g.scope = append(g.scope, v)
}

// initializer gives the values of an object of type t, sometimes not all of
// them; leaf writes those of scalars.
func (g *generator) initializer(t ctype, leaf func(*scalar) string) string {
	var parts []string
	switch t := t.(type) {
	case *scalar:
		return leaf(t)
	case *array:
		for i := 0; i < t.size && (i == 0 || !g.chance(8)); i++ {
			parts = append(parts, g.initializer(t.elem, leaf))
		}
	case *record:
		for i, f := range t.fields {
			if i > 0 && (t.union || g.chance(8)) {
				break
			}
			parts = append(parts, g.initializer(f.t, leaf))
		}
	default:
		panic(fmt.Sprintf("%T", t))
	}
	return "{" + strings.Join(parts, ", ") + "}"
}

// function writes a function that may call the ones before it.
func (g *generator) function() {
	f := &function{name: g.name("f"), result: g.valueType()}
	for i := g.Intn(4); i > 0; i-- {
		f.params = append(f.params, variable{name: g.name("p"), t: g.paramType()})
	}
	g.body(f, func() {
		g.calls, g.mayCall = 1, true
		if g.chance(2) {
			t := g.integer()
			v := variable{name: g.name("s"), t: t}
			g.line("static %s = %s;", declare(t, v.name), g.constant(t))
			g.scope = append(g.scope, v)
		}
		g.statements(2+g.Intn(4), 2)
	})
	g.functions = append(g.functions, f)
}

// accessor writes a function that loads and stores by the address of a scalar, and may give it to the one before.
func (g *generator) accessor() {
	t := g.integer()
	p := g.name("p")
	if n := len(g.accessors); n > 0 && g.chance(2) {
		t = g.accessors[n-1].params[0].t.(*pointer).elem.(*scalar)
	}
	f := &function{name: g.name("f"), result: g.scalar(), params: []variable{{name: p, t: &pointer{t, 1}}, {name: g.name("p"), t: g.scalar()}}}
	g.open("static %s", declare(f.result, fmt.Sprintf("%s(%s, %s)", f.name, declare(f.params[0].t, p), declare(f.params[1].t, f.params[1].name))))
	outer := len(g.scope)
	g.scope = append(g.scope, variable{name: "(*" + p + ")", t: t}, f.params[1])
	g.mayCall = false
	g.statements(1+g.Intn(2), 1)
	if g.chance(2) {
		g.open("if (%s)", g.integerValue(2))
		g.block(0)
		g.line("return %s;", g.value(f.result))
		g.shut("")
	}
	if n := len(g.accessors); n > 0 {
		if before := g.accessors[n-1]; before.params[0].t.(*pointer).elem == ctype(t) {
			g.line("%s(%s, %s);", before.name, p, g.value(before.params[1].t))
		}
	}
	g.statements(1, 0)
	g.line("return %s;", g.value(f.result))
	g.scope = g.scope[:outer]
	g.shut("")
	g.line("")
	g.accessors = append(g.accessors, f)
}

// body writes the definition of f around what statements writes.
func (g *generator) body(f *function, statements func()) {
	var params []string
	for _, p := range f.params {
		params = append(params, declare(p.t, p.name))
	}
	if params == nil {
		params = []string{"void"}
	}
	storage := []string{"", "static ", "static __attribute__((noinline)) "}[g.Intn(3)]
	g.open("%s%s", storage, declare(f.result, fmt.Sprintf("%s(%s)", f.name, strings.Join(params, ", "))))
	outer := len(g.scope)
	g.scope = append(g.scope, f.params...)
	statements()
	g.line("return %s;", g.value(f.result))
	g.scope = g.scope[:outer]
	g.shut("")
	g.line("")
}

// valueType is a type that a function can give back.
func (g *generator) valueType() ctype {
	if g.chance(3) {
		return g.records[g.Intn(len(g.records))]
	}
	return g.scalar()
}

// paramType is the type of a parameter.
func (g *generator) paramType() ctype {
	if g.chance(4) {
		return &pointer{g.valueType(), 2}
	}
	return g.valueType()
}

// functionTable writes functions of one type, and an array of them.
func (g *generator) functionTable() *function {
	a, b := variable{name: "a", t: g.integer()}, variable{name: "b", t: g.integer()}
	table := &function{name: g.name("table"), result: g.integer(), params: []variable{a, b}}
	var members []string
	for i := 0; i < 4; i++ {
		f := &function{name: g.name("f"), result: table.result, params: table.params}
		g.body(f, func() {
			if g.chance(2) {
				g.mayCall = false
				g.statements(1, 0)
			}
		})
		members = append(members, f.name)
	}
	g.line("%s = {%s};", declare(table.result, fmt.Sprintf("(*%s[4])(%s, %s)", table.name, typeName(a.t), typeName(b.t))),
		strings.Join(members, ", "))
	g.line("")
	return table
}

// recursion writes a function whose first parameter counts down.
func (g *generator) recursion() {
	n := variable{name: "depth", t: intType, fixed: true}
	acc := variable{name: "acc", t: g.valueType()}
	f := &function{name: g.name("f"), result: acc.t, params: []variable{n, acc}}
	g.body(f, func() {
		g.mayCall = false
		g.open("if (depth > 0)")
		g.block(1)
		g.line("acc = %s(depth - 1, acc);", f.name)
		g.shut("")
		g.statements(1, 0)
	})
	g.functions = append(g.functions, f)
}

// main writes the function main: inputs, statements, and the sum of everything
// that is left in the variables.
func (g *generator) main(table *function) {
	for i := 0; i < 4; i++ {
		v := variable{name: g.name("in"), t: intType}
		g.scope = append(g.scope, v)
		g.line("static int %s;", v.name)
	}
	g.open("int main(void)")
	for _, v := range g.scope[len(g.scope)-4:] {
		g.line("%s = input(%s);", v.name, g.constant(intType))
	}
	g.calls, g.mayCall = 4, true
	for i := 0; i < 3; i++ {
		g.declaration()
	}
	g.statements(6+g.Intn(5), 3)
	for i := 0; i < 2; i++ {
		g.line("mix(%s[%s & 3](%s, %s));", table.name, g.expression(intType, 1),
			g.value(table.params[0].t), g.value(table.params[1].t))
	}
	for _, v := range g.scope {
		g.mixAll(v.t, v.name)
	}
	g.line("CHECK(sum);")
	g.line("return 0;")
	g.shut("")
}

// mixAll adds all scalars of an object to the sum.
func (g *generator) mixAll(t ctype, place string) {
	switch t := t.(type) {
	case *scalar:
		if t.float {
			g.line("mixFloat(%s);", place)
		} else {
			g.line("mix(%s);", place)
		}
	case *array:
		for i := 0; i < t.size; i++ {
			g.mixAll(t.elem, fmt.Sprintf("%s[%d]", place, i))
		}
	case *pointer:
		for i := 0; i < t.size; i++ {
			g.mixAll(t.elem, fmt.Sprintf("%s[%d]", place, i))
		}
	case *record:
		for _, f := range t.fields {
			g.mixAll(f.t, place+"."+f.name)
		}
	default:
		panic(fmt.Sprintf("%T", t))
	}
}
