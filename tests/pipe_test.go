package tests

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/gsmack/gsmack/ivl/seed"
	"github.com/gsmack/gsmack/ivl/tool"
)

var texts = flag.Int("texts", 40, "how many programs TestWarnings, TestRoundTrip and TestBoogieAccepts take, others in each run; 0 for all")

func itoa(n int) string { return strconv.Itoa(n) }

// sample is n of the programs, for what is too slow to do with all of them; others
// in each run. 0 is all.
func sample(t *testing.T, ps []*program, n int) []*program {
	t.Helper()
	if n == 0 {
		return ps
	}
	out := slices.Clone(ps)
	seed.Rand(t).Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out[:min(n, len(out))]
}

// sampled skips t, one of a sample, where the machine is so slow that what looks at all programs might not come to its end.
func sampled(t *testing.T) {
	t.Helper()
	seed.Within(t, 0.5)
}

// inC keeps the programs that consist of one C file.
func inC(ps []*program) []*program {
	var out []*program
	for _, p := range ps {
		if len(p.files) == 1 && filepath.Ext(p.files[0]) == ".c" {
			out = append(out, p)
		}
	}
	return out
}

// include is a folder with the headers that gsmack brings, for running clang by hand.
func include(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for _, name := range []string{"gsmack.h", "gsmack_harness.h", "smack.h"} {
		text, stderr, code := run(t, ".", nil, gsmack, "models", "show", name)
		if code != 0 {
			t.Fatal(stderr)
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func clang(t *testing.T, p *program, args ...string) []byte {
	t.Helper()
	args = append(append(args, p.clang...), "-emit-llvm", "-g", "-Xclang", "-fsanitize-address-use-after-scope", "-o", "-", p.files[0])
	stdout, stderr, code := run(t, p.dir, nil, *clangName, args...)
	if code != 0 {
		t.Fatalf("%s %v: %s", *clangName, args, stderr)
	}
	return []byte(stdout)
}

// TestWarnings holds the programs to what clang accepts without a warning, but for those that say what
// some programs are about.
func TestWarnings(t *testing.T) {
	dir := include(t)
	for _, p := range sample(t, programs(t), *texts) {
		if filepath.Ext(p.files[0]) != ".c" {
			continue
		}
		args := append([]string{"-Wall", "-Wno-literal-range", "-Wno-switch", "-Wno-fortify-source", "-Wno-return-stack-address", "-Wno-sometimes-uninitialized", "-Wno-uninitialized", "-Wno-format-security", "-Wno-format-insufficient-args", "-fsyntax-only", "-I" + dir}, p.clang...)
		if _, stderr, _ := run(t, p.dir, nil, *clangName, append(args, p.files...)...); stderr != "" {
			t.Errorf("%s", stderr)
		}
	}
}

// TestPipes feeds programs in every form that the command takes and expects
// the same verdict.
func TestPipes(t *testing.T) {
	headers := include(t)
	for _, p := range sample(t, inC(programs(t)), 40) {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			sampled(t)
			verify := append([]string{"verify", "--format=json", "--timeout=150s"}, p.flags...)
			if slices.Contains(p.flags, "--static-init=macro") {
				return // only C says which zeros an initialiser wrote
			}
			if p.needsCompiled() {
				return
			}
			if slices.ContainsFunc(p.clang, func(f string) bool { return strings.HasPrefix(f, "-O") }) {
				return // of C that is to be optimised gsmack chooses the passes itself
			}
			// Only what gsmack has clang say of shifts tells those of signed numbers: then the IR is not brought.
			brought := func(name string, f func(t *testing.T)) {
				if !strings.Contains(p.name, "_left_shift") {
					t.Run(name, f)
				}
			}
			brought("text", func(t *testing.T) {
				v, _ := gsmackVerify(t, p.dir, clang(t, p, "-S", "-O0", "-I"+headers), verify...)
				p.expectVerdict(t, v)
			})
			brought("bitcode", func(t *testing.T) {
				file := filepath.Join(t.TempDir(), "prog.bc")
				if err := os.WriteFile(file, clang(t, p, "-c", optimization(p), "-fno-inline", "-I"+headers), 0o666); err != nil {
					t.Fatal(err)
				}
				v, _ := gsmackVerify(t, p.dir, nil, append(verify, file)...)
				p.expectVerdict(t, v)
			})
			t.Run("translated", func(t *testing.T) {
				text, stderr, code := run(t, p.dir, nil, gsmack, p.translationArgs("translate")...)
				if code != 0 {
					t.Fatal(stderr)
				}
				v, _ := gsmackVerify(t, p.dir, []byte(text), append([]string{"verify", "--format=json", "--timeout=150s"}, verifyFlags(p)...)...)
				p.expectVerdict(t, v)
			})
		})
	}
}

// optimization is how p is compiled to bitcode. The optimizer may take away the
// very accesses that race, an allocation that is not used, or what a macro of the
// system's headers needs: such programs are another program with -O1. (So is one
// whose __VERIFIER_atomic_ functions are inlined, hence -fno-inline.)
func optimization(p *program) string {
	if slices.ContainsFunc(p.flags, func(f string) bool { return strings.HasPrefix(f, "--unroll") }) {
		return "-O0" // the bound counts the iterations of the loop as it is written
	}
	if p.optimised != "" {
		return "-O0"
	}
	for _, folder := range []string{"atomics", "floats", "integers", "mutex", "rwlock", "semaphore", "sequential"} {
		if strings.Contains(p.name, folder+"/") {
			return "-O1"
		}
	}
	return "-O0"
}

func (p *program) expectVerdict(t *testing.T, v *verdict) {
	t.Helper()
	if v.Verdict != p.expect {
		t.Errorf("%s: %s", p.name, p.wrong(v))
	}
}

// verifyFlags are the flags of p that mean something for a translated program.
func verifyFlags(p *program) []string {
	var out []string
	for _, f := range p.flags {
		if slices.ContainsFunc([]string{"--unroll", "--rounds", "--check", "--engine"}, func(of string) bool { return strings.HasPrefix(f, of) }) {
			out = append(out, f)
		}
	}
	return out
}

// TestRoundTrip translates programs, reads what was printed and prints it
// again: the texts must be the same.
func TestRoundTrip(t *testing.T) {
	for _, p := range sample(t, programs(t), *texts) {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			sampled(t)
			first, stderr, code := run(t, p.dir, nil, gsmack, p.translationArgs("translate")...)
			if code != 0 {
				t.Fatal(stderr)
			}
			second, stderr, code := run(t, p.dir, []byte(first), gsmack, "translate")
			if code != 0 {
				t.Fatalf("%s: what was printed cannot be read: %s", p.name, stderr)
			}
			if first != second {
				a, b := strings.Split(first, "\n"), strings.Split(second, "\n")
				for i := range a {
					if i >= len(b) || a[i] != b[i] {
						t.Fatalf("%s: line %d was %q, is %q", p.name, i+1, a[i], append(b, "")[min(i, len(b))])
					}
				}
				t.Fatalf("%s: the second text is longer", p.name)
			}
		})
	}
}

