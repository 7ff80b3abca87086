package cfg

import (
	"iter"
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// Stmts are the statements of blocks.
func Stmts(blocks []*Block) iter.Seq[ivl.Stmt] {
	return func(yield func(ivl.Stmt) bool) {
		for _, b := range blocks {
			for _, s := range b.Stmts {
				if !yield(s) {
					return
				}
			}
		}
	}
}

// AssignedIn are the variables that statements assign.
func AssignedIn(stmts iter.Seq[ivl.Stmt]) map[*ivl.Var]bool {
	out := map[*ivl.Var]bool{}
	for s := range stmts {
		for _, v := range Assigned(s) {
			out[v] = true
		}
	}
	return out
}

// Stmts are the statements of all procedures.
func (p *Program) Stmts() iter.Seq[ivl.Stmt] {
	return func(yield func(ivl.Stmt) bool) {
		for _, q := range p.Procs {
			for s := range Stmts(q.Blocks) {
				if !yield(s) {
					return
				}
			}
		}
	}
}

// Exprs calls f on the expressions that stand directly in the statements of blocks and at their ends.
func Exprs(blocks []*Block, f func(ivl.Expr)) {
	for _, b := range blocks {
		for _, s := range b.Stmts {
			ivl.StmtExprs(s, f)
		}
		if br, ok := b.Term.(*Branch); ok {
			f(br.Cond)
		}
	}
}

// Running are the procedures that a thread may run which begins with one of from: those, and what they call. What they
// start as threads is not among them.
func (p *Program) Running(from ...*ivl.ProcDecl) (out []*Proc) {
	seen := map[*Proc]bool{nil: true}
	for work := slices.Clone(from); len(work) > 0; work = work[1:] {
		q := p.Proc(work[0])
		if seen[q] {
			continue
		}
		seen[q] = true
		out = append(out, q)
		for s := range Stmts(q.Blocks) {
			if c, ok := s.(*ivl.Call); ok {
				work = append(work, c.Proc)
			}
		}
	}
	return out
}
