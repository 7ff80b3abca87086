package pointsto

import "github.com/gsmack/gsmack/llvm2ivl/ir"

// What stands for the address of an object has not the bits of its number. So a pointer that is put together from parts of several, or
// is overwritten in part, shows the numbers of them all.

// findParts finds the classes of cells of which parts may be written: by a number of another size than whole pointers, by what is not aligned, or by a
// block operation that may begin or end within a pointer. What is accessed whole only is one cell each, which no access overlaps in part.
func (m *Analysis) findParts() map[classID]bool {
	s, out := m.s, map[classID]bool{}
	find := s.classes.find
	overlapped, width := map[classID]bool{}, map[classID]int64{}
	for _, o := range s.objects {
		for _, c := range o.cells {
			class := find(c.class)
			if w, ok := width[class]; c.mixed || ok && w != c.width {
				overlapped[class] = true
			}
			width[class] = c.width
		}
	}
	size := int64(s.layout.PtrBytes)
	for _, ds := range s.builder.derefs {
		for _, d := range ds {
			if c := find(d.class); d.write && overlapped[c] && !out[c] && (d.width%size != 0 || !s.isAligned(d.ptr, d.off)) {
				out[c] = true
			}
		}
	}
	for _, call := range m.Copies() {
		t := s.builder.transfers[call]
		if s.isAligned(t.dst.node, 0) && (t.src == nil || s.isAligned(t.src.node, 0)) && m.CopiedWhole(call, 0, 0, size) {
			continue
		}
		for _, x := range m.Sides(call) {
			if c := classID(x.Cell.Class); x.IsDst && overlapped[c] {
				out[c] = true
			}
		}
	}
	return out
}

// isAligned reports whether what lies so far from where n points to is aligned as a pointer is, counted from the start of its object.
func (s *solver) isAligned(n nodeID, off int64) bool {
	size := int64(s.layout.PtrBytes)
	for _, p := range s.placesOf(n) {
		if p.off == beside {
			continue
		}
		if _, stride := s.objects[p.obj].lastOf(p.off); p.off == topOffset || (p.off+off)%size != 0 || stride%size != 0 {
			return false
		}
	}
	return true
}

// findEnds finds the classes of cells within which a block operation may end whose length is not known.
func (m *Analysis) findEnds() map[classID]bool {
	out := map[classID]bool{}
	for _, call := range m.Copies() {
		if n, _ := m.CopyLength(call); n >= 0 {
			continue
		}
		for _, p := range m.Pieces(call) {
			if p.Dst != nil && !m.CopiedWhole(call, p.First, p.Stride, p.Width) {
				out[classID(p.Dst.Class)] = true
			}
		}
	}
	return out
}

// TakenWhole reports whether no block operation is taken to end within cells of the class that hold addresses. That is a guess.
func (m *Analysis) TakenWhole(class int) bool { return m.whole[classID(class)] }

// CopiedWhole reports whether a block operation does not end within cells of a width, in bytes, that lie at the distances first, first+stride, … from its start.
func (m *Analysis) CopiedWhole(call *ir.Call, first, stride, width int64) bool {
	n, _ := m.CopyLength(call)
	unit := n & -n
	if n < 0 {
		unit = 1 << min(zeroBits(call.Args[2]), 16)
	}
	return width&(width-1) == 0 && first%width == 0 && stride%width == 0 && unit%width == 0
}

// zeroBits is how many of the lowest bits of an integer are known to be zero, since it is a multiple.
func zeroBits(v ir.Value) uint {
	switch v := v.(type) {
	case *ir.Int:
		if v.X.Sign() == 0 {
			return uint(v.Typ.Bits)
		}
		return v.X.TrailingZeroBits()
	case *ir.Cast:
		if v.Op == "zext" || v.Op == "sext" || v.Op == "trunc" {
			return zeroBits(v.X)
		}
	case *ir.Binary:
		switch v.Op {
		case "add", "sub", "or":
			return min(zeroBits(v.X), zeroBits(v.Y))
		case "mul":
			return zeroBits(v.X) + zeroBits(v.Y)
		case "and":
			return max(zeroBits(v.X), zeroBits(v.Y))
		case "shl":
			if by, ok := v.Y.(*ir.Int); ok && by.X.IsUint64() {
				return zeroBits(v.X) + uint(min(by.X.Uint64(), 64))
			}
			return zeroBits(v.X)
		}
	}
	return 0
}
