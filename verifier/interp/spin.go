package interp

import (
	"context"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/machine"
)

// A thread that spins stands in front of a probe, which is one more iteration of its loop
// (spin/probe.go). It spins for ever if the iteration, for all choices of the thread in it,
// returns to the head and has changed nothing that another thread can observe, and nothing that the
// next iteration reads. Then the remaining threads stay in the same state for ever under all schedules.

// An assumption excludes the choices with which it does not hold, in the iteration, and behind the loop: there the thread goes on alone. If others may answer to what it has written before, the
// assumption may hold after all, or not: that is a doubt.

// spins gives the wait of thread t, which stands in front of a probe, if it spins for ever.
func spins(ctx context.Context, m *machine.Machine, t int, d *domain) ([]wait, error) {
	return spinsAmong(ctx, m, t, d, ofAnswers)
}

// doubts says when an assumption that excludes choices makes a doubt.
type doubts int

const (
	noDoubts  doubts = iota // at the end of a counterexample, where nobody else goes on
	ofWrites                // if the thread has changed something before
	ofAnswers               // if another thread could go on then
)

// spinsAmong is spins, but for what makes a doubt.
func spinsAmong(ctx context.Context, m *machine.Machine, t int, d *domain, of doubts) ([]wait, error) {
	if m.Thread(0).Returned {
		return nil, nil
	}
	sampled := d.sampled
	d.sampled = false
	defer func() { d.sampled = d.sampled || sampled }()
	st, _ := m.Next(t)
	answered := st.Info().Attrs.Has(cfg.Answered)
	c := &chooser{domain: d}
	doubt := false
	var out []wait
	for s := range c.ways(ctx, m) {
		var reads []touch
		var why []string
		begun := map[string]*machine.Machine{}
		ev, err := s.section(t, func() {
			reads = append(reads, dataReads(s.m, t)...)
			if st, _ := s.m.Next(t); st != nil {
				if text := st.Info().Attrs.Text(cfg.Spurious); text != "" && !slices.Contains(why, text) {
					why = append(why, text)
				}
				if a, ok := st.(*ivl.Assume); ok && !a.Await && a.Attrs.Has(cfg.Round) {
					begun[a.Attrs.Text(cfg.Round)] = s.m.Clone()
				}
			}
		})
		none := impossible(ev)
		if err == nil && ev.Status == machine.Ran {
			var open bool
			none, open, err = s.behind(t, m.Threads())
			doubt = doubt || open
		}
		if err != nil {
			return nil, err
		}
		if of == noDoubts && ev.Status == machine.Blocked && !goal.Spins(ev.Stmt) && m.SameGlobals(s.m) {
			none = true // it waits there, for what nobody does
		}
		if !none && (ev.Status != machine.Blocked || !goal.Spins(ev.Stmt) || !roundBegan(m, begun, ev.Stmt).SameAs(s.m, t)) {
			if !c.guessed { // else it may be that this cannot be
				return nil, nil
			}
			none = true
		}
		if none && of != noDoubts && !doubt && !ofModels(s.m, t) {
			if doubt, err = answers(ctx, m, t, &chooser{domain: d, picks: slices.Clone(c.picks[:c.used])}, of); err != nil {
				return nil, err
			}
		}
		if out == nil && !none {
			w := s.waitAt(t, ev.Stmt.(*ivl.Assume))
			w.reads, w.why = reads, why
			out = append(out, w)
		}
	}
	for i := range out {
		out[i].doubt = doubt || answered && d.sampled
	}
	return out, nil
}

// follows reports whether thread t stands in front of a probe that goes on behind its loop.
func follows(m *machine.Machine, t int) bool {
	st, _ := m.Next(t)
	return st != nil && st.Info().Attrs.Has(cfg.Followed)
}

// ofModels reports whether thread t is at an assumption that some of the values satisfy which were chosen for it: no answer matters.
func ofModels(m *machine.Machine, t int) bool {
	st, _ := m.Next(t)
	return st != nil && st.Info().Attrs.Has(cfg.Chosen)
}

// maxBehind bounds the steps of a thread alone, behind its loop.
const maxBehind = 1000

// behind has thread t, which has left its loop, go on alone. It reports whether an assumption excludes that, or, if the thread starts others or does not come to an end, whether that is open.
func (s *stepper) behind(t, threads int) (excluded, open bool, err error) {
	s.repeats = true
	if ev, err := s.settle(t); err != nil || ev.Status != machine.Ran {
		return false, false, err
	}
	for range maxBehind {
		switch th := s.m.Thread(t); {
		case th.Stuck:
			return !s.m.Exits(t), false, nil
		case th.Ended || s.m.Exited() || s.m.EntersProbe(t):
			return false, false, nil
		case s.m.Threads() > threads:
			return true, true, nil
		}
		ev, err := s.macroStep(t)
		if err != nil || ev.Status != machine.Ran {
			return ev.Status == machine.Pruned, false, err
		}
	}
	return true, true, nil
}

