// Package arith writes LLVM's operators as expressions of the verification language.
//
// The input is operands that are expressions; the output is an expression, simplified where constants allow it, or nil
// where the chosen encoding of integers has none. The expression means what LLVM's Language Reference says, where
// that defines a result. It imports ivl, prelude, ir and constant.
package arith
