// Package value holds concrete values of the IVL's types and the meaning of
// its operators on them. No other package defines what bvsdiv by zero is.
// The interpreter and the constant propagation evaluate with it; it imports
// ivl only.
//
//	Eval(e ivl.Expr, env func(*ivl.Var) (Value, bool)) (Value, bool)
//	    evaluates e; a variable for which env reports false is unknown, and so
//	    is every result that depends on it (false && unknown is false).
//	Apply(builtin string, args []Value) (Value, error)
//	    applies an SMT-LIB operator as the {:bvbuiltin} and {:builtin}
//	    attributes name it: "bvadd", "zero_extend 16", "fp.add RNE".
//	Literal(v Value, t ivl.Type) (ivl.Expr, bool)
//	    is the expression that denotes v.
//
// # What is open
//
// SMT-LIB leaves the result of some applications to the solver: div and mod of
// integers by zero, fp.to_sbv and fp.to_ubv of what does not fit, fp.to_real of
// infinities. Apply reports an error for them and Eval an unknown result, for
// no value would be right in every model. All NaN are one value, as in SMT-LIB;
// its encoding by fp.to_ieee_bv is the quiet NaN without sign and payload.
// fp.min and fp.max of zeros with different signs give the second.
package value
