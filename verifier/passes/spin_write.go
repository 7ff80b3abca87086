package passes

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// A write changes nothing if it puts back what its atomic section has read there: of a lock that
// somebody holds, a test-and-set makes a lock that somebody holds. An iteration whose writes are
// all of that kind leaves the state as it was, like one that only reads. Of what
// happens-before knows it can only be more with such an iteration than without it: a
// read-modify-write passes on what the write before it has released.

// putBack is the local that holds what the i-th statement of block b, a write, finds in the place where it
// writes, and the value that it writes; nil if no read in the same section says so.
func (c *spinCutter) putBack(b, i int) (old *ivl.Var, written ivl.Expr) {
	write, ok := c.graph.Blocks[b].Stmts[i].(*ivl.Assign)
	if !ok || len(write.Lhs) != 1 || zeroOf(write.Lhs[0].Type()) == nil {
		return nil, nil
	}
	if mentions(write.Rhs[0], func(v *ivl.Var) bool { return v.Kind == ivl.Global }) {
		return nil, nil // what it is can be another thing after the write
	}
	place, section := write.Lhs[0], c.step[write]
	if !section.Section() {
		return nil, nil
	}
	overwritten := map[*ivl.Var]bool{}
	for {
		for i--; i >= 0; i-- {
			s := c.graph.Blocks[b].Stmts[i]
			if section.BeginsAt(s) {
				return old, write.Rhs[0]
			}
			if step, ours := c.step[s]; ours && step != section {
				return nil, nil
			}
			switch s := s.(type) {
			case *ivl.Call, *ivl.AsyncCall:
				return nil, nil
			case *ivl.Assign:
				if v := reads(s, place); old == nil && v != nil && !overwritten[v] {
					old = v
					continue
				}
			}
			if old != nil {
				continue
			}
			for _, v := range cfg.Assigned(s) {
				overwritten[v] = true
			}
			if mentions(place, func(v *ivl.Var) bool { return overwritten[v] }) {
				return nil, nil
			}
		}
		if len(c.graph.Preds[b]) != 1 || b == 0 {
			return nil, nil
		}
		b = c.graph.Preds[b][0]
		i = len(c.graph.Blocks[b].Stmts)
	}
}

// reads is the local that s sets to what is in the place, or nil.
func reads(s *ivl.Assign, place ivl.Expr) *ivl.Var {
	if len(s.Lhs) != 1 || ivl.FormatExpr(s.Rhs[0]) != ivl.FormatExpr(place) {
		return nil
	}
	if id, ok := s.Lhs[0].(*ivl.Ident); ok && id.Var.Kind != ivl.Global {
		return id.Var
	}
	return nil
}

// mentions reports whether a variable of that kind is in e.
func mentions(e ivl.Expr, kind func(*ivl.Var) bool) bool {
	found := false
	ivl.WalkExpr(e, func(e ivl.Expr) bool {
		id, ok := e.(*ivl.Ident)
		found = found || ok && kind(id.Var)
		return !found
	})
	return found
}
