package pointsto

import (
	"sort"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// cover gives cells to bytes that block operations (memcpy and the like) touch and that no load
// or store does: nobody looks at their values, but threads can race on them. In a
// run of such bytes, the one at which a block operation begins stands for all that it touches there: of
// two block operations that overlap in a run, the one that begins later begins in the other.
//
// Memory that only one activation can see, which confined says, and memory that is never written, needs
// none. It reports whether any cell was added, so that more may be known of what points where.
func (s *solver) cover(confined map[*Object]bool) (added bool) {
	for changed := true; changed; {
		changed = false
		seen := map[classID]bool{}
		for _, d := range s.builder.allDerefs() {
			seen[s.classes.find(d.class)] = true
		}
		accessed := func(c *cell) bool { return seen[s.classes.find(c.class)] }
		for _, call := range s.builder.copies() {
			t := s.builder.transfers[call]
			for _, e := range []*copyEnd{t.dst, t.src} {
				if e != nil && s.coverEnd(e, confined, accessed) {
					changed = true
				}
			}
		}
		added = added || changed
		s.solve()
	}
	return added
}

// startsThreads reports whether the program can have a second thread: injected text may start one, too.
func (b *builder) startsThreads() bool {
	for _, f := range b.l.Funcs {
		for call := range f.Calls() {
			if call.Calls("__gsmack_spawn", "__SMACK_code") {
				return true
			}
		}
	}
	return false
}

// coverEnd covers the places that one side of a block operation means, and
// reports whether that took new cells.
func (s *solver) coverEnd(e *copyEnd, confined map[*Object]bool, accessed func(*cell) bool) (changed bool) {
	for _, p := range s.placesOf(e.node) {
		o := s.objects[p.obj]
		if !o.memory() || p.off == beside || confined[o.Object] || isConstant(o.Object) {
			continue
		}
		if p.off == topOffset {
			if len(o.cells) == 0 && s.cell(o, topOffset, 1) != nil {
				changed = true
			}
			continue
		}
		length := e.of.length
		if length < 0 {
			length = endless
		}
		for _, off := range o.gaps(p.off, min(length, o.end()-p.off), accessed) {
			if s.cell(o, off, 1) != nil {
				changed = true
			}
		}
	}
	return changed
}

// isConstant reports whether o is a global that is never written.
func isConstant(o *Object) bool {
	g, ok := o.Value.(*ir.Global)
	return ok && g.Immutable
}

// gaps lists the offsets at which the n bytes from offset from have a run that no
// accessed cell covers and that does not begin with a cell of its own. Of a range it is the
// offsets in its first element.
func (o *objState) gaps(from, n int64, accessed func(*cell) bool) []int64 {
	var out []int64
	runs := func(at, end int64) {
		for at < end {
			next := end // where the next accessed cell begins
			after := end
			covered := false
			for i := sort.Search(len(o.cells), func(i int) bool { return o.cells[i].off+o.cells[i].width > at }); i < len(o.cells); i++ {
				c := o.cells[i]
				covered = covered || c.off <= at
				if accessed(c) {
					next, after = max(c.off, at), c.off+c.width
					break
				}
			}
			if next > at && !covered {
				out = append(out, at)
			}
			at = after
		}
	}
	// It may begin in any element.
	last, _ := o.lastOf(from)
	n = min(n+last-from, o.end()-from)
	for at, end := from, from+n; at < end; {
		r := o.rangeOf(at)
		if r == nil {
			stop := end
			if i := sort.Search(len(o.ranges), func(i int) bool { return o.ranges[i].lo > at }); i < len(o.ranges) {
				stop = min(stop, o.ranges[i].lo)
			}
			runs(at, stop)
			at = stop
			continue
		}
		stop := min(end, r.hi)
		off, todo := o.canonical(at), min(stop-at, r.stride)
		first := min(todo, r.lo+r.stride-off)
		runs(off, off+first)
		runs(r.lo, r.lo+todo-first)
		at = stop
	}
	return out
}
