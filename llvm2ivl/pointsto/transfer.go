package pointsto

import (
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
}

// copyEnd is one side of a block copy: the places that its pointer means.
type copyEnd struct {
	of      *copyRule
	node    nodeID
	pattern *objState
	places  map[locID]bool
}

// copyPair binds two places: they have cells at the same distances. With content, what b's
// cells hold flows to a's; with alike, the cells are of one class.
type copyPair struct {
	of             *copyRule
	a, b           *objState
	aOff, bOff     int64
	content, alike bool
	queued         bool
}

func (b *builder) transfer(call *ir.Call, dst, src ir.Value, length int64) {
	t := &copyRule{call: call, length: length}
	b.transfers[call] = t
	end := func(v ir.Value) *copyEnd {
		pattern := &objState{Object: &Object{ID: -1, Kind: ExternalObject, Func: b.fn, Size: -1}}
		e := &copyEnd{of: t, node: b.node(v), pattern: pattern, places: map[locID]bool{}}
		if e.node != noNode {
			g := b.rules(e.node)
			g.copies = append(g.copies, e)
		}
		return e
	}
	t.dst = end(dst)
	if src != nil {
		t.src = end(src)
		b.link(&copyPair{of: t, a: t.dst.pattern, b: t.src.pattern, content: true})
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
	p := s.places[l]
	o := s.objects[p.obj]
	if !o.memory() || e.places[l] {
		return
	}
	e.places[l] = true
	pair := &copyPair{of: e.of, a: o, aOff: p.off, b: e.pattern, content: true, alike: true}
	if e == e.of.src {
		pair.a, pair.aOff, pair.b, pair.bOff = e.pattern, 0, o, p.off
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
		s.mirror(p, c, p.b, p.bOff, p.a, p.aOff, func(from, to *cell) {
			if p.content {
				s.addCopy(from.content, to.content)
			}
		})
	}
	for _, c := range append([]*cell{}, p.a.cells...) {
		s.mirror(p, c, p.a, p.aOff, p.b, p.bOff, func(to, from *cell) {
			if p.content {
				s.addCopy(from.content, to.content)
			}
		})
	}
}

// maxMirrored is the number of elements of an array that are copied one by one.
const maxMirrored = 16

// mirror makes sure that what lies at the distance of c from base in o has a cell like c at
// the same distance from toBase in to.
func (s *solver) mirror(p *copyPair, c *cell, o *objState, base int64, to *objState, toBase int64, pair func(c, d *cell)) {
	c = c.live()
	meet := func(off, width int64) {
		d := s.cell(to, off, width)
		if d == nil {
			return
		}
		c := c.live()
		if c.mixed != d.mixed {
			c.mixed, d.mixed = true, true
			s.touch(o)
			s.touch(to)
		}
		if p.alike {
			s.classes.union(c.class, d.class)
		}
		pair(c, d)
	}
	base, toBase = o.canonical(base), to.canonical(toBase)
	if base == topOffset || toBase == topOffset {
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
	for _, d := range distances(o, c, base, length) {
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
			for k := first; k <= last; k += max(stride, 1) {
				meet(toBase+k, width)
				if stride == 0 {
					break
				}
			}
			continue
		}
		r := o.rangeOf(c.off)
		lo := toBase + first - (c.off - r.lo)
		for lo < 0 {
			lo += stride
		}
		s.addRange(to, lo, min(toBase+last+stride, to.end()), stride)
		meet(toBase+first, width)
	}
}

// span is where places of a cell lie: at first, first+stride, ..., last; only at first if
// stride is 0.
type span struct{ first, last, stride int64 }

// distances gives where, counted from base, places of the cell c of o lie within length
// bytes. A span of its own is a place that begins before, at a negative distance, and of which the end lies there.
func distances(o *objState, c *cell, base, length int64) []span {
	r := o.rangeOf(c.off)
	if r == nil {
		k := c.off - base
		if k+c.width <= 0 || k >= length {
			return nil
		}
		return []span{{k, k, 0}}
	}
	var out []span
	first, last := c.off-base, r.hi-base-r.stride+(c.off-r.lo)
	if q := o.rangeOf(base); q != nil && q.lo == r.lo {
		// base means any element, so the distance is known up to a stride.
		first = ((first % r.stride) + r.stride) % r.stride
		if k := first - r.stride; k+c.width > 0 {
			out = append(out, span{k, k, 0})
		}
	} else if first < 0 {
		first += (-first + r.stride - 1) / r.stride * r.stride
	}
	last = min(last, length-1)
	if last < first {
		return out
	}
	last = first + (last-first)/r.stride*r.stride
	if last == first {
		return append(out, span{first, first, 0})
	}
	return append(out, span{first, last, r.stride})
}
