package engine

import (
	"context"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Engine decides problems.
type Engine interface {
	// Name is what --engine takes.
	Name() string
	// Decide looks for an execution that reaches a goal. It is called anew, by the same
	// goroutine, with the next bounds on unrolling as long as an answer is that loops were
	// cut off. The error is that of ctx or of a solver.
	Decide(ctx context.Context, p *Problem) (*Answer, error)
}

// Problem is a program with goals, and what an engine may use to decide which of them can
// be reached.
type Problem struct {
	// Program is lowered. Schedules are executions of it. Engines only read it.
	Program *cfg.Program
	Goals   goal.Set
	// Whole lowers the program once more, and leaves its loops as they are. It is the caller's.
	Whole func(context.Context) (*cfg.Program, error)
	// Attempt counts the bounds on unrolling that were tried before. Deeper reports whether
	// larger ones will be tried if that is the answer.
	Attempt int
	Deeper  func(*Answer) bool
	// Patience is how long an engine may try to refute goals where it knows that larger bounds will be tried, before it answers so (Answer.Hasty). 0: there is no limit.
	Patience time.Duration

	// Runner runs passes, and each phase of the engine's own by Do.
	Runner *passes.Runner
	// Flatten makes the thread instances of a program, with loops unrolled as far as is to be
	// tried next.
	Flatten func(context.Context, *cfg.Program, goal.Set) (*cfg.Threads, error)
	// Solver makes a solver for terms of an arena.
	Solver func(*smt.Arena) (smt.Solver, error)
	// Consistent gives an error if it is found that the axioms, by which something was
	// refuted, have no model.
	Consistent func(context.Context, *smt.Arena, []smt.Term) error
	// Confirm has the interpreter re-execute a schedule that must reach a goal of the kind,
	// and gives the answer: Reached, Doubtful, Unmodelled, Undecided or Diverged.
	// asserted is the assertion that fails. The function Confirm does it for any program.
	Confirm func(ctx context.Context, kind goal.Kind, asserted *ivl.Assert, s *trace.Schedule) (*Answer, error)
	// Sure has threads stay in their loops only where that is certain: where the answer without it was that this is not decided (Answer.Loop).
	Sure bool
	// Report says how far the work is. Zero fields say nothing.
	Report func(Measure)
	// Covered says that nothing was found up to the bounds.
	Covered func(...goal.BoundHit)
}

// Measure is the size of the work at hand.
type Measure struct {
	Unroll, Rounds int // bounds
	Threads, Steps int // of the instances
	Terms          int // of the formula
}

// Instances makes the thread instances.
func (p *Problem) Instances(ctx context.Context) (*cfg.Threads, error) {
	return p.Flatten(ctx, p.Program, p.Goals)
}

// Reduce makes instances smaller for a question about them. It gives nil if the question
// is about a part of them that is not much smaller.
func (p *Problem) Reduce(ctx context.Context, t *cfg.Threads, q passes.Question) (*cfg.Threads, error) {
	q.Sure = p.Sure
	s, err := p.Runner.Run(ctx, passes.State{Program: p.Program, Threads: t}, &q, passes.Reducing)
	return s.Threads, err
}

// Exact is called with an answer that may be Doubtful, and the assertion it is about. It asks
// for other failures, in executions in which the assertions that were doubtful hold, as
// long as there are some, and gives the first that is not doubtful, or else the one that
// was found. next gives nil if there is none.
func Exact(found *Answer, at ivl.Stmt, next func(doubtful map[ivl.Stmt]bool) (*Answer, ivl.Stmt, error)) (*Answer, error) {
	doubtful := map[ivl.Stmt]bool{}
	for a := found; ; {
		if a.Status != Doubtful || doubtful[at] {
			return a, nil
		}
		doubtful[at] = true
		var err error
		if a, at, err = next(doubtful); a == nil || err != nil {
			return found, err
		}
	}
}
