package arith

import (
	"math/big"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/prelude"
)

// Encoding builds integer expressions: LLVM's operators in the integer encoding
// that was asked for, with constants folded. Widths are in bits; i1 is bool.
type Encoding struct {
	Lib       *prelude.Library
	Unbounded bool
	Ptr       int // width of a pointer in bits
}

var bigOne = big.NewInt(1)

// IntType is the IVL type of LLVM's iW.
func (a *Encoding) IntType(w int) ivl.Type {
	switch {
	case w == 1:
		return ivl.BoolType
	case a.Unbounded:
		return ivl.IntType
	}
	return &ivl.BVType{Width: w}
}

// PtrType is the IVL type of addresses.
func (a *Encoding) PtrType() ivl.Type { return a.IntType(a.Ptr) }

// Literal is the constant v of type iW. In the unbounded encoding it is read as
// a signed number, which is how LLVM writes it.
func (a *Encoding) Literal(v *big.Int, w int) ivl.Expr {
	switch {
	case w == 1:
		return ivl.NewBool(v.Bit(0) == 1)
	case a.Unbounded:
		s := constant.Signed(v, w)
		if s.Sign() < 0 {
			return ivl.NewNeg(ivl.NewInt(new(big.Int).Neg(s)))
		}
		return ivl.NewInt(s)
	}
	return ivl.NewBV(v, w)
}

// Number is the constant v of type iW.
func (a *Encoding) Number(v int64, w int) ivl.Expr { return a.Literal(big.NewInt(v), w) }

// Address is the constant pointer v.
func (a *Encoding) Address(v uint64) ivl.Expr { return a.Literal(new(big.Int).SetUint64(v), a.Ptr) }

// Value is the number that e denotes, if it is a literal; bit-vectors
// are read as unsigned.
func Value(e ivl.Expr) (*big.Int, bool) {
	switch e := e.(type) {
	case *ivl.BVLit:
		return e.Value, true
	case *ivl.IntLit:
		return e.Value, true
	case *ivl.BoolLit:
		if e.Value {
			return bigOne, true
		}
		return new(big.Int), true
	case *ivl.Unary:
		if v, ok := Value(e.X); ok && e.Op == ivl.Neg {
			return new(big.Int).Neg(v), true
		}
	}
	return nil, false
}

// IsLiteral reports whether e is the number v.
func IsLiteral(e ivl.Expr, v int64) bool {
	n, ok := Value(e)
	return ok && n.IsInt64() && n.Int64() == v
}

// Binary is LLVM's binary operator op on iW. It is nil when the encoding cannot
// express the operation (bitwise operators on unbounded integers).
func (a *Encoding) Binary(op string, w int, x, y ivl.Expr) ivl.Expr {
	if w == 1 {
		return binaryBool(op, x, y)
	}
	vx, okx := Value(x)
	vy, oky := Value(y)
	if okx && oky {
		if v := constant.Fold(op, w, vx, vy); v != nil {
			return a.Literal(v, w)
		}
	}
	if e := a.simplify(op, w, x, y, vy); e != nil {
		return e
	}
	if a.Unbounded {
		return a.binaryInt(op, w, x, y)
	}
	return ivl.NewApp(a.Lib.Arith(op, w), x, y)
}

// simplify handles neutral operands, constants that are to the left, and sums
// with constants; vy is the value of y if it is a literal.
func (a *Encoding) simplify(op string, w int, x, y ivl.Expr, vy *big.Int) ivl.Expr {
	switch op {
	case "add":
		if IsLiteral(x, 0) {
			return y
		}
		if vy == nil {
			return nil
		}
		if vy.Sign() == 0 {
			return x
		}
		base, off := a.splitSum(x, w)
		return a.sum(base, new(big.Int).Add(off, vy), w)
	case "sub":
		if vy == nil {
			return nil
		}
		base, off := a.splitSum(x, w)
		return a.sum(base, new(big.Int).Sub(off, vy), w)
	case "mul", "udiv", "sdiv":
		if IsLiteral(y, 1) {
			return x
		}
		if op == "mul" && IsLiteral(x, 1) {
			return y
		}
	case "or", "xor", "shl", "lshr", "ashr":
		if IsLiteral(y, 0) {
			return x
		}
	}
	return nil
}

// splitSum takes e apart into a base and a constant that is added to it.
func (a *Encoding) splitSum(e ivl.Expr, w int) (ivl.Expr, *big.Int) {
	sign, x, y := 0, ivl.Expr(nil), ivl.Expr(nil)
	switch e := e.(type) {
	case *ivl.FuncApp:
		if len(e.Args) == 2 && !a.Unbounded {
			switch e.Func {
			case a.Lib.Arith("add", w):
				sign, x, y = 1, e.Args[0], e.Args[1]
			case a.Lib.Arith("sub", w):
				sign, x, y = -1, e.Args[0], e.Args[1]
			}
		}
	case *ivl.Binary:
		switch e.Op {
		case ivl.Add:
			sign, x, y = 1, e.X, e.Y
		case ivl.Sub:
			sign, x, y = -1, e.X, e.Y
		}
	}
	if v, ok := literalValueOf(y); ok && sign != 0 {
		return x, new(big.Int).Mul(v, big.NewInt(int64(sign)))
	}
	return e, new(big.Int)
}

