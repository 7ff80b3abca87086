package cfg

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// withoutThreadLocals gives p without variables marked {:thread_local}: each
// becomes a parameter and a result of the procedures that can touch it, so that
// every thread has one of its own, arbitrary when the thread starts. A program
// without async calls stays as it is.
func withoutThreadLocals(p *ivl.Program) *ivl.Program {
	t := &threadLocals{
		procs: map[*ivl.ProcDecl]*ivl.ProcDecl{},
		uses:  map[*ivl.ProcDecl]bool{},
		isTL:  map[*ivl.Var]bool{},
	}
	async := false
	for _, d := range p.Decls {
		switch d := d.(type) {
		case *ivl.VarDecl:
			for _, v := range d.Vars {
				if d.Attrs.Has("thread_local") || v.Attrs.Has("thread_local") {
					t.vars, t.isTL[v] = append(t.vars, v), true
				}
			}
		case *ivl.ProcDecl:
			for _, b := range bodies(d) {
				ivl.WalkStmts(b.Stmts, func(s ivl.Stmt) bool {
					_, is := s.(*ivl.AsyncCall)
					async = async || is
					return true
				})
			}
		}
	}
	if len(t.vars) == 0 || !async {
		return p
	}
	t.findUses(p)
	return t.program(p)
}

// threadLocals rewrites a program.
type threadLocals struct {
	vars  []*ivl.Var
	isTL  map[*ivl.Var]bool
	uses  map[*ivl.ProcDecl]bool // procedures that can touch one
	procs map[*ivl.ProcDecl]*ivl.ProcDecl
}

func bodies(d *ivl.ProcDecl) []*ivl.Body {
	var out []*ivl.Body
	if d.Body != nil {
		out = append(out, d.Body)
	}
	for _, i := range d.Impls {
		out = append(out, i.Body)
	}
	return out
}

// findUses finds the procedures that mention a thread-local variable or call one
// that does.
func (t *threadLocals) findUses(p *ivl.Program) {
	for changed := true; changed; {
		changed = false
		for _, d := range p.Decls {
			d, ok := d.(*ivl.ProcDecl)
			if !ok || t.uses[d] || d.IsIntrinsic() {
				continue
			}
			found := false
			look := func(e ivl.Expr) { found = found || t.mentions(e) }
			for _, m := range d.Modifies {
				look(m)
			}
			for _, s := range d.Specs {
				look(s.Expr)
			}
			for _, b := range bodies(d) {
				ivl.WalkStmts(b.Stmts, func(s ivl.Stmt) bool {
					ivl.StmtExprs(s, look)
					if c, ok := s.(*ivl.Call); ok && t.uses[c.Proc] {
						found = true
					}
					return true
				})
			}
			if found {
				t.uses[d], changed = true, true
			}
		}
	}
}

func (t *threadLocals) mentions(e ivl.Expr) (found bool) {
	ivl.WalkExpr(e, func(e ivl.Expr) bool {
		if id, ok := e.(*ivl.Ident); ok && t.isTL[id.Var] {
			found = true
		}
		return !found
	})
	return found
}

func (t *threadLocals) program(p *ivl.Program) *ivl.Program {
	for _, d := range p.Decls {
		if d, ok := d.(*ivl.ProcDecl); ok {
			n := *d
			n.Impls = nil
			t.procs[d] = &n
		}
	}
	out := &ivl.Program{}
	for _, d := range p.Decls {
		switch d := d.(type) {
		case *ivl.VarDecl:
			n := &ivl.VarDecl{DeclBase: d.DeclBase}
			for _, v := range d.Vars {
				if !t.isTL[v] {
					n.Vars = append(n.Vars, v)
				}
			}
			if len(n.Vars) > 0 {
				out.Decls = append(out.Decls, n)
			}
		case *ivl.ProcDecl:
			out.Decls = append(out.Decls, t.procedure(d))
		case *ivl.ImplDecl:
			n := *d
			n.Proc = t.procs[d.Proc]
			n.Proc.Impls = append(n.Proc.Impls, &n)
			x := t.scope(d.Proc, &n.Ins, &n.Outs, d.Body)
			n.Body = x.body(d.Body)
			out.Decls = append(out.Decls, &n)
		default:
			out.Decls = append(out.Decls, d)
		}
	}
	return out
}

func (t *threadLocals) procedure(d *ivl.ProcDecl) *ivl.ProcDecl {
	n := t.procs[d]
	x := t.scope(d, &n.Ins, &n.Outs, d.Body)
	n.Modifies, n.Specs = nil, nil
	changes := map[*ivl.Var]bool{}
	for _, m := range d.Modifies {
		if t.isTL[m.Var] {
			changes[m.Var] = true
		} else {
			n.Modifies = append(n.Modifies, m)
		}
	}
	for _, s := range d.Specs {
		c := *s
		if s.Kind == ivl.Requires {
			c.Expr = ivl.Substitute(s.Expr, x.in)
		} else {
			c.Expr = x.expr(s.Expr)
		}
		n.Specs = append(n.Specs, &c)
	}
	if d.Body != nil {
		n.Body = x.body(d.Body)
	} else if len(d.Impls) == 0 {
		for v, in := range x.in {
			if !changes[v] {
				n.Specs = append(n.Specs, &ivl.Spec{Pos: d.Pos, Kind: ivl.Ensures, Free: true, Expr: ivl.NewEq(x.out[v], in)})
			}
		}
	}
	return n
}

// threadLocalScope is what the thread-local variables are in one procedure.
type threadLocalScope struct {
	t       *threadLocals
	in, out map[*ivl.Var]ivl.Expr // idents; none if the procedure uses none
	locals  []*ivl.Var            // added ones
	names   map[string]bool
}

