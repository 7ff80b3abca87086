package interp

import (
	"slices"

	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/verifier/machine"
)

// stateGraph has the states that an exploration visits, and what follows each. A nil one keeps nothing.
type stateGraph struct {
	ids    map[visited]int
	states []graphState
	at     int // the state that is visited; -1: none yet
	thread int // that makes a step
}

type graphState struct {
	threads int
	next    []int
	by      []int // the threads that lead there
	idle    []int // threads that wait, or have ended
	ends    bool  // an execution ends there, or is deadlocked
	cut     bool  // an assume does not hold of a thread: no execution goes on
	m       *machine.Machine
}

func (g *stateGraph) add(v visited) int {
	if g == nil {
		return 0
	}
	id, known := g.ids[v]
	if !known {
		id = len(g.states)
		g.ids[v] = id
		g.states = append(g.states, graphState{})
	}
	if g.at >= 0 {
		s := &g.states[g.at]
		s.next, s.by = append(s.next, id), append(s.by, g.thread)
	}
	return id
}

// steps says that a thread makes a step in the state that is visited.
func (g *stateGraph) steps(t int) {
	if g != nil {
		g.thread = t
	}
}

// end says that an execution ends in the state that is visited.
func (g *stateGraph) end() {
	if g != nil && g.at >= 0 {
		g.states[g.at].ends = true
	}
}

// judge says of the state that is visited whether an execution ends there.
func (g *stateGraph) judge(m *machine.Machine, waits [][]wait) {
	if g == nil {
		return
	}
	ended, s := true, &g.states[g.at]
	s.threads, s.m = m.Threads(), m.Clone()
	for t := range m.Threads() {
		th := m.Thread(t)
		ended = ended && th.Ended
		switch {
		case th.Stuck && m.Exits(t):
			g.end()
		case th.Stuck:
			s.cut = true
		case th.Ended || len(waits[t]) > 0:
			s.idle = append(s.idle, t)
		}
	}
	if ended || m.Thread(0).Returned || len(deadlocked(m, waits)) > 0 {
		g.end()
	}
}

// endless reports whether an execution can come to where it goes on for ever, and none from there comes to an end; still, whether one goes on without any change of
// a global variable. In an execution that goes on for ever each thread makes steps, or waits over and over.
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
			for t := range g.states[c[0]].threads {
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
