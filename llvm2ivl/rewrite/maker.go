package rewrite

import (
	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// maxCopied is the number of instructions of all copies that CopyMakers makes.
const maxCopied = 20000

// CopyMakers gives each call of a function that makes objects a copy of its own, so that what one caller keeps in its
// objects is not mixed up with what others do: calloc writes zeros into both, and an analysis that does not tell its callers apart
// would take the two objects for one. All calls are inlined in the end, so that copies cost nothing there. A call by address, outside
// of models, has a copy of each function that it may mean and that returns a pointer (Call.Own).
//
// funcs are all functions that are reached, and taken is told of each copy of one of them. Recursive functions and labels
// are left as they are.
func CopyMakers(entries, funcs []*ir.Func, model func(*ir.Func) bool, taken func(of, copied *ir.Func)) {
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
	all := append([]*ir.Func{}, funcs...)
	left := maxCopied
	copied := func(g *ir.Func) *ir.Func {
		left -= makers[g]
		c := g.Copy()
		makers[c], owned[c] = makers[g], true
		all = append(all, c)
		taken(g, c)
		return c
	}
	for i := 0; i < len(all); i++ {
		for inst := range all[i].Instructions() {
			call, ok := inst.(*ir.Call)
			if !ok {
				continue
			}
			g := ir.CalledFunc(call.Callee)
			if _, asm := call.Callee.(*ir.InlineAsm); g == nil && !asm && ir.Equal(call.Typ, ir.Ptr) && !model(all[i]) {
				call.Own = nil
				for _, m := range meant {
					if len(m.Params) <= len(call.Args) && makers[m] <= left {
						call.Own = append(call.Own, copied(m))
					}
				}
			}
			if makers[g] == 0 {
				continue
			}
			if !owned[g] {
				owned[g] = true
				continue
			}
			if makers[g] > left {
				return
			}
			call.Callee = copied(g)
		}
	}
}

// findMakers gives the number of instructions of each function that makes objects, itself or in a function that it may call,
// and that can be copied. What is called by address may be any function that returns a pointer and is mentioned.
func findMakers(funcs []*ir.Func, mentioned map[ir.Constant]bool) map[*ir.Func]int {
	index := map[*ir.Func]int{}
	for i, f := range funcs {
		index[f] = i
	}
	calls := make([][]int, len(funcs))
	makes, indirect := make([]bool, len(funcs)), make([]bool, len(funcs))
	size := make([]int, len(funcs))
	for i, f := range funcs {
		for inst := range f.Instructions() {
			size[i]++
			call, ok := inst.(*ir.Call)
			if !ok {
				continue
			}
			g := ir.CalledFunc(call.Callee)
			if g == nil {
				_, pointer := call.Typ.(*ir.PointerType)
				indirect[i] = indirect[i] || pointer
				continue
			}
			if to, ok := index[g]; ok {
				calls[i] = append(calls[i], to)
			}
			makes[i] = makes[i] || len(g.Blocks) == 0 && (g.Name() == "__gsmack_alloc" || g.Name() == "__gsmack_realloc")
		}
	}
	for changed := true; changed; {
		changed = false
		anybody := false // may make an object, if it is called by its address
		for i, f := range funcs {
			anybody = anybody || makes[i] && mentioned[f] && ir.Equal(f.Ret, ir.Ptr)
		}
		for i := range funcs {
			if indirect[i] && anybody && !makes[i] {
				makes[i], changed = true, true
			}
			for _, to := range calls[i] {
				if makes[to] && !makes[i] {
					makes[i], changed = true, true
				}
			}
		}
	}
	out := map[*ir.Func]int{}
	cyclic := digraph.Cyclic(len(funcs), digraph.Lists(func(i int) []int { return calls[i] }))
	for i, f := range funcs {
		if makes[i] && !cyclic[i] && !f.TakesLabels() {
			out[f] = size[i] + 1
		}
	}
	return out
}
