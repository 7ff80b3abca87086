package verifier

import (
	"context"
	"errors"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/interp"
	"github.com/gsmack/gsmack/verifier/order"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/seq"
	"github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/smt/smtlib"
	"github.com/gsmack/gsmack/verifier/smt/solvers"
	"github.com/gsmack/gsmack/verifier/trace"
	"github.com/gsmack/gsmack/verifier/value"
)

// An aim is one question to the engine `order`, each on the instances that
// matter for it.
type aim struct {
	what order.Aim
	keep passes.Keep
}

// aims lists what is to be asked. Whether a bound cuts something off is asked
// with the assertions.
func (r *run) aims() []aim {
	out := []aim{{what: order.Assertions, keep: passes.Keep{HappensBefore: r.monitors}}}
	if r.o.Checks&CheckDeadlock != 0 {
		out = append(out, aim{order.Deadlocks, passes.Keep{Holders: true}})
	}
	if r.o.Checks&CheckRace != 0 {
		out = append(out, aim{order.Races, passes.Keep{Races: true}})
	}
	return out
}

// ordered decides the program with loops unrolled u times with the engine
// `order`. A nil Result says that loops must be unrolled further.
func (r *run) ordered(ctx context.Context, u int) (*Result, error) {
	var all *cfg.Threads
	var err error
	r.phase("flatten", func() { all, err = r.instances(ctx, u) })
	if err != nil {
		return nil, err
	}
	r.stats.Threads, r.now.Threads = len(all.Instances), len(all.Instances)
	r.stats.Steps = 0
	var first *answer
	var doubtful *Result
	for _, aim := range r.aims() {
		a, err := r.ask(ctx, all, aim)
		if err != nil {
			return nil, err
		}
		if a.result != nil && a.result.approximate {
			if doubtful == nil {
				doubtful = a.result
			}
			continue // a failure of another kind may be beyond doubt
		}
		if a.result != nil && (a.result.Verdict == Violated || !a.result.definite) {
			return a.result, nil
		}
		if first == nil {
			first = a
		}
	}
	switch {
	case doubtful != nil:
		return doubtful, nil
	case first.result != nil:
		return first.result, nil
	case first.cutLoops && r.o.Unroll == 0:
		r.covered = []BoundHit{{"unroll", u}}
		return nil, nil
	case len(first.bounds) > 0:
		return &Result{Verdict: Bounded, Bounds: first.bounds}, nil
	}
	return &Result{Verdict: Verified}, nil
}

// ask encodes and solves for one aim.
func (r *run) ask(ctx context.Context, threads *cfg.Threads, aim aim) (*answer, error) {
	var err error
	r.phase("flatten", func() {
		if aim.what != order.Assertions {
			threads = passes.WithoutAssertions(threads, aim.what == order.Races)
		}
		threads, err = r.reduce(ctx, threads, aim.keep)
	})
	if err != nil {
		return nil, err
	}
	var enc *order.Encoding
	r.phase("encode", func() { enc, err = order.Encode(ctx, threads, aim.what, r.o.Transitivity) })
	if res := refused(err); res != nil {
		return &answer{result: res}, nil
	}
	if err != nil {
		return nil, err
	}
	r.stats.Steps = max(r.stats.Steps, enc.Nodes)
	r.stats.Terms = max(r.stats.Terms, enc.Arena.Len())
	r.now.Steps, r.now.Terms = r.stats.Steps, r.stats.Terms
	if r.wants("order") {
		if err := enc.Print(r.o.Dump); err != nil {
			return nil, err
		}
	}
	a, err := r.solveOrder(ctx, threads, enc)
	if errors.Is(err, order.ErrOpaque) {
		return &answer{result: &Result{Verdict: Unknown, Reason: err.Error()}}, nil
	}
	return a, err
}

// notApplicable begins the reason for which the engine refuses a program.
const notApplicable = "the engine order does not apply: "

// refused is the result for a program that the engine cannot treat.
func refused(err error) *Result {
	var unsupported *bmc.UnsupportedError
	if errors.As(err, &unsupported) {
		return &Result{Verdict: Unknown, Pos: unsupported.Pos, Reason: notApplicable + unsupported.What, refused: true}
	}
	return nil
}

