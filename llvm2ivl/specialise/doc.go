// Package specialise takes a resolved program of the verification language, as the
// translator writes it, and takes apart the maps whose every index is known: the state
// of a mutex that is a global variable is a variable, not an element of a map.
//
// In goes a program whose models are general (pthread_mutex_lock takes any address),
// out comes one in which procedures have been cloned for the constant pointers, and
// the threads, that they are called with, where that makes an index constant; a map
// all of whose indices are constant is replaced by a variable for each index, and
// ghost state that has one value for ever by that value. What a known condition
// excludes is left out. Parameters stay: a call still shows what it is given.
//
// The steps of one round (Program repeats them until nothing changes):
//
//	source.go     the program: its graphs, its constants, where its variables are read
//	relevant.go   which parameters can reach an index of a map that might be split
//	situation.go  situations: a procedure with what is known of those parameters
//	flow.go       constant propagation in each situation, over branches that can be taken
//	              (Wegman and Zadeck 1991), calls included
//	indices.go    maps with an index that is not known are given up; until none is, the analysis
//	              is made again where fewer parameters are relevant
//	choice.go     if nothing else helps, indices that are choices among known ones
//	emit.go       a procedure for each situation, variables for the cells
//
// # Threads
//
// A thread's identity is a value of the execution, not a constant. But a spawn
// that is executed at most once starts one thread, and what holds its identity can
// be followed like a constant: it differs from 0, from 1 (the first thread) and from
// the identity that any other such spawn yields. So state that is keyed by threads
// is split too, when all of its keys are such identities.
//
// # What is known of global variables
//
// Other threads may write between any two steps, so nothing is known of a global variable's value
// from the last assignment. But a variable to which all assignments of the
// program assign the same value has that value once one of them has been executed, and that is
// a fact which no thread can undo.
//
// Values and operators are those of ivl/value. The package imports ivl, ivl/value and ivl/digraph.
package specialise
