package emit

import (
	"cmp"
	"fmt"
	"math/big"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/storage"
)

// environmentPrimitive is the primitive that says of threads that they belong to the environment.
const environmentPrimitive = "__gsmack_environment"

// translatePrimitive translates a call of one of the functions of gsmack.h.
func (f *funcTranslator) translatePrimitive(inst *ir.Call, name string) {
	if f.translateUnevaluated(inst, name) {
		return
	}
	arg := func(i int) ir.Value { return inst.Args[i] }
	args := f.callArguments(inst)
	f.flushAll()
	bool0 := func() ivl.Expr { return f.condition(args[0]) }
	switch name {
	case "__gsmack_atomic_begin":
		f.emit(&ivl.AtomicBegin{})
	case "__gsmack_atomic_end":
		f.emit(&ivl.AtomicEnd{})
	case "__gsmack_await":
		f.emit(&ivl.Assume{Cond: bool0(), Await: true})
	case "__gsmack_assume", "__gsmack_assume_given":
		s := &ivl.Assume{Cond: bool0()}
		if name == "__gsmack_assume" { // by a model of ours
			s.Attrs = ivl.Attrs{ivl.NewAttr("chosen")}
		}
		f.emit(s)
	case "__gsmack_assert":
		f.emit(ivl.NewAssert(bool0(), append(f.textAttrOf("property", arg(1)), f.textAttrOf("msg", arg(2))...)...))
	case "__gsmack_assert_about":
		kind, _ := f.text(arg(3))
		s := ivl.NewAssert(bool0(), append(f.textAttrOf("property", arg(1)), f.textAttrOf("msg", arg(2))...)...)
		s.Attrs = append(s.Attrs, ivl.NewAttr("about", storage.AttrText(kind), args[4].leaves[0]))
		f.emit(s)
	case "__gsmack_self":
		f.emit(&ivl.Call{Name: "$self", Proc: f.Lib.Self(f.PtrType()), Outs: []*ivl.Ident{f.result(inst, f.PtrType())}})
	case "__gsmack_text_given":
		given := int64(0)
		if f.textVector(inst.Args[0]) != nil {
			given = 1
		}
		f.values[inst] = []ivl.Expr{f.Number(given, f.Bits(inst.Type()))}
	case "__gsmack_text_room":
		f.values[inst] = []ivl.Expr{f.textRoom(inst.Args[0], args[0].leaves[0], f.Bits(inst.Type()))}
	case "__gsmack_alloc":
		f.allocate(inst, args[0].leaves[0], nil)
	case "__gsmack_realloc":
		f.allocate(inst, args[1].leaves[0], args[0].leaves[0])
	case "__gsmack_free":
		p := args[0].leaves[0]
		if !f.Mem.BecomesAvailable(inst.Args[0]) {
			f.free(inst.Args[0], p)
			break
		}
		p = f.atom(p)
		f.free(inst.Args[0], p)
		f.makeAvailable(p)
	case "__gsmack_align":
		if f.exposes(inst.Args[0]) {
			f.emit(&ivl.Assume{Cond: f.aligned(f.toNumber(args[0].leaves[0]), f.atom(args[1].leaves[0]))})
		}
	case "__gsmack_sends": // demandWritten
	case environmentPrimitive: // translateSpawn
	case "__gsmack_indeterminate": // what points to it is known (pointsto, Raw)
	case "__gsmack_thread_leaves":
		f.leaveThread()
	case usesPrimitive:
		f.demandBlock(inst.Args[0], f.atom(args[0].leaves[0]), args[1].leaves[0], "use")
	case "__gsmack_apart":
		f.demandApart(f.Linked.FuncCName(f.fn), inst.Args[0], inst.Args[1], f.atom(args[0].leaves[0]), f.atom(args[1].leaves[0]), f.atom(args[2].leaves[0]), false)
	case "__gsmack_thread_end":
		s := ivl.NewAssume(ivl.NewBool(false), ivl.NewAttr("thread_exit"))
		s.Await = true
		f.emit(s)
		f.afterNoReturn = true
	case "__gsmack_exit":
		f.exit()
	default:
		f.fail("the primitive %s is not known to this version", name)
		f.values[inst] = f.unknownResult(inst)
	}
}

