package memory

import (
	"maps"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/link"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

// A value that was never written may be copied, but it must not decide anything: a branch, or what
// is printed (as MemorySanitizer has it; Stepanov and Serebryany, CGO 2015). Which regions may hold such values is the fixpoint of
// what may be read before it is written (pointsto.Unwritten) over copies; in which of them it matters that they do, the
// fixpoint backwards from what decides. Only of regions in both it has to be known, place by place, whether they were written. The
// same goes for parameters and results of functions.

// holder is what holds values of the program: a *Region, a *ir.Param, a *ir.Func, of its results, or a Ghost.
type holder any

// Ghost is ghost state, by its name.
type Ghost string

// GhostOf is the ghost state that a call of a primitive reads, or writes x to; "" if it does neither.
func (m *Memory) GhostOf(call *ir.Call) (g Ghost, x ir.Value) {
	f := ir.CalledFunc(call.Callee)
	if f == nil || len(call.Args) == 0 || !strings.HasPrefix(f.Name(), "__gsmack_ghost_") {
		return "", nil
	}
	if c, ok := call.Args[0].(ir.Constant); ok {
		name, _ := constant.Text(m.Const(c))
		g = Ghost(name)
	}
	if strings.HasPrefix(f.Name(), "__gsmack_ghost_set") {
		x = call.Args[len(call.Args)-1]
	}
	return g, x
}

// valueFlow is what the program does with the values that it reads.
type valueFlow struct {
	m       *Memory
	sources map[ir.Value][]ir.Value // loads, atomic operations, parameters and calls that a value is computed from
	watched map[holder]bool         // parameters and functions
	blurred map[holder]bool         // what padding may have been copied into
}

// sendsPrimitive is the primitive that says of a byte that it leaves the program.
const sendsPrimitive = "__gsmack_sends"

// Sends is the address of the byte that a call says leaves the program; nil of any other call.
func Sends(u ir.User) ir.Value {
	if call, ok := u.(*ir.Call); ok {
		if call.Calls(sendsPrimitive) {
			return call.Args[0]
		}
	}
	return nil
}

// from lists the reads, parameters and calls that v is computed from.
func (w *valueFlow) from(v ir.Value) []ir.Value {
	if out, ok := w.sources[v]; ok {
		return out
	}
	out := backwards(v, map[ir.Value]bool{}, func(v ir.Value) bool {
		_, freeze := v.(*ir.Freeze) // where the optimiser says that any value will do
		return freeze
	})
	w.sources[v] = out
	return out
}

// backwards goes from v to all that it is computed from, but for what it has seen and not beyond what ends, and lists the reads, parameters and calls.
func backwards(v ir.Value, seen map[ir.Value]bool, ends func(ir.Value) bool) (sources []ir.Value) {
	for work := []ir.Value{v}; len(work) > 0; {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[v] {
			continue
		}
		seen[v] = true
		switch inst := v.(type) {
		case *ir.Call:
			if !IsOperator(inst) {
				sources = append(sources, v)
				continue
			}
		case *ir.Load, *ir.AtomicRMW, *ir.CmpXchg, *ir.Param:
			sources = append(sources, v)
			continue
		case *ir.Alloca:
			continue
		}
		if inst, ok := v.(ir.Instruction); ok && !ends(v) {
			for _, op := range inst.Operands() {
				work = append(work, *op)
			}
		}
	}
	return sources
}

// IsOperator reports whether a call, of an intrinsic function, computes a value from its arguments.
func IsOperator(call *ir.Call) bool {
	f := ir.CalledFunc(call.Callee)
	return f != nil && strings.HasPrefix(f.Name(), "llvm.")
}

// holders lists where v, a read, parameter or call, gets its value from.
func (w *valueFlow) holders(v ir.Value) []holder {
	var out []holder
	switch v := v.(type) {
	case *ir.Param:
		return []holder{v}
	case *ir.Call:
		if g, x := w.m.GhostOf(v); g != "" && x == nil {
			return []holder{g}
		}
		for _, f := range w.callees(v) {
			out = append(out, f)
		}
	case ir.Instruction:
		for _, r := range w.m.regionsOf(v) {
			out = append(out, r)
		}
	}
	return out
}

// flowVisitor is told what the program does with values.
type flowVisitor struct {
	value   func(to holder, v ir.Value) // v gets into a holder
	block   func(to, from holder)       // memory is copied
	compare func(r *Region)             // what r holds is compared with a value
	user    func(u ir.User)             // an instruction or terminator
}

// walk visits the whole program.
func (w *valueFlow) walk(visit flowVisitor) {
	m := w.m
	isStored := func(to []*Region, v ir.Value) {
		for _, r := range to {
			visit.value(r, v)
		}
	}
	for _, f := range m.Linked.Funcs {
		for inst := range f.Instructions() {
			if call, ok := inst.(*ir.Call); ok {
				if tr := m.Transfer(call); tr != nil {
					for _, p := range tr.Pieces {
						if p.Dst != nil && p.Src != nil {
							visit.block(p.Dst, p.Src)
						} else if p.Dst != nil && strings.HasPrefix(ir.CalledFunc(call.Callee).Name(), "llvm.memset") {
							visit.value(p.Dst, call.Args[1])
						}
					}
				}
			}
			visit.user(inst)
			switch inst := inst.(type) {
			case *ir.Store:
				isStored(m.regionsOf(inst), inst.X)
			case *ir.AtomicRMW:
				isStored(m.regionsOf(inst), inst.X)
			case *ir.CmpXchg:
				isStored(m.regionsOf(inst), inst.New)
				for _, r := range m.regionsOf(inst) {
					visit.compare(r)
				}
			case *ir.Call:
				if g, x := m.GhostOf(inst); x != nil {
					visit.value(g, x)
				}
				if inst.Calls("__gsmack_spawn") {
					if start := ir.CalledFunc(inst.Args[0]); start != nil {
						for i, p := range start.Params[:min(len(start.Params), len(inst.Args)-1)] {
							visit.value(p, inst.Args[i+1])
						}
					}
				}
				for _, callee := range w.callees(inst) {
					for i, x := range inst.Args {
						if i < len(callee.Params) {
							visit.value(callee.Params[i], x)
						} else {
							isStored(m.VarArgAccess(callee, inst, i-len(callee.Params)).regions(), x)
						}
					}
				}
			}
		}
		for _, b := range f.Blocks {
			visit.user(b.Term)
			if ret, ok := b.Term.(*ir.Ret); ok && ret.X != nil {
				visit.value(f, ret.X)
			}
		}
	}
}

// callees lists the functions with a body that a call may mean.
func (w *valueFlow) callees(call *ir.Call) []*ir.Func {
	fs := []*ir.Func{ir.CalledFunc(call.Callee)}
	if fs[0] == nil {
		fs = w.m.Callees(call)
	}
	return slices.DeleteFunc(slices.Clone(fs), func(f *ir.Func) bool { return len(f.Blocks) == 0 })
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

// Decides lists the operands of an instruction or terminator of the program that must have a value: conditions, addresses, divisors,
// lengths, what is printed or sent, and the result of main.
func (m *Memory) Decides(u ir.User) []ir.Value {
	switch u := u.(type) {
	case *ir.CondBr:
		return []ir.Value{u.Cond}
	case *ir.Switch:
		return []ir.Value{u.X}
	case *ir.Ret: // of main: what the process ends with
		if u.X != nil && slices.ContainsFunc(m.Linked.Entry.Blocks, func(b *ir.Block) bool { return b.Term == u }) {
			return []ir.Value{u.X}
		}
	case *ir.Load, *ir.Store, *ir.AtomicRMW:
		at, _, _ := ir.Accessed(u)
		return []ir.Value{at}
	case *ir.CmpXchg:
		return []ir.Value{u.Ptr, u.Cmp}
	case *ir.Binary:
		if strings.HasSuffix(string(u.Op), "div") || strings.HasSuffix(string(u.Op), "rem") {
			return []ir.Value{u.Y}
		}
	case *ir.Call:
		f := ir.CalledFunc(u.Callee)
		switch {
		case f == nil:
		case f.Name() == sendsPrimitive:
			return u.Args[1:2]
		case strings.HasPrefix(f.Name(), "llvm.mem") && len(u.Args) > 2: // how much is copied
			return u.Args[2:3]
		case m.Linked.IsModel(f) && !link.Primitive(f):
			return u.Args[min(len(f.Params), len(u.Args)):]
		}
	}
	return nil
}

// regionsOf are those of the cells that a read or write means.
func (m *Memory) regionsOf(inst ir.Instruction) []*Region {
	return m.Access(inst).regions()
}

// regions are those of the cells of an access, which may be nil.
func (a *Access) regions() (out []*Region) {
	if a == nil {
		return nil
	}
	for _, p := range a.Pieces {
		if p.Region != nil {
			out = append(out, p.Region)
		}
	}
	return out
}

// FindUnwritten finds the regions of which it has to be known what was written: Region.Watched.
func (m *Memory) FindUnwritten() {
	holds := map[holder]bool{} // a value that was never written
	for _, o := range m.Objects {
		if a, ok := o.Value.(*ir.Alloca); ok && (m.Linked.IsModel(o.Func) || m.Linked.Debug.Variable(a) != nil && !a.Taken && m.IsPlain(o.Func, a)) {
			continue // reads of plain variables are looked at one by one (emit, findIndeterminate); what a function gives back has no name
		}
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
	into, out := map[holder][]holder{}, map[holder][]holder{} // where values of a holder may get, and come from
	copied := func(to, from holder) { into[from], out[to] = append(into[from], to), append(out[to], from) }
	matters := map[holder]bool{}
	each := func(v ir.Value, visit func(from holder)) {
		for _, source := range w.from(v) {
			for _, from := range w.holders(source) {
				visit(from)
			}
		}
	}
	w.walk(flowVisitor{
		value:   func(to holder, v ir.Value) { each(v, func(from holder) { copied(to, from) }) },
		block:   copied,
		compare: func(r *Region) { matters[r] = true },
		user: func(u ir.User) {
			for _, v := range m.Decides(u) {
				each(v, func(from holder) { matters[from] = true })
			}
		},
	})
	spread(holds, into)
	spread(matters, out)
	w.blur(into)
	for x := range holds {
		if r, ok := x.(*Region); ok {
			r.Watched = matters[r]
		} else {
			w.watched[x] = matters[x]
		}
	}
}

// spread adds to a set all to which edges lead from it.
func spread(set map[holder]bool, edges map[holder][]holder) {
	for _, x := range digraph.Reach(func(x holder) []holder { return edges[x] }, slices.Collect(maps.Keys(set))...) {
		set[x] = true
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
