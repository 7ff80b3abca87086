package verifier

import (
	"context"
	"errors"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/seq"
	"github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/trace"
)

// sequentialized decides the instances, with loops unrolled as often as depths say, one after the
// other, with the engine `seq`. A nil Result says that loops must be unrolled further.
// As long as they must, at most maxRounds rounds are tried.
func (r *run) sequentialized(ctx context.Context, all *cfg.Threads, depths []int, maxRounds int) (*Result, error) {
	threads, err := r.reduce(ctx, all, &passes.Question{Goals: r.goals()})
	if err != nil {
		return nil, err
	}
	var out *seq.Output
	r.phase("sequentialize", func() { out = seq.New(threads, r.seqChecks()) })
	r.stats.Threads, r.stats.Steps = len(threads.Instances), out.Steps
	r.now.Threads, r.now.Steps = r.stats.Threads, r.stats.Steps
	s := &sequential{run: r, out: out, depths: depths, assumable: threads.Depths, rounds: max(r.o.Rounds, 1)}
	for ; ; s.rounds++ {
		r.stats.Rounds, r.now.Rounds = s.rounds, s.rounds
		answer, err := s.deepen(ctx)
		if err != nil {
			return nil, err
		}
		if answer.result != nil {
			return answer.result, nil
		}
		if answer.cutLoops && r.o.Unroll == 0 {
			if s.rounds < maxRounds && r.o.Rounds == 0 && out.Concurrent() {
				continue
			}
			return nil, nil
		}
		enough := !out.Concurrent()
		if !enough {
			if enough, err = s.roundsSuffice(ctx); err != nil {
				return nil, err
			}
		}
		switch {
		case enough && len(answer.bounds) == 0:
			return &Result{Verdict: Verified}, nil
		case enough:
			return &Result{Verdict: Bounded, Bounds: answer.bounds}, nil
		case r.o.Rounds > 0:
			return &Result{Verdict: Bounded, Bounds: append(answer.bounds, BoundHit{"rounds", s.rounds})}, nil
		}
	}
}

// sequential is the way of the engine `seq` through rounds and depths: those that were
// cut off at some rounds are so with more.
type sequential struct {
	*run
	out       *seq.Output
	depths    []int
	assumable []cfg.Depth
	depth     int // index of the one to be tried
	rounds    int
}

// deepen decides the program for the present rounds at growing depths, up to the first
// at which no loop is cut off.
func (s *sequential) deepen(ctx context.Context) (*answer, error) {
	p, entry := s.out.Program(s.rounds)
	s.dump("sequentialize", func() *ivl.Program { return p })
	f, err := s.encode(ctx, p, entry)
	var unsupported *bmc.UnsupportedError
	if errors.As(err, &unsupported) {
		return &answer{result: &Result{Verdict: Unknown, Pos: unsupported.Pos, Reason: unsupported.What}}, nil
	}
	if err != nil {
		return nil, err
	}
	f.kept = len(s.depths) > 1
	defer f.close()
	for {
		u := s.depths[s.depth]
		s.stats.Unroll, s.now.Unroll = u, u
		f.assumed = within(f.enc, s.assumable, s.depth)
		a, err := s.solve(ctx, s.out, f)
		if err != nil || a.result != nil {
			return a, err
		}
		s.covered = []BoundHit{{"unroll", u}, {"rounds", s.rounds}}
		if !a.cutLoops || s.depth == len(s.depths)-1 {
			return a, nil
		}
		s.depth++
	}
}

// roundsSuffice asks whether some schedule is not covered by the present rounds.
func (s *sequential) roundsSuffice(ctx context.Context) (bool, error) {
	p, entry := s.out.Completeness(s.rounds)
	s.dump("completeness", func() *ivl.Program { return p })
	f, err := s.encode(ctx, p, entry)
	if err != nil {
		return false, err
	}
	defer f.close()
	f.assumed = within(f.enc, s.assumable, s.depth)
	model, err := s.check(ctx, f, f.enc.Fails(bmc.Bound))
	return model == nil && err == nil, err
}

// seqChecks says what the sequential programs look for besides assertions.
func (r *run) seqChecks() seq.Checks {
	return seq.Checks{Deadlock: r.o.Checks&CheckDeadlock != 0, Race: r.o.Checks&CheckRace != 0}
}

// solve asks whether something fails: anything at all, which clears the classes of
// failures in the common case, then each class.
func (r *run) solve(ctx context.Context, out *seq.Output, f *formula) (*answer, error) {
	enc, a := f.enc, f.enc.Arena
	wrong, unclear, cut := enc.Fails(bmc.Property), enc.Fails(bmc.Unsupported), enc.Fails(bmc.Bound)
	model, err := r.check(ctx, f, a.Or(wrong, unclear, cut))
	if model == nil {
		return &answer{}, err
	}
	if !holds(model, wrong) {
		m, err := r.check(ctx, f, wrong)
		if err != nil {
			return nil, err
		}
		if m != nil {
			if !holds(m, wrong) {
				return opaque(enc, bmc.Property), nil
			}
			model = m
		}
	}
	if holds(model, wrong) {
		if model, err = r.preferAssertion(ctx, f, model, out); err != nil {
			return nil, err
		}
		res, err := r.counterexample(ctx, f, model, out)
		return &answer{result: res}, err
	}
	if !holds(model, unclear) {
		m, err := r.check(ctx, f, unclear)
		if err != nil {
			return nil, err
		}
		if m != nil {
			if !holds(m, unclear) {
				return opaque(enc, bmc.Unsupported), nil
			}
			model = m
		}
	}
	for _, g := range enc.Goals {
		if g.Class == bmc.Unsupported && holds(model, g.Fails) {
			pos := r.locate(ctx, g.Stmt, func() trace.Finding { return r.seqFinding(enc, model, out, g) })
			return &answer{result: &Result{Verdict: Unknown, Pos: pos, Reason: g.Stmt.Attrs.Text("unknown"), definite: true}}, nil
		}
	}
	ans := r.boundsHit(enc, model)
	if len(ans.bounds) == 0 {
		return opaque(enc, bmc.Bound), nil
	}
	if goal := loopsFail(enc); !ans.cutLoops && goal != enc.Arena.False() {
		// A bound of the program's own does not hide that loops were cut off, too.
		m, err := r.check(ctx, f, goal)
		if err != nil {
			return nil, err
		}
		if m != nil {
			ans.add(r.boundsHit(enc, m))
		}
	}
	return ans, nil
}

// preferAssertion looks for an execution in which an assertion of the program
// fails if model is one that ends in a deadlock or a race: it says more about the
// program. The search is given up when it takes longer than finding the model did.
func (r *run) preferAssertion(ctx context.Context, f *formula, model *smt.Model, out *seq.Output) (*smt.Model, error) {
	var fails []smt.Term
	for _, g := range f.enc.Goals {
		if _, final := out.Goals[g.Stmt]; g.Class == bmc.Property && !final {
			fails = append(fails, g.Fails)
		}
	}
	goal := f.enc.Arena.Or(fails...)
	if holds(model, goal) {
		return model, nil
	}
	limited, stop := context.WithTimeout(ctx, max(time.Second, 2*r.stats.phase("solve")))
	defer stop()
	better, err := r.check(limited, f, goal)
	if ctx.Err() != nil {
		return nil, err
	}
	if err != nil || better == nil || !holds(better, goal) {
		return model, nil
	}
	return better, nil
}
