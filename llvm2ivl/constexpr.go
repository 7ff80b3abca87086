package llvm2ivl

import (
	"fmt"
	"math/big"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// evaluator computes constants. address, if not nil, knows the numbers of symbols.
type evaluator struct {
	layout  *ir.Layout
	address func(ir.Constant) (uint64, bool)
}

func maskTo(v *big.Int, width int) *big.Int {
	m := new(big.Int).Lsh(big.NewInt(1), uint(width))
	return new(big.Int).And(v, m.Sub(m, big.NewInt(1)))
}

func intConst(v *big.Int, width int) *IntConst { return &IntConst{maskTo(v, width), width} }

func boolConst(b bool) *IntConst {
	if b {
		return &IntConst{big.NewInt(1), 1}
	}
	return &IntConst{new(big.Int), 1}
}

// signed reads the value in two's complement.
func (c *IntConst) signed() *big.Int {
	if c.Width > 0 && c.Value.Bit(c.Width-1) == 1 {
		return new(big.Int).Sub(c.Value, new(big.Int).Lsh(big.NewInt(1), uint(c.Width)))
	}
	return c.Value
}

func (e *evaluator) width(t ir.Type) int { return int(e.layout.Bits(t)) }

func opaque(c ir.Constant, format string, args ...any) Const {
	return &OpaqueConst{Type: c.Type(), Reason: fmt.Sprintf(format, args...)}
}

func (e *evaluator) eval(c ir.Constant) Const {
	switch c := c.(type) {
	case *ir.Int:
		return intConst(c.X, c.Typ.Bits)
	case *ir.FloatConst:
		if c.Bits == nil {
			return opaque(c, "a float of the kind %s", c.Typ)
		}
		return &FloatConst{c.Bits, c.Typ}
	case *ir.Null:
		return intConst(new(big.Int), e.layout.PtrBits())
	case *ir.Undef:
		return &UndefConst{c.Typ}
	case *ir.Zero:
		return e.zero(c.Typ)
	case *ir.Func, *ir.Global, *ir.Alias, *ir.BlockAddress:
		return &AddrConst{Base: c, Width: e.layout.PtrBits()}
	case *ir.Aggregate:
		out := &AggregateConst{Type: c.Typ, Elems: make([]Const, len(c.Elems))}
		for i, x := range c.Elems {
			out.Elems[i] = e.eval(x)
		}
		return out
	case *ir.Bytes:
		out := &AggregateConst{Type: c.Typ}
		for _, b := range c.X {
			out.Elems = append(out.Elems, intConst(big.NewInt(int64(b)), 8))
		}
		return out
	case *ir.Expr:
		return e.expression(c)
	}
	panic(fmt.Sprintf("llvm2ivl: constant %T", c))
}

// zero is the all-zero value of a type. Arrays of more than 2^16 elements are opaque.
func (e *evaluator) zero(t ir.Type) Const {
	many := func(n uint64, elem func(int) ir.Type) Const {
		if n > 1<<16 {
			return &OpaqueConst{Type: t, Reason: "a zero array of that size"}
		}
		out := &AggregateConst{Type: t}
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
		return &FloatConst{new(big.Int), t}
	default:
		return intConst(new(big.Int), e.width(t))
	}
}

func (e *evaluator) expression(c *ir.Expr) Const {
	switch c.Op {
	case "getelementptr":
		return e.gep(c)
	case "bitcast":
		return e.bitcast(c, c.Args[0])
	case "addrspacecast":
		return e.eval(c.Args[0])
	case "ptrtoint", "inttoptr", "trunc", "zext", "sext":
		return e.resize(c, c.Args[0], c.Op == "sext")
	case "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr":
		return e.binary(c, c.Args[0], c.Args[1])
	case "icmp":
		return e.icmp(c, c.Args[0], c.Args[1])
	case "select":
		if cond, ok := e.eval(c.Args[0]).(*IntConst); ok {
			if cond.Value.Sign() != 0 {
				return e.eval(c.Args[1])
			}
			return e.eval(c.Args[2])
		}
		return opaque(c, "a select whose condition is not known")
	}
	return opaque(c, "a constant expression with %s", c.Op)
}

// gep adds the offset to the address. Vectors of pointers are opaque.
func (e *evaluator) gep(c *ir.Expr) Const {
	off, t := int64(0), c.Elem
	for i, ix := range c.Args[1:] {
		n, ok := e.eval(ix).(*IntConst)
		if !ok {
			return opaque(c, "an index that is not a number")
		}
		k := n.signed().Int64()
		if s, ok := t.(*ir.StructType); ok && i > 0 {
			if k < 0 || k >= int64(len(s.Fields)) {
				return opaque(c, "a field that the struct does not have")
			}
			off += e.layout.Offset(s, int(k))
			t = s.Fields[k]
			continue
		}
		if i > 0 {
			elem := ir.Part(t, 0)
			if elem == nil {
				return opaque(c, "an index into %s", t)
			}
			t = elem
		}
		off += k * e.layout.Size(t)
	}
	switch base := e.eval(c.Args[0]).(type) {
	case *AddrConst:
		return &AddrConst{base.Base, base.Offset + off, base.Width}
	case *IntConst:
		return intConst(new(big.Int).Add(base.Value, big.NewInt(off)), base.Width)
	case *UndefConst:
		return &UndefConst{c.Type()}
	default:
		return opaque(c, "a base address that is not known")
	}
}

// bitcast is a number as one of another kind: casts between pointers are not in the IR.
func (e *evaluator) bitcast(c *ir.Expr, from ir.Constant) Const {
	v := e.eval(from)
	switch v := v.(type) {
	case *IntConst:
		if f, ok := c.Typ.(*ir.FloatType); ok {
			return &FloatConst{v.Value, f}
		}
	case *FloatConst:
		if i, ok := c.Typ.(*ir.IntType); ok {
			return intConst(v.Bits, i.Bits)
		}
	case *UndefConst:
		return &UndefConst{c.Typ}
	}
	if ir.Equal(from.Type(), c.Typ) {
		return v
	}
	return opaque(c, "a bitcast to %s", c.Typ)
}

// number turns an address into its number, when that is known.
func (e *evaluator) number(v Const) (*IntConst, bool) {
	switch v := v.(type) {
	case *IntConst:
		return v, true
	case *AddrConst:
		if e.address != nil {
			if a, ok := e.address(v.Base); ok {
				n := new(big.Int).SetUint64(a)
				return intConst(n.Add(n, big.NewInt(v.Offset)), v.Width), true
			}
		}
	}
	return nil, false
}

func (e *evaluator) resize(c *ir.Expr, from ir.Constant, sign bool) Const {
	to := c.Typ
	v, width := e.eval(from), e.width(to)
	if _, ok := to.(*ir.VectorType); ok {
		return opaque(c, "a cast of a vector")
	}
	if a, ok := v.(*AddrConst); ok && width >= a.Width && (!sign || width == a.Width) {
		if width == a.Width {
			return a
		}
	}
	if u, ok := v.(*UndefConst); ok && width <= e.width(u.Type) {
		return &UndefConst{to}
	}
	n, ok := e.number(v)
	if !ok {
		return opaque(c, "a cast of an address that is not known yet")
	}
	if sign {
		return intConst(n.signed(), width)
	}
	return intConst(n.Value, width)
}

func (e *evaluator) binary(c *ir.Expr, x, y ir.Constant) Const {
	a, b := e.eval(x), e.eval(y)
	if c.Op == "add" || c.Op == "sub" {
		if r := addressSum(a, b, c.Op == "sub"); r != nil {
			return r
		}
	}
	if r := lowBits(a, b, c.Op); r != nil {
		return r
	}
	if _, ok := a.(*UndefConst); ok {
		return &UndefConst{c.Type()}
	}
	m, ok1 := e.number(a)
	n, ok2 := e.number(b)
	if !ok1 || !ok2 {
		return opaque(c, "arithmetic on an address that is not known yet")
	}
	r, w := new(big.Int), m.Width
	switch c.Op {
	case "add":
		r.Add(m.Value, n.Value)
	case "sub":
		r.Sub(m.Value, n.Value)
	case "mul":
		r.Mul(m.Value, n.Value)
	case "and":
		r.And(m.Value, n.Value)
	case "or":
		r.Or(m.Value, n.Value)
	case "xor":
		r.Xor(m.Value, n.Value)
	default:
		if n.Value.Cmp(big.NewInt(int64(w))) >= 0 {
			return &UndefConst{c.Type()}
		}
		shift := uint(n.Value.Uint64())
		switch c.Op {
		case "shl":
			r.Lsh(m.Value, shift)
		case "lshr":
			r.Rsh(m.Value, shift)
		default:
			r.Rsh(m.signed(), shift)
		}
	}
	return intConst(r, w)
}

// addressSum computes address ± number and the difference of two addresses in
// one object; nil if it is neither.
func addressSum(a, b Const, minus bool) Const {
	switch a := a.(type) {
	case *AddrConst:
		switch b := b.(type) {
		case *IntConst:
			k := b.signed().Int64()
			if minus {
				k = -k
			}
			return &AddrConst{a.Base, a.Offset + k, a.Width}
		case *AddrConst:
			if minus && a.Base == b.Base {
				return intConst(big.NewInt(a.Offset-b.Offset), a.Width)
			}
		}
	case *IntConst:
		if b, ok := b.(*AddrConst); ok && !minus {
			return &AddrConst{b.Base, b.Offset + a.signed().Int64(), b.Width}
		}
	}
	return nil
}

// lowBits computes and, or, xor of an address and a number that concern only the low four
// bits, which are the offset's: objects are aligned to 16 bytes. Nil if it is something else.
func lowBits(x, y Const, op ir.Op) Const {
	a, ok1 := x.(*AddrConst)
	n, ok2 := y.(*IntConst)
	if !ok1 || !ok2 || !n.signed().IsInt64() {
		return nil
	}
	k := n.signed().Int64()
	switch {
	case op == "and" && k >= 0 && k < 16:
		return intConst(big.NewInt(a.Offset&k), a.Width)
	case op == "and" && k < 0 && k >= -16:
		return &AddrConst{a.Base, a.Offset & k, a.Width}
	case op == "or" && k >= 0 && k < 16:
		return &AddrConst{a.Base, a.Offset | k, a.Width}
	case op == "xor" && k >= 0 && k < 16:
		return &AddrConst{a.Base, a.Offset ^ k, a.Width}
	}
	return nil
}

func (e *evaluator) icmp(c *ir.Expr, x, y ir.Constant) Const {
	a, b := e.eval(x), e.eval(y)
	if p, ok := a.(*AddrConst); ok {
		if q, ok := b.(*AddrConst); ok && p.Base == q.Base {
			a, b = intConst(big.NewInt(p.Offset), p.Width), intConst(big.NewInt(q.Offset), q.Width)
		}
	}
	if c.Pred == "eq" || c.Pred == "ne" {
		if isObject(a) && isZero(b) || isObject(b) && isZero(a) {
			return boolConst(c.Pred == "ne") // no object is at null
		}
	}
	m, ok1 := e.number(a)
	n, ok2 := e.number(b)
	if !ok1 || !ok2 {
		return opaque(c, "a comparison of addresses that are not known yet")
	}
	order := m.signed().Cmp(n.signed())
	if c.Pred[0] == 'u' {
		order = m.Value.Cmp(n.Value)
	}
	return boolConst(holds(string(c.Pred), order))
}

func isObject(c Const) bool {
	a, ok := c.(*AddrConst)
	return ok && a.Offset == 0
}

func isZero(c Const) bool {
	n, ok := c.(*IntConst)
	return ok && n.Value.Sign() == 0
}
