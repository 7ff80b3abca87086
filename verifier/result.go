package verifier

import (
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Verdict is the answer to "can any interleaving break a property?".
type Verdict uint8

// The verdicts; their meaning is the one promise of the tool (README, "How to
// read a verdict").
const (
	// Unknown: the question was not decided; Result.Reason says why.
	Unknown Verdict = iota
	// Verified: every interleaving and every input was covered.
	Verified
	// Bounded: nothing was found, but the bounds in Result.Bounds were hit.
	Bounded
	// Violated: Result.Trace is a counterexample that the interpreter re-executed.
	Violated
)

// String gives the word used in the JSON report.
func (v Verdict) String() string {
	switch v {
	case Verified:
		return "verified"
	case Bounded:
		return "bounded"
	case Violated:
		return "violated"
	}
	return "unknown"
}

// ExitCode is the exit code of the command for the verdict.
func (v Verdict) ExitCode() int {
	switch v {
	case Verified, Bounded:
		return 0
	case Violated:
		return 1
	}
	return 3
}

// BoundHit names a bound that cut something off.
type BoundHit = goal.BoundHit

// BoundsText lists bounds for people.
func BoundsText(bounds []BoundHit) string { return goal.Text(bounds) }

// Result is what Verify found.
type Result struct {
	Verdict  Verdict
	Property string  // of a violation: assertion, reach_error, …
	Message  string  // of a violation: what failed, in words
	Pos      ivl.Pos // of a violation: where; of an Unknown: the construct that was not understood
	Reason   string  // of Unknown: why, and what to do
	// Aside is, of an Unknown that ran out of time, what another engine saw that decides nothing: an end for the reason.
	Aside string
	// Guess is set, of Unknown, if a guess of the translation does not hold ({:guess}): translated without guesses, it may be decided.
	Guess bool
	// Assumptions are what a verdict that nothing was found rests on, beside what its
	// name says.
	Assumptions []string
	// Benign lists the lines whose accesses the program declares to take part in no race, where
	// races are looked for.
	Benign []ivl.Pos
	// Bounds lists the bounds that were hit, for Bounded and for an Unknown
	// that ran out of time after some bounds were covered.
	Bounds []BoundHit
	// Limited is set, of Bounded, if larger bounds were being tried when the time or the
	// memory was used up.
	Limited bool
	Stats   Stats
	Trace   *trace.Trace // of a violation
	// Schedule is, of a violation, what Replay executes.
	Schedule *trace.Schedule
	// Others are, of a violation, the other ones that were found, if all were asked for. Rest says what was found of the
	// program beside them.
	Others []*Result
	Rest   *Result
}

// Phase is the time one phase took, summed over all bounds.
type Phase struct {
	Name string
	Time time.Duration
}

// Stats says what the work cost.
type Stats struct {
	Phases  []Phase `json:"-"`
	Unroll  int     `json:"-"`       // the last unroll bound tried
	Rounds  int     `json:"-"`       // the last number of rounds tried
	Threads int     `json:"threads"` // thread instances
	Steps   int     `json:"steps"`   // visible steps over all thread instances
	Terms   int     `json:"terms"`   // of the largest formula
	// Executions and Blocked are of the explorer: complete executions, and blocked ones.
	Executions int    `json:"executions,omitempty"`
	Blocked    int    `json:"blocked,omitempty"`
	Engine     Engine `json:"engine,omitempty"` // that gave the answer
	Solver     string `json:"solver,omitempty"`
	Solves     int    `json:"solves"`
	PeakBytes  uint64 `json:"peak_bytes"` // of resident memory of the process, at its peak
}
