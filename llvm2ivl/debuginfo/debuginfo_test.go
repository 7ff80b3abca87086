package debuginfo_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/llvm2ivl/debuginfo"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/irtest"
)

func TestCTypes(t *testing.T) {
	l := irtest.Link(t, irtest.Compile(t, `
typedef unsigned long word; enum color { RED } e; struct node { int v; struct node *next; } n; union u { int i; } un;
unsigned int a; char *b; const char *c; char *const d = 0; int f[3]; int g[2][4]; struct node *h; void *(*i)(void *); void (*j[2])(int, ...);
word k; volatile _Atomic int l; int (*m)[3]; struct { int x; } o; _Bool p; long double q; void (*r)(void);
int main(void) { e = 0; n.v = 0; un.i = 0; a = 0; b = 0; c = 0; f[0] = 0; g[0][0] = 0; h = 0; i = 0; j[0] = 0; k = 0; l = 0; m = 0; o.x = 0; p = 0; q = 0; r = 0; return d == 0; }`))
	want := map[string]string{
		"e": "enum color", "n": "struct node", "un": "union u", "a": "unsigned int", "b": "char *", "c": "const char *",
		"d": "char *const", "f": "int[3]", "g": "int[2][4]", "h": "struct node *", "i": "void *(*)(void *)",
		"j": "void (*[2])(int, ...)", "k": "word", "l": "volatile _Atomic int", "m": "int (*)[3]", "o": "struct {...}", "p": "_Bool",
		"q": "long double", "r": "void (*)(void)",
	}
	for _, g := range l.Globals {
		if v := l.Debug.Variable(g); v == nil || v.Name != g.Name() || v.Type != want[g.Name()] {
			t.Errorf("%s: got %+v, want %s", g.Name(), v, want[g.Name()])
		}
	}
}

// TestCyclicType writes a type that contains itself many times, as damaged IR has it.
func TestCyclicType(t *testing.T) {
	f := &ir.CType{Kind: ir.CFunc}
	for range 9 {
		f.Params = append(f.Params, &ir.CType{Kind: ir.CPointer, Elem: f})
	}
	if s := debuginfo.Text(f); len(s) > 1<<20 {
		t.Errorf("%d bytes", len(s))
	}
}

func TestPositionsAndNames(t *testing.T) {
	mod := irtest.Compile(t, `struct in { short a, b; }; struct s { int n; struct in in[3]; union { int i; float f; } u; unsigned x : 3, y : 4; } g;
int add(int left,
        int right) {
  int sum = left + right;
  return sum;
}
int main(void) { g.n = 1; g.in[1].b = 2; g.u.f = 1; g.x = 1; return add(1, 2); }`)
	l := irtest.Link(t, mod)
	add := l.Funcs[0]
	if p := l.Debug.FuncPosition(add); filepath.Base(p.File) != "prog.c" || p.Line != 2 || l.FuncCName(add) != "add" {
		t.Errorf("add is at %v, called %s", p, l.FuncCName(add))
	}
	var got []string
	for _, inst := range add.Blocks[0].Insts {
		if a, ok := inst.(*ir.Alloca); ok {
			if v := l.Debug.Variable(a); v != nil {
				got = append(got, fmt.Sprintf("%s %s %d %d", v.Type, v.Name, v.Arg, v.Pos.Line))
			}
		}
		if add, ok := inst.(*ir.Binary); ok {
			got = append(got, fmt.Sprintf("%d:%d", l.Position(add).Line, l.Position(add).Col))
		}
	}
	if s := strings.Join(got, ", "); s != "int left 1 2, int right 2 3, int sum 0 4, 4:18" {
		t.Errorf("got %s", s)
	}
	g := irtest.Global(mod, "g")
	for _, c := range []struct {
		off, size  int64
		name, ctyp string
	}{{0, 4, "g.n", "int"}, {10, 2, "g.in[1].b", "short"}, {16, 4, "g.u.i", "int"}, {20, 1, "g.{x,y}", "struct s"}} {
		if n, ty := l.Debug.MemberName(g, c.off, c.size); n != c.name || ty != c.ctyp {
			t.Errorf("%d bytes at %d are %s (%s), want %s (%s)", c.size, c.off, n, ty, c.name, c.ctyp)
		}
	}
	if p := (l.Position(&ir.Binary{})); p.IsValid() {
		t.Errorf("an instruction without a place is at %v", p)
	}
}
