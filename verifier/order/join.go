package order

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/lemma"
	"github.com/gsmack/gsmack/verifier/order/linear"
	"github.com/gsmack/gsmack/verifier/smt"
)

// Lemma (join). Let a node J of thread u read a place that, whenever J is completed, holds what thread t wrote there in
// one of some nodes E, behind which t accesses nothing. Then all that t does is before what u does behind J.
//
// Proof. J is completed only if it sees one of the writes, so an E is executed before J. t has then made its last
// access, since it accesses nothing behind any E. A node of u is behind J if J is on all ways to it, so that it is
// executed only if J was completed. (This is the edge of a join in happens-before: Flanagan and Freund, FastTrack, PLDI 2009.)
//
// So nothing that u writes behind J is seen by t, and the order of two nodes that are executed is known. Of a node of u that is
// not executed nothing is said: program order compares it with nodes on other ways, which need not be behind J. What is
// derived from two such relations in a row has to know that the node in the middle is executed.
//
// What synchronises by this is J with E, which may order less than that under weak memory: the relation is not used
// for happens-before.

// endings gives, by threads t and u, for each position in u whether t has ended when u comes there.
type endings map[[2]int][]bool

// ended reports whether thread t has ended when thread u comes to the position.
func (e endings) ended(t, u int, at position) bool {
	all := e[[2]int{t, u}]
	return all != nil && all[at]
}

// findEndings finds where threads have waited for the end of others.
func (x *executor) findEndings() endings {
	out := endings{}
	if !x.without.Uses(lemma.Join) || x.goals.Has(goal.Unordered) {
		return out
	}
	po := newProgramOrder(x.enc.threads, nil)
	for _, u := range x.enc.threads {
		if !slices.ContainsFunc(x.enc.threads, func(t *thread) bool { return descends(t, u) }) {
			continue
		}
		joins := map[int][]*cfg.Step{} // by thread, the steps behind which it has ended
		for _, n := range u.nodes {
			if n.mode == plain {
				continue // it does not wait
			}
			for _, r := range n.reads {
				if t := x.endSeen(po, r); t != nil && descends(t, u) {
					joins[t.id] = append(joins[t.id], n.step)
				}
			}
		}
		for t, steps := range joins {
			out[[2]int{t, u.id}] = behind(u.inst, steps)
		}
	}
	return out
}

// descends reports whether u is an ancestor of t.
func descends(t, u *thread) bool {
	for p := t.parent; p != nil; p = p.parent {
		if p == u {
			return true
		}
	}
	return false
}

// endSeen is the thread of which r sees the last access if its node is completed; nil if none is known.
func (x *executor) endSeen(po *linear.ProgramOrder, r *read) *thread {
	var of *thread
	for _, w := range x.enc.visible(po, r, x.writes[r.v], x.initialWrite(r)) {
		if x.passes(r, w.value) {
			if w.node == nil || of != nil && w.node.thread != of || !isLast(w.node) {
				return nil
			}
			of = w.node.thread
		}
	}
	return of
}

// passes reports whether the node of r may be completed if r is the value.
func (x *executor) passes(r *read, value smt.Term) bool {
	a := x.a
	required := a.And(append([]smt.Term{r.node.complete}, r.node.required...)...)
	return a.And(required, a.Eq(r.value, value)) != a.False() && a.Substitute(required, map[smt.Term]smt.Term{r.value: value}) != a.False()
}

// isLast reports whether the thread accesses nothing behind n.
func isLast(n *node) bool {
	step, inst := n.step, n.thread.inst
	reached := map[*cfg.Block]bool{}
	for _, b := range inst.Blocks {
		behind := reached[b]
		for i := range b.Stmts {
			switch {
			case b.Step(i) == step:
				behind = true
			case behind && len(b.Accesses(i)) > 0:
				return false
			}
		}
		for _, next := range cfg.Successors(b.Term) {
			reached[next] = reached[next] || behind
		}
	}
	return true
}

// behind says of each position whether one of the steps was begun before it, whichever way control came.
func behind(inst *cfg.Instance, steps []*cfg.Step) (out []bool) {
	begins := map[ivl.Stmt]bool{}
	for _, s := range steps {
		begins[s.First()] = true
	}
	end := map[*cfg.Block]bool{}
	g := cfg.NewGraph(inst.Blocks)
	for i, b := range inst.Blocks {
		now := i > 0
		for _, p := range g.Preds[i] {
			now = now && end[inst.Blocks[p]]
		}
		for _, s := range b.Stmts {
			out = append(out, now)
			now = now || begins[s]
		}
		end[b] = now
	}
	return out
}

// positions gives the position at which each node of t begins.
func (t *thread) positions() []position {
	places := map[ivl.Stmt]position{}
	at := position(0)
	for _, b := range t.inst.Blocks {
		for _, s := range b.Stmts {
			places[s] = at
			at++
		}
	}
	var out []position
	for _, n := range t.nodes {
		out = append(out, places[n.step.First()])
	}
	return out
}
