// Package spin makes loops in which threads wait finite, and says which threads wait in them for ever. It imports
// ivl, ivl/digraph, value, cfg and goal.
//
// What goes in is a lowered program with its steps, and the goals; Cut changes its blocks in place. What comes out has
// the same states and the same failures, and its loops repeat no iteration that has no effect: one that leaves the
// locals that are needed as they were, and the globals, but for locks that it takes and gives back. If hangs are asked
// for, the thread comes to a probe instead of the next iteration: a section from which no thread comes back, an await with the
// iteration as its body. Iterations begin at the head of a loop, or where each comes by, and besides where it gives up a lock that it holds at its head. On thread instances, WithoutProbes drops probes, and SettleProbes keeps those that decide whether the
// thread can leave its loop; an assertion stands where it is not known.
//
// The invariant of Cut: an execution that ends in a probe, or in front of an edge that is cut, can be shortened by the last
// iteration. The lemma for locks, that iterations that take and give back may be left out, is stated and proved in
// hold.go, and that for counters, that iterations which change nothing else are one of them, in counter.go; moment.go says which of those can be repeated. delay.go drops loops that only take time, cut.go cuts the loops, effect.go notes what iterations change, probe.go makes and settles probes, behind.go what of them is behind loops, escape.go finds
// those that are not needed since their threads can always leave, and what of them is not, since their threads change something, part.go takes probes apart where the state decides, choice.go
// looks for values with which control goes a way, interval.go for conditions that hold for all values.
package spin
