package verifier

import (
	"context"
	"errors"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/engine"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/interp"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Replay executes on p, which must be resolved, a schedule that Verify gave, and reports the violation
// as Verify does. Of the options only those matter that say what the program is. User errors come
// back as diagnostics with a nil Result. The error is that of ctx, or an *interp.DivergedError if
// the schedule does not fit the program.
func Replay(ctx context.Context, p *ivl.Program, s *trace.Schedule, o Options) (*Result, []ivl.Diagnostic, error) {
	ctx, stop := LimitMemory(ctx, o.MemoryLimit)
	defer stop()
	checks, err := ParseChecks(s.Checks)
	if err != nil {
		return nil, nil, &interp.DivergedError{Line: 2, Err: err}
	}
	goals := checks.goals()
	if s.End.Goal == trace.Unordered {
		goals = unordered
	}
	if s.End.Goal == trace.Deadlock && checks == CheckLinearizable { // a stuck history
		goals = CheckDeadlock.goals()
		o.history = &passes.History{MayWait: func(map[string]*ivl.Var) ivl.Expr { return ivl.NewBool(false) }}
	}
	w := newWork(o)
	defer w.tell.close()
	low, diags, err := w.lower(ctx, p, goals)
	if errors.Is(err, passes.ErrInvalid) {
		return nil, diags, nil
	}
	var tr *trace.Trace
	if err == nil {
		w.phase("replay", func() { tr, err = interp.Replay(ctx, low, s) })
	}
	var diverged *interp.DivergedError
	var a *engine.Answer
	switch {
	case err == nil:
		a = engine.Performed(tr, s)
	case errors.As(err, &diverged):
		return nil, diags, err
	default:
		if a, err = engine.Unconfirmed(ctx, goal.Assertion, &ivl.Assert{}, err); err != nil {
			return nil, diags, err
		}
	}
	return w.result(a), diags, nil
}
