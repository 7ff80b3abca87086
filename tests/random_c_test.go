package tests

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl/seed"
	"github.com/gsmack/gsmack/ivl/tool"
)

var (
	cPrograms = flag.Int("c-programs", 12, "how many random C programs TestRandomC verifies")
)

// configuration is one of the ways in which a random C program is verified.
type configuration struct {
	name   string
	clang  []string
	floats bool // the program has floating-point numbers
}

// configurations take turns. Programs with nondeterministic inputs have no
// floating-point numbers, which are too hard for a solver; nor have those for
// -m32, whose results at -O2 were seen to differ from those of 64 bits.
var configurations = []configuration{
	{"O0", []string{"-O0"}, true},
	{"O1", []string{"-O1"}, true},
	{"O2", []string{"-O2"}, true},
	{"O0 symbolic", []string{"-O0", "-DSYMBOLIC"}, false},
	{"O1 m32", []string{"-O1", "-m32"}, false},
	{"O0 m32", []string{"-O0", "-m32"}, false},
	{"O2 m32", []string{"-O2", "-m32"}, false},
	{"O1 symbolic", []string{"-O1", "-DSYMBOLIC"}, false},
}

// TestRandomC runs random C programs, and lets gsmack prove that they compute
// what they computed, and refute that they did not.
func TestRandomC(t *testing.T) {
	clang := tool.Path(t, "clang-14")
	first := seed.New(t)
	for i := 0; i < *cPrograms; i++ {
		seed := first + int64(i)
		c := configurations[int(seed)%len(configurations)]
		t.Run(fmt.Sprintf("seed=%d/%s", seed, c.name), func(t *testing.T) {
			t.Parallel()
			sampled(t)
			dir := t.TempDir()
			source := generateC(seed, c.floats)
			if err := os.WriteFile(filepath.Join(dir, "random.c"), []byte(source), 0o666); err != nil {
				t.Fatal(err)
			}
			sum := nativeSum(t, clang, dir)
			for relation, want := range map[string]string{"==": "verified", "!=": "violated"} {
				args := append([]string{"verify", "--format=json", "--timeout=60s", "random.c", "--",
					"-include", "assert.h", fmt.Sprintf("-DCHECK(sum)=assert(sum %s %sull)", relation, sum)}, c.clang...)
				v, _ := gsmackVerify(t, dir, nil, args...)
				if v.Verdict != want && !v.limited(t) {
					t.Errorf("-seed=%d -c-programs=1: the verdict is %s (%s%s%s), not %s\n%s",
						seed, v.Verdict, v.Property, v.Message, v.Reason, want, args)
				}
			}
		})
	}
}

// nativeSum compiles and runs the program in dir and gives what it computes.
func nativeSum(t *testing.T, clang, dir string) string {
	t.Helper()
	_, stderr, code := run(t, dir, nil, clang, "-O0", "-w", "-include", "stdio.h",
		`-DCHECK(sum)=printf("%llu", sum)`, "-o", "random", "random.c")
	if code != 0 {
		t.Fatal(stderr)
	}
	stdout, stderr, code := run(t, dir, nil, filepath.Join(dir, "random"))
	if code != 0 {
		t.Fatalf("the program ends with exit code %d\n%s", code, stderr)
	}
	return strings.TrimSpace(stdout)
}
