package cfg

import (
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// simple emits a statement of the source that has no control flow, cut so that each piece makes
// at most one access to a shared global.
func (b *builder) simple(s ivl.Stmt) {
	switch s := s.(type) {
	case *ivl.Assert:
		b.emit(b.keepLastRead(s, s.Cond))
	case *ivl.Assume:
		if n := b.readsHolder(s); n >= 0 {
			// Whom it waits for is read as the condition is.
			b.section(s.Pos, nil, func() { b.emit(b.withHolder(s, n)) })
			return
		}
		if s.Await && !b.atomic() && b.reads(s.Cond) > 1 {
			// All reads of one test happen at once.
			b.section(s.Pos, nil, func() { b.emit(s) })
			return
		}
		b.emit(b.keepLastRead(s, s.Cond))
	case *ivl.Havoc:
		b.havoc(s)
	case *ivl.Assign:
		b.assign(s)
	case *ivl.AsyncCall:
		n := *s
		n.Args = b.hoistAll(s.Args, s.Pos)
		if slices.Equal(n.Args, s.Args) {
			b.emit(s)
		} else {
			b.emit(&n)
		}
	case *ivl.Call:
		b.call(s)
	case *ivl.Yield:
		b.emit(s)
	case *ivl.AtomicBegin, *ivl.AtomicEnd:
		b.emit(s)
		b.depth = DepthAfter(b.depth, s)
	default:
		panic(fmt.Sprintf("cfg: unexpected statement %T", s))
	}
}

// readsHolder is the argument of {:waits_for} of an await that reads a shared global of which its condition reads nothing; -1 if there is none.
func (b *builder) readsHolder(s *ivl.Assume) int {
	a := s.Attrs.Get("waits_for")
	if a == nil || !s.Await {
		return -1
	}
	return slices.IndexFunc(a.Args, func(arg ivl.AttrArg) bool {
		return arg.Expr != nil && ivl.Mentions(arg.Expr, func(v *ivl.Var) bool {
			return b.l.shared(v) && !ivl.Mentions(s.Cond, func(w *ivl.Var) bool { return v == w })
		})
	})
}

// withHolder is an await whose n-th argument of {:waits_for} is read before it.
func (b *builder) withHolder(s *ivl.Assume, n int) *ivl.Assume {
	held, a := *s, *s.Attrs.Get("waits_for")
	a.Args = slices.Clone(a.Args)
	a.Args[n].Expr = b.freeze("holder", a.Args[n].Expr, s.Pos)
	held.Attrs = slices.Clone(s.Attrs)
	held.Attrs[slices.Index(held.Attrs, s.Attrs.Get("waits_for"))] = &a
	return &held
}

// section emits what body emits as one atomic section with these attributes.
func (b *builder) section(pos ivl.Pos, as ivl.Attrs, body func()) {
	if b.atomic() || !b.l.out.Concurrent {
		body()
		return
	}
	b.emit(&ivl.AtomicBegin{StmtInfo: ivl.StmtInfo{Pos: pos, Attrs: as}})
	b.depth++
	body()
	b.depth--
	b.emit(&ivl.AtomicEnd{StmtInfo: ivl.StmtInfo{Pos: pos}})
}

// keepLastRead hoists all reads of shared globals in s but the last one.
// exprs are the expressions of s in the order of their evaluation.
func (b *builder) keepLastRead(s ivl.Stmt, exprs ...ivl.Expr) ivl.Stmt {
	n := b.reads(exprs...)
	if n < 2 || b.atomic() {
		return s
	}
	h := &hoister{b: b, pos: s.Info().Pos, budget: n - 1}
	return ivl.MapStmtExprs(s, h.expr)
}

// hoistAll replaces every read of a shared global in es by a fresh local.
func (b *builder) hoistAll(es []ivl.Expr, pos ivl.Pos) []ivl.Expr {
	if b.atomic() || b.reads(es...) == 0 {
		return es
	}
	return each(es, (&hoister{b: b, pos: pos, budget: 1 << 30}).expr)
}

// each is what f makes of each of es.
func each(es []ivl.Expr, f func(ivl.Expr) ivl.Expr) []ivl.Expr {
	out := make([]ivl.Expr, len(es))
	for i, e := range es {
		out[i] = f(e)
	}
	return out
}

// privateCond gives a condition that reads no shared global.
func (b *builder) privateCond(cond ivl.Expr, s ivl.Stmt) ivl.Expr {
	if b.reads(cond) == 0 {
		return cond
	}
	pos := s.Info().Pos
	if b.atomic() {
		return b.hold("cond", cond, pos)
	}
	return b.hoistAll([]ivl.Expr{cond}, pos)[0]
}

func newAssign(pos ivl.Pos, lhs, rhs ivl.Expr) *ivl.Assign {
	return &ivl.Assign{StmtInfo: ivl.StmtInfo{Pos: pos}, Lhs: []ivl.Expr{lhs}, Rhs: []ivl.Expr{rhs}}
}

// havoc emits one statement for each shared global and one for the rest, then
// assumes the where clauses.
func (b *builder) havoc(s *ivl.Havoc) {
	restricted := false
	for _, v := range s.Vars {
		restricted = restricted || v.Var.Where != nil
	}
	if restricted {
		b.section(s.Pos, nil, func() {
			b.emit(s)
			for _, v := range s.Vars {
				b.assumeWhere(v.Var, s.Pos)
			}
		})
		return
	}
	var shared, private []*ivl.Ident
	for _, v := range s.Vars {
		if b.l.shared(v.Var) {
			shared = append(shared, v)
		} else {
			private = append(private, v)
		}
	}
	if len(shared) < 2 || b.atomic() {
		b.emit(s)
		return
	}
	if len(private) > 0 {
		b.emit(&ivl.Havoc{StmtInfo: s.StmtInfo, Vars: private})
	}
	for _, v := range shared {
		b.emit(&ivl.Havoc{StmtInfo: s.StmtInfo, Vars: []*ivl.Ident{v}})
	}
}

// assumeWhere restricts v, which was just given an arbitrary value, to its
// where clause.
func (b *builder) assumeWhere(v *ivl.Var, pos ivl.Pos) {
	if v.Where != nil {
		b.emit(&ivl.Assume{StmtInfo: ivl.StmtInfo{Pos: pos}, Cond: b.exprWithoutOld(v.Where)})
	}
}

// assign emits an assignment: the reads first, then the write. A parallel one is
// one step, since all its assignments happen at once; its accesses stay plain ones.
func (b *builder) assign(s *ivl.Assign) {
	s = updateInPlace(s)
	if b.atomic() {
		b.emit(s)
		return
	}
	writes := 0
	for _, lhs := range s.Lhs {
		if b.l.shared(Target(lhs).Var) {
			writes++
		}
	}
	operands := assignOperands(s)
	reads := b.reads(operands...)
	switch {
	case len(s.Lhs) > 1 && reads+writes > 1:
		b.section(s.Pos, ivl.Attrs{{Name: "plain"}}, func() { b.emit(s) })
	case writes == 0:
		b.emit(b.keepLastRead(s, operands...))
	case reads == 0:
		b.emit(s)
	default:
		h := &hoister{b: b, pos: s.Pos, budget: 1 << 30}
		b.emit(&ivl.Assign{StmtInfo: s.StmtInfo, Lhs: each(s.Lhs, h.indices), Rhs: each(s.Rhs, h.expr)})
	}
}

// updateInPlace turns m := m[i := e] into m[i] := e, which touches one element.
func updateInPlace(s *ivl.Assign) *ivl.Assign {
	if len(s.Lhs) != 1 {
		return s
	}
	id, ok := s.Lhs[0].(*ivl.Ident)
	if !ok {
		return s
	}
	st, ok := s.Rhs[0].(*ivl.Store)
	if !ok {
		return s
	}
	if m, ok := st.M.(*ivl.Ident); !ok || m.Var != id.Var {
		return s
	}
	return &ivl.Assign{
		StmtInfo: s.StmtInfo,
		Lhs:      []ivl.Expr{ivl.NewSelect(id, st.Args...)},
		Rhs:      []ivl.Expr{st.Value},
	}
}

// assignOperands lists what an assignment evaluates: the indices on the left,
// then the right-hand sides.
func assignOperands(s *ivl.Assign) (es []ivl.Expr) {
	for _, lhs := range s.Lhs {
		for {
			sel, ok := lhs.(*ivl.Select)
			if !ok {
				break
			}
			es = append(es, sel.Args...)
			lhs = sel.M
		}
	}
	return append(es, s.Rhs...)
}

// freeze evaluates e into a local variable, unless it is a literal.
func (b *builder) freeze(hint string, e ivl.Expr, pos ivl.Pos) ivl.Expr {
	if len(ivl.Children(e)) == 0 {
		if _, ok := e.(*ivl.Ident); !ok {
			return e
		}
	}
	return b.hold(hint, e, pos)
}

// hold evaluates e into a local variable.
func (b *builder) hold(hint string, e ivl.Expr, pos ivl.Pos) ivl.Expr {
	t := b.temp(hint, e.Type())
	b.emit(newAssign(pos, ivl.NewIdent(t), e))
	return ivl.NewIdent(t)
}

// reads counts the accesses to shared globals that evaluating es makes.
func (b *builder) reads(es ...ivl.Expr) int {
	if !b.l.out.Concurrent {
		return 0
	}
	h := &hoister{b: b, counting: true}
	for _, e := range es {
		h.expr(e)
	}
	return h.count
}

// hoister moves reads of shared globals out of expressions, left to right and
// inner before outer, into fresh locals, until its budget is used up. Under a
// binder a map is read as a whole, since the index may be bound.
type hoister struct {
	b        *builder
	pos      ivl.Pos
	counting bool
	count    int
	budget   int
	binders  int
}

func (h *hoister) expr(e ivl.Expr) ivl.Expr {
	switch e := e.(type) {
	case *ivl.Ident:
		if h.b.l.shared(e.Var) {
			return h.read(e, e.Var)
		}
		return e
	case *ivl.Select:
		if v := h.sharedElement(e); v != nil {
			return h.read(h.indices(e), v)
		}
	case *ivl.Quantifier, *ivl.Lambda:
		h.binders++
		r := ivl.MapChildren(e, h.expr)
		h.binders--
		return r
	case *ivl.Let:
		n := *e
		n.Values = each(e.Values, h.expr)
		h.binders++
		n.Body = h.expr(e.Body)
		h.binders--
		if n.Body == e.Body && slices.Equal(n.Values, e.Values) {
			return e
		}
		return &n
	}
	return ivl.MapChildren(e, h.expr)
}

// sharedElement returns the shared global of which e is an element, or nil.
func (h *hoister) sharedElement(e *ivl.Select) *ivl.Var {
	if h.binders > 0 {
		return nil
	}
	m := e.M
	for {
		switch n := m.(type) {
		case *ivl.Select:
			m = n.M
			continue
		case *ivl.Ident:
			if h.b.l.shared(n.Var) {
				return n.Var
			}
		}
		return nil
	}
}

// indices hoists out of the indices of a chain of selects, the map's first. A left-hand side is one.
func (h *hoister) indices(e ivl.Expr) ivl.Expr {
	sel, ok := e.(*ivl.Select)
	if !ok {
		return e
	}
	m := h.indices(sel.M)
	args := each(sel.Args, h.expr)
	if m == sel.M && slices.Equal(args, sel.Args) {
		return sel
	}
	n := *sel
	n.M, n.Args = m, args
	return &n
}

func (h *hoister) read(e ivl.Expr, v *ivl.Var) ivl.Expr {
	if h.counting {
		h.count++
		return e
	}
	if h.budget == 0 {
		return e
	}
	h.budget--
	return h.b.hold(v.Name, e, h.pos)
}
