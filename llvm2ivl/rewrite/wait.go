package rewrite

import (
	"strings"

	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// A wait with a mutex gives it up and takes it again, and where it has given it up is where a loop around it may be cut (verifier/spin), as
// while (!ready) pthread_cond_wait(&c, &m) is. A model does the first in a function __model_begin_F, and the rest in __model_end_F. Calls in loops of
// functions that call such a one are inlined, so that the loop and where it may be cut are in one function. So are those of functions that call a model
// that looks at its variable arguments, as syscall does, for which the function of the loop has memory (emit).

// beginPrefix and endPrefix begin the names of functions that are a part of one of C.
const (
	beginPrefix = "__model_begin_"
	endPrefix   = "__model_end_"
)

// waiters finds the functions that wait.
type waiters struct {
	*rewriter
	known map[*ir.Func]bool // memo of wait
	loops map[*ir.Func]map[*ir.Block]bool
}

// waits inlines the functions that wait where a loop of the program calls them.
func (r *rewriter) waits(program []*ir.Func) {
	w := &waiters{rewriter: r, known: map[*ir.Func]bool{}, loops: map[*ir.Func]map[*ir.Block]bool{}}
	some := false
	for name, g := range r.models {
		some = some || strings.HasPrefix(name, beginPrefix) || w.varies(g)
	}
	if !some {
		return
	}
	in := &inliner{layout: r.layout, small: map[*ir.Func]bool{}}
	for _, f := range program {
		if w.inline(in, f) {
			r.scopes(f)
		}
	}
}

// inline inlines them in f.
func (w *waiters) inline(in *inliner, f *ir.Func) (changed bool) {
	next := func() (*ir.Block, int) {
		for _, b := range f.Blocks {
			for i, inst := range b.Insts {
				call, ok := inst.(*ir.Call)
				if !ok {
					continue
				}
				if g := ir.CalledFunc(call.Callee); g != nil && g != f && w.wait(g) && w.repeats(b) && in.inlinable(call, g) {
					return b, i
				}
			}
		}
		return nil, 0
	}
	for left := maxInlining; left > 0; {
		b, i := next()
		if b == nil {
			break
		}
		left -= splice(w.layout, f, b, i)
		delete(w.loops, f)
		changed = true
	}
	return changed
}

// wait reports whether f waits, not in a loop of its own.
func (w *waiters) wait(f *ir.Func) bool {
	if known, ok := w.known[f]; ok {
		return known
	}
	w.known[f] = false // for recursion
	for _, b := range f.Blocks {
		for call := range b.Calls() {
			g := ir.CalledFunc(call.Callee)
			if g != nil && (strings.HasPrefix(g.Name(), beginPrefix) || w.varies(g) || w.wait(g)) && !w.repeats(b) {
				w.known[f] = true
			}
		}
	}
	return w.known[f]
}

// varies reports whether f is a model that looks at its variable arguments.
func (w *waiters) varies(f *ir.Func) bool {
	return w.models[f.Name()] == f && f.LooksAtVarArgs()
}

// repeats reports whether a block is in a loop of its function.
func (w *waiters) repeats(b *ir.Block) bool {
	within, ok := w.loops[b.Func]
	if !ok {
		g := b.Func.Flow()
		within = map[*ir.Block]bool{}
		for i, l := range digraph.Loops(g.Succs, g.Preds).Of {
			if l != nil {
				within[g.Blocks[i]] = true
			}
		}
		w.loops[b.Func] = within
	}
	return within[b]
}
