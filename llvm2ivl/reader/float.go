package reader

import (
	"math"
	"math/big"
	"strconv"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// floatBits encodes a literal; the bits are nil for the formats of 128 bits. All NaNs are the default quiet
// one, with their sign.
func floatBits(w string, kind ir.FloatKind) (bits *big.Int, ok bool) {
	if len(w) > 3 && w[:2] == "0x" && w[2] >= 'H' {
		if want := map[ir.FloatKind]byte{ir.X86FP80: 'K', ir.FP128: 'L', ir.PPCFP128: 'M', ir.Half: 'H', ir.BFloat: 'R'}[kind]; w[2] != want || len(w) > 40 {
			return nil, false
		}
		bits, ok = new(big.Int).SetString(w[3:], 16)
		if !ok || bits.Sign() < 0 || kind == ir.FP128 || kind == ir.PPCFP128 {
			return nil, ok
		}
		switch kind {
		case ir.Half:
			return quiet(bits, 11, 5), true
		case ir.BFloat:
			return quiet(bits, 8, 8), true
		}
		return bits, true
	}
	var f float64
	if len(w) > 2 && w[:2] == "0x" {
		n, err := strconv.ParseUint(w[2:], 16, 64)
		if err != nil {
			return nil, false
		}
		f = math.Float64frombits(n)
	} else {
		if !isNumber(w) {
			return nil, false
		}
		var err error
		if f, err = strconv.ParseFloat(w, 64); err != nil {
			return nil, false
		}
	}
	switch kind {
	case ir.Double:
		return quiet(new(big.Int).SetUint64(math.Float64bits(f)), 53, 11), true
	case ir.Float:
		return quiet(new(big.Int).SetUint64(uint64(math.Float32bits(float32(f)))), 24, 8), true
	case ir.BFloat:
		return quiet(new(big.Int).SetUint64(uint64(math.Float32bits(float32(f))>>16)), 8, 8), true
	case ir.Half:
		return new(big.Int).SetUint64(halfBits(f)), true
	}
	return nil, kind != ir.X86FP80
}

// quiet is bits with the default payload if they are a NaN's; sig counts the hidden bit of the significand.
func quiet(bits *big.Int, sig, exp int) *big.Int {
	abs := new(big.Int).SetBit(bits, sig+exp-1, 0)
	if infinity := new(big.Int).Lsh(big.NewInt(1<<exp-1), uint(sig-1)); abs.Cmp(infinity) <= 0 {
		return bits
	}
	v := new(big.Int).Lsh(big.NewInt(1<<(exp+1)-1), uint(sig-2))
	return v.SetBit(v, sig+exp-1, bits.Bit(sig+exp-1))
}

// halfBits encodes a number that is exact in IEEE half precision.
func halfBits(f float64) uint64 {
	var sign uint64
	if math.Signbit(f) {
		sign, f = 1<<15, -f
	}
	switch {
	case math.IsNaN(f):
		return sign | 0x7e00
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
