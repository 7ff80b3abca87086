package solvers

import (
	"context"
	"errors"
	"slices"

	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/smt"
)

// floats decides formulas over floats and bit-vectors. What is computed from floats and is none itself, a comparison or the bits of
// a result, may be anything at first (Bryant et al., TACAS 2007): that is a formula over bit-vectors, and if it has no model, nor has the
// other. If it has one, the inputs of all that is computed from floats are taken to have their values in it, or else zero; then the results are
// known, and if the formula has a model with these it is one of the other, too. If not, a solver that knows floats is asked.
//
// So whether a race is behind a product that is compared does not depend on a circuit that multiplies. Formulas with anything else (integers,
// arrays) never come here: smt.Eliminate begins anew with another solver for them.
type floats struct {
	arena    *smt.Arena
	bits     smt.Solver
	exact    smt.Solver // nil until it is asked
	next     func() smt.Solver
	asserted []smt.Term
	sent     int                   // of these to bits
	told     int                   // and to exact
	results  []smt.Term            // what is computed from floats and is none
	anything map[smt.Term]smt.Term // the variable in the place of each
	model    func() (*smt.Model, error)
}

func (f *floats) Assert(t smt.Term) { f.asserted = append(f.asserted, t) }

// abstract is t with variables for the results.
func (f *floats) abstract(t smt.Term) smt.Term {
	by := map[smt.Term]smt.Term{}
	for _, x := range f.arena.PostOrder(t) {
		if f.isFloat(x) || !f.computed(x) {
			continue
		}
		v, known := f.anything[x]
		if !known {
			v = f.arena.Fresh("float", f.arena.Sort(x))
			f.anything[x], f.results = v, append(f.results, x)
		}
		by[x] = v
	}
	return f.arena.Substitute(t, by)
}

func (f *floats) isFloat(t smt.Term) bool { return f.arena.Sort(t).Kind() == smt.FloatKind }

// computed reports whether an argument of t is a float.
func (f *floats) computed(t smt.Term) bool {
	return slices.ContainsFunc(f.arena.Args(t), f.isFloat)
}

func (f *floats) Check(ctx context.Context, assumptions ...smt.Term) (smt.Status, error) {
	f.model = func() (*smt.Model, error) { return nil, errors.New("floats: no model") }
	if f.sent < len(f.asserted) {
		f.bits.Assert(f.abstract(f.arena.And(f.asserted[f.sent:]...)))
		f.sent = len(f.asserted)
	}
	assumed := make([]smt.Term, len(assumptions))
	for i, t := range assumptions {
		assumed[i] = f.abstract(t)
	}
	st, err := f.bits.Check(ctx, assumed...)
	if st != smt.Sat {
		return st, err
	}
	m, err := f.bits.Model()
	if err != nil {
		return smt.Unknown, err
	}
	for _, inputs := range []func(smt.Term) value.Value{m.Value, func(t smt.Term) value.Value { return f.arena.Default(f.arena.Sort(t)) }} {
		fixed, ok := f.fix(inputs)
		if !ok {
			continue
		}
		if st, err = f.bits.Check(ctx, append(fixed, assumed...)...); st != smt.Unsat {
			f.model = f.bits.Model
			return st, err
		}
	}
	if f.exact == nil {
		f.exact = f.next()
	}
	for _, t := range f.asserted[f.told:] {
		f.exact.Assert(t)
	}
	f.told = len(f.asserted)
	f.model = f.exact.Model
	return f.exact.Check(ctx, assumptions...)
}

// fix says that the variables which results depend on have these values, and the results those that follow; false where one does not.
func (f *floats) fix(inputs func(smt.Term) value.Value) (fixed []smt.Term, ok bool) {
	given := smt.Assignment{Vars: map[smt.Term]value.Value{}}
	equals := func(t smt.Term, v value.Value) bool {
		c, ok := f.arena.Const(f.arena.Sort(t), v)
		if ok {
			fixed = append(fixed, f.arena.Eq(t, c))
		}
		return ok
	}
	for _, v := range f.arena.Vars(f.results...) {
		if f.isFloat(v) {
			continue // zero, as the model will have it
		}
		given.Vars[v] = inputs(v)
		if !equals(v, given.Vars[v]) {
			return nil, false
		}
	}
	values := smt.NewEvaluator(f.arena, given)
	for _, x := range f.results {
		if v := values.Value(x); !v.IsValid() || !equals(f.anything[x], v) {
			return nil, false
		}
	}
	return fixed, true
}

func (f *floats) Model() (*smt.Model, error) { return f.model() }

func (f *floats) Close() error {
	err := f.bits.Close()
	if f.exact != nil {
		err = errors.Join(err, f.exact.Close())
	}
	return err
}
