package interp

import (
	"context"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/trace"
)

// A macro step is what exploration takes for one step: a statement that other
// threads can tell apart (or a whole atomic section), and what the thread and
// the threads it starts then do on their own, up to their next such statement.
// What a thread does on its own commutes with all that others do, but for one
// thing: an assume that is false ends the execution of all. A thread is
// therefore left standing before it (thread.stuck), as others may go on.

// stepper takes macro steps and keeps a log of the choices that repeat them.
type stepper struct {
	follower
	o   Oracle
	log choiceLog
}

func newStepper(ctx context.Context, m *Machine, o Oracle) *stepper {
	s := &stepper{follower: follower{ctx: ctx, limit: maxLocal, m: m}, o: o}
	s.step = s.logged
	return s
}

// logged is Machine.Step with a log.
func (s *stepper) logged(t int) (Event, error) {
	s.log.before(s.m, t)
	ev, err := s.m.Step(t, s.o)
	if err == nil && (ev.Status == Ran || ev.Status == Ended || ev.Status == Exited) {
		s.log.after(s.m, t, ev)
	}
	return ev, err
}

// macroStep executes the visible statement that thread t stands at, and then
// settles. Blocked means that the machine must be thrown away.
func (s *stepper) macroStep(t int) (Event, error) {
	before := s.m.Threads()
	ev, err := s.section(t, nil)
	if err != nil || ev.Status != Ran && ev.Status != Ended {
		return ev, err
	}
	if ev, err := s.settle(t); err != nil || ev.Status != Ran {
		return ev, err
	}
	for c := before; c < s.m.Threads(); c++ {
		if ev, err := s.settle(c); err != nil || ev.Status != Ran {
			return ev, err
		}
	}
	return Event{}, nil
}

// section executes the visible statement that thread t stands at, and, if that
// opens an atomic section, the whole section. It calls before, when not nil,
// before each statement inside of the section.
func (s *stepper) section(t int, before func()) (Event, error) {
	ev, err := s.advance(t)
	if err != nil || ev.Status != Ran {
		return ev, err
	}
	return s.forward(t, func() (bool, error) {
		inside := s.m.InAtomic(t)
		if inside && before != nil {
			before()
		}
		return !inside, nil
	})
}

// settle takes thread t to its next visible statement or its end. The event is
// that of a failure, or has the status Ran.
func (s *stepper) settle(t int) (Event, error) {
	ev, err := s.forward(t, func() (bool, error) {
		if s.m.atVisible(t) {
			return true, nil
		}
		stuck, err := s.m.aboutToPrune(t)
		if stuck {
			s.m.own(t).stuck = true
		}
		return stuck, err
	})
	if ev.Status != Failed {
		ev.Status = Ran
	}
	return ev, err
}

// atVisible reports whether other threads can tell whether thread t has done
// what it does next.
func (m *Machine) atVisible(t int) bool {
	st, term := m.Next(t)
	if st != nil {
		return m.prog.visible[st]
	}
	f := m.threads[t].top()
	switch term.(type) {
	case *cfg.Branch:
		return m.prog.visibleEnd[f.block]
	case *cfg.Return:
		if f.call != nil {
			for _, v := range f.call.Outs {
				if v != nil && m.prog.source.Written(v.Var) {
					return true
				}
			}
		}
	}
	return false
}

// aboutToPrune reports whether what thread t does next ends the execution.
func (m *Machine) aboutToPrune(t int) (bool, error) {
	st, term := m.Next(t)
	switch s := st.(type) {
	case nil:
		g, ok := term.(*cfg.Goto)
		return ok && len(g.Targets) == 0, nil
	case *ivl.Assume:
		if s.Await {
			return false, nil
		}
		v, ok := m.Eval(t, s.Cond)
		if !ok {
			return false, &OpenError{s.Pos, s.Cond}
		}
		return v.IsFalse(), nil
	}
	return false, nil
}

// position is where thread t stands.
func (m *Machine) position(t int) trace.Pos {
	if m.threads[t].ended {
		return trace.Pos{}
	}
	st, _ := m.Next(t)
	return position(m.threads[t].position(), st)
}
