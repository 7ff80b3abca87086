package llvm2ivl

import (
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"math/big"
)

// Const is the value of a constant: *IntConst, *FloatConst, *AddrConst,
// *UndefConst, *AggregateConst or *OpaqueConst.
type Const interface{ isConst() }

// IntConst is an integer, or a pointer of known numeric value (null is 0);
// 0 <= Value < 2^Width.
type IntConst struct {
	Value *big.Int
	Width int
}

// FloatConst is a floating-point value in its IEEE (or x87) encoding.
type FloatConst struct {
	Bits *big.Int
	Type *ir.FloatType
}

// AddrConst is the address of Base, a *ir.Global, *ir.Func or
// *ir.BlockAddress, plus Offset bytes, cut to Width bits.
type AddrConst struct {
	Base   ir.Constant
	Offset int64
	Width  int
}

// UndefConst is undef or poison: any value.
type UndefConst struct{ Type ir.Type }

// AggregateConst is a struct, array or vector.
type AggregateConst struct {
	Type  ir.Type
	Elems []Const
}

// OpaqueConst is a constant that could not be evaluated, with the reason.
type OpaqueConst struct {
	Type   ir.Type
	Reason string
}

func (*IntConst) isConst()       {}
func (*FloatConst) isConst()     {}
func (*AddrConst) isConst()      {}
func (*UndefConst) isConst()     {}
func (*AggregateConst) isConst() {}
func (*OpaqueConst) isConst()    {}

// Const evaluates a constant or constant expression before addresses are
// chosen: an expression over an address other than address plus number is opaque.
func (l *Linked) Const(c ir.Constant) Const {
	return (&evaluator{layout: l.Layout}).eval(c)
}

// Const evaluates a constant or constant expression; objects whose Address is
// known take part as numbers where an expression needs it.
func (m *Memory) Const(c ir.Constant) Const {
	return (&evaluator{layout: m.Linked.Layout, address: m.addressOf}).eval(c)
}

// addressOf is the constant address of a symbol or label.
func (m *Memory) addressOf(base ir.Constant) (uint64, bool) {
	if b, ok := base.(*ir.BlockAddress); ok {
		o := m.ObjectOf(b.Block)
		return o.addressOr0(), o.addressOr0() != 0
	}
	o := m.ObjectOf(base)
	return o.addressOr0(), o.addressOr0() != 0
}

func (o *Object) addressOr0() uint64 {
	if o == nil {
		return 0
	}
	return o.Address
}
