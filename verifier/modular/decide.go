package modular

import (
	"context"
	"errors"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/engine"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/lemma"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/smt"
)

var errOpaque = errors.New("a model of the solver refutes nothing that was guessed")

// Limits: loops that go round this often are unrolled, instances are not larger, and no more is guessed.
const (
	fewIterations = 16
	maxBlocks     = 20_000
	maxGuesses    = 1_000
	maxConflicts  = 20_000 // that it takes to refute a guess
)

// Engine proves.
type Engine struct {
	// Without are the lemmas that are not used.
	Without lemma.Without
	// Thorough has all loops be one arbitrary iteration.
	Thorough bool
	// LongLoops has it apply only to programs with loops that go round often.
	LongLoops bool
}

// Name is that of the engine.
func (*Engine) Name() string { return "modular" }

// Decide proves that no goal can be reached, or does not apply. A solver that gives up proves nothing.
func (e *Engine) Decide(ctx context.Context, p *engine.Problem) (*engine.Answer, error) {
	g, err := e.prove(ctx, p)
	switch {
	case errors.Is(err, smt.ErrGaveUp) || errors.Is(err, errOpaque) || errors.Is(err, errLoop):
		g = &gap{reason: err.Error()}
	case err != nil:
		return bmc.NotApplicable(err)
	case g == nil:
		return &engine.Answer{Status: engine.Refuted}, nil
	}
	return &engine.Answer{Status: engine.NotApplicable, Pos: g.pos, Reason: g.reason}, nil
}

// gap is what is not known, and where; nil if no goal can be reached.
type gap struct {
	pos    ivl.Pos
	reason string
}

func (e *Engine) prove(ctx context.Context, p *engine.Problem) (*gap, error) {
	if p.Goals.Has(goal.Unordered) || p.Goals.Has(goal.Linearizable) {
		return &gap{reason: "it does not know which accesses happen before one another"}, nil
	}
	prog, err := p.Whole(ctx)
	if err != nil {
		return nil, err
	}
	if w := prog.Orders(); w.Weak {
		return &gap{reason: "weak memory orders"}, nil
	}
	ind, in, err := e.instances(ctx, p, prog)
	if err != nil {
		return nil, err
	}
	if e.LongLoops && ind.loops == 0 {
		return &gap{reason: "there is no loop that goes round often"}, nil
	}
	p.Report(engine.Measure{Threads: len(in.Instances)})
	// Most programs need no invariants, and to guess them takes long.
	first, g, err := e.attempt(ctx, p, ind, in, nil)
	if err == nil && first != nil {
		_, g, err = e.attempt(ctx, p, ind, in, first)
	}
	return g, err
}

// attempt guesses invariants after a first attempt. It gives itself if it fails, and they may help.
func (e *Engine) attempt(ctx context.Context, p *engine.Problem, ind *induction, in *cfg.Threads, first *prover) (*prover, *gap, error) {
	x, err := newExecutor(ctx, in, p.Goals, ind.guesses, first)
	if err == nil {
		p.Runner.Do("encode", func() { err = x.run() })
	}
	if err != nil {
		return nil, nil, err
	}
	solver, err := p.Solver(x.a)
	if err != nil {
		return nil, nil, err
	}
	defer solver.Close()
	pr := &prover{executor: x, ranks: ind.ranks, solver: solver}
	g, err := pr.settle(first)
	p.Report(engine.Measure{Terms: x.a.Len()})
	for i, s := range pr.stages() {
		if err == nil && g == nil {
			pr.failed = i
			g, err = s()
		}
	}
	switch {
	case err != nil:
		return nil, nil, err
	case g != nil && (len(x.cells) == 0 || x.goals.Has(goal.Deadlock) && pr.unranked() != nil): // invariants are about cells, and about steps, not about which loops end
		return nil, g, nil
	case g != nil:
		return pr, g, nil
	}
	// What is relied on has a model, in which threads come to their ends: else it would prove anything.
	for _, t := range x.threads {
		if sat, err := pr.check(x.a.Or(t.done...)); err != nil {
			return nil, nil, err
		} else if !sat && len(t.done) > 0 {
			return nil, &gap{reason: "what it relies on does not let a thread end"}, nil
		}
	}
	return nil, nil, p.Consistent(ctx, x.a, x.given)
}

// instances makes thread instances in which loops that go round often are one arbitrary iteration.
func (e *Engine) instances(ctx context.Context, p *engine.Problem, prog *cfg.Program) (*induction, *cfg.Threads, error) {
	x := newInduction(prog)
	iterations := fewIterations
	if e.Thorough {
		iterations = 1
	}
	for {
		s, err := p.Runner.Run(ctx, passes.State{Program: prog}, &passes.Question{Goals: p.Goals, Without: e.Without, Flatten: passes.FlattenOptions{
			Bounds: passes.Bounds{At: map[string]int{}}, MaxBlocks: maxBlocks, MaxFreeIterations: iterations,
		}}, passes.Flattening)
		if err != nil {
			return nil, nil, err
		}
		cut := map[string]bool{}
		for _, inst := range s.Threads.Instances {
			for s := range cfg.Stmts(inst.Blocks) {
				if as, ok := s.(*ivl.Assert); ok && goal.KindOf(as) == goal.Bound && as.Attrs.Text("bound") == "unroll" {
					cut[goal.HitBy(as).At] = true
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
