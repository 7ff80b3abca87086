package order

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/smt"
)

// Two threads race if they stand, in the state behind everything that is
// executed, before conflicting accesses to data. So threads must be able to stop
// in front of each access that may race (racy, stopsAt): the node of the access
// is a blocking one.

// touch notes those of the accesses in the open node that may race.
func (x *executor) touch(accesses []cfg.Access) {
	for _, acc := range accesses {
		if !x.shared.racy[acc.Var] || !x.node.step.MayRace(acc) || acc.Stmt.Info().Attrs.Has(cfg.Moved.Name) {
			continue
		}
		t := x.touched(acc)
		t.guard = x.a.And(append([]smt.Term{x.guard}, x.node.required...)...)
		x.node.touches = append(x.node.touches, t)
		x.node.decisive = len(x.node.reads)
	}
}

// touched is an access that is about to be made.
func (x *executor) touched(acc cfg.Access) touch {
	t := touch{Access: acc, place: x.place(acc.Stmt), kind: cfg.KindOf(acc, x.node.step.Plain()), guard: x.guard}
	for _, arg := range acc.Args {
		t.index = append(t.index, x.ev.Term(arg))
	}
	return t
}

// conflicts reports whether two accesses to a variable conflict if they are to the same place, program order does not order them,
// and it was not reported.
func (x *executor) conflicts(p, q touch) bool {
	return p.Var == q.Var && p.thread != q.thread && p.kind.Conflicts(q.kind) && !p.Reported(q.Access) && x.enc.po.Compare(p.node.point(), q.node.point()) == 0
}

// pairs calls visit for each two accesses that may race. Two in front of which both threads would hold the same lock do not.
func (x *executor) pairs(visit func(p, q touch)) {
	byVar := map[*ivl.Var][]touch{}
	var order []*ivl.Var
	held := map[*node]map[*lock]bool{}
	for _, t := range x.enc.threads {
		for _, n := range t.nodes {
			for _, acc := range n.touches {
				if byVar[acc.Var] == nil {
					order = append(order, acc.Var)
				}
				byVar[acc.Var] = append(byVar[acc.Var], acc)
			}
			if len(n.touches) == 0 {
				continue
			}
			held[n] = map[*lock]bool{}
			for _, l := range x.locks {
				if len(l.open(x, n, n.guard)) > 0 {
					held[n][l] = true
				}
			}
		}
	}
	for _, v := range order {
		all := byVar[v]
		for i, p := range all {
			for _, q := range all[i+1:] {
				if x.conflicts(p, q) && !meet(held[p.node], held[q.node]) && x.a.EqAll(p.index, q.index) != x.a.False() {
					visit(p, q)
				}
			}
		}
	}
}

// meet reports whether a lock is in both sets.
func meet(x, y map[*lock]bool) bool {
	for l := range x {
		if y[l] {
			return true
		}
	}
	return false
}

// races adds a goal for each two accesses that may race.
func (x *executor) races() {
	x.pairs(func(p, q touch) {
		if same := x.a.EqAll(x.indexAt(p), x.indexAt(q)); same != x.a.False() {
			x.finalGoal(goal.Racing(p.Var), x.a.And(x.next(p), x.next(q), same), p, q)
		}
	})
}

func (x *executor) indexAt(p touch) []smt.Term {
	out := make([]smt.Term, len(p.index))
	for i, t := range p.index {
		out[i] = evaluateFinal(x.a, p.node, t)
	}
	return out
}

// next is the condition that the access is part of its thread's next step.
func (x *executor) next(p touch) smt.Term {
	a, n := x.a, p.node
	there := evaluateFinal(a, n, p.guard)
	cond := a.And(n.guard, a.Not(n.complete), there)
	if there == a.True() && len(p.index) == 0 && !p.chooses() {
		return cond // whatever the section reads
	}
	return a.And(cond, x.standing(n))
}

// chooses reports whether something is chosen in the node on the way to the access.
func (p touch) chooses() bool {
	for _, e := range p.thread.events[:p.event] {
		if e.Node == p.node.seq && e.inside && e.chooses() {
			return true
		}
	}
	return false
}
