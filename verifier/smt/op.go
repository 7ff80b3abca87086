package smt

import "github.com/gsmack/gsmack/ivl/value"

// Op is the operator at the root of a term.
type Op uint8

// The operators. The comment says what the parameter P of a term holds; where
// it says nothing, P is 0. FP operators that round keep the Rounding in P.
const (
	OpNone Op = iota

	OpTrue
	OpFalse
	OpVar      // P: index of the name
	OpBound    // a variable of a quantifier; P: index of the name
	OpBVConst  // P: the value, for widths up to 64; else index of a big.Int
	OpIntConst // P: index of a big.Int
	OpRealConst
	OpFloatConst // P: the IEEE bits, for formats up to 64 bits; else index of a big.Int
	OpElement    // an element of an uninterpreted sort, distinct from the others; P: its number

	OpNot
	OpAnd
	OpIte
	OpEq

	OpBVNot
	OpBVNeg
	OpBVAnd
	OpBVOr
	OpBVXor
	OpBVAdd
	OpBVSub
	OpBVMul
	OpBVUdiv
	OpBVUrem
	OpBVSdiv
	OpBVSrem
	OpBVSmod
	OpBVShl
	OpBVLshr
	OpBVAshr
	OpBVUlt
	OpBVSlt
	OpConcat
	OpExtract // P: high<<32 | low
	OpZeroExt // the number of new bits follows from the sorts
	OpSignExt

	OpAdd // Int or Real
	OpSub
	OpMul
	OpNeg
	OpIntDiv
	OpIntMod
	OpRealDiv
	OpLt
	OpToReal
	OpToInt
	OpIsInt
	OpBVToNat
	OpIntToBV

	OpFloatAbs
	OpFloatNeg
	OpFloatAdd
	OpFloatSub
	OpFloatMul
	OpFloatDiv
	OpFloatFMA
	OpFloatSqrt
	OpFloatRem
	OpFloatRound
	OpFloatMin
	OpFloatMax
	OpFloatLt
	OpFloatLe
	OpFloatEq // IEEE equality: NaN differs from itself, the zeros are equal
	OpFloatIsNormal
	OpFloatIsSubnormal
	OpFloatIsZero
	OpFloatIsInfinite
	OpFloatIsNaN
	OpFloatIsNegative
	OpFloatIsPositive
	OpFloatFromBits // reinterpret a bit-vector
	OpFloatFromFloat
	OpFloatFromSigned
	OpFloatFromUnsigned
	OpFloatFromReal
	OpFloatToUnsigned
	OpFloatToSigned
	OpFloatToReal
	OpFloatToBits // the IEEE bits; every NaN gives the same

	OpSelect // args: array, indices
	OpStore  // args: array, indices, value
	OpConstArray

	OpApp    // P: the Func
	OpForall // args: bound variables, the terms of all patterns, body; P: index of the quantifier
	OpExists

	numOps
)

// Rounding is an IEEE rounding mode.
type Rounding = value.Rounding

// opNames are the SMT-LIB names; where the standard has an indexed name the
// printer writes the indices.
var opNames = [numOps]string{
	OpTrue: "true", OpFalse: "false", OpVar: "var", OpBound: "bound",
	OpBVConst: "bv", OpIntConst: "int", OpRealConst: "real", OpFloatConst: "fp", OpElement: "element",
	OpNot: "not", OpAnd: "and", OpIte: "ite", OpEq: "=",
	OpBVNot: "bvnot", OpBVNeg: "bvneg", OpBVAnd: "bvand", OpBVOr: "bvor", OpBVXor: "bvxor",
	OpBVAdd: "bvadd", OpBVSub: "bvsub", OpBVMul: "bvmul", OpBVUdiv: "bvudiv", OpBVUrem: "bvurem",
	OpBVSdiv: "bvsdiv", OpBVSrem: "bvsrem", OpBVSmod: "bvsmod",
	OpBVShl: "bvshl", OpBVLshr: "bvlshr", OpBVAshr: "bvashr", OpBVUlt: "bvult", OpBVSlt: "bvslt",
	OpConcat: "concat", OpExtract: "extract", OpZeroExt: "zero_extend", OpSignExt: "sign_extend",
	OpAdd: "+", OpSub: "-", OpMul: "*", OpNeg: "-", OpIntDiv: "div", OpIntMod: "mod", OpRealDiv: "/",
	OpLt: "<", OpToReal: "to_real", OpToInt: "to_int", OpIsInt: "is_int",
	OpBVToNat: "bv2nat", OpIntToBV: "int2bv",
	OpFloatAbs: "fp.abs", OpFloatNeg: "fp.neg", OpFloatAdd: "fp.add", OpFloatSub: "fp.sub",
	OpFloatMul: "fp.mul", OpFloatDiv: "fp.div", OpFloatFMA: "fp.fma", OpFloatSqrt: "fp.sqrt",
	OpFloatRem: "fp.rem", OpFloatRound: "fp.roundToIntegral", OpFloatMin: "fp.min", OpFloatMax: "fp.max",
	OpFloatLt: "fp.lt", OpFloatLe: "fp.leq", OpFloatEq: "fp.eq",
	OpFloatIsNormal: "fp.isNormal", OpFloatIsSubnormal: "fp.isSubnormal", OpFloatIsZero: "fp.isZero",
	OpFloatIsInfinite: "fp.isInfinite", OpFloatIsNaN: "fp.isNaN",
	OpFloatIsNegative: "fp.isNegative", OpFloatIsPositive: "fp.isPositive",
	OpFloatFromBits: "to_fp", OpFloatFromFloat: "to_fp", OpFloatFromSigned: "to_fp",
	OpFloatFromUnsigned: "to_fp_unsigned", OpFloatFromReal: "to_fp",
	OpFloatToUnsigned: "fp.to_ubv", OpFloatToSigned: "fp.to_sbv", OpFloatToReal: "fp.to_real",
	OpFloatToBits: "fp.to_ieee_bv",
	OpSelect:      "select", OpStore: "store", OpConstArray: "const",
	OpApp: "apply", OpForall: "forall", OpExists: "exists",
}

func (op Op) String() string { return opNames[op] }

// Rounds reports whether terms with this operator carry a Rounding in P.
func (op Op) Rounds() bool {
	switch op {
	case OpFloatAdd, OpFloatSub, OpFloatMul, OpFloatDiv, OpFloatFMA, OpFloatSqrt, OpFloatRound,
		OpFloatFromFloat, OpFloatFromSigned, OpFloatFromUnsigned, OpFloatFromReal,
		OpFloatToUnsigned, OpFloatToSigned:
		return true
	}
	return false
}
