// Package models is the environment of the programs under verification: the C
// library, POSIX threads, SV-COMP's functions. Each model is an ordinary C function
// written with the primitives of include/gsmack.h; the package carries the C and, compiled
// beforehand, its LLVM IR.
//
// In go the symbols that a program leaves undefined, out come the IR texts that define
// them, and what those need in turn. The package imports nothing of ours: it is text, and
// an index over it, made beforehand, too (ir/64/symbols).
package models
