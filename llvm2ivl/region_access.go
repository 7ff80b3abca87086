package llvm2ivl

import (
	"sort"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// Piece is one scalar part of an access.
type Piece struct {
	Offset int64   // from the address of the access, in bytes
	Type   ir.Type // scalar type of the part as the instruction sees it
	Path   []int64 // where the part is in the value, as for extractvalue; nil for a scalar
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
// llvm.va_start have the cells of the va_list, in order. It is nil for other instructions.
func (m *Memory) Access(inst ir.Instruction) *Access {
	var ptr ir.Value
	switch inst := inst.(type) {
	case *ir.Load:
		ptr = inst.Ptr
	case *ir.Store:
		ptr = inst.Ptr
	case *ir.CmpXchg:
		ptr = inst.Ptr
	case *ir.AtomicRMW:
		ptr = inst.Ptr
	case *ir.Call:
		if len(inst.Args) == 0 {
			return nil
		}
		ptr = inst.Args[0]
	}
	ds, ok := m.s.builder.derefs[inst]
	if !ok {
		return nil
	}
	a := m.accessOf(ds)
	a.Direct = isDirect(ptr)
	return a
}

// VarArgAccess tells where argument i (0 is the first variable one) of a call of f is put:
// the offsets of the pieces count from the start of VarArgs(f). It is nil if f does not look.
func (m *Memory) VarArgAccess(f *ir.Func, call *ir.Call, i int) *Access {
	ds, ok := m.s.builder.varArgs[varArgKey{call, f, i}]
	if !ok {
		return nil
	}
	return m.accessOf(ds)
}

// VarArgsSize is the number of bytes that the variable arguments of a call of f take.
func (m *Memory) VarArgsSize(f *ir.Func, call *ir.Call) int64 {
	size := int64(0)
	for i := range call.Args {
		for _, d := range m.s.builder.varArgs[varArgKey{call, f, i}] {
			size = max(size, d.off+d.width)
		}
	}
	return ir.AlignUp(size, m.Linked.Layout.PtrBytes)
}

func (m *Memory) accessOf(ds []*deref) *Access {
	a := &Access{}
	for _, d := range ds {
		a.Pieces = append(a.Pieces, Piece{Offset: d.off, Type: d.typ, Path: d.path, Region: m.regionOf[m.s.classes.find(d.class)]})
	}
	if len(ds) > 0 {
		a.Objects = m.objectsOf(ds[0].ptr)
	}
	return a
}

// isDirect reports whether an address is fixed by the text of the program.
func isDirect(v ir.Value) bool {
	for {
		switch x := v.(type) {
		case *ir.Alloca, ir.Constant:
			return true
		case *ir.GEP:
			for _, i := range x.Indices {
				if _, ok := i.(ir.Constant); !ok {
					return false
				}
			}
			v = x.Base
		default:
			return false
		}
	}
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
	Length     int64
	Pieces     []TransferPiece
	DstObjects []*Object
	SrcObjects []*Object
}

// Transfer tells what the memory intrinsic call does; nil if it is none.
func (m *Memory) Transfer(call *ir.Call) *Transfer {
	t := m.s.builder.transfers[call]
	if t == nil {
		return nil
	}
	out := &Transfer{Length: t.length, DstObjects: m.objectsOf(t.dst.node)}
	if t.src != nil {
		out.SrcObjects = m.objectsOf(t.src.node)
	}
	region := func(c *cell) *Region {
		if c == nil {
			return nil
		}
		return m.regionOf[m.s.classes.find(c.class)]
	}
	seen := map[int64]bool{} // bytes that have a piece
	sides := m.s.sidesOf(t)
	for _, p := range m.s.piecesOf(t) {
		dst, src := region(p.dst), region(p.src)
		kept := dst
		if dst == nil {
			if src == nil || src.Local != nil || src.ReadOnly || !m.concurrent {
				continue
			}
			kept = src
		}
		tp := TransferPiece{Offset: p.first, Stride: p.stride, Width: int(p.width) * 8, Dst: dst, Src: src}
		if kept.Kind != Bytes {
			out.Pieces = append(out.Pieces, tp)
			continue
		}
		tp.Width = 8
		if p.bytes || p.stride > 0 && p.stride <= p.width {
			tp.Stride = 1
			out.Pieces = append(out.Pieces, tp)
			continue
		}
		for k := p.first; k < p.first+p.width && (t.length < 0 || k < t.length); k++ {
			if !seen[k] {
				seen[k] = true
				out.Pieces = append(out.Pieces, TransferPiece{Offset: k, Stride: p.stride, Width: 8, Dst: dst, Src: region(sourceByte(sides, k))})
			}
		}
	}
	sort.SliceStable(out.Pieces, func(i, j int) bool { return out.Pieces[i].Offset < out.Pieces[j].Offset })
	out.Pieces = joinBytes(out.Pieces, t.length)
	return out
}

// sourceByte is the cell of the source that byte k of a block copy lies in, or nil.
func sourceByte(sides []*side, k int64) *cell {
	for _, x := range sides {
		if x.isDst {
			continue
		}
		at := x.first
		if x.stride > 0 && k > at {
			at += min(k-x.first, x.last-x.first) / x.stride * x.stride
		}
		if x.bytes || at <= k && k < at+x.width {
			return x.cell
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

// copyPiece is a group of corresponding cells of a block copy.
type copyPiece struct {
	first, stride int64
	width         int64
	bytes         bool // all bytes of both sides are one
	dst, src      *cell
}

// copies lists the block copies in the order of the program.
func (b *builder) copies() []*ir.Call {
	var out []*ir.Call
	for _, f := range b.l.Funcs {
		for _, blk := range f.Blocks {
			for _, inst := range blk.Insts {
				if call, ok := inst.(*ir.Call); ok && b.transfers[call] != nil {
					out = append(out, call)
				}
			}
		}
	}
	return out
}

// side is a cell on one side of a block copy, with its distances from the start: first,
// first+stride, ..., last.
type side struct {
	cell                *cell
	isDst               bool
	first, last, stride int64
	width               int64
	bytes               bool
	group               bool // all its places are one piece
}

// sidesOf lists the cells that t touches, those of the destination first.
func (s *solver) sidesOf(t *copyRule) []*side {
	length := t.length
	if length < 0 {
		length = endless
	}
	var out []*side
	add := func(e *copyEnd, isDst bool) {
		if e == nil {
			return
		}
		for _, p := range s.placesOf(e.node) {
			o := s.objects[p.obj]
			if !o.memory() {
				continue
			}
			for _, c := range o.cells {
				if p.off == topOffset {
					out = append(out, &side{cell: c, isDst: isDst, width: c.width, bytes: true})
					continue
				}
				for _, d := range distances(o, c, p.off, length) {
					x := &side{cell: c, isDst: isDst, first: d.first, last: d.last, stride: d.stride, width: c.width}
					if x.first < 0 {
						x.width += x.first
						x.first, x.last = 0, 0
					}
					out = append(out, x)
				}
			}
		}
	}
	add(t.dst, true)
	add(t.src, false)
	return out
}

// spread says which sides must be taken place by place: short arrays, which mirror matches
// with cells of their own, and whatever meets such a place on the other side. What lies
// beyond all that the other side has is cut off, since nothing is copied there.
func spread(sides []*side, both bool) {
	end := map[bool]int64{} // the last byte that a side has
	for _, x := range sides {
		end[x.isDst] = max(end[x.isDst], x.last+max(x.width, 1)-1)
	}
	single := map[bool]map[int64]bool{true: {}, false: {}}
	place := func(x *side) {
		for k := x.first; k <= x.last; k += max(x.stride, 1) {
			single[x.isDst][k] = true
			if x.stride == 0 {
				break
			}
		}
	}
	var open []*side
	for _, x := range sides {
		if both && x.stride > 0 && end[!x.isDst] > x.first && end[!x.isDst] < x.last {
			x.last = x.first + (end[!x.isDst]-x.first)/x.stride*x.stride
		}
		if x.bytes || x.stride > 0 && (x.last-x.first)/x.stride >= maxMirrored {
			open = append(open, x)
			continue
		}
		place(x)
	}
	for changed := true; changed; {
		changed = false
		for i, x := range open {
			if x == nil || x.bytes {
				continue
			}
			for k := range single[!x.isDst] {
				if k >= x.first && k <= x.last && (k-x.first)%x.stride == 0 && (x.last-x.first)/x.stride <= maxPlaces {
					place(x)
					open[i], changed = nil, true
					break
				}
			}
		}
	}
	for _, x := range open {
		if x != nil {
			x.group = true
		}
	}
}

// piecesOf groups the cells that t touches by their distance from the start.
func (s *solver) piecesOf(t *copyRule) []copyPiece {
	sides := s.sidesOf(t)
	spread(sides, t.src != nil)
	var out []copyPiece
	seen := map[int64]int{}
	add := func(x *side, at, stride int64) {
		i, ok := seen[at]
		if !ok {
			i = len(out)
			seen[at] = i
			out = append(out, copyPiece{first: at, width: x.width})
		}
		q := &out[i]
		q.bytes = q.bytes || x.bytes
		q.stride = joinStride(q.stride, stride)
		if x.isDst && q.dst == nil {
			q.dst = x.cell
		} else if !x.isDst && q.src == nil {
			q.src = x.cell
		}
	}
	for _, x := range sides {
		switch {
		case x.group:
			add(x, x.first, x.stride)
		case x.stride == 0:
			add(x, x.first, 0)
		default:
			for k := x.first; k <= x.last; k += x.stride {
				add(x, k, 0)
			}
		}
	}
	return out
}

// joinStride is the finer of two strides; 0 is none.
func joinStride(a, b int64) int64 {
	if a == 0 || b == 0 {
		return max(a, b)
	}
	return min(a, b)
}
