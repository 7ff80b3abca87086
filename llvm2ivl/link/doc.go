// Package link binds modules to one program.
//
// The input is the modules of the program and of its models; the output is a Linked: every operand that names a
// function or a global is the definition that is meant, and only what the entry reaches is kept. Link takes the modules over
// and changes them. Of the readers of the result only pointsto changes something, before it gives anything out: it drops what is dead
// (Reduce) and has waits inlined (InlineWaits). It imports ivl, for diagnostics, and llvm2ivl/ir,
// llvm2ivl/constant, llvm2ivl/debuginfo and llvm2ivl/rewrite.
package link
