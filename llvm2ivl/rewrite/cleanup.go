package rewrite

import (
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// The macros pthread_cleanup_push and pthread_cleanup_pop of glibc keep the
// handler in two variables of the function and arrange for it by __sigsetjmp: when the
// thread ends, control is back there, finds a result that is not zero, calls the
// handler and then __pthread_unwind_next. What registers the buffer does not learn the
// handler. So that the environment can call it from where the thread ends, the
// registration is given the two variables' values, and __sigsetjmp returns once only.
//
// The functions of the model (models/c/cleanup.c):
const (
	cleanupPush   = "__model_cleanup_push"   // (buffer, routine, argument)
	cleanupSetjmp = "__model_cleanup_setjmp" // (buffer, int): 0
)

// a cleanup is a handler as the function of its macro has it: what it calls and with what, loads of the two variables if nothing was
// optimised.
type cleanup struct{ routine, argument ir.Value }

// again is a value of the handler's block where the handler is registered: what was not loaded was known before control came to
// __sigsetjmp.
func again(v ir.Value, out *[]ir.Instruction) ir.Value {
	load, ok := v.(*ir.Load)
	if !ok {
		return v
	}
	v = &ir.Load{Typ: ir.Ptr, Ptr: load.Ptr}
	*out = append(*out, v.(*ir.Load))
	return v
}

// cleanups rewrites the uses of the macros in f.
func (r *rewriter) cleanups(f *ir.Func) {
	push, setjmp := r.models[cleanupPush], r.models[cleanupSetjmp]
	if push == nil || setjmp == nil {
		return
	}
	found := map[ir.Value]cleanup{}
	for _, b := range f.Blocks {
		if buffer, c := r.handlerCall(b); buffer != nil {
			found[buffer] = c
		}
	}
	if len(found) == 0 {
		return
	}
	f.Expand(func(out []ir.Instruction, inst ir.Instruction) []ir.Instruction {
		call, ok := inst.(*ir.Call)
		if !ok || len(call.Args) == 0 {
			return append(out, inst)
		}
		buffer := variableBehind(call.Args[0])
		c, ok := found[buffer]
		switch {
		case !ok:
		case call.Calls("__sigsetjmp"):
			call.Callee = setjmp
		case call.Calls("__pthread_register_cancel"):
			routine, argument := again(c.routine, &out), again(c.argument, &out)
			call.Callee = push
			call.Args = []ir.Value{buffer, routine, argument}
		}
		return append(out, inst)
	})
}

// handlerCall recognises the block that calls a handler and goes on to the next. It
// gives the buffer, nil for another block.
func (r *rewriter) handlerCall(b *ir.Block) (ir.Value, cleanup) {
	n := len(b.Insts)
	if n < 2 {
		return nil, cleanup{}
	}
	next, ok1 := b.Insts[n-1].(*ir.Call)
	call, ok2 := b.Insts[n-2].(*ir.Call)
	if !ok1 || !ok2 || !next.Calls("__pthread_unwind_next") || len(next.Args) != 1 || len(call.Args) > 1 {
		return nil, cleanup{}
	}
	if len(call.Args) == 0 { // the optimiser knew the argument
		if ir.CalledFunc(call.Callee) == nil {
			return nil, cleanup{}
		}
		return variableBehind(next.Args[0]), cleanup{r.ignoring(ir.CalledFunc(call.Callee)), &ir.Null{Typ: ir.Ptr}}
	}
	for _, inst := range b.Insts {
		if _, isLoad := inst.(*ir.Load); inst == call.Callee && !isLoad || inst == call.Args[0] && !isLoad {
			return nil, cleanup{} // known in this block only
		}
	}
	return variableBehind(next.Args[0]), cleanup{call.Callee, call.Args[0]}
}

// ignoring is a handler that calls f without its argument.
func (r *rewriter) ignoring(f *ir.Func) *ir.Func {
	out := &ir.Func{Symbol: f.Symbol, Linkage: f.Linkage, Ret: ir.Void, Params: []*ir.Param{{ID: "argument", Typ: ir.Ptr}}}
	out.Blocks = []*ir.Block{{Label: "entry", Func: out, Term: &ir.Ret{}, Insts: []ir.Instruction{&ir.Call{Typ: f.Ret, Callee: f}}}}
	r.added(f, out)
	return out
}

// variableBehind is the variable that the address v is computed from, or v.
func variableBehind(v ir.Value) ir.Value {
	for {
		x, ok := v.(*ir.GEP)
		if !ok {
			return v
		}
		for _, i := range x.Indices {
			if c, ok := i.(*ir.Int); !ok || c.X.Sign() != 0 {
				return v
			}
		}
		v = x.Base
	}
}
