package cfg

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// prologue emits what holds at the start of the procedure: where clauses, the
// values that old(...) refers to, and the requires clauses.
func (b *builder) prologue() {
	c := b.code
	start := c.proc == b.l.out.Entry
	if start {
		for _, g := range b.l.out.Globals {
			b.assumeWhere(g, g.Pos)
		}
	}
	for _, vs := range [][]*ivl.Var{c.proc.Ins, c.proc.Outs, c.proc.Locals} {
		for _, v := range vs {
			b.assumeWhere(v, v.Pos)
		}
	}
	if c.body == nil {
		return // contract does the rest
	}
	b.remember()
	for _, s := range c.decl.Specs {
		if s.Kind != ivl.Requires {
			continue
		}
		if start && !s.Free && b.l.called[c.decl] {
			b.l.errorf("entry-called", c.decl.Pos, "procedure %s is where execution begins, which assumes its requires clause, and is called as well, which asserts it; start from a procedure that nobody calls", c.decl.Name)
		}
		b.spec(s, b.formals(s.Expr), s.Free || start)
	}
}

// epilogue fills the block that every return goes through.
func (b *builder) epilogue() {
	if b.exit == nil {
		return
	}
	b.cur = b.exit
	for _, s := range b.code.decl.Specs {
		if s.Kind == ivl.Ensures {
			b.spec(s, b.formals(s.Expr), s.Free)
		}
	}
	b.end(&Return{})
}

// spec emits a clause: an assertion, or an assumption if it is taken for granted.
func (b *builder) spec(s *ivl.Spec, e ivl.Expr, granted bool) {
	info := ivl.StmtInfo{Pos: s.Pos, Attrs: s.Attrs}
	e = b.exprWithoutOld(e)
	if granted {
		b.emit(&ivl.Assume{StmtInfo: info, Cond: e})
	} else {
		b.emit(&ivl.Assert{StmtInfo: info, Cond: e})
	}
}

// formals renames the parameters in a clause of the declaration to those of
// the implementation.
func (b *builder) formals(e ivl.Expr) ivl.Expr {
	d, p := b.code.decl, b.code.proc
	s := map[*ivl.Var]ivl.Expr{}
	for _, vs := range [][2][]*ivl.Var{{d.Ins, p.Ins}, {d.Outs, p.Outs}} {
		for i, v := range vs[0] {
			if i < len(vs[1]) && vs[1][i] != v {
				s[v] = ivl.NewIdent(vs[1][i])
			}
		}
	}
	return ivl.Substitute(e, s)
}

// remember makes the exit block if there are ensures clauses, and saves the
// globals that the procedure mentions under old.
func (b *builder) remember() {
	b.old = map[*ivl.Var]*ivl.Var{}
	var vars []*ivl.Var
	note := func(e ivl.Expr) { vars = append(vars, b.underOld(e)...) }
	for _, s := range b.code.decl.Specs {
		if s.Kind == ivl.Ensures {
			note(s.Expr)
			if b.exit == nil {
				b.exit = b.newBlock("exit")
			}
		}
	}
	ivl.WalkStmts(b.code.body.Stmts, func(s ivl.Stmt) bool {
		ivl.StmtExprs(s, note)
		return true
	})
	b.save(vars, b.code.body.Pos)
}

// underOld lists the globals that e mentions inside old and that have no saved
// value yet.
func (b *builder) underOld(e ivl.Expr) (vars []*ivl.Var) {
	ivl.WalkExpr(e, func(e ivl.Expr) bool {
		o, ok := e.(*ivl.Old)
		if !ok {
			return true
		}
		ivl.WalkExpr(o.X, func(e ivl.Expr) bool {
			if id, ok := e.(*ivl.Ident); ok && id.Var.Kind == ivl.Global && b.l.written[id.Var] {
				vars = append(vars, id.Var)
			}
			return true
		})
		return false
	})
	return vars
}

// save copies globals into locals, all at one moment.
func (b *builder) save(vars []*ivl.Var, pos ivl.Pos) {
	if len(vars) == 0 {
		return
	}
	if slices.ContainsFunc(vars, func(v *ivl.Var) bool { return !slices.Contains(b.l.own, v) }) {
		b.section(pos, nil, func() { b.saveNow(vars, pos) })
	} else {
		b.saveNow(vars, pos)
	}
}

func (b *builder) saveNow(vars []*ivl.Var, pos ivl.Pos) {
	for _, g := range vars {
		if b.old[g] == nil {
			b.old[g] = b.temp("old$"+g.Name, g.Type)
			b.emit(newAssign(pos, ivl.NewIdent(b.old[g]), ivl.NewIdent(g)))
		}
	}
}

// exprWithoutOld replaces old(e) by e over the saved globals.
func (b *builder) exprWithoutOld(e ivl.Expr) ivl.Expr {
	return ivl.RewriteExpr(e, func(e ivl.Expr) ivl.Expr {
		o, ok := e.(*ivl.Old)
		if !ok {
			return e
		}
		return ivl.RewriteExpr(o.X, func(e ivl.Expr) ivl.Expr {
			if id, ok := e.(*ivl.Ident); ok {
				if v := b.old[id.Var]; v != nil {
					return ivl.NewIdent(v)
				}
			}
			return e
		})
	})
}

func (b *builder) withoutOld(s ivl.Stmt) ivl.Stmt {
	return ivl.MapStmtExprs(s, b.exprWithoutOld)
}

