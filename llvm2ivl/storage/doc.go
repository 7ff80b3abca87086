// Package storage says which variables and constants of the verification language hold what a program has in memory.
//
// In goes the Memory of a linked program. Out come, for those who emit statements, the variable of a region, the constant of an
// object's address, the ghost state of models, the types of values and their conversion from and to what a cell holds; and, when all
// statements are there, the procedures that give memory its initial content (Init, ThreadInit) and the program with the
// declarations of all that is used (Program). A variable is made when it is first asked for, and its name is its own. The
// package knows no instruction.
//
//	store.go    the Store; names.go  names that are not in use yet
//	values.go   values of LLVM's types as variables, and as bits in memory
//	region.go   the variables of regions; initial.go  their initial content
//	numbering.go  numbers of exposed addresses
//	declare.go  declarations; parts.go  of the parts of types
//
// It imports ivl, prelude, arith, constant, debuginfo, ir, link, memory and pointsto.
package storage
