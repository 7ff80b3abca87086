package specialise

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// propagate follows all paths of an activation on which it is not known that they
// cannot be taken, as far as something has changed.
func (a *analysis) propagate(act *activation) {
	g := act.proc.graph
	s := newState(len(act.proc.slots), len(a.globals))
	arrive := func(n int) {
		if act.at[n] == nil {
			act.at[n] = newState(len(act.proc.slots), len(a.globals))
			act.at[n].set(s)
			act.dirty[n] = true
		} else if act.at[n].join(s) {
			act.dirty[n] = true
		}
	}
	if act.entered {
		act.entered = false
		for i, v := range act.ins {
			s.locals[i] = a.numbers.number(v)
		}
		arrive(g.entry)
	}
	for again := true; again; {
		again = false
		for _, n := range g.leaders {
			if !act.dirty[n] {
				continue
			}
			act.dirty[n], again = false, true
			if n == 0 {
				a.leave(act, act.at[0])
				continue
			}
			s.set(act.at[n])
			for at := n; ; {
				next := a.step(act, at, s)
				if len(next) == 1 && !g.leads(next[0]) {
					at = next[0]
					continue
				}
				for _, to := range next {
					arrive(to)
				}
				break
			}
		}
	}
}

// leave records what holds at the end of a procedure.
func (a *analysis) leave(act *activation, s *state) {
	given := act.given.with(s.given)
	outs := make([]value, len(act.proc.decl.Outs))
	for i, o := range act.proc.decl.Outs {
		outs[i] = a.lookup(act, s).variable(o)
	}
	changed := false
	if act.exit == nil {
		act.exit = &exit{outs, given}
		changed = true
	} else {
		changed = act.exit.given.restrict(given)
		for i, v := range outs {
			if old := act.exit.outs[i]; known(old) && v != old {
				act.exit.outs[i], changed = value{}, true
			}
		}
	}
	if changed {
		for _, c := range act.callers {
			a.wake(c.in, c.node)
		}
	}
}

// step executes the statement at a node on s and returns the nodes that can
// come next; none while it is not known that a call returns.
func (a *analysis) step(act *activation, n int, s *state) []int {
	nd := act.proc.graph.nodes[n]
	l := a.lookup(act, s)
	when := afterwards
	if act.proc == a.initial {
		when = initially
	}
	set := func(v *ivl.Var, x value) {
		switch {
		case v.Kind == ivl.Global:
			a.assign(v, x, when)
			g := a.globals[v]
			s.given[g] = max(s.given[g], when)
		case isMap(v):
		default:
			s.locals[act.proc.slots[v]] = a.numbers.number(x)
		}
	}
	switch st := nd.stmt.(type) {
	case *ivl.Assign:
		xs := make([]value, len(st.Rhs))
		for i, e := range st.Rhs {
			xs[i] = eval(e, l)
			if body := uniform(e); body != nil {
				xs[i] = eval(body, l)
			}
		}
		for i, place := range st.Lhs {
			if id, ok := place.(*ivl.Ident); ok {
				set(id.Var, xs[i])
			} else if id := ivl.AssignedIdent(place); id.Var.Kind == ivl.Global {
				a.assign(id.Var, xs[i], when)
			}
		}
	case *ivl.Havoc:
		for _, id := range st.Vars {
			set(id.Var, value{})
		}
	case *ivl.Call:
		outs := a.call(act, n, st, s, l)
		if outs == nil {
			return nil
		}
		for i, id := range st.Outs {
			if id != nil {
				set(id.Var, outs[i])
			}
		}
	case *ivl.AsyncCall:
		a.spawn(act, n, st, s, l)
	case *ivl.If:
		return a.branch(st.Cond, nd.succs, l)
	case *ivl.While:
		return a.branch(st.Cond, nd.succs, l)
	}
	return nd.succs
}

// uniform is what every element of a map is, if e is such a map.
func uniform(e ivl.Expr) ivl.Expr {
	m, ok := e.(*ivl.Lambda)
	if !ok {
		return nil
	}
	closed := true
	ivl.WalkExpr(m.Body, func(e ivl.Expr) bool {
		id, isIdent := e.(*ivl.Ident)
		closed = closed && !(isIdent && id.Var.Kind == ivl.Bound)
		return true
	})
	if !closed {
		return nil
	}
	return m.Body
}

func isMap(v *ivl.Var) bool {
	_, ok := ivl.Expand(v.Type).(*ivl.MapType)
	return ok
}

func (a *analysis) branch(cond ivl.Expr, succs []int, l lookup) []int {
	switch a.decided(cond, l) {
	case boolValue(true):
		return succs[:1]
	case boolValue(false):
		return succs[1:]
	}
	return succs
}

// decided is what is known of a condition that can be left out.
func (a *analysis) decided(cond ivl.Expr, l lookup) value {
	if cond == nil || a.readsData(cond) {
		return value{}
	}
	return eval(cond, l)
}

// call is what is known of the results of a call; nil if it has not returned yet.
func (a *analysis) call(act *activation, n int, st *ivl.Call, s *state, l lookup) []value {
	outs := make([]value, len(st.Outs))
	q := a.byDecl[st.Proc]
	switch {
	case st.Proc.IsThreadSelf():
		for i := range outs {
			outs[i] = act.self
		}
		return outs
	case st.Proc.IsThreadChild():
		for i := range outs {
			outs[i] = s.child
		}
		return outs
	case q == nil:
		a.modified(st.Proc)
		return outs
	}
	target := a.enter(act, n, q, a.arguments(st.Args, l), act.self, act.given.with(s.given))
	if c := (site{act, act.proc.graph.nodes[n].leader}); !slices.Contains(target.callers, c) {
		target.callers = append(target.callers, c)
	}
	if q.spawns {
		s.child = value{}
	}
	if target.exit == nil {
		return nil
	}
	for g, at := range target.exit.given {
		if act.given[g] < at {
			s.given[g] = max(s.given[g], at)
		}
	}
	copy(outs, target.exit.outs)
	return outs
}

// modified records what a procedure without body may do.
func (a *analysis) modified(d *ivl.ProcDecl) {
	for _, id := range d.Modifies {
		a.assign(id.Var, value{}, afterwards)
	}
}

func (a *analysis) arguments(args []ivl.Expr, l lookup) []value {
	out := make([]value, len(args))
	for i, e := range args {
		out[i] = eval(e, l)
	}
	return out
}

// spawn starts a thread; where that happens at most once, it is told apart.
func (a *analysis) spawn(act *activation, n int, st *ivl.AsyncCall, s *state, l lookup) {
	s.child = value{}
	if a.relevant.threads && act.once && !act.proc.graph.nodes[n].cyclic {
		at := site{act, n}
		if _, ok := a.spawned[at]; !ok {
			a.spawned[at] = len(a.spawned)
		}
		s.child = a.identity(a.spawned[at])
	}
	q := a.byDecl[st.Proc]
	if q == nil {
		a.modified(st.Proc)
	} else {
		a.enter(act, n, q, a.arguments(st.Args, l), s.child, act.given.with(s.given))
	}
}

// identity is that of a thread of the analysis.
func (a *analysis) identity(n int) value { return value{kind: thread, n: uint64(n), scale: 1} }
