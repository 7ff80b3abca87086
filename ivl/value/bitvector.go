package value

import (
	"fmt"
	"math/big"
)

// bitvector applies the operators of SMT-LIB's FixedSizeBitVectors and its
// extensions in the logic QF_BV.
func (op *Operator) bitvector(args []Value) (Value, error) {
	for _, a := range args {
		if a.kind != BVKind {
			return Value{}, fmt.Errorf("unexpected argument %s", a)
		}
	}
	switch len(args) {
	case 1:
		return op.bvUnary(args[0])
	case 2:
		if op.Name == "concat" {
			return concat(args[0], args[1]), nil
		}
		if args[0].width != args[1].width {
			return Value{}, fmt.Errorf("widths %d and %d differ", args[0].width, args[1].width)
		}
		if w := args[0].width; op.word != nil && w > 0 && w <= 64 {
			r := op.word(int(w), args[0].bits, args[1].bits)
			switch op.Name {
			case "bvult", "bvule", "bvugt", "bvuge", "bvslt", "bvsle", "bvsgt", "bvsge":
				return Bool(r == 1), nil
			}
			return BV64(int(w), r), nil
		}
		return op.bvBinary(args[0], args[1])
	}
	// The chainable ones, from the left.
	switch op.Name {
	case "bvadd", "bvmul", "bvand", "bvor", "bvxor", "concat":
		if len(args) == 0 {
			break
		}
		v := args[0]
		for _, a := range args[1:] {
			var err error
			if v, err = op.bitvector([]Value{v, a}); err != nil {
				return Value{}, err
			}
		}
		return v, nil
	}
	return Value{}, fmt.Errorf("%d arguments", len(args))
}

// bvUnary applies an operator with one bit-vector.
func (op *Operator) bvUnary(x Value) (Value, error) {
	w := int(x.width)
	switch op.Name {
	case "bvnot":
		if w <= 64 {
			return BV64(w, ^x.bits), nil
		}
		return BV(w, new(big.Int).Not(x.ref.big)), nil
	case "bvneg":
		if w <= 64 {
			return BV64(w, -x.bits), nil
		}
		return BV(w, new(big.Int).Neg(x.ref.big)), nil
	}
	if len(op.Index) == 0 {
		return Value{}, fmt.Errorf("unknown operator of one argument")
	}
	n := op.Index[0]
	switch op.Name {
	case "zero_extend":
		if w+n <= 64 {
			return BV64(w+n, x.bits), nil
		}
		return BV(w+n, x.big()), nil
	case "sign_extend":
		if w+n <= 64 {
			return BV64(w+n, uint64(signed64(w, x.bits))), nil
		}
		return BV(w+n, x.SignedBig()), nil
	case "extract":
		if len(op.Index) != 2 || op.Index[1] > n || n >= w || op.Index[1] < 0 {
			return Value{}, fmt.Errorf("indices %v do not fit width %d", op.Index, w)
		}
		return extract(x, n+1, op.Index[1]), nil
	case "repeat":
		if n < 1 {
			return Value{}, fmt.Errorf("index %d", n)
		}
		v := x
		for i := 1; i < n; i++ {
			v = concat(v, x)
		}
		return v, nil
	case "rotate_left", "rotate_right":
		if w == 0 {
			return x, nil
		}
		n %= w
		if op.Name == "rotate_right" {
			n = (w - n) % w
		}
		if n == 0 {
			return x, nil
		}
		return concat(extract(x, w-n, 0), extract(x, w, w-n)), nil
	}
	return Value{}, fmt.Errorf("unknown operator of one argument")
}

// extract gives the bits lo up to, not including, hi.
func extract(x Value, hi, lo int) Value {
	if x.width <= 64 {
		return BV64(hi-lo, x.bits>>uint(lo))
	}
	return BV(hi-lo, new(big.Int).Rsh(x.ref.big, uint(lo)))
}

func concat(x, y Value) Value {
	w := int(x.width + y.width)
	if w <= 64 {
		return BV64(w, x.bits<<uint(y.width)|y.bits)
	}
	n := new(big.Int).Lsh(x.big(), uint(y.width))
	return BV(w, n.Or(n, y.big()))
}

