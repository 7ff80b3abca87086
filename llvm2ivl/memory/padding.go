package memory

import (
	"slices"

	"github.com/gsmack/gsmack/llvm2ivl/debuginfo"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

// Padding may be sent though nobody has written it: a structure that is written to a file as it lies in memory is right C. So what
// leaves the program has to have been written only where it surely is part of a value: in variables whose C type says so, and in objects of the heap that are
// used as arrays of numbers. What padding may have been copied into is left out.
//
// A compare-and-exchange of a structure compares its padding, too (C11 7.17.7.4): with what was never written it comes out one way or the other, and the
// loop around it tries again. What takes part in it has to have been written but where a variable, by its type, has padding.

// Unvalued lists the bytes of o, sorted, that may be no part of a value.
func (m *Memory) Unvalued(o *pointsto.Object) []pointsto.Span {
	all := []pointsto.Span{{First: 0, Last: max(o.Size, m.Slots().Size) - 1}}
	if m.flow != nil && slices.ContainsFunc(m.Regions, func(r *Region) bool { return m.flow.blurred[r] && slices.Contains(r.Objects, o) }) {
		return all
	}
	if s, ok := m.paddingOf(o); ok {
		return s
	}
	return all
}

// Padding lists the bytes of o, sorted, that are no part of a value by its type; none if that is not known.
func (m *Memory) Padding(o *pointsto.Object) []pointsto.Span {
	out, _ := m.paddingOf(o)
	return out
}

// paddingOf are the bytes of o that are no part of a value by its type; false if that is not known.
func (m *Memory) paddingOf(o *pointsto.Object) (out []pointsto.Span, known bool) {
	if o.Kind == pointsto.HeapObject {
		return nil, m.isArray(o)
	}
	v := m.Linked.Debug.Variable(o.Value)
	if v == nil {
		return nil, false
	}
	values, ok := debuginfo.Values(v.C)
	if !ok {
		return nil, false
	}
	next := int64(0)
	for _, x := range values {
		if x.Offset > next {
			out = append(out, pointsto.Span{First: next, Last: x.Offset - 1})
		}
		next = max(next, x.Offset+x.Size)
	}
	if next < o.Size {
		out = append(out, pointsto.Span{First: next, Last: o.Size - 1})
	}
	return out, true
}

// isArray reports whether an object of the heap looks like an array of numbers or pointers: all accesses of the program have one size, and
// none goes by way of a structure.
func (m *Memory) isArray(o *pointsto.Object) bool {
	if m.elements == nil {
		m.findElements()
	}
	return m.elements[o] >= 0
}

// findElements finds the size of the accesses to each object of the heap, 0 if there is none, -1 if there are several, or ones of structures.
func (m *Memory) findElements() {
	m.elements = map[*pointsto.Object]int64{}
	note := func(p ir.Value, size int64) {
		for _, o := range m.Pointees(p) {
			switch old := m.elements[o]; {
			case o.Kind != pointsto.HeapObject:
			case old == 0:
				m.elements[o] = size
			case old != size:
				m.elements[o] = -1
			}
		}
	}
	for _, f := range m.Linked.Funcs {
		if m.Linked.IsModel(f) {
			continue
		}
		for inst := range f.Instructions() {
			switch inst := inst.(type) {
			case *ir.Load:
				note(inst.Ptr, m.Linked.Layout.Size(inst.Typ))
			case *ir.Store:
				note(inst.Ptr, m.Linked.Layout.Size(inst.X.Type()))
			case *ir.GEP:
				if _, ok := inst.Elem.(*ir.StructType); ok {
					note(inst.Base, -1)
				}
			}
		}
	}
}

// blur finds the regions into which padding may have been copied.
func (w *valueFlow) blur(into map[holder][]holder) {
	w.blurred = map[holder]bool{}
	for _, r := range w.m.Regions {
		padded := slices.ContainsFunc(r.Objects, func(o *pointsto.Object) bool {
			s, known := w.m.paddingOf(o)
			return !known || len(s) > 0
		})
		if padded {
			for _, to := range into[r] {
				w.blurred[to] = true
			}
		}
	}
	spread(w.blurred, into)
}
