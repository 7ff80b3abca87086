// Package native is the compiled program under a scheduler of ours. In go C files, out comes a Process: the
// program, the models and the runtime (runtime/), compiled and linked, which executes the schedules that
// package explore asks for. The models are the same C that the symbolic engines read; what they are written with,
// include/gsmack.h, has its other meaning in runtime/ (runtime.c lists its parts).
//
// Follow takes a trace of the interpreter and gives the schedule with which the compiled program does the same; Debug executes a
// schedule in gdb.
//
// It imports ivl, ivl/lazyregexp, ivl/value, models, llvm2ivl/clang, llvm2ivl/x86, verifier/children, verifier/explore and verifier/trace.
package native
