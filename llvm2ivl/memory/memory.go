package memory

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/link"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

// Memory is the memory of a program: its objects, the regions they are split into,
// and where each instruction reads and writes.
type Memory struct {
	*pointsto.Analysis
	Regions []*Region
	// ThreadOffsets are the places of thread-local objects in a thread's copies of them.
	ThreadOffsets map[*pointsto.Object]uint64

	regionOf    map[int]*Region         // by class of cells
	regionNames map[*ir.Func]*ivl.Names // of the local regions of a function, and of those that are shared
	flow        *valueFlow              // nil if all that is read was written
	elements    map[*pointsto.Object]int64
	nans        map[ir.Value]bool // values whose bits the program decides by
}

// Analyze finds out what points where, and splits memory by it. noGuesses is that of pointsto.Analyze.
func Analyze(l *link.Linked, noGuesses bool) *Memory {
	m := &Memory{Analysis: pointsto.Analyze(l, noGuesses), regionOf: map[int]*Region{}, regionNames: map[*ir.Func]*ivl.Names{}}
	m.split()
	m.placeThreadLocals()
	return m
}

// Const evaluates a constant or constant expression; objects whose Address is
// known take part as numbers where an expression needs it.
func (m *Memory) Const(c ir.Constant) constant.Value {
	return (&constant.Evaluator{Layout: m.Linked.Layout, Address: m.AddressOf}).Eval(c)
}

// AddressOf is the constant address of a symbol or label.
func (m *Memory) AddressOf(base ir.Constant) (uint64, bool) {
	v := ir.Value(base)
	if b, ok := base.(*ir.BlockAddress); ok {
		v = b.Block
	}
	if o := m.ObjectOf(v); o != nil && o.Address != 0 {
		return o.Address, true
	}
	return 0, false
}

// CellAt is the accessed cell of o that byte offset at falls into: where it starts and
// its region, or nil. A cell of a Bytes region is one byte.
func (m *Memory) CellAt(o *pointsto.Object, at int64) (int64, *Region) {
	start, c := m.Analysis.CellAt(o, at)
	if c == nil {
		return 0, nil
	}
	r := m.regionOf[c.Class]
	if r != nil && r.Kind == Bytes {
		return at, r
	}
	return start, r
}

// placeThreadLocals gives the thread-local objects their places in a thread's
// copies, and makes a variable that is never reached through a pointer a map
// from threads to values.
func (m *Memory) placeThreadLocals() {
	m.ThreadOffsets = map[*pointsto.Object]uint64{}
	next := uint64(64)
	for _, o := range m.Objects {
		if o.ThreadLocal {
			align := uint64(max(o.Align, 1)) // and no more
			next = (next+2*align-1)&^(2*align-1) + align
			m.ThreadOffsets[o] = next
			next = (next + uint64(max(o.Size, 1)) + 31) &^ 15
		}
	}
	if next == 64 {
		return
	}
	reached := m.reachedByPointer()
	for _, r := range m.Regions {
		if r.ThreadLocal && r.Kind == Words && len(r.Objects) == 1 && !reached[r] && r.Objects[0].Size*8 == int64(r.Width) {
			r.Kind = Scalar
		}
	}
}

// reachedByPointer finds the thread-local regions that some access reaches in
// another way than by the name of the variable.
func (m *Memory) reachedByPointer() map[*Region]bool {
	out := map[*Region]bool{}
	for _, fn := range m.Linked.Funcs {
		for inst := range fn.Instructions() {
			if a := m.Access(inst); a != nil && !a.Direct {
				for _, p := range a.Pieces {
					out[p.Region] = true
				}
			}
			call, ok := inst.(*ir.Call)
			if !ok {
				continue
			}
			if tr := m.Transfer(call); tr != nil {
				for _, p := range tr.Pieces {
					out[p.Dst], out[p.Src] = true, true
				}
			}
		}
	}
	return out
}
