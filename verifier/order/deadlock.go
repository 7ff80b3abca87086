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
}

// blocked is a thread that is blocked in the end.
type blocked struct {
	cond  smt.Term
	waits []wait // by one of which it is; fails says so
}

// deadlocks adds the two kinds of deadlocks as goals.
func (x *executor) deadlocks() {
	a := x.a
	var finished []smt.Term
	var stuck []blocked
	x.over = a.Or(x.enc.threads[0].returns...)
	for _, t := range x.enc.threads {
		finished = append(finished, a.And(t.started, a.Or(t.exits...)))
		stuck = append(stuck, x.blocked(t))
	}
	var any, all []smt.Term
	for i, t := range x.enc.threads {
		any = append(any, stuck[i].cond)
		all = append(all, a.Or(a.Not(t.started), finished[i], stuck[i].cond))
	}
	x.enc.finished, x.enc.stuck = finished, stuck
	x.finalGoal(goal.AllWait, a.And(a.Or(any...), a.And(all...)))
	x.cycles(finished, stuck)
}

// cycles is the deadlock of some threads: which, is guessed.
func (x *executor) cycles(finished []smt.Term, stuck []blocked) {
	a := x.a
	in := make([]smt.Term, len(stuck))
	var any []smt.Term
	for i, b := range stuck {
		for _, w := range b.waits {
			if w.holder != 0 && in[i] == 0 {
				in[i] = a.Fresh("deadlocked", smt.SortBool)
				any = append(any, in[i])
			}
		}
	}
	for i, b := range stuck {
		if in[i] == 0 {
			continue
		}
		var reasons []smt.Term
		for _, w := range b.waits {
			if w.holder == 0 {
				continue
			}
			for j := range stuck {
				there := finished[j]
				if in[j] != 0 {
					there = a.Or(there, in[j])
				}
				if id := goal.ThreadID(x.enc.threads[j].id, w.id); id != nil {
					reasons = append(reasons, a.And(w.fails, a.Eq(w.holder, x.ev.Term(id)), there))
				}
			}
		}
		x.enc.require(a.Implies(in[i], a.Or(reasons...)))
	}
	x.finalGoal(goal.SomeWait, a.Or(any...))
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
