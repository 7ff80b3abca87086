package rewrite

import (
	"slices"

	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// ComputeAddresses writes constant expressions that look at the number of an address out as instructions, so that what
// holds for instructions holds for them. An address plus a number stays a constant.
func ComputeAddresses(layout *ir.Layout, funcs []*ir.Func) {
	e := &constant.Evaluator{Layout: layout}
	for _, f := range funcs {
		f.Expand(func(out []ir.Instruction, inst ir.Instruction) []ir.Instruction {
			if _, ok := inst.(*ir.Phi); !ok {
				computeOperands(e, inst, inst.Place(), &out)
			}
			return append(out, inst)
		})
		for _, b := range f.Blocks {
			computeOperands(e, b.Term, b.Term.Place(), &b.Insts)
		}
		computeIncoming(e, f)
	}
}

func computeOperands(e *constant.Evaluator, u ir.User, at ir.Loc, out *[]ir.Instruction) {
	for _, op := range u.Operands() {
		if c, ok := (*op).(ir.Constant); ok && looksAtNumber(e, c) {
			*op = compute(c, at, out)
		}
	}
}

// computeIncoming computes what phis take where control comes from.
func computeIncoming(e *constant.Evaluator, f *ir.Func) {
	for inst := range f.Instructions() {
		phi, ok := inst.(*ir.Phi)
		if !ok {
			continue
		}
		for i := range phi.Incs {
			inc := &phi.Incs[i]
			if c, ok := inc.X.(ir.Constant); ok && looksAtNumber(e, c) {
				inc.X = compute(c, inc.Pred.Term.Place(), &inc.Pred.Insts)
			}
		}
	}
}

// looksAtNumber reports whether the value of c depends on more than the object and the offset that an address means.
func looksAtNumber(e *constant.Evaluator, c ir.Constant) bool {
	switch c := c.(type) {
	case *ir.Aggregate:
		return slices.ContainsFunc(c.Elems, func(x ir.Constant) bool { return looksAtNumber(e, x) })
	case *ir.Expr:
	default:
		return false
	}
	casts := false
	ir.Each(c, func(c ir.Constant) {
		x, ok := c.(*ir.Expr)
		casts = casts || ok && x.Op == "ptrtoint"
	})
	if _, n := ir.Elements(c.Type()); n > 1 {
		return casts
	}
	switch e.Eval(c).(type) {
	case *constant.Addr:
		return !ir.IsPointer(c.Type())
	case *constant.Opaque:
		return casts || c.(*ir.Expr).Op == "icmp"
	}
	return false
}

// compute appends instructions that compute c; what they cannot stays a constant.
func compute(c ir.Constant, at ir.Loc, out *[]ir.Instruction) ir.Value {
	if whole, ok := c.(*ir.Aggregate); ok {
		return computeElements(whole, at, out)
	}
	x, ok := c.(*ir.Expr)
	if !ok {
		return c
	}
	arg := func(i int) ir.Value { return compute(x.Args[i], at, out) }
	in := ir.Instr{At: at}
	var inst ir.Instruction
	switch x.Op {
	case "ptrtoint", "inttoptr", "trunc", "zext", "sext":
		inst = &ir.Cast{Instr: in, Op: x.Op, X: arg(0), To: x.Typ}
	case "add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor":
		inst = &ir.Binary{Instr: in, Op: x.Op, X: arg(0), Y: arg(1)}
	case "getelementptr":
		gep := &ir.GEP{Instr: in, Elem: x.Elem, Base: arg(0)}
		for i := range x.Args[1:] {
			gep.Indices = append(gep.Indices, arg(i+1))
		}
		inst = gep
	case "icmp":
		inst = &ir.ICmp{Instr: in, Pred: x.Pred, X: arg(0), Y: arg(1)}
	case "select":
		inst = &ir.Select{Instr: in, Cond: arg(0), X: arg(1), Y: arg(2)}
	default:
		return c
	}
	*out = append(*out, inst)
	return inst
}

// computeElements puts the elements of c together of which some are computed.
func computeElements(c *ir.Aggregate, at ir.Loc, out *[]ir.Instruction) ir.Value {
	var whole ir.Value = c
	_, vector := c.Typ.(*ir.VectorType)
	for i, elem := range c.Elems {
		x := compute(elem, at, out)
		if x == ir.Value(elem) {
			continue
		}
		var inst ir.Instruction = &ir.InsertValue{Instr: ir.Instr{At: at}, X: whole, Elem: x, Indices: []uint64{uint64(i)}}
		if vector {
			inst = &ir.InsertElement{Instr: ir.Instr{At: at}, X: whole, Elem: x, Index: intValue(ir.I32, int64(i))}
		}
		*out = append(*out, inst)
		whole = inst.(ir.Value)
	}
	return whole
}
