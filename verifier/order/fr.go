package order

import (
	"slices"

	"github.com/gsmack/gsmack/verifier/smt"
)

// fr is the condition that r is before w, as from-read demands if r reads from a write that is before w in
// the coherence order.
func (e *Encoding) fr(r *read, w *write) smt.Term { return e.less(r.node, w.node) }

// manyWrites is how many writes a read may see for which each two of them are compared.
const manyWrites = 16

// overwritten gives what requires, if r reads from w, that none of the writes is between the two: each that may hit is before
// w in co, or behind r in fr.
//
// Of many writes, those of a thread form a ladder: behind[i] says that r is before each of them from the i-th on that hits. So what
// follows w in all executions takes one clause of w for each thread, and the clauses grow with the number of writes, not its square.
func (e *Encoding) overwritten(r *read, writes []*write) func(from smt.Term, w *write) {
	a := e.Arena
	between := func(from smt.Term, w, other *write) {
		e.require(a.Or(a.Not(from), a.Not(e.hits(other, r)), e.co(other, w), e.fr(r, other)))
	}
	var threads [][]*write
	var behind [][]smt.Term
	if len(writes) > manyWrites {
		threads = byThread(writes)
	} else {
		for _, w := range writes {
			threads = append(threads, []*write{w})
		}
	}
	for _, ws := range threads {
		var ladder []smt.Term
		if ws[0].node != ws[len(ws)-1].node {
			ladder = make([]smt.Term, len(ws))
			for i := len(ws) - 1; i >= 0; i-- {
				ladder[i] = a.Fresh("behind", smt.SortBool)
				e.require(a.Or(a.Not(ladder[i]), a.Not(e.hits(ws[i], r)), e.fr(r, ws[i])))
				if i+1 < len(ws) {
					e.require(a.Implies(ladder[i], ladder[i+1]))
				}
			}
		}
		behind = append(behind, ladder)
	}
	return func(from smt.Term, w *write) {
		for t, ws := range threads {
			for i, other := range ws {
				if other == w || other.node == w.node || e.coFixed(other, w) {
					continue
				}
				if behind[t] != nil && e.coFixed(w, other) {
					e.require(a.Implies(from, behind[t][i]))
					break // what is behind it in the ladder is behind w, too
				}
				between(from, w, other)
			}
		}
	}
}

// byThread sorts the writes by their threads, each thread's in program order; the initial value, which no thread writes, stands alone.
func byThread(writes []*write) [][]*write {
	var out [][]*write
	at := map[*thread]int{}
	for _, w := range writes {
		if w.node == nil {
			out = append(out, []*write{w})
			continue
		}
		i, known := at[w.node.thread]
		if !known {
			i = len(out)
			at[w.node.thread] = i
			out = append(out, nil)
		}
		out[i] = append(out[i], w)
	}
	for _, ws := range out {
		slices.SortStableFunc(ws, func(u, w *write) int {
			if u.node == nil || w.node == nil {
				return 0
			}
			return u.node.seq - w.node.seq
		})
	}
	return out
}
