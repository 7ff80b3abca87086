package lalreps

import "fmt"

// Legend is an explanation of o.Program, in lines.
func (o *Output) Legend() []string {
	lines := []string{
		fmt.Sprintf("Sequentialisation of Lal and Reps: %d round-robin rounds. The threads are executed one", o.rounds),
		"after the other, each through all its rounds; loops and calls are as they were.",
		"",
		"x.roundK    the global variable x in round K; threads in round K read and write it",
		"x.guessK    what x.roundK began with: a guess, checked at the end against round K-1",
		"$round      the round that the running thread is in; $switch may raise it",
		"$last       the last round it may be in: the entry thread has one more than the others",
		"$stop       the running thread takes no further step",
		"$depth      the number of its open atomic sections",
		"$thread     the number of the running thread; the entry thread has 0",
		"$threads    the number of threads started so far, the entry thread left out",
		"$proc[t]    which procedure thread t runs",
		"$start[t]   the round in which thread t was started",
		"$arg.P.p[t] the argument for parameter p of procedure P that thread t runs",
		"$failed     the number of the assertion that failed; 0: none",
	}
	if len(o.state.ids) > 0 {
		lines = append(lines,
			"$self.T     the id of the running thread, in type T",
			"$child.T    the id of the thread it started last; 0: none",
			"$ids.T      the last id given out")
	}
	return append(lines,
		"",
		"An assertion with {:unknown} fails when something not modelled is reached, one with",
		"{:bound} when the program was cut off before.")
}
