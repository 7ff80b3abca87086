package verifier

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/seq"
	"github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/trace"
	"github.com/gsmack/gsmack/verifier/value"
)

// run is one Verify: the lowered program and what was learnt so far.
type run struct {
	o      Options
	engine Engine // that decides
	prog   *cfg.Program
	start  time.Time
	stats  Stats
	// covered are the bounds up to which nothing was found.
	covered []BoundHit
	now     Progress
	// axiomsTried is the number of axioms of which sensible was asked last.
	axiomsTried int
	// orders are those of the program's atomic operations, and suspects, if some are
	// weak and races matter, the data that may race.
	orders   cfg.Orders
	suspects map[*ivl.Var]bool
	// monitors is set if instances get a monitor of happens-before, and second is
	// the run on such instances that has to find nothing, too; nil if none is needed.
	monitors bool
	second   *run
	// concrete, when set, turns a schedule of prog into one of the program that
	// prog stands for.
	concrete func(trace.Schedule) (*cfg.Program, trace.Schedule, error)
}

// Verify decides p, which must be resolved. User errors (no entry procedure)
// come back as diagnostics with a nil Result; everything else is a Result.
// Cancelling ctx ends it promptly with Unknown.
//
// The bounds grow in two dimensions: the outer one unrolls loops, the inner one
// adds rounds. A larger unrolling is tried as soon as an unwinding assertion can
// fail and a few rounds found nothing; rounds are added until they are shown to
// be enough.
func Verify(ctx context.Context, p *ivl.Program, o Options) (*Result, []ivl.Diagnostic) {
	ctx, stop := limit(ctx, o)
	defer stop()
	o.Checks = o.checks()
	r := &run{o: o, start: time.Now()}
	var diags []ivl.Diagnostic
	r.phase("lower", func() { r.prog, diags = cfg.Lower(p, entryName(o)) })
	if ivl.HasErrors(diags) {
		return nil, diags
	}
	r.prepare()
	var res *Result
	var err error
	if r.second, err = r.happensBefore(p); err == nil {
		res, err = r.decide(ctx)
	}
	if err != nil {
		res = r.failed(ctx, err)
	}
	res.Assumptions = r.assumptions(res)
	r.stats.Engine = r.engine
	r.stats.Elapsed = time.Since(r.start)
	r.stats.PeakBytes = peakBytes()
	res.Stats = r.stats
	return res, diags
}

// prepare brings the lowered program into the form that all engines and the
// re-execution of counterexamples share.
func (r *run) prepare() {
	r.dump("lower", func() *ivl.Program { return r.prog.IVL() })
	r.orders = r.prog.Orders()
	if r.o.Checks&CheckRace != 0 && r.orders.Weak {
		r.suspects = r.prog.Suspects()
	}
	dropAssertions(r.prog, r.o.Checks)
	var watched map[*ivl.Var]bool
	if r.monitors {
		watched = r.suspects
	}
	passes.CutSpinLoops(r.prog, watched)
	r.dump("spin", func() *ivl.Program { return r.prog.IVL() })
}

func entryName(o Options) string {
	if o.Entry == "" {
		return "main"
	}
	return o.Entry
}

// maxUnroll is where growing ends; no memory holds that many copies.
const maxUnroll = 1 << 20

// unrollings is the sequence of growing unroll bounds.
func unrollings(fixed int) func() (int, bool) {
	if fixed > 0 {
		return func() (int, bool) {
			u := fixed
			fixed = 0
			return u, u > 0
		}
	}
	a, b := 1, 1
	return func() (int, bool) {
		a, b = b, a+b
		return a, a < maxUnroll
	}
}

