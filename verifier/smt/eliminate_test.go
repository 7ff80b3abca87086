package smt_test

import (
	"context"
	"testing"

	. "github.com/gsmack/gsmack/verifier/smt"
)

// recorder is a solver that answers nothing and keeps what it was given.
type recorder struct {
	Solver
	asserted []Term
}

func (r *recorder) Assert(t Term) { r.asserted = append(r.asserted, t) }

func (r *recorder) Check(ctx context.Context, _ ...Term) (Status, error) {
	if err := ctx.Err(); err != nil {
		return Unknown, err
	}
	return Sat, nil
}

func (r *recorder) Close() error { return nil }

// TestEliminationOutlivesCancel cancels while arrays are rewritten: the next Check
// goes on with it, and asserts nothing twice.
func TestEliminationOutlivesCancel(t *testing.T) {
	a := NewArena()
	var made []*recorder
	s, err := Eliminate(a, func() (Solver, error) {
		made = append(made, &recorder{})
		return made[len(made)-1], nil
	})
	if err != nil {
		t.Fatal(err)
	}
	m := a.Var("m", a.ArraySort(BVSort(8), BVSort(8)))
	read := func(i uint64) Term { return a.Eq(a.Select(m, a.BV(8, i)), a.BV(8, i)) }
	s.Assert(read(1))
	if st, err := s.Check(context.Background()); st != Sat {
		t.Fatal(st, err)
	}
	s.Assert(read(2))
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if st, err := s.Check(ctx); st != Unknown || err == nil {
		t.Fatal(st, err)
	}
	s.Assert(read(3))
	if st, err := s.Check(context.Background()); st != Sat {
		t.Fatal(st, err)
	}
	if len(made) != 1 {
		t.Fatalf("%d solvers", len(made))
	}
	seen := map[Term]bool{}
	for _, x := range made[0].asserted {
		if f := a.FragmentOf(x); f.Array || seen[x] {
			t.Errorf("%s (arrays: %v, again: %v)", a.String(x), f.Array, seen[x])
		}
		seen[x] = true
	}
	if len(seen) != 3 {
		t.Errorf("%d assertions", len(seen))
	}
}
