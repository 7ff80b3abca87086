package specialise

import (
	"github.com/gsmack/gsmack/ivl"
)

// bodyEmitter writes the procedure for one activation.
type bodyEmitter struct {
	*emitter
	act    *activation
	vars   map[*ivl.Var]*ivl.Var // its parameters and local variables
	nodes  map[ivl.Stmt]int      // of the procedure's graph
	simple map[int][]ivl.Stmt    // what takes the place of a statement that can be executed
	conds  map[int]ivl.Expr      // of the conditions that can be evaluated
	ways   map[int]ways          // that a condition can go
	// choosing is set once a statement has an element that is chosen.
	choosing bool
}

// procedure fills in the procedure for an activation.
func (e *emitter) procedure(act *activation) {
	b := &bodyEmitter{emitter: e, act: act, vars: map[*ivl.Var]*ivl.Var{}, nodes: act.proc.graph.index(), simple: map[int][]ivl.Stmt{},
		conds: map[int]ivl.Expr{}, ways: map[int]ways{}}
	d, n := act.proc.decl, e.decls[act]
	n.Ins, n.Outs = b.copyVars(d.Ins), b.copyVars(d.Outs)
	body := &ivl.Body{Pos: d.Body.Pos, End: d.Body.End, Locals: b.copyVars(d.Body.Locals)}
	n.Specs = b.specs(d.Specs)
	e.a.visit(act, b.node)
	body.Stmts = b.list(d.Body.Stmts)
	if act.proc == e.a.initial {
		body.Stmts = append(e.forget(), body.Stmts...)
	}
	n.Body = body
	tidy(n, e.a.data)
}

// ways are the ways that a condition can go: to what follows it if it holds, or else.
type ways uint8

const (
	none ways = iota
	first
	second
	both
)

func (b *bodyEmitter) copyVars(vs []*ivl.Var) []*ivl.Var {
	var out []*ivl.Var
	for _, v := range vs {
		c := *v
		b.vars[v] = &c
		out = append(out, &c)
	}
	return out
}

func (b *bodyEmitter) specs(ss []*ivl.Spec) []*ivl.Spec {
	var out []*ivl.Spec
	for _, s := range ss {
		c := *s
		c.Expr = b.rename(s.Expr)
		out = append(out, &c)
	}
	return out
}

// rename puts the variables of the new procedure in the place of the old ones.
func (b *bodyEmitter) rename(e ivl.Expr) ivl.Expr {
	return ivl.RewriteExpr(e, func(e ivl.Expr) ivl.Expr {
		if id, ok := e.(*ivl.Ident); ok {
			return b.local(id)
		}
		return e
	})
}

func (b *bodyEmitter) local(id *ivl.Ident) *ivl.Ident {
	v := b.vars[id.Var]
	if v == nil {
		return id
	}
	c := *id
	c.Var = v
	return &c
}

// expr is e in the new program; fixed says that state with a fixed value was in it.
func (b *bodyEmitter) expr(e ivl.Expr, l lookup) (out ivl.Expr, fixed bool) {
	switch x := e.(type) {
	case *ivl.Ident:
		if b.fixed[x.Var] {
			return l.variable(x.Var).literal(), true
		}
		return b.local(x), false
	case *ivl.Select:
		id, ok := x.M.(*ivl.Ident)
		if !ok || len(x.Args) != 1 {
			break
		}
		if v := l.element(x); v.isNumber() && (b.fixed[id.Var] || id.Var.Kind == ivl.Const) && !b.a.readsData(x.Args[0]) {
			return v.literal(), true
		}
		if cells := b.cells[id.Var]; cells != nil {
			k := eval(x.Args[0], l)
			if !known(k) {
				index, _ := b.expr(x.Args[0], l)
				return b.chosen(id.Var, index), false
			}
			return ivl.NewIdent(cells[k]), false
		}
	}
	out = ivl.MapChildren(e, func(c ivl.Expr) ivl.Expr {
		r, f := b.expr(c, l)
		fixed = fixed || f
		return r
	})
	if fixed {
		if v := eval(e, l); v.isNumber() && !b.a.readsData(e) {
			return v.literal(), true
		}
		if x, ok := out.(*ivl.Binary); ok && (x.Op == ivl.And || x.Op == ivl.Or) {
			if isLiteral(x.X, x.Op == ivl.And) {
				return x.Y, true
			}
			if isLiteral(x.Y, x.Op == ivl.And) {
				return x.X, true
			}
		}
	}
	return out, fixed
}

func isLiteral(e ivl.Expr, v bool) bool {
	b, ok := e.(*ivl.BoolLit)
	return ok && b.Value == v
}

// place is the left-hand side of an assignment in the new program.
func (b *bodyEmitter) place(e ivl.Expr, l lookup) ivl.Expr {
	s, ok := e.(*ivl.Select)
	if !ok {
		return b.local(e.(*ivl.Ident))
	}
	args := make([]ivl.Expr, len(s.Args))
	for i, a := range s.Args {
		args[i], _ = b.expr(a, l)
	}
	if id, ok := s.M.(*ivl.Ident); ok {
		if cells := b.cells[id.Var]; cells != nil {
			return ivl.NewIdent(cells[eval(s.Args[0], l)])
		}
	}
	c := *s
	c.M, c.Args = b.place(s.M, l), args
	return &c
}