func literalValueOf(e ivl.Expr) (*big.Int, bool) {
	if e == nil {
		return nil, false
	}
	return Value(e)
}

// sum is base + off; a small negative offset is written as a subtraction.
func (a *Encoding) sum(base ivl.Expr, off *big.Int, w int) ivl.Expr {
	s := off
	if !a.Unbounded {
		s = constant.Signed(off, w)
	}
	switch {
	case s.Sign() == 0:
		return base
	case a.Unbounded && s.Sign() < 0:
		return ivl.NewBinary(ivl.Sub, base, ivl.NewInt(new(big.Int).Neg(s)))
	case a.Unbounded:
		return ivl.NewBinary(ivl.Add, base, ivl.NewInt(s))
	case s.Sign() < 0:
		return ivl.NewApp(a.Lib.Arith("sub", w), base, ivl.NewBV(new(big.Int).Neg(s), w))
	}
	return ivl.NewApp(a.Lib.Arith("add", w), base, ivl.NewBV(s, w))
}

// binaryBool is op on i1, where 1 is true and, read as signed, -1.
func binaryBool(op string, x, y ivl.Expr) ivl.Expr {
	switch op {
	case "and", "mul":
		return ivl.NewAnd(x, y)
	case "or":
		return ivl.NewOr(x, y)
	case "xor", "add", "sub":
		if v, ok := y.(*ivl.BoolLit); ok {
			if v.Value {
				return ivl.NewNot(x)
			}
			return x
		}
		return ivl.NewNeq(x, y)
	case "udiv", "sdiv", "lshr", "ashr", "shl":
		// The only operands with a defined result leave x as it is.
		return x
	case "urem", "srem":
		return ivl.NewBool(false)
	}
	panic("arith: no operator " + op)
}

// binaryInt is op on unbounded integers. Bitwise operators are there for the
// constants with which they are sums, remainders and shifts in disguise.
func (a *Encoding) binaryInt(op string, w int, x, y ivl.Expr) ivl.Expr {
	c, isConst := Value(y)
	switch op {
	case "add":
		return ivl.NewBinary(ivl.Add, x, y)
	case "sub":
		return ivl.NewBinary(ivl.Sub, x, y)
	case "mul":
		return ivl.NewBinary(ivl.Mul, x, y)
	case "udiv", "sdiv":
		return ivl.NewApp(a.Lib.IntDivision("div"), x, y)
	case "urem", "srem":
		return ivl.NewApp(a.Lib.IntDivision("rem"), x, y)
	}
	if !isConst {
		return nil
	}
	power := func() ivl.Expr { return ivl.NewInt(new(big.Int).Lsh(bigOne, uint(c.Uint64()))) }
	small := c.Sign() >= 0 && c.IsUint64() && c.Uint64() < uint64(w)
	switch {
	case op == "shl" && small:
		return ivl.NewBinary(ivl.Mul, x, power())
	case (op == "lshr" || op == "ashr") && small:
		return ivl.NewBinary(ivl.Div, x, power())
	case op == "and" && c.Sign() == 0:
		return ivl.NewInt(c)
	case op == "and" && c.Sign() > 0:
		next := new(big.Int).Add(c, bigOne)
		if next.BitLen() == c.BitLen()+1 { // c is 2^k - 1
			return ivl.NewBinary(ivl.Mod, x, ivl.NewInt(next))
		}
	case op == "xor" && c.Cmp(big.NewInt(-1)) == 0:
		return ivl.NewBinary(ivl.Sub, ivl.NewNeg(x), ivl.NewInt64(1))
	}
	return nil
}

// half is 2^(w-1), the number of negative values of iW.
func half(w int) *big.Int { return new(big.Int).Lsh(bigOne, uint(w-1)) }

// Offset is the address p + off.
func (a *Encoding) Offset(p ivl.Expr, off int64) ivl.Expr {
	if off == 0 {
		return p
	}
	return a.Binary("add", a.Ptr, p, a.Number(off, a.Ptr))
}

// ByteOf is byte i, counted from the lowest, of a value of width bits.
func (a *Encoding) ByteOf(v ivl.Expr, width, i int) ivl.Expr {
	if width == 8 {
		return v
	}
	if c, ok := Value(v); ok {
		return a.Literal(new(big.Int).Rsh(constant.Unsigned(c, width), uint(8*i)), 8)
	}
	if !a.Unbounded {
		return ivl.NewExtract(v, 8*i+8, 8*i)
	}
	if i > 0 {
		v = ivl.NewBinary(ivl.Div, v, ivl.NewInt(new(big.Int).Lsh(bigOne, uint(8*i))))
	}
	if i == width/8-1 {
		return v
	}
	return ivl.NewBinary(ivl.Mod, v, ivl.NewInt64(256))
}
