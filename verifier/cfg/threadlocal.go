package cfg

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// In a program with async calls, a variable marked {:thread_local} becomes a parameter and a result of the procedures that
// can touch it, so that every thread has one of its own, arbitrary when the thread starts.

// threadLocal is that attribute.
const threadLocal = "thread_local"

// ownVars gives the variables to the procedures.
func (l *lowerer) ownVars(builders []*builder) {
	if len(l.own) == 0 {
		return
	}
	owners := map[*ivl.ProcDecl]*owner{}
	for again := true; again; {
		again = false
		for _, b := range builders {
			if owners[b.code.decl] == nil && l.touchesOwn(b, owners) {
				owners[b.code.decl], again = b.newOwner(), true
			}
		}
	}
	for _, b := range builders {
		o := owners[b.code.decl]
		if o == nil {
			o = &owner{builder: b}
		}
		for _, blk := range reversePostorder(b.entry) {
			var out []ivl.Stmt
			for _, s := range blk.Stmts {
				out = append(out, o.stmt(s, owners)...)
			}
			blk.Stmts = out
			if t, ok := blk.Term.(*Branch); ok {
				t.Cond = o.expr(t.Cond)
			}
		}
		b.entry.Stmts = append(o.start, b.entry.Stmts...)
	}
	isOwn := func(v *ivl.Var) bool { return slices.Contains(l.own, v) }
	l.out.Globals = slices.DeleteFunc(l.out.Globals, isOwn)
	source := *l.out.Source
	source.Decls = nil
	for _, d := range l.out.Source.Decls {
		if v, ok := d.(*ivl.VarDecl); ok {
			vars := slices.DeleteFunc(slices.Clone(v.Vars), isOwn)
			if len(vars) == 0 {
				continue
			}
			d = &ivl.VarDecl{DeclBase: v.DeclBase, Vars: vars}
		}
		source.Decls = append(source.Decls, d)
	}
	l.out.Source = &source
}

// touchesOwn reports whether a procedure mentions the variables, or calls one that does.
func (l *lowerer) touchesOwn(b *builder, owners map[*ivl.ProcDecl]*owner) (found bool) {
	look := func(e ivl.Expr) {
		found = found || ivl.Mentions(e, func(v *ivl.Var) bool { return slices.Contains(l.own, v) })
	}
	for _, blk := range reversePostorder(b.entry) {
		for _, s := range blk.Stmts {
			c, ok := s.(*ivl.Call)
			found = found || ok && owners[c.Proc] != nil
			ivl.StmtExprs(s, look)
		}
		if t, ok := blk.Term.(*Branch); ok {
			look(t.Cond)
		}
	}
	return found
}

// owner is a procedure that has the variables as results; now is empty if it has none.
type owner struct {
	*builder
	now   map[*ivl.Var]ivl.Expr
	start []ivl.Stmt
}

// newOwner adds the parameters and results.
func (b *builder) newOwner() *owner {
	o := &owner{builder: b, now: map[*ivl.Var]ivl.Expr{}}
	p := b.code.proc
	p.Ins, p.Outs = slices.Clone(p.Ins), slices.Clone(p.Outs)
	for _, v := range b.l.own {
		in, now := b.ownVar(v, v.Name+".in", ivl.InParam), b.ownVar(v, v.Name, ivl.OutParam)
		p.Ins, p.Outs = append(p.Ins, in), append(p.Outs, now)
		o.now[v] = ivl.NewIdent(now)
		o.start = append(o.start, newAssign(p.Decl.Pos, o.now[v], ivl.NewIdent(in)))
	}
	return o
}

func (b *builder) ownVar(v *ivl.Var, name string, kind ivl.VarKind) *ivl.Var {
	for b.taken[name] {
		name += "'"
	}
	b.taken[name] = true
	n := ivl.NewVar(name, v.Type, kind)
	n.Pos, n.Attrs = v.Pos, v.Attrs
	return n
}

func (o *owner) expr(e ivl.Expr) ivl.Expr { return ivl.Substitute(e, o.now) }

func (o *owner) stmt(s ivl.Stmt, owners map[*ivl.ProcDecl]*owner) []ivl.Stmt {
	s = ivl.MapStmtExprs(s, o.expr)
	switch s := s.(type) {
	case *ivl.Assume:
		if len(o.now) > 0 && len(s.Attrs) > 0 {
			return []ivl.Stmt{o.attrs(s)}
		}
	case *ivl.Call:
		if owners[s.Proc] != nil {
			return o.call(s)
		}
	case *ivl.AsyncCall:
		if owners[s.Proc] != nil {
			return o.spawn(s)
		}
	}
	return []ivl.Stmt{s}
}

// call passes the variables on and takes them back. A result that goes to one of
// them is assigned after that.
func (o *owner) call(s *ivl.Call) []ivl.Stmt {
	n := *s
	out := []ivl.Stmt{&n}
	n.Args, n.Outs = slices.Clone(s.Args), slices.Clone(s.Outs)
	if len(n.Outs) == 0 { // a call may leave all results out
		n.Outs = make([]*ivl.Ident, len(s.Proc.Outs))
	}
	for _, v := range o.l.own {
		now := o.now[v].(*ivl.Ident)
		for i, to := range n.Outs {
			if to != nil && to.Var == now.Var {
				n.Outs[i] = ivl.NewIdent(o.temp(v.Name+".result", v.Type))
				out = append(out, newAssign(s.Pos, now, n.Outs[i]))
			}
		}
	}
	for _, v := range o.l.own {
		n.Args, n.Outs = append(n.Args, o.now[v]), append(n.Outs, o.now[v].(*ivl.Ident))
	}
	return out
}

// spawn starts a thread with any values.
func (o *owner) spawn(s *ivl.AsyncCall) []ivl.Stmt {
	n := *s
	n.Args = slices.Clone(s.Args)
	any := &ivl.Havoc{StmtInfo: ivl.StmtInfo{Pos: s.Pos}}
	out := []ivl.Stmt{any}
	for _, v := range o.l.own {
		x := ivl.NewIdent(o.temp(v.Name+".any", v.Type))
		any.Vars, n.Args = append(any.Vars, x), append(n.Args, x)
		if v.Where != nil {
			where := ivl.Substitute(v.Where, map[*ivl.Var]ivl.Expr{v: x})
			out = append(out, &ivl.Assume{StmtInfo: ivl.StmtInfo{Pos: s.Pos}, Cond: where})
		}
	}
	return append(out, &n)
}

// attrs rewrites the expressions in the attributes of s.
func (o *owner) attrs(s *ivl.Assume) *ivl.Assume {
	n := *s
	n.Attrs = s.Attrs.Map(o.expr)
	return &n
}
