package prelude

import (
	"fmt"
	"math/big"

	"github.com/gsmack/gsmack/ivl"
)

var bigZero = new(big.Int)

// floatOperators gives the SMT-LIB operator behind each IEEE operation whose
// operands and result have one floating-point type. C programs run in the
// rounding mode "to nearest, ties to even".
var floatOperators = map[string]struct {
	smt   string
	arity int
}{
	"fadd": {"fp.add RNE", 2}, "fsub": {"fp.sub RNE", 2},
	"fmul": {"fp.mul RNE", 2}, "fdiv": {"fp.div RNE", 2},
	"fneg": {"fp.neg", 1}, "fabs": {"fp.abs", 1},
	"fsqrt": {"fp.sqrt RNE", 1}, "fma": {"fp.fma RNE", 3},
	"fmin": {"fp.min", 2}, "fmax": {"fp.max", 2},
	"floor": {"fp.roundToIntegral RTN", 1}, "ceil": {"fp.roundToIntegral RTP", 1},
	"trunc": {"fp.roundToIntegral RTZ", 1}, "rint": {"fp.roundToIntegral RNE", 1},
	"round": {"fp.roundToIntegral RNA", 1},
}

// floatPredicates gives the SMT-LIB predicate behind each IEEE test.
var floatPredicates = map[string]struct {
	smt   string
	arity int
}{
	"feq": {"fp.eq", 2}, "flt": {"fp.lt", 2}, "fle": {"fp.leq", 2},
	"fgt": {"fp.gt", 2}, "fge": {"fp.geq", 2},
	"fisnan": {"fp.isNaN", 1}, "fisneg": {"fp.isNegative", 1},
}

// Float returns the IEEE operation op on values of type t.
func (l *Library) Float(op string, t *ivl.FloatType) *ivl.FuncDecl {
	o, ok := floatOperators[op]
	if !ok {
		panic("prelude: no floating-point operator " + op)
	}
	return l.function("$"+op+"."+typeName(t), t, "builtin", o.smt, repeat(t, o.arity)...)
}

// FloatTest returns the IEEE test op on values of type t; its result is bool.
func (l *Library) FloatTest(op string, t *ivl.FloatType) *ivl.FuncDecl {
	o, ok := floatPredicates[op]
	if !ok {
		panic("prelude: no floating-point test " + op)
	}
	return l.function("$"+op+"."+typeName(t), ivl.BoolType, "builtin", o.smt, repeat(t, o.arity)...)
}

// FloatToFloat returns the conversion between two floating-point types.
func (l *Library) FloatToFloat(from, to *ivl.FloatType) *ivl.FuncDecl {
	op := "fpext"
	if from.Sig > to.Sig {
		op = "fptrunc"
	}
	return l.function(fmt.Sprintf("$%s.%s.%s", op, typeName(from), typeName(to)), to,
		"builtin", fmt.Sprintf("(_ to_fp %d %d) RNE", to.Exp, to.Sig), from)
}

// FloatToInt returns the conversion of a floating-point value to a bit-vector
// of width bits, rounding towards zero.
func (l *Library) FloatToInt(signed bool, from *ivl.FloatType, width int) *ivl.FuncDecl {
	op, smt := "fptoui", "fp.to_ubv"
	if signed {
		op, smt = "fptosi", "fp.to_sbv"
	}
	return l.function(fmt.Sprintf("$%s.%s.bv%d", op, typeName(from), width), &ivl.BVType{Width: width},
		"builtin", fmt.Sprintf("(_ %s %d) RTZ", smt, width), from)
}

// IntToFloat returns the conversion of a bit-vector of width bits, read as a
// signed or unsigned integer, to the nearest floating-point value.
func (l *Library) IntToFloat(signed bool, width int, to *ivl.FloatType) *ivl.FuncDecl {
	op, smt := "uitofp", "to_fp_unsigned"
	if signed {
		op, smt = "sitofp", "to_fp"
	}
	return l.function(fmt.Sprintf("$%s.bv%d.%s", op, width, typeName(to)), to,
		"builtin", fmt.Sprintf("(_ %s %d %d) RNE", smt, to.Exp, to.Sig), &ivl.BVType{Width: width})
}

// BitsToFloat returns the function that reads a bit-vector as the IEEE
// interchange encoding of a floating-point value.
func (l *Library) BitsToFloat(to *ivl.FloatType) *ivl.FuncDecl {
	w := to.Sig + to.Exp
	return l.function(fmt.Sprintf("$bitcast.bv%d.%s", w, typeName(to)), to,
		"builtin", fmt.Sprintf("(_ to_fp %d %d)", to.Exp, to.Sig), &ivl.BVType{Width: w})
}

// FloatToBits returns the inverse of BitsToFloat. Which of the encodings of
// NaN it gives for a NaN is not determined.
func (l *Library) FloatToBits(from *ivl.FloatType) *ivl.FuncDecl {
	return l.function(floatToBits(from), &ivl.BVType{Width: from.Sig + from.Exp}, "builtin", "fp.to_ieee_bv", from)
}

// IsFloatToBits reports whether f is FloatToBits(from).
func (l *Library) IsFloatToBits(f *ivl.FuncDecl, from *ivl.FloatType) bool {
	return f != nil && l.funcs[floatToBits(from)] == f
}

func floatToBits(from *ivl.FloatType) string {
	return fmt.Sprintf("$bitcast.%s.bv%d", typeName(from), from.Sig+from.Exp)
}

func repeat(t ivl.Type, n int) []ivl.Type {
	out := make([]ivl.Type, n)
	for i := range out {
		out[i] = t
	}
	return out
}
