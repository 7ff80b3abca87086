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

// memoryBatch is how many programs are compiled into one for AddressSanitizer, which is most of the work otherwise.
const memoryBatch = 25

// TestRandomMemory lets gsmack and AddressSanitizer judge the same executions: programs without inputs, whose
// pointers may be null, stale, lead beside their objects, or to variables that are gone. What a valid one computes gsmack must prove, and
// refute that it does not.
func TestRandomMemory(t *testing.T) {
	gcc := tool.Path(t, "gcc")
	first := seed.New(t)
	for from := 0; from < *memoryPrograms; from += memoryBatch {
		t.Run(fmt.Sprintf("from=%d", first+int64(from)), func(t *testing.T) {
			t.Parallel()
			var programs []memoryProgram
			for i := from; i < min(from+memoryBatch, *memoryPrograms); i++ {
				programs = append(programs, newMemoryProgram(first+int64(i)))
			}
			sanitized := sanitizeMemory(t, gcc, programs)
			for i, p := range programs {
				t.Run(fmt.Sprintf("seed=%d", p.seed), func(t *testing.T) {
					t.Parallel()
					sampled(t)
					compareMemory(t, p, sanitized, fmt.Sprint(i))
				})
			}
		})
	}
}

// memoryProgram is a random program without inputs. If it is free, what it computes may be a matter of where its objects lie.
type memoryProgram struct {
	seed        int64
	frame, body string
	free        bool
}

// newMemoryProgram makes the program of a seed. One of three copies parts of pointers.
func newMemoryProgram(seed int64) memoryProgram {
	r := rand.New(rand.NewSource(seed))
	if seed%3 == 0 {
		body, free := generateParts(r)
		return memoryProgram{seed, partsFrame, body, free}
	}
	return memoryProgram{seed, memoryFrame, generateMemory(r), false}
}

