package smt_test

import (
	"context"
	"errors"
	"flag"
	"math/rand"
	"testing"
	"time"

	"github.com/gsmack/gsmack/ivl/value"
	. "github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/smt/z3"
)

// longer is for a run of 20,000 terms and more that Z3 decides: -longer=14.
var longer = flag.Int("longer", 1, "make the tests on random terms so many times as long")

// rounds scales the random tests.
func rounds(n int) int {
	if testing.Short() {
		return n / 10
	}
	return n * *longer
}

// TestSimplificationKeepsValues compares the simplified and the unsimplified
// form of random terms under random assignments, by this package's evaluator.
func TestSimplificationKeepsValues(t *testing.T) {
	seed := time.Now().UnixNano()
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewSource(seed))
	for i := range rounds(40000) {
		g := &generator{a: NewArena(), r: r, small: i%2 == 0}
		p := g.term(g.sort(), 5)
		for range 4 {
			m := g.assignment(p.raw)
			want, ok := g.a.Evaluate(p.raw, m)
			if !ok {
				continue
			}
			got, ok := g.a.Evaluate(p.simple, m)
			if !ok || !value.Equal(got, want) {
				t.Fatalf("round %d: %v instead of %v\nraw    %s\nsimple %s\nunder %v", i, got, want,
					g.a.String(p.raw), g.a.String(p.simple), m)
			}
		}
	}
}

// TestEvaluatorAgreesWithZ3 lets Z3 look for another value than the
// evaluator's, of terms built without simplification.
func TestEvaluatorAgreesWithZ3(t *testing.T) {
	seed := time.Now().UnixNano()
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewSource(seed))
	decided, late := 0, 0
	for i := range rounds(1500) {
		g := &generator{a: NewArena(), r: r}
		a := g.a
		p := g.term(g.sort(), 3)
		m := g.assignment(p.raw)
		v, ok := a.Evaluate(p.raw, m)
		if !ok {
			continue
		}
		s := z3.New(a, Options{Tactic: "smt"})
		for x, val := range m.Vars {
			k, _ := a.Const(a.Sort(x), val)
			s.Assert(a.Raw(OpEq, SortBool, 0, x, k))
		}
		k, _ := a.Const(a.Sort(p.raw), v)
		s.Assert(a.Not(a.Raw(OpEq, SortBool, 0, p.raw, k)))
		ctx, cancel := context.WithTimeout(context.Background(), 3*time.Second)
		st, err := s.Check(ctx)
		if st == Sat || st == Unknown && ctx.Err() == nil && !errors.Is(err, ErrGaveUp) {
			t.Fatalf("round %d: %v %v: Z3 has not the value %v\n%s\nunder %v", i, st, err, v, a.String(p.raw), m)
		}
		if st == Unsat {
			decided++
		} else {
			late++
		}
		cancel()
		s.Close()
	}
	t.Logf("%d terms agree, %d were not decided in time", decided, late)
	if late > decided/10 {
		t.Error("too many are not decided")
	}
}

// TestSimplificationProvedByZ3 lets Z3 look for any assignment under which
// simplification changed the value.
func TestSimplificationProvedByZ3(t *testing.T) {
	seed := time.Now().UnixNano()
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewSource(seed))
	unknown := 0
	n := rounds(1500)
	for i := range n {
		g := &generator{a: NewArena(), r: r, small: true}
		a := g.a
		p := g.term(g.sort(), 3)
		s := Validate(a, z3.New(a, Options{}))
		s.Assert(a.Not(a.Raw(OpEq, SortBool, 0, p.raw, p.simple)))
		ctx, cancel := context.WithTimeout(context.Background(), 300*time.Millisecond)
		st, err := s.Check(ctx)
		if st == Unknown {
			if ctx.Err() == nil && !errors.Is(err, ErrGaveUp) {
				t.Fatalf("round %d: %v\n%s", i, err, a.String(p.raw))
			}
			unknown++
		}
		if st == Sat {
			m, err := s.Model()
			t.Fatalf("round %d: simplification changes the value\nraw    %s\nsimple %s\nmodel %v %v", i, a.String(p.raw), a.String(p.simple), m, err)
		}
		cancel()
		s.Close()
	}
	if unknown > n/4 {
		t.Errorf("%d of %d were not decided in time", unknown, n)
	}
}
