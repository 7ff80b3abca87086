package emit

import (
	"fmt"
	"math/big"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/arith"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/storage"
)

// translateInstruction translates one instruction that is no phi.
func (f *funcTranslator) translateInstruction(inst ir.Instruction) {
	f.demandWritten(inst)
	f.shade(inst)
	switch inst := inst.(type) {
	case *ir.Binary:
		f.translateBinary(inst)
	case *ir.FNeg:
		f.translateFloat(inst, "fneg", inst.X)
	case *ir.ICmp:
		f.translateICmp(inst)
	case *ir.FCmp:
		f.translateFCmp(inst)
	case *ir.Cast:
		f.translateCast(inst)
	case *ir.Alloca:
		f.translateAlloca(inst)
	case *ir.Load:
		if f.uses[inst] > 0 { // (void)x only says that x is not used
			f.demandAssigned(inst.Ptr)
		}
		f.translateLoad(inst)
	case *ir.Store:
		f.translateStore(inst)
		f.noteAssigned(inst.Ptr, true)
	case *ir.Fence:
		f.translateFence(inst)
	case *ir.CmpXchg:
		f.translateCmpXchg(inst)
	case *ir.AtomicRMW:
		f.translateAtomicRMW(inst)
	case *ir.GEP:
		f.translateGEP(inst)
	case *ir.Select:
		f.translateSelect(inst)
	case *ir.Freeze:
		f.prepareValue(inst, false, inst.X)
		f.define(inst, f.use(inst.X))
	case *ir.ExtractValue:
		f.translateExtractValue(inst)
	case *ir.InsertValue:
		f.translateInsertValue(inst)
	case *ir.ExtractElement:
		f.translateExtractElement(inst)
	case *ir.InsertElement:
		f.translateInsertElement(inst)
	case *ir.ShuffleVector:
		f.translateShuffle(inst)
	case *ir.Call:
		f.translateCall(inst)
	case *ir.VAArg:
		f.unmodelled(inst, "the instruction va_arg")
	case *ir.Debug:
		f.translateDebug(inst)
	case *ir.Unmodelled:
		f.unmodelled(inst, inst.What)
	default:
		panic(fmt.Sprintf("llvm2ivl: instruction %T", inst))
	}
}

// unmodelled ends in UNKNOWN if control gets to the instruction, whose value is then unknown.
func (f *funcTranslator) unmodelled(inst ir.Instruction, what string) {
	for _, op := range inst.Operands() {
		f.discard([]ir.Value{*op})
	}
	f.flushAll()
	f.fail("%s is not modelled", what)
	f.values[inst] = f.unknownResult(inst)
}

// isScalable reports whether t is a vector whose length the machine chooses.
func isScalable(t ir.Type) bool {
	v, ok := t.(*ir.VectorType)
	return ok && v.Scalable
}

// translateBinary is an operator, on each element of a vector.
func (f *funcTranslator) translateBinary(inst *ir.Binary) {
	switch inst.Op {
	case "frem":
		f.unmodelled(inst, "the remainder of floating-point numbers (fmod)")
		return
	case "fadd", "fsub", "fmul", "fdiv":
		f.translateFloat(inst, string(inst.Op), inst.X, inst.Y)
		return
	}
	elem, _ := ir.Elements(inst.Type())
	w := f.Bits(elem)
	f.demandQuotient(inst)
	f.demandRepresentable(inst)
	f.demandOneObject(inst)
	f.prepareValue(inst, false, inst.X, inst.Y)
	xs, ys := f.use(inst.X), f.use(inst.Y)
	out := make([]ivl.Expr, len(xs))
	for i := range xs {
		if out[i] = f.Binary(string(inst.Op), w, xs[i], ys[i]); out[i] == nil {
			f.unmodelled(inst, fmt.Sprintf("the bitwise operation %q on unbounded integers", inst.Op))
			return
		}
	}
	f.define(inst, out)
}

// translateFloat is a floating-point operator, on each element of a vector.
func (f *funcTranslator) translateFloat(v ir.Instruction, op string, args ...ir.Value) {
	elem, n := ir.Elements(v.Type())
	onSign := f.signOperator(op, elem)
	ft := f.ComputedType(elem.(*ir.FloatType))
	if ft == nil && onSign == nil {
		f.unmodelled(v, opaqueName(elem))
		return
	}
	seen := f.Mem.SeesNaN(v)
	if seen {
		f.prepareAccess(args...)
	} else {
		f.prepareValue(v, false, args...)
	}
	var leaves [][]ivl.Expr
	var operandsOf []operandLeaves
	for _, a := range args {
		xs := f.use(a)
		if seen {
			xs = f.atoms(xs)
		}
		leaves = append(leaves, xs)
		operandsOf = append(operandsOf, operandLeaves{elem, xs})
	}
	if seen {
		f.ops = operands{}
	}
	out := make([]ivl.Expr, n)
	for i := range out {
		if onSign != nil {
			out[i] = onSign(leaves[0][i])
			continue
		}
		var xs []ivl.Expr
		for _, l := range leaves {
			xs = append(xs, f.toFloat(elem, l[i]))
		}
		out[i] = f.fromFloat(elem, ivl.NewApp(f.Lib.Float(op, ft), xs...))
	}
	out = f.anyNaN(v, out, operandsOf...)
	f.defineFloat(v, out, elem)
}

