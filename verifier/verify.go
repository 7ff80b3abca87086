package verifier

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/trace"
)

// run is one Verify: the lowered program and what was learnt so far.
type run struct {
	o      Options
	engine Engine // that decides
	prog   *cfg.Program
	start  time.Time
	stats  Stats
	// covered are the bounds up to which nothing was found.
	covered []BoundHit
	now     Progress
	// tried counts the bounds on unrolling that were tried.
	tried int
	// axiomsTried is the number of axioms of which sensible was asked last.
	axiomsTried int
	// orders are those of the program's atomic operations, and suspects, if some are
	// weak and races matter, the data that may race.
	orders   cfg.Orders
	suspects map[*ivl.Var]bool
	// monitors is set if instances get a monitor of happens-before, and second is
	// the run on such instances that has to find nothing, too; nil if none is needed.
	monitors bool
	second   *run
	// concrete, when set, turns a schedule of prog into what was found of the program that
	// prog stands for.
	concrete func(*trace.Schedule) (*cfg.Program, trace.Finding, error)
}

// Verify decides p, which must be resolved. User errors (no entry procedure)
// come back as diagnostics with a nil Result; everything else is a Result.
// Cancelling ctx ends it promptly with Unknown.
//
// The bounds grow in two dimensions: the outer one unrolls loops, the inner one
// adds rounds. A larger unrolling is tried as soon as an unwinding assertion can
// fail and a few rounds found nothing; rounds are added until they are shown to
// be enough.
func Verify(ctx context.Context, p *ivl.Program, o Options) (*Result, []ivl.Diagnostic) {
	ctx, stop := limit(ctx, o)
	defer stop()
	o.Checks = o.checks()
	r := &run{o: o, start: time.Now()}
	diags, err := r.lower(ctx, p, o.Checks.goals())
	if errors.Is(err, passes.ErrInvalid) {
		return nil, diags
	}
	var res *Result
	if err == nil {
		r.second, err = r.happensBefore(ctx, p)
	}
	if err == nil {
		res, err = r.decide(ctx)
	}
	if err != nil {
		res = r.failed(ctx, err)
	}
	res.Assumptions = r.assumptions(res)
	r.stats.Engine = r.engine
	r.stats.Elapsed = time.Since(r.start)
	r.stats.PeakBytes = peakBytes()
	res.Stats = r.stats
	return res, diags
}

// lower brings p into the form that all engines and the re-execution of counterexamples
// share. goals are what is asked of it.
func (r *run) lower(ctx context.Context, p *ivl.Program, goals goal.Set) ([]ivl.Diagnostic, error) {
	s, err := r.runner().Run(ctx, passes.Lowering, passes.State{Source: p, Entry: entryName(r.o)}, &passes.Question{Goals: goals})
	if err != nil {
		return s.Diags, err
	}
	r.prog, r.orders = s.Program, s.Program.Orders()
	if goals.Has(goal.Race) && r.orders.Weak {
		r.suspects = r.prog.Suspects()
	}
	return s.Diags, nil
}

func entryName(o Options) string {
	if o.Entry == "" {
		return "main"
	}
	return o.Entry
}

// failed turns an error that ended the work into an Unknown.
func (r *run) failed(ctx context.Context, err error) *Result {
	res := &Result{Verdict: Unknown, Bounds: r.covered}
	if cause := context.Cause(ctx); cause != nil {
		err = cause
	}
	res.Reason = err.Error()
	if len(r.covered) > 0 {
		var bounds []string
		for _, b := range r.covered {
			bounds = append(bounds, fmt.Sprintf("%s=%d", b.Name, b.Limit))
		}
		res.Reason += fmt.Sprintf(" (nothing found up to %s)", strings.Join(bounds, ", "))
	}
	return res
}
