// Package emit writes a linked program in the verification language.
//
// In goes the Memory of a program, out comes one resolved ivl.Program whose entry is $entry, or diagnostics. It asks
// memory where an instruction reads and writes (Memory.Access, Transfer) and what a constant is (Memory.Const), pointsto
// which functions a call can mean (Callees), and debuginfo what people call things. An instruction is
// translated once, in the order of the program, and every read of shared memory stays one. Which variables hold memory is
// said by storage. It imports ivl, ivl/syntax (for injected code), arith, constant, debuginfo, ir, link, memory, pointsto, shadow, storage and x86.
package emit
