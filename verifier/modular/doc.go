// Package modular is an engine that proves, thread by thread and without bounds on loops, that no goal can be reached. It finds no
// failures. It imports ivl, ivl/digraph, ivl/value, bmc, cfg, engine, goal, lemma, passes, and smt.
//
// What goes in is a problem; the program is lowered once more with its loops whole. What comes out is that no goal can be
// reached, or that the engine does not apply, with the first thing that it does not know.
//
//   - Loops that constants end soon are unrolled, all others become one arbitrary iteration (induct.go): what iterations change is arbitrary, but for invariants
//     that are guessed.
//   - Each thread instance is executed symbolically, parents first (execute.go). In front of each of its steps other threads may have written whatever they are not
//     relied on to leave alone (view.go, rely.go): that only its owner writes an element, that who writes a variable holds a lock, that a thread has ended.
//     This is rely-guarantee reasoning (Jones, TOPLAS 1983); what is relied on is guessed, too.
//   - What threads add to a variable is counted in an account of each, so that the sum is known when they have ended (sum.go). This is the ghost
//     variable of Owicki and Gries (An Axiomatic Proof Technique for Parallel Programs, Acta Informatica 1976).
//   - If that is not enough, invariants of locks and of what semaphores count are guessed, too (invariant.go).
//   - Guesses are dropped as long as a model refutes some; what is left holds together, by induction over the steps of an execution (prove.go). This is Houdini (Flanagan,
//     Leino, FME 2001).
//   - With it, the solver shows that no assertion fails, and that accesses that conflict are never made at the same time: one of their threads has ended or not begun, or
//     both hold one lock. That no thread waits for ever has a proof of its own, with a measure for each loop: locks are taken in an order, or there is no state in which all wait (wait.go).
//
// The invariant: whatever is assumed in front of a step holds in each execution of the program, if the guesses that stand do.
package modular
