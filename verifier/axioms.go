package verifier

import (
	"context"
	"errors"
	"time"

	"github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/smt/solvers"
)

// errContradiction is why nothing is said of a program whose axioms have no model.
var errContradiction = errors.New("the axioms contradict one another, so that every assertion would hold; correct them")

// consistencyTime bounds the search for a contradiction.
const consistencyTime = 5 * time.Second

// sensible makes sure that what holds does not do so because the axioms, with which
// it was shown, contradict one another. No contradiction found in time is taken
// for none.
func (r *run) sensible(ctx context.Context, a *smt.Arena, axioms []smt.Term) error {
	if len(axioms) == 0 || r.axiomsTried == len(axioms) {
		return nil
	}
	r.axiomsTried = len(axioms)
	ctx, cancel := context.WithTimeout(ctx, consistencyTime)
	defer cancel()
	// One by one first: most contradictions stand in one axiom.
	for _, t := range axioms {
		if err := r.contradictory(ctx, consistencyTime/10, a, t); err != nil {
			return err
		}
	}
	return r.contradictory(ctx, consistencyTime, a, axioms...)
}

// contradictory gives errContradiction if it is found in time that axioms have no
// model.
func (r *run) contradictory(ctx context.Context, limit time.Duration, a *smt.Arena, axioms ...smt.Term) error {
	if ctx.Err() != nil {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	name := r.solver()
	if name == "sat" {
		name = "z3" // knows quantifiers
	}
	s, err := solvers.New(name, a, smt.Options{})
	if err != nil {
		return err
	}
	defer s.Close()
	var status smt.Status
	r.phase("solve", func() {
		for _, t := range axioms {
			s.Assert(t)
		}
		status, err = s.Check(ctx)
	})
	if err == nil && status == smt.Unsat {
		return errContradiction
	}
	return nil
}
