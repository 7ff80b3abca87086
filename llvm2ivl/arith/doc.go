// Package arith writes LLVM's operators as expressions of the verification language.
//
// In go operands that are expressions, out comes an expression, simplified where constants allow it; nil where the
// encoding of integers that was asked for has none. The expression means what LLVM's Language Reference says, where
// that defines a result. It imports ivl, prelude, ir and constant.
package arith
