// Package reader makes modules of llvm2ivl/ir from LLVM's text.
//
// The input is the text of a module as LLVM 14 to 21 write it. The output is the module, or one diagnostic that says what
// is wrong with the text and where. The phases, in order:
//
//	refuse   what cannot be LLVM IR at all
//	lex      the tokens
//	index    what the module defines: symbols, types, groups of attributes, metadata
//	entity   globals and functions, by recursive descent straight to llvm2ivl/ir
//	check    what can be read but does not fit together
//
// Pointers have no types, so casts from pointer to pointer vanish. Metadata is read on demand. What does not
// affect the meaning (visibility, alignment of accesses, most attributes) is skipped by its shape; an unknown
// instruction, operator or type is an error with its position. It imports ivl, for diagnostics,
// ivl/lazyregexp and llvm2ivl/ir.
package reader
