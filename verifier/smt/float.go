package smt

import (
	"fmt"
	"math/big"
)

// float builds an operator of floats, or a conversion from or to them, with its result of sort s, rounded by p if it
// rounds. Constants are folded. Of two zeros the least and the greatest is the second, which SMT-LIB leaves open if
// their signs differ.
func (a *Arena) float(op Op, p uint64, s Sort, ts ...Term) Term {
	from, want := a.nodes[ts[0]].sort, FloatKind
	switch op {
	case OpFloatFromBits, OpFloatFromSigned, OpFloatFromUnsigned:
		want = BVKind
	case OpFloatFromReal:
		want = RealKind
	}
	if from.Kind() != want || op == OpFloatFromBits && from.Width() != s.Width() {
		panic(fmt.Sprintf("smt: %v of %s", op, a.SortString(from)))
	}
	consts := true
	for _, t := range ts {
		if a.nodes[t].sort != from {
			panic(fmt.Sprintf("smt: %v of %s and %s", op, a.SortString(from), a.SortString(a.nodes[t].sort)))
		}
		consts = consts && a.IsConst(t)
	}
	switch op {
	case OpFloatNeg:
		if a.nodes[ts[0]].op == OpFloatNeg {
			return a.arg(ts[0], 0)
		}
	case OpFloatFromBits:
		if x := ts[0]; a.nodes[x].op == OpFloatToBits && a.nodes[a.arg(x, 0)].sort == s {
			return a.arg(x, 0)
		}
	case OpFloatFromFloat:
		if from == s {
			return ts[0]
		}
	case OpFloatAdd, OpFloatMul, OpFloatEq:
		x, y := a.commute(ts[0], ts[1])
		if op == OpFloatEq && x == y {
			return a.Not(a.float(OpFloatIsNaN, 0, SortBool, x))
		}
		ts = []Term{x, y}
	}
	if t, ok := a.floatOnBits(op, ts); ok {
		return t
	}
	t, folded := Term(0), false
	if consts {
		t, folded = a.fold(op, p, s, ts...)
	}
	if !folded {
		t = a.cons(op, s, p, ts...)
	}
	if op == OpFloatMin || op == OpFloatMax {
		zeros := a.And(a.float(OpFloatIsZero, 0, SortBool, ts[0]), a.float(OpFloatIsZero, 0, SortBool, ts[1]))
		return a.Ite(zeros, ts[1], t)
	}
	return t
}

// floatOnBits is a comparison of floats of which the bits are given, as one of these: so what is stored and compared, and not computed with,
// needs no solver that knows floats.
func (a *Arena) floatOnBits(op Op, ts []Term) (Term, bool) {
	switch op {
	case OpFloatLt, OpFloatLe, OpFloatEq, OpFloatIsNaN:
	default:
		return 0, false
	}
	var keys []Term
	ordered := termTrue
	consts := true
	for _, t := range ts {
		sort := a.nodes[t].sort
		w := sort.Width()
		_, exp := sort.Float()
		var bits Term
		switch {
		case a.nodes[t].op == OpFloatFromBits:
			bits, consts = a.arg(t, 0), false
		case a.IsConst(t):
			bits = a.BVBig(w, a.constBig(t))
		default:
			return 0, false
		}
		magnitude := a.ZeroExt(1, a.Extract(w-2, 0, bits))
		infinity := new(big.Int).Lsh(big.NewInt(1), uint(exp))
		infinity.Lsh(infinity.Sub(infinity, big.NewInt(1)), uint(w-1-exp))
		ordered = a.And(ordered, a.Not(a.BVUlt(a.BVBig(w, infinity), magnitude)))
		keys = append(keys, a.Ite(a.Eq(a.Extract(w-1, w-1, bits), a.BV(1, 1)), a.BVNeg(magnitude), magnitude)) // the zeros have the same
	}
	if consts {
		return 0, false
	}
	switch op {
	case OpFloatIsNaN:
		return a.Not(ordered), true
	case OpFloatEq:
		return a.And(ordered, a.Eq(keys[0], keys[1])), true
	case OpFloatLt:
		return a.And(ordered, a.BVSlt(keys[0], keys[1])), true
	}
	return a.And(ordered, a.Not(a.BVSlt(keys[1], keys[0]))), true
}

// floatResult is the sort of the result of op, which follows from that of its first operand.
func (a *Arena) floatResult(op Op, x Term) Sort {
	s := a.nodes[x].sort
	switch {
	case op >= OpFloatLt && op <= OpFloatIsPositive:
		return SortBool
	case op == OpFloatToReal:
		return SortReal
	case op == OpFloatToBits && s.Kind() == FloatKind:
		return BVSort(s.Width())
	}
	return s
}
