package specialise

import (
	"math/big"
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/ivl"
)

// value is what is known of an expression; the zero value says that nothing is.
type value struct {
	kind kind
	bits int // width of a bit-vector
	n    uint64
	// scale and offset are of a place that is laid out by threads: identity*scale + offset,
	// with offset < scale. The identity itself has 1 and 0.
	scale, offset uint64
}

type kind uint8

const (
	unknown kind = iota
	truth        // a bool: n is 0 or 1
	integer      // an int: n is an int64
	vector       // a bit-vector of at most 64 bits
	thread       // a number made of the identity of thread n of the analysis
)

func known(v value) bool { return v.kind != unknown }

// isNumber reports whether v can be written as a literal.
func (v value) isNumber() bool { return known(v) && v.kind != thread }

func boolValue(b bool) value {
	if b {
		return value{kind: truth, n: 1}
	}
	return value{kind: truth}
}

func intValue(n *big.Int) value {
	if !n.IsInt64() {
		return value{}
	}
	return value{kind: integer, n: uint64(n.Int64())}
}

func vectorValue(n uint64, bits int) value {
	if bits < 1 || bits > 64 {
		return value{}
	}
	if bits < 64 {
		n &= 1<<bits - 1
	}
	return value{kind: vector, bits: bits, n: n}
}

// signed is n read as a signed number.
func (v value) signed() int64 {
	if v.kind == vector {
		shift := 64 - v.bits
		return int64(v.n<<shift) >> shift
	}
	return int64(v.n)
}

// literal is the literal for a number.
func (v value) literal() ivl.Expr {
	switch v.kind {
	case truth:
		return ivl.NewBool(v.n == 1)
	case integer:
		if n := int64(v.n); n < 0 {
			return ivl.NewNeg(ivl.NewInt(new(big.Int).Neg(big.NewInt(n))))
		}
		return ivl.NewInt64(int64(v.n))
	case vector:
		return ivl.NewBV64(v.n, v.bits)
	}
	panic("specialise: no literal for this value")
}

// same compares two values: whether they are certainly equal, or certainly not.
func same(a, b value) (equal, different bool) {
	switch {
	case !known(a) || !known(b):
		return false, false
	case a.kind == thread && b.kind == thread:
		return a == b, a != b && a.scale == b.scale
	case a.kind == b.kind:
		return a == b, a != b
	case a.kind == thread:
		return false, b.n < 2*a.scale // identities are positive, and the first thread has 1
	case b.kind == thread:
		return false, a.n < 2*b.scale
	}
	return false, false
}

// eval is what is known of e.
func eval(e ivl.Expr, l lookup) value {
	switch e := e.(type) {
	case *ivl.BoolLit:
		return boolValue(e.Value)
	case *ivl.IntLit:
		return intValue(e.Value)
	case *ivl.BVLit:
		if e.Value.IsUint64() {
			return vectorValue(e.Value.Uint64(), e.Width)
		}
	case *ivl.Ident:
		return l.variable(e.Var)
	case *ivl.Select:
		return l.element(e)
	case *ivl.Unary:
		return evalUnary(e.Op, eval(e.X, l))
	case *ivl.Binary:
		return evalBinary(e.Op, eval(e.X, l), eval(e.Y, l))
	case *ivl.IfThenElse:
		c, t, f := eval(e.C, l), eval(e.T, l), eval(e.E, l)
		switch {
		case t == f || c == boolValue(true):
			return t
		case c == boolValue(false):
			return f
		}
	case *ivl.Extract:
		if x := eval(e.X, l); x.kind == vector && e.Lo < 64 {
			return vectorValue(x.n>>e.Lo, e.Hi-e.Lo)
		}
	case *ivl.Concat:
		x, y := eval(e.X, l), eval(e.Y, l)
		if x.kind == vector && y.kind == vector && x.bits+y.bits <= 64 {
			return vectorValue(x.n<<y.bits|y.n, x.bits+y.bits)
		}
	case *ivl.FuncApp:
		var two [2]value // operators have one operand or two
		args, vectors := two[:0], true
		for i, a := range e.Args {
			args = append(args, eval(a, l))
			vectors = vectors && args[i].kind == vector
		}
		if vectors {
			return evalBuiltin(e.Func, args)
		}
		if len(args) == 2 {
			switch e.Func.Attrs.Text("bvbuiltin") {
			case "bvadd":
				return displaced(args[0], args[1])
			case "bvmul":
				return scaled(args[0], args[1])
			}
		}
	}
	return value{}
}

