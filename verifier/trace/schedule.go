package trace

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
)

// Initial is the Thread of an optional first Choice that gives the values of
// what is arbitrary before the program starts: its Values belong to
// interp.Inputs of the program, in that order.
const Initial = -1

// Choice is one step of a schedule: a thread executes a statement.
type Choice struct {
	// Thread is the static instance that executes; 0 is the entry thread.
	Thread int
	// Stmt is the statement of the lowered program, by pointer identity. Nil
	// means a goto with several targets; Values[0] is the index of the target.
	Stmt ivl.Stmt
	// Child is, for an async call, the instance that it starts.
	Child int
	// Values are the nondeterministic values the statement takes: of a havoc,
	// one for each of Havoc.Vars; of an allocator call, the address.
	Values []value.Value
	// Goal makes this, the last choice, say something about the state that the
	// schedule leads to; Thread and Stmt are then not used.
	Goal Goal
	// Targets are, for a Race, the two accesses, and for an Unordered the later one.
	Targets []Target
}

// Goal says how a schedule ends.
type Goal uint8

// The ways in which a schedule ends.
const (
	// Assertion: Choice.Stmt is an assertion that fails.
	Assertion Goal = iota
	// Deadlock: some threads wait for ever.
	Deadlock
	// Race: two threads stand before conflicting accesses.
	Race
	// Unordered: a thread makes, or has just made, an access that an earlier conflicting
	// one does not happen before.
	Unordered
)

// Target is where a thread stands at the end of a schedule: Stmt, a statement of
// the lowered program, is what it would execute next.
type Target struct {
	Thread int
	Stmt   ivl.Stmt
	// Made is set if it has executed it.
	Made bool
}

// Schedule is an execution as an engine found it: the visible steps of all
// threads in their order, the failing assertion last. Statements between two
// choices of a thread that are not listed are executed on the way.
type Schedule []Choice
