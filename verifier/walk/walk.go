// Package walk is the engine that has the interpreter go through all interleavings of a
// program, one by one. It is for tiny programs, and an oracle for the other engines. It
// imports engine, goal, interp, trace and ivl.
package walk

import (
	"context"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/engine"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/interp"
	"github.com/gsmack/gsmack/verifier/trace"
)

// maxStates bounds the states that are visited.
const maxStates = 1_000_000

// Engine goes through all interleavings.
type Engine struct{}

// Name is that of the engine.
func (*Engine) Name() string { return "walk" }

// Decide visits all states, whatever the bounds on unrolling.
func (*Engine) Decide(ctx context.Context, p *engine.Problem) (*engine.Answer, error) {
	if p.Goals.Has(goal.Unordered) {
		return &engine.Answer{Status: engine.NotApplicable, Reason: "it does not know which accesses happen before one another"}, nil
	}
	var out *interp.Outcome
	var err error
	p.Runner.Do("walk", func() {
		out, err = interp.Explore(ctx, p.Program, interp.Limits{States: maxStates, All: true, Races: p.Goals.Has(goal.Race), Hangs: p.Goals.Has(goal.Deadlock)})
	})
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case err != nil:
		return &engine.Answer{Status: engine.NotApplicable, Reason: err.Error()}, nil
	}
	p.Report(engine.Measure{Steps: out.MacroSteps})
	var last *engine.Answer // doubtful, or something not modelled
	try := func(kind goal.Kind, asserted *ivl.Assert, s *trace.Schedule) error {
		if last != nil && last.Status == engine.Reached {
			return nil
		}
		a, err := p.Confirm(ctx, kind, asserted, s)
		if last == nil || err == nil && a.Status == engine.Reached {
			last = a
		}
		return err
	}
	var bounds []goal.BoundHit
	for i, f := range out.Failures {
		if f.Kind == goal.Bound {
			bounds = engine.Union(bounds, []goal.BoundHit{{Name: f.Property, Stated: true}})
			continue
		}
		a, ok := f.Stmt.(*ivl.Assert)
		if !ok { // what the interpreter itself does not model
			a = &ivl.Assert{StmtInfo: ivl.StmtInfo{Pos: f.Stmt.Info().Pos, Attrs: ivl.Attrs{ivl.NewAttr("unknown", f.Message)}}}
		}
		if err := try(f.Kind, a, out.Schedules[i]); err != nil {
			return nil, err
		}
	}
	if out.Deadlock && p.Goals.Has(goal.Deadlock) {
		err = try(goal.Deadlock, &ivl.Assert{}, out.DeadlockSchedule)
	}
	if out.Race && err == nil {
		err = try(goal.Race, &ivl.Assert{}, out.RaceSchedule)
	}
	if err != nil || last != nil {
		return last, err
	}
	if out.Hang && !out.Deadlock {
		return &engine.Answer{Status: engine.NotApplicable, Reason: "threads can go round for ever in a loop that is not known to wait"}, nil
	}
	if !out.Complete && out.States >= maxStates {
		bounds = append(bounds, goal.BoundHit{Name: "states", Limit: maxStates})
	} else if !out.Complete {
		bounds = append(bounds, goal.BoundHit{Name: "values"}) // an input took some only
	}
	return engine.Settled(bounds), nil
}
