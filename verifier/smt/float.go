package smt

import "fmt"

// float checks that the operands are floats of one format, folds constants
// and otherwise builds the term.
func (a *Arena) float(op Op, p uint64, res Sort, ts ...Term) Term {
	s := a.nodes[ts[0]].sort
	consts := true
	for _, t := range ts {
		if a.nodes[t].sort != s || s.Kind() != FloatKind {
			panic(fmt.Sprintf("smt: %v of %s", op, a.SortString(a.nodes[t].sort)))
		}
		consts = consts && a.IsConst(t)
	}
	if consts {
		if t, ok := a.fold(op, p, res, ts...); ok {
			return t
		}
	}
	return a.cons(op, res, p, ts...)
}

// FloatAbs clears the sign.
func (a *Arena) FloatAbs(x Term) Term { return a.float(OpFloatAbs, 0, a.nodes[x].sort, x) }

// FloatNeg flips the sign.
func (a *Arena) FloatNeg(x Term) Term {
	if a.nodes[x].op == OpFloatNeg {
		return a.arg(x, 0)
	}
	return a.float(OpFloatNeg, 0, a.nodes[x].sort, x)
}

// FloatArith is op, one of OpFloatAdd, OpFloatSub, OpFloatMul, OpFloatDiv (two
// operands), OpFloatFMA (x*y+z, three), OpFloatSqrt and OpFloatRound (one), with
// its result rounded by r.
func (a *Arena) FloatArith(op Op, r Rounding, ts ...Term) Term {
	want := 2
	switch op {
	case OpFloatAdd, OpFloatSub, OpFloatMul, OpFloatDiv:
	case OpFloatFMA:
		want = 3
	case OpFloatSqrt, OpFloatRound:
		want = 1
	default:
		panic("smt: " + op.String() + " is no rounded operator")
	}
	if len(ts) != want {
		panic(fmt.Sprintf("smt: %v of %d operands", op, len(ts)))
	}
	if want == 2 && (op == OpFloatAdd || op == OpFloatMul) {
		ts[0], ts[1] = a.commute(ts[0], ts[1])
	}
	return a.float(op, uint64(r), a.nodes[ts[0]].sort, ts...)
}

// FloatRem is x - y*n, where n is the integer nearest to x/y, ties to even.
func (a *Arena) FloatRem(x, y Term) Term { return a.float(OpFloatRem, 0, a.nodes[x].sort, x, y) }

// FloatMin is the lesser of x and y, the other one if one is NaN; of two zeros
// it is y, which SMT-LIB leaves open if their signs differ.
func (a *Arena) FloatMin(x, y Term) Term { return a.extremum(OpFloatMin, x, y) }

// FloatMax is the greater of x and y; see FloatMin.
func (a *Arena) FloatMax(x, y Term) Term { return a.extremum(OpFloatMax, x, y) }

func (a *Arena) extremum(op Op, x, y Term) Term {
	t := a.float(op, 0, a.nodes[x].sort, x, y)
	return a.Ite(a.And(a.FloatIs(OpFloatIsZero, x), a.FloatIs(OpFloatIsZero, y)), y, t)
}

// FloatLt is x < y, false if one is NaN.
func (a *Arena) FloatLt(x, y Term) Term { return a.float(OpFloatLt, 0, SortBool, x, y) }

// FloatLe is x <= y, false if one is NaN.
func (a *Arena) FloatLe(x, y Term) Term { return a.float(OpFloatLe, 0, SortBool, x, y) }

// FloatEq is IEEE equality: false if one is NaN, true for zeros of any sign.
func (a *Arena) FloatEq(x, y Term) Term {
	x, y = a.commute(x, y)
	if x == y {
		return a.Not(a.FloatIs(OpFloatIsNaN, x))
	}
	return a.float(OpFloatEq, 0, SortBool, x, y)
}

// FloatIs is one of the classifications OpFloatIsNormal to OpFloatIsPositive.
func (a *Arena) FloatIs(op Op, x Term) Term {
	if op < OpFloatIsNormal || op > OpFloatIsPositive {
		panic("smt: " + op.String() + " is no classification")
	}
	return a.float(op, 0, SortBool, x)
}

// FloatFromBits is the float with the IEEE encoding x.
func (a *Arena) FloatFromBits(sig, exp int, x Term) Term {
	s := FloatSort(sig, exp)
	if a.nodes[x].sort != BVSort(s.Width()) {
		panic("smt: to_fp of " + a.SortString(a.nodes[x].sort))
	}
	return a.toFloat(OpFloatFromBits, 0, s, x)
}

// FloatFromFloat is x rounded to another format.
func (a *Arena) FloatFromFloat(sig, exp int, r Rounding, x Term) Term {
	if a.nodes[x].sort == FloatSort(sig, exp) {
		return x
	}
	return a.floatFrom(OpFloatFromFloat, FloatKind, sig, exp, r, x)
}

// FloatFromSigned is the signed bit-vector x rounded.
func (a *Arena) FloatFromSigned(sig, exp int, r Rounding, x Term) Term {
	return a.floatFrom(OpFloatFromSigned, BVKind, sig, exp, r, x)
}

// FloatFromUnsigned is the unsigned bit-vector x rounded.
func (a *Arena) FloatFromUnsigned(sig, exp int, r Rounding, x Term) Term {
	return a.floatFrom(OpFloatFromUnsigned, BVKind, sig, exp, r, x)
}

// FloatFromReal is the Real x rounded.
func (a *Arena) FloatFromReal(sig, exp int, r Rounding, x Term) Term {
	return a.floatFrom(OpFloatFromReal, RealKind, sig, exp, r, x)
}

func (a *Arena) floatFrom(op Op, from SortKind, sig, exp int, r Rounding, x Term) Term {
	if a.nodes[x].sort.Kind() != from {
		panic("smt: to_fp of " + a.SortString(a.nodes[x].sort))
	}
	return a.toFloat(op, uint64(r), FloatSort(sig, exp), x)
}

func (a *Arena) toFloat(op Op, p uint64, s Sort, x Term) Term {
	if a.IsConst(x) {
		if t, ok := a.fold(op, p, s, x); ok {
			return t
		}
	}
	return a.cons(op, s, p, x)
}

// FloatToBV is x rounded to an integer as a signed or unsigned bit-vector;
// what does not fit (NaN and infinities neither) gives some value.
func (a *Arena) FloatToBV(width int, isSigned bool, r Rounding, x Term) Term {
	op := OpFloatToUnsigned
	if isSigned {
		op = OpFloatToSigned
	}
	return a.float(op, uint64(r), BVSort(width), x)
}

// FloatToReal is the value of x; NaN and the infinities give some value.
func (a *Arena) FloatToReal(x Term) Term { return a.float(OpFloatToReal, 0, SortReal, x) }

// FloatToBits is the IEEE encoding of x; every NaN has the same.
func (a *Arena) FloatToBits(x Term) Term {
	return a.float(OpFloatToBits, 0, BVSort(a.nodes[x].sort.Width()), x)
}
