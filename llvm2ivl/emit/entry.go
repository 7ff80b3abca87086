package emit

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
	"github.com/gsmack/gsmack/llvm2ivl/storage"
)

// translateEntry is the procedure $entry: memory gets its initial content, the
// constructors, the entry function and the destructors run, and the process
// ends.
func (t *translator) translateEntry() *ivl.ProcDecl {
	d := &ivl.ProcDecl{DeclBase: ivl.DeclBase{Attrs: ivl.Attrs{ivl.NewAttr("entrypoint")}}, Name: "$entry"}
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
	f.exit()
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
			f.assumeHeld(param.Type(), es[0], false)
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

// argv has argc strings, and null behind them; envp has any number. The strings of one lie one behind the other, as Linux has
// them, in an order and with lengths that are not known, in an object with a constant end; its last character ends one of them. So a
// program can read from one into the next, but not beyond the last. What the pointers are is said where they may be read, of those that main was given: the
// program may have changed them since, or have put them in another order.

// beginArgs says where main begins how long a vector is, and that its strings end, as far as somebody asks.
func (f *funcTranslator) beginArgs(v *pointsto.ArgVector) {
	if f.ArgsMeasured(v) {
		n := f.ArgsLength(v)
		if v.Param == 1 && f.argcGiven != nil {
			f.emit(&ivl.Assume{Cond: f.Compare("eq", f.Ptr, n, f.argcGiven)})
		}
		if v.Param != 1 || f.Ptr == 32 { // as many pointers as there is room for
			f.emit(&ivl.Assume{Cond: f.within(n, f.Number(1<<29, f.Ptr), f.Number(1, f.Ptr))})
		}
	}
	_, r := f.Mem.CellAt(v.Strings, 0)
	if r == nil || r.Width != 8 || r.Kind == memory.Scalar {
		return // nobody reads characters
	}
	f.emit(&ivl.Assume{Cond: f.Compare("eq", 8, f.cell(r, f.Offset(f.ObjectAddress(v.Strings), f.room()-1)), f.Number(0, 8))})
}

// room is the size of all strings of a vector together: as large as can be. They have a first and a last character, which any
// string may contain.
func (f *funcTranslator) room() int64 { return f.Mem.Slots().Size - 1 }

// textVector is the vector into whose strings a text can only point; nil if it may point elsewhere.
func (f *funcTranslator) textVector(text ir.Value) *pointsto.ArgVector {
	if objects := f.Mem.Pointees(text); len(objects) == 1 {
		for _, v := range f.Mem.ArgVectors {
			if v.Strings == objects[0] {
				return v
			}
		}
	}
	return nil
}

// textRoom is how far it is from p, which is text, to the end of the strings of its vector; 0 if it has none.
func (f *funcTranslator) textRoom(text ir.Value, p ivl.Expr, w int) ivl.Expr {
	v := f.textVector(text)
	if v == nil {
		return f.Number(0, w)
	}
	end := f.Offset(f.ObjectAddress(v.Strings), f.room())
	return f.Resize(f.Ptr, w, f.Binary("sub", f.Ptr, end, p))
}

// argVectors are those whose pointers may be read through ptr.
func (f *funcTranslator) argVectors(ptr ir.Value) (out []*pointsto.ArgVector) {
	if len(f.Mem.ArgVectors) == 0 {
		return nil
	}
	objects := f.Mem.Pointees(ptr)
	for _, v := range f.Mem.ArgVectors {
		if slices.Contains(objects, v.Pointers) {
			out = append(out, v)
		}
	}
	return out
}

// givenIn says that if the address p, in region r, is in a vector, the pointer that main was given there points to a string, or
// is null at the end.
func (f *funcTranslator) givenIn(v *pointsto.ArgVector, r *memory.Region, p ivl.Expr) {
	if r == nil || !slices.Contains(r.Objects, v.Pointers) || r.Kind != memory.Bytes && r.Width != f.Ptr {
		return
	}
	bytes := f.Layout.PtrBytes
	at := f.Binary("sub", f.Ptr, p, f.ObjectAddress(v.Pointers))
	given := f.Given(r)
	var x ivl.Expr
	if r.Kind == memory.Bytes {
		at = f.Binary("sub", f.Ptr, at, f.Remainder(at, bytes))
		begin := f.atom(f.Binary("add", f.Ptr, f.ObjectAddress(v.Pointers), at))
		x = f.fromBytes(int(bytes), func(i int64) ivl.Expr { return ivl.NewSelect(given, f.Offset(begin, i)) })
	} else {
		x = f.ConvertCell(ivl.NewSelect(given, p), r.Type, &ir.IntType{Bits: f.Ptr})
	}
	if r.Numbers && v.Strings.Exposed {
		x = f.toPointer(x)
	}
	end := f.Binary("mul", f.Ptr, f.ArgsLength(v), f.Number(bytes, f.Ptr))
	text := f.within(f.Binary("sub", f.Ptr, x, f.ObjectAddress(v.Strings)), f.Number(f.room(), f.Ptr), f.Number(1, f.Ptr))
	f.emit(&ivl.Assume{Cond: ivl.NewIte(f.Compare("eq", f.Ptr, at, end), f.Compare("eq", f.Ptr, x, f.Number(0, f.Ptr)),
		ivl.NewOr(ivl.NewNot(f.within(at, end, f.Number(1, f.Ptr))), text))})
}

// Thread-local variables. One that is only loaded and stored whole is a map
// from thread ids to values. Of any other each thread has a copy of its own
// at the address
//
//	offset of the variable + thread id * ThreadStride
//
// which the thread sets to the initial values when it starts.

// starter is the procedure that a new thread runs: that of p, after the
// thread's copies of thread-local variables are set.
func (t *translator) starter(p *procedure) *ivl.ProcDecl {
	if !t.HasThreadCopies() {
		return p.decl
	}
	if s := t.starters[p.decl]; s != nil {
		return s
	}
	t.declareTLSInit()
	s := &ivl.ProcDecl{Name: t.procs.Fresh("$thread." + p.decl.Name)}
	s.Attrs = ivl.Attrs{{Name: "model"}}
	call := &ivl.Call{Name: p.decl.Name, Proc: p.decl}
	for _, in := range p.decl.Ins {
		v := ivl.NewVar(in.Name, in.Type, ivl.InParam)
		s.Ins = append(s.Ins, v)
		call.Args = append(call.Args, ivl.NewIdent(v))
	}
	s.Body = &ivl.Body{}
	for _, out := range p.decl.Outs {
		v := ivl.NewVar(out.Name, out.Type, ivl.Local)
		s.Body.Locals = append(s.Body.Locals, v)
		call.Outs = append(call.Outs, ivl.NewIdent(v))
	}
	s.Body.Stmts = []ivl.Stmt{&ivl.Call{Name: t.tlsInit.Name, Proc: t.tlsInit}, call}
	t.starters[p.decl] = s
	return s
}

func (t *translator) declareTLSInit() {
	if t.tlsInit == nil {
		t.tlsInit = &ivl.ProcDecl{Name: "$tls_init"}
		t.tlsInit.Attrs = ivl.Attrs{{Name: "model"}}
	}
}

// translateTLS fills in $tls_init. Like $init it comes after all functions.
func (t *translator) translateTLS() {
	if t.HasThreadCopies() {
		t.declareTLSInit()
		t.tlsInit.Body = t.ThreadInit()
	}
}
