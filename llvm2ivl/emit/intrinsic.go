package emit

import (
	"math/big"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/arith"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// ignoredIntrinsics have no effect on the meaning of a program.
var ignoredIntrinsics = []string{
	"lifetime.", "invariant.", "assume", "sideeffect", "donothing", "prefetch", "var.annotation",
	"experimental.noalias.scope.decl", "va_end", "pseudoprobe", "codeview.annotation",
	"instrprof.", "clear_cache", "seh.",
	"x86.sse2.pause", "x86.sse2.lfence", "x86.sse.sfence", "aarch64.hint",
}

// identityIntrinsics give back their first argument.
var identityIntrinsics = []string{
	"expect.", "launder.invariant.group", "strip.invariant.group", "annotation.", "ptr.annotation.",
	"ssa.copy", "arithmetic.fence", "preserve.",
}

// floatIntrinsics names the operator of those that have one.
var floatIntrinsics = map[string]string{
	"fabs": "fabs", "sqrt": "fsqrt", "floor": "floor", "ceil": "ceil", "trunc": "trunc",
	"rint": "rint", "nearbyint": "rint", "roundeven": "rint", "round": "round",
	"fma": "fma", "minnum": "fmin", "maxnum": "fmax",
}

// unknownIntrinsics give a value that nothing is known about; stackIntrinsics ask about the machine's stack, which has one answer.
var (
	unknownIntrinsics = []string{"readcyclecounter", "x86.rdtsc", "x86.rdtscp"}
	stackIntrinsics   = []string{"returnaddress", "frameaddress", "addressofreturnaddress", "sponentry"}
)

// translateIntrinsic translates a call of one of LLVM's own functions.
func (f *funcTranslator) translateIntrinsic(inst *ir.Call, name string) {
	name = strings.TrimPrefix(name, "llvm.")
	base, _, _ := strings.Cut(name, ".")
	switch {
	case strings.HasPrefix(name, "lifetime.start."):
		f.callArguments(inst)
		if a := f.Mem.Begins(f.fn, inst); a != nil {
			f.startLifetime(a)
		}
		f.beginScope(inst)
		return
	case strings.HasPrefix(name, "lifetime.end."), base == "stackrestore":
		f.callArguments(inst)
		f.endScope(inst)
		return
	case name == "x86.sse2.mfence":
		f.translateFence(&ir.Fence{Instr: inst.Instr, Order: ir.SeqCst})
		return
	case hasPrefix(name, ignoredIntrinsics):
		f.discard(inst.Args) // some are metadata
		return
	case hasPrefix(name, identityIntrinsics):
		x := inst.Args[0]
		f.prepareValue(inst, false, x)
		f.discard(inst.Args[1:])
		f.define(inst, f.use(x))
		return
	case hasPrefix(name, stackIntrinsics):
		nowhere := f.Number(0, f.Ptr)
		f.emit(approximates("where the machine's stack lies, and what calls return to", nowhere, nowhere))
		f.values[inst] = f.unknownResult(inst)
		return
	case hasPrefix(name, unknownIntrinsics):
		f.values[inst] = f.unknownResult(inst)
		return
	case strings.HasPrefix(name, "memcpy.") || strings.HasPrefix(name, "memmove.") || strings.HasPrefix(name, "memset."):
		f.translateTransfer(inst, base)
		return
	case name == "trap" || name == "debugtrap" || name == "ubsantrap":
		f.callArguments(inst)
		f.exit()
		return
	case base == "va_start":
		f.translateVAStart(inst)
		return
	case base == "va_copy" && f.Mem.Transfer(inst) != nil:
		f.translateTransfer(inst, "memcpy")
		return
	case base == "stacksave":
		f.values[inst] = []ivl.Expr{f.Address(0)}
		return
	case base == "objectsize":
		min := arith.IsLiteral(f.callArguments(inst)[1].leaves[0], 1)
		w := f.Bits(inst.Type())
		if min {
			f.values[inst] = []ivl.Expr{f.Number(0, w)}
		} else {
			f.values[inst] = []ivl.Expr{f.Number(-1, w)}
		}
		return
	case name == "is.constant" || strings.HasPrefix(name, "is.constant."):
		f.callArguments(inst)
		f.values[inst] = []ivl.Expr{ivl.NewBool(false)}
		return
	}
	if f.translateFloatIntrinsic(inst, base) || f.translateIntIntrinsic(inst, name) {
		return
	}
	f.callArguments(inst)
	f.unmodelled(inst, "the intrinsic llvm."+name)
}

func hasPrefix(name string, prefixes []string) bool {
	for _, p := range prefixes {
		if name == p || strings.HasPrefix(name, p) && (strings.HasSuffix(p, ".") || name[len(p)] == '.') {
			return true
		}
	}
	return false
}

// discard takes arguments that have no effect.
func (f *funcTranslator) discard(args []ir.Value) {
	for _, a := range args {
		if d := f.waiting[a]; d != nil {
			f.assignDeferred(d)
		}
	}
}

// translateFloatIntrinsic handles the intrinsics on floating-point numbers.
func (f *funcTranslator) translateFloatIntrinsic(inst *ir.Call, base string) bool {
	elem, n := ir.Elements(inst.Type())
	flt, ok := elem.(*ir.FloatType)
	if !ok {
		return false
	}
	if op, ok := floatIntrinsics[base]; ok {
		f.translateFloat(inst, op, inst.Args...)
		return true
	}
	ft := f.ComputedType(flt)
	switch {
	case base == "fmuladd" && ft != nil:
		args := f.callArguments(inst)
		if f.Mem.SeesNaN(inst) {
			for i := range args {
				args[i].leaves = f.atoms(args[i].leaves)
			}
		}
		out := make([]ivl.Expr, n)
		for i := range out {
			product := ivl.NewApp(f.Lib.Float("fmul", ft), f.toFloat(flt, args[0].leaves[i]), f.toFloat(flt, args[1].leaves[i]))
			out[i] = f.fromFloat(flt, ivl.NewApp(f.Lib.Float("fadd", ft), product, f.toFloat(flt, args[2].leaves[i])))
		}
		var operandsOf []operandLeaves
		for _, a := range args {
			operandsOf = append(operandsOf, operandLeaves{flt, a.leaves})
		}
		out = f.anyNaN(inst, out, operandsOf...)
		f.values[inst] = f.assignTo(inst, out, f.loc)
		return true
	case base == "copysign" && !f.Unbounded && n == 1:
		args, w := f.atomArguments(inst), f.Bits(flt)
		e := ivl.NewConcat(ivl.NewExtract(args[1], w, w-1), ivl.NewExtract(args[0], w-1, 0))
		f.values[inst] = f.assignTo(inst, []ivl.Expr{e}, f.loc)
		return true
	case base == "copysign" && ft != nil && n == 1:
		args := f.atomArguments(inst)
		abs := ivl.NewApp(f.Lib.Float("fabs", ft), args[0])
		e := ivl.NewIte(ivl.NewApp(f.Lib.FloatTest("fisneg", ft), args[1]), ivl.NewApp(f.Lib.Float("fneg", ft), abs), abs)
		f.values[inst] = f.assignTo(inst, []ivl.Expr{e}, f.loc)
		return true
	}
	return false
}

// atomArguments evaluates the scalar arguments of a call so that each can be
// used several times.
func (f *funcTranslator) atomArguments(inst *ir.Call) []ivl.Expr {
	vs := inst.Args
	f.prepareAccess(vs...)
	var out []ivl.Expr
	for _, v := range vs {
		out = append(out, f.atom(f.use1(v)))
	}
	f.ops = operands{}
	return out
}

// translateVAStart makes a va_list that says: no register arguments are left,
// and the next argument on the stack is the first variable one.
func (f *funcTranslator) translateVAStart(inst *ir.Call) {
	f.prepareAccess(inst.Args[0])
	p := f.atom(f.use1(inst.Args[0]))
	f.ops = operands{}
	a := f.Mem.Access(inst)
	if a == nil || f.proc.varArgs == nil {
		f.fail("va_start is not modelled here")
		return
	}
	for _, piece := range a.Pieces {
		if piece.Region == nil {
			continue
		}
		w := f.Bits(piece.Type)
		var v ivl.Expr
		switch {
		case len(a.Pieces) == 1 || piece.Offset == 8:
			v = ivl.NewIdent(f.proc.varArgs)
		case piece.Offset == 0:
			v = f.Number(48, w) // gp_offset: past the last general register
		case piece.Offset == 4:
			v = f.Number(304, w) // fp_offset: past the last vector register
		default:
			v = f.Number(0, w)
		}
		f.storePiece(piece, p, v, nil, ir.NotAtomic, nil)
	}
}

// translateIntIntrinsic handles the intrinsics on integers.
func (f *funcTranslator) translateIntIntrinsic(inst *ir.Call, name string) bool {
	if op, rest, ok := strings.Cut(name, ".with.overflow"); ok && strings.HasPrefix(rest, ".i") {
		args := f.atomArguments(inst)
		r, o := f.Overflow(op, f.Bits(inst.Args[0].Type()), args[0], args[1])
		f.values[inst] = f.assignTo(inst, []ivl.Expr{r, o}, f.loc)
		return true
	}
	elem, n := ir.Elements(inst.Type())
	it, ok := elem.(*ir.IntType)
	if !ok {
		return false
	}
	if strings.HasPrefix(name, "is.fpclass.") {
		return n == 1 && f.translateClass(inst)
	}
	w := int(it.Bits)
	if base, _, _ := strings.Cut(name, "."); n == 1 && (base == "ucmp" || base == "scmp") { // -1, 0 or 1
		args, of := f.atomArguments(inst), f.Bits(inst.Args[0].Type())
		greater := ivl.NewIte(f.Compare(base[:1]+"gt", of, args[0], args[1]), f.Number(1, w), f.Number(0, w))
		e := ivl.NewIte(f.Compare(base[:1]+"lt", of, args[0], args[1]), f.Number(-1, w), greater)
		f.values[inst] = f.assignTo(inst, []ivl.Expr{e}, f.loc)
		return true
	}
	if op, ok := strings.CutPrefix(name, "vector.reduce."); ok {
		return f.translateReduce(inst, op)
	}
	dot := strings.LastIndex(name, ".")
	if dot < 0 || strings.HasPrefix(name, "vp.") || strings.HasPrefix(name, "masked.") {
		return false
	}
	op := name[:dot]
	if !arith.IsIntOperator(op) || f.Unbounded && !arith.IsOrderOperator(op) {
		return false
	}
	vs := inst.Args
	f.prepareAccess(vs...)
	leaves := make([][]ivl.Expr, len(vs))
	for i, v := range vs {
		leaves[i] = f.atoms(f.use(v))
	}
	f.ops = operands{}
	hasPoison := false // the second argument of abs, ctlz and cttz: whether there is an operand without a result
	if (op == "abs" || op == "ctlz" || op == "cttz") && len(vs) == 2 {
		flag := f.Mem.Const(vs[1].(ir.Constant))
		c, known := flag.(*constant.Int)
		hasPoison = known && c.Value.Sign() != 0
	}
	out := make([]ivl.Expr, n)
	for i := range out {
		var xs []ivl.Expr
		for _, l := range leaves {
			xs = append(xs, l[min(i, len(l)-1)])
		}
		out[i] = f.IntOperator(op, w, xs)
		switch {
		case !hasPoison:
		case op == "abs":
			f.demandAbsolute(w, xs[0])
		default: // without a bit that is set, any value
			any := f.temp(f.registerName(inst)+".any", out[i].Type())
			f.emit(ivl.NewHavoc(any))
			out[i] = ivl.NewIte(f.Compare("eq", w, xs[0], f.Number(0, w)), ivl.NewIdent(any), out[i])
		}
	}
	f.values[inst] = f.assignTo(inst, out, f.loc)
	return true
}

// translateClass is llvm.is.fpclass, whose second argument has a bit for each class of numbers. NaNs are not told apart.
func (f *funcTranslator) translateClass(inst *ir.Call) bool {
	const nans, infinite, normal, subnormal, zero = 0x003, 0x204, 0x108, 0x090, 0x060
	flt, ok := inst.Args[0].Type().(*ir.FloatType)
	mask, known := inst.Args[1].(*ir.Int)
	if !ok || !known || arith.FloatType(flt) == nil || !mask.X.IsInt64() {
		return false
	}
	want, t := mask.X.Int64(), arith.FloatType(flt)
	if n := want & nans; n != 0 && n != nans {
		return false
	}
	x := f.toFloat(flt, f.atomArguments(inst)[0])
	abs := ivl.NewApp(f.Lib.Float("fabs", t), x)
	negative := ivl.NewApp(f.Lib.FloatTest("fisneg", t), x)
	number := func(exponent int64) ivl.Expr { // 0, the least normal number, infinity
		return ivl.NewFloat(new(big.Int).Lsh(big.NewInt(exponent), uint(t.Sig-1)), t.Sig, t.Exp)
	}
	compare := func(pred string, exponent int64) ivl.Expr { return f.CompareFloat(pred, t, abs, number(exponent)) }
	infinity := int64(1)<<t.Exp - 1
	is := []ivl.Expr{ivl.NewBool(false)}
	if want&nans != 0 {
		is = append(is, ivl.NewApp(f.Lib.FloatTest("fisnan", t), x))
	}
	for _, class := range []struct {
		both int64
		is   ivl.Expr
	}{
		{infinite, compare("oeq", infinity)},
		{normal, ivl.NewAnd(compare("oge", 1), compare("olt", infinity))},
		{subnormal, ivl.NewAnd(compare("olt", 1), compare("ogt", 0))},
		{zero, compare("oeq", 0)},
	} {
		switch n := want & class.both; {
		case n == class.both:
			is = append(is, class.is)
		case n&0x03c != 0:
			is = append(is, ivl.NewAnd(negative, class.is))
		case n != 0:
			is = append(is, ivl.NewAnd(ivl.NewNot(negative), class.is))
		}
	}
	f.values[inst] = f.assignTo(inst, []ivl.Expr{ivl.NewOr(is...)}, f.loc)
	return true
}

// translateReduce folds the elements of a vector with an operator.
func (f *funcTranslator) translateReduce(inst *ir.Call, name string) bool {
	op, _, _ := strings.Cut(name, ".")
	args := f.callArguments(inst)
	w := f.Bits(inst.Type())
	acc := args[0].leaves[0]
	for _, x := range args[0].leaves[1:] {
		switch op {
		case "add", "mul", "and", "or", "xor":
			acc = f.Binary(op, w, acc, x)
		case "smax", "smin", "umax", "umin":
			acc, x = f.atom(acc), f.atom(x)
			acc = f.IntOperator(op, w, []ivl.Expr{acc, x})
		default:
			return false
		}
		if acc == nil {
			return false
		}
	}
	f.values[inst] = f.assignTo(inst, []ivl.Expr{acc}, f.loc)
	return true
}
