package order

import "slices"

// Lemma names a theorem about executions that makes the formula easier to decide, or
// smaller. Verdicts are the same without it: each can be left out, and random programs are
// decided with and without.
type Lemma string

// The lemmas.
const (
	SymmetryLemma Lemma = "symmetry"
	JoinLemma     Lemma = "join"
	LockLemma     Lemma = "lock"
	MoverLemma    Lemma = "mover"
	SumLemma      Lemma = "sum"
	TurnLemma     Lemma = "turn"
	CounterLemma  Lemma = "counter"
	FaintLemma    Lemma = "faint"
)

// Lemmas lists the lemmas with what they say; the proofs stand in the files and packages
// named. CounterLemma and FaintLemma are used by the pass spin, for all engines.
var Lemmas = []struct {
	Name             Lemma
	Statement, Proof string
}{
	{SymmetryLemma, "threads that can be exchanged need be looked at in one order of their first conflict only", "verifier/symmetry/find.go"},
	{JoinLemma, "what a thread does is before what its ancestor does that has waited for its end", "verifier/order/join.go"},
	{LockLemma, "critical sections of a lock, a variable that only its holder frees, do not overlap", "verifier/order/lock.go"},
	{MoverLemma, "accesses to data commute with all that others do, if no two threads race", "verifier/passes/join.go"},
	{SumLemma, "a variable that is only added to is the sum of what was added before", "verifier/order/sum.go"},
	{CounterLemma, "iterations that change nothing but a counter, which ends their loop, are one of them", "verifier/spin/counter.go"},
	{FaintLemma, "an iteration that changes nothing but what makes no difference is left out", "verifier/cfg/faint.go, verifier/spin/cut.go"},
	{TurnLemma, "who finds its number in a ticket lock comes after all with lower ones", "verifier/order/turn.go"},
}

// uses reports whether a lemma may be used.
func (x *executor) uses(l Lemma) bool { return !slices.Contains(x.without, l) }

// uses reports whether a lemma may be used.
func (e *Engine) uses(l Lemma) bool { return !slices.Contains(e.Without, l) }
