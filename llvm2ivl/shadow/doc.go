// Package shadow says which bits of a computed value depend on memory that was never written.
//
// The input is operands of LLVM's operators with their shadows; the output is the shadow of the result. Both are expressions of the
// verification language. A shadow is a bit-vector as wide as the value (a Boolean for i1). A bit is set if other contents of that
// memory might have changed the bit of the value (MemorySanitizer; Stepanov and Serebryany, CGO 2015). The invariant: no such bit is
// left out. Bitwise operators, shifts by constants and tests for equality are also exact. The shadow of a sum is set from the lowest
// set bit upwards; all other results depend on all bits. It imports ivl, arith and constant.
package shadow
