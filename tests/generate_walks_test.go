package tests

import (
	"fmt"
	"math/rand"
	"strings"
)

// walkGenerator writes C programs with objects of random structures, which are accessed by member and by pointers
// that walk over them at all widths. It knows where every byte lies, so that all accesses are within their object,
// and which bytes two threads access. What C leaves undefined is only that a pointer goes on from one member into the
// next.
type walkGenerator struct {
	*rand.Rand
	out     strings.Builder
	records []*walkRecord
	objects []walkObject
	touched map[int]int // byte of the first object -> 1 if this thread reads it, 2 if it writes it
}

// walkRecord is a structure or union.
type walkRecord struct {
	name          string
	union, packed bool
	fields        []walkField
	size, align   int
}

// walkField is a member: an integer of so many bytes, a record, or an array of them.
type walkField struct {
	name  string
	off   int
	width int // of an integer, 0 for a record
	rec   *walkRecord
	count int    // 0 for no array
	bits  string // of a bit-field, its C type and width
}

// walkObject is an object, or two in an array.
type walkObject struct {
	expr  string // of the first
	at    string // its address
	rec   *walkRecord
	count int
	extra int // bytes behind, of the heap
}

func (o walkObject) size() int { return o.rec.size*max(o.count, 1) + o.extra }

const walksFrame = `#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned char t1;
typedef unsigned short t2;
typedef unsigned t4;
typedef unsigned long long t8;
typedef t1 __attribute__((may_alias, aligned(1))) u1;
typedef t2 __attribute__((may_alias, aligned(1))) u2;
typedef t4 __attribute__((may_alias, aligned(1))) u4;
typedef t8 __attribute__((may_alias, aligned(1))) u8;

static volatile int none;
static int in(int x) { return x + none; }
static void fill(void *to, int byte, int n) {
  t1 *p = to;
  for (int i = 0; i < n; i++)
    p[i] = byte + i;
}
static void copy(void *to, const void *from, int n) {
  t1 *p = to;
  const t1 *q = from;
  while (n-- > 0)
    *p++ = *q++;
}
static t4 sum(const void *of, int n) {
  t4 s = 0;
  for (const t1 *p = of, *end = p + n; p != end; p++)
    s = s * 31 + *p;
  return s;
}

`

// record makes a structure of at most limit bytes.
func (g *walkGenerator) record(depth, limit int) *walkRecord {
	r := &walkRecord{name: fmt.Sprintf("s%d", len(g.records)), align: 1, packed: g.Intn(5) == 0, union: depth > 0 && g.Intn(4) == 0}
	n := 2 + g.Intn(3)
	for i := range n {
		f := walkField{name: fmt.Sprintf("f%d", i), width: 1 << g.Intn(4)}
		align := f.width
		size := f.width
		kind := g.Intn(8)
		if i == 0 && g.Intn(2) == 0 {
			kind = 0
		}
		switch {
		case kind < 3:
			f.count = 2 + g.Intn(3)
		case kind == 3 && depth < 2:
			f.rec = g.record(depth+1, limit/2)
			f.width, size, align = 0, f.rec.size, f.rec.align
			if g.Intn(2) == 0 {
				f.count = 2
			}
		case kind == 4 && !r.union && (r.packed || r.size%4 == 0) && (i == 0 || r.fields[i-1].bits == ""):
			// The bits of a run fill its 32; runs that touch would be one place for C.
			f.width, size, align, f.bits = 4, 4, 4, fmt.Sprint(1+g.Intn(30))
		}
		if f.count > 0 {
			size *= f.count
		}
		if r.packed {
			align = 1
		}
		if !r.union {
			f.off = (r.size + align - 1) / align * align
		}
		if i > 1 && f.off+size > limit {
			break
		}
		r.size, r.align = max(r.size, f.off+size), max(r.align, align)
		r.fields = append(r.fields, f)
	}
	r.size = (r.size + r.align - 1) / r.align * r.align
	g.records = append(g.records, r)
	r.name = fmt.Sprintf("s%d", len(g.records))
	return r
}

func (r *walkRecord) declare(out *strings.Builder) {
	kind := "struct"
	if r.union {
		kind = "union"
	}
	fmt.Fprintf(out, "typedef %s {\n", kind)
	for _, f := range r.fields {
		switch {
		case f.bits != "":
			var n int
			fmt.Sscan(f.bits, &n)
			fmt.Fprintf(out, "  unsigned %s : %d, %s_ : %d;\n", f.name, n, f.name, 32-n)
			continue
		case f.rec != nil:
			fmt.Fprintf(out, "  %s %s", f.rec.name, f.name)
		default:
			fmt.Fprintf(out, "  t%d %s", f.width, f.name)
		}
		if f.count > 0 {
			fmt.Fprintf(out, "[%d]", f.count)
		}
		out.WriteString(";\n")
	}
	attr := ""
	if r.packed {
		attr = "__attribute__((packed)) "
	}
	fmt.Fprintf(out, "} %s%s;\n_Static_assert(sizeof(%s) == %d, \"\");\n\n", attr, r.name, r.name, r.size)
}

