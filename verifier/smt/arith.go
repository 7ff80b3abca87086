package smt

import (
	"fmt"
	"math/big"
)

// numeric panics unless the operands of op are all Int or all Real.
func (a *Arena) numeric(op Op, ts ...Term) {
	s := a.nodes[ts[0]].sort
	for _, t := range ts {
		if a.nodes[t].sort != s || s != SortInt && s != SortReal {
			panic(fmt.Sprintf("smt: %v of %s", op, a.SortString(a.nodes[t].sort)))
		}
	}
}

// Add is the sum of two Ints or two Reals. Constants gather in the second
// operand.
func (a *Arena) Add(x, y Term) Term {
	a.numeric(OpAdd, x, y)
	return a.sum(x, y)
}

// Sub is the difference of two Ints or two Reals.
func (a *Arena) Sub(x, y Term) Term {
	a.numeric(OpSub, x, y)
	return a.difference(x, y)
}

// Neg is the negation of an Int or Real.
func (a *Arena) Neg(x Term) Term {
	a.numeric(OpNeg, x)
	return a.negative(x)
}

// Mul is the product of two Ints or two Reals.
func (a *Arena) Mul(x, y Term) Term {
	a.numeric(OpMul, x, y)
	return a.product(x, y)
}

// IntDiv is the Euclidean quotient (Boogie's div): the remainder is never
// negative. Division by zero is some function of the dividend.
func (a *Arena) IntDiv(x, y Term) Term { return a.division(OpIntDiv, x, y, x) }

// IntMod is the Euclidean remainder (Boogie's mod), never negative. The
// remainder by zero is some function of the dividend.
func (a *Arena) IntMod(x, y Term) Term { return a.division(OpIntMod, x, y, a.Int64(0)) }

// RealDiv is the quotient of Reals. Division by zero is some function of the
// dividend.
func (a *Arena) RealDiv(x, y Term) Term { return a.division(OpRealDiv, x, y, x) }

// division is op of x and y; byOne is what it is if y is 1.
func (a *Arena) division(op Op, x, y, byOne Term) Term {
	a.numeric(op, x, y)
	s := a.nodes[x].sort
	if t := a.foldBinary(op, s, x, y); t != 0 {
		return t
	}
	if a.isOne(y) {
		return byOne
	}
	return a.cons(op, s, 0, x, y)
}

// IntAbs is the absolute value of an Int.
func (a *Arena) IntAbs(x Term) Term { return a.Ite(a.Lt(x, a.Int64(0)), a.Neg(x), x) }

// Lt is x < y on two Ints or two Reals.
func (a *Arena) Lt(x, y Term) Term {
	a.numeric(OpLt, x, y)
	if t := a.foldBinary(OpLt, SortBool, x, y); t != 0 {
		return t
	}
	if x == y {
		return termFalse
	}
	p, c := a.offset(x)
	q, d := a.offset(y)
	s := a.nodes[x].sort
	if p == q || c != 0 && d != 0 || c != 0 && a.IsConst(y) || d != 0 && a.IsConst(x) {
		zero := a.number(s, 0)
		if c == 0 {
			c = zero
		}
		if d == 0 {
			d = zero
		}
		switch {
		case p == q:
			return a.Lt(c, d)
		case a.IsConst(x):
			return a.Lt(a.Sub(x, d), q)
		}
		return a.Lt(p, a.Add(q, a.Sub(d, c)))
	}
	return a.cons(OpLt, SortBool, 0, x, y)
}

// Le is x <= y on two Ints or two Reals.
func (a *Arena) Le(x, y Term) Term { return a.Not(a.Lt(y, x)) }

// convert builds a conversion.
func (a *Arena) convert(op Op, from SortKind, res Sort, x Term) Term {
	if a.nodes[x].sort.Kind() != from {
		panic(fmt.Sprintf("smt: %v of %s", op, a.SortString(a.nodes[x].sort)))
	}
	if t := a.foldUnary(op, 0, res, x); t != 0 {
		return t
	}
	return a.cons(op, res, 0, x)
}

// ToReal is the Int x as a Real.
func (a *Arena) ToReal(x Term) Term { return a.convert(OpToReal, IntKind, SortReal, x) }

// ToInt is the greatest Int not above the Real x.
func (a *Arena) ToInt(x Term) Term {
	if a.nodes[x].op == OpToReal {
		return a.arg(x, 0)
	}
	return a.convert(OpToInt, RealKind, SortInt, x)
}

// IsInt says that the Real x is whole.
func (a *Arena) IsInt(x Term) Term {
	if a.nodes[x].op == OpToReal {
		return termTrue
	}
	return a.convert(OpIsInt, RealKind, SortBool, x)
}

// BVToNat is the unsigned value of a bit-vector as an Int.
func (a *Arena) BVToNat(x Term) Term { return a.convert(OpBVToNat, BVKind, SortInt, x) }

// BVToInt is the signed value of a bit-vector as an Int.
func (a *Arena) BVToInt(x Term) Term {
	w := a.nodes[x].sort.Width()
	modulus := a.Int(new(big.Int).Lsh(big.NewInt(1), uint(w)))
	return a.Ite(a.BVSlt(x, a.BV(w, 0)), a.Sub(a.BVToNat(x), modulus), a.BVToNat(x))
}

// IntToBV is the Int x modulo 2^width.
func (a *Arena) IntToBV(width int, x Term) Term {
	if a.nodes[x].op == OpBVToNat && a.nodes[a.arg(x, 0)].sort.Width() == width {
		return a.arg(x, 0)
	}
	return a.convert(OpIntToBV, IntKind, BVSort(width), x)
}
