// Package seq is lazy sequentialisation: thread instances go in, a sequential
// IVL program that covers K round-robin rounds of them comes out. It imports
// ivl, ivl/digraph, cfg and goal; decide.go, which makes an engine of it, cputime, engine, passes, bmc, smt and trace.
//
// The idea is that of Inverso, Tomasco, Fischer, La Torre, Parlato: Bounded
// Model Checking of Multi-threaded C Programs via Lazy Sequentialization (CAV
// 2014): there is one copy of the shared state, carried forward, so that only
// reachable states are explored; each thread is a procedure that is called once
// a round, skips the steps it has already executed, and stops where a guess
// says so; its locals survive from call to call. Where the paper guesses a
// program counter and jumps to it, the output here is straight-line code:
//
//   - The blocks of a thread instance are put in one topological order and cut
//     into steps. A step begins at a visible point (an access to a global that
//     another instance can write, or an atomic section with such an access)
//     and takes along the invisible statements up to the next one.
//   - T.done.i says that step i of thread T was executed. Each call of T
//     guesses, for each step, whether it is done after this context: $next. The
//     guesses are monotone (next step done implies this step done; done stays
//     done), which is an order encoding of the paper's stop point. Step i runs
//     in this context iff it is newly done.
//   - T.at.B says that control reached block B; the edges that leave a block
//     set it for their targets. A step whose block was not reached does nothing.
//
// An assume or await on invisible state does not end the whole execution but
// leaves the thread where it is: an execution in which a thread is not scheduled
// any further is always allowed, so exactly the same failures are reachable, and
// the effects of the other threads are not lost. Inside a step, after a visible
// access, it does end the execution: the same prefix with the thread stopped
// before the step is explored by another guess.
//
// # Are the rounds enough?
//
// Give every step of an execution the smallest round it can have in any
// reordering that keeps program order, spawns and the order of conflicting
// accesses: its level. If a step needs round K+1, then so does some step in an
// execution of K+1 rounds in which every step stands in the round that equals
// its level (take the shortest prefix that reaches level K+1, and reorder it).
// In such an execution the first step of each context after the first round
// conflicts with an access that another thread made since this thread's previous
// slot. Output.Completeness is the program with exactly this assumed, and an
// assertion at every step of round K+1: if it cannot fail, K rounds (and the
// entry thread once more) cover every schedule.
package seq
