package cfg

import "github.com/gsmack/gsmack/ivl"

// Approximated gives the havocs by which models choose what they only approximate: those behind an
// assume {:approximate}, and in what is called there.
func (p *Program) Approximated() map[ivl.Stmt]bool {
	out := map[ivl.Stmt]bool{}
	seen := map[*Block]bool{}
	bodies := map[*ivl.ProcDecl]*Proc{}
	for _, q := range p.Procs {
		bodies[q.Decl] = q
	}
	var visit func(b *Block, stmts []ivl.Stmt)
	enter := func(b *Block) {
		if !seen[b] {
			seen[b] = true
			visit(b, b.Stmts)
		}
	}
	visit = func(b *Block, stmts []ivl.Stmt) {
		for _, s := range stmts {
			switch s := s.(type) {
			case *ivl.Havoc:
				out[s] = true
			case *ivl.Call:
				if q := bodies[s.Proc]; q != nil && len(q.Blocks) > 0 {
					enter(q.Blocks[0])
				}
			}
		}
		for _, next := range Successors(b.Term) {
			enter(next)
		}
	}
	for _, q := range p.Procs {
		for _, b := range q.Blocks {
			for i, s := range b.Stmts {
				if s.Info().Attrs.Has("approximate") {
					visit(b, b.Stmts[i+1:])
					break
				}
			}
		}
	}
	return out
}
