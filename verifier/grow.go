package verifier

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/engine"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/trace"
)

// maxUnroll is where growing ends; no memory holds that many copies.
const maxUnroll = 1 << 20

// above is the bound that is tried after a bound: 1, 2, 3, 5, 8, ….
func above(bound int) int {
	a, b := 1, 2
	for a <= bound {
		a, b = b, a+b
	}
	return a
}

// most is how far loops are unrolled at most.
func (o Options) most() int {
	if o.Unroll > 0 {
		return o.Unroll
	}
	return maxUnroll
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
	brief  bool
	growth []*growth
}

// growth is an engine at work on one question, with growing bounds.
type growth struct {
	*work
	question
	source *ivl.Program
	engine engine.Engine
	tried  int // bounds on unrolling that were tried
	bounds passes.Bounds
	// covered are the bounds up to which nothing was found.
	covered []BoundHit
	// alone is set if there is no other question.
	alone bool
	// hasty counts the bounds beyond which the question was taken although failures were not excluded there; from are the first of them. Bounds that cut nothing
	// off may be near, and then the rest need not be decided. It is maxHasty where they are not, and all is decided from the first ones on.
	hasty int
	from  passes.Bounds
	// limited is the answer with limited choices where nothing else was cut off, once they are free in the first iterations, and allowed how far loops are then
	// unrolled: those that end only if these choices are limited go on for ever.
	limited *engine.Answer
	allowed int
}

// maxHasty and hastyAfter are how many bounds are passed in haste, and after what processor time.
const (
	maxHasty   = 3
	hastyAfter = 2 * time.Second
)

// contend gives an engine with its questions.
func (v *verification) contend(e entry) *contender {
	c := &contender{work: v.beside(), name: e.name, brief: e.brief}
	c.now.Engine = e.name
	for _, q := range v.questions {
		bounds := passes.Bounds{Unroll: max(v.o.Unroll, 1), At: map[string]int{}, Counted: map[string]bool{}}
		if v.o.growing {
			bounds.Unroll = 1
		}
		for at, n := range v.o.UnrollAt {
			bounds.At[at], bounds.Counted[at] = n, true
		}
		c.growth = append(c.growth, &growth{work: c.work, question: q, source: v.source, engine: e.make(v.o), bounds: bounds, alone: len(v.questions) == 1})
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
			if answers[i] = a; a != nil {
				g.covered = a.Bounds
			}
		}
		c.cover()
	}
	return engine.Settled(c.now.Covered), nil
}

// cover tells the bounds up to which all questions were decided.
func (c *contender) cover() {
	c.now.Covered, c.now.Long = nil, true
	for _, g := range c.growth {
		c.now.Covered = engine.Union(c.now.Covered, g.covered)
		c.now.Long = c.now.Long && g.cutsLongLoops()
	}
	c.report()
}

