package order

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/smt"
)

// The state behind everything that is executed: what a thread would read that
// stopped in front of a node, and goals that are about this state.

// last is what a place is in the end: one of several writes, each with a Boolean
// that implies that it is the last one.
type last struct {
	v       *ivl.Var
	index   []smt.Term
	options []option
}

type option struct {
	w  *write
	is smt.Term
}

// standing is a Boolean that implies that a node that was not executed finds, in its decisive reads,
// what is there in the end.
func (x *executor) standing(n *node) smt.Term {
	if n.decisive == 0 {
		return x.a.True()
	}
	if t, ok := x.enc.stands[n]; ok {
		return t
	}
	a := x.a
	t := a.Fresh("standing", smt.SortBool)
	x.enc.stands[n] = t
	for _, r := range n.reads[:n.decisive] {
		if sum, ok := x.sums[r.v]; ok {
			total := x.total(r, sum, func(*write) smt.Term { return a.True() })
			x.enc.require(a.Implies(t, a.Eq(r.value, total)))
			continue
		}
		l := x.lastOf(r)
		var any []smt.Term
		for _, o := range l.options {
			any = append(any, o.is)
			x.enc.require(a.Or(a.Not(t), a.Not(o.is), a.Eq(r.value, o.w.value)))
		}
		x.enc.require(a.Implies(t, a.Or(any...)))
	}
	return t
}

// lastOf is what the place that r reads is in the end.
func (x *executor) lastOf(r *read) *last {
	for _, l := range x.lasts[r.v] {
		if slices.Equal(l.index, r.index) {
			return l
		}
	}
	a, e := x.a, x.enc
	l := &last{v: r.v, index: r.index}
	x.lasts[r.v] = append(x.lasts[r.v], l)
	var writes []*write
	for _, w := range append([]*write{x.initialWrite(r)}, x.writes[r.v]...) {
		if e.hits(w, r) != a.False() {
			writes = append(writes, w)
		}
	}
	for _, w := range writes {
		hidden := slices.ContainsFunc(writes, func(other *write) bool {
			return e.hits(other, r) == a.True() && e.coFixed(w, other)
		})
		if hidden {
			continue
		}
		o := option{w, a.Fresh("last", smt.SortBool)}
		l.options = append(l.options, o)
		e.require(a.Implies(o.is, e.hits(w, r)))
		for _, other := range writes {
			if other.node != w.node {
				e.require(a.Or(a.Not(o.is), a.Not(e.hits(other, r)), e.co(other, w)))
			}
		}
	}
	return l
}

// finalGoal adds a goal about the state in the end.
func (x *executor) finalGoal(g goal.Final, reached smt.Term, races ...touch) {
	if reached == x.a.False() {
		return
	}
	x.enc.Goals = append(x.enc.Goals, bmc.Goal{Kind: g.Kind, Stmt: g.Assert(ivl.NewBool(false)), Fails: reached})
	x.enc.goals = append(x.enc.goals, locus{races: races})
}
