package verifier

import (
	"context"
	"errors"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/engine"
	"github.com/gsmack/gsmack/verifier/lalreps"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/seq"
)

// Sequentialization is a way to make a sequential program of a concurrent one.
type Sequentialization string

// The sequentialisations that tests name.
const (
	// Lazy: package seq. Threads are instances known beforehand; rounds grow until
	// they are shown to be enough.
	Lazy Sequentialization = "lazy"
	// LalReps: package lalreps. Threads are started without a bound; the rounds
	// are given, and nothing is said beyond them.
	LalReps Sequentialization = "lal-reps"
)

// sequentialization is a row of the table of sequentialisations.
type sequentialization struct {
	name      Sequentialization
	unchecked Checks // the classes of properties that it does not check
	first     bool   // it stops at the first failure
	// make gives the engine for a program.
	make func(Options) engine.Engine
}

// sequentializations is the table, the default first.
var sequentializations = []sequentialization{
	{name: Lazy, make: func(o Options) engine.Engine { return &seq.Engine{Rounds: o.Rounds} }},
	{
		name: LalReps, unchecked: CheckDeadlock | CheckRace, first: true,
		make: func(o Options) engine.Engine {
			return &lalreps.Engine{Rounds: o.Rounds, Inner: &seq.Engine{Rounds: o.Rounds}}
		},
	},
}

// Sequentializations lists their names, the default first.
func Sequentializations() []string {
	var names []string
	for _, s := range sequentializations {
		names = append(names, string(s.name))
	}
	return names
}

// row is that of the name, or of the default.
func (s Sequentialization) row() *sequentialization {
	i := slices.IndexFunc(sequentializations, func(r sequentialization) bool { return r.name == s })
	return &sequentializations[max(i, 0)]
}

// Unchecked are the classes of properties that it does not check.
func (s Sequentialization) Unchecked() Checks { return s.row().unchecked }

// checks is what o asks to check: the default unless something is named.
func (o *Options) checks() Checks {
	if o.Checks != 0 {
		return o.Checks
	}
	return DefaultChecks &^ o.Sequentialization.Unchecked()
}

// Sequentialize gives p as a plain sequential Boogie program that covers rounds
// round-robin rounds, and the lines of a comment that explains it. The lazy one
// has its loops unrolled unroll times; that of Lal and Reps keeps them.
func Sequentialize(ctx context.Context, p *ivl.Program, unroll, rounds int, o Options) (*ivl.Program, []string, []ivl.Diagnostic) {
	ctx, stop := LimitMemory(ctx, o.MemoryLimit)
	defer stop()
	o.Checks = o.checks()
	w := newWork(o)
	defer w.tell.close()
	goals := o.Checks.goals()
	low, diags, err := w.lower(ctx, p, goals)
	if err == nil && o.Sequentialization == LalReps {
		out, faults := lalreps.Sequentialize(low, rounds, max(unroll, 1))
		if ivl.HasErrors(faults) {
			return nil, nil, append(diags, faults...)
		}
		return out.Program, out.Legend(), diags
	}
	state := passes.State{Program: low}
	if err == nil {
		state, err = w.runner().Run(ctx, state, &passes.Question{Goals: goals, Flatten: passes.FlattenOptions{Bounds: passes.Bounds{Unroll: unroll}}}, passes.Flattening, passes.Pruning, passes.Reducing)
	}
	switch {
	case errors.Is(err, passes.ErrInvalid):
		return nil, nil, diags
	case err != nil:
		return nil, nil, append(diags, ivl.Diagnostic{ID: "sequentialize", Severity: ivl.Error, Message: err.Error()})
	}
	s, _ := seq.New(state.Threads, goals).Program(rounds)
	return s, seq.Legend(unroll, rounds), diags
}
