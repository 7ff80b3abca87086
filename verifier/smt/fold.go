package smt

import (
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
	case OpEq:
		return value.Bool(value.Equal(vals[0], vals[1])), true
	case OpConstArray:
		return value.NewMap(vals[0]), true
	}
	o := operator(op, p, res, vals[0].Width())
	v, err := o.Apply(vals)
	return v, err == nil
}

// words are the operators of two bit-vectors of at most 64 bits, by Op.
var words [numOps]value.Word

func init() {
	for op := OpBVAnd; op <= OpBVSlt; op++ {
		words[op] = value.WordOf(op.String())
	}
}

// foldSmall computes op on bit-vectors of w <= 64 bits (OpConcat: the first of
// w bits), with a result of rw <= 64 bits.
func foldSmall(op Op, p uint64, w, rw int, x, y uint64) uint64 {
	switch op {
	case OpBVNot:
		return ^x & mask(w)
	case OpBVNeg:
		return -x & mask(w)
	case OpConcat:
		return x<<(rw-w) | y
	case OpExtract:
		return x >> uint32(p) & mask(rw)
	case OpZeroExt:
		return x
	case OpSignExt:
		return uint64(int64(x<<(64-w))>>(64-w)) & mask(rw)
	}
	return words[op](w, x, y) & mask(w)
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
