package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gsmack/gsmack/cmd/gsmack/bench"
	"github.com/gsmack/gsmack/cmd/gsmack/native"
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/seed"
	"github.com/gsmack/gsmack/ivl/tool"
	"github.com/gsmack/gsmack/tests/random"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/interp"
)

var agreementPrograms = flag.Int("agreement-programs", 20, "how many random C programs with threads TestAgreement decides")

// ownNames are those that each program of a file has for itself.
var ownNames = regexp.MustCompile(`\b(a|b|c|f|g|m|n|r|s|u|v|bytes|ignore|member|worker\d|record|main|rw|cv|on|sp|ba|se|hp|tl|past|first)\b`)

// wholeCopy is what copies a structure, or some bytes.
var wholeCopy = regexp.MustCompile(`\b(r = s|s = r|member\([rs]\)|memcpy\()`)

// programsInFile is how many programs one file has: compiling and linking costs more than deciding one.
const programsInFile = 20

// TestAgreement has the explorer, the engine order and a walk through all states decide random C programs with threads: whether they race, whether they
// come to a deadlock, and whether what they compute may leave a certain remainder. A bound, or that there was not time enough, is no disagreement. Where
// ThreadSanitizer (Serebryany and Iskhodzhanov, WBIA 2009) sees a race, so must they.
func TestAgreement(t *testing.T) {
	clang, gcc := tool.Path(t, "clang-14"), tool.Path(t, "gcc")
	count := map[string]int{}
	var batch []int64
	decide := func() {
		if len(batch) > 0 {
			agree(t, clang, gcc, batch, count)
		}
		batch = batch[:0]
	}
	for s := range seed.Each(t, *agreementPrograms) {
		if batch = append(batch, s); len(batch) == programsInFile {
			decide()
		}
	}
	decide()
	t.Log(count)
}

