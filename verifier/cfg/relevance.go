package cfg

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
)

// NewRelevance says which variables can still make a difference to more than themselves: a counter
// that only decides how long a thread sleeps does not. In the terms of compilers these are the variables that are
// not faint, where a branch uses its condition only if something depends on where it goes: between it and the block
// where its ways join again there is a step, an assertion, a loop, or an assignment to what is live. It is found as in
// aggressive dead code elimination (Cytron et al., Efficiently Computing Static Single Assignment Form and the
// Control Dependence Graph, TOPLAS 1991): no branch matters until something is found that depends on it. inert is what
// Inert gives.
func NewRelevance(p *Proc, inert map[*ivl.ProcDecl]bool) *Liveness {
	l := &Liveness{inert: inert, ignored: map[*Branch]bool{}}
	regions := map[*Branch][]*Block{}
	g := NewGraph(p.Blocks)
	idom := digraph.PostDominators(g.Succs, func(i int) bool { return len(g.Succs[i]) == 0 })
	nest := g.Loops()
	for i, b := range g.Blocks {
		t, ok := b.Term.(*Branch)
		if !ok || idom[i] < 0 {
			continue
		}
		if region, ok := g.between(i, idom[i], nest); ok {
			l.ignored[t], regions[t] = true, region
		}
	}
	for again := true; again; {
		l.solve(p)
		again = false
		for t, region := range regions {
			if l.ignored[t] && !l.idle(region) {
				delete(l.ignored, t)
				again = true
			}
		}
	}
	return l
}

// between lists the blocks from behind i to the block end; false if control can go round there, or leave.
func (g *Graph) between(i, end int, nest *Nest) ([]*Block, bool) {
	var out []*Block
	seen := map[int]bool{end: true}
	for work := append([]int(nil), g.Succs[i]...); len(work) > 0; {
		j := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[j] {
			continue
		}
		if l := nest.Of[j]; j == i || l != nil && l.Head == j || len(g.Succs[j]) == 0 {
			return nil, false
		}
		seen[j] = true
		out = append(out, g.Blocks[j])
		work = append(work, g.Succs[j]...)
	}
	return out, true
}

// idle reports whether nothing in the blocks makes a difference.
func (l *Liveness) idle(blocks []*Block) bool {
	for _, b := range blocks {
		for i, s := range b.Stmts {
			if a, ok := s.(*ivl.Assume); ok && Trivial(a.Cond) {
				continue
			}
			if !l.faint(l.Before(b, i+1), s) {
				return false
			}
		}
	}
	return true
}

// faint reports whether s only computes what is not live behind it.
func (l *Liveness) faint(live Bits, s ivl.Stmt) bool {
	if !computes(s, l.inert) {
		return false
	}
	for _, v := range Assigned(s) {
		if n, own := l.number[v]; !own || live.Has(n) {
			return false
		}
	}
	return true
}

// Inert gives the procedures that only compute: they access no global that is written, and end.
func (p *Program) Inert() map[*ivl.ProcDecl]bool {
	inert := map[*ivl.ProcDecl]bool{}
	for again := true; again; {
		again = false
		for _, q := range p.Procs {
			if !inert[q.Decl] && inertProc(q, inert) {
				inert[q.Decl], again = true, true
			}
		}
	}
	return inert
}

func inertProc(q *Proc, inert map[*ivl.ProcDecl]bool) bool {
	if len(NewGraph(q.Blocks).Loops().Loops) > 0 {
		return false
	}
	for _, b := range q.Blocks {
		if g, ok := b.Term.(*Goto); ok && len(g.Targets) == 0 {
			return false
		}
		for _, s := range b.Stmts {
			if a, ok := s.(*ivl.Assume); ok && Trivial(a.Cond) {
				continue
			}
			if !computes(s, inert) {
				return false
			}
		}
	}
	return true
}

// computes reports whether s does nothing but assign to local variables, from local variables.
func computes(s ivl.Stmt, inert map[*ivl.ProcDecl]bool) bool {
	switch s := s.(type) {
	case *ivl.Assign, *ivl.Havoc:
	case *ivl.Call:
		if !inert[s.Proc] {
			return false
		}
	default:
		return false
	}
	return len(Accesses(s, isGlobal)) == 0
}
