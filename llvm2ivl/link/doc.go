// Package link binds modules to one program.
//
// The input is the modules of the program and of its models; the output is a Linked: every operand that names a
// function or a global is the definition that is meant, and only what the entry reaches is kept. Link takes the modules over
// and changes them; readers of the result change nothing. It imports ivl, for diagnostics, and llvm2ivl/ir,
// llvm2ivl/constant, llvm2ivl/debuginfo and llvm2ivl/rewrite.
package link
