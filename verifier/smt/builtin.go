package smt

import (
	"fmt"
	"strings"

	"github.com/gsmack/gsmack/ivl/value"
)

// Builtin applies an SMT-LIB operator by its name, as the attributes
// {:bvbuiltin} and {:builtin} write it (value.ParseOperator). The error says that
// the operator is not known or does not fit the arguments.
func (a *Arena) Builtin(name string, args ...Term) (t Term, err error) {
	b := value.ParseOperator(name)
	// The constructors panic on arguments of wrong sorts; here they are the
	// user's mistake.
	defer func() {
		if r := recover(); r != nil {
			msg, ours := r.(string)
			if !ours || !strings.HasPrefix(msg, "smt: ") {
				panic(r)
			}
			t, err = 0, fmt.Errorf("%s: %s", name, strings.TrimPrefix(msg, "smt: "))
		}
	}()
	want, ok := arity[b.Name]
	switch {
	case !ok:
		return 0, fmt.Errorf("unknown operator %q", name)
	case len(b.Index) != want.indices:
		return 0, fmt.Errorf("%s: %d indices instead of %d", name, len(b.Index), want.indices)
	case want.args >= 0 && len(args) != want.args:
		return 0, fmt.Errorf("%s: %d arguments instead of %d", name, len(args), want.args)
	case len(args) < 1 || want.args < 0 && len(args) < -want.args:
		return 0, fmt.Errorf("%s: %d arguments", name, len(args))
	case want.rounds && b.Mode == nil:
		return 0, fmt.Errorf("%s: no rounding mode", name)
	}
	return want.build(a, b, args), nil
}

// IsOperator reports whether name is that of an SMT-LIB operator, so that
// nothing else in a script may have it.
func IsOperator(name string) bool {
	_, ok := arity[name]
	return ok
}

// signature says what an operator takes and how to build it. A negative args
// is the least number of arguments of an operator that takes any number.
type signature struct {
	args    int
	indices int
	rounds  bool
	build   func(a *Arena, b *value.Operator, ts []Term) Term
}

type (
	unaryFunc  = func(a *Arena, x Term) Term
	binaryFunc = func(a *Arena, x, y Term) Term
)

func unary(f unaryFunc) signature {
	return signature{args: 1, build: func(a *Arena, _ *value.Operator, ts []Term) Term { return f(a, ts[0]) }}
}

func binary(f binaryFunc) signature {
	return signature{args: 2, build: func(a *Arena, _ *value.Operator, ts []Term) Term { return f(a, ts[0], ts[1]) }}
}

// chain applies a binary operator from the left.
func chain(f binaryFunc) signature {
	return signature{args: -2, build: func(a *Arena, _ *value.Operator, ts []Term) Term {
		t := ts[0]
		for _, x := range ts[1:] {
			t = f(a, t, x)
		}
		return t
	}}
}

// indexed is an operator with one index and one argument.
func indexed(f func(a *Arena, n int, x Term) Term) signature {
	return signature{args: 1, indices: 1, build: func(a *Arena, b *value.Operator, ts []Term) Term { return f(a, b.Index[0], ts[0]) }}
}

// reversed is an operator of two operands with these turned round.
func reversed(of signature) signature {
	build := of.build
	of.build = func(a *Arena, b *value.Operator, ts []Term) Term { return build(a, b, []Term{ts[1], ts[0]}) }
	return of
}

func complemented(f binaryFunc) binaryFunc {
	return func(a *Arena, x, y Term) Term { return a.BVNot(f(a, x, y)) }
}

// floating is an operator of floats whose result has the sort that floatResult says.
func floating(op Op, args int) signature {
	return signature{args: args, rounds: op.Rounds(), build: func(a *Arena, b *value.Operator, ts []Term) Term {
		return a.float(op, rounding(op, b), a.floatResult(op, ts[0]), ts...)
	}}
}

// rounding is the parameter of a term of op.
func rounding(op Op, b *value.Operator) uint64 {
	if op.Rounds() {
		return uint64(*b.Mode)
	}
	return 0
}

func toBV(op Op) signature {
	return signature{args: 1, indices: 1, rounds: true, build: func(a *Arena, b *value.Operator, ts []Term) Term {
		return a.float(op, uint64(*b.Mode), BVSort(b.Index[0]), ts[0])
	}}
}

