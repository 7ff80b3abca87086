package pointsto

import (
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// shift is the addition of a constant.
type shift struct{ by int64 }

func (t shift) apply(s *solver, o *objState, off int64, emit func(int64)) {
	if off == topOffset || !o.memory() {
		emit(off)
		return
	}
	to := off + t.by
	emit(to)
	// The place may stand for any element of its range.
	if r := o.rangeOf(off); r != nil && (to < r.lo || to >= r.hi) {
		d := (to - r.lo) % r.stride
		if d < 0 {
			d += r.stride
		}
		emit(r.lo + d)
	}
}

// forget is arithmetic that is not understood.
type forget struct{}

func (forget) apply(s *solver, o *objState, off int64, emit func(int64)) { emit(topOffset) }

// maskBits is and, or, xor with a constant: where objects are aligned, what happens to the low bits is known.
type maskBits struct {
	op   ir.Op // and (value has its low bits cleared), or, xor
	bits int64
}

func (t maskBits) apply(s *solver, o *objState, off int64, emit func(int64)) {
	free := min(o.Align, 16)
	if off != topOffset && o.memory() && (t.op == "and" && -t.bits <= free || t.op != "and" && t.bits < free) {
		if r := o.rangeOf(off); r == nil || r.stride%16 == 0 && r.lo%16 == 0 {
			switch t.op {
			case "and":
				emit(off & t.bits)
			case "or":
				emit(off | t.bits)
			default:
				emit(off ^ t.bits)
			}
			return
		}
	}
	emit(topOffset)
}

// index is one part of a getelementptr: a constant, or an unknown number of strides.
type index struct {
	by     int64
	stride int64 // 0 if constant
	count  int64 // of the array that is indexed; 0 if not known, -1 for plain pointer arithmetic
}

// gepStep is a getelementptr.
type gepStep struct {
	indices []index
	// pointer is the distance if the only thing it does is to move a pointer by a constant number
	// of elements: a loop may do that again and again.
	pointer int64
	seen    map[int]map[int64]bool // object -> offsets made
}

// maxAdvance is the number of places in one object that one p+1 makes before it counts as p+i.
const maxAdvance = 12

func (g *gepStep) apply(s *solver, o *objState, off int64, emit func(int64)) {
	if off == topOffset || !o.memory() {
		emit(off)
		return
	}
	if g.pointer > 0 {
		seen := g.seen[o.ID]
		if seen == nil {
			seen = map[int64]bool{}
			if g.seen == nil {
				g.seen = map[int]map[int64]bool{}
			}
			g.seen[o.ID] = seen
		}
		if len(seen) < maxAdvance || o.rangeOf(off) != nil {
			if o.rangeOf(off) == nil {
				seen[off+g.indices[0].by] = true
			}
			shift{g.indices[0].by}.apply(s, o, off, emit)
			return
		}
		s.spread(o, off, index{stride: g.pointer, count: -1})
		emit(off)
		return
	}
	emits := []int64{off}
	for _, ix := range g.indices {
		var next []int64
		for _, x := range emits {
			if ix.stride == 0 {
				if ix.by == 0 {
					next = append(next, x)
				} else {
					shift{ix.by}.apply(s, o, x, func(y int64) { next = append(next, y) })
				}
				continue
			}
			if x >= 0 && x <= o.end() {
				s.spread(o, x, ix)
				next = append(next, o.canonical(x))
			}
		}
		emits = next
	}
	for _, x := range emits {
		emit(x)
	}
}

// spread makes the elements of the array at off one.
func (s *solver) spread(o *objState, off int64, ix index) {
	switch {
	case ix.count > 1:
		s.addRange(o, off, off+ix.count*ix.stride, ix.stride)
	case ix.count >= 0: // a flexible array at the end
		s.addRange(o, off, o.end(), ix.stride)
	default:
		lo, hi := s.arrayAround(o, off, ix.stride)
		s.addRange(o, lo, hi, ix.stride)
	}
}

// arrayAround is the part of o over which a pointer at off may be moved by a multiple of
// stride: the array of such elements that it points into, as C requires, or all.
func (s *solver) arrayAround(o *objState, off, stride int64) (lo, hi int64) {
	all := func() (int64, int64) {
		if o.Type != nil && s.layout.Size(o.Type) == stride && o.Size == stride {
			return 0, stride // one element
		}
		return 0, o.end()
	}
	if o.Type == nil {
		return all()
	}
	// The arrays around off, from the outside in; a chain of arrays of arrays counts as one.
	type extent struct {
		lo, hi, elem int64
		chained      bool
	}
	var arrays []extent
	at, t := int64(0), o.Type
	if o.Size >= 0 && s.layout.Size(t) > 0 && o.Size > s.layout.Size(t) {
		arrays = append(arrays, extent{0, o.Size, s.layout.Size(t), false}) // alloca T, n
		at = off / s.layout.Size(t) * s.layout.Size(t)
	}
	for {
		switch u := t.(type) {
		case *ir.ArrayType:
			size := s.layout.Size(u.Elem)
			if size == 0 {
				return all()
			}
			n := len(arrays)
			chained := n > 0 && arrays[n-1].elem == s.layout.Size(u)
			arrays = append(arrays, extent{at, at + s.layout.Size(u), size, chained})
			at += min((off-at)/size, int64(max(u.Len, 1)-1)) * size
			t = u.Elem
			continue
		case *ir.StructType:
			found := false
			for i := len(u.Fields) - 1; i >= 0; i-- {
				if f := at + s.layout.Offset(u, i); f <= off && (off < f+s.layout.Size(u.Fields[i]) || i == 0) {
					at, t, found = f, u.Fields[i], true
					break
				}
			}
			if found {
				continue
			}
		}
		break
	}
	for i := len(arrays) - 1; i >= 0; i-- {
		if arrays[i].elem == stride {
			for i > 0 && arrays[i].chained {
				i--
			}
			return arrays[i].lo, arrays[i].hi
		}
	}
	if len(arrays) > 0 {
		return arrays[0].lo, arrays[0].hi
	}
	return all()
}