// scope adds the parameters and results.
func (t *threadLocals) scope(d *ivl.ProcDecl, ins, outs *[]*ivl.Var, b *ivl.Body) *threadLocalScope {
	x := &threadLocalScope{t: t, in: map[*ivl.Var]ivl.Expr{}, out: map[*ivl.Var]ivl.Expr{}, names: map[string]bool{}}
	if !t.uses[d] {
		return x
	}
	taken := [][]*ivl.Var{*ins, *outs}
	if b != nil {
		taken = append(taken, b.Locals)
	}
	for _, vs := range taken {
		for _, v := range vs {
			x.names[v.Name] = true
		}
	}
	i, o := slices.Clone(*ins), slices.Clone(*outs)
	for _, v := range t.vars {
		in, out := x.fresh(v, v.Name+".in", ivl.InParam), x.fresh(v, v.Name, ivl.OutParam)
		i, o = append(i, in), append(o, out)
		x.in[v], x.out[v] = ivl.NewIdent(in), ivl.NewIdent(out)
	}
	*ins, *outs = i, o
	return x
}

func (x *threadLocalScope) fresh(v *ivl.Var, name string, kind ivl.VarKind) *ivl.Var {
	for x.names[name] {
		name += "'"
	}
	x.names[name] = true
	n := ivl.NewVar(name, v.Type, kind)
	n.Pos, n.Attrs = v.Pos, v.Attrs
	return n
}

// expr is e over the parameters; what stands under old is what came in.
func (x *threadLocalScope) expr(e ivl.Expr) ivl.Expr {
	if !x.t.mentions(e) {
		return e
	}
	e = ivl.RewriteExpr(e, func(e ivl.Expr) ivl.Expr {
		if o, ok := e.(*ivl.Old); ok {
			return ivl.NewOld(ivl.Substitute(o.X, x.in))
		}
		return e
	})
	return ivl.Substitute(e, x.out)
}

func (x *threadLocalScope) body(b *ivl.Body) *ivl.Body {
	n := *b
	var start []ivl.Stmt
	if len(x.in) > 0 {
		for _, v := range x.t.vars {
			start = append(start, newAssign(b.Pos, x.out[v], x.in[v]))
		}
	}
	n.Stmts = append(start, ivl.RewriteStmts(b.Stmts, x.stmt)...)
	n.Locals = append(slices.Clone(b.Locals), x.locals...)
	return &n
}

func (x *threadLocalScope) stmt(s ivl.Stmt) []ivl.Stmt {
	s = x.attrs(ivl.MapStmtExprs(s, x.expr))
	switch s := s.(type) {
	case *ivl.Call:
		return x.call(s)
	case *ivl.AsyncCall:
		n := *s
		n.Proc = x.t.procs[s.Proc]
		if !x.t.uses[s.Proc] {
			return []ivl.Stmt{&n}
		}
		any := &ivl.Havoc{StmtInfo: ivl.StmtInfo{Pos: s.Pos}}
		n.Args = slices.Clone(s.Args)
		out := []ivl.Stmt{any}
		for _, v := range x.t.vars {
			l := x.fresh(v, v.Name+".any", ivl.Local)
			x.locals = append(x.locals, l)
			any.Vars = append(any.Vars, ivl.NewIdent(l))
			n.Args = append(n.Args, ivl.NewIdent(l))
			if v.Where != nil {
				out = append(out, &ivl.Assume{StmtInfo: ivl.StmtInfo{Pos: s.Pos},
					Cond: ivl.Substitute(v.Where, map[*ivl.Var]ivl.Expr{v: ivl.NewIdent(l)})})
			}
		}
		return append(out, &n)
	}
	return []ivl.Stmt{s}
}

// call passes the variables on and takes them back. A result that goes to one of
// them is assigned after that.
func (x *threadLocalScope) call(s *ivl.Call) []ivl.Stmt {
	n := *s
	n.Proc = x.t.procs[s.Proc]
	out := []ivl.Stmt{&n}
	if !x.t.uses[s.Proc] {
		return out
	}
	n.Args, n.Outs = slices.Clone(s.Args), slices.Clone(s.Outs)
	if len(n.Outs) == 0 { // a call may leave all results out
		n.Outs = make([]*ivl.Ident, len(s.Proc.Outs))
	}
	for _, v := range x.t.vars {
		now := x.out[v].(*ivl.Ident)
		for i, o := range n.Outs {
			if o != nil && o.Var == now.Var {
				l := x.fresh(v, v.Name+".result", ivl.Local)
				x.locals = append(x.locals, l)
				n.Outs[i] = ivl.NewIdent(l)
				out = append(out, newAssign(s.Pos, now, ivl.NewIdent(l)))
			}
		}
	}
	for _, v := range x.t.vars {
		n.Args = append(n.Args, x.out[v])
		n.Outs = append(n.Outs, x.out[v].(*ivl.Ident))
	}
	return out
}

// attrs rewrites the expressions in the attributes of s.
func (x *threadLocalScope) attrs(s ivl.Stmt) ivl.Stmt {
	a, ok := s.(*ivl.Assume)
	if !ok || len(a.Attrs) == 0 {
		return s
	}
	n := *a
	n.Attrs = nil
	for _, at := range a.Attrs {
		c := *at
		c.Args = slices.Clone(at.Args)
		for i, arg := range c.Args {
			if arg.Expr != nil {
				c.Args[i].Expr = x.expr(arg.Expr)
			}
		}
		n.Attrs = append(n.Attrs, &c)
	}
	return &n
}
