package smt

import (
	"fmt"
	"math/big"
)

// numeric checks that the operands are both Int or both Real, and folds
// constants; 0 if nothing was folded.
func (a *Arena) numeric(op Op, res Sort, ts ...Term) Term {
	s := a.nodes[ts[0]].sort
	consts := true
	for _, t := range ts {
		if a.nodes[t].sort != s || s != SortInt && s != SortReal {
			panic(fmt.Sprintf("smt: %v of %s", op, a.SortString(a.nodes[t].sort)))
		}
		consts = consts && a.IsConst(t)
	}
	if consts {
		if t, ok := a.fold(op, 0, res, ts...); ok {
			return t
		}
		return 0
	}
	if len(ts) == 2 && op != OpIntDiv && op != OpIntMod && op != OpRealDiv {
		x, y := ts[0], ts[1]
		switch {
		case a.IsConst(y) && a.pushable(x):
			return a.push(pushKey{op: op, other: y, t: x}, func(leaf Term) Term {
				t, _ := a.fold(op, 0, res, leaf, y)
				return t
			})
		case a.IsConst(x) && a.pushable(y):
			return a.push(pushKey{op: op, other: x, side: 1, t: y}, func(leaf Term) Term {
				t, _ := a.fold(op, 0, res, x, leaf)
				return t
			})
		}
	}
	return 0
}

// isNumber reports whether t is the Int or Real constant n.
func (a *Arena) isNumber(t Term, n int64) bool {
	switch a.nodes[t].op {
	case OpIntConst:
		b := a.constBig(t)
		return b.IsInt64() && b.Int64() == n
	case OpRealConst:
		r := a.rats[a.nodes[t].p]
		return r.IsInt() && r.Num().IsInt64() && r.Num().Int64() == n
	}
	return false
}

// Add is the sum of two Ints or two Reals. Constants gather in the second
// operand.
func (a *Arena) Add(x, y Term) Term {
	x, y = a.commute(x, y)
	s := a.nodes[x].sort
	if t := a.numeric(OpAdd, s, x, y); t != 0 {
		return t
	}
	if a.IsConst(y) {
		if a.isZero(y) {
			return x
		}
		switch p, q := a.operands(x); a.nodes[x].op {
		case OpAdd:
			if a.IsConst(q) {
				return a.Add(p, a.Add(q, y))
			}
		case OpSub:
			if a.IsConst(p) {
				return a.Sub(a.Add(p, y), q)
			}
		}
		return a.cons(OpAdd, s, 0, x, y)
	}
	if p, c := a.offset(x); c != 0 {
		return a.Add(a.Add(p, y), c)
	}
	if p, c := a.offset(y); c != 0 {
		return a.Add(a.Add(x, p), c)
	}
	for range 2 {
		switch p, q := a.operands(x); a.nodes[x].op {
		case OpNeg:
			return a.Sub(y, p)
		case OpSub:
			if q == y {
				return p
			}
			if a.IsConst(p) {
				return a.Add(a.Sub(y, q), p)
			}
		}
		x, y = y, x
	}
	return a.cons(OpAdd, s, 0, x, y)
}

// Sub is the difference of two Ints or two Reals.
func (a *Arena) Sub(x, y Term) Term {
	s := a.nodes[x].sort
	if t := a.numeric(OpSub, s, x, y); t != 0 {
		return t
	}
	switch {
	case x == y:
		return a.Sub(a.one(s), a.one(s))
	case a.IsConst(y):
		return a.Add(x, a.Neg(y))
	case a.isZero(x):
		return a.Neg(y)
	}
	if p, c := a.offset(y); c != 0 {
		return a.Add(a.Sub(x, p), a.Neg(c))
	}
	if p, c := a.offset(x); c != 0 {
		return a.Add(a.Sub(p, y), c)
	}
	if p, q := a.operands(x); a.nodes[x].op == OpAdd {
		if p == y {
			return q
		}
		if q == y {
			return p
		}
	}
	switch p, q := a.operands(y); a.nodes[y].op {
	case OpNeg:
		return a.Add(x, p)
	case OpSub:
		if a.IsConst(p) {
			return a.Sub(a.Add(x, q), p)
		}
	}
	return a.cons(OpSub, s, 0, x, y)
}

