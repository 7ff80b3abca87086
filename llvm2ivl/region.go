package llvm2ivl

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
)

// RegionKind says how a region is kept in the verification language.
type RegionKind uint8

// The kinds of regions.
const (
	Scalar RegionKind = iota // one variable
	Words                    // map from addresses to values of Type, never partially overlapping
	Bytes                    // map from addresses to bytes
)

// Region is a set of memory cells that some access cannot tell apart.
type Region struct {
	ID   int
	Name string // unique and readable: "buf", "node.next", "main.malloc"
	Kind RegionKind
	// Type is the type of a cell: an integer, float or pointer type (pointer: *types.PointerType
	// whose element means nothing); i8 for Bytes. An access of another type of
	// the same width must be converted.
	Type  types.Type
	Width int // bits of a cell in memory, a multiple of 8
	// Local: every object is a Local alloca of this function: the region is a local variable of
	// its procedure. Nil for shared memory.
	Local       *ir.Func
	ReadOnly    bool // never stored to after initialisation
	ThreadLocal bool // some object is thread_local
	Objects     []*Object
}

// Piece is one scalar part of an access.
type Piece struct {
	Offset int64      // from the address of the access, in bytes
	Type   types.Type // scalar type of the part as the instruction sees it
	Path   []int64    // where the part is in the value, as for extractvalue; nil for a scalar
	// Region is nil if the address can be of no object: the access is
	// outside of what the program may do (a null or forged pointer).
	Region *Region
}

// Access says where a load, store, cmpxchg or atomicrmw goes. A load or store of an
// aggregate has a piece for each of its scalars.
type Access struct {
	Pieces  []Piece
	Objects []*Object // that the address may mean
	// Direct: the address is a constant or a GEP of constants over one alloca or global.
	Direct bool
}

// Access tells where inst, a load, store, cmpxchg or atomicrmw, goes. Calls of
// llvm.va_start have the cells of the va_list, in order.
func (m *Memory) Access(inst ir.Instruction) *Access { return nil }

// VarArgAccess tells where argument i (0 is the first variable one) of a call of f is put, in
// VarArgs(f).
func (m *Memory) VarArgAccess(f *ir.Func, call *ir.InstCall, i int) *Access { return nil }

// TransferPiece is a group of cells that memcpy, memmove or memset copies or sets: those at
// Offset, Offset+Stride, ... below the length; only one if Stride is 0.
type TransferPiece struct {
	Offset int64
	Stride int64
	Width  int     // bits of the cell; 8 for Bytes
	Dst    *Region // nil if nobody looks there
	Src    *Region // nil for memset, or if the source has no such cell: the value is arbitrary
}

// Transfer says how a call of llvm.memcpy, llvm.memmove or llvm.memset is done cell by cell.
// Length is the number of bytes, or -1 if it is not constant.
type Transfer struct {
	Length     int64
	Pieces     []TransferPiece
	DstObjects []*Object
	SrcObjects []*Object
}

// Transfer tells what the memory intrinsic call does; nil if it is none.
func (m *Memory) Transfer(call *ir.InstCall) *Transfer { return nil }
