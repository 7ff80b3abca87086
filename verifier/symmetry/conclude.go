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
	asserted []text
	reads    []cfg.Access
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
				return c.reads, !slices.ContainsFunc(segments[first+i:], moved) && c.forgets(at) && c.closed()
			}
			if next.block == nil {
				return c.reads, c.closed()
			}
			at = next
		}
	}
	return c.reads, c.closed()
}

// closed reports whether p takes all that is asserted to something that is asserted.
func (c *conclusion) closed() bool {
	return !slices.ContainsFunc(c.asserted, func(t text) bool {
		return !slices.ContainsFunc(c.asserted, func(u text) bool { return c.p.maps(t, u) })
	})
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
			// On the other way the thread does not get to its end.
			cut := &cutter{t: c.t, sorts: c.sorts, lost: c.lost}
			cut.begin(at)
			cut.term(&cfg.Block{Term: &cfg.Branch{Cond: ivl.Substitute(t.Cond, c.local), Then: t.Then, Else: t.Else}})
			return place{on, 0}, !cut.cur.awaits && !cut.cur.chooses && c.asserts(cut.w.text(), cut.cur.accesses)
		}
	}
	return place{}, false
}

func (c *conclusion) stmt(s ivl.Stmt) bool {
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
		return c.asserts(w.text(), cfg.Accesses(a, isGlobal))
	case *ivl.Assume:
		return isTrue(s.Cond)
	}
	return cfg.Delimits(s)
}

// asserts notes what is asserted, by what accesses. It reports false if others may change what is read, but for what members do before their ends.
func (c *conclusion) asserts(what text, by []cfg.Access) bool {
	if slices.ContainsFunc(by, func(a cfg.Access) bool { return a.Write }) {
		return false
	}
	if c.p.fixes(what) {
		return true
	}
	c.asserted, c.reads = append(c.asserted, what), append(c.reads, by...)
	return c.separate(c.p, &segment{accesses: by})
}

// forgets reports whether no local variable with a value that p changes is read from a place on.
func (c *conclusion) forgets(at place) bool {
	changed := func(v *ivl.Var) bool {
		e := c.local[v]
		if e == nil {
			return false
		}
		w := newWriter(c.t, c.sorts)
		w.expr(e, plain)
		return !c.p.fixes(w.text())
	}
	seen := map[*cfg.Block]bool{}
	var from func(b *cfg.Block, i int) bool
	from = func(b *cfg.Block, i int) bool {
		for _, s := range b.Stmts[i:] {
			if slices.ContainsFunc(cfg.Accesses(s, changed), func(a cfg.Access) bool { return !a.Write }) {
				return false
			}
		}
		if br, ok := b.Term.(*cfg.Branch); ok && len(cfg.Reads(br.Cond, changed)) > 0 {
			return false
		}
		for _, next := range cfg.Successors(b.Term) {
			if !seen[next] {
				seen[next] = true
				if !from(next, 0) {
					return false
				}
			}
		}
		return true
	}
	return from(at.block, at.index)
}
