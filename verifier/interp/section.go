package interp

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// What atomic section a thread is in, and whether it is about to enter or leave it, is decided
// here. It is dynamic: a section can begin in a callee and end in a caller.

// InAtomic reports whether thread t is inside an atomic section.
func (m *Machine) InAtomic(t int) bool { return m.threads[t].atomic > 0 }

// entersSection reports whether thread t next begins an outermost atomic section.
func (m *Machine) entersSection(t int) bool {
	st, _ := m.Next(t)
	return !m.InAtomic(t) && depthAfter(0, st) > 0
}

// sectionOver reports whether thread t is in no section, or is about to end the one it is in.
func (m *Machine) sectionOver(t int) bool {
	st, _ := m.Next(t)
	return !m.InAtomic(t) || depthAfter(m.threads[t].atomic, st) == 0
}

// cross executes s, which delimits a section.
func (x *executor) cross(s ivl.Stmt) {
	th := x.th
	before := th.atomic
	th.atomic = depthAfter(before, s)
	switch {
	case th.atomic == 0:
		th.section = nil
	case before == 0:
		th.section = x.f.block.Step(x.f.index)
	}
}

// depthAfter is how many sections are open behind s, given how many are before.
func depthAfter(depth int, s ivl.Stmt) int {
	switch s.(type) {
	case *ivl.AtomicBegin:
		return depth + 1
	case *ivl.AtomicEnd:
		return max(depth-1, 0)
	}
	return depth
}

// isVisible reports whether other threads can tell statement i of b apart: it begins a section,
// touches a shared global, starts a thread or waits.
func isVisible(b *cfg.Block, i int) bool {
	a, ok := b.Stmts[i].(*ivl.Assume)
	return !(ok && cfg.EndsThread(a)) && (b.Step(i).BeginsAt(b.Stmts[i]) || len(b.Accesses(i)) > 0 || cfg.Noticed(b.Stmts[i]))
}
