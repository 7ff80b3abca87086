package engine

import (
	"context"
	"errors"
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/interp"
	"github.com/gsmack/gsmack/verifier/machine"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/trace"
)

// ConfirmFound is p.Confirm for an execution as an encoding knows it.
func (p *Problem) ConfirmFound(ctx context.Context, kind goal.Kind, asserted *ivl.Assert, found trace.Finding) (*Answer, error) {
	if kind == goal.Unmodelled && asserted.Pos.IsValid() {
		return Unconfirmed(ctx, kind, asserted, nil)
	}
	if found.Timed != nil {
		return undecided(found.Timed.Info().Pos, "it depends on what time it is"), nil
	}
	var s *trace.Schedule
	var err error
	p.Runner.Do("replay", func() { s, err = interp.Complete(ctx, p.Program, found) })
	if err != nil {
		return Unconfirmed(ctx, kind, asserted, err)
	}
	return p.Confirm(ctx, kind, asserted, s)
}

// Confirm has the interpreter execute a schedule of p.
func Confirm(ctx context.Context, r *passes.Runner, p *cfg.Program, kind goal.Kind, asserted *ivl.Assert, s *trace.Schedule) (*Answer, error) {
	var tr *trace.Trace
	var err error
	r.Do("replay", func() { tr, err = interp.Replay(ctx, p, s) })
	switch {
	case err != nil:
		return Unconfirmed(ctx, kind, asserted, err)
	case kind == goal.Unmodelled:
		// An assertion in a model has no place of its own: it is where the execution that
		// fails it leaves the program.
		return unmodelled(tr.Failure.IVL(), asserted), nil
	}
	return Performed(tr, s), nil
}

// Performed is the answer that a schedule was executed.
func Performed(tr *trace.Trace, s *trace.Schedule) *Answer {
	return &Answer{Status: Reached, Pos: tr.Failure.IVL(), Trace: tr, Schedule: s}
}

// unmodelled is the answer that an assertion can fail which says that something is not modelled.
func unmodelled(at ivl.Pos, s *ivl.Assert) *Answer {
	return &Answer{Status: Unmodelled, Pos: at, Reason: s.Attrs.Text("unknown"), Guess: s.Attrs.Has("guess"), Loop: s.Attrs.Has("undecided"), Nowhere: s.Attrs.Has("nowhere")}
}

// undecided is the answer that a thread may go round in a loop for ever.
func undecided(at ivl.Pos, since string) *Answer {
	return &Answer{Status: Unmodelled, Pos: at, Loop: true, Reason: "whether this loop goes on for ever is not decided: " + since + "; leave deadlock out of --check"}
}

// Unconfirmed is the answer for an execution that the interpreter could not perform, for the
// reason err. That something is not modelled needs no execution to show it.
func Unconfirmed(ctx context.Context, kind goal.Kind, asserted *ivl.Assert, err error) (*Answer, error) {
	var open *machine.OpenError
	var approximate *interp.ApproximateError
	var met *interp.UnmodelledError
	var doubt *interp.DoubtError
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case kind == goal.Unmodelled:
		return unmodelled(asserted.Pos, asserted), nil
	case errors.As(err, &met):
		return &Answer{Status: Unmodelled, Pos: met.At, Reason: met.What, Guess: met.Guess}, nil
	case errors.As(err, &doubt):
		return undecided(doubt.At.IVL(), "it can be left if an assumption holds, which rests on what other threads do then"), nil
	case errors.As(err, &open):
		return &Answer{Status: Undecided, Pos: open.Pos,
			Reason: "a failure was found that depends on the value of " + ivl.FormatExpr(open.Expr) + ", which nothing determines; give the function a body"}, nil
	case errors.As(err, &approximate):
		return &Answer{Status: Doubtful, Pos: approximate.At.IVL(),
			Reason: fmt.Sprintf("a failure was found (%s at %s) that depends on %s, which is not modelled exactly", approximate.Message, approximate.Failure.IVL(), approximate.What)}, nil
	}
	return &Answer{Status: Diverged, Pos: asserted.Pos,
		Reason: "a counterexample was found but could not be re-executed (" + err.Error() + "); this is a defect of gsmack, please report it"}, nil
}
