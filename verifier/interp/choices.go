package interp

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/machine"
	"github.com/gsmack/gsmack/verifier/trace"
)

// What a schedule says, and what it leaves to the program: asks decides, for writers of
// schedules and for replays.

// asks reports whether what thread t does next is a choice of the schedule, and which.
// Inside a section no other thread runs, so only what is nondeterministic is one.
func asks(m *machine.Machine, t int) (trace.Op, bool) {
	st, term := m.Next(t)
	switch st := st.(type) {
	case nil:
		if g, ok := term.(*cfg.Goto); ok && len(g.Targets) > 1 {
			return trace.Goto, true
		}
	case *ivl.Havoc:
		return trace.Havoc, true
	case *ivl.AsyncCall:
		return trace.Start, true
	case *ivl.Call:
		if st.Proc.IsAllocator() {
			return trace.Alloc, true
		}
	}
	return trace.Go, !m.InAtomic(t) && m.AtVisible(t) && (m.Threads() > 1 || waitsOrEnters(m, t))
}

// waitsOrEnters reports whether thread t is about to wait, or to enter a section, which may
// wait: that can be where the schedule ends, even if there is no other thread.
func waitsOrEnters(m *machine.Machine, t int) bool {
	st, _ := m.Next(t)
	a, ok := st.(*ivl.Assume)
	return m.EntersSection(t) || ok && a.Await
}

// choiceLog writes down the choices of an execution.
type choiceLog struct {
	choices []trace.Choice
	// passed counts, by thread, the statements executed since its last choice.
	passed map[int]map[ivl.Stmt]int
	// notes is set if choices say what they are about.
	notes bool

	next  trace.Choice
	asked bool
}

// before looks at what thread t does next.
func (l *choiceLog) before(m *machine.Machine, t int) {
	var op trace.Op
	if op, l.asked = asks(m, t); !l.asked {
		return
	}
	l.next = trace.Choice{Op: op, Thread: m.Thread(t).Instance, At: m.Place(t)}
	l.next.Note = l.note(m, t)
}

// after notes that t has done it.
func (l *choiceLog) after(m *machine.Machine, t int, ev machine.Event) {
	if l.passed == nil {
		l.passed = map[int]map[ivl.Stmt]int{}
	}
	if !l.asked {
		if ev.Stmt != nil {
			if l.passed[t] == nil {
				l.passed[t] = map[ivl.Stmt]int{}
			}
			l.passed[t][ev.Stmt]++
		}
		return
	}
	delete(l.passed, t)
	c := l.next
	switch c.Op {
	case trace.Havoc, trace.Alloc:
		c.Values = ev.Values
	case trace.Goto:
		n, _ := ev.Values[0].Uint64()
		c.Number = int(n)
	case trace.Start:
		c.Number = m.Thread(ev.Child).Instance
	}
	l.choices = append(l.choices, c)
}

// finished notes that t has come to its end.
func (l *choiceLog) finished(m *machine.Machine, t int) {
	l.choices = append(l.choices, trace.Choice{Op: trace.Finish, Thread: m.Thread(t).Instance})
}

// stand says that thread t stands at s, the choices from the from-th on lying in the
// section that it has begun.
func (l *choiceLog) stand(m *machine.Machine, t int, s ivl.Stmt, from int) trace.Stand {
	return trace.Stand{
		Thread: m.Thread(t).Instance, At: m.Place(t), Passes: l.passed[t][s], Note: l.note(m, t),
		Inside: append([]trace.Choice(nil), l.choices[from:]...),
	}
}

// failing says where the thread of a failure stands.
func (l *choiceLog) failing(m *machine.Machine, f *machine.Failure) trace.Stand {
	return trace.Stand{Thread: m.Thread(f.Thread).Instance, At: m.Place(f.Thread), Note: l.note(m, f.Thread)}
}

func (l *choiceLog) note(m *machine.Machine, t int) string {
	if !l.notes {
		return ""
	}
	return noteAt(m, t)
}

// noteAt says where thread t is, for people: the place in the source and the statement.
func noteAt(m *machine.Machine, t int) string {
	st, _ := m.Next(t)
	text := ""
	if h, ok := st.(*ivl.Havoc); ok && m.Prog.Uninitialised(m.Thread(t), h) {
		text = "initial values of local variables"
	} else if st != nil {
		text = ivl.FormatStmt(st)
	}
	if at := m.Position(t); at.Line > 0 {
		text = at.String() + ": " + text
	}
	return text
}