// Word is an operator of two bit-vectors of w bits, 1 to 64, as machine words. Bits of the result beyond w mean
// nothing; a comparison gives 0 or 1.
type Word func(w int, x, y uint64) uint64

// words are the operators that programs use much, by their SMT-LIB names. Division by zero is SMT-LIB's: the
// quotient is all ones, or 1 for a signed negative number, the remainder the dividend.
var words = map[string]Word{
	"bvadd": func(_ int, x, y uint64) uint64 { return x + y },
	"bvsub": func(_ int, x, y uint64) uint64 { return x - y },
	"bvmul": func(_ int, x, y uint64) uint64 { return x * y },
	"bvand": func(_ int, x, y uint64) uint64 { return x & y },
	"bvor":  func(_ int, x, y uint64) uint64 { return x | y },
	"bvxor": func(_ int, x, y uint64) uint64 { return x ^ y },
	"bvudiv": func(_ int, x, y uint64) uint64 {
		if y == 0 {
			return ^uint64(0)
		}
		return x / y
	},
	"bvurem": func(_ int, x, y uint64) uint64 {
		if y == 0 {
			return x
		}
		return x % y
	},
	"bvsdiv": func(w int, x, y uint64) uint64 {
		switch p, q := signed64(w, x), signed64(w, y); {
		case q == 0 && p < 0:
			return 1
		case q == 0:
			return ^uint64(0)
		case q == -1:
			return -x
		default:
			return uint64(p / q)
		}
	},
	"bvsrem": func(w int, x, y uint64) uint64 { return uint64(remainder(w, x, y)) },
	"bvsmod": func(w int, x, y uint64) uint64 {
		r, q := remainder(w, x, y), signed64(w, y)
		if r != 0 && q != 0 && (r < 0) != (q < 0) {
			r += q
		}
		return uint64(r)
	},
	"bvshl":  func(w int, x, y uint64) uint64 { return x << min(y, 64) },
	"bvlshr": func(w int, x, y uint64) uint64 { return x >> min(y, 64) },
	"bvashr": func(w int, x, y uint64) uint64 { return uint64(signed64(w, x) >> min(y, 63)) },
	"bvult":  func(_ int, x, y uint64) uint64 { return bit(x < y) },
	"bvule":  func(_ int, x, y uint64) uint64 { return bit(x <= y) },
	"bvugt":  func(_ int, x, y uint64) uint64 { return bit(x > y) },
	"bvuge":  func(_ int, x, y uint64) uint64 { return bit(x >= y) },
	"bvslt":  func(w int, x, y uint64) uint64 { return bit(signed64(w, x) < signed64(w, y)) },
	"bvsle":  func(w int, x, y uint64) uint64 { return bit(signed64(w, x) <= signed64(w, y)) },
	"bvsgt":  func(w int, x, y uint64) uint64 { return bit(signed64(w, x) > signed64(w, y)) },
	"bvsge":  func(w int, x, y uint64) uint64 { return bit(signed64(w, x) >= signed64(w, y)) },
}

// WordOf is the operator of that SMT-LIB name; nil if there is none.
func WordOf(name string) Word { return words[name] }

func remainder(w int, x, y uint64) int64 {
	p, q := signed64(w, x), signed64(w, y)
	switch q {
	case 0:
		return p
	case -1:
		return 0
	}
	return p % q
}

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// signed64 is the two's complement number of a word of w bits.
func signed64(w int, x uint64) int64 { return int64(x<<(64-w)) >> (64 - w) }

// wides are the operators on numbers of any width of which the result is taken modulo 2^w, by their SMT-LIB names.
var wides = map[string]func(n, x, y *big.Int) *big.Int{
	"bvadd": (*big.Int).Add, "bvsub": (*big.Int).Sub, "bvmul": (*big.Int).Mul,
	"bvand": (*big.Int).And, "bvor": (*big.Int).Or, "bvxor": (*big.Int).Xor,
	"bvnand": func(n, x, y *big.Int) *big.Int { return n.Not(n.And(x, y)) },
	"bvnor":  func(n, x, y *big.Int) *big.Int { return n.Not(n.Or(x, y)) },
	"bvxnor": func(n, x, y *big.Int) *big.Int { return n.Not(n.Xor(x, y)) },
}

