package verifier_test

import (
	"flag"
	"fmt"
	"math/rand"
	"testing"

	"github.com/gsmack/gsmack/ivl/seed"
)

var joins = flag.Int("joins", 50, "how many random joins TestRandomJoins decides")

// TestRandomJoins is TestRandomPrograms for programs in which threads say that they have ended, and main
// waits for that before it goes on with what is theirs, rightly or with small mistakes.
func TestRandomJoins(t *testing.T) {
	decided, tried := 0, 0
	for seed := range seed.Each(t, *joins) {
		tried++
		src := joined(rand.New(rand.NewSource(seed)))
		_, skipped := compareBy(t, src, "order,order///bare,order///thorough,walk")
		if t.Failed() {
			t.Fatalf("seed %d (run with -seed=%d -joins=1):\n%s", seed, seed, src)
		}
		if !skipped {
			decided++
		}
	}
	if tried >= 80 && decided < tried/2 {
		t.Errorf("only %d of %d programs were decided", decided, tried)
	}
}

// joined gives the text of a program whose threads have a place in n each: 1 if it runs, 2 if it has ended, 3 if
// main knows.
func joined(r *rand.Rand) string {
	g := &generator{r: r}
	g.b.WriteString(generatedPrelude)
	or := func(right string, wrong ...string) string {
		if r.Intn(10) == 0 {
			return wrong[r.Intn(len(wrong))]
		}
		return right
	}
	alive := g.pick("", "if (y == 3bv2) { return; }", "if (m[2bv2] == 1bv2) { x := 3bv2; }", "b := c;", "assert y != 3bv2;")
	access := func() {
		g.line("%s", g.pick("x := $add(x, p);", "a := x;", "m[p] := a;", "a := m[p];", "m[$add(a, 1bv2)] := p;", "atomic { a := y; y := $add(y, 1bv2); }", alive, alive,
			"if (x == 1bv2) { m[p] := x; } else { a := m[p]; }", "if (*) { y := p; }", "assert x != 3bv2 || p == 0bv2;"))
	}
	locked := r.Intn(3) > 0
	end := "n[p] := 2bv2;"
	worker := func() {
		if locked {
			g.line("%s", or("atomic { await !lock; lock := true; }", ""))
		}
		for range 1 + r.Intn(3) {
			access()
		}
		if locked {
			g.line("%s", or("lock := false;", ""))
		}
		if r.Intn(3) == 0 {
			g.line("%s", alive)
		}
		g.line("%s", or(end, "", "if (a != 2bv2) { n[p] := 2bv2; }", end+" x := p;", end+" m[p] := 1bv2;", "n[1bv2] := 2bv2;", "n[$add(p, a)] := 2bv2;", "n[p] := a;",
			"if (y == 1bv2) { "+end+" } else { a := x; "+end+" }", "y := 1bv2; "+end+" if (y == 0bv2) { x := 1bv2; }"))
	}
	g.procedure("worker1", "p: bv2", 0, worker)
	g.procedure("worker2", "p: bv2", 0, worker)
	g.procedure("main", "", 0, func() {
		g.line("x := 0bv2; y := 0bv2; c := 0bv2; lock := false; m := (lambda i: bv2 :: 0bv2); n := (lambda i: bv2 :: 0bv2); a := 0bv2;")
		for i := 1; i <= 2; i++ {
			g.line("atomic { async call worker%d(%dbv2); n[%dbv2] := 1bv2; }", i, i, i)
			if r.Intn(4) == 0 {
				g.line("a := x;")
			}
		}
		for i := 1; i <= 2; i++ {
			place := fmt.Sprintf("n[%dbv2]", i)
			join := "atomic { if (" + place + " != 0bv2) { await " + place + " == 2bv2; " + place + " := 3bv2; } }"
			g.line("%s", or(join, "", "await "+place+" != 1bv2;", "atomic { await "+place+" == 2bv2; a := m[1bv2]; }", "if (a == 0bv2) { "+join+" }", "if (*) { "+join+" } else { a := 1bv2; }",
				"atomic { if (y == 0bv2) { await "+place+" == 2bv2; } }", place+" := 2bv2; "+join))
			if r.Intn(3) == 0 {
				g.line("%s", g.pick("x := 2bv2;", "m[1bv2] := 3bv2;", "y := 3bv2;", "a := m[2bv2];"))
			}
		}
		for range 1 + r.Intn(2) {
			g.line("%s", g.pick("x := 2bv2;", "m[2bv2] := 1bv2;", "y := 3bv2;", "c := 2bv2;", "if (x == 0bv2) { c := x; } else { m[1bv2] := x; }"))
		}
		g.line("assert %s != %dbv2;", g.pick("x", "y", "m[1bv2]", "m[2bv2]", "a"), r.Intn(4))
	})
	return g.b.String()
}
