package memory

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/llvm2ivl/irtest"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

func TestTransfers(t *testing.T) {
	m := analyzeC(t, `
typedef unsigned long word; void *memcpy(void *, const void *, word); void *memset(void *, int, word);
struct s { int a; long b; char unused[8]; } s1, s2, s3, arr[4]; int n[8], k[8]; char bytes[8]; union { int i; char c[4]; } u, v;
int copy(void) { s2 = s1; return s2.a + (int)s2.b + s1.a; }
int clear(void) { memset(&s3, 0, sizeof s3); return (int)s3.b; }
int element(int i) { arr[i] = s3; return arr[i].a; }
int some(word len) { memcpy(n, k, len); return n[len]; }
int mixed(int i) { u.i = 1; v = u; return v.c[i]; }
int main(int argc, char **argv) { return copy() + clear() + element(argc) + some(argc) + mixed(argc); }`)
	for fn, want := range map[string]string{
		"copy":    "24: 0+0*32 s2.a<s1.a, 8+0*64 s2.b<s1.b",
		"clear":   "24: 0+0*32 s3.a, 8+0*64 s3.b",
		"element": "24: 0+0*32 arr.a<s3.a",
		"some":    "-1: 0+0*32 n<k.0, 4+0*32 n<k.1, 8+0*32 n<k.2, 12+0*32 n<k.3, 16+0*32 n<k.4, 20+0*32 n<k.5, 24+0*32 n<k.6, 28+0*32 n<k.7",
		"mixed":   "4: 0+1*8 v<u",
	} {
		cs := irtest.Calls(m.Linked, fn, "@llvm.mem")
		tr := m.Transfer(cs[0])
		var parts []string
		for _, p := range tr.Pieces {
			s := fmt.Sprintf("%d+%d*%d %s", p.Offset, p.Stride, p.Width, p.Dst.Name)
			if p.Src != nil {
				s += "<" + p.Src.Name
			}
			parts = append(parts, s)
		}
		if got := fmt.Sprintf("%d: %s", tr.Length, strings.Join(parts, ", ")); got != want {
			t.Errorf("%s: got %s, want %s", fn, got, want)
		}
	}
}

func TestAddresses(t *testing.T) {
	m := analyzeC(t, `int g; char c[100]; int *p; int f(int *q) { int l = 1; p = &l; return *q; } int rec(int n) { int l = n; p = &l; return n ? rec(n - 1) : *p; }
int main(void) { int x = 1; return f(&x) + rec(3) + g + c[3]; }`)
	var last *pointsto.Object
	for _, o := range m.Objects {
		fixed := o.Kind != pointsto.AllocaObject || o.Local || o.Single
		if fixed != (o.Address != 0) || o.Address%16 != 0 {
			t.Errorf("%s (single %v, local %v) is at %#x", o.Name, o.Single, o.Local, o.Address)
		}
		if o.Kind == pointsto.GlobalObject {
			if last != nil && o.Address < last.Address+uint64(last.Size)+16 {
				t.Errorf("%s at %#x is too near to %s", o.Name, o.Address, last.Name)
			}
			last = o
		}
	}
	single := func(name string) bool {
		i := slices.IndexFunc(m.Objects, func(o *pointsto.Object) bool { return o.Name == name })
		return m.Objects[i].Single
	}
	if !single("main.x") || !single("f.l") || single("rec.l") {
		t.Errorf("single: main.x %v, f.l %v, rec.l %v", single("main.x"), single("f.l"), single("rec.l"))
	}
}
