package order

import (
	"math/big"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/smt"
)

// A deadlock is a state in which all unfinished threads are blocked, or in which
// some threads are, each of which waits for one of them or for one that has
// ended. The state is the one behind everything that is executed. A thread that
// stopped in front of a node is blocked there if the node, reading what is there
// in the end, comes to an await that is false.
//
// For the second kind the other threads may stand anywhere. Where they stand
// matters only in front of nodes that write what awaits read: a thread can stop
// there, and everywhere else it might as well have gone on (waited, sharing.go).

// await notes where the current thread is blocked if cond is false.
func (x *executor) await(s *ivl.Assume, cond smt.Term) {
	w := wait{place: x.place(s), fails: x.a.And(x.guard, x.a.Not(cond))}
	if w.fails == x.a.False() {
		return
	}
	if h := holder(s); h != nil {
		w.holder = x.ev.Term(h)
	}
	if x.node == nil {
		x.t.sticks = append(x.t.sticks, w)
		return
	}
	// What is required before must hold for control to be there.
	w.fails = x.a.And(append([]smt.Term{w.fails}, x.node.required...)...)
	x.node.awaits = append(x.node.awaits, w)
}

// holder is the last argument of {:waits_for kind, object, holder}.
func holder(s *ivl.Assume) ivl.Expr {
	a := s.Attrs.Get("waits_for")
	if a == nil || len(a.Args) < 3 {
		return nil
	}
	return a.Args[2].Expr
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
	x.finalGoal("deadlock", "every unfinished thread waits for ever", a.And(a.Or(any...), a.And(all...)))
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
				if is := x.isThread(w.holder, j); is != a.False() {
					reasons = append(reasons, a.And(w.fails, is, there))
				}
			}
		}
		x.enc.require(a.Implies(in[i], a.Or(reasons...)))
	}
	x.finalGoal("deadlock", "threads wait for one another", a.Or(any...))
}

// isThread says that a term is the id of an instance.
func (x *executor) isThread(t smt.Term, instance int) smt.Term {
	id := big.NewInt(int64(instance) + 1)
	switch s := x.a.Sort(t); s.Kind() {
	case smt.BVKind:
		if id.BitLen() > s.Width() {
			return x.a.False()
		}
		return x.a.Eq(t, x.a.BVBig(s.Width(), id))
	case smt.IntKind:
		return x.a.Eq(t, x.a.Int(id))
	}
	return x.a.False()
}

// blocked is the condition that t is blocked in the end.
func (x *executor) blocked(t *thread) blocked {
	a := x.a
	var b blocked
	b.waits = append(b.waits, t.sticks...)
	for _, n := range t.nodes {
		if len(n.awaits) == 0 {
			continue
		}
		here := a.And(n.guard, a.Not(n.complete))
		standing := x.standing(n)
		for _, w := range n.awaits {
			w.fails = a.And(here, standing, asIfPassed(a, n, w.fails))
			if w.holder != 0 {
				w.holder = asIfPassed(a, n, w.holder)
			}
			b.waits = append(b.waits, w)
		}
	}
	var conds []smt.Term
	for _, w := range b.waits {
		conds = append(conds, w.fails)
	}
	b.cond = a.Or(conds...)
	return b
}

// asIfPassed is what t, a term over the inside of n, would be if the node were
// executed.
func asIfPassed(a *smt.Arena, n *node, t smt.Term) smt.Term {
	if n == nil || n.mode != blocking {
		return t
	}
	return a.Substitute(t, map[smt.Term]smt.Term{n.complete: a.True()})
}
