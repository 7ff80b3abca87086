package reader

import (
	"math"
	"math/big"
	"strings"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
)

// floatBits encodes a literal, nil for the formats of 128 bits. The payload of a NaN is lost in parsing:
// it is the default quiet one.
func floatBits(c *constant.Float) *big.Int {
	negative := c.X != nil && c.X.Signbit()
	switch c.Typ.Kind {
	case types.FloatKindFloat:
		if c.NaN {
			return nan(negative, 24, 8)
		}
		f, _ := c.X.Float32()
		return new(big.Int).SetUint64(uint64(math.Float32bits(f)))
	case types.FloatKindDouble:
		if c.NaN {
			return nan(negative, 53, 11)
		}
		f, _ := c.X.Float64()
		return new(big.Int).SetUint64(math.Float64bits(f))
	case types.FloatKindHalf:
		if c.NaN {
			return nan(negative, 11, 5)
		}
		f, _ := c.X.Float64()
		return new(big.Int).SetUint64(halfBits(f))
	case types.FloatKindX86_FP80: // always printed in hexadecimal: 0xK...
		if _, digits, ok := strings.Cut(c.Ident(), "K"); ok {
			if bits, ok := new(big.Int).SetString(digits, 16); ok {
				return bits
			}
		}
	}
	return nil
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
