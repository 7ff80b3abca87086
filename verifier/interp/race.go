package interp

import (
	"context"
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/machine"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Two threads race in a state where the next step of each accesses the same
// memory of the program, one of them writes, and not both accesses lie in atomic
// sections. With sequentially consistent atomic operations this is the data race
// of C11: two conflicting accesses that happens-before does not order can be
// brought next to each other by reordering what is independent.

// touch is an access that a thread is about to make.
type touch struct {
	cfg.Access
	index  []value.Value
	atomic bool
	at     trace.Stand // of a touch that exploration found
}

// touchesAt lists the accesses to data in the statement that thread t stands at.
func touchesAt(m *machine.Machine, t int) []touch {
	return accessesAt(m, t, m.Prog.IsData)
}

// accessesAt lists the accesses to some of the variables in the statement that thread t stands at;
// none if the index of one has no determined value.
func accessesAt(m *machine.Machine, t int, some func(*ivl.Var) bool) []touch {
	out := partialAccesses(m, t, some)
	if slices.ContainsFunc(out, func(x touch) bool {
		return slices.ContainsFunc(x.index, func(v value.Value) bool { return !v.IsValid() })
	}) {
		return nil
	}
	return out
}

// partialAccesses lists the accesses to some of the variables in the statement that thread t stands at. What has no determined value in an index is
// invalid. What is no data is accessed atomically.
func partialAccesses(m *machine.Machine, t int, some func(*ivl.Var) bool) []touch {
	st, _ := m.Next(t)
	if st == nil {
		return nil
	}
	th := m.Thread(t)
	var out []touch
	for _, a := range th.Top().Block.Accesses(th.Top().Index) {
		if !some(a.Var) {
			continue
		}
		x := touch{Access: a, atomic: !m.Prog.IsData(a.Var) || !th.Section.Plain()}
		if call := th.Modelled(cfg.BenignRace); call != nil && !a.Benign && !a.Raced {
			x.Benign, x.Raced = cfg.Tolerance(call.Info())
		}
		for _, arg := range a.Args {
			v, _ := m.Eval(t, arg)
			x.index = append(x.index, v)
		}
		out = append(out, x)
	}
	return out
}

// conflict reports whether a and b, of different threads, race, and that was not reported.
func (a touch) conflict(b touch) bool {
	if a.Var != b.Var || !a.Write && !b.Write || a.atomic && b.atomic || a.Benign || b.Benign || a.Reported(b.Access) {
		return false
	}
	return overlap(a.index, b.index)
}

// overlap reports whether two elements may be the same.
func overlap(a, b []value.Value) bool {
	for i, v := range a {
		if i < len(b) && v.Whole() && b[i].Whole() && !value.Equal(v, b[i]) {
			return false
		}
	}
	return true
}

// nextTouches lists the accesses of the next step of thread t, which stands
// before a visible statement: one access, or those of a whole section.
func nextTouches(ctx context.Context, m *machine.Machine, t int, d *domain) ([]touch, error) {
	if st, _ := m.Next(t); st == nil {
		return nil, nil
	} else if !m.EntersSection(t) {
		s := newStepper(ctx, m, nil)
		return s.touches(t), nil
	}
	var out []touch
	for s := range (&chooser{domain: d}).ways(ctx, m) {
		if _, err := s.section(t, func() { out = append(out, s.touches(t)...) }); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// touches are those of touchesAt, with where they are.
func (s *stepper) touches(t int) []touch {
	out := touchesAt(s.m, t)
	for i := range out {
		out[i].at = s.log.stand(s.m, t, out[i].Stmt, 0)
	}
	return out
}

// findRace finds the accesses of two threads that race in m.
func findRace(ctx context.Context, m *machine.Machine, d *domain) (accesses [2]touch, found bool, err error) {
	next := make([][]touch, m.Threads())
	for t := range m.Threads() {
		th := m.Thread(t)
		if th.Ended || th.Stuck || m.InAtomic(t) || !m.AtVisible(t) {
			continue
		}
		if next[t], err = nextTouches(ctx, m, t, d); err != nil {
			return accesses, false, err
		}
	}
	for t := range next {
		for u := t + 1; u < len(next); u++ {
			for _, a := range next[t] {
				for _, b := range next[u] {
					if a.conflict(b) {
						return [2]touch{a, b}, true, nil
					}
				}
			}
		}
	}
	return accesses, false, nil
}

// name is the name of what is accessed, in reports.
func (a touch) name(c *machine.Program) string {
	if n := c.Text(a.Var, "cname"); n != "" {
		return n
	}
	if len(a.index) == 0 {
		return a.Var.Name
	}
	return a.Var.Name + "[" + value.Join(a.index) + "]"
}

// describe says in words that a and b, accesses to what is called name, race.
func (a touch) describe(b touch, name string) string {
	if a.Write && b.Write {
		return fmt.Sprintf("two threads write %s at the same time", name)
	}
	if b.Write {
		a, b = b, a
	}
	return fmt.Sprintf("one thread %s %s while another %s it", a.verb(), name, b.verb())
}

// verb is what a does, in words. What ends a life writes ghost state.
func (a touch) verb() string {
	attrs := a.Stmt.Info().Attrs
	switch {
	case attrs.Has("ends"):
		return "ends the life of"
	case attrs.Has("frees"):
		return "frees"
	case a.Write:
		return "writes"
	}
	return "reads"
}
