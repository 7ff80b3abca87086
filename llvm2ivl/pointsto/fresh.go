package pointsto

import (
	"strings"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/link"
)

// What calloc gives is zero from the start: nobody can have seen it before it is zeroed. So memory in which all objects of
// the heap are such can begin as zeros, and zeroing them is no step.

// Zeroes reports whether the call, of llvm.memset, writes zeros to the whole of an object that has just been made and that
// nobody else has seen.
func (m *Analysis) Zeroes(call *ir.Call) bool {
	for _, set := range m.findZeroed() {
		if set == call {
			return true
		}
	}
	return false
}

// BornZero reports whether all objects that o, an allocation site, stands for are zero before anybody else can see them. It
// is not, for this purpose, if an address can be that of an object that is gone, or if an atomic operation of the program orders less than acquire and
// release: then another thread could see the object without what was written before.
func (m *Analysis) BornZero(o *Object) bool {
	call, ok := o.Value.(*ir.Call)
	return ok && o.Kind == HeapObject && !m.reuses[o] && !m.findRelaxed() && m.findZeroed()[call] != nil
}

// findZeroed gives, for each call of __gsmack_alloc, the llvm.memset that follows and zeroes all of the object.
func (m *Analysis) findZeroed() map[*ir.Call]*ir.Call {
	if m.zeroed != nil {
		return m.zeroed
	}
	m.zeroed = map[*ir.Call]*ir.Call{}
	for _, f := range m.Linked.Funcs {
		for _, b := range f.Blocks {
			for i, inst := range b.Insts {
				call, ok := inst.(*ir.Call)
				if !ok || len(call.Args) != 1 {
					continue
				}
				if g := ir.CalledFunc(call.Callee); g != nil && link.Primitive(g) && g.Name() == "__gsmack_alloc" {
					if set := m.zeroing(call, b, i+1); set != nil {
						m.zeroed[call] = set
					}
				}
			}
		}
	}
	return m.zeroed
}

// zeroing is the memset that zeroes what alloc made, if control comes to it from instruction i of b without anything being done in between but
// that models note something.
func (m *Analysis) zeroing(alloc *ir.Call, b *ir.Block, i int) *ir.Call {
	seen := map[*ir.Block]bool{}
	for !seen[b] {
		seen[b] = true
		for _, inst := range b.Insts[i:] {
			if _, ok := inst.(*ir.Debug); ok {
				continue
			}
			call, ok := inst.(*ir.Call)
			if !ok {
				return nil
			}
			f := ir.CalledFunc(call.Callee)
			switch {
			case f == nil:
				return nil
			case f.Name() == "__model_note_size" && m.Linked.IsModel(f):
				continue
			case strings.HasPrefix(f.Name(), "llvm.memset.") && call.Args[0] == ir.Value(alloc) && isZero(call.Args[1]) && call.Args[2] == alloc.Args[0]:
				return call
			}
			return nil
		}
		br, ok := b.Term.(*ir.Br)
		if !ok {
			return nil
		}
		b, i = br.Target, 0
	}
	return nil
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
