package verifier

import (
	"context"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/goal"
)

// A race of C11 is two conflicting accesses that neither happens before the other. If
// every atomic read acquires and every atomic write releases, such accesses can be
// brought next to each other, and that is what the engines look for. If some do not,
// values pass from thread to thread that order nothing, and there are races whose
// accesses are always far apart. They are a second question, asked only of such
// programs, of each bound after nothing else was found up to it: package passes adds a monitor of
// happens-before to the thread instances, whose assertions the engines then check.

// happensBefore gives the run that answers the second question about p; nil if it
// need not be asked.
func (r *run) happensBefore(ctx context.Context, p *ivl.Program) (*run, error) {
	if len(r.suspects) == 0 {
		return nil, nil
	}
	second := &run{o: r.o, start: r.start, monitors: true}
	second.o.Checks = checkHappensBefore
	_, err := second.lower(ctx, p, goal.Limits|goal.Of(goal.Unordered))
	return second, err
}

// goals are those of the run.
func (r *run) goals() goal.Set {
	if !r.monitors {
		return r.o.Checks.goals()
	}
	return r.o.Checks.goals() | goal.Of(goal.Unordered)
}

// add adds what a second question cost.
func (s *Stats) add(t Stats) {
	for _, p := range t.Phases {
		found := false
		for i := range s.Phases {
			if s.Phases[i].Name == p.Name {
				s.Phases[i].Time += p.Time
				found = true
			}
		}
		if !found {
			s.Phases = append(s.Phases, p)
		}
	}
	s.Unroll, s.Rounds = max(s.Unroll, t.Unroll), max(s.Rounds, t.Rounds)
	s.Threads, s.Steps, s.Terms = max(s.Threads, t.Threads), max(s.Steps, t.Steps), max(s.Terms, t.Terms)
	s.Solves += t.Solves
}

// assumptions are what it takes, besides, that nothing was found.
func (r *run) assumptions(res *Result) []string {
	if r.prog == nil || !r.prog.Concurrent || !r.orders.Relaxing || res.Verdict != Verified && res.Verdict != Bounded {
		return nil
	}
	return []string{"memory is sequentially consistent: what only the weaker orders of some atomic operations let threads see is not covered"}
}
