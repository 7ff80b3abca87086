package value

import (
	"fmt"
	"math/big"

	"github.com/gsmack/gsmack/ivl"
)

// Literal is the expression of type t that denotes v: a literal, or for a map
// updates of a constant lambda. It reports false where the language has no
// notation, as for the elements of an uninterpreted type.
func Literal(v Value, t ivl.Type) (ivl.Expr, bool) {
	switch v.kind {
	case BoolKind:
		return ivl.NewBool(v.IsTrue()), true
	case IntKind:
		return ivl.NewInt(v.BigInt()), true
	case RealKind:
		return realLiteral(v.ref.rat), true
	case BVKind:
		return ivl.NewBV(v.BigInt(), int(v.width)), true
	case FloatKind:
		return ivl.NewFloat(v.BigInt(), int(v.width), int(v.exp)), true
	case RModeKind:
		return ivl.NewRMode(Rounding(v.bits).String()), true
	case MapKind:
		return mapLiteral(v, t)
	case ElemKind, Invalid:
		return nil, false
	}
	panic(fmt.Sprintf("value: unexpected kind %d", v.kind))
}

// Fold is the literal of e's value if that is no map and depends on no variable, else e.
func Fold(e ivl.Expr) ivl.Expr {
	if v, ok := Eval(e, nil); ok && v.kind != MapKind {
		if lit, ok := Literal(v, e.Type()); ok {
			return lit
		}
	}
	return e
}

// realLiteral writes r as a decimal number if it is one, else as a fraction.
func realLiteral(r *big.Rat) ivl.Expr {
	if r.Sign() < 0 {
		return ivl.NewNeg(realLiteral(new(big.Rat).Neg(r)))
	}
	if digits, exact := r.FloatPrec(); exact {
		return ivl.NewReal(r.FloatString(max(digits, 1)))
	}
	num := ivl.NewReal(r.Num().String() + ".0")
	den := ivl.NewReal(r.Denom().String() + ".0")
	return ivl.NewBinary(ivl.RealDiv, num, den)
}

// mapLiteral writes a map as stores into the map that has its default everywhere.
func mapLiteral(v Value, t ivl.Type) (ivl.Expr, bool) {
	mt, ok := ivl.Expand(t).(*ivl.MapType)
	if !ok || len(mt.Params) > 0 {
		return nil, false
	}
	body, ok := Literal(v.Default(), mt.Result)
	if !ok {
		return nil, false
	}
	vars := make([]*ivl.Var, len(mt.Args))
	for i, a := range mt.Args {
		vars[i] = ivl.NewVar(fmt.Sprintf("at$%d", i), a, ivl.Bound)
	}
	var e ivl.Expr = ivl.NewLambda(vars, body)
	e.SetType(t)
	v.Each(func(args []Value, val Value) bool {
		at := make([]ivl.Expr, len(args))
		for i, a := range args {
			if at[i], ok = Literal(a, mt.Args[i]); !ok {
				return false
			}
		}
		var x ivl.Expr
		if x, ok = Literal(val, mt.Result); !ok {
			return false
		}
		e = ivl.NewStore(e, at, x)
		return true
	})
	return e, ok
}