// member is an integer in an object.
type member struct {
	text       string // C
	off, width int
	array      int // bytes of the array whose element it is, 0 for none
	first      int // where that begins
	element    bool
	bits       bool
}

// number is n, or a variable that holds it.
func (g *walkGenerator) number(n int) string {
	if g.Intn(2) == 0 {
		return fmt.Sprint(n)
	}
	return fmt.Sprintf("in(%d)", n)
}

// member chooses an integer in r, which text names and which lies at off.
func (g *walkGenerator) member(text string, off int, r *walkRecord) member {
	f := r.fields[g.Intn(len(r.fields))]
	text, off = text+"."+f.name, off+f.off
	first, size, element := off, f.width, false
	if f.rec != nil {
		size = f.rec.size
	}
	if f.count > 0 {
		i := g.Intn(f.count)
		text, off, element = fmt.Sprintf("%s[%s]", text, g.number(i)), off+i*size, true
	}
	if f.rec != nil {
		return g.member(text, off, f.rec)
	}
	return member{text, off, f.width, max(f.count, 1) * size, first, element, f.bits != ""}
}

// in chooses an integer in o.
func (g *walkGenerator) in(o walkObject) member {
	i := g.Intn(max(o.count, 1))
	if o.count > 0 {
		return g.member(fmt.Sprintf("(%s)[%s]", o.at, g.number(i)), i*o.rec.size, o.rec)
	}
	return g.member(o.expr, 0, o.rec)
}

// note remembers an access of bytes of the first object.
func (g *walkGenerator) note(o walkObject, off, n, how int) {
	if g.touched == nil || o.at != g.objects[0].at {
		return
	}
	for i := off; i < off+n; i++ {
		g.touched[i] = max(g.touched[i], how)
	}
}

// walk is a run of n integers of a width somewhere in o: the address of the first in C, and where it is. Its base is the
// object or a member. free says that the pointer may be indexed by a variable there, and bytes that one to bytes may.
func (g *walkGenerator) walk(o walkObject) (at string, off, width, n int, free, bytes bool) {
	width = 1 << g.Intn(4)
	if width > o.size() {
		width = 1
	}
	off = g.Intn(o.size() - width + 1)
	most := min((o.size()-off)/width, 6)
	n = 1 + g.Intn(most)
	free, bytes = true, true
	base, from := o.at, 0
	if m := g.in(o); g.Intn(2) == 0 && !m.bits {
		base, from = "&"+m.text, m.off
		if m.element {
			// C promises that a pointer to an element is moved in steps of elements only within the array.
			inside := off >= m.first && off+n*width <= m.first+m.array
			free, bytes = m.width != width || inside, m.width != 1 || inside
		}
	}
	switch d := off - from; {
	case d == 0:
		return fmt.Sprintf("(u%d *)(%s)", width, base), off, width, n, free, bytes
	case g.Intn(2) == 0 && free && d%width == 0:
		return fmt.Sprintf("((u%d *)(%s) + %d)", width, base, d/width), off, width, n, free, bytes
	default:
		return fmt.Sprintf("(u%d *)((char *)(%s) + %d)", width, base, d), off, width, n, free, bytes
	}
}

func (g *walkGenerator) value() string {
	if g.Intn(3) == 0 {
		return fmt.Sprintf("r + %d", g.Intn(9))
	}
	return fmt.Sprint(1 + g.Intn(250))
}

// statement accesses an object. What it reads goes to r.
func (g *walkGenerator) statement() {
	o := g.objects[g.Intn(len(g.objects))]
	if g.touched != nil && g.Intn(4) > 0 {
		o = g.objects[0]
	}
	m := g.in(o)
	at, off, width, n, free, bytes := g.walk(o)
	cast := fmt.Sprintf("u%d", width)
	kind := g.Intn(12)
	if g.touched != nil && kind == 9 {
		kind = 8 // how far memcmp reads depends on what it finds
	}
	line := func(format string, args ...any) { fmt.Fprintf(&g.out, "  "+format+"\n", args...) }
	switch kind {
	case 0, 1:
		g.note(o, m.off, m.width, 2)
		line("%s = %s;", m.text, g.value())
	case 2:
		g.note(o, m.off, m.width, 1)
		line("r = r * 31 + (t4)%s;", m.text)
	case 3:
		if !free {
			n = 1
		}
		g.note(o, off, n*width, 2)
		line("for (int i = 0; i < %d; i++)\n    (%s)[i] = %s + i;", n, at, g.value())
	case 4:
		g.note(o, off, n*width, 2)
		line("{\n    %s *p = %s;\n    for (int i = %s; i > 0; i--)\n      *p++ = %s + i;\n  }", cast, at, g.number(n), g.value())
	case 5:
		g.note(o, off, n*width, 1)
		line("{\n    %s *p = %s;\n    for (int i = %s; i > 0; i--)\n      r = r * 31 + (t4)*--p;\n  }", cast,
			fmt.Sprintf("(%s *)((char *)(%s) + %d)", cast, at, n*width), g.number(n))
	case 6:
		g.note(o, off, width, 2)
		line("*%s = %s;", at, g.value())
	case 7:
		g.note(o, off, width, 1)
		line("r = r * 31 + (t4)*%s;", at)
	case 8:
		g.note(o, off, n*width, 2)
		line("memset(%s, %d, %s);", at, g.Intn(256), g.number(n*width))
	default:
		p := g.objects[g.Intn(len(g.objects))]
		to, off2, width2, n2, _, bytes2 := g.walk(p)
		size := min(n*width, n2*width2)
		switch {
		case kind == 9:
			line("r = r * 31 + (memcmp(%s, %s, %s) > 0);", at, to, g.number(size))
		case kind == 10 && bytes && bytes2:
			g.note(o, off, size, 1)
			g.note(p, off2, size, 2)
			line("{\n    t1 b[64];\n    copy(b, %s, %s);\n    copy(%s, b, %s);\n  }", at, g.number(size), to, g.number(size))
		case kind == 10:
			g.note(p, off2, 1, 2)
			line("fill(%s, %d, %s);", to, g.Intn(256), g.number(1))
		default:
			g.note(o, off, size, 1)
			g.note(p, off2, size, 2)
			line("memmove(%s, %s, %s);", to, at, g.number(size))
		}
	}
}

