package explore

import (
	"context"
	"iter"
)

// Program is what is explored.
type Program interface {
	// Run executes the steps, then goes on until nobody can, and says what the events from number logged on
	// were. Unless it is nil, ahead yields steps, and from which event on events are to be said, of executions that are likely to be asked for later, the next
	// one first: the program may execute some along with what is asked for, if that costs less. The outcome is valid until the next call, and who gets it may keep what its events hold and put other memory in its place. The error is that of ctx, or that the
	// program can no longer be run.
	Run(ctx context.Context, steps []Step, logged int, ahead iter.Seq2[[]Step, int]) (*Outcome, error)
}

// Step is one step of a schedule.
type Step struct {
	Thread  int      // counted from 1
	Choices []uint32 // of the values that it leaves open; what is missing is the first that leads on
	// Exact: nothing but the choices is tried; if they do not lead on, the thread waits, and the next step is taken.
	Exact bool
}

// Touch is a place that a transition touches.
type Touch struct {
	Group  uint64 // two transitions conflict if they touch the same bytes of a group, and one writes
	Cell   uint64 // has the value
	Before uint64 // what it held when the transition first touched it
	After  uint64 // and at its end
	Mask   uint8  // the bytes of the group
	Write  bool
	// Uniform: a section that touches only such places and one that does not touch them differently, whatever it finds there.
	Uniform bool
}

// Choice is a value that a transition took, of so many.
type Choice struct{ Value, Domain uint32 }

// Event is a transition that was taken, tried in vain, or that a thread stands before.
type Event struct {
	Thread  int
	Child   int    // the first thread that it started, 0 if none
	Started int    // how many it started, numbered from Child on
	PC      uint64 // where it begins
	Context uint64 // a hash of what its thread alone knows
	Section bool   // an atomic section
	Plain   bool   // a plain access
	Await   bool   // that may turn out not to happen; of one that was tried in vain: whatever it chooses
	Varies  bool   // whether it writes depends on what it reads
	Exit    bool   // the process ends
	Choices []Choice
	Touched []Touch
	Stack   []uint64 // where it begins, the innermost first; only if asked for
	Stance  uint64   // a hash of the registers and the stack with which it begins, 0 if they are not known; only if asked for
}

// Children gives the threads that the transition started.
func (e *Event) Children() iter.Seq[int] {
	return func(yield func(int) bool) {
		for c := e.Child; c < e.Child+e.Started && yield(c); c++ {
		}
	}
}

// Tried is an event that could not be taken.
type Tried struct {
	At int // before which event
	Event
}

// Status says how an execution ended.
type Status uint8

// How executions end.
const (
	Complete   Status = iota // nobody can go on, as it should be
	Failed                   // Failure says how
	Blocked                  // the last step given cannot be taken
	Loops                    // a loop without effect was found; Failure.Address is its last step, which is to be an await from now on
	Cut                      // there would be more events than there may be
	Unmodelled               // something that is not modelled; Failure.Message says what
	Diverged                 // the steps do not fit
	Pruned                   // an assumption stopped some thread
	Polls                    // a thread waits for a plain access, Failure.Address, which is to be an event from now on
)

// Failure is what went wrong.
type Failure struct {
	Property, Message string
	Thread, Other     int // Other of a race
	Address           uint64
	Racing            [2]uint64 // the program counters of a race
	Writes            [2]bool
	Object            [2]uint64 // of an error of memory: from and to, of what it is about, 0 if that is not known
	Name              string    // of a local object
	Ended             bool      // its life ended
	Made, Freed       uint64    // of one of the heap: by which calls
	Stack             []uint64
}

// Outcome is what an execution was.
type Outcome struct {
	Status  Status
	Count   int     // of all events
	Events  []Event // from the one on that was asked for
	Tried   []Tried // what could not be taken between them
	Pending []Event // before what the threads stand at the end that could go on
	Failure Failure
	Bound   string // of a model, that was hit
	Limit   int
	Open    bool // an input took some of its values only
	// Optional: a thread went on by a choice, where by another it would have waited. That it waits for ever then is not seen.
	Optional bool
	Threads  int
}
