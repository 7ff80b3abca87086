package spin

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// An assumption of the program behind a loop may be one that nothing satisfies. Then no execution leaves the loop there, however often the thread chooses to. So the probe of a loop whose iterations choose goes
// on behind it, up to the last assumption of the program that control comes to before it waits, ends, starts a thread or comes to a loop. It has no effect,
// as all of a probe. What models assume of their choices, {:chosen}, some values satisfy.

// assumes reports whether s is an assumption of the program.
func assumes(s ivl.Stmt) bool {
	a, ok := s.(*ivl.Assume)
	return ok && !a.Await && len(a.Attrs) == 0 && !cfg.Trivial(a.Cond)
}

// halts reports whether a probe does not follow control to s behind a loop.
func (e *effects) halts(s ivl.Stmt) bool {
	switch s := s.(type) {
	case *ivl.AsyncCall:
		return true
	case *ivl.Assume:
		return s.Await || cfg.EndsProcess(s)
	case *ivl.Call:
		return s.Proc.IsAllocator() || e.halting[s.Proc] || e.prog.Proc(s.Proc) == nil && !s.Proc.IsIntrinsic()
	}
	return false
}

// findBehind finds the procedures that make assumptions of the program, and if there are any those in which, or in what they call, something halts or repeats.
func (e *effects) findBehind() {
	if e.assumers = procsThat(e.prog, assumes); len(e.assumers) == 0 {
		return
	}
	if e.choosers == nil {
		e.findChoosers()
	}
	repeats := map[ivl.Stmt]bool{}
	for _, q := range e.prog.Procs {
		index := map[*cfg.Block]int{}
		for i, b := range q.Blocks {
			index[b] = i
		}
		cyclic := digraph.Cyclic(len(q.Blocks), func(v, i int) (int, bool) {
			succs := cfg.Successors(q.Blocks[v].Term)
			if i >= len(succs) {
				return 0, false
			}
			return index[succs[i]], true
		})
		for i, b := range q.Blocks {
			for _, s := range b.Stmts {
				repeats[s] = cyclic[i]
			}
		}
	}
	e.halting = procsThat(e.prog, func(s ivl.Stmt) bool { return repeats[s] || e.halts(s) })
}

// behind gives what a probe of l does where it leaves the loop for a block: it ends at out.
func (c *cutter) behind(nest *cfg.Nest, l *cfg.Loop, out *cfg.Block) func(*cfg.Block) *cfg.Block {
	if len(c.ledger.assumers) == 0 || !slices.ContainsFunc(l.Blocks, func(i int) bool {
		b := c.graph.Blocks[i]
		return branchesFreely(b) || slices.ContainsFunc(b.Stmts, c.ledger.chooses)
	}) {
		return func(*cfg.Block) *cfg.Block { return out }
	}
	copies := map[*cfg.Block]*cfg.Block{}
	var copied func(*cfg.Block) *cfg.Block
	copied = func(b *cfg.Block) *cfg.Block {
		if n := copies[b]; n != nil {
			return n
		}
		copies[b] = out // no assumption so far, or control is in a loop
		at := c.graph.Index(b)
		if in := nest.Of[at]; in != nil && in.Head == at || nest.Contains(l, at) {
			return out
		}
		n := &cfg.Block{Label: b.Label + ".probe"}
		to := out
		last := 0 // how many statements there are up to an assumption
		halted := false
		for _, s := range b.Stmts {
			if halted = c.ledger.halts(s); halted {
				break
			}
			if s := c.probed(s); s != nil {
				n.Stmts = append(n.Stmts, s)
			}
			if call, ok := s.(*ivl.Call); assumes(s) || ok && c.ledger.assumers[call.Proc] {
				last = len(n.Stmts)
			}
		}
		if !halted {
			n.Term = cfg.Retarget(b.Term, func(b *cfg.Block) *cfg.Block {
				next := copied(b)
				if next != out {
					to = nil
				}
				return next
			})
		}
		switch {
		case to == nil:
		case last == 0:
			return out
		default:
			n.Stmts, n.Term = n.Stmts[:last], &cfg.Goto{Targets: []*cfg.Block{out}}
		}
		copies[b] = n
		return n
	}
	return copied
}
