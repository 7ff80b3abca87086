package cfg

import (
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// A parallel call, par u := p(x) | q(y), is a thread for each arm and waiting for
// all of them:
//
//	atomic { async call p.arm(x); call i := child(); done[i] := false; … }
//	await done[i]; … u := result[i];
//
// where p.arm is a procedure that calls p and leaves what it returned, and that it
// did, under its own thread id.

// parallel is what the parallel calls of a program need besides it.
type parallel struct {
	arms        map[*ivl.Call]*arm
	self, child *ivl.ProcDecl
	done        *ivl.Var // by thread id
}

// arm is the procedure that a thread of a parallel call runs, and for each result
// of the call a map from thread ids, nil where it is dropped.
type arm struct {
	decl    *ivl.ProcDecl
	results []*ivl.Var
}

func byThread(t ivl.Type) ivl.Type { return &ivl.MapType{Args: []ivl.Type{ivl.IntType}, Result: t} }

// withArms adds the procedures and variables for the parallel calls of p, which
// stays as it is. Without such calls, and in a program with variables that each
// thread has for itself, there is nothing to add.
func withArms(p *ivl.Program) (*ivl.Program, *parallel) {
	x := &parallel{arms: map[*ivl.Call]*arm{}}
	var calls []*ivl.Call
	for _, d := range p.Decls {
		d, ok := d.(*ivl.ProcDecl)
		if !ok {
			continue
		}
		if body, _, _ := implementation(d); body != nil {
			ivl.WalkStmts(body.Stmts, func(s ivl.Stmt) bool {
				if par, ok := s.(*ivl.ParCall); ok {
					calls = append(calls, par.Calls...)
				}
				return true
			})
		}
	}
	if len(calls) == 0 || len(Marked(p, threadLocal)) > 0 {
		return p, x
	}
	names := &ivl.Names{}
	for _, d := range p.Decls {
		names.Take(d)
	}
	x.self, x.child = idOf(names, "thread_self"), idOf(names, "thread_child")
	x.done = names.Global("par.done", byThread(ivl.BoolType))
	n := *p
	n.Decls = append(slices.Clone(p.Decls), x.self, x.child, &ivl.VarDecl{Vars: []*ivl.Var{x.done}})
	for _, c := range calls {
		n.Decls = append(n.Decls, x.arm(c, names)...)
	}
	return &n, x
}

// idOf makes a procedure that gives a thread id.
func idOf(names *ivl.Names, what string) *ivl.ProcDecl {
	return &ivl.ProcDecl{DeclBase: ivl.DeclBase{Attrs: ivl.Attrs{{Name: what}}}, Name: names.Unique("par." + what),
		Outs: []*ivl.Var{ivl.NewVar("id", ivl.IntType, ivl.OutParam)}}
}

// arm makes the procedure for one call.
func (x *parallel) arm(c *ivl.Call, names *ivl.Names) []ivl.Decl {
	if len(c.Proc.TypeParams) > 0 {
		return nil
	}
	me := ivl.NewVar("arm.id", ivl.IntType, ivl.Local)
	a := &arm{decl: &ivl.ProcDecl{DeclBase: ivl.DeclBase{Pos: c.Pos}, Name: names.Unique(c.Proc.Name + ".arm")}, results: make([]*ivl.Var, len(c.Proc.Outs))}
	body := &ivl.Body{Pos: c.Pos, Locals: []*ivl.Var{me}}
	call := &ivl.Call{StmtInfo: c.StmtInfo, Name: c.Proc.Name, Proc: c.Proc}
	for i, v := range c.Proc.Ins {
		in := ivl.NewVar(fmt.Sprintf("arm.%s", v.Name), v.Type, ivl.InParam)
		if v.Name == "" {
			in.Name = fmt.Sprintf("arm.%d", i)
		}
		a.decl.Ins = append(a.decl.Ins, in)
		call.Args = append(call.Args, ivl.NewIdent(in))
	}
	at := func(m *ivl.Var) ivl.Expr { return ivl.NewSelect(ivl.NewIdent(m), ivl.NewIdent(me)) }
	end := &ivl.Atomic{StmtInfo: ivl.StmtInfo{Pos: c.Pos}}
	var decls []ivl.Decl
	for i, o := range c.Proc.Outs {
		if i >= len(c.Outs) || c.Outs[i] == nil {
			call.Outs = append(call.Outs, nil)
			continue
		}
		v := ivl.NewVar(fmt.Sprintf("arm.result.%d", i), o.Type, ivl.Local)
		body.Locals = append(body.Locals, v)
		call.Outs = append(call.Outs, ivl.NewIdent(v))
		a.results[i] = names.Global(a.decl.Name+".result", byThread(o.Type))
		decls = append(decls, &ivl.VarDecl{Vars: []*ivl.Var{a.results[i]}})
		end.Body = append(end.Body, newAssign(c.Pos, at(a.results[i]), ivl.NewIdent(v)))
	}
	end.Body = append(end.Body, newAssign(c.Pos, at(x.done), ivl.NewBool(true)))
	own := &ivl.Call{StmtInfo: ivl.StmtInfo{Pos: c.Pos}, Name: x.self.Name, Proc: x.self, Outs: []*ivl.Ident{ivl.NewIdent(me)}}
	body.Stmts = []ivl.Stmt{own, call, end}
	a.decl.Body = body
	x.arms[c] = a
	return append(decls, a.decl)
}

// parallelCall emits a parallel call.
func (b *builder) parallelCall(s *ivl.ParCall) {
	x := b.l.parallel
	for _, c := range s.Calls {
		if x.arms[c] == nil {
			b.undecided(s.Pos, "a parallel call (par) is not decided where there are type parameters or variables with {:thread_local}")
			return
		}
	}
	args := make([][]ivl.Expr, len(s.Calls))
	ids := make([]*ivl.Ident, len(s.Calls))
	for i, c := range s.Calls {
		for _, e := range c.Args {
			args[i] = append(args[i], b.hold("argument", b.exprWithoutOld(e), c.Pos))
		}
		ids[i] = ivl.NewIdent(b.temp("arm", ivl.IntType))
	}
	b.emit(&ivl.AtomicBegin{StmtInfo: ivl.StmtInfo{Pos: s.Pos}})
	for i, c := range s.Calls {
		arm := x.arms[c].decl
		b.emit(&ivl.AsyncCall{StmtInfo: ivl.StmtInfo{Pos: c.Pos}, Name: arm.Name, Proc: arm, Args: args[i]})
		b.emit(&ivl.Call{StmtInfo: ivl.StmtInfo{Pos: c.Pos}, Name: x.child.Name, Proc: x.child, Outs: []*ivl.Ident{ids[i]}})
		b.emit(newAssign(c.Pos, ivl.NewSelect(ivl.NewIdent(x.done), ids[i]), ivl.NewBool(false)))
	}
	b.emit(&ivl.AtomicEnd{StmtInfo: ivl.StmtInfo{Pos: s.Pos}})
	for i, c := range s.Calls {
		why := ivl.Attrs{ivl.NewAttr("waits_for", "thread", ids[i], ids[i])}
		b.emit(&ivl.Assume{StmtInfo: ivl.StmtInfo{Pos: c.Pos, Attrs: why}, Await: true, Cond: ivl.NewSelect(ivl.NewIdent(x.done), ids[i])})
	}
	for i, c := range s.Calls {
		for j, m := range x.arms[c].results {
			if m != nil {
				b.emit(newAssign(c.Pos, c.Outs[j], ivl.NewSelect(ivl.NewIdent(m), ids[i])))
			}
		}
		for _, o := range c.Outs {
			if o != nil {
				b.assumeWhere(o.Var, c.Pos)
			}
		}
	}
}

// reachArms adds the arms of a parallel call to what can run.
func (l *lowerer) reachArms(s *ivl.ParCall, add func(d *ivl.ProcDecl, needsCode bool)) {
	for _, c := range s.Calls {
		a := l.parallel.arms[c]
		if a == nil {
			continue
		}
		l.out.Concurrent = true
		l.called[a.decl] = true
		l.write(l.parallel.done)
		for _, o := range c.Outs {
			if o != nil {
				l.write(o.Var)
			}
		}
		add(a.decl, true)
	}
}
