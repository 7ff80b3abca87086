package value

import (
	"fmt"
	"math"
	"math/big"
	"strconv"
)

// RoundingMode is the value m of type rmode.
func RoundingMode(m Rounding) Value { return Value{kind: RModeKind, bits: uint64(m)} }

// Rounding gives the rounding mode that a value of type rmode is.
func (v Value) Rounding() (Rounding, bool) { return Rounding(v.bits), v.kind == RModeKind }

// Float32 and Float64 are the values of type float24e8 and float53e11.
func Float32(x float32) Value {
	return Float(24, 8, new(big.Int).SetUint64(uint64(math.Float32bits(x))))
}

// Float64 is the value x of type float53e11.
func Float64(x float64) Value { return Float(53, 11, new(big.Int).SetUint64(math.Float64bits(x))) }

func (v Value) format() format { return format{int(v.width), int(v.exp)} }

func (v Value) unpack() unpacked { return v.format().unpack(v.big()) }

// FloatText is a float in C's notation: 1.5, -0.0, 1e+30, nan, inf. It has as
// many digits as are needed to tell it from its neighbours (C's float and
// double) or 20 (other formats).
func (v Value) FloatText() string {
	f := v.format()
	u := v.unpack()
	sign := ""
	if u.neg {
		sign = "-"
	}
	switch {
	case u.class == notANumber:
		return "nan"
	case u.class == infinite:
		return sign + "inf"
	}
	var s string
	switch f {
	case format{24, 8}:
		s = strconv.FormatFloat(float64(math.Float32frombits(uint32(v.bits))), 'g', -1, 32)
	case format{53, 11}:
		s = strconv.FormatFloat(math.Float64frombits(v.bits), 'g', -1, 64)
	default:
		x := new(big.Float).SetInt(u.man)
		x.SetMantExp(x, u.exp)
		s = sign + x.Text('g', 20)
	}
	for _, c := range s {
		if c == '.' || c == 'e' {
			return s
		}
	}
	return s + ".0"
}

func packed(f format, bits *big.Int) Value { return Float(f.sig, f.exp, bits) }

// float applies the operators of SMT-LIB's FloatingPoint theory.
func (op *Operator) float(args []Value) (Value, error) {
	mode := op.Mode
	if len(args) > 0 && mode == nil {
		if m, ok := args[0].Rounding(); ok {
			mode, args = &m, args[1:]
		}
	}
	switch op.Name {
	case "to_fp", "to_fp_unsigned":
		return op.toFloat(mode, args)
	}
	if len(args) == 0 {
		return Value{}, fmt.Errorf("no arguments")
	}
	if op.Name == "fp" {
		return Value{}, fmt.Errorf("unknown operator")
	}
	for _, a := range args {
		if a.kind != FloatKind || a.width != args[0].width || a.exp != args[0].exp {
			return Value{}, fmt.Errorf("unexpected argument %s", a)
		}
	}
	rounded := map[string]int{"fp.add": 2, "fp.sub": 2, "fp.mul": 2, "fp.div": 2, "fp.fma": 3, "fp.sqrt": 1,
		"fp.roundToIntegral": 1, "fp.to_ubv": 1, "fp.to_sbv": 1}
	if n, ok := rounded[op.Name]; ok {
		if mode == nil {
			return Value{}, fmt.Errorf("no rounding mode")
		}
		if len(args) != n {
			return Value{}, fmt.Errorf("%d arguments instead of %d", len(args), n)
		}
		return op.floatExact(*mode, args)
	}
	switch len(args) {
	case 1:
		return op.floatUnary(args[0])
	case 2:
		return op.floatBinary(args[0], args[1])
	}
	return Value{}, fmt.Errorf("%d arguments", len(args))
}

// floatExact computes on exact integers and rounds once.
func (op *Operator) floatExact(mode Rounding, args []Value) (Value, error) {
	f := args[0].format()
	x := args[0].unpack()
	var y, z unpacked
	if len(args) > 1 {
		y = args[1].unpack()
	}
	if len(args) > 2 {
		z = args[2].unpack()
	}
	switch op.Name {
	case "fp.add":
		return packed(f, f.add(mode, x, y)), nil
	case "fp.sub":
		y.neg = !y.neg
		return packed(f, f.add(mode, x, y)), nil
	case "fp.mul":
		return packed(f, f.pack(mode, product(x, y))), nil
	case "fp.div":
		return packed(f, f.div(mode, x, y)), nil
	case "fp.fma":
		return packed(f, f.add(mode, product(x, y), z)), nil
	case "fp.sqrt":
		return packed(f, f.sqrt(mode, x)), nil
	case "fp.roundToIntegral":
		if x.class != finite {
			return args[0], nil
		}
		n := toIntegral(mode, x)
		return packed(f, f.round(mode, x.neg, n.Abs(n), 0)), nil
	case "fp.to_ubv", "fp.to_sbv":
		if len(op.Index) != 1 {
			return Value{}, fmt.Errorf("no width")
		}
		w := op.Index[0]
		if x.class == finite {
			n := toIntegral(mode, x)
			v := BV(w, n)
			if op.Name == "fp.to_ubv" && n.Sign() >= 0 && n.BitLen() <= w ||
				op.Name == "fp.to_sbv" && v.SignedBig().Cmp(n) == 0 {
				return v, nil
			}
		}
		return Value{}, fmt.Errorf("%s does not fit in %d bits, so the result is not determined", args[0], w)
	}
	return Value{}, fmt.Errorf("unknown operator")
}

