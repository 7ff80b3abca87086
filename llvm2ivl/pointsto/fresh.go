package pointsto

import (
	"slices"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// What calloc gives is zero from the start: nobody can have seen it before it is zeroed. So memory in which all objects of
// the heap are such can begin as zeros, and zeroing them is no step.

// Zeroes reports whether the call is one of llvm.memset in a default model that writes zeros to the whole of an object that it has just been
// given, as calloc's does: default models write and hand on nothing before. Every
// way from there has to lead to the call.
func (m *Analysis) Zeroes(call *ir.Call) bool {
	if !calls(call, "llvm.memset") || !isZero(call.Args[1]) {
		return false
	}
	made, ok := call.Args[0].(*ir.Call)
	if !ok || !calls(made, "__gsmack_alloc") || made.Args[0] != call.Args[2] {
		return false
	}
	o := m.ObjectOf(made)
	if o == nil || !m.Linked.IsDefaultModel(o.Func) {
		return false
	}
	given := false
	for _, b := range ir.ReversePostorder(o.Func.Blocks[0]) {
		given = given || slices.Contains(b.Insts, ir.Instruction(made))
		if given && slices.Contains(b.Insts, ir.Instruction(call)) {
			return true
		}
		if given && len(b.Term.Succs()) != 1 {
			return false
		}
	}
	return false
}

// BornZero reports whether all objects that o, an allocation site, stands for are zero before anybody else can see them. It
// is not, for this purpose, if an address can be that of an object that is gone, or if an atomic operation of the program orders less than acquire and
// release: then another thread could see the object without what was written before.
func (m *Analysis) BornZero(o *Object) bool {
	if o.Kind == HeapObject && !m.reuses[o] && !m.findRelaxed() {
		for call := range o.Func.Calls() {
			if m.Zeroes(call) && call.Args[0] == o.Value {
				return true
			}
		}
	}
	return false
}

func isZero(v ir.Value) bool {
	n, ok := v.(*ir.Int)
	return ok && n.X.Sign() == 0
}

// findRelaxed reports whether some atomic operation is not an acquire and release, as far as it can be.
func (m *Analysis) findRelaxed() bool {
	if m.relaxed == nil {
		weak := false
		for _, f := range m.Linked.Funcs {
			for inst := range f.Instructions() {
				switch inst := inst.(type) {
				case *ir.Load:
					weak = weak || inst.Order != ir.NotAtomic && inst.Order < ir.Acquire
				case *ir.Store:
					weak = weak || inst.Order != ir.NotAtomic && inst.Order < ir.Release
				case *ir.AtomicRMW:
					weak = weak || inst.Order < ir.AcqRel
				case *ir.CmpXchg:
					weak = weak || inst.Success < ir.AcqRel || inst.Failure < ir.Acquire
				}
			}
		}
		m.relaxed = &weak
	}
	return *m.relaxed
}
