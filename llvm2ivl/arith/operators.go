package arith

import (
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
)

var intOperators = map[string]bool{
	"ctpop": true, "ctlz": true, "cttz": true, "bswap": true, "bitreverse": true, "fshl": true, "fshr": true,
	"smax": true, "smin": true, "umax": true, "umin": true, "abs": true,
	"uadd.sat": true, "usub.sat": true, "sadd.sat": true, "ssub.sat": true,
}

// IsIntOperator reports whether IntOperator knows the operator, which is named like the intrinsic.
func IsIntOperator(op string) bool { return intOperators[op] }

// IsOrderOperator reports whether the operator needs only comparison and
// negation, which unbounded integers have.
func IsOrderOperator(op string) bool {
	switch op {
	case "smax", "smin", "umax", "umin", "abs":
		return true
	}
	return false
}

// IntOperator is an operator that IsIntOperator knows on iW. The operands are used several times.
func (a *Encoding) IntOperator(op string, w int, xs []ivl.Expr) ivl.Expr {
	x := xs[0]
	switch op {
	case "smax", "umax":
		return ivl.NewIte(a.Compare(op[:1]+"gt", w, x, xs[1]), x, xs[1])
	case "smin", "umin":
		return ivl.NewIte(a.Compare(op[:1]+"lt", w, x, xs[1]), x, xs[1])
	case "abs":
		zero := a.Number(0, w)
		return ivl.NewIte(a.Compare("slt", w, x, zero), a.Binary("sub", w, zero, x), x)
	case "uadd.sat":
		r, o := a.Overflow("uadd", w, x, xs[1])
		return ivl.NewIte(o, a.Number(-1, w), r)
	case "usub.sat":
		return ivl.NewIte(a.Compare("ult", w, x, xs[1]), a.Number(0, w), a.Binary("sub", w, x, xs[1]))
	case "sadd.sat", "ssub.sat":
		r, o := a.Overflow(op[:4], w, x, xs[1])
		limit := ivl.NewIte(a.Compare("slt", w, x, a.Number(0, w)), a.Literal(half(w), w), a.Literal(constant.Mask(w-1), w))
		return ivl.NewIte(o, limit, r)
	}
	return a.bitOperator(op, w, xs)
}

// bitOperator is one of the operators that look at single bits.
func (a *Encoding) bitOperator(op string, w int, xs []ivl.Expr) ivl.Expr {
	x := xs[0]
	bit := func(i int) ivl.Expr { return ivl.NewExtract(x, i+1, i) }
	isSet := func(i int) ivl.Expr { return ivl.NewEq(bit(i), ivl.NewBV64(1, 1)) }
	if w == 1 {
		switch op {
		case "ctlz", "cttz":
			return ivl.NewNot(x)
		case "fshl", "fshr":
			return xs[0]
		}
		return x
	}
	switch op {
	case "ctpop":
		sum := a.Extend(false, 1, w, isSet(0))
		for i := 1; i < w; i++ {
			sum = ivl.NewApp(a.Lib.Arith("add", w), sum, a.Extend(false, 1, w, isSet(i)))
		}
		return sum
	case "ctlz":
		n := a.Number(int64(w), w)
		for i := range w {
			n = ivl.NewIte(isSet(i), a.Number(int64(w-1-i), w), n)
		}
		return n
	case "cttz":
		n := a.Number(int64(w), w)
		for i := w - 1; i >= 0; i-- {
			n = ivl.NewIte(isSet(i), a.Number(int64(i), w), n)
		}
		return n
	case "bswap":
		var e ivl.Expr
		for i := 0; i < w; i += 8 {
			b := ivl.NewExtract(x, i+8, i)
			if e == nil {
				e = b
			} else {
				e = ivl.NewConcat(e, b)
			}
		}
		return e
	case "bitreverse":
		e := bit(0)
		for i := 1; i < w; i++ {
			e = ivl.NewConcat(e, bit(i))
		}
		return e
	case "fshl", "fshr":
		both := ivl.NewConcat(x, xs[1])
		shift := a.Extend(false, w, 2*w, a.Binary("urem", w, xs[2], a.Number(int64(w), w)))
		if op == "fshl" {
			return ivl.NewExtract(a.Binary("shl", 2*w, both, shift), 2*w, w)
		}
		return ivl.NewExtract(a.Binary("lshr", 2*w, both, shift), w, 0)
	}
	panic(fmt.Sprintf("arith: integer operator %s", op))
}

// Overflow is the result of an arithmetic operation (sadd, umul, …) cut to w
// bits, and whether the exact result differs from it.
func (a *Encoding) Overflow(op string, w int, x, y ivl.Expr) (result, over ivl.Expr) {
	signed, op := op[0] == 's', op[1:]
	result = a.Binary(op, w, x, y)
	if a.Unbounded {
		lo, hi := a.Number(0, w+1), a.Literal(constant.Mask(w), w+2)
		if signed {
			lo, hi = ivl.NewNeg(ivl.NewInt(half(w))), a.Literal(constant.Mask(w-1), w)
		}
		return result, ivl.NewOr(ivl.NewBinary(ivl.Lt, result, lo), ivl.NewBinary(ivl.Gt, result, hi))
	}
	wide := w + 1
	if op == "mul" {
		wide = 2 * w
	}
	exact := a.Binary(op, wide, a.Extend(signed, w, wide, x), a.Extend(signed, w, wide, y))
	return result, ivl.NewNeq(exact, a.Extend(signed, w, wide, result))
}