var arity map[string]signature

func init() {
	arity = map[string]signature{
		"not":      unary((*Arena).Not),
		"and":      {args: -2, build: func(a *Arena, _ *value.Operator, ts []Term) Term { return a.And(ts...) }},
		"or":       {args: -2, build: func(a *Arena, _ *value.Operator, ts []Term) Term { return a.Or(ts...) }},
		"xor":      chain((*Arena).Xor),
		"=>":       binary((*Arena).Implies),
		"=":        binary((*Arena).Eq),
		"distinct": {args: -2, build: func(a *Arena, _ *value.Operator, ts []Term) Term { return a.Distinct(ts...) }},
		"ite":      {args: 3, build: func(a *Arena, _ *value.Operator, ts []Term) Term { return a.Ite(ts[0], ts[1], ts[2]) }},
		"select":   {args: -2, build: func(a *Arena, _ *value.Operator, ts []Term) Term { return a.Select(ts[0], ts[1:]...) }},
		"store":    {args: -3, build: func(a *Arena, _ *value.Operator, ts []Term) Term { return a.Store(ts[0], ts[1:]...) }},

		"bvnot": unary((*Arena).BVNot), "bvneg": unary((*Arena).BVNeg),
		"bvand": chain((*Arena).BVAnd), "bvor": chain((*Arena).BVOr), "bvxor": chain((*Arena).BVXor),
		"bvnand": binary(complemented((*Arena).BVAnd)), "bvnor": binary(complemented((*Arena).BVOr)),
		"bvxnor": binary(complemented((*Arena).BVXor)),
		"bvadd":  chain((*Arena).BVAdd), "bvsub": binary((*Arena).BVSub), "bvmul": chain((*Arena).BVMul),
		"bvudiv": binary((*Arena).BVUdiv), "bvurem": binary((*Arena).BVUrem), "bvsdiv": binary((*Arena).BVSdiv),
		"bvsrem": binary((*Arena).BVSrem), "bvsmod": binary((*Arena).BVSmod),
		"bvshl": binary((*Arena).BVShl), "bvlshr": binary((*Arena).BVLshr), "bvashr": binary((*Arena).BVAshr),
		"bvult": binary((*Arena).BVUlt), "bvule": binary((*Arena).BVUle),
		"bvugt": reversed(binary((*Arena).BVUlt)), "bvuge": reversed(binary((*Arena).BVUle)),
		"bvslt": binary((*Arena).BVSlt), "bvsle": binary((*Arena).BVSle),
		"bvsgt": reversed(binary((*Arena).BVSlt)), "bvsge": reversed(binary((*Arena).BVSle)),
		"bvcomp": binary(func(a *Arena, x, y Term) Term { return a.Ite(a.Eq(x, y), a.BV(1, 1), a.BV(1, 0)) }),
		"concat": chain((*Arena).Concat),
		"extract": {args: 1, indices: 2, build: func(a *Arena, b *value.Operator, ts []Term) Term {
			return a.Extract(b.Index[0], b.Index[1], ts[0])
		}},
		"zero_extend": indexed((*Arena).ZeroExt), "sign_extend": indexed((*Arena).SignExt),
		"repeat":      indexed((*Arena).repeat),
		"rotate_left": indexed((*Arena).RotateLeft),
		"rotate_right": indexed(func(a *Arena, n int, x Term) Term {
			w := a.nodes[x].sort.Width()
			if w == 0 {
				panic("smt: rotate_right of " + a.SortString(a.nodes[x].sort))
			}
			return a.RotateLeft(w-n%w, x)
		}),
		"bv2nat": unary((*Arena).BVToNat), "bv2int": unary((*Arena).BVToNat), "ubv_to_int": unary((*Arena).BVToNat),
		"sbv_to_int": unary((*Arena).BVToInt),
		"int2bv":     indexed((*Arena).IntToBV), "nat2bv": indexed((*Arena).IntToBV), "int_to_bv": indexed((*Arena).IntToBV),

		"+": chain((*Arena).Add), "*": chain((*Arena).Mul), "/": chain((*Arena).RealDiv),
		"-": {args: -1, build: func(a *Arena, b *value.Operator, ts []Term) Term {
			if len(ts) == 1 {
				return a.Neg(ts[0])
			}
			return chain((*Arena).Sub).build(a, b, ts)
		}},
		"div": chain((*Arena).IntDiv), "mod": binary((*Arena).IntMod), "abs": unary((*Arena).IntAbs),
		"rem": binary(func(a *Arena, x, y Term) Term {
			m := a.IntMod(x, y)
			return a.Ite(a.Lt(y, a.Int64(0)), a.Neg(m), m)
		}),
		"<": binary((*Arena).Lt), "<=": binary((*Arena).Le),
		">": reversed(binary((*Arena).Lt)), ">=": reversed(binary((*Arena).Le)),
		"to_real": unary((*Arena).ToReal), "to_int": unary((*Arena).ToInt), "is_int": unary((*Arena).IsInt),

		"fp.abs": floating(OpFloatAbs, 1), "fp.neg": floating(OpFloatNeg, 1),
		"fp.add": floating(OpFloatAdd, 2), "fp.sub": floating(OpFloatSub, 2), "fp.mul": floating(OpFloatMul, 2),
		"fp.div": floating(OpFloatDiv, 2), "fp.fma": floating(OpFloatFMA, 3), "fp.sqrt": floating(OpFloatSqrt, 1),
		"fp.roundToIntegral": floating(OpFloatRound, 1), "fp.rem": floating(OpFloatRem, 2),
		"fp.min": floating(OpFloatMin, 2), "fp.max": floating(OpFloatMax, 2),
		"fp.lt": floating(OpFloatLt, 2), "fp.leq": floating(OpFloatLe, 2), "fp.eq": floating(OpFloatEq, 2),
		"fp.gt": reversed(floating(OpFloatLt, 2)), "fp.geq": reversed(floating(OpFloatLe, 2)),
		"fp.isNormal": floating(OpFloatIsNormal, 1), "fp.isSubnormal": floating(OpFloatIsSubnormal, 1),
		"fp.isZero": floating(OpFloatIsZero, 1), "fp.isInfinite": floating(OpFloatIsInfinite, 1),
		"fp.isNaN": floating(OpFloatIsNaN, 1), "fp.isNegative": floating(OpFloatIsNegative, 1),
		"fp.isPositive": floating(OpFloatIsPositive, 1),
		"fp.to_ubv":     toBV(OpFloatToUnsigned), "fp.to_sbv": toBV(OpFloatToSigned),
		"fp.to_real": floating(OpFloatToReal, 1), "fp.to_ieee_bv": floating(OpFloatToBits, 1),
		"to_fp": {args: 1, indices: 2, build: buildToFloat},
		"to_fp_unsigned": {args: 1, indices: 2, rounds: true, build: func(a *Arena, b *value.Operator, ts []Term) Term {
			return a.float(OpFloatFromUnsigned, uint64(*b.Mode), FloatSort(b.Index[1], b.Index[0]), ts[0])
		}},
	}
}

