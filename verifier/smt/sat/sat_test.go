package sat

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/gsmack/gsmack/verifier/smt"
)

// TestStops stops the translation of many small assertions: none of them is large enough to ask by itself.
func TestStops(t *testing.T) {
	a := smt.NewArena()
	s := New(a, smt.Options{})
	defer s.Close()
	for i := range 1000 {
		x, y := a.Var(fmt.Sprint("x", i), smt.SortBool), a.Var(fmt.Sprint("y", i), smt.SortBool)
		s.Assert(a.Or(x, y))
	}
	if _, err := s.translate(func() bool { return true }); !errors.Is(err, errStopped) {
		t.Errorf("the translation went on to its end: %v", err)
	}
}

// TestPartialSums counts clauses for partial sums that start at a constant: each takes one adder, whichever comes first.
func TestPartialSums(t *testing.T) {
	count := func(largestFirst bool) int {
		a := smt.NewArena()
		solver := New(a, smt.Options{})
		defer solver.Close()
		s := a.BV(8, 3)
		var sums []smt.Term
		for i := range 6 {
			s = a.BVAdd(s, a.Var(fmt.Sprint("v", i), smt.BVSort(8)))
			sums = append(sums, s)
		}
		if largestFirst {
			slices.Reverse(sums)
		}
		for _, s := range sums {
			if err := solver.b.blast(s, func() bool { return false }); err != nil {
				t.Fatal(err)
			}
		}
		return len(solver.b.clauses)
	}
	if up, down := count(false), count(true); up != down {
		t.Errorf("%d literals, but %d if the largest sum comes first", up, down)
	}
}