// translateUnevaluated translates a call of a primitive that evaluates its arguments itself, or has none. It reports false for all others.
func (f *funcTranslator) translateUnevaluated(inst *ir.Call, name string) bool {
	switch name {
	case "__SMACK_code", "__SMACK_mod":
		f.translateInjected(inst)
	case "__SMACK_top_decl", "__SMACK_decl":
		f.declareInjected(inst)
	case "__gsmack_ghost_get", "__gsmack_ghost_get_id", "__gsmack_ghost_get_scalar":
		f.translateGhostGet(inst)
	case "__gsmack_ghost_set", "__gsmack_ghost_set_id", "__gsmack_ghost_set_scalar":
		f.translateGhostSet(inst)
	case "__gsmack_spawn":
		f.translateSpawn(inst)
	case "__gsmack_option":
		f.translateOption(inst)
	case "__gsmack_text_number", "__gsmack_text_length":
		f.translateText(inst, name)
	case "__gsmack_await_for":
		f.translateAwaitFor(inst)
	case "__gsmack_bound":
		f.translateBound(inst)
	case "__gsmack_approximate":
		f.translateApproximate(inst)
	case "__gsmack_atomic_begin_order":
		f.prepareAccess()
		f.emit(&ivl.AtomicBegin{StmtInfo: ivl.StmtInfo{Attrs: append(f.textAttrOf("order", inst.Args[0]), f.textAttrOf("failure_order", inst.Args[1])...)}})
	case "__gsmack_await_sequential":
		f.prepareAccess()
		f.emit(f.awaitSequential(inst))
	case "__gsmack_linearizable":
		f.prepareAccess()
		f.emit(f.linearizable())
	case "__gsmack_unknown":
		f.prepareAccess()
		reason, ok := f.text(inst.Args[0])
		if !ok {
			reason = "a model does not cover what the program asks of it"
		}
		f.emit(ivl.NewAssert(ivl.NewBool(false), storage.TextAttr("unknown", reason)))
	case "__gsmack_nondet_late":
		f.translateLate(inst)
	case "__gsmack_nondet_spurious", "__gsmack_nondet_lasting":
		info := spurious()
		if len(inst.Args) > 0 {
			if reasons := f.textAttrOf("spurious", inst.Args[0]); reasons != nil {
				info.Attrs = reasons
			}
		}
		f.emit(&ivl.Havoc{StmtInfo: info, Vars: []*ivl.Ident{f.result(inst, ivl.BoolType)}})
	case "__gsmack_nondet_limited":
		f.translateLimited(inst)
	case "__gsmack_nondet_thread":
		f.emit(&ivl.Havoc{StmtInfo: ivl.StmtInfo{Attrs: ivl.Attrs{{Name: "thread"}}}, Vars: []*ivl.Ident{f.result(inst, f.ScalarType(inst.Type()))}})
	default:
		rest, ok := strings.CutPrefix(name, "__gsmack_nondet_")
		if !ok || rest == "" {
			return false
		}
		f.values[inst] = f.unknownResult(inst)
		f.assumeHeld(inst.Type(), f.values[inst][0], strings.HasPrefix(rest, "u"))
	}
	return true
}

// assumeHeld has x, a number that the environment chooses, be one that the type, unsigned or not, can hold, where integers are mathematical.
func (f *funcTranslator) assumeHeld(of ir.Type, x ivl.Expr, unsigned bool) {
	t, ok := of.(*ir.IntType)
	if !ok || t.Bits == 1 || !f.Unbounded {
		return
	}
	bits := uint(t.Bits)
	low, end := new(big.Int), new(big.Int).Lsh(big.NewInt(1), bits)
	if !unsigned {
		end.Rsh(end, 1)
		low.Neg(end)
	}
	f.emit(&ivl.Assume{
		StmtInfo: ivl.StmtInfo{Attrs: ivl.Attrs{ivl.NewAttr("chosen")}},
		Cond:     ivl.NewAnd(ivl.NewBinary(ivl.Le, ivl.NewInt(low), x), ivl.NewBinary(ivl.Lt, x, ivl.NewInt(end))),
	})
}

