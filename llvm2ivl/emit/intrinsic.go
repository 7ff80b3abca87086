package emit

import (
	"fmt"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// ignoredIntrinsics have no effect on the meaning of a program.
var ignoredIntrinsics = []string{
	"lifetime.", "invariant.", "assume", "sideeffect", "donothing", "prefetch", "var.annotation",
	"experimental.noalias.scope.decl", "stackrestore", "va_end", "pseudoprobe", "codeview.annotation",
	"instrprof.", "clear_cache", "seh.",
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

// unknownIntrinsics give a value that nothing is known about.
var unknownIntrinsics = []string{"returnaddress", "frameaddress", "addressofreturnaddress", "readcyclecounter", "sponentry"}

// translateIntrinsic translates a call of one of LLVM's own functions.
func (f *funcTranslator) translateIntrinsic(inst *ir.Call, name string) {
	name = strings.TrimPrefix(name, "llvm.")
	base, _, _ := strings.Cut(name, ".")
	switch {
	case strings.HasPrefix(name, "lifetime.start."):
		f.callArguments(inst)
		f.startLifetime(inst.Args[1])
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
	case hasPrefix(name, unknownIntrinsics):
		f.values[inst] = f.unknownValue(f.registerName(inst), f.leafTypes(inst.Type()))
		return
	case strings.HasPrefix(name, "memcpy.") || strings.HasPrefix(name, "memmove.") || strings.HasPrefix(name, "memset."):
		f.translateTransfer(inst, base)
		return
	case name == "trap" || name == "debugtrap" || name == "ubsantrap":
		f.callArguments(inst)
		s := &ivl.Assume{Cond: ivl.NewBool(false)}
		s.Attrs = ivl.Attrs{{Name: "exit"}}
		f.emit(s)
		f.afterNoReturn = true
		return
	case name == "va_start":
		f.translateVAStart(inst)
		return
	case base == "va_copy" && f.mem.Transfer(inst) != nil:
		f.translateTransfer(inst, "memcpy")
		return
	case name == "stacksave":
		f.values[inst] = []ivl.Expr{f.address(0)}
		return
	case base == "objectsize":
		min := isLiteral(f.callArguments(inst)[1].leaves[0], 1)
		w := f.bits(inst.Type())
		if min {
			f.values[inst] = []ivl.Expr{f.number(0, w)}
		} else {
			f.values[inst] = []ivl.Expr{f.number(-1, w)}
		}
		return
	case name == "is.constant" || strings.HasPrefix(name, "is.constant."):
		f.callArguments(inst)
		f.values[inst] = []ivl.Expr{ivl.NewBool(false)}
		return
	}
	if f.translateFloatIntrinsic(inst, name, base) || f.translateIntIntrinsic(inst, name) {
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
func (f *funcTranslator) translateFloatIntrinsic(inst *ir.Call, name, base string) bool {
	elem, n := ir.Elements(inst.Type())
	flt, ok := elem.(*ir.FloatType)
	if !ok {
		return false
	}
	if op, ok := floatIntrinsics[base]; ok {
		f.translateFloat(inst, op, inst.Args...)
		return true
	}
	ft := floatType(flt)
	if ft == nil || n != 1 {
		return false
	}
	switch base {
	case "fmuladd":
		args := f.callArguments(inst)
		product := ivl.NewApp(f.lib.Float("fmul", ft), args[0].leaves[0], args[1].leaves[0])
		sum := ivl.NewApp(f.lib.Float("fadd", ft), product, args[2].leaves[0])
		f.values[inst] = f.assignTo(inst, []ivl.Expr{sum}, f.loc)
		return true
	case "copysign":
		args := f.atomArguments(inst)
		abs := ivl.NewApp(f.lib.Float("fabs", ft), args[0])
		e := ivl.NewIte(ivl.NewApp(f.lib.FloatTest("fisneg", ft), args[1]), ivl.NewApp(f.lib.Float("fneg", ft), abs), abs)
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
	a := f.mem.Access(inst)
	if a == nil || f.proc.varArgs == nil {
		f.fail("va_start is not modelled here")
		return
	}
	for _, piece := range a.Pieces {
		if piece.Region == nil {
			continue
		}
		w := f.bits(piece.Type)
		var v ivl.Expr
		switch {
		case len(a.Pieces) == 1 || piece.Offset == 8:
			v = ivl.NewIdent(f.proc.varArgs)
		case piece.Offset == 0:
			v = f.number(48, w) // gp_offset: past the last general register
		case piece.Offset == 4:
			v = f.number(304, w) // fp_offset: past the last vector register
		default:
			v = f.number(0, w)
		}
		f.storePiece(piece, p, v, ir.NotAtomic)
	}
}

// translateIntIntrinsic handles the intrinsics on integers.
func (f *funcTranslator) translateIntIntrinsic(inst *ir.Call, name string) bool {
	if op, rest, ok := strings.Cut(name, ".with.overflow"); ok && strings.HasPrefix(rest, ".i") {
		args := f.atomArguments(inst)
		r, o := f.overflow(op, f.bits(inst.Args[0].Type()), args[0], args[1])
		f.values[inst] = f.assignTo(inst, []ivl.Expr{r, o}, f.loc)
		return true
	}
	elem, n := ir.Elements(inst.Type())
	it, ok := elem.(*ir.IntType)
	if !ok {
		return false
	}
	w := int(it.Bits)
	if op, ok := strings.CutPrefix(name, "vector.reduce."); ok {
		return f.translateReduce(inst, op)
	}
	dot := strings.LastIndex(name, ".")
	if dot < 0 || strings.HasPrefix(name, "vp.") || strings.HasPrefix(name, "masked.") {
		return false
	}
	op := name[:dot]
	if !isIntOperator(op) || f.unbounded && !isOrderOperator(op) {
		return false
	}
	vs := inst.Args
	f.prepareAccess(vs...)
	leaves := make([][]ivl.Expr, len(vs))
	for i, v := range vs {
		for _, e := range f.use(v) {
			leaves[i] = append(leaves[i], f.atom(e))
		}
	}
	f.ops = operands{}
	out := make([]ivl.Expr, n)
	for i := range out {
		var xs []ivl.Expr
		for _, l := range leaves {
			xs = append(xs, l[min(i, len(l)-1)])
		}
		out[i] = f.intOperator(op, w, xs)
	}
	f.values[inst] = f.assignTo(inst, out, f.loc)
	return true
}

// translateReduce folds the elements of a vector with an operator.
func (f *funcTranslator) translateReduce(inst *ir.Call, name string) bool {
	op, _, _ := strings.Cut(name, ".")
	args := f.callArguments(inst)
	w := f.bits(inst.Type())
	acc := args[0].leaves[0]
	for _, x := range args[0].leaves[1:] {
		switch op {
		case "add", "mul", "and", "or", "xor":
			acc = f.binary(op, w, acc, x)
		case "smax", "smin", "umax", "umin":
			acc, x = f.atom(acc), f.atom(x)
			acc = f.intOperator(op, w, []ivl.Expr{acc, x})
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

// overflow is the result of an arithmetic operation (sadd, umul, …) cut to w
// bits, and whether the exact result differs from it.
func (f *funcTranslator) overflow(op string, w int, x, y ivl.Expr) (result, over ivl.Expr) {
	signed, op := op[0] == 's', op[1:]
	result = f.binary(op, w, x, y)
	if f.unbounded {
		lo, hi := f.number(0, w+1), f.literal(constant.Mask(w), w+2)
		if signed {
			lo, hi = ivl.NewNeg(ivl.NewInt(half(w))), f.literal(constant.Mask(w-1), w)
		}
		return result, ivl.NewOr(ivl.NewBinary(ivl.Lt, result, lo), ivl.NewBinary(ivl.Gt, result, hi))
	}
	wide := w + 1
	if op == "mul" {
		wide = 2 * w
	}
	exact := f.binary(op, wide, f.extend(signed, w, wide, x), f.extend(signed, w, wide, y))
	return result, ivl.NewNeq(exact, f.extend(signed, w, wide, result))
}

var intOperators = map[string]bool{
	"ctpop": true, "ctlz": true, "cttz": true, "bswap": true, "bitreverse": true, "fshl": true, "fshr": true,
	"smax": true, "smin": true, "umax": true, "umin": true, "abs": true,
	"uadd.sat": true, "usub.sat": true, "sadd.sat": true, "ssub.sat": true,
}

func isIntOperator(op string) bool { return intOperators[op] }

// isOrderOperator reports whether the operator needs only comparison and
// negation, which unbounded integers have.
func isOrderOperator(op string) bool {
	switch op {
	case "smax", "smin", "umax", "umin", "abs":
		return true
	}
	return false
}

// intOperator is one of intOperators on iW. The operands are used several times.
func (f *funcTranslator) intOperator(op string, w int, xs []ivl.Expr) ivl.Expr {
	x := xs[0]
	switch op {
	case "smax":
		return ivl.NewIte(f.compare("sgt", w, x, xs[1]), x, xs[1])
	case "smin":
		return ivl.NewIte(f.compare("slt", w, x, xs[1]), x, xs[1])
	case "umax":
		return ivl.NewIte(f.compare("ugt", w, x, xs[1]), x, xs[1])
	case "umin":
		return ivl.NewIte(f.compare("ult", w, x, xs[1]), x, xs[1])
	case "abs":
		zero := f.number(0, w)
		return ivl.NewIte(f.compare("slt", w, x, zero), f.binary("sub", w, zero, x), x)
	case "uadd.sat":
		r, o := f.overflow("uadd", w, x, xs[1])
		return ivl.NewIte(o, f.number(-1, w), r)
	case "usub.sat":
		return ivl.NewIte(f.compare("ult", w, x, xs[1]), f.number(0, w), f.binary("sub", w, x, xs[1]))
	case "sadd.sat", "ssub.sat":
		r, o := f.overflow(op[:4], w, x, xs[1])
		limit := ivl.NewIte(f.compare("slt", w, x, f.number(0, w)), f.literal(half(w), w), f.literal(constant.Mask(w-1), w))
		return ivl.NewIte(o, limit, r)
	}
	return f.bitOperator(op, w, xs)
}

// bitOperator is one of the operators that look at single bits.
func (f *funcTranslator) bitOperator(op string, w int, xs []ivl.Expr) ivl.Expr {
	x := xs[0]
	bit := func(i int) ivl.Expr { return ivl.NewExtract(x, i+1, i) }
	isSet := func(i int) ivl.Expr { return ivl.NewEq(bit(i), ivl.NewBV64(1, 1)) }
	if w == 1 {
		switch op {
		case "ctlz", "cttz":
			return ivl.NewNot(x)
		case "fshl", "fshr":
			return xs[0]
		}
		return x
	}
	switch op {
	case "ctpop":
		sum := f.extend(false, 1, w, isSet(0))
		for i := 1; i < w; i++ {
			sum = ivl.NewApp(f.lib.Arith("add", w), sum, f.extend(false, 1, w, isSet(i)))
		}
		return sum
	case "ctlz":
		n := f.number(int64(w), w)
		for i := 0; i < w; i++ {
			n = ivl.NewIte(isSet(i), f.number(int64(w-1-i), w), n)
		}
		return n
	case "cttz":
		n := f.number(int64(w), w)
		for i := w - 1; i >= 0; i-- {
			n = ivl.NewIte(isSet(i), f.number(int64(i), w), n)
		}
		return n
	case "bswap":
		var e ivl.Expr
		for i := 0; i < w; i += 8 {
			b := ivl.NewExtract(x, i+8, i)
			if e == nil {
				e = b
			} else {
				e = ivl.NewConcat(e, b)
			}
		}
		return e
	case "bitreverse":
		e := bit(0)
		for i := 1; i < w; i++ {
			e = ivl.NewConcat(e, bit(i))
		}
		return e
	case "fshl", "fshr":
		both := ivl.NewConcat(x, xs[1])
		shift := f.extend(false, w, 2*w, f.binary("urem", w, xs[2], f.number(int64(w), w)))
		if op == "fshl" {
			return ivl.NewExtract(f.binary("shl", 2*w, both, shift), 2*w, w)
		}
		return ivl.NewExtract(f.binary("lshr", 2*w, both, shift), w, 0)
	}
	panic(fmt.Sprintf("llvm2ivl: integer operator %s", op))
}
