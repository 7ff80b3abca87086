// Package debuginfo says what the things of a program are called in C.
//
// The input is modules; the output is names, types as C text, positions and the paths to members. Nothing here
// affects the meaning of the program: without debug information all answers are empty. It imports ivl, for
// positions, and llvm2ivl/ir.
package debuginfo
