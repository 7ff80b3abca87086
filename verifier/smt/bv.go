package smt

import (
	"fmt"
	"math/big"
)

// isOnes reports whether t is the bit-vector of all ones.
func (a *Arena) isOnes(t Term) bool {
	n := &a.nodes[t]
	if n.op != OpBVConst {
		return false
	}
	w := n.sort.Width()
	if w <= 64 {
		return n.p == mask(w)
	}
	b := a.bigs[n.p]
	return b.BitLen() == w && new(big.Int).Add(b, big.NewInt(1)).TrailingZeroBits() == uint(w)
}

// powerOf2 is k if t is the constant 2^k.
func (a *Arena) powerOf2(t Term) (int, bool) {
	n, ok := a.ConstBV(t)
	if !ok {
		return 0, false
	}
	return log2(n)
}

func (a *Arena) zero(s Sort) Term { return a.BV(s.Width(), 0) }

// areWords panics unless the operands of op are bit-vectors of one width.
func (a *Arena) areWords(op Op, x, y Term) Sort {
	s := a.nodes[x].sort
	if s != a.nodes[y].sort || s.Kind() != BVKind {
		panic(fmt.Sprintf("smt: %v of %s and %s", op, a.SortString(s), a.SortString(a.nodes[y].sort)))
	}
	return s
}

// isWord panics unless the operand of op is a bit-vector.
func (a *Arena) isWord(op Op, x Term) {
	if s := a.nodes[x].sort; s.Kind() != BVKind {
		panic(fmt.Sprintf("smt: %v of %s", op, a.SortString(s)))
	}
}

// bvBinary is what folding makes of an operator of two bit-vectors, or 0. Its sort is theirs if res is 0.
func (a *Arena) bvBinary(op Op, res Sort, x, y Term) Term {
	s := a.areWords(op, x, y)
	if res == 0 {
		res = s
	}
	return a.foldBinary(op, res, x, y)
}

// bvUnary is bvBinary for operators of one operand.
func (a *Arena) bvUnary(op Op, p uint64, res Sort, x Term) Term {
	a.isWord(op, x)
	return a.foldUnary(op, p, res, x)
}

// BVAdd is the sum. Constants gather in the second operand.
func (a *Arena) BVAdd(x, y Term) Term {
	a.areWords(OpBVAdd, x, y)
	return a.sum(x, y)
}

// BVSub is the difference.
func (a *Arena) BVSub(x, y Term) Term {
	a.areWords(OpBVSub, x, y)
	return a.difference(x, y)
}

// BVNeg is the two's complement.
func (a *Arena) BVNeg(x Term) Term {
	a.isWord(OpBVNeg, x)
	return a.negative(x)
}

// BVMul is the product.
func (a *Arena) BVMul(x, y Term) Term {
	a.areWords(OpBVMul, x, y)
	return a.product(x, y)
}

// BVNot is the bitwise complement.
func (a *Arena) BVNot(x Term) Term {
	if t := a.bvUnary(OpBVNot, 0, a.nodes[x].sort, x); t != 0 {
		return t
	}
	if a.nodes[x].op == OpBVNot {
		return a.arg(x, 0)
	}
	return a.cons(OpBVNot, a.nodes[x].sort, 0, x)
}

// BVAnd is the bitwise conjunction.
func (a *Arena) BVAnd(x, y Term) Term {
	x, y = a.commute(x, y)
	if t := a.bvBinary(OpBVAnd, 0, x, y); t != 0 {
		return t
	}
	s := a.nodes[x].sort
	switch {
	case x == y || a.isOnes(y):
		return x
	case a.isZero(y):
		return y
	}
	if a.IsConst(y) {
		if p, q := a.operands(x); a.nodes[x].op == OpBVAnd && a.IsConst(q) {
			return a.BVAnd(p, a.BVAnd(q, y))
		}
		m := a.constBig(y)
		if k, ok := log2(new(big.Int).Add(m, big.NewInt(1))); ok {
			return a.ZeroExt(s.Width()-k, a.Extract(k-1, 0, x))
		}
	}
	return a.cons(OpBVAnd, s, 0, x, y)
}

// BVOr is the bitwise disjunction.
func (a *Arena) BVOr(x, y Term) Term {
	x, y = a.commute(x, y)
	if t := a.bvBinary(OpBVOr, 0, x, y); t != 0 {
		return t
	}
	s := a.nodes[x].sort
	switch {
	case x == y || a.isZero(y):
		return x
	case a.isOnes(y):
		return y
	}
	return a.cons(OpBVOr, s, 0, x, y)
}

