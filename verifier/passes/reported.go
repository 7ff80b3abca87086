package passes

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
)

// setAside changes p so that what was reported is no failure any more. An assertion that failed becomes an assume: an
// execution in which it fails ends there, as it does on a machine. If the assertion is in a model, its call says so, and those
// who go through the model act on it. Races are set aside by pairs, not by accesses: two accesses that are in
// races that were reported have no more between them, but one of them may have another with an access that is in none.
// What others are found of the program is true, since values still come by the races.
func setAside(p *cfg.Program, reported []goal.Failure) {
	for _, q := range p.Procs {
		if q.Decl.Attrs.Has("model") {
			continue
		}
		visited := map[*cfg.Block]bool{}
		var visit func(b *cfg.Block, mark ivl.Pos)
		visit = func(b *cfg.Block, mark ivl.Pos) {
			if visited[b] {
				return
			}
			visited[b] = true
			for i, s := range b.Stmts {
				if cfg.IsPlace(s) {
					mark = s.Info().Attrs.Get("sourceloc").Place()
				}
				at := mark // as the interpreter has it
				if !at.IsValid() {
					at = s.Info().Pos
				}
				for _, f := range reported {
					if slices.Contains(f.At, at) {
						s = without(s, f)
					}
				}
				b.Stmts[i] = s
			}
			for _, to := range cfg.Successors(b.Term) {
				visit(to, mark)
			}
		}
		visit(q.Blocks[0], ivl.Pos{})
	}
}

// without is what takes the place of s, at the place of a failure.
func without(s ivl.Stmt, f goal.Failure) ivl.Stmt {
	call, ok := s.(*ivl.Call)
	calls := ok && call.Proc.Attrs.Has("model")
	switch {
	case f.Property == "race":
		return withAttr(s, cfg.Raced)
	case calls:
		return withAttr(s, f.Attr())
	}
	if a, ok := s.(*ivl.Assert); ok && f.Of(a) {
		return &ivl.Assume{StmtInfo: ivl.StmtInfo{Pos: a.Pos, Attrs: cfg.KeepBenign(a.StmtInfo)}, Cond: a.Cond}
	}
	return s
}

// withAttr is s with an attribute.
func withAttr(s ivl.Stmt, a *ivl.Attr) ivl.Stmt {
	if slices.Contains(s.Info().Attrs, a) || cfg.IsPlace(s) {
		return s
	}
	switch s.(type) {
	case *ivl.Assign, *ivl.Call, *ivl.Assert, *ivl.Assume, *ivl.Havoc:
	default:
		return s
	}
	s = ivl.CopyStmt(s)
	info := s.Info()
	info.Attrs = append(slices.Clip(info.Attrs), a)
	return s
}