func buildToFloat(a *Arena, b *value.Operator, ts []Term) Term {
	x, op := ts[0], OpFloatFromReal
	switch k := a.Sort(x).Kind(); {
	case b.Mode == nil:
		op = OpFloatFromBits
	case k == BVKind:
		op = OpFloatFromSigned
	case k == FloatKind:
		op = OpFloatFromFloat
	case k == IntKind:
		x = a.ToReal(x)
	}
	return a.float(op, rounding(op, b), FloatSort(b.Index[1], b.Index[0]), x)
}

// repeat is n copies of x one after the other.
func (a *Arena) repeat(n int, x Term) Term {
	if n < 1 {
		panic("smt: repeat of nothing")
	}
	t := x
	for range n - 1 {
		t = a.Concat(x, t)
	}
	return t
}

// RotateLeft moves the first n bits of x to its end.
func (a *Arena) RotateLeft(n int, x Term) Term {
	w := a.nodes[x].sort.Width()
	if a.nodes[x].sort.Kind() != BVKind || n < 0 {
		panic("smt: rotation of " + a.SortString(a.nodes[x].sort))
	}
	if n %= w; n == 0 {
		return x
	}
	return a.Concat(a.Extract(w-1-n, 0, x), a.Extract(w-1, w-n, x))
}
