package pointsto

import (
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// pointer is an offset into an object, and the array that it was taken from.
type pointer struct {
	off   int64
	in    extent
	exact bool // the offset stands for itself alone, though it is in a range
}

// extent is an array, the bytes [lo, hi), that a pointer was taken from by C's subscript or decay, and the size of its
// elements; elem is 0 if there is none. array.go says where there is one.
type extent struct{ lo, hi, elem int64 }

func (e extent) contains(off int64) bool { return e.elem > 0 && e.lo <= off && off < e.hi }

// normal is p with the offset that stands for its own. An array that is the whole object tells nothing.
func (o *objState) normal(p pointer) pointer {
	off := o.canonical(p.off)
	d := off - p.off
	exact := p.exact && d == 0
	if off == topOffset || p.in.elem == 0 || p.in.lo <= 0 && p.in.hi >= o.end() {
		return pointer{off: off, exact: exact}
	}
	r := o.rangeOf(off)
	switch {
	case d == 0 || r.lo == p.in.lo && r.hi == p.in.hi: // the range is of the array's own elements
		return pointer{off, p.in, exact}
	case p.in.lo < r.lo || p.in.hi > r.hi:
		return pointer{off: off}
	}
	return pointer{off, extent{p.in.lo + d, p.in.hi + d, p.in.elem}, exact}
}

func (o *objState) outside(off int64) bool {
	return off != topOffset && o.memory() && (off < 0 || off > o.end())
}

// reach lists the places at the distance by from those that off stands for: one among the elements of its
// range, and those to which it leads out of the range. exact says that it stands for itself alone. What lies one
// past the end of the range, or before its start, where loops leave pointers, leads back into it.
func (s *solver) reach(o *objState, off, by int64, exact bool) []int64 {
	if !isKnown(off) || by == 0 || !o.memory() {
		return []int64{off}
	}
	last, stride := o.lastOf(off)
	if stride == 0 || exact || o.ID < 0 { // a pattern begins where the block does
		return []int64{off + by}
	}
	r := *o.rangeOf(off)
	var out []int64
	if off-stride+by < r.hi && last+stride+by >= r.lo {
		out = append(out, r.lo+modulo(off+by-r.lo, stride))
	}
	// Below the range from its first elements, or from where it ends; beyond it from its last ones.
	below, first := min(r.lo, last+stride+by+1), max(off+by, modulo(off+by, stride))
	above, end := max(r.hi, off+by), min(last+by, o.end())
	if r.hi == endless {
		end = above - 1
	}
	if max(below-first, end-above)/stride >= maxAdvance {
		// It may do so again and again.
		lo, hi := r.lo, r.hi
		if first < below {
			lo = modulo(r.lo, stride)
		}
		if end >= above {
			hi = o.end()
		}
		s.addRange(o, lo, hi, stride)
		return []int64{o.canonical(first)}
	}
	for x := first; x < below; x += stride {
		out = append(out, x)
	}
	for x := above + modulo(off+by-above, stride); x <= end; x += stride {
		out = append(out, x)
	}
	if len(out) == 0 {
		return []int64{beside}
	}
	return out
}

// shift is the addition of a constant. It is exact.
type shift struct{ by int64 }

func (t shift) apply(s *solver, o *objState, p pointer, emit func(pointer)) {
	for _, off := range s.reach(o, p.off, t.by, p.exact) {
		q := pointer{off: off, exact: p.exact}
		if p.in.contains(off) && (p.exact || o.stays(p, t.by)) {
			q.in = p.in
		}
		emit(q)
	}
}

// stays reports whether a pointer stays in its array that is moved by a constant distance within the range that it is in.
func (o *objState) stays(p pointer, by int64) bool {
	r := o.rangeOf(p.off)
	if r == nil || r.lo == p.in.lo && r.hi == p.in.hi {
		return true
	}
	at := modulo(p.off-p.in.lo, p.in.elem) + by
	return r.stride%p.in.elem == 0 && at >= 0 && at < p.in.elem
}

// unknownStep is arithmetic that is not understood: it leads to topOffset.
type unknownStep struct{}

func (unknownStep) apply(s *solver, o *objState, p pointer, emit func(pointer)) {
	emit(pointer{off: topOffset})
}

// maskBits is and, or, xor with a constant: where objects are aligned, what happens to the low bits is known.
type maskBits struct {
	op   ir.Op // and (value has its low bits cleared), or, xor
	bits int64
}

func (t maskBits) apply(s *solver, o *objState, p pointer, emit func(pointer)) {
	free := min(o.Align, 16)
	if isKnown(p.off) && o.memory() && (t.op == "and" && -t.bits <= free || t.op != "and" && t.bits < free) {
		if r := o.rangeOf(p.off); r == nil || r.stride%16 == 0 && r.lo%16 == 0 {
			switch t.op {
			case "and":
				emit(pointer{off: p.off & t.bits})
			case "or":
				emit(pointer{off: p.off | t.bits})
			default:
				emit(pointer{off: p.off ^ t.bits})
			}
			return
		}
	}
	emit(pointer{off: topOffset})
}

// index is one part of a getelementptr: a constant distance, or an unknown number of strides.
type index struct {
	by     int64
	stride int64 // 0 if constant
	elem   int64 // size of what is counted
	array  int64 // bytes from here that may be indexed; 0 if not known; anywhere for pointer arithmetic
	own    bool  // C text indexes this array
}

// anywhere says that a pointer may be moved up and down.
const anywhere = -1

// gepStep is a getelementptr.
type gepStep struct {
	indices []index
	// pointer is the distance if the only thing it does is to move a pointer by a constant number
	// of elements: a loop may do that again and again.
	pointer int64
	loops   bool                   // it does: p++
	seen    map[int]map[int64]bool // object -> offsets made
}

// maxAdvance is the number of places in one object that one p+1 makes before it counts as p+i, and the number
// of places that a constant distance leads to out of an array.
const maxAdvance = 12

func (g *gepStep) apply(s *solver, o *objState, p pointer, emit func(pointer)) {
	if !isKnown(p.off) || !o.memory() {
		emit(p)
		return
	}
	if g.pointer > 0 {
		g.advance(s, o, p, emit)
		return
	}
	ps := []pointer{p}
	for _, ix := range g.indices {
		var next []pointer
		for _, p := range ps {
			ix.apply(s, o, p, func(q pointer) { next = append(next, q) })
		}
		ps = next
	}
	for _, p := range ps {
		emit(p)
	}
}

// advance moves a pointer by a constant number of elements. A loop that does so in an array stays there, wherever it begins; one that moves it by more
// than the array is long leads out of the object.
func (g *gepStep) advance(s *solver, o *objState, p pointer, emit func(pointer)) {
	ix := g.indices[0]
	some := index{stride: g.pointer, elem: ix.elem, array: anywhere}
	if g.loops && p.in.elem == ix.elem {
		if p.in.hi-p.in.lo > g.pointer {
			some.apply(s, o, p, emit)
			return
		}
		// Blocks of a key or a message, which is shorter. If the array lies in an element of another one, it is the next element's.
		r := o.rangeOf(p.off)
		if to := p.off + ix.by; !p.in.contains(to) && to != p.in.hi && (r == nil || ix.by%r.stride != 0) {
			emit(pointer{off: beside})
			return
		}
	}
	if o.rangeOf(p.off) == nil {
		seen := g.seen[o.ID]
		if seen == nil {
			seen = map[int64]bool{}
			if g.seen == nil {
				g.seen = map[int]map[int64]bool{}
			}
			g.seen[o.ID] = seen
		}
		if len(seen) >= maxAdvance {
			some.apply(s, o, p, emit)
			return
		}
		if !o.outside(p.off + ix.by) {
			seen[p.off+ix.by] = true
		}
	}
	shift{ix.by}.apply(s, o, p, func(q pointer) {
		if p.in.elem == ix.elem && q.off == p.in.hi {
			q.in = p.in
		}
		emit(q)
	})
}

func (ix index) apply(s *solver, o *objState, p pointer, emit func(pointer)) {
	switch {
	case ix.stride == 0:
		in := s.indexed(o, p, ix)
		shift{ix.by}.apply(s, o, p, func(q pointer) {
			if ix.own && in.contains(q.off) {
				q.in = in
			}
			emit(q)
		})
	case ix.array != anywhere:
		if o.outside(p.off) {
			emit(pointer{off: beside})
			return
		}
		in := s.indexed(o, p, ix)
		hi := in.hi
		if r := o.rangeOf(p.off); r != nil && modulo(p.off-r.lo, r.stride)+ix.array > r.stride && p.off+ix.array > r.hi {
			hi = o.end() // the array begins in any element, and goes on behind the range
		} else if ix.array > 0 {
			hi = p.off + ix.array
		}
		s.addRange(o, p.off, hi, ix.stride)
		if !ix.own {
			in = extent{}
		}
		emit(pointer{off: p.off, in: in})
	case p.in.elem == ix.elem && (p.in.contains(p.off) || p.off == p.in.hi):
		lo, hi := p.in.lo, p.in.hi
		if r := o.rangeOf(p.off); r != nil { // of which the array is a part
			lo, hi = min(lo, r.lo), max(hi, r.hi)
		}
		s.addRange(o, lo, hi, ix.stride)
		if p.off == p.in.hi {
			p.off = max(lo, 0) + modulo(p.off-max(lo, 0), ix.stride)
		}
		emit(pointer{off: p.off, in: p.in})
	case ix.stride == 1 && !o.isBytes():
		// To any byte, which makes them one where it is accessed: not a pointer that is only compared, or a key.
		emit(pointer{off: topOffset})
	default:
		s.addRange(o, 0, o.end(), ix.stride)
		off := modulo(p.off, ix.stride)
		if off < o.end() {
			emit(pointer{off: off})
		}
		if off >= o.end() || o.rangeOf(off) == nil {
			emit(pointer{off: p.off})
		}
	}
}
