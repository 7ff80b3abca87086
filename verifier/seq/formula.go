package seq

import (
	"context"
	"time"

	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/smt"
)

// A formula is the encoding of a sequential program. Each question has a solver of its own,
// since solvers simplify with assertions more than with assumptions.
type formula struct {
	d   *decision
	enc *bmc.Encoding
}

// check decides goal together with the axioms. It returns a model, or nil if there is
// none.
func (f *formula) check(ctx context.Context, goal smt.Term) (*smt.Model, error) {
	a := f.enc.Arena
	if goal == a.False() {
		return nil, nil
	}
	s, err := f.d.Solver(a)
	if err != nil {
		return nil, err
	}
	defer s.Close()
	axioms := a.Relevant(goal, f.enc.Axioms)
	for _, t := range append([]smt.Term{goal}, axioms...) {
		s.Assert(t)
	}
	began := time.Now()
	status, err := s.Check(ctx)
	f.d.solving += time.Since(began)
	switch {
	case err != nil:
		return nil, err
	case status == smt.Sat:
		return s.Model()
	}
	return nil, f.d.Consistent(ctx, a, axioms)
}
