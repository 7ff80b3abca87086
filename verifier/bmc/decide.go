package bmc

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cputime"
	"github.com/gsmack/gsmack/verifier/engine"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/smt"
)

// errOpaque is the error for a model in which, as far as it can be evaluated,
// nothing fails: quantifiers cannot be.
var errOpaque = errors.New("the solver found a failure that cannot be read from its model; use fewer quantifiers")

// Witness is a model in which a goal is reached.
type Witness struct {
	Model *smt.Model
	Goal  int // index in Encoding.Goals
	Of    any // what else the engine has to know of it
}

// Failing is the first goal of the earliest of the sets of kinds that is reached in the
// model. The error is errOpaque if there is none.
func (e *Encoding) Failing(m *smt.Model, kinds ...goal.Set) (int, error) {
	for _, k := range kinds {
		for i, g := range e.Goals {
			if k.Has(g.Kind) && m.Bool(g.Fails) {
				return i, nil
			}
		}
	}
	return 0, errOpaque
}

// NotApplicable is the answer of an engine that meets a program without an encoding (*UnsupportedError). Any other error stays one.
func NotApplicable(err error) (*engine.Answer, error) {
	var unsupported *UnsupportedError
	if !errors.As(err, &unsupported) {
		return nil, err
	}
	return &engine.Answer{Status: engine.NotApplicable, Pos: unsupported.Pos, Reason: unsupported.What}, nil
}

// Query decides whether goals of an encoding can be reached.
type Query struct {
	*Encoding
	// Ask solves for a goal, preferably of the earlier sets of kinds, where a term holds;
	// nil if none can be reached.
	Ask func(ctx context.Context, where smt.Term, kinds ...goal.Set) (*Witness, error)
	// Confirm has the execution re-executed.
	Confirm func(*Witness) (*engine.Answer, error)
	// Approximated are the values that models choose for what they only approximate.
	Approximated func() []smt.Term
	// Patience is for how long it is tried to exclude failures where a bound is hit that is raised (Deeper); 0: until they are
	// excluded. Behind the next bounds the same has to be shown of more.
	Patience time.Duration
	Deeper   func(*engine.Answer) bool
}

// Decide asks for all goals at once, which excludes them in the common case, then for failures,
// for what is not modelled, and for bounds.
func (q *Query) Decide(ctx context.Context) (*engine.Answer, error) {
	kinds := []goal.Set{goal.Failures, goal.Of(goal.Unmodelled), goal.Of(goal.Bound)}
	x, err := q.Ask(ctx, q.Fails(^goal.Set(0)), kinds...)
	if x == nil && err == nil {
		return &engine.Answer{}, nil
	}
	opaque := &engine.Answer{Status: engine.Undecided, Reason: errOpaque.Error()}
	for _, k := range kinds {
		if x == nil && errors.Is(err, errOpaque) || err == nil && !k.Has(q.Goals[x.Goal].Kind) {
			y, hasty, why := q.patiently(ctx, x, k)
			if hasty != nil {
				return hasty, nil
			}
			if y == nil && why == nil {
				continue
			}
			x, err = y, why
		}
		switch {
		case errors.Is(err, errOpaque):
			opaque.Pos = q.first(k)
			return opaque, nil
		case err != nil:
			return nil, err
		case k.Has(goal.Bound):
			return q.cutOff(ctx, x)
		}
		return q.confirm(ctx, x, k)
	}
	return opaque, nil
}

// patiently asks for a goal of the kinds. hasty is the answer instead if that takes too long, and the bound that x hits is raised.
func (q *Query) patiently(ctx context.Context, x *Witness, kinds goal.Set) (y *Witness, hasty *engine.Answer, err error) {
	if q.Patience == 0 || x == nil || q.Goals[x.Goal].Kind != goal.Bound {
		y, err = q.ask(ctx, q.Fails(kinds), kinds)
		return y, nil, err
	}
	brief, cancel := cputime.WithTimeout(ctx, q.Patience)
	defer cancel()
	if y, err = q.ask(brief, q.Fails(kinds), kinds); err == nil || brief.Err() == nil || ctx.Err() != nil {
		return y, nil, err
	}
	a, err := q.cutOff(ctx, x)
	if err != nil {
		return nil, nil, err
	}
	if a.Hasty = q.Deeper(a); a.Hasty {
		return nil, a, nil
	}
	y, err = q.ask(ctx, q.Fails(kinds), kinds)
	return y, nil, err
}

