package emit

import (
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/link"
	"github.com/gsmack/gsmack/llvm2ivl/storage"
	"github.com/gsmack/gsmack/llvm2ivl/x86"
)

// translateCall translates a call of any kind.
func (f *funcTranslator) translateCall(inst *ir.Call) {
	if asm, ok := inst.Callee.(*ir.InlineAsm); ok {
		f.translateAsm(inst, asm)
		return
	}
	fn := ir.CalledFunc(inst.Callee)
	if inst.NoReturn || fn != nil && fn.NoReturn {
		defer func() {
			if slices.ContainsFunc(f.Mem.Callees(inst), f.returns) {
				f.undefined("a function returns that is declared not to")
			}
			f.afterNoReturn = true
		}()
	}
	switch {
	case fn == nil:
		f.translateIndirectCall(inst)
	case strings.HasPrefix(fn.Name(), "llvm."):
		f.translateIntrinsic(inst, fn.Name())
	case link.Primitive(fn):
		f.translatePrimitive(inst, fn.Name())
	default:
		f.keepUntaken(inst, fn)
		args := f.callArguments(inst)
		f.values[inst] = f.callFunction(inst, fn, args)
	}
}

// returns reports whether fn is the program's and has a way to its end.
func (f *funcTranslator) returns(fn *ir.Func) bool {
	return !f.Linked.IsModel(fn) && slices.ContainsFunc(fn.Blocks, func(b *ir.Block) bool { _, ok := b.Term.(*ir.Ret); return ok })
}

// argument is an evaluated argument of a call.
type argument struct {
	v      ir.Value // as the caller writes it
	leaves []ivl.Expr
}

// callArguments evaluates the arguments of a call.
func (f *funcTranslator) callArguments(inst *ir.Call) []argument {
	f.prepareAccess(inst.Args...)
	args := make([]argument, len(inst.Args))
	for i, v := range inst.Args {
		args[i] = argument{v: v, leaves: f.use(v)}
	}
	f.ops = operands{}
	return args
}

// keepUntaken sees to it that arguments which the callee does not take as they are, those behind its
// last parameter and those of another type, are evaluated all the same.
func (f *funcTranslator) keepUntaken(inst *ir.Call, fn *ir.Func) {
	for i, v := range inst.Args {
		if len(fn.Blocks) == 0 || i >= len(fn.Params) || !ir.Equal(v.Type(), fn.Params[i].Typ) {
			f.keepRead(v)
		}
	}
}

// callFunction emits the call of a function with or without body and gives the
// leaves of the result as the caller sees it.
func (f *funcTranslator) callFunction(inst *ir.Call, fn *ir.Func, args []argument) []ivl.Expr {
	if len(fn.Blocks) == 0 {
		return f.callUnknown(inst, fn)
	}
	p := f.procedureFor(fn, f.boundTexts(fn, args))
	var in []ivl.Expr
	for i, param := range fn.Params {
		in = append(in, f.adaptArgument(args, i, param.Type())...)
	}
	if p.varArgs != nil {
		in = append(in, f.passVarArgs(inst, fn, args))
	}
	in = append(in, f.passShadows(p, args)...)
	call := &ivl.Call{Name: p.decl.Name, Proc: p.decl, Args: in}
	if inst.As != "" {
		call.Attrs = append(call.Attrs, storage.TextAttr("cname", inst.As))
	}
	name := f.registerName(inst)
	outs := f.temps(name, fn.Ret)
	for _, x := range outs {
		call.Outs = append(call.Outs, ivl.NewIdent(x))
	}
	delete(f.shadows, inst)
	if p.result != nil {
		shadow := f.newShadow(name, fn.Ret)
		for _, x := range shadow {
			call.Outs = append(call.Outs, x.(*ivl.Ident))
		}
		f.shadows[inst] = f.adaptShadow(shadow, fn.Ret, inst.Type())
	}
	f.emit(call)
	return f.adapt(inst, idents(outs), fn.Ret, inst.Type())
}

// passShadows are the shadows of the arguments for the parameters of p that are watched.
func (f *funcTranslator) passShadows(p *procedure, args []argument) []ivl.Expr {
	var out []ivl.Expr
	for i, param := range p.fn.Params {
		if p.unwritten[param] == nil {
			continue
		}
		var shadow []ivl.Expr
		if i < len(args) {
			shadow = f.adaptShadow(f.shadows[args[i].v], args[i].v.Type(), param.Type())
		}
		if shadow == nil {
			shadow = f.shadowOf(param)
		}
		out = append(out, shadow...)
	}
	return out
}