// declare writes types and objects.
func (g *walkGenerator) declare(objects int) {
	g.out.WriteString(walksFrame)
	for range objects {
		g.record(0, 24)
	}
	for i := range objects {
		r := g.records[g.Intn(len(g.records))]
		if i == 0 || r.union {
			r = g.records[len(g.records)-1]
		}
		name := fmt.Sprintf("o%d", i)
		o := walkObject{expr: name, at: "&" + name, rec: r}
		switch g.Intn(3) {
		case 0:
			o.count, o.expr, o.at = 2, name+"[0]", name
		case 1:
			o.expr, o.at, o.extra = "(*"+name+")", name, 4*g.Intn(2)
		}
		g.objects = append(g.objects, o)
	}
	for _, r := range g.records {
		r.declare(&g.out)
	}
	for i, o := range g.objects {
		switch {
		case o.count > 0:
			fmt.Fprintf(&g.out, "static %s o%d[2];\n", o.rec.name, i)
		case o.expr[0] == '(':
			fmt.Fprintf(&g.out, "static %s *o%d;\n", o.rec.name, i)
		default:
			fmt.Fprintf(&g.out, "static %s o%d;\n", o.rec.name, i)
		}
	}
	g.out.WriteString("static t4 r;\n")
}

// start fills the objects with values.
func (g *walkGenerator) start() {
	for i, o := range g.objects {
		if o.expr[0] == '(' {
			fmt.Fprintf(&g.out, "  o%d = malloc(%d);\n  if (!o%d)\n    return 0;\n", i, o.size(), i)
		}
		fmt.Fprintf(&g.out, "  memset(%s, %d, %d);\n", o.at, g.Intn(3), o.size())
	}
}

// generateWalks writes a sequential program.
func generateWalks(seed int64) string {
	g := &walkGenerator{Rand: rand.New(rand.NewSource(seed))}
	g.declare(1 + g.Intn(2))
	functions := g.Intn(3)
	for i := range functions {
		fmt.Fprintf(&g.out, "\n__attribute__((noinline)) static void part%d(void) {\n", i)
		for range 1 + g.Intn(3) {
			g.statement()
		}
		g.out.WriteString("}\n")
	}
	g.out.WriteString("\nint main(void) {\n")
	g.start()
	for i := range functions {
		g.statement()
		fmt.Fprintf(&g.out, "  part%d();\n", i)
	}
	for range 1 + g.Intn(4) {
		g.statement()
	}
	for _, o := range g.objects {
		if g.Intn(4) > 0 {
			fmt.Fprintf(&g.out, "  r = r * 31 + sum(%s, %d);\n", o.at, o.size())
		} else {
			for range 3 {
				fmt.Fprintf(&g.out, "  r = r * 31 + (t4)%s;\n", g.in(o).text)
			}
		}
	}
	g.out.WriteString("  CHECK((t8)r);\n  return 0;\n}\n")
	return g.out.String()
}

// generateWalkRace writes a program with two threads, and says whether they access a byte at the same time, which one
// of them writes.
func generateWalkRace(seed int64) (text string, race bool) {
	g := &walkGenerator{Rand: rand.New(rand.NewSource(seed))}
	g.declare(1)
	var touched []map[int]int
	for i := range 2 {
		g.touched = map[int]int{}
		fmt.Fprintf(&g.out, "\nstatic void *worker%d(void *arg) {\n  t4 r = 0;\n", i)
		for range 1 + g.Intn(2) {
			g.statement()
		}
		g.out.WriteString("  return arg;\n}\n")
		touched = append(touched, g.touched)
	}
	g.out.WriteString("\nint main(void) {\n  pthread_t a, b;\n")
	g.start()
	g.out.WriteString(`  pthread_create(&a, 0, worker0, 0);
  pthread_create(&b, 0, worker1, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
`)
	for b, how := range touched[0] {
		race = race || how+touched[1][b] > 2 && touched[1][b] > 0
	}
	return g.out.String(), race
}
