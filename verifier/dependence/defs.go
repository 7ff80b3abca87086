package dependence

import "github.com/gsmack/gsmack/ivl/value"

// defs are the nodes that gave a variable its value, and those that gave elements of a map theirs since then. Those of a
// variable without a value are nil; a node may be -1, too.
type defs struct {
	whole   int32
	parts   map[key]int32
	extents []extent // the last one that holds an address counts
}

// extent is a range of addresses, up to but not including to.
type extent struct {
	from, to uint64
	node     int32
}

func (e extent) holds(at key) bool { return at.flat && e.from <= at.number && at.number < e.to }

// key names an element of a map.
type key struct {
	indices string
	number  uint64 // the index, if flat
	flat    bool   // there is one, a number
}

func keyOf(index []value.Value) (k key) {
	if len(index) == 1 {
		k.number, k.flat = index[0].Uint64()
	}
	k.indices = value.Join(index)
	return k
}

// each calls f on all nodes of the variable.
func (d *defs) each(f func(int32)) {
	if d == nil {
		return
	}
	if d.whole >= 0 {
		f(d.whole)
	}
	for _, e := range d.extents {
		f(e.node)
	}
	for _, n := range d.parts {
		f(n)
	}
}

// element is the node of an element, or -1.
func (d *defs) element(at key) int32 {
	if d == nil {
		return -1
	}
	if n, ok := d.parts[at]; ok {
		return n
	}
	for i := len(d.extents) - 1; i >= 0; i-- {
		if e := d.extents[i]; e.holds(at) {
			return e.node
		}
	}
	return d.whole
}

// set is d after an element has got a value. It changes d.
func (d *defs) set(at key, n int32) *defs {
	if d == nil {
		d = &defs{whole: -1}
	}
	if d.parts == nil {
		d.parts = map[key]int32{}
	}
	d.parts[at] = n
	return d
}

// cover is d after the elements in the extent may have got values; their old nodes are forgotten. It changes d.
func (d *defs) cover(e extent) *defs {
	if d == nil {
		d = &defs{whole: -1}
	}
	for at := range d.parts {
		if e.holds(at) {
			delete(d.parts, at)
		}
	}
	for i, old := range d.extents {
		if old.from == e.from && old.to == e.to {
			d.extents = append(d.extents[:i:i], d.extents[i+1:]...)
			break
		}
	}
	d.extents = append(d.extents, e)
	return d
}
