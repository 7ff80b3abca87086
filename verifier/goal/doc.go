// Package goal says what must not happen in any execution of a program: an assertion
// fails, threads wait for ever, two accesses race. What cuts an execution short, a bound
// or what is not modelled, is a goal too: whoever says that nothing was found has to know
// that it is out of reach. It imports ivl.
package goal
