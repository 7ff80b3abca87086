package memory

import (
	"fmt"
	"sort"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gsmack/gsmack/llvm2ivl/irtest"
)

// describe lists the regions of a program: name, kind, type, and what else is special.
func describe(m *Memory) []string {
	var out []string
	for _, r := range m.Regions {
		s := fmt.Sprintf("%s %s %s", r.Name, [...]string{"scalar", "words", "bytes"}[r.Kind], r.Type)
		if r.Local != nil {
			s += " in " + r.Local.Name()
		}
		if r.ReadOnly {
			s += " readonly"
		}
		if r.ThreadLocal {
			s += " thread"
		}
		if len(r.Objects) > 1 {
			var names []string
			for _, o := range r.Objects {
				names = append(names, o.Name)
			}
			s += " {" + strings.Join(names, " ") + "}"
		}
		out = append(out, s)
	}
	sort.Strings(out)
	return out
}

func analyzeC(t testing.TB, text string, flags ...string) *Memory {
	t.Helper()
	return Analyze(irtest.Link(t, irtest.Compile(t, text, flags...)), false)
}

func TestRegions(t *testing.T) {
	const header = `
#define NULL ((void *)0)
void *__gsmack_alloc(unsigned long); unsigned long __gsmack_spawn(void (*)(), ...); int __gsmack_nondet_int(void);
static void *malloc(unsigned long n) { return __gsmack_alloc(n); }
void *memcpy(void *, const void *, unsigned long);
`
	for _, c := range []struct{ name, text, want string }{
		{"scalars", `int x; long y; char *p; double d;
			void f(void) { x++; } int main(void) { x = 1; y = x; p = 0; d = 1.5; f(); return y; }`, `
			d scalar double
			p scalar ptr
			x scalar i32
			y scalar i64
			retval scalar i32 in main`},
		{"struct fields are apart", `struct { int a; struct { char c; long l; } b; } s;
			int main(void) { s.a = 1; s.b.c = 2; s.b.l = s.a; return 0; }`, `
			retval scalar i32 in main
			s.a scalar i32
			s.b.c scalar i8
			s.b.l scalar i64`},
		{"constant and variable indices", `int a[3], b[3], m[2][3]; struct { int n; int v[4]; int z; } s;
			int main(int argc, char **argv) { a[0] = 1; a[2] = 2; b[argc] = 1; m[argc][1] = 1; s.n = 1; s.z = 2; s.v[argc] = 3; return b[0]; }`, `
			a.0 scalar i32
			a.2 scalar i32
			argc scalar i32 in main
			argv scalar ptr in main
			b words i32
			m words i32
			retval scalar i32 in main
			s.n scalar i32
			s.v words i32
			s.z scalar i32`},
		{"arrays of structs keep fields apart", `struct p { int x; struct p *next; } a[4];
			int main(int argc, char **argv) { struct p *q = &a[argc]; q->x = 1; a[argc].next = q; q++; return q->next->x; }`, `
			argc scalar i32 in main
			argv scalar ptr in main
			a.next words ptr
			a.x words i32
			q scalar ptr in main
			retval scalar i32 in main`},
		{"pointers to one object", `int x; int main(void) { int *p = &x; *p = 1; return *p; }`, `
			p scalar ptr in main
			retval scalar i32 in main
			x scalar i32`},
		{"pointers to several", `int x, y, z; int main(int argc, char **argv) { int *p = argc ? &x : &y; *p = 1; return z; }`, `
			argc scalar i32 in main
			argv scalar ptr in main
			p scalar ptr in main
			retval scalar i32 in main
			x.etc words i32 {x y}
			z scalar i32 readonly`},
		{"heap by call site", `struct node { int v; struct node *next; } *head; int *other;
			struct node *make(int v) { struct node *n = malloc(sizeof *n); n->v = v; n->next = head; return n; }
			int main(void) { for (int i = 0; i < 3; i++) head = make(i); other = malloc(4); *other = 5; return head->next->v; }`, `
			head scalar ptr
			i scalar i32 in main
			n scalar ptr in make
			n scalar i64 in malloc
			n scalar i64 in malloc
			malloc.2.gsmack_alloc scalar i32
			node.next words ptr
			node.v words i32
			other scalar ptr
			retval scalar i32 in main
			v scalar i32 in make`},
		{"mixed widths are bytes", `union { int i; char c[4]; } u; int main(void) { u.i = 1; return u.c[2]; }`, `
			retval scalar i32 in main
			u bytes i8`},
		{"walking the bytes", `struct { int a; int b; } s; int t; int main(int n, char **v) { char *p = (char *)&s; s.a = 1; s.b = 2; t = 1; return p[n]; }`, `
			n scalar i32 in main
			p scalar ptr in main
			retval scalar i32 in main
			s bytes i8
			t scalar i32
			v scalar ptr in main`},
		{"an escaping local of main is a global", `int *g; int main(void) { int x = 1, y = 2; g = &x; *g = y; return x; }`, `
			g scalar ptr
			main.x scalar i32
			retval scalar i32 in main
			y scalar i32 in main`},
		{"an escaping local of a thread is memory", `void inc(int *p) { ++*p; } void th(void) { int x = 1, y; inc(&x); y = x; }
			int main(void) { __gsmack_spawn(th); __gsmack_spawn(th); return 0; }`, `
			p scalar ptr in inc
			retval scalar i32 in main
			th.x words i32
			y scalar i32 in th`},
		{"local arrays and structs", `int f(int n) { int a[4]; struct { int x, y; } s, t; a[n] = 1; s.x = a[1]; s.y = 2; t = s; return t.x + t.y; }
			int main(void) { return f(1); }`, `
			a words i32 in f
			n scalar i32 in f
			retval scalar i32 in main
			s.x scalar i32 in f
			s.y scalar i32 in f
			t.x scalar i32 in f
			t.y scalar i32 in f`},
		{"global struct copy", `struct p { int x; char *s; } a, b; int main(void) { a.x = 1; a.s = 0; b = a; return b.x + (b.s == 0); }`, `
			a.s scalar ptr
			a.x scalar i32
			b.s scalar ptr
			b.x scalar i32
			retval scalar i32 in main`},
		{"thread local", `_Thread_local int t; int main(void) { t = 1; return t; }`, `
			retval scalar i32 in main
			t scalar i32 thread`},
		{"through integers", `int x, y; long l; int main(void) { l = (long)&x; *(int *)l = 1; *(int *)(((long)&y | 1) & ~1L) = 2; return 0; }`, `
			l scalar i64
			retval scalar i32 in main
			x scalar i32
			y scalar i32`},
		{"from a link back to a structure that begins with an array", `struct link { struct link *next; }; struct item { char name[8]; int value; struct link link; } *a; struct { struct link *first; long distance; } list;
			int main(int argc, char **argv) { a = malloc(sizeof *a); a->name[argc] = 1; a->value = 2; list.distance = (char *)&a->link - (char *)a; list.first = &a->link;
				struct item *i = (struct item *)((char *)list.first - list.distance); i->link.next = 0; return i->value; }`, `
			a scalar ptr
			argc scalar i32 in main
			argv scalar ptr in main
			i scalar ptr in main
			item.value scalar i32
			link.next scalar ptr
			list.distance scalar i64
			list.first scalar ptr
			malloc.gsmack_alloc.0 words i8
			n scalar i64 in malloc
			retval scalar i32 in main`},
		{"pointer loop", `int a[100], b; int main(void) { for (int *p = a; p < a + 100; p++) *p = b; return 0; }`, `
			a words i32
			b scalar i32 readonly
			p scalar ptr in main
			retval scalar i32 in main`},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := describe(analyzeC(t, header+c.text, "-Wno-everything"))
			var want []string
			for _, line := range strings.Split(strings.TrimSpace(c.want), "\n") {
				want = append(want, strings.TrimSpace(line))
			}
			sort.Strings(want)
			if d := cmp.Diff(want, got); d != "" {
				t.Error(d)
			}
		})
	}
}
