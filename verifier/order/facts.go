package order

import (
	"maps"

	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
)

// facts is what the executions of all threads tell that make another one worth it.
type facts struct {
	// holding are the sections whose assertions never fail. They can be treated as
	// blocking ones (see mode) if they have assumes.
	holding map[*cfg.Step]bool
	// ends says where threads have waited for the end of others (join.go).
	ends endings
	// raceless are the steps whose accesses race with none: no thread need stop in front of them.
	raceless map[*cfg.Step]bool
}

func (s facts) size() int { return len(s.holding) + len(s.ends) + len(s.raceless) }

// findFacts gives what was found out, now or before.
func (x *executor) findFacts() facts {
	s := facts{holding: map[*cfg.Step]bool{}, ends: x.findEndings(), raceless: map[*cfg.Step]bool{}}
	maps.Copy(s.holding, x.seen.holding)
	maps.Copy(s.ends, x.seen.ends)
	maps.Copy(s.raceless, x.seen.raceless)
	locks := x.findLocks()
	sums := x.findSums(locks)
	x.findTurns(sums, locks)
	if x.goals.Has(goal.Race) {
		x.findRaceless(s.raceless, newProgramOrder(x.enc.threads, s.ends), locks)
	}
	for _, t := range x.enc.threads {
		for _, n := range t.nodes {
			if n.mode == partial && !n.asserts {
				s.holding[n.step] = true
			}
		}
	}
	return s
}
