package pointsto

import "github.com/gsmack/gsmack/llvm2ivl/ir"

// CopyPiece is a group of corresponding cells of a block copy: at First, First+Stride, ... from its start.
type CopyPiece struct {
	First, Stride int64
	Width         int64
	Dst, Src      *Cell
}

// Copies lists the block copies in the order of the program.
func (m *Analysis) Copies() []*ir.Call { return m.s.builder.copies() }

// CopyLength is the number of bytes that a block copy or memset means, -1 if it is not constant; ok is false for other
// calls.
func (m *Analysis) CopyLength(call *ir.Call) (n int64, ok bool) {
	if t := m.s.builder.transfers[call]; t != nil {
		return t.length, true
	}
	return 0, false
}

func (b *builder) copies() []*ir.Call {
	var out []*ir.Call
	for _, f := range b.l.Funcs {
		for call := range f.Calls() {
			if b.transfers[call] != nil {
				out = append(out, call)
			}
		}
	}
	return out
}

// Side is a cell on one side of a block copy, with its distances from the start: First,
// First+Stride, ..., Last.
type Side struct {
	Cell                *Cell
	IsDst               bool
	First, Last, Stride int64
	Width               int64
	group               bool // all its places are one piece
}

// Sides lists the cells that a block copy touches, those of the destination first.
func (m *Analysis) Sides(call *ir.Call) []*Side { return m.s.sidesOf(m.s.builder.transfers[call]) }

// Pieces groups the cells that a block copy touches by their distance from the start.
func (m *Analysis) Pieces(call *ir.Call) []CopyPiece {
	return m.s.piecesOf(m.s.builder.transfers[call])
}

// sidesOf lists the cells that t touches, those of the destination first.
func (s *solver) sidesOf(t *copyRule) []*Side {
	length := t.length
	if length < 0 {
		length = endless
	}
	var out []*Side
	add := func(e *copyEnd, isDst bool) {
		if e == nil {
			return
		}
		for _, b := range s.blocksOf(e.node) {
			o := s.objects[b.obj]
			if !o.memory() {
				continue
			}
			for _, c := range o.cells {
				if b.at.off == topOffset {
					panic("a block at any place, in an object of which the bytes are not one")
				}
				for _, d := range distances(o, c, b.at, length) {
					x := &Side{Cell: s.m.cell(c), IsDst: isDst, First: d.first, Last: d.last, Stride: d.stride, Width: c.width}
					if x.First < 0 {
						x.Width += x.First
						x.First, x.Last = 0, 0
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
func spread(sides []*Side, both bool) {
	end := map[bool]int64{} // the last byte that a side has
	for _, x := range sides {
		end[x.IsDst] = max(end[x.IsDst], x.Last+max(x.Width, 1)-1)
	}
	single := map[bool]map[int64]bool{true: {}, false: {}}
	place := func(x *Side) {
		for k := range steps(x.First, x.Last, x.Stride) {
			single[x.IsDst][k] = true
		}
	}
	var open []*Side
	for _, x := range sides {
		if both && x.Stride > 0 && end[!x.IsDst] > x.First && end[!x.IsDst] < x.Last {
			x.Last = x.First + (end[!x.IsDst]-x.First)/x.Stride*x.Stride
		}
		if x.Stride > 0 && (x.Last-x.First)/x.Stride >= maxMirrored {
			open = append(open, x)
			continue
		}
		place(x)
	}
	for changed := true; changed; {
		changed = false
		for i, x := range open {
			if x == nil {
				continue
			}
			for k := range single[!x.IsDst] {
				if k >= x.First && k <= x.Last && (k-x.First)%x.Stride == 0 && (x.Last-x.First)/x.Stride <= maxPlaces {
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
func (s *solver) piecesOf(t *copyRule) []CopyPiece {
	sides := s.sidesOf(t)
	spread(sides, t.src != nil)
	var out []CopyPiece
	seen := map[int64]int{}
	add := func(x *Side, at, stride int64) {
		i, ok := seen[at]
		if !ok {
			i = len(out)
			seen[at] = i
			out = append(out, CopyPiece{First: at, Width: x.Width})
		}
		q := &out[i]
		q.Stride = joinStride(q.Stride, stride)
		if x.IsDst && q.Dst == nil {
			q.Dst = x.Cell
		} else if !x.IsDst && q.Src == nil {
			q.Src = x.Cell
		}
	}
	for _, x := range sides {
		if x.group {
			add(x, x.First, x.Stride)
			continue
		}
		for k := range steps(x.First, x.Last, x.Stride) {
			add(x, k, 0)
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