// sanitizeMemory compiles programs with AddressSanitizer to one, which executes that with the number it is given, and
// gives the folder where it is.
func sanitizeMemory(t *testing.T, gcc string, programs []memoryProgram) string {
	t.Helper()
	dir := t.TempDir()
	var b, table strings.Builder
	b.WriteString(memoryFrame + partsFrame)
	for i, p := range programs {
		fmt.Fprintf(&b, "static int program%d(void) {\n%s}\n", i, p.body)
		fmt.Fprintf(&table, "program%d, ", i)
	}
	fmt.Fprintf(&b, "int main(int n, char **args) {\n  static int (*const programs[])(void) = {%s};\n  return programs[atoi(args[1])]();\n}\n", table.String())
	if err := os.WriteFile(filepath.Join(dir, "programs.c"), []byte(b.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, stderr, code := run(t, dir, nil, gcc, "-O0", "-g", "-w", "-fsanitize=address,undefined",
		"-fno-sanitize=null,pointer-overflow,signed-integer-overflow,alignment", "-fno-sanitize-recover=all", "-fno-builtin",
		"-include", "stdio.h", `-DCHECK(sum)=printf("%u", sum)`, "-o", "programs", "programs.c"); code != 0 {
		t.Fatal(stderr)
	}
	return dir
}

// compareMemory executes the program of a number, and has gsmack verify its source. Of one that is free, what it computes is among what it may.
func compareMemory(t *testing.T, p memoryProgram, sanitized, number string) {
	t.Helper()
	dir, source := t.TempDir(), p.frame+"int main(void) {\n"+p.body+"}\n"
	if err := os.WriteFile(filepath.Join(dir, "random.c"), []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	// To find names for addresses takes ten times as long as all else.
	sum, stderr, code := run(t, sanitized, nil, "env", "ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=1:symbolize=0", "./programs", number)
	verify := func(want, check, condition string) {
		v, _ := gsmackVerify(t, dir, nil, "verify", "--format=json", "--timeout=60s", "--check="+check, "random.c", "--",
			"-include", "assert.h", "-DCHECK(sum)="+condition)
		if v.Verdict != want && !v.limited(t) {
			t.Errorf("-seed=%d -memory-programs=1: %s: the verdict is %s (%s%s), not %s\n%s\n%s", p.seed, condition, v.Verdict, v.Message, v.Reason, want, source, stderr)
		}
	}
	if code != 0 {
		verify("violated", "memory", "(void)(sum)")
		return
	}
	if !p.free {
		verify("verified", "memory,assert", fmt.Sprintf("assert((sum) == %su)", sum))
	}
	verify("violated", "memory,assert", fmt.Sprintf("assert((sum) != %su)", sum))
}

// generateMemory gives the body of a program that moves pointers about, and reads and writes through them.
func generateMemory(r *rand.Rand) string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	pick := func(ss ...string) string { return ss[r.Intn(len(ss))] }
	line("  int l[3] = {1, 2, 3}, x = 1; char *c = text; struct pair *q = &s;")
	line("  int *h = calloc(%d, sizeof(int)), *p = g; struct pair *n = calloc(1, sizeof *n);", 1+r.Intn(4))
	line("  for (int i = 0; i < 1; i++) h[i] = i;")
	line("  struct mixed m, *w = %s; struct tail *f = calloc(1, sizeof *f + %d * sizeof(int));", pick("&m", "&mixed", "calloc(1, sizeof *w)"), r.Intn(4))
	line("  memset(&m, 0, sizeof m); all[0] = all[1] = all[2] = p; box.p = p; number = (uintptr_t)p; exchanged = p; memcpy(bytes, &p, sizeof p);")
	line("  n->next = %s; s.next = %s; head = %s;", pick("0", "n", "&s"), pick("n", "n", "0"), pick("n", "n", "&s", "0"))
	for range 4 + r.Intn(8) {
		switch r.Intn(30) {
		case 0:
			line("  p = %s + %d;", pick("g", "l", "h"), r.Intn(3))
		case 1:
			line("  p = %s;", pick("&x", "&s.a", "&n->a", "&s.more[1]", "kept ? kept : &x"))
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
		case 15, 16, 17: // a pointer is kept in another form
			line("  %s", pick("box.p = p;", "box.n = (uintptr_t)p;", "number = (uintptr_t)p;", "all[x & 1] = p;", "all[2] = p;", "memcpy(bytes, &p, sizeof p);",
				"for (unsigned i = 0; i < sizeof p; i++) bytes[i] = ((char *)&p)[i];", "exchanged = p;", "{ int *old = g; atomic_compare_exchange_strong(&exchanged, &old, p); }",
				"number |= 3;", "number ^= 1;", "memcpy(bytes, &box, sizeof p);", "box.n = number;", "{ struct by s = {1, p}; by = s; }", "memmove(all, all + 1, 2 * sizeof p);"))
		case 18, 19: // and comes back from it
			line("  p = %s;", pick("box.p", "(int *)box.n", "(int *)(number & ~(uintptr_t)3)", "all[x & 1]", "all[2]", "*(int **)bytes", "atomic_load(&exchanged)",
				"arguments(2, &x, p)", "arguments(1, p)", "structures(2, (struct by){1, g}, by)", "same((struct by){2, p}).p", "by.p", "*(x & 1 ? &all[0] : &box.p)", "swap(&all[1], p)"))
		case 20:
			// With elements in the middle, since the end of one object may be the beginning of another.
			line("  x = %s;", pick("p == g + 1", "p == 0", "p != l + 1", "(number & 3) == 3", "box.p == p", "*(x & 1 ? p : &x)", "all[x & 1] != g + 2", "exchanged == p"))
		case 21: // at every width
			t := pick("signed char", "short", "int", "long")
			line("  { %s *q = (%s *)%s; for (int i = %d; i < %s; i++) { q[i] = q[i] + %d; } }", t, t, pick("w", "&m", "&mixed", "g", "f", "h"), r.Intn(2),
				pick("(int)(4 / sizeof *q)", "(int)(16 / sizeof *q)", "(int)(sizeof m / sizeof *q)", "(int)(sizeof m / sizeof *q)", "(int)(sizeof m / sizeof *q + 1)", "2"), 1+r.Intn(3))
		case 22:
			line("  %s", pick("w->u.i = x;", "x = w->u.h[1];", "w->lo = x;", "x = w->hi + w->lo;", "w->hi++;", "w->in.a[x & 1] = 7;", "m = *w;", "mixed = m;", "w = &mixed;",
				"x = w[1].u.i;", "x = w->tag[x & 3];", "free(w);", "w = 0;", "p = &w->u.i;", "p = w->in.a + 1;", "c = w->tag;"))
		case 23:
			line("  %s", pick("f->n = 2;", fmt.Sprintf("f->d[%d] = x;", r.Intn(4)), fmt.Sprintf("x = f->d[%d];", r.Intn(4)), "x = f->d[f->n];", "p = f->d;", "p = &f->d[1];", "free(f);", "f->d[f->n++] = 1;"))
		case 24:
			line("  %s", pick("strcpy(text, w->tag);", "strncpy(text, c, 6);", "strcat(text, \"de\");", "x = strcmp(text, c) == 0;", "x = memcmp(g, p, 8) == 0;", "x = memcmp(w, &m, sizeof m) == 0;",
				"memset(p, 0, 8);", fmt.Sprintf("memset(w, x, sizeof m + %d);", r.Intn(2)), "memcpy(w, &m, sizeof m);", "memmove(g, p, 12);", "x = strchr(text, 'c') != 0;", "c = strchr(text, 'b');",
				"x = strncmp(c, \"abcd\", 3) == 0;", "memcpy(g, p, 8);", "x = memchr(text, 'z', 6) != 0;", "strcpy(w->tag, \"abc\");", "x = (int)strlen(c);"))
		case 25:
			line("  %s", pick("free(p);", "free(kept);", "{ int *o = realloc(h, 8); o[0] = 1; o[1] = x; h = o; }", "p++;", "p--;", "p += x & 1;"))
		case 26:
			line("  { int (*fp)(int *, int) = %s; x = fp(%s, %d); }", pick("get", "x & 1 ? get : peek", "peek", "x ? get : 0"), pick("g", "p", "l"), r.Intn(3))
		case 27, 28: // bytes of which it is not known where they lie, or how many there are
			block := func() string {
				return fmt.Sprintf("(char *)%s + %s", pick("w", "&m", "&mixed", "&s", "g", "l", "h", "f", "n", "text", "c", "p"), pick("0", "2", "4", "(x & 7)", "(x & 3)", "4 * (x & 1)", "(x & 2)"))
			}
			n := pick("1", "4", "6", "8", "(x & 7)", "1 + (x & 3)", "4 * (x & 1)")
			line("  %s", pick(fmt.Sprintf("memset(%s, %s, %s);", block(), pick("0", "1", "x"), n), fmt.Sprintf("memmove(%s, %s, %s);", block(), block(), n),
				fmt.Sprintf("x = memcmp(%s, %s, %s) == 0;", block(), block(), n), fmt.Sprintf("x = sum(%s, %s);", block(), n), "*(w + (x & 1)) = m;"))
		default:
			line("  %s", pick("free(n); n = 0;", "s.next = 0;", "strcpy(text, \"five!\");", "memset(text, 'z', 6);", "head = q;", "x = kept ? *kept : 0;"))
		}
	}
	line("  CHECK(total(x));\n  return 0;")
	return b.String()
}

const memoryFrame = `#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct pair { int a, more[7]; struct pair *next; long b; }; /* no number is computed from the bytes of a pointer */
struct mixed { char tag[4]; union { int i; short h[2]; } u; unsigned lo : 5, hi : 11; struct { int a[8]; char z; } in; }; /* more elements than p goes through */
struct tail { short n; int d[]; };
struct by { long k; int *p; };
long first[4], fore[4] = {1}; /* what is below a variable is not seen if there is no other */
int g[4]; struct pair s, *head; char text[6] = "abc"; int *kept; struct mixed mixed = {{"ab"}, {3}};
int *all[3]; union { int *p; uintptr_t n; } box; uintptr_t number; _Atomic(int *) exchanged; struct by by = {1, g}; char bytes[sizeof(int *)];
long last[4], hind[4] = {1};

static void set(int *p, int v) { *p = v; }
static int get(int *p, int i) { return p[i]; }
static int peek(int *p, int i) { return i ? p[i - 1] : 5; }
static int *own(int v) { int l[2] = {v, 1}, *p = l; set(p, 2); return p; }
static int *given(int *p) { int y = *p; set(&y, 1); return y ? p : 0; }
static int *swap(int **at, int *p) { int *old = *at; *at = p; return old; }
static struct by same(struct by s) { return s; }
static int *arguments(int n, ...) {
  int *p = 0;
  va_list l;
  va_start(l, n);
  while (n--) p = va_arg(l, int *);
  va_end(l);
  return p;
}
static int *structures(int n, ...) {
  struct by s = {0, 0};
  va_list l;
  va_start(l, n);
  while (n--) s = va_arg(l, struct by);
  va_end(l);
  return s.p;
}
static int sum(const void *p, int n) {
  const unsigned char *b = p;
  int t = 0;
  while (n--) t = t * 3 + b[n];
  return t & 255;
}
static unsigned total(int x) {
  unsigned t = x;
  for (int i = 0; i < 4; i++) t = t * 31 + g[i];
  for (int i = 0; i < 6; i++) t = t * 31 + text[i];
  return (t * 31 + mixed.u.i) * 31 + mixed.in.a[1] + mixed.hi + s.a;
}

`
