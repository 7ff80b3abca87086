package explore

import (
	"context"
	"fmt"
	"math"
)

// Sampler is a program that can be run by a random scheduler.
type Sampler interface {
	Program
	// Sample executes the program once: of the threads that can go on, the one with the highest priority does. Priorities are drawn when
	// threads start; at depth-1 steps, drawn among the first length ones, that of the thread at work becomes lower than all
	// others. Values that are open are drawn, too. The seed, not 0, determines all.
	Sample(ctx context.Context, seed uint64, depth, length int) (*Outcome, error)
}

// Chance is what random executions are worth.
type Chance struct {
	Depth, Threads, Steps int // most threads and steps of an execution
}

// Probability is that with which one execution, at least, finds a bug of the depth: one that needs so many steps to come in a certain order.
func (c *Chance) Probability() float64 {
	return 1 / (float64(c.Threads) * math.Pow(float64(c.Steps), float64(c.Depth-1)))
}

// String says so for people.
func (c *Chance) String() string {
	return fmt.Sprintf("random order, each of which finds a bug of depth %d with probability %.2g or more (%d threads, %d steps)", c.Depth, c.Probability(), c.Threads, c.Steps)
}

// Random executes the program at random (Burckhardt, Kothari, Musuvathi, Nagarakatte, "A Randomized Scheduler with Probabilistic Guarantees of
// Finding Bugs", ASPLOS 2010) until an execution fails or there were enough.
func Random(ctx context.Context, p Sampler, seed uint64, depth int, o Options) (*Result, error) {
	r := &Result{Bounds: map[string]int{}, Chance: &Chance{Depth: depth, Threads: 1, Steps: 1}}
	for r.Executions < o.Executions || o.Executions == 0 {
		seed = seed*6364136223846793005 + 1442695040888963407
		out, err := p.Sample(ctx, seed|1, depth, r.Chance.Steps)
		if err != nil {
			return r, err
		}
		r.note(out)
		r.Executions++
		r.Chance.Threads, r.Chance.Steps = r.Threads, max(r.Chance.Steps, out.Count)
		switch out.Status {
		case Failed, Unmodelled, Loops, Polls:
			r.Failed = out
			for i := range out.Events {
				r.Schedule = append(r.Schedule, stepOf(&out.Events[i]))
			}
			return r, nil
		}
		if o.Report != nil {
			o.Report(r)
		}
	}
	r.Cut = "executions"
	return r, nil
}

func stepOf(e *Event) Step {
	s := Step{Thread: e.Thread}
	for _, c := range e.Choices {
		s.Choices = append(s.Choices, c.Value)
	}
	return s
}
