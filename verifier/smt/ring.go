package smt

// Ints, Reals and the bit-vectors of one width are commutative rings. The rules for sums, differences and products
// hold in each, so they are written once, over the operators that a ring's sort has for them.
type ring struct{ add, sub, neg, mul Op }

func ringOf(s Sort) ring {
	if s.Kind() == BVKind {
		return ring{OpBVAdd, OpBVSub, OpBVNeg, OpBVMul}
	}
	return ring{OpAdd, OpSub, OpNeg, OpMul}
}

// number is the constant n, 0 or 1, of a ring.
func (a *Arena) number(s Sort, n uint8) Term {
	switch s.Kind() {
	case BVKind:
		return a.BV(s.Width(), uint64(n))
	case RealKind:
		return a.ToReal(a.Int64(int64(n)))
	}
	return a.Int64(int64(n))
}

func (a *Arena) isOne(t Term) bool { return a.IsConst(t) && t == a.number(a.nodes[t].sort, 1) }

// foldUnary computes op of a constant, or pushes it into a tree of constants; 0 if x is neither. p is op's parameter.
func (a *Arena) foldUnary(op Op, p uint64, res Sort, x Term) Term {
	if a.IsConst(x) {
		t, _ := a.fold(op, p, res, x)
		return t
	}
	if a.pushable(x) {
		return a.push(pushKey{op: op, p: p, sort: res, t: x}, func(leaf Term) Term {
			t, _ := a.fold(op, p, res, leaf)
			return t
		})
	}
	return 0
}

// foldBinary is foldUnary for two operands, one of which is a constant.
func (a *Arena) foldBinary(op Op, res Sort, x, y Term) Term {
	xc, yc := a.IsConst(x), a.IsConst(y)
	switch {
	case xc && yc:
		t, _ := a.fold(op, 0, res, x, y)
		return t
	case op == OpIntDiv || op == OpIntMod || op == OpRealDiv:
		return 0 // by zero they are not determined
	case yc && a.pushable(x):
		return a.push(pushKey{op: op, other: y, t: x}, func(leaf Term) Term {
			t, _ := a.fold(op, 0, res, leaf, y)
			return t
		})
	case xc && a.pushable(y):
		return a.push(pushKey{op: op, other: x, side: 1, t: y}, func(leaf Term) Term {
			t, _ := a.fold(op, 0, res, x, leaf)
			return t
		})
	}
	return 0
}

// commute orders the operands of a commutative operator: a constant second,
// else by handle.
func (a *Arena) commute(x, y Term) (Term, Term) {
	if a.IsConst(x) || !a.IsConst(y) && x > y {
		return y, x
	}
	return x, y
}

// sum is x + y. Constants gather in the second operand.
func (a *Arena) sum(x, y Term) Term {
	x, y = a.commute(x, y)
	s := a.nodes[x].sort
	r := ringOf(s)
	if t := a.foldBinary(r.add, s, x, y); t != 0 {
		return t
	}
	if a.IsConst(y) {
		if a.isZero(y) {
			return x
		}
		switch p, q := a.operands(x); a.nodes[x].op {
		case r.add:
			if a.IsConst(q) {
				return a.sum(p, a.sum(q, y))
			}
		case r.sub:
			if a.IsConst(p) {
				return a.difference(a.sum(p, y), q)
			}
		}
		return a.cons(r.add, s, 0, x, y)
	}
	if p, c := a.offset(x); c != 0 {
		return a.sum(a.sum(p, y), c)
	}
	if p, c := a.offset(y); c != 0 {
		return a.sum(a.sum(x, p), c)
	}
	return a.cons(r.add, s, 0, x, y)
}

// difference is x - y.
func (a *Arena) difference(x, y Term) Term {
	s := a.nodes[x].sort
	r := ringOf(s)
	if t := a.foldBinary(r.sub, s, x, y); t != 0 {
		return t
	}
	switch {
	case x == y:
		return a.number(s, 0)
	case a.IsConst(y):
		return a.sum(x, a.negative(y))
	case a.isZero(x):
		return a.negative(y)
	}
	if t := a.remainder(x, y); t != 0 {
		return t
	}
	if p, c := a.offset(y); c != 0 {
		return a.sum(a.difference(x, p), a.negative(c))
	}
	if p, c := a.offset(x); c != 0 {
		return a.sum(a.difference(p, y), c)
	}
	if p, q := a.operands(x); a.nodes[x].op == r.add {
		if p == y {
			return q
		}
		if q == y {
			return p
		}
	}
	return a.cons(r.sub, s, 0, x, y)
}

// negative is -x.
func (a *Arena) negative(x Term) Term {
	s := a.nodes[x].sort
	r := ringOf(s)
	if t := a.foldUnary(r.neg, 0, s, x); t != 0 {
		return t
	}
	switch p, q := a.operands(x); a.nodes[x].op {
	case r.neg:
		return p
	case r.sub:
		return a.difference(q, p)
	case r.add:
		if a.IsConst(q) {
			return a.difference(a.negative(q), p)
		}
	}
	return a.cons(r.neg, s, 0, x)
}

// product is x * y.
func (a *Arena) product(x, y Term) Term {
	x, y = a.commute(x, y)
	s := a.nodes[x].sort
	r := ringOf(s)
	if t := a.foldBinary(r.mul, s, x, y); t != 0 {
		return t
	}
	if a.IsConst(y) {
		if k, ok := a.powerOf2(y); ok { // of bit-vectors only
			return a.shiftLeft(x, k)
		}
		switch {
		case a.isZero(y):
			return y
		case a.isOne(y):
			return x
		case y == a.negative(a.number(s, 1)):
			return a.negative(x)
		}
		if p, q := a.operands(x); a.nodes[x].op == r.mul && a.IsConst(q) {
			return a.product(p, a.product(q, y))
		}
	}
	return a.cons(r.mul, s, 0, x, y)
}
