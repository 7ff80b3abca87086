// Package order decides all schedules of a program's thread instances at once,
// without a bound on context switches: partial-order bounded model checking.
// It imports ivl, ivl/digraph, cfg, cputime, goal, lemma, passes, engine (which it is: decide.go), bmc (expressions), smt,
// symmetry, trace, and linear.
//
// The idea is that of Alglave, Kroening, Tautschnig: Partial Orders for
// Efficient Bounded Model Checking of Concurrent Software (CAV 2013), with
// Booleans for the order in place of clocks, and transitivity by refinement in
// place of axioms (compare He, Sun, Fan: Satisfiability Modulo Ordering
// Consistency Theory for Multi-Threaded Program Verification, PLDI 2021).
//
//   - Each thread instance is executed symbolically once, in the topological order
//     of its blocks, merging at joins (execute.go, statement.go).
//   - What other threads can notice are its nodes: an access to a shared variable,
//     or a whole atomic section. A node reads fresh values and leaves writes
//     behind, each with a guard (node.go). Variables that nobody else writes while
//     the thread runs are read from its own state (sharing.go).
//   - Which of two nodes of different threads is first is one Boolean, made where
//     a constraint asks for it; program order and spawns are constants. The
//     Booleans of two threads are monotone: if a is before b, everything
//     before a is before everything after b. For two threads that is all there is
//     to a linear order (the package linear; sc.go, over po.go).
//   - The value of a read is that of the last write before it. Where all writes in
//     question are of one thread, they are in order, and the order Booleans
//     select among them directly; else there is a Boolean for each write that
//     can be read (rf.go, co.go, fr.go).
//   - With three and more threads a model may contain a cycle through several
//     threads. Cycles are ruled out beforehand where that takes few clauses,
//     else looked for in what leads to the failure and learnt
//     until there is none (linear, solve.go).
//   - Locks, sums and turns are recognised by what threads do, and related
//     as such (lock.go, sum.go, turn.go).
//
// # What is an execution
//
// A thread may stop anywhere, so no thread is made to go on: a node with an await
// or assume has a Boolean that says that it was completed, which implies the
// condition, and everything behind is guarded by it. A failing assertion needs
// only what leads to it. A thread that is not stuck can always be let run on behind
// the failure, so a node without assume needs no such Boolean.
package order
