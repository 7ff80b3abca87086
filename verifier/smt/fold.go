package smt

import (
	"fmt"
	"math/big"
	"math/bits"

	"github.com/gsmack/gsmack/ivl/value"
)

// fold computes op on constants. It reports false where the result is not
// determined (division of an integer by zero). Bit-vectors of at most 64 bits
// take a path of their own; everything else is left to package value.
func (a *Arena) fold(op Op, p uint64, res Sort, args ...Term) (Term, bool) {
	x := &a.nodes[args[0]]
	w := x.sort.Width()
	if x.op == OpBVConst && w <= 64 && len(args) <= 2 && (res == SortBool || res.Kind() == BVKind && res.Width() <= 64) {
		var y uint64
		if len(args) == 2 {
			y = a.nodes[args[1]].p
		}
		r := foldSmall(op, p, w, res.Width(), x.p, y)
		if res == SortBool {
			return a.Bool(r != 0), true
		}
		return a.cons(OpBVConst, res, r), true
	}
	vals := make([]value.Value, len(args))
	for i, t := range args {
		vals[i] = a.constVal(t)
	}
	v, ok := a.apply(op, p, res, vals)
	if !ok {
		return 0, false
	}
	return a.constant(res, v), true
}

// apply computes op on values; false says that the result is not determined.
func (a *Arena) apply(op Op, p uint64, res Sort, vals []value.Value) (value.Value, bool) {
	switch op {
	case OpLt:
		return value.Bool(value.Compare(vals[0], vals[1]) < 0), true
	case OpEq:
		return value.Bool(value.Equal(vals[0], vals[1])), true
	case OpSelect:
		return vals[0].Select(vals[1:]...), true
	case OpStore:
		return vals[0].Store(vals[1:len(vals)-1], vals[len(vals)-1]), true
	case OpConstArray:
		return value.NewMap(vals[0]), true
	case OpZeroExt:
		return value.BV(res.Width(), vals[0].BigInt()), true
	case OpSignExt:
		return value.BV(res.Width(), vals[0].SignedBig()), true
	case OpFloatToBits:
		return value.BV(res.Width(), vals[0].BigInt()), true
	}
	v, err := value.Apply(operatorText(op, p, res), vals)
	return v, err == nil
}

// operatorText is the SMT-LIB operator with its indices and rounding mode, as
// the {:bvbuiltin} and {:builtin} attributes write it.
func operatorText(op Op, p uint64, res Sort) string {
	text := op.String()
	switch op {
	case OpExtract:
		text = fmt.Sprintf("extract %d %d", p>>32, uint32(p))
	case OpIntToBV, OpFloatToSigned, OpFloatToUnsigned:
		text = fmt.Sprintf("%s %d", text, res.Width())
	case OpFloatFromBits, OpFloatFromFloat, OpFloatFromSigned, OpFloatFromUnsigned, OpFloatFromReal:
		sig, exp := res.Float()
		text = fmt.Sprintf("%s %d %d", text, exp, sig)
	}
	if op.Rounds() {
		text += " " + Rounding(p).String()
	}
	return text
}

func signed(x uint64, w int) int64 { return int64(x<<(64-w)) >> (64 - w) }

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// foldSmall computes op on bit-vectors of w <= 64 bits (OpConcat: the first of
// w bits), with a result of rw <= 64 bits. Division by zero is SMT-LIB's: the
// quotient is all ones, the remainder the dividend.
func foldSmall(op Op, p uint64, w, rw int, x, y uint64) uint64 {
	m := mask(w)
	sx, sy := signed(x, w), signed(y, w)
	switch op {
	case OpBVNot:
		return ^x & m
	case OpBVNeg:
		return -x & m
	case OpBVAnd:
		return x & y
	case OpBVOr:
		return x | y
	case OpBVXor:
		return x ^ y
	case OpBVAdd:
		return (x + y) & m
	case OpBVSub:
		return (x - y) & m
	case OpBVMul:
		return (x * y) & m
	case OpBVUdiv:
		if y == 0 {
			return m
		}
		return x / y
	case OpBVUrem:
		if y == 0 {
			return x
		}
		return x % y
	case OpBVSdiv:
		switch {
		case y == 0 && sx < 0:
			return 1
		case y == 0:
			return m
		case sy == -1:
			return -x & m
		}
		return uint64(sx/sy) & m
	case OpBVSrem, OpBVSmod:
		switch {
		case y == 0:
			return x
		case sy == -1:
			return 0
		}
		r := sx % sy
		if op == OpBVSmod && r != 0 && (r < 0) != (sy < 0) {
			r += sy
		}
		return uint64(r) & m
	case OpBVShl:
		if y >= uint64(w) {
			return 0
		}
		return x << y & m
	case OpBVLshr:
		if y >= uint64(w) {
			return 0
		}
		return x >> y
	case OpBVAshr:
		return uint64(sx>>min(y, 63)) & m
	case OpBVUlt:
		return bit(x < y)
	case OpBVSlt:
		return bit(sx < sy)
	case OpConcat:
		return x<<(rw-w) | y
	case OpExtract:
		return x >> uint32(p) & mask(rw)
	case OpZeroExt:
		return x
	case OpSignExt:
		return uint64(sx) & mask(rw)
	}
	panic("smt: fold " + op.String())
}

// log2 is k if v is 2^k.
func log2(v *big.Int) (int, bool) {
	if v.Sign() <= 0 {
		return 0, false
	}
	if v.IsUint64() {
		u := v.Uint64()
		return bits.TrailingZeros64(u), u&(u-1) == 0
	}
	k := int(v.TrailingZeroBits())
	return k, v.BitLen() == k+1
}
