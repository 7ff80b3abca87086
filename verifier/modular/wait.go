package modular

import (
	"github.com/gsmack/gsmack/verifier/smt"
)

// stand is where a thread may be when no thread goes on.
type stand struct {
	t      *thread
	here   smt.Term
	*state      // nil: it was not started
	waits  bool // else it has ended
}

// stuck says that all threads wait, or have ended, or were not started, and one waits: their steps begin in one state. Or a thread ends the process before others have
// ended, which may wait for one another.
func (p *prover) stuck() smt.Term {
	a := p.a
	var all, waiting []smt.Term
	stands := make([][]*stand, len(p.threads))
	add := func(t *thread, s *state, waits bool, cond smt.Term) smt.Term {
		here := a.Fresh("stands", smt.SortBool)
		all = append(all, a.Implies(here, cond))
		stands[t.id()] = append(stands[t.id()], &stand{t, here, s, waits})
		return here
	}
	for _, w := range p.waits {
		if w.at != nil {
			for _, inv := range p.invariants {
				p.tell(inv, w.at)
			}
		}
		waiting = append(waiting, add(w.t, w.before(), true, w.bad))
	}
	for _, e := range p.ends {
		add(e.t, e.state, false, e.guard)
	}
	for _, t := range p.threads {
		if t.inst.Parent != nil {
			add(t, nil, false, a.True())
		}
		var ways []smt.Term
		for _, s := range stands[t.id()] {
			ways = append(ways, s.here)
		}
		all = append(all, a.Or(ways...))
	}
	all = append(all, a.Or(waiting...))
	for _, t := range p.threads {
		for _, u := range p.threads {
			for _, s := range stands[t.id()] {
				for _, r := range stands[u.id()] {
					if t != u && s.state != nil {
						all = append(all, a.Implies(a.And(s.here, r.here), p.agree(s, r)))
					}
				}
			}
		}
	}
	for _, c := range p.cells {
		value, sum := a.Fresh("value", a.Sort(c.base)), c.base
		for _, of := range stands {
			has := a.Fresh("added", a.Sort(c.base))
			sum = a.BVAdd(sum, has)
			for _, s := range of {
				added := p.nullLike(has)
				if s.state != nil {
					added = p.accountOf(c, s.added)
				}
				all = append(all, a.Implies(s.here, a.Eq(has, added)))
				if s.waits {
					all = append(all, a.Implies(s.here, a.Eq(value, p.read(c.v, s.views[p.globals[c.v]], c.index))))
				}
			}
		}
		all = append(all, a.Eq(value, sum))
	}
	var leaves []smt.Term
	for _, e := range p.exits {
		for _, t := range p.threads {
			if t != e.t {
				leaves = append(leaves, a.And(e.guard, a.Not(a.Or(e.ended[t.id()], e.unborn[t.id()]))))
			}
		}
	}
	return a.Or(append(leaves, a.And(all...))...)
}

// agree says that what a thread knows where it stands is so if another one stands at r.
func (p *prover) agree(s, r *stand) smt.Term {
	a := p.a
	ended, unborn := s.ended[r.t.id()], s.unborn[r.t.id()]
	if r.waits {
		all := []smt.Term{a.Not(ended), a.Not(unborn)}
		for _, l := range p.locks {
			if v := p.globals[l.v]; s.waits && l.tokens == nil {
				all = append(all, a.Eq(p.read(l.v, s.views[v], l.index), p.read(l.v, r.views[v], l.index)))
			}
		}
		return a.And(all...)
	}
	var all []smt.Term
	if s.waits {
		all = append(all, a.Not(p.runs(s.state, r.t)))
	}
	if r.state == nil {
		all = append(all, a.Not(ended))
		if p.of[r.t.inst.Parent] == s.t {
			all = append(all, unborn)
		}
		return a.And(all...)
	}
	all = append(all, a.Not(unborn))
	for _, l := range p.locks { // others may have taken what it left free
		if v := p.globals[l.v]; s.waits && l.tokens == nil {
			all = append(all, a.Implies(p.owners[l.v], a.Eq(p.isSelf(r.t, p.read(l.v, s.views[v], l.index)), p.isSelf(r.t, p.read(l.v, r.views[v], l.index)))))
		}
	}
	return a.And(all...)
}
