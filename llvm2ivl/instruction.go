package llvm2ivl

import (
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// translateInstruction translates one instruction that is no phi.
func (f *funcTranslator) translateInstruction(inst ir.Instruction) {
	switch inst := inst.(type) {
	case *ir.InstAdd:
		f.translateBinary(inst, "add", inst.X, inst.Y)
	case *ir.InstSub:
		f.translateBinary(inst, "sub", inst.X, inst.Y)
	case *ir.InstMul:
		f.translateBinary(inst, "mul", inst.X, inst.Y)
	case *ir.InstUDiv:
		f.translateBinary(inst, "udiv", inst.X, inst.Y)
	case *ir.InstSDiv:
		f.translateBinary(inst, "sdiv", inst.X, inst.Y)
	case *ir.InstURem:
		f.translateBinary(inst, "urem", inst.X, inst.Y)
	case *ir.InstSRem:
		f.translateBinary(inst, "srem", inst.X, inst.Y)
	case *ir.InstShl:
		f.translateBinary(inst, "shl", inst.X, inst.Y)
	case *ir.InstLShr:
		f.translateBinary(inst, "lshr", inst.X, inst.Y)
	case *ir.InstAShr:
		f.translateBinary(inst, "ashr", inst.X, inst.Y)
	case *ir.InstAnd:
		f.translateBinary(inst, "and", inst.X, inst.Y)
	case *ir.InstOr:
		f.translateBinary(inst, "or", inst.X, inst.Y)
	case *ir.InstXor:
		f.translateBinary(inst, "xor", inst.X, inst.Y)
	case *ir.InstFAdd:
		f.translateFloat(inst, "fadd", inst.X, inst.Y)
	case *ir.InstFSub:
		f.translateFloat(inst, "fsub", inst.X, inst.Y)
	case *ir.InstFMul:
		f.translateFloat(inst, "fmul", inst.X, inst.Y)
	case *ir.InstFDiv:
		f.translateFloat(inst, "fdiv", inst.X, inst.Y)
	case *ir.InstFRem:
		f.unmodelled(inst, "the remainder of floating-point numbers (fmod)")
	case *ir.InstFNeg:
		f.translateFloat(inst, "fneg", inst.X)
	case *ir.InstICmp:
		f.translateICmp(inst)
	case *ir.InstFCmp:
		f.translateFCmp(inst)
	case *ir.InstTrunc, *ir.InstZExt, *ir.InstSExt, *ir.InstPtrToInt, *ir.InstIntToPtr,
		*ir.InstBitCast, *ir.InstAddrSpaceCast, *ir.InstFPTrunc, *ir.InstFPExt,
		*ir.InstFPToUI, *ir.InstFPToSI, *ir.InstUIToFP, *ir.InstSIToFP:
		f.translateConversion(inst)
	case *ir.InstAlloca:
		f.translateAlloca(inst)
	case *ir.InstLoad:
		f.translateLoad(inst)
	case *ir.InstStore:
		f.translateStore(inst)
	case *ir.InstFence:
		f.translateFence(inst)
	case *ir.InstCmpXchg:
		f.translateCmpXchg(inst)
	case *ir.InstAtomicRMW:
		f.translateAtomicRMW(inst)
	case *ir.InstGetElementPtr:
		f.translateGEP(inst)
	case *ir.InstSelect:
		f.translateSelect(inst)
	case *ir.InstFreeze:
		f.prepareValue(inst, false, inst.X)
		f.define(inst, f.use(inst.X))
	case *ir.InstExtractValue:
		f.translateExtractValue(inst)
	case *ir.InstInsertValue:
		f.translateInsertValue(inst)
	case *ir.InstExtractElement:
		f.translateExtractElement(inst)
	case *ir.InstInsertElement:
		f.translateInsertElement(inst)
	case *ir.InstShuffleVector:
		f.translateShuffle(inst)
	case *ir.InstCall:
		f.translateCall(inst)
	case *ir.InstVAArg:
		f.unmodelled(inst, "the instruction va_arg")
	case *ir.InstLandingPad, *ir.InstCatchPad, *ir.InstCleanupPad:
		f.unmodelled(inst.(value.Value), "the handling of C++ exceptions")
	default:
		panic(fmt.Sprintf("llvm2ivl: instruction %T", inst))
	}
}

// unmodelled ends in UNKNOWN if control gets to v, whose value is then unknown.
func (f *funcTranslator) unmodelled(v value.Value, what string) {
	if inst, ok := v.(ir.Instruction); ok {
		for _, op := range inst.Operands() {
			f.discard([]argValue{*op})
		}
	}
	f.flushAll()
	f.fail("%s is not modelled", what)
	f.values[v] = f.unknownValue(f.registerName(v), f.leafTypes(v.Type()))
}

// elements gives the type of the elements of a vector, or t itself, and their
// number.
func elements(t types.Type) (types.Type, int) {
	if v, ok := t.(*types.VectorType); ok {
		return v.ElemType, int(v.Len)
	}
	return t, 1
}

// isScalable reports whether t is a vector whose length the machine chooses.
func isScalable(t types.Type) bool {
	v, ok := t.(*types.VectorType)
	return ok && v.Scalable
}

// translateBinary is an integer operator, on each element of a vector.
func (f *funcTranslator) translateBinary(v value.Value, op string, x, y value.Value) {
	elem, _ := elements(v.Type())
	w := f.bits(elem)
	f.prepareValue(v, false, x, y)
	xs, ys := f.use(x), f.use(y)
	out := make([]ivl.Expr, len(xs))
	for i := range xs {
		if out[i] = f.binary(op, w, xs[i], ys[i]); out[i] == nil {
			f.unmodelled(v, fmt.Sprintf("the bitwise operation %q on unbounded integers", op))
			return
		}
	}
	f.define(v, out)
}

// translateFloat is a floating-point operator, on each element of a vector.
func (f *funcTranslator) translateFloat(v value.Value, op string, args ...value.Value) {
	elem, n := elements(v.Type())
	ft := floatType(elem.(*types.FloatType))
	if ft == nil {
		f.unmodelled(v, opaqueName(elem))
		return
	}
	f.prepareValue(v, false, args...)
	var leaves [][]ivl.Expr
	for _, a := range args {
		leaves = append(leaves, f.use(a))
	}
	out := make([]ivl.Expr, n)
	for i := range out {
		var xs []ivl.Expr
		for _, l := range leaves {
			xs = append(xs, l[i])
		}
		out[i] = ivl.NewApp(f.lib.Float(op, ft), xs...)
	}
	f.define(v, out)
}

// opaqueName is what C calls a floating-point format that is not modelled.
func opaqueName(t types.Type) string {
	if ft, ok := t.(*types.FloatType); ok && ft.Kind == types.FloatKindX86_FP80 {
		return "long double"
	}
	return "the floating-point type " + t.String()
}

func (f *funcTranslator) translateICmp(inst *ir.InstICmp) {
	elem, _ := elements(inst.X.Type())
	w := f.bits(elem)
	f.prepareValue(inst, false, inst.X, inst.Y)
	xs, ys := f.use(inst.X), f.use(inst.Y)
	out := make([]ivl.Expr, len(xs))
	for i := range xs {
		out[i] = f.compare(inst.Pred.String(), w, xs[i], ys[i])
	}
	f.define(inst, out)
}

func (f *funcTranslator) translateFCmp(inst *ir.InstFCmp) {
	elem, _ := elements(inst.X.Type())
	ft := floatType(elem.(*types.FloatType))
	if ft == nil {
		f.unmodelled(inst, opaqueName(elem))
		return
	}
	pred := inst.Pred.String()
	f.prepareValue(inst, false, inst.X, inst.Y)
	xs, ys := f.use(inst.X), f.use(inst.Y)
	out := make([]ivl.Expr, len(xs))
	twice := duplicatesOperands(pred) || pred == "ord" || pred == "uno"
	for i := range xs {
		x, y := xs[i], ys[i]
		if twice {
			x, y = f.atom(x), f.atom(y)
		}
		out[i] = f.compareFloat(pred, ft, x, y)
	}
	if twice {
		f.ops = operands{}
	}
	f.define(inst, out)
}

// translateConversion is any of the casts, on each element of a vector.
func (f *funcTranslator) translateConversion(inst ir.Instruction) {
	v := inst.(value.Value)
	from := *inst.Operands()[0]
	f.prepareValue(v, false, from)
	fe, fn := elements(from.Type())
	te, tn := elements(v.Type())
	if isOpaque(fe) || isOpaque(te) {
		if _, ok := inst.(*ir.InstBitCast); !ok || fn != tn {
			f.unmodelled(v, opaqueName(opaqueOf(fe, te)))
			return
		}
	}
	if fn != tn {
		f.bitcastVector(v, from)
		return
	}
	xs := f.use(from)
	out := make([]ivl.Expr, len(xs))
	for i := range xs {
		if out[i] = f.convert(inst, fe, te, xs[i]); out[i] == nil {
			f.unmodelled(v, "the conversion between unbounded integers and floating-point numbers")
			return
		}
	}
	f.define(v, out)
}

func isOpaque(t types.Type) bool {
	ft, ok := t.(*types.FloatType)
	return ok && floatType(ft) == nil
}

func opaqueOf(a, b types.Type) types.Type {
	if isOpaque(a) {
		return a
	}
	return b
}

// convert is the cast inst of the scalar x, or nil if the encoding has none.
func (f *funcTranslator) convert(inst ir.Instruction, from, to types.Type, x ivl.Expr) ivl.Expr {
	fw, tw := f.bits(from), f.bits(to)
	switch inst.(type) {
	case *ir.InstTrunc, *ir.InstZExt, *ir.InstPtrToInt, *ir.InstIntToPtr, *ir.InstAddrSpaceCast:
		return f.resize(fw, tw, x)
	case *ir.InstSExt:
		return f.extend(true, fw, tw, x)
	case *ir.InstBitCast:
		return f.reinterpretScalar(from, to, x)
	case *ir.InstFPTrunc, *ir.InstFPExt:
		return ivl.NewApp(f.lib.FloatToFloat(floatType(from.(*types.FloatType)), floatType(to.(*types.FloatType))), x)
	}
	if f.unbounded {
		return nil
	}
	switch inst.(type) {
	case *ir.InstFPToUI, *ir.InstFPToSI:
		_, signed := inst.(*ir.InstFPToSI)
		ft := floatType(from.(*types.FloatType))
		if tw == 1 {
			return f.truncate(8, 1, ivl.NewApp(f.lib.FloatToInt(signed, ft, 8), x))
		}
		return ivl.NewApp(f.lib.FloatToInt(signed, ft, tw), x)
	case *ir.InstUIToFP, *ir.InstSIToFP:
		_, signed := inst.(*ir.InstSIToFP)
		if fw == 1 {
			x, fw = f.fromBool(x, signed, 8), 8
		}
		return ivl.NewApp(f.lib.IntToFloat(signed, fw, floatType(to.(*types.FloatType))), x)
	}
	panic(fmt.Sprintf("llvm2ivl: conversion %T", inst))
}

// reinterpretScalar is x, of scalar type from, as the value of type to with the
// same bits, or nil if the encoding cannot express it.
func (t *translator) reinterpretScalar(from, to types.Type, x ivl.Expr) ivl.Expr {
	if isOpaque(from) || isOpaque(to) {
		return x
	}
	if t.bits(from) == 1 {
		return x
	}
	return t.reinterpret(x, t.scalarType(to))
}

// translateGEP is address arithmetic: the base plus the offsets of constant
// indices plus each other index times its stride.
func (f *funcTranslator) translateGEP(inst *ir.InstGetElementPtr) {
	if _, n := elements(inst.Type()); n != 1 || isScalable(inst.Type()) {
		f.unmodelled(inst, "a vector of addresses")
		return
	}
	f.prepareValue(inst, false, append([]value.Value{inst.Src}, inst.Indices...)...)
	p := f.use1(inst.Src)
	var constant int64
	ty := inst.ElemType
	for i, index := range inst.Indices {
		x := f.use1(index)
		if i > 0 {
			if st, ok := ty.(*types.StructType); ok {
				v, _ := literalValue(x)
				constant += f.layout.Offset(st, int(v.Int64()))
				ty = st.Fields[v.Int64()]
				continue
			}
			ty = elementOf(ty)
		}
		stride := f.layout.Size(ty)
		w := f.bits(index.Type())
		if v, ok := literalValue(x); ok {
			constant += toSigned(v, w).Int64() * stride
			continue
		}
		if w <= f.ptr {
			x = f.extend(true, w, f.ptr, x)
		} else {
			x = f.truncate(w, f.ptr, x)
		}
		p = f.binary("add", f.ptr, p, f.binary("mul", f.ptr, x, f.number(stride, f.ptr)))
	}
	f.define(inst, []ivl.Expr{f.offset(p, constant)})
}

// elementOf is the type of the elements of an array or vector.
func elementOf(t types.Type) types.Type {
	switch t := t.(type) {
	case *types.ArrayType:
		return t.ElemType
	case *types.VectorType:
		return t.ElemType
	}
	panic(fmt.Sprintf("llvm2ivl: index into %s (%T)", t, t))
}

func (f *funcTranslator) translateSelect(inst *ir.InstSelect) {
	f.prepareValue(inst, false, inst.Cond, inst.ValueTrue, inst.ValueFalse)
	cs := f.use(inst.Cond)
	xs, ys := f.use(inst.ValueTrue), f.use(inst.ValueFalse)
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

// leafRange is where the leaves of the part at indices lie among the leaves of
// an aggregate of type ty.
func (t *translator) leafRange(ty types.Type, indices []uint64) (first, n int) {
	for _, i := range indices {
		switch a := ty.(type) {
		case *types.StructType:
			for _, ft := range a.Fields[:i] {
				first += len(t.leafTypes(ft))
			}
			ty = a.Fields[i]
		case *types.ArrayType:
			first += int(i) * len(t.leafTypes(a.ElemType))
			ty = a.ElemType
		default:
			panic(fmt.Sprintf("llvm2ivl: index into %s (%T)", ty, ty))
		}
	}
	return first, len(t.leafTypes(ty))
}

func (f *funcTranslator) translateExtractValue(inst *ir.InstExtractValue) {
	f.prepareValue(inst, false, inst.X)
	first, n := f.leafRange(inst.X.Type(), inst.Indices)
	f.define(inst, f.use(inst.X)[first:first+n])
}

func (f *funcTranslator) translateInsertValue(inst *ir.InstInsertValue) {
	f.prepareAccess(inst.X, inst.Elem)
	first, n := f.leafRange(inst.X.Type(), inst.Indices)
	out := append([]ivl.Expr(nil), f.use(inst.X)...)
	copy(out[first:first+n], f.use(inst.Elem))
	f.define(inst, out)
}
