package llvm2ivl

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
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

// a cleanup is a handler as the function of its macro has it.
type cleanup struct{ routine, argument value.Value } // where the two are kept

// cleanups rewrites the uses of the macros in f.
func (l *linker) cleanups(f *ir.Func) {
	push, setjmp := l.modelFunc(cleanupPush), l.modelFunc(cleanupSetjmp)
	if push == nil || setjmp == nil {
		return
	}
	found := map[value.Value]cleanup{}
	for _, b := range f.Blocks {
		if buffer, c := l.handlerCall(b); buffer != nil {
			found[buffer] = c
		}
	}
	if len(found) == 0 {
		return
	}
	for _, b := range f.Blocks {
		var out []ir.Instruction
		for _, inst := range b.Insts {
			call, ok := inst.(*ir.InstCall)
			if !ok || len(call.Args) == 0 {
				out = append(out, inst)
				continue
			}
			buffer := variableBehind(plainArg(call.Args[0]))
			c, ok := found[buffer]
			switch {
			case !ok:
			case l.calls(call, "__sigsetjmp"):
				call.Callee = setjmp
			case l.calls(call, "__pthread_register_cancel"):
				routine := ir.NewLoad(c.routine.Type().(*types.PointerType).ElemType, c.routine)
				argument := ir.NewLoad(c.argument.Type().(*types.PointerType).ElemType, c.argument)
				at := ir.NewBitCast(buffer, types.I8Ptr)
				as := ir.NewBitCast(routine, push.Params[1].Typ)
				out = append(out, routine, argument, at, as)
				call.Callee = push
				call.Args = []value.Value{at, as, argument}
			}
			out = append(out, inst)
		}
		b.Insts = out
	}
}

// handlerCall recognises the block that calls a handler and goes on to the next. It
// gives the buffer, nil for another block.
func (l *linker) handlerCall(b *ir.Block) (value.Value, cleanup) {
	n := len(b.Insts)
	if n < 2 {
		return nil, cleanup{}
	}
	next, ok1 := b.Insts[n-1].(*ir.InstCall)
	call, ok2 := b.Insts[n-2].(*ir.InstCall)
	if !ok1 || !ok2 || !l.calls(next, "__pthread_unwind_next") || len(next.Args) != 1 || len(call.Args) != 1 {
		return nil, cleanup{}
	}
	routine, ok1 := call.Callee.(*ir.InstLoad)
	argument, ok2 := plainArg(call.Args[0]).(*ir.InstLoad)
	if !ok1 || !ok2 {
		return nil, cleanup{}
	}
	return variableBehind(plainArg(next.Args[0])), cleanup{routine.Src, argument.Src}
}

// calls reports whether the call is one of the function of that name.
func (l *linker) calls(call *ir.InstCall, name string) bool {
	f := l.out.CalledFunc(call.Callee)
	return f != nil && f.Name() == name
}

// modelFunc is a function of a default model, nil if there is none of that name.
func (l *linker) modelFunc(name string) *ir.Func {
	s := l.symbols[name]
	if s == nil || s.strength == declared || s.module.Role != DefaultModel {
		return nil
	}
	f, _ := s.value.(*ir.Func)
	return f
}

// variableBehind is the variable that the address v is computed from, or v.
func variableBehind(v value.Value) value.Value {
	for {
		switch x := v.(type) {
		case *ir.InstGetElementPtr:
			for _, i := range x.Indices {
				if c, ok := i.(*constant.Int); !ok || c.X.Sign() != 0 {
					return v
				}
			}
			v = x.Src
		case *ir.InstBitCast:
			v = x.From
		default:
			return v
		}
	}
}
