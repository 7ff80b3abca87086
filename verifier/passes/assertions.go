package passes

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/spin"
)

// dropUnchecked takes the assertions out of p that are none of the goals. What they read
// of {:data} variables is still read: it may race.
func dropUnchecked(p *cfg.Program, goals goal.Set, guesses bool) {
	data := p.DataVars()
	isData := func(v *ivl.Var) bool { return data[v] }
	guesses = guesses && !goals.Has(goal.Misuse) && polls(p)
	for _, q := range p.Procs {
		for _, b := range q.Blocks {
			kept := map[ivl.Stmt]bool{}
			for i, s := range b.Stmts {
				kept[s] = guesses && isPremise(s, b.Step(i))
			}
			b.Stmts = ivl.RewriteStmts(b.Stmts, func(s ivl.Stmt) []ivl.Stmt {
				if w, ok := s.(*ivl.Assume); ok && w.Attrs.Has("owned") && !goals.Has(goal.Misuse) {
					return []ivl.Stmt{notOwned(w)}
				}
				a, ok := s.(*ivl.Assert)
				switch {
				case !ok || goals.Has(goal.KindOf(a)):
					return []ivl.Stmt{s}
				case kept[s]:
					return []ivl.Stmt{spin.Premise(a)}
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

// polls reports whether some loop of p may wait and have no effect, which may rest on what is not asked for: that nobody gives up the lock of another.
func polls(p *cfg.Program) bool {
	for s := range p.Stmts() {
		if h, ok := s.(*ivl.Havoc); ok && (h.Attrs.Has(cfg.Spurious) || h.Attrs.Has(cfg.LimitedChoice)) {
			return true
		}
	}
	return false
}

// isPremise reports whether an assertion says something of a section that it stands in.
func isPremise(s ivl.Stmt, step *cfg.Step) bool {
	a, ok := s.(*ivl.Assert)
	return ok && goal.KindOf(a) == goal.Misuse && step != nil && step.Section()
}

// notOwned is an await with {:owned}, where it would be misuse if another thread than the holder ended the
// wait, for those who do not ask whether anybody does.
func notOwned(s *ivl.Assume) ivl.Stmt {
	n := *s
	n.Attrs = append(slices.Clone(s.Attrs), &ivl.Attr{Name: goal.Anybody})
	return &n
}

// withoutAssertions takes the assertions away that are none of the goals. What they read of {:data} variables outside of
// sections is still read if races are goals: it may race.
func withoutAssertions(t *cfg.Threads, q *Question) *cfg.Threads {
	data := t.DataVars()
	races := q.Goals&goal.Of(goal.Race, goal.Unordered) != 0
	ofMemory := map[*ivl.Var]bool{} // what assertions about memory read
	list := cfg.NewAccessList(func(v *ivl.Var) bool { return data[v] })
	// instead gives what stands in place of an assertion; nil for nothing.
	instead := func(a *ivl.Assert) ivl.Stmt {
		if q.Settled.Has(goal.KindOf(a)) {
			info := *a.Info()
			info.Origin = &ivl.Origin{}
			return &ivl.Assume{StmtInfo: info, Cond: a.Cond}
		}
		if !races {
			return nil
		}
		var reads []cfg.Access
		for _, read := range list.Of(a) {
			if goal.Computed.Has(goal.KindOf(a)) && q.Memory != Whole {
				ofMemory[read.Var] = true
				if q.Memory == Others {
					continue
				}
			}
			reads = append(reads, read)
		}
		if len(reads) == 0 {
			return nil
		}
		return passed(*a.Info(), reads...)
	}
	out := t.Rebuild(t.Globals, nil, cfg.Rewriter{Stmts: func(_ *cfg.Instance, b *cfg.Block) []ivl.Stmt {
		dropped := func(s ivl.Stmt) bool {
			a, ok := s.(*ivl.Assert)
			return ok && !q.Goals.Has(goal.KindOf(a))
		}
		first := slices.IndexFunc(b.Stmts, dropped)
		if first < 0 {
			return b.Stmts
		}
		out := append(make([]ivl.Stmt, 0, len(b.Stmts)), b.Stmts[:first]...)
		for _, s := range b.Stmts[first:] {
			if !dropped(s) {
				out = append(out, s)
			} else if p := instead(s.(*ivl.Assert)); p != nil {
				out = append(out, p)
			}
		}
		return out
	}})
	if q.Memory != Whole {
		out.Raced = map[*ivl.Var]bool{}
		for v := range data {
			out.Raced[v] = ofMemory[v] == (q.Memory == OfMemory)
		}
	}
	return out
}