// translateLate chooses what a clock shows, of which probes take another view than executions.
func (f *funcTranslator) translateLate(inst *ir.Call) {
	w := f.Bits(inst.Type())
	x := f.result(inst, f.ScalarType(inst.Type()))
	below, limited := ir.Literal(inst.Args[0])
	late, known := ir.Literal(inst.Args[1])
	if !limited || !known {
		f.fault("late-number", "the arguments of __gsmack_nondet_late have to be constants")
		return
	}
	f.emit(&ivl.Havoc{StmtInfo: ivl.StmtInfo{Attrs: ivl.Attrs{ivl.NewAttr("late", f.Number(late, w))}}, Vars: []*ivl.Ident{x}})
	chosen := ivl.StmtInfo{Attrs: ivl.Attrs{ivl.NewAttr("chosen")}}
	f.emit(&ivl.Assume{StmtInfo: chosen, Cond: f.Compare("sle", w, f.Number(0, w), x)})
	bound := &ivl.Assume{StmtInfo: chosen, Cond: f.Compare("slt", w, x, f.Number(below, w))}
	if late >= below {
		bound.Attrs = ivl.Attrs{{Name: "late"}}
	}
	f.emit(bound)
}

// translateLimited makes a choice that is a bound where a loop repeats it.
func (f *funcTranslator) translateLimited(inst *ir.Call) {
	args := f.callArguments(inst)
	f.flushAll()
	limited := ivl.NewAttr("limited", storage.AttrText(f.name(args[0].v, "bound-name", "the name of a bound")), args[1].leaves[0])
	f.emit(&ivl.Havoc{StmtInfo: ivl.StmtInfo{Attrs: ivl.Attrs{limited}}, Vars: []*ivl.Ident{f.result(inst, ivl.BoolType)}})
}

// name is the text of v, which has to be a literal; id and what are for the fault if it is none.
func (f *funcTranslator) name(v ir.Value, id, what string) string {
	name, ok := f.text(v)
	if !ok {
		f.fault(id, what+" has to be a string literal")
	}
	return name
}

// fault reports an error at the place of the instruction under translation.
func (f *funcTranslator) fault(id, message string) {
	f.diags = append(f.diags, ivl.Diagnostic{ID: id, Pos: f.loc, Message: message})
}

// translateAwaitFor is an await that says what the thread waits for: what kind of
// object, which one, and which thread has to act (0 if any can).
func (f *funcTranslator) translateAwaitFor(inst *ir.Call) {
	args := f.callArguments(inst)
	f.flushAll()
	kind := f.name(args[1].v, "await-kind", "the kind of what __gsmack_await_for waits for")
	cond := f.condition(args[0])
	if !f.allStable(args[2].leaves) || !f.allStable(args[3].leaves) {
		cond = f.atom(cond) // it is evaluated before them
	}
	object, holder := f.atom(args[2].leaves[0]), f.atom(args[3].leaves[0])
	s := &ivl.Assume{Cond: cond, Await: true}
	s.Attrs = ivl.Attrs{ivl.NewAttr("waits_for", storage.AttrText(kind), object, holder)}
	if kind != "thread" {
		s.Attrs = append(s.Attrs, &ivl.Attr{Name: "owned"})
	}
	f.emit(s)
}

// translateBound is an assertion that a bound cut nothing off: its name, and
// what it is.
func (f *funcTranslator) translateBound(inst *ir.Call) {
	args := f.callArguments(inst)
	f.flushAll()
	f.emit(ivl.NewAssert(f.condition(args[0]), ivl.NewAttr("bound", storage.AttrText(f.name(args[1].v, "bound-name", "the name of a bound")), args[2].leaves[0])))
}

// translateApproximate is a mark: what the activation of the model chooses from here on stands for
// something that is computed, and it writes to this memory. The variables that hold the memory are
// named behind its address and size.
func (f *funcTranslator) translateApproximate(inst *ir.Call) {
	args := f.callArguments(inst)
	f.flushAll()
	what, ok := f.text(args[0].v)
	if !ok {
		what = "what a model chooses"
	}
	s := approximates(what, f.atom(args[1].leaves[0]), f.atom(args[2].leaves[0]))
	for _, v := range f.holding(args[1].v) {
		s.Attrs[0].Args = append(s.Attrs[0].Args, ivl.AttrArg{Expr: ivl.NewIdent(v)})
	}
	f.emit(s)
}