// boogie runs Boogie on a program and gives what it said, nothing if it does not end.
func boogie(t *testing.T, text string, flags ...string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "prog.bpl")
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	stdout, stderr, code := run(t, ".", nil, "timeout", append(append([]string{"80", "boogie", "/nologo"}, flags...), file)...)
	if code == 124 {
		return "" // the time is up, whatever its solver complained of meanwhile
	}
	return stdout + stderr
}

// accepted tells what Boogie said of a program that it could read from complaints.
func accepted(said string) bool {
	return strings.Contains(said, "Boogie program verifier finished with")
}

// TestBoogieAccepts gives sequential programs that we print to Boogie: the
// translations without threads, and all sequentializations.
func TestBoogieAccepts(t *testing.T) {
	tool.Path(t, "boogie")
	for _, p := range sample(t, programs(t), *texts) {
		if strings.HasPrefix(p.name, "programs/bounds/") {
			continue // thousands of threads take Boogie minutes to read
		}
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			sampled(t)
			text, stderr, code := run(t, p.dir, nil, gsmack, p.translationArgs("translate", "--dialect=boogie")...)
			switch {
			case code == 0:
				if said := boogie(t, text, "/noVerify", "/noinfer"); !accepted(said) {
					t.Errorf("%s: Boogie does not accept the translation:\n%s", p.name, said)
				}
			case !strings.Contains(stderr, "Boogie cannot read"): // what is concurrent
				t.Fatal(stderr)
			}
			text, stderr, code = run(t, p.dir, nil, gsmack, p.translationArgs("sequentialize", "--dialect=boogie", "--unroll=1", "--rounds=2")...)
			if code != 0 && p.expect == "unknown" {
				return // it has no sequentialisation, and says so
			}
			if code != 0 {
				t.Fatal(stderr)
			}
			if said := boogie(t, text, "/noVerify", "/noinfer"); !accepted(said) {
				t.Errorf("%s: Boogie does not accept the sequentialization:\n%s", p.name, said)
			}
		})
	}
}

// TestBoogieAgrees compares the verdict on sequentializations with Boogie's.
func TestBoogieAgrees(t *testing.T) {
	tool.Path(t, "boogie")
	ps := programs(t)
	var decided, late atomic.Int32
	t.Cleanup(func() {
		if decided.Load() < late.Load() {
			t.Errorf("Boogie ran out of time on %d programs of %d", late.Load(), late.Load()+decided.Load())
		}
	})
	for _, folder := range []string{"threads", "mutex", "svcomp", "sequential"} {
		var some []*program
		for _, p := range ps {
			if strings.HasPrefix(p.name, "programs/"+folder+"/") && p.expect != "unknown" {
				some = append(some, p)
			}
		}
		for _, p := range sample(t, some, 20) {
			t.Run(p.name, func(t *testing.T) {
				t.Parallel()
				sampled(t)
				text, stderr, code := run(t, p.dir, nil, gsmack, p.translationArgs("sequentialize", "--dialect=boogie", "--unroll=2", "--rounds=2")...)
				if code != 0 {
					t.Fatal(stderr)
				}
				v, _ := gsmackVerify(t, p.dir, []byte(text), "verify", "--format=json", "--timeout=60s")
				said := boogie(t, text, "/timeLimit:60")
				if said == "" || strings.Contains(said, "timed out") || strings.Contains(said, "time out") {
					late.Add(1)
					return
				}
				decided.Add(1)
				fails := !strings.Contains(said, " 0 errors")
				if fails != (v.Verdict == "violated" || v.Verdict == "bounded") { // what is cut off fails there too
					report, _ := json.Marshal(v)
					t.Errorf("%s: we say %s, Boogie says:\n%s", p.name, report, said)
				}
			})
		}
	}
}
