package seq

import (
	"github.com/gsmack/gsmack/ivl"
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
	n := len(l.Blocks)
	idom := l.Dominators()
	// Postdominators; n is the virtual exit.
	ipdom := make([]int, n+1)
	ipdom[n] = n
	for i := n - 1; i >= 0; i-- {
		b := l.Blocks[i]
		d := -1
		meet := func(s int) {
			if d < 0 {
				d = s
			}
			for d != s {
				if d < s {
					d = ipdom[d]
				} else {
					s = ipdom[s]
				}
			}
		}
		for _, s := range l.Succs[i] {
			meet(s)
		}
		if len(l.Succs[i]) == 0 {
			meet(n)
		}
		ipdom[i] = d
		if canStick(b) {
			// Whoever is before b may not get past it.
			ipdom[i] = n
		}
	}
	for i := 1; i < n; i++ {
		d := idom[i]
		// Being stuck in d itself does not matter: the alias is to d's end.
		for p := leaveTarget(l, d, ipdom, n); p <= i; p = ipdom[p] {
			if p == i {
				l.alias[l.Blocks[i]] = l.Blocks[d]
				break
			}
		}
	}
}

// leaveTarget is the nearest block that is always reached once d was left.
func leaveTarget(l *layout, d int, ipdom []int, exit int) int {
	t := -1
	for _, si := range l.Succs[d] {
		if t < 0 {
			t = si
		}
		for t != si {
			if t < si {
				t = ipdom[t]
			} else {
				si = ipdom[si]
			}
		}
	}
	if t < 0 {
		return exit
	}
	return t
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

func isFalse(e ivl.Expr) bool {
	b, ok := e.(*ivl.BoolLit)
	return ok && !b.Value
}
