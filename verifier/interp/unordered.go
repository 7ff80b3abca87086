package interp

import (
	"errors"
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/verifier/machine"
	"github.com/gsmack/gsmack/verifier/trace"
)

// unordered checks that the last access of a schedule races with an earlier one, which does
// not happen before it. The thread makes the access next; or it has made it, if what
// it reads is acquired only later in the same section.
func (r *replayer) unordered(at trace.Stand) (*machine.Failure, error) {
	var later []*made
	if at.Made {
		t, err := r.take(at.Thread)
		if err != nil {
			return nil, err
		}
		if err := r.until(t, func() bool { return r.m.SectionOver(t) }); err != nil {
			return nil, err
		}
		later = r.madeBy(t, at.At)
		if th := r.clocks.threads[t]; th.order.FailureAcquires {
			th.acquireFound() // the section does not succeed
		}
	} else {
		t, err := r.approach(at)
		if err != nil {
			return nil, err
		}
		if later, err = r.make(t); err != nil {
			return nil, err
		}
	}
	for _, b := range later {
		if a := r.clocks.unordered(b); a != nil {
			return r.raceOf(a, b), nil
		}
	}
	return nil, errors.New("no race: all conflicting accesses happen before this one")
}

// madeBy gives the last accesses that thread t made at a place.
func (r *replayer) madeBy(t int, at trace.Place) []*made {
	var out []*made
	for i := len(r.clocks.made) - 1; i >= 0; i-- {
		a := r.clocks.made[i]
		if a.thread == t && r.m.Prog.Places[a.Stmt] == at {
			out = append(out, a)
		} else if len(out) > 0 {
			break
		}
	}
	return out
}

// make gives the accesses that thread t makes next.
func (r *replayer) make(t int) ([]*made, error) {
	touches := shares(r.m, t)
	r.depends.Conflict(r.m, t)
	var shown []record
	for _, a := range touches {
		shown = append(shown, r.rec.conflict(r.m, t, a))
	}
	m, c := r.m.Clone(), r.clocks.clone()
	before := len(c.made)
	ev, err := m.Step(t, r) // which reads, even if it waits or ends the execution
	if err != nil {
		return nil, err
	}
	c.passed(m, t, touches, ev, shown, len(r.rec.records))
	th := c.threads[t]
	out := c.made[before:]
	for _, b := range out {
		if m.InAtomic(t) && th.order.Mixed() {
			b.seen = b.seen.join(th.found) // the section may go on to acquire it
		}
	}
	return out, nil
}

// raceOf reports the race of a with the later b.
func (r *replayer) raceOf(a, b *made) *machine.Failure {
	rec := r.rec
	r.racing = [2]*made{a, b}
	if !slices.Contains(r.clocks.made, b) {
		r.clocks.made = append(r.clocks.made, b)
	}
	for _, x := range r.clocks.made {
		if x != a && x.at >= a.at {
			x.at++ // what is inserted below stands before it
		}
	}
	rec.records = slices.Insert(rec.records, a.at, a.shown)
	rec.records = append(rec.records, b.shown)
	rec.notes = append(rec.notes, "nothing makes one of the two accesses happen before the other: creating and joining threads, locks and the like do, "+
		"and atomic operations where one that acquires reads what one that releases wrote")
	what := "one thread writes %s and another reads it, and neither happens before the other"
	if a.Write && b.Write {
		what = "two threads write %s, and neither write happens before the other"
	}
	return &machine.Failure{Property: "race", Message: fmt.Sprintf(what, rec.place(b.touch))}
}
