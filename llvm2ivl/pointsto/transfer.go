package pointsto

import (
	"iter"
	"slices"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// copyRule is a memcpy, memmove or (without src) memset of length bytes, -1 if unknown.
//
// Each side has a pattern, an object that stands for the block: it has the cells of all the
// places that the side may mean, at the same distances. So the number of pairs is linear.
type copyRule struct {
	call     *ir.Call
	dst, src *copyEnd
	length   int64
	fill     number // of a memset, what it writes
}

// copyEnd is one side of a block copy: the places that its pointer means.
type copyEnd struct {
	of      *copyRule
	node    nodeID
	pattern *objState
	places  map[block]bool
}

// patternStart is where a pattern begins: where the block does.
var patternStart = pointer{exact: true}

// block is where one begins: in an object, at an offset that may stand for itself alone. The array does not matter.
type block struct {
	obj int
	at  pointer
}

// block is where one begins that a pointer to the place means.
func (s *solver) block(l locID) block {
	p := s.places[l]
	return block{p.obj, s.objects[p.obj].normal(pointer{off: p.off, exact: p.exact()})}
}

// blocksOf lists where those begin that a node means, each once.
func (s *solver) blocksOf(n nodeID) []block {
	if n == noNode {
		return nil
	}
	var out []block
	for _, l := range s.get(n).has.list() {
		if b := s.block(l); !slices.Contains(out, b) {
			out = append(out, b)
		}
	}
	return out
}

// copyPair binds two places: they have cells at the same distances. With content, what b's
// cells hold flows to a's; with alike, the cells are of one class.
type copyPair struct {
	of             *copyRule
	a, b           *objState
	aAt, bAt       pointer
	content, alike bool
	queued         bool
}

func (b *builder) transfer(call *ir.Call, dst, src ir.Value, length int64) {
	t := &copyRule{call: call, length: length}
	b.transfers[call] = t
	end := func(v ir.Value) *copyEnd {
		pattern := &objState{allocated: -1, Object: &Object{ID: -1, Kind: ExternalObject, Func: b.fn, Size: -1}}
		e := &copyEnd{of: t, node: b.node(v), pattern: pattern, places: map[block]bool{}}
		if e.node != noNode {
			g := b.rules(e.node)
			g.copies = append(g.copies, e)
		}
		return e
	}
	if src == nil {
		if t.fill.state = anyNumber; isZero(call.Args[1]) {
			t.fill = number{zero: true}
		}
	}
	t.dst = end(dst)
	if src != nil {
		t.src = end(src)
		b.link(&copyPair{of: t, a: t.dst.pattern, b: t.src.pattern, aAt: patternStart, bAt: patternStart, content: true})
	}
	for _, e := range []*copyEnd{t.dst, t.src} {
		if e != nil && e.node != noNode {
			for _, l := range b.rules(e.node).done.list() {
				b.extendRule(e, l)
			}
		}
	}
}

// extendRule adds a place to one side.
func (s *solver) extendRule(e *copyEnd, l locID) {
	b := s.block(l)
	o := s.objects[b.obj]
	if !o.memory() || b.at.off == beside || e.places[b] {
		return
	}
	e.places[b] = true
	if e == e.of.dst {
		s.fill(o, e.of.fill)
	}
	pair := &copyPair{of: e.of, a: o, aAt: b.at, b: e.pattern, bAt: patternStart, content: true, alike: true}
	if e == e.of.src {
		pair.a, pair.aAt, pair.b, pair.bAt = e.pattern, patternStart, o, b.at
	}
	s.link(pair)
}

func (s *solver) link(p *copyPair) {
	p.a.watches = append(p.a.watches, p)
	p.b.watches = append(p.b.watches, p)
	p.queued = true
	s.pairs = append(s.pairs, p)
}

// runPair makes the cells on both sides of a pair correspond.
func (s *solver) runPair(p *copyPair) {
	for _, c := range append([]*cell{}, p.b.cells...) {
		s.mirror(p, c, p.b, p.bAt, p.a, p.aAt, func(from, to *cell) {
			if p.content {
				s.addCopy(from.content, to.content)
			}
		})
	}
	for _, c := range append([]*cell{}, p.a.cells...) {
		s.mirror(p, c, p.a, p.aAt, p.b, p.bAt, func(to, from *cell) {
			if p.content {
				s.addCopy(from.content, to.content)
			}
		})
	}
}

// maxMirrored is the number of elements of an array that are copied one by one.
const maxMirrored = 16

// maxMirroredCells is the number of cells of an object of unknown size that block copies keep apart: copies within it can
// make them without end, or one that overlaps itself and so grows.
const maxMirroredCells = 128

// mirror makes sure that what lies at the distance of c from a place in o has a cell like c at
// the same distance from a place in to.
func (s *solver) mirror(p *copyPair, c *cell, o *objState, from pointer, to *objState, at pointer, pair func(c, d *cell)) {
	c = c.live()
	meet := func(off, width int64) {
		d := s.cell(to, off, width)
		if d == nil {
			return
		}
		if to.Size < 0 && to.ID >= 0 && (len(to.cells) > maxMirroredCells || d.width > 8*maxMirroredCells) {
			s.addRange(to, 0, to.end(), 1)
			d = d.live()
		}
		c := c.live()
		if c.mixed != d.mixed {
			c.mixed, d.mixed = true, true
			s.touch(o)
			s.touch(to)
		}
		if p.alike {
			s.classes.join(c.class, d.class)
		}
		pair(c, d)
	}
	from, at = o.normal(from), to.normal(at)
	if from.off == topOffset || at.off == topOffset {
		// Which bytes go where is not known: all of both are one.
		s.addRange(o, 0, o.end(), 1)
		s.addRange(to, 0, to.end(), 1)
		meet(topOffset, c.width)
		return
	}
	length := p.of.length
	if length < 0 {
		length = endless
	}
	for _, d := range distances(o, c, from, length) {
		first, last, stride, width := d.first, d.last, d.stride, c.width
		if first < 0 {
			width, first, last = width+first, 0, 0
		}
		if (width < c.width || last+width > length) && !c.mixed {
			c.mixed = true // only a part of the cell is copied
			s.touch(o)
		}
		width = min(width, length)
		if stride == 0 || (last-first)/stride < maxMirrored {
			for k := range steps(first, last, stride) {
				for _, off := range s.reach(to, at.off, k, at.exact) {
					meet(off, width)
				}
			}
			continue
		}
		lo := at.off + first
		if r := o.rangeOf(c.off); r != nil {
			lo -= c.off - r.lo
		}
		for lo < 0 {
			lo += stride
		}
		hi := min(at.off+last+width, to.end())
		if !at.exact && to.rangeOf(at.off) != nil {
			hi = to.end() // from whichever element
		}
		s.addRange(to, lo, hi, stride)
		meet(at.off+first, width)
	}
}

// steps are first, first+stride, ... up to last; only first if stride is 0.
func steps(first, last, stride int64) iter.Seq[int64] {
	return func(yield func(int64) bool) {
		for k := first; k <= last && yield(k) && stride > 0; k += stride {
		}
	}
}

// span is where places of a cell lie: at first, first+stride, ..., last; only at first if
// stride is 0.
type span struct{ first, last, stride int64 }

// distances gives where, counted from a place, places of the cell c of o lie within length
// bytes. A span of its own is a place that begins before, at a negative distance, and of which the end lies there.
func distances(o *objState, c *cell, from pointer, length int64) []span {
	base := from.off
	q, r := o.rangeOf(base), o.rangeOf(c.off)
	var first, last, stride int64
	switch {
	case !from.exact && q != nil && r != nil && q.lo == r.lo:
		// base means any element, so the distance is known up to a stride.
		stride = r.stride
		first = modulo(c.off-base, stride) - (c.width+stride-1)/stride*stride
		last, _ = o.lastOf(c.off) // the last element may not be a whole one
		last -= base
	default:
		d, u := o.lastOf(c.off)
		first, last, stride = c.off-base, d-base, u
		if b, t := o.lastOf(base); !from.exact {
			first, stride = c.off-b, gcd(t, u)
		}
	}
	var out []span
	if stride > 0 && first+c.width <= 0 {
		first += (-c.width - first + stride) / stride * stride
	}
	for ; first < 0 && first <= last; first += stride {
		if first+c.width > 0 {
			out = append(out, span{first, first, 0})
		}
		if stride == 0 {
			return out
		}
	}
	last = min(last, length-1)
	if last < first {
		return out
	}
	if stride > 0 {
		last = first + (last-first)/stride*stride
	}
	if last == first {
		stride = 0
	}
	return append(out, span{first, last, stride})
}
