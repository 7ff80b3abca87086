package pointsto

import (
	"maps"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// Unoptimised code keeps each variable in memory, where an analysis that does not look at control flow sees all values that it ever has at once: after
// --p, which leads from data to the header in front of it, p would be either, and an access through it one of both. So
// of variables that are only loaded and stored, a load has the values of the stores that reach it (reaching definitions), as if they were in SSA form.

// definitions says which loads of such variables a store of a function reaches.
type definitions struct {
	reach map[*ir.Store][]*ir.Load
	known map[*ir.Load]bool // all loads of such variables
}

// definitions are those of f.
func (b *builder) definitions(f *ir.Func) *definitions {
	d := b.reaching[f]
	if d == nil {
		d = &definitions{map[*ir.Store][]*ir.Load{}, map[*ir.Load]bool{}}
		b.reaching[f] = d
		if f != nil && !f.TakesLabels() && len(f.Unwinding) == 0 {
			d.find(f)
		}
	}
	return d
}

func (d *definitions) find(f *ir.Func) {
	registers := registers(f)
	for _, b := range f.Blocks {
		for i, inst := range b.Insts {
			switch inst := inst.(type) {
			case *ir.Load:
				if registers[inst.Ptr] {
					d.known[inst] = true
				}
			case *ir.Store:
				if registers[inst.Ptr] {
					d.follow(inst, b, i)
				}
			}
		}
	}
}

// follow finds the loads that store, instruction i of b, reaches.
func (d *definitions) follow(store *ir.Store, b *ir.Block, i int) {
	b.Behind(i, func(inst ir.Instruction) (found, over bool) {
		switch inst := inst.(type) {
		case *ir.Load:
			if inst.Ptr == store.Ptr {
				d.reach[store] = append(d.reach[store], inst)
			}
		case *ir.Store:
			over = inst.Ptr == store.Ptr
		}
		return false, over
	})
}

// registers are the variables of f that are only loaded and stored, as values of one type.
func registers(f *ir.Func) map[ir.Value]bool {
	out := f.Promotable()
	maps.DeleteFunc(out, func(v ir.Value, _ bool) bool { return !scalar(v.(*ir.Alloca)) })
	access := func(at ir.Value, order ir.Order, t ir.Type) {
		if a, ok := at.(*ir.Alloca); ok && (order != ir.NotAtomic || !ir.Equal(t, a.Elem)) {
			delete(out, a)
		}
	}
	for inst := range f.Instructions() {
		switch inst := inst.(type) {
		case *ir.Load:
			access(inst.Ptr, inst.Order, inst.Typ)
		case *ir.Store:
			access(inst.Ptr, inst.Order, inst.X.Type())
		}
	}
	return out
}

// scalar reports whether a is one variable of a scalar type.
func scalar(a *ir.Alloca) bool {
	switch a.Elem.(type) {
	case *ir.IntType, *ir.PointerType, *ir.FloatType:
		return a.Count == nil
	}
	return false
}
