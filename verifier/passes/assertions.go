package passes

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
)

// dropUnchecked takes the assertions out of p that are none of the goals. What they read
// of {:data} variables is still read: it may race.
func dropUnchecked(p *cfg.Program, goals goal.Set) {
	data := p.DataVars()
	isData := func(v *ivl.Var) bool { return data[v] }
	for _, q := range p.Procs {
		for _, b := range q.Blocks {
			b.Stmts = ivl.RewriteStmts(b.Stmts, func(s ivl.Stmt) []ivl.Stmt {
				if w, ok := s.(*ivl.Assume); ok && w.Attrs.Has("owned") && !goals.Has(goal.Misuse) {
					return []ivl.Stmt{notOwned(w)}
				}
				a, ok := s.(*ivl.Assert)
				switch {
				case !ok || goals.Has(goal.KindOf(a)):
					return []ivl.Stmt{s}
				case len(cfg.Accesses(a, isData)) == 0:
					return nil
				}
				return []ivl.Stmt{&ivl.Assume{
					StmtInfo: ivl.StmtInfo{Pos: a.Pos, Attrs: append(ivl.Attrs{{Name: "unchecked"}}, cfg.KeepBenign(a.StmtInfo)...)},
					Cond:     ivl.NewBinary(ivl.Or, a.Cond, ivl.NewBool(true)),
				}}
			})
		}
	}
}

// notOwned is an await with {:owned}, where it would be misuse if another thread than the holder ended the
// wait, for those who do not ask whether anybody does.
func notOwned(s *ivl.Assume) ivl.Stmt {
	n := *s
	n.Attrs = append(slices.Clone(s.Attrs), &ivl.Attr{Name: goal.Anybody})
	return &n
}

// withoutAssertions takes all assertions away, for those who ask for something
// else. What they read of {:data} variables outside of sections is still read if
// reads is set: it may race.
func withoutAssertions(t *cfg.Threads, reads bool) *cfg.Threads {
	data := t.DataVars()
	return t.Rebuild(t.Globals, nil, cfg.Rewriter{Stmts: func(_ *cfg.Instance, b *cfg.Block) []ivl.Stmt {
		return ivl.RewriteStmts(b.Stmts, func(s ivl.Stmt) []ivl.Stmt {
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
