package memory

import (
	"slices"
	"sort"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

// Piece is one scalar part of an access.
type Piece struct {
	Offset int64   // from the address of the access, in bytes
	Type   ir.Type // scalar type of the part as the instruction sees it
	// Region is nil if the address can be of no object: the access is
	// outside of what the program may do (a null or forged pointer).
	Region *Region
}

// Access says where a load, store, cmpxchg or atomicrmw goes. A load or store of an
// aggregate has a piece for each of its scalars.
type Access struct {
	Pieces []Piece
	// Direct: the address is a constant or a GEP of constants over one alloca or global.
	Direct bool
}

// Outside reports whether the access lies in no object that its address can be of.
func (a *Access) Outside() bool {
	return slices.ContainsFunc(a.Pieces, func(p Piece) bool { return p.Region == nil })
}

// Access tells where inst, a load, store, cmpxchg or atomicrmw, goes. Calls of
// llvm.va_start have the cells of the va_list, in order. It is nil for other instructions.
func (m *Memory) Access(inst ir.Instruction) *Access {
	ptr, _, _ := ir.Accessed(inst)
	if call, ok := inst.(*ir.Call); ok {
		if len(call.Args) == 0 {
			return nil
		}
		ptr = call.Args[0]
	}
	uses, ok := m.Uses(inst)
	if !ok {
		return nil
	}
	a := m.accessOf(uses)
	a.Direct = m.isDirect(ptr)
	return a
}

// VarArgAccess tells where argument i (0 is the first variable one) of a call of f is put:
// the offsets of the pieces count from the start of VarArgs(f). It is nil if f does not look.
func (m *Memory) VarArgAccess(f *ir.Func, call *ir.Call, i int) *Access {
	uses, ok := m.VarArgUses(f, call, i)
	if !ok {
		return nil
	}
	return m.accessOf(uses)
}

// VarArgsSize is the number of bytes that the variable arguments of a call of f take.
func (m *Memory) VarArgsSize(f *ir.Func, call *ir.Call) int64 {
	size := int64(0)
	for i := range call.Args {
		uses, _ := m.VarArgUses(f, call, i)
		for _, u := range uses {
			size = max(size, u.Off+u.Width)
		}
	}
	return ir.AlignUp(size, m.Linked.Layout.PtrBytes)
}

func (m *Memory) accessOf(uses []pointsto.Use) *Access {
	a := &Access{}
	for _, u := range uses {
		a.Pieces = append(a.Pieces, Piece{Offset: u.Off, Type: u.Type, Region: m.regionOf[u.Class]})
	}
	return a
}

// isDirect reports whether an address is fixed by the text of the program.
func (m *Memory) isDirect(v ir.Value) bool {
	base, _, fixed := m.Linked.Layout.Origin(v)
	_, variable := base.(*ir.Alloca)
	_, constant := base.(ir.Constant)
	return fixed && (variable || constant)
}

// TransferPiece is a group of cells that memcpy, memmove or memset copies or sets: those at
// Offset, Offset+Stride, ... below the length; only one if Stride is 0.
type TransferPiece struct {
	Offset int64
	Stride int64
	Width  int // bits of the cell; 8 for Bytes
	// Dst is nil if nobody looks there; then Src is memory that others can write.
	Dst *Region
	Src *Region // nil for memset, or if the source has no such cell: the value is arbitrary
}

// Transfer says how a call of llvm.memcpy, llvm.memmove, llvm.memset or llvm.va_copy is done cell by
// cell. Where both regions of a piece are given, both or none are Bytes.
// Length is the number of bytes, or -1 if it is not constant.
type Transfer struct {
	Length int64
	Pieces []TransferPiece
}

// Transfer tells what the memory intrinsic call does; nil if it is none.
func (m *Memory) Transfer(call *ir.Call) *Transfer {
	length, ok := m.CopyLength(call)
	if !ok {
		return nil
	}
	out := &Transfer{Length: length}
	region := func(c *pointsto.Cell) *Region {
		if c == nil {
			return nil
		}
		return m.regionOf[c.Class]
	}
	seen := map[int64]bool{} // bytes that have a piece
	sides := m.Sides(call)
	for _, p := range m.Pieces(call) {
		dst, src := region(p.Dst), region(p.Src)
		kept := dst
		if dst == nil {
			if src == nil || src.Local != nil || src.ReadOnly || !m.Concurrent {
				continue
			}
			kept = src
		}
		tp := TransferPiece{Offset: p.First, Stride: p.Stride, Width: int(p.Width) * 8, Dst: dst, Src: src}
		if kept.Kind != Bytes {
			out.Pieces = append(out.Pieces, tp)
			continue
		}
		tp.Width = 8
		if p.Stride > 0 && p.Stride <= p.Width {
			tp.Stride = 1
			out.Pieces = append(out.Pieces, tp)
			continue
		}
		for k := p.First; k < p.First+p.Width && (length < 0 || k < length); k++ {
			if !seen[k] {
				seen[k] = true
				out.Pieces = append(out.Pieces, TransferPiece{Offset: k, Stride: p.Stride, Width: 8, Dst: dst, Src: region(sourceByte(sides, k))})
			}
		}
	}
	sort.SliceStable(out.Pieces, func(i, j int) bool { return out.Pieces[i].Offset < out.Pieces[j].Offset })
	out.Pieces = joinBytes(out.Pieces, length)
	return out
}

// sourceByte is the cell of the source that byte k of a block copy lies in, or nil.
func sourceByte(sides []*pointsto.Side, k int64) *pointsto.Cell {
	for _, x := range sides {
		if x.IsDst {
			continue
		}
		at := x.First
		if x.Stride > 0 && k > at {
			at += min(k-x.First, x.Last-x.First) / x.Stride * x.Stride
		}
		if at <= k && k < at+x.Width {
			return x.Cell
		}
	}
	return nil
}

// joinBytes makes one piece of the bytes of a block that are all in the same regions.
func joinBytes(ps []TransferPiece, length int64) []TransferPiece {
	if length < 2 || int64(len(ps)) != length {
		return ps
	}
	for i, p := range ps {
		if p.Offset != int64(i) || p.Stride != 0 || p.Width != 8 || p.Dst == nil || p.Dst.Kind != Bytes || p.Dst != ps[0].Dst || p.Src != ps[0].Src {
			return ps
		}
	}
	ps[0].Stride = 1
	return ps[:1]
}