// bvBinary applies an operator to two bit-vectors of one width.
func (op *Operator) bvBinary(a, b Value) (Value, error) {
	w := int(a.width)
	x, y := a.big(), b.big()
	n := new(big.Int)
	if f, ok := wides[op.Name]; ok {
		return BV(w, f(n, x, y)), nil
	}
	switch op.Name {
	case "bvcomp":
		return BV64(1, bit(x.Cmp(y) == 0)), nil
	case "bvudiv":
		if y.Sign() == 0 {
			return BV(w, maskBig(w)), nil
		}
		return BV(w, n.Quo(x, y)), nil
	case "bvurem":
		if y.Sign() == 0 {
			return a, nil
		}
		return BV(w, n.Rem(x, y)), nil
	case "bvshl", "bvlshr", "bvashr":
		by := uint(w)
		if y.Cmp(big.NewInt(int64(w))) < 0 {
			by = uint(y.Uint64())
		}
		switch op.Name {
		case "bvshl":
			return BV(w, n.Lsh(x, by)), nil
		case "bvlshr":
			return BV(w, n.Rsh(x, by)), nil
		}
		return BV(w, n.Rsh(a.SignedBig(), by)), nil
	case "bvult", "bvule", "bvugt", "bvuge":
		return Bool(Holds(op.Name[3:], x.Cmp(y))), nil
	case "bvuaddo", "bvusubo", "bvumulo":
		n = wides[op.Name[:2]+op.Name[3:6]](n, x, y)
		return Bool(n.Sign() < 0 || n.BitLen() > w), nil
	}
	return op.bvSigned(a, b)
}

// bvSigned applies the operators whose operands are signed numbers.
func (op *Operator) bvSigned(a, b Value) (Value, error) {
	w := int(a.width)
	n, p, q := new(big.Int), a.SignedBig(), b.SignedBig()
	switch op.Name {
	case "bvslt", "bvsle", "bvsgt", "bvsge":
		return Bool(Holds(op.Name[3:], p.Cmp(q))), nil
	case "bvsdiv":
		switch {
		case q.Sign() == 0 && p.Sign() < 0:
			return BV64(w, 1), nil
		case q.Sign() == 0:
			return BV(w, maskBig(w)), nil
		}
		return BV(w, n.Quo(p, q)), nil
	case "bvsrem", "bvsmod":
		if q.Sign() == 0 {
			return a, nil
		}
		n.Rem(p, q)
		if op.Name == "bvsmod" && n.Sign() != 0 && (n.Sign() < 0) != (q.Sign() < 0) {
			n.Add(n, q)
		}
		return BV(w, n), nil
	// The overflow predicates of SMT-LIB 2.7.
	case "bvsaddo", "bvssubo", "bvsmulo":
		return Bool(overflows(w, wides[op.Name[:2]+op.Name[3:6]](n, p, q))), nil
	case "bvsdivo":
		return Bool(q.Sign() != 0 && overflows(w, n.Quo(p, q))), nil
	}
	return Value{}, fmt.Errorf("unknown operator of two arguments")
}

// overflows reports whether n is no number of w bits in two's complement.
func overflows(w int, n *big.Int) bool {
	half := new(big.Int).Lsh(big1, uint(w))
	half.Rsh(half, 1)
	return n.Cmp(half) >= 0 || n.Cmp(half.Neg(half)) < 0
}

// Holds reports whether the relation lt, le, gt or ge holds of two numbers whose comparison gave c.
func Holds(relation string, c int) bool {
	switch relation {
	case "lt":
		return c < 0
	case "le":
		return c <= 0
	case "gt":
		return c > 0
	case "ge":
		return c >= 0
	}
	panic("value: no relation " + relation)
}
