package smt

import "fmt"

// Concat joins x, the high bits, and y. Nested concatenations lean to the
// right, neighbouring parts of one term are joined again, and leading zeros
// become a zero extension.
func (a *Arena) Concat(x, y Term) Term {
	sx, sy := a.nodes[x].sort, a.nodes[y].sort
	if sx.Kind() != BVKind || sy.Kind() != BVKind {
		panic("smt: concat of " + a.SortString(sx) + " and " + a.SortString(sy))
	}
	s := BVSort(sx.Width() + sy.Width())
	xc, yc := a.IsConst(x), a.IsConst(y)
	switch {
	case xc && yc:
		t, _ := a.fold(OpConcat, 0, s, x, y)
		return t
	case yc && a.pushable(x):
		return a.push(pushKey{op: OpConcat, other: y, t: x}, func(leaf Term) Term { return a.Concat(leaf, y) })
	case xc && a.pushable(y):
		return a.push(pushKey{op: OpConcat, other: x, side: 1, t: y}, func(leaf Term) Term { return a.Concat(x, leaf) })
	case xc && a.isZero(x):
		return a.ZeroExt(sx.Width(), y)
	}
	if !a.enter() {
		return a.cons(OpConcat, s, 0, x, y)
	}
	defer a.leave()
	switch a.nodes[x].op {
	case OpConcat:
		return a.Concat(a.arg(x, 0), a.Concat(a.arg(x, 1), y))
	case OpZeroExt:
		in := a.arg(x, 0)
		return a.ZeroExt(sx.Width()-a.nodes[in].sort.Width(), a.Concat(in, y))
	case OpSignExt:
		in := a.arg(x, 0)
		if t, ok := a.adjacent(in, y); ok {
			return a.SignExt(sx.Width()-a.nodes[in].sort.Width(), t)
		}
	}
	if t, ok := a.adjacent(x, y); ok {
		return t
	}
	if a.nodes[y].op == OpConcat {
		hi, lo := a.arg(y, 0), a.arg(y, 1)
		if xc && a.IsConst(hi) {
			return a.Concat(a.Concat(x, hi), lo)
		}
		if t, ok := a.adjacent(x, hi); ok {
			return a.Concat(t, lo)
		}
	}
	if a.nodes[x].op == OpIte && a.nodes[y].op == OpIte && a.arg(x, 0) == a.arg(y, 0) {
		return a.Ite(a.arg(x, 0), a.Concat(a.arg(x, 1), a.arg(y, 1)), a.Concat(a.arg(x, 2), a.arg(y, 2)))
	}
	return a.cons(OpConcat, s, 0, x, y)
}

// part sees t as bits hi to lo of a term.
func (a *Arena) part(t Term) (of Term, hi, lo int) {
	if n := &a.nodes[t]; n.op == OpExtract {
		return a.args[n.off], int(n.p >> 32), int(uint32(n.p))
	}
	return t, a.nodes[t].sort.Width() - 1, 0
}

// adjacent joins x and y if they are neighbouring parts of one term.
func (a *Arena) adjacent(x, y Term) (Term, bool) {
	if a.nodes[x].op != OpExtract {
		return 0, false
	}
	p, hi, mid := a.part(x)
	q, below, lo := a.part(y)
	if p != q || below+1 != mid {
		return 0, false
	}
	return a.Extract(hi, lo, p), true
}

// Extract is bits hi down to lo of x.
func (a *Arena) Extract(hi, lo int, x Term) Term {
	w := a.nodes[x].sort.Width()
	if a.nodes[x].sort.Kind() != BVKind || lo < 0 || hi < lo || hi >= w {
		panic(fmt.Sprintf("smt: extract %d to %d of %s", hi, lo, a.SortString(a.nodes[x].sort)))
	}
	if lo == 0 && hi == w-1 {
		return x
	}
	s, p := BVSort(hi-lo+1), uint64(hi)<<32|uint64(lo)
	if t := a.bvUnary(OpExtract, p, s, x); t != 0 {
		return t
	}
	if !a.enter() {
		return a.cons(OpExtract, s, p, x)
	}
	defer a.leave()
	switch in, other := a.operands(x); a.nodes[x].op {
	case OpExtract:
		_, _, off := a.part(x)
		return a.Extract(hi+off, lo+off, in)
	case OpConcat:
		low := a.nodes[other].sort.Width()
		switch {
		case hi < low:
			return a.Extract(hi, lo, other)
		case lo >= low:
			return a.Extract(hi-low, lo-low, in)
		}
		return a.Concat(a.Extract(hi-low, 0, in), a.Extract(low-1, lo, other))
	case OpZeroExt:
		iw := a.nodes[in].sort.Width()
		switch {
		case hi < iw:
			return a.Extract(hi, lo, in)
		case lo >= iw:
			return a.zero(s)
		}
		return a.ZeroExt(hi-iw+1, a.Extract(iw-1, lo, in))
	case OpSignExt:
		iw := a.nodes[in].sort.Width()
		if hi < iw {
			return a.Extract(hi, lo, in)
		}
		lo = min(lo, iw-1)
		e := a.Extract(iw-1, lo, in)
		return a.SignExt(s.Width()-a.nodes[e].sort.Width(), e)
	case OpBVNot:
		if a.narrows(in) {
			return a.BVNot(a.Extract(hi, lo, in))
		}
	case OpBVAnd, OpBVOr, OpBVXor:
		if a.IsConst(other) || a.narrows(in) && a.narrows(other) {
			return a.build(a.nodes[x].op, 0, s, a.Extract(hi, lo, in), a.Extract(hi, lo, other))
		}
	case OpBVAdd, OpBVSub, OpBVMul:
		// The low bits depend on the low bits only.
		if lo == 0 && a.narrows(in) && a.narrows(other) {
			return a.build(a.nodes[x].op, 0, s, a.Extract(hi, 0, in), a.Extract(hi, 0, other))
		}
	case OpIte:
		if p, q := a.arg(x, 1), a.arg(x, 2); a.narrows(p) && a.narrows(q) {
			return a.Ite(in, a.Extract(hi, lo, p), a.Extract(hi, lo, q))
		}
	}
	return a.cons(OpExtract, s, p, x)
}

