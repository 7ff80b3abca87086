package interp

import (
	"context"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
)

// A thread that spins stands in front of a probe, which is one more iteration of its loop
// (spin/probe.go). It spins for ever if the iteration, whatever the thread chooses in it,
// comes round and has changed nothing that any thread can see, and nothing that the next one
// reads. Then all threads that are left are in the same state for ever, in whatever order they go on.

// entersProbe reports whether thread t stands in front of a probe.
func (m *Machine) entersProbe(t int) bool {
	st, _ := m.Next(t)
	return cfg.BeginsProbe(st)
}

// spins gives the wait of thread t, which stands in front of a probe, if it spins for ever.
func (m *Machine) spins(ctx context.Context, t int, d *domain) ([]wait, error) {
	if m.threads[0].returned {
		return nil, nil
	}
	c := &chooser{domain: d}
	var out []wait
	for {
		s := newStepper(ctx, m.Clone(), c)
		var reads []touch
		ev, err := s.section(t, func() { reads = append(reads, s.m.dataReads(t)...) })
		if err != nil {
			return nil, err
		}
		none := impossible(ev)
		if !none && (ev.Status != Blocked || goal.Spins(ev.Stmt) && !m.sameAs(s.m, t)) {
			return nil, nil
		}
		if out == nil && !none {
			w := s.waitAt(t, ev.Stmt.(*ivl.Assume))
			w.reads = reads
			out = append(out, w)
		}
		if !c.next() {
			return out, nil
		}
	}
}

// impossible reports whether the choices that a probe ended with are none: an assume excludes them.
func impossible(ev Event) bool {
	return ev.Status == Pruned && ev.Stmt != nil && !goal.Spins(ev.Stmt)
}

// round makes choices with which thread t, which stands in front of a probe, comes round in it, if there are any.
func (m *Machine) round(ctx context.Context, t int, d *domain) (*chooser, error) {
	c := &chooser{domain: d}
	for {
		s := newStepper(ctx, m.Clone(), c)
		ev, err := s.section(t, nil)
		if err != nil {
			return nil, err
		}
		if !impossible(ev) || !c.next() {
			c.reset()
			return c, nil
		}
	}
}

// dataReads lists what thread t reads next of the program's memory, written or not.
func (m *Machine) dataReads(t int) []touch {
	st, term := m.Next(t)
	if b, ok := term.(*cfg.Branch); ok {
		st = &ivl.Assume{Cond: b.Cond}
	} else if st == nil {
		return nil
	}
	var out []touch
	for _, a := range cfg.Accesses(st, m.prog.isData) {
		x := touch{Access: a}
		for _, arg := range a.Args {
			if v, ok := m.Eval(t, arg); ok {
				x.index = append(x.index, v)
			}
		}
		if !a.Write {
			out = append(out, x)
		}
	}
	return out
}

// sameAs reports whether an iteration of thread t, which led from m to n, has changed nothing.
func (m *Machine) sameAs(n *Machine, t int) bool {
	if len(m.threads) != len(n.threads) || len(m.objects) != len(n.objects) || !slices.EqualFunc(m.globals, n.globals, value.Equal) {
		return false
	}
	before, after := m.threads[t], n.threads[t]
	if len(before.frames) != len(after.frames) || before.child != after.child {
		return false
	}
	same := true
	for i := range before.frames {
		f, g := &before.frames[i], &after.frames[i]
		if i == len(before.frames)-1 {
			m.prog.relevance(f.proc).Before(f.block, f.index).Each(func(i int) { same = same && value.Equal(f.vars[i], g.vars[i]) })
		} else {
			same = same && slices.EqualFunc(f.vars, g.vars, value.Equal)
		}
	}
	return same
}

// relevance says what can still make a difference in the procedure.
func (c *program) relevance(p *proc) *cfg.Liveness {
	if c.inert == nil {
		c.inert = c.source.Inert()
	}
	if p.relevant == nil {
		p.relevant = cfg.NewRelevance(p.Proc, c.inert)
	}
	return p.relevant
}

// hangs reports whether some thread has not ended in m, and all such, whatever each chooses, make no
// difference to the others any more, and do not end.
func (x *explorer) hangs(ctx context.Context, m *Machine) (bool, error) {
	some := false
	for t, th := range m.threads {
		if th.ended {
			continue
		}
		if th.stuck || m.threads[0].returned {
			return false, nil
		}
		some = true
		if idles, err := x.idles(ctx, m, t); !idles || err != nil {
			return false, err
		}
	}
	return some, nil
}

// idles reports whether thread t, when it goes on alone from m, can do so for ever, and neither ends nor changes what
// others see. Ways that an assume excludes are no executions.
func (x *explorer) idles(ctx context.Context, m *Machine, t int) (bool, error) {
	states := []*Machine{m}
	index := map[uint64]int{m.Hash(): 0}
	next := [][]int{nil} // by state; a state in which the thread waits follows itself
	for i := 0; i < len(states); i++ {
		c := &chooser{domain: x.domain}
		for {
			s := newStepper(ctx, states[i].Clone(), c)
			ev, err := s.macroStep(t)
			if err != nil {
				return false, err
			}
			switch {
			case ev.Status == Blocked:
				next[i] = append(next[i], i)
			case ev.Status == Pruned, ev.Status == Ran && s.m.threads[t].stuck:
			case ev.Status != Ran, s.m.threads[t].ended, len(s.m.threads) != len(m.threads), !slices.EqualFunc(m.globals, s.m.globals, value.Equal):
				return false, nil
			default:
				h := s.m.Hash()
				j, seen := index[h]
				if !seen {
					j = len(states)
					index[h] = j
					states, next = append(states, s.m), append(next, nil)
				}
				next[i] = append(next[i], j)
			}
			if !c.next() {
				break
			}
		}
	}
	ends := make([]bool, len(states)) // all ways on are excluded
	for changed := true; changed; {
		changed = false
		for i := range states {
			if !ends[i] && !slices.ContainsFunc(next[i], func(j int) bool { return !ends[j] }) {
				ends[i], changed = true, true
			}
		}
	}
	return !ends[0], nil
}
