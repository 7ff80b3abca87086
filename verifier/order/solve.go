package order

import (
	"context"

	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/smt"
)

// Execution is a model that is an execution: the order Booleans that lead to the
// failure have no cycle.
type Execution struct {
	enc   *Encoding
	Model *smt.Model
	// Goal is the index of the goal that fails in it.
	Goal  int
	graph *graph
}

// Solve looks for an execution in which one of the goals of the kinds fails. s
// must have been given the axioms; the assumptions select the goals. Clauses that
// forbid cycles are added to s. A nil Execution says that there is none.
func (e *Encoding) Solve(ctx context.Context, s smt.Solver, kinds []goal.Set, assumptions ...smt.Term) (*Execution, error) {
	for {
		status, err := s.Check(ctx, assumptions...)
		if err != nil || status == smt.Unsat {
			return nil, err
		}
		model, err := s.Model()
		if err != nil {
			return nil, err
		}
		goal, err := e.Failing(model, kinds...)
		if err != nil {
			return nil, err
		}
		x := &Execution{enc: e, Model: model, Goal: goal}
		x.graph = e.newGraph(model, e.goals[goal])
		clauses := x.graph.cycles()
		if len(clauses) == 0 {
			return x, nil
		}
		e.Cycles += len(clauses)
		for _, c := range clauses {
			s.Assert(c)
		}
	}
}