// node writes what takes the place of the statement at a node.
func (b *bodyEmitter) node(n int, s *state) {
	l := b.a.lookup(b.act, s)
	nd := b.act.proc.graph.nodes[n]
	re := func(e ivl.Expr) ivl.Expr {
		out, _ := b.expr(e, l)
		return out
	}
	switch st := nd.stmt.(type) {
	case *ivl.If:
		b.condition(n, st.Cond, l)
	case *ivl.While:
		b.condition(n, st.Cond, l)
	case *ivl.Assign:
		b.simple[n] = b.oneStep(st.Pos, b.assign(st, l))
	case *ivl.Call:
		c := *st
		c.Args, c.Outs = nil, nil
		for _, a := range st.Args {
			c.Args = append(c.Args, re(a))
		}
		for _, o := range st.Outs {
			if o != nil {
				o = b.local(o)
			}
			c.Outs = append(c.Outs, o)
		}
		if t := b.targets[site{b.act, n}]; t != nil {
			c.Proc = b.decls[t]
			c.Name = c.Proc.Name
		}
		b.put(n, &c, l)
	case *ivl.AsyncCall:
		c := *st
		c.Args = nil
		for _, a := range st.Args {
			c.Args = append(c.Args, re(a))
		}
		if t := b.targets[site{b.act, n}]; t != nil {
			c.Proc = b.decls[t]
			c.Name = c.Proc.Name
		}
		b.put(n, &c, l)
		b.simple[n] = b.remember(n, &c)
	default:
		b.put(n, copyStmt(ivl.MapStmtExprs(st, re), st), l)
	}
}

// put makes st, with its attributes rewritten, the statement at a node.
func (b *bodyEmitter) put(n int, st ivl.Stmt, l lookup) {
	info := st.Info()
	info.Attrs = b.attrs(info.Attrs, l)
	b.simple[n] = b.oneStep(info.Pos, []ivl.Stmt{st})
}

func (b *bodyEmitter) attrs(as ivl.Attrs, l lookup) ivl.Attrs {
	var out ivl.Attrs
	for _, a := range as {
		c := *a
		c.Args = nil
		for _, arg := range a.Args {
			if arg.Expr != nil {
				arg.Expr, _ = b.expr(arg.Expr, l)
			}
			c.Args = append(c.Args, arg)
		}
		out = append(out, &c)
	}
	return out
}

// condition records which ways a condition can go, and, if both, what it is now.
func (b *bodyEmitter) condition(n int, cond ivl.Expr, l lookup) {
	b.ways[n] = both
	if cond == nil {
		return
	}
	b.conds[n], _ = b.expr(cond, l)
	switch b.a.decided(cond, l) {
	case boolValue(true):
		b.ways[n] = first
	case boolValue(false):
		b.ways[n] = second
	}
}

// assign is an assignment in the new program: one for each cell where a map is set whole,
// none for what is fixed.
func (b *bodyEmitter) assign(st *ivl.Assign, l lookup) []ivl.Stmt {
	var out []ivl.Stmt
	rest := &ivl.Assign{StmtInfo: st.StmtInfo}
	rest.Attrs = b.attrs(st.Attrs, l)
	for i, place := range st.Lhs {
		v := ivl.AssignedIdent(place).Var
		if b.fixed[v] {
			continue
		}
		if _, whole := place.(*ivl.Ident); whole && b.cells[v] != nil {
			for _, k := range b.sortedKeys(v) {
				body, _ := b.expr(uniform(st.Rhs[i]), l)
				out = append(out, &ivl.Assign{StmtInfo: rest.StmtInfo, Lhs: []ivl.Expr{ivl.NewIdent(b.cells[v][k])}, Rhs: []ivl.Expr{body}})
			}
			continue
		}
		if s, ok := place.(*ivl.Select); ok && b.cells[v] != nil && !known(eval(s.Args[0], l)) {
			index, _ := b.expr(s.Args[0], l)
			out = append(out, b.resets(v, index, rest.StmtInfo)...)
			continue
		}
		e, _ := b.expr(st.Rhs[i], l)
		rest.Lhs, rest.Rhs = append(rest.Lhs, b.place(place, l)), append(rest.Rhs, e)
	}
	if len(rest.Lhs) > 0 {
		out = append(out, rest)
	}
	return out
}

// copyStmt is a copy of s, or s itself if it is one already; statements are told apart by
// identity.
func copyStmt(s, original ivl.Stmt) ivl.Stmt {
	if s != original {
		return s
	}
	switch s := s.(type) {
	case *ivl.Assert:
		c := *s
		return &c
	case *ivl.Assume:
		c := *s
		return &c
	case *ivl.Havoc:
		c := *s
		return &c
	case *ivl.Goto:
		c := *s
		return &c
	case *ivl.Return:
		c := *s
		return &c
	case *ivl.Label:
		c := *s
		return &c
	case *ivl.Yield:
		c := *s
		return &c
	case *ivl.AtomicBegin:
		c := *s
		return &c
	case *ivl.AtomicEnd:
		c := *s
		return &c
	}
	return s
}

// list writes a list of statements without what cannot be executed.
func (b *bodyEmitter) list(ss []ivl.Stmt) []ivl.Stmt {
	var out []ivl.Stmt
	for _, s := range ss {
		n := b.nodes[s]
		switch s := s.(type) {
		case *ivl.Atomic:
			body := b.list(s.Body)
			if len(body) == 0 {
				continue
			}
			c := *s
			c.Body = body
			out = append(out, &c)
		case *ivl.If:
			switch b.ways[n] {
			case both:
				c := *s
				c.Cond, c.Then, c.Else = b.conds[n], b.list(s.Then), b.list(s.Else)
				out = append(out, &c)
			case first:
				out = append(out, b.list(s.Then)...)
			case second:
				out = append(out, b.list(s.Else)...)
			}
		case *ivl.While:
			if w := b.ways[n]; w == none || w == second {
				continue // never entered
			}
			c := *s
			c.Cond, c.Body = b.conds[n], b.list(s.Body)
			c.Invariants = b.specs(s.Invariants)
			out = append(out, &c)
		default:
			out = append(out, b.simple[n]...)
		}
	}
	return out
}
