package verifier

import (
	"context"
	"fmt"
	"slices"
	"sort"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/engine"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/trace"
)

// maxUnroll is where growing ends; no memory holds that many copies.
const maxUnroll = 1 << 20

// unrolls lists the bounds on unrolling that are tried: the one that was asked for, or
// 1, 2, 3, 5, 8, ….
func (o Options) unrolls() []int {
	switch {
	case o.Unroll > 0:
		return []int{o.Unroll}
	case len(o.depths) > 0:
		return o.depths
	}
	var out []int
	for a, b := 1, 2; a < maxUnroll; a, b = b, a+b {
		out = append(out, a)
	}
	return out
}

// question is a lowered program with the goals that are asked of it.
type question struct {
	prog  *cfg.Program
	goals goal.Set
}

// contender is an engine at work on all questions of a Verify.
type contender struct {
	*work
	name   Engine
	growth []*growth
}

// growth is an engine at work on one question, with growing bounds.
type growth struct {
	*work
	question
	engine engine.Engine
	tried  int // bounds on unrolling that were tried
	unroll int // the last of them
	// covered are the bounds up to which nothing was found.
	covered []BoundHit
}

// contend gives an engine with its questions.
func (v *verification) contend(e entry) *contender {
	c := &contender{work: v.beside(), name: e.name}
	for _, q := range v.questions {
		c.growth = append(c.growth, &growth{work: c.work, question: q, engine: e.make(v.o)})
	}
	return c
}

// decide decides the questions by growing bounds, all of them up to one bound before any
// goes on to the next.
func (c *contender) decide(ctx context.Context) (*engine.Answer, error) {
	answers := make([]*engine.Answer, len(c.growth))
	for slices.Contains(answers, nil) {
		for i, g := range c.growth {
			if answers[i] != nil {
				continue
			}
			a, err := g.further(ctx)
			if err != nil || a != nil && a.Status > engine.CutOff {
				return a, err
			}
			answers[i] = a
		}
	}
	var bounds []BoundHit
	for _, a := range answers {
		bounds = engine.Union(bounds, a.Bounds)
	}
	return engine.Settled(bounds), nil
}

// further decides the question at the next bounds on unrolling. A nil answer says that
// loops must be unrolled further.
func (g *growth) further(ctx context.Context) (*engine.Answer, error) {
	all := g.o.unrolls()
	if g.tried == len(all) {
		return engine.Settled(g.covered), nil
	}
	p := g.problem(all[g.tried:])
	a, err := g.engine.Decide(ctx, p)
	if err == nil && a.Status == engine.CutOff && a.LoopsCut() && p.Deeper {
		g.tried = max(g.tried+1, sort.SearchInts(all, g.unroll+1))
		return nil, nil
	}
	if err == nil && a.Schedule != nil {
		a.Schedule.Checks = g.o.Checks.Names() // of them depends what the program is
	}
	if err == nil && a.Status == engine.NotApplicable {
		a.Reason = fmt.Sprintf("the engine %s does not apply: %s", g.engine.Name(), a.Reason)
	}
	return a, err
}

// problem is what the engine is asked.
func (g *growth) problem(unrolls []int) *engine.Problem {
	return &engine.Problem{
		Program: g.prog, Goals: g.goals,
		Unrolls: unrolls, Attempt: g.tried, Deeper: g.o.Unroll == 0,
		Runner: g.runner(),
		Flattening: passes.Question{
			AllUnrolls: len(g.o.depths) > 0,
			Flatten: passes.FlattenOptions{Progress: func(threads, _ int) {
				g.now.Threads = threads
				g.report()
			}},
		},
		Solver: g.solver, Consistent: g.isConsistent,
		Confirm: func(ctx context.Context, kind goal.Kind, asserted *ivl.Assert, s *trace.Schedule) (*engine.Answer, error) {
			return engine.Confirm(ctx, g.runner(), g.prog, kind, asserted, s)
		},
		Report: func(m engine.Measure) {
			if m.Unroll > 0 {
				g.unroll = m.Unroll
			}
			g.measure(m)
		},
		Covered: func(bounds ...BoundHit) { g.covered = bounds },
	}
}
