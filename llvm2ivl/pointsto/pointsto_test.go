package pointsto

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/irtest"
)

func analyzeC(t testing.TB, text string, flags ...string) *Analysis {
	t.Helper()
	return Analyze(irtest.Link(t, irtest.Compile(t, text, flags...)), false)
}

// mentions reports whether v is the address of a symbol, or computed from it.
func mentions(v ir.Value, symbol string) (found bool) {
	if c, ok := v.(ir.Constant); ok {
		ir.Symbols(c, func(s ir.Constant) { found = found || s.(ir.Named).Name() == symbol })
	}
	return found
}

func objectNames(os []*Object) string {
	var out []string
	for _, o := range os {
		out = append(out, o.Name)
	}
	return strings.Join(out, " ")
}

func funcNames(fs []*ir.Func) string {
	var out []string
	for _, f := range fs {
		out = append(out, f.Name())
	}
	return strings.Join(out, " ")
}

func TestCallees(t *testing.T) {
	m := analyzeC(t, `
int one(int x) { return x; } int two(int x) { return x + 1; } int three(int x) { return x; } double four(double d) { return d; }
struct ops { int (*get)(int); int (*put)(int); } o = {one, two}, *p = &o;
int (*any[2])(int) = {two, (int (*)(int))four}; int (*none)(int);
int by_get(void) { return p->get(1); }
int by_put(void) { return p->put(1); }
int by_table(int i) { return any[i](1); }
int by_none(void) { return none(1); }
int through(int (*f)(int)) { return f(3); }
int through_int(long f) { return ((int (*)(int))f)(3); }
int main(int argc, char **argv) { return by_get() + by_put() + by_table(argc) + by_none() + through(argc > 1 ? three : one) + through_int((long)two); }`)
	for fn, want := range map[string]string{
		"by_get": "one", "by_put": "two", "by_table": "two", "by_none": "", "through": "one three", "through_int": "two", "main": "by_get",
	} {
		part := "%"
		if fn == "main" {
			part = "by_get"
		}
		cs := irtest.Calls(m.Linked, fn, part)
		if len(cs) != 1 {
			t.Fatalf("%d calls in %s", len(cs), fn)
		}
		if got := funcNames(m.Callees(cs[0])); got != want {
			t.Errorf("%s calls %q, want %q", fn, got, want)
		}
	}
}

// Wrappers around malloc, copied for each call, make objects of their own; what is passed through
// threads, ghost state and memcpy is found again.
func TestFlows(t *testing.T) {
	m := analyzeC(t, `
typedef unsigned long word;
void *__gsmack_alloc(word); word __gsmack_spawn(void (*)(), ...); long __gsmack_ghost_get_id(const char *, word); void __gsmack_ghost_set_id(const char *, word, long);
void *memcpy(void *, const void *, word);
void *malloc(word n) { void *p = __gsmack_alloc(n); return p; }
void *xmalloc(word n) { void *p = malloc(n); if (!p) for (;;); return p; }
int a, b, c; int *at, *ag; struct box { int *p; char pad[20]; } from, to;
void thread(void *(*f)(void *), void *arg) { __gsmack_ghost_set_id("result", 1, (long)f(arg)); }
void *start(void *arg) { at = arg; return &b; }
char *x, *y, *z;
int sum(int n, ...) { __builtin_va_list ap; __builtin_va_start(ap, n); int *p = __builtin_va_arg(ap, int *); __builtin_va_end(ap); return *p; }
int main(void) {
  __gsmack_spawn((void (*)())thread, start, &a);
  ag = (int *)__gsmack_ghost_get_id("result", 1);
  x = malloc(1); y = xmalloc(2); z = xmalloc(3); *x = 1; *y = 2; *z = 3;
  from.p = &c; memcpy(&to, &from, sizeof to);
  return *at + *ag + *to.p + sum(1, &c);
}`, "-Wno-everything")
	want := map[string]string{"at": "a", "ag": "b", "to": "c", "x": "malloc.2.gsmack_alloc", "y": "malloc.gsmack_alloc", "z": "malloc.3.gsmack_alloc"}
	for _, f := range m.Linked.Funcs {
		for inst := range f.Instructions() {
			load, ok := inst.(*ir.Load)
			if !ok || f.Name() != "main" {
				continue
			}
			for name, objs := range want {
				if mentions(load.Ptr, name) {
					if got := objectNames(m.Pointees(load)); got != objs {
						t.Errorf("%s points to %q, want %q", name, got, objs)
					}
				}
			}
		}
	}
	va := irtest.Calls(m.Linked, "main", "@sum")
	sum := m.Callees(va[0])[0]
	if uses, ok := m.VarArgUses(sum, va[0], 0); !ok || len(uses) != 1 || uses[0].Off != 0 {
		t.Error("the variable argument has no place")
	}
}

// Under any budget the analysis ends, and finds at least what it finds with a large one.
func TestCoarse(t *testing.T) {
	text := `
void *__gsmack_alloc(unsigned long); struct n { int v; struct n *next; } *list, a[3]; int x, y, *p[4];
void push(int v) { struct n *e = __gsmack_alloc(sizeof *e); e->v = v; e->next = list; list = e; }
int *pick(int i) { return i ? &x : p[i]; }
int main(int argc, char **argv) {
  for (int i = 0; i < argc; i++) push(i);
  p[argc] = &y; a[argc].next = list; a[1].next->next = &a[2];
  for (struct n *e = a[0].next; e; e = e->next) e->v += *pick(e->v);
  return 0;
}`
	l := irtest.Link(t, irtest.Compile(t, text))
	fine := Analyze(l, false)
	budget, many := solveBudget, manyPlaces
	defer func() { solveBudget, manyPlaces = budget, many }()
	for _, c := range [][2]int{{0, 1}, {0, 1000}, {10, 2}, {40, 3}} {
		solveBudget, manyPlaces = c[0], c[1]
		coarse := Analyze(l, false)
		for _, f := range fine.Linked.Funcs {
			for inst := range f.Instructions() {
				got := " " + objectNames(coarse.Pointees(inst)) + " "
				for _, o := range fine.Pointees(inst) {
					if !strings.Contains(got, " "+o.Name+" ") {
						t.Errorf("budget %v: %s does not point to %s", c, inst.Name(), o.Name)
					}
				}
			}
		}
	}
}

// A long chain of functions that hand pointers around must not take quadratic time.
func BenchmarkAnalyze(b *testing.B) {
	var src strings.Builder
	src.WriteString("struct n { struct n *next; int v; } cells[64], *head;\n")
	for i := range 400 {
		fmt.Fprintf(&src, "struct n *f%d(struct n *p) { struct n *q = p->next; q->next = p; head = q; p->v = %d; return %s; }\n", i, i,
			map[bool]string{true: "q", false: fmt.Sprintf("f%d(q)", max(i-1, 0))}[i == 0])
	}
	src.WriteString("int main(int argc, char **argv) { cells[argc].next = &cells[argc + 1]; return f399(&cells[argc])->v; }\n")
	text := src.String()
	for range b.N {
		b.StopTimer()
		m := irtest.Compile(b, text)
		b.StartTimer()
		Analyze(irtest.Link(b, m), false)
	}
}
