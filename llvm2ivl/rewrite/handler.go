package rewrite

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/ivl/lazyregexp"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// A handler for a signal that others send runs at any point of any thread. The model (models/c/signal.c) has a thread of its own run it,
// which is the same if the handler takes one step at most: what the interrupted thread does before the handler and behind it, it does
// before and behind that step. Of a handler that takes more steps, that thread does too much, since the interrupted one goes on meanwhile:
// what fails by it is in doubt. This file tells the model which of the functions that can be handlers are of which kind.
//
// handlerKind is the function of the model that is asked, (function): one of the kinds. The model has a body that knows no handler.
const handlerKind = "__model_handler_kind"

// handlerCause is the function of the model that makes what a handler with three parameters is told: nothing, where no handler looks at it.
const handlerCause = "__model_cause"

// The kinds, as the model has them.
const (
	handlerUnknown = iota // it waits, ends or leaves its thread, or may do anything
	handlerLong
	handlerStep // one step
)

// Handlers writes the function of the model that says of a handler what it is. funcs are the functions of the whole program, program says
// which are not the models', and taken has those that are used otherwise than to be called. What a handler accesses as volatile is taken
// for atomic with relaxed order everywhere: interrupted by the handler a thread does not race with it (C11 5.1.2.3).
func Handlers(models map[string]*ir.Func, program func(*ir.Func) bool, funcs []*ir.Func, taken map[ir.Constant]bool) {
	kind := models[handlerKind]
	if kind == nil || !slices.Contains(funcs, kind) {
		return
	}
	ir.AddressesTaken(funcs, taken)
	var pointed []*ir.Func
	for _, f := range funcs {
		if taken[f] {
			pointed = append(pointed, f)
		}
	}
	h := &handlers{program: program, pointed: pointed, costs: map[activation]int{}, within: map[*ir.Func]bool{}, volatile: map[*ir.Global]bool{}, released: map[*ir.Global]bool{}}
	word := kind.Ret.(*ir.IntType)
	var answer ir.Value = ir.NewInt(word, handlerUnknown)
	var insts []ir.Instruction
	told := false
	for _, f := range funcs {
		if !taken[f] || !program(f) || !ir.Equal(f.Ret, ir.Void) || f.Variadic || len(f.Params) == 0 || !ir.Equal(f.Params[0].Typ, &ir.IntType{Bits: 32}) {
			continue
		}
		x := activation{f: f}
		switch {
		case len(f.Params) == 1:
		case len(f.Params) == 3 && ir.Equal(f.Params[1].Typ, ir.Ptr) && ir.Equal(f.Params[2].Typ, ir.Ptr) && !used(f, f.Params[2]):
			x.constants = 1 << 1 // what it is told of the signal: nobody else has that
			told = told || used(f, f.Params[1])
		default:
			continue
		}
		k := handlerLong
		switch steps := h.cost(x); {
		case steps >= never:
			continue
		case steps <= 1:
			k = handlerStep
		}
		is := &ir.ICmp{Instr: ir.Instr{ID: "is." + f.Name()}, Pred: "eq", X: kind.Params[0], Y: f}
		choice := &ir.Select{Instr: ir.Instr{ID: "kind." + f.Name()}, Cond: is, X: ir.NewInt(word, int64(k)), Y: answer}
		insts, answer = append(insts, is, choice), choice
	}
	kind.Blocks = []*ir.Block{{Label: "entry", Func: kind, Insts: insts, Term: &ir.Ret{X: answer}}}
	if cause := models[handlerCause]; cause != nil && !told {
		cause.Blocks = []*ir.Block{{Label: "entry", Func: cause, Term: &ir.Ret{X: &ir.Null{Typ: ir.Ptr}}}}
	}
	for _, f := range funcs {
		for inst := range f.Instructions() {
			h.noteRelease(inst)
		}
	}
	for _, f := range funcs {
		if program(f) {
			h.order(f)
		}
	}
}

// used reports whether f does more with a parameter than to put it into a variable that it does not look at.
func used(f *ir.Func, p *ir.Param) bool {
	var variable ir.Value
	for inst := range f.Instructions() {
		if store, ok := inst.(*ir.Store); ok && store.X == ir.Value(p) && variable == nil {
			variable = store.Ptr
			continue
		}
		if _, ok := inst.(*ir.Debug); !ok && (names(inst, p) || variable != nil && names(inst, variable)) {
			return true
		}
	}
	return variable != nil && !private(f, variable)
}

