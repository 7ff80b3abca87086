package pointsto

import (
	"sort"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// Cell is a part of an object that is read and written as one.
type Cell struct {
	Object     *Object
	Off, Width int64 // bytes
	Class      int   // cells of one class cannot be told apart by some access
	Mixed      bool  // accesses overlap it in part
	Repeated   bool  // it stands for the same part of all elements of an array
	Alone      bool  // the object has no other
}

// Cells lists the cells of all objects, in their order. It is called when the analysis is complete.
func (m *Analysis) Cells() []*Cell {
	var out []*Cell
	for _, o := range m.s.objects {
		for _, c := range o.cells {
			out = append(out, m.cell(c))
		}
	}
	return out
}

func (m *Analysis) cell(c *cell) *Cell {
	if c == nil {
		return nil
	}
	out := m.cells[c]
	if out == nil {
		out = &Cell{Object: c.obj.Object, Off: c.off, Width: c.width, Class: int(m.s.classes.find(c.class)), Mixed: c.mixed,
			Repeated: c.obj.rangeOf(c.off) != nil, Alone: len(c.obj.cells) == 1}
		m.cells[c] = out
	}
	return out
}

// CellAt is the cell of o that byte offset at falls into, and where that cell starts; nil if nobody looks there.
func (m *Analysis) CellAt(o *Object, at int64) (int64, *Cell) {
	st := m.s.objects[o.ID]
	off := st.canonical(at)
	i := sort.Search(len(st.cells), func(i int) bool { return st.cells[i].off+st.cells[i].width > off })
	if i == len(st.cells) || st.cells[i].off > off {
		return 0, nil
	}
	return at - (off - st.cells[i].off), m.cell(st.cells[i])
}

// Use is one scalar read or write through a pointer.
type Use struct {
	Inst  ir.Instruction
	Off   int64 // from the pointer
	Width int64 // bytes
	Type  ir.Type
	Write bool
	Class int // of the cells that it means
}

func (m *Analysis) uses(ds []*deref) []Use {
	out := make([]Use, len(ds))
	for i, d := range ds {
		out[i] = Use{d.inst, d.off, d.width, d.typ, d.write, int(m.s.classes.find(d.class))}
	}
	return out
}

// Uses lists the reads and writes of a load, store, cmpxchg, atomicrmw or call of llvm.va_start; ok is
// false for other instructions.
func (m *Analysis) Uses(inst ir.Instruction) (uses []Use, ok bool) {
	ds, ok := m.s.builder.derefs[inst]
	return m.uses(ds), ok
}

// VarArgUses are the writes that put argument i (0 is the first variable one) of a call of f where f finds it.
func (m *Analysis) VarArgUses(f *ir.Func, call *ir.Call, i int) (uses []Use, ok bool) {
	ds, ok := m.s.builder.varArgs[varArgKey{call, f, i}]
	return m.uses(ds), ok
}

// AllUses lists the reads and writes in the order of the program.
func (m *Analysis) AllUses() []Use { return m.uses(m.s.builder.allDerefs()) }
