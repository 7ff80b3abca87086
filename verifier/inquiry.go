package verifier

import (
	"context"
	"errors"
	"slices"

	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/order"
	"github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/smt/smtlib"
	"github.com/gsmack/gsmack/verifier/smt/solvers"
	"github.com/gsmack/gsmack/verifier/trace"
)

// An inquiry is an aim with its encoding, and the solver to which all its questions,
// one for each depth of unrolling, are put.
type inquiry struct {
	aim
	threads *cfg.Threads // reduced to what matters
	enc     *order.Encoding
	any     smt.Term   // something fails
	solver  smt.Solver // has any asserted; nil if that is false
	fresh   func() (smt.Solver, error)
	answer  *answer // to all further questions, once that is known
}

func (q *inquiry) close() {
	if q.solver != nil {
		q.solver.Close()
	}
}

// ask asks whether something fails in the instances when nothing goes further than the
// depth with that index.
func (r *run) ask(ctx context.Context, all *cfg.Threads, q *inquiry, depth int) (*answer, error) {
	if q.enc == nil && q.answer == nil {
		if err := r.open(ctx, all, q); err != nil {
			return nil, err
		}
	}
	if q.answer != nil {
		return q.answer, nil
	}
	a, err := r.solveOrder(ctx, q, within(&q.enc.Encoding, q.threads.Depths, depth))
	if errors.Is(err, order.ErrOpaque) {
		return &answer{result: &Result{Verdict: Unknown, Reason: err.Error()}}, nil
	}
	return a, err
}

// open encodes.
func (r *run) open(ctx context.Context, all *cfg.Threads, q *inquiry) error {
	var err error
	if q.threads, err = r.reduce(ctx, all, &q.question); err != nil {
		return err
	}
	if q.threads == nil {
		q.answer = &answer{}
		return nil
	}
	r.phase("encode", func() { q.enc, err = order.Encode(ctx, q.threads, q.what, r.o.Transitivity) })
	if res := refused(err); res != nil {
		q.answer = &answer{result: res}
		return nil
	}
	if err != nil {
		return err
	}
	a := q.enc.Arena
	r.stats.Steps = max(r.stats.Steps, q.enc.Nodes)
	r.stats.Terms = max(r.stats.Terms, a.Len())
	r.now.Steps, r.now.Terms = r.stats.Steps, r.stats.Terms
	if r.wants("order") {
		if err := q.enc.Print(r.o.Dump); err != nil {
			return err
		}
	}
	q.any = a.Or(q.enc.Fails(bmc.Property), q.enc.Fails(bmc.Unsupported), q.enc.Fails(bmc.Bound))
	if q.any == a.False() {
		q.answer = &answer{}
		return nil
	}
	q.fresh = func() (smt.Solver, error) {
		return solvers.New(r.solver(), a, smt.Options{Cores: r.o.Strategy != "" && r.o.Strategy != order.Schedule})
	}
	if q.solver, err = q.fresh(); err != nil {
		return err
	}
	for _, t := range q.terms() {
		q.solver.Assert(t)
	}
	return nil
}

// terms are what holds in every execution in which something fails.
func (q *inquiry) terms() []smt.Term {
	return append([]smt.Term{q.any}, q.enc.Arena.Relevant(q.any, q.enc.Axioms)...)
}

// refuted reports whether what was refuted for one depth is so for the deeper ones: the
// refutation did not use that unrolling ends there. The refutations of the lazy strategy,
// one of each schedule, are not looked through.
func (r *run) refuted(q *inquiry) bool {
	return r.o.Strategy != order.Lazy && !slices.ContainsFunc(q.solver.Core(), func(t smt.Term) bool {
		return q.enc.Arena.Op(t) != smt.OpNot
	})
}

// solveOrder asks for failures: of all classes at once, which clears them in the
// common case, then of each.
func (r *run) solveOrder(ctx context.Context, q *inquiry, within []smt.Term) (*answer, error) {
	enc := q.enc
	classes := []bmc.Class{bmc.Property, bmc.Unsupported, bmc.Bound}
	if r.o.DumpSMT != nil {
		if err := smtlib.WriteSMTLIB(r.o.DumpSMT, enc.Arena, append(q.terms(), within...)); err != nil {
			return nil, err
		}
	}
	ask := func(classes []bmc.Class, goal ...smt.Term) (x *order.Execution, err error) {
		assumptions := append(slices.Clone(within), goal...)
		r.phase("solve", func() { x, err = enc.SolveBy(ctx, r.o.Strategy, q.solver, q.fresh, classes, assumptions...) })
		r.stats.Solves++
		r.stats.Solver = r.solver()
		return x, err
	}
	x, err := ask(classes)
	if x == nil {
		if err == nil {
			if r.refuted(q) {
				q.answer = &answer{}
			}
			err = r.sensible(ctx, enc.Arena, enc.Declared())
		}
		return &answer{}, err
	}
	for _, c := range classes {
		found := enc.Goals[x.Goal].Class
		if found != c {
			if enc.Fails(c) == enc.Arena.False() {
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
			res, err := r.orderCounterexample(ctx, q.threads, enc, x)
			if err == nil && res.approximate {
				res, err = elsewhere(&enc.Encoding, res, g, func(fails smt.Term) (*Result, bmc.Goal, error) {
					x, err := ask([]bmc.Class{c}, fails)
					if err != nil || x == nil {
						return nil, bmc.Goal{}, err
					}
					res, err := r.orderCounterexample(ctx, q.threads, enc, x)
					return res, enc.Goals[x.Goal], err
				})
			}
			return &answer{result: res}, err
		case bmc.Unsupported:
			pos := r.locate(ctx, g.Stmt, func() trace.Finding { return r.orderFinding(q.threads, enc, x) })
			return &answer{result: &Result{Verdict: Unknown, Pos: pos, Reason: g.Stmt.Attrs.Text("unknown"), definite: true}}, nil
		}
		ans := r.boundsHit(&enc.Encoding, x.Model)
		if loops := loopsFail(&enc.Encoding); !ans.cutLoops && loops != enc.Arena.False() {
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
