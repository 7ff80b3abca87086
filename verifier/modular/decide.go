package modular

import (
	"context"
	"errors"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/engine"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/smt"
)

var errOpaque = errors.New("a model of the solver refutes nothing that was guessed")

// Limits: loops that go round this often are unrolled, and instances are not larger.
const (
	fewIterations = 16
	maxBlocks     = 20_000
)

// Engine proves.
type Engine struct {
	// Thorough has all loops be one arbitrary iteration.
	Thorough bool
	// LongLoops has it apply only to programs with loops that go round often.
	LongLoops bool
}

// Name is that of the engine.
func (*Engine) Name() string { return "modular" }

// Decide proves that no goal can be reached, or does not apply. A solver that gives up proves nothing.
func (e *Engine) Decide(ctx context.Context, p *engine.Problem) (*engine.Answer, error) {
	answer, err := e.prove(ctx, p)
	if errors.Is(err, smt.ErrGaveUp) || errors.Is(err, errOpaque) {
		return not(ivl.Pos{}, err.Error())
	}
	return answer, err
}

func not(pos ivl.Pos, reason string) (*engine.Answer, error) {
	return &engine.Answer{Status: engine.NotApplicable, Pos: pos, Reason: reason}, nil
}

func (e *Engine) prove(ctx context.Context, p *engine.Problem) (*engine.Answer, error) {
	if p.Goals.Has(goal.Unordered) || p.Goals.Has(goal.Linearizable) {
		return not(ivl.Pos{}, "it does not know which accesses happen before one another")
	}
	prog, err := p.Whole(ctx)
	if err != nil {
		return nil, err
	}
	if w := prog.Orders(); w.Weak {
		return not(ivl.Pos{}, "weak memory orders")
	}
	ind, in, err := e.instances(ctx, p, prog)
	if errors.Is(err, errLoop) {
		return not(ivl.Pos{}, err.Error())
	}
	if err != nil {
		return nil, err
	}
	if e.LongLoops && ind.loops == 0 {
		return not(ivl.Pos{}, "there is no loop that goes round often")
	}
	p.Report(engine.Measure{Threads: len(in.Instances)})
	// Most programs need no invariants, and to guess them takes long.
	a, failed, err := e.attempt(ctx, p, ind, in, -1)
	if err != nil || failed < 0 {
		return a, err
	}
	a, _, err = e.attempt(ctx, p, ind, in, failed)
	return a, err
}

// attempt proves that no goal can be reached, or does not apply. It guesses invariants if a stage has failed without, and gives the stage that fails if they may
// help, else -1.
func (e *Engine) attempt(ctx context.Context, p *engine.Problem, ind *induction, in *cfg.Threads, failed int) (*engine.Answer, int, error) {
	x, err := newExecutor(ctx, in, p.Goals, ind.guesses, failed >= 0)
	if err == nil {
		p.Runner.Do("encode", func() { err = x.run() })
	}
	var refused *bmc.UnsupportedError
	if errors.As(err, &refused) {
		a, err := not(refused.Pos, refused.What)
		return a, -1, err
	}
	if err != nil {
		return nil, -1, err
	}
	solver, err := p.Solver(x.a, smt.Options{})
	if err != nil {
		return nil, -1, err
	}
	defer solver.Close()
	pr := &prover{executor: x, ranks: ind.ranks, solver: solver}
	var needed stage
	if failed >= 0 {
		needed = pr.stages()[failed]
	}
	pos, reason, err := pr.settle(needed)
	p.Report(engine.Measure{Terms: x.a.Len()})
	if err == nil && reason == "" {
		failed, pos, reason, err = pr.prove()
	}
	if err != nil {
		return nil, -1, err
	}
	if reason != "" {
		a, err := not(pos, reason)
		// Invariants are about cells, and about steps, not loops.
		if len(x.cells) == 0 || x.goals.Has(goal.Deadlock) && pr.endless() != "" {
			failed = -1
		}
		return a, failed, err
	}
	// What is relied on has a model, in which threads come to their ends: else it would prove anything.
	for _, t := range x.threads {
		if sat, err := pr.check(x.a.Or(t.done...)); err != nil {
			return nil, -1, err
		} else if !sat && len(t.done) > 0 {
			a, err := not(ivl.Pos{}, "what it relies on does not let a thread end")
			return a, -1, err
		}
	}
	if err := p.Consistent(ctx, x.a, x.given); err != nil {
		return nil, -1, err
	}
	return &engine.Answer{Status: engine.Refuted}, -1, nil
}

// instances makes thread instances in which loops that go round often are one arbitrary iteration.
func (e *Engine) instances(ctx context.Context, p *engine.Problem, prog *cfg.Program) (*induction, *cfg.Threads, error) {
	x := newInduction(prog)
	iterations := fewIterations
	if e.Thorough {
		iterations = 1
	}
	for {
		s, err := p.Runner.Run(ctx, passes.Flattening, passes.State{Program: prog}, &passes.Question{Goals: p.Goals, Flatten: passes.FlattenOptions{
			Bounds: passes.Bounds{At: map[string]int{}}, MaxBlocks: maxBlocks, MaxFreeIterations: iterations,
		}})
		if err != nil {
			return nil, nil, err
		}
		cut := map[string]bool{}
		for _, inst := range s.Threads.Instances {
			for _, b := range inst.Blocks {
				for _, st := range b.Stmts {
					if as, ok := st.(*ivl.Assert); ok && goal.KindOf(as) == goal.Bound && as.Attrs.Text("bound") == "unroll" {
						cut[goal.HitBy(as).At] = true
					}
				}
			}
		}
		replaced := false
		for _, q := range prog.Procs {
			heads := map[*cfg.Block]bool{}
			g, places := passes.LoopPlaces(q)
			for l, at := range places {
				if cut[at] {
					heads[g.Blocks[l.Head]] = true
				}
			}
			replaced = replaced || len(heads) > 0
			if err := x.replaceAll(q, heads); err != nil {
				return nil, nil, err
			}
		}
		if !replaced {
			return x, s.Threads, nil
		}
		prog.FindSteps()
	}
}