// call emits a call. Arguments that read shared globals are evaluated before,
// results for shared globals are stored after it.
func (b *builder) call(s *ivl.Call) {
	if s.Proc.IsNotReachable() {
		info := ivl.StmtInfo{Pos: s.Pos, Attrs: ivl.Attrs{ivl.NewAttr("msg", "corral_assert_not_reachable is reached")}}
		b.emit(&ivl.Assert{StmtInfo: info, Cond: ivl.NewBool(false)})
		return
	}
	if body, _, _ := implementation(s.Proc); body == nil && !s.Proc.IsIntrinsic() {
		b.contract(s.Proc, s.Args, s.Outs, s.Pos, s.Attrs)
		return
	}
	n := *s
	n.Args = b.arguments(s)
	changed := !slices.Equal(n.Args, s.Args)
	var after []ivl.Stmt
	for i, o := range s.Outs {
		if o == nil || !b.l.shared(o.Var) {
			continue
		}
		if after == nil {
			n.Outs = slices.Clone(s.Outs)
		}
		t := ivl.NewIdent(b.temp(o.Var.Name, o.Type()))
		n.Outs[i] = t
		after = append(after, newAssign(s.Pos, o, t))
		changed = true
	}
	if changed {
		b.emit(&n)
	} else {
		b.emit(s)
	}
	for _, a := range after {
		b.emit(a)
	}
	for _, o := range s.Outs {
		if o != nil {
			b.assumeWhere(o.Var, s.Pos)
		}
	}
}

// arguments reads the shared globals in the arguments of a call by statements of
// their own: inlining leaves nothing of the call that could stand for them.
func (b *builder) arguments(s *ivl.Call) []ivl.Expr {
	if !b.atomic() {
		return b.hoistAll(s.Args, s.Pos)
	}
	out := make([]ivl.Expr, len(s.Args))
	for i, e := range s.Args {
		if b.reads(e) > 0 {
			e = b.hold("argument", e, s.Pos)
		}
		out[i] = e
	}
	return out
}

// contract emits what a procedure without body may do: its requires clauses
// are asserted; then, at one moment, what it modifies and returns becomes
// arbitrary and its ensures clauses are assumed. Outs may hold nils.
func (b *builder) contract(d *ivl.ProcDecl, args []ivl.Expr, outs []*ivl.Ident, pos ivl.Pos, attrs ivl.Attrs) {
	s := map[*ivl.Var]ivl.Expr{}
	if len(d.Specs) > 0 {
		for i, v := range d.Ins {
			hoisted := b.hoistAll(args[i:i+1], pos)[0]
			s[v] = b.freeze(d.Name+"$"+v.Name, hoisted, pos)
		}
	}
	for _, spec := range d.Specs {
		if spec.Kind == ivl.Requires && !spec.Free {
			b.simple(&ivl.Assert{StmtInfo: ivl.StmtInfo{Pos: pos, Attrs: spec.Attrs}, Cond: ivl.Substitute(spec.Expr, s)})
		}
	}
	type result struct{ to, from *ivl.Ident }
	var results []result
	var havocked []*ivl.Ident
	for i, v := range d.Outs {
		var o *ivl.Ident
		if i < len(outs) {
			o = outs[i]
		}
		if o == nil && len(d.Specs) == 0 && v.Where == nil {
			continue
		}
		from := o
		if o == nil || o.Var.Kind == ivl.Global {
			t := v.Type
			if o != nil {
				t = o.Type()
			}
			from = ivl.NewIdent(b.temp(d.Name+"$"+v.Name, t))
			if o != nil {
				results = append(results, result{o, from})
			}
		}
		s[v] = from
		havocked = append(havocked, from)
	}
	havocked = append(havocked, d.Modifies...)
	outer := b.old
	body := func() {
		var vars []*ivl.Var
		b.old = map[*ivl.Var]*ivl.Var{}
		for _, spec := range d.Specs {
			if spec.Kind == ivl.Ensures {
				vars = append(vars, b.underOld(spec.Expr)...)
			}
		}
		b.saveNow(vars, pos)
		if len(havocked) > 0 {
			b.emit(&ivl.Havoc{StmtInfo: ivl.StmtInfo{Pos: pos, Attrs: attrs}, Vars: havocked})
		}
		for _, m := range d.Modifies {
			b.assumeWhere(m.Var, pos)
		}
		for _, v := range d.Outs {
			if v.Where != nil {
				b.emit(&ivl.Assume{StmtInfo: ivl.StmtInfo{Pos: pos}, Cond: ivl.Substitute(v.Where, s)})
			}
		}
		for _, spec := range d.Specs {
			if spec.Kind == ivl.Ensures {
				b.emit(&ivl.Assume{StmtInfo: ivl.StmtInfo{Pos: pos, Attrs: spec.Attrs}, Cond: b.exprWithoutOld(ivl.Substitute(spec.Expr, s))})
			}
		}
	}
	if b.touchesShared(d) {
		b.section(pos, nil, body)
	} else {
		body()
	}
	b.old = outer
	for _, r := range results {
		b.emit(newAssign(pos, r.to, r.from))
	}
}

// touchesShared reports whether the contract of d mentions shared globals.
func (b *builder) touchesShared(d *ivl.ProcDecl) bool {
	for _, m := range d.Modifies {
		if b.l.shared(m.Var) {
			return true
		}
	}
	return slices.ContainsFunc(d.Specs, func(s *ivl.Spec) bool { return s.Kind == ivl.Ensures && b.reads(s.Expr) > 0 })
}
