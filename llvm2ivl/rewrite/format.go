package rewrite

import (
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// formats rewrites the calls in f of scanf (scan.go), sprintf (print.go) and their families, whose
// formats are literals, and those of memcmp whose sizes are (compare.go).
func (r *rewriter) formats(f *ir.Func) {
	f.Expand(func(out []ir.Instruction, inst ir.Instruction) []ir.Instruction {
		if call, ok := inst.(*ir.Call); ok {
			if fn := ir.CalledFunc(call.Callee); fn != nil {
				out = append(out, r.around(call, fn)...)
			}
		}
		return append(out, inst)
	})
}

// around rewrites a call of fn, and gives what comes before it.
func (r *rewriter) around(call *ir.Call, fn *ir.Func) []ir.Instruction {
	if fn == r.models[fn.Name()] {
		r.compare(call, fn)
		if insts := r.scan(call, fn.Name()); insts != nil {
			return insts
		}
		if insts, printed := r.print(call, fn.Name()); printed {
			return insts
		}
	}
	return r.arguments(call, fn)
}

// literal is the text of the C string at the constant address v.
func (r *rewriter) literal(v ir.Value) (string, bool) {
	c, ok := v.(ir.Constant)
	if !ok {
		return "", false
	}
	return constant.Text(r.value(c))
}

// text is that of a literal, of wide characters if wide says so.
func (r *rewriter) text(v ir.Value, wide bool) (string, bool) {
	if c, ok := v.(ir.Constant); ok && wide {
		return constant.WideText(r.value(c))
	}
	return r.literal(v)
}

// formatCall is a call with a format, of which calls of models are made.
type formatCall struct {
	*rewriter
	call   *ir.Call
	format ir.Value
	as     string           // what people are told is called, "" for what the models stand for
	insts  []ir.Instruction // that come before the call
}

func (s *formatCall) pointerBits() int { return s.layout.PtrBits() }

// long is a number of C's type long.
func (s *formatCall) long(n int64) ir.Value {
	return intValue(&ir.IntType{Bits: s.pointerBits()}, n)
}

func intValue(t *ir.IntType, n int64) ir.Value { return ir.NewInt(t, n) }

// inFormat is the address of the format's character at n.
func (s *formatCall) inFormat(n int) ir.Value {
	return s.add(&ir.GEP{Instr: ir.Instr{At: s.call.At}, Elem: ir.I8, Base: s.format, Indices: []ir.Value{s.long(int64(n))}})
}

// emit calls a model, whose result it gives.
func (s *formatCall) emit(model string, args ...ir.Value) ir.Value {
	f := s.models[model]
	return s.add(&ir.Call{Instr: ir.Instr{At: s.call.At}, Typ: f.Ret, Callee: f, Args: args, As: s.as})
}

// result makes the call that is rewritten one of a model that gives the result.
func (s *formatCall) result(model string, args ...ir.Value) bool {
	s.call.Callee, s.call.Args, s.call.As = s.models[model], args, s.as
	return true
}

// cast adds a conversion.
func (s *formatCall) cast(op ir.Op, x ir.Value, to ir.Type) ir.Value {
	return s.add(&ir.Cast{Instr: ir.Instr{At: s.call.At}, Op: op, X: x, To: to})
}

func (s *formatCall) add(inst ir.Instruction) ir.Value {
	s.insts = append(s.insts, inst)
	return inst
}