// noteRelease notes what an instruction writes with an order that releases.
func (h *handlers) noteRelease(inst ir.Instruction) {
	var at ir.Value
	switch inst := inst.(type) {
	case *ir.Store:
		if inst.Order > ir.Relaxed {
			at = inst.Ptr
		}
	case *ir.AtomicRMW:
		if inst.Order > ir.Relaxed {
			at = inst.Ptr
		}
	case *ir.CmpXchg:
		at = inst.Ptr
	}
	if g, ok := baseOf(at).(*ir.Global); ok {
		h.released[g] = true
	}
}

// never is more steps than any handler takes.
const never = 1 << 20

// handlers finds out how many steps functions take that handlers call.
type handlers struct {
	program  func(*ir.Func) bool
	pointed  []*ir.Func          // whose address is taken
	costs    map[activation]int  // never while one is at work, so that it is for a function that calls itself
	within   map[*ir.Func]bool   // handlers, and what they call
	volatile map[*ir.Global]bool // accessed as volatile by handlers
	released map[*ir.Global]bool // written by the program with an order that releases
}

// activation is a call of a function, of which some parameters, by their places, are addresses in constant memory.
type activation struct {
	f         *ir.Func
	constants uint64
}

// calls is the activation that a call in the activation x makes.
func (x activation) calls(callee *ir.Func, args []ir.Value) activation {
	out := activation{f: callee}
	for i, arg := range args {
		if i < 64 && x.isConstant(baseOf(arg)) {
			out.constants |= 1 << i
		}
	}
	return out
}

// isConstant reports whether v is an address of constant memory.
func (x activation) isConstant(v ir.Value) bool {
	switch v := v.(type) {
	case *ir.Global:
		return v.Immutable
	case *ir.Param:
		i := slices.Index(x.f.Params, v)
		return i >= 0 && i < 64 && x.constants>>i&1 != 0
	case *ir.Load: // a variable that holds a parameter
		for i, inst := range x.f.Blocks[0].Insts {
			if store, ok := inst.(*ir.Store); ok && store.Ptr == v.Ptr {
				_, param := store.X.(*ir.Param)
				return param && holds(x.f, store, i) && x.isConstant(store.X)
			}
		}
	}
	return false
}

// cost is how many steps x takes at most that other threads can notice; more than one if it has a loop with a step, never if it may do more
// than to take steps.
func (h *handlers) cost(x activation) int {
	if n, ok := h.costs[x]; ok {
		return n
	}
	h.costs[x] = never
	h.within[x.f] = true
	g := x.f.Flow()
	before, within := make([]int, len(g.Blocks)), make([]bool, len(g.Blocks)) // at the start of each block: steps, and whether in a section
	most := 0
	for i, b := range g.Blocks {
		steps, in := before[i], within[i]
		for _, inst := range b.Insts {
			c := h.costOf(x, inst)
			switch {
			case c == enters:
				steps, in = steps+1, true
			case c == leaves:
				in = false
			case !in || c >= never:
				steps += c
			}
		}
		if _, ok := b.Term.(*ir.Exit); ok {
			steps = never
		}
		most = max(most, steps)
		for _, s := range g.Succs[i] {
			before[s], within[s] = max(before[s], steps), in
		}
	}
	if most > 0 && slices.Contains(digraph.Cyclic(len(g.Blocks), digraph.Lists(func(i int) []int { return g.Succs[i] })), true) {
		most++
	}
	h.costs[x] = most
	return most
}

// The costs of what begins and ends a section.
const (
	enters = -1
	leaves = -2
)

// stepping are beginnings of primitives that do no more than to take steps.
var stepping = lazyregexp.New(`^__gsmack_(ghost_|nondet_|assert|assume|uses$|sends$|option$|text_|alloc|indeterminate$|align$|apart$|approximate$|unknown$|bound$|exit$)`)

