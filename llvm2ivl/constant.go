package llvm2ivl

import (
	"math/big"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
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
	Type *types.FloatType
}

// AddrConst is the address of Base, a *ir.Global, *ir.Func or
// *constant.BlockAddress, plus Offset bytes, cut to Width bits.
type AddrConst struct {
	Base   constant.Constant
	Offset int64
	Width  int
}

// UndefConst is undef or poison: any value.
type UndefConst struct{ Type types.Type }

// AggregateConst is a struct, array or vector.
type AggregateConst struct {
	Type  types.Type
	Elems []Const
}

// OpaqueConst is a constant that could not be evaluated, with the reason.
type OpaqueConst struct {
	Type   types.Type
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
func (l *Linked) Const(c constant.Constant) Const { return nil }

// Const evaluates a constant or constant expression; objects whose Address is
// known take part as numbers where an expression needs it.
func (m *Memory) Const(c constant.Constant) Const { return nil }

// InitCell is one stored value of an initialiser.
type InitCell struct {
	Offset int64
	Region *Region
	Type   types.Type // of Value: the region's type for a Scalar or Words region, i8 for Bytes
	Value  Const      // IntConst, FloatConst, AddrConst (for Bytes: of Width 8 with Shift) or UndefConst
	// Shift is for a byte of an address: Value is (address >> Shift) cut to 8 bits.
	Shift int
}

// Initializer flattens the initial value of a global into the cells that the
// program accesses, in order of offset; cells that are all zero are left out.
// A region of which no cell is accessed does not appear.
func (m *Memory) Initializer(o *Object) []InitCell { return nil }
