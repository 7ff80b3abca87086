// Package lemma has the table of lemmas. A lemma is a theorem about executions that makes a formula easier to decide, or
// smaller, or a loop shorter. Verdicts are the same without it: each can be left out (-d no-lemma=NAME), and random programs are
// decided with all, with none, and with all but one. The proofs stand where the lemmas are used.
//
// It imports nothing.
package lemma

import "slices"

// Lemma names a lemma.
type Lemma string

// The lemmas.
const (
	Symmetry   Lemma = "symmetry"
	Join       Lemma = "join"
	Lock       Lemma = "lock"
	Mover      Lemma = "mover"
	Sum        Lemma = "sum"
	Turn       Lemma = "turn"
	Counter    Lemma = "counter"
	Faint      Lemma = "faint"
	Hold       Lemma = "hold"
	Addressing Lemma = "addressing"
	Span       Lemma = "span"
)

// All lists the lemmas with what they say; the proofs stand in the files named. Those in packages cfg and spin, and Addressing, serve all engines,
// the others the engine order.
var All = []struct {
	Name             Lemma
	Statement, Proof string
}{
	{Symmetry, "threads that can be exchanged need be looked at in one order of their first conflict only", "verifier/symmetry/find.go"},
	{Join, "what a thread does is before what its ancestor does that has waited for its end", "verifier/order/join.go"},
	{Lock, "critical sections of a lock, a variable that only its holder frees, do not overlap", "verifier/order/lock.go"},
	{Mover, "accesses to data commute with all that others do, if no two threads race", "verifier/passes/join.go"},
	{Sum, "a variable that is only added to is the sum of what was added before", "verifier/order/sum.go"},
	{Counter, "iterations that change nothing but a counter, which ends their loop, are one of them", "verifier/spin/counter.go"},
	{Faint, "an iteration that changes nothing but what makes no difference is left out", "verifier/cfg/faint.go, verifier/spin/cut.go"},
	{Hold, "an iteration that changes nothing but that it takes a lock and gives it back is left out", "verifier/spin/hold.go"},
	{Addressing, "where paths meet on which different constants become part of addresses, each goes on by itself", "verifier/passes/addressing.go"},
	{Span, "a variable that is only given constants and increments needs no more bits than these add up to", "verifier/order/span.go"},
	{Turn, "who finds its number in a ticket lock comes after all with lower ones", "verifier/order/turn.go"},
}

// Without are the lemmas that are left out.
type Without []Lemma

// Uses reports whether a lemma may be used.
func (w Without) Uses(l Lemma) bool { return !slices.Contains(w, l) }
