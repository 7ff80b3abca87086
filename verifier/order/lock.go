package order

import (
	"maps"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/lemma"
	"github.com/gsmack/gsmack/verifier/smt"
)

// Lemma (lock). Two critical sections of a lock do not overlap. A read of the lock by a node that does not wait for it, in a
// thread that does not hold it, sees the section that is open when its node begins, or that the lock is free.
//
// A variable is a lock under these conditions:
//   - At the start it is free, that is, it has one constant value; or the entry thread has acquired it while it was alone.
//   - A node that writes it either acquires or releases it. To acquire, it finds it free and gives it another constant value. To
//     release, it makes it free again.
//   - A thread releases only what it acquired itself: on every way to the release its last write was to acquire, or the guard
//     of the release says so.
//
// Proof. Acquires and releases alternate, by induction over the writes: who acquires finds the lock free, and only the thread
// whose section is open makes it free. So sections do not overlap. If one is open when the node of a read begins, the last write
// is its acquire: its release is later, and no other section begins inside. If none is open, the last write is a release, or
// there is none. (Owicki and Gries prove mutual exclusion by semaphores so: Verifying Properties of Parallel Programs, CACM 1976.)
//
// What a node reads that waits for the lock, and a thread that holds it, follows from the first sentence. So no read of a lock
// chooses among all writes.

// lock is such a variable.
type lock struct {
	v        *ivl.Var
	free     smt.Term           // its value when it is free
	sections map[int][]*section // by thread, in program order
	// own gives for reads by the thread that holds the lock what they see.
	own map[*read]smt.Term
	// waiting holds the reads of nodes that wait until the lock is free.
	waiting map[*read]bool
}

// section is a critical section: from acquire to one of the releases; there may
// be several on different paths.
type section struct {
	acquire  *write // its guard says that the lock was acquired; in no node if the entry thread has it at the start
	releases []*write
}

// findLocks finds the locks among the shared variables.
func (x *executor) findLocks() map[*ivl.Var]*lock {
	locks := map[*ivl.Var]*lock{}
	if len(x.initial) == 0 || !x.without.Uses(lemma.Lock) {
		return locks
	}
	for v := range x.writes {
		if x.hb.is(v) {
			continue
		}
		if l := x.asLock(v); l != nil {
			locks[v] = l
		}
	}
	return locks
}

func (x *executor) asLock(v *ivl.Var) *lock {
	if ivl.IsMap(v.Type) {
		return nil
	}
	start := x.ev.Flat(x.startValue(v))
	if !x.a.IsConst(start) {
		return nil
	}
	if l := x.asLockFrom(v, start, start); l != nil {
		return l
	}
	// The entry thread holds it at the start, and its first write releases it.
	for _, w := range x.writes[v] {
		if w.node.thread.parent == nil {
			if w.value == start || !x.a.IsConst(w.value) {
				return nil
			}
			return x.asLockFrom(v, start, w.value)
		}
	}
	return nil
}

// asLockFrom takes v for a lock that has the value start at the start.
func (x *executor) asLockFrom(v *ivl.Var, start, free smt.Term) *lock {
	l := &lock{v: v, free: free, sections: map[int][]*section{}, own: map[*read]smt.Term{}, waiting: map[*read]bool{}}
	if start != free {
		entry := x.enc.threads[0].id
		l.sections[entry] = []*section{{acquire: &write{v: v, value: start, guard: x.a.True()}}}
	}
	for _, t := range x.enc.threads {
		for _, n := range t.nodes {
			if !l.node(x, n) {
				return nil
			}
		}
	}
	return l
}

// node takes up what n does with the variable. It reports false if that is not
// what is done with a lock.
func (l *lock) node(x *executor, n *node) bool {
	a, free := x.a, l.free
	var r *read
	for _, s := range n.reads {
		if s.v == l.v {
			r = s
		}
	}
	var ws []*write
	for _, w := range n.writes {
		if w.v == l.v {
			ws = append(ws, w)
		}
	}
	if r == nil && len(ws) == 0 {
		return true
	}
	if r != nil {
		if open := l.open(x, n, n.need()); len(open) > 0 && !slices.ContainsFunc(open, func(s *section) bool { return s.acquire.value != open[0].acquire.value }) {
			l.own[r] = open[0].acquire.value
		}
	}
	switch {
	case len(ws) == 0:
		return true
	case len(ws) != 1 || !a.IsConst(ws[0].value):
		return false
	case ws[0].value != free: // acquire
		if r == nil {
			return false
		}
		found := a.Eq(r.value, free)
		if !x.enc.entails(ws[0].guard, found) && a.And(append([]smt.Term{ws[0].guard, a.Not(found)}, n.required...)...) != a.False() {
			return false
		}
		l.waiting[r] = n.mode == blocking && x.enc.entails(n.complete, ws[0].guard)
		l.sections[n.thread.id] = append(l.sections[n.thread.id], &section{acquire: ws[0]})
		return true
	}
	open := l.open(x, n, ws[0].guard) // release
	for _, s := range open {
		s.releases = append(s.releases, ws[0])
	}
	return len(open) > 0
}

