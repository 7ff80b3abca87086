package pointsto

import "github.com/gsmack/gsmack/llvm2ivl/ir"

// Addresses are canonical: what they say is which object is meant and how far from its start, so that no
// arithmetic leads from one object to another. Null and small numbers belong to no object. From the bottom up lie the
// copies of thread-local objects (ThreadStride), the named objects (placed), and the objects of allocators, each
// in a slot of its own (verifier/cfg/heap.go). With 64 bits, slots
// lie above all numbers that addresses of objects may have (storage/numbering.go), so that none of those stands for another object.
const (
	first64, fresh64, slot64, copies64 = 1 << 48, 1 << 62, 1 << 40, 1 << 32
	first32, fresh32, slot32, copies32 = MaxThreads << 20, 3 << 28, 1 << 20, 1 << 20

	// MaxThreads is above the ids of all threads that have copies of thread-local objects.
	MaxThreads = 1 << 9
)

// ThreadStride is the distance in bytes between the copies of thread-local objects that two threads have.
func (m *Analysis) ThreadStride() int64 {
	if m.Linked.Layout.PtrBytes == 4 {
		return copies32
	}
	return copies64
}

// SlotSize is the size of a slot in bytes, a power of two. All objects of allocators begin a slot.
func (m *Analysis) SlotSize() int64 {
	if m.Linked.Layout.PtrBytes == 4 {
		return slot32
	}
	return slot64
}

// PlacedStart is where the slots of named objects begin.
func (m *Analysis) PlacedStart() uint64 {
	if m.Linked.Layout.PtrBytes == 4 {
		return first32
	}
	return first64
}

// FreshStart is where the slots of allocators begin.
func (m *Analysis) FreshStart() uint64 {
	if m.Linked.Layout.PtrBytes == 4 {
		return fresh32
	}
	return fresh64
}

// HalfFree reports whether no slot is in the upper half of all addresses, those that are negative as numbers with a sign. From fresh64 up to there
// is room for 1<<22 slots; 1<<9 threads have 1<<12 each, 1<<20 further up where those are not to be in the way of others (heap.go in verifier/machine).
func (m *Analysis) HalfFree() bool { return m.Linked.Layout.PtrBytes == 8 }

// place gives a slot each to globals and single or local allocas, then to functions, and to the labels of each function one
// together: programs keep the distances between them as numbers of any width. Where there is little room, slots are smaller.
func (m *Analysis) place() {
	const labelSize = 16
	var objects, code []*Object
	labels := map[*ir.Func][]*Object{}
	for _, o := range m.Objects {
		switch o.Kind {
		case GlobalObject, ExternalObject:
			if !o.ThreadLocal {
				objects = append(objects, o)
			}
		case AllocaObject:
			if o.Single || o.Local {
				objects = append(objects, o)
			}
		case FuncObject:
			code = append(code, o)
		case BlockObject:
			if labels[o.Func] == nil {
				code = append(code, o)
			}
			labels[o.Func] = append(labels[o.Func], o)
		}
	}
	objects = append(objects, code...)
	next, slot := m.PlacedStart(), uint64(m.SlotSize())
	room := m.FreshStart() - next
	size := func(o *Object) uint64 { // with a gap, so that the end of an object belongs to no other
		n := uint64(max(o.Size, 0))
		if o.Kind == BlockObject {
			n = labelSize * uint64(len(labels[o.Func]))
		}
		return max((n+16+slot-1)/slot*slot, slot)
	}
	for ; slot > 1<<6; slot /= 2 {
		sum := uint64(0)
		for _, o := range objects {
			sum += size(o)
		}
		if sum <= room {
			break
		}
	}
	for _, o := range objects {
		align := max(uint64(o.Align), 1)
		next = (next + align - 1) / align * align
		o.Address = next
		if o.Kind == BlockObject {
			for i, label := range labels[o.Func] {
				label.Address = next + labelSize*uint64(i)
			}
		}
		next += size(o)
	}
	m.PlacedEnd = next
}
