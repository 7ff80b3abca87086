package value

import "math/big"

// Arithmetic on int and real; the operands have the same kind.

func negate(x Value) Value {
	if x.kind == RealKind {
		return Value{kind: RealKind, ref: &ref{rat: new(big.Rat).Neg(x.ref.rat)}}
	}
	return Int(new(big.Int).Neg(x.big()))
}

func add(x, y Value) Value { return compute(x, y, (*big.Int).Add, (*big.Rat).Add) }
func sub(x, y Value) Value { return compute(x, y, (*big.Int).Sub, (*big.Rat).Sub) }
func mul(x, y Value) Value { return compute(x, y, (*big.Int).Mul, (*big.Rat).Mul) }

func compute(x, y Value, ints func(z, x, y *big.Int) *big.Int, reals func(z, x, y *big.Rat) *big.Rat) Value {
	if x.kind == RealKind {
		return Value{kind: RealKind, ref: &ref{rat: reals(new(big.Rat), x.ref.rat, y.ref.rat)}}
	}
	return Int(ints(new(big.Int), x.big(), y.big()))
}

func realDiv(x, y Value) (Value, bool) {
	a, b := ratOf(x), ratOf(y)
	if a == nil || b == nil || b.Sign() == 0 {
		return Value{}, false
	}
	return Value{kind: RealKind, ref: &ref{rat: new(big.Rat).Quo(a, b)}}, true
}

func ratOf(x Value) *big.Rat {
	switch x.kind {
	case RealKind:
		return x.ref.rat
	case IntKind:
		return new(big.Rat).SetInt(x.big())
	}
	return nil
}

// Div is the Euclidean quotient of ints (Boogie's div): the remainder is never
// negative. It reports false when y is zero.
func Div(x, y Value) (Value, bool) {
	if x.kind != IntKind || y.kind != IntKind || y.big().Sign() == 0 {
		return Value{}, false
	}
	return Int(new(big.Int).Div(x.big(), y.big())), true
}

// Mod is the Euclidean remainder of ints (Boogie's mod): 0 <= Mod < |y|. It
// reports false when y is zero.
func Mod(x, y Value) (Value, bool) {
	if x.kind != IntKind || y.kind != IntKind || y.big().Sign() == 0 {
		return Value{}, false
	}
	return Int(new(big.Int).Mod(x.big(), y.big())), true
}

// floor is the greatest integer not above r.
func floor(r *big.Rat) *big.Int {
	return new(big.Int).Div(r.Num(), r.Denom())
}

// maxPower bounds the exponents that pow computes with.
const maxPower = 4096

// pow is x ** y on reals for integers y.
func pow(x, y Value) (Value, bool) {
	if x.kind != RealKind || y.kind != RealKind || !y.ref.rat.IsInt() || !y.ref.rat.Num().IsInt64() {
		return Value{}, false
	}
	n := y.ref.rat.Num().Int64()
	if n > maxPower || n < -maxPower || n <= 0 && x.ref.rat.Sign() == 0 {
		return Value{}, false
	}
	e := big.NewInt(n)
	e.Abs(e)
	num := new(big.Int).Exp(x.ref.rat.Num(), e, nil)
	den := new(big.Int).Exp(x.ref.rat.Denom(), e, nil)
	if n < 0 {
		num, den = den, num
	}
	return Value{kind: RealKind, ref: &ref{rat: new(big.Rat).SetFrac(num, den)}}, true
}
