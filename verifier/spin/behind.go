package spin

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// An assumption of the program behind a loop may be one that nothing satisfies. Then no execution leaves the loop there, however often the thread chooses to. So the probe of a loop whose iterations choose goes
// on behind it, up to the last assumption of the program that control comes to before it waits, ends, starts a thread or comes to a loop. It has no effect,
// as all of a probe. Other threads may answer to what the thread writes there, so the probe does not read what is shared behind that. What models assume of their choices, {:chosen}, some values satisfy.

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
	e.readers = procsThat(e.prog, e.reads)
	for _, q := range e.prog.Procs {
		for _, b := range q.Blocks {
			if t, ok := b.Term.(*cfg.Branch); ok && e.reads(&ivl.Assume{Cond: t.Cond}) {
				e.readers[q.Decl] = true
			}
		}
	}
	repeats := map[ivl.Stmt]bool{}
	for _, q := range e.prog.Procs {
		g := cfg.NewGraph(q.Blocks)
		cyclic := digraph.Cyclic(len(g.Blocks), digraph.Lists(func(i int) []int { return g.Succs[i] }))
		for i, b := range q.Blocks {
			for _, s := range b.Stmts {
				repeats[s] = cyclic[i]
			}
		}
	}
	e.halting = procsThat(e.prog, func(s ivl.Stmt) bool { return repeats[s] || e.halts(s) })
}

// reads reports whether s reads global variables.
func (e *effects) reads(s ivl.Stmt) bool {
	global := func(es ...ivl.Expr) bool {
		return slices.ContainsFunc(es, func(x ivl.Expr) bool { return ivl.Mentions(x, func(v *ivl.Var) bool { return v.Kind == ivl.Global }) })
	}
	switch s := s.(type) {
	case *ivl.Assign:
		for _, l := range s.Lhs {
			if at, ok := l.(*ivl.Select); ok && global(at.Args...) {
				return true
			}
		}
		return global(s.Rhs...)
	case *ivl.Assume:
		return global(s.Cond)
	case *ivl.Call:
		return e.readers[s.Proc] || global(s.Args...)
	}
	return false
}

// behind gives what a probe of l does where it leaves the loop for a block: it ends at out.
func (c *cutter) behind(nest *cfg.Nest, l *cfg.Loop, out *cfg.Block) func(*cfg.Block) *cfg.Block {
	if len(c.ledger.assumers) == 0 || !slices.ContainsFunc(l.Blocks, func(i int) bool {
		b := c.graph.Blocks[i]
		return branchesFreely(b) || slices.ContainsFunc(b.Stmts, c.ledger.chooses)
	}) {
		return func(*cfg.Block) *cfg.Block { return out }
	}
	type place struct {
		block *cfg.Block
		wrote bool // what is shared
	}
	copies := map[place]*cfg.Block{}
	var copied func(b *cfg.Block, wrote bool) *cfg.Block
	copied = func(b *cfg.Block, wrote bool) *cfg.Block {
		begin := place{b, wrote}
		if n := copies[begin]; n != nil {
			return n
		}
		copies[begin] = out // no assumption so far, or control is in a loop
		at := c.graph.Index(b)
		if in := nest.Of[at]; in != nil && in.Head == at || nest.Contains(l, at) {
			return out
		}
		n := &cfg.Block{Label: b.Label + ".probe"}
		to := out
		last := 0 // how many statements there are up to an assumption
		halted := false
		for _, s := range b.Stmts {
			call, calls := s.(*ivl.Call)
			writes := c.ledger.changesState(s)
			if halted = c.ledger.halts(s) || wrote && c.ledger.reads(s) || writes && calls && c.ledger.assumers[call.Proc]; halted {
				break
			}
			wrote = wrote || writes
			if s := c.probed(s); s != nil {
				n.Stmts = append(n.Stmts, s)
			}
			if assumes(s) || calls && c.ledger.assumers[call.Proc] {
				last = len(n.Stmts)
			}
		}
		if t, ok := b.Term.(*cfg.Branch); ok && wrote && c.ledger.reads(&ivl.Assume{Cond: t.Cond}) {
			halted = true
		}
		if !halted {
			n.Term = cfg.Retarget(b.Term, func(b *cfg.Block) *cfg.Block {
				next := copied(b, wrote)
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
		copies[begin] = n
		return n
	}
	return func(b *cfg.Block) *cfg.Block { return copied(b, false) }
}
