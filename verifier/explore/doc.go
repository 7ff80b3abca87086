// Package explore goes through the schedules of a program that can be run, one execution for each class of
// equivalent ones: optimal dynamic partial-order reduction (Abdulla, Aronis, Jonsson, Sagonas, "Source Sets",
// JACM 2017); Bounded by preemptions, and at Random. In goes a Program, which executes a prefix of a schedule, goes on by itself, and says
// what each transition touched; out comes a failing execution, or how much was covered. It knows nothing of how
// a program is run.
//
// Several explorers, each with a program of its own, take parts of the tree from a Queue.
//
// Invariant: the events of an explorer are those of the last execution, up to its last one; node i is
// the state before event i, with the wakeup tree of what is still to be explored there and the threads that sleep.
package explore
