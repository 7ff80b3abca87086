package pointsto

import "sort"

// topOffset stands for an offset about which nothing is known.
const topOffset = -1 << 62

// beside stands for all offsets outside of an object that a pointer has which was moved although it was outside before. It
// stays there, which is a promise, too (Spans): what is accessed there is no part of the object, but the access means the object.
const beside = -1 << 61

// isKnown says that an offset stands for itself, or for those of its range.
func isKnown(off int64) bool { return off != topOffset && off != beside }

// endless is the end of an object whose size is not known.
const endless = 1 << 60

// maxPlaces is the number of different offsets in one object that are kept apart.
const maxPlaces = 512

// objState is what the solver knows of an object: which parts of it are accessed as
// one, and which of its offsets mean the same because an index that is not known
// steps over them.
type objState struct {
	*Object
	allocated int64         // Allocated of an object of the heap, else -1
	cells     []*cell       // sorted, not overlapping
	ranges    []strideRange // sorted, not overlapping
	places    int           // offsets that pointers have
	filled    number        // what its cells hold in the beginning, or since a memset
	watches   []*copyPair
}

// cell is a part of an object that is read and written: [off, off+width), and in a
// range also every place a multiple of the stride further on.
type cell struct {
	obj        *objState
	off, width int64
	content    nodeID
	class      classID
	mixed      bool  // accesses overlap it in part
	into       *cell // set when merged into another
}

func (c *cell) live() *cell {
	for c.into != nil {
		c = c.into
	}
	return c
}

// strideRange says that offsets in [lo, hi) that differ by a multiple of stride are one.
type strideRange struct {
	lo, hi, stride int64
}

func (o *objState) memory() bool {
	return o.Kind != FuncObject && o.Kind != BlockObject
}

func (o *objState) end() int64 {
	if o.Size < 0 && o.allocated >= 0 {
		return o.allocated
	} else if o.Size < 0 {
		return endless
	}
	return o.Size
}

func (o *objState) rangeOf(off int64) *strideRange {
	i := sort.Search(len(o.ranges), func(i int) bool { return o.ranges[i].hi > off })
	if i < len(o.ranges) && o.ranges[i].lo <= off {
		return &o.ranges[i]
	}
	return nil
}

// isBytes says that all offsets mean the same.
func (o *objState) isBytes() bool {
	r := o.rangeOf(0)
	return o.end() <= 1 || r != nil && r.stride == 1 && r.hi >= o.end()
}

// canonical is the one offset that stands for off and all that mean the same. Where all do, so does one that is not known.
func (o *objState) canonical(off int64) int64 {
	if off == topOffset {
		if o.isBytes() {
			return 0
		}
		return off
	}
	if r := o.rangeOf(off); r != nil {
		return r.lo + (off-r.lo)%r.stride
	}
	return off
}

// among is the range that off lies in, or none.
func (o *objState) among(off int64) strideRange {
	if r := o.rangeOf(off); r != nil && off != topOffset {
		return *r
	}
	return strideRange{}
}

// lastOf is the last of the offsets that off stands for, and their distance, which is 0 if there is no other.
func (o *objState) lastOf(off int64) (last, stride int64) {
	if r := o.rangeOf(off); r != nil {
		if n := (r.hi - 1 - off) / r.stride; n > 0 {
			return off + n*r.stride, r.stride
		}
	}
	return off, 0
}

// modulo is the remainder of a in 0, ..., b-1.
func modulo(a, b int64) int64 { return ((a % b) + b) % b }

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	if a < 0 {
		return -a
	}
	return a
}

// addRange makes offsets in [lo, hi) that differ by a multiple of stride one, with
// all that follows from ranges and cells that are there already.
func (s *solver) addRange(o *objState, lo, hi, stride int64) {
	lo, hi = max(lo, 0), min(hi, o.end())
	if hi-lo <= stride || stride <= 0 || !o.memory() {
		return
	}
	if r := o.rangeOf(lo); r != nil && r.hi >= hi && stride%r.stride == 0 {
		return
	}
	for again := true; again; {
		again = false
		for i := 0; i < len(o.ranges); i++ {
			if r := o.ranges[i]; r.lo < hi && lo < r.hi {
				stride = gcd(gcd(stride, r.stride), lo-r.lo)
				lo, hi = min(lo, r.lo), max(hi, r.hi)
				o.ranges = append(o.ranges[:i], o.ranges[i+1:]...)
				again = true
				break
			}
		}
		for _, c := range o.cells {
			if c.off < lo && c.off+c.width > lo {
				stride, lo, again = gcd(stride, lo-c.off), c.off, true
			}
		}
		// The last element is a whole one, since cells may reach to its end.
		if whole := min(lo+(hi-lo+stride-1)/stride*stride, o.end()); whole > hi {
			hi, again = whole, true
		}
	}
	at := sort.Search(len(o.ranges), func(i int) bool { return o.ranges[i].lo >= lo })
	o.ranges = append(o.ranges, strideRange{})
	copy(o.ranges[at+1:], o.ranges[at:])
	o.ranges[at] = strideRange{lo, hi, stride}
	var moved []*cell
	var kept []*cell
	for _, c := range o.cells {
		if c.off >= lo && c.off < hi {
			moved = append(moved, c)
		} else {
			kept = append(kept, c)
		}
	}
	o.cells = kept
	for _, c := range moved {
		if n := s.cell(o, c.off, c.width); n != nil {
			n = n.live()
			n.mixed = n.mixed || c.mixed
			s.mergeCell(c, n)
		}
	}
	s.touch(o)
}

