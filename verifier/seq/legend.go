package seq

import "fmt"

// Legend is an explanation, in lines, of a program that Output.Program gave.
func Legend(unroll, rounds int) []string {
	return []string{
		fmt.Sprintf("Lazy sequentialisation: %d round-robin rounds, loops unrolled %d times.", rounds, unroll),
		"",
		"T.done.i    step i of thread instance T was executed",
		"T.started   T was spawned",
		"T.at.B      control of T reached block B",
		"T.on.i      T got past its i-th assume or await on its own state; else it stays there",
		"T.v         variable v of T; it survives from one context to the next",
		"$next       guess: is the step done after this context? What is done stays done, in order",
		"$prev       the guess for the step before",
		"",
		"Each call of a thread's procedure is one context. An assertion with {:bound} can fail",
		"when a loop is cut off, one with {:unknown} when something not modelled is reached.",
	}
}
