package order

import (
	"context"
	"errors"
	"io"
	"slices"

	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/engine"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/smt"
)

// Engine decides all schedules at once.
type Engine struct {
	Strategy     Strategy
	Transitivity Transitivity
	// Without are the lemmas that are not used.
	Without []Lemma
}

// Name is that of the engine.
func (*Engine) Name() string { return "order" }

// Decide decides the instances for the bounds on unrolling, one after the other, by an
// inquiry each for assertions, deadlocks and races.
func (e *Engine) Decide(ctx context.Context, p *engine.Problem) (*engine.Answer, error) {
	all, err := p.Instances(ctx)
	if err != nil {
		return nil, err
	}
	if a, err := e.prefix(ctx, p, all); a != nil || err != nil {
		return a, err
	}
	inquiries := []*inquiry{{goals: p.Goals &^ goal.Of(goal.Deadlock, goal.Race, goal.Unordered)}}
	for _, k := range []goal.Kind{goal.Deadlock, goal.Race, goal.Unordered} {
		if p.Goals.Has(k) {
			inquiries = append(inquiries, &inquiry{goals: goal.Of(k)})
		}
	}
	for _, q := range inquiries {
		q.Engine, q.Problem, q.all = e, p, all
		defer q.close()
	}
	for i := 0; ; i++ {
		unroll := all.Unroll
		if i < len(all.Depths) {
			unroll = all.Depths[i].Unroll
		}
		p.Report(engine.Measure{Unroll: unroll})
		a, err := decideTo(ctx, inquiries, i, unroll)
		if err != nil || a.Status > engine.CutOff || !a.LoopsCut() || !p.Deeper {
			return a, err
		}
		p.Covered(goal.BoundHit{Name: "unroll", Limit: unroll})
		if i == len(all.Depths) {
			return a, nil
		}
	}
}

// prefix asks, before all else, for races in the lock-free prefix, which costs little
// and proves nothing.
func (e *Engine) prefix(ctx context.Context, p *engine.Problem, all *cfg.Threads) (*engine.Answer, error) {
	if !p.Goals.Has(goal.Race) || p.Attempt > 0 {
		return nil, nil
	}
	q := &inquiry{Engine: e, Problem: p, goals: goal.Of(goal.Race), prefix: true, all: all}
	defer q.close()
	a, err := q.ask(ctx, 0, all.Unroll)
	if err != nil || a.Status != engine.Reached && a.Status != engine.Diverged {
		return nil, err
	}
	return a, nil
}

// decideTo decides the program for one bound on unrolling, the one with that index.
func decideTo(ctx context.Context, inquiries []*inquiry, depth, unroll int) (*engine.Answer, error) {
	var first, doubtful *engine.Answer
	for _, q := range inquiries {
		a, err := q.ask(ctx, depth, unroll)
		switch {
		case err != nil:
			return nil, err
		case a.Status == engine.Doubtful: // a goal of another kind may be beyond doubt
			if doubtful == nil {
				doubtful = a
			}
			continue
		case a.Status > engine.CutOff && a.Status != engine.Unmodelled:
			return a, nil
		}
		if first == nil || a.Status == engine.Unmodelled && first.Status != engine.Unmodelled {
			first = a
		}
	}
	if doubtful != nil {
		return doubtful, nil
	}
	return first, nil
}

// An inquiry is the question whether some goals can be reached, with its encoding, and the
// solver to which it is put for each bound on unrolling.
type inquiry struct {
	*Engine
	*engine.Problem
	goals  goal.Set
	prefix bool // ask about the lock-free prefix only

	all, threads *cfg.Threads // the instances, and what of them matters
	enc          *Encoding
	any          smt.Term       // a goal is reached
	solver       smt.Solver     // has any asserted; nil if that is false
	answer       *engine.Answer // to all further questions, once that is known
	unroll       int            // the bound of the question at hand
}

