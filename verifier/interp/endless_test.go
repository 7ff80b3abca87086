package interp

import (
	"context"
	"slices"

	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/machine"
)

// stateGraph has the states of a program, and what follows each.
type stateGraph struct {
	domain *domain
	ids    map[uint64]int // by the hash of the state
	states []graphState
}

type graphState struct {
	m    *machine.Machine
	next []int
	by   []int // the threads that lead there
	idle []int // threads that wait, or have ended
	ends bool  // an execution ends there, or is deadlocked
	cut  bool  // an assume does not hold of a thread: no execution goes on
}

// Endless visits all states of p. It reports whether an execution can come to where it goes on for ever, and none from there comes to an end; still, whether one
// goes on without any change of a global variable. An execution that an assume excludes is none.
func Endless(ctx context.Context, p *cfg.Program) (found, still bool, err error) {
	m, err := machine.New(p, machine.Config{})
	if err != nil {
		return false, false, err
	}
	g := &stateGraph{domain: newDomain(Limits{}), ids: map[uint64]int{}}
	for s := range (&chooser{domain: g.domain}).ways(ctx, m) {
		ev, err := s.settle(0)
		if err != nil {
			return false, false, err
		}
		if ev.Status == machine.Ran {
			g.add(s.m)
		}
	}
	for v := 0; v < len(g.states); v++ {
		if err := g.visit(ctx, v); err != nil {
			return false, false, err
		}
	}
	found, still = g.endless()
	return found, still, nil
}

// add is the number of a state.
func (g *stateGraph) add(m *machine.Machine) int {
	h := m.Hash()
	id, known := g.ids[h]
	if !known {
		id = len(g.states)
		g.ids[h] = id
		g.states = append(g.states, graphState{m: m})
	}
	return id
}

// visit takes every macro step that is possible in a state.
func (g *stateGraph) visit(ctx context.Context, v int) (err error) {
	s := g.states[v]
	waits := make([][]wait, s.m.Threads())
	ended := true
	for t := range s.m.Threads() {
		th := s.m.Thread(t)
		ended = ended && th.Ended
		switch {
		case th.Stuck && s.m.Exits(t):
			s.ends = true
		case th.Stuck:
			s.cut = true
		case th.Ended:
			s.idle = append(s.idle, t)
		default:
			if waits[t], err = waitsOf(ctx, s.m, t, g.domain); err != nil {
				return err
			}
			if len(waits[t]) > 0 {
				s.idle = append(s.idle, t)
			}
			for w := range (&chooser{domain: g.domain}).ways(ctx, s.m) {
				ev, err := w.macroStep(t)
				if err == nil {
					err = ctx.Err()
				}
				if err != nil {
					return err
				}
				switch ev.Status {
				case machine.Failed, machine.Exited:
					s.ends = true
				case machine.Ran, machine.Ended:
					s.next, s.by = append(s.next, g.add(w.m)), append(s.by, t)
				}
			}
		}
	}
	s.ends = s.ends || ended || s.m.Thread(0).Returned || len(deadlocked(s.m, waits)) > 0
	g.states[v] = s
	return nil
}

// endless says it of the graph. In an execution that goes on for ever each thread makes steps, or waits over and over.
func (g *stateGraph) endless() (found, still bool) {
	lead, live, quiet := make([]bool, len(g.states)), make([]bool, len(g.states)), make([]bool, len(g.states))
	of := make([]int, len(g.states)) // the component of a state
	next := digraph.Lists(func(v int) []int {
		if g.states[v].cut {
			return nil
		}
		return g.states[v].next
	})
	components := digraph.Components(len(g.states), next)
	for i, c := range components {
		for _, v := range c {
			of[v] = i
		}
	}
	// What follows a component comes before it.
	for i, c := range components {
		leads, lives, quiets := false, false, false
		var moves, idle []int
		for _, v := range c {
			s := &g.states[v]
			if s.cut {
				continue
			}
			leads = leads || s.ends
			idle = append(idle, s.idle...)
			for k, to := range s.next {
				if of[to] == i {
					moves = append(moves, s.by[k])
				}
				leads, lives, quiets = leads || lead[to], lives || live[to], quiets || quiet[to]
			}
		}
		if len(moves) > 0 && !leads {
			fair := true
			for t := range g.states[c[0]].m.Threads() {
				fair = fair && (slices.Contains(moves, t) || slices.Contains(idle, t))
			}
			lives = lives || fair
			quiets = quiets || fair && !slices.ContainsFunc(c, func(v int) bool { return !g.states[v].cut && !g.states[v].m.SameGlobals(g.states[c[0]].m) })
		}
		for _, v := range c {
			lead[v], live[v], quiet[v] = leads && !g.states[v].cut, lives && !g.states[v].cut, quiets && !g.states[v].cut
			found, still = found || lives && !leads, still || quiets && !leads
		}
	}
	return found, still
}
