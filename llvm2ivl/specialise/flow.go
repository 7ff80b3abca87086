package specialise

import (
	"github.com/gsmack/gsmack/ivl"
)

// propagate follows all paths of an activation on which it is not known that they
// cannot be taken.
func (a *analysis) propagate(act *activation) {
	g := act.proc.graph
	start := &state{locals: map[*ivl.Var]value{}, given: facts{}}
	for i, v := range act.ins {
		if known(v) {
			start.locals[act.proc.decl.Ins[i]] = v
		}
	}
	dirty := make([]bool, len(g.nodes))
	arrive := func(n int, s *state) {
		if act.at[n] == nil {
			act.at[n] = s.copy()
			dirty[n] = true
		} else if act.at[n].join(s) {
			dirty[n] = true
		}
	}
	for n, s := range act.at {
		dirty[n] = s != nil
	}
	arrive(g.entry, start)
	for again := true; again; {
		again = false
		// Nodes are numbered from the last to the first.
		for n := len(g.nodes) - 1; n >= 0; n-- {
			if !dirty[n] {
				continue
			}
			dirty[n], again = false, true
			if n == 0 {
				a.leave(act, act.at[0])
				continue
			}
			s := act.at[n].copy()
			for at := n; ; {
				next := a.step(act, at, s)
				if len(next) == 1 && !g.nodes[next[0]].leader {
					at = next[0]
					continue
				}
				for _, to := range next {
					arrive(to, s)
				}
				break
			}
		}
	}
}

// leave records what holds at the end of a procedure.
func (a *analysis) leave(act *activation, s *state) {
	given := act.given.with(s.given)
	changed := false
	if act.exit == nil {
		act.exit = &exit{given: given}
		for _, o := range act.proc.decl.Outs {
			act.exit.outs = append(act.exit.outs, s.locals[o])
		}
		changed = true
	} else {
		changed = act.exit.given.restrict(given)
		for i, o := range act.proc.decl.Outs {
			if v := act.exit.outs[i]; known(v) && v != s.locals[o] {
				act.exit.outs[i], changed = value{}, true
			}
		}
	}
	if changed {
		for c := range act.callers {
			a.enqueue(c)
		}
	}
}

// lookup is what is known in a state of an activation.
func (a *analysis) lookup(act *activation, s *state) lookup {
	global := func(v *ivl.Var) value {
		c := a.content(v)
		c.readers[act] = true
		return c.at(max(act.given[v], s.given[v]))
	}
	var l lookup
	l = lookup{
		variable: func(v *ivl.Var) value {
			switch {
			case isMap(v):
				return value{}
			case v.Kind == ivl.Const:
				return a.constant(v)
			case v.Kind == ivl.Global:
				return global(v)
			}
			return s.locals[v]
		},
		element: func(e *ivl.Select) value {
			id, ok := e.M.(*ivl.Ident)
			if !ok || len(e.Args) != 1 {
				return value{}
			}
			switch id.Var.Kind {
			case ivl.Global:
				return global(id.Var)
			case ivl.Const:
				return a.element(id.Var, eval(e.Args[0], l))
			}
			return value{}
		},
	}
	return l
}

// constant is the value of a constant that an axiom defines.
func (a *analysis) constant(c *ivl.Var) value {
	if v, ok := a.values[c]; ok {
		return v
	}
	a.values[c] = value{} // a constant that is defined by itself is not known
	if e := a.defined[c]; e != nil {
		a.values[c] = eval(e, lookup{
			variable: func(v *ivl.Var) value {
				if v.Kind == ivl.Const {
					return a.constant(v)
				}
				return value{}
			},
			element: func(*ivl.Select) value { return value{} },
		})
	}
	return a.values[c]
}

// element is the element at an index of a constant map.
func (a *analysis) element(c *ivl.Var, index value) value {
	none := lookup{variable: func(v *ivl.Var) value {
		if v.Kind == ivl.Const {
			return a.constant(v)
		}
		return value{}
	}, element: func(*ivl.Select) value { return value{} }}
	for e := a.defined[c]; ; {
		switch m := e.(type) {
		case *ivl.Lambda:
			if body := uniform(m); body != nil {
				return eval(body, none)
			}
			return value{}
		case *ivl.Store:
			if len(m.Args) != 1 {
				return value{}
			}
			equal, different := same(index, eval(m.Args[0], none))
			if equal {
				return eval(m.Value, none)
			}
			if !different {
				return value{}
			}
			e = m.M
		default:
			return value{}
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
			s.given[v] = max(s.given[v], when)
		case known(x) && !isMap(v):
			s.locals[v] = x
		default:
			delete(s.locals, v)
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
	target.callers[act] = true
	if q.spawns {
		s.child = value{}
	}
	if target.exit == nil {
		return nil
	}
	for v, at := range target.exit.given {
		if act.given[v] < at {
			s.given[v] = max(s.given[v], at)
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
	if a.threads && act.once && !act.proc.graph.nodes[n].cyclic {
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
