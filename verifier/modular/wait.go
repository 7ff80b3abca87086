package modular

import (
	"github.com/gsmack/gsmack/verifier/smt"
)

// stand is where a thread may be when no thread can go on.
type stand struct {
	here          smt.Term // it is there
	views         []*view  // nil: what it knew when it ended
	ended, unborn []smt.Term
	added         []smt.Term
	end           *end
	to            []graphNode
}

// stuck says that all threads wait, or have ended, or were not started, and one waits: their steps begin in one state.
func (p *prover) stuck() smt.Term {
	a := p.a
	var all, waiting []smt.Term
	stands := make([][]stand, len(p.threads))
	for _, t := range p.threads {
		var ways []smt.Term
		add := func(cond smt.Term, s *stand) {
			s.here = a.Fresh("stands", smt.SortBool)
			all, ways = append(all, a.Implies(s.here, cond)), append(ways, s.here)
			stands[t.id()] = append(stands[t.id()], *s)
		}
		for _, w := range p.waits {
			if w.t == t && w.bad != a.False() {
				if w.at != nil {
					for _, inv := range p.invariants {
						p.tell(inv, w.at)
					}
				}
				add(w.bad, &stand{views: w.before.views, ended: w.before.ended, unborn: w.before.unborn, added: w.before.added, to: w.to})
				waiting = append(waiting, ways[len(ways)-1])
			}
		}
		for _, e := range p.ends {
			if e.t == t {
				add(e.guard, &stand{end: e, ended: e.ended, unborn: e.unborn, added: e.added})
			}
		}
		if t.inst.Parent != nil {
			add(a.True(), &stand{added: p.nothingAdded()})
		}
		all = append(all, a.Or(ways...))
	}
	all = append(all, a.Or(waiting...))
	for _, t := range p.threads {
		for _, s := range stands[t.id()] {
			if len(s.to) > 0 {
				var some []smt.Term
				for _, n := range s.to {
					for _, r := range stands[n.t.id()] {
						if r.views != nil {
							some = append(some, r.here)
						}
					}
				}
				all = append(all, a.Implies(s.here, a.Or(some...)))
			}
			for _, u := range p.threads {
				if u == t || s.ended == nil {
					continue
				}
				for _, r := range stands[u.id()] {
					switch {
					case r.ended == nil: // it was not started
						all = append(all, a.Not(a.And(s.here, r.here, s.ended[u.id()])))
						if p.of[u.inst.Parent] == t {
							all = append(all, a.Implies(a.And(s.here, r.here), s.unborn[u.id()]))
						}
					case r.end == nil:
						all = append(all, a.Not(a.And(s.here, r.here, a.Or(s.ended[u.id()], s.unborn[u.id()]))))
					default:
						all = append(all, a.Not(a.And(s.here, r.here, s.unborn[u.id()])))
					}
				}
			}
		}
	}
	for _, c := range p.cells {
		value, sum := a.Fresh("value", a.Sort(c.base)), c.base
		for _, t := range p.threads {
			has := a.Fresh("added", a.Sort(c.base))
			sum = a.BVAdd(sum, has)
			for _, s := range stands[t.id()] {
				all = append(all, a.Implies(s.here, a.Eq(has, p.accountOf(c, s.added))))
				if s.views != nil {
					all = append(all, a.Implies(s.here, a.Eq(value, p.read(c.v, s.views[p.globals[c.v]], c.index))))
				}
			}
		}
		all = append(all, a.Eq(value, sum))
	}
	for _, l := range p.locks {
		if l.tokens != nil {
			continue
		}
		v := p.globals[l.v]
		var value smt.Term
		for _, t := range p.threads {
			for _, s := range stands[t.id()] {
				if s.views == nil && s.end == nil {
					continue
				}
				views := s.views
				if s.end != nil {
					views = s.end.views
				}
				is := p.read(l.v, views[v], l.index)
				if value == 0 {
					value = a.Fresh("value", a.Sort(is))
				}
				if s.end == nil {
					all = append(all, a.Implies(s.here, a.Eq(value, is)))
				} else { // others may have taken it since
					all = append(all, a.Implies(a.And(s.here, p.owners[l.v]), a.Eq(p.isSelf(t, value), p.isSelf(t, is))))
				}
			}
		}
	}
	return a.And(all...)
}
