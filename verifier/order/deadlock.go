package order

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/smt"
)

// Deadlocks are asked of the state behind everything that is executed. A thread that
// stopped in front of a node is blocked there if the node, reading what is there
// in the end, comes to an await that is false.
//
// In a deadlock of some threads the other threads may stand anywhere. Where they stand
// matters only in front of nodes that write what awaits read: a thread can stop
// there, and everywhere else it might as well have gone on (waited, sharing.go).

// await notes where the current thread is blocked if cond is false.
func (x *executor) await(s *ivl.Assume, cond smt.Term) {
	w := wait{place: x.place(s), fails: x.a.And(x.guard, x.a.Not(cond))}
	if w.fails == x.a.False() {
		return
	}
	if h := goal.Holder(s); h != nil {
		w.holder, w.id = x.ev.Term(h), h.Type()
	}
	if x.node == nil {
		x.t.sticks = append(x.t.sticks, w)
		return
	}
	// What is required before must hold for control to be there.
	w.fails = x.a.And(append([]smt.Term{w.fails}, x.node.required...)...)
	x.node.awaits = append(x.node.awaits, w)
	x.node.decisive = len(x.node.reads)
}

// blocked is a thread that is blocked in the end.
type blocked struct {
	cond  smt.Term
	waits []wait // by one of which it is; fails says so
}

// deadlocks adds the two kinds of deadlocks as goals.
func (x *executor) deadlocks() {
	a := x.a
	logic := x.logic()
	var threads []goal.Standing[smt.Term]
	x.over = a.Or(x.enc.threads[0].returns...)
	for _, t := range x.enc.threads {
		s := goal.Standing[smt.Term]{Started: t.started, Finished: a.And(t.started, a.Or(t.exits...)), Environment: goal.Environment(t.inst.Spawn)}
		b := x.blocked(t)
		s.Blocked, s.For = b.cond, x.waitsFor(b.waits)
		if s.For != nil {
			s.Chosen = a.Fresh("deadlocked", smt.SortBool)
		}
		threads = append(threads, s)
		x.enc.finished, x.enc.stuck = append(x.enc.finished, s.Finished), append(x.enc.stuck, b)
	}
	x.finalGoal(goal.AllWait, logic.AllWaiting(threads))
	some, choices := logic.SomeWaiting(threads)
	for _, c := range choices {
		x.enc.require(c)
	}
	x.finalGoal(goal.SomeWait, some)
}

// waitsFor says for each thread whether one of the waits is for it; nil if they name nobody.
func (x *executor) waitsFor(waits []wait) []smt.Term {
	var out []smt.Term
	for _, w := range waits {
		if w.holder == 0 {
			continue
		}
		if out == nil {
			for range x.enc.threads {
				out = append(out, x.a.False())
			}
		}
		for j, t := range x.enc.threads {
			if id := goal.ThreadID(t.id, w.id); id != nil {
				out[j] = x.a.Or(out[j], x.a.And(w.fails, x.a.Eq(w.holder, x.ev.Term(id))))
			}
		}
	}
	return out
}

// blocked is the condition that t is blocked in the end.
func (x *executor) blocked(t *thread) blocked {
	a := x.a
	var b blocked
	for _, w := range t.sticks {
		b.waits = append(b.waits, x.unlessOver(w))
	}
	for _, n := range t.nodes {
		if len(n.awaits) == 0 {
			continue
		}
		here := a.And(n.guard, a.Not(n.complete))
		standing := x.standing(n)
		for _, w := range n.awaits {
			w.fails = a.And(here, standing, evaluateFinal(a, n, w.fails))
			if w.holder != 0 {
				w.holder = evaluateFinal(a, n, w.holder)
			}
			b.waits = append(b.waits, x.unlessOver(w))
		}
	}
	var conds []smt.Term
	for _, w := range b.waits {
		conds = append(conds, w.fails)
	}
	b.cond = a.Or(conds...)
	return b
}

// unlessOver is w, which is none for a thread that spins while the entry procedure has returned.
func (x *executor) unlessOver(w wait) wait {
	if goal.Spins(w.stmt) {
		w.fails = x.a.And(w.fails, x.a.Not(x.over))
	}
	return w
}

// evaluateFinal is what t, a term over the inside of n, would be if the node were
// executed.
func evaluateFinal(a *smt.Arena, n *node, t smt.Term) smt.Term {
	if n == nil || n.mode != blocking {
		return t
	}
	return a.Substitute(t, map[smt.Term]smt.Term{n.complete: a.True()})
}
