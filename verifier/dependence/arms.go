package dependence

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/machine"
)

// controlFlow is what the graphs of a program's procedures say of paths that are not taken.
type controlFlow struct {
	prog  *machine.Program
	arms  map[*cfg.Block]*arms
	joins map[*cfg.Block]*cfg.Block
	procs map[*machine.Proc]*effects
}

// effects is what a piece of a program may do, whichever way control takes in it.
type effects struct {
	writes []*ivl.Var
	// waits: it may wait for other threads, or end its own.
	waits bool
	// assumes: it may prune the execution.
	assumes bool
	// ends: it may end the process, start a thread, or do what is not modelled.
	ends bool
}

// arms is what may happen between a branch and the block where its paths join; join is nil
// if they do so only where the procedure returns.
type arms struct {
	join *cfg.Block
	effects
}

// armsOf finds the arms of the branch at the end of b.
func (d *controlFlow) armsOf(b *cfg.Block) *arms {
	if a, ok := d.arms[b]; ok {
		return a
	}
	a := &arms{join: d.joinOf(b)}
	if d.arms == nil {
		d.arms, d.procs = map[*cfg.Block]*arms{}, map[*machine.Proc]*effects{}
	}
	d.arms[b] = a
	for _, b := range d.from(b, a.join) {
		for _, s := range b.Stmts {
			if d.fails(s) {
				break
			}
			d.effect(s, &a.effects, true)
		}
		if s := cfg.SpinExit(b.Term); s != nil && d.reachesEnd(b) {
			d.effect(s, &a.effects, true)
		}
	}
	return a
}

// successors are those of t; no thread comes back from a probe.
func successors(t cfg.Term) []*cfg.Block {
	next := cfg.Successors(t)
	if cfg.SpinExit(t) != nil {
		next = next[:1]
	}
	return next
}

// counts reports whether s cuts off iterations that change nothing, and so no state, of a loop that carries
// variables from one iteration to the next. A loop that carries none waits for other threads.
func counts(s *ivl.Assume) bool {
	found := false
	ivl.WalkExpr(s.Cond, func(e ivl.Expr) bool {
		b, ok := e.(*ivl.Binary)
		found = found || ok && b.Op == ivl.Neq
		return !found
	})
	return found && s.Attrs.Has("spin")
}

// fails reports whether s is an assertion that never holds, or calls what begins with one.
func (d *controlFlow) fails(s ivl.Stmt) bool {
	switch s := s.(type) {
	case *ivl.Assert:
		return ivl.IsBool(s.Cond, false) && !s.Attrs.Has("unknown") && !s.Attrs.Has("bound")
	case *ivl.Call:
		p := d.prog.Procs[s.Proc]
		if p == nil {
			return false
		}
		for b, n := p.Blocks[0], 0; n < len(p.Blocks); n++ {
			for _, s := range b.Stmts {
				switch s := s.(type) {
				case *ivl.Assert:
					return d.fails(s)
				case *ivl.Assume:
					if !machine.IsMarker(s) {
						return false
					}
				case *ivl.Assign, *ivl.Havoc:
				default:
					return false
				}
			}
			next := cfg.Successors(b.Term)
			if len(next) != 1 {
				return false
			}
			b = next[0]
		}
	}
	return false
}

// reachesEnd reports whether control gets to the end of b.
func (d *controlFlow) reachesEnd(b *cfg.Block) bool {
	return !slices.ContainsFunc(b.Stmts, d.fails)
}

// from lists the blocks that control reaches after b before it reaches stop, or fails.
func (d *controlFlow) from(b, stop *cfg.Block) []*cfg.Block {
	next := func(b *cfg.Block) []*cfg.Block {
		return slices.DeleteFunc(slices.Clone(successors(b.Term)), func(s *cfg.Block) bool { return s == stop })
	}
	return digraph.Reach(func(b *cfg.Block) []*cfg.Block {
		if !d.reachesEnd(b) {
			return nil
		}
		return next(b)
	}, next(b)...)
}

// joinOf is the immediate post-dominator of b: the first block after b on every path from b to an end of the
// procedure, except for paths that fail; nil if there is none.
func (d *controlFlow) joinOf(b *cfg.Block) *cfg.Block {
	if d.joins == nil {
		d.joins = map[*cfg.Block]*cfg.Block{}
		for _, p := range d.prog.Procs {
			d.postDominators(p.Blocks)
		}
	}
	return d.joins[b]
}

// postDominators finds where paths join in a procedure.
func (d *controlFlow) postDominators(blocks []*cfg.Block) {
	g := cfg.NewGraph(blocks)
	next := make([][]int, len(blocks))
	for i, b := range blocks {
		if d.reachesEnd(b) {
			for _, s := range successors(b.Term) {
				next[i] = append(next[i], g.Index(s))
			}
		}
	}
	for i, to := range digraph.PostDominators(next, func(i int) bool { return len(next[i]) == 0 && d.reachesEnd(blocks[i]) }) {
		if i < len(blocks) && 0 <= to && to < len(blocks) {
			d.joins[blocks[i]] = blocks[to]
		}
	}
}

// effect adds what s may do. Local variables of procedures other than that of s (own) are left
// out.
func (d *controlFlow) effect(s ivl.Stmt, e *effects, own bool) {
	for _, v := range cfg.Assigned(s) {
		if own || d.prog.IsGlobal(v) {
			e.writes = append(e.writes, v)
		}
	}
	switch s := s.(type) {
	case *ivl.Assert:
		e.ends = e.ends || s.Attrs.Has("unknown")
	case *ivl.Assume:
		switch {
		case machine.IsMarker(s), counts(s):
		case machine.IsExit(s):
			e.ends = true
		case s.Await, s.Attrs.Has("spin"):
			e.waits = true
		default:
			e.assumes = true
		}
	case *ivl.AsyncCall:
		e.ends = true
	case *ivl.Call:
		if p := d.prog.Procs[s.Proc]; p != nil {
			called := d.procEffects(p)
			e.writes = append(e.writes, called.writes...)
			e.waits = e.waits || called.waits
			e.assumes = e.assumes || called.assumes
			e.ends = e.ends || called.ends
		}
	}
}

// procEffects is what a call of p may do.
func (d *controlFlow) procEffects(p *machine.Proc) *effects {
	if e, ok := d.procs[p]; ok {
		return e
	}
	e := &effects{}
	d.procs[p] = e
	wrote := map[*ivl.Var]bool{}
	for _, q := range d.prog.Source.Running(p.Decl) {
		for _, b := range digraph.Reach(func(b *cfg.Block) []*cfg.Block { return successors(b.Term) }, q.Blocks[0]) {
			if s := cfg.SpinExit(b.Term); s != nil {
				d.effect(s, e, false)
			}
			for _, s := range b.Stmts {
				if _, ok := s.(*ivl.Call); !ok {
					d.effect(s, e, false)
					continue
				}
				for _, v := range cfg.Assigned(s) {
					wrote[v] = wrote[v] || d.prog.IsGlobal(v)
				}
			}
		}
	}
	for _, v := range e.writes {
		wrote[v] = true
	}
	e.writes = e.writes[:0]
	for _, v := range d.prog.Globals {
		if wrote[v] {
			e.writes = append(e.writes, v)
		}
	}
	return e
}