// costOf is how many steps an instruction of x takes.
func (h *handlers) costOf(x activation, inst ir.Instruction) int {
	switch inst := inst.(type) {
	case *ir.Load:
		return h.access(x, inst.Ptr, inst.Volatile, false)
	case *ir.Store:
		return h.access(x, inst.Ptr, inst.Volatile, true)
	case *ir.AtomicRMW:
		return h.access(x, inst.Ptr, false, true)
	case *ir.CmpXchg:
		return h.access(x, inst.Ptr, false, true)
	case *ir.Unmodelled:
		return never
	case *ir.Call:
		if _, ok := inst.Callee.(*ir.Null); ok {
			return 0 // a weak function that there is not
		}
		callee := ir.CalledFunc(inst.Callee)
		if callee == nil {
			return h.indirect(inst)
		}
		switch name := callee.Name(); {
		case name == "__gsmack_atomic_begin" || name == "__gsmack_atomic_begin_order":
			return enters
		case name == "__gsmack_atomic_end":
			return leaves
		case name == jump:
			return never
		case strings.HasPrefix(name, "__gsmack_ghost_"), name == "__gsmack_free":
			return 1
		case stepping().MatchString(name):
			return 0
		case strings.HasPrefix(name, "llvm.mem"):
			return 2
		case strings.HasPrefix(name, "llvm."):
			return 0
		case len(callee.Blocks) == 0:
			return never
		}
		return h.cost(x.calls(callee, inst.Args))
	}
	return 0
}

// indirect is how many steps a call through a pointer takes at most, of whatever function it may be.
func (h *handlers) indirect(call *ir.Call) int {
	most := 0
	for _, f := range h.pointed {
		if len(f.Params) == len(call.Args) || f.Variadic {
			most = max(most, h.cost(activation{f: f}))
		}
	}
	return most
}

// access is how many steps an access takes. Variables of threads are not those of the thread that is interrupted; of a model's nobody else
// can tell.
func (h *handlers) access(x activation, at ir.Value, volatile, writes bool) int {
	program := h.program(x.f)
	if !writes && x.isConstant(baseOf(at)) {
		return 0
	}
	switch base := baseOf(at).(type) {
	case *ir.Alloca:
		return 0
	case *ir.Global:
		if volatile && program {
			h.volatile[base] = true
		}
		switch {
		case base.ThreadLocal && program:
			return never
		case base.ThreadLocal:
			return 0
		}
	case *ir.Call: // errno
		if !program || ir.CalledFunc(base.Callee) != nil && !h.program(ir.CalledFunc(base.Callee)) {
			return 0
		}
	}
	return 1
}

// baseOf is what an address is computed from at a distance.
func baseOf(v ir.Value) ir.Value {
	for {
		switch x := v.(type) {
		case *ir.GEP:
			v = x.Base
		case *ir.Expr:
			if x.Op != "getelementptr" {
				return v
			}
			v = x.Args[0]
		default:
			return v
		}
	}
}

// order makes accesses to volatile variables of handlers relaxed atomic ones. A handler exchanges what it stores, which is the same, as
// nothing that is relaxed has released anything; a verifier then sees that an exchange for what is there already has no effect.
func (h *handlers) order(f *ir.Func) {
	ofHandler := func(at ir.Value, volatile bool, order ir.Order) bool {
		g, ok := baseOf(at).(*ir.Global)
		return ok && volatile && h.volatile[g] && (order == ir.NotAtomic || order == ir.Relaxed)
	}
	for _, b := range f.Blocks {
		for i, inst := range b.Insts {
			switch inst := inst.(type) {
			case *ir.Load:
				if ofHandler(inst.Ptr, inst.Volatile, inst.Order) {
					inst.Order = ir.Relaxed
				}
			case *ir.Store:
				if !ofHandler(inst.Ptr, inst.Volatile, inst.Order) {
					continue
				}
				inst.Order = ir.Relaxed
				if _, ok := inst.X.Type().(*ir.IntType); ok && h.within[f] && !h.released[baseOf(inst.Ptr).(*ir.Global)] {
					b.Insts[i] = &ir.AtomicRMW{Instr: ir.Instr{ID: fmt.Sprintf("%s.%d.was", b.Label, i), At: inst.At}, Op: "xchg", Ptr: inst.Ptr, X: inst.X, Order: ir.Relaxed}
				}
			}
		}
	}
}