func (a *Arena) one(s Sort) Term {
	one := a.Int64(1)
	if s == SortReal {
		return a.ToReal(one)
	}
	return one
}

// Neg is the negation of an Int or Real.
func (a *Arena) Neg(x Term) Term {
	s := a.nodes[x].sort
	if t := a.numeric(OpNeg, s, x); t != 0 {
		return t
	}
	switch p, q := a.operands(x); a.nodes[x].op {
	case OpNeg:
		return p
	case OpSub:
		return a.Sub(q, p)
	case OpAdd:
		if a.IsConst(q) {
			return a.Sub(a.Neg(q), p)
		}
	}
	return a.cons(OpNeg, s, 0, x)
}

// Mul is the product of two Ints or two Reals.
func (a *Arena) Mul(x, y Term) Term {
	x, y = a.commute(x, y)
	s := a.nodes[x].sort
	if t := a.numeric(OpMul, s, x, y); t != 0 {
		return t
	}
	if a.IsConst(y) {
		switch {
		case a.isZero(y):
			return y
		case a.isNumber(y, 1):
			return x
		case a.isNumber(y, -1):
			return a.Neg(x)
		}
		if p, q := a.operands(x); a.nodes[x].op == OpMul && a.IsConst(q) {
			return a.Mul(p, a.Mul(q, y))
		}
	}
	return a.cons(OpMul, s, 0, x, y)
}

// IntDiv is the Euclidean quotient (Boogie's div): the remainder is never
// negative. Division by zero is some function of the dividend.
func (a *Arena) IntDiv(x, y Term) Term {
	if t := a.numeric(OpIntDiv, SortInt, x, y); t != 0 {
		return t
	}
	if a.isNumber(y, 1) {
		return x
	}
	return a.cons(OpIntDiv, SortInt, 0, x, y)
}

// IntMod is the Euclidean remainder (Boogie's mod), never negative. The
// remainder by zero is some function of the dividend.
func (a *Arena) IntMod(x, y Term) Term {
	if t := a.numeric(OpIntMod, SortInt, x, y); t != 0 {
		return t
	}
	if a.isNumber(y, 1) {
		return a.Int64(0)
	}
	return a.cons(OpIntMod, SortInt, 0, x, y)
}

// IntAbs is the absolute value of an Int.
func (a *Arena) IntAbs(x Term) Term { return a.Ite(a.Lt(x, a.Int64(0)), a.Neg(x), x) }

// RealDiv is the quotient of Reals. Division by zero is some function of the
// dividend.
func (a *Arena) RealDiv(x, y Term) Term {
	if t := a.numeric(OpRealDiv, SortReal, x, y); t != 0 {
		return t
	}
	if a.isNumber(y, 1) {
		return x
	}
	return a.cons(OpRealDiv, SortReal, 0, x, y)
}

// Lt is x < y on two Ints or two Reals.
func (a *Arena) Lt(x, y Term) Term {
	if t := a.numeric(OpLt, SortBool, x, y); t != 0 {
		return t
	}
	if x == y {
		return termFalse
	}
	p, c := a.offset(x)
	q, d := a.offset(y)
	s := a.nodes[x].sort
	if p == q || c != 0 && d != 0 || c != 0 && a.IsConst(y) || d != 0 && a.IsConst(x) {
		zero := a.Sub(a.one(s), a.one(s))
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

// convert builds a conversion, folding constants.
func (a *Arena) convert(op Op, from SortKind, res Sort, x Term) Term {
	if a.nodes[x].sort.Kind() != from {
		panic(fmt.Sprintf("smt: %v of %s", op, a.SortString(a.nodes[x].sort)))
	}
	if a.IsConst(x) {
		if t, ok := a.fold(op, 0, res, x); ok {
			return t
		}
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
