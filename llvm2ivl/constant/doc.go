// Package constant computes LLVM's constants and constant expressions.
//
// The input is a constant of llvm2ivl/ir; the output is its Value: a number, an address plus a distance, a composition of
// these, or Opaque with the reason why it is none. The values are exact, modulo the width of their type. It imports ivl/value and llvm2ivl/ir.
package constant
