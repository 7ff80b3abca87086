package rewrite

import (
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// A loop around a wait, while (!ready) pthread_cond_wait(&c, &m), usually does nothing but
// test again. A wake-up without a signal after which such a loop waits once more may be
// left out of an execution: the thread has changed nothing, and stands where it stood. So
// it is enough to consider wake-ups of that kind that are the first in a row, and
// nothing is lost by it; without the loop being known, a number of them has to be a
// bound. A model says that it makes use of this by defining, beside a function F, a function
// __model_retest_F with one more parameter: 1 if the thread has done nothing since its last F but test again, 0 if
// it has, or has not called F before in such a loop, 2 if some other loop repeats the call. Calls of F in such a loop, those
// that no loop at all repeats, and those in functions that only wait and compute, become calls of that one.
//
// Such a loop may do more on other ways, as a worker does: for (;;) { if (empty) { wait; continue; } … }. A variable says
// which way was taken. What is done in the wait's block may be undone there (balance.go).

// A wait with a time gives up the mutex and takes it again, and where it has given it up is where a loop around it may be cut (verifier/spin). A model
// does the first in a function __model_poll_F. Calls in loops of functions that call that one are inlined.

// retestPrefix begins the names of the functions that are told, and the others those of functions that are a part of one of C.
const (
	retestPrefix = "__model_retest_"
	pollPrefix   = "__model_poll_"
	polledPrefix = "__model_polled_"
	waitPrefix   = "__model_wait_"
)

// repeatedSomehow is what is said of a wait in place of whether it is repeated, if a loop does that does more.
const repeatedSomehow = 2

// A retester finds the waits of a program and what repeats them.
type retester struct {
	*rewriter
	callers map[*ir.Func][]*ir.Block // the blocks that call it directly
	loops   map[*ir.Block]bool       // memo of repeated
	effects map[*ir.Func]effect      // memo of effectOf
	nests   map[*ir.Func]nest
	polling map[*ir.Func]bool  // memo of polls
	used    map[*ir.Func][]int // by functions that wait: the arguments that they use behind the wait
}

// nest is the loops of a function.
type nest struct {
	*ir.Flow
	*digraph.Nest
}

// retests redirects the calls of all functions that models want to be told about.
func (r *rewriter) retests(program, all []*ir.Func, taken map[ir.Constant]bool) {
	wanted, polls := map[*ir.Func]*ir.Func{}, false
	for name, g := range r.models {
		polls = polls || strings.HasPrefix(name, pollPrefix)
		if base, ok := strings.CutPrefix(name, retestPrefix); ok && r.models[base] != nil {
			wanted[r.models[base]] = g
		}
	}
	if len(wanted) == 0 && !polls {
		return
	}
	rt := &retester{rewriter: r, callers: map[*ir.Func][]*ir.Block{}, loops: map[*ir.Block]bool{}, effects: map[*ir.Func]effect{}, nests: map[*ir.Func]nest{}, polling: map[*ir.Func]bool{}, used: map[*ir.Func][]int{}}
	for _, f := range all {
		for _, b := range f.Blocks {
			for call := range b.Calls() {
				callee := ir.CalledFunc(call.Callee)
				rt.callers[callee] = append(rt.callers[callee], b)
			}
		}
	}
	again := rt.wrappers(all, taken, wanted)
	in := &inliner{layout: r.layout, small: map[*ir.Func]bool{}}
	for _, f := range program {
		if again[f] == nil && rt.unwrap(in, f, wanted) {
			r.scopes(f)
		}
	}
	for _, f := range all {
		for _, b := range f.Blocks {
			if !waits(b, wanted) {
				continue
			}
			if flag := again[f]; flag != nil {
				for call := range b.Calls() {
					if wanted[ir.CalledFunc(call.Callee)] != nil {
						call.Callee = wanted[ir.CalledFunc(call.Callee)]
						call.Args = append(call.Args, flag)
					}
				}
				continue
			}
			rt.redirect(b, wanted)
		}
	}
}

// waits reports whether b calls one of the functions.
func waits(b *ir.Block, wanted map[*ir.Func]*ir.Func) bool {
	for call := range b.Calls() {
		if wanted[ir.CalledFunc(call.Callee)] != nil {
			return true
		}
	}
	return false
}

// wrappers finds the functions of the program that do nothing but wait, not in a loop, and compute. Their callers
// know what repeats the wait, so they get one more parameter, and are wanted for themselves. taken are the functions
// whose address is used otherwise than to call them.
func (r *retester) wrappers(program []*ir.Func, taken map[ir.Constant]bool, wanted map[*ir.Func]*ir.Func) map[*ir.Func]*ir.Param {
	flags := map[*ir.Func]*ir.Param{}
	for found := true; found; {
		found = false
		for _, f := range program {
			if flags[f] != nil || taken[f] || f.Variadic || len(r.callers[f]) == 0 || !r.wraps(f, wanted) {
				continue
			}
			flags[f], wanted[f], found = &ir.Param{ID: "again$", Typ: ir.I32}, f, true
		}
	}
	for f, flag := range flags {
		f.Params = append(f.Params, flag)
	}
	return flags
}

// wraps reports whether f only waits, at one place, and computes, and where it stands while it waits depends on nothing but its arguments.
func (r *retester) wraps(f *ir.Func, wanted map[*ir.Func]*ir.Func) bool {
	found := false
	var used []int
	fixed := func(v ir.Value) bool {
		p := f.Parameter(v)
		if p != nil {
			used = append(used, slices.Index(f.Params, p))
		}
		return p != nil
	}
	for _, b := range f.Blocks {
		undone := r.balanced(b, func(ir.Value) bool { return false })
		for i, inst := range b.Insts {
			switch inst := inst.(type) {
			case *ir.Alloca:
			case *ir.Store:
				if !private(f, inst.Ptr) && !undone[inst] {
					return false
				}
			case *ir.Call:
				switch callee := ir.CalledFunc(inst.Callee); {
				case callee == f:
					return false
				case wanted[callee] == nil && !r.harmlessCall(inst):
					return false
				case wanted[callee] != nil && (found || r.innermost(b) != nil || len(r.varying(b, i, fixed)) > 0 || !r.sameVariables(b, i, fixed)):
					return false
				case wanted[callee] != nil:
					found = true
				}
			default:
				if !computes(inst) {
					return false
				}
			}
		}
	}
	r.used[f] = used
	return found
}

// unwrap inlines the functions that are called in loops of f and poll, or do more than wait, but not on each way: they log what failed, say. Whether such a
// loop does nothing but wait once more is seen of both together.
func (r *retester) unwrap(in *inliner, f *ir.Func, wanted map[*ir.Func]*ir.Func) (changed bool) {
	next := func() (*ir.Block, int) {
		for _, b := range f.Blocks {
			for i, inst := range b.Insts {
				call, ok := inst.(*ir.Call)
				if !ok {
					continue
				}
				g := ir.CalledFunc(call.Callee)
				if g != nil && g != f && wanted[g] == nil && r.innermost(b) != nil && (r.polls(g) || r.mayOnlyWait(g, wanted)) && in.inlinable(call, g) {
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
		left -= splice(r.layout, f, b, i)
		delete(r.nests, f)
		changed = true
	}
	return changed
}

// polls reports whether f polls, not in a loop, and goes on.
func (r *retester) polls(f *ir.Func) bool {
	if known, ok := r.polling[f]; ok {
		return known
	}
	r.polling[f] = false // for recursion
	for _, b := range f.Blocks {
		for call := range b.Calls() {
			g := ir.CalledFunc(call.Callee)
			if g != nil && (strings.HasPrefix(g.Name(), pollPrefix) || r.polls(g)) && r.innermost(b) == nil {
				r.polling[f] = true
			}
		}
	}
	return r.polling[f]
}

// mayOnlyWait reports whether f waits at one place, not in a loop, and a way from there returns and does nothing that others can notice.
func (r *retester) mayOnlyWait(f *ir.Func, wanted map[*ir.Func]*ir.Func) bool {
	var open []*ir.Block
	for _, b := range f.Blocks {
		if waits(b, wanted) {
			open = append(open, b)
		}
	}
	if len(open) != 1 || r.innermost(open[0]) != nil {
		return false
	}
	idle := func(v ir.Value, _ int64) bool { return own(f, r.layout, variableOf(r.layout, v)) }
	way := digraph.Reach(func(b *ir.Block) []*ir.Block {
		return slices.DeleteFunc(slices.Clone(b.Term.Succs()), func(s *ir.Block) bool { return !r.tests(s, nil, nil, idle) })
	}, open...)
	return slices.ContainsFunc(way, func(b *ir.Block) bool { _, returns := b.Term.(*ir.Ret); return returns })
}

// sameVariables reports whether all variables that are used behind a wait, the i-th instruction of b, and were set before it, hold the same
// each time, as fixed says of parameters.
func (r *retester) sameVariables(b *ir.Block, i int, fixed func(ir.Value) bool) bool {
	rest := &ir.Block{Insts: b.Insts[i+1:], Term: b.Term}
	for inst := range b.Func.Instructions() {
		a, ok := inst.(*ir.Alloca)
		if !ok || !readFirst(r.layout, b.Func, rest, a) {
			continue
		}
		v := b.Func.Home(a)
		if _, constant := v.(ir.Constant); v == nil || !constant && !fixed(v) {
			return false
		}
	}
	return true
}

// varying lists the values that are computed before a wait, the i-th instruction of b, and used behind it, and that may be others the next
// time that it is come to. fixed says of instructions and parameters that they are not.
func (r *retester) varying(b *ir.Block, i int, fixed func(ir.Value) bool) (out []ir.Value) {
	call := b.Insts[i].(*ir.Call)
	vary := func(v ir.Value) {
		if !steady(v, fixed, 0) && !slices.Contains(out, v) {
			out = append(out, v)
		}
	}
	for _, k := range r.used[ir.CalledFunc(call.Callee)] {
		vary(call.Args[k])
	}
	within := map[ir.Value]*ir.Block{} // where values are computed, but for those behind the wait
	for _, p := range b.Func.Blocks {
		for j, inst := range p.Insts {
			if _, variable := inst.(*ir.Alloca); !variable && (p != b || j < i) {
				within[inst] = p
			}
		}
	}
	behind := map[*ir.Block]map[*ir.Block]bool{} // by where a value is computed: what is reached from the wait without it
	carried := func(v ir.Value, at *ir.Block) bool {
		p := within[v]
		if p == nil {
			return false
		}
		if behind[p] == nil {
			behind[p] = map[*ir.Block]bool{}
			for open := b.Term.Succs(); len(open) > 0; {
				x := open[len(open)-1]
				open = open[:len(open)-1]
				if x != p && !behind[p][x] {
					behind[p][x] = true
					open = append(open[:len(open):len(open)], x.Term.Succs()...)
				}
			}
		}
		return behind[p][at]
	}
	for _, q := range b.Func.Blocks {
		for j, inst := range q.Insts {
			if phi, ok := inst.(*ir.Phi); ok {
				for _, inc := range phi.Incs {
					if carried(inc.X, inc.Pred) || inc.Pred == b && within[inc.X] != nil {
						vary(inc.X)
					}
				}
				continue
			}
			for _, op := range inst.Operands() {
				if q != b && carried(*op, q) || q == b && j > i && within[*op] != nil {
					vary(*op)
				}
			}
		}
		for _, op := range q.Term.Operands() {
			if q != b && carried(*op, q) || q == b && within[*op] != nil {
				vary(*op)
			}
		}
	}
	return out
}

// comparable reports whether it can be asked at a wait, the i-th instruction of b, which of the values are others than at the last one: they are known there.
func (r *retester) comparable(b *ir.Block, i int, values []ir.Value) bool {
	if len(values) == 0 {
		return true
	}
	n := r.nests[b.Func]
	idom := digraph.Dominators(n.Succs, n.Preds, 0)
	known := map[ir.Value]bool{}
	for j, p := range n.Flow.Blocks {
		if p == b {
			p = &ir.Block{Insts: b.Insts[:i]}
		} else if !digraph.Dominates(idom, j, n.Place[b]) {
			continue
		}
		for _, inst := range p.Insts {
			known[inst] = true
		}
	}
	return !slices.ContainsFunc(values, func(v ir.Value) bool {
		_, integer := v.Type().(*ir.IntType)
		return !known[v] || !integer && !ir.IsPointer(v.Type())
	})
}

// unchanged gives instructions for in front of a wait that make zero of the flag if one of the values is not what it was at the last one, variables
// of f to remember them, and the flag that comes of it. Values that were never written are compared, too: the program does not ask for them here.
func unchanged(flag ir.Value, values []ir.Value) (out, variables []ir.Instruction, now ir.Value) {
	for _, v := range values {
		last := &ir.Alloca{Instr: ir.Instr{ID: "last$"}, Elem: v.Type()}
		is := &ir.Freeze{X: v}
		was := &ir.Load{Typ: v.Type(), Ptr: last}
		same := &ir.ICmp{Pred: "eq", X: was, Y: is}
		next := &ir.Select{Cond: same, X: flag, Y: ir.NewInt(ir.I32, 0)}
		out = append(out, is, was, same, next, &ir.Store{X: is, Ptr: last})
		variables = append(variables, last, &ir.Store{X: &ir.Zero{Typ: v.Type()}, Ptr: last})
		flag = next
	}
	return out, variables, flag
}

// redirect looks at the waits in b.
func (r *retester) redirect(b *ir.Block, wanted map[*ir.Func]*ir.Func) {
	f := b.Func
	loops := r.around(b)
	repeated := len(loops) == 0 && r.repeated(b, nil)
	for i := 0; i < len(b.Insts); i++ {
		call, ok := b.Insts[i].(*ir.Call)
		if !ok || wanted[ir.CalledFunc(call.Callee)] == nil {
			continue
		}
		to := wanted[ir.CalledFunc(call.Callee)]
		var varying []ir.Value
		var undone map[*ir.Store]bool
		idle := r.idleVariables(b, call)
		at := slices.IndexFunc(loops, func(l *loop) bool {
			if l.head == nil {
				return false
			}
			undone = r.balanced(r.chain(l, b), l.fixed)
			if !r.onlyTests(l, b, call, undone, idle) {
				return false
			}
			varying = r.varying(b, i, l.fixed)
			return r.comparable(b, i, varying)
		})
		if repeated || len(loops) > 0 && at < 0 {
			if to == ir.CalledFunc(call.Callee) {
				call.Args = append(call.Args, ir.NewInt(ir.I32, repeatedSomehow))
			}
			continue
		}
		if len(loops) == 0 {
			call.Callee = to
			call.Args = append(call.Args, ir.NewInt(ir.I32, 0))
			continue
		}
		loop := loops[at]
		again := &ir.Alloca{Instr: ir.Instr{ID: "again$" + b.Name()}, Elem: ir.I32}
		load := &ir.Load{Typ: ir.I32, Ptr: again}
		compared, variables, flag := unchanged(load, varying)
		b.Insts = slices.Concat(b.Insts[:i], []ir.Instruction{load}, compared, []ir.Instruction{call, &ir.Store{X: ir.NewInt(ir.I32, 1), Ptr: again}}, b.Insts[i+1:])
		i += 2 + len(compared)
		for _, p := range f.Blocks {
			if !loop.blocks[p] && reaches(p, loop) || p != b && loop.blocks[p] && !r.tests(p, nil, undone, idle) {
				p.Insts = append(p.Insts, &ir.Store{X: ir.NewInt(ir.I32, 0), Ptr: again})
			}
		}
		first := f.Blocks[0]
		first.Insts = slices.Concat([]ir.Instruction{again}, variables, first.Insts)
		if first == b {
			i += 1 + len(variables)
		}
		call.Callee = to
		call.Args = append(call.Args, flag)
	}
}

func reaches(p *ir.Block, l *loop) bool {
	for _, s := range p.Term.Succs() {
		if l.blocks[s] {
			return true
		}
	}
	return false
}

// repeated reports whether a loop or a recursion can execute b more than once in a
// thread, as far as direct calls show.
func (r *retester) repeated(b *ir.Block, below []*ir.Func) bool {
	f := b.Func
	if slices.Contains(below, f) {
		return true
	}
	if known, ok := r.loops[b]; ok {
		return known
	}
	found := r.innermost(b) != nil
	for _, caller := range r.callers[f] {
		found = found || r.repeated(caller, append(below, f))
	}
	r.loops[b] = found
	return found
}

// loop is a loop of a function; it has no head if it can be entered at several blocks.
type loop struct {
	blocks map[*ir.Block]bool
	head   *ir.Block
}

// innermost is the innermost loop around b, or the outermost one with several entries; nil if there is none.
func (r *retester) innermost(b *ir.Block) *loop {
	if loops := r.around(b); len(loops) > 0 {
		return loops[len(loops)-1]
	}
	return nil
}

// around lists the loops around b, the outermost first, down to one with several entries.
func (r *retester) around(b *ir.Block) (out []*loop) {
	n, ok := r.nests[b.Func]
	if !ok {
		g := b.Func.Flow()
		n = nest{g, digraph.Loops(g.Succs, g.Preds)}
		r.nests[b.Func] = n
	}
	at, ok := n.Place[b]
	if !ok || n.Of[at] == nil {
		return nil
	}
	for l := n.Of[at]; l != nil; l = l.Parent {
		around := &loop{blocks: map[*ir.Block]bool{}}
		for _, i := range l.Blocks {
			around.blocks[n.Flow.Blocks[i]] = true
		}
		if l.Irreducible {
			out = nil
		} else {
			around.head = n.Flow.Blocks[l.Head]
		}
		out = append(out, around)
	}
	slices.Reverse(out)
	return out
}

// onlyTests reports whether the loop has a way from the wait, in b, back to it on which it does nothing but compute from
// what is in memory whether to go on, as tests says. The loop has a head.
func (r *retester) onlyTests(l *loop, b *ir.Block, wait *ir.Call, undone map[*ir.Store]bool, idle func(at ir.Value, size int64) bool) bool {
	if !r.tests(b, wait, undone, idle) {
		return false
	}
	for _, inst := range l.head.Insts {
		if _, carried := inst.(*ir.Phi); carried {
			return false // something is carried from one round to the next
		}
	}
	seen := map[*ir.Block]bool{}
	for open := []*ir.Block{b}; len(open) > 0; {
		x := open[len(open)-1]
		open = open[:len(open)-1]
		for _, next := range x.Term.Succs() {
			if next == b {
				return true
			}
			if l.blocks[next] && !seen[next] && r.tests(next, nil, undone, idle) {
				seen[next] = true
				open = append(open, next)
			}
		}
	}
	return false
}

// chain is what each iteration executes that comes to b and does not leave the loop: b with what leads nowhere else before it and behind it, as one block.
func (r *retester) chain(l *loop, b *ir.Block) *ir.Block {
	n := r.nests[b.Func]
	next := func(x *ir.Block) *ir.Block { // the only block of the loop that x leads to, and that nothing else leads to
		var out *ir.Block
		for _, s := range x.Term.Succs() {
			if l.blocks[s] && s != out {
				if out != nil || len(n.Preds[n.Place[s]]) != 1 {
					return nil
				}
				out = s
			}
		}
		return out
	}
	first := b
	for before := n.Preds[n.Place[first]]; len(before) == 1; before = n.Preds[n.Place[first]] {
		p := n.Flow.Blocks[before[0]]
		if !l.blocks[p] || p == b || next(p) != first {
			break
		}
		first = p
	}
	out := &ir.Block{Insts: slices.Clone(first.Insts)}
	for x := next(first); x != nil && x != first; x = next(x) {
		out.Insts = append(out.Insts, x.Insts...)
	}
	return out
}

// fixed reports whether a value of the function is the same in each iteration.
func (l *loop) fixed(v ir.Value) bool {
	inst, ok := v.(ir.Instruction)
	if !ok {
		return true
	}
	within := false
	for b := range l.blocks {
		within = within || slices.Contains(b.Insts, inst)
	}
	load, ok := inst.(*ir.Load)
	if !within || !ok {
		return !within
	}
	if !private(l.head.Func, load.Ptr) {
		return false
	}
	for b := range l.blocks {
		for _, inst := range b.Insts {
			if store, ok := inst.(*ir.Store); ok && store.Ptr == load.Ptr {
				return false
			}
		}
	}
	return true
}

// tests reports whether a block has no effect but those of the wait, which may be in it, of the stores that are undone, and of those to idle
// variables.
func (r *retester) tests(b *ir.Block, wait *ir.Call, undone map[*ir.Store]bool, idle func(at ir.Value, size int64) bool) bool {
	for _, inst := range b.Insts {
		switch inst := inst.(type) {
		case *ir.Store: // each time that it has waited, the thread may keep the result, and constants
			_, constant := inst.X.(ir.Constant)
			if !undone[inst] && !idle(inst.Ptr, r.layout.StoreSize(inst.X.Type())) && (wait == nil || inst.X != ir.Value(wait) && !constant || !private(b.Func, inst.Ptr)) {
				return false
			}
		case *ir.Call:
			n, copies := copied(inst)
			if inst != wait && !(copies && idle(inst.Args[0], n)) && !r.harmlessCall(inst) {
				return false
			}
		default:
			if !computes(inst) {
				return false
			}
		}
	}
	return true
}

// computes reports whether an instruction has no effect but its result.
func computes(inst ir.Instruction) bool {
	switch inst.(type) {
	case *ir.Store, *ir.Call, *ir.AtomicRMW, *ir.CmpXchg, *ir.Fence, *ir.VAArg, *ir.Alloca:
		return false
	}
	return true
}

// effect is what a function does that others can notice.
type effect struct {
	some bool        // it may do anything
	to   []*ir.Param // through which of its parameters it stores, and nothing else
}

// harmlessCall reports whether a call changes nothing but the variables of the function that is called.
func (r *retester) harmlessCall(call *ir.Call) bool {
	f := ir.CalledFunc(call.Callee)
	if f == nil {
		return false
	}
	if strings.HasPrefix(f.Name(), "__gsmack_ghost_set") {
		name, _ := r.literal(call.Args[0])
		return ir.IsFloor(name)
	}
	e := r.effectOf(f)
	return !e.some && !slices.ContainsFunc(e.to, func(p *ir.Param) bool {
		i := slices.Index(f.Params, p)
		if i >= len(call.Args) { // C lets a function without prototype be called so
			return true
		}
		return !isNull(call.Args[i])
	})
}

// harmlessPrimitives begin the names of the primitives of models that change nothing. What is asserted in one round can also be asserted in the first, whenever
// that is, and what is assumed there of a choice holds of some.
var harmlessPrimitives = []string{"__gsmack_uses", "__gsmack_assert", "__gsmack_assume", "__gsmack_nondet_", "__gsmack_approximate", "__gsmack_option", "__gsmack_text_", "__gsmack_sends",
	"__gsmack_self", "__gsmack_ghost_get", "__gsmack_atomic_"}

// effectOf is what f does.
func (r *retester) effectOf(f *ir.Func) (e effect) {
	if known, ok := r.effects[f]; ok {
		return known
	}
	r.effects[f] = effect{some: true} // for recursion
	defer func() { r.effects[f] = e }()
	if len(f.Blocks) == 0 {
		return effect{some: !slices.ContainsFunc(harmlessPrimitives, func(p string) bool { return strings.HasPrefix(f.Name(), p) })}
	}
	for inst := range f.Instructions() {
		switch inst := inst.(type) {
		case *ir.Alloca:
		case *ir.Store:
			if private(f, inst.Ptr) {
				continue
			}
			p := f.Parameter(inst.Ptr)
			if p == nil {
				return effect{some: true}
			}
			e.to = append(e.to, p)
		case *ir.Call:
			if !r.harmlessCall(inst) {
				return effect{some: true}
			}
		default:
			if !computes(inst) {
				return effect{some: true}
			}
		}
	}
	return e
}