func (r *run) grow(ctx context.Context) (*Result, error) {
	next := unrollings(r.o.Unroll)
	questions := []*run{r}
	if r.second != nil {
		questions = append(questions, r.second)
		defer func() { r.stats.add(r.second.stats) }()
	}
	answers := make([]*Result, len(questions))
	for i := 0; ; i++ {
		u, ok := next()
		if !ok {
			return &Result{Verdict: Bounded, Bounds: r.covered}, nil
		}
		open := false
		for k, q := range questions {
			if answers[k] != nil {
				continue
			}
			// A bug needs few rounds more often than not: while loops are cut off,
			// unrolling further comes before more rounds.
			res, err := q.unrolled(ctx, u, 2+i/2)
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

// unrolled decides the program with loops unrolled u times. A nil Result says
// that loops must be unrolled further. As long as they must, at most maxRounds
// rounds are tried.
func (r *run) unrolled(ctx context.Context, u, maxRounds int) (*Result, error) {
	r.stats.Unroll, r.now.Unroll = u, u
	if r.engine == Order {
		return r.ordered(ctx, u)
	}
	var threads *cfg.Threads
	var err error
	r.phase("flatten", func() { threads, err = r.flatten(ctx, u) })
	if err != nil {
		return nil, err
	}
	var out *seq.Output
	r.phase("sequentialize", func() { out = seq.New(threads, r.seqChecks()) })
	r.stats.Threads, r.stats.Steps = len(threads.Instances), out.Steps
	r.now.Threads, r.now.Steps = r.stats.Threads, r.stats.Steps
	rounds := r.o.Rounds
	if rounds == 0 {
		rounds = 1
	}
	for ; ; rounds++ {
		r.stats.Rounds, r.now.Rounds = rounds, rounds
		answer, err := r.solve(ctx, out, rounds)
		if err != nil {
			return nil, err
		}
		if answer.result != nil {
			return answer.result, nil
		}
		r.cover(u, rounds)
		if answer.cutLoops && r.o.Unroll == 0 {
			if rounds < maxRounds && r.o.Rounds == 0 && out.Concurrent() {
				continue
			}
			return nil, nil
		}
		enough := !out.Concurrent()
		if !enough {
			if enough, err = r.roundsSuffice(ctx, out, rounds); err != nil {
				return nil, err
			}
		}
		switch {
		case enough && len(answer.bounds) == 0:
			return &Result{Verdict: Verified}, nil
		case enough:
			return &Result{Verdict: Bounded, Bounds: answer.bounds}, nil
		case r.o.Rounds > 0:
			return &Result{Verdict: Bounded, Bounds: append(answer.bounds, BoundHit{"rounds", rounds})}, nil
		}
	}
}

func (r *run) flatten(ctx context.Context, u int) (*cfg.Threads, error) {
	threads, err := r.instances(ctx, u)
	if err != nil {
		return nil, err
	}
	return r.reduce(ctx, threads, passes.Keep{Races: r.o.Checks&CheckRace != 0, Holders: r.o.Checks&CheckDeadlock != 0, HappensBefore: r.monitors})
}

// instances inlines and unrolls.
func (r *run) instances(ctx context.Context, u int) (*cfg.Threads, error) {
	threads, err := passes.Flatten(ctx, r.prog, passes.FlattenOptions{Unroll: u, Progress: func(threads, blocks int) {
		r.now.Threads = threads
		r.report()
	}})
	if err != nil {
		return nil, err
	}
	r.dump("flatten", func() *ivl.Program { return threads.IVL() })
	return threads, nil
}

// reduce makes the instances smaller.
func (r *run) reduce(ctx context.Context, threads *cfg.Threads, keep passes.Keep) (*cfg.Threads, error) {
	return passes.Run(ctx, threads, passes.RunOptions{Keep: keep, After: func(p passes.Pass, t *cfg.Threads, _ time.Duration) {
		r.dump(p.Name, t.IVL)
	}})
}

// seqChecks says what the sequential programs look for besides assertions.
func (r *run) seqChecks() seq.Checks {
	return seq.Checks{Deadlock: r.o.Checks&CheckDeadlock != 0, Race: r.o.Checks&CheckRace != 0}
}

// cover remembers the largest bounds for which nothing was found.
func (r *run) cover(u, rounds int) {
	r.covered = []BoundHit{{"unroll", u}, {"rounds", rounds}}
}

// answer is what one sequentialised program showed.
type answer struct {
	result   *Result    // a violation, or something not understood
	bounds   []BoundHit // that cut something off
	cutLoops bool       // one of them would be lifted by unrolling further
}

func (r *run) encode(ctx context.Context, p *ivl.Program, entry *ivl.ProcDecl) (enc *bmc.Encoding, err error) {
	r.phase("encode", func() { enc, err = bmc.Execute(ctx, p, entry) })
	if enc != nil && enc.Arena.Len() > r.stats.Terms {
		r.stats.Terms = enc.Arena.Len()
		r.now.Terms = r.stats.Terms
	}
	return enc, err
}

func (r *run) solve(ctx context.Context, out *seq.Output, rounds int) (*answer, error) {
	p, entry := out.Program(rounds)
	r.dump("sequentialize", func() *ivl.Program { return p })
	enc, err := r.encode(ctx, p, entry)
	var unsupported *bmc.UnsupportedError
	if errors.As(err, &unsupported) {
		return &answer{result: &Result{Verdict: Unknown, Pos: unsupported.Pos, Reason: unsupported.What}}, nil
	}
	if err != nil {
		return nil, err
	}
	a := enc.Arena
	wrong, unclear, cut := enc.Fails(bmc.Property), enc.Fails(bmc.Unsupported), enc.Fails(bmc.Bound)
	// One query clears all three classes in the common case.
	model, err := r.check(ctx, enc, a.Or(wrong, unclear, cut))
	if model == nil {
		return &answer{}, err
	}
	if !holds(model, wrong) {
		m, err := r.check(ctx, enc, wrong)
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
		if model, err = r.preferAssertion(ctx, enc, model, out); err != nil {
			return nil, err
		}
		res, err := r.counterexample(ctx, enc, model, out)
		return &answer{result: res}, err
	}
	if !holds(model, unclear) {
		m, err := r.check(ctx, enc, unclear)
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
			pos := r.locate(ctx, g.Stmt, func() trace.Schedule { return r.schedule(enc, model, out, g) })
			return &answer{result: &Result{Verdict: Unknown, Pos: pos, Reason: g.Stmt.Attrs.Text("unknown"), definite: true}}, nil
		}
	}
	ans := r.boundsHit(enc, model)
	if len(ans.bounds) == 0 {
		return opaque(enc, bmc.Bound), nil
	}
	if goal := loopsFail(enc); !ans.cutLoops && goal != enc.Arena.False() {
		// A bound of the program's own does not hide that loops were cut off, too.
		m, err := r.check(ctx, enc, goal)
		if err != nil {
			return nil, err
		}
		if m != nil {
			ans.add(r.boundsHit(enc, m))
		}
	}
	return ans, nil
}

// loopsFail says that a bound on loops or recursion was hit.
func loopsFail(enc *bmc.Encoding) smt.Term {
	var fails []smt.Term
	for _, g := range enc.Goals {
		if g.Class == bmc.Bound && ofLoops(g.Stmt.Attrs.Text("bound")) {
			fails = append(fails, g.Fails)
		}
	}
	return enc.Arena.Or(fails...)
}

// ofLoops reports whether a bound is one that unrolling further lifts.
func ofLoops(bound string) bool { return bound == "unroll" || bound == "recursion" }

// add adds the bounds that another execution hits.
func (a *answer) add(b *answer) {
	for _, hit := range b.bounds {
		if !slices.ContainsFunc(a.bounds, func(h BoundHit) bool { return h.Name == hit.Name }) {
			a.bounds = append(a.bounds, hit)
		}
	}
	a.cutLoops = a.cutLoops || b.cutLoops
}

// preferAssertion looks for an execution in which an assertion of the program
// fails if model is one that ends in a deadlock or a race: it says more about the
// program. The search is given up when it takes longer than finding the model did.
func (r *run) preferAssertion(ctx context.Context, enc *bmc.Encoding, model *smt.Model, out *seq.Output) (*smt.Model, error) {
	var fails []smt.Term
	for _, g := range enc.Goals {
		if _, final := out.Goals[g.Stmt]; g.Class == bmc.Property && !final {
			fails = append(fails, g.Fails)
		}
	}
	goal := enc.Arena.Or(fails...)
	if holds(model, goal) {
		return model, nil
	}
	limited, stop := context.WithTimeout(ctx, max(time.Second, 2*r.stats.phase("solve")))
	defer stop()
	better, err := r.check(limited, enc, goal)
	if ctx.Err() != nil {
		return nil, err
	}
	if err != nil || better == nil || !holds(better, goal) {
		return model, nil
	}
	return better, nil
}

// opaque is the answer when the solver has a model of a failure in which, as far
// as it can be evaluated, nothing fails: quantifiers cannot be.
func opaque(enc *bmc.Encoding, c bmc.Class) *answer {
	res := &Result{Verdict: Unknown, Reason: "the solver found a failure that cannot be read from its model; use fewer quantifiers"}
	for _, g := range enc.Goals {
		if g.Class == c {
			res.Pos = posOf(g.Stmt)
			break
		}
	}
	return &answer{result: res}
}

// boundsHit names the bounds that the model's execution runs into.
func (r *run) boundsHit(enc *bmc.Encoding, model *smt.Model) *answer {
	ans := &answer{}
	seen := map[string]bool{}
	for _, g := range enc.Goals {
		name := g.Stmt.Attrs.Text("bound")
		if g.Class != bmc.Bound || seen[name] || !holds(model, g.Fails) {
			continue
		}
		seen[name] = true
		if ivl.Source(g.Stmt) != nil && ivl.Source(g.Stmt).Info().Attrs.Has("bound") {
			// The program was cut off before it came here: see Sequentialize.
			ans.bounds = append(ans.bounds, BoundHit{Name: name, Limit: statedLimit(g.Stmt)})
			continue
		}
		ans.bounds = append(ans.bounds, BoundHit{name, r.boundLimit(name)})
		if ofLoops(name) {
			ans.cutLoops = true
		}
	}
	return ans
}

// statedLimit is the number that a bound of the program gives with its name, 0 if none.
func statedLimit(s ivl.Stmt) int {
	a := s.Info().Attrs.Get("bound")
	if a == nil || len(a.Args) < 2 || a.Args[1].Expr == nil {
		return 0
	}
	v, ok := value.Eval(a.Args[1].Expr, nil)
	if !ok {
		return 0
	}
	n, _ := v.Uint64()
	return int(n)
}

func (r *run) boundLimit(name string) int {
	switch name {
	case "threads":
		return passes.DefaultMaxThreads
	case "size":
		return passes.DefaultMaxBlocks
	}
	return r.stats.Unroll
}

// roundsSuffice asks whether some schedule is not covered by that many rounds.
func (r *run) roundsSuffice(ctx context.Context, out *seq.Output, rounds int) (bool, error) {
	p, entry := out.Completeness(rounds)
	r.dump("completeness", func() *ivl.Program { return p })
	enc, err := r.encode(ctx, p, entry)
	if err != nil {
		return false, err
	}
	model, err := r.check(ctx, enc, enc.Fails(bmc.Bound))
	return model == nil && err == nil, err
}

// failed turns an error that ended the work into an Unknown.
func (r *run) failed(ctx context.Context, err error) *Result {
	res := &Result{Verdict: Unknown, Bounds: r.covered}
	if cause := context.Cause(ctx); cause != nil {
		err = cause
	}
	res.Reason = err.Error()
	if len(r.covered) > 0 {
		var bounds []string
		for _, b := range r.covered {
			bounds = append(bounds, fmt.Sprintf("%s=%d", b.Name, b.Limit))
		}
		res.Reason += fmt.Sprintf(" (nothing found up to %s)", strings.Join(bounds, ", "))
	}
	return res
}
