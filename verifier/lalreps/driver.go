package lalreps

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

func id(v *ivl.Var) *ivl.Ident { return ivl.NewIdent(v) }

func num(n int) ivl.Expr { return ivl.NewInt64(int64(n)) }

func assign(l ivl.Expr, r ivl.Expr) ivl.Stmt {
	return &ivl.Assign{Lhs: []ivl.Expr{l}, Rhs: []ivl.Expr{r}}
}

func plus(e ivl.Expr, n int) ivl.Expr { return ivl.NewBinary(ivl.Add, e, num(n)) }

func less(a, b ivl.Expr) ivl.Expr { return ivl.NewBinary(ivl.Lt, a, b) }

func assume(e ivl.Expr) ivl.Stmt { return &ivl.Assume{Cond: e} }

// switchProc is the procedure called before each visible step: outside atomic
// sections, once there are other threads, the thread may go on to a later round or
// stop.
func (o *Output) switchProc() *ivl.ProcDecl {
	s := &o.state
	next := ivl.NewVar("next", ivl.IntType, ivl.Local)
	d := &ivl.ProcDecl{DeclBase: ivl.DeclBase{Attrs: ivl.Attrs{ivl.NewAttr("inline", 1)}}, Name: o.names.Unique("$switch")}
	d.Body = &ivl.Body{Locals: []*ivl.Var{next}, Stmts: []ivl.Stmt{
		&ivl.If{
			Cond: o.mayStop(),
			Then: []ivl.Stmt{
				ivl.NewHavoc(next),
				assume(ivl.NewAnd(ivl.NewBinary(ivl.Le, id(s.round), id(next)), ivl.NewBinary(ivl.Le, id(next), plus(id(s.last), 1)))),
				&ivl.If{
					Cond: ivl.NewBinary(ivl.Gt, id(next), id(s.last)),
					Then: []ivl.Stmt{ivl.NewAssign(s.stop, ivl.NewBool(true))},
					Else: []ivl.Stmt{ivl.NewAssign(s.round, id(next))},
				},
			},
		},
	}}
	return d
}

// mayStop is the condition that another thread could run now.
func (o *Output) mayStop() ivl.Expr {
	return ivl.NewAnd(ivl.NewEq(id(o.state.depth), num(0)), ivl.NewBinary(ivl.Gt, id(o.state.threads), num(0)))
}

// driver is the procedure that runs the entry thread, then the threads in the
// queue, and checks the guesses.
func (o *Output) driver() *ivl.ProcDecl {
	s := &o.state
	d := &ivl.ProcDecl{DeclBase: ivl.DeclBase{Attrs: ivl.Attrs{{Name: "entrypoint"}}}, Name: o.names.Unique("$lal_reps")}
	body := &ivl.Body{}
	d.Body = body
	emit := func(ss ...ivl.Stmt) { body.Stmts = append(body.Stmts, ss...) }
	for _, g := range o.in.Globals {
		for k, guess := range o.guesses[g] {
			emit(ivl.NewAssign(guess, id(o.copies[g][k+1])))
		}
	}
	emit(ivl.NewAssign(s.threads, num(0)), ivl.NewAssign(s.thread, num(0)), ivl.NewAssign(s.failed, num(0)))
	for _, i := range s.ids {
		if i.self != nil {
			emit(ivl.NewAssign(i.self, i.one()), ivl.NewAssign(i.last, i.one()))
		}
	}
	emit(o.begin(num(0), num(o.rounds))...)
	run := &ivl.Call{Name: o.in.Entry.Decl.Name, Proc: o.procs[o.in.Entry.Decl]}
	for _, v := range o.in.Entry.Ins {
		in := ivl.NewVar(v.Name, v.Type, ivl.InParam)
		o.inputs[v] = in
		d.Ins = append(d.Ins, in)
		run.Args = append(run.Args, id(in))
	}
	ignore := func(c *ivl.Call) {
		for _, v := range c.Proc.Outs {
			t := ivl.NewVar(c.Name+"$"+v.Name, v.Type, ivl.Local)
			body.Locals = append(body.Locals, t)
			c.Outs = append(c.Outs, id(t))
		}
	}
	ignore(run)
	emit(run)
	if len(o.started) > 0 {
		thread := id(s.thread)
		loop := &ivl.While{Cond: less(thread, id(s.threads)), Body: []ivl.Stmt{ivl.NewAssign(s.thread, plus(thread, 1))}}
		for _, i := range s.ids {
			if i.self != nil {
				loop.Body = append(loop.Body, ivl.NewAssign(i.self, i.plusOne(id(i.self))))
			}
		}
		start := ivl.NewSelect(id(s.start), thread)
		loop.Body = append(loop.Body, &ivl.If{
			Cond: less(start, num(o.rounds)),
			Then: append(o.begin(start, num(o.rounds-1)), o.dispatch(ignore)...),
		})
		emit(loop)
	}
	for _, g := range o.in.Globals {
		for k, guess := range o.guesses[g] {
			emit(assume(ivl.NewEq(id(o.copies[g][k]), id(guess))))
		}
	}
	for i, a := range o.asserts {
		emit(&ivl.Assert{
			StmtInfo: ivl.StmtInfo{Pos: a.Pos, Attrs: closed(a.Attrs)},
			Cond:     ivl.NewNeq(id(s.failed), num(i+1)),
		})
	}
	return d
}

// begin sets the state of a thread that starts.
func (o *Output) begin(round, last ivl.Expr) []ivl.Stmt {
	s := &o.state
	out := []ivl.Stmt{
		ivl.NewAssign(s.round, round), ivl.NewAssign(s.last, last), ivl.NewAssign(s.depth, num(0)), ivl.NewAssign(s.stop, ivl.NewBool(false)),
	}
	for _, i := range s.ids {
		out = append(out, ivl.NewAssign(i.child, ivl.NewZero(i.typ)))
	}
	return out
}

// dispatch calls the procedure of the thread whose turn it is.
func (o *Output) dispatch(ignore func(*ivl.Call)) []ivl.Stmt {
	var out []ivl.Stmt
	for n := len(o.started) - 1; n >= 0; n-- {
		st := o.started[n]
		call := &ivl.Call{Name: st.decl.Name, Proc: o.procs[st.decl]}
		for _, a := range st.args {
			call.Args = append(call.Args, ivl.NewSelect(id(a), id(o.state.thread)))
		}
		ignore(call)
		if out == nil {
			out = []ivl.Stmt{call}
			continue
		}
		out = []ivl.Stmt{&ivl.If{
			Cond: ivl.NewEq(ivl.NewSelect(id(o.state.proc), id(o.state.thread)), num(n)),
			Then: []ivl.Stmt{call},
			Else: out,
		}}
	}
	return out
}

// closed leaves out the attributes that mention variables.
func closed(as ivl.Attrs) ivl.Attrs {
	return slices.DeleteFunc(slices.Clone(as), func(a *ivl.Attr) bool {
		return slices.ContainsFunc(a.Args, func(arg ivl.AttrArg) bool {
			return arg.Expr != nil && ivl.Mentions(arg.Expr, func(*ivl.Var) bool { return true })
		})
	})
}
