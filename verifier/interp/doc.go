// Package interp is the judge of the verifier. It executes lowered programs by machine. A counterexample
// counts only after Replay has re-executed it, choice by choice. Explore visits all interleavings of
// small programs; its results are the reference for the other engines. Prove visits all states of larger ones that have
// no inputs, and Show finds what fails there. It imports ivl, cfg, dependence, digraph, goal, machine, pause, value and trace.
//
// # Files
//
//	macrostep.go steps of exploration; choose.go  its nondeterminism
//	explore.go   Explore; prove.go  Prove; show.go  Show
//	deadlock.go  which threads wait for ever; race.go  which two conflict; spin.go  who goes round for ever
//	clocks.go    vector clocks, by which unordered.go judges; relative.go  what of them is part of a state; accesses.go  the execution graph of such a race
//	choices.go   what is a choice of a schedule; choiceLog writes choices down
//	follow.go    threads that follow given choices
//	complete.go  Complete, from what an engine found to a schedule
//	operation.go the operations of a replay that the compiled program has, too
//	replay.go    Replay, strict; standing.go, unordered.go  its end in a deadlock or a race
//	history.go   the history of operations that a state holds; holding.go  what a thread holds
//	record.go    what an executed statement means to a person
//	assign.go    which variable or object gets which value; validity.go  what is wrong with an access
//	assemble.go  joining the records of a line to a step
package interp
