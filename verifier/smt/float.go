package smt

import "fmt"

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
