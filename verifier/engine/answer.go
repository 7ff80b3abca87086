package engine

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Status is what an answer says.
type Status uint8

// What answers say.
const (
	// Refuted: no goal can be reached, and no bound cuts anything off.
	Refuted Status = iota
	// CutOff: no goal can be reached but for Bounds, which cut executions off.
	CutOff
	// Reached: a goal can be reached. Trace is an execution that the interpreter
	// performed.
	Reached
	// Doubtful: a goal was reached in an execution that depends on what a model only
	// approximates. Reason says so.
	Doubtful
	// Unmodelled: something that is not modelled is reached at Pos. No other engine could
	// say more.
	Unmodelled
	// Undecided: nothing is known, for the Reason.
	Undecided
	// Diverged: a goal was reached in an execution that the interpreter could not follow,
	// which is a defect of gsmack.
	Diverged
	// NotApplicable: the engine does not take such programs; Reason says what is at Pos.
	NotApplicable
)

// Answer is what an engine says of a problem.
type Answer struct {
	Status Status
	Bounds []goal.BoundHit // of CutOff
	// Hasty is set, of CutOff, if goals may be reached in front of Bounds.
	Hasty bool
	// Trace and Schedule are the execution, of Reached.
	Trace    *trace.Trace
	Schedule *trace.Schedule
	Pos      ivl.Pos
	Reason   string
	// Guess is set, of Unmodelled, if the assertion is a {:guess}: it has to do with how the program was translated.
	Guess bool
	// Loop is set, of Unmodelled, if it is that an analysis has not decided whether a loop ends, {:undecided}.
	Loop bool
	// Nowhere is set, of Unmodelled, if an access is valid in no execution, {:nowhere}: what the compiled program does from there on is chance.
	Nowhere bool
}

// Settled is the answer that executions are cut off by the bounds, if any.
func Settled(bounds []goal.BoundHit) *Answer {
	if len(bounds) > 0 {
		return &Answer{Status: CutOff, Bounds: bounds}
	}
	return &Answer{Status: Refuted}
}

// Open reports whether a bound or a doubt of the engine's own keeps it from saying more, so that one that has none might.
func (a *Answer) Open() bool { return a.Status == CutOff || a.Status == Unmodelled && a.Loop }

// Final reports whether no other engine could say more, unless the answer is open.
func (a *Answer) Final() bool { return a.Status <= Reached || a.Status == Unmodelled }

// Union adds to bounds those of others that it does not name yet.
func Union(bounds, others []goal.BoundHit) []goal.BoundHit {
	for _, b := range others {
		if !slices.ContainsFunc(bounds, func(c goal.BoundHit) bool { return c.Name == b.Name && c.At == b.At }) {
			bounds = append(bounds, b)
		}
	}
	return bounds
}
