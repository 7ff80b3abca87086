package order

import (
	"slices"

	"github.com/gsmack/gsmack/verifier/symmetry"
)

// canonicalOrder demands of threads that can be exchanged that they execute one of
// their nodes in the order in which they are spawned, and that a thread executes it
// only if those before do. If there is a failure, then there is one of this kind:
// symmetry.Find says why, for any node. The one where they first compete is taken,
// as the acquiring of a lock; if that may write nothing, as a first try, then one that surely does.
func (x *executor) canonicalOrder() {
	byID := map[int]*thread{}
	for _, t := range x.enc.threads {
		byID[t.id] = t
	}
	for _, class := range symmetry.Find(x.in) {
		var members []*thread
		for _, inst := range class {
			members = append(members, byID[inst.ID])
		}
		k := x.contended(members)
		if k < 0 {
			continue
		}
		gates := make([]bool, len(members))
		for i, t := range members {
			gates[i] = x.gate(t, k)
		}
		for i, t := range members[1:] {
			n := t.nodes[k]
			for j, before := range members[:i+1] {
				first := x.enc.less(before.nodes[k], n)
				if !gates[j] || !gates[i+1] {
					first = x.a.Implies(n.complete, first)
				}
				x.enc.require(first)
			}
			x.enc.require(x.a.Implies(n.complete, members[i].nodes[k].complete))
		}
	}
}

// gate reports whether t executes nothing behind its k-th node without that node. If it
// does, the node has no place in the order where it is not executed.
func (x *executor) gate(t *thread, k int) bool {
	for _, n := range t.nodes[k+1:] {
		if !x.enc.entails(n.guard, t.nodes[k].complete) {
			return false
		}
	}
	return true
}

// contended is the number of the first node at which members access the same place
// and one of them writes, whichever way the thread goes on. If there is none, it is the first at which one may write. It is -1
// if there is none of these either, or if the nodes of members do not correspond to each other.
func (x *executor) contended(members []*thread) int {
	first, second := members[0], members[1]
	for _, t := range members {
		same := slices.EqualFunc(t.nodes, first.nodes, func(m, n *node) bool {
			return slices.Index(t.inst.Steps(), m.step) == slices.Index(first.inst.Steps(), n.step) && m.mode == n.mode
		})
		if !same {
			return -1
		}
	}
	may := -1
	for k, n := range first.nodes {
		m := second.nodes[k]
		for _, w := range n.writes {
			if slices.ContainsFunc(m.reads, func(r *read) bool { return r.v == w.v && x.a.EqAll(r.index, w.index) != x.a.False() }) ||
				slices.ContainsFunc(m.writes, func(u *write) bool { return u.v == w.v && x.a.EqAll(u.index, w.index) != x.a.False() }) {
				if x.surely(w) {
					return k
				}
				if may < 0 {
					may = k
				}
			}
		}
	}
	return may
}

// surely reports whether the thread executes nothing behind the node of w without w.
func (x *executor) surely(w *write) bool {
	for _, n := range w.node.thread.nodes[w.node.seq+1:] {
		if !x.enc.entails(n.guard, w.guard) {
			return false
		}
	}
	return true
}