// answers reports whether there is a doubt at some time while thread t, which stands in front of a probe, goes on alone with some choices. Another thread that
// waits in a loop can go on if it changes something itself before it comes to an assumption: that may be what t waits for.
func answers(ctx context.Context, m *machine.Machine, t int, c *chooser, of doubts) (found bool, err error) {
	s := newStepper(ctx, m.Clone(), c)
	last := m
	others := func() (bool, error) {
		if last.SameGlobals(s.m) {
			return false, nil
		}
		if of == ofWrites {
			return true, nil
		}
		last = s.m.Clone()
		for u := range s.m.Threads() {
			if th := s.m.Thread(u); u == t || th.Ended || th.Stuck {
				continue
			}
			var ws []wait
			if s.m.EntersProbe(u) {
				ws, err = spinsAmong(ctx, last, u, c.domain.again(), ofWrites)
			} else if s.m.AtVisible(u) {
				ws, err = waitsOf(ctx, last, u, c.domain.again())
			}
			if len(ws) == 0 || err != nil || ws[0].doubt {
				return err == nil, err
			}
		}
		return false, nil
	}
	step := s.step
	s.step = func(t int) (machine.Event, error) {
		ev, err := step(t)
		if err == nil && !found {
			found, err = others()
		}
		return ev, err
	}
	ev, err := s.section(t, nil)
	if err == nil && ev.Status == machine.Ran {
		_, _, err = s.behind(t, m.Threads())
	}
	return found, err
}

// roundBegan is the state in which the iteration began that has come round at the await: m, or that of a round on its way.
func roundBegan(m *machine.Machine, begun map[string]*machine.Machine, await ivl.Stmt) *machine.Machine {
	if at := begun[await.Info().Attrs.Text(cfg.Round)]; at != nil {
		return at
	}
	return m
}

// impossible reports whether an assume excludes the choices with which a probe ended.
func impossible(ev machine.Event) bool {
	return ev.Status == machine.Pruned && ev.Stmt != nil && (!goal.Spins(ev.Stmt) || cfg.BeginsProbe(ev.Stmt))
}

// roundIn makes choices with which thread t, which stands in front of a probe, executes the iteration to its end, if there are any.
func roundIn(ctx context.Context, m *machine.Machine, t int, d *domain) (*chooser, error) {
	c := &chooser{domain: d}
	for s := range c.ways(ctx, m) {
		ev, err := s.section(t, nil)
		if err != nil {
			return nil, err
		}
		if ev.Status == machine.Blocked && goal.Spins(ev.Stmt) {
			break
		}
	}
	c.reset()
	return c, nil
}

// dataReads lists what thread t reads next of the program's memory, written or not, and makes a difference.
func dataReads(m *machine.Machine, t int) []touch {
	st, term := m.Next(t)
	if b, ok := term.(*cfg.Branch); ok {
		st = &ivl.Assume{Cond: b.Cond}
	} else if st == nil {
		return nil
	}
	var out []touch
	matters := func(v *ivl.Var) bool { return m.Prog.IsData(v) && !m.Prog.Source.Faint[v] }
	for _, a := range cfg.Accesses(st, matters) {
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

// hangs reports whether some thread has not ended in m, and all such are blocked, or, for all their choices, neither
// affect the others any more nor end.
func (x *explorer) hangs(ctx context.Context, m *machine.Machine) (bool, error) {
	var left []int
	for t := range m.Threads() {
		if th := m.Thread(t); !th.Ended {
			left = append(left, t)
			if th.Stuck || m.Thread(0).Returned {
				return false, nil
			}
		}
	}
	for _, t := range left {
		if idles, err := x.idles(ctx, m, t, len(left) == 1); !idles || err != nil {
			return false, err
		}
	}
	return slices.ContainsFunc(left, func(t int) bool { return !goal.Environment(m.Thread(t).Spawn) }), nil
}

// maxAlone bounds the states of the last thread before it is assumed to terminate.
const maxAlone = 1000

// idles reports whether thread t can go on alone from m for ever, without ending and, unless it is the last thread,
// without a change that others can observe. Paths that an assume excludes are no executions.
func (x *explorer) idles(ctx context.Context, m *machine.Machine, t int, last bool) (bool, error) {
	states := []*machine.Machine{m}
	index := map[uint64]int{m.Hash(): 0}
	next := [][]int{nil} // by state; a state in which the thread waits follows itself
	for i := 0; i < len(states); i++ {
		ws, err := waitsOf(ctx, states[i], t, x.domain)
		if err != nil {
			return false, err
		}
		if len(ws) > 0 {
			next[i] = append(next[i], i)
			continue
		}
		if states[i].EntersProbe(t) {
			continue // with some choices it goes on, as from where the iteration began
		}
		for s := range (&chooser{domain: x.domain}).ways(ctx, states[i]) {
			ev, err := s.macroStep(t)
			if err != nil {
				return false, err
			}
			switch {
			case ev.Status == machine.Pruned, ev.Status == machine.Ran && s.m.Thread(t).Stuck:
			case ev.Status != machine.Ran, s.m.Thread(t).Ended, s.m.Threads() != m.Threads(), !last && !m.SameGlobals(s.m), len(states) > maxAlone:
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
