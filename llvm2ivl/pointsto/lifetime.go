package pointsto

import (
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// Freed reports whether a call of __gsmack_free may be given o.
func (m *Analysis) Freed(o *Object) bool { return m.given("__gsmack_free", o) }

// given reports whether a call of a primitive with one argument may be given o.
func (m *Analysis) given(primitive string, o *Object) bool {
	if m.arguments[primitive] == nil {
		m.arguments[primitive] = map[*Object]bool{}
		for _, call := range m.primitiveCalls(primitive, 1) {
			for _, o := range m.Pointees(call.Args[0]) {
				m.arguments[primitive][o] = true
			}
		}
	}
	return m.arguments[primitive][o]
}

// FreedWith is the first object of the heap whose life may be ended by the same calls of __gsmack_free as that of o, or those of others so; ends
// of lives are noted apart where no call may end both. Objects whose address may be used again are one.
func (m *Analysis) FreedWith(o *Object) *Object {
	if m.freedWith == nil {
		m.freedWith = map[*Object]*Object{}
		at := map[*Object]int32{}
		var sets forest[int32]
		for _, o := range m.Objects {
			at[o] = sets.add()
		}
		join := func(objects []*Object) {
			for _, o := range objects {
				sets.join(at[objects[0]], at[o])
			}
		}
		for _, call := range m.primitiveCalls("__gsmack_free", 1) {
			join(m.Pointees(call.Args[0]))
		}
		join(slices.DeleteFunc(slices.Clone(m.Objects), func(o *Object) bool { return !m.available[o] && !m.reuses[o] }))
		for _, o := range m.Objects {
			m.freedWith[o] = m.Objects[sets.find(at[o])]
		}
	}
	return m.freedWith[o]
}

// MayEnd reports whether a pointer to o may be used when its life is over.
func (m *Analysis) MayEnd(o *Object) bool { return m.Freed(o) || m.Outlived(o) || m.LeavesScope(o) }

// Outlived reports whether a pointer to the alloca o may be used when the activation that made it is over, or one to what is
// local to a thread when that has ended.
func (m *Analysis) Outlived(o *Object) bool {
	if m.outlived == nil {
		m.findOutlived()
	}
	return m.outlived[o]
}

// findOutlived finds the allocas whose address gets further than to the calls within their activation. It stays there if it
// is held only by values of their function, which is not recursive, and of what that calls, and by other such
// allocas and variable arguments of these: each step of the program that hands it on leads to an activation above that of the
// alloca on the stack of the same thread. What is local to a thread stays there if values of functions, and such allocas,
// alone hold its address.
func (m *Analysis) findOutlived() {
	m.outlived = map[*Object]bool{}
	below := m.calledBelow()
	stays := map[*Object]bool{}
	for _, o := range m.Objects {
		if o.Kind == AllocaObject || o.Kind == VarArgsObject {
			stays[o] = !below[o.Func][o.Func]
		} else if o.ThreadLocal {
			stays[o] = true
		}
	}
	m.dropWhere(stays, func(o *Object, w owner) bool {
		fn, inside := w.fn, w.obj == nil
		if w.obj != nil {
			fn, inside = w.obj.Func, stays[w.obj]
		}
		return w.key || inside && fn != nil && (o.ThreadLocal || fn == o.Func || below[o.Func][fn])
	})
	for _, o := range m.Objects {
		m.outlived[o] = (o.Kind == AllocaObject && !m.confined[o] || o.ThreadLocal) && !stays[o]
	}
}

// LeavesScope reports whether a pointer to the alloca o may be used when the block is left in which it is
// declared, and Ends says where that is.
func (m *Analysis) LeavesScope(o *Object) bool {
	if m.leavesScope == nil {
		m.leavesScope = map[*Object]bool{}
		for _, f := range m.Linked.Funcs {
			for _, b := range f.Blocks {
				for i, inst := range b.Insts {
					for _, a := range m.Ends(f, inst) {
						o := m.ObjectOf(a)
						m.leavesScope[o] = m.leavesScope[o] || m.Outlived(o) || m.heldAside(o) && m.usedBehind(o, b, i) || m.namedBehind(a, b, i)
					}
				}
			}
		}
	}
	return m.leavesScope[o]
}

// Ends lists the allocas of f whose lives inst ends: where llvm.lifetime.end says so, or where llvm.stackrestore takes back what was allocated
// since llvm.stacksave, as at the end of the block of an array of variable length.
func (m *Analysis) Ends(f *ir.Func, inst ir.Instruction) []*ir.Alloca {
	if a, begins := ir.Lifetime(inst); a != nil {
		if begins {
			return nil
		}
		return []*ir.Alloca{a}
	}
	if !calls(inst, "llvm.stackrestore") {
		return nil
	}
	saves := m.savedBy(f, inst.(*ir.Call).Args[0])
	if len(saves) == 0 {
		return nil
	}
	var out []*ir.Alloca
	for _, b := range f.Blocks {
		for i, made := range b.Insts {
			if a, ok := made.(*ir.Alloca); ok && a.Count != nil && b.Behind(i, func(next ir.Instruction) (found, over bool) {
				return next == inst, slices.Contains(saves, next)
			}) {
				out = append(out, a)
			}
		}
	}
	return out
}

// savedBy lists the calls of llvm.stacksave whose result v is, which unoptimised code keeps in a variable.
func (m *Analysis) savedBy(f *ir.Func, v ir.Value) (saves []ir.Instruction) {
	load, ok := v.(*ir.Load)
	if !ok {
		if call, ok := v.(*ir.Call); ok && calls(call, "llvm.stacksave") {
			saves = append(saves, call)
		}
		return saves
	}
	a, ok := load.Ptr.(*ir.Alloca)
	if !ok || !m.IsPlain(f, a) {
		return nil
	}
	for inst := range f.Instructions() {
		if store, ok := inst.(*ir.Store); ok && store.Ptr == ir.Value(a) {
			call, ok := store.X.(*ir.Call)
			if !ok || !calls(call, "llvm.stacksave") {
				return nil
			}
			saves = append(saves, call)
		}
	}
	return saves
}

// calls reports whether inst calls an intrinsic function of LLVM, of whatever type.
func calls(inst ir.Instruction, name string) bool {
	call, ok := inst.(*ir.Call)
	if !ok {
		return false
	}
	f := ir.CalledFunc(call.Callee)
	return f != nil && (f.Name() == name || strings.HasPrefix(f.Name(), name+"."))
}

// heldAside reports whether the function of o has pointers to it other than those that it computes from its name where it
// needs them.
func (m *Analysis) heldAside(o *Object) bool {
	for inst := range o.Func.Instructions() {
		switch inst.(type) {
		case *ir.Load, *ir.Call, *ir.Phi, *ir.Select, *ir.ExtractValue:
			if slices.Contains(m.Pointees(inst), o) {
				return true
			}
		}
	}
	for id, n := range m.s.nodes {
		for _, w := range n.owners {
			if w.obj != nil && w.obj.Kind == AllocaObject && w.obj.Func == o.Func && slices.Contains(m.objectsOf(nodeID(id)), o) {
				return true
			}
		}
	}
	return false
}

// namedBehind reports whether a is used by its name behind instruction i of b before its life begins again. The text of a program
// cannot do that; the optimiser puts the name where a pointer was.
func (m *Analysis) namedBehind(a *ir.Alloca, b *ir.Block, i int) bool {
	named := func(v ir.Value) bool {
		base, _, _ := m.Linked.Layout.Origin(v)
		return base == ir.Value(a)
	}
	return b.Behind(i, func(inst ir.Instruction) (found, over bool) {
		if alloca, begins := ir.Lifetime(inst); alloca != nil {
			return false, begins && alloca == a
		}
		if inst == ir.Instruction(a) {
			return false, true
		}
		if _, computes := inst.(*ir.GEP); computes {
			return false, false
		}
		return slices.ContainsFunc(inst.Operands(), func(op *ir.Value) bool { return named(*op) }), false
	})
}

// usedBehind reports whether o may be accessed behind instruction i of b before its life begins again: through a pointer, or
// by a function that is called.
func (m *Analysis) usedBehind(o *Object, b *ir.Block, i int) bool {
	return b.Behind(i, func(inst ir.Instruction) (found, over bool) {
		if a, begins := ir.Lifetime(inst); a != nil {
			return false, begins && m.ObjectOf(a) == o
		}
		if inst == o.Value {
			return false, true
		}
		var through []ir.Value
		if at, _, _ := ir.Accessed(inst); at != nil {
			through = []ir.Value{at}
		} else if call, ok := inst.(*ir.Call); ok {
			if !m.confined[o] {
				return true, false
			}
			through = call.Args
		}
		return slices.ContainsFunc(through, func(p ir.Value) bool {
			_, named := p.(*ir.Alloca)
			return !named && slices.Contains(m.Pointees(p), o)
		}), false
	})
}

// EndsThread reports whether the thread may end while an activation of f is on its stack.
func (m *Analysis) EndsThread(f *ir.Func) bool {
	if m.endsThread == nil {
		m.endsThread = map[*ir.Func]bool{}
		below := m.calledBelow()
		ends := map[*ir.Func]bool{}
		for _, g := range m.Linked.Funcs {
			for call := range g.Calls() {
				ends[g] = ends[g] || call.Calls("__gsmack_thread_end")
			}
		}
		for _, g := range m.Linked.Funcs {
			m.endsThread[g] = ends[g]
			for h := range below[g] {
				m.endsThread[g] = m.endsThread[g] || ends[h]
			}
		}
	}
	return m.endsThread[f]
}

// calledBelow says which functions a function may call, and those again.
func (m *Analysis) calledBelow() map[*ir.Func]map[*ir.Func]bool {
	calls := map[*ir.Func][]*ir.Func{}
	for _, f := range m.Linked.Funcs {
		for call := range f.Calls() {
			calls[f] = append(calls[f], m.s.builder.callees[call]...)
		}
	}
	below := map[*ir.Func]map[*ir.Func]bool{}
	for _, f := range m.Linked.Funcs {
		below[f] = map[*ir.Func]bool{}
		for _, h := range digraph.Reach(func(g *ir.Func) []*ir.Func { return calls[g] }, calls[f]...) {
			below[f][h] = true
		}
	}
	return below
}
