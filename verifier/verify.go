package verifier

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/engine"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/passes"
)

// verification is one Verify.
type verification struct {
	*work
	source *ivl.Program
	// questions are to be answered, all of them.
	questions []question
	// outcome is the answer that was taken for that of the whole.
	outcome
	explored *Result // of Explore, if it was the first to know
	aside    string  // what became of Explore where it decided nothing, as the end of a reason
	// defects are those that engines met whose answer was not taken.
	defects []ivl.Diagnostic
}

// Verify decides p, which must be resolved. User errors (no entry procedure)
// come back as diagnostics with a nil Result; everything else is a Result.
// Cancelling ctx ends it promptly with Unknown. Options.Progress is not called any more
// after it has returned.
//
// A larger bound on unrolling is tried as soon as an engine answers that loops were cut
// off and nothing was found (grow.go). Several engines run side by side (compete.go).
func Verify(ctx context.Context, p *ivl.Program, o Options) (*Result, []ivl.Diagnostic) {
	ctx, stop := LimitMemory(ctx, o.MemoryLimit)
	defer stop()
	if o.Checks = o.checks(); o.Checks&CheckLinearizable != 0 {
		return verifyHistories(ctx, p, o)
	}
	if o.All {
		return verifyAll(ctx, p, o)
	}
	return verify(ctx, p, o)
}

// verify is Verify within the limits that o sets.
func verify(ctx context.Context, p *ivl.Program, o Options) (*Result, []ivl.Diagnostic) {
	v := &verification{work: newWork(o), source: p}
	defer v.tell.close()
	diags, err := v.ask(ctx)
	if errors.Is(err, passes.ErrInvalid) {
		return nil, diags
	}
	if err == nil {
		err = v.compete(ctx)
	}
	res := v.explored
	switch {
	case res != nil:
		res.Stats.Phases, res.Stats.PeakBytes = v.stats.Phases, peakBytes()
	case err != nil:
		res = v.failed(ctx, err)
	default:
		res = v.result(v.answer)
	}
	diags = append(diags, v.defects...)
	if v.explored == nil {
		res.Assumptions = v.assumptions(res)
	}
	if len(v.questions) > 0 && v.o.Checks&CheckRace != 0 {
		res.Benign = v.questions[0].prog.Benign()
	}
	return res, diags
}

// ask lowers the program for each question about it.
//
// A race of C11 is two conflicting accesses that neither happens before the other. If
// every atomic read acquires and every atomic write releases, such accesses can be
// brought next to each other, and that is what goal.Race looks for. If some do not,
// values pass from thread to thread that order nothing, and there are races whose
// accesses are always far apart; so do accesses whose races are benign. They are a question of their own, asked only of such
// programs, of each bound after nothing else was found up to it.
func (v *verification) ask(ctx context.Context) ([]ivl.Diagnostic, error) {
	goals := v.o.Checks.goals()
	low, diags, err := v.lower(ctx, v.source, goals)
	if err != nil {
		return diags, err
	}
	stated := v.o.UnrollAt
	v.o.UnrollAt = map[string]int{}
	places := passes.Places(low)
	for _, at := range slices.Sorted(maps.Keys(stated)) { // what is said of one loop of several after what is said of all
		known := false
		for _, p := range places {
			if goal.IsAt(p, at) {
				v.o.UnrollAt[p] = stated[at]
				known = true
			}
		}
		if !known {
			places = slices.DeleteFunc(places, func(p string) bool { return !strings.Contains(p, ":") })
			there := "the program has none that is unrolled"
			if len(places) > 0 {
				there = "there are loops at " + strings.Join(places, ", ")
			}
			return append(diags, ivl.Diagnostic{ID: "no-loop", Severity: ivl.Error, Message: fmt.Sprintf("there is no loop at %s; %s", at, there)}), passes.ErrInvalid
		}
	}
	v.questions = []question{{low, goals}}
	if goals.Has(goal.Race) && weaklyOrdered(low) {
		if low, _, err = v.lower(ctx, v.source, unordered); err != nil {
			return diags, err
		}
		v.questions = append(v.questions, question{low, unordered})
	}
	return diags, nil
}

// unordered are the goals of the second question.
const unordered = goal.Limits | 1<<goal.Unordered

// lower brings p into the form that all engines and the re-execution of counterexamples
// share. goals are what is asked of it.
func (w *work) lower(ctx context.Context, p *ivl.Program, goals goal.Set) (*cfg.Program, []ivl.Diagnostic, error) {
	return w.lowered(ctx, p, goals, false)
}

// lowered is lower; whole leaves loops as they are.
func (w *work) lowered(ctx context.Context, p *ivl.Program, goals goal.Set, whole bool) (*cfg.Program, []ivl.Diagnostic, error) {
	s, err := w.runner().Run(ctx, passes.State{Source: p, Entry: entryName(w.o)}, &passes.Question{Goals: goals, History: w.o.history, NoGuesses: w.o.NoGuesses, Whole: whole, Without: w.o.WithoutLemmas, Reported: w.o.reported}, passes.Lowering)
	return s.Program, s.Diags, err
}

// weaklyOrdered reports whether there may be races whose accesses are never adjacent.
func weaklyOrdered(p *cfg.Program) bool {
	return (p.Orders().Weak || p.Tolerates()) && len(p.Suspects()) > 0
}

func entryName(o Options) string {
	if o.Entry == "" {
		return "main"
	}
	return o.Entry
}

// result is what an answer means to the user, with what it cost.
func (w *work) result(a *engine.Answer) *Result {
	w.stats.PeakBytes = peakBytes()
	res := &Result{Verdict: Unknown, Pos: a.Pos, Reason: a.Reason, Guess: a.Guess, Bounds: a.Bounds, Trace: a.Trace, Schedule: a.Schedule, Stats: w.stats}
	switch a.Status {
	case engine.Refuted:
		res.Verdict = Verified
	case engine.CutOff:
		res.Verdict = Bounded
	case engine.Reached:
		res.Verdict, res.Property, res.Message = Violated, a.Trace.Property, a.Trace.Message
	}
	return res
}

// assumptions are what it takes, besides, that nothing was found.
func (v *verification) assumptions(res *Result) (as []string) {
	if res.Verdict != Verified && res.Verdict != Bounded {
		return nil
	}
	low := v.questions[0].prog
	if low.Concurrent && low.Orders().Relaxing {
		as = append(as, "memory is sequentially consistent: what only the weaker orders of some atomic operations let threads see is not covered")
	}
	return as
}

// failed turns an error that ended the work into an Unknown.
func (v *verification) failed(ctx context.Context, err error) *Result {
	if cause := context.Cause(ctx); cause != nil {
		err = cause
	}
	if errors.Is(err, context.DeadlineExceeded) {
		err = errTimeout
	}
	res := v.result(&engine.Answer{Status: engine.Undecided, Reason: err.Error()})
	res.Aside = v.aside
	at := v.tell.furthest()
	if res.Bounds = at.Covered; len(res.Bounds) > 0 {
		if stopped := at.Stopped(""); errors.Is(err, errTimeout) || errors.Is(err, ErrMemory) {
			res.Verdict, res.Limited = stopped.Verdict, stopped.Limited
		}
		res.Reason += fmt.Sprintf(" (nothing found up to %s)", goal.Text(res.Bounds))
	}
	return res
}
