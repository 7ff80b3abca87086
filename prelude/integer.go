package prelude

import (
	"fmt"

	"github.com/gsmack/gsmack/ivl"
)

// bvOperators gives the SMT-LIB operator behind each binary integer operation
// of LLVM.
var bvOperators = map[string]string{
	"add": "bvadd", "sub": "bvsub", "mul": "bvmul",
	"udiv": "bvudiv", "sdiv": "bvsdiv", "urem": "bvurem", "srem": "bvsrem",
	"shl": "bvshl", "lshr": "bvlshr", "ashr": "bvashr",
	"and": "bvand", "or": "bvor", "xor": "bvxor",
}

// bvPredicates gives the SMT-LIB operator behind each ordering of integers.
var bvPredicates = map[string]string{
	"ult": "bvult", "ule": "bvule", "ugt": "bvugt", "uge": "bvuge",
	"slt": "bvslt", "sle": "bvsle", "sgt": "bvsgt", "sge": "bvsge",
}

// Arith returns the binary operator op (LLVM's name: add, sdiv, shl, …) on
// bit-vectors of the given width in bits.
func (l *Library) Arith(op string, width int) *ivl.FuncDecl {
	t := &ivl.BVType{Width: width}
	smt, ok := bvOperators[op]
	if !ok {
		panic("prelude: no bit-vector operator " + op)
	}
	return l.function(fmt.Sprintf("$%s.bv%d", op, width), t, "bvbuiltin", smt, t, t)
}

// Compare returns the ordering pred (LLVM's name: ult, sge, …) on bit-vectors
// of the given width in bits; its result is bool.
func (l *Library) Compare(pred string, width int) *ivl.FuncDecl {
	t := &ivl.BVType{Width: width}
	smt, ok := bvPredicates[pred]
	if !ok {
		panic("prelude: no bit-vector predicate " + pred)
	}
	return l.function(fmt.Sprintf("$%s.bv%d", pred, width), ivl.BoolType, "bvbuiltin", smt, t, t)
}

// Extend returns the zero extension (or, when signed, the sign extension) of
// bit-vectors from one width to a larger one.
func (l *Library) Extend(signed bool, from, to int) *ivl.FuncDecl {
	op, smt := "zext", "zero_extend"
	if signed {
		op, smt = "sext", "sign_extend"
	}
	return l.function(fmt.Sprintf("$%s.bv%d.bv%d", op, from, to), &ivl.BVType{Width: to},
		"bvbuiltin", fmt.Sprintf("%s %d", smt, to-from), &ivl.BVType{Width: from})
}

// IntDivision returns C's division (op "div") or remainder (op "rem") on
// unbounded integers: the quotient is rounded towards zero, as C99 6.5.5 says,
// while IVL's div and mod are Euclidean.
func (l *Library) IntDivision(op string) *ivl.FuncDecl {
	f := l.function("$s"+op+".int", ivl.IntType, "inline", "", ivl.IntType, ivl.IntType)
	if f.Body != nil {
		return f
	}
	f.Attrs = ivl.Attrs{{Name: "inline"}}
	ivlOp := ivl.Div
	if op == "rem" {
		ivlOp = ivl.Mod
	}
	use := func(v *ivl.Var) ivl.Expr { return typed(&ivl.Ident{Name: v.Name, Var: v}, v.Type) }
	divide := func(x ivl.Expr) ivl.Expr {
		return typed(&ivl.Binary{Op: ivlOp, X: x, Y: use(f.Params[1])}, ivl.IntType)
	}
	negate := func(x ivl.Expr) ivl.Expr { return typed(&ivl.Unary{Op: ivl.Neg, X: x}, ivl.IntType) }
	zero := typed(&ivl.IntLit{Value: bigZero}, ivl.IntType)
	f.Body = typed(&ivl.IfThenElse{
		C: typed(&ivl.Binary{Op: ivl.Ge, X: use(f.Params[0]), Y: zero}, ivl.BoolType),
		T: divide(use(f.Params[0])),
		E: negate(divide(negate(use(f.Params[0])))),
	}, ivl.IntType)
	return f
}

func typed(e ivl.Expr, t ivl.Type) ivl.Expr {
	e.SetType(t)
	return e
}
