package llvm2ivl

import (
	"fmt"
	"math/big"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
)

// evaluator computes constants. address, if not nil, knows the numbers of symbols.
type evaluator struct {
	layout  *Layout
	address func(constant.Constant) (uint64, bool)
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

func (e *evaluator) width(t types.Type) int { return int(e.layout.Bits(t)) }

func opaque(c constant.Constant, format string, args ...any) Const {
	return &OpaqueConst{Type: c.Type(), Reason: fmt.Sprintf(format, args...)}
}

func (e *evaluator) eval(c constant.Constant) Const {
	switch c := c.(type) {
	case *constant.Int:
		return intConst(c.X, int(c.Typ.BitSize))
	case *constant.Float:
		return floatConst(c)
	case *constant.Null:
		return intConst(new(big.Int), e.layout.PtrBits())
	case *constant.Undef:
		return &UndefConst{c.Typ}
	case *constant.Poison:
		return &UndefConst{c.Typ}
	case *constant.ZeroInitializer:
		return e.zero(c.Typ)
	case *ir.Func, *ir.Global, *ir.IFunc, *ir.Alias:
		return &AddrConst{Base: c, Width: e.layout.PtrBits()}
	case *constant.BlockAddress:
		return &AddrConst{Base: c, Width: e.layout.PtrBits()}
	case *constant.DSOLocalEquivalent:
		return e.eval(c.Func)
	case *constant.NoCFI:
		return e.eval(c.Func)
	case *constant.Index:
		return e.eval(c.Constant)
	case *constant.Struct:
		return e.aggregate(c.Typ, c.Fields)
	case *constant.Array:
		return e.aggregate(c.Typ, c.Elems)
	case *constant.Vector:
		return e.aggregate(c.Typ, c.Elems)
	case *constant.CharArray:
		out := &AggregateConst{Type: c.Typ}
		for _, b := range c.X {
			out.Elems = append(out.Elems, intConst(big.NewInt(int64(b)), 8))
		}
		return out
	case constant.Expression:
		return e.expression(c)
	default:
		return opaque(c, "a constant of the kind %T", c)
	}
}

func (e *evaluator) aggregate(t types.Type, elems []constant.Constant) Const {
	out := &AggregateConst{Type: t, Elems: make([]Const, len(elems))}
	for i, x := range elems {
		out.Elems[i] = e.eval(x)
	}
	return out
}

// zero is the all-zero value of a type. Arrays of more than 2^16 elements are opaque.
func (e *evaluator) zero(t types.Type) Const {
	many := func(n uint64, elem func(int) types.Type) Const {
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
	case *types.StructType:
		return many(uint64(len(t.Fields)), func(i int) types.Type { return t.Fields[i] })
	case *types.ArrayType:
		return many(t.Len, func(int) types.Type { return t.ElemType })
	case *types.VectorType:
		return many(t.Len, func(int) types.Type { return t.ElemType })
	case *types.FloatType:
		return &FloatConst{new(big.Int), t}
	default:
		return intConst(new(big.Int), e.width(t))
	}
}

func (e *evaluator) expression(c constant.Expression) Const {
	switch c := c.(type) {
	case *constant.ExprGetElementPtr:
		return e.gep(c)
	case *constant.ExprBitCast:
		return e.bitcast(c, c.From, c.To)
	case *constant.ExprAddrSpaceCast:
		return e.eval(c.From)
	case *constant.ExprPtrToInt:
		return e.resize(c, c.From, c.To, false)
	case *constant.ExprIntToPtr:
		return e.resize(c, c.From, c.To, false)
	case *constant.ExprTrunc:
		return e.resize(c, c.From, c.To, false)
	case *constant.ExprZExt:
		return e.resize(c, c.From, c.To, false)
	case *constant.ExprSExt:
		return e.resize(c, c.From, c.To, true)
	case *constant.ExprAdd:
		return e.binary(c, c.X, c.Y, '+')
	case *constant.ExprSub:
		return e.binary(c, c.X, c.Y, '-')
	case *constant.ExprMul:
		return e.binary(c, c.X, c.Y, '*')
	case *constant.ExprAnd:
		return e.binary(c, c.X, c.Y, '&')
	case *constant.ExprOr:
		return e.binary(c, c.X, c.Y, '|')
	case *constant.ExprXor:
		return e.binary(c, c.X, c.Y, '^')
	case *constant.ExprShl:
		return e.binary(c, c.X, c.Y, '<')
	case *constant.ExprLShr:
		return e.binary(c, c.X, c.Y, '>')
	case *constant.ExprAShr:
		return e.binary(c, c.X, c.Y, 'a')
	case *constant.ExprICmp:
		return e.icmp(c)
	case *constant.ExprSelect:
		if cond, ok := e.eval(c.Cond).(*IntConst); ok {
			if cond.Value.Sign() != 0 {
				return e.eval(c.X)
			}
			return e.eval(c.Y)
		}
		return opaque(c, "a select whose condition is not known")
	default:
		return opaque(c, "a constant expression of the kind %T", c)
	}
}

// gep adds the offset to the address. Vectors of pointers are opaque.
func (e *evaluator) gep(c *constant.ExprGetElementPtr) Const {
	off, t := int64(0), c.ElemType
	for i, ix := range c.Indices {
		n, ok := e.eval(ix).(*IntConst)
		if !ok {
			return opaque(c, "an index that is not a number")
		}
		k := n.signed().Int64()
		switch {
		case i == 0:
			off += k * e.layout.Size(t)
		default:
			switch s := t.(type) {
			case *types.StructType:
				if k < 0 || k >= int64(len(s.Fields)) {
					return opaque(c, "a field that the struct does not have")
				}
				off += e.layout.Offset(s, int(k))
				t = s.Fields[k]
			case *types.ArrayType:
				t = s.ElemType
				off += k * e.layout.Size(t)
			case *types.VectorType:
				t = s.ElemType
				off += k * e.layout.Size(t)
			default:
				return opaque(c, "an index into %s", t)
			}
		}
	}
	switch base := e.eval(c.Src).(type) {
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

func (e *evaluator) bitcast(c, from constant.Constant, to types.Type) Const {
	v := e.eval(from)
	switch v := v.(type) {
	case *IntConst:
		if f, ok := to.(*types.FloatType); ok {
			return &FloatConst{v.Value, f}
		}
	case *FloatConst:
		if i, ok := to.(*types.IntType); ok {
			return intConst(v.Bits, int(i.BitSize))
		}
	case *UndefConst:
		return &UndefConst{to}
	}
	switch to.(type) {
	case *types.PointerType, *types.IntType:
		switch v.(type) {
		case *IntConst, *AddrConst, *OpaqueConst:
			return v
		}
	}
	if from.Type().Equal(to) {
		return v
	}
	return opaque(c, "a bitcast to %s", to)
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

func (e *evaluator) resize(c, from constant.Constant, to types.Type, sign bool) Const {
	v, width := e.eval(from), e.width(to)
	if _, ok := to.(*types.VectorType); ok {
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

func (e *evaluator) binary(c, x, y constant.Constant, op byte) Const {
	a, b := e.eval(x), e.eval(y)
	if op == '+' || op == '-' {
		if r := addressSum(a, b, op == '-'); r != nil {
			return r
		}
	}
	if r := lowBits(a, b, op); r != nil {
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
	switch op {
	case '+':
		r.Add(m.Value, n.Value)
	case '-':
		r.Sub(m.Value, n.Value)
	case '*':
		r.Mul(m.Value, n.Value)
	case '&':
		r.And(m.Value, n.Value)
	case '|':
		r.Or(m.Value, n.Value)
	case '^':
		r.Xor(m.Value, n.Value)
	default:
		if n.Value.Cmp(big.NewInt(int64(w))) >= 0 {
			return &UndefConst{c.Type()}
		}
		s := uint(n.Value.Uint64())
		switch op {
		case '<':
			r.Lsh(m.Value, s)
		case '>':
			r.Rsh(m.Value, s)
		default:
			r.Rsh(m.signed(), s)
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
func lowBits(x, y Const, op byte) Const {
	a, ok1 := x.(*AddrConst)
	n, ok2 := y.(*IntConst)
	if !ok1 || !ok2 || !n.signed().IsInt64() {
		return nil
	}
	k := n.signed().Int64()
	switch {
	case op == '&' && k >= 0 && k < 16:
		return intConst(big.NewInt(a.Offset&k), a.Width)
	case op == '&' && k < 0 && k >= -16:
		return &AddrConst{a.Base, a.Offset & k, a.Width}
	case op == '|' && k >= 0 && k < 16:
		return &AddrConst{a.Base, a.Offset | k, a.Width}
	case op == '^' && k >= 0 && k < 16:
		return &AddrConst{a.Base, a.Offset ^ k, a.Width}
	}
	return nil
}

func (e *evaluator) icmp(c *constant.ExprICmp) Const {
	a, b := e.eval(c.X), e.eval(c.Y)
	if p, ok := a.(*AddrConst); ok {
		if q, ok := b.(*AddrConst); ok && p.Base == q.Base {
			a, b = intConst(big.NewInt(p.Offset), p.Width), intConst(big.NewInt(q.Offset), q.Width)
		}
	}
	if c.Pred == enum.IPredEQ || c.Pred == enum.IPredNE {
		if isObject(a) && isZero(b) || isObject(b) && isZero(a) {
			return boolConst(c.Pred == enum.IPredNE) // no object is at null
		}
	}
	m, ok1 := e.number(a)
	n, ok2 := e.number(b)
	if !ok1 || !ok2 {
		return opaque(c, "a comparison of addresses that are not known yet")
	}
	u, s := m.Value.Cmp(n.Value), m.signed().Cmp(n.signed())
	switch c.Pred {
	case enum.IPredEQ:
		return boolConst(u == 0)
	case enum.IPredNE:
		return boolConst(u != 0)
	case enum.IPredUGT:
		return boolConst(u > 0)
	case enum.IPredUGE:
		return boolConst(u >= 0)
	case enum.IPredULT:
		return boolConst(u < 0)
	case enum.IPredULE:
		return boolConst(u <= 0)
	case enum.IPredSGT:
		return boolConst(s > 0)
	case enum.IPredSGE:
		return boolConst(s >= 0)
	case enum.IPredSLT:
		return boolConst(s < 0)
	case enum.IPredSLE:
		return boolConst(s <= 0)
	default:
		return opaque(c, "the comparison %s", c.Pred)
	}
}

func isObject(c Const) bool {
	a, ok := c.(*AddrConst)
	return ok && a.Offset == 0
}

func isZero(c Const) bool {
	n, ok := c.(*IntConst)
	return ok && n.Value.Sign() == 0
}
