package seq

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// layout is one thread instance's blocks in the order in which they are emitted.
type layout struct {
	*cfg.Graph
	// alias gives a block whose control condition equals that at the end of an
	// earlier one: whenever that one is left, this one is reached.
	alias map[*cfg.Block]*cfg.Block
}

// findAliases finds, for each block that is reached whenever its immediate
// dominator is left, that dominator. A block that can leave the thread stuck
// (an assume outside of a section) counts as having an edge to the exit.
func (l *layout) findAliases() {
	idom := l.Dominators()
	ipdom := digraph.PostDominators(l.Succs, func(i int) bool { return len(l.Succs[i]) == 0 || canStick(l.Blocks[i]) })
	for i := 1; i < len(l.Blocks); i++ {
		// Being stuck in the dominator itself does not matter: the alias is to its end.
		always := true
		for _, s := range l.Succs[idom[i]] {
			for s < i {
				s = ipdom[s]
			}
			always = always && s == i
		}
		if always {
			l.alias[l.Blocks[i]] = l.Blocks[idom[i]]
		}
	}
}

// canStick reports whether a thread can get stuck in b at an assume or await
// outside of an atomic section.
func canStick(b *cfg.Block) bool {
	for i, s := range b.Stmts {
		if a, ok := s.(*ivl.Assume); ok && !cfg.Trivial(a.Cond) && (!b.Step(i).Section() || cfg.EndsThread(a)) {
			return true
		}
	}
	return false
}