// adaptShadow is the shadow of what adapt makes of a value.
func (f *funcTranslator) adaptShadow(shadow []ivl.Expr, have, want ir.Type) []ivl.Expr {
	from, to := f.Leaves(have), f.Leaves(want)
	same := shadow != nil && len(from) == len(to)
	for i := range to {
		same = same && f.Bits(from[i]) == f.Bits(to[i])
	}
	switch {
	case same:
		return shadow
	case shadow != nil && len(to) == 1 && isNumeric(have) && isNumeric(want):
		return []ivl.Expr{f.bits().Resize(f.Bits(have), f.Bits(want), shadow[0])}
	}
	return nil
}

// adaptArgument is argument i as the callee's parameter of type want sees it.
// An argument that is missing is unknown.
func (f *funcTranslator) adaptArgument(args []argument, i int, want ir.Type) []ivl.Expr {
	if i >= len(args) {
		return f.unknownValue("$missing", f.LeafTypes(want))
	}
	return f.adapt(args[i].v, args[i].leaves, args[i].v.Type(), want)
}

// adapt is v, whose leaves are of type have, as a value of type want. A number gets another width, as in a register, of which the
// low bits stay. A pointer becomes its number, and a number the pointer with it. A _Bool says whether the number is not zero.
// Where nothing of that fits, the value is unknown.
func (f *funcTranslator) adapt(v ir.Value, leaves []ivl.Expr, have, want ir.Type) []ivl.Expr {
	ts := f.LeafTypes(want)
	if len(ts) == 1 && len(leaves) == 1 && ts[0] == ivl.BoolType && leaves[0].Type() != ivl.BoolType && isNumeric(have) {
		n := f.Bits(have)
		return []ivl.Expr{f.Compare("ne", n, leaves[0], f.Number(0, n))}
	}
	if len(ts) == 1 && len(leaves) == 1 && isNumeric(have) && isNumeric(want) {
		_, from := have.(*ir.PointerType)
		_, to := want.(*ir.PointerType)
		x := leaves[0]
		if from && !to && f.exposes(v) {
			x = f.toNumber(x)
		}
		x = f.Resize(f.Bits(have), f.Bits(want), x)
		if to && !from && f.exposes(v) {
			x = f.toPointer(x)
		}
		return []ivl.Expr{x}
	}
	same := len(ts) == len(leaves)
	for i := range ts {
		same = same && ivl.EqualTypes(ts[i], leaves[i].Type())
	}
	if same {
		return leaves
	}
	return f.unknownValue("$mismatch", ts)
}

// isNumeric reports whether values of type t travel in integer registers.
func isNumeric(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntType, *ir.PointerType:
		return true
	}
	return false
}

// callUnknown is the call of a function that nobody defines.
func (f *funcTranslator) callUnknown(inst *ir.Call, fn *ir.Func) []ivl.Expr {
	name := f.Linked.FuncCName(fn)
	d := ivl.Diagnostic{ID: MissingDiagnostic, Severity: ivl.Warning, Pos: f.loc, Message: name + " has neither body nor model"}
	if f.opt.HavocUnknown {
		d.ID, d.Message = "unknown-function", d.Message+"; its calls return unknown values and are taken to do nothing else"
	} else {
		f.fail("call of %s, which has neither body nor model; give one with --models=FILE.c or use --havoc-unknown", name)
	}
	if !f.noted[fn] {
		f.noted[fn] = true
		f.diags = append(f.diags, d)
	}
	return f.unknownResult(inst)
}

