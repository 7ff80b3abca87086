package verifier

import (
	"context"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/passes"
)

// maxUnroll is where growing ends; no memory holds that many copies.
const maxUnroll = 1 << 20

// unroll is the i-th of the bounds on unrolling that are tried, from 0: the one that was
// asked for, or 1, 2, 3, 5, 8, …; false behind the last one.
func (o Options) unroll(i int) (int, bool) {
	fixed := o.depths
	if o.Unroll > 0 {
		fixed = []int{o.Unroll}
	}
	if len(fixed) > 0 {
		if i >= len(fixed) {
			return 0, false
		}
		return fixed[i], true
	}
	a, b := 1, 2
	for ; i > 0 && a < maxUnroll; i-- {
		a, b = b, a+b
	}
	return a, a < maxUnroll
}

// grow decides by growing bounds the program and, if there is one, the second question
// about it.
func (r *run) grow(ctx context.Context) (*Result, error) {
	questions := []*run{r}
	if r.second != nil {
		questions = append(questions, r.second)
		defer func() { r.stats.add(r.second.stats) }()
	}
	answers := make([]*Result, len(questions))
	for {
		open := false
		for k, q := range questions {
			if answers[k] != nil {
				continue
			}
			res, err := q.further(ctx)
			if err != nil {
				return nil, err
			}
			if res != nil && res.Verdict != Verified && res.Verdict != Bounded {
				return res, nil
			}
			answers[k] = res
			open = open || res == nil
		}
		if !open {
			return both(answers), nil
		}
	}
}

// both is the answer to questions of all of which the answer is that nothing was found.
func both(answers []*Result) *Result {
	out := &Result{Verdict: Verified}
	var all answer
	for _, res := range answers {
		if res.Verdict == Bounded {
			out.Verdict = Bounded
		}
		all.add(&answer{bounds: res.Bounds})
	}
	out.Bounds = all.bounds
	return out
}

// further decides the program at the next bounds on unrolling. A nil Result says that
// loops must be unrolled further.
func (r *run) further(ctx context.Context) (*Result, error) {
	if _, ok := r.o.unroll(r.tried); !ok {
		return &Result{Verdict: Bounded, Bounds: r.covered}, nil
	}
	// A bug needs few rounds more often than not: while loops are cut off, unrolling
	// further comes before more rounds.
	rounds := 2 + r.tried/2
	var threads *cfg.Threads
	var depths []int
	var err error
	r.phase("flatten", func() { threads, depths, err = r.unrolled(ctx) })
	if err != nil {
		return nil, err
	}
	r.tried += len(depths)
	if r.engine == Order {
		return r.ordered(ctx, threads, depths)
	}
	return r.sequentialized(ctx, threads, depths, rounds)
}

// deeperCost is how much larger than for the first of several depths the instances may
// be that serve all of them: docs/solver.md has measurements.
const deeperCost = 1.25

// unrolled gives the instances for the next depth, and for the depths after it that can
// be had with little more. What a solver learns of one then serves the next.
func (r *run) unrolled(ctx context.Context) (*cfg.Threads, []int, error) {
	first, _ := r.o.unroll(r.tried)
	depths := []int{first}
	threads, err := r.instances(ctx, passes.FlattenOptions{Unroll: first})
	if err != nil {
		return nil, nil, err
	}
	size := min(int(deeperCost*float64(threads.Copies)), passes.DefaultMaxBlocks)
	if len(r.o.depths) > 0 {
		size = passes.DefaultMaxBlocks
	}
	for threads.Growth > 0 {
		next, ok := r.o.unroll(r.tried + len(depths))
		if !ok || threads.Copies+threads.Growth*(next-depths[len(depths)-1]) > size {
			break
		}
		deeper, err := r.instances(ctx, passes.FlattenOptions{Unroll: next, Depths: depths, MaxBlocks: size})
		if err != nil {
			return nil, nil, err
		}
		if tooLarge(deeper) {
			break
		}
		threads, depths = deeper, append(depths, next)
	}
	r.dump("flatten", func() *ivl.Program { return threads.IVL() })
	return threads, depths, nil
}

// instances inlines and unrolls.
func (r *run) instances(ctx context.Context, o passes.FlattenOptions) (*cfg.Threads, error) {
	o.Progress = func(threads, blocks int) {
		r.now.Threads = threads
		r.report()
	}
	return passes.Flatten(ctx, r.prog, o)
}

// tooLarge reports whether a limit on the size of the instances cut something off.
func tooLarge(t *cfg.Threads) bool {
	for _, inst := range t.Instances {
		for _, b := range inst.Blocks {
			for _, s := range b.Stmts {
				if a, ok := s.(*ivl.Assert); ok && a.Attrs.Text("bound") == "size" && ivl.Source(a) == nil {
					return true
				}
			}
		}
	}
	return false
}

// reduce makes the instances smaller.
func (r *run) reduce(ctx context.Context, threads *cfg.Threads, keep passes.Keep) (*cfg.Threads, error) {
	return passes.Run(ctx, threads, passes.RunOptions{Keep: keep, After: func(p passes.Pass, t *cfg.Threads, _ time.Duration) {
		r.dump(p.Name, t.IVL)
	}})
}

// ofLoops reports whether a bound is one that unrolling further lifts.
func ofLoops(bound string) bool { return bound == "unroll" || bound == "recursion" }
