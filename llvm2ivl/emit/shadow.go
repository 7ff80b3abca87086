package emit

import (
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/arith"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/shadow"
)

// What is computed from what was never written has a shadow (package shadow), one for each leaf, in variables beside it. Shadows are
// bit-vectors, in the unbounded encoding of integers, too.

// shade computes the shadow of an instruction before it is translated, while its operands can still be named.
func (f *funcTranslator) shade(inst ir.Instruction) {
	shaded := false
	for _, op := range inst.Operands() {
		shaded = shaded || f.shadows[*op] != nil
	}
	if !shaded {
		return
	}
	out := f.propagate(inst)
	for i, e := range out {
		if _, ok := arith.Value(e); !ok {
			if _, ok := e.(*ivl.Ident); !ok {
				x := ivl.NewIdent(f.temp(f.registerName(inst)+"$unwritten", e.Type()))
				f.assign(x, e)
				out[i] = x
			}
		}
	}
	if out != nil {
		f.shadows[inst] = out
	}
}

// propagate is the shadow of what inst computes from its operands; nil if it computes nothing, or not from them.
func (f *funcTranslator) propagate(inst ir.Instruction) []ivl.Expr {
	switch inst := inst.(type) {
	case *ir.Binary:
		return f.eachElement(inst, func(i, w int) ivl.Expr {
			return f.bits().Binary(string(inst.Op), w, f.operandAt(inst.X, i), f.operandAt(inst.Y, i))
		})
	case *ir.ICmp:
		elem, _ := ir.Elements(inst.X.Type())
		return f.eachElement(inst, func(i, w int) ivl.Expr {
			return f.bits().Compare(string(inst.Pred), f.Bits(elem), f.operandAt(inst.X, i), f.operandAt(inst.Y, i))
		})
	case *ir.Select:
		n := len(f.Leaves(inst.Cond.Type()))
		return f.eachElement(inst, func(i, w int) ivl.Expr {
			return f.bits().Select(w, f.operandAt(inst.Cond, min(i, n-1)), f.operandAt(inst.X, i), f.operandAt(inst.Y, i))
		})
	case *ir.Cast:
		return f.castShadow(inst)
	case *ir.ExtractValue:
		first, n := f.LeafRange(inst.X.Type(), inst.Indices)
		return f.shadowOf(inst.X)[first : first+n]
	case *ir.InsertValue:
		first, _ := f.LeafRange(inst.X.Type(), inst.Indices)
		out := append([]ivl.Expr(nil), f.shadowOf(inst.X)...)
		copy(out[first:], f.shadowOf(inst.Elem))
		return out
	case *ir.InsertElement:
		if i, ok := inst.Index.(*ir.Int); ok && i.X.IsInt64() && i.X.Int64() < int64(len(f.Leaves(inst.Type()))) {
			out := append([]ivl.Expr(nil), f.shadowOf(inst.X)...)
			out[i.X.Int64()] = f.shadowOf(inst.Elem)[0]
			return out
		}
	case *ir.ExtractElement:
		if i, ok := inst.Index.(*ir.Int); ok && i.X.IsInt64() && i.X.Int64() < int64(len(f.Leaves(inst.X.Type()))) {
			return f.shadowOf(inst.X)[i.X.Int64():][:1]
		}
	case *ir.ShuffleVector:
		both := append(append([]ivl.Expr(nil), f.shadowOf(inst.X)...), f.shadowOf(inst.Y)...)
		if mask, ok := f.Mem.Const(inst.Mask).(*constant.Aggregate); ok {
			return f.eachElement(inst, func(i, w int) ivl.Expr {
				if c, ok := mask.Elems[i].(*constant.Int); ok {
					return both[c.Value.Int64()]
				}
				return f.bits().None(w)
			})
		}
	case *ir.Call:
		if !memory.IsOperator(inst) {
			return nil
		}
		return f.intrinsicShadow(inst)
	case *ir.FNeg, *ir.FCmp, *ir.GEP:
	default: // reads, writes, what decides, and freeze: the optimiser says there that any value will do
		return nil
	}
	return f.anyShadow(inst)
}

// anyShadow is the shadow of what depends on all bits of all operands.
func (f *funcTranslator) anyShadow(inst ir.Instruction) []ivl.Expr {
	var some []ivl.Expr
	for _, op := range inst.Operands() {
		some = append(some, f.someBit(f.shadows[*op], (*op).Type()))
	}
	var out []ivl.Expr
	for _, leaf := range f.Leaves(inst.Type()) {
		out = append(out, f.bits().All(f.Bits(leaf), ivl.NewOr(some...)))
	}
	return out
}

