package rewrite

import (
	"slices"

	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// maxCopied is the number of instructions of all copies that CopyCallees makes of functions that make objects, and again of all others.
const maxCopied = 20000

// CopyCallees gives each call of a function that makes objects a copy of its own, so that what one caller keeps in its
// objects is not mixed up with what others do: calloc writes zeros into both, and an analysis that does not tell its callers apart
// would take the two objects for one. This is context sensitivity by cloning.
//
// Functions that take pointers are copied, too: one that loads from where it is told, or puts a node into the list that it is given,
// would make one of all that is loaded, and of all lists. Of models only those are copied that follow pointers themselves, as strcpy
// does. All calls are inlined in the end, so that copies cost nothing there.
//
// A call by address, outside of models, has a copy of each function that it may mean, that makes objects and that returns a pointer (Call.Own).
//
// funcs are all functions that are reached, and taken is told of each copy of one of them. Recursive functions and labels
// are left as they are.
func CopyCallees(entries, funcs []*ir.Func, model func(*ir.Func) bool, taken func(of, copied *ir.Func)) {
	owned := map[ir.Constant]bool{} // the functions that have a caller already, or may be called from anywhere
	ir.AddressesTaken(funcs, owned)
	for _, f := range entries {
		owned[f] = true
	}
	makers := findMakers(funcs, owned)
	var meant []*ir.Func // what a call by address may mean
	for _, f := range funcs {
		if owned[f] && makers[f] > 0 && ir.Equal(f.Ret, ir.Ptr) {
			meant = append(meant, f)
		}
	}
	c := &copier{all: slices.Clone(funcs), owned: owned, model: model, size: makers, left: maxCopied, taken: taken}
	c.copy(func(in *ir.Func, call *ir.Call) {
		if isAssembly(call) || ir.CalledFunc(call.Callee) != nil || !ir.Equal(call.Typ, ir.Ptr) || model(in) {
			return
		}
		call.Own = nil
		for _, m := range meant {
			if len(m.Params) <= len(call.Args) && makers[m] <= c.left {
				call.Own = append(call.Own, c.copied(m))
			}
		}
	})
	c.size, c.left = findTakers(c.all, func(f *ir.Func) bool { return model(f) && !followsPointers(f) || makers[f] > 0 }), maxCopied
	c.model = func(*ir.Func) bool { return false }
	c.copy(func(*ir.Func, *ir.Call) {})
}

// copier copies functions for their calls.
type copier struct {
	all   []*ir.Func // with the copies
	owned map[ir.Constant]bool
	model func(*ir.Func) bool // what is copied without a limit
	size  map[*ir.Func]int    // in instructions, of what is copied
	left  int                 // instructions that may be copied
	taken func(of, copied *ir.Func)
}

// copy gives each call of what is copied a copy, as long as there is room, but the first call the function itself unless it is owned. Others are told of each call.
func (c *copier) copy(each func(in *ir.Func, call *ir.Call)) {
	for i := 0; i < len(c.all); i++ {
		for call := range c.all[i].Calls() {
			each(c.all[i], call)
			switch g := ir.CalledFunc(call.Callee); {
			case c.size[g] == 0:
			case !c.owned[g]:
				c.owned[g] = true
			case c.size[g] > c.left && !c.model(g): // allocation sites are told apart in any case
			default:
				call.Callee = c.copied(g)
			}
		}
	}
}

func (c *copier) copied(g *ir.Func) *ir.Func {
	c.left -= c.size[g]
	out := g.Copy()
	c.size[out], c.owned[out] = c.size[g], true
	c.all = append(c.all, out)
	c.taken(g, out)
	return out
}

// findMakers gives the number of instructions of each function that makes objects, itself or in a function that it may call,
// and that can be copied. What is called by address may be any function that returns a pointer and is mentioned.
func findMakers(funcs []*ir.Func, mentioned map[ir.Constant]bool) map[*ir.Func]int {
	var allocators []*ir.Func
	for _, f := range funcs {
		for call := range f.Calls() {
			if g := ir.CalledFunc(call.Callee); g != nil && len(g.Blocks) == 0 && (g.Name() == "__gsmack_alloc" || g.Name() == "__gsmack_realloc") {
				allocators = append(allocators, g)
			}
		}
	}
	makes := callersOf(funcs, allocators, func(call *ir.Call) bool { return ir.IsPointer(call.Typ) },
		func(f *ir.Func) bool { return mentioned[f] && ir.Equal(f.Ret, ir.Ptr) })
	return copyable(funcs, func(f *ir.Func, _ int) bool { return makes[f] })
}

// callersOf finds the functions from which calls lead to one of targets, and these: calls by name, and those by address, of what may be called so.
// Nil is among them if a call by address may lead there.
func callersOf(funcs, targets []*ir.Func, byAddress func(*ir.Call) bool, taken func(*ir.Func) bool) map[*ir.Func]bool {
	callers := map[*ir.Func][]*ir.Func{}
	for _, f := range funcs {
		for call := range f.Calls() {
			if g := ir.CalledFunc(call.Callee); g != nil || byAddress(call) {
				callers[g] = append(callers[g], f)
			}
		}
	}
	out := map[*ir.Func]bool{}
	for _, f := range digraph.Reach(func(g *ir.Func) []*ir.Func {
		if g != nil && taken(g) {
			return append(slices.Clip(callers[g]), nil)
		}
		return callers[g]
	}, targets...) {
		out[f] = true
	}
	return out
}

// findTakers gives the number of instructions of each function that takes a pointer, is not among others, and can be copied.
func findTakers(funcs []*ir.Func, others func(*ir.Func) bool) map[*ir.Func]int {
	return copyable(funcs, func(f *ir.Func, size int) bool {
		return size <= maxInlined && !others(f) && slices.ContainsFunc(f.Params, func(p *ir.Param) bool { return ir.IsPointer(p.Typ) })
	})
}

// followsPointers reports whether f accesses memory by computed addresses, and calls no other function, as strcpy.
func followsPointers(f *ir.Func) (follows bool) {
	for inst := range f.Instructions() {
		var at ir.Value
		switch inst := inst.(type) {
		case *ir.Call:
			if g := ir.CalledFunc(inst.Callee); g == nil || len(g.Blocks) > 0 {
				return false
			}
		case *ir.Load:
			at = inst.Ptr
		case *ir.Store:
			at = inst.Ptr
		}
		switch at.(type) {
		case *ir.GEP, *ir.Phi, *ir.Param:
			follows = true
		}
	}
	return follows
}

// callGraph lists for each function the places of those that it calls by name.
func callGraph(funcs []*ir.Func) [][]int {
	index := map[*ir.Func]int{}
	for i, f := range funcs {
		index[f] = i
	}
	calls := make([][]int, len(funcs))
	for i, f := range funcs {
		for call := range f.Calls() {
			if to, ok := index[ir.CalledFunc(call.Callee)]; ok {
				calls[i] = append(calls[i], to)
			}
		}
	}
	return calls
}

// copyable are the functions that are wanted, do not call themselves and have no labels, with their numbers of instructions.
func copyable(funcs []*ir.Func, wanted func(f *ir.Func, size int) bool) map[*ir.Func]int {
	calls := callGraph(funcs)
	cyclic := digraph.Cyclic(len(funcs), digraph.Lists(func(i int) []int { return calls[i] }))
	out := map[*ir.Func]int{}
	for i, f := range funcs {
		size := 0
		for range f.Instructions() {
			size++
		}
		if wanted(f, size) && !cyclic[i] && !f.TakesLabels() {
			out[f] = size + 1
		}
	}
	return out
}
