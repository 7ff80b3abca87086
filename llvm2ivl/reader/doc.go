// Package reader makes modules of llvm2ivl/ir of LLVM's text.
//
// In goes the text of a module as LLVM 14 to 21 write it, out comes the module, or one diagnostic that says what is wrong
// with the text and where. The way, in order:
//
//	refuse   what cannot be LLVM IR at all
//	lex      the tokens
//	index    what the module defines: symbols, types, groups of attributes, metadata
//	entity   globals and functions, by recursive descent straight to llvm2ivl/ir
//	check    what can be read but does not fit together
//
// Pointers have no types, so casts from pointer to pointer vanish. Metadata is read when something asks for it. What says
// nothing about the meaning (visibility, alignment of accesses, most attributes) is passed over by its shape; an
// instruction, an operator or a type that is not known is an error with its place. It imports ivl, for diagnostics,
// ivl/lazyregexp and llvm2ivl/ir.
package reader
