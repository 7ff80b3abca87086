package smt

import "fmt"

// rebuild is t with other arguments, simplified.
func (a *Arena) rebuild(t Term, ts []Term) Term {
	n := a.nodes[t]
	r := Rounding(n.p)
	sig, exp := n.sort.Float()
	switch n.op {
	case OpNot:
		return a.Not(ts[0])
	case OpAnd:
		return a.And(ts...)
	case OpIte:
		return a.Ite(ts[0], ts[1], ts[2])
	case OpEq:
		return a.Eq(ts[0], ts[1])
	case OpExtract:
		return a.Extract(int(n.p>>32), int(uint32(n.p)), ts[0])
	case OpZeroExt:
		return a.ZeroExt(n.sort.Width()-a.nodes[ts[0]].sort.Width(), ts[0])
	case OpSignExt:
		return a.SignExt(n.sort.Width()-a.nodes[ts[0]].sort.Width(), ts[0])
	case OpIntToBV:
		return a.IntToBV(n.sort.Width(), ts[0])
	case OpFloatAdd, OpFloatSub, OpFloatMul, OpFloatDiv, OpFloatFMA, OpFloatSqrt, OpFloatRound:
		return a.FloatArith(n.op, r, append([]Term(nil), ts...)...)
	case OpFloatFromBits:
		return a.FloatFromBits(sig, exp, ts[0])
	case OpFloatFromFloat:
		return a.FloatFromFloat(sig, exp, r, ts[0])
	case OpFloatFromSigned:
		return a.FloatFromSigned(sig, exp, r, ts[0])
	case OpFloatFromUnsigned:
		return a.FloatFromUnsigned(sig, exp, r, ts[0])
	case OpFloatFromReal:
		return a.FloatFromReal(sig, exp, r, ts[0])
	case OpFloatToSigned, OpFloatToUnsigned:
		return a.FloatToBV(n.sort.Width(), n.op == OpFloatToSigned, r, ts[0])
	case OpFloatIsNormal, OpFloatIsSubnormal, OpFloatIsZero, OpFloatIsInfinite, OpFloatIsNaN, OpFloatIsNegative, OpFloatIsPositive:
		return a.FloatIs(n.op, ts[0])
	case OpSelect:
		return a.Select(ts[0], ts[1:]...)
	case OpStore:
		return a.Store(ts[0], ts[1:]...)
	case OpConstArray:
		return a.ConstArray(n.sort, ts[0])
	case OpApp:
		return a.App(Func(n.p), ts...)
	}
	if f, ok := rebuildUnary[n.op]; ok {
		return f(a, ts[0])
	}
	if f, ok := rebuildBinary[n.op]; ok {
		return f(a, ts[0], ts[1])
	}
	panic(fmt.Sprintf("smt: rebuild %v", n.op))
}

var rebuildUnary = map[Op]unaryFunc{
	OpBVNot: (*Arena).BVNot, OpBVNeg: (*Arena).BVNeg,
	OpNeg: (*Arena).Neg, OpToReal: (*Arena).ToReal, OpToInt: (*Arena).ToInt, OpIsInt: (*Arena).IsInt,
	OpBVToNat: (*Arena).BVToNat, OpFloatAbs: (*Arena).FloatAbs, OpFloatNeg: (*Arena).FloatNeg,
	OpFloatToReal: (*Arena).FloatToReal, OpFloatToBits: (*Arena).FloatToBits,
}

var rebuildBinary = map[Op]binaryFunc{
	OpBVAnd: (*Arena).BVAnd, OpBVOr: (*Arena).BVOr, OpBVXor: (*Arena).BVXor,
	OpBVAdd: (*Arena).BVAdd, OpBVSub: (*Arena).BVSub, OpBVMul: (*Arena).BVMul,
	OpBVUdiv: (*Arena).BVUdiv, OpBVUrem: (*Arena).BVUrem, OpBVSdiv: (*Arena).BVSdiv,
	OpBVSrem: (*Arena).BVSrem, OpBVSmod: (*Arena).BVSmod,
	OpBVShl: (*Arena).BVShl, OpBVLshr: (*Arena).BVLshr, OpBVAshr: (*Arena).BVAshr,
	OpBVUlt: (*Arena).BVUlt, OpBVSlt: (*Arena).BVSlt, OpConcat: (*Arena).Concat,
	OpAdd: (*Arena).Add, OpSub: (*Arena).Sub, OpMul: (*Arena).Mul, OpLt: (*Arena).Lt,
	OpIntDiv: (*Arena).IntDiv, OpIntMod: (*Arena).IntMod, OpRealDiv: (*Arena).RealDiv,
	OpFloatRem: (*Arena).FloatRem, OpFloatMin: (*Arena).FloatMin, OpFloatMax: (*Arena).FloatMax,
	OpFloatLt: (*Arena).FloatLt, OpFloatLe: (*Arena).FloatLe, OpFloatEq: (*Arena).FloatEq,
}

// Substitute replaces variables (or any other terms) of t by terms of the same
// sorts and simplifies. Quantified terms are left as they are.
func (a *Arena) Substitute(t Term, by map[Term]Term) Term {
	memo := map[Term]Term{}
	for _, x := range a.PostOrder(t) {
		if r, ok := by[x]; ok {
			memo[x] = r
			continue
		}
		n := a.nodes[x]
		changed := false
		ts := make([]Term, n.n)
		for i := range ts {
			old := a.args[int(n.off)+i]
			ts[i] = memo[old]
			changed = changed || ts[i] != old
		}
		if changed && n.op != OpForall && n.op != OpExists {
			memo[x] = a.rebuild(x, ts)
		} else {
			memo[x] = x
		}
	}
	return memo[t]
}
