// Package interp is the judge of the verifier. It executes lowered programs by machine: a counterexample
// counts only after Replay re-executed it, choice by choice, and Explore, which walks over all
// interleavings of small programs, says what the other engines must answer. It
// imports ivl, cfg, dependence, goal, machine, value and trace.
//
// # Files
//
//	macrostep.go steps of exploration; choose.go  its nondeterminism
//	explore.go   Explore
//	deadlock.go  which threads wait for ever; race.go  which two conflict
//	choices.go   what is a choice of a schedule; choiceLog writes choices down
//	follow.go    threads that go on as somebody says
//	complete.go  Complete, from what an engine found to a schedule
//	operation.go what of a replay the compiled program does, too
//	replay.go    Replay, strict; standing.go, unordered.go  its end in a deadlock or a race
//	record.go    what an executed statement means to a person
//	assign.go    which variable or object gets which value
//	assemble.go  joining the records of a line to a step
package interp
