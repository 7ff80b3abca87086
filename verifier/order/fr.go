package order

import "github.com/gsmack/gsmack/verifier/smt"

// fr is the condition that r is before w, as from-read demands if r reads from a write that is before w in
// the coherence order.
func (e *Encoding) fr(r *read, w *write) smt.Term { return e.less(r.node, w.node) }

// overwrites requires, if r reads from w, that other is not between the two:
// it is before w in co, or behind r in fr.
func (e *Encoding) overwrites(from smt.Term, w *write, r *read, other *write) {
	a := e.Arena
	e.require(a.Or(a.Not(from), a.Not(e.hits(other, r)), e.co(other, w), e.fr(r, other)))
}
