// Package walk is the engine that has the interpreter go through all states of a program, one by one (explicit-state
// model checking). It proves what needs no inputs, however often its loops go round (interp.Prove), and finds what fails
// deep in loops (interp.Show); alone, it goes on with all interleavings, which is for tiny programs, and an oracle for the other engines. It
// imports cfg, engine, goal, interp, trace and ivl.
package walk

import (
	"context"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/engine"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/interp"
	"github.com/gsmack/gsmack/verifier/trace"
)

// maxStates bounds the states that are visited.
const maxStates = 1_000_000

// Engine goes through all interleavings.
type Engine struct {
	// Brief has it say that it does not apply where it neither proves that no goal can be reached, nor shows that one can.
	Brief bool
}

// Name is that of the engine.
func (*Engine) Name() string { return "walk" }

// prove goes through all states of the program, or, if threads of it may go round for ever, of the one in which spin says which loops wait.
func prove(ctx context.Context, p *engine.Problem) (proof *interp.Proof, err error) {
	if p.Goals.Has(goal.Linearizable) {
		return &interp.Proof{Reason: "its states are not all that matters"}, nil
	}
	whole, err := p.Whole(ctx)
	if err != nil {
		return nil, err
	}
	p.Runner.Do("prove", func() { proof, err = interp.Prove(ctx, whole, p.Goals, maxStates) })
	if err == nil && proof.Endless {
		p.Runner.Do("prove", func() { proof, err = interp.Prove(ctx, p.Program, p.Goals, maxStates) })
		if err == nil && proof.Reason != "" {
			proof.Endless = true // whichever way it was not proved
		}
	}
	return proof, err
}

// Decide visits all states, whatever the bounds on unrolling.
func (e *Engine) Decide(ctx context.Context, p *engine.Problem) (*engine.Answer, error) {
	proof, err := prove(ctx, p)
	if err != nil {
		return nil, err
	}
	p.Report(engine.Measure{Steps: proof.MacroSteps})
	if proof.Reason == "" {
		return &engine.Answer{Status: engine.Refuted}, nil
	}
	if proof.Fails {
		if a, err := show(ctx, p); a != nil || err != nil {
			return a, err
		}
	}
	if e.Brief || p.Goals.Has(goal.Unordered) {
		return &engine.Answer{Status: engine.NotApplicable, Pos: proof.Pos, Reason: proof.Reason}, nil
	}
	var out *interp.Outcome
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
	a, bounds, err := confirm(ctx, p, out)
	if a != nil || err != nil {
		return a, err
	}
	if p.Goals.Has(goal.Deadlock) && (proof.Endless || out.Hang && !out.Deadlock || constrained(p.Program)) {
		return &engine.Answer{Status: engine.NotApplicable, Reason: "threads can go round for ever in a loop that is not known to wait"}, nil
	}
	if !out.Complete && out.States >= maxStates {
		bounds = append(bounds, goal.BoundHit{Name: "states", Limit: maxStates})
	} else if !out.Complete {
		bounds = append(bounds, goal.BoundHit{Name: "values"}) // an input took some only
	}
	return engine.Settled(bounds), nil
}

// constrained reports whether the program assumes something. That may exclude what another thread chooses, and so is taken not to go round for ever.
func constrained(p *cfg.Program) bool {
	for s := range p.Stmts() {
		if cfg.Assumes(s) {
			return true
		}
	}
	return false
}

// show looks for an execution that fails: first one in which all inputs are 0, which are fewest, then with some more values.
func show(ctx context.Context, p *engine.Problem) (*engine.Answer, error) {
	for _, numbers := range [][]int64{{0}, {0, 1, -1, 2}} {
		var out *interp.Outcome
		var others bool
		var err error
		p.Runner.Do("show", func() { out, others, err = interp.Show(ctx, p.Program, p.Goals, numbers, maxStates) })
		if err != nil || !others {
			return nil, err
		}
		if out == nil {
			continue
		}
		if a, _, err := confirm(ctx, p, out); err != nil || a != nil && (a.Status == engine.Reached || a.Status == engine.Diverged) {
			return a, err
		}
	}
	return nil, nil
}

// confirm has what was found re-executed. It gives the first answer that a goal is reached. If there is none, it gives the first
// other one, as that a failure is doubtful or that something is not modelled.
func confirm(ctx context.Context, p *engine.Problem, out *interp.Outcome) (last *engine.Answer, bounds []goal.BoundHit, err error) {
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
			return last, bounds, err
		}
	}
	if out.Deadlock && p.Goals.Has(goal.Deadlock) {
		err = try(goal.Deadlock, &ivl.Assert{}, out.DeadlockSchedule)
	}
	if out.Race && err == nil {
		err = try(goal.Race, &ivl.Assert{}, out.RaceSchedule)
	}
	return last, bounds, err
}