func evalUnary(op ivl.UnaryOp, x value) value {
	switch {
	case op == ivl.Not && x.kind == truth:
		return boolValue(x.n == 0)
	case op == ivl.Neg && x.kind == integer:
		return intValue(new(big.Int).Neg(big.NewInt(int64(x.n))))
	}
	return value{}
}

// displaced is the place, laid out by threads, at a distance from another.
func displaced(x, y value) value {
	if y.kind == thread {
		x, y = y, x
	}
	if x.kind != thread || y.kind != vector && y.kind != integer || y.n >= x.scale || x.offset+y.n >= x.scale {
		return value{}
	}
	x.offset += y.n
	return x
}

// maxScale bounds the distance between what threads have, so that identities do not
// make numbers wrap around.
const maxScale = 1 << 32

// scaled is the start of what a thread has of something laid out by threads.
func scaled(x, y value) value {
	if y.kind == thread {
		x, y = y, x
	}
	if x.kind != thread || x.scale != 1 || y.kind != vector && y.kind != integer || y.n == 0 || y.n > maxScale {
		return value{}
	}
	x.scale = y.n
	return x
}

func evalBinary(op ivl.BinaryOp, x, y value) value {
	isTrue, isFalse := boolValue(true), boolValue(false)
	switch op {
	case ivl.Eq, ivl.Iff, ivl.Neq:
		equal, different := same(x, y)
		if equal || different {
			return boolValue(equal == (op != ivl.Neq))
		}
	case ivl.And:
		if x == isFalse || y == isFalse {
			return isFalse
		}
		if x == isTrue && y == isTrue {
			return isTrue
		}
	case ivl.Or:
		if x == isTrue || y == isTrue {
			return isTrue
		}
		if x == isFalse && y == isFalse {
			return isFalse
		}
	case ivl.Implies:
		if x == isFalse || y == isTrue {
			return isTrue
		}
		if x == isTrue && y == isFalse {
			return isFalse
		}
	}
	switch {
	case x.kind == integer && y.kind == integer:
	case op == ivl.Add:
		return displaced(x, y)
	case op == ivl.Mul:
		return scaled(x, y)
	default:
		return value{}
	}
	a, b := big.NewInt(int64(x.n)), big.NewInt(int64(y.n))
	switch op {
	case ivl.Add:
		return intValue(a.Add(a, b))
	case ivl.Sub:
		return intValue(a.Sub(a, b))
	case ivl.Mul:
		return intValue(a.Mul(a, b))
	case ivl.Lt:
		return boolValue(a.Cmp(b) < 0)
	case ivl.Le:
		return boolValue(a.Cmp(b) <= 0)
	case ivl.Gt:
		return boolValue(a.Cmp(b) > 0)
	case ivl.Ge:
		return boolValue(a.Cmp(b) >= 0)
	}
	return value{}
}

// evalBuiltin applies an operator of SMT-LIB on bit-vectors.
func evalBuiltin(f *ivl.FuncDecl, args []value) value {
	op := f.Attrs.Text("bvbuiltin")
	if name, n, ok := strings.Cut(op, " "); ok && len(args) == 1 {
		by, err := strconv.Atoi(n)
		if err != nil || by < 0 || args[0].bits+by > 64 {
			return value{}
		}
		switch name {
		case "zero_extend":
			return vectorValue(args[0].n, args[0].bits+by)
		case "sign_extend":
			return vectorValue(uint64(args[0].signed()), args[0].bits+by)
		}
		return value{}
	}
	if len(args) != 2 || args[0].bits != args[1].bits {
		return value{}
	}
	x, y, w := args[0], args[1], args[0].bits
	switch op {
	case "bvadd":
		return vectorValue(x.n+y.n, w)
	case "bvsub":
		return vectorValue(x.n-y.n, w)
	case "bvmul":
		return vectorValue(x.n*y.n, w)
	case "bvand":
		return vectorValue(x.n&y.n, w)
	case "bvor":
		return vectorValue(x.n|y.n, w)
	case "bvxor":
		return vectorValue(x.n^y.n, w)
	case "bvult":
		return boolValue(x.n < y.n)
	case "bvule":
		return boolValue(x.n <= y.n)
	case "bvugt":
		return boolValue(x.n > y.n)
	case "bvuge":
		return boolValue(x.n >= y.n)
	case "bvslt":
		return boolValue(x.signed() < y.signed())
	case "bvsle":
		return boolValue(x.signed() <= y.signed())
	case "bvsgt":
		return boolValue(x.signed() > y.signed())
	case "bvsge":
		return boolValue(x.signed() >= y.signed())
	}
	return value{}
}
