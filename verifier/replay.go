package verifier

import (
	"context"
	"errors"
	"time"

	"github.com/gsmack/gsmack/ivl"
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
	ctx, stop := limit(ctx, o)
	defer stop()
	checks, err := ParseChecks(s.Checks)
	if err != nil {
		return nil, nil, &interp.DivergedError{Line: 2, Err: err}
	}
	goals := checks.goals()
	if s.End.Goal == trace.Unordered {
		goals |= goal.Of(goal.Unordered)
	}
	r := &run{o: o, start: time.Now()}
	diags, err := r.lower(ctx, p, goals)
	if errors.Is(err, passes.ErrInvalid) {
		return nil, diags, nil
	}
	var res *Result
	r.phase("replay", func() {
		var tr *trace.Trace
		if err == nil {
			tr, err = interp.Replay(ctx, r.prog, s)
		}
		if err == nil {
			res = violation(tr, s)
		}
	})
	var diverged *interp.DivergedError
	switch {
	case err == nil:
	case ctx.Err() != nil || errors.As(err, &diverged):
		return nil, diags, err
	default:
		res = notReplayed(ivl.Pos{}, err)
	}
	r.stats.Elapsed = time.Since(r.start)
	r.stats.PeakBytes = peakBytes()
	res.Stats = r.stats
	return res, diags, nil
}
