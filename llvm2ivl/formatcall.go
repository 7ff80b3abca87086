package llvm2ivl

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// formats rewrites the calls in f of scanf (scan.go), sprintf (print.go) and their families, whose
// formats are literals.
func (l *linker) formats(f *ir.Func) {
	for _, b := range f.Blocks {
		var out []ir.Instruction
		for _, inst := range b.Insts {
			if call, ok := inst.(*ir.InstCall); ok {
				if fn := l.out.CalledFunc(call.Callee); fn != nil && fn == l.modelFunc(fn.Name()) {
					out = append(out, l.scan(call, fn.Name())...)
					out = append(out, l.print(call, fn.Name())...)
				}
			}
			out = append(out, inst)
		}
		b.Insts = out
	}
}

// literal is the text of the C string at the constant address v.
func (l *linker) literal(v value.Value) (string, bool) {
	c, ok := v.(constant.Constant)
	if !ok {
		return "", false
	}
	return stringAt(l.out.Const(c))
}

// formatCall is a call with a format, of which calls of models are made.
type formatCall struct {
	*linker
	call   *ir.InstCall
	format value.Value
	insts  []ir.Instruction // that come before the call
}

func (s *formatCall) pointerBits() int { return int(s.linker.out.Layout.PtrBytes * 8) }

// long is a number of C's type long.
func (s *formatCall) long(n int64) value.Value {
	return intValue(types.NewInt(uint64(s.pointerBits())), n)
}

func intValue(t *types.IntType, n int64) value.Value { return constant.NewInt(t, n) }

// inFormat is the address of the format's character at n.
func (s *formatCall) inFormat(n int) value.Value {
	return s.add(ir.NewGetElementPtr(types.I8, s.as(s.format, types.I8Ptr), s.long(int64(n))))
}

// emit calls a model, whose result it gives.
func (s *formatCall) emit(model string, args ...value.Value) value.Value {
	f := s.modelFunc(model)
	c := ir.NewCall(f, s.fitting(f, args)...)
	return s.add(c)
}

// result makes the call that is rewritten one of a model that gives the result.
func (s *formatCall) result(model string, args ...value.Value) bool {
	f := s.modelFunc(model)
	s.call.Args = s.fitting(f, args)
	s.call.Callee = f
	return true
}

func (s *formatCall) fitting(f *ir.Func, args []value.Value) []value.Value {
	out := make([]value.Value, len(args))
	for i, a := range args {
		out[i] = s.as(a, f.Params[i].Typ)
	}
	return out
}

// as is v with the type of a pointer that a model wants.
func (s *formatCall) as(v value.Value, t types.Type) value.Value {
	if v.Type().Equal(t) {
		return v
	}
	return s.add(ir.NewBitCast(v, t))
}

// add puts an instruction in, at the place in the source of the call.
func (s *formatCall) add(inst ir.Instruction) value.Value {
	switch inst := inst.(type) {
	case *ir.InstCall:
		inst.Metadata = s.call.Metadata
	case *ir.InstBitCast:
		inst.Metadata = s.call.Metadata
	case *ir.InstTrunc:
		inst.Metadata = s.call.Metadata
	case *ir.InstSExt:
		inst.Metadata = s.call.Metadata
	case *ir.InstZExt:
		inst.Metadata = s.call.Metadata
	case *ir.InstGetElementPtr:
		inst.Metadata = s.call.Metadata
	}
	s.insts = append(s.insts, inst)
	return inst.(value.Value)
}