// BVXor is the bitwise exclusive disjunction.
func (a *Arena) BVXor(x, y Term) Term {
	x, y = a.commute(x, y)
	if t := a.bvBinary(OpBVXor, 0, x, y); t != 0 {
		return t
	}
	s := a.nodes[x].sort
	switch {
	case x == y:
		return a.zero(s)
	case a.isZero(y):
		return x
	case a.isOnes(y):
		return a.BVNot(x)
	}
	return a.cons(OpBVXor, s, 0, x, y)
}

// BVUdiv is the unsigned quotient, all ones where y is zero.
func (a *Arena) BVUdiv(x, y Term) Term {
	if t := a.bvBinary(OpBVUdiv, 0, x, y); t != 0 {
		return t
	}
	s := a.nodes[x].sort
	if k, ok := a.powerOf2(y); ok {
		return a.shiftRight(x, k)
	}
	return a.cons(OpBVUdiv, s, 0, x, y)
}

// BVUrem is the unsigned remainder, x where y is zero.
func (a *Arena) BVUrem(x, y Term) Term {
	if t := a.bvBinary(OpBVUrem, 0, x, y); t != 0 {
		return t
	}
	s := a.nodes[x].sort
	if k, ok := a.powerOf2(y); ok {
		if k == 0 {
			return a.zero(s)
		}
		return a.ZeroExt(s.Width()-k, a.Extract(k-1, 0, x))
	}
	return a.cons(OpBVUrem, s, 0, x, y)
}

// BVSdiv is the signed quotient, rounded towards zero; where y is zero, 1 for
// a negative x and -1 otherwise.
func (a *Arena) BVSdiv(x, y Term) Term { return a.signedDivision(OpBVSdiv, x, y) }

// BVSrem is the signed remainder with the sign of x, x where y is zero.
func (a *Arena) BVSrem(x, y Term) Term { return a.signedDivision(OpBVSrem, x, y) }

// BVSmod is the signed remainder with the sign of y, x where y is zero.
func (a *Arena) BVSmod(x, y Term) Term { return a.signedDivision(OpBVSmod, x, y) }

func (a *Arena) signedDivision(op Op, x, y Term) Term {
	if t := a.bvBinary(op, 0, x, y); t != 0 {
		return t
	}
	return a.cons(op, a.nodes[x].sort, 0, x, y)
}

// remainder is x - y if y is x / c * c, of a constant c other than zero: how <chrono> takes the seconds off a time. 0 if not.
func (a *Arena) remainder(x, y Term) Term {
	if a.nodes[y].op != OpBVMul {
		return 0
	}
	quotient, c := a.operands(y)
	of, by := a.operands(quotient)
	if of != x || by != c || !a.IsConst(c) || a.isZero(c) {
		return 0
	}
	switch a.nodes[quotient].op {
	case OpBVSdiv:
		return a.BVSrem(x, c)
	case OpBVUdiv:
		return a.BVUrem(x, c)
	}
	return 0
}

// BVShl shifts left; by the width or more gives zero.
func (a *Arena) BVShl(x, y Term) Term {
	return a.shift(OpBVShl, x, y, func(k int) Term { return a.shiftLeft(x, k) })
}

// BVLshr shifts right and fills with zeros.
func (a *Arena) BVLshr(x, y Term) Term {
	return a.shift(OpBVLshr, x, y, func(k int) Term { return a.shiftRight(x, k) })
}

// BVAshr shifts right and fills with the sign.
func (a *Arena) BVAshr(x, y Term) Term {
	return a.shift(OpBVAshr, x, y, func(k int) Term {
		w := a.nodes[x].sort.Width()
		k = min(k, w-1)
		return a.SignExt(k, a.Extract(w-1, k, x))
	})
}

// shift is op of x and y. A shift by a constant only moves bits: by builds that of k bits, at most the width.
func (a *Arena) shift(op Op, x, y Term, by func(k int) Term) Term {
	if t := a.bvBinary(op, 0, x, y); t != 0 {
		return t
	}
	s := a.nodes[x].sort
	switch {
	case a.isZero(x):
		return x
	case a.IsConst(y):
		k := s.Width()
		if v := a.constBig(y); v.IsUint64() {
			k = int(min(v.Uint64(), uint64(k)))
		}
		return by(k)
	}
	return a.cons(op, s, 0, x, y)
}

func (a *Arena) shiftLeft(x Term, k int) Term {
	w := a.nodes[x].sort.Width()
	switch {
	case k == 0:
		return x
	case k >= w:
		return a.BV(w, 0)
	}
	return a.Concat(a.Extract(w-1-k, 0, x), a.BV(k, 0))
}

func (a *Arena) shiftRight(x Term, k int) Term {
	w := a.nodes[x].sort.Width()
	if k >= w {
		return a.BV(w, 0)
	}
	return a.ZeroExt(k, a.Extract(w-1, k, x))
}
