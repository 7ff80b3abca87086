// Package interp executes lowered programs on concrete values, one statement
// of one thread at a time. It is the judge of the verifier: a counterexample
// counts only after Replay re-executed it, choice by choice, and Explore, which walks over all
// interleavings of small programs, says what the other engines must answer. It
// imports ivl, ivl/digraph, cfg, goal, value and trace.
//
// # Meaning of the statements
//
// A Machine is the state of all threads. Step executes one statement or the
// end of one block. An assume that is false prunes the execution, an await
// that is false blocks the thread; inside an atomic section the caller takes
// the section back to where it began, for the section could not be entered.
// What is not determined (havoc, a goto with several targets, the address of a
// new object) an Oracle decides.
//
// # Files
//
//	program.go   what does not change while a program runs
//	machine.go   the state of a program; step.go, heap.go  its steps
//	section.go   entering and leaving atomic sections
//	macrostep.go steps of exploration; choose.go  its nondeterminism
//	explore.go   Explore
//	deadlock.go  which threads wait for ever; race.go  which two conflict
//	choices.go   what is a choice of a schedule; choiceLog writes choices down
//	follow.go    threads that go on as somebody says
//	complete.go  Complete, from what an engine found to a schedule
//	operation.go what of a replay the compiled program does, too
//	replay.go    Replay, strict; standing.go, unordered.go  its end in a deadlock or a race
//	dependence.go  the dynamic dependence graph; defs.go  which node gave which element its value
//	influence.go what of it depends on what models only approximate; arms.go  on ways that
//	             were not taken, too; rests.go  whether a failure does
//	record.go    what an executed statement means to a person
//	assign.go    which variable or object gets which value
//	assemble.go  joining the records of a line to a step
package interp
