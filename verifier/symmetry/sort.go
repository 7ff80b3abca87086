package symmetry

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// slot is a place that holds values: a scalar variable, the elements of a map, or
// one index of a map.
type slot int

// sort is what the values of a slot are called after a number is added to them. Slots
// between which values pass, or that are compared, are of one sort, so that addresses of
// members of one object, which are at fixed distances, are permuted together.
type sort struct {
	slot   slot
	offset int64
}

var (
	// literal is the sort of an expression that is of whatever sort is wanted.
	literal = sort{slot: -1}
	// plain is the sort of values that are computed with.
	plain = sort{slot: 0}
	// threadID is the sort of the ids by which awaits name whom they wait for.
	threadID = sort{slot: 1}
)

// sorts is a union-find structure over slots, with distances.
type sorts struct {
	up       []sort
	elements map[*ivl.Var]slot   // of a scalar: its value
	indices  map[*ivl.Var][]slot // of a map
	data     map[*ivl.Var]bool   // globals that may race
	// types numbers types by their text, and texts; identities numbers what is only ever itself.
	types      map[ivl.Type]int
	typeTexts  map[string]int
	identities map[any]int
	asked      map[ivl.Expr]question
}

// typeNumber is the same for types that read the same.
func (s *sorts) typeNumber(t ivl.Type) int {
	if bv, ok := t.(*ivl.BVType); ok {
		return -1 - bv.Width
	}
	n, ok := s.types[t]
	if !ok {
		n = numbered(s.typeTexts, t.String())
		s.types[t] = n
	}
	return n
}

// identity is a number of x, which is a pointer.
func (s *sorts) identity(x any) int { return numbered(s.identities, x) }

// numbered gives x the next number if it has none.
func numbered[K comparable](numbers map[K]int, x K) int {
	n, ok := numbers[x]
	if !ok {
		n = len(numbers)
		numbers[x] = n
	}
	return n
}

// inferSorts looks at all statements, in whatever order they are executed.
func inferSorts(t *cfg.Threads) *sorts {
	s := &sorts{up: []sort{plain, threadID}, elements: map[*ivl.Var]slot{}, indices: map[*ivl.Var][]slot{}, data: t.DataVars(),
		types: map[ivl.Type]int{}, typeTexts: map[string]int{}, identities: map[any]int{}, asked: map[ivl.Expr]question{}}
	for _, inst := range t.Instances {
		for _, b := range inst.Blocks {
			for _, st := range b.Stmts {
				s.stmt(t, st)
			}
			if br, ok := b.Term.(*cfg.Branch); ok {
				s.join(plain, s.expr(br.Cond))
			}
		}
	}
	return s
}

// find gives the one sort by which all are called that were joined with a.
func (s *sorts) find(a sort) sort {
	if a.slot == literal.slot {
		return a
	}
	for s.up[a.slot].slot != a.slot {
		up := s.up[a.slot]
		a = sort{up.slot, up.offset + a.offset}
	}
	if a.slot == plain.slot {
		return plain
	}
	return a
}

// join makes a and b the same sort, and gives it. It is plain if a differs from b by
// a number already.
func (s *sorts) join(a, b sort) sort {
	a, b = s.find(a), s.find(b)
	switch {
	case a == literal:
		return b
	case b == literal || a == b:
		return a
	case a.slot == b.slot:
		s.up[a.slot] = plain
		return plain
	case b.slot == plain.slot:
		a, b = b, a
	}
	if a == plain {
		s.up[b.slot] = plain
	} else {
		s.up[b.slot] = sort{a.slot, a.offset - b.offset}
	}
	return a
}

func (s *sorts) isPlain(a sort) bool { return a == literal || s.find(a) == plain }

func (s *sorts) fresh() slot {
	n := slot(len(s.up))
	s.up = append(s.up, sort{slot: n})
	return n
}

func (s *sorts) element(v *ivl.Var) sort {
	if v.Kind == ivl.Const || v.Kind == ivl.Bound || v.Where != nil {
		return plain
	}
	a, ok := s.elements[v]
	if !ok {
		a = s.fresh()
		s.elements[v] = a
	}
	return sort{slot: a}
}

func (s *sorts) index(v *ivl.Var, k int) sort {
	for len(s.indices[v]) <= k {
		s.indices[v] = append(s.indices[v], s.fresh())
	}
	return sort{slot: s.indices[v][k]}
}

// mapOf is the type of v if that is a map of scalars.
func mapOf(v *ivl.Var) (*ivl.MapType, bool) {
	m, ok := ivl.Expand(v.Type).(*ivl.MapType)
	if !ok {
		return nil, false
	}
	return m, !ivl.IsMap(m.Result)
}

