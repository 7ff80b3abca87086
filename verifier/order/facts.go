package order

import (
	"maps"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// facts is what the executions of all threads tell that make another one worth it.
type facts struct {
	// holding are the sections whose assertions never fail. They can be treated as
	// blocking ones (see mode) if they have assumes.
	holding map[*cfg.Step]bool
	// ends says where threads have waited for the end of others (join.go).
	ends endings
	// spans are those that are narrower than their variables (span.go).
	spans map[*ivl.Var]span
}

func (s facts) size() int { return len(s.holding) + len(s.ends) + len(s.spans) }

// findFacts gives what was found out, now or before.
func (x *executor) findFacts() facts {
	s := facts{holding: map[*cfg.Step]bool{}, ends: x.findEndings(), spans: x.findSpans()}
	maps.Copy(s.holding, x.seen.holding)
	maps.Copy(s.ends, x.seen.ends)
	maps.Copy(s.spans, x.seen.spans)
	for _, t := range x.enc.threads {
		for _, n := range t.nodes {
			if n.mode == partial && !n.asserts {
				s.holding[n.step] = true
			}
		}
	}
	return s
}
