package cfg

import "github.com/gsmack/gsmack/ivl"

// split replaces the statements of each block by pieces that make at most one
// access to a shared global, unless they stand in an atomic section.
func (b *builder) split() {
	blocks := b.code.proc.Blocks
	flow := openSections(blocks, b.l.sections)
	for _, block := range blocks {
		stmts, term := block.Stmts, block.Term
		block.Stmts = nil
		b.cur, b.depth = block, flow.at[block].depth
		for _, s := range stmts {
			b.benign = s.Info().Attrs.Get(BenignRace)
			b.simple(s)
			if c, ok := s.(*ivl.Call); ok {
				b.depth = flow.after(opening{depth: b.depth}, c).depth
			}
		}
		b.benign = nil
		if _, ok := term.(*Return); ok && !b.l.inner[b.code.decl] {
			// The thread ends here, and the sections it is in end with it.
			for ; b.depth > 0; b.depth-- {
				b.emit(&ivl.AtomicEnd{StmtInfo: ivl.StmtInfo{Pos: b.code.decl.Pos}})
			}
		}
		if t, ok := term.(*Branch); ok {
			if t.Stmt != nil {
				b.benign = t.Stmt.Info().Attrs.Get(BenignRace)
			}
			if c := b.privateCond(t.Cond, t.Stmt); c != t.Cond {
				term = &Branch{Cond: c, Then: t.Then, Else: t.Else, Stmt: t.Stmt}
			}
		}
		block.Term = term
	}
	b.cur, b.benign = nil, nil
}