// expr gives the sort of e and joins those of its parts.
func (s *sorts) expr(e ivl.Expr) sort {
	if q, ok := asks(e); ok {
		q.at = s.expr(q.x)
		s.asked[e] = q
		return plain
	}
	switch e := e.(type) {
	case *ivl.BVLit, *ivl.IntLit:
		return literal
	case *ivl.Ident:
		if m, _ := ivl.Expand(e.Var.Type).(*ivl.MapType); m != nil {
			s.compute(e.Var, len(m.Args))
			return plain
		}
		return s.element(e.Var)
	case *ivl.Select:
		if id, ok := e.M.(*ivl.Ident); ok {
			if _, ok := mapOf(id.Var); ok && id.Var.Kind != ivl.Bound {
				for k, arg := range e.Args {
					s.join(s.index(id.Var, k), s.expr(arg))
				}
				return s.element(id.Var)
			}
		}
	case *ivl.Binary:
		if e.Op == ivl.Eq || e.Op == ivl.Neq {
			s.join(s.expr(e.X), s.expr(e.Y))
			return plain
		}
	case *ivl.IfThenElse:
		s.join(plain, s.expr(e.C))
		return s.join(s.expr(e.T), s.expr(e.E))
	case *ivl.FuncApp:
		if x, n, ok := shifted(e); ok {
			if at := s.find(s.expr(x)); at != plain && at != literal {
				return sort{at.slot, at.offset + n}
			}
			return plain
		}
	}
	for _, c := range ivl.Children(e) {
		s.join(plain, s.expr(c))
	}
	return plain
}

// shifted takes e apart if it adds a literal to another expression, or subtracts one.
func shifted(e *ivl.FuncApp) (x ivl.Expr, n int64, ok bool) {
	if applies(e, "bvsub") {
		if l, ok := e.Args[1].(*ivl.BVLit); ok && l.Width <= 64 {
			return e.Args[0], -int64(l.Value.Uint64()), true
		}
	}
	if !applies(e, "bvadd") {
		return nil, 0, false
	}
	for i, arg := range e.Args {
		if l, ok := arg.(*ivl.BVLit); ok && l.Width <= 64 {
			return e.Args[1-i], int64(l.Value.Uint64()), true
		}
	}
	return nil, 0, false
}

// compute makes a map, with n indices, plain as a whole.
func (s *sorts) compute(v *ivl.Var, n int) {
	s.join(plain, s.element(v))
	for k := range n {
		s.join(plain, s.index(v, k))
	}
}

func (s *sorts) stmt(t *cfg.Threads, st ivl.Stmt) {
	switch st := st.(type) {
	case *ivl.Assign:
		for i, l := range st.Lhs {
			s.assign(l, st.Rhs[i])
		}
	case *ivl.Assert:
		s.join(plain, s.expr(st.Cond))
	case *ivl.Assume:
		s.join(plain, s.expr(st.Cond))
		if h := holder(st); h != nil {
			s.join(threadID, s.expr(h))
		}
	case *ivl.AsyncCall:
		for i, p := range t.Child[st].Params {
			s.join(s.element(p), s.expr(st.Args[i]))
		}
	}
}

// assign joins what an assignment passes on. A map is given one value everywhere,
// or it is computed.
func (s *sorts) assign(l, r ivl.Expr) {
	id, ok := l.(*ivl.Ident)
	if !ok {
		s.join(s.expr(l), s.expr(r))
		return
	}
	m, isMap := ivl.Expand(id.Var.Type).(*ivl.MapType)
	if !isMap {
		s.join(s.element(id.Var), s.expr(r))
		return
	}
	if body, ok := everywhere(r); ok {
		s.join(s.element(id.Var), s.expr(body))
		return
	}
	s.compute(id.Var, len(m.Args))
	s.expr(r)
}

// everywhere gives the value of a map that has the same one at all indices.
func everywhere(e ivl.Expr) (ivl.Expr, bool) {
	l, ok := e.(*ivl.Lambda)
	if !ok {
		return nil, false
	}
	return l.Body, denotes(l.Body)
}

// denotes reports whether e is a literal.
func denotes(e ivl.Expr) bool {
	switch e.(type) {
	case *ivl.BVLit, *ivl.IntLit, *ivl.BoolLit:
		return true
	}
	return false
}

// holder is the thread that an await waits for, if it says so: the last argument
// of {:waits_for kind, object, holder}.
func holder(s *ivl.Assume) ivl.Expr {
	if a := s.Attrs.Get("waits_for"); a != nil && len(a.Args) == 3 {
		return a.Args[2].Expr
	}
	return nil
}
