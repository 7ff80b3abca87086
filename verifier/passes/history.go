package passes

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
)

// History says what assertions about histories (goal.Linearizable) claim.
type History struct {
	// Sequential: operations are executed one after the other.
	Sequential bool
	// Allowed is what is claimed of the state in which the history is kept (goal.HistoryState).
	Allowed func(state map[string]*ivl.Var) ivl.Expr
}

// write writes it into p.
func (h *History) write(p *cfg.Program) {
	for _, q := range p.Procs {
		for _, b := range q.Blocks {
			b.Stmts = ivl.RewriteStmts(b.Stmts, func(s ivl.Stmt) []ivl.Stmt {
				switch s := s.(type) {
				case *ivl.Assert:
					if state := goal.HistoryState(s, p.Globals); state != nil {
						n := *s
						n.Cond = h.Allowed(state)
						return []ivl.Stmt{&n}
					}
				case *ivl.Assume:
					i := slices.IndexFunc(p.Globals, func(v *ivl.Var) bool { return v.Name == s.Attrs.Text("sequential") })
					if h.Sequential && i >= 0 {
						n := *s
						n.Cond = goal.Zero(p.Globals[i])
						return []ivl.Stmt{&n}
					}
				}
				return []ivl.Stmt{s}
			})
		}
	}
}
