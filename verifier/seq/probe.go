package seq

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// probe rewrites the emitted statements of a step so that they try what the
// thread would do next, without doing it: what is not the thread's own is changed
// in copies only, assertions are left out, and the trial ends where the hit
// happens.
type probe struct {
	f   *final
	th  *thread
	hit *ivl.Var
	// stop gives, for a statement where the hit may happen, what is done first,
	// and nil for all others.
	stop func(ivl.Stmt) []ivl.Stmt
	// race: the hit is an access, and not an await; without a hit, awaits hold.
	race   bool
	copies map[*ivl.Var]ivl.Expr // of what the step changes
}

func (f *final) newProbe(th *thread, hit *ivl.Var, race bool, stop func(ivl.Stmt) []ivl.Stmt) *probe {
	return &probe{f: f, th: th, hit: hit, race: race, stop: stop, copies: map[*ivl.Var]ivl.Expr{}}
}

// section gives the trial of the statements: first the copies are made.
func (p *probe) section(stmts []ivl.Stmt) []ivl.Stmt {
	var out []ivl.Stmt
	for _, id := range modified(stmts) {
		if !slices.Contains(p.th.locals, id.Var) && !slices.Contains(p.th.control, id.Var) {
			c := p.f.local("$"+id.Var.Name, id.Var.Type)
			p.copies[id.Var] = ivl.NewIdent(c)
			out = append(out, ivl.NewAssign(c, ivl.NewIdent(id.Var)))
		}
	}
	return append(out, p.stmts(stmts, false)...)
}

// stmts rewrites a list. Unless something that may hit follows later, what comes
// after the last statement of the list where the hit may happen is left out.
func (p *probe) stmts(stmts []ivl.Stmt, later bool) []ivl.Stmt {
	if !later {
		for len(stmts) > 0 && !p.mayHit(stmts[len(stmts)-1]) {
			stmts = stmts[:len(stmts)-1]
		}
	}
	var out []ivl.Stmt
	for i, s := range stmts {
		if !p.mayHit(s) {
			out = append(out, p.plain(s)...)
			continue
		}
		more := later || i < len(stmts)-1
		var rest []ivl.Stmt
		if c, ok := s.(*ivl.If); ok {
			out = append(out, &ivl.If{Cond: p.expr(c.Cond), Then: p.stmts(c.Then, more)})
		} else {
			out = append(out, p.stmtsOf(p.stop(s))...)
			if p.race && more {
				rest = p.plain(s)
			} else if more {
				rest = p.passes(s)
			}
		}
		if rest = append(rest, p.stmts(stmts[i+1:], later)...); len(rest) > 0 {
			out = append(out, &ivl.If{Cond: ivl.NewNot(ivl.NewIdent(p.hit)), Then: rest})
		}
		break
	}
	return out
}

// mayHit reports whether the hit can happen in s.
func (p *probe) mayHit(s ivl.Stmt) bool {
	if c, ok := s.(*ivl.If); ok {
		return p.hits(c.Then)
	}
	return p.stop(s) != nil
}

// hits reports whether the hit can happen in one of the statements.
func (p *probe) hits(stmts []ivl.Stmt) bool {
	return slices.ContainsFunc(stmts, p.mayHit)
}

// plain rewrites a statement in which no hit happens.
func (p *probe) plain(s ivl.Stmt) []ivl.Stmt {
	switch s := s.(type) {
	case *ivl.Assert:
		return p.passes(s)
	case *ivl.If:
		var then []ivl.Stmt
		for _, t := range s.Then {
			then = append(then, p.plain(t)...)
		}
		return []ivl.Stmt{&ivl.If{Cond: p.expr(s.Cond), Then: then}}
	case *ivl.Assume:
		if cfg.Trivial(s.Cond) {
			return p.passes(s)
		}
		return append(p.passes(s), &ivl.Assume{Cond: p.expr(s.Cond)})
	default:
		return p.stmtsOf([]ivl.Stmt{s})
	}
}

// passes stands for a statement that is not executed, and does not have to be.
func (p *probe) passes(s ivl.Stmt) []ivl.Stmt {
	if ivl.Source(s) == nil || ivl.Source(s) == s {
		return nil
	}
	return []ivl.Stmt{p.f.out.mark(p.mark(s))}
}

func (p *probe) mark(s ivl.Stmt) Mark {
	return Mark{Kind: Tries, Race: p.race, Thread: p.th.inst.ID, Stmt: ivl.Source(s)}
}

// stmtsOf puts the copies in place of the globals. What stands for a statement of the program
// belongs to no execution, but is tried.
func (p *probe) stmtsOf(stmts []ivl.Stmt) []ivl.Stmt {
	return ivl.RewriteStmts(stmts, func(s ivl.Stmt) []ivl.Stmt {
		n := ivl.MapStmtExprs(s, p.expr)
		switch n := n.(type) {
		case *ivl.Assign:
			c := *n
			p.tried(&c, &c.StmtInfo, s)
			return []ivl.Stmt{&c}
		case *ivl.Havoc:
			c := *n
			p.tried(&c, &c.StmtInfo, s)
			return []ivl.Stmt{&c}
		}
		return []ivl.Stmt{n}
	})
}

// tried marks the copy c of s, or takes its origin away if it stands for nothing.
func (p *probe) tried(c ivl.Stmt, info *ivl.StmtInfo, s ivl.Stmt) {
	choice, guess := p.f.out.Gotos[s]
	if o := info.Origin; o == nil || o.Stmt == nil && !guess {
		*info = ivl.StmtInfo{}
		return
	}
	if guess {
		p.f.out.Gotos[c] = choice
	}
	if child, ok := p.f.out.Spawns[s]; ok {
		p.f.out.Spawns[c] = child
	}
	p.f.out.Marks[c] = p.mark(s)
}

func (p *probe) expr(e ivl.Expr) ivl.Expr { return ivl.Substitute(e, p.copies) }
