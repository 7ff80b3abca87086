// Package lalreps is the sequentialisation of Lal and Reps (Reducing Concurrent
// Analysis Under a Context Bound to Sequential Analysis, CAV 2008): a lowered
// concurrent program and a number of rounds go in, a sequential IVL program with
// the same procedures, loops and calls comes out. Nothing is inlined or unrolled,
// and any number of threads can be started. It imports ivl, cfg, goal,
// engine, interp, machine, passes, trace and value.
//
// The threads are executed one after the other, each through all its rounds. A
// global that some statement writes has a copy for each round; in round k a thread
// works on copy k. What the copies of the later rounds hold at first is guessed, and
// checked at the end: round k must end with what round k+1 began with. States that
// no execution reaches are explored, too; they fail the check.
//
//   - Before a visible step a thread may go on to a later round, or stop for ever.
//   - An async call enters the thread with its arguments into a queue; it begins
//     in the round of its caller. The threads run in the order of the queue, so
//     that the order within a round is that of package seq: the entry thread, the
//     threads it starts, the threads that those start. Like there the entry thread
//     has one more turn after the last round.
//   - An assertion that fails is remembered in $failed and stops its thread; it
//     counts when the guesses turn out right. At most one fails in an execution, and
//     each that can fail does so in one in which no other does.
//   - An assume that is false outside an atomic section stops the thread: an
//     execution in which a thread is not scheduled any further always exists.
//     Inside a section it ends the execution, for the section cannot be left half
//     done.
//
// Output.Schedule turns an execution of the sequential program into one of the
// concurrent program: its steps sorted by round, then by thread.
package lalreps
