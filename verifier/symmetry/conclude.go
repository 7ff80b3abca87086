package symmetry

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// conclusion is what the parent asserts of the members behind their ends, of one after the other.
type conclusion struct {
	*role
	p     *permutation
	lost  map[*cfg.Block]bool
	local map[*ivl.Var]ivl.Expr // values, in terms of globals
	// asserted is what p changes of what is asserted, and reads are the accesses of it.
	asserted []condition
	reads    []cfg.Access
	// silent are those of asserted of which the parent may stop at one that does not hold, and nothing has failed.
	silent []condition
}

// condition is something that the parent asserts.
type condition struct {
	text
	reads map[*ivl.Var]bool // local variables
}

// concludes gives what the parent reads of the members in the segments behind all their ends. It reports false if it
// does not assert the same of a member as of the one that p exchanges it with, or does anything else with what it reads.
// What is asserted can be in any order: others do not notice it, and nothing keeps the parent from it.
func (r *role) concludes(p *permutation, segments []*segment) (reads []cfg.Access, ok bool) {
	moved := func(seg *segment) bool { return !p.fixes(seg.text) }
	first := slices.IndexFunc(segments, moved)
	if first < 0 {
		return nil, true
	}
	c := &conclusion{role: r, p: p, lost: lost(r.parent), local: map[*ivl.Var]ivl.Expr{}}
	for i, seg := range segments[first:] {
		for at := seg.from; at != seg.to; {
			next, ok := c.next(at)
			if !ok {
				return c.reads, !slices.ContainsFunc(segments[first+i:], moved) && c.forgets(at) && c.closed(c.asserted)
			}
			if next.block == nil {
				return c.reads, c.closed(c.asserted)
			}
			at = next
		}
	}
	return c.reads, c.closed(c.asserted)
}

// closed reports whether p takes all of some conditions to one of them.
func (c *conclusion) closed(conditions []condition) bool {
	return !slices.ContainsFunc(conditions, func(a condition) bool {
		return !slices.ContainsFunc(conditions, func(b condition) bool { return c.p.maps(a.text, b.text) && sameLocals(a, b) })
	})
}

// sameLocals reports whether two conditions with the same code read the same local variables.
func sameLocals(a, b condition) bool {
	for i, v := range a.locals {
		if w := b.locals[i]; v != w && (a.reads[v] || b.reads[w]) {
			return false
		}
	}
	return true
}

// next is the place behind what is done at a place, none at the end of the thread. It reports false if that is more than to
// compute and to assert.
func (c *conclusion) next(at place) (place, bool) {
	if at.index < len(at.block.Stmts) {
		return place{at.block, at.index + 1}, c.stmt(at.block.Stmts[at.index])
	}
	switch t := at.block.Term.(type) {
	case *cfg.Return:
		return place{}, true
	case *cfg.Goto:
		if len(t.Targets) == 1 {
			return place{t.Targets[0], 0}, true
		}
	case *cfg.Branch:
		on := t.Then
		if c.lost[on] {
			on = t.Else
		}
		if c.lost[t.Then] != c.lost[t.Else] {
			return place{on, 0}, c.branch(at, t)
		}
	}
	return place{}, false
}

// branch notes the condition of a branch of which one way does not get to the end of the thread.
func (c *conclusion) branch(at place, t *cfg.Branch) bool {
	off := t.Then
	if !c.lost[off] {
		off = t.Else
	}
	cond := ivl.Substitute(t.Cond, c.local)
	cut := &cutter{t: c.t, sorts: c.sorts, lost: c.lost}
	cut.begin(at)
	cut.term(&cfg.Block{Term: &cfg.Branch{Cond: cond, Then: t.Then, Else: t.Else}})
	if cut.cur.awaits || cut.cur.chooses || !c.forgets(place{off, 0}) {
		return false
	}
	a := condition{cut.w.text(), localReads(place{off, 0})}
	for _, r := range cfg.Reads(cond, isLocal) {
		a.reads[r.Var] = true
	}
	silent := !fails(off)
	if (!silent || cut.cur.asserts || c.mayRace(cut.cur.accesses)) && !c.closed(c.silent) {
		return false
	}
	if silent && !c.p.fixes(a.text) {
		c.silent = append(c.silent, a)
	}
	return c.asserts(a, cut.cur.accesses)
}

