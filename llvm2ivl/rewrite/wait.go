package rewrite

import (
	"cmp"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// A wait with a mutex gives it up and takes it again. A loop around it, as while (!ready) pthread_cond_wait(&c, &m), may be cut
// where the wait has given it up (verifier/spin). A model does what comes before that place in a function __model_begin_F, and the
// rest in __model_end_F. Three kinds of functions are inlined where a loop calls them:
//   - those that call such a model, so that the loop and where it may be cut are in one function;
//   - those that call a model that looks at its variable arguments, as syscall does, for which the function of the loop has memory (emit);
//   - beside a wait, those that write to memory: what they change may be lent for as long as the mutex is held (verifier/spin).
//
// A call by address that may mean a function that waits is promoted (indirect call promotion): where the address is that of the function,
// it is called by its name.

// beginPrefix and endPrefix begin the names of functions that are a part of one of C.
const (
	beginPrefix = "__model_begin_"
	endPrefix   = "__model_end_"
)

// waiters finds the functions that wait.
type waiters struct {
	*inliner
	model   func(*ir.Func) bool       // whether it is a default one
	meant   func(*ir.Call) []*ir.Func // what a call by address may mean; nil if nothing is known of that
	known   map[*ir.Func]bool         // memo of wait
	ready   map[*ir.Func]bool         // those that prepare has seen
	stores  map[*ir.Func]bool         // memo of writes
	loops   map[*ir.Func]map[*ir.Block]*digraph.Loop
	parts   map[*ir.Block]*inlined // of the function that is looked at
	changed bool
}

// inlined is an activation whose body was put into the place of its call, in another one or nil.
type inlined struct {
	fn *ir.Func
	in *inlined
}

// has reports whether f is one of the activations.
func (i *inlined) has(f *ir.Func) bool {
	return i != nil && (original(i.fn) == original(f) || i.in.has(f))
}

// original is the function of which f is a copy, or f.
func original(f *ir.Func) *ir.Func { return cmp.Or(f.Of, f) }

// InlineWaits inlines the functions that wait where a loop of the program calls them, and reports whether there were any. funcs are all functions,
// model says which of them are default models, and meant what a call by address may mean; with nil no such call is looked at.
func InlineWaits(layout *ir.Layout, funcs []*ir.Func, model func(*ir.Func) bool, meant func(*ir.Call) []*ir.Func) (changed bool) {
	w := &waiters{
		inliner: &inliner{layout: layout, small: map[*ir.Func]bool{}, repeated: map[*ir.Func]bool{}},
		model:   model,
		meant:   meant,
		known:   map[*ir.Func]bool{},
		ready:   map[*ir.Func]bool{},
		stores:  map[*ir.Func]bool{},
		loops:   map[*ir.Func]map[*ir.Block]*digraph.Loop{},
	}
	if !slices.ContainsFunc(funcs, w.begins) {
		return false
	}
	for _, f := range funcs {
		if !model(f) && w.inline(f) {
			scopes(layout, f)
		}
	}
	return w.changed
}

// inline inlines them in f.
func (w *waiters) inline(f *ir.Func) (changed bool) {
	w.parts = map[*ir.Block]*inlined{}
	for left := maxInlining; left > 0; {
		b, i := w.next(f)
		if b == nil {
			break
		}
		part, n := &inlined{ir.CalledFunc(b.Insts[i].(*ir.Call).Callee), w.parts[b]}, len(f.Blocks)
		left -= splice(w.layout, f, b, i)
		first := slices.Index(f.Blocks, b) + 1
		behind := first + len(f.Blocks) - n - 1
		for _, c := range f.Blocks[first:behind] {
			w.parts[c] = part
		}
		w.parts[f.Blocks[behind]] = part.in
		delete(w.loops, f)
		changed, w.changed = true, true
	}
	return changed
}

// next finds a call to inline in f; nil if there is none.
func (w *waiters) next(f *ir.Func) (*ir.Block, int) {
	w.promote(f, w.repeats)
	for _, b := range f.Blocks {
		for i, inst := range b.Insts {
			call, ok := inst.(*ir.Call)
			if !ok {
				continue
			}
			g := ir.CalledFunc(call.Callee)
			if g == nil || g == f || !w.repeats(b) || w.parts[b].has(g) || !w.inlinable(call, g) {
				continue
			}
			if w.wait(g) || w.turns(b) && w.writes(g) {
				return b, i
			}
		}
	}
	return nil, 0
}

// prepare makes f such that it can be inlined, if calls by address stand in the way.
func (w *waiters) prepare(f *ir.Func) {
	if w.ready[f] || len(f.Blocks) == 0 {
		return
	}
	w.ready[f], w.repeated[f] = true, true
	w.promote(f, func(b *ir.Block) bool { return !w.repeats(b) })
	if w.accessors(f) {
		scopes(w.layout, f)
		delete(w.loops, f)
		w.changed = true
	}
}

// promote promotes the calls by address in some blocks of f that may mean functions which wait. These, and those that are called by their names,
// are prepared first, since f may be prepared for them in turn.
func (w *waiters) promote(f *ir.Func, in func(*ir.Block) bool) {
	if w.meant == nil {
		return
	}
	var waiting []*ir.Func
	for _, b := range f.Blocks {
		for call := range b.Calls() {
			if in(b) {
				waiting = append(waiting, slices.DeleteFunc(w.callees(call), func(g *ir.Func) bool { return !w.wait(g) })...)
			}
		}
	}
	for _, g := range waiting {
		w.prepare(g)
	}
	for n := 0; n < len(f.Blocks); n++ {
		b := f.Blocks[n]
		for i, inst := range b.Insts {
			call, ok := inst.(*ir.Call)
			if !ok || ir.CalledFunc(call.Callee) != nil || !in(b) {
				continue
			}
			targets := slices.DeleteFunc(w.callees(call), func(g *ir.Func) bool {
				return g == f || !w.wait(g) || slices.Contains(call.Not, original(g)) || !w.inlinable(call, g)
			})
			if len(targets) > 0 {
				w.compare(b, i, targets)
				break
			}
		}
	}
}

// compare has the call, the i-th instruction of b, call targets by their names where its address is theirs.
func (w *waiters) compare(b *ir.Block, i int, targets []*ir.Func) {
	f, call := b.Func, b.Insts[i].(*ir.Call)
	result := &ir.Phi{Instr: call.Instr, Typ: call.Typ}
	f.Replace(map[ir.Value]ir.Value{call: result})
	behind := b.SplitBehind(i)
	behind.Label = b.Label + ".behind"
	if !ir.Equal(call.Typ, ir.Void) {
		prepend(behind, result)
	}
	b.Insts = slices.Clone(b.Insts[:i])
	ends := func(c *ir.Block, call *ir.Call) {
		c.Insts, c.Term = append(c.Insts, call), &ir.Br{Term: ir.Term{At: call.At}, Target: behind}
		result.Incs = append(result.Incs, ir.Incoming{X: call, Pred: c})
	}
	at := b
	for _, g := range targets {
		direct := *call
		direct.Callee, direct.Args, direct.Own = g, slices.Clone(call.Args), nil
		then, other := &ir.Block{Func: f, Label: b.Label + "." + g.Name()}, &ir.Block{Func: f, Label: b.Label + ".other"}
		ends(then, &direct)
		same := &ir.ICmp{Instr: ir.Instr{At: call.At}, Pred: "eq", X: call.Callee, Y: original(g)}
		at.Insts = append(at.Insts, same)
		at.Term = &ir.CondBr{Term: ir.Term{At: call.At}, Cond: same, Then: then, Else: other}
		f.Blocks = slices.Insert(f.Blocks, slices.Index(f.Blocks, at)+1, then, other)
		w.parts[then], w.parts[other] = w.parts[b], w.parts[b]
		call.Not = append(call.Not, original(g))
		at = other
	}
	ends(at, call)
	w.parts[behind] = w.parts[b]
	delete(w.loops, f)
	delete(w.small, f)
	w.changed = true
}

// callees are the functions that a call may mean, as far as that is known.
func (w *waiters) callees(call *ir.Call) []*ir.Func {
	if g := ir.CalledFunc(call.Callee); g != nil {
		return []*ir.Func{g}
	}
	if w.meant == nil || isAssembly(call) {
		return nil
	}
	return w.meant(call)
}

// wait reports whether f waits, not in a loop of its own.
func (w *waiters) wait(f *ir.Func) bool {
	if known, ok := w.known[f]; ok {
		return known
	}
	w.known[f] = false // for recursion
	for _, b := range f.Blocks {
		for call := range b.Calls() {
			if !w.repeats(b) && slices.ContainsFunc(w.callees(call), func(g *ir.Func) bool { return w.begins(g) || w.wait(g) }) {
				w.known[f] = true
			}
		}
	}
	return w.known[f]
}

// begins reports whether f is a model that begins to wait, or looks at its variable arguments.
func (w *waiters) begins(f *ir.Func) bool {
	return w.model(f) && (strings.HasPrefix(f.Name(), beginPrefix) || f.LooksAtVarArgs())
}

// turns reports whether the innermost loop around b begins to wait.
func (w *waiters) turns(b *ir.Block) bool {
	loop := w.loopOf(b)
	return slices.ContainsFunc(b.Func.Blocks, func(c *ir.Block) bool {
		return w.loopOf(c) == loop && slices.ContainsFunc(slices.Collect(c.Calls()), func(call *ir.Call) bool {
			g := ir.CalledFunc(call.Callee)
			return g != nil && w.begins(g)
		})
	})
}

// writes reports whether f, a function of the program, writes memory that others may see.
func (w *waiters) writes(f *ir.Func) bool {
	if known, ok := w.stores[f]; ok || w.model(f) {
		return known
	}
	w.stores[f] = false // for recursion
	for inst := range f.Instructions() {
		switch inst := inst.(type) {
		case *ir.Store:
			if variableOf(w.layout, inst.Ptr) == nil {
				w.stores[f] = true
			}
		case *ir.Call:
			if g := ir.CalledFunc(inst.Callee); g != nil && w.writes(g) {
				w.stores[f] = true
			}
		}
	}
	return w.stores[f]
}

// repeats reports whether a block is in a loop of its function.
func (w *waiters) repeats(b *ir.Block) bool { return w.loopOf(b) != nil }

// loopOf is the innermost loop around b, nil if there is none.
func (w *waiters) loopOf(b *ir.Block) *digraph.Loop {
	of, ok := w.loops[b.Func]
	if !ok {
		g := b.Func.Flow()
		of = map[*ir.Block]*digraph.Loop{}
		for i, l := range digraph.Loops(g.Succs, g.Preds).Of {
			of[g.Blocks[i]] = l
		}
		w.loops[b.Func] = of
	}
	return of[b]
}