// open lists sections of the thread of n one of which is open when n begins, where guard holds; nil if perhaps none is.
// There are several where the lock is acquired in one of several places: by a first try, or else by waiting.
func (l *lock) open(x *executor, n *node, guard smt.Term) []*section {
	if held := l.acquiredBefore(x, n); held != nil {
		return held
	}
	var out []*section
	var closed []smt.Term // the lock is acquired in none of them
	sections := l.sections[n.thread.id]
	for i := len(sections) - 1; i >= 0; i-- {
		s := sections[i]
		if s.acquire.node != nil && s.acquire.node.seq >= n.seq || slices.ContainsFunc(s.releases, func(w *write) bool {
			return w.node.seq <= n.seq && x.a.And(w.guard, guard) != x.a.False()
		}) {
			continue
		}
		if x.enc.entails(guard, s.acquire.guard) {
			return []*section{s}
		}
		if closed == nil {
			closed = slices.Sorted(maps.Keys(x.enc.closure(guard)))
		}
		out, closed = append(out, s), append(closed, x.a.Not(s.acquire.guard))
		if x.a.And(closed...) == x.a.False() {
			return out
		}
	}
	return nil
}

// acquiredBefore lists the sections one of which is open when n begins, whichever
// way control came there; nil if perhaps none is.
func (l *lock) acquiredBefore(x *executor, n *node) []*section {
	var out []*section
	for _, w := range n.own[l.v] {
		if w != none && x.enc.exclude(w.node.complete, n.guard) {
			continue // on the way to n control does not come there
		}
		// none is what was before the first write: the section that is open at the start, if there is one
		i := slices.IndexFunc(l.sections[n.thread.id], func(s *section) bool { return s.acquire.node == w.node })
		if w != none && w.value == l.free || i < 0 {
			return nil
		}
		out = append(out, l.sections[n.thread.id][i])
	}
	return out
}

// overlaps reports whether one of the writes may be executed where guard holds.
func (x *executor) overlaps(ws []*write, guard smt.Term) bool {
	return slices.ContainsFunc(ws, func(w *write) bool { return x.a.And(w.guard, guard) != x.a.False() })
}

// known reports whether what r reads follows from the critical sections.
func (l *lock) known(r *read) bool { return l != nil && (l.own[r] != 0 || l.waiting[r]) }

// relateLock requires that critical sections do not overlap.
func (e *Encoding) relateLock(l *lock) {
	a := e.Arena
	for t := range e.threads {
		for _, n := range e.threads[t].nodes {
			for _, r := range n.reads {
				if v := l.own[r]; v != 0 {
					e.require(a.Implies(n.need(), a.Eq(r.value, v)))
				}
			}
		}
		for i, s := range l.sections[t] {
			// The thread's own earlier sections must be over. Those before one that
			// is there for sure are over already when that one begins.
			for j := i - 1; j >= 0; j-- {
				before := l.sections[t][j]
				e.require(a.Or(a.Not(before.acquire.guard), a.Not(s.acquire.guard), e.released(before, s.acquire.node)))
				if e.entails(s.acquire.guard, before.acquire.guard) {
					break
				}
			}
			for u := t + 1; u < len(e.threads); u++ {
				for _, other := range l.sections[u] {
					e.apart(s, other)
				}
			}
		}
	}
}

// relateObserver requires that r sees which section is open.
func (e *Encoding) relateObserver(l *lock, r *read) {
	a, n := e.Arena, r.node
	need := n.need()
	free := []smt.Term{a.Not(need), a.Eq(r.value, l.free)}
	for t := range e.threads {
		for _, s := range l.sections[t] {
			if s.acquire.node == n {
				continue
			}
			began := a.And(s.acquire.guard, e.less(s.acquire.node, n))
			over := e.released(s, n)
			e.require(a.Or(a.Not(need), a.Not(began), over, a.Eq(r.value, s.acquire.value)))
			free = append(free, a.And(began, a.Not(over)))
		}
	}
	e.require(a.Or(free...))
}

// apart requires of the sections of two threads that one is over when the other
// begins.
func (e *Encoding) apart(s, t *section) {
	a := e.Arena
	first := e.less(s.acquire.node, t.acquire.node)
	both := []smt.Term{a.Not(s.acquire.guard), a.Not(t.acquire.guard)}
	e.require(a.Or(append(both, a.Not(first), e.released(s, t.acquire.node))...))
	e.require(a.Or(append(both, first, e.released(t, s.acquire.node))...))
}

// released is the condition that the section is over before n.
func (e *Encoding) released(s *section, n *node) smt.Term {
	var any []smt.Term
	for _, w := range s.releases {
		any = append(any, e.Arena.And(w.guard, e.less(w.node, n)))
	}
	return e.Arena.Or(any...)
}