// translateIndirectCall compares the address with those of the functions that
// can be meant.
func (f *funcTranslator) translateIndirectCall(inst *ir.Call) {
	f.prepareAccess(append([]ir.Value{inst.Callee}, inst.Args...)...)
	p := f.atom(f.use1(inst.Callee))
	var args []argument
	for _, v := range inst.Args {
		args = append(args, argument{v, f.atoms(f.use(v))})
	}
	f.ops = operands{}
	name := f.registerName(inst)
	results := idents(f.temps(name, inst.Type()))
	var shadow []ivl.Expr
	if slices.ContainsFunc(f.Mem.Callees(inst), func(fn *ir.Func) bool { return f.Mem.Watched(fn) }) {
		shadow = f.newShadow(name, inst.Type())
	}
	keep := func(leaves []ivl.Expr) {
		for i, e := range leaves {
			f.assign(results[i], e)
		}
		for i, s := range f.shadowOf(inst)[:len(shadow)] {
			f.assign(shadow[i], s)
		}
		delete(f.shadows, inst)
	}
	rest := f.nested(func() {
		if f.opt.Memory {
			f.demandFact(ivl.NewBool(false), "call through a pointer that is no function of the program with such a type",
				ivl.NewAttr("access", "call", p, f.Number(1, f.Ptr)), ivl.NewAttr("about", "function", p))
			f.emit(unreachable())
			return
		}
		f.fail("call through a pointer that is no known function")
		keep(f.unknownValue(name, f.LeafTypes(inst.Type())))
	})
	callees := f.Mem.Callees(inst)
	for i := len(callees) - 1; i >= 0; i-- {
		fn := callees[i]
		then := f.nested(func() { keep(f.callFunction(inst, fn, args)) })
		s := &ivl.If{Cond: f.Compare("eq", f.Ptr, p, f.functionAddress(fn)), Then: then, Else: rest}
		s.Pos = f.loc
		rest = []ivl.Stmt{s}
	}
	f.mark(f.loc)
	f.out = append(f.out, rest...)
	f.values[inst] = results
	if shadow != nil {
		f.shadows[inst] = shadow
	}
}

// nested collects the statements that build emits.
func (f *funcTranslator) nested(build func()) []ivl.Stmt {
	f.mark(f.loc)
	outer := f.out
	f.out = nil
	build()
	out := f.out
	f.out = outer
	return out
}

// functionAddress is the constant that names the address of a function.
func (t *translator) functionAddress(fn *ir.Func) ivl.Expr {
	if fn.Of != nil {
		fn = fn.Of
	}
	return t.ObjectAddress(t.Mem.ObjectOf(fn))
}

// passVarArgs puts the variable arguments of a call in an object, where the ABI has them, and gives its address. A call in a loop has one for all
// iterations: nobody looks at it when the call is over, and a loop that waits does nothing but wait.
func (f *funcTranslator) passVarArgs(inst *ir.Call, fn *ir.Func, args []argument) ivl.Expr {
	extra := args[min(len(fn.Params), len(args)):]
	x := f.temp("$varargs", f.PtrType())
	size := f.Number(f.Mem.VarArgsSize(fn, inst), f.Ptr)
	allocate := func() {
		f.emit(&ivl.Call{StmtInfo: ivl.StmtInfo{Attrs: ivl.Attrs{storage.TextAttr("cname", "the variable arguments")}}, Name: "$alloc",
			Proc: f.Lib.Alloc(f.PtrType()), Outs: []*ivl.Ident{ivl.NewIdent(x)}, Args: []ivl.Expr{size}})
		f.recordSize(ivl.NewIdent(x), size)
	}
	if f.inCycle(f.block) {
		f.beginning = append(f.beginning, f.nested(allocate)...)
	} else {
		allocate()
	}
	for i, a := range extra {
		access := f.Mem.VarArgAccess(fn, inst, i)
		if access == nil || len(access.Pieces) != len(a.leaves) {
			continue // nobody looks at it
		}
		for j, piece := range access.Pieces {
			if piece.Region == nil {
				continue
			}
			v := f.atom(a.leaves[j])
			if f.asNumbers(piece.Region, piece.Type, a.v) {
				v = f.toNumber(v)
			}
			f.storePiece(piece, ivl.NewIdent(x), v, f.leafShadow(a.v, j), ir.NotAtomic, nil)
		}
	}
	return ivl.NewIdent(x)
}

// translateAsm is inline assembly that rewrite.Assembly leaves. An empty template only keeps the compiler
// from moving memory accesses, which the translation does not do anyway.
func (f *funcTranslator) translateAsm(inst *ir.Call, asm *ir.InlineAsm) {
	f.callArguments(inst)
	f.flushAll()
	if !x86.Harmless(asm.Text) || len(x86.Stored(asm.Constraints, len(inst.Args))) > 0 {
		f.fail("inline assembly is not modelled: %s", strings.Join(strings.Fields(asm.Text), " "))
	}
	f.values[inst] = f.unknownResult(inst)
}
