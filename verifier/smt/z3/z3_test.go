package z3

import (
	"context"
	"testing"

	"github.com/gsmack/gsmack/verifier/smt"
)

// TestChecksKeepNothing asks the same again and again: what a Check made is freed
// by the next one.
func TestChecksKeepNothing(t *testing.T) {
	for _, tactic := range []string{"", "smt", "simplify;solve-eqs;bit-blast;sat"} {
		a := smt.NewArena()
		s := New(a)
		s.Tactic = tactic
		x, y := a.Var("x", smt.BVSort(8)), a.Var("y", smt.BVSort(8))
		s.Assert(a.BVUlt(x, y))
		check := func(n int) uint64 {
			for range n {
				if st, err := s.Check(context.Background(), a.BVUlt(y, x)); st != smt.Unsat {
					t.Fatal(st, err)
				}
			}
			return allocated()
		}
		// What is kept grows in each round; the allocator's own needs, which may come to as much in one, do not.
		grown := uint64(1) << 40
		for before := check(30); grown > 200<<10; {
			after := check(200)
			if after >= before+grown {
				t.Errorf("%q: 200 Checks keep %d KB, and then %d KB", tactic, grown>>10, (after-before)>>10)
				break
			}
			grown, before = max(after, before)-before, after
		}
		s.Close()
	}
}

// TestWrongTactic is an error, and nothing more.
func TestWrongTactic(t *testing.T) {
	for _, tactic := range []string{"nosuch", "simplify;nosuch", "nosuch;simplify", ""} {
		a := smt.NewArena()
		s := New(a)
		s.Tactic = tactic
		s.Assert(a.Var("p", smt.SortBool))
		st, err := s.Check(context.Background())
		if tactic == "" && st != smt.Sat || tactic != "" && err == nil {
			t.Errorf("%q: %v %v", tactic, st, err)
		}
		s.Close()
	}
}
