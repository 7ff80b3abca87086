package sat

import (
	"context"
	"testing"

	"github.com/gsmack/gsmack/verifier/smt"
)

// TestSettle asserts equations and looks at how much of the formula is left.
func TestSettle(t *testing.T) {
	for _, c := range []struct {
		name string
		of   func(a *smt.Arena, x, y, z, p smt.Term) []smt.Term
		want smt.Status
		vars int32 // of the propositional formula, the constant included; 0: not looked at
		y    uint64
	}{
		{
			name: "constants go through sums, whatever is said first",
			of: func(a *smt.Arena, x, y, z, p smt.Term) []smt.Term {
				return []smt.Term{a.Eq(y, a.BVAdd(x, z)), a.And(a.Eq(x, a.BV(8, 5)), p), a.Eq(z, a.BV(8, 2))}
			},
			want: smt.Sat, vars: 1, y: 7,
		},
		{
			name: "a variable takes the word of what it equals",
			of: func(a *smt.Arena, x, y, z, p smt.Term) []smt.Term {
				return []smt.Term{a.Eq(x, z), a.Eq(y, x), a.BVUlt(a.BV(8, 254), z)}
			},
			want: smt.Sat, y: 255,
		},
		{
			name: "a variable in its own equation keeps a word of its own",
			of: func(a *smt.Arena, x, y, z, p smt.Term) []smt.Term {
				return []smt.Term{a.Eq(y, a.BVXor(y, x)), a.Eq(y, a.BV(8, 9)), a.Not(a.Eq(x, a.BV(8, 0)))}
			},
			want: smt.Unsat,
		},
		{
			name: "two constants",
			of: func(a *smt.Arena, x, y, z, p smt.Term) []smt.Term {
				return []smt.Term{a.Eq(x, y), a.Eq(x, a.BV(8, 1)), a.Eq(y, a.BV(8, 2))}
			},
			want: smt.Unsat,
		},
		{
			name: "a truth and its negation",
			of: func(a *smt.Arena, x, y, z, p smt.Term) []smt.Term {
				return []smt.Term{p, a.Eq(x, y), a.Not(p)}
			},
			want: smt.Unsat,
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			a := smt.NewArena()
			word := func(name string) smt.Term { return a.Var(name, smt.BVSort(8)) }
			x, y := word("x"), word("y")
			s := New(a, smt.Options{})
			defer s.Close()
			terms := c.of(a, x, y, word("z"), a.Var("p", smt.SortBool))
			for _, f := range terms {
				s.Assert(f)
			}
			got, err := s.Check(context.Background())
			if err != nil || got != c.want {
				t.Fatalf("%v, %v, want %v", got, err, c.want)
			}
			if c.vars > 0 && s.b.circuit.vars != c.vars {
				t.Errorf("%d variables, want %d", s.b.circuit.vars, c.vars)
			}
			if got != smt.Sat {
				return
			}
			m, err := s.Model()
			if err != nil {
				t.Fatal(err)
			}
			if v, _ := m.Value(y).Uint64(); v != c.y {
				t.Errorf("y = %d, want %d", v, c.y)
			}
			for _, f := range terms {
				if !m.Bool(f) {
					t.Errorf("the model does not satisfy %v", f)
				}
			}
			s.Assert(a.Not(a.Eq(y, a.BV(8, c.y)))) // said later, when y has its word
			if got, err := s.Check(context.Background()); err != nil || got != smt.Unsat {
				t.Errorf("y = %d is the only solution, but: %v, %v", c.y, got, err)
			}
		})
	}
}
