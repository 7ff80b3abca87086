package memory

import (
	"slices"

	"github.com/gsmack/gsmack/llvm2ivl/debuginfo"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/link"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

// A value that was never written may be copied, but it must not decide anything: a branch, or what
// is printed (as MemorySanitizer has it; Stepanov and Serebryany, CGO 2015). Which regions may hold such values is the fixpoint of
// what may be read before it is written (pointsto.Unwritten) over copies; in which of them it matters that they do, the
// fixpoint backwards from what decides. Only of regions in both it has to be known, place by place, whether they were written. The
// same goes for parameters and results of functions.

// holder is what holds values of the program: a *Region, a *ir.Param, or a *ir.Func, of its results.
type holder any

// valueFlow is what the program does with the values that it reads.
type valueFlow struct {
	m       *Memory
	sources map[ir.Value][]ir.Value // loads, atomic operations, parameters and calls that a value is computed from
	watched map[holder]bool         // parameters and functions
}

// from lists the reads, parameters and calls that v is computed from.
func (w *valueFlow) from(v ir.Value) []ir.Value {
	if out, ok := w.sources[v]; ok {
		return out
	}
	w.sources[v] = nil
	var out []ir.Value
	switch inst := v.(type) {
	case *ir.Load, *ir.AtomicRMW, *ir.Param, *ir.Call:
		out = []ir.Value{v}
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

// holders lists where v, a read, parameter or call, gets its value from.
func (w *valueFlow) holders(v ir.Value) []holder {
	switch v := v.(type) {
	case *ir.Param:
		return []holder{v}
	case *ir.Call:
		var out []holder
		for _, f := range w.callees(v) {
			if t := ctypeOf(f); t != nil && isScalar(t.Elem) {
				out = append(out, f)
			}
		}
		return out
	case ir.Instruction:
		if r := w.m.region(v); r != nil {
			return []holder{r}
		}
	}
	return nil
}

// callees lists the functions of the program with a body that a call may mean.
func (w *valueFlow) callees(call *ir.Call) []*ir.Func {
	fs := []*ir.Func{ir.CalledFunc(call.Callee)}
	if fs[0] == nil {
		fs = w.m.Callees(call)
	}
	return slices.DeleteFunc(fs, func(f *ir.Func) bool { return len(f.Blocks) == 0 || w.m.Linked.IsModel(f) })
}

// ctypeOf is the type of f in C, if it has the parameters that it has there; nil if that is not known. One that is given or
// gives a structure in registers may have others.
func ctypeOf(f *ir.Func) *ir.CType {
	if f.Debug == nil || f.Debug.Type == nil {
		return nil
	}
	n := len(f.Debug.Type.Params)
	if f.Variadic {
		n--
	}
	if n != len(f.Params) {
		return nil
	}
	return f.Debug.Type
}

// isScalar reports whether a value of the type is one number: not a structure, of which a register may hold members that nobody wrote.
func isScalar(t *ir.CType) bool {
	if t == nil {
		return false
	}
	switch debuginfo.Strip(t).Kind {
	case ir.CBasic, ir.CPointer, ir.CEnum:
		return true
	}
	return false
}

// Watched reports whether a parameter of the program, or what a function gives, may be a value that was never written, and matters.
func (m *Memory) Watched(x holder) bool { return m.flow != nil && m.flow.watched[x] }

// WatchedSources are the reads, parameters and calls that v is computed from and that may give what was never written, where that matters.
func (m *Memory) WatchedSources(v ir.Value) []ir.Value {
	if m.flow == nil {
		return nil
	}
	var out []ir.Value
	for _, source := range m.flow.from(v) {
		watched := slices.ContainsFunc(m.flow.holders(source), func(x holder) bool {
			r, ok := x.(*Region)
			return ok && r.Watched || m.flow.watched[x]
		})
		if watched && !slices.Contains(out, source) {
			out = append(out, source)
		}
	}
	return out
}

// Decides lists the operands of an instruction or terminator of the program that must have a value: conditions, and what is printed.
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
	holds := map[holder]bool{} // a value that was never written
	for _, o := range m.Objects {
		bytes, rest := m.Unwritten(o)
		for _, at := range bytes {
			if _, r := m.CellAt(o, at); r != nil {
				holds[r] = true
			}
		}
		if rest {
			for _, r := range m.Regions {
				if slices.Contains(r.Objects, o) {
					holds[r] = true
				}
			}
		}
	}
	if len(holds) == 0 {
		return
	}
	m.flow = &valueFlow{m: m, sources: map[ir.Value][]ir.Value{}, watched: map[holder]bool{}}
	w := m.flow
	type copied struct{ to, from holder }
	var copies []copied
	isCopied := func(to holder, v ir.Value) {
		for _, source := range w.from(v) {
			for _, from := range w.holders(source) {
				copies = append(copies, copied{to, from})
			}
		}
	}
	matters := map[holder]bool{}
	for _, f := range m.Linked.Funcs {
		model := m.Linked.IsModel(f)
		decide := func(u ir.User) {
			for _, v := range m.Decides(u) {
				for _, source := range w.from(v) {
					for _, from := range w.holders(source) {
						matters[from] = true
					}
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
					if r := m.region(inst); r != nil && !model {
						isCopied(r, inst.X)
					}
				case *ir.CmpXchg:
					if r := m.region(inst); r != nil && !model {
						matters[r] = true
					}
				case *ir.Call:
					if tr := m.Transfer(inst); tr != nil {
						for _, p := range tr.Pieces {
							if p.Dst != nil && p.Src != nil {
								copies = append(copies, copied{p.Dst, p.Src})
							}
						}
					}
					if model {
						continue
					}
					for _, callee := range w.callees(inst) {
						t := ctypeOf(callee)
						for i, param := range callee.Params[:min(len(callee.Params), len(inst.Args))] {
							if t != nil && isScalar(t.Params[i]) {
								isCopied(param, inst.Args[i])
							}
						}
					}
				}
			}
			if !model {
				decide(b.Term)
			}
			if ret, ok := b.Term.(*ir.Ret); ok && ret.X != nil && !model {
				isCopied(f, ret.X)
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for _, c := range copies {
			if holds[c.from] && !holds[c.to] {
				holds[c.to], changed = true, true
			}
			if matters[c.to] && !matters[c.from] {
				matters[c.from], changed = true, true
			}
		}
	}
	for x := range holds {
		if r, ok := x.(*Region); ok {
			r.Watched = matters[r]
		} else {
			w.watched[x] = matters[x]
		}
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
