package stub

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl/lazyregexp"
	"github.com/gsmack/gsmack/llvm2ivl/debuginfo"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/link"
)

const head = `/* Stubs for the functions and variables that %s uses and nobody defines, to be edited. As they are, a
   stub returns any value, and fills what it may write with any values if that is plain data. It does not block,
   call back, or change structures and variables: say so where the real function does. docs/models.md
   has the primitives. */
#include <gsmack.h>
#include <stdlib.h>

`

// Write writes the stubs of a program of that name.
func Write(w io.Writer, name string, l *link.Linked) error {
	s := &writer{l: l, tags: map[string]bool{}}
	missing := slices.Clone(l.Externs)
	slices.SortFunc(missing, func(f, g *ir.Func) int { return strings.Compare(f.Symbol, g.Symbol) })
	for _, f := range missing {
		s.function(f)
	}
	for _, g := range l.Globals {
		if g.Init == nil {
			s.variable(g)
		}
	}
	if _, err := fmt.Fprintf(w, head, name); err != nil {
		return err
	}
	for _, t := range slices.Sorted(maps.Keys(s.tags)) {
		if _, err := fmt.Fprintf(w, "%s;\n", t); err != nil {
			return err
		}
	}
	_, err := io.WriteString(w, strings.TrimRight(s.body.String(), "\n")+"\n")
	return err
}

type writer struct {
	l    *link.Linked
	tags map[string]bool // structures and unions that are only pointed to
	body strings.Builder
}

// parameter is one of a stub.
type parameter struct {
	text, name string
	typ        *ir.CType // nil if it is not known
}

var identifier = lazyregexp.New(`^[A-Za-z_]\w*$`)

func (s *writer) function(f *ir.Func) {
	place := "only its address is used"
	if at := s.firstCall(f); at != "" {
		place = "first called at " + at
	}
	declared := ""
	if f.Debug != nil && f.Debug.Type != nil {
		declared = debuginfo.Declaration(f.Debug.Type, f.Symbol) + "; "
	}
	fmt.Fprintf(&s.body, "/* %s%s */\n", declared, place)
	if !identifier().MatchString(f.Symbol) {
		fmt.Fprintf(&s.body, "/* %s cannot be written in C. */\n\n", f.Symbol)
		return
	}
	result, params, fill := s.prototype(f)
	var list []string
	for _, p := range params {
		list = append(list, p.text)
	}
	if f.Variadic && len(list) > 0 {
		list = append(list, "...")
	}
	if len(list) == 0 && !f.Variadic {
		list = []string{"void"}
	}
	fmt.Fprintf(&s.body, "%s {\n", around(result, f.Symbol+"("+strings.Join(list, ", ")+")"))
	s.fills(params)
	switch {
	case f.NoReturn:
		s.body.WriteString("  __gsmack_exit(); /* it never returns */\n")
	case fill != "":
		s.body.WriteString(fill)
	}
	s.body.WriteString("}\n\n")
}

// variable defines a variable. It gets its value before main begins.
func (s *writer) variable(g *ir.Global) {
	place := "only its address is used"
	if at := s.l.FirstUse(g).String(); at != "" {
		place = "first used at " + at
	}
	if !identifier().MatchString(g.Symbol) {
		fmt.Fprintf(&s.body, "/* the variable %s, %s, cannot be written in C. */\n\n", g.Symbol, place)
		return
	}
	size := s.l.Layout.Size(g.Content)
	value, storage := bytes("&"+g.Symbol, size), ""
	if g.ThreadLocal {
		value, storage = "", "_Thread_local "
	}
	text := around(s.machine(g.Content), g.Symbol)
	switch t := g.Content.(type) {
	case *ir.PointerType:
		value = ""
	case *ir.IntType, *ir.FloatType:
		if c := s.machine(t); value != "" && scalars[c] != "" && c != "_Bool" {
			value = "  " + g.Symbol + " = " + nondet(c) + ";\n"
		}
	case *ir.ArrayType:
		text = around(s.machine(t.Elem), fmt.Sprintf("%s[%d]", g.Symbol, t.Len))
	}
	switch {
	case size == 0:
		fmt.Fprintf(&s.body, "/* the variable %s, %s: how large is it? */\n\n", g.Symbol, place)
	case value == "":
		fmt.Fprintf(&s.body, "/* %s: what is its value? */\n%s%s;\n\n", place, storage, text)
	default:
		fmt.Fprintf(&s.body, "/* %s */\n%s;\n__attribute__((constructor(101))) static void %s_begins(void) {\n%s}\n\n", place, text, g.Symbol, value)
	}
}

// around writes a declaration of a function with that result.
func around(result, declarator string) string {
	if strings.HasSuffix(result, "*") {
		return result + declarator
	}
	return result + " " + declarator
}

