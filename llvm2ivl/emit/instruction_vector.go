package emit

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/arith"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// A vector is carried as one variable for each of its elements.

// bitcastVector is a bitcast between vectors of different length, or between a
// vector and a scalar: the elements are put together, lowest first, and cut
// anew.
func (f *funcTranslator) bitcastVector(v *ir.Cast) {
	from := v.X
	fe, _ := ir.Elements(from.Type())
	te, tn := ir.Elements(v.Type())
	if f.Unbounded || isScalable(from.Type()) || isScalable(v.Type()) {
		f.unmodelled(v, "the bitcast of a vector")
		return
	}
	var whole ivl.Expr
	for _, x := range f.use(from) {
		b := f.BitsOf(x, fe)
		if whole == nil {
			whole = b
		} else {
			whole = ivl.NewConcat(b, whole)
		}
	}
	if tn > 1 {
		whole = f.atom(whole)
		f.ops = operands{}
	}
	w := f.Bits(te)
	out := make([]ivl.Expr, tn)
	for i := range out {
		part := whole
		if tn > 1 {
			part = ivl.NewExtract(whole, (i+1)*w, i*w)
		}
		out[i] = f.FromBits(part, te)
	}
	f.define(v, out)
}

func (f *funcTranslator) translateExtractElement(inst *ir.ExtractElement) {
	if isScalable(inst.X.Type()) {
		f.unmodelled(inst, "a scalable vector")
		return
	}
	f.prepareValue(inst, false, inst.X, inst.Index)
	xs := f.use(inst.X)
	index := f.use1(inst.Index)
	if i, ok := arith.Value(index); ok {
		if !i.IsInt64() || i.Int64() >= int64(len(xs)) || i.Sign() < 0 {
			f.define(inst, f.unknownResult(inst))
			return
		}
		f.define(inst, []ivl.Expr{xs[i.Int64()]})
		return
	}
	index = f.atom(index)
	w := f.Bits(inst.Index.Type())
	out := xs[len(xs)-1]
	for i := len(xs) - 2; i >= 0; i-- {
		out = ivl.NewIte(f.Compare("eq", w, index, f.Number(int64(i), w)), xs[i], out)
	}
	f.ops = operands{}
	f.values[inst] = f.assignTo(inst, []ivl.Expr{out}, f.loc)
}

func (f *funcTranslator) translateInsertElement(inst *ir.InsertElement) {
	if isScalable(inst.X.Type()) {
		f.unmodelled(inst, "a scalable vector")
		return
	}
	f.prepareAccess(inst.X, inst.Elem, inst.Index)
	out := append([]ivl.Expr(nil), f.use(inst.X)...)
	elem := f.use1(inst.Elem)
	index := f.use1(inst.Index)
	if i, ok := arith.Value(index); ok {
		if i.IsInt64() && i.Sign() >= 0 && i.Int64() < int64(len(out)) {
			out[i.Int64()] = elem
		}
		f.define(inst, out)
		return
	}
	elem, index = f.atom(elem), f.atom(index)
	w := f.Bits(inst.Index.Type())
	for i := range out {
		out[i] = ivl.NewIte(f.Compare("eq", w, index, f.Number(int64(i), w)), elem, out[i])
	}
	f.values[inst] = f.assignTo(inst, out, f.loc)
}

func (f *funcTranslator) translateShuffle(inst *ir.ShuffleVector) {
	if isScalable(inst.X.Type()) || isScalable(inst.Type()) {
		f.unmodelled(inst, "a scalable vector")
		return
	}
	f.prepareAccess(inst.X, inst.Y)
	both := f.atoms(slices.Concat(f.use(inst.X), f.use(inst.Y))) // an element may be taken several times
	f.ops = operands{}
	mask, ok := f.Mem.Const(inst.Mask).(*constant.Aggregate)
	n := int(inst.Type().(*ir.VectorType).Len)
	out := make([]ivl.Expr, n)
	for i := range out {
		out[i] = both[0]
		if !ok {
			continue // the mask is zeroinitializer or undef
		}
		switch c := mask.Elems[i].(type) {
		case *constant.Int:
			out[i] = both[c.Value.Int64()]
		default:
			out[i] = f.unknownValue(f.registerName(inst), []ivl.Type{both[0].Type()})[0]
		}
	}
	f.define(inst, out)
}
