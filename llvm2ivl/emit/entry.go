package emit

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/storage"
)

// translateEntry is the procedure $entry: memory gets its initial content, the
// constructors, the entry function and the destructors run, and the process
// ends.
func (t *translator) translateEntry() *ivl.ProcDecl {
	d := &ivl.ProcDecl{Name: "$entry"}
	d.Attrs = ivl.Attrs{{Name: "entrypoint"}}
	p := &procedure{fn: t.Linked.Entry, decl: d, names: storage.NewScope(t.Names)}
	f := newFunction(t, p)
	t.entry = f
	for _, c := range t.Linked.Constructors {
		f.runPlain(c)
	}
	fn := t.Linked.Entry
	q := t.procedureFor(fn, nil)
	call := &ivl.Call{Name: q.decl.Name, Proc: q.decl, Args: append(f.programArguments(fn, q), f.passShadows(q, nil)...)}
	for _, out := range q.decl.Outs {
		call.Outs = append(call.Outs, ivl.NewIdent(f.temp("$status", out.Type)))
	}
	f.emit(call)
	for _, c := range t.Linked.Destructors {
		f.loc = t.returnPos(fn)
		f.runPlain(c)
	}
	s := &ivl.Assume{Cond: ivl.NewBool(false)}
	s.Attrs = ivl.Attrs{{Name: "exit"}}
	f.emit(s)
	d.Body = &ivl.Body{}
	return d
}

// returnPos is where fn returns: the place of what happens when it has.
func (t *translator) returnPos(fn *ir.Func) ivl.Pos {
	for _, b := range fn.Blocks {
		if ret, ok := b.Term.(*ir.Ret); ok {
			return t.Linked.Position(ret)
		}
	}
	return ivl.Pos{}
}

// runPlain calls a function whose parameters nobody gives.
func (f *funcTranslator) runPlain(fn *ir.Func) {
	if len(fn.Blocks) == 0 {
		f.fail("%s runs outside of main and has no body", fn.Name())
		return
	}
	q := f.procedureFor(fn, nil)
	call := &ivl.Call{Name: q.decl.Name, Proc: q.decl}
	for _, in := range q.decl.Ins {
		call.Args = append(call.Args, f.unknownValue("$arg", []ivl.Type{in.Type})...)
	}
	for _, out := range q.decl.Outs {
		call.Outs = append(call.Outs, ivl.NewIdent(f.temp("$result", out.Type)))
	}
	f.emit(call)
}

// programArguments are argc, which is at least one, argv and envp: objects of
// arbitrary content. Parameters of another kind (of an entry function that is
// not main) are arbitrary.
func (f *funcTranslator) programArguments(fn *ir.Func, q *procedure) []ivl.Expr {
	var out []ivl.Expr
	for i, param := range fn.Params {
		ts := f.LeafTypes(param.Type())
		name := "$arg"
		if len(q.ins[i]) == 1 {
			name = q.ins[i][0].Name
		}
		if _, ok := param.Type().(*ir.PointerType); ok {
			if objects := f.Mem.Pointees(param); len(objects) == 1 && objects[0].Address != 0 {
				out = append(out, f.ObjectAddress(objects[0]))
				continue
			}
			x := f.temp(name, f.PtrType())
			f.emit(&ivl.Call{Name: "$alloc", Proc: f.Lib.Alloc(f.PtrType()),
				Outs: []*ivl.Ident{ivl.NewIdent(x)}, Args: []ivl.Expr{f.Address(1 << 16)}})
			out = append(out, ivl.NewIdent(x))
			continue
		}
		es := f.unknownValue(name, ts)
		if i == 0 && len(es) == 1 && isNumeric(param.Type()) && fn.Name() == "main" {
			w := f.Bits(param.Type())
			f.emit(&ivl.Assume{Cond: f.Compare("sge", w, es[0], f.Number(1, w))})
			f.beginsMain, f.argcGiven = len(f.out), f.Resize(w, f.Ptr, es[0])
		}
		out = append(out, es...)
	}
	return out
}

// finishEntry completes $entry once it is known what there is to initialise.
func (t *translator) finishEntry(d, init *ivl.ProcDecl) {
	var first []ivl.Stmt
	if init != nil {
		first = append(first, &ivl.Call{Name: init.Name, Proc: init})
	}
	if t.tlsInit != nil {
		first = append(first, &ivl.Call{Name: t.tlsInit.Name, Proc: t.tlsInit})
	}
	f := t.entry
	rest := f.out[f.beginsMain:]
	f.out = slices.Clip(f.out[:f.beginsMain])
	for _, v := range t.Mem.ArgVectors {
		f.beginArgs(v)
	}
	f.out = append(f.out, rest...)
	d.Body = &ivl.Body{Locals: f.locals, Stmts: append(first, f.out...)}
}
