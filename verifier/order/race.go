package order

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Two threads race if they stand, in the state behind everything that is
// executed, before conflicting accesses to data. So threads must be able to stop
// in front of each access that may race (racy, stopsAt): the node of the access
// is a blocking one.

// findRacy finds the {:data} variables that two threads may access in conflict:
// one of them writes, and not both accesses are in atomic sections.
func (s *sharing) findRacy(t *cfg.Threads) {
	data := t.DataVars()
	users := map[*ivl.Var]map[int]*dataUse{}
	alone := cfg.Alone(t.Instances[0])
	for id, l := range s.layouts {
		for _, b := range l.blocks {
			depth, quiet := l.depth[b], id == 0 && alone[b]
			plain := false // the open section is a plain one, which is within a block
			for _, st := range b.Stmts {
				switch st.(type) {
				case *ivl.AtomicBegin:
					plain = depth == 0 && cfg.OpensPlain(st)
					depth++
				case *ivl.AtomicEnd:
					depth--
					plain = plain && depth > 0
				case *ivl.AsyncCall:
					quiet = false
				}
				if quiet {
					continue
				}
				for _, a := range cfg.Accesses(st, func(v *ivl.Var) bool { return data[v] }) {
					if users[a.Var] == nil {
						users[a.Var] = map[int]*dataUse{}
					}
					u := users[a.Var][id]
					if u == nil {
						u = &dataUse{}
						users[a.Var][id] = u
					}
					u.add(a.Write, depth == 0 || plain)
				}
			}
		}
	}
	for v, us := range users {
		for i, u := range us {
			for j, w := range us {
				if i != j && u.conflicts(w) {
					s.racy[v] = true
				}
			}
		}
	}
}

// dataUse says how a thread accesses a variable.
type dataUse struct{ plainRead, plainWrite, read, write bool }

func (u *dataUse) add(write, plain bool) {
	u.read, u.write = u.read || !write, u.write || write
	u.plainRead, u.plainWrite = u.plainRead || !write && plain, u.plainWrite || write && plain
}

// conflicts reports whether a plain access of u can race with one of w.
func (u *dataUse) conflicts(w *dataUse) bool {
	return u.plainWrite || u.plainRead && w.write
}

// touch notes the accesses of a statement in the open node that may race.
func (x *executor) touch(s ivl.Stmt) {
	for _, acc := range cfg.Accesses(s, func(v *ivl.Var) bool { return x.shared.racy[v] }) {
		t := touch{Access: acc, node: x.node, plain: x.depth == 0 || x.plain, stmt: s}
		for _, arg := range acc.Args {
			t.index = append(t.index, x.ev.Term(arg))
		}
		t.guard = x.a.And(append([]smt.Term{x.guard}, x.node.required...)...)
		x.node.touches = append(x.node.touches, t)
	}
}

// races adds a goal for each two accesses that may race.
func (x *executor) races() {
	byVar := map[*ivl.Var][]touch{}
	var order []*ivl.Var
	for _, t := range x.enc.threads {
		for _, n := range t.nodes {
			for _, acc := range n.touches {
				if byVar[acc.Var] == nil {
					order = append(order, acc.Var)
				}
				byVar[acc.Var] = append(byVar[acc.Var], acc)
			}
		}
	}
	for _, v := range order {
		all := byVar[v]
		for i, p := range all {
			for _, q := range all[i+1:] {
				x.race(p, q)
			}
		}
	}
}

func (x *executor) race(p, q touch) {
	a := x.a
	switch {
	case p.node.thread == q.node.thread, !p.Write && !q.Write, !p.plain && !q.plain,
		x.enc.order.constant(p.node, q.node) != 0:
		return
	}
	same := x.enc.same(x.indexAt(p), x.indexAt(q))
	if same == a.False() {
		return
	}
	x.finalGoal("race", "accesses to "+p.Var.Name+" at the same time", a.And(x.next(p), x.next(q), same), []trace.Target{
		{Thread: p.node.thread.id, Stmt: p.stmt},
		{Thread: q.node.thread.id, Stmt: q.stmt},
	})
}

func (x *executor) indexAt(p touch) []smt.Term {
	out := make([]smt.Term, len(p.index))
	for i, t := range p.index {
		out[i] = x.asIfPassed(p.node, t)
	}
	return out
}

// next is the condition that the access is part of its thread's next step.
func (x *executor) next(p touch) smt.Term {
	a, n := x.a, p.node
	there := x.asIfPassed(n, p.guard)
	cond := a.And(n.guard, a.Not(n.complete), there)
	if there == a.True() && len(p.index) == 0 {
		return cond // whatever the section reads
	}
	return a.And(cond, x.standing(n))
}
