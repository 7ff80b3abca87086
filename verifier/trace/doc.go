// Package trace holds counterexamples in their three forms: what an engine read off its
// model (Finding: the events that its encoding knows), what is executed (Schedule: every
// choice, also as a file), and what a person reads (Trace: steps in terms of the C
// program). It imports ivl and value only.
package trace
