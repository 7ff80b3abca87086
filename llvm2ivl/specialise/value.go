package specialise

import (
	"math/big"

	"github.com/gsmack/gsmack/ivl"
	exact "github.com/gsmack/gsmack/ivl/value"
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

// exact is a number as package ivl/value has it.
func (v value) exact() exact.Value {
	switch v.kind {
	case truth:
		return exact.Bool(v.n == 1)
	case integer:
		return exact.Int64(int64(v.n))
	case vector:
		return exact.BV64(v.bits, v.n)
	}
	panic("specialise: no number")
}

// ofExact is what is kept of an exact value: Booleans, and what 64 bits hold.
func ofExact(v exact.Value, ok bool) value {
	if !ok {
		return value{}
	}
	switch v.Kind() {
	case exact.BoolKind:
		return boolValue(v.IsTrue())
	case exact.IntKind:
		return intValue(v.BigInt())
	case exact.BVKind:
		if n, fits := v.Uint64(); fits {
			return vectorValue(n, v.Width())
		}
	}
	return value{}
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
		return false, b.n < 2*a.scale || a.scale > 1 && b.n/a.scale >= maxIdentity // identities are positive, and the first thread has 1
	case b.kind == thread:
		return same(b, a)
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
		if x := eval(e.X, l); x.isNumber() {
			return ofExact(exact.Unary(e.Op, x.exact()))
		}
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
		if x := eval(e.X, l); x.isNumber() {
			return ofExact(exact.Extract(x.exact(), e.Hi, e.Lo))
		}
	case *ivl.Concat:
		return applied("concat", eval(e.X, l), eval(e.Y, l))
	case *ivl.FuncApp:
		op := e.Func.Builtin()
		if op == "" {
			break
		}
		args := make([]value, len(e.Args))
		for i, a := range e.Args {
			args[i] = eval(a, l)
		}
		switch {
		case op == "bvadd" && threads(args):
			return displaced(args[0], args[1])
		case op == "bvmul" && threads(args):
			return scaled(args[0], args[1])
		}
		return applied(op, args...)
	}
	return value{}
}

// threads reports whether there are two values, not both of which are numbers.
func threads(vs []value) bool {
	return len(vs) == 2 && (vs[0].kind == thread || vs[1].kind == thread)
}

// applied is the result of an operator of SMT-LIB.
func applied(op string, args ...value) value {
	xs := make([]exact.Value, len(args))
	for i, a := range args {
		if !a.isNumber() {
			return value{}
		}
		xs[i] = a.exact()
	}
	v, err := exact.Apply(op, xs)
	return ofExact(v, err == nil)
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
// make numbers wrap around. What is laid out by threads ends before that of the identity maxIdentity
// (pointsto.MaxThreads).
const maxScale, maxIdentity = 1 << 32, 1 << 9

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
	case x.isNumber() && y.isNumber():
		return ofExact(exact.Binary(op, x.exact(), y.exact()))
	case op == ivl.Add:
		return displaced(x, y)
	case op == ivl.Mul:
		return scaled(x, y)
	}
	return value{}
}
