package verifier

import (
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/interp"
	"github.com/gsmack/gsmack/verifier/smt"
)

// notExact is what a counterexample is worth that depends on what a model only approximates.
func notExact(err *interp.ApproximateError) *Result {
	return &Result{Verdict: Unknown, Pos: place(err.At), approximate: true,
		Reason: fmt.Sprintf("a failure was found (%s at %s) that depends on %s, which is not modelled exactly", err.Message, place(err.Failure), err.What)}
}

// elsewhere is called with a failure of goal that depends on what a model only approximates. It
// looks for one that does not, among the assertions for which no such failure was found yet, in
// executions in which the others hold. ask solves for a failure, and re-executes it; its Result is nil if there is none.
func elsewhere(enc *bmc.Encoding, found *Result, goal bmc.Goal, ask func(smt.Term) (*Result, bmc.Goal, error)) (*Result, error) {
	a := enc.Arena
	doubtful := map[ivl.Stmt]bool{}
	for {
		doubtful[asserted(goal)] = true
		var others, these []smt.Term
		for _, g := range enc.Goals {
			switch {
			case g.Class != bmc.Property:
			case doubtful[asserted(g)]:
				these = append(these, g.Fails)
			default:
				others = append(others, g.Fails)
			}
		}
		fails := a.And(a.Or(others...), a.Not(a.Or(these...)))
		if fails == a.False() {
			return found, nil
		}
		res, next, err := ask(fails)
		if err != nil {
			return nil, err
		}
		if res == nil {
			return found, nil
		}
		if !res.approximate || doubtful[asserted(next)] {
			return res, nil
		}
		goal = next
	}
}

// asserted is the assertion of the lowered program that a goal stands for, or its own if it stands for none.
func asserted(g bmc.Goal) ivl.Stmt {
	if s := ivl.Source(g.Stmt); s != nil {
		return s
	}
	return g.Stmt
}
