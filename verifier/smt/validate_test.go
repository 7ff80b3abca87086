package smt_test

import (
	"context"
	"fmt"

	"github.com/gsmack/gsmack/verifier/smt"
)

// validate wraps a solver: after every Sat the assertions and assumptions are
// evaluated in the model; if one is false the answer is Unknown with an error,
// because the solver, its translation or the evaluator is wrong. Terms whose
// value is not determined pass.
func validate(a *smt.Arena, s smt.Solver) smt.Solver { return &validating{Solver: s, arena: a} }

type validating struct {
	smt.Solver
	arena    *smt.Arena
	asserted []smt.Term
}

func (v *validating) Assert(t smt.Term) {
	v.asserted = append(v.asserted, t)
	v.Solver.Assert(t)
}

func (v *validating) Check(ctx context.Context, assumptions ...smt.Term) (smt.Status, error) {
	st, err := v.Solver.Check(ctx, assumptions...)
	if st != smt.Sat {
		return st, err
	}
	m, err := v.Solver.Model()
	if err != nil {
		return smt.Unknown, err
	}
	for _, ts := range [][]smt.Term{v.asserted, assumptions} {
		for _, t := range ts {
			if m.Value(t).IsFalse() {
				return smt.Unknown, fmt.Errorf("the solver's model does not satisfy %s", v.arena.String(t))
			}
		}
	}
	return smt.Sat, nil
}