// intrinsicShadow is the shadow of what an intrinsic function computes.
func (f *funcTranslator) intrinsicShadow(inst *ir.Call) []ivl.Expr {
	name := strings.TrimPrefix(ir.CalledFunc(inst.Callee).Name(), "llvm.")
	op, _, _ := strings.Cut(name, ".")
	switch {
	case hasPrefix(name, identityIntrinsics):
		return f.shadowOf(inst.Args[0])
	case op == "bswap" || op == "bitreverse":
		return f.eachElement(inst, func(i, w int) ivl.Expr {
			return f.bits().IntOperator(op, w, []ivl.Expr{f.operandAt(inst.Args[0], i).Shadow})
		})
	case op == "fshl" || op == "fshr":
		return f.eachElement(inst, func(i, w int) ivl.Expr {
			by := f.operandAt(inst.Args[2], i)
			if by.Value == nil {
				return f.bits().All(w, ivl.NewOr(f.someBit(f.shadows[inst.Args[0]], inst.Type()), f.someBit(f.shadows[inst.Args[1]], inst.Type()), f.someBit(f.shadows[inst.Args[2]], inst.Type())))
			}
			moved := f.bits().IntOperator(op, w, []ivl.Expr{f.operandAt(inst.Args[0], i).Shadow, f.operandAt(inst.Args[1], i).Shadow, by.Value})
			return f.bits().Or(w, moved, f.bits().All(w, f.bits().Some(w, by.Shadow)))
		})
	}
	if len(f.Leaves(inst.Type())) == 0 {
		return nil
	}
	return f.anyShadow(inst)
}

// operandAt is element i of an operand.
func (f *funcTranslator) operandAt(v ir.Value, i int) shadow.Operand {
	leaf := f.Leaves(v.Type())[i]
	out := shadow.Operand{Shadow: f.shadowOf(v)[i]}
	if _, float := leaf.(*ir.FloatType); float {
		return out
	}
	if d := f.waiting[v]; d != nil {
		f.keepRead(v)
		f.assignDeferred(d)
	}
	e := f.use(v)[i]
	if n, ok := arith.Value(e); ok {
		out.Value = f.bits().Literal(n, f.Bits(leaf))
	} else if !f.Unbounded || f.Bits(leaf) == 1 {
		out.Value = e
	}
	return out
}

// shadowOf are the shadows of the leaves of v.
func (f *funcTranslator) shadowOf(v ir.Value) []ivl.Expr {
	if out := f.shadows[v]; out != nil {
		return out
	}
	var out []ivl.Expr
	for _, leaf := range f.Leaves(v.Type()) {
		out = append(out, f.bits().None(f.Bits(leaf)))
	}
	return out
}

// bits is the arithmetic of metadata.
func (t *translator) bits() shadow.Arithmetic {
	return shadow.Arithmetic{Encoding: &arith.Encoding{Lib: t.Lib, Ptr: t.Ptr}}
}

// eachElement are the shadows of the leaves of an instruction, from their numbers and widths.
func (f *funcTranslator) eachElement(v ir.Instruction, build func(i, w int) ivl.Expr) []ivl.Expr {
	var out []ivl.Expr
	for i, leaf := range f.Leaves(v.Type()) {
		out = append(out, build(i, f.Bits(leaf)))
	}
	return out
}

// someBit is whether a bit of the shadow of a value of type ty is set.
func (t *translator) someBit(bits []ivl.Expr, ty ir.Type) ivl.Expr {
	var some []ivl.Expr
	for i, leaf := range t.Leaves(ty)[:len(bits)] {
		some = append(some, t.bits().Some(t.Bits(leaf), bits[i]))
	}
	return ivl.NewOr(some...)
}

// castShadow is the shadow of a cast, on each element of a vector.
func (f *funcTranslator) castShadow(inst *ir.Cast) []ivl.Expr {
	fe, fn := ir.Elements(inst.X.Type())
	te, tn := ir.Elements(inst.To)
	from, to, x := f.Bits(fe), f.Bits(te), f.shadowOf(inst.X)
	switch {
	case inst.Op == "bitcast" && from == to:
		return x
	case inst.Op == "bitcast":
		return f.bits().Recut(x, from, to, tn)
	case fn != tn:
		return f.anyShadow(inst)
	}
	return f.eachElement(inst, func(i, w int) ivl.Expr { return f.bits().Cast(string(inst.Op), from, w, x[i]) })
}
