package arith

import (
	"math"
	"math/big"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// x87's format of 80 bits, which is long double on x86, is carried as bits, and computed with as a floating-point type of IEEE 754's kind.
// Other than there, the first bit of the significand is stored: 1 bit of sign, 15 of exponent, that bit, 63 of fraction.

var extended = &ivl.FloatType{Sig: 64, Exp: 15}

// ComputedType is the type that operators on t compute in, or nil for formats that are not modelled.
func (a *Encoding) ComputedType(t *ir.FloatType) *ivl.FloatType {
	if t.Kind == ir.X86FP80 && !a.Unbounded {
		return extended
	}
	return FloatType(t)
}

// IsExtended reports whether values of type t are carried as bits and computed with as another type.
func (a *Encoding) IsExtended(t ir.Type) bool {
	ft, ok := t.(*ir.FloatType)
	return ok && ft.Kind == ir.X86FP80 && !a.Unbounded
}

// ExtendedToFloat is the number that 80 bits stand for; x is duplicated. With an exponent of zero, the first bit of the significand counts as if the
// exponent were one; without that bit, other exponents are invalid operands (Intel's manual, volume 1, 8.2.2).
func (a *Encoding) ExtendedToFloat(x ivl.Expr) ivl.Expr {
	if c, ok := x.(*ivl.BVLit); ok {
		fraction := new(big.Int).And(c.Value, new(big.Int).SetUint64(1<<63-1))
		high := new(big.Int).Rsh(c.Value, 64)
		zero, first := high.Int64()&0x7fff == 0, c.Value.Bit(63) == 1
		switch {
		case first && zero:
			high.SetBit(high, 0, 1)
		case !first && !zero:
			return ivl.NewFloat(notANumber(), extended.Sig, extended.Exp)
		}
		return ivl.NewFloat(high.Or(high.Lsh(high, 63), fraction), extended.Sig, extended.Exp)
	}
	first := ivl.NewEq(ivl.NewExtract(x, 64, 63), ivl.NewBV64(1, 1))
	zero := ivl.NewEq(ivl.NewExtract(x, 79, 64), ivl.NewBV64(0, 15))
	high := ivl.NewConcat(ivl.NewExtract(x, 80, 65), ivl.NewIte(ivl.NewAnd(first, zero), ivl.NewBV64(1, 1), ivl.NewExtract(x, 65, 64)))
	bits := ivl.NewIte(ivl.NewOr(first, zero), ivl.NewConcat(high, ivl.NewExtract(x, 63, 0)), ivl.NewBV(notANumber(), 79))
	return a.Reinterpret(bits, extended)
}

func notANumber() *big.Int { return new(big.Int).Lsh(big.NewInt(0x7fff<<1|1), 62) }

// FloatToExtended are the 80 bits of a number of which x is the bits as IEEE 754 has them; x is duplicated.
func FloatToExtended(x ivl.Expr) ivl.Expr {
	first := ivl.NewIte(ivl.NewEq(ivl.NewExtract(x, 78, 63), ivl.NewBV64(0, 15)), ivl.NewBV64(0, 1), ivl.NewBV64(1, 1))
	return ivl.NewConcat(ivl.NewExtract(x, 79, 63), ivl.NewConcat(first, ivl.NewExtract(x, 63, 0)))
}

// FloatLiteral is x as a literal of type t: a normal number or zero, which t can hold.
func FloatLiteral(x float64, t *ivl.FloatType) ivl.Expr {
	switch t.Sig {
	case 24:
		return ivl.NewFloat(new(big.Int).SetUint64(uint64(math.Float32bits(float32(x)))), t.Sig, t.Exp)
	case 53:
		return ivl.NewFloat(new(big.Int).SetUint64(math.Float64bits(x)), t.Sig, t.Exp)
	}
	b := math.Float64bits(x)
	exponent := b >> 52 & 0x7ff
	if exponent != 0 {
		exponent += 16383 - 1023
	}
	out := new(big.Int).SetUint64(b>>63<<15 | exponent)
	out.Lsh(out, 63)
	return ivl.NewFloat(out.Or(out, new(big.Int).SetUint64(b&(1<<52-1)<<11)), t.Sig, t.Exp)
}
