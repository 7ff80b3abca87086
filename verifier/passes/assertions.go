package passes

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// WithoutAssertions takes all assertions away, for those who ask for something
// else. What they read of {:data} variables outside of sections is still read if
// reads is set: it may race.
func WithoutAssertions(t *cfg.Threads, reads bool) *cfg.Threads {
	data := t.DataVars()
	return rebuild(t, t.Globals, nil, rewriter{stmts: func(_ *cfg.Instance, ss []ivl.Stmt) []ivl.Stmt {
		return ivl.RewriteStmts(ss, func(s ivl.Stmt) []ivl.Stmt {
			if _, ok := s.(*ivl.Assert); !ok {
				return []ivl.Stmt{s}
			}
			if !reads {
				return nil
			}
			var places []ivl.Expr
			for _, a := range cfg.Accesses(s, func(v *ivl.Var) bool { return data[v] }) {
				place := placeOf(a)
				places = append(places, ivl.NewEq(place, place))
			}
			if len(places) == 0 {
				return nil
			}
			p := passed(*s.Info())
			p.Cond = ivl.NewAnd(places...)
			return []ivl.Stmt{p}
		})
	}})
}
