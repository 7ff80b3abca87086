package smt_test

import (
	"context"
	"errors"
	"flag"
	"testing"
	"time"

	"github.com/gsmack/gsmack/ivl/seed"
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
	r := seed.Rand(t)
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
	r := seed.Rand(t)
	decided, late, contradicted := 0, 0, 0
	for i := range rounds(1500) {
		g := &generator{a: NewArena(), r: r}
		a := g.a
		p := g.term(g.sort(), 3)
		m := g.assignment(p.raw)
		v, ok := a.Evaluate(p.raw, m)
		if !ok {
			continue
		}
		s := z3.New(a)
		s.Tactic = "smt"
		for x, val := range m.Vars {
			k, _ := a.Const(a.Sort(x), val)
			s.Assert(a.Raw(OpEq, SortBool, 0, x, k))
		}
		k, _ := a.Const(a.Sort(p.raw), v)
		s.Assert(a.Not(a.Raw(OpEq, SortBool, 0, p.raw, k)))
		ctx, cancel := context.WithTimeout(context.Background(), 3*time.Second)
		st, err := s.Check(ctx)
		switch {
		case st == Unsat:
			if decided++; decided%50 == 0 {
				if wrong := secondOpinion(t, a, p.raw, m); wrong != 0 {
					t.Fatalf("round %d: Z3 agrees on the whole, but not on %s\n%s\nunder %v", i, a.String(wrong), a.String(p.raw), m)
				}
			}
		case st == Sat:
			// Z3 4.8.12 is wrong on some terms with constant arrays.
			if wrong := secondOpinion(t, a, p.raw, m); wrong != 0 {
				t.Fatalf("round %d: Z3 has not the value %v\n%s\nunder %v\nfirst because of %s", i, v, a.String(p.raw), m, a.String(wrong))
			}
			t.Logf("round %d: Z3 denies the value %v of the whole, but of no part\n%s\nunder %v", i, v, a.String(p.raw), m)
			contradicted++
		case ctx.Err() != nil || errors.Is(err, ErrGaveUp):
			late++
		default:
			t.Fatalf("round %d: %v\n%s\nunder %v", i, err, a.String(p.raw), m)
		}
		cancel()
		s.Close()
	}
	t.Logf("%d terms agree, %d were not decided in time, Z3 contradicts itself on %d", decided, late, contradicted)
	if late > decided/10 || contradicted > 3+decided/200 {
		t.Error("too many are not decided")
	}
}

// secondOpinion asks Z3 for the value of each part of a term by itself: the operator
// of values, arrays index by index. It gives a part whose value Z3 denies, or 0: the
// evaluator works part by part, so Z3 then contradicts itself.
func secondOpinion(t *testing.T, a *Arena, root Term, m Assignment) Term {
	holds := func(claim Term) bool {
		s := z3.New(a)
		s.Tactic = "smt"
		defer s.Close()
		s.Assert(a.Not(claim))
		ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
		defer cancel()
		st, _ := s.Check(ctx)
		return st == Unsat
	}
	constant := func(s Sort, v value.Value) Term {
		k, ok := a.Const(s, v)
		if !ok {
			t.Fatalf("%v is no constant", v)
		}
		return k
	}
	equals := func(x Term, v value.Value) bool {
		return holds(a.Raw(OpEq, SortBool, 0, x, constant(a.Sort(x), v)))
	}
	// everywhere compares an array with its value at all indices.
	everywhere := func(x Term, v value.Value) bool {
		for _, at := range indices(a.ArrayArgs(a.Sort(x))) {
			args := []Term{x}
			for i, k := range at {
				args = append(args, constant(a.ArrayArgs(a.Sort(x))[i], k))
			}
			if !equals(a.Raw(OpSelect, a.ArrayResult(a.Sort(x)), 0, args...), v.Select(at...)) {
				return false
			}
		}
		return true
	}
	for _, x := range a.PostOrder(root) {
		v, ok := a.Evaluate(x, m)
		if args := a.Args(x); ok && len(args) > 0 {
			vals := make([]value.Value, len(args))
			ks := make([]Term, len(args))
			for i, y := range args {
				if vals[i], ok = a.Evaluate(y, m); !ok {
					vals[i] = a.Default(a.Sort(y)) // the value of x is the same whatever this is
				}
				ks[i] = constant(a.Sort(y), vals[i])
			}
			part := a.Raw(a.Op(x), a.Sort(x), a.Param(x), ks...)
			switch {
			case a.Sort(x).Kind() == ArrayKind:
				ok = everywhere(part, v)
			case a.Op(x) == OpEq && a.Sort(args[0]).Kind() == ArrayKind:
				ok = everywhere(ks[0], vals[0]) && everywhere(ks[1], vals[1]) && v.IsTrue() == equalEverywhere(a.ArrayArgs(a.Sort(args[0])), vals[0], vals[1])
			default:
				ok = equals(part, v)
			}
			if !ok {
				return part
			}
		}
	}
	return 0
}

func equalEverywhere(idx []Sort, x, y value.Value) bool {
	for _, at := range indices(idx) {
		if !value.Equal(x.Select(at...), y.Select(at...)) {
			return false
		}
	}
	return true
}

// indices are all tuples of values of small sorts.
func indices(sorts []Sort) [][]value.Value {
	if len(sorts) == 0 {
		return [][]value.Value{nil}
	}
	vals := []value.Value{value.Bool(false), value.Bool(true)}
	if w := sorts[0].Width(); sorts[0].Kind() == BVKind {
		vals = nil
		for i := range uint64(1) << w {
			vals = append(vals, value.BV64(w, i))
		}
	}
	var out [][]value.Value
	for _, v := range vals {
		for _, rest := range indices(sorts[1:]) {
			out = append(out, append([]value.Value{v}, rest...))
		}
	}
	return out
}

// TestSimplificationProvedByZ3 lets Z3 look for any assignment under which
// simplification changed the value.
func TestSimplificationProvedByZ3(t *testing.T) {
	r := seed.Rand(t)
	unknown := 0
	n := rounds(1500)
	for i := range n {
		g := &generator{a: NewArena(), r: r, small: true}
		a := g.a
		p := g.term(g.sort(), 3)
		s := validate(a, z3.New(a))
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
