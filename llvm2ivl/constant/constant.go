package constant

import (
	"math/big"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// Value is the value of a constant: *Int, *Float, *Addr,
// *Undef, *Aggregate or *Opaque.
type Value interface{ isValue() }

// Int is an integer, or a pointer of known numeric value (null is 0);
// 0 <= Value < 2^Width.
type Int struct {
	Value *big.Int
	Width int
}

// Float is a floating-point value in its IEEE (or x87) encoding.
type Float struct {
	Bits *big.Int
	Type *ir.FloatType
}

// Addr is the address of Base, a *ir.Global, *ir.Func or
// *ir.BlockAddress, plus Offset bytes, cut to Width bits.
type Addr struct {
	Base   ir.Constant
	Offset int64
	Width  int
}

// Undef is undef or poison: any value.
type Undef struct{ Type ir.Type }

// Aggregate is a struct, array or vector.
type Aggregate struct{ Elems []Value }

// Opaque is a constant that could not be evaluated, with the reason.
type Opaque struct {
	Type   ir.Type
	Reason string
}

func (*Int) isValue()       {}
func (*Float) isValue()     {}
func (*Addr) isValue()      {}
func (*Undef) isValue()     {}
func (*Aggregate) isValue() {}
func (*Opaque) isValue()    {}