// approximates marks that what is chosen from here on stands for what is computed.
func approximates(what string, address, size ivl.Expr) *ivl.Assume {
	return ivl.NewAssume(ivl.NewBool(true), ivl.NewAttr("approximate", storage.AttrText(what), address, size))
}

// holding lists the global variables that hold the objects that p may point to.
func (f *funcTranslator) holding(p ir.Value) []*ivl.Var {
	var out []*ivl.Var
	seen := map[*memory.Region]bool{}
	for _, o := range f.Mem.Pointees(p) {
		for at := int64(0); at < max(o.Size, 1); {
			start, r := f.Mem.CellAt(o, at)
			if r == nil {
				at++
				continue
			}
			at = start + max(int64(r.Width/8), 1)
			if seen[r] || r.Local != nil {
				continue
			}
			seen[r] = true
			if v := f.region(r); v.Kind == ivl.Global {
				out = append(out, v)
			}
		}
	}
	return out
}

// condition is an argument as a truth value.
func (f *funcTranslator) condition(a argument) ivl.Expr {
	if it, ok := a.v.Type().(*ir.IntType); ok && it.Bits == 1 {
		return a.leaves[0]
	}
	w := f.Bits(a.v.Type())
	return f.Compare("ne", w, a.leaves[0], f.Number(0, w))
}

// ghostPlace is the variable of the ghost state that the call names, or its
// element at the key.
func (f *funcTranslator) ghostPlace(inst *ir.Call, keyed bool, word ir.Type) ivl.Expr {
	name := cmp.Or(f.name(inst.Args[0], "ghost-name", "the name of ghost state"), "ghost")
	v := f.ghostVariable(name, keyed, word)
	if v == nil {
		f.fault("ghost-kind", "the ghost state "+name+" is used both with and without a key; choose one")
		return ivl.NewIdent(ivl.NewVar(name, f.ScalarType(word), ivl.Global))
	}
	if !keyed {
		return ivl.NewIdent(v)
	}
	return ivl.NewSelect(ivl.NewIdent(v), f.use1(inst.Args[1]))
}

// ghostVariable is the variable of ghost state, a map from addresses if it is keyed; nil if it is used both
// ways.
func (f *funcTranslator) ghostVariable(name string, keyed bool, word ir.Type) *ivl.Var {
	ty := f.ScalarType(word)
	if keyed {
		ty = &ivl.MapType{Args: []ivl.Type{f.PtrType()}, Result: ty}
	}
	if v := f.Ghost(name, ty); ivl.EqualTypes(v.Type, ty) {
		return v
	}
	return nil
}

func (f *funcTranslator) translateGhostGet(inst *ir.Call) {
	keyed := len(inst.Args) > 1
	if keyed {
		f.prepareValue(inst, true, inst.Args[1])
	} else {
		f.prepareValue(inst, true)
	}
	place := f.ghostPlace(inst, keyed, inst.Type())
	e := place
	g, _ := f.Mem.GhostOf(inst)
	if keyed {
		if then, now, ok := f.ages(string(g), inst.Args[1], place); ok {
			e = ivl.NewIte(f.Compare("eq", f.Ptr, then, now), place, f.ZeroOf(place.Type()))
		}
	}
	f.readsShared()
	f.define(inst, []ivl.Expr{e})
	if f.Mem.Watched(g) {
		x := ivl.NewIdent(f.temp(f.registerName(inst)+"$unwritten", f.bits().IntType(f.Bits(inst.Type()))))
		f.assign(x, f.ghostShadow(g, place, inst.Type()))
		f.shadows[inst] = []ivl.Expr{x}
	}
}

// ghostShadow is the shadow of the ghost state g, of type ty, at a place.
func (f *funcTranslator) ghostShadow(g memory.Ghost, place ivl.Expr, ty ir.Type) ivl.Expr {
	var shadow ivl.Type = f.bits().IntType(f.Bits(ty))
	if at, ok := place.(*ivl.Select); ok {
		v := f.Ghost("written.ghost."+string(g), &ivl.MapType{Args: []ivl.Type{f.PtrType()}, Result: shadow})
		return ivl.NewSelect(ivl.NewIdent(v), at.Args...)
	}
	return ivl.NewIdent(f.Ghost("written.ghost."+string(g), shadow))
}

