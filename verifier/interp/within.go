package interp

import (
	"context"
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/trace"
)

// enterSection takes thread t into the atomic section in which, at s, it makes an
// access that conflicts with one of others. A schedule ends before the section, or before
// what comes in front of it and does not matter, and says nothing of what is arbitrary
// there: where the way that takes zeros does not lead to s, the values that exploration
// tries are tried. Nothing happens if none does.
func (r *replayer) enterSection(ctx context.Context, t int, s ivl.Stmt, conflicts func(m *Machine) bool) (*Failure, error) {
	if st, _ := r.m.Next(t); !opensSection(st) && r.outside(ctx, t, s) {
		return nil, nil
	}
	way, err := r.wayWithin(ctx, t, s, conflicts)
	for _, c := range way {
		if _, starts := c.Stmt.(*ivl.AsyncCall); starts {
			continue // on the way, with a number that no choice has
		}
		if f, err := r.choose(ctx, c, false); f != nil || err != nil {
			return f, err
		}
	}
	return nil, err
}

func opensSection(s ivl.Stmt) bool {
	_, ok := s.(*ivl.AtomicBegin)
	return ok
}

// wayWithin finds the choices that lead thread t from where it stands to s with a conflict,
// no further than to the end of the first section.
func (r *replayer) wayWithin(ctx context.Context, t int, s ivl.Stmt, conflicts func(m *Machine) bool) (trace.Schedule, error) {
	c := &chooser{domain: newDomain(Limits{})}
	for tried := 0; tried < maxAttempts && ctx.Err() == nil; tried++ {
		x := &strider{m: r.m.Clone(), o: c}
		entered := false
		for n := 0; n < maxLocal; n++ {
			st, _ := x.m.Next(t)
			if st == s && conflicts(x.m) {
				return x.log, nil
			}
			entered = entered || opensSection(st)
			ev, err := x.step(t)
			if err != nil {
				return nil, err
			}
			if st, _ := x.m.Next(t); ev.Status != Ran || entered && !x.m.InAtomic(t) && x.m.atVisible(t) && !opensSection(st) {
				break
			}
		}
		if !c.next() {
			break
		}
	}
	return nil, ctx.Err()
}
