package trace

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
)

// Finding is an execution as an engine reads it off its model: the events that its
// encoding knows, in order. interp.Complete makes a Schedule of it.
type Finding struct {
	// Initial are the values of machine.Inputs of the program.
	Initial []value.Value
	Events  []Event
	Goal    Goal
	// Targets are, for a Deadlock, the threads that wait, each at its await; for a Race
	// the two accesses; for an Unordered the later one. An Assertion is the last event.
	Targets []Target
	// Timed is, for a Deadlock, where some thread comes round in a probe that was asked of late times only (cfg.Timed); nil if none does.
	Timed ivl.Stmt
	// Ended are, for a Deadlock, the threads that have ended.
	Ended []int
}

// Event is that a thread executes a statement.
type Event struct {
	// Thread is the static instance that executes; 0 is the entry thread.
	Thread int
	// Stmt is the statement of the lowered program, by pointer identity. Nil
	// means a goto with several targets; Values[0] is the index of the target.
	Stmt ivl.Stmt
	// Child is, for an async call, the instance that it starts.
	Child int
	// Values are the nondeterministic values the statement takes: of a havoc,
	// one for each of Havoc.Vars; of an allocator call, the address. If there are none,
	// the engine has shown that any will do.
	Values []value.Value
}

// Target is where a thread stands at the end: Stmt is what it would execute next.
type Target struct {
	Thread int
	Stmt   ivl.Stmt
	// Inside are the events of the section that the thread has then begun.
	Inside []Event
	// Made is set for an unordered access that the thread has just made.
	Made bool
}
