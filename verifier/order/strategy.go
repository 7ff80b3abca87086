package order

import (
	"context"
	"fmt"
	"math"
	"slices"

	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/smt"
)

// The three strategies are those of Cordeiro, Fischer: Verifying Multi-threaded
// Software using SMT-based Context-Bounded Model Checking (ICSE 2011), for
// schedules as this package has them: values of the order Booleans.

// Strategy is a way through the schedules.
type Strategy string

// The strategies.
const (
	// Schedule: all schedules in one formula.
	Schedule Strategy = "schedule"
	// Widen: under-approximation and widening (UW). At first every thread is before
	// all those with higher numbers. As long as there is no failure, the order
	// Booleans that the refutation used are set free.
	Widen Strategy = "uw"
	// Lazy: one schedule at a time. What is learnt of one is which part of it rules
	// out a failure; all others with that part are never tried.
	Lazy Strategy = "lazy"
)

// SolveBy is Solve by a strategy; fresh makes another solver for the arena.
func (e *Encoding) SolveBy(ctx context.Context, how Strategy, s smt.Solver, fresh func() (smt.Solver, error), kinds []goal.Set, assumptions ...smt.Term) (*Execution, error) {
	switch how {
	case Schedule, "":
		return e.Solve(ctx, s, kinds, assumptions...)
	case Widen:
		return e.widen(ctx, s, kinds, assumptions)
	case Lazy:
		other, err := fresh()
		if err != nil {
			return nil, err
		}
		defer other.Close()
		return e.oneByOne(ctx, s, other, kinds, assumptions)
	}
	panic(fmt.Sprintf("order: strategy %q", how))
}

// widen assumes the Booleans that no refutation needed yet.
func (e *Encoding) widen(ctx context.Context, s smt.Solver, kinds []goal.Set, assumptions []smt.Term) (*Execution, error) {
	closed := e.order.Literals()
	for {
		x, err := e.Solve(ctx, s, kinds, append(slices.Clone(assumptions), closed...)...)
		if x != nil || err != nil {
			return x, err
		}
		core := s.Core()
		before := len(closed)
		closed = slices.DeleteFunc(closed, func(t smt.Term) bool { return slices.Contains(core, t) })
		if len(closed) == before {
			return nil, nil // the schedule had no part in it
		}
	}
}

// oneByOne has schedules proposed the total order of each two threads, and what
// refuted the earlier ones.
func (e *Encoding) oneByOne(ctx context.Context, s, schedules smt.Solver, kinds []goal.Set, assumptions []smt.Term) (*Execution, error) {
	a := e.Arena
	lits := e.order.Literals()
	for _, t := range e.order.Axioms() {
		schedules.Assert(t)
	}
	for {
		status, err := schedules.Check(ctx)
		if err != nil || status == smt.Unsat {
			return nil, err
		}
		m, err := schedules.Model()
		if err != nil {
			return nil, err
		}
		schedule := slices.Clone(assumptions)
		for _, t := range lits {
			if !m.Bool(t) {
				t = a.Not(t)
			}
			schedule = append(schedule, t)
		}
		x, err := e.Solve(ctx, s, kinds, schedule...)
		if x != nil || err != nil {
			return x, err
		}
		var part []smt.Term
		for _, t := range s.Core() {
			if !slices.Contains(assumptions, t) {
				part = append(part, a.Not(t))
			}
		}
		if len(part) == 0 {
			return nil, nil
		}
		schedules.Assert(a.Or(part...))
	}
}

// Transitivity says when the order is made transitive (linear/transitive.go).
type Transitivity string

// The ways.
const (
	// Measured: eagerly if that takes few clauses, else lazily.
	Measured Transitivity = "auto"
	Eager    Transitivity = "eager"
	OnDemand Transitivity = "lazy"
)

// maxTriangles is up to how many triangles transitivity pays for itself
// (docs/order.md has the measurements).
const maxTriangles = 1000

// limit is up to how many triangles transitivity is eager.
func (t Transitivity) limit() int {
	switch t {
	case Measured, "":
		return maxTriangles
	case Eager:
		return math.MaxInt
	case OnDemand:
		return -1
	}
	panic("order: transitivity " + string(t))
}
