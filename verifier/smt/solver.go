package smt

import (
	"context"
	"errors"
)

// Status is a solver's answer.
type Status uint8

// The answers.
const (
	Unknown Status = iota
	Sat
	Unsat
)

func (s Status) String() string { return [...]string{"unknown", "sat", "unsat"}[s] }

// ErrGaveUp is wrapped by the error of an Unknown that the solver itself answered: the
// formula is beyond it. Its text is the solver's reason.
var ErrGaveUp = errors.New("the solver gave up")

// Solver decides the conjunction of its assertions. A Solver serves one
// goroutine; ctx may be cancelled from any.
type Solver interface {
	// Assert adds a Boolean term.
	Assert(t Term)
	// Check decides the assertions together with the assumptions, which hold
	// for this call only. The error says why the status is Unknown, and is nil
	// otherwise; when ctx ended, it wraps ctx.Err().
	Check(ctx context.Context, assumptions ...Term) (Status, error)
	// Model is the satisfying assignment after Sat.
	Model() (*Model, error)
	// Close frees everything; the solver cannot be used afterwards.
	Close() error
}

// WithEffort is a context whose Checks give up behind that many conflicts, or fifty times as many decisions. Only CaDiCaL counts
// them, so a solver may go on.
func WithEffort(ctx context.Context, conflicts int) context.Context {
	return context.WithValue(ctx, effort{}, conflicts)
}

type effort struct{}

// Effort is the number of conflicts behind which a Check gives up; 0 if it goes on.
func Effort(ctx context.Context) int {
	n, _ := ctx.Value(effort{}).(int)
	return n
}