// narrows reports whether parts of t are simpler than t.
func (a *Arena) narrows(t Term) bool {
	switch a.nodes[t].op {
	case OpBVConst, OpZeroExt, OpSignExt, OpConcat:
		return true
	}
	return false
}

// ZeroExt puts n zeros before x.
func (a *Arena) ZeroExt(n int, x Term) Term { return a.extension(OpZeroExt, n, x) }

// SignExt puts n copies of its first bit before x.
func (a *Arena) SignExt(n int, x Term) Term { return a.extension(OpSignExt, n, x) }

func (a *Arena) extension(op Op, n int, x Term) Term {
	if n == 0 {
		return x
	}
	sx := a.nodes[x].sort
	if n < 0 || sx.Kind() != BVKind {
		panic(fmt.Sprintf("smt: extension of %s by %d", a.SortString(sx), n))
	}
	s := BVSort(sx.Width() + n)
	if t := a.bvUnary(op, 0, s, x); t != 0 {
		return t
	}
	if op == OpSignExt && a.nonNegative(x) {
		op = OpZeroExt
	}
	if a.nodes[x].op == op {
		x = a.arg(x, 0)
	}
	return a.cons(op, s, 0, x)
}

// BVUle is unsigned x <= y.
func (a *Arena) BVUle(x, y Term) Term { return a.Not(a.BVUlt(y, x)) }

// BVSle is signed x <= y.
func (a *Arena) BVSle(x, y Term) Term { return a.Not(a.BVSlt(y, x)) }

// BVUlt is unsigned x < y.
func (a *Arena) BVUlt(x, y Term) Term {
	if t := a.bvBinary(OpBVUlt, SortBool, x, y); t != 0 {
		return t
	}
	k, power := a.powerOf2(y)
	switch {
	case x == y || a.isZero(y) || a.isOnes(x):
		return termFalse
	case power && k == 0: // 1
		return a.Eq(x, a.zero(a.nodes[x].sort))
	case a.isZero(x) || a.isOnes(y):
		return a.Not(a.Eq(x, y))
	}
	if t := a.lessExtended(a.BVUlt, OpZeroExt, x, y); t != 0 {
		return t
	}
	return a.cons(OpBVUlt, SortBool, 0, x, y)
}

// BVSlt is signed x < y.
func (a *Arena) BVSlt(x, y Term) Term {
	if t := a.bvBinary(OpBVSlt, SortBool, x, y); t != 0 {
		return t
	}
	if x == y || a.isSignBit(y) || a.isConstNot(x, a.isSignBit) {
		return termFalse
	}
	switch nx, ny := a.nonNegative(x), a.nonNegative(y); {
	case nx && ny:
		return a.BVUlt(x, y)
	case nx && a.IsConst(y), ny && a.IsConst(x): // the constant is negative
		return a.Bool(ny)
	}
	if t := a.lessExtended(a.BVSlt, OpSignExt, x, y); t != 0 {
		return t
	}
	return a.cons(OpBVSlt, SortBool, 0, x, y)
}

// lessExtended is x < y if both are extensions, or one is and the other a constant; 0 if not. Where the constant is no
// extension of that kind, it is above all that are, or, if it is negative, below them.
func (a *Arena) lessExtended(less func(x, y Term) Term, ext Op, x, y Term) Term {
	p, _ := a.operands(x)
	q, _ := a.operands(y)
	xe, ye := a.nodes[x].op == ext, a.nodes[y].op == ext
	switch {
	case xe && ye && a.nodes[p].sort == a.nodes[q].sort:
		return less(p, q)
	case ye && a.IsConst(x):
		if low, fits := a.narrowConst(x, q, ext); fits {
			return less(low, q)
		}
		return less(x, a.zero(a.nodes[x].sort))
	case xe && a.IsConst(y):
		if low, fits := a.narrowConst(y, p, ext); fits {
			return less(p, low)
		}
		return a.Not(less(y, a.zero(a.nodes[y].sort)))
	}
	return 0
}

// narrowConst is the constant of in's width that ext takes to k, if there is
// one.
func (a *Arena) narrowConst(k, in Term, ext Op) (Term, bool) {
	w, iw := a.nodes[k].sort.Width(), a.nodes[in].sort.Width()
	low := a.Extract(iw-1, 0, k)
	return low, a.extension(ext, w-iw, low) == k
}

// nonNegative reports whether the first bit of t is known to be 0.
func (a *Arena) nonNegative(t Term) bool {
	switch a.nodes[t].op {
	case OpZeroExt:
		return true
	case OpBVConst:
		return a.constBig(t).Bit(a.nodes[t].sort.Width()-1) == 0
	}
	return false
}

// isSignBit reports whether t is the least signed number.
func (a *Arena) isSignBit(t Term) bool {
	k, ok := a.powerOf2(t)
	return ok && k == a.nodes[t].sort.Width()-1
}

// isConstNot reports whether t is a constant whose complement satisfies is.
func (a *Arena) isConstNot(t Term, is func(Term) bool) bool {
	return a.nodes[t].op == OpBVConst && is(a.BVNot(t))
}
