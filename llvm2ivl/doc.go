// Package llvm2ivl translates LLVM modules, the program and the C models of its
// environment, to one program of the verification language.
//
// It only calls its rooms, in order:
//
//	text     -> reader     modules of ir: typed accesses, untyped pointers
//	modules  -> link       symbols bound by name, only what the entry reaches is kept; rewrite makes
//	                       explicit what some calls of the C library leave unsaid
//	Linked   -> pointsto   what points where
//	         -> memory     memory split into regions
//	Memory   -> emit       procedures, variables, initialisers
//
// Beside the way stand constant (constant expressions), arith (operators in the verification language), debuginfo (what things are called in C) and format (C's
// format strings); clang runs the tools, and irtest helps the tests. What a room gives out is not changed
// by any after it, except that the linker owns the modules, and that pointsto has it drop what is dead.
package llvm2ivl