// fails reports whether what the thread does from b on fails for sure.
func fails(b *cfg.Block) bool {
	for _, s := range b.Stmts {
		switch s := s.(type) {
		case *ivl.Assert:
			l, ok := s.Cond.(*ivl.BoolLit)
			return ok && !l.Value
		case *ivl.Assume:
			if !cfg.Trivial(s.Cond) {
				return false
			}
		}
	}
	g, ok := b.Term.(*cfg.Goto)
	return ok && len(g.Targets) == 1 && fails(g.Targets[0])
}

// mayRace reports whether one of the accesses may race with one of another thread. Those to what p takes elsewhere
// happen behind all others.
func (c *conclusion) mayRace(as []cfg.Access) bool {
	return slices.ContainsFunc(as, func(a cfg.Access) bool {
		return !c.moved(c.p, a) && c.races(&segment{accesses: []cfg.Access{a}})
	})
}

// stmt notes what a statement does. Where the parent fails, or races, it stands in E' as well only if it is not silent before:
// p must take the conditions in front of that to others in front of it.
func (c *conclusion) stmt(s ivl.Stmt) bool {
	accesses := cfg.Accesses(s, isGlobal)
	if c.mayRace(accesses) && !c.closed(c.silent) {
		return false
	}
	switch s := s.(type) {
	case *ivl.Assign:
		values := make([]ivl.Expr, len(s.Lhs))
		for i, l := range s.Lhs {
			if id, ok := l.(*ivl.Ident); !ok || isGlobal(id.Var) {
				return false
			}
			values[i] = ivl.Substitute(s.Rhs[i], c.local)
		}
		for i, l := range s.Lhs {
			c.local[l.(*ivl.Ident).Var] = values[i]
		}
		return true
	case *ivl.Assert:
		a := ivl.MapStmtExprs(s, func(e ivl.Expr) ivl.Expr { return ivl.Substitute(e, c.local) })
		w := newWriter(c.t, c.sorts)
		w.stmt(a)
		reads := map[*ivl.Var]bool{}
		for _, r := range cfg.Accesses(a, isLocal) {
			reads[r.Var] = true
		}
		return c.closed(c.silent) && c.asserts(condition{w.text(), reads}, cfg.Accesses(a, isGlobal))
	case *ivl.Assume:
		return cfg.Trivial(s.Cond)
	}
	return cfg.Delimits(s)
}

// asserts notes what is asserted, by what accesses. It reports false if others may change what is read, but for what members do before their ends.
func (c *conclusion) asserts(what condition, by []cfg.Access) bool {
	if slices.ContainsFunc(by, func(a cfg.Access) bool { return a.Write }) {
		return false
	}
	if c.p.fixes(what.text) {
		return true
	}
	c.asserted, c.reads = append(c.asserted, what), append(c.reads, by...)
	return c.separate(c.p, &segment{accesses: by})
}

// forgets reports whether no local variable with a value that p changes is read from a place on.
func (c *conclusion) forgets(at place) bool {
	for v := range localReads(at) {
		if e := c.local[v]; e != nil {
			w := newWriter(c.t, c.sorts)
			w.expr(e, plain)
			if !c.p.fixes(w.text()) {
				return false
			}
		}
	}
	return true
}

func isLocal(v *ivl.Var) bool { return !isGlobal(v) }

// localReads gives the local variables that are read from a place on.
func localReads(at place) map[*ivl.Var]bool {
	out := map[*ivl.Var]bool{}
	note := func(as []cfg.Access) {
		for _, a := range as {
			if !a.Write {
				out[a.Var] = true
			}
		}
	}
	seen := map[*cfg.Block]bool{}
	var from func(b *cfg.Block, i int)
	from = func(b *cfg.Block, i int) {
		for _, s := range b.Stmts[i:] {
			note(cfg.Accesses(s, isLocal))
		}
		if br, ok := b.Term.(*cfg.Branch); ok {
			note(cfg.Reads(br.Cond, isLocal))
		}
		for _, next := range cfg.Successors(b.Term) {
			if !seen[next] {
				seen[next] = true
				from(next, 0)
			}
		}
	}
	from(at.block, at.index)
	return out
}
