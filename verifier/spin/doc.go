// Package spin makes loops in which threads wait finite, and says which threads wait in them for ever. It imports
// ivl, ivl/digraph, value, cfg, goal and lemma.
//
// What goes in is a lowered program with its steps, and the goals; Cut changes its blocks in place. What comes out has
// the same states and the same failures, and its loops repeat no iteration that has no effect: one that leaves the
// locals that are needed as they were, and the globals, but for locks that it takes and gives back. If hangs are asked
// for, the thread comes to a probe instead of the next iteration: a section from which no thread comes back, an await with the
// iteration as its body. Iterations begin at the head of a loop, or at a place where each comes by. They begin besides where the
// loop gives up a lock that it holds at its head. On thread instances, WithoutProbes drops probes, and SettleProbes keeps those
// that decide whether the thread can leave its loop; an assertion stands where that is not known.
//
// The invariant of Cut: an execution that ends in a probe, or in front of an edge that is cut, can be shortened by the last
// iteration.
//
//	delay.go     loops that only take time go
//	cut.go       cuts loops; effect.go  notes what iterations change
//	hold.go      lemma: an iteration that takes a lock and gives it back has no effect
//	counter.go   lemma: iterations that change nothing but a counter are one; moment.go  which of them
//	probe.go     makes and settles probes; behind.go  what the thread does behind its loop
//	escape.go    probes, or parts of them, that go since the thread can leave its loop or changes something
//	part.go      probes whose arms are settled one by one, where the state decides
//	choice.go    values with which control goes a way. What is computed on one is an expression over what was there in the beginning; passes
//	             propagates literals only, on all ways at once
//	interval.go  conditions that hold for all values
package spin
