package memory

import (
	"sort"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

// RegionKind says how a region is kept in the verification language.
type RegionKind uint8

// The kinds of regions.
const (
	Scalar RegionKind = iota // one variable; if it is ThreadLocal, one for each thread
	Words                    // map from addresses to values of Type, never partially overlapping
	Bytes                    // map from addresses to bytes
)

// Region is a set of memory cells that some access cannot tell apart.
type Region struct {
	ID   int
	Name string // unique (among those with the same Local) and readable: "buf", "node.next", "main.malloc"
	Kind RegionKind
	// Type is the type of a cell: an integer, float or pointer type; i8 for Bytes. An access of another type of
	// the same width must be converted.
	Type  ir.Type
	Width int // bits of a cell in memory, a multiple of 8
	// Local: every object is a Local alloca of this function: the region is a local variable of
	// its procedure. Nil for shared memory.
	Local       *ir.Func
	ReadOnly    bool // never stored to after initialisation
	ThreadLocal bool // some object is thread_local
	Numbers     bool // it holds exposed addresses as the program sees them
	Tagged      bool // it says of its cells whether they are pointers', or parts of such (pointsto/tagged.go)
	Whole       bool // it holds addresses, and is taken to be copied and set whole (pointsto/parts.go)
	Partial     bool // only block operations access it: a cell may stand for more bytes than its own
	Watched     bool // a place may be read that was never written, and that matters (FindUnwritten)
	Objects     []*pointsto.Object
}

// Cells is how many cells an access of n bytes touches.
func (r *Region) Cells(n int) int {
	if r.Kind == Bytes {
		return n
	}
	return 1
}

// classInfo gathers what is known of one class of cells.
type classInfo struct {
	id      int
	cells   []*pointsto.Cell
	uses    []pointsto.Use
	objects []*pointsto.Object
	bytes   bool // must be a byte map
	needed  bool // somebody reads or writes it
	written bool
	typ     ir.Type // nil if no access fixes it
}

// split makes the regions.
func (m *Memory) split() {
	infos := map[int]*classInfo{}
	info := func(class int) *classInfo {
		if infos[class] == nil {
			infos[class] = &classInfo{id: class}
		}
		return infos[class]
	}
	for _, c := range m.Cells() {
		i := info(c.Class)
		i.cells = append(i.cells, c)
		if n := len(i.objects); n == 0 || i.objects[n-1] != c.Object {
			i.objects = append(i.objects, c.Object)
		}
		i.bytes = i.bytes || c.Mixed || c.Width != i.cells[0].Width
	}
	for _, u := range m.AllUses() {
		i := info(u.Class)
		if len(i.cells) == 0 {
			continue
		}
		i.uses = append(i.uses, u)
		i.needed = true
		i.written = i.written || u.Write
		i.typ = joinTypes(i.typ, u.Type, u.Width)
	}
	if m.Concurrent {
		m.noteBlocks(info)
	}
	m.shareAcrossCopies(info)
	var order []*classInfo
	for _, i := range infos {
		if len(i.cells) > 0 && i.needed {
			order = append(order, i)
		}
	}
	sort.Slice(order, func(a, b int) bool {
		x, y := order[a].cells[0], order[b].cells[0]
		if x.Object.ID != y.Object.ID {
			return x.Object.ID < y.Object.ID
		}
		return x.Off < y.Off
	})
	var groups [][]*pointsto.Object
	for _, i := range order {
		groups = append(groups, i.objects)
	}
	m.Settle(groups)
	for _, i := range order {
		r := &Region{ID: len(m.Regions), Objects: i.objects, ReadOnly: !i.written, Partial: i.typ == nil,
			Numbers: m.Numeric(i.id), Tagged: m.Tagged(i.id), Whole: m.TakenWhole(i.id)}
		for _, o := range i.objects {
			r.ThreadLocal = r.ThreadLocal || o.ThreadLocal
		}
		if i.objects[0].Local {
			r.Local = i.objects[0].Func
		}
		c := i.cells[0]
		switch {
		case i.bytes:
			r.Kind, r.Type, r.Width = Bytes, ir.I8, 8
		default:
			r.Kind, r.Width = Words, int(c.Width)*8
			if len(i.cells) == 1 && !c.Repeated && (c.Object.Single || c.Object.Local) {
				r.Kind = Scalar
			}
			r.Type = i.typ
			if r.Type == nil {
				r.Type = &ir.IntType{Bits: int(r.Width)}
			}
		}
		m.regionOf[i.id] = r
		m.Regions = append(m.Regions, r)
		m.nameRegion(r, i)
	}
}

// joinTypes is the type of a cell that is accessed as a and as b: pointers and floats stay
// what they are if all accesses agree, else the cell is an integer.
func joinTypes(a, b ir.Type, width int64) ir.Type {
	kind := func(t ir.Type) ir.Type {
		switch t := t.(type) {
		case *ir.PointerType:
			return ir.Ptr
		case *ir.FloatType:
			if t.Kind == ir.Float || t.Kind == ir.Double || t.Kind == ir.Half {
				return t
			}
		}
		return &ir.IntType{Bits: int(width) * 8}
	}
	b = kind(b)
	if a == nil || ir.Equal(a, b) {
		return b
	}
	return &ir.IntType{Bits: int(width) * 8}
}

// noteBlocks marks what block operations access in memory that others can see: what they write there, and
// what they read and anybody writes.
func (m *Memory) noteBlocks(info func(int) *classInfo) {
	var read []*classInfo
	for _, call := range m.Copies() {
		for _, x := range m.Sides(call) {
			i := info(x.Cell.Class)
			switch {
			case m.Confined(x.Cell.Object):
			case x.IsDst:
				i.written, i.needed = true, true
			default:
				read = append(read, i)
			}
		}
	}
	for _, i := range read {
		i.needed = i.needed || i.written
	}
}

// shareAcrossCopies lets cells that are copied to each other agree in kind and type, and marks
// those that are read only by being copied.
func (m *Memory) shareAcrossCopies(info func(int) *classInfo) {
	type link struct{ dst, src *classInfo }
	var links []link
	for _, call := range m.Copies() {
		for _, p := range m.Pieces(call) {
			l := link{}
			if p.Dst != nil {
				l.dst = info(p.Dst.Class)
				l.dst.written = true
			}
			if p.Src != nil {
				l.src = info(p.Src.Class)
			}
			if l.dst != nil && l.src != nil {
				links = append(links, l)
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for _, l := range links {
			if l.dst.bytes != l.src.bytes {
				l.dst.bytes, l.src.bytes, changed = true, true, true
			}
			if l.dst.needed && !l.src.needed {
				l.src.needed, changed = true, true
			}
			if l.dst.bytes {
				continue // a byte map, of whatever types
			}
			width := l.dst.cells[0].Width
			t := l.dst.typ
			switch {
			case t == nil:
				t = l.src.typ
			case l.src.typ != nil:
				t = joinTypes(t, l.src.typ, width)
			}
			if t != nil && (l.dst.typ == nil || l.src.typ == nil || !ir.Equal(t, l.dst.typ) || !ir.Equal(t, l.src.typ)) {
				l.dst.typ, l.src.typ, changed = t, t, true
			}
		}
	}
}