// signOperator is the operator op on the bits of a number of type t if it touches only the sign, which that of a NaN has too, else nil.
func (f *funcTranslator) signOperator(op string, t ir.Type) func(x ivl.Expr) ivl.Expr {
	if !f.CarriesBits(t) || f.Unbounded {
		return nil
	}
	w := f.Bits(t)
	sign := new(big.Int).Lsh(big.NewInt(1), uint(w-1))
	switch op {
	case "fneg":
		return func(x ivl.Expr) ivl.Expr { return f.Binary("xor", w, x, ivl.NewBV(sign, w)) }
	case "fabs":
		rest := new(big.Int).Sub(sign, big.NewInt(1))
		return func(x ivl.Expr) ivl.Expr { return f.Binary("and", w, x, ivl.NewBV(rest, w)) }
	}
	return nil
}

// toFloat is a value of type t as operators compute with it.
func (f *funcTranslator) toFloat(t ir.Type, x ivl.Expr) ivl.Expr {
	switch {
	case f.IsExtended(t):
		return f.ExtendedToFloat(f.atom(x))
	case f.CarriesBits(t):
		return f.Reinterpret(x, f.ComputedType(t.(*ir.FloatType)))
	}
	return x
}

// fromFloat is what an operator computed as a value of type t.
func (f *funcTranslator) fromFloat(t ir.Type, x ivl.Expr) ivl.Expr {
	switch {
	case f.IsExtended(t):
		return arith.FloatToExtended(f.atom(f.Reinterpret(x, &ivl.BVType{Width: 79})))
	case f.CarriesBits(t):
		return f.Reinterpret(x, f.ScalarType(t))
	}
	return x
}

// defineFloat is define for what was computed of values of type t.
func (f *funcTranslator) defineFloat(v ir.Instruction, out []ivl.Expr, t ...ir.Type) {
	if slices.ContainsFunc(t, f.IsExtended) { // what was read is in variables
		f.ops = operands{}
	}
	f.define(v, out)
}

// opaqueName is what C calls a floating-point format that is not modelled.
func opaqueName(t ir.Type) string {
	if ft, ok := t.(*ir.FloatType); ok && ft.Kind == ir.X86FP80 {
		return "long double"
	}
	return "the floating-point type " + t.String()
}

func (f *funcTranslator) translateICmp(inst *ir.ICmp) {
	elem, _ := ir.Elements(inst.X.Type())
	w := f.Bits(elem)
	f.prepareValue(inst, false, inst.X, inst.Y)
	xs, ys := f.use(inst.X), f.use(inst.Y)
	out := make([]ivl.Expr, len(xs))
	if f.comparesNumbers(inst) {
		for i := range xs {
			xs[i], ys[i] = f.atom(xs[i]), f.atom(ys[i])
		}
		f.ops = operands{}
		for i, x := range xs {
			out[i] = f.Compare(string(inst.Pred), w, x, ys[i])
			same := f.Compare("eq", w, f.SlotOf(x), f.SlotOf(ys[i]))
			if b, ok := same.(*ivl.BoolLit); !ok || !b.Value {
				out[i] = ivl.NewIte(same, out[i], f.Compare(string(inst.Pred), w, f.toNumber(x), f.toNumber(ys[i])))
			}
		}
		f.define(inst, out)
		return
	}
	if vx, vy, may := f.mayBeAdjacent(f.fn, inst); may {
		x, y := f.atom(xs[0]), f.atom(ys[0])
		f.ops = operands{}
		same := f.samePointer(vx, vy, x, y)
		if inst.Pred == "ne" {
			f.define(inst, []ivl.Expr{ivl.NewNot(same)})
		} else {
			f.define(inst, []ivl.Expr{same})
		}
		return
	}
	for i := range xs {
		out[i] = f.Compare(string(inst.Pred), w, xs[i], ys[i])
	}
	f.define(inst, out)
}