// further decides the question at the next bounds on unrolling. A nil answer says that
// loops must be unrolled further.
func (g *growth) further(ctx context.Context) (*engine.Answer, error) {
	p := g.problem()
	a, err := g.engine.Decide(ctx, p)
	if err == nil && a.Status == engine.Unmodelled && a.Loop { // some execution may be beyond doubt
		p.Sure = true
		switch b, failed := g.engine.Decide(ctx, p); {
		case failed != nil && ctx.Err() == nil:
			err = failed
		case failed == nil && b.Status == engine.Reached:
			a = b
		}
	}
	if err == nil && a.Hasty {
		g.pass(a)
		return nil, nil
	}
	if err == nil && a.Status == engine.CutOff {
		switch raised := g.canRaise(a); {
		case g.limited == nil && !raised && slices.ContainsFunc(a.Bounds, func(b BoundHit) bool { return b.Choice }):
			g.limited, g.allowed, g.covered = a, 2*g.bounds.Most()+1, a.Bounds
			g.bounds.Limited = g.allowed + 1
			g.tried++
			return nil, nil
		case g.limited != nil && raised && g.bounds.Most() >= g.allowed:
			return g.limited, nil
		}
	}
	if err == nil && a.Status == engine.CutOff && g.canRaise(a) {
		g.tried++
		g.covered = a.Bounds
		g.raise(a.Bounds)
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

// pass goes on behind bounds at which failures were not excluded, or back to the first of these.
func (g *growth) pass(a *engine.Answer) {
	if g.hasty == 0 {
		g.from = g.bounds
		g.from.At = maps.Clone(g.bounds.At)
	}
	if g.hasty++; g.hasty < maxHasty {
		g.tried++
		g.raise(a.Bounds)
	} else {
		g.bounds = g.from
	}
}

// patience is how long failures are excluded where bounds are raised.
func (g *growth) patience() time.Duration {
	if g.hasty == maxHasty {
		return 0
	}
	return hastyAfter
}

// grows reports whether a bound is raised where it is hit.
func (g *growth) grows(b BoundHit) bool {
	_, fixed := g.o.UnrollAt[b.At]
	return b.LiftedByUnrolling() && !fixed && b.Limit < g.o.most()
}

// raise raises the bounds that were hit. It is known that counted loops go far, so that
// theirs are raised by more.
func (g *growth) raise(hit []BoundHit) {
	for _, b := range hit {
		switch {
		case !g.grows(b):
		case b.Name == "threads":
			g.bounds.Threads = 2 * b.Limit
		case g.bounds.Counted[b.At]:
			g.bounds.At[b.At] = min(3*b.Limit, g.o.most())
		default:
			g.bounds.At[b.At] = min(above(b.Limit), g.o.most())
		}
	}
}

// flatten makes the thread instances for the present bounds. The first ones show which loops
// are long.
func (g *growth) flatten(ctx context.Context, p *cfg.Program, goals goal.Set) (*cfg.Threads, error) {
	o := passes.FlattenOptions{Bounds: g.bounds, FindLong: g.tried == 0, Progress: func(threads, _ int) {
		g.now.Threads = threads
		g.report()
	}}
	for at, n := range g.bounds.At {
		if now := g.bounds.At[g.now.Loop]; n > now || n == now && at < g.now.Loop {
			g.now.Loop = at
		}
	}
	for {
		s, err := g.runner().Run(ctx, passes.State{Program: p}, &passes.Question{Goals: goals, Flatten: o, Without: g.o.WithoutLemmas}, passes.Flattening, passes.Pruning)
		var long *passes.LongError
		if !errors.As(err, &long) {
			if err == nil {
				g.measure(engine.Measure{Unroll: g.bounds.Most(), Threads: len(s.Threads.Instances)})
			}
			return s.Threads, err
		}
		for _, at := range long.Loops {
			g.bounds.Counted[at] = true
		}
	}
}

// canRaise reports whether one of the bounds of an answer is raised.
func (g *growth) canRaise(a *engine.Answer) bool { return slices.ContainsFunc(a.Bounds, g.grows) }

// problem is what the engine is asked.
func (g *growth) problem() *engine.Problem {
	return &engine.Problem{
		Program: g.prog, Goals: g.goals,
		Attempt: g.tried, Deeper: g.canRaise, Patience: g.patience(),
		Runner: g.runner(),
		Whole: func(ctx context.Context) (*cfg.Program, error) {
			p, _, err := g.lowered(ctx, g.source, g.goals, true)
			return p, err
		},
		Flatten: g.flatten,
		Solver:  g.solver, Consistent: g.isConsistent,
		Confirm: func(ctx context.Context, kind goal.Kind, asserted *ivl.Assert, s *trace.Schedule) (*engine.Answer, error) {
			return engine.Confirm(ctx, g.runner(), g.prog, kind, asserted, s)
		},
		Report: g.measure,
		Covered: func(bounds ...BoundHit) {
			if g.covered = bounds; g.alone {
				g.now.Covered, g.now.Long = bounds, g.cutsLongLoops()
				g.report()
			}
		},
	}
}

// cutsLongLoops reports whether nothing but long loops, limited choices, or the number of threads, was cut off, by an
// engine that may count rounds, too.
func (g *growth) cutsLongLoops() bool {
	long := false
	for _, b := range g.covered {
		switch {
		case g.bounds.Counted[b.At] || b.Name == "threads" || b.Choice:
			long = true
		case b.Name != "rounds":
			return false
		}
	}
	return long
}
