package order

import "github.com/gsmack/gsmack/verifier/smt"

// co is the condition that w is before u in the coherence order: of two writes to one place, that which
// is first in the order of the nodes. It is not said of others.
func (e *Encoding) co(w, u *write) smt.Term { return e.less(w.node, u.node) }

// coFixed reports whether w is before u in all executions.
func (e *Encoding) coFixed(w, u *write) bool { return e.compare(w.node, u.node) < 0 }
