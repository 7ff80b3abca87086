package seq

import (
	"context"
	"time"

	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/smt"
)

// A formula is the encoding of a sequential program, with what is assumed of how far
// loops are unrolled.
type formula struct {
	d       *decision
	enc     *bmc.Encoding
	assumed []smt.Term
	// kept is set if there will be questions under other assumptions: solver serves them
	// all. Otherwise each question has a solver of its own, which can make more of an
	// assertion than of an assumption.
	kept   bool
	solver smt.Solver
}

func (f *formula) close() {
	if f.solver != nil {
		f.solver.Close()
	}
}

// check decides goal together with the axioms. It returns a model, or nil if there is
// none.
func (f *formula) check(ctx context.Context, goal smt.Term) (*smt.Model, error) {
	a := f.enc.Arena
	if goal == a.False() {
		return nil, nil
	}
	s := f.solver
	if s == nil {
		var err error
		if s, err = f.d.Solver(a, smt.Options{}); err != nil {
			return nil, err
		}
	}
	axioms := a.Relevant(goal, f.enc.Axioms)
	terms := append(append([]smt.Term{goal}, axioms...), f.assumed...)
	if f.kept {
		f.solver = s
	} else {
		defer s.Close()
		for _, t := range terms {
			s.Assert(t)
		}
		terms = nil
	}
	began := time.Now()
	status, err := s.Check(ctx, terms...)
	f.d.solving += time.Since(began)
	switch {
	case err != nil:
		return nil, err
	case status == smt.Sat:
		return s.Model()
	}
	return nil, f.d.Consistent(ctx, a, axioms)
}