func (q *inquiry) close() {
	if q.solver != nil {
		q.solver.Close()
	}
}

// ask asks whether a goal is reached in the instances when nothing goes further than the
// bound on unrolling with that index.
func (q *inquiry) ask(ctx context.Context, depth, unroll int) (*engine.Answer, error) {
	if q.enc == nil && q.answer == nil {
		if err := q.open(ctx); err != nil {
			return nil, err
		}
	}
	if q.answer != nil {
		return q.answer, nil
	}
	q.unroll = unroll
	return q.solve(ctx, q.enc.Within(q.threads.Depths, depth))
}

// open encodes.
func (q *inquiry) open(ctx context.Context) (err error) {
	q.threads, err = q.Reduce(ctx, q.all, passes.Question{Goals: q.goals, Prefix: q.prefix})
	if err != nil {
		return err
	}
	q.answer = &engine.Answer{}
	if q.threads == nil {
		return nil
	}
	q.Runner.Do("encode", func() { q.enc, err = Encode(ctx, q.threads, q.goals, q.Transitivity, q.Without...) })
	var unsupported *bmc.UnsupportedError
	if errors.As(err, &unsupported) {
		q.answer = &engine.Answer{Status: engine.NotApplicable, Pos: unsupported.Pos, Reason: unsupported.What}
		return nil
	}
	if err != nil {
		return err
	}
	a := q.enc.Arena
	q.Report(engine.Measure{Steps: q.enc.Nodes, Terms: a.Len()})
	if q.Runner.Dump != nil {
		q.Runner.Dump("order", func(w io.Writer) error { return q.enc.Print(w) })
	}
	if q.any = q.enc.Fails(^goal.Set(0)); q.any == a.False() {
		return nil
	}
	q.answer = nil
	if q.solver, err = q.fresh(); err != nil {
		return err
	}
	for _, t := range append([]smt.Term{q.any}, a.Relevant(q.any, q.enc.Axioms)...) {
		q.solver.Assert(t)
	}
	return nil
}

func (q *inquiry) fresh() (smt.Solver, error) {
	return q.Solver(q.enc.Arena, smt.Options{Cores: q.Strategy != "" && q.Strategy != Schedule})
}

// refuted reports whether what was refuted for one bound on unrolling is so for larger
// ones: the refutation did not use that unrolling ends there. The refutations of the lazy
// strategy, one of each schedule, are not looked through.
func (q *inquiry) refuted() bool {
	return q.Strategy != Lazy && !slices.ContainsFunc(q.solver.Core(), func(t smt.Term) bool {
		return q.enc.Arena.Op(t) != smt.OpNot
	})
}

// solve decides the encoding as far as loops are unrolled.
func (q *inquiry) solve(ctx context.Context, within []smt.Term) (*engine.Answer, error) {
	enc := q.enc
	a, err := (&bmc.Inquiry{
		Encoding: &enc.Encoding,
		Ask: func(where smt.Term, kinds ...goal.Set) (*bmc.Witness, error) {
			assumptions := slices.Clone(within)
			if where != q.any { // which is asserted
				assumptions = append(assumptions, where)
			}
			x, err := enc.SolveBy(ctx, q.Strategy, q.solver, q.fresh, kinds, assumptions...)
			if x == nil {
				return nil, err
			}
			return &bmc.Witness{Model: x.Model, Goal: x.Goal, Of: x}, nil
		},
		Confirm: func(w *bmc.Witness) (*engine.Answer, error) {
			g := enc.Goals[w.Goal]
			return q.ConfirmFound(ctx, g.Kind, g.Stmt, q.finding(w.Of.(*Execution)))
		},
		Limit: func(name string) int { return engine.Limit(name, q.unroll) },
	}).Decide()
	if err == nil && a.Status == engine.Refuted {
		if q.refuted() {
			q.answer = a
		}
		err = q.Consistent(ctx, enc.Arena, enc.declared)
	}
	return a, err
}
