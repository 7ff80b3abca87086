package verifier_test

import (
	"context"
	"flag"
	"math/rand"
	"strings"
	"testing"
	"time"

	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/ivl/seed"
	"github.com/gsmack/gsmack/verifier"
)

var modulars = flag.Int("modulars", 60, "how many random programs TestRandomModular has the engine modular prove")

// TestRandomModular looks with the engine order for failures of what the engine modular proves, with all loops as one arbitrary iteration: locks
// that are nested, kept and given up by others, sums, loops in loops, threads that are started on some ways, and that say too early that they have ended.
func TestRandomModular(t *testing.T) {
	tried, proved := 0, 0
	for seed := range seed.Each(t, *modulars) {
		r := rand.New(rand.NewSource(seed))
		src := modularProgram(r)
		p := ivltest.Program(t, "modular.bpl", []byte(src))
		checks := []verifier.Checks{0, verifier.CheckRace | verifier.CheckAssert, verifier.CheckAssert, verifier.CheckRace, verifier.CheckDeadlock}[r.Intn(5)]
		decide := func(e verifier.Engine) verifier.Verdict {
			ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
			defer cancel()
			res, diags := verifier.Verify(ctx, p, verifier.Options{Engine: e, Thorough: e == verifier.Modular, Checks: checks, Unroll: 5})
			if len(diags) > 0 {
				t.Fatalf("%v\n%s", diags, src)
			}
			return res.Verdict
		}
		if tried++; decide(verifier.Modular) != verifier.Verified {
			continue
		}
		if proved++; decide(verifier.Order) == verifier.Violated {
			t.Fatalf("seed %d (run with -seed=%d -modulars=1): %v is verified, and fails:\n%s", seed, seed, checks.Names(), src)
		}
	}
	t.Logf("%d of %d programs were proved", proved, tried)
	if tried >= 60 && proved < tried/20 {
		t.Errorf("only %d of %d programs were proved", proved, tried)
	}
}

// modularProgram gives the text of a program for the threads of modularPrelude.
func modularProgram(r *rand.Rand) string {
	g := &generator{r: r}
	loops := 0
	var stmts func(n int) string
	stmt := func() string {
		switch r.Intn(16) {
		case 0, 1:
			return "call acquire(); " + stmts(2) + " call release(); "
		case 2:
			return "call acquire2(); " + stmts(1) + " call release2(); "
		case 3, 4:
			return "call acquire(); a := x; x := $add(a, " + g.pick("1bv8", "2bv8", "i", "255bv8") + "); call release(); "
		case 5:
			return "n := $add(n, " + g.pick("1bv8", "3bv8", "255bv8") + "); "
		case 6:
			return "atomic { n := $add(n, 1bv8); n := " + g.pick("$add(n, 3bv8)", "i", "0bv8", "$add(n, 1bv8)") + "; } "
		case 7:
			return g.pick("a := x; ", "x := i; ", "y := a; ", "a := y; ", "n := 5bv8; ", "a := n; ")
		case 8:
			return "if (" + g.pick("n == 0bv8", "a == 1bv8", "$less(i, 2bv8)", "*") + ") { " + stmts(2) + " } "
		case 9:
			return "assert " + g.pick("$less(a, 5bv8)", "$less(i, 3bv8)", "n != 4bv8", "n != 7bv8", "a != 2bv8", "i != 2bv8") + "; "
		case 10, 11, 12:
			if loops > 0 && r.Intn(3) > 0 {
				return "n := i; "
			}
			v := g.pick("i", "j")
			if loops > 0 {
				v = "j"
			}
			loops++
			defer func() { loops-- }()
			return v + " := 0bv8; while ($less(" + v + ", " + g.pick("2bv8", "3bv8") + ")) { " + stmts(2) + g.pick("", "", "if (n == 3bv8) { break; } ") + v + " := $add(" + v + ", 1bv8); } "
		case 15:
			return g.pick("call read_lock(); a := x; ", "call read_lock(); i := x; a := x; assert a == i; ", "call write_lock(); a := x; x := $add(a, 1bv8); ", "call write_lock(); x := i; y := i; ") + stmts(1) +
				g.pick("call read_unlock(); ", "call write_unlock(); ")
		case 13:
			return g.pick("call acquire(); ", "call release(); ", "atomic { if (lock == 2) { lock := 0; } } ", "atomic { if (lock == 3) { lock := 0; } } ", "call finish(); ")
		}
		return "a := $add(a, 1bv8); "
	}
	stmts = func(n int) (s string) {
		for range 1 + r.Intn(n) {
			s += stmt()
		}
		return s
	}
	entry := ""
	for range 1 + r.Intn(5) {
		entry += g.pick("call wait(t); ", "call wait(u); ", "call wait(t); call wait(u); ", "i := x; ", "i := y; ", "assert x == 4bv8; ", "assert n != 6bv8; ", "assert n != 3bv8; ", "assert n == 4bv8; ",
			"assert $less(n, 9bv8); ", "n := $add(n, 1bv8); ", "call acquire(); x := $add(x, 1bv8); call release(); ", "i := 0bv8; while ($less(i, 3bv8)) { n := $add(n, 1bv8); i := $add(i, 1bv8); } ")
	}
	first := "atomic { async call first(); call t := child(); state[t] := 7; }"
	second := "atomic { async call second(); call u := child(); state[u] := 7; }"
	start := g.pick(modularStart, modularStart, modularStart+" n := 2bv8;", "havoc b; if (b) { n := 2bv8; } "+modularStart,
		"havoc b; t := 0; u := 0; if (b) { "+first+" } n := 1bv8; "+second,
		"havoc b; t := 0; u := 0; if (b) { "+first+" } else { n := 1bv8; "+second+" }",
		"havoc b; t := 0; u := 0; atomic { if (b) { async call first(); call t := child(); } state[2] := 7; } "+second,
		"atomic { async call first(); call t := child(); state[t] := 7; n := $add(n, 1bv8); async call second(); call u := child(); state[u] := 7; }")
	return strings.NewReplacer("START", start, "MAIN", entry, "FIRST", stmts(4), "SECOND", stmts(3)).Replace(modularPrelude)
}
