package order

import (
	"context"

	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/order/linear"
	"github.com/gsmack/gsmack/verifier/smt"
)

// Execution is a model that is an execution: the order Booleans that lead to the
// failure have no cycle.
type Execution struct {
	enc   *Encoding
	Model *smt.Model
	// Goal is the index of the goal that fails in it.
	Goal  int
	graph *linear.Graph
	// point is the node that fails, with the start of its thread before the first; None if all is executed.
	point linear.Point
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
		x := &Execution{enc: e, Model: model, Goal: goal, point: linear.None}
		if at := e.goals[goal]; at.thread != nil {
			x.point = linear.Point{Thread: at.thread.id, Seq: at.node}
		}
		x.graph = e.order.Graph(model, x.point, e.execution())
		clauses := x.graph.Cycles()
		if len(clauses) == 0 {
			return x, nil
		}
		e.Cycles += len(clauses)
		for _, c := range clauses {
			s.Assert(c)
		}
	}
}

// execution says when nodes are executed.
func (e *Encoding) execution() linear.Execution {
	at := func(p linear.Point) *node { return e.threads[p.Thread].nodes[p.Seq] }
	return linear.Execution{
		Reached: func(p linear.Point) smt.Term { return at(p).guard },
		Passed:  func(p linear.Point) smt.Term { return at(p).complete },
		Started: func(t int) smt.Term { return e.threads[t].started },
	}
}
