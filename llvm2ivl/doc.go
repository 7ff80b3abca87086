// Package llvm2ivl translates LLVM modules, the program and the C models of its
// environment, to one program of the verification language.
//
// The way, in order:
//
//	text     -> ParseModule   one Module each; what llir cannot read is normalised or refused
//	modules  -> Link          symbols bound by name, only what the entry reaches is kept
//	Linked   -> Analyze       whole-program points-to, memory split into regions
//	Memory   -> Translate     procedures, variables, initialisers
//
// The front half (parsing to memory regions) knows LLVM and C but nothing of
// how a region is written in the verification language; the back half asks it
// where an instruction reads and writes (Memory.Access), which functions a call can
// mean (Memory.Callees), what a constant is (Linked.Const) and what people
// call things (Linked.Position, Linked.CType).
//
// The package runs no tools; its subpackage clang does. It imports ivl,
// prelude and ivl/digraph.
package llvm2ivl
