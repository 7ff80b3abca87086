package reader

import (
	"math"
	"math/big"
	"strconv"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// floatBits encodes a literal; the bits are nil for the formats of 128 bits. A NaN of float is written as
// the one of double with the same payload.
func floatBits(w string, kind ir.FloatKind) (bits *big.Int, ok bool) {
	if len(w) > 3 && w[:2] == "0x" && w[2] >= 'H' {
		if want := map[ir.FloatKind]byte{ir.X86FP80: 'K', ir.FP128: 'L', ir.PPCFP128: 'M', ir.Half: 'H', ir.BFloat: 'R'}[kind]; w[2] != want || len(w) > 40 {
			return nil, false
		}
		bits, ok = new(big.Int).SetString(w[3:], 16)
		if !ok || bits.Sign() < 0 || kind == ir.FP128 || kind == ir.PPCFP128 {
			return nil, ok
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
		return new(big.Int).SetUint64(math.Float64bits(f)), true
	case ir.Float:
		return new(big.Int).SetUint64(uint64(singleBits(f))), true
	case ir.BFloat:
		return new(big.Int).SetUint64(uint64(singleBits(f) >> 16)), true
	case ir.Half:
		return new(big.Int).SetUint64(halfBits(f)), true
	}
	return nil, kind != ir.X86FP80
}

// singleBits encodes a number in IEEE single precision, a NaN with the first bits of its payload.
func singleBits(f float64) uint32 {
	if b := math.Float64bits(f); math.IsNaN(f) {
		return uint32(b>>63<<31|0xff<<23) | uint32(b>>29&(1<<23-1))
	}
	return math.Float32bits(float32(f))
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
