package verifier

import (
	"context"

	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/passes"
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
	unrolls := r.o.unrolls()[r.tried:]
	if len(unrolls) == 0 {
		return &Result{Verdict: Bounded, Bounds: r.covered}, nil
	}
	// A bug needs few rounds more often than not: while loops are cut off, unrolling
	// further comes before more rounds.
	rounds := 2 + r.tried/2
	threads, err := r.instances(ctx, unrolls)
	if err != nil {
		return nil, err
	}
	depths := unrolls[:len(threads.Depths)+1]
	r.tried += len(depths)
	if r.engine == Order {
		return r.ordered(ctx, threads, depths)
	}
	return r.sequentialized(ctx, threads, depths, rounds)
}

// instances gives the thread instances for the next bounds on unrolling.
func (r *run) instances(ctx context.Context, unrolls []int) (*cfg.Threads, error) {
	s, err := r.runner().Run(ctx, passes.Flattening, passes.State{Program: r.prog}, &passes.Question{
		Unrolls: unrolls, AllUnrolls: len(r.o.depths) > 0,
		Flatten: passes.FlattenOptions{Progress: func(threads, blocks int) {
			r.now.Threads = threads
			r.report()
		}},
	})
	return s.Threads, err
}

// reduce makes the instances smaller, for a question about them.
func (r *run) reduce(ctx context.Context, threads *cfg.Threads, q *passes.Question) (*cfg.Threads, error) {
	s, err := r.runner().Run(ctx, passes.Reducing, passes.State{Program: r.prog, Threads: threads}, q)
	return s.Threads, err
}

// ofLoops reports whether a bound is one that unrolling further lifts.
func ofLoops(bound string) bool { return bound == "unroll" || bound == "recursion" }
