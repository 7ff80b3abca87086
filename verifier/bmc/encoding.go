package bmc

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
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

// LoopsCut says that a bound on loops or recursion is hit.
func (e *Encoding) LoopsCut() smt.Term {
	return e.any(func(g Goal) bool { return g.Kind == goal.Bound && goal.LiftedByUnrolling(g.Stmt.Attrs.Text("bound")) })
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

// Within says that unrolling goes as far as the depth with that index and no further; the
// last one, to which all goes anyway, is not among depths.
func (e *Encoding) Within(depths []cfg.Depth, depth int) []smt.Term {
	var out []smt.Term
	for i, d := range depths {
		t, used := e.Initial[d.Within]
		switch {
		case !used || i > depth:
		case i == depth:
			out = append(out, t)
		default:
			out = append(out, e.Arena.Not(t))
		}
	}
	return out
}

// boundsHit names the bounds that the model's execution runs into; limit gives their limits.
func (e *Encoding) boundsHit(m *smt.Model, limit func(name string) int) (hit []goal.BoundHit) {
	seen := map[string]bool{}
	for _, g := range e.Goals {
		name := g.Stmt.Attrs.Text("bound")
		if g.Kind != goal.Bound || seen[name] || !m.Bool(g.Fails) {
			continue
		}
		seen[name] = true
		b := goal.BoundHit{Name: name, Limit: limit(name)}
		if s := ivl.Source(g.Stmt); s != nil && s.Info().Attrs.Has("bound") {
			b.Stated, b.Limit = true, statedLimit(g.Stmt)
		}
		hit = append(hit, b)
	}
	return hit
}

// statedLimit is the number that a bound of the program gives with its name, 0 if none.
func statedLimit(s ivl.Stmt) int {
	a := s.Info().Attrs.Get("bound")
	if a == nil || len(a.Args) < 2 || a.Args[1].Expr == nil {
		return 0
	}
	v, ok := value.Eval(a.Args[1].Expr, nil)
	if !ok {
		return 0
	}
	n, _ := v.Uint64()
	return int(n)
}
