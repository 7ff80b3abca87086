package specialise

import (
	"github.com/gsmack/gsmack/ivl"
)

// maxCells is how many variables a map may become.
const maxCells = 256

// survey is what a finished analysis shows of the global variables.
type survey struct {
	a    *analysis
	live []*activation
	// targets are the activations of calls.
	targets map[site]*activation
	keys    map[*ivl.Var]map[value]bool // the indices of each candidate
	open    map[*ivl.Var]bool           // candidates with an index that is not known, or used whole
	unclear map[*ivl.Var]bool           // ghost state that does not have one known value wherever it is read
	choices map[*ivl.Var]*choice        // of what is read, or reset, at an index that is not known
	// allowed says that such indices may be choices, choosing that there are some which could be.
	allowed, choosing bool
}

// look walks over all that can be executed; choices says that indices may be choices.
func (a *analysis) look(choices bool) *survey {
	v := &survey{a: a, targets: map[site]*activation{}, keys: map[*ivl.Var]map[value]bool{}, open: map[*ivl.Var]bool{},
		unclear: map[*ivl.Var]bool{}, choices: map[*ivl.Var]*choice{}, allowed: choices}
	seen := map[*activation]bool{}
	for i := range a.roots {
		v.live = append(v.live, a.list[i])
		seen[a.list[i]] = true
	}
	for i := 0; i < len(v.live); i++ {
		act := v.live[i]
		a.visit(act, func(n int, s *state) {
			v.statement(act, n, s)
			if t := v.targets[site{act, n}]; t != nil && !seen[t] {
				seen[t] = true
				v.live = append(v.live, t)
			}
		})
	}
	for m, keys := range v.keys {
		v.open[m] = v.open[m] || len(keys) > maxCells || mixed(keys)
	}
	for m, c := range v.choices {
		v.open[m] = v.open[m] || !v.fits(m, c)
	}
	return v
}

// visit calls f for each node that can be executed, with what holds before it.
func (a *analysis) visit(act *activation, f func(n int, s *state)) {
	g := act.proc.graph
	s := newState(len(act.proc.slots), len(a.globals))
	for _, n := range g.leaders {
		if n == 0 || act.at[n] == nil {
			continue
		}
		s.set(act.at[n])
		for at := n; ; {
			f(at, s)
			next := a.step(act, at, s)
			if len(next) != 1 || g.leads(next[0]) {
				break
			}
			at = next[0]
		}
	}
}

// mixed reports whether some of the keys cannot be told from each other.
func mixed(keys map[value]bool) bool {
	scale := uint64(0)
	for k := range keys {
		if k.kind == thread {
			if scale != 0 && scale != k.scale {
				return true
			}
			scale = k.scale
		}
	}
	for k := range keys {
		if scale != 0 && k.kind != thread && k.n >= 2*scale {
			return true
		}
	}
	return false
}

func (v *survey) statement(act *activation, n int, s *state) {
	l := v.a.lookup(act, s)
	st := act.proc.graph.nodes[n].stmt
	chooses := v.canChoose(st)
	reading := func(e ivl.Expr) { v.expr(e, l, chooses) }
	switch st := st.(type) {
	case *ivl.Assign:
		for i, place := range st.Lhs {
			switch place := place.(type) {
			case *ivl.Ident:
				if !isMap(place.Var) {
					break
				}
				if body := uniform(st.Rhs[i]); body == nil {
					v.whole(place.Var)
				} else {
					v.choice(place.Var).filled(eval(body, l), act.proc == v.a.initial)
				}
			case *ivl.Select:
				for _, x := range place.Args {
					reading(x)
				}
				if id, ok := place.M.(*ivl.Ident); ok && len(place.Args) == 1 && !v.a.readsData(place.Args[0]) {
					k := eval(place.Args[0], l)
					if chooses && v.chosen(place.Args[0], k) {
						v.choice(id.Var).reset(eval(st.Rhs[i], l))
					} else {
						v.key(id.Var, k)
					}
				} else {
					v.whole(ivl.AssignedIdent(place).Var)
				}
			}
			if body := uniform(st.Rhs[i]); body != nil {
				reading(body)
			} else {
				reading(st.Rhs[i])
			}
			if id := ivl.AssignedIdent(place); v.a.readsData(st.Rhs[i]) {
				v.unclear[id.Var] = true // the read has to stay
			}
		}
	case *ivl.Havoc:
		for _, id := range st.Vars {
			v.whole(id.Var)
		}
	case *ivl.Call:
		for _, id := range st.Outs {
			if id != nil {
				v.whole(id.Var)
			}
		}
		for _, e := range st.Args {
			reading(e)
		}
		if q := v.a.byDecl[st.Proc]; q != nil {
			c := v.a.situationOf(act, n, q, v.a.arguments(st.Args, l), act.self)
			v.targets[site{act, n}] = v.a.activations[c]
		}
	case *ivl.AsyncCall:
		for _, e := range st.Args {
			reading(e)
		}
		if q := v.a.byDecl[st.Proc]; q != nil {
			c := v.a.situationOf(act, n, q, v.a.arguments(st.Args, l), v.a.spawnedAt(act, n))
			v.targets[site{act, n}] = v.a.activations[c]
		}
	default:
		ivl.StmtExprs(st, reading)
	}
	for _, at := range st.Info().Attrs {
		for _, arg := range at.Args {
			if arg.Expr != nil {
				reading(arg.Expr)
			}
		}
	}
}

// whole records that m is used in another way than by its elements, or with an index that
// reads memory of the program, which has to be read all the same.
func (v *survey) whole(m *ivl.Var) {
	v.open[m], v.unclear[m] = true, true
}

func (v *survey) key(m *ivl.Var, k value) {
	if !known(k) {
		v.open[m] = true
		return
	}
	if v.keys[m] == nil {
		v.keys[m] = map[value]bool{}
	}
	v.keys[m][k] = true
}

// expr records the reads in e; chooses says that it may have indices that are not known.
func (v *survey) expr(e ivl.Expr, l lookup, chooses bool) {
	switch e := e.(type) {
	case *ivl.Ident:
		if e.Var.Kind == ivl.Global && isMap(e.Var) {
			v.whole(e.Var)
		} else if e.Var.Kind == ivl.Global && !l.variable(e.Var).isNumber() {
			v.unclear[e.Var] = true
		}
		return
	case *ivl.Select:
		id, ok := e.M.(*ivl.Ident)
		if !ok || len(e.Args) != 1 || id.Var.Kind != ivl.Global {
			break
		}
		v.expr(e.Args[0], l, chooses)
		if v.a.readsData(e.Args[0]) {
			v.whole(id.Var)
			return
		}
		if !l.element(e).isNumber() {
			v.unclear[id.Var] = true
		}
		k := eval(e.Args[0], l)
		if chooses && v.chosen(e.Args[0], k) {
			v.choice(id.Var).used = true
		} else {
			v.key(id.Var, k)
		}
		return
	}
	for _, c := range ivl.Children(e) {
		v.expr(c, l, chooses)
	}
}

// spawnedAt is the thread that the statement at a node starts, if it is told apart.
func (a *analysis) spawnedAt(act *activation, n int) value {
	if t, ok := a.spawned[site{act, n}]; ok {
		return a.identity(t)
	}
	return value{}
}
