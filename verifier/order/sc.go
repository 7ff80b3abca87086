package order

import "github.com/gsmack/gsmack/verifier/smt"

// Sequential consistency (sc) is the axiom that an execution is one interleaving:
//
//	acyclic(po ∪ rf ∪ co ∪ fr)
//
// So there is a linear order of the nodes that contains all four. Another memory model has another order, which
// contains less of the four.

// less is the condition that m is before n.
func (e *Encoding) less(m, n *node) smt.Term { return e.order.Less(m.point(), n.point()) }

// compare gives -1 if m is before n in all executions, 1 if n is before m, 0 if po does not say.
func (e *Encoding) compare(m, n *node) int { return e.po.Compare(m.point(), n.point()) }
