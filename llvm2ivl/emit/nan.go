package emit

import (
	"math/big"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/arith"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// anyNaN is out, the elements of what the operator inst computed from args, where each NaN is one of those that LLVM allows if the program looks at its
// bits: it has any sign, and no payload or that of an operand (LangRef, "Behavior of Floating-Point NaN values").
func (f *funcTranslator) anyNaN(inst ir.Value, out []ivl.Expr, args ...operandLeaves) []ivl.Expr {
	if !f.Mem.SeesNaN(inst) {
		return out
	}
	elem, _ := ir.Elements(inst.Type())
	res := make([]ivl.Expr, len(out))
	for i, x := range out {
		t := f.temp("$nan", x.Type())
		f.emit(ivl.NewAssign(t, x))
		res[i] = ivl.NewIdent(t)
		f.emit(&ivl.If{Cond: f.isNaN(elem, res[i]), Then: f.nested(func() {
			for _, a := range args {
				isNaN := f.isNaN(a.elem, a.leaves[i])
				if _, never := isNaN.(*ivl.BoolLit); never {
					continue
				}
				f.emit(&ivl.If{Cond: isNaN, Then: f.nested(func() {
					kept := f.temp("$kept", ivl.BoolType)
					f.emit(ivl.NewHavoc(kept))
					f.assign(res[i], ivl.NewIte(ivl.NewIdent(kept), f.quiet(a.elem, elem, a.leaves[i]), res[i]))
				})})
			}
			negative := f.temp("$negative", ivl.BoolType)
			f.emit(ivl.NewHavoc(negative))
			sign := ivl.NewIte(ivl.NewIdent(negative), ivl.NewBV64(1, 1), ivl.NewBV64(0, 1))
			w := f.Bits(elem)
			f.assign(res[i], ivl.NewConcat(sign, ivl.NewExtract(res[i], w-1, 0)))
		})})
	}
	return res
}

// operandLeaves are the elements of an operand, which are of type elem.
type operandLeaves struct {
	elem   ir.Type
	leaves []ivl.Expr
}

// isNaN reports whether the bits of a value of type t are those of a NaN.
func (f *funcTranslator) isNaN(t ir.Type, bits ivl.Expr) ivl.Expr {
	ft := f.ComputedType(t.(*ir.FloatType))
	return f.CompareFloat("uno", ft, f.toFloat(t, bits), arith.FloatLiteral(0, ft))
}

// fractionBits is how many bits of a NaN of type t are its payload and the bit that says it is quiet.
func (f *funcTranslator) fractionBits(t ir.Type) int {
	return f.ComputedType(t.(*ir.FloatType)).Sig - 1
}

// quiet is x, a NaN of type from, as a quiet one of type to.
func (f *funcTranslator) quiet(from, to ir.Type, x ivl.Expr) ivl.Expr {
	have, want := f.fractionBits(from), f.fractionBits(to)
	var payload ivl.Expr = ivl.NewExtract(x, have-1, max(0, have-want))
	if want > have {
		payload = ivl.NewConcat(payload, ivl.NewBV(new(big.Int), want-have))
	}
	w := f.Bits(to)
	head := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(w-want)), big.NewInt(1)) // an exponent of ones, and the quiet bit
	return ivl.NewConcat(ivl.NewBV(head, w-want+1), payload)
}
