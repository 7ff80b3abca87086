// Package shadow says which bits of a computed value depend on memory that was never written.
//
// In go operands of LLVM's operators with their shadows, out comes the shadow of the result, both expressions of the verification
// language. A shadow is a bit-vector as wide as the value (a Boolean for i1) whose bits are set where another content of that memory
// might have made another bit (MemorySanitizer; Stepanov and Serebryany, CGO 2015). The invariant: no such bit is left out. Bitwise
// operators, shifts by what is known and tests for equality are exact, too; sums are from the lowest set bit upwards, all others
// depend on all bits. It imports ivl, arith and constant.
package shadow