func (f *funcTranslator) translateFCmp(inst *ir.FCmp) {
	elem, _ := ir.Elements(inst.X.Type())
	ft := f.ComputedType(elem.(*ir.FloatType))
	if ft == nil {
		f.unmodelled(inst, opaqueName(elem))
		return
	}
	pred := string(inst.Pred)
	f.prepareValue(inst, false, inst.X, inst.Y)
	xs, ys := f.use(inst.X), f.use(inst.Y)
	out := make([]ivl.Expr, len(xs))
	twice := arith.DuplicatesOperands(pred) || pred == "ord" || pred == "uno"
	for i := range xs {
		x, y := f.toFloat(elem, xs[i]), f.toFloat(elem, ys[i])
		if twice {
			x, y = f.atom(x), f.atom(y)
		}
		out[i] = f.CompareFloat(pred, ft, x, y)
	}
	if twice {
		f.ops = operands{}
	}
	f.defineFloat(inst, out, elem)
}

// translateCast is a cast, on each element of a vector.
func (f *funcTranslator) translateCast(inst *ir.Cast) {
	fe, fn := ir.Elements(inst.X.Type())
	te, tn := ir.Elements(inst.To)
	f.demandIntegral(inst)
	f.prepareValue(inst, false, inst.X)
	for _, t := range [][2]ir.Type{{fe, te}, {te, fe}} {
		if f.opaque(t[0], t[1]) && (inst.Op != "bitcast" || fn != tn) {
			f.unmodelled(inst, opaqueName(t[0]))
			return
		}
	}
	if fn != tn {
		f.bitcastVector(inst)
		return
	}
	xs := f.use(inst.X)
	if f.Mem.SeesNaN(inst) {
		xs = f.atoms(xs)
		f.ops = operands{}
	}
	out := make([]ivl.Expr, len(xs))
	if (inst.Op == "ptrtoint" || inst.Op == "inttoptr") && !f.Linked.IsModel(f.fn) && f.exposes(inst.X) {
		xs = f.atoms(xs)
		f.ops = operands{}
		for i, x := range xs {
			if inst.Op == "ptrtoint" {
				out[i] = f.Resize(f.Ptr, f.Bits(te), f.toNumber(x))
			} else {
				out[i] = f.toPointer(f.Resize(f.Bits(fe), f.Ptr, x))
			}
		}
		f.define(inst, out)
		return
	}
	for i := range xs {
		x := xs[i]
		if inst.Op == "fptosi" || inst.Op == "fptoui" || f.IsExtended(fe) { // it is read more than once
			x = f.atom(x)
		}
		if out[i] = f.convert(inst.Op, fe, te, x); out[i] == nil {
			f.unmodelled(inst, "the conversion between unbounded integers and floating-point numbers")
			return
		}
		out[i] = f.orAny(inst, fe, te, x, out[i])
	}
	out = f.anyNaN(inst, out, operandLeaves{fe, xs})
	if inst.Op == "bitcast" {
		f.define(inst, out)
		return
	}
	f.defineFloat(inst, out, fe, te)
}

// opaque reports whether t is a floating-point type that cannot be converted to or from another one.
func (f *funcTranslator) opaque(t, other ir.Type) bool {
	if _, ok := other.(*ir.IntType); ok && f.IsExtended(t) {
		w := f.Bits(other)
		return 53 < w && w < 64 // its bounds are no numbers that FloatLiteral knows
	}
	ft, ok := t.(*ir.FloatType)
	return ok && f.ComputedType(ft) == nil
}

// convert is the cast op of the scalar x, or nil if the encoding has none.
func (f *funcTranslator) convert(op ir.Op, from, to ir.Type, x ivl.Expr) ivl.Expr {
	fw, tw := f.Bits(from), f.Bits(to)
	switch op {
	case "trunc", "zext", "ptrtoint", "inttoptr", "addrspacecast":
		return f.Resize(fw, tw, x)
	case "sext":
		return f.Extend(true, fw, tw, x)
	case "bitcast":
		return f.ReinterpretScalar(from, to, x)
	case "fptrunc", "fpext":
		return f.fromFloat(to, ivl.NewApp(f.Lib.FloatToFloat(f.ComputedType(from.(*ir.FloatType)), f.ComputedType(to.(*ir.FloatType))), f.toFloat(from, x)))
	}
	if f.Unbounded {
		return nil
	}
	switch op {
	case "fptoui", "fptosi":
		signed, ft := op == "fptosi", f.ComputedType(from.(*ir.FloatType))
		x = f.toFloat(from, x)
		if tw == 1 {
			return f.Truncate(8, 1, ivl.NewApp(f.Lib.FloatToInt(signed, ft, 8), x))
		}
		return ivl.NewApp(f.Lib.FloatToInt(signed, ft, tw), x)
	case "uitofp", "sitofp":
		signed := op == "sitofp"
		if fw == 1 {
			x, fw = f.FromBool(x, signed, 8), 8
		}
		return f.fromFloat(to, ivl.NewApp(f.Lib.IntToFloat(signed, fw, f.ComputedType(to.(*ir.FloatType))), x))
	}
	panic(fmt.Sprintf("llvm2ivl: conversion %s", op))
}

