package pointsto

import "github.com/gsmack/gsmack/llvm2ivl/ir"

// Slots says where objects lie. Addresses are canonical: what they say is which object is meant and how far from its start, so that no
// arithmetic leads from one object to another. Null and small numbers belong to no object. From the bottom up lie the
// copies of thread-local objects, the named objects, and the objects of allocators, each
// in a slot of its own (verifier/cfg/heap.go). With 64 bits, slots
// lie above all numbers that addresses of objects may have (storage/numbering.go), so that none of those stands for another object.
type Slots struct {
	ThreadStride int64  // bytes between the copies of thread-local objects that two threads have
	Placed       uint64 // where the slots of named objects begin
	Fresh        uint64 // where the slots of allocators begin, at which all their objects do
	Size         int64  // of a slot in bytes, a power of two
}

// MaxThreads is above the ids of all threads that have copies of thread-local objects.
const MaxThreads = 1 << 9

// Slots are those for the pointers that the program has.
func (m *Analysis) Slots() Slots {
	if m.Linked.Layout.PtrBytes == 4 {
		return Slots{ThreadStride: 1 << 20, Placed: MaxThreads << 20, Fresh: 3 << 28, Size: 1 << 20}
	}
	return Slots{ThreadStride: 1 << 32, Placed: 1 << 48, Fresh: 1 << 62, Size: 1 << 40}
}

// HalfFree reports whether no slot is in the upper half of all addresses, those that are negative as numbers with a sign. From Fresh up to there
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
	slots := m.Slots()
	next, slot := slots.Placed, uint64(slots.Size)
	room := slots.Fresh - next
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
