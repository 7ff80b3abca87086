package cfg

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
)

// Approximated gives the havocs by which models choose what they only approximate: those behind an
// assume {:approximate}, and in what is called there.
func (p *Program) Approximated() map[ivl.Stmt]bool {
	var behind []*Block
	for _, q := range p.Procs {
		for _, b := range q.Blocks {
			if i := slices.IndexFunc(b.Stmts, func(s ivl.Stmt) bool { return s.Info().Attrs.Has("approximate") }); i >= 0 {
				behind = append(behind, &Block{Stmts: b.Stmts[i+1:], Term: b.Term})
			}
		}
	}
	reached := digraph.Reach(func(b *Block) []*Block {
		next := slices.Clone(Successors(b.Term))
		for _, s := range b.Stmts {
			if c, ok := s.(*ivl.Call); ok && p.Proc(c.Proc) != nil {
				next = append(next, p.Proc(c.Proc).Blocks[0])
			}
		}
		return next
	}, behind...)
	out := map[ivl.Stmt]bool{}
	for s := range Stmts(reached) {
		if _, ok := s.(*ivl.Havoc); ok {
			out[s] = true
		}
	}
	return out
}
