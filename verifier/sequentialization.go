package verifier

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/lalreps"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/seq"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Sequentialization is a way to make a sequential program of a concurrent one.
type Sequentialization string

// The sequentialisations.
const (
	// Lazy: package seq. Threads are instances known beforehand; rounds grow until
	// they are shown to be enough.
	Lazy Sequentialization = "lazy"
	// LalReps: package lalreps. Threads are started without a bound; the rounds
	// are given, and nothing is said beyond them.
	LalReps Sequentialization = "lal-reps"
)

// Sequentializations lists the sequentialisations, for help texts.
var Sequentializations = []Sequentialization{Lazy, LalReps}

// DefaultLalRepsRounds is the number of rounds when none is given, as in Corral.
const DefaultLalRepsRounds = 2

// checks is what o asks to check: the default unless something is named.
func (o *Options) checks() Checks {
	switch {
	case o.Checks != 0:
		return o.Checks
	case o.Sequentialization == LalReps:
		return DefaultChecks &^ eagerlyUnseen
	}
	return DefaultChecks
}

// eagerlyUnseen is what LalReps cannot look for: it sees the threads of a state at
// different times.
const eagerlyUnseen = CheckDeadlock | CheckRace

// decide answers by the sequentialisation that was asked for. A program without
// threads needs none.
func (r *run) decide(ctx context.Context) (*Result, error) {
	if r.o.Sequentialization == LalReps && r.o.Engine != Order && r.prog.Concurrent {
		r.engine = Seq
		return r.lalReps(ctx)
	}
	return r.compete(ctx)
}

// lalReps decides the sequential program of package lalreps. That nothing is
// found says nothing of more rounds.
func (r *run) lalReps(ctx context.Context) (*Result, error) {
	if r.o.Checks&eagerlyUnseen != 0 {
		return &Result{Verdict: Unknown, Reason: "the sequentialisation lal-reps checks assertions only, not " +
			strings.Join((r.o.Checks&eagerlyUnseen).Names(), " and ")}, nil
	}
	rounds := r.o.Rounds
	if rounds == 0 {
		rounds = DefaultLalRepsRounds
	}
	var out *lalreps.Output
	var low *cfg.Program
	var diags []ivl.Diagnostic
	r.phase("sequentialize", func() {
		if out, diags = lalreps.Sequentialize(r.prog, rounds); !ivl.HasErrors(diags) {
			low, diags = cfg.Lower(out.Program, out.Entry.Name)
		}
	})
	if ivl.HasErrors(diags) {
		return nil, fmt.Errorf("the sequentialisation gave a faulty program (%s); this is a defect of gsmack, please report it", diags[0].Error())
	}
	r.dump("lal-reps", func() *ivl.Program { return out.Program })
	inner := *r
	inner.prog = low
	inner.concrete = func(s *trace.Schedule) (*cfg.Program, trace.Finding, error) {
		t, err := out.Finding(ctx, low, s)
		return r.prog, t, err
	}
	res, err := inner.grow(ctx)
	r.stats, r.covered = inner.stats, inner.covered
	r.stats.Rounds, r.stats.Threads = rounds, 0
	for i := range r.covered {
		if r.covered[i].Name == "rounds" {
			r.covered[i].Limit = rounds
		}
	}
	if err == nil && (res.Verdict == Verified || res.Verdict == Bounded) {
		res.Verdict = Bounded
		res.Bounds = append(res.Bounds, BoundHit{"rounds", rounds})
	}
	return res, err
}

// Sequentialize gives p as a plain sequential Boogie program that covers rounds
// round-robin rounds, and the lines of a comment that explains it. The lazy one
// has its loops unrolled unroll times; that of Lal and Reps keeps them.
func Sequentialize(ctx context.Context, p *ivl.Program, unroll, rounds int, o Options) (*ivl.Program, []string, []ivl.Diagnostic) {
	ctx, stop := limit(ctx, o)
	defer stop()
	o.Checks = o.checks()
	r := &run{o: o, start: time.Now()}
	diags, err := r.lower(ctx, p, o.Checks.goals())
	if err == nil && len(r.suspects) > 0 {
		r.monitors = true
		_, err = r.lower(ctx, p, r.goals())
	}
	if err != nil {
		return nil, nil, notSequentialized(diags, err)
	}
	if o.Sequentialization == LalReps {
		out, faults := lalreps.Sequentialize(r.prog, rounds)
		if ivl.HasErrors(faults) {
			return nil, nil, append(diags, faults...)
		}
		return out.Program, out.Legend(), diags
	}
	threads, err := r.instances(ctx, []int{unroll})
	if err == nil {
		threads, err = r.reduce(ctx, threads, &passes.Question{Goals: r.goals()})
	}
	if err != nil {
		return nil, nil, notSequentialized(diags, err)
	}
	s, _ := seq.New(threads, r.seqChecks()).Program(rounds)
	return s, seq.Legend(unroll, rounds), diags
}

// notSequentialized adds to the diagnostics why there is no program.
func notSequentialized(diags []ivl.Diagnostic, err error) []ivl.Diagnostic {
	if errors.Is(err, passes.ErrInvalid) {
		return diags
	}
	return append(diags, ivl.Diagnostic{ID: "sequentialize", Severity: ivl.Error, Message: err.Error()})
}
