package verifier

import (
	"context"
	"errors"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/interp"
	"github.com/gsmack/gsmack/verifier/seq"
	"github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/trace"
)

func (r *run) solver() string {
	if r.o.Solver == "" {
		return "sat"
	}
	return r.o.Solver
}

// holds reports whether a Boolean term is true in the model.
func holds(m *smt.Model, t smt.Term) bool { return m.Value(t).IsTrue() }

// counterexample reads the execution out of the model, has the interpreter
// re-execute it on the lowered program, and reports the violation, or, if that
// fails, that nothing is known.
func (r *run) counterexample(ctx context.Context, f *formula, model *smt.Model, out *seq.Output) (*Result, error) {
	enc := f.enc
	replay := func(model *smt.Model) (*Result, bmc.Goal, error) {
		goal := firstFailure(enc, model)
		res, err := r.reexecute(ctx, goal, r.seqFinding(enc, model, out, goal))
		return res, goal, err
	}
	res, goal, err := replay(model)
	if err != nil || !res.approximate {
		return res, err
	}
	return elsewhere(enc, res, goal, func(fails smt.Term) (*Result, bmc.Goal, error) {
		model, err := r.check(ctx, f, fails)
		if err != nil || model == nil || !holds(model, fails) {
			return nil, bmc.Goal{}, err
		}
		return replay(model)
	})
}

// reexecute makes a schedule of what was found and has the interpreter execute it; it must end in
// the failure of the goal.
func (r *run) reexecute(ctx context.Context, goal bmc.Goal, found trace.Finding) (*Result, error) {
	var schedule *trace.Schedule
	var tr *trace.Trace
	var err error
	r.phase("replay", func() {
		p := r.prog
		if schedule, err = interp.Complete(ctx, p, found); err == nil && r.concrete != nil {
			if p, found, err = r.concrete(schedule); err == nil {
				schedule, err = interp.Complete(ctx, p, found)
			}
		}
		if err == nil {
			tr, err = interp.Replay(ctx, p, schedule)
		}
	})
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if err != nil {
		return notReplayed(posOf(goal.Stmt), err), nil
	}
	schedule.Checks = r.o.Checks.Names()
	return violation(tr, schedule), nil
}

// violation is the result for a counterexample that was executed.
func violation(tr *trace.Trace, s *trace.Schedule) *Result {
	return &Result{
		Verdict:  Violated,
		Property: tr.Property,
		Message:  tr.Message,
		Pos:      failurePos(tr),
		Trace:    tr,
		Schedule: s,
	}
}

// failurePos is where a trace ends.
func failurePos(tr *trace.Trace) ivl.Pos { return place(tr.Failure) }

func place(p trace.Pos) ivl.Pos {
	return ivl.Pos{File: p.File, Line: int32(p.Line), Col: int32(p.Column)}
}

// locate gives the place of an assertion. One in a model has none of its own: it is
// where the execution that fails it leaves the program.
func (r *run) locate(ctx context.Context, s *ivl.Assert, found func() trace.Finding) ivl.Pos {
	pos := posOf(s)
	if pos.IsValid() || r.concrete != nil {
		return pos
	}
	schedule, err := interp.Complete(ctx, r.prog, found())
	if err != nil {
		return pos
	}
	tr, err := interp.Replay(ctx, r.prog, schedule)
	if err != nil {
		return pos
	}
	return failurePos(tr)
}

// notReplayed is what a counterexample is worth that the interpreter could not
// execute, for the reason err.
func notReplayed(pos ivl.Pos, err error) *Result {
	var open *interp.OpenError
	if errors.As(err, &open) {
		return &Result{Verdict: Unknown, Pos: open.Pos,
			Reason: "a failure was found that depends on the value of " + ivl.FormatExpr(open.Expr) + ", which nothing determines; give the function a body"}
	}
	var approximate *interp.ApproximateError
	if errors.As(err, &approximate) {
		return notExact(approximate)
	}
	return &Result{Verdict: Unknown, Pos: pos, mismatch: true,
		Reason: "a counterexample was found but could not be re-executed (" + err.Error() + "); this is a defect of gsmack, please report it"}
}

// firstFailure is the assertion that fails first in the model's execution.
func firstFailure(enc *bmc.Encoding, model *smt.Model) bmc.Goal {
	for _, g := range enc.Goals {
		if g.Class == bmc.Property && holds(model, g.Fails) {
			return g
		}
	}
	panic("verifier: a model of a violation in which no assertion fails")
}

// posOf is the position of an assertion: that of its text.
func posOf(s ivl.Stmt) ivl.Pos { return s.Info().Pos }
