// Package goal says what must not happen in any execution of a program: an assertion
// fails, threads wait for ever, two accesses race. What cuts an execution short, a bound
// or what is not modelled, is a goal too: a proof needs that it cannot be reached. It
// imports ivl.
package goal
