package rewrite

import (
	"strings"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// A variable that is declared in the body of a loop is another object in each iteration, though
// clang gives it one place. So what models know of it, a mutex that was initialised and never destroyed, is
// over where control comes to the declaration again. A model says that by defining, beside a
// function F that begins an object, a function __model_declared_F that is called there.

// declaredPrefix begins the names of such functions.
const declaredPrefix = "__model_declared_"

// declarations has models told of the declarations in the loops of f.
func (r *rewriter) declarations(f *ir.Func) {
	begun := map[*ir.Alloca][]*ir.Call{}
	for inst := range f.Instructions() {
		call, ok := inst.(*ir.Call)
		if !ok || len(call.Args) == 0 {
			continue
		}
		fn := ir.CalledFunc(call.Callee)
		if fn == nil || fn != r.models[fn.Name()] || r.models[declaredPrefix+fn.Name()] == nil {
			continue
		}
		if a := base(call.Args[0]); a != nil {
			begun[a] = append(begun[a], call)
		}
	}
	if len(begun) == 0 {
		return
	}
	cyclic := f.Cyclic()
	for _, b := range f.Blocks {
		if !cyclic[b] {
			continue
		}
		var out []ir.Instruction
		var last *ir.Alloca // clang may say twice in a row that a declaration is reached
		for _, inst := range b.Insts {
			out = append(out, inst)
			a := declared(inst)
			if a == nil || a == last {
				continue
			}
			last = a
			for _, call := range begun[a] {
				s := &formatCall{rewriter: r, call: call}
				at := s.again(call.Args[0])
				s.emit(declaredPrefix+ir.CalledFunc(call.Callee).Name(), at)
				out = append(out, s.insts...)
			}
		}
		b.Insts = out
	}
}

// declared is the variable whose declaration inst marks, or nil.
func declared(inst ir.Instruction) *ir.Alloca {
	switch inst := inst.(type) {
	case *ir.Debug:
		if inst.Declare {
			return base(inst.X)
		}
	case *ir.Call:
		fn := ir.CalledFunc(inst.Callee)
		if fn != nil && strings.HasPrefix(fn.Name(), "llvm.lifetime.start.") && len(inst.Args) == 2 {
			return base(inst.Args[1])
		}
	}
	return nil
}

// base is the variable in which v lies at a constant distance from the start, or nil.
func base(v ir.Value) *ir.Alloca {
	switch v := v.(type) {
	case *ir.Alloca:
		return v
	case *ir.Cast:
		return base(v.X)
	case *ir.GEP:
		for _, i := range v.Indices {
			if _, ok := i.(ir.Constant); !ok {
				return nil
			}
		}
		return base(v.Base)
	}
	return nil
}

// again computes an address with a base once more.
func (s *formatCall) again(v ir.Value) ir.Value {
	switch v := v.(type) {
	case *ir.Cast:
		return s.cast(v.Op, s.again(v.X), v.To)
	case *ir.GEP:
		return s.add(&ir.GEP{Instr: ir.Instr{At: s.call.At}, Elem: v.Elem, Base: s.again(v.Base), Indices: v.Indices})
	}
	return v
}
