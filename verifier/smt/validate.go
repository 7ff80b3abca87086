package smt

import (
	"context"
	"fmt"
)

// Validate wraps a solver: after every Sat the assertions and assumptions are
// evaluated in the model; if one is false the answer is Unknown with an error,
// because the solver, its translation or the evaluator is wrong. Terms whose
// value is not determined pass.
func Validate(a *Arena, s Solver) Solver { return &validating{Solver: s, arena: a} }

type validating struct {
	Solver
	arena    *Arena
	asserted []Term
}

func (v *validating) Assert(t Term) {
	v.asserted = append(v.asserted, t)
	v.Solver.Assert(t)
}

func (v *validating) Check(ctx context.Context, assumptions ...Term) (Status, error) {
	st, err := v.Solver.Check(ctx, assumptions...)
	if st != Sat {
		return st, err
	}
	m, err := v.Solver.Model()
	if err != nil {
		return Unknown, err
	}
	for _, ts := range [][]Term{v.asserted, assumptions} {
		for _, t := range ts {
			if m.Value(t).IsFalse() {
				return Unknown, fmt.Errorf("the solver's model does not satisfy %s", v.arena.String(t))
			}
		}
	}
	return Sat, nil
}
