// Package bmc is bounded model checking of sequential loop-free IVL: it
// executes a program symbolically, all paths at once, and gives the conditions
// under which its assertions fail as smt terms. It imports ivl, ivl/value, cfg, cputime,
// engine, goal, machine, pause, smt and trace.
//
// The input is what package seq emits: structured statements (assignments,
// havoc, assume, assert, if, calls of procedures with such bodies). State is
// merged where an if joins: a variable that the branches leave with different
// values becomes an if-then-else term, all others cost nothing. Maps are kept
// as a finite overlay of known cells over an array term (maps.go), so that most
// memory accesses, whose addresses are constants, never reach the solver's
// theory of arrays.
//
// Execute returns an Encoding: the goals (one an assertion), and the events, in
// execution order, from which a model's execution is read back.
package bmc
