package rewrite

import (
	"slices"

	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// A loop may give the address of a variable to functions that only load and store it: each try counts in it how long to wait
// before the next, or has it say until when. But for these calls such a variable is a register, or its members are. They are inlined, so that it becomes
// one, and what can make a difference of it is known (cfg.NewRelevance). Functions are inlined if their own variables are registers, too,
// and they are not executed as a whole.

// Limits, in instructions, of what is inlined: one function, and all into one.
const (
	maxInlined  = 600
	maxInlining = 2000
)

// inliner inlines calls into one function after the other.
type inliner struct {
	layout   *ir.Layout
	small    map[*ir.Func]bool // memo of inlinable
	repeated map[*ir.Func]bool // that loops call, directly or not
	loops    bool              // accesses has met something that a loop repeats
	returns  bool              // the function that accesses has looked at returns the address
}

// newInliner makes one for the functions of the program.
func newInliner(layout *ir.Layout, funcs []*ir.Func) *inliner {
	in := &inliner{layout: layout, small: map[*ir.Func]bool{}, repeated: map[*ir.Func]bool{}}
	var looped []*ir.Func
	for _, f := range funcs {
		cyclic := f.Cyclic()
		for _, b := range f.Blocks {
			for call := range b.Calls() {
				if g := ir.CalledFunc(call.Callee); g != nil && cyclic[b] {
					looped = append(looped, g)
				}
			}
		}
	}
	for _, f := range digraph.Reach(callees, looped...) {
		in.repeated[f] = true
	}
	return in
}

// callees are the functions that f calls by name.
func callees(f *ir.Func) (out []*ir.Func) {
	for call := range f.Calls() {
		if g := ir.CalledFunc(call.Callee); g != nil {
			out = append(out, g)
		}
	}
	return out
}

// calleesFirst orders functions so that those which one calls come before it, unless they call it in turn.
func calleesFirst(funcs []*ir.Func) (out []*ir.Func) {
	calls := callGraph(funcs)
	for _, component := range digraph.Components(len(funcs), digraph.Lists(func(i int) []int { return calls[i] })) {
		for _, i := range component {
			out = append(out, funcs[i])
		}
	}
	return out
}

// accessors inlines the calls in f that are given the address of a variable which, but for such calls, is only loaded and
// stored, if a loop does so.
func (r *inliner) accessors(f *ir.Func) (changed bool) {
	if len(f.Blocks) == 0 || f.TakesLabels() {
		return false
	}
	for r.unholdAddress(f) {
		changed = true
	}
	begun := map[*ir.Alloca]bool{}
	for left := maxInlining; left > 0; {
		b, i := r.next(f, begun)
		if b == nil {
			break
		}
		left -= splice(r.layout, f, b, i)
		changed = true
	}
	if changed {
		r.present(f)
		fold(&constant.Evaluator{Layout: r.layout}, f)
	}
	return changed
}

// present decides comparisons with null of the addresses of variables.
func (r *inliner) present(f *ir.Func) {
	known := map[ir.Value]ir.Value{}
	for inst := range f.Instructions() {
		cmp, ok := inst.(*ir.ICmp)
		if !ok || cmp.Pred != "eq" && cmp.Pred != "ne" {
			continue
		}
		if variableOf(r.layout, cmp.X) != nil && isNull(cmp.Y) || isNull(cmp.X) && variableOf(r.layout, cmp.Y) != nil {
			known[cmp] = ir.NewInt(ir.I1, map[ir.Pred]int64{"eq": 0, "ne": 1}[cmp.Pred])
		}
	}
	f.Replace(known)
	for _, b := range f.Blocks {
		b.Insts = slices.DeleteFunc(b.Insts, func(inst ir.Instruction) bool { return known[inst] != nil })
	}
}

// next finds a call to inline in f; nil if there is none. It notes which variables it has begun to make registers.
func (r *inliner) next(f *ir.Func, begun map[*ir.Alloca]bool) (*ir.Block, int) {
	var cyclic map[*ir.Block]bool
	for _, inst := range f.Blocks[0].Insts {
		a, ok := inst.(*ir.Alloca)
		if !ok || a.Count != nil {
			continue
		}
		if cyclic == nil {
			cyclic = f.Cyclic()
		}
		loops := func(b *ir.Block) bool { return r.repeated[f] || cyclic[b] }
		r.loops = false
		calls, ok := r.accesses(f, a, a.Elem, loops, 0)
		if !ok || !r.loops && !begun[a] {
			continue
		}
		begun[a] = true // and each of its calls goes: those behind the loop, too
		for _, b := range f.Blocks {
			for i, inst := range b.Insts {
				if call, ok := inst.(*ir.Call); ok && slices.Contains(calls, call) {
					return b, i
				}
			}
		}
	}
	return nil, 0
}

// maxAccessors bounds how far an address is followed: into functions, out of the variables that hold it, to members.
const maxAccessors = 20

// accesses gives the calls that get v, an address in f, if f and they only load and store there: values of elem, or of members if elem is a structure.
// loops says which blocks of f a loop repeats, and is nil in the functions called, where their own loops do.
func (r *inliner) accesses(f *ir.Func, v ir.Value, elem ir.Type, loops func(*ir.Block) bool, depth int) (calls []*ir.Call, ok bool) {
	if depth > maxAccessors {
		return nil, false
	}
	_, structure := elem.(*ir.StructType)
	typed := func(t ir.Type) bool { return structure || ir.Equal(t, elem) }
	var cyclic map[*ir.Block]bool // of a function that is called
	if loops == nil {
		cyclic = f.Cyclic()
	}
	repeats := func(b *ir.Block) { r.loops = r.loops || cyclic[b] || loops != nil && loops(b) }
	returned := false
	var derived []ir.Value      // the same address, and those of members
	held := map[ir.Value]bool{} // what holds v from its only store on
	for at, b := range f.Blocks {
		for i, inst := range b.Insts {
			if a, _ := ir.Lifetime(inst); a != nil && a == v {
				continue
			}
			switch inst := inst.(type) {
			case *ir.Load:
				if inst.Ptr == v {
					if inst.Order != ir.NotAtomic || inst.Volatile || !typed(inst.Typ) {
						return nil, false
					}
					repeats(b)
				}
				continue
			case *ir.Store:
				if inst.Ptr == v {
					if inst.Order != ir.NotAtomic || inst.Volatile || inst.X == v || !typed(inst.X.Type()) {
						return nil, false
					}
					repeats(b)
				}
				if inst.X == v {
					if at != 0 || !holds(f, inst, i) {
						return nil, false
					}
					held[inst.Ptr] = true
				}
				continue
			case *ir.GEP:
				if _, literal := r.layout.LiteralDistance(inst); structure && literal && inst.Base == v {
					derived = append(derived, inst)
					continue
				}
			case *ir.ICmp:
				if isNull(inst.X) || isNull(inst.Y) {
					continue
				}
			case *ir.Call:
				if structure && copies(inst) {
					continue
				}
				g := ir.CalledFunc(inst.Callee)
				if !slices.Contains(inst.Args, v) || inst.Callee == v {
					break
				}
				if g == f || !r.inlinable(inst, g) {
					return nil, false
				}
				r.returns = false
				for i, arg := range inst.Args {
					if arg != v {
						continue
					}
					if _, ok := r.accesses(g, g.Params[i], elem, nil, depth+1); !ok {
						return nil, false
					}
				}
				if r.returns {
					derived = append(derived, inst)
				}
				calls = append(calls, inst)
				repeats(b)
				continue
			}
			if names(inst, v) {
				return nil, false
			}
		}
		if ret, ok := b.Term.(*ir.Ret); ok && ret.X == v && loops == nil {
			returned = true
			continue
		}
		if names(b.Term, v) {
			return nil, false
		}
	}
	for inst := range f.Instructions() {
		if load, ok := inst.(*ir.Load); ok && held[load.Ptr] {
			derived = append(derived, load)
		}
	}
	for _, d := range derived {
		more, ok := r.accesses(f, d, elem, loops, depth+1)
		if !ok {
			return nil, false
		}
		calls = append(calls, more...)
		returned = returned || r.returns
	}
	r.returns = returned
	return calls, true
}

func isNull(v ir.Value) bool {
	_, ok := v.(*ir.Null)
	return ok
}

// holds reports whether the store, which is the i-th instruction of f, is the only one to a variable that is only loaded and
// stored, and no load comes before it.
func holds(f *ir.Func, store *ir.Store, i int) bool {
	a, ok := store.Ptr.(*ir.Alloca)
	if !ok || a.Count != nil || store.Order != ir.NotAtomic || store.Volatile || !private(f, a) || f.Cyclic()[f.Blocks[0]] {
		return false
	}
	for _, inst := range f.Blocks[0].Insts[:i] {
		if load, ok := inst.(*ir.Load); ok && load.Ptr == a {
			return false
		}
	}
	for inst := range f.Instructions() {
		switch inst := inst.(type) {
		case *ir.Load:
			if inst.Ptr == a && !ir.Equal(inst.Typ, store.X.Type()) {
				return false
			}
		case *ir.Store:
			if inst.Ptr == a && inst != store {
				return false
			}
		}
	}
	return true
}

// inlinable reports whether the call can be replaced by the body of g.
func (r *inliner) inlinable(call *ir.Call, g *ir.Func) bool {
	if g == nil || len(g.Blocks) == 0 || len(call.Args) != len(g.Params) || !ir.Equal(call.Typ, g.Ret) {
		return false
	}
	for i, p := range g.Params {
		if p.ByVal != nil || !ir.Equal(call.Args[i].Type(), p.Typ) {
			return false
		}
	}
	small, known := r.small[g]
	if !known {
		small = !g.Variadic && !g.TakesLabels() && !g.OneStep() && !g.Error() && r.registers(g)
		r.small[g] = small
	}
	return small
}

// registers reports whether g is small, may return, and has no variables but those that are only accessed by their names.
func (r *inliner) registers(g *ir.Func) bool {
	size, returns := 0, false
	for _, b := range g.Blocks {
		size += len(b.Insts)
		_, ret := b.Term.(*ir.Ret)
		returns = returns || ret
	}
	if size > maxInlined || !returns {
		return false
	}
	for at, b := range g.Blocks {
		for _, inst := range b.Insts {
			if a, ok := inst.(*ir.Alloca); ok && (at > 0 || a.Count != nil || !own(g, r.layout, a)) {
				return false
			}
		}
	}
	return true
}

// splice puts the body of the function into the place of its call, the i-th instruction of a block of f, and gives the number of instructions.
func splice(layout *ir.Layout, f *ir.Func, b *ir.Block, i int) int {
	call := b.Insts[i].(*ir.Call)
	for _, arg := range call.Args {
		if a := variableOf(layout, arg); a != nil {
			a.Taken = true
		}
	}
	g := ir.CalledFunc(call.Callee).Copy()
	unhold(g)
	placed := false // of a model no instruction is
	for inst := range g.Instructions() {
		placed = placed || inst.Place() != (ir.Loc{})
	}
	var unset []ir.Instruction // each activation has variables of its own, which begin without a value, and again where they are declared
	for _, inst := range g.Blocks[0].Insts {
		if a, ok := inst.(*ir.Alloca); ok && readFirst(layout, g, g.Blocks[0], -1, a) {
			unset = append(unset, lifetime(layout, "start", a, call.At))
			markDeclared(layout, g, a)
		}
	}
	behind := b.SplitBehind(i)
	behind.Label = b.Label + "." + g.Name()
	values := map[ir.Value]ir.Value{}
	for j, p := range g.Params {
		values[p] = call.Args[j]
	}
	size := 1
	var variables []ir.Instruction
	result := &ir.Phi{Instr: call.Instr, Typ: call.Typ}
	for _, c := range g.Blocks {
		c.Func = f
		size += len(c.Insts)
		c.Replace(values)
		c.Insts = slices.DeleteFunc(c.Insts, func(inst ir.Instruction) bool {
			a, ok := inst.(*ir.Alloca)
			if ok {
				variables = append(variables, a)
			} else if to, ok := inst.(interface{ SetPlace(ir.Loc) }); ok && !placed {
				to.SetPlace(call.At)
			}
			return ok
		})
		if ret, ok := c.Term.(*ir.Ret); ok {
			if ret.X != nil {
				result.Incs = append(result.Incs, ir.Incoming{X: ret.X, Pred: c})
			}
			c.Term = &ir.Br{Term: ret.Term, Target: behind}
		}
	}
	b.Insts = append(b.Insts[:i:i], unset...)
	b.Term = &ir.Br{Term: ir.Term{At: call.At}, Target: g.Blocks[0]}
	f.Blocks = slices.Insert(f.Blocks, slices.Index(f.Blocks, b)+1, g.Blocks...)
	prepend(f.Blocks[0], variables...)
	for _, c := range g.Unwinding {
		if !slices.Contains(f.Unwinding, c) {
			f.Unwinding = append(f.Unwinding, c)
		}
	}
	switch len(result.Incs) {
	case 0:
	case 1:
		f.Replace(map[ir.Value]ir.Value{call: result.Incs[0].X})
	default:
		prepend(behind, result)
		f.Replace(map[ir.Value]ir.Value{call: result})
	}
	return size
}

// markDeclared marks that the life of a starts where it is declared, if nothing in f says when it does.
func markDeclared(layout *ir.Layout, f *ir.Func, a *ir.Alloca) {
	for inst := range f.Instructions() {
		if b, begins := ir.Lifetime(inst); begins && b == a {
			return
		}
	}
	for _, b := range f.Blocks {
		for i := len(b.Insts) - 1; i >= 0; i-- {
			if d, ok := b.Insts[i].(*ir.Debug); ok && d.Declare && d.X == ir.Value(a) && (d.Var == nil || d.Var.Arg == 0) {
				b.Insts = slices.Insert(b.Insts, i, lifetime(layout, "start", a, d.At))
			}
		}
	}
}

// unhold puts the parameters of g that are pointers into the place of the variables that hold nothing else, which clang makes for them.
func unhold(g *ir.Func) {
	held := map[ir.Value]*ir.Param{}
	for i, inst := range g.Blocks[0].Insts {
		store, ok := inst.(*ir.Store)
		if !ok {
			continue
		}
		if p, ok := store.X.(*ir.Param); ok && ir.Equal(p.Typ, ir.Ptr) && holds(g, store, i) {
			held[store.Ptr] = p
		}
	}
	values := map[ir.Value]ir.Value{}
	for inst := range g.Instructions() {
		if load, ok := inst.(*ir.Load); ok && held[load.Ptr] != nil {
			values[load] = held[load.Ptr]
		}
	}
	supersede(g, values, func(v ir.Value) bool { return held[v] != nil })
}

// supersede puts the values of loads into their place, and drops the variables of f that are held so, with all that is done with them.
func supersede(f *ir.Func, values map[ir.Value]ir.Value, held func(ir.Value) bool) {
	for _, b := range f.Blocks {
		b.Replace(values)
		b.Insts = slices.DeleteFunc(b.Insts, func(inst ir.Instruction) bool {
			switch inst := inst.(type) {
			case *ir.Alloca:
				return held(inst)
			case *ir.Load:
				return held(inst.Ptr)
			case *ir.Store:
				return held(inst.Ptr)
			case *ir.Debug:
				return held(inst.X)
			}
			a, _ := ir.Lifetime(inst)
			return a != nil && held(a)
		})
	}
}

// unholdAddress puts the address of a variable of f, or of a member of one, into the place of a parameter that holds nothing else, if loops read that. Where clang
// itself inlines a function (always_inline), its parameters are variables of f. While one is in use the variable whose address it was given is alive, which
// is not known of other variables. It reports whether there was one.
func (r *inliner) unholdAddress(f *ir.Func) bool {
	var cyclic map[*ir.Block]bool
	var g *ir.Flow
	var idom []int
	type place struct{ block, at int }
	for _, inst := range f.Blocks[0].Insts {
		a, ok := inst.(*ir.Alloca)
		if !ok || a.Count != nil || !ir.Equal(a.Elem, ir.Ptr) || !private(f, a) {
			continue
		}
		if g == nil {
			cyclic, g = f.Cyclic(), f.Flow()
			if len(g.Blocks) < len(f.Blocks) {
				return false // some cannot be reached
			}
			idom = digraph.Dominators(g.Succs, g.Preds, 0)
		}
		var variable *ir.CVariable
		var stores []*ir.Store
		var stored place
		var loads, starts []place
		repeats, whole := false, true
		values := map[ir.Value]ir.Value{}
		for i, b := range g.Blocks {
			for k, inst := range b.Insts {
				switch inst := inst.(type) {
				case *ir.Load:
					if inst.Ptr == ir.Value(a) {
						whole = whole && !inst.Volatile && inst.Order == ir.NotAtomic && ir.Equal(inst.Typ, ir.Ptr)
						repeats = repeats || r.repeated[f] || cyclic[b]
						loads, values[inst] = append(loads, place{i, k}), nil
					}
				case *ir.Store:
					if inst.Ptr == ir.Value(a) {
						whole = whole && !inst.Volatile && inst.Order == ir.NotAtomic
						stores, stored = append(stores, inst), place{i, k}
					}
				case *ir.Debug:
					if inst.X == ir.Value(a) && inst.Declare {
						variable = inst.Var
					}
				case *ir.Call:
					if v, begins := ir.Lifetime(inst); v == a && begins {
						starts = append(starts, place{i, k})
					}
				}
			}
		}
		if variable == nil || variable.Arg == 0 || len(stores) != 1 || !whole || !repeats {
			continue
		}
		if v := variableOf(r.layout, stores[0].X); v == nil || !slices.Contains(f.Blocks[0].Insts, ir.Instruction(v)) {
			continue // none, or one of each round
		}
		before := func(p, q place) bool {
			return p.block == q.block && p.at < q.at || p.block != q.block && digraph.Dominates(idom, p.block, q.block)
		}
		// All that is read was stored, also where the life of the variable starts anew.
		if slices.ContainsFunc(loads, func(l place) bool { return !before(stored, l) }) ||
			slices.ContainsFunc(starts, func(l place) bool { return !before(l, stored) }) {
			continue
		}
		for load := range values {
			values[load] = stores[0].X
		}
		g.Blocks[stored.block].Insts[stored.at] = &ir.Debug{Instr: stores[0].Instr, Var: variable, X: stores[0].X}
		supersede(f, values, func(v ir.Value) bool { return v == ir.Value(a) })
		return true
	}
	return false
}
