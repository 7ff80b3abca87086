package seq

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// layout is one thread instance's blocks in the order in which they are emitted,
// with what that order must respect.
type layout struct {
	blocks []*cfg.Block
	index  map[*cfg.Block]int
	preds  map[*cfg.Block][]*cfg.Block
	depth  map[*cfg.Block]int // open atomic sections at the block's start
	// alias gives a block whose control condition equals that at the end of an
	// earlier one: whenever that one is left, this one is reached.
	alias map[*cfg.Block]*cfg.Block
}

// arrange orders the blocks of inst topologically, so that the blocks of an
// atomic section follow one another. It panics if the instance is not as
// passes.Check wants it: with every block in one section or in none.
func arrange(inst *cfg.Instance) *layout {
	l := &layout{
		index: map[*cfg.Block]int{},
		preds: map[*cfg.Block][]*cfg.Block{},
		depth: map[*cfg.Block]int{},
		alias: map[*cfg.Block]*cfg.Block{},
	}
	waiting := map[*cfg.Block]int{}
	for _, b := range inst.Blocks {
		for _, s := range cfg.Successors(b.Term) {
			l.preds[s] = append(l.preds[s], b)
			waiting[s]++
		}
	}
	// Ready blocks wait on two stacks, so that the order is depth-first: the
	// blocks of one branch stay together, and those inside a section come first.
	var inside, outside []*cfg.Block
	outside = append(outside, inst.Blocks[0])
	open := 0 // blocks inside of sections that wait for a predecessor
	for len(inside)+len(outside) > 0 {
		var b *cfg.Block
		if n := len(inside); n > 0 {
			b, inside = inside[n-1], inside[:n-1]
		} else {
			n := len(outside)
			b, outside = outside[n-1], outside[:n-1]
			if open > 0 {
				panic("seq: two atomic sections of " + inst.Name + " come together in block " + b.Label)
			}
		}
		l.index[b] = len(l.blocks)
		l.blocks = append(l.blocks, b)
		depth := leaveDepth(b, l.depth[b])
		succs := cfg.Successors(b.Term)
		for i := len(succs) - 1; i >= 0; i-- {
			s := succs[i]
			d, seen := l.depth[s]
			switch {
			case seen && d != depth:
				panic("seq: block " + s.Label + " of " + inst.Name + " is inside of an atomic section and outside")
			case !seen && depth > 0:
				open++
			}
			l.depth[s] = depth
			if waiting[s]--; waiting[s] == 0 {
				if depth > 0 {
					open--
					inside = append(inside, s)
				} else {
					outside = append(outside, s)
				}
			}
		}
	}
	l.findAliases()
	return l
}

// leaveDepth is the number of open atomic sections at the end of b.
func leaveDepth(b *cfg.Block, depth int) int {
	for _, s := range b.Stmts {
		switch s.(type) {
		case *ivl.AtomicBegin:
			depth++
		case *ivl.AtomicEnd:
			depth--
		}
	}
	return depth
}

// findAliases finds, for each block that is reached whenever its immediate
// dominator is left, that dominator. A block that can leave the thread stuck
// (an assume outside of a section) counts as having an edge to the exit.
func (l *layout) findAliases() {
	n := len(l.blocks)
	idom := make([]int, n)
	for i, b := range l.blocks {
		if i == 0 {
			continue
		}
		d := -1
		for _, p := range l.preds[b] {
			pi := l.index[p]
			if d < 0 {
				d = pi
			}
			for d != pi {
				if d > pi {
					d = idom[d]
				} else {
					pi = idom[pi]
				}
			}
		}
		idom[i] = d
	}
	// Postdominators; n is the virtual exit.
	ipdom := make([]int, n+1)
	ipdom[n] = n
	for i := n - 1; i >= 0; i-- {
		b := l.blocks[i]
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
		succs := cfg.Successors(b.Term)
		for _, s := range succs {
			meet(l.index[s])
		}
		if len(succs) == 0 {
			meet(n)
		}
		ipdom[i] = d
		if canStick(b, l.depth[b]) {
			// Whoever is before b may not get past it.
			ipdom[i] = n
		}
	}
	for i := 1; i < n; i++ {
		d := idom[i]
		// Being stuck in d itself does not matter: the alias is to d's end.
		for p := leaveTarget(l, d, ipdom, n); p <= i; p = ipdom[p] {
			if p == i {
				l.alias[l.blocks[i]] = l.blocks[d]
				break
			}
		}
	}
}

// leaveTarget is the nearest block that is always reached once d was left.
func leaveTarget(l *layout, d int, ipdom []int, exit int) int {
	t := -1
	for _, s := range cfg.Successors(l.blocks[d].Term) {
		si := l.index[s]
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
func canStick(b *cfg.Block, depth int) bool {
	for _, s := range b.Stmts {
		switch s := s.(type) {
		case *ivl.AtomicBegin:
			depth++
		case *ivl.AtomicEnd:
			depth--
		case *ivl.Assume:
			if (depth == 0 || endsThread(s)) && !isTrue(s.Cond) {
				return true
			}
		}
	}
	return false
}

// endsThread reports whether s, when its condition is false, is the end of the
// thread: what an atomic section around it did so far stays.
func endsThread(s *ivl.Assume) bool { return s.Await && s.Attrs.Has("thread_exit") }

func isTrue(e ivl.Expr) bool {
	b, ok := e.(*ivl.BoolLit)
	return ok && b.Value
}

func isFalse(e ivl.Expr) bool {
	b, ok := e.(*ivl.BoolLit)
	return ok && !b.Value
}
