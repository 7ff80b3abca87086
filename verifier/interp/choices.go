package interp

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/trace"
)

// What a schedule says, and what it leaves to the program: asks decides, for those who
// write schedules and for those who follow them.

// asks reports whether what thread t does next is a choice of the schedule, and which.
// Inside a section nobody else moves, so only what is nondeterministic is one.
func (m *Machine) asks(t int) (trace.Op, bool) {
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
	return trace.Go, !m.InAtomic(t) && m.atVisible(t) && (len(m.threads) > 1 || m.waitsOrEnters(t))
}

// waitsOrEnters reports whether thread t is about to wait, or to enter a section, which may
// wait: that can be where the schedule ends, even if there is no other thread.
func (m *Machine) waitsOrEnters(t int) bool {
	st, _ := m.Next(t)
	a, ok := st.(*ivl.Assume)
	return m.entersSection(t) || ok && a.Await
}

// place is where thread t stands; none if it has ended.
func (m *Machine) place(t int) trace.Place {
	if m.threads[t].ended {
		return trace.Place{}
	}
	f := m.threads[t].top()
	return trace.Place{Proc: f.proc.Decl.Name, Block: m.prog.labels[f.block], Index: f.index}
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
func (l *choiceLog) before(m *Machine, t int) {
	var op trace.Op
	if op, l.asked = m.asks(t); !l.asked {
		return
	}
	l.next = trace.Choice{Op: op, Thread: m.threads[t].instance, At: m.place(t)}
	l.next.Note = l.note(m, t)
}

// after notes that t has done it.
func (l *choiceLog) after(m *Machine, t int, ev Event) {
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
		c.Number = m.threads[ev.Child].instance
	}
	l.choices = append(l.choices, c)
}

// finished notes that t has come to its end.
func (l *choiceLog) finished(m *Machine, t int) {
	l.choices = append(l.choices, trace.Choice{Op: trace.Finish, Thread: m.threads[t].instance})
}

// stand says that thread t stands at s, the choices from the from-th on lying in the
// section that it has begun.
func (l *choiceLog) stand(m *Machine, t int, s ivl.Stmt, from int) trace.Stand {
	return trace.Stand{
		Thread: m.threads[t].instance, At: m.place(t), Passes: l.passed[t][s], Note: l.note(m, t),
		Inside: append([]trace.Choice(nil), l.choices[from:]...),
	}
}

// failing says where the thread of a failure stands.
func (l *choiceLog) failing(m *Machine, f *Failure) trace.Stand {
	return trace.Stand{Thread: m.threads[f.Thread].instance, At: m.place(f.Thread), Note: l.note(m, f.Thread)}
}

func (l *choiceLog) note(m *Machine, t int) string {
	if !l.notes {
		return ""
	}
	return m.note(t)
}

// note says where thread t is, for people: the place in the source and the statement.
func (m *Machine) note(t int) string {
	st, _ := m.Next(t)
	text := ""
	if h, ok := st.(*ivl.Havoc); ok && m.prog.uninitialised(m.threads[t], h) {
		text = "initial values of local variables"
	} else if st != nil {
		text = ivl.FormatStmt(st)
	}
	if at := m.position(t); at.Line > 0 {
		text = at.String() + ": " + text
	}
	return text
}
