package llvm2ivl

import (
	"math"
	"math/big"
	"strings"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
)

// floatConst encodes a literal. The payload of a NaN is lost in parsing: it is the
// default quiet one.
func floatConst(c *constant.Float) Const {
	out := &FloatConst{Type: c.Typ}
	negative := c.X != nil && c.X.Signbit()
	switch c.Typ.Kind {
	case types.FloatKindFloat, types.FloatKindDouble, types.FloatKindHalf:
		f := math.NaN()
		if !c.NaN {
			f, _ = c.X.Float64()
		}
		switch c.Typ.Kind {
		case types.FloatKindFloat:
			f32 := float32(f)
			if !c.NaN {
				f32, _ = c.X.Float32()
			}
			out.Bits = new(big.Int).SetUint64(uint64(math.Float32bits(f32)))
			if c.NaN {
				out.Bits = nan(negative, 24, 8)
			}
		case types.FloatKindDouble:
			out.Bits = new(big.Int).SetUint64(math.Float64bits(f))
			if c.NaN {
				out.Bits = nan(negative, 53, 11)
			}
		default:
			out.Bits = new(big.Int).SetUint64(halfBits(f))
			if c.NaN {
				out.Bits = nan(negative, 11, 5)
			}
		}
		return out
	}
	// The other kinds are always printed in hexadecimal: 0xK, 0xL, 0xM.
	text := c.Ident()
	if i := strings.IndexAny(text, "KLM"); i >= 0 {
		if bits, ok := new(big.Int).SetString(text[i+1:], 16); ok {
			if c.Typ.Kind == types.FloatKindFP128 || c.Typ.Kind == types.FloatKindPPC_FP128 {
				return &OpaqueConst{Type: c.Typ, Reason: "a 128-bit float"}
			}
			out.Bits = bits
			return out
		}
	}
	return &OpaqueConst{Type: c.Typ, Reason: "a float of the kind " + c.Typ.Kind.String()}
}

func nan(negative bool, sig, exp int) *big.Int {
	v := new(big.Int).Lsh(big.NewInt(1<<(exp+1)-1), uint(sig-2))
	if negative {
		v.SetBit(v, sig+exp-1, 1)
	}
	return v
}

// halfBits encodes a number that is exact in IEEE half precision.
func halfBits(f float64) uint64 {
	var sign uint64
	if math.Signbit(f) {
		sign, f = 1<<15, -f
	}
	switch {
	case math.IsInf(f, 0):
		return sign | 31<<10
	case f == 0:
		return sign
	case f < 0x1p-14:
		return sign | uint64(f*0x1p24)
	}
	frac, exp := math.Frexp(f) // frac in [0.5, 1)
	return sign | uint64(exp-1+15)<<10 | uint64((frac*2-1)*1024)
}
