package passes

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
)

// History says what is asked about histories.
type History struct {
	// Sequential: operations are executed one after the other.
	Sequential bool
	// Allowed is what assertions about histories (goal.Linearizable) claim of the state in which the history is kept
	// (goal.HistoryState); nil: what they claim anyway.
	Allowed func(state map[string]*ivl.Var) ivl.Expr
	// MayWait, if it is set, says in which states operations may wait for ever: there, no await counts as false.
	MayWait func(state map[string]*ivl.Var) ivl.Expr
}

// write writes it into p.
func (h *History) write(p *cfg.Program) {
	about := historyOf(p)
	if about == nil {
		return
	}
	state := goal.HistoryState(about.Attrs, p.Globals)
	for _, q := range p.Procs {
		for _, b := range q.Blocks {
			b.Stmts = ivl.RewriteStmts(b.Stmts, func(s ivl.Stmt) []ivl.Stmt {
				switch s := s.(type) {
				case *ivl.Assert:
					if h.Allowed != nil && s.Attrs.Has("history") {
						n := *s
						n.Cond = h.Allowed(state)
						return []ivl.Stmt{&n}
					}
				case *ivl.Assume:
					n := *s
					i := slices.IndexFunc(p.Globals, func(v *ivl.Var) bool { return v.Name == s.Attrs.Text("sequential") })
					if h.Sequential && i >= 0 {
						n.Cond = goal.Zero(p.Globals[i])
					}
					if h.MayWait != nil && s.Await {
						return mayWait(&n, about, h.MayWait(state))
					}
					return []ivl.Stmt{&n}
				}
				return []ivl.Stmt{s}
			})
		}
	}
}

// mayWait is an await at which nobody waits for ever where allowed holds. Nobody gets past it by that.
func mayWait(s *ivl.Assume, about *ivl.Assert, allowed ivl.Expr) []ivl.Stmt {
	n := *s
	n.Cond = ivl.NewOr(s.Cond, allowed)
	n.Attrs = goal.Stuck(s, about)
	return []ivl.Stmt{&n, &ivl.Assume{StmtInfo: ivl.StmtInfo{Pos: s.Pos, Attrs: ivl.Attrs{{Name: goal.Waited}}}, Cond: s.Cond}}
}

// historyOf is an assertion about the history of p; nil if there is none.
func historyOf(p *cfg.Program) *ivl.Assert {
	for s := range p.Stmts() {
		if a, ok := s.(*ivl.Assert); ok && goal.HistoryState(a.Attrs, p.Globals) != nil {
			return a
		}
	}
	return nil
}