// floatUnary applies an operator with one float and no rounding.
func (op *Operator) floatUnary(x Value) (Value, error) {
	f := x.format()
	u := x.unpack()
	switch op.Name {
	case "fp.neg", "fp.abs":
		if u.class == notANumber {
			return x, nil
		}
		b := x.BigInt()
		sign := f.sig + f.exp - 1
		if op.Name == "fp.neg" {
			b.SetBit(b, sign, b.Bit(sign)^1)
		} else {
			b.SetBit(b, sign, 0)
		}
		return packed(f, b), nil
	case "fp.isNaN":
		return Bool(u.class == notANumber), nil
	case "fp.isInfinite":
		return Bool(u.class == infinite), nil
	case "fp.isZero":
		return Bool(u.isZero()), nil
	case "fp.isNormal":
		return Bool(u.class == finite && f.expField(x.big()) != 0), nil
	case "fp.isSubnormal":
		return Bool(u.class == finite && !u.isZero() && f.expField(x.big()) == 0), nil
	case "fp.isNegative":
		return Bool(u.class != notANumber && u.neg), nil
	case "fp.isPositive":
		return Bool(u.class != notANumber && !u.neg), nil
	case "fp.to_ieee_bv":
		return BV(f.sig+f.exp, x.big()), nil
	case "fp.to_real":
		if u.class != finite {
			return Value{}, fmt.Errorf("the result for %s is not determined", x)
		}
		return Real(u.rat()), nil
	}
	return Value{}, fmt.Errorf("unknown operator of one argument")
}

// rat is the number that a finite u denotes.
func (u unpacked) rat() *big.Rat {
	r := new(big.Rat).SetInt(u.man)
	two := new(big.Int).Lsh(big1, uint(max(u.exp, -u.exp)))
	if u.exp >= 0 {
		r.Mul(r, new(big.Rat).SetInt(two))
	} else {
		r.Quo(r, new(big.Rat).SetInt(two))
	}
	if u.neg {
		r.Neg(r)
	}
	return r
}

// floatBinary applies an operator with two floats and no rounding.
func (op *Operator) floatBinary(a, b Value) (Value, error) {
	x, y := a.unpack(), b.unpack()
	unordered := x.class == notANumber || y.class == notANumber
	switch op.Name {
	case "fp.rem":
		f := a.format()
		return packed(f, f.rem(x, y)), nil
	case "fp.min", "fp.max":
		switch {
		case x.class == notANumber:
			return b, nil
		case y.class == notANumber:
			return a, nil
		}
		// Of two zeros with different signs either may be the result.
		if c := x.compare(y); op.Name == "fp.min" && c < 0 || op.Name == "fp.max" && c > 0 {
			return a, nil
		}
		return b, nil
	}
	c := 0
	if !unordered {
		c = x.compare(y)
	}
	switch op.Name {
	case "fp.eq":
		return Bool(!unordered && c == 0), nil
	case "fp.lt":
		return Bool(!unordered && c < 0), nil
	case "fp.leq":
		return Bool(!unordered && c <= 0), nil
	case "fp.gt":
		return Bool(!unordered && c > 0), nil
	case "fp.geq":
		return Bool(!unordered && c >= 0), nil
	}
	return Value{}, fmt.Errorf("unknown operator of two arguments")
}

// toFloat applies to_fp and to_fp_unsigned, whose indices are the exponent and
// the significand bits, in this order.
func (op *Operator) toFloat(mode *Rounding, args []Value) (Value, error) {
	if len(op.Index) != 2 || len(args) != 1 || op.Index[0] < 2 || op.Index[1] < 2 {
		return Value{}, fmt.Errorf("unexpected indices or arguments")
	}
	f := format{sig: op.Index[1], exp: op.Index[0]}
	x := args[0]
	if mode == nil {
		if x.kind != BVKind || x.Width() != f.sig+f.exp || op.Name != "to_fp" {
			return Value{}, fmt.Errorf("no rounding mode, and %s is not an encoding", x)
		}
		return packed(f, x.big()), nil
	}
	switch x.kind {
	case FloatKind:
		return packed(f, f.pack(*mode, x.unpack())), nil
	case BVKind, IntKind:
		n := x.SignedBig()
		if op.Name == "to_fp_unsigned" {
			n = x.BigInt()
		}
		neg := n.Sign() < 0
		return packed(f, f.round(*mode, neg, n.Abs(n), 0)), nil
	case RealKind:
		r := x.ref.rat
		if r.Sign() == 0 {
			return packed(f, f.zero(false)), nil
		}
		return packed(f, f.roundRatio(*mode, r.Sign() < 0, new(big.Int).Abs(r.Num()), r.Denom(), 0)), nil
	}
	return Value{}, fmt.Errorf("unexpected argument %s", x)
}
