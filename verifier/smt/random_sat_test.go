package smt_test

import (
	"context"
	"testing"

	"github.com/gsmack/gsmack/ivl/seed"
	. "github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/smt/sat"
)

// TestBitBlasting lets CaDiCaL look for another value than the evaluator's,
// of unsimplified bit-vector terms.
func TestBitBlasting(t *testing.T) {
	r := seed.Rand(t)
	decided := 0
	for i := range rounds(3000) {
		g := &generator{a: NewArena(), r: r, small: i%3 != 0}
		a := g.a
		s := BVSort(g.width())
		p := g.term(s, 3)
		if f := a.FragmentOf(p.raw); f != (Fragment{}) {
			continue
		}
		m := g.assignment(p.raw)
		v, _ := a.Evaluate(p.raw, m)
		solver := sat.New(a)
		for x, val := range m.Vars {
			k, _ := a.Const(a.Sort(x), val)
			solver.Assert(a.Raw(OpEq, SortBool, 0, x, k))
		}
		k, _ := a.Const(s, v)
		equal := a.Raw(OpEq, SortBool, 0, p.raw, k)
		if st, err := solver.Check(context.Background(), a.Not(equal)); st != Unsat {
			t.Fatalf("round %d: %v %v: not the value %v\n%s\nunder %v", i, st, err, v, a.String(p.raw), m)
		}
		if st, err := solver.Check(context.Background(), equal); st != Sat {
			t.Fatalf("round %d: %v %v: cannot have the value %v\n%s\nunder %v", i, st, err, v, a.String(p.raw), m)
		}
		solver.Close()
		decided++
	}
	t.Logf("%d terms", decided)
}
