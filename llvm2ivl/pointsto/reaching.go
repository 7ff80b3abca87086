package pointsto

import (
	"maps"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// Unoptimised code keeps each variable in memory, where an analysis that does not look at control flow sees all values that it ever has at once: after
// --p, which leads from data to the header in front of it, p would be either, and an access through it one of both. So
// of variables that are only loaded and stored, a load has the values of the stores that reach it (reaching definitions), as if they were in SSA form.
// After `q = p = malloc(n); if (p) q = p + 1;`, q is not p, which is null where q keeps it.

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
	fn := &flow{map[ir.Value]point{}, map[*ir.Load][]ir.Instruction{}}
	var defs []ir.Instruction
	for _, b := range f.Blocks {
		for i, inst := range b.Insts {
			fn.at[inst] = point{b, i}
			if registers[defined(inst)] {
				defs = append(defs, inst)
			}
			if load, ok := inst.(*ir.Load); ok && registers[load.Ptr] {
				d.known[load] = true
			}
		}
	}
	for _, def := range defs {
		loads := fn.loads(def, nil)
		for _, load := range loads {
			fn.comes[load] = append(fn.comes[load], def)
		}
		if s, ok := def.(*ir.Store); ok {
			d.reach[s] = loads
		}
	}
	null := map[ir.Value]map[*ir.Block]*ir.Block{}
	for _, b := range f.Blocks {
		if x, other := fn.tests(b); x != nil {
			if null[x] == nil {
				null[x] = map[*ir.Block]*ir.Block{}
			}
			null[x][b] = other
		}
	}
	for s := range d.reach {
		if only := null[fn.value(s)]; only != nil {
			d.reach[s] = fn.loads(s, only)
		}
	}
}

// defined is the variable that inst stores to, or that has no value behind it: any, for all that is known; nil if there is none.
func defined(inst ir.Instruction) ir.Value {
	switch inst := inst.(type) {
	case *ir.Store:
		return inst.Ptr
	case *ir.Alloca:
		return inst
	}
	if a, _ := ir.Lifetime(inst); a != nil {
		return a
	}
	return nil
}

// flow is where the values of a function come from: where each is computed, and what defines the variable that each load reads.
type flow struct {
	at    map[ir.Value]point
	comes map[*ir.Load][]ir.Instruction
}

// point is instruction i of b.
type point struct {
	b *ir.Block
	i int
}

// loads are those that a definition reaches by an execution that goes from a block of only to where that says.
func (fn *flow) loads(def ir.Instruction, only map[*ir.Block]*ir.Block) []*ir.Load {
	var out []*ir.Load
	at, variable := fn.at[def], defined(def)
	at.b.BehindAlong(at.i, func(b *ir.Block) []*ir.Block {
		if next := only[b]; next != nil {
			return []*ir.Block{next}
		}
		return b.Term.Succs()
	}, func(inst ir.Instruction) (found, over bool) {
		switch inst := inst.(type) {
		case *ir.Load:
			if inst.Ptr == variable {
				out = append(out, inst)
			}
		case *ir.Store:
			over = inst.Ptr == variable
		}
		return false, over
	})
	return out
}

// origin is the value that v is, loaded from variables to which only one store comes, and which have a value. by is the last of these stores, and n how
// many there are.
func (fn *flow) origin(v ir.Value) (x ir.Value, by *ir.Store, n int) {
	for x = v; ; n++ {
		load, ok := x.(*ir.Load)
		if !ok || len(fn.comes[load]) != 1 || n > len(fn.comes) {
			return x, by, n
		}
		s, ok := fn.comes[load][0].(*ir.Store)
		if !ok {
			return x, by, n
		}
		by, x = s, s.X
	}
}

// value is what s stores, if it is a parameter, or is computed in the same block: then an execution that comes back to where it is computed stores it again.
func (fn *flow) value(s *ir.Store) ir.Value {
	x, _, n := fn.origin(s.X)
	if _, ok := x.(*ir.Param); ok || n == 0 && fn.at[x].b == fn.at[s].b {
		return x
	}
	return nil
}

// tests says which value the branch at the end of b compares with null, and where it leads if that is another.
func (fn *flow) tests(b *ir.Block) (x ir.Value, other *ir.Block) {
	br, ok := b.Term.(*ir.CondBr)
	if !ok || br.Then == br.Else {
		return nil, nil
	}
	cmp, ok := br.Cond.(*ir.ICmp)
	if !ok || cmp.Pred != "eq" && cmp.Pred != "ne" {
		return nil, nil
	}
	if _, ok := cmp.Y.(*ir.Null); !ok {
		return nil, nil
	}
	if other = br.Then; cmp.Pred == "eq" {
		other = br.Else
	}
	x, by, n := fn.origin(cmp.X)
	if _, ok := x.(*ir.Param); ok || n == 0 {
		return x, other
	}
	// The load is behind the store, and no other one is between it and the branch.
	load, store := fn.at[cmp.X], fn.at[by]
	if n == 1 && fn.at[x].b == store.b && load.b == b && fn.at[cmp].b == b && (store.b != b || store.i < load.i) {
		return x, other
	}
	return nil, nil
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
