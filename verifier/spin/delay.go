package spin

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// dropDelays drops the loops of p that only take time: for (i = 0; i < n; i++) pause(), between two looks at a lock. Such a loop
// assigns local variables that make no difference behind it, goes to one place, and ends, since it counts. So the execution without it
// has the same states and the same failures. How long a delay is then makes no difference, either, and need not be the same in two
// iterations of a loop that waits.
func dropDelays(p *cfg.Program, graphs graphs, inert *cfg.Inert) {
	dropped := false
	for _, q := range p.Procs {
		for dropDelay(p, q, graphs.of(q), inert) { // one that dropped another one may make no difference now
			delete(graphs, q)
			dropped = true
		}
	}
	if dropped {
		p.FindSteps()
	}
}

// dropDelay drops a loop of q that is a delay; false if there is none.
func dropDelay(p *cfg.Program, q *cfg.Proc, g *cfg.Graph, inert *cfg.Inert) bool {
	c := &counting{operators: operators{p}, graph: g, inert: inert}
	for _, l := range g.Loops().Loops {
		if l.Irreducible || !c.computes(l) {
			continue
		}
		if c.live == nil {
			c.live = cfg.NewRelevance(q, g, inert, nil)
		}
		behind := c.behind(l)
		if behind == nil || !c.counts(l) {
			continue
		}
		skip := func(b *cfg.Block) *cfg.Block {
			if b == g.Blocks[l.Head] {
				return behind
			}
			return b
		}
		for i, b := range g.Blocks {
			if !slices.Contains(l.Blocks, i) {
				b.Term = cfg.Retarget(b.Term, skip)
			}
		}
		q.Blocks = cfg.Tidy(skip(q.Blocks[0]))
		return true
	}
	return false
}

// computes reports whether iterations of l do nothing but assign to local variables what is not chosen. It has no loops in it.
func (c *counting) computes(l *cfg.Loop) bool {
	for _, i := range l.Blocks {
		b := c.graph.Blocks[i]
		for _, s := range b.Stmts {
			_, chosen := s.(*ivl.Havoc)
			if a, ok := s.(*ivl.Assume); ok && cfg.Trivial(a.Cond) {
				continue
			}
			if chosen || !c.inert.ComputesOnly(s) {
				return false
			}
		}
		switch t := b.Term.(type) {
		case *cfg.Goto:
			if len(t.Targets) != 1 || t.Choice != nil {
				return false
			}
		case *cfg.Branch:
			if ivl.Mentions(t.Cond, func(v *ivl.Var) bool { return v.Kind == ivl.Global }) {
				return false
			}
		default:
			return false
		}
		if c.graph.Loops().Of[i] != l {
			return false
		}
	}
	return true
}

// behind is the block to which l goes, if there is one only, and nothing that l assigns makes a difference there; else nil.
func (c *counting) behind(l *cfg.Loop) (out *cfg.Block) {
	for _, i := range l.Blocks {
		for _, j := range c.graph.Succs[i] {
			switch b := c.graph.Blocks[j]; {
			case slices.Contains(l.Blocks, j):
			case out != nil && out != b:
				return nil
			default:
				out = b
			}
		}
	}
	if out == nil {
		return nil
	}
	for v := range cfg.AssignedIn(cfg.Stmts(c.graph.In(l))) {
		if c.live.Live(v, out, 0) {
			return nil
		}
	}
	return out
}

// counts reports whether l ends because a counter comes to a bound that stays.
func (c *counting) counts(l *cfg.Loop) bool {
	return slices.ContainsFunc(c.numbers(l), func(v *ivl.Var) bool {
		n := c.counter(l, v)
		return n != nil && slices.ContainsFunc(n.tests, func(t test) bool { return t.found == nil })
	})
}