func (f *funcTranslator) translateGhostSet(inst *ir.Call) {
	keyed := len(inst.Args) > 2
	v := inst.Args[len(inst.Args)-1]
	if keyed {
		k := inst.Args[1]
		if d, e := f.waiting[k], f.waiting[v]; d != nil && e != nil && d.reads() && e.reads() {
			f.flushAll()
		}
		f.prepareAccess(k, v)
	} else {
		f.prepareAccess(v)
	}
	place := f.ghostPlace(inst, keyed, v.Type())
	f.assign(place, f.use1(v))
	g, _ := f.Mem.GhostOf(inst)
	if keyed {
		if then, now, ok := f.ages(string(g), inst.Args[1], place); ok {
			f.assign(then, now)
		}
	}
	if f.Mem.Watched(g) {
		f.assign(f.ghostShadow(g, place, v.Type()), f.shadowOf(v)[0])
	}
}

// translateSpawn starts a thread.
func (f *funcTranslator) translateSpawn(inst *ir.Call) {
	args := f.callArguments(inst)
	f.flushAll()
	x := f.result(inst, f.PtrType())
	fn := ir.CalledFunc(args[0].v)
	if fn == nil || len(fn.Blocks) == 0 {
		f.fault("spawn", "__gsmack_spawn starts a function with a body that is named directly")
		return
	}
	p := f.procedureFor(fn, nil)
	var in []ivl.Expr
	for i, param := range fn.Params {
		in = append(in, f.adaptArgument(args[1:], i, param.Type())...)
	}
	in = append(in, f.passShadows(p, args[1:])...)
	target := f.starter(p)
	spawn := &ivl.AsyncCall{Name: target.Name, Proc: target, Args: in}
	for call := range fn.Calls() {
		if call.Calls(environmentPrimitive) {
			spawn.Attrs = ivl.Attrs{{Name: "environment"}}
		}
	}
	f.emit(spawn)
	f.emit(&ivl.Call{Name: "$child", Proc: f.Lib.Child(f.PtrType()), Outs: []*ivl.Ident{x}})
}

// translateOption is the value of a setting.
func (f *funcTranslator) translateOption(inst *ir.Call) {
	name, _ := f.text(inst.Args[0])
	v, ok := f.opt.Settings[name]
	if ok {
		f.noteSetting(name, v)
	}
	if name == "thread-identities" && f.Mem.ThreadsCompared {
		v, ok = 1, true
	}
	if ok {
		f.ops = operands{}
		f.use(inst.Args[1])
		f.values[inst] = []ivl.Expr{f.Number(v, f.Bits(inst.Type()))}
		return
	}
	f.prepareValue(inst, false, inst.Args[1])
	f.define(inst, f.use(inst.Args[1]))
}

// translateText is what is known of a text at translation time: a number for it, or its length.
func (f *funcTranslator) translateText(inst *ir.Call, name string) {
	text, known := f.text(inst.Args[0])
	if end, ok := inst.Args[1].(*ir.Int); ok && end.X.Sign() > 0 {
		text, _, _ = strings.Cut(text, string(rune(end.X.Int64())))
	}
	n := int64(len(text))
	switch {
	case name == "__gsmack_text_number" && known:
		if f.textNumbers[text] == 0 {
			f.textNumbers[text] = int64(len(f.textNumbers)) + 1
		}
		n = f.textNumbers[text]
	case name == "__gsmack_text_number":
		n = 0
	case !known:
		n = -1
	}
	f.ops = operands{}
	f.discard(inst.Args)
	f.values[inst] = []ivl.Expr{f.Number(n, f.Bits(inst.Type()))}
}

// noteSetting says once that a model reads a setting that the user gave, for the
// verdict rests on it.
func (f *funcTranslator) noteSetting(name string, value int64) {
	if f.settingsRead[name] {
		return
	}
	f.settingsRead[name] = true
	f.diags = append(f.diags, ivl.Diagnostic{ID: SettingDiagnostic, Severity: ivl.Warning, Message: fmt.Sprintf("%s=%d", name, value)})
}
