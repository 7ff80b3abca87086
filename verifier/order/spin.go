package order

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/smt"
)

// Locks by test-and-set: a section writes that the lock is taken, whatever it finds, and a thread
// that finds that it was taken tries again. Of these tries only the one that succeeds is left
// (the pass spin): a thread that fails does nothing any more.
//
// A write of what the section found there is none. So the variable is written by those who find
// it free, and is a lock (lock.go). And a thread that can only stop behind a failure might as well stop in
// front of it, which saves the question what it read: in the second execution the section is like one
// that waits, but for deadlocks, since who spins is not blocked.

// idle is the condition under which the write w of n, if it is executed, writes what n found there:
// false where that cannot be, is not sure, or not looked for.
func (n *node) idle(w *write, a *smt.Arena) smt.Term {
	if w.index != nil || !n.step.Section() || !a.IsConst(w.value) {
		return a.False()
	}
	for _, other := range n.writes {
		if other != w && other.v == w.v {
			return a.False()
		}
	}
	for _, r := range n.reads {
		if r.v != w.v {
			continue
		}
		idle := a.Eq(r.value, w.value)
		if a.And(append([]smt.Term{idle, w.guard}, n.required...)...) == a.False() {
			break
		}
		return idle
	}
	return a.False()
}

// findSpins finds the sections that try to acquire a lock, where a failed acquire has no effect and the
// thread then does nothing.
func (x *executor) findSpins(out map[*cfg.Step]*ivl.Var, locks map[*ivl.Var]*lock) {
	for _, v := range x.in.Globals {
		l := locks[v]
		if l == nil {
			continue
		}
		for _, sections := range l.sections {
			for _, s := range sections {
				n := s.acquire.node
				if n.step.Section() && n.mode != partial && !n.asserts && len(n.spawns) == 0 && !l.awaits(n) && x.failureHasNoEffect(s.acquire) {
					out[n.step] = v
				}
			}
		}
	}
}

// awaits reports whether a node waits for the lock.
func (l *lock) awaits(n *node) bool {
	return slices.ContainsFunc(n.reads, func(r *read) bool { return l.waiting[r] })
}

// failureHasNoEffect reports whether the thread does nothing in and behind the node of a write unless that
// is executed.
func (x *executor) failureHasNoEffect(w *write) bool {
	a, n, t := x.a, w.node, w.node.thread
	failed := a.And(n.complete, a.Not(w.guard))
	never := func(g smt.Term) bool {
		return x.enc.entails(g, w.guard) || a.And(g, failed) == a.False()
	}
	for _, m := range t.nodes[n.seq:] {
		if m != n && !never(m.guard) {
			return false
		}
		for _, other := range m.writes {
			if !x.hb.is(other.v) && !never(other.guard) { // what is not released orders nothing
				return false
			}
		}
	}
	if x.hb != nil && slices.ContainsFunc(x.hb.all, func(c *candidate) bool { return c.thread == t && c.node.seq >= n.seq && !never(c.guard) }) {
		return false
	}
	for i, g := range x.enc.goals {
		if g.thread == t && g.node >= n.seq && !never(x.enc.Goals[i].Fails) {
			return false
		}
	}
	for _, stuck := range t.sticks {
		if !never(stuck.fails) {
			return false
		}
	}
	return !slices.ContainsFunc(t.exits, func(e smt.Term) bool { return !never(e) })
}
