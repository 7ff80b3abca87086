package tests

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl/seed"
	"github.com/gsmack/gsmack/ivl/tool"
)

var sanitizedPrograms = flag.Int("sanitized-programs", 4, "how many programs TestSanitizers runs (0: all)")

// A sanitizer is what a compiler puts into a program that looks for failures of a class.
type sanitizer struct {
	class    string // of the check that finds the same
	flags    []string
	options  string         // of its environment
	says     *regexp.Regexp // where it sees a failure
	mistaken *regexp.Regexp // what it does not understand, in the text of a program
}

var sanitizers = []sanitizer{
	// Its allocator says of a size or alignment that it refuses that this is an error.
	{"memory", []string{"-fsanitize=address,bounds,integer-divide-by-zero", "-fno-sanitize-recover=all"},
		"ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=1:allocator_may_return_null=1",
		regexp.MustCompile(`ERROR: AddressSanitizer: .*|runtime error: .*`), regexp.MustCompile(`aligned_alloc|posix_memalign`)},
	// It knows no fences and no assembly, takes an operation that compares and exchanges for a write though it fails, takes a barrier that the last thread destroys for one that others are in, and does not know
	// that these functions synchronise.
	{"race", []string{"-fsanitize=thread"}, "TSAN_OPTIONS=report_thread_leaks=0",
		regexp.MustCompile(`WARNING: ThreadSanitizer: data race`), regexp.MustCompile(`benign|fence|asm|volatile=atomic|__VERIFIER_atomic_|clock(lock|wait|rdlock|wrlock)|sigwait|sigtimedwait|epoll|compare_exchange|flockfile|SERIAL_THREAD\) \{\s*pthread_barrier_destroy`)},
}

// unlinked is what a program calls that only gsmack defines, or a newer C library, or only clang compiles.
var unlinked = regexp.MustCompile(`gsmack_|strlcpy|__SMACK|smack\.h|__(CPROVER|ESBMC)_|__VERIFIER_(spin|tid|error|assert|nondet_memory)|_BitInt|__has_feature|--models|--havoc|-m32`)

// TestSanitizers runs programs that are VERIFIED under AddressSanitizer and ThreadSanitizer, with inputs chosen by chance: what these see is not verified.
// Programs that cannot be linked so are left out, and those that are not done in time have shown nothing.
func TestSanitizers(t *testing.T) {
	gcc := tool.Path(t, "gcc")
	stub, err := filepath.Abs("testdata/sanitized.c")
	if err != nil {
		t.Fatal(err)
	}
	all := slices.DeleteFunc(programsIn(t, ".c"), func(p *program) bool {
		return p.expect != "verified" || unlinked.MatchString(source(t, p))
	})
	first := seed.New(t)
	for _, p := range sample(t, all, *sanitizedPrograms) {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			sampled(t)
			for _, s := range sanitizers {
				if checks(p, s.class) && !s.mistaken.MatchString(source(t, p)) {
					s.run(t, gcc, stub, p, first)
				}
			}
		})
	}
}

// source is the text of p.
func source(t *testing.T, p *program) string {
	t.Helper()
	var out strings.Builder
	for _, f := range p.files {
		text, err := os.ReadFile(filepath.Join(p.dir, f))
		if err != nil {
			t.Fatal(err)
		}
		out.Write(text)
	}
	return out.String()
}

// checks reports whether p is verified with the check of the class.
func checks(p *program, class string) bool {
	for _, f := range p.flags {
		if list, ok := strings.CutPrefix(f, "--check="); ok {
			return slices.Contains(strings.Split(list, ","), class)
		}
	}
	return true
}

// run compiles p and runs it some times.
func (s *sanitizer) run(t *testing.T, gcc, stub string, p *program, seed int64) {
	dir := t.TempDir()
	out := filepath.Join(dir, "program")
	args := append([]string{"-std=gnu11", "-O0", "-g", "-w", "-pthread", "-o", out}, s.flags...)
	for _, f := range p.clang {
		if strings.HasPrefix(f, "-D") || strings.HasPrefix(f, "-I") {
			args = append(args, f)
		}
	}
	if _, stderr, code := run(t, p.dir, nil, gcc, append(append(args, p.files...), stub, "-lm")...); code != 0 {
		t.Logf("it is not compiled: %s", stderr)
		return
	}
	for i := range int64(3) {
		_, stderr, _ := run(t, dir, nil, "env", s.options, "SEED="+itoa(int(seed+i)&0xffff|1), "timeout", "-s", "KILL", patience, out) // ThreadSanitizer may hold back other signals
		if seen := s.says.FindString(stderr); seen != "" {
			t.Errorf("-seed=%d -sanitized-programs=0: it is VERIFIED with the check %s, but %s\n%s", seed, s.class, seen, stderr)
			return
		}
	}
}