// solveOrder asks for failures: of all classes at once, which clears them in the
// common case, then of each.
func (r *run) solveOrder(ctx context.Context, threads *cfg.Threads, enc *order.Encoding) (*answer, error) {
	a := enc.Arena
	classes := []bmc.Class{bmc.Property, bmc.Unsupported, bmc.Bound}
	any := a.Or(enc.Fails(bmc.Property), enc.Fails(bmc.Unsupported), enc.Fails(bmc.Bound))
	if any == a.False() {
		return &answer{}, nil
	}
	terms := append([]smt.Term{any}, enc.Arena.Relevant(any, enc.Axioms)...)
	if r.o.DumpSMT != nil {
		if err := smtlib.WriteSMTLIB(r.o.DumpSMT, a, terms); err != nil {
			return nil, err
		}
	}
	fresh := func() (smt.Solver, error) {
		return solvers.New(r.solver(), a, smt.Options{Cores: r.o.Strategy != "" && r.o.Strategy != order.Schedule})
	}
	s, err := fresh()
	if err != nil {
		return nil, err
	}
	defer s.Close()
	for _, t := range terms {
		s.Assert(t)
	}
	ask := func(classes []bmc.Class, assumptions ...smt.Term) (x *order.Execution, err error) {
		r.phase("solve", func() { x, err = enc.SolveBy(ctx, r.o.Strategy, s, fresh, classes, assumptions...) })
		r.stats.Solves++
		r.stats.Solver = r.solver()
		return x, err
	}
	x, err := ask(classes)
	if x == nil {
		if err == nil {
			err = r.sensible(ctx, a, enc.Declared())
		}
		return &answer{}, err
	}
	for _, c := range classes {
		found := enc.Goals[x.Goal].Class
		if found != c {
			if enc.Fails(c) == a.False() {
				continue
			}
			y, err := ask([]bmc.Class{c}, enc.Fails(c))
			if err != nil {
				return nil, err
			}
			if y == nil {
				continue
			}
			x = y
		}
		g := enc.Goals[x.Goal]
		switch c {
		case bmc.Property:
			res, err := r.orderCounterexample(ctx, threads, enc, x)
			if err == nil && res.approximate {
				res, err = elsewhere(&enc.Encoding, res, g, func(fails smt.Term) (*Result, bmc.Goal, error) {
					x, err := ask([]bmc.Class{c}, fails)
					if err != nil || x == nil {
						return nil, bmc.Goal{}, err
					}
					res, err := r.orderCounterexample(ctx, threads, enc, x)
					return res, enc.Goals[x.Goal], err
				})
			}
			return &answer{result: res}, err
		case bmc.Unsupported:
			pos := r.locate(ctx, g.Stmt, func() trace.Schedule { return r.orderSchedule(threads, enc, x) })
			return &answer{result: &Result{Verdict: Unknown, Pos: pos, Reason: g.Stmt.Attrs.Text("unknown"), definite: true}}, nil
		}
		ans := r.boundsHit(&enc.Encoding, x.Model)
		if loops := loopsFail(&enc.Encoding); !ans.cutLoops && loops != a.False() {
			y, err := ask([]bmc.Class{c}, loops)
			if err != nil {
				return nil, err
			}
			if y != nil {
				ans.add(r.boundsHit(&enc.Encoding, y.Model))
			}
		}
		return ans, nil
	}
	return nil, errors.New("order: a model in which nothing fails")
}

// orderSchedule lists the choices of the execution.
func (r *run) orderSchedule(threads *cfg.Threads, enc *order.Encoding, x *order.Execution) trace.Schedule {
	out := &seq.Output{Elements: threads.Elements}
	var s trace.Schedule
	if inputs := interp.Inputs(r.prog); len(inputs) > 0 {
		c := trace.Choice{Thread: trace.Initial}
		for _, v := range inputs {
			c.Values = append(c.Values, initialValue(&enc.Encoding, x.Model, out, v))
		}
		s = append(s, c)
	}
	x.Steps(func(thread int, e order.Event) {
		c := trace.Choice{Thread: thread}
		if e.Stmt == nil {
			c.Values = []value.Value{value.Int64(int64(e.Choice[chosen(x.Model, e.Values)]))}
			s = append(s, c)
			return
		}
		if e.Stmt != enc.Goals[x.Goal].Stmt && isPrecondition(e.Stmt) {
			return
		}
		c.Stmt = ivl.Source(e.Stmt)
		if spawn, ok := e.Stmt.(*ivl.AsyncCall); ok {
			c.Child = threads.Child[spawn].ID
		}
		event := bmc.Event{Guard: e.Guard, Stmt: e.Stmt, Values: e.Values}
		if h, ok := c.Stmt.(*ivl.Havoc); ok {
			c.Values = havocked(h, event, x.Model, out)
		}
		if v, ok := allocated(&enc.Encoding, x.Model, event, c.Stmt); ok {
			c.Values = append(c.Values, v)
		}
		s = append(s, c)
	})
	if c, ok := x.Final(); ok {
		for i := range c.Targets {
			c.Targets[i].Stmt = ivl.Source(c.Targets[i].Stmt)
		}
		s = append(s, c)
	}
	return append(s, conflictOf(enc.Goals[x.Goal].Stmt, threads.Conflicts)...)
}

// orderCounterexample has the interpreter re-execute the execution on the lowered
// program.
func (r *run) orderCounterexample(ctx context.Context, threads *cfg.Threads, enc *order.Encoding, x *order.Execution) (*Result, error) {
	return r.reexecute(ctx, enc.Goals[x.Goal], r.orderSchedule(threads, enc, x))
}
