package interp

import (
	"context"

	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/machine"
)

// A macro step is one step of exploration: a visible statement (or a whole
// atomic section), and the local statements of the thread and of the threads it
// starts, up to their next visible statement. Local statements commute with those
// of other threads, with one exception: an assume that is false ends the
// execution of all threads. A thread therefore stops before it (Machine.Strand),
// as others may go on.

// stepper takes macro steps and keeps a log of the choices that repeat them.
type stepper struct {
	follower
	o   machine.Oracle
	log choiceLog
	// repeats has loops that count leap over iterations again (cfg.Once).
	repeats bool
}

func newStepper(ctx context.Context, m *machine.Machine, o machine.Oracle) *stepper {
	s := &stepper{follower: follower{ctx: ctx, limit: maxLocal, m: m}, o: o}
	s.step = s.logged
	return s
}

// logged is Machine.Step with a log.
func (s *stepper) logged(t int) (machine.Event, error) {
	s.log.before(s.m, t)
	ev, err := s.m.Step(t, s.o)
	if err == nil && (ev.Status == machine.Ran || ev.Status == machine.Ended || ev.Status == machine.Exited) {
		s.log.after(s.m, t, ev)
	}
	return ev, err
}

// macroStep executes the visible statement that thread t stands at, and then
// settles. Blocked means that the machine must be thrown away.
func (s *stepper) macroStep(t int) (machine.Event, error) {
	before := s.m.Threads()
	ev, err := s.section(t, nil)
	if err != nil || ev.Status != machine.Ran && ev.Status != machine.Ended {
		return ev, err
	}
	if ev, err := s.settle(t); err != nil || ev.Status != machine.Ran {
		return ev, err
	}
	return s.settleFrom(before)
}

// settleFrom settles the threads that were started since there were so many.
func (s *stepper) settleFrom(before int) (machine.Event, error) {
	for c := before; c < s.m.Threads(); c++ {
		if ev, err := s.settle(c); err != nil || ev.Status != machine.Ran {
			return ev, err
		}
	}
	return machine.Event{}, nil
}

// section executes the visible statement that thread t stands at, and, if that
// opens an atomic section, the whole section. It calls before, when not nil,
// before each statement inside of the section.
func (s *stepper) section(t int, before func()) (machine.Event, error) {
	ev, err := s.advance(t)
	if err != nil || ev.Status != machine.Ran {
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

// settle takes thread t to its next visible statement or its end, or, if it chooses to go round in a loop without such a statement, to where it comes by twice.
// The event is that of a failure, or has the status Ran.
func (s *stepper) settle(t int) (machine.Event, error) {
	var passed map[*cfg.Block]bool // since the first choice; nil: there was none
	ev, err := s.forward(t, func() (bool, error) {
		if s.m.AtVisible(t) {
			return true, nil
		}
		if f := s.m.Thread(t).Top(); passed != nil && f.Index == 0 {
			if passed[f.Block] {
				return true, nil
			}
			passed[f.Block] = true
		}
		if passed == nil && s.m.Chooses(t) {
			passed = map[*cfg.Block]bool{}
		}
		stuck, err := s.m.AboutToPrune(t)
		if st, _ := s.m.Next(t); stuck && s.repeats && st != nil && st.Info().Attrs.Has(cfg.Once) {
			s.m.Skip(t)
			stuck, err = s.m.AboutToPrune(t)
		}
		if stuck {
			s.m.Strand(t)
		}
		return stuck, err
	})
	if ev.Status != machine.Failed {
		ev.Status = machine.Ran
	}
	return ev, err
}