// translateGEP is address arithmetic: the base plus the offsets of constant
// indices plus each other index times its stride.
func (f *funcTranslator) translateGEP(inst *ir.GEP) {
	if _, n := ir.Elements(inst.Type()); n != 1 || isScalable(inst.Type()) {
		f.unmodelled(inst, "a vector of addresses")
		return
	}
	if n, taken := f.Mem.Distance(inst); taken {
		f.assertDistance(inst.Indices[0], n)
		f.prepareValue(inst, false, inst.Base)
		f.define(inst, []ivl.Expr{f.Offset(f.use1(inst.Base), n)})
		return
	}
	f.prepareValue(inst, false, append([]ir.Value{inst.Base}, inst.Indices...)...)
	p := f.use1(inst.Base)
	var xs []ivl.Expr
	for _, index := range inst.Indices {
		xs = append(xs, f.use1(index))
	}
	distance, variable := f.Layout.Distance(inst.Elem, len(inst.Indices), func(i int) (int64, bool) {
		v, ok := arith.Value(xs[i])
		if !ok {
			return 0, false
		}
		return constant.Signed(v, f.Bits(inst.Indices[i].Type())).Int64(), true
	})
	for _, i := range variable {
		x, w := xs[i.At], f.Bits(inst.Indices[i.At].Type())
		if w <= f.Ptr {
			x = f.Extend(true, w, f.Ptr, x)
		} else {
			x = f.Truncate(w, f.Ptr, x)
		}
		p = f.Binary("add", f.Ptr, p, f.Binary("mul", f.Ptr, x, f.Number(i.Stride, f.Ptr)))
	}
	f.define(inst, []ivl.Expr{f.Offset(p, distance)})
}

// assertDistance asserts that v is the number n that it was taken for.
func (f *funcTranslator) assertDistance(v ir.Value, n int64) {
	w := f.Bits(v.Type())
	f.assertGuess(f.Compare("eq", w, f.pin(v), f.Number(n, w)), "a distance in bytes was taken for another, %d (%s)", n, f.loc)
}

// assertGuess asserts what the program was translated with.
func (f *funcTranslator) assertGuess(cond ivl.Expr, format string, args ...any) {
	f.emit(ivl.NewAssert(cond, storage.TextAttr("unknown", fmt.Sprintf(format, args...)), ivl.NewAttr("guess")))
}

func (f *funcTranslator) translateSelect(inst *ir.Select) {
	f.prepareValue(inst, false, inst.Cond, inst.X, inst.Y)
	cs := f.use(inst.Cond)
	xs, ys := f.use(inst.X), f.use(inst.Y)
	if len(xs) > 1 && len(cs) == 1 {
		c := f.atom(cs[0])
		for len(cs) < len(xs) {
			cs = append(cs, c)
		}
		cs[0] = c
	}
	out := make([]ivl.Expr, len(xs))
	for i := range xs {
		out[i] = selectBool(cs[i], xs[i], ys[i])
	}
	f.define(inst, out)
}

// selectBool is if c then x else y, which for Boolean constants is what clang
// made of && and ||.
func selectBool(c, x, y ivl.Expr) ivl.Expr {
	if b, ok := y.(*ivl.BoolLit); ok && !b.Value {
		return ivl.NewAnd(c, x)
	}
	if b, ok := x.(*ivl.BoolLit); ok && b.Value {
		return ivl.NewOr(c, y)
	}
	return ivl.NewIte(c, x, y)
}

func (f *funcTranslator) translateExtractValue(inst *ir.ExtractValue) {
	f.prepareValue(inst, false, inst.X)
	first, n := f.LeafRange(inst.X.Type(), inst.Indices)
	f.define(inst, f.use(inst.X)[first:first+n])
}

func (f *funcTranslator) translateInsertValue(inst *ir.InsertValue) {
	f.prepareAccess(inst.X, inst.Elem)
	first, n := f.LeafRange(inst.X.Type(), inst.Indices)
	out := append([]ivl.Expr(nil), f.use(inst.X)...)
	copy(out[first:first+n], f.use(inst.Elem))
	f.define(inst, out)
}
