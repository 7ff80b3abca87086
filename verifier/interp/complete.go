package interp

import (
	"context"
	"errors"
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/machine"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Complete makes a schedule of what an engine found, by one execution of p that follows the
// events. The events of an engine are not all that happens: a statement that has no effect
// on the verdict is none, and is executed on the way to the next event; values that do not
// matter are zero. No choice is tried out, except in a probe at the end, all choices in which come round: the first that
// no assumption excludes are taken.
//
// If an assertion fails before the end of the finding, the schedule ends there: that is a
// counterexample, too. The error says what in the finding cannot be followed.
func Complete(ctx context.Context, p *cfg.Program, found trace.Finding) (*trace.Schedule, error) {
	m, err := machine.New(p, machine.Config{Initial: found.Initial, Distant: true})
	if err != nil {
		return nil, err
	}
	c := &completer{log: choiceLog{notes: true}}
	c.follower = follower{ctx: ctx, limit: maxBetween, m: m, index: map[int]int{0: 0}, step: c.execute,
		tries: found.Goal == trace.Deadlock || found.Goal == trace.Race}
	out := &trace.Schedule{Inputs: givens(p, found.Initial), End: trace.Ending{Goal: found.Goal}}
	f, err := c.events(found.Events, found.Goal == trace.Assertion)
	if f == nil && err == nil {
		if out.End.Stands, f, err = c.end(found); err != nil {
			err = fmt.Errorf("the end: %w", err)
		}
	}
	if f != nil {
		out.End = trace.Ending{Goal: trace.Assertion, Stands: []trace.Stand{c.log.failing(c.m, f)}}
	}
	out.Choices = c.log.choices
	return out, err
}

// givens names the inputs of p.
func givens(p *cfg.Program, vals []value.Value) []trace.Given {
	var out []trace.Given
	for i, v := range machine.Inputs(p) {
		if i < len(vals) && vals[i].IsValid() {
			out = append(out, trace.Given{Name: v.Name, Value: vals[i]})
		}
	}
	return out
}

// completer is the Oracle of Complete.
type completer struct {
	follower
	log  choiceLog
	cur  *trace.Event // that is executed
	open bool         // the values just taken do not matter
	free bool         // nor does where control goes
	// round makes the choices in the probe that is tried, of numbers in the domain; nil before it is entered.
	round  *chooser
	domain *domain
	// follows is set if it goes on behind its loop.
	follows bool
}

// execute executes one statement and writes down what was chosen.
func (c *completer) execute(t int) (machine.Event, error) {
	if c.tries && c.m.EntersSection(t) {
		c.entered.mark = len(c.log.choices)
	}
	if c.free && c.m.EntersProbe(t) {
		if c.round != nil { // it has left its loop, and comes to another one, or to this one in another state
			return machine.Event{}, &DoubtError{At: c.m.Position(t)}
		}
		var err error
		c.follows = follows(c.m, t)
		if c.round, err = roundIn(c.ctx, c.m, t, c.domain); err != nil {
			return machine.Event{}, err
		}
	}
	c.log.before(c.m, t)
	c.open = false
	ev, err := c.m.Step(t, c)
	if err != nil || ev.Status == machine.Blocked || ev.Status == machine.Pruned || ev.Status == machine.Failed {
		return ev, err
	}
	c.log.next.Open = c.open
	c.log.after(c.m, t, ev)
	return ev, nil
}

// events follows events; if fails is set, the last one fails.
func (c *completer) events(events []trace.Event, fails bool) (*machine.Failure, error) {
	for i, e := range events {
		if f, err := c.event(e, fails && i == len(events)-1); f != nil {
			return f, nil
		} else if err != nil {
			return nil, fmt.Errorf("event %d of %d: %w", i+1, len(events), err)
		}
	}
	return nil, nil
}

// event follows one event.
func (c *completer) event(e trace.Event, last bool) (*machine.Failure, error) {
	if !last && !c.matters(e.Stmt) {
		return nil, nil
	}
	t, f, err := c.turn(e.Thread, anything)
	if f != nil || err != nil {
		return f, err
	}
	if f, err := c.reach(t, e.Stmt, func(here bool) bool { return here || c.m.EntersProbe(t) }); f != nil || err != nil {
		return f, err
	}
	if c.m.EntersProbe(t) {
		return nil, nil // no thread gets past it: the iteration returns to the head for all choices
	}
	c.cur = &e
	ev, err := c.advance(t)
	c.cur = nil
	if last && err == nil && ev.Status == machine.Failed {
		return ev.Failure, nil
	}
	if f, err = c.outcome(t, ev, err); f == nil && err == nil && last {
		err = fmt.Errorf("%s: the assertion at the end holds", pos(e.Stmt))
	}
	return f, err
}

// anything lets a thread make choices of its own.
func anything(int) error { return nil }

// matters reports whether an event says something: what a thread does by
// itself is executed on the way, listed or not.
func (c *completer) matters(s ivl.Stmt) bool {
	switch s := s.(type) {
	case nil, *ivl.Havoc, *ivl.Assert:
		return true
	case *ivl.Call:
		return c.m.Prog.Visible[s] || s.Proc.IsAllocator()
	}
	return c.m.Prog.Visible[s]
}

// reach executes thread t until stops holds. Its argument says whether t is at s (at a goto with several targets
// if s is nil).
func (c *completer) reach(t int, s ivl.Stmt, stops func(here bool) bool) (*machine.Failure, error) {
	f, err := c.until(t, func(st ivl.Stmt, open bool) bool { return stops(st == s && (st != nil || open)) })
	if f == nil && err == nil && (c.m.Ended(t) || c.m.Exited()) {
		err = fmt.Errorf("thread %d ends", t)
	}
	if err != nil {
		err = fmt.Errorf("on the way to %s at %s: %w", describe(s), pos(s), err)
	}
	return f, err
}

// until executes thread t until done holds or t ends. The arguments of done are the next statement and
// whether it is a goto with several targets.
func (c *completer) until(t int, done func(st ivl.Stmt, open bool) bool) (*machine.Failure, error) {
	ev, err := c.forward(t, func() (bool, error) {
		st, _ := c.m.Next(t)
		op, asked := asks(c.m, t)
		open := asked && op == trace.Goto
		if done(st, open) {
			return true, nil
		}
		if open && !c.free {
			return false, fmt.Errorf("%s: the engine does not say where thread %d goes", c.m.Position(t), t)
		}
		return false, nil
	})
	return c.outcome(t, ev, err)
}

// end takes the threads to where they stand at the end.
func (c *completer) end(found trace.Finding) ([]trace.Stand, *machine.Failure, error) {
	if found.Goal == trace.Assertion {
		return nil, nil, errors.New("no assertion fails")
	}
	c.pastBounds = found.Goal == trace.Deadlock
	var stands []trace.Stand
	for _, target := range found.Targets {
		stand, f, err := c.stand(target, found.Goal == trace.Deadlock)
		if f != nil || err != nil {
			return nil, f, err
		}
		stands = append(stands, stand)
	}
	for _, number := range found.Ended {
		if f, err := c.finish(number); f != nil || err != nil {
			return nil, f, err
		}
	}
	return stands, nil, nil
}

// stand takes a thread to where it stands at the end, and out of the section that lies in. If it waits there,
// the await does not hold.
func (c *completer) stand(target trace.Target, waits bool) (stand trace.Stand, f *machine.Failure, err error) {
	t, f, err := c.turn(target.Thread, anything)
	if c.free = target.Stmt != nil && goal.Spins(target.Stmt); c.free {
		c.domain = newDomain(Limits{})
		for _, e := range target.Inside {
			c.domain = c.domain.with(e.Values...)
		}
		target.Inside = nil // the iteration returns to the head for all choices
		defer func() { c.free, c.follows, c.round = false, false, nil }()
	}
	if f == nil && err == nil {
		f, err = c.events(target.Inside, false)
	}
	if f != nil || err != nil {
		return stand, f, err
	}
	if target.Made {
		f, err := c.until(t, func(ivl.Stmt, bool) bool { return c.m.SectionOver(t) })
		at := c.m.Prog.Places[target.Stmt]
		return trace.Stand{Thread: target.Thread, At: at, Made: true, Note: describe(target.Stmt)}, f, err
	}
	if f, err := c.reach(t, target.Stmt, func(here bool) bool { return here && !(waits && c.goesOn(t)) }); f != nil || err != nil {
		if err != nil && c.follows && c.ctx.Err() == nil { // the engine followed it less far
			err = &DoubtError{At: c.m.Position(t)}
		}
		return stand, f, err
	}
	from := len(c.log.choices)
	tried := c.m.InAtomic(t) && c.tries
	if tried {
		from = c.entered.mark
	}
	stand = c.log.stand(c.m, t, target.Stmt, from)
	c.log.choices = c.log.choices[:from]
	if tried {
		c.leave()
	}
	return stand, nil, nil
}

// goesOn reports whether thread t is at an await that holds. In a loop, that is an earlier iteration than the one in which
// the thread waits: an await that folds to true is no event.
func (c *completer) goesOn(t int) bool {
	st, _ := c.m.Next(t)
	a, ok := st.(*ivl.Assume)
	if !ok || !a.Await {
		return false
	}
	holds, known := c.m.Eval(t, a.Cond)
	return known && holds.IsTrue()
}

// finish takes a thread to its end.
func (c *completer) finish(number int) (*machine.Failure, error) {
	t, f, err := c.turn(number, anything)
	if f != nil || err != nil {
		return f, err
	}
	if f, err = c.until(t, func(ivl.Stmt, bool) bool { return false }); f == nil && err == nil {
		c.log.finished(c.m, t)
	}
	return f, err
}

// Havoc takes the values of the event, or zero.
func (c *completer) Havoc(m *machine.Machine, t int, h *ivl.Havoc) ([]value.Value, error) {
	if c.cur != nil && len(c.cur.Values) > 0 {
		return c.cur.Values, nil
	}
	if c.round != nil {
		c.open = c.round.worked == 0 // no assume excludes the first ones
		return c.round.Havoc(m, t, h)
	}
	out := make([]value.Value, len(h.Vars))
	for i, v := range h.Vars {
		out[i] = value.Zero(v.Var.Type)
	}
	c.open = true
	return out, nil
}

// Choose takes the target of the event.
func (c *completer) Choose(m *machine.Machine, t int, n int) (int, error) {
	if c.cur == nil && c.round != nil {
		return c.round.Choose(m, t, n)
	}
	if c.cur == nil && c.free {
		return 0, nil
	}
	if c.cur == nil || len(c.cur.Values) != 1 {
		return 0, fmt.Errorf("%s: no target of a goto with %d targets", m.Position(t), n)
	}
	i, ok := c.cur.Values[0].Uint64()
	if !ok || i >= uint64(n) {
		return 0, fmt.Errorf("%s: target %s of a goto with %d targets", m.Position(t), c.cur.Values[0], n)
	}
	return int(i), nil
}

// Allocate takes the address of the event, or leaves it to the machine.
func (c *completer) Allocate(m *machine.Machine, t int, call *ivl.Call) (value.Value, error) {
	if c.cur != nil && len(c.cur.Values) == 1 {
		return c.cur.Values[0], nil
	}
	return value.Value{}, nil
}

// Child numbers the thread as the event says. A thread that the engine does not mention
// gets a number that none of its threads has.
func (c *completer) Child(m *machine.Machine, t int, s *ivl.AsyncCall) (int, error) {
	number := unscheduled + m.Threads()
	if c.cur != nil {
		number = c.cur.Child
	}
	return c.start(number, s)
}

// start notes the number of the thread that is started next.
func (x *follower) start(number int, s *ivl.AsyncCall) (int, error) {
	if _, ok := x.index[number]; ok {
		return 0, fmt.Errorf("%s: thread %d is started twice", s.Pos, number)
	}
	x.index[number] = x.m.Threads()
	return number, nil
}

// unscheduled is above the numbers of all instances.
const unscheduled = 1 << 30
