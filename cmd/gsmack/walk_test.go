package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gsmack/gsmack/cmd/gsmack/bench"
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/syntax"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/interp"
	"github.com/gsmack/gsmack/verifier/machine"
)

var (
	walkEvery  = flag.Int("walk.every", 20, "TestWalk walks through each N-th program; 1: all")
	walkStates = flag.Int("walk.states", 20000, "TestWalk visits so many states of a program at most")
	walkOnly   = flag.String("walk.only", "", "TestWalk walks through programs with this in their names")
)

// TestWalk has the interpreter walk through the states of the test programs: it finds a
// violation only where one is expected, and where it visits all states with all inputs it
// does find one.
func TestWalk(t *testing.T) {
	all, err := bench.Programs(filepath.Join("..", "..", "tests", "programs"))
	if err != nil {
		t.Fatal(err)
	}
	count := map[string]int{}
	for i, p := range all {
		if i%*walkEvery != 0 || !strings.Contains(p.Name, *walkOnly) || p.Expect != "verified" && p.Expect != "violated" {
			continue
		}
		t.Run(strings.TrimPrefix(p.Name, "../../tests/programs/"), func(t *testing.T) {
			t.Chdir(p.Dir)
			count[p.Expect+", "+walk(t, p)]++
		})
	}
	t.Log(count)
}

// walk tells what the walk says of p.
func walk(t *testing.T, p *bench.Program) string {
	checks := verifier.DefaultChecks
	var flags []string
	for _, f := range p.Flags {
		name, value, _ := strings.Cut(f, "=")
		switch name {
		case "--check":
			var err error
			if checks, err = verifier.ParseChecks(strings.Split(value, ",")); err != nil {
				t.Fatal(err)
			}
			flags = append(flags, f)
		case "--unroll", "--rounds", "--engine", "--sequentialization":
		default:
			flags = append(flags, f)
		}
	}
	program := translated(t, p, flags)
	if program == nil {
		return "not translated"
	}
	low, diags := cfg.Lower(program, "main")
	if ivl.HasErrors(diags) {
		t.Fatal(diags)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	found, err := interp.Explore(ctx, low, interp.Limits{States: *walkStates, All: true, Races: checks&verifier.CheckRace != 0,
		Hangs: checks&verifier.CheckDeadlock != 0 && p.Expect == "violated"})
	var open *machine.OpenError
	switch {
	case ctx.Err() != nil:
		return "too large"
	case errors.As(err, &open):
		return "a value is open"
	}
	if err != nil {
		return "cannot be walked through"
	}
	violated, hidden, misused := false, false, false
	for _, f := range found.Failures {
		class := verifier.CheckAssert
		switch f.Property {
		case "misuse":
			class = verifier.CheckMisuse
		case "leak":
			class = verifier.CheckLeaks
		case "memory":
			class = verifier.CheckMemory
		case "overflow":
			class = verifier.CheckOverflow
		}
		misused = misused || class == verifier.CheckMisuse && checks&class == 0
		violated = violated || goal.Failures.Has(f.Kind) && checks&class != 0
		hidden = hidden || !goal.Failures.Has(f.Kind) || checks&class == 0 // the walk ends there
	}
	// Who may end a wait only by misuse is taken not to, unless nobody asks for misuse. Here it is asked for.
	deadlock := found.Deadlock && !misused && checks&verifier.CheckDeadlock != 0
	violated = violated || deadlock || found.Hang || found.Race && checks&verifier.CheckRace != 0
	switch {
	case violated && p.Expect == "verified":
		t.Errorf("%s: the walk finds a violation (deadlock %v, race %v, failures %v)", p.Name, found.Deadlock, found.Race, found.Failures)
	case violated:
		return "violated"
	case hidden:
		return "stopped by something else"
	case found.States >= *walkStates:
		return "too large"
	case !found.Complete || len(machine.Inputs(low)) > 0:
		return "nothing found with some inputs"
	case low.Orders().Weak && p.Expect == "violated":
		return "weak orders" // a race between accesses that are never next to each other
	case p.Expect == "violated":
		t.Errorf("%s: the walk finds no violation in %d states", p.Name, found.States)
	}
	return "nothing found"
}

// translated is p in the verification language; nil if it is refused.
func translated(t *testing.T, p *bench.Program, flags []string) *ivl.Program {
	var text, errs bytes.Buffer
	args := append([]string{"translate"}, flags...)
	args = append(append(append(args, p.Files...), "--"), p.Clang...)
	if run(context.Background(), args, strings.NewReader(""), &text, &errs) != exitOK {
		t.Logf("%s: %s", p.Name, errs.String())
		return nil
	}
	program, diags := syntax.Parse(p.Name, text.Bytes())
	if !ivl.HasErrors(diags) {
		diags = ivl.Resolve(program)
	}
	if ivl.HasErrors(diags) {
		t.Fatal(diags)
	}
	return program
}
