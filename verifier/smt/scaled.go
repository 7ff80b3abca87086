package smt

import "math/bits"

// scaled is a term x*factor + offset: the address of something in an array, x being the
// index.
type scaled struct {
	x              Term
	factor, offset uint64
	most           uint64 // the largest magnitude of x, as an unsigned or a signed number
}

// scaledBy takes t apart; false if it is no such term.
func (a *Arena) scaledBy(t Term) (scaled, bool) {
	w := a.nodes[t].sort.Width()
	if a.nodes[t].sort.Kind() != BVKind || w > 64 {
		return scaled{}, false
	}
	var s scaled
	if a.nodes[t].op == OpBVAdd && a.nodes[a.arg(t, 1)].op == OpBVConst {
		t, s.offset = a.arg(t, 0), a.nodes[a.arg(t, 1)].p
	}
	if a.nodes[t].op != OpBVMul || a.nodes[a.arg(t, 1)].op != OpBVConst {
		return scaled{}, false
	}
	if s.x, s.factor = a.arg(t, 0), a.nodes[a.arg(t, 1)].p; s.factor == 0 {
		return scaled{}, false
	}
	switch in, _ := a.operands(s.x); a.nodes[s.x].op {
	case OpSignExt:
		s.most = 1 << (a.nodes[in].sort.Width() - 1)
	case OpZeroExt:
		s.most = mask(a.nodes[in].sort.Width())
	default:
		return scaled{}, false
	}
	return s, true
}

// indexDifference says that x and y, of equal factors, are equal if and only if the index
// of x is that of y and by. That holds when the difference of the two is too small to wrap
// around. If no such by exists, they differ: they are different parts of an element.
func (a *Arena) indexDifference(x, y Term) (s, t scaled, by uint64, exists, ok bool) {
	if s, ok = a.scaledBy(x); !ok {
		return s, t, 0, false, false
	}
	if t, ok = a.scaledBy(y); !ok || s.factor != t.factor {
		return s, t, 0, false, false
	}
	if s.offset > t.offset {
		s, t = t, s
	}
	difference := t.offset - s.offset
	indices, carry := bits.Add64(s.most, t.most, 0)
	over, product := bits.Mul64(indices, s.factor)
	sum, carry2 := bits.Add64(product, difference, 0)
	if carry+over+carry2 != 0 || sum > mask(a.nodes[x].sort.Width()) {
		return s, t, 0, false, false
	}
	return s, t, difference / s.factor, difference%s.factor == 0, true
}

// eqScaled is the equation of two elements of arrays with elements of the same size, as one
// of the indices.
func (a *Arena) eqScaled(x, y Term) (Term, bool) {
	s, t, by, exists, ok := a.indexDifference(x, y)
	if !ok {
		return 0, false
	}
	if !exists {
		return termFalse, true
	}
	return a.Eq(s.x, a.BVAdd(t.x, a.BV(a.nodes[x].sort.Width(), by))), true
}

// partsDiffer reports whether x and y are known to be different parts of elements of
// arrays, without building anything.
func (a *Arena) partsDiffer(x, y Term) bool {
	_, _, _, exists, ok := a.indexDifference(x, y)
	return ok && !exists
}
