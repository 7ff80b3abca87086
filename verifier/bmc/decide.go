package bmc

import (
	"cmp"
	"errors"
	"slices"

	"github.com/gsmack/gsmack/ivl"
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

// Query decides whether goals of an encoding can be reached.
type Query struct {
	*Encoding
	// Ask solves for a goal, preferably of the earlier sets of kinds, where a term holds;
	// nil if none can be reached.
	Ask func(where smt.Term, kinds ...goal.Set) (*Witness, error)
	// Confirm has the execution re-executed.
	Confirm func(*Witness) (*engine.Answer, error)
	// Approximated are the values that models choose for what they only approximate.
	Approximated func() []smt.Term
}

// Decide asks for all goals at once, which excludes them in the common case, then for failures,
// for what is not modelled, and for bounds.
func (q *Query) Decide() (*engine.Answer, error) {
	kinds := []goal.Set{goal.Failures, goal.Of(goal.Unmodelled), goal.Of(goal.Bound)}
	x, err := q.Ask(q.Fails(^goal.Set(0)), kinds...)
	if x == nil && err == nil {
		return &engine.Answer{}, nil
	}
	opaque := &engine.Answer{Status: engine.Undecided, Reason: errOpaque.Error()}
	for _, k := range kinds {
		if x == nil && errors.Is(err, errOpaque) || err == nil && !k.Has(q.Goals[x.Goal].Kind) {
			y, why := q.ask(q.Fails(k), k)
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
			return q.cutOff(x)
		}
		return q.confirm(x, k)
	}
	return opaque, nil
}

func (q *Query) ask(where smt.Term, kinds ...goal.Set) (*Witness, error) {
	if where == q.Arena.False() {
		return nil, nil
	}
	return q.Ask(where, kinds...)
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
func (q *Query) confirm(x *Witness, kinds goal.Set) (*engine.Answer, error) {
	a, err := q.Confirm(x)
	if err != nil {
		return nil, err
	}
	if a.Status == engine.Doubtful {
		for _, booleans := range []bool{true, false} {
			if b, err := q.otherValues(x, kinds, booleans); b != nil || err != nil {
				return b, err
			}
		}
	}
	return engine.Exact(a, q.Goals[x.Goal].Asserted(), func(doubtful map[ivl.Stmt]bool) (*engine.Answer, ivl.Stmt, error) {
		y, err := q.ask(q.beside(kinds, doubtful), kinds)
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
func (q *Query) otherValues(x *Witness, kinds goal.Set, booleans bool) (*engine.Answer, error) {
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
		y, err := q.ask(q.Arena.And(where...), kinds)
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
func (q *Query) cutOff(x *Witness) (*engine.Answer, error) {
	var hit []goal.BoundHit
	for x != nil {
		n := len(hit)
		if hit = q.boundsHit(x.Model, hit); len(hit) == n {
			break
		}
		var err error
		if x, err = q.ask(q.others(hit), goal.Of(goal.Bound)); err != nil && !errors.Is(err, errOpaque) {
			return nil, err
		}
	}
	slices.SortFunc(hit, func(a, b goal.BoundHit) int {
		return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(len(a.At), len(b.At)), cmp.Compare(a.At, b.At))
	})
	return engine.Settled(hit), nil
}
