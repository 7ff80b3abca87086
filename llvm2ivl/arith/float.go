package arith

import (
	"math/big"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// FloatType is the IVL type of the numbers of a floating-point type of LLVM, or nil for the
// formats that are not modelled: x86_fp80, fp128, ppc_fp128, bfloat.
func FloatType(t *ir.FloatType) *ivl.FloatType {
	switch t.Kind {
	case ir.Half:
		return &ivl.FloatType{Sig: 11, Exp: 5}
	case ir.Float:
		return &ivl.FloatType{Sig: 24, Exp: 8}
	case ir.Double:
		return &ivl.FloatType{Sig: 53, Exp: 11}
	}
	return nil
}

// FloatBits is the width of a floating-point format.
func FloatBits(t *ir.FloatType) int {
	switch t.Kind {
	case ir.X86FP80:
		return 80
	case ir.Half, ir.BFloat:
		return 16
	case ir.Float:
		return 32
	case ir.Double:
		return 64
	}
	return 128
}

// CarriesBits reports whether values of type t are floating-point numbers of which variables hold the bits. A move keeps them,
// while the numbers that operators compute with have only one NaN. Unbounded integers are no bits: there, variables hold numbers if
// the format is modelled.
func (a *Encoding) CarriesBits(t ir.Type) bool {
	ft, ok := t.(*ir.FloatType)
	return ok && (!a.Unbounded || FloatType(ft) == nil)
}

// negated gives for predicates of fcmp the one that holds in all other cases.
var negated = map[string]string{
	"true": "false", "ord": "uno", "ueq": "one", "une": "oeq", "ult": "oge", "ule": "ogt", "ugt": "ole", "uge": "olt",
}

// CompareFloat is LLVM's fcmp. The operands may be duplicated in the result.
func (a *Encoding) CompareFloat(pred string, t *ivl.FloatType, x, y ivl.Expr) ivl.Expr {
	if other, ok := negated[pred]; ok {
		return ivl.NewNot(a.CompareFloat(other, t, x, y))
	}
	test := func(op string, args ...ivl.Expr) ivl.Expr { return ivl.NewApp(a.Lib.FloatTest(op, t), args...) }
	switch pred {
	case "false":
		return ivl.NewBool(false)
	case "oeq", "ogt", "oge", "olt", "ole":
		return test("f"+pred[1:], x, y)
	case "one":
		return ivl.NewOr(test("flt", x, y), test("fgt", x, y))
	case "uno":
		var either []ivl.Expr
		for _, e := range []ivl.Expr{x, y} {
			if !isFloatNumber(e) {
				either = append(either, test("fisnan", e))
			}
		}
		return ivl.NewOr(either...)
	}
	panic("arith: no floating-point predicate " + pred)
}

// isFloatNumber reports whether e is a literal other than NaN.
func isFloatNumber(e ivl.Expr) bool {
	lit, ok := e.(*ivl.FloatLit)
	if !ok {
		return false
	}
	exponent := new(big.Int).And(new(big.Int).Rsh(lit.Bits, uint(lit.Sig-1)), constant.Mask(lit.Exp))
	fraction := new(big.Int).And(lit.Bits, constant.Mask(lit.Sig-1))
	return exponent.Cmp(constant.Mask(lit.Exp)) != 0 || fraction.Sign() == 0
}

// DuplicatesOperands reports whether compareFloat uses its operands twice.
func DuplicatesOperands(pred string) bool { return pred == "one" || pred == "ueq" }

// Reinterpret is a value of one scalar type as the value of another of the same
// size with the same bits, or nil when the encoding cannot express it.
func (a *Encoding) Reinterpret(x ivl.Expr, to ivl.Type) ivl.Expr {
	from := x.Type()
	if ivl.EqualTypes(from, to) {
		return x
	}
	fromFloat, isFromFloat := from.(*ivl.FloatType)
	toFloat, isToFloat := to.(*ivl.FloatType)
	switch {
	case isFromFloat && isToFloat:
		return a.Reinterpret(a.Reinterpret(x, &ivl.BVType{Width: fromFloat.Sig + fromFloat.Exp}), to)
	case a.Unbounded && (isFromFloat || isToFloat):
		return nil
	case isFromFloat:
		if lit, ok := x.(*ivl.FloatLit); ok {
			return ivl.NewBV(lit.Bits, fromFloat.Sig+fromFloat.Exp)
		}
		return ivl.NewApp(a.Lib.FloatToBits(fromFloat), x)
	case isToFloat:
		if lit, ok := x.(*ivl.BVLit); ok {
			return ivl.NewFloat(lit.Value, toFloat.Sig, toFloat.Exp)
		}
		if app, ok := x.(*ivl.FuncApp); ok && a.Lib.IsFloatToBits(app.Func, toFloat) {
			return app.Args[0]
		}
		return ivl.NewApp(a.Lib.BitsToFloat(toFloat), x)
	}
	return nil
}
