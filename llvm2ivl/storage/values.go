package storage

import (
	"fmt"
	"math/big"
	"strconv"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/arith"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// ScalarType is the IVL type of an integer, pointer or floating-point type.
func (t *Store) ScalarType(ty ir.Type) ivl.Type {
	switch ty := ty.(type) {
	case *ir.IntType:
		return t.IntType(ty.Bits)
	case *ir.PointerType:
		return t.PtrType()
	case *ir.FloatType:
		if t.CarriesBits(ty) {
			return t.IntType(arith.FloatBits(ty))
		}
		return arith.FloatType(ty)
	}
	panic(fmt.Sprintf("llvm2ivl: %s is no scalar type (%T)", ty, ty))
}

// Bits is the width of a scalar type as a value.
func (t *Store) Bits(ty ir.Type) int {
	switch ty := ty.(type) {
	case *ir.IntType:
		return ty.Bits
	case *ir.PointerType:
		return t.Ptr
	case *ir.FloatType:
		return arith.FloatBits(ty)
	}
	panic(fmt.Sprintf("llvm2ivl: %s is no scalar type (%T)", ty, ty))
}

// Leaves are the scalar types that make up a value of type ty.
func (t *Store) Leaves(ty ir.Type) []ir.Type {
	var out []ir.Type
	repeat := func(elem ir.Type, n uint64) {
		leaves := t.Leaves(elem)
		for range n {
			out = append(out, leaves...)
		}
	}
	switch ty := ty.(type) {
	case *ir.VoidType, *ir.OpaqueType:
	case *ir.StructType:
		for _, f := range ty.Fields {
			out = append(out, t.Leaves(f)...)
		}
	case *ir.ArrayType:
		repeat(ty.Elem, ty.Len)
	case *ir.VectorType:
		repeat(ty.Elem, ty.Len)
	default:
		out = []ir.Type{ty}
	}
	return out
}

// LeafTypes are the types of the IVL variables that make up a value of type ty.
func (t *Store) LeafTypes(ty ir.Type) []ivl.Type {
	var out []ivl.Type
	for _, leaf := range t.Leaves(ty) {
		out = append(out, t.ScalarType(leaf))
	}
	return out
}

// LeafRange is where the leaves of the part at indices lie among the leaves of
// an aggregate of type ty.
func (t *Store) LeafRange(ty ir.Type, indices []uint64) (first, n int) {
	for _, i := range indices {
		switch a := ty.(type) {
		case *ir.StructType:
			for _, ft := range a.Fields[:i] {
				first += len(t.Leaves(ft))
			}
			ty = a.Fields[i]
		case *ir.ArrayType:
			first += int(i) * len(t.Leaves(a.Elem))
			ty = a.Elem
		default:
			panic(fmt.Sprintf("llvm2ivl: index into %s (%T)", ty, ty))
		}
	}
	return first, len(t.Leaves(ty))
}

// LeafPaths are the suffixes that tell the leaves of a value of type t apart:
// nothing for a scalar, .0, .1.0, … for the fields of a structure.
func LeafPaths(t ir.Type, n int) []string {
	if n == 1 {
		return []string{""}
	}
	var out []string
	var walk func(t ir.Type, path string)
	walk = func(t ir.Type, path string) {
		switch t := t.(type) {
		case *ir.StructType:
			for i, ft := range t.Fields {
				walk(ft, path+"."+strconv.Itoa(i))
			}
		case *ir.ArrayType:
			for i := uint64(0); i < t.Len; i++ {
				walk(t.Elem, path+"."+strconv.FormatUint(i, 10))
			}
		case *ir.VectorType:
			for i := uint64(0); i < t.Len; i++ {
				walk(t.Elem, path+"."+strconv.FormatUint(i, 10))
			}
		default:
			out = append(out, path)
		}
	}
	walk(t, "")
	return out
}

// StorageBits is the width of a value of type t in memory.
func (t *Store) StorageBits(ty ir.Type) int { return (t.Bits(ty) + 7) / 8 * 8 }

// ConvertCell is a value of scalar type from as one of type to that has the
// same bits in memory.
func (t *Store) ConvertCell(v ivl.Expr, from, to ir.Type) ivl.Expr {
	if ivl.EqualTypes(t.ScalarType(from), t.ScalarType(to)) {
		return v
	}
	bits := t.ToStorage(v, from)
	if bits == nil {
		return nil
	}
	return t.FromStorage(bits, t.StorageBits(from), to)
}

// ToStorage is v as a bit-vector as wide as its place in memory.
func (t *Store) ToStorage(v ivl.Expr, ty ir.Type) ivl.Expr {
	w := t.Bits(ty)
	switch ty := ty.(type) {
	case *ir.FloatType:
		if t.CarriesBits(ty) {
			return v
		}
		return t.Reinterpret(v, &ivl.BVType{Width: w})
	}
	return t.Extend(false, w, t.StorageBits(ty), v)
}

// FromStorage is the inverse of ToStorage; width is that of v.
func (t *Store) FromStorage(v ivl.Expr, width int, ty ir.Type) ivl.Expr {
	if ft, ok := ty.(*ir.FloatType); ok && !t.CarriesBits(ty) {
		return t.Reinterpret(v, arith.FloatType(ft))
	}
	return t.Resize(width, t.Bits(ty), v)
}

// ReinterpretScalar is x, of scalar type from, as the value of type to with the
// same bits, or nil if the encoding cannot express it.
func (t *Store) ReinterpretScalar(from, to ir.Type, x ivl.Expr) ivl.Expr {
	if t.CarriesBits(from) || t.CarriesBits(to) || t.Bits(from) == 1 {
		return x
	}
	return t.Reinterpret(x, t.ScalarType(to))
}

// BitsOf is x, of scalar type ty, as a bit-vector of exactly its width.
func (t *Store) BitsOf(x ivl.Expr, ty ir.Type) ivl.Expr {
	w := t.Bits(ty)
	if w == 1 {
		return ivl.NewIte(x, ivl.NewBV64(1, 1), ivl.NewBV64(0, 1))
	}
	return t.ReinterpretScalar(ty, &ir.IntType{Bits: w}, x)
}

// FromBits is the inverse of BitsOf.
func (t *Store) FromBits(x ivl.Expr, ty ir.Type) ivl.Expr {
	if t.Bits(ty) == 1 {
		return ivl.NewEq(x, ivl.NewBV64(1, 1))
	}
	return t.ReinterpretScalar(&ir.IntType{Bits: t.Bits(ty)}, ty, x)
}

// FloatConstant is a floating-point constant.
func (t *Store) FloatConstant(c *constant.Float) ivl.Expr {
	if t.CarriesBits(c.Type) {
		return t.Literal(c.Bits, arith.FloatBits(c.Type))
	}
	ft := arith.FloatType(c.Type)
	return ivl.NewFloat(c.Bits, ft.Sig, ft.Exp)
}

// ZeroOf is the zero of a type; of a map, the map that is zero everywhere.
func (t *Store) ZeroOf(ty ivl.Type) ivl.Expr {
	switch ty := ty.(type) {
	case *ivl.BasicType:
		if ty.Kind == ivl.Bool {
			return ivl.NewBool(false)
		}
		return ivl.NewInt64(0)
	case *ivl.BVType:
		return ivl.NewBV64(0, ty.Width)
	case *ivl.FloatType:
		return ivl.NewFloat(new(big.Int), ty.Sig, ty.Exp)
	case *ivl.MapType:
		return t.constantMap(ty, t.ZeroOf(ty.Result))
	}
	panic("llvm2ivl: no zero of type " + ty.String())
}

// constantMap is the map that has the value e everywhere.
func (t *Store) constantMap(ty ivl.Type, e ivl.Expr) ivl.Expr {
	m := ty.(*ivl.MapType)
	var vars []*ivl.Var
	for range m.Args {
		vars = append(vars, ivl.NewVar("p", m.Args[0], ivl.Bound))
	}
	return ivl.NewLambda(vars, e)
}
