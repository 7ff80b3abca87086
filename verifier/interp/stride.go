package interp

import (
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/trace"
)

// A stride is what exploration takes for one step: a statement that other
// threads can tell apart (or a whole atomic section), and what the thread and
// the threads it starts then do on their own, up to their next such statement.
// What a thread does on its own commutes with all that others do, but for one
// thing: an assume that is false ends the execution of all. A thread is
// therefore left standing before it (thread.stuck), as others may go on.

// maxLocal bounds the statements between two visible ones.
const maxLocal = 200_000

// LimitError says that exploration gave up on a loop.
type LimitError struct{ Pos ivl.Pos }

// Error gives the position.
func (e *LimitError) Error() string {
	return fmt.Sprintf("%s: no shared access within %d steps", e.Pos, maxLocal)
}

// strider takes strides and keeps a log of the choices that repeat them.
type strider struct {
	m   *Machine
	o   Oracle
	log choiceLog
	at  trace.Place // where the last statement stood
	// pastBounds goes on where an assertion that a bound was enough fails.
	pastBounds bool
}

// stride executes the visible statement that thread t stands at, and then
// settles. Blocked means that the machine must be thrown away.
func (s *strider) stride(t int) (Event, error) {
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
func (s *strider) section(t int, before func()) (Event, error) {
	ev, err := s.step(t)
	for n := 0; err == nil && ev.Status == Ran && s.m.InAtomic(t); n++ {
		if n > maxLocal {
			return ev, &LimitError{s.m.position(t)}
		}
		if before != nil {
			before()
		}
		ev, err = s.step(t)
	}
	return ev, err
}

// settle takes thread t to its next visible statement or its end. The event is
// that of a failure, or has the status Ran.
func (s *strider) settle(t int) (Event, error) {
	m := s.m
	for n := 0; !m.threads[t].ended; n++ {
		if n > maxLocal {
			return Event{}, &LimitError{m.position(t)}
		}
		if m.atVisible(t) {
			return Event{}, nil
		}
		if stuck, err := m.aboutToPrune(t); err != nil || stuck {
			m.own(t).stuck = stuck
			return Event{}, err
		}
		ev, err := s.step(t)
		if err != nil || ev.Status == Failed {
			return ev, err
		}
	}
	return Event{}, nil
}

// step is Machine.Step with a log.
func (s *strider) step(t int) (Event, error) {
	s.log.before(s.m, t)
	s.at = s.m.place(t)
	ev, err := s.m.Step(t, s.o)
	if err != nil || ev.Status == Blocked || ev.Status == Pruned {
		return ev, err
	}
	if s.pastBounds && ev.Status == Failed && ev.Failure.Class == Bound {
		s.m.own(t).top().index++
		return Event{Stmt: ev.Stmt}, nil
	}
	if ev.Status == Failed {
		return ev, nil
	}
	s.log.after(s.m, t, ev)
	return ev, nil
}

// failing is where the failure f of the last statement is.
func (s *strider) failing(f *Failure) trace.Stand {
	return trace.Stand{Thread: s.m.threads[f.Thread].instance, At: s.at, Note: s.m.note(f.Thread)}
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
				if v != nil && m.prog.shared[v.Var] {
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

// position is where thread t stands, in the IVL.
func (m *Machine) position(t int) ivl.Pos {
	th := m.threads[t]
	if th.ended {
		return ivl.Pos{}
	}
	f := th.top()
	for i := f.index; i < len(f.block.Stmts); i++ {
		if p := f.block.Stmts[i].Info().Pos; p.IsValid() {
			return p
		}
	}
	for i := min(f.index, len(f.block.Stmts)) - 1; i >= 0; i-- {
		if p := f.block.Stmts[i].Info().Pos; p.IsValid() {
			return p
		}
	}
	if b, ok := f.block.Term.(*cfg.Branch); ok && b.Stmt != nil {
		return b.Stmt.Info().Pos
	}
	return f.proc.Decl.Pos
}
