package emit

import (
	"maps"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// To read a variable whose address is never taken before it has a value is undefined (C11 6.3.2.1). Which reads may do so a
// dataflow analysis says (definite assignment); only variables that have such a read get a flag, a local variable, that says
// whether they were assigned to.

// findIndeterminate finds the variables and reads of which that is not known, for the check "memory".
func (f *funcTranslator) findIndeterminate() {
	if !f.opt.Memory || f.opt.AnyUnwritten || f.Linked.IsModel(f.fn) {
		return
	}
	unset := f.plainVariables()
	if len(unset) == 0 {
		return
	}
	before := map[*ir.Block]map[*ir.Alloca]bool{f.fn.Blocks[0]: unset}
	for work := []*ir.Block{f.fn.Blocks[0]}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		state := maps.Clone(before[b])
		for _, inst := range b.Insts {
			switch inst := inst.(type) {
			case *ir.Store:
				if a, ok := inst.Ptr.(*ir.Alloca); ok {
					delete(state, a)
				}
			case *ir.Load:
				if a, ok := inst.Ptr.(*ir.Alloca); ok && state[a] {
					f.assigned[a] = nil
				}
			case *ir.Debug:
				if a := f.declaredAgain(inst, b); a != nil && unset[a] {
					state[a] = true
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
	for inst := range f.fn.Instructions() { // in their order
		if a, ok := inst.(*ir.Alloca); ok {
			if _, ok := f.assigned[a]; ok {
				f.assigned[a] = f.newLocal(f.Linked.Debug.Variable(a).Name+"$assigned", ivl.BoolType)
			}
		}
	}
}

// plainVariables are the variables of C that are only loaded and stored by their names.
func (f *funcTranslator) plainVariables() map[*ir.Alloca]bool {
	out := map[*ir.Alloca]bool{}
	for _, inst := range f.fn.Blocks[0].Insts {
		if a, ok := inst.(*ir.Alloca); ok && a.Count == nil && f.Linked.Debug.Variable(a) != nil {
			switch a.Elem.(type) {
			case *ir.IntType, *ir.PointerType, *ir.FloatType:
				out[a] = true
			}
		}
	}
	drop := func(v ir.Value) {
		if a, ok := v.(*ir.Alloca); ok {
			delete(out, a)
		}
	}
	for _, b := range f.fn.Blocks {
		for _, inst := range b.Insts {
			switch inst := inst.(type) {
			case *ir.Load, *ir.Debug:
			case *ir.Store:
				drop(inst.X)
			default:
				for _, op := range inst.Operands() {
					drop(*op)
				}
			}
		}
		for _, op := range b.Term.Operands() {
			drop(*op)
		}
	}
	return out
}

// declaredAgain is the variable whose declaration in b, in a loop, an instruction marks.
func (f *funcTranslator) declaredAgain(d *ir.Debug, b *ir.Block) *ir.Alloca {
	if a, ok := d.X.(*ir.Alloca); ok && d.Declare && !isParameter(d.Var) && f.inCycle(b) {
		return a
	}
	return nil
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
