package verifier

import (
	"context"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/smt/smtlib"
	"github.com/gsmack/gsmack/verifier/smt/solvers"
)

// A formula is the encoding of a sequential program, with what is assumed of how far
// loops are unrolled.
type formula struct {
	enc     *bmc.Encoding
	assumed []smt.Term
	// kept is set if there will be questions under other assumptions: solver serves them
	// all. Otherwise each question has a solver of its own, which can make more of an
	// assertion than of an assumption.
	kept   bool
	solver smt.Solver
}

func (f *formula) close() {
	if f.solver != nil {
		f.solver.Close()
	}
}

// within says that unrolling goes as far as the depth with that index and no further; the
// last one, to which all goes anyway, is not among depths.
func within(enc *bmc.Encoding, depths []cfg.Depth, depth int) []smt.Term {
	var out []smt.Term
	for i, d := range depths {
		t, used := enc.Initial[d.Within]
		switch {
		case !used || i > depth:
		case i == depth:
			out = append(out, t)
		default:
			out = append(out, enc.Arena.Not(t))
		}
	}
	return out
}

// encode executes a sequential program symbolically. The error is that of bmc.Execute.
func (r *run) encode(ctx context.Context, p *ivl.Program, entry *ivl.ProcDecl) (*formula, error) {
	var enc *bmc.Encoding
	var err error
	r.phase("encode", func() { enc, err = bmc.Execute(ctx, p, entry) })
	if enc != nil && enc.Arena.Len() > r.stats.Terms {
		r.stats.Terms = enc.Arena.Len()
		r.now.Terms = r.stats.Terms
	}
	return &formula{enc: enc}, err
}

// check decides goal together with the axioms. It returns a model, or nil if there is
// none.
func (r *run) check(ctx context.Context, f *formula, goal smt.Term) (model *smt.Model, err error) {
	a := f.enc.Arena
	if goal == a.False() {
		return nil, nil
	}
	axioms := a.Relevant(goal, f.enc.Axioms)
	terms := append(append([]smt.Term{goal}, axioms...), f.assumed...)
	if r.o.DumpSMT != nil {
		if err := smtlib.WriteSMTLIB(r.o.DumpSMT, a, terms); err != nil {
			return nil, err
		}
	}
	r.phase("solve", func() {
		if f.kept {
			model, err = f.assuming(ctx, r.solver(), terms)
		} else {
			model, err = f.asserting(ctx, r.solver(), terms)
		}
	})
	r.stats.Solves++
	r.stats.Solver = r.solver()
	if model == nil && err == nil {
		err = r.sensible(ctx, a, axioms)
	}
	return model, err
}

// asserting decides terms in a solver of their own.
func (f *formula) asserting(ctx context.Context, solver string, terms []smt.Term) (*smt.Model, error) {
	s, err := solvers.New(solver, f.enc.Arena, smt.Options{})
	if err != nil {
		return nil, err
	}
	defer s.Close()
	for _, t := range terms {
		s.Assert(t)
	}
	return model(ctx, s)
}

// assuming decides terms as assumptions of the solver that is kept.
func (f *formula) assuming(ctx context.Context, solver string, terms []smt.Term) (*smt.Model, error) {
	if f.solver == nil {
		s, err := solvers.New(solver, f.enc.Arena, smt.Options{})
		if err != nil {
			return nil, err
		}
		f.solver = s
	}
	return model(ctx, f.solver, terms...)
}

// model is what the solver finds, nil if there is none.
func model(ctx context.Context, s smt.Solver, assumptions ...smt.Term) (*smt.Model, error) {
	status, err := s.Check(ctx, assumptions...)
	if err != nil || status != smt.Sat {
		return nil, err
	}
	return s.Model()
}
