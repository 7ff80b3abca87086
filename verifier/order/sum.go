package order

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/lemma"
	"github.com/gsmack/gsmack/verifier/smt"
)

// Lemma (sum). A variable is a sum if all that threads do to it is to add to what they just
// read, with no other write between: in one node, or in critical sections of one
// lock. A read of it sees what was there at the start and all that was added before.
//
// Proof. By induction over the updates in their order: each reads what the one before it wrote, and adds its amount.
// Addition of bit-vectors is associative and commutative, so the order of the amounts does not matter. (Updates that commute:
// Weihl, Commutativity-Based Concurrency Control for Abstract Data Types, IEEE Transactions on Computers 1988.)
//
// A solver that has to find that out compares all orders: for n threads that count under a lock the
// proof grows like 2^n.

// addition is one update of a sum.
type addition struct {
	w      *write
	amount smt.Term
}

// findSums finds the sums among the shared variables.
func (x *executor) findSums(locks map[*ivl.Var]*lock) map[*ivl.Var][]addition {
	sums := map[*ivl.Var][]addition{}
	if !x.without.Uses(lemma.Sum) {
		return sums
	}
	for v, writes := range x.writes {
		if s := x.asSum(v, writes, locks); s != nil {
			sums[v] = s
		}
	}
	return sums
}

func (x *executor) asSum(v *ivl.Var, writes []*write, locks map[*ivl.Var]*lock) []addition {
	if _, isBV := ivl.Expand(v.Type).(*ivl.BVType); !isBV || locks[v] != nil {
		return nil
	}
	var out []addition
	var common []*lock // that all updates are under
	alone := true      // all updates are single nodes
	for i, w := range writes {
		r, amount := x.addend(w)
		if r == nil {
			return nil
		}
		out = append(out, addition{w: w, amount: amount})
		if r.node == w.node {
			if !alone {
				return nil
			}
			continue
		}
		if alone && i > 0 {
			return nil
		}
		alone = false
		var under []*lock
		for _, l := range locks {
			open := l.open(x, r.node, w.guard)
			if len(open) > 0 && slices.Equal(open, l.open(x, w.node, w.guard)) && (i == 0 || slices.Contains(common, l)) {
				under = append(under, l)
			}
		}
		if common = under; len(common) == 0 {
			return nil
		}
	}
	return out
}

// addend finds the read that w adds to: the last one of its thread, with no
// write to the variable since.
func (x *executor) addend(w *write) (*read, smt.Term) {
	nodes := w.node.thread.nodes
	for i := w.node.seq; i >= 0; i-- {
		n := nodes[i]
		if n != w.node && slices.ContainsFunc(n.writes, func(other *write) bool { return other.v == w.v }) {
			return nil, 0
		}
		for _, r := range n.reads {
			if r.v != w.v {
				continue
			}
			if amount, ok := x.minus(w.value, r.value); ok && x.enc.entails(w.guard, n.need()) {
				return r, amount
			}
		}
	}
	return nil, 0
}

// minus is t - v if t is a sum with v as a part.
func (x *executor) minus(t, v smt.Term) (smt.Term, bool) {
	a := x.a
	if t == v {
		return a.BV(a.Sort(t).Width(), 0), true
	}
	switch args := a.Args(t); a.Op(t) {
	case smt.OpBVAdd:
		for i := range args {
			if d, ok := x.minus(args[i], v); ok && !a.Mentions(args[1-i], v) {
				return a.BVAdd(d, args[1-i]), true
			}
		}
	case smt.OpBVSub:
		if d, ok := x.minus(args[0], v); ok && !a.Mentions(args[1], v) {
			return a.BVSub(d, args[1]), true
		}
	}
	return 0, false
}

// relateSums requires of every read of a sum that something depends on that it
// sees what was added before.
func (x *executor) relateSums(sums map[*ivl.Var][]addition) {
	a, e := x.a, x.enc
	used := x.used(sums)
	x.sums = sums
	for _, t := range e.threads {
		for _, n := range t.nodes {
			for _, r := range n.reads {
				sum, ok := sums[r.v]
				if !ok || !x.mentioned(r.value, used) {
					continue
				}
				total := x.total(r, sum, func(w *write) smt.Term { return e.less(w.node, n) })
				e.require(a.Implies(n.need(), a.Eq(r.value, total)))
			}
		}
	}
}

// total is what r sees: all that was added by writes that count.
func (x *executor) total(r *read, sum []addition, counts func(*write) smt.Term) smt.Term {
	a := x.a
	total := x.initialWrite(r).value
	none := a.BV(a.Sort(total).Width(), 0)
	for _, add := range sum {
		if add.w.node != r.node {
			total = a.BVAdd(total, a.Ite(a.And(add.w.guard, counts(add.w)), add.amount, none))
		}
	}
	return total
}

// mentioned reports whether a read of value t matters. Of a choice (rf.go) it may be that only a Boolean of it is left.
func (x *executor) mentioned(t smt.Term, used map[smt.Term]bool) bool {
	if used[t] || used[x.narrow(t)] {
		return true
	}
	if x.a.Op(t) != smt.OpIte {
		return false
	}
	args := x.a.Args(t)
	return used[args[0]] || x.a.Op(args[1]) == smt.OpIte && x.mentioned(args[1], used) || x.a.Op(args[2]) == smt.OpIte && x.mentioned(args[2], used)
}

// used holds the terms that matter apart from the values written to sums.
func (x *executor) used(sums map[*ivl.Var][]addition) map[smt.Term]bool {
	roots := append([]smt.Term(nil), x.enc.Axioms...)
	for _, g := range x.enc.Goals {
		roots = append(roots, g.Fails)
	}
	for _, t := range x.enc.threads {
		roots = append(roots, t.started)
		roots = append(roots, t.exits...)
		for _, ev := range t.events {
			// A counterexample says which statements are executed.
			roots = append(append(roots, ev.Guard), ev.Values...)
		}
		for _, w := range t.sticks {
			roots = append(roots, w.terms()...)
		}
		for _, n := range t.nodes {
			roots = append(roots, n.guard, n.complete)
			roots = append(roots, n.required...)
			for _, w := range n.awaits {
				roots = append(roots, w.terms()...)
			}
			for _, p := range n.touches {
				roots = append(append(roots, p.guard), p.index...)
			}
			for _, r := range n.reads {
				roots = append(roots, r.index...)
			}
			for _, w := range n.writes {
				roots = append(append(roots, w.guard), w.index...)
				if sums[w.v] == nil {
					roots = append(roots, w.value)
				}
			}
		}
	}
	for _, sum := range sums {
		for _, add := range sum {
			roots = append(roots, add.amount)
		}
	}
	out := map[smt.Term]bool{}
	for _, t := range x.a.PostOrder(roots...) {
		out[t] = true
	}
	return out
}

func (w wait) terms() []smt.Term {
	if w.holder == 0 {
		return []smt.Term{w.fails}
	}
	return []smt.Term{w.fails, w.holder}
}
