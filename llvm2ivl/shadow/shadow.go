package shadow

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/arith"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
)

// Operand is an operand with its shadow.
type Operand struct {
	Value  ivl.Expr // as a bit-vector or Boolean; nil if it is not known as one
	Shadow ivl.Expr
}

// Arithmetic builds shadows. Widths are in bits.
type Arithmetic struct{ *arith.Encoding }

// None is the shadow of w bits that are written.
func (a Arithmetic) None(w int) ivl.Expr { return a.Number(0, w) }

// All are w bits that are set if some is.
func (a Arithmetic) All(w int, some ivl.Expr) ivl.Expr {
	switch b, ok := some.(*ivl.BoolLit); {
	case w == 1:
		return some
	case ok && !b.Value:
		return a.None(w)
	case ok:
		return a.Number(-1, w)
	}
	return a.FromBool(some, true, w)
}

// Some is whether a bit of x is set.
func (a Arithmetic) Some(w int, x ivl.Expr) ivl.Expr {
	if w == 1 {
		return x
	}
	if c, ok := x.(*ivl.IfThenElse); ok && arith.IsLiteral(c.E, 0) {
		if n, ok := arith.Value(c.T); ok && n.Sign() != 0 {
			return c.C
		}
	}
	return a.Encoding.Compare("ne", w, x, a.None(w))
}

// Or is x | y.
func (a Arithmetic) Or(w int, x, y ivl.Expr) ivl.Expr {
	if arith.IsLiteral(x, 0) {
		return y
	}
	return a.Encoding.Binary("or", w, x, y)
}

// And is x & y.
func (a Arithmetic) And(w int, x, y ivl.Expr) ivl.Expr {
	for _, p := range [][2]ivl.Expr{{x, y}, {y, x}} {
		if n, ok := arith.Value(p[0]); ok && n.Sign() == 0 {
			return p[0]
		} else if ok && n.Cmp(constant.Mask(w)) == 0 {
			return p[1]
		}
	}
	return a.Encoding.Binary("and", w, x, y)
}

// Not is ^x.
func (a Arithmetic) Not(w int, x ivl.Expr) ivl.Expr {
	return a.Encoding.Binary("xor", w, x, a.Number(-1, w))
}

// Binary is the shadow of LLVM's operator op on integers.
func (a Arithmetic) Binary(op string, w int, x, y Operand) ivl.Expr {
	either := a.Or(w, x.Shadow, y.Shadow)
	// passed are the bits of s that reach the result, since the other operand is not zero there, or not one.
	passed := func(s ivl.Expr, other Operand) ivl.Expr {
		if other.Value == nil {
			return s
		}
		mask := other.Value
		if op == "or" {
			mask = a.Not(w, mask)
		}
		return a.And(w, s, mask)
	}
	switch op {
	case "and", "or":
		return a.Or(w, a.And(w, x.Shadow, y.Shadow), a.Or(w, passed(x.Shadow, y), passed(y.Shadow, x)))
	case "xor":
		return either
	case "add", "sub", "mul":
		if w > 1 {
			return a.Or(w, either, a.Encoding.Binary("sub", w, a.None(w), either))
		}
	case "shl", "lshr", "ashr":
		if y.Value != nil && w > 1 {
			return a.Or(w, a.Encoding.Binary(op, w, x.Shadow, y.Value), a.All(w, a.Some(w, y.Shadow)))
		}
	}
	return a.All(w, a.Some(w, either))
}

// Compare is the shadow of icmp. The result is written if a bit that is written distinguishes the two numbers, or if all possible
// values of x are on the same side of a constant.
func (a Arithmetic) Compare(pred string, w int, x, y Operand) ivl.Expr {
	either := a.Or(w, x.Shadow, y.Shadow)
	some := a.Some(w, either)
	if x.Value == nil || y.Value == nil || w == 1 {
		return some
	}
	if pred == "eq" || pred == "ne" {
		differ := a.And(w, a.Encoding.Binary("xor", w, x.Value, y.Value), a.Not(w, either))
		return ivl.NewAnd(some, a.Encoding.Compare("eq", w, differ, a.None(w)))
	}
	if _, bound := arith.Value(y.Value); !bound {
		return some
	}
	low, high := a.And(w, x.Value, a.Not(w, x.Shadow)), a.Or(w, x.Value, x.Shadow)
	if pred[0] == 's' { // the sign bit counts the other way round
		sign := a.And(w, x.Shadow, a.Encoding.Binary("shl", w, a.Number(1, w), a.Number(int64(w-1), w)))
		low, high = a.Or(w, low, sign), a.And(w, high, a.Not(w, sign))
	}
	return ivl.NewNeq(a.Encoding.Compare(pred, w, low, y.Value), a.Encoding.Compare(pred, w, high, y.Value))
}

// Select is the shadow of the one of x and y that c selects; where c is not written, it is the bits in which they may differ.
func (a Arithmetic) Select(w int, c, x, y Operand) ivl.Expr {
	out := x.Shadow
	if x.Shadow != y.Shadow && !(arith.IsLiteral(x.Shadow, 0) && arith.IsLiteral(y.Shadow, 0)) {
		out = ivl.NewIte(c.Value, x.Shadow, y.Shadow)
	}
	if arith.IsLiteral(c.Shadow, 0) {
		return out
	}
	differ := a.Number(-1, w)
	if x.Value != nil && y.Value != nil {
		differ = a.Or(w, a.Encoding.Binary("xor", w, x.Value, y.Value), a.Or(w, x.Shadow, y.Shadow))
	}
	return ivl.NewIte(c.Shadow, differ, out)
}

// Cast is the shadow of LLVM's conversion op of a scalar; not of a bitcast.
func (a Arithmetic) Cast(op string, from, to int, x ivl.Expr) ivl.Expr {
	switch op {
	case "trunc", "zext", "ptrtoint", "inttoptr", "addrspacecast":
		return a.Resize(from, to, x)
	case "sext":
		return a.Extend(true, from, to, x)
	}
	return a.All(to, a.Some(from, x))
}

// Recut are the bits of elements of from bits, lowest first, as n elements of to bits.
func (a Arithmetic) Recut(xs []ivl.Expr, from, to, n int) []ivl.Expr {
	var whole ivl.Expr
	for _, x := range xs {
		if from == 1 {
			x = ivl.NewIte(x, ivl.NewBV64(1, 1), ivl.NewBV64(0, 1))
		}
		if whole == nil {
			whole = x
		} else {
			whole = ivl.NewConcat(x, whole)
		}
	}
	out := make([]ivl.Expr, n)
	for i := range out {
		out[i] = whole
		if n > 1 {
			out[i] = ivl.NewExtract(whole, (i+1)*to, i*to)
		}
		if to == 1 {
			out[i] = ivl.NewEq(out[i], ivl.NewBV64(1, 1))
		}
	}
	return out
}
