// Package trace holds schedules and counterexamples: what an engine found
// (Schedule: which thread did which statement with which nondeterministic
// values), and what a person reads after the interpreter re-executed it
// (Trace: steps in terms of the C program). It imports ivl and value only.
package trace
