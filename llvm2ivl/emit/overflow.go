package emit

import (
	"math"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/arith"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/storage"
)

// The check "overflow" puts assertions in front of operators of the program whose result C does not define. Which
// additions are signed clang says by nsw.

// assertRepresentable asserts of the program what holds in words.
func (f *funcTranslator) assertRepresentable(cond ivl.Expr, fails string) {
	f.emit(ivl.NewAssert(cond, storage.TextAttr("property", "overflow"), storage.TextAttr("msg", fails)))
}

// checksOverflow reports whether such an assertion is asked for here.
func (f *funcTranslator) checksOverflow() bool { return f.opt.Overflow && !f.Linked.IsModel(f.fn) }

// demandAbsolute asserts that the absolute value of x is a signed number of w bits.
func (f *funcTranslator) demandAbsolute(w int, x ivl.Expr) {
	if f.checksOverflow() {
		_, over := f.Overflow("ssub", w, f.Number(0, w), x)
		f.assertRepresentable(ivl.NewNot(over), "the absolute value overflows")
	}
}

// demandRepresentable asserts that a sum, difference, product or shift is defined.
func (f *funcTranslator) demandRepresentable(inst *ir.Binary) {
	if _, n := ir.Elements(inst.Type()); !f.checksOverflow() || n != 1 {
		return
	}
	words := map[ir.Op]string{"add": "sum", "sub": "difference", "mul": "product"}
	w := f.Bits(inst.Type())
	switch inst.Op {
	case "add", "sub", "mul":
		if inst.NSW {
			_, over := f.Overflow("s"+string(inst.Op), w, f.pin(inst.X), f.pin(inst.Y))
			f.assertRepresentable(ivl.NewNot(over), "the "+words[inst.Op]+" overflows")
		}
	case "shl", "lshr", "ashr":
		if by, ok := f.literal(inst.Y); ok && by.Sign() >= 0 && by.IsInt64() && by.Int64() < int64(w) {
			return
		}
		y := f.pin(inst.Y)
		in := f.Compare("ult", w, y, f.Number(int64(w), w))
		if f.Unbounded {
			in = ivl.NewAnd(ivl.NewBinary(ivl.Le, ivl.NewInt64(0), y), in)
		}
		f.assertRepresentable(in, "the shift is negative, or by the width of the operand or more")
	}
}

// demandIntegral asserts that an integer of the type can hold a floating-point number, cut.
func (f *funcTranslator) demandIntegral(inst *ir.Cast) {
	if _, ok := inst.X.Type().(*ir.FloatType); !f.checksOverflow() || !ok {
		return
	}
	if fits := f.canHold(inst.Op, inst.X.Type(), inst.To, func() ivl.Expr { return f.pin(inst.X) }); fits != nil {
		f.assertRepresentable(fits, "no integer of the type can hold the floating-point number")
	}
}

// canHold says whether an integer of the type can hold a floating-point number, cut; nil if op does no such thing.
func (f *funcTranslator) canHold(op ir.Op, have, want ir.Type, number func() ivl.Expr) ivl.Expr {
	from, ok := have.(*ir.FloatType)
	if !ok || op != "fptosi" && op != "fptoui" || f.Unbounded || from.Kind != ir.Float && from.Kind != ir.Double && from.Kind != ir.X86FP80 {
		return nil
	}
	ft, w := f.ComputedType(from), f.Bits(want)
	low, high, pred := -1.0, math.Ldexp(1, w), "ogt"
	if op == "fptosi" {
		low, high = math.Ldexp(-1, w-1)-1, math.Ldexp(1, w-1)
		if w >= int(ft.Sig) { // there is no such number, and the next one is lower
			low, pred = low+1, "oge"
		}
	}
	x := f.toFloat(from, number())
	return ivl.NewAnd(f.CompareFloat(pred, ft, x, arith.FloatLiteral(low, ft)), f.CompareFloat("olt", ft, x, arith.FloatLiteral(high, ft)))
}

// orAny is the integer n made of the floating-point number x, or any if the type cannot hold it.
func (f *funcTranslator) orAny(inst *ir.Cast, from, to ir.Type, x, n ivl.Expr) ivl.Expr {
	fits := f.canHold(inst.Op, from, to, func() ivl.Expr { return x })
	if v, ok := fits.(*ivl.BoolLit); fits == nil || ok && v.Value {
		return n
	}
	t := ivl.NewIdent(f.temp("$integer", n.Type()))
	f.emit(&ivl.If{Cond: fits, Then: f.nested(func() { f.assign(t, n) }), Else: f.nested(func() { f.emit(ivl.NewHavoc(t.Var)) })})
	return t
}
