package pointsto

import (
	"slices"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// An allocator may give a new object the address of one that is gone. A program can only see that where it compares an
// address for equality, or compares and exchanges it, which may be that of an object that was freed, with one that may be that
// of an object of an allocation site.
func (m *Analysis) findReuse() {
	stale := func(o *Object) bool { return o.Kind == HeapObject && m.Freed(o) }
	some := func(o *Object) bool { return o.Kind == HeapObject }
	compares := func(x, y ir.Value) bool {
		a, b := m.Pointees(x), m.Pointees(y)
		return slices.ContainsFunc(a, stale) && slices.ContainsFunc(b, some) || slices.ContainsFunc(b, stale) && slices.ContainsFunc(a, some)
	}
	for _, f := range m.Linked.Funcs {
		if m.Linked.IsModel(f) {
			continue
		}
		for inst := range f.Instructions() {
			switch inst := inst.(type) {
			case *ir.ICmp:
				m.Reuse = m.Reuse || (inst.Pred == "eq" || inst.Pred == "ne") && compares(inst.X, inst.Y)
			case *ir.CmpXchg:
				m.Reuse = m.Reuse || compares(inst.Cmp, inst)
			}
		}
	}
}
