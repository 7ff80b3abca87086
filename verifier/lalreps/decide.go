package lalreps

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/engine"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/trace"
)

// defaultRounds is the number of rounds when none is given, as in Corral.
const defaultRounds = 2

// Engine decides the sequential program of a concurrent one, up to the number of rounds. It
// serves one program.
type Engine struct {
	Rounds int           // 0 means defaultRounds
	Inner  engine.Engine // decides the sequential program, and any that is so

	out *Output
	low *cfg.Program // of out
}

// Name is that of the engine that Engine is a way of.
func (e *Engine) Name() string { return e.Inner.Name() }

// Decide has the inner engine decide the sequential program.
func (e *Engine) Decide(ctx context.Context, p *engine.Problem) (*engine.Answer, error) {
	if !p.Program.Concurrent {
		return e.Inner.Decide(ctx, p)
	}
	if p.Goals&goal.Of(goal.Deadlock, goal.Race, goal.Unordered) != 0 {
		// It sees the threads of a state at different times.
		return &engine.Answer{Status: engine.NotApplicable, Reason: "the sequentialisation lal-reps checks assertions only, not deadlock and race"}, nil
	}
	rounds := goal.BoundHit{Name: "rounds", Limit: e.Rounds}
	if rounds.Limit == 0 {
		rounds.Limit = defaultRounds
	}
	if e.low == nil {
		if err := e.sequentialize(ctx, p, rounds.Limit); err != nil {
			return nil, err
		}
	}
	inner := *p
	inner.Program = e.low
	inner.Report = func(m engine.Measure) {
		m.Rounds, m.Threads = rounds.Limit, 0
		p.Report(m)
	}
	inner.Covered = func(bounds ...goal.BoundHit) {
		p.Covered(append(slices.DeleteFunc(bounds, func(b goal.BoundHit) bool { return b.Name == "rounds" }), rounds)...)
	}
	inner.Confirm = func(ctx context.Context, kind goal.Kind, asserted *ivl.Assert, s *trace.Schedule) (*engine.Answer, error) {
		found, err := e.out.Finding(ctx, e.low, s)
		if err != nil {
			return engine.Unconfirmed(ctx, kind, asserted, err)
		}
		return p.ConfirmFound(ctx, kind, asserted, found)
	}
	a, err := e.Inner.Decide(ctx, &inner)
	if err == nil && a.Status <= engine.CutOff {
		a = engine.Settled(append(a.Bounds, rounds))
	}
	return a, err
}

// sequentialize makes the sequential program, and lowers it. In p.Program loops that wait are cut already.
func (e *Engine) sequentialize(ctx context.Context, p *engine.Problem, rounds int) error {
	var diags []ivl.Diagnostic
	p.Runner.Do("sequentialize", func() { e.out, diags = Sequentialize(p.Program, rounds, 1) })
	if !ivl.HasErrors(diags) {
		p.Runner.Show("lal-reps", func() *ivl.Program { return e.out.Program })
		s, err := p.Runner.Run(ctx, passes.State{Source: e.out.Program, Entry: e.out.Entry.Name}, &passes.Question{Goals: p.Goals, Whole: true}, passes.Lowering)
		if !errors.Is(err, passes.ErrInvalid) {
			e.low = s.Program
			return err
		}
		diags = s.Diags
	}
	return fmt.Errorf("the sequentialisation gave a faulty program (%s); this is a defect of gsmack, please report it", diags[0].Error())
}