// prototype gives the type of the result, the parameters, and the statements that return.
func (s *writer) prototype(f *ir.Func) (result string, params []parameter, returns string) {
	t := f.Debug
	if t == nil || t.Type == nil || !s.plain(t.Type, f) {
		for i, p := range f.Params {
			name := fmt.Sprintf("a%d", i+1)
			text := s.machine(p.Typ)
			if p.ByVal != nil {
				text = fmt.Sprintf("struct { char bytes[%d]; }", s.l.Layout.Size(p.ByVal))
			}
			params = append(params, parameter{text: around(text, name), name: name})
		}
		result = s.machine(f.Ret)
		switch _, isPointer := f.Ret.(*ir.PointerType); {
		case result == "void" && t != nil && t.Type != nil && debuginfo.Strip(t.Type.Elem) != nil && len(params) > 0:
			returns = bytes(params[0].name, debuginfo.Strip(t.Type.Elem).Bits/8) // the result lies where the first parameter says
		case result == "void":
		case isPointer:
			returns = object("char", 1, " /* how large is it? */")
		case strings.HasPrefix(result, "struct"):
			name := "struct " + f.Symbol + "_result"
			s.body.WriteString(strings.Replace(result, "struct", name, 1) + ";\n")
			result, returns = name, "  "+name+" result;\n"+bytes("&result", s.l.Layout.Size(f.Ret))+"  return result;\n"
		default:
			returns = "  return " + nondet(result) + ";\n"
		}
		return result, params, returns
	}
	for i, p := range t.Type.Params {
		if p == nil {
			continue // the three dots
		}
		name := fmt.Sprintf("a%d", i+1)
		params = append(params, parameter{text: s.declare(p, name), name: name, typ: p})
	}
	result = strings.TrimSpace(s.declare(t.Type.Elem, ""))
	switch r := debuginfo.Strip(t.Type.Elem); {
	case r == nil:
	case r.Kind == ir.CPointer:
		e, size := debuginfo.Strip(r.Elem), int64(1)
		if e != nil && e.Bits >= 8 {
			size = e.Bits / 8
		}
		switch {
		case isChar(r.Elem):
			returns = "  char *text = malloc(1); /* \"\" */\n  text[0] = 0;\n  return __gsmack_nondet_bool() ? NULL : text;\n"
		case scalar(e) != "":
			returns = object(scalar(e), size, "")
		default:
			returns = fmt.Sprintf("  return __gsmack_nondet_bool() ? NULL : malloc(%d);\n", size)
		}
	default:
		returns = "  return " + nondet(scalar(r)) + ";\n"
	}
	return result, params, returns
}

// object makes an object with any value of a C type, or gives null.
func object(scalar string, size int64, comment string) string {
	return fmt.Sprintf("  %s *object = malloc(%d);%s\n  *object = %s;\n  return __gsmack_nondet_bool() ? NULL : object;\n", scalar, size, comment, nondet(scalar))
}

// bytes fills memory with any values.
func bytes(address string, size int64) string {
	return fmt.Sprintf("  for (unsigned long i = 0; i < %d; i++)\n    ((char *)%s)[i] = __gsmack_nondet_char();\n", size, address)
}

// plain reports whether the C type says how LLVM passes everything: scalars and pointers only.
func (s *writer) plain(t *ir.CType, f *ir.Func) bool {
	simple := func(p *ir.CType) bool {
		p = debuginfo.Strip(p)
		return p != nil && (p.Kind == ir.CPointer || scalar(p) != "")
	}
	params := slices.DeleteFunc(slices.Clone(t.Params), func(p *ir.CType) bool { return p == nil })
	return len(params) == len(f.Params) && !slices.ContainsFunc(params, func(p *ir.CType) bool { return !simple(p) }) &&
		(debuginfo.Strip(t.Elem) == nil || simple(t.Elem))
}

// scalars are the types of C by the name that debug information has, as the functions of gsmack.h name them.
var scalars = map[string]string{
	"_Bool": "bool", "char": "char", "signed char": "schar", "unsigned char": "uchar", "short": "short", "unsigned short": "ushort",
	"int": "int", "unsigned int": "uint", "long": "long", "unsigned long": "ulong", "long long": "longlong",
	"unsigned long long": "ulonglong", "float": "float", "double": "double",
}

// scalar is the C name of an arithmetic type, "" for another one.
func scalar(t *ir.CType) string {
	switch {
	case t == nil:
	case t.Kind == ir.CEnum:
		return "int"
	case t.Kind == ir.CBasic && scalars[t.Name] != "":
		return t.Name
	case t.Kind == ir.CBasic:
		return scalarNames[t.Name]
	}
	return ""
}

// scalarNames are other spellings.
var scalarNames = map[string]string{"long int": "long", "long unsigned int": "unsigned long", "long long int": "long long",
	"long long unsigned int": "unsigned long long", "short int": "short", "short unsigned int": "unsigned short"}

