package order

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/smt"
)

// A variable is protected by a lock if threads write it only in the lock's critical
// sections. While a thread holds the lock, the variable is what the thread itself saw
// or left there last: only the first read in a section is a question of order.
//
// Which variables are locks is known after all threads were executed; then they
// are executed once more.

// facts is what the execution of all threads tells that makes another one worth it.
type facts struct {
	protected map[*ivl.Var]guardian
	// holding are the sections whose assertions never fail. They can be treated as
	// blocking ones (see mode) if they have assumes.
	holding map[*cfg.Step]bool
	// spins are the sections that try to acquire a lock, with the lock, after which a thread that
	// did not get it does nothing (spin.go).
	spins map[*cfg.Step]*ivl.Var
}

func (s facts) empty() bool {
	return len(s.protected) == 0 && len(s.holding) == 0 && len(s.spins) == 0
}

// findFacts gives what was found out.
func (x *executor) findFacts() facts {
	s := facts{map[*ivl.Var]guardian{}, map[*cfg.Step]bool{}, map[*cfg.Step]*ivl.Var{}}
	locks := x.findLocks()
	sums := x.findSums(locks)
	x.findTurns(sums, locks)
	if x.uses(ProtectLemma) {
		x.findProtected(s.protected, locks, sums)
	}
	if x.uses(SpinLemma) {
		x.findSpins(s.spins, locks)
	}
	for _, t := range x.enc.threads {
		for _, n := range t.nodes {
			if n.mode == partial && !n.asserts {
				s.holding[n.step] = true
			}
		}
	}
	return s
}

// guardian is the lock that protects a variable.
type guardian struct {
	lock *ivl.Var
	free string // its value when it is free, as text
}

// findProtected finds the protected variables.
func (x *executor) findProtected(out map[*ivl.Var]guardian, locks map[*ivl.Var]*lock, sums map[*ivl.Var][]addition) {
	for _, v := range x.in.Globals {
		if _, isMap := ivl.Expand(v.Type).(*ivl.MapType); isMap || locks[v] != nil || sums[v] != nil || len(x.writes[v]) == 0 {
			continue // of a sum, each read and what is added to it belong together
		}
		for _, u := range x.in.Globals {
			if l := locks[u]; l != nil && x.protects(l, v) {
				out[v] = guardian{u, x.a.String(l.free)}
				break
			}
		}
	}
}

// protects reports whether all writes to v are made in critical sections of l.
func (x *executor) protects(l *lock, v *ivl.Var) bool {
	for _, w := range x.writes[v] {
		held := len(l.acquiredBefore(w.node)) > 0 || l.holds(x.enc, w.node, w.guard) != nil
		for _, s := range l.sections[w.node.thread.id] {
			held = held || s.acquire.node == w.node && x.enc.entails(w.guard, s.acquire.guard)
		}
		if !held {
			return false
		}
	}
	return true
}

// cachedValue gives the value of a protected variable if the current thread knows it.
func (x *executor) cachedValue(v *ivl.Var) (smt.Term, bool) {
	if !x.known[v] {
		return 0, false
	}
	slot := x.slots[v]
	return x.ev.Flat(x.orInitial(x.env()[slot], slot)), true
}

// record notes that the current thread knows the value of v, which is in its own
// state, until it leaves the node, or as long as it holds the lock.
func (x *executor) record(v *ivl.Var) {
	if _, ok := x.seen.protected[v]; !ok || x.known[v] {
		return
	}
	known := map[*ivl.Var]bool{v: true}
	for u := range x.known {
		known[u] = true
	}
	x.known = known
}

// invalidate ends what the thread knows of variables whose lock it may not hold.
func (x *executor) invalidate() {
	var known map[*ivl.Var]bool
	for v := range x.known {
		if g := x.seen.protected[v]; x.holding(g) {
			if known == nil {
				known = map[*ivl.Var]bool{}
			}
			known[v] = true
		}
	}
	x.known = known
}

// holding reports whether the current thread acquired the lock and did not
// release it since, whichever way control came here.
func (x *executor) holding(g guardian) bool {
	ws := x.own[g.lock]
	for _, w := range ws {
		if w == none || !x.a.IsConst(w.value) || x.a.String(w.value) == g.free {
			return false
		}
	}
	return len(ws) > 0
}

// common is what is known on all ways.
func common[K comparable](ways []map[K]bool) map[K]bool {
	out := map[K]bool{}
	for v := range ways[0] {
		all := true
		for _, known := range ways[1:] {
			all = all && known[v]
		}
		if all {
			out[v] = true
		}
	}
	return out
}