func (q *Query) ask(ctx context.Context, where smt.Term, kinds ...goal.Set) (*Witness, error) {
	if where == q.Arena.False() {
		return nil, nil
	}
	return q.Ask(ctx, where, kinds...)
}

// first is where the first goal of the kinds stands.
func (q *Query) first(kinds goal.Set) ivl.Pos {
	for _, g := range q.Goals {
		if kinds.Has(g.Kind) {
			return g.Stmt.Pos
		}
	}
	return ivl.Pos{}
}

// confirm confirms x, or another witness of the kinds if x is doubtful.
func (q *Query) confirm(ctx context.Context, x *Witness, kinds goal.Set) (*engine.Answer, error) {
	a, err := q.Confirm(x)
	if err != nil {
		return nil, err
	}
	if a.Status == engine.Doubtful {
		for _, booleans := range []bool{true, false} {
			if b, err := q.otherValues(ctx, x, kinds, booleans); b != nil || err != nil {
				return b, err
			}
		}
	}
	return engine.Exact(a, q.Goals[x.Goal].Asserted(), func(doubtful map[ivl.Stmt]bool) (*engine.Answer, ivl.Stmt, error) {
		y, err := q.ask(ctx, q.beside(kinds, doubtful), kinds)
		if y == nil || errors.Is(err, errOpaque) {
			return nil, nil, nil
		}
		if err != nil {
			return nil, nil, err
		}
		a, err := q.Confirm(y)
		return a, q.Goals[y.Goal].Asserted(), err
	})
}

// maxOtherValues bounds how often other values of what is approximated are tried.
const maxOtherValues = 3

// otherValues asks for a certain failure with other approximated values than in x, which is doubtful: a failure that
// does not depend on those values occurs with any. Of Booleans all others together may not be possible, so whether
// they are to differ is said. It gives nil if none is found.
func (q *Query) otherValues(ctx context.Context, x *Witness, kinds goal.Set, booleans bool) (*engine.Answer, error) {
	where := []smt.Term{q.Fails(kinds)}
	values := q.Approximated()
	for range maxOtherValues {
		for _, t := range values {
			if s := q.Arena.Sort(t); s.Kind() != smt.ArrayKind && (booleans || s != smt.SortBool) {
				if c, ok := q.Arena.Const(s, x.Model.Value(t)); ok {
					where = append(where, q.Arena.Not(q.Arena.Eq(t, c)))
				}
			}
		}
		y, err := q.ask(ctx, q.Arena.And(where...), kinds)
		if y == nil || err != nil {
			if errors.Is(err, errOpaque) {
				err = nil
			}
			return nil, err
		}
		a, err := q.Confirm(y)
		if err != nil || a.Status != engine.Doubtful {
			return a, err
		}
		x = y
	}
	return nil, nil
}

// cutOff names all bounds that executions run into, each loop with its own.
func (q *Query) cutOff(ctx context.Context, x *Witness) (*engine.Answer, error) {
	var hit []goal.BoundHit
	for x != nil {
		n := len(hit)
		if hit = q.boundsHit(x.Model, hit); len(hit) == n {
			break
		}
		var err error
		if x, err = q.ask(ctx, q.others(hit), goal.Of(goal.Bound)); err != nil && !errors.Is(err, errOpaque) {
			return nil, err
		}
	}
	slices.SortFunc(hit, func(a, b goal.BoundHit) int {
		return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(len(a.At), len(b.At)), cmp.Compare(a.At, b.At))
	})
	return engine.Settled(hit), nil
}
