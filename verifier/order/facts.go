package order

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// facts is what the execution of all threads tells that makes another one worth it.
type facts struct {
	// holding are the sections whose assertions never fail. They can be treated as
	// blocking ones (see mode) if they have assumes.
	holding map[*cfg.Step]bool
	// spins are the sections that try to acquire a lock, with the lock, after which a thread that
	// did not get it does nothing (spin.go).
	spins map[*cfg.Step]*ivl.Var
}

func (s facts) empty() bool { return len(s.holding) == 0 && len(s.spins) == 0 }

// findFacts gives what was found out.
func (x *executor) findFacts() facts {
	s := facts{map[*cfg.Step]bool{}, map[*cfg.Step]*ivl.Var{}}
	locks := x.findLocks()
	sums := x.findSums(locks)
	x.findTurns(sums, locks)
	if x.uses(SpinLemma) {
		x.findSpins(s.spins, locks)
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
