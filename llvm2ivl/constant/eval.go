package constant

import (
	"fmt"
	"math/big"

	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// Evaluator computes constants. Address, if not nil, knows the numbers of symbols; without it an expression over
// an address other than address plus number is opaque.
type Evaluator struct {
	Layout  *ir.Layout
	Address func(ir.Constant) (uint64, bool)
}

// NewInt is v cut to width bits.
func NewInt(v *big.Int, width int) *Int { return &Int{Unsigned(v, width), width} }

// Unsigned is v modulo 2^width.
func Unsigned(v *big.Int, width int) *big.Int { return value.BV(width, v).BigInt() }

// Mask is 2^width - 1.
func Mask(width int) *big.Int {
	m := new(big.Int).Lsh(big.NewInt(1), uint(width))
	return m.Sub(m, big.NewInt(1))
}

// Signed is v in two's complement of so many bits.
func Signed(v *big.Int, width int) *big.Int { return value.BV(width, v).SignedBig() }

func boolConst(b bool) *Int {
	if b {
		return &Int{big.NewInt(1), 1}
	}
	return &Int{new(big.Int), 1}
}

// Signed reads the value in two's complement.
func (c *Int) Signed() *big.Int { return Signed(c.Value, c.Width) }

func (e *Evaluator) width(t ir.Type) int { return int(e.Layout.Bits(t)) }

func opaque(c ir.Constant, format string, args ...any) Value {
	return &Opaque{Type: c.Type(), Reason: fmt.Sprintf(format, args...)}
}

// Eval computes a constant or constant expression.
func (e *Evaluator) Eval(c ir.Constant) Value {
	switch c := c.(type) {
	case *ir.Int:
		return NewInt(c.X, c.Typ.Bits)
	case *ir.FloatConst:
		if c.Bits == nil {
			return opaque(c, "a float of the kind %s", c.Typ)
		}
		return &Float{c.Bits, c.Typ}
	case *ir.Null:
		return NewInt(new(big.Int), e.Layout.PtrBits())
	case *ir.Undef:
		return &Undef{c.Typ}
	case *ir.Zero:
		return e.zero(c.Typ)
	case *ir.Func, *ir.Global, *ir.Alias, *ir.BlockAddress:
		return &Addr{Base: c, Width: e.Layout.PtrBits()}
	case *ir.Aggregate:
		out := &Aggregate{Elems: make([]Value, len(c.Elems))}
		for i, x := range c.Elems {
			out.Elems[i] = e.Eval(x)
		}
		return out
	case *ir.Bytes:
		out := &Aggregate{}
		for _, b := range c.X {
			out.Elems = append(out.Elems, NewInt(big.NewInt(int64(b)), 8))
		}
		return out
	case *ir.Expr:
		return e.expression(c)
	}
	panic(fmt.Sprintf("llvm2ivl: constant %T", c))
}

// zero is the all-zero value of a type. Arrays of more than 2^16 elements are opaque.
func (e *Evaluator) zero(t ir.Type) Value {
	many := func(n uint64, elem func(int) ir.Type) Value {
		if n > 1<<16 {
			return &Opaque{Type: t, Reason: "a zero array of that size"}
		}
		out := &Aggregate{}
		for i := 0; i < int(n); i++ {
			out.Elems = append(out.Elems, e.zero(elem(i)))
		}
		return out
	}
	switch t := t.(type) {
	case *ir.StructType:
		return many(uint64(len(t.Fields)), func(i int) ir.Type { return t.Fields[i] })
	case *ir.ArrayType:
		return many(t.Len, func(int) ir.Type { return t.Elem })
	case *ir.VectorType:
		return many(t.Len, func(int) ir.Type { return t.Elem })
	case *ir.FloatType:
		return &Float{new(big.Int), t}
	default:
		return NewInt(new(big.Int), e.width(t))
	}
}

// expression computes a constant expression; what it does not know is opaque.
func (e *Evaluator) expression(c *ir.Expr) Value {
	switch c.Op {
	case "getelementptr":
		return e.gep(c)
	case "bitcast":
		return e.bitcast(c, c.Args[0])
	case "addrspacecast":
		return e.Eval(c.Args[0])
	case "ptrtoint", "inttoptr", "trunc", "zext", "sext":
		return e.resize(c, c.Args[0], c.Op == "sext")
	case "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr":
		return e.binary(c, c.Args[0], c.Args[1])
	case "icmp":
		return e.icmp(c, c.Args[0], c.Args[1])
	case "select":
		if cond, ok := e.Eval(c.Args[0]).(*Int); ok {
			if cond.Value.Sign() != 0 {
				return e.Eval(c.Args[1])
			}
			return e.Eval(c.Args[2])
		}
		return opaque(c, "a select whose condition is not known")
	}
	return opaque(c, "a constant expression with %s", c.Op)
}

// gep adds the offset to the address. Vectors of pointers are opaque.
func (e *Evaluator) gep(c *ir.Expr) Value {
	off, unknown := e.Layout.Distance(c.Elem, len(c.Args)-1, func(i int) (int64, bool) {
		n, ok := e.Eval(c.Args[i+1]).(*Int)
		if !ok {
			return 0, false
		}
		return n.Signed().Int64(), true
	})
	if len(unknown) > 0 {
		return opaque(c, "an index that is not a number, or leads to nothing")
	}
	switch base := e.Eval(c.Args[0]).(type) {
	case *Addr:
		return &Addr{base.Base, base.Offset + off, base.Width}
	case *Int:
		return NewInt(new(big.Int).Add(base.Value, big.NewInt(off)), base.Width)
	case *Undef:
		return &Undef{c.Type()}
	default:
		return opaque(c, "a base address that is not known")
	}
}

// bitcast is a number as one of another kind: casts between pointers are not in the IR.
func (e *Evaluator) bitcast(c *ir.Expr, from ir.Constant) Value {
	v := e.Eval(from)
	switch v := v.(type) {
	case *Int:
		if f, ok := c.Typ.(*ir.FloatType); ok {
			return &Float{v.Value, f}
		}
	case *Float:
		if i, ok := c.Typ.(*ir.IntType); ok {
			return NewInt(v.Bits, i.Bits)
		}
	case *Undef:
		return &Undef{c.Typ}
	}
	if ir.Equal(from.Type(), c.Typ) {
		return v
	}
	return opaque(c, "a bitcast to %s", c.Typ)
}

// Number turns an address into its number, when that is known.
func (e *Evaluator) Number(v Value) (*Int, bool) {
	switch v := v.(type) {
	case *Int:
		return v, true
	case *Addr:
		if e.Address != nil {
			if a, ok := e.Address(v.Base); ok {
				n := new(big.Int).SetUint64(a)
				return NewInt(n.Add(n, big.NewInt(v.Offset)), v.Width), true
			}
		}
	}
	return nil, false
}

// resize cuts or extends a number to the width of the type of c. An address keeps its width, or is taken for its number.
func (e *Evaluator) resize(c *ir.Expr, from ir.Constant, sign bool) Value {
	to := c.Typ
	v, width := e.Eval(from), e.width(to)
	if _, ok := to.(*ir.VectorType); ok {
		return opaque(c, "a cast of a vector")
	}
	if a, ok := v.(*Addr); ok && width == a.Width {
		return a
	}
	if u, ok := v.(*Undef); ok && width <= e.width(u.Type) {
		return &Undef{to}
	}
	n, ok := e.Number(v)
	if !ok {
		return opaque(c, "a cast of an address that is not known yet")
	}
	if sign {
		return NewInt(n.Signed(), width)
	}
	return NewInt(n.Value, width)
}

// binary computes an operator on numbers, or on an address and a number where the result is an address or known.
func (e *Evaluator) binary(c *ir.Expr, x, y ir.Constant) Value {
	a, b := e.Eval(x), e.Eval(y)
	if c.Op == "add" || c.Op == "sub" {
		if r := addressSum(a, b, c.Op == "sub"); r != nil {
			return r
		}
	}
	if r := e.lowBits(a, b, c.Op); r != nil {
		return r
	}
	if _, ok := a.(*Undef); ok {
		return &Undef{c.Type()}
	}
	m, ok1 := e.Number(a)
	n, ok2 := e.Number(b)
	if !ok1 || !ok2 {
		return opaque(c, "arithmetic on an address that is not known yet")
	}
	r := Fold(string(c.Op), m.Width, m.Value, n.Value)
	if r == nil {
		return &Undef{c.Type()}
	}
	return NewInt(r, m.Width)
}

// addressSum computes address ± number and the difference of two addresses in
// one object; nil if it is neither.
func addressSum(a, b Value, minus bool) Value {
	switch a := a.(type) {
	case *Addr:
		switch b := b.(type) {
		case *Int:
			k := b.Signed().Int64()
			if minus {
				k = -k
			}
			return &Addr{a.Base, a.Offset + k, a.Width}
		case *Addr:
			if minus && a.Base == b.Base {
				return NewInt(big.NewInt(a.Offset-b.Offset), a.Width)
			}
		}
	case *Int:
		if b, ok := b.(*Addr); ok && !minus {
			return &Addr{b.Base, b.Offset + a.Signed().Int64(), b.Width}
		}
	}
	return nil
}

// lowBits computes and, or, xor of an address and a number that concern only the low bits that are the
// offset's, since the object is aligned. Nil if it is something else.
func (e *Evaluator) lowBits(x, y Value, op ir.Op) Value {
	a, ok1 := x.(*Addr)
	n, ok2 := y.(*Int)
	if !ok1 || !ok2 || !n.Signed().IsInt64() {
		return nil
	}
	k, free := n.Signed().Int64(), int64(16)
	if g, ok := a.Base.(*ir.Global); ok {
		free = min(free, max(g.Align, e.Layout.Align(g.Content)))
	}
	switch {
	case op == "and" && k >= 0 && k < free:
		return NewInt(big.NewInt(a.Offset&k), a.Width)
	case op == "and" && k < 0 && k >= -free:
		return &Addr{a.Base, a.Offset & k, a.Width}
	case op == "or" && k >= 0 && k < free:
		return &Addr{a.Base, a.Offset | k, a.Width}
	case op == "xor" && k >= 0 && k < free:
		return &Addr{a.Base, a.Offset ^ k, a.Width}
	}
	return nil
}

// icmp compares numbers, places in one object, or an object with null.
func (e *Evaluator) icmp(c *ir.Expr, x, y ir.Constant) Value {
	a, b := e.Eval(x), e.Eval(y)
	if p, ok := a.(*Addr); ok {
		if q, ok := b.(*Addr); ok && p.Base == q.Base {
			a, b = NewInt(big.NewInt(p.Offset), p.Width), NewInt(big.NewInt(q.Offset), q.Width)
		}
	}
	if c.Pred == "eq" || c.Pred == "ne" {
		if isObject(a) && isZero(b) || isObject(b) && isZero(a) {
			return boolConst(c.Pred == "ne") // no object is at null
		}
		if e.isEnd(a) && isObject(b) || e.isEnd(b) && isObject(a) {
			return opaque(c, "a comparison of the end of an object with the beginning of another, which may follow it")
		}
	}
	m, ok1 := e.Number(a)
	n, ok2 := e.Number(b)
	if !ok1 || !ok2 {
		return opaque(c, "a comparison of addresses that are not known yet")
	}
	order := m.Signed().Cmp(n.Signed())
	if c.Pred[0] == 'u' {
		order = m.Value.Cmp(n.Value)
	}
	return boolConst(Holds(string(c.Pred), order))
}

func isObject(c Value) bool {
	a, ok := c.(*Addr)
	return ok && a.Offset == 0
}

// isEnd reports whether c is one past the end of a variable.
func (e *Evaluator) isEnd(c Value) bool {
	a, ok := c.(*Addr)
	if !ok || a.Offset == 0 {
		return false
	}
	g, ok := a.Base.(*ir.Global)
	return ok && a.Offset == e.Layout.Size(g.Content)
}

func isZero(c Value) bool {
	n, ok := c.(*Int)
	return ok && n.Value.Sign() == 0
}

// Holds reports whether pred holds of two numbers whose comparison gave c.
func Holds(pred string, c int) bool {
	switch pred {
	case "eq":
		return c == 0
	case "ne":
		return c != 0
	}
	return value.Holds(pred[1:], c)
}

// Fold computes op on two constants of type iW, or gives nil where C
// leaves the result undefined.
func Fold(op string, w int, x, y *big.Int) *big.Int {
	switch by := Unsigned(y, w); op {
	case "udiv", "sdiv", "urem", "srem":
		if by.Sign() == 0 {
			return nil
		}
	case "shl", "lshr", "ashr":
		if by.Cmp(big.NewInt(int64(w))) >= 0 {
			return nil
		}
	}
	v, err := value.Apply("bv"+op, []value.Value{value.BV(w, x), value.BV(w, y)})
	if err != nil {
		panic("constant: no operator " + op)
	}
	return v.BigInt()
}
