package tests

import (
	"flag"
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl/seed"
	"github.com/gsmack/gsmack/ivl/tool"
)

var memoryPrograms = flag.Int("memory-programs", 8, "how many random programs TestRandomMemory verifies")

// TestRandomMemory lets gsmack and AddressSanitizer judge the same executions: programs without inputs, whose
// pointers may be null, stale, lead beside their objects, or to variables that are gone.
func TestRandomMemory(t *testing.T) {
	gcc := tool.Path(t, "gcc")
	first := seed.New(t)
	for i := 0; i < *memoryPrograms; i++ {
		seed := first + int64(i)
		t.Run(fmt.Sprintf("seed=%d", seed), func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			source := generateMemory(rand.New(rand.NewSource(seed)))
			if err := os.WriteFile(filepath.Join(dir, "random.c"), []byte(source), 0o666); err != nil {
				t.Fatal(err)
			}
			if _, stderr, code := run(t, dir, nil, gcc, "-O0", "-g", "-w", "-fsanitize=address,undefined",
				"-fno-sanitize=null,pointer-overflow", "-fno-sanitize-recover=all", "-o", "random", "random.c"); code != 0 {
				t.Fatal(stderr)
			}
			_, stderr, code := run(t, dir, nil, "env", "ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=1", "./random")
			want := "verified"
			if code != 0 {
				want = "violated"
			}
			v, _ := gsmackVerify(t, dir, nil, "verify", "--format=json", "--timeout=60s", "--check=memory", "random.c")
			if v.Verdict != want && !v.limited(t) {
				t.Errorf("-seed=%d -memory-programs=1: the verdict is %s (%s%s), not %s\n%s\n%s", seed, v.Verdict, v.Message, v.Reason, want, source, stderr)
			}
		})
	}
}

// generateMemory gives the text of a program that moves pointers about, and reads and writes through them.
func generateMemory(r *rand.Rand) string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	pick := func(ss ...string) string { return ss[r.Intn(len(ss))] }
	line("#include <stdlib.h>\n#include <string.h>")
	line("struct pair { int a; struct pair *next; long b; };")
	line("int g[4]; struct pair s, *head; char text[6] = \"abc\"; int *kept;")
	line("static void set(int *p, int v) { *p = v; }")
	line("static int get(int *p, int i) { return p[i]; }")
	line("static int *own(int v) { int l[2] = {v, 1}, *p = l; set(p, 2); return p; }")
	line("static int *given(int *p) { int y = *p; set(&y, 1); return y ? p : 0; }")
	line("int main(void) {")
	line("  int l[3] = {1, 2, 3}, x = 1; char *c = text; struct pair *q = &s;")
	line("  int *h = calloc(%d, sizeof(int)), *p = g; struct pair *n = calloc(1, sizeof *n);", 1+r.Intn(4))
	line("  for (int i = 0; i < 1; i++) h[i] = i;")
	line("  n->next = %s; s.next = %s; head = %s;", pick("0", "n", "&s"), pick("n", "n", "0"), pick("n", "n", "&s", "0"))
	for range 4 + r.Intn(8) {
		switch r.Intn(16) {
		case 0:
			line("  p = %s + %d;", pick("g", "l", "h"), r.Intn(3))
		case 1:
			line("  p = %s;", pick("&x", "&s.a", "&n->a", "(int *)&s.b", "kept ? kept : &x"))
		case 2:
			line("  *p = %d;", r.Intn(9))
		case 3:
			line("  x = p[%d];", r.Intn(4)) // AddressSanitizer does not see what is below the first variable
		case 4:
			line("  set(p, x); x = get(%s, %d);", pick("g", "l", "p"), r.Intn(4))
		case 5:
			line("  if (x != %d) { free(h); %s }", r.Intn(3), pick("", "h = g;", "h = 0;", "h = calloc(2, 4);"))
		case 6:
			line("  q = %s; %s", pick("head", "n", "&s", "q->next", "head->next"), pick("x = 1;", "q->a = 3;", "q->b = x;"))
		case 7:
			line("  for (int i = 0; i %s %d; i++) g[i] = x;", pick("<", "<", "<="), 3+r.Intn(2))
		case 8:
			line("  memcpy(%s, %s, %d);", pick("l", "g", "n"), pick("g", "&s", "h"), 4+4*r.Intn(4))
		case 9:
			line("  %s = %s;", pick("c[x & 3]", "*c", "c[5]"), pick("'x'", "text[4]", "'y'"))
		case 10:
			line("  c = %s;", pick("text + 1", "(char *)g", "(char *)h", "(char *)&s", "\"constant\""))
		case 11:
			line("  kept = %s;", pick("h", "p", "0", "&l[1]"))
		case 12:
			line("  x = (int)strlen(text) / %s;", pick("3", "2", "(x + 1)", "text[5]"))
		case 13:
			line("  %s = %s;", pick("p", "kept"), pick("own(x)", "given(&x)", "given(p)"))
		case 14:
			line("  { int inner = x; p = %s; x = *p; }", pick("&inner", "&x", "given(&inner)"))
		default:
			line("  %s", pick("free(n); n = 0;", "s.next = 0;", "strcpy(text, \"five!\");", "memset(text, 'z', 6);", "head = q;", "x = kept ? *kept : 0;"))
		}
	}
	line("  return x != x;\n}")
	return b.String()
}
