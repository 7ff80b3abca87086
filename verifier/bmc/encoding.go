package bmc

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/engine"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/smt"
)

// Goal is one execution of one assertion.
type Goal struct {
	Kind goal.Kind
	Stmt *ivl.Assert
	// Fails holds in the models whose execution reaches the assertion, passes
	// every assume before it, and finds the condition false.
	Fails smt.Term
	event int // index of the first event after it
}

// EventIndex is the number of events up to and including the assertion.
func (g Goal) EventIndex() int { return g.event }

// Event is one execution of a statement that a counterexample must mention.
type Event struct {
	Guard  smt.Term // holds when the statement is executed
	Stmt   ivl.Stmt
	Values []smt.Term // of a havoc: what it chose
}

// Encoding is a symbolically executed program.
type Encoding struct {
	Arena  *smt.Arena
	Goals  []Goal
	Events []Event
	// Axioms hold in every model.
	Axioms []smt.Term
	// Initial gives the terms for the values that variables have before they
	// are first assigned.
	Initial map[*ivl.Var]smt.Term
}

// Fails gives the disjunction of the goals of the kinds.
func (e *Encoding) Fails(kinds goal.Set) smt.Term {
	return e.any(func(g Goal) bool { return kinds.Has(g.Kind) })
}

func (e *Encoding) any(is func(Goal) bool) smt.Term {
	var ts []smt.Term
	for _, g := range e.Goals {
		if is(g) {
			ts = append(ts, g.Fails)
		}
	}
	return e.Arena.Or(ts...)
}

// beside says that a goal of the kinds is reached, and no assertion that is excepted.
func (e *Encoding) beside(kinds goal.Set, except map[ivl.Stmt]bool) smt.Term {
	others := e.any(func(g Goal) bool { return kinds.Has(g.Kind) && !except[g.Asserted()] })
	return e.Arena.And(others, e.Arena.Not(e.any(func(g Goal) bool { return kinds.Has(g.Kind) && except[g.Asserted()] })))
}

// Asserted is the assertion of the lowered program that g stands for, or its own if it
// stands for none.
func (g Goal) Asserted() ivl.Stmt {
	if s := ivl.Source(g.Stmt); s != nil {
		return s
	}
	return g.Stmt
}

// others says that another bound than those is hit.
func (e *Encoding) others(hit []goal.BoundHit) smt.Term {
	return e.any(func(g Goal) bool { return g.Kind == goal.Bound && !slices.Contains(hit, goal.HitBy(g.Stmt)) })
}

// boundsHit adds to hit the bounds that the model's execution runs into.
func (e *Encoding) boundsHit(m *smt.Model, hit []goal.BoundHit) []goal.BoundHit {
	for _, g := range e.Goals {
		if g.Kind == goal.Bound && m.Bool(g.Fails) {
			hit = engine.Union(hit, []goal.BoundHit{goal.HitBy(g.Stmt)})
		}
	}
	return hit
}
