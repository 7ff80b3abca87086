// Package debuginfo says what the things of a program are called in C.
//
// In go modules, out come names, types as C text, places and the paths to members. Nothing here has a
// meaning for the program: without debug information all answers are empty. It imports ivl, for
// positions, and llvm2ivl/ir.
package debuginfo