func nondet(scalar string) string { return "__gsmack_nondet_" + scalars[scalar] + "()" }

func isChar(t *ir.CType) bool {
	t = debuginfo.Strip(t)
	return t != nil && t.Kind == ir.CBasic && (t.Name == "char" || t.Name == "signed char" || t.Name == "unsigned char")
}

// declare writes a scalar or a pointer without typedefs; the structures that it names are noted.
func (s *writer) declare(t *ir.CType, name string) string {
	switch r := debuginfo.Strip(t); {
	case r == nil:
		return around("void", name)
	case r.Kind == ir.CPointer:
		return s.pointer(r.Elem, name)
	default:
		return around(scalar(r), name)
	}
}

func (s *writer) pointer(to *ir.CType, name string) string {
	quality := ""
	if debuginfo.IsConst(to) {
		quality = "const "
	}
	switch e := debuginfo.Strip(to); {
	case e == nil:
		return quality + "void *" + name
	case (e.Kind == ir.CStruct || e.Kind == ir.CUnion) && identifier().MatchString(e.Name):
		tag := map[ir.CKind]string{ir.CStruct: "struct ", ir.CUnion: "union "}[e.Kind] + e.Name
		s.tags[tag] = true
		return quality + tag + " *" + name
	case e.Kind == ir.CPointer && strings.Count(name, "*") < 10: // damaged IR may have one that points to itself
		return s.pointer(e.Elem, quality+"*"+name)
	case scalar(e) != "":
		return quality + scalar(e) + " *" + name
	}
	return quality + "void *" + name // a function, an array
}

// fills writes what the stub does to the memory that it is given.
func (s *writer) fills(params []parameter) {
	for i, p := range params {
		t := debuginfo.Strip(p.typ)
		if t == nil || t.Kind != ir.CPointer || debuginfo.IsConst(t.Elem) {
			continue
		}
		e := debuginfo.Strip(t.Elem)
		size := ""
		if i+1 < len(params) {
			if n := debuginfo.Strip(params[i+1].typ); n != nil && n.Kind == ir.CBasic && scalar(n) != "" && !strings.Contains(n.Name, "float") && !strings.Contains(n.Name, "double") && n.Bits >= 32 {
				size = params[i+1].name
			}
		}
		void := e == nil
		switch {
		case (void || isChar(e)) && size != "":
			fmt.Fprintf(&s.body, "  for (unsigned long i = 0; %s && i < (unsigned long)%s; i++)\n    ((char *)%s)[i] = __gsmack_nondet_char();\n", p.name, size, p.name)
		case !void && scalar(e) != "" && size != "":
			fmt.Fprintf(&s.body, "  for (unsigned long i = 0; %s && i < (unsigned long)%s; i++)\n    %s[i] = %s;\n", p.name, size, p.name, nondet(scalar(e)))
		case isChar(e):
			fmt.Fprintf(&s.body, "  /* *%s stays as it is: how long is it? */\n", p.name)
		case !void && scalar(e) != "":
			fmt.Fprintf(&s.body, "  if (%s)\n    *%s = %s;\n", p.name, p.name, nondet(scalar(e)))
		default:
			fmt.Fprintf(&s.body, "  /* *%s stays as it is. */\n", p.name)
		}
	}
}

// machine is a C type that is passed as LLVM passes t.
func (s *writer) machine(t ir.Type) string {
	switch t := t.(type) {
	case *ir.IntType:
		switch {
		case t.Bits == 1:
			return "_Bool"
		case t.Bits <= 8:
			return "char"
		case t.Bits <= 16:
			return "short"
		case t.Bits <= 32:
			return "int"
		case t.Bits == 64 && s.l.Layout.PtrBits() == 64:
			return "long"
		}
		return "long long"
	case *ir.PointerType:
		return "void *"
	case *ir.StructType:
		var b strings.Builder
		b.WriteString("struct {")
		for i, m := range t.Fields {
			fmt.Fprintf(&b, " %s;", around(s.machine(m), fmt.Sprintf("m%d", i)))
		}
		return b.String() + " }"
	case *ir.FloatType:
		switch s.l.Layout.Size(t) {
		case 4:
			return "float"
		case 8:
			return "double"
		}
		return "long double"
	case *ir.VoidType:
		return "void"
	}
	return fmt.Sprintf("struct { char bytes[%d]; }", s.l.Layout.Size(t))
}

// firstCall is where a function is called first, "" if it never is by its name.
func (s *writer) firstCall(f *ir.Func) string {
	for _, g := range s.l.Funcs {
		for call := range g.Calls() {
			if ir.CalledFunc(call.Callee) == f {
				return s.l.Position(call).String()
			}
		}
	}
	return ""
}
