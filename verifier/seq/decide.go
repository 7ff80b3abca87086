package seq

import (
	"context"
	"slices"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cputime"
	"github.com/gsmack/gsmack/verifier/engine"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/smt"
)

// Engine decides round by round.
type Engine struct {
	// Rounds are those to cover; 0 lets them grow until no schedule needs more.
	Rounds int
}

// Name is that of the engine.
func (*Engine) Name() string { return "seq" }

// Decide decides the instances. While loops are cut off, unrolling further comes
// before many rounds, since most bugs need few rounds.
func (e *Engine) Decide(ctx context.Context, p *engine.Problem) (*engine.Answer, error) {
	if p.Goals.Has(goal.Unordered) {
		return &engine.Answer{Status: engine.NotApplicable, Reason: "it does not know which accesses happen before one another"}, nil
	}
	all, err := p.Instances(ctx)
	if err != nil {
		return nil, err
	}
	threads, err := p.Reduce(ctx, all, passes.Question{Goals: p.Goals})
	if err != nil {
		return nil, err
	}
	d := &decision{Problem: p, rounds: max(e.Rounds, 1)}
	p.Runner.Do("sequentialize", func() { d.out = New(threads, p.Goals) })
	p.Report(engine.Measure{Steps: d.out.Steps})
	for ; ; d.rounds++ {
		p.Report(engine.Measure{Rounds: d.rounds})
		a, err := d.cover(ctx)
		if err != nil || a.Status > engine.CutOff {
			return a, err
		}
		if p.Deeper(a) {
			if d.rounds < 2+p.Attempt/2 && e.Rounds == 0 && d.out.Concurrent() {
				continue
			}
			return a, nil
		}
		enough := !d.out.Concurrent()
		if !enough {
			if enough, err = d.roundsSuffice(ctx); err != nil {
				return bmc.NotApplicable(err)
			}
		}
		if enough {
			return a, nil
		}
		if e.Rounds > 0 {
			return engine.Settled(append(a.Bounds, goal.BoundHit{Name: "rounds", Limit: d.rounds})), nil
		}
	}
}

// decision is the way through rounds.
type decision struct {
	*engine.Problem
	out     *Output
	rounds  int
	solving time.Duration // that it took so far
}

// cover decides the program for the present rounds.
func (d *decision) cover(ctx context.Context) (*engine.Answer, error) {
	p, entry := d.out.Program(d.rounds)
	d.Runner.Show("sequentialize", func() *ivl.Program { return p })
	f, err := d.encode(ctx, p, entry)
	if err != nil {
		return bmc.NotApplicable(err)
	}
	a, err := d.solve(ctx, f)
	if err == nil && a.Status <= engine.CutOff {
		d.Covered(append(slices.Clone(a.Bounds), goal.BoundHit{Name: "rounds", Limit: d.rounds})...)
	}
	return a, err
}

// roundsSuffice asks whether some schedule is not covered by the present rounds.
func (d *decision) roundsSuffice(ctx context.Context) (bool, error) {
	p, entry := d.out.Completeness(d.rounds)
	d.Runner.Show("completeness", func() *ivl.Program { return p })
	f, err := d.encode(ctx, p, entry)
	if err != nil {
		return false, err
	}
	model, err := f.check(ctx, f.enc.Fails(goal.Of(goal.Bound)))
	return model == nil && err == nil, err
}

// encode executes a sequential program symbolically. The error is that of bmc.Execute.
func (d *decision) encode(ctx context.Context, p *ivl.Program, entry *ivl.ProcDecl) (*formula, error) {
	var enc *bmc.Encoding
	var err error
	d.Runner.Do("encode", func() { enc, err = bmc.Execute(ctx, p, entry) })
	if err != nil {
		return nil, err
	}
	d.Report(engine.Measure{Terms: enc.Arena.Len()})
	return &formula{d: d, enc: enc}, nil
}

// solve decides a sequential program as far as loops are unrolled.
func (d *decision) solve(ctx context.Context, f *formula) (*engine.Answer, error) {
	enc, preferred := f.enc, false
	return (&bmc.Query{
		Encoding: enc,
		Ask: func(ctx context.Context, where smt.Term, kinds ...goal.Set) (*bmc.Witness, error) {
			model, err := f.check(ctx, where)
			if model == nil {
				return nil, err
			}
			g, err := enc.Failing(model, kinds...)
			if err != nil {
				return nil, err
			}
			return &bmc.Witness{Model: model, Goal: g}, nil
		},
		Confirm: func(w *bmc.Witness) (_ *engine.Answer, err error) {
			if goal.Failures.Has(enc.Goals[w.Goal].Kind) && !preferred {
				preferred = true
				if w.Model, err = d.preferAssertion(ctx, f, w.Model); err == nil {
					w.Goal, err = enc.Failing(w.Model, goal.Failures)
				}
				if err != nil {
					return nil, err
				}
			}
			g := enc.Goals[w.Goal]
			return d.ConfirmFound(ctx, g.Kind, g.Stmt, d.finding(enc, w.Model, g))
		},
		Approximated: func() (out []smt.Term) {
			by := d.Program.Approximated()
			for _, e := range enc.Events {
				if by[ivl.Source(e.Stmt)] {
					out = append(out, e.Values...)
				}
			}
			return out
		},
	}).Decide(ctx)
}

// preferAssertion looks for an execution in which an assertion of the program
// fails if model is one that ends in a deadlock or a race: it says more about the
// program. The search is given up when it takes longer than all of the
// solving did so far.
func (d *decision) preferAssertion(ctx context.Context, f *formula, model *smt.Model) (*smt.Model, error) {
	var fails []smt.Term
	for _, g := range f.enc.Goals {
		if _, final := d.out.Goals[g.Stmt]; goal.Failures.Has(g.Kind) && !final {
			fails = append(fails, g.Fails)
		}
	}
	any := f.enc.Arena.Or(fails...)
	if model.Bool(any) {
		return model, nil
	}
	limited, stop := cputime.WithTimeout(ctx, max(time.Second, 2*d.solving))
	defer stop()
	better, err := f.check(limited, any)
	if ctx.Err() != nil {
		return nil, err
	}
	if err != nil || better == nil || !better.Bool(any) {
		return model, nil
	}
	return better, nil
}
