package memory

import (
	"slices"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/link"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

// A value that was never written may be copied, but it must not decide anything: a branch, or what
// is printed (as MemorySanitizer has it; Stepanov and Serebryany, CGO 2015). Which regions may hold such values is the fixpoint of
// what may be read before it is written (pointsto.Unwritten) over copies; in which of them it matters that they do, the
// fixpoint backwards from what decides. Only of regions in both it has to be known, place by place, whether they were written.

// valueFlow is what the program does with the values that it reads, within functions.
type valueFlow struct {
	m       *Memory
	sources map[ir.Value][]ir.Instruction // loads and atomic operations that a value is computed from
}

// from lists the reads that v is computed from.
func (w *valueFlow) from(v ir.Value) []ir.Instruction {
	if out, ok := w.sources[v]; ok {
		return out
	}
	w.sources[v] = nil
	var out []ir.Instruction
	switch inst := v.(type) {
	case *ir.Load, *ir.AtomicRMW:
		out = []ir.Instruction{inst.(ir.Instruction)}
	case *ir.Binary, *ir.ICmp, *ir.FCmp, *ir.Cast, *ir.FNeg, *ir.Freeze, *ir.GEP, *ir.Phi:
		for _, op := range inst.(ir.User).Operands() {
			out = append(out, w.from(*op)...)
		}
	case *ir.Select:
		out = w.from(inst.Cond)
	}
	w.sources[v] = out
	return out
}

// WatchedReads are the reads, of regions that are Watched, that v is computed from.
func (m *Memory) WatchedReads(v ir.Value) []ir.Instruction {
	var out []ir.Instruction
	if m.flow == nil {
		return nil
	}
	for _, read := range m.flow.from(v) {
		if r := m.region(read); r != nil && r.Watched && !slices.Contains(out, read) {
			out = append(out, read)
		}
	}
	return out
}

// Decides lists the operands of an instruction or terminator of the program that must have a value: conditions, and what is printed.
// Arguments and results are not among them: a structure is passed in registers with what nobody wrote of it.
func (m *Memory) Decides(u ir.User) []ir.Value {
	switch u := u.(type) {
	case *ir.CondBr:
		return []ir.Value{u.Cond}
	case *ir.Switch:
		return []ir.Value{u.X}
	case *ir.CmpXchg:
		return []ir.Value{u.Cmp}
	case *ir.Call:
		if f := ir.CalledFunc(u.Callee); f != nil && m.Linked.IsModel(f) && !link.Primitive(f) {
			return u.Args[min(len(f.Params), len(u.Args)):]
		}
	}
	return nil
}

// region is that of the one cell that a read or write means; nil if it is none.
func (m *Memory) region(inst ir.Instruction) *Region {
	if a := m.Access(inst); a != nil && len(a.Pieces) == 1 {
		return a.Pieces[0].Region
	}
	return nil
}

// FindUnwritten finds the regions of which it has to be known what was written: Region.Watched.
func (m *Memory) FindUnwritten() {
	holds := map[*Region]bool{} // a value that was never written
	for _, o := range m.Objects {
		bytes, rest := m.Unwritten(o)
		for _, at := range bytes {
			if _, r := m.CellAt(o, at); r != nil {
				holds[r] = true
			}
		}
		if rest {
			for _, r := range m.Regions {
				for _, other := range r.Objects {
					holds[r] = holds[r] || other == o
				}
			}
		}
	}
	if len(holds) == 0 {
		return
	}
	m.flow = &valueFlow{m: m, sources: map[ir.Value][]ir.Instruction{}}
	w := m.flow
	type copied struct{ to, from *Region }
	var copies []copied
	matters := map[*Region]bool{}
	for _, f := range m.Linked.Funcs {
		model := m.Linked.IsModel(f)
		decide := func(u ir.User) {
			for _, v := range m.Decides(u) {
				for _, read := range w.from(v) {
					matters[m.region(read)] = true
				}
			}
		}
		for _, b := range f.Blocks {
			for _, inst := range b.Insts {
				if !model {
					decide(inst)
				}
				switch inst := inst.(type) {
				case *ir.Store:
					if !model {
						for _, read := range w.from(inst.X) {
							copies = append(copies, copied{m.region(inst), m.region(read)})
						}
					}
				case *ir.CmpXchg:
					if !model {
						matters[m.region(inst)] = true
					}
				case *ir.Call:
					if tr := m.Transfer(inst); tr != nil {
						for _, p := range tr.Pieces {
							copies = append(copies, copied{p.Dst, p.Src})
						}
					}
				}
			}
			if !model {
				decide(b.Term)
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for _, c := range copies {
			if c.to == nil || c.from == nil {
				continue
			}
			if holds[c.from] && !holds[c.to] {
				holds[c.to], changed = true, true
			}
			if matters[c.to] && !matters[c.from] {
				matters[c.from], changed = true, true
			}
		}
	}
	for _, r := range m.Regions {
		r.Watched = holds[r] && matters[r]
	}
}

// InitiallyUnwritten tells the objects of r that hold nothing when they are made from the others.
func (m *Memory) InitiallyUnwritten(r *Region) (raw, others []*pointsto.Object) {
	for _, o := range r.Objects {
		if m.Raw(o) {
			raw = append(raw, o)
		} else {
			others = append(others, o)
		}
	}
	return raw, others
}