// agree decides the programs of the seeds.
func agree(t *testing.T, clang, gcc string, seeds []int64, count map[string]int) {
	dir := t.TempDir()
	t.Chdir(dir)
	defer os.RemoveAll(dir)
	var programs []string
	text, table := "#include <assert.h>\n#define JITTER\n", ""
	for i, s := range seeds {
		text += fmt.Sprintf("#undef CHECK\n#define CHECK(sum) assert((sum) %% 7 != %d)\n", s%7)
		program := random.Threads
		if s%2 == 1 {
			program = random.Primitives
		}
		programs = append(programs, program(s))
		text += ownNames.ReplaceAllString(programs[i], fmt.Sprintf("${1}_%d", i))
		table += fmt.Sprintf("main_%d, ", i)
	}
	text += fmt.Sprintf("#include <stdlib.h>\nint main(int argc, char **argv) {\n  int (*all[])(void) = {%s};\n  return all[atoi(argv[1])]();\n}\n", table)
	write := func(name, text string) {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("batch.c", text)
	build := func(name string, args ...string) {
		if out, err := exec.Command(name, args...).CombinedOutput(); err != nil {
			t.Fatalf("%s: %s", err, out)
		}
	}
	build(clang, "-S", "-emit-llvm", "-g", "-O0", "-w", "-o", "batch.ll", "batch.c")
	// Asserted is nothing where races are looked for.
	build(gcc, "-g", "-w", "-pthread", "-fsanitize=thread", "-DNDEBUG", "-o", "sanitized", "batch.c")
	built, err := native.Build(t.Context(), dir, native.Options{Files: []string{filepath.Join(dir, "batch.c")}, Args: []string{"-w"}})
	if err != nil {
		t.Fatal(err)
	}
	for i, s := range seeds {
		t.Run(fmt.Sprintf("seed=%d", s), func(t *testing.T) {
			p := translated(t, &bench.Program{Name: "batch.ll", Files: []string{"batch.ll"}}, []string{fmt.Sprintf("--main=main_%d", i)})
			if p == nil {
				t.Fatal("it is refused")
			}
			program := *built
			program.Arguments = []string{fmt.Sprint(i)}
			raced, stuck := false, false
			for _, check := range []verifier.Checks{verifier.CheckRace, verifier.CheckDeadlock, verifier.CheckAssert} {
				verdicts := [3]string{explorerSays(t, &program, check), orderSays(t, p, fmt.Sprintf("main_%d", i), check), walkSays(t, p, fmt.Sprintf("main_%d", i), check)}
				if raced && check == verifier.CheckAssert && wholeCopy.MatchString(programs[i]) && verdicts[0] == holds {
					verdicts[0] = open // it rests on how objects are copied, and says so
				}
				what := strings.Join(check.Names(), ",")
				count[what+" "+strings.Join(verdicts[:], " ")]++
				if slices.Contains(verdicts[:], violates) && slices.Contains(verdicts[:], holds) {
					t.Errorf("-seed=%d -agreement-programs=1: %s: the explorer, order and the walk say %v", s, what, verdicts)
				}
				raced = raced || check == verifier.CheckRace && slices.Contains(verdicts[:], violates)
				stuck = stuck || check == verifier.CheckDeadlock && !slices.Contains(verdicts[:], holds)
			}
			if raced || stuck {
				return
			}
			for range 3 {
				ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
				out, err := exec.CommandContext(ctx, "./sanitized", fmt.Sprint(i)).CombinedOutput()
				cancel()
				count["under ThreadSanitizer"]++
				if err != nil && strings.Contains(string(out), "data race") {
					t.Errorf("-seed=%d -agreement-programs=1: none says that it races, but ThreadSanitizer does\n%s", s, out)
				}
			}
		})
	}
}

// What an engine says.
const (
	holds    = "holds"
	violates = "violates"
	open     = "open" // a bound, or not time enough
)

func explorerSays(t *testing.T, built *native.Built, check verifier.Checks) string {
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Second)
	defer cancel()
	a, err := native.Explore(ctx, native.Question{Built: *built, Checks: nativeChecks[check], Preemptions: -1, Executions: 20000, Settings: map[string]int64{}})
	switch {
	case ctx.Err() != nil:
		return open
	case err != nil || a.Reason != "":
		t.Errorf("the explorer: %v %s", err, a.Reason)
		return open
	case a.Trace != nil:
		return violates
	}
	delete(a.Bounds, "inputs") // which program of the file is run is no input
	if a.Cut != "" || len(a.Bounds) > 0 {
		return open
	}
	return holds
}

func orderSays(t *testing.T, p *ivl.Program, entry string, check verifier.Checks) string {
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	r, diags := verifier.Verify(ctx, p, verifier.Options{Checks: check, Entry: entry, Engine: verifier.Order})
	switch {
	case ivl.HasErrors(diags):
		t.Error(diags)
	case r == nil || ctx.Err() != nil:
	case r.Verdict == verifier.Violated:
		return violates
	case r.Verdict == verifier.Verified:
		return holds
	default:
		t.Logf("order: %v %s", r.Verdict, r.Reason)
	}
	return open
}

func walkSays(t *testing.T, p *ivl.Program, entry string, check verifier.Checks) string {
	low, diags := cfg.Lower(p, entry)
	if ivl.HasErrors(diags) {
		t.Fatal(diags)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 5*time.Second)
	defer cancel()
	found, err := interp.Explore(ctx, low, interp.Limits{States: 3000, All: true, Races: check == verifier.CheckRace})
	if err != nil {
		if !errors.Is(err, context.DeadlineExceeded) {
			t.Logf("walk: %v", err)
		}
		return open
	}
	seen := map[verifier.Checks]bool{verifier.CheckRace: found.Race, verifier.CheckDeadlock: found.Deadlock, verifier.CheckAssert: len(found.Failures) > 0}[check]
	switch {
	case seen:
		return violates
	case !found.Complete || check == verifier.CheckRace && low.Orders().Weak: // accesses that race need not be next to each other
		return open
	}
	return holds
}
