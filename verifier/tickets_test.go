package verifier_test

import (
	"flag"
	"fmt"
	"math/rand"
	"testing"

	"github.com/gsmack/gsmack/ivl/seed"
)

var tickets = flag.Int("tickets", 60, "how many random ticket locks TestRandomTickets decides")

// TestRandomTickets is TestRandomPrograms for programs in which threads draw
// numbers and wait for their turn, rightly or with small mistakes.
func TestRandomTickets(t *testing.T) {
	decided, tried := 0, 0
	for seed := range seed.Each(t, *tickets) {
		tried++
		src := ticketLock(rand.New(rand.NewSource(seed)))
		_, skipped := compare(t, src)
		if t.Failed() {
			t.Fatalf("seed %d (run with -seed=%d -tickets=1):\n%s", seed, seed, src)
		}
		if !skipped {
			decided++
		}
	}
	if tried >= 100 && decided < tried/2 {
		t.Errorf("only %d of %d programs were decided", decided, tried)
	}
}

// ticketLock gives the text of a program whose threads draw numbers from x and wait
// for them in y.
func ticketLock(r *rand.Rand) string {
	g := &generator{r: r}
	g.b.WriteString(generatedPrelude)
	// Each mistake is made in few programs.
	or := func(right string, wrong ...string) string {
		if r.Intn(12) == 0 {
			return wrong[r.Intn(len(wrong))]
		}
		return right
	}
	usual := g.pick("y := $add(a, 1bv2);", "y := $add(y, 1bv2);", "b := y; y := $add(b, 1bv2);")
	enter := g.pick("await y == a;", "if (y != a) { return; }", "while (y != a) { }", "b := y; assume b == a;", "atomic { await y == a; n[1bv2] := p; }")
	threads := 2 + r.Intn(2)
	for i := range threads {
		g.procedure(fmt.Sprintf("worker%d", i), "p: bv2", 0, func() {
			for range 1 + r.Intn(5)/4 {
				g.line("%s", or("atomic { a := x; x := $add(x, 1bv2); }",
					"a := x; x := $add(a, 1bv2);", "a := x;", "atomic { a := x; x := $add(x, 2bv2); }",
					"atomic { a := x; if (p == 1bv2) { x := $add(x, 1bv2); } }", "atomic { a := x; x := $add(x, 1bv2); x := $add(x, 1bv2); }",
					"atomic { x := $add(x, 1bv2); a := $sub(x, 1bv2); }", "atomic { x := $add(x, 1bv2); } a := x;"))
				g.line("%s", or(enter, "", "await y == $add(a, 1bv2);", "await y != a;", "b := y; if (b == a) { b := 2bv2; } else { return; }"))
				g.line("c := p;")
				g.line("%s", or("assert c == p;", "", "if (c == p) { return; }", "assert y == a;", "assert $ult(y, 3bv2);"))
				g.line("%s", or(usual, "", "y := $add(a, 2bv2);", "if (p == 1bv2) { "+usual+" }", usual+" "+usual, usual+" y := a;",
					"y := $add(a, 1bv2); y := $add(y, 1bv2);", "if (*) { "+usual+" } else { "+usual+" }", "atomic { "+usual+" }"))
			}
		})
	}
	g.procedure("main", "", 0, func() {
		start := r.Intn(4)
		g.line("x := %s; y := %dbv2; c := 0bv2; n := (lambda i: bv2 :: 0bv2);", or(fmt.Sprintf("%dbv2", start), "0bv2", "1bv2", "b"), start)
		for i := range threads {
			g.line("async call worker%d(%dbv2);", i, i)
		}
		switch r.Intn(4) {
		case 0:
			g.line("assert y != %dbv2;", r.Intn(4))
		case 1:
			g.line("await y == %dbv2; assert x != %dbv2;", r.Intn(4), r.Intn(4))
		case 2:
			g.line("a := x; b := y; assert a != b || f;")
		}
	})
	return g.b.String()
}
