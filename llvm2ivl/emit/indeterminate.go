package emit

import (
	"maps"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// To read a variable whose address is never taken before it has a value is undefined (C11 6.3.2.1). Which variables are read so
// a dataflow analysis says (definite assignment); only these get a flag, for the check "memory", a local variable that says whether they
// were assigned to.

// findIndeterminate finds out of each plain variable whether it may be read before it has a value.
func (f *funcTranslator) findIndeterminate() {
	unset := f.plainVariables()
	if len(unset) == 0 {
		return
	}
	for a := range unset {
		f.early[a] = false
	}
	before := map[*ir.Block]map[*ir.Alloca]bool{f.fn.Blocks[0]: unset}
	for work := []*ir.Block{f.fn.Blocks[0]}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		state := maps.Clone(before[b])
		for _, inst := range b.Insts {
			if a := f.Mem.Begins(f.fn, inst); a != nil {
				if _, plain := f.early[a]; plain {
					state[a] = true
				}
			}
			switch inst := inst.(type) {
			case *ir.Store:
				if a, ok := inst.Ptr.(*ir.Alloca); ok {
					delete(state, a)
				}
			case *ir.Load:
				if a, ok := inst.Ptr.(*ir.Alloca); ok && state[a] {
					f.early[a] = true
				}
			}
		}
		for _, next := range b.Term.Succs() {
			old, seen := before[next]
			if !seen {
				old = map[*ir.Alloca]bool{}
				before[next] = old
			}
			n := len(old)
			maps.Copy(old, state)
			if !seen || len(old) != n {
				work = append(work, next)
			}
		}
	}
	if !f.opt.Memory || f.opt.AnyUnwritten || f.Linked.IsModel(f.fn) {
		return
	}
	for inst := range f.fn.Instructions() { // in their order
		if a, ok := inst.(*ir.Alloca); ok && f.early[a] {
			f.assigned[a] = f.newLocal(f.Linked.Debug.Variable(a).Name+"$assigned", ivl.BoolType)
		}
	}
}

// plainVariables are the variables of C that are only loaded and stored by their names.
func (f *funcTranslator) plainVariables() map[*ir.Alloca]bool {
	out := map[*ir.Alloca]bool{}
	for _, inst := range f.fn.Blocks[0].Insts {
		if a, ok := inst.(*ir.Alloca); ok && a.Count == nil && f.Linked.Debug.Variable(a) != nil && f.Mem.IsPlain(f.fn, a) {
			out[a] = true
		}
	}
	return out
}

// noteAssigned keeps the flag of the variable at p.
func (f *funcTranslator) noteAssigned(p ir.Value, assigned bool) {
	if a, ok := p.(*ir.Alloca); ok && f.assigned[a] != nil {
		f.assign(ivl.NewIdent(f.assigned[a]), ivl.NewBool(assigned))
	}
}

// demandAssigned asserts that the variable at p has a value.
func (f *funcTranslator) demandAssigned(p ir.Value) {
	if a, ok := p.(*ir.Alloca); ok && f.assigned[a] != nil {
		f.demandFact(ivl.NewIdent(f.assigned[a]), f.Linked.Debug.Variable(a).Name+" is read and has no value yet")
	}
}