// mergeCell makes c the same as n.
func (s *solver) mergeCell(c, n *cell) {
	if c == n {
		return
	}
	c.into = n
	s.unite(c.content, n.content)
	s.classes.join(c.class, n.class)
}

// cell is the cell of o that an access of width bytes at off reads or writes; nil if
// the access is outside of the object.
func (s *solver) cell(o *objState, off, width int64) *cell {
	if !o.memory() || width <= 0 {
		return nil
	}
	if off == topOffset {
		s.addRange(o, 0, o.end(), 1)
		off = 0
	}
	if off < 0 || off+width > o.end() {
		return nil
	}
	mixed := false
	for {
		if r := o.rangeOf(off); r != nil {
			off = r.lo + (off-r.lo)%r.stride
			if off-r.lo+width <= r.stride {
				break
			}
			if r.hi < o.end() {
				// Which element it begins at is not known: it may be the last, or lie where
				// a range like this one was extended to. All that follows is one with it.
				s.addRange(o, r.lo, o.end(), r.stride)
				continue
			}
			off, width, mixed = r.lo, r.stride, true
			break
		}
		i := sort.Search(len(o.ranges), func(i int) bool { return o.ranges[i].lo > off })
		if i == len(o.ranges) || o.ranges[i].lo >= off+width {
			break
		}
		r := o.ranges[i]
		s.addRange(o, off, r.hi, gcd(r.stride, r.lo-off))
	}
	first := sort.Search(len(o.cells), func(i int) bool { return o.cells[i].off+o.cells[i].width > off })
	last := first
	for last < len(o.cells) && o.cells[last].off < off+width {
		last++
	}
	if last == first+1 && o.cells[first].off <= off && o.cells[first].off+o.cells[first].width >= off+width {
		c := o.cells[first]
		mixed = mixed || c.off != off || c.width != width
		if mixed && !c.mixed {
			c.mixed = true
			s.touch(o)
		}
		return c
	}
	holder := owner{obj: o.Object}
	if o.ID < 0 {
		holder = owner{fn: o.Func} // a pattern: the cells exist only in a call of that function
	}
	c := &cell{obj: o, off: off, width: width, mixed: mixed, content: s.newNode(holder), class: s.classes.add()}
	old := append([]*cell{}, o.cells[first:last]...)
	for _, x := range old {
		end := max(c.off+c.width, x.off+x.width)
		c.off = min(c.off, x.off)
		c.width, c.mixed = end-c.off, true
	}
	o.cells = append(o.cells[:first], append([]*cell{c}, o.cells[last:]...)...)
	for _, x := range old {
		s.mergeCell(x, c)
	}
	s.allCells = append(s.allCells, c)
	s.addNumber(c.content, o.filled)
	s.touch(o)
	return c.live()
}

// touch lets the copies between o and others see its changed cells.
func (s *solver) touch(o *objState) {
	for _, p := range o.watches {
		if !p.queued {
			p.queued = true
			s.pairs = append(s.pairs, p)
		}
	}
}

// classID names a class of cells that some access cannot tell apart.
type classID int32

// forest is a union-find structure over numbers.
type forest[T ~int32] []T

func (f *forest[T]) add() T {
	n := T(len(*f))
	*f = append(*f, n)
	return n
}

func (f forest[T]) find(n T) T {
	for f[n] != n {
		f[n] = f[f[n]]
		n = f[n]
	}
	return n
}

// join makes a and b one; the smaller number stays, so that results do not depend on the order.
func (f forest[T]) join(a, b T) (stays, goes T) {
	stays, goes = f.find(a), f.find(b)
	if stays > goes {
		stays, goes = goes, stays
	}
	f[goes] = stays
	return stays, goes
}
