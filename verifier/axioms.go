package verifier

import (
	"context"
	"errors"
	"strings"
	"time"

	"github.com/gsmack/gsmack/verifier/cputime"
	"github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/smt/smtlib"
	"github.com/gsmack/gsmack/verifier/smt/solvers"
)

// errContradiction is why nothing is said of a program whose axioms have no model.
var errContradiction = errors.New("the axioms contradict one another, so that every assertion would hold; correct them")

// consistencyTime bounds the search for a contradiction.
const consistencyTime = 5 * time.Second

// isConsistent makes sure that what holds does not do so because the axioms, with which
// it was shown, contradict one another. No contradiction found in time is taken
// for none.
func (w *work) isConsistent(ctx context.Context, a *smt.Arena, axioms []smt.Term) error {
	if len(axioms) == 0 {
		return nil
	}
	var text strings.Builder
	if err := smtlib.WriteSMTLIB(&text, a, axioms); err == nil {
		if w.consistent[text.String()] {
			return nil
		}
		w.consistent[text.String()] = true
	}
	ctx, cancel := cputime.WithTimeout(ctx, consistencyTime)
	defer cancel()
	// One by one first: most contradictions stand in one axiom.
	for _, t := range axioms {
		if err := w.contradictory(ctx, consistencyTime/10, a, t); err != nil {
			return err
		}
	}
	return w.contradictory(ctx, consistencyTime, a, axioms...)
}

// contradictory gives errContradiction if it is found in time that axioms have no
// model.
func (w *work) contradictory(ctx context.Context, limit time.Duration, a *smt.Arena, axioms ...smt.Term) error {
	if ctx.Err() != nil {
		return nil
	}
	ctx, cancel := cputime.WithTimeout(ctx, limit)
	defer cancel()
	name := w.o.solver()
	if name == "sat" {
		name = "z3" // knows quantifiers
	}
	s, err := solvers.New(name, a)
	if err != nil {
		return err
	}
	defer s.Close()
	var status smt.Status
	w.phase("solve", func() {
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
