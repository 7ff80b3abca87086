package machine

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// This file decides which atomic section a thread is in, and whether it is about to enter or leave
// it. That is dynamic: a section can begin in a callee and end in a caller.

// InAtomic reports whether thread t is inside an atomic section.
func (m *Machine) InAtomic(t int) bool { return m.threads[t].Atomic > 0 }

// EntersSection reports whether thread t next begins an outermost atomic section.
func (m *Machine) EntersSection(t int) bool {
	st, _ := m.Next(t)
	return !m.InAtomic(t) && cfg.DepthAfter(0, st) > 0
}

// EntersProbe reports whether thread t stands in front of a probe.
func (m *Machine) EntersProbe(t int) bool {
	st, _ := m.Next(t)
	return cfg.BeginsProbe(st)
}

// InProbe reports whether thread t executes a probe.
func (m *Machine) InProbe(t int) bool { return m.threads[t].Section.Probe() }

// SectionOver reports whether thread t is in no section, or is about to end the one it is in.
func (m *Machine) SectionOver(t int) bool {
	st, _ := m.Next(t)
	return !m.InAtomic(t) || cfg.DepthAfter(m.threads[t].Atomic, st) == 0
}

// cross executes s, which delimits a section.
func (x *executor) cross(s ivl.Stmt) {
	th := x.th
	before := th.Atomic
	th.Atomic = cfg.DepthAfter(before, s)
	switch {
	case th.Atomic == 0:
		th.Section = nil
	case before == 0:
		th.Section = x.f.Block.Step(x.f.Index)
	}
}

// Ahead visits the next statement of thread t; if that is in a section, what may follow in it.
func (m *Machine) Ahead(t int, visit func(ivl.Stmt)) {
	type place struct {
		b        *cfg.Block
		i, depth int
	}
	th := m.threads[t]
	digraph.Reach(func(p place) (next []place) {
		if p.i == len(p.b.Stmts) {
			if br, ok := p.b.Term.(*cfg.Branch); ok {
				visit(&ivl.Assume{Cond: br.Cond})
			}
			if p.depth > 0 {
				for _, b := range cfg.Successors(p.b.Term) {
					next = append(next, place{b, 0, p.depth})
				}
			}
			return next
		}
		s := p.b.Stmts[p.i]
		visit(s)
		if depth := cfg.DepthAfter(p.depth, s); depth > 0 && depth <= th.Atomic+maxNesting {
			next = append(next, place{p.b, p.i + 1, depth})
		}
		return next
	}, place{th.Top().Block, th.Top().Index, th.Atomic})
}

// maxNesting is the depth of sections in one another that Ahead follows.
const maxNesting = 8

// isVisible reports whether other threads can observe statement i of b: it begins a section,
// touches a shared global, starts a thread or waits.
func isVisible(b *cfg.Block, i int) bool {
	a, ok := b.Stmts[i].(*ivl.Assume)
	return len(b.Accesses(i)) > 0 || !(ok && cfg.EndsThread(a)) && (b.Step(i).BeginsAt(b.Stmts[i]) || cfg.Noticed(b.Stmts[i]))
}

// AtVisible reports whether the next step of thread t is visible.
func (m *Machine) AtVisible(t int) bool {
	st, term := m.Next(t)
	if st != nil {
		return m.Prog.Visible[st]
	}
	f := m.threads[t].Top()
	switch term.(type) {
	case *cfg.Branch:
		return m.Prog.visibleEnd[f.Block]
	case *cfg.Return:
		if f.Call != nil {
			for _, v := range f.Call.Outs {
				if v != nil && m.Prog.Source.Written(v.Var) {
					return true
				}
			}
		}
	}
	return false
}

// Chooses reports whether thread t makes a choice next.
func (m *Machine) Chooses(t int) bool {
	st, term := m.Next(t)
	if st == nil {
		g, ok := term.(*cfg.Goto)
		return ok && len(g.Targets) > 1
	}
	_, ok := st.(*ivl.Havoc)
	return ok
}

// AboutToPrune reports whether what thread t does next ends the execution.
func (m *Machine) AboutToPrune(t int) (bool, error) {
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
		if !ok && !m.partial {
			return false, &OpenError{s.Pos, s.Cond}
		}
		return ok && v.IsFalse(), nil
	}
	return false, nil
}
