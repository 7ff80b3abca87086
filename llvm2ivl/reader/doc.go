// Package reader makes modules of llvm2ivl/ir of LLVM's text.
//
// In goes the text of a module, out comes the module, or diagnostics that say what is wrong with the text and where.
// The way, in order:
//
//	refuse     what cannot be LLVM IR at all
//	normalize  what the parser does not take is written as what it takes, line by line
//	parseText  the third-party parser, behind a recover of its own
//	convert    its tree to ours: pointers lose their types, casts between them vanish
//
// It is the only room that knows the parser (github.com/llir). It imports ivl, for diagnostics, and llvm2ivl/ir.
package reader
