package llvm2ivl

import (
	"github.com/llir/llvm/ir/types"
)

// Layout answers questions of size and place, as the module's datalayout
// string fixes them. Sizes, alignments and offsets are in bytes.
type Layout struct {
	PtrBytes int64 // 8, or 4 under -m32
}

// ParseLayout reads a datalayout string; an empty one is x86-64's.
func ParseLayout(text string) (*Layout, error) { return &Layout{PtrBytes: 8}, nil }

// PtrBits is the width of a pointer in bits.
func (l *Layout) PtrBits() int { return int(l.PtrBytes) * 8 }

// Bits is the number of bits of a first-class value of type t (1 for i1, 80 for x86_fp80).
func (l *Layout) Bits(t types.Type) int64 { return 0 }

// StoreSize is the number of bytes that a load or store of t touches.
func (l *Layout) StoreSize(t types.Type) int64 { return 0 }

// Size is the distance between two elements of type t in an array (sizeof).
func (l *Layout) Size(t types.Type) int64 { return 0 }

// Align is the ABI alignment of t.
func (l *Layout) Align(t types.Type) int64 { return 1 }

// Offset is the place of field i in t.
func (l *Layout) Offset(t *types.StructType, i int) int64 { return 0 }

// Leaf is a scalar (or vector) part of a type.
type Leaf struct {
	Offset int64
	Type   types.Type
	Path   []int64 // indices that lead there, as for extractvalue
}

// Leaves lists the scalar parts of t in order of their offsets; a scalar is its own only leaf.
func (l *Layout) Leaves(t types.Type) []Leaf { return nil }
