package spin

import (
	"maps"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// A probe is one step, so the state in which it begins decides where control goes before anything is chosen or written. Where it
// branches by that, the two ways are parts, each of which is settled by itself: whether there are values that lead one way is then asked of
// the states that lead there.

// part is what a probe does from a block on.
type part struct {
	step  *cfg.Step
	inst  *cfg.Instance
	root  *cfg.Block
	name  string                // of the part among those of its probe
	env   map[*ivl.Var]ivl.Expr // the values of variables there
	state facts                 // what holds of the state, as in escaping.leaves
	// approximated are the havocs of the program by which models choose what they only approximate.
	approximated map[ivl.Stmt]bool
}

// blocks are those of the part in topological order.
func (p *part) blocks() []*cfg.Block {
	reached := map[*cfg.Block]bool{}
	for _, b := range digraph.Reach(func(b *cfg.Block) []*cfg.Block { return cfg.Successors(b.Term) }, p.root) {
		reached[b] = true
	}
	out := []*cfg.Block{p.root}
	for _, b := range p.step.Blocks {
		if reached[b] && b != p.root {
			out = append(out, b)
		}
	}
	return out
}

// branches reports whether control is still in the section where b ends.
func (p *part) branches(b *cfg.Block) bool { return b == p.root || b.Step(len(b.Stmts)) == p.step }

// settle gives what stands in place of the part, its root if nothing is chosen in it; nothing if it is not known whether the thread may
// leave its loop, or if it may in every state. leaves is then a condition under which it may.
func (p *part) settle(left *int) (root *cfg.Block, leaves ivl.Expr) {
	ends, ok := p.choices()
	if ok && len(ends) == 0 || !ok && p.newEscaping().indifferent(p.root, maps.Clone(p.env), p.state, false) {
		return p.root, nil
	}
	// Where the program assumes something, a change may be none of an execution.
	if changed := changes(p.step); len(changed) > 0 && !p.has(cfg.Assumes) && p.newEscaping().moves(p.root, maps.Clone(p.env), changed, p.state) {
		return leaving(p.root.Label + p.name + ".moves"), nil
	}
	leaves = p.escapes(false)
	if ivl.IsBool(leaves, true) {
		return nil, leaves
	}
	if ivl.IsBool(leaves, false) && ok && len(ends) <= maxChoices {
		root = p.tryAll(ends)
	}
	if root == nil {
		root = p.split(left)
	}
	if root == nil && ivl.IsBool(leaves, false) {
		leaves = p.escapes(true)
	}
	return root, leaves
}

// has reports whether some statement of the part is one.
func (p *part) has(is func(ivl.Stmt) bool) bool {
	for s := range cfg.Stmts(p.blocks()) {
		if is(s) {
			return true
		}
	}
	return false
}

// split settles the parts behind the first branch, which no choice decides; nothing if there is none, or one of them is not settled.
func (p *part) split(left *int) *cfg.Block {
	if *left--; *left < 0 {
		return nil
	}
	w := p.newEscaping()
	n := &cfg.Block{Label: p.root.Label + p.name + ".parts"}
	env, state := maps.Clone(p.env), p.state
	for b := p.root; ; {
		for i, s := range b.Stmts {
			switch s := s.(type) {
			case *ivl.Assert:
				continue
			case *ivl.Assign:
				w.assign(s, env, state)
			case *ivl.Assume:
				if endsProbe(s) || cfg.EndsProcess(s) { // nothing was chosen up to here
					for _, s := range b.Stmts[i:] {
						n.Stmts = append(n.Stmts, ivl.CopyStmt(s))
					}
					n.Term = b.Term
					return n
				}
				if !cfg.Trivial(s.Cond) {
					state = state.and(w.simplify(s.Cond, env, state))
				}
			default:
				return nil
			}
			n.Stmts = append(n.Stmts, ivl.CopyStmt(s))
		}
		if !p.branches(b) {
			return nil
		}
		t, ok := b.Term.(*cfg.Branch)
		if !ok {
			succs := cfg.Successors(b.Term)
			if len(succs) != 1 {
				return nil
			}
			b = succs[0]
			continue
		}
		cond := w.simplify(t.Cond, env, state)
		if lit, ok := cond.(*ivl.BoolLit); ok {
			if b = t.Else; lit.Value {
				b = t.Then
			}
			continue
		}
		arm := func(to *cfg.Block, name string, holds ivl.Expr) *cfg.Block {
			q := &part{p.step, p.inst, to, p.name + name, maps.Clone(env), state.and(holds), p.approximated}
			root, leaves := q.settle(left)
			if root == nil && ivl.IsBool(leaves, true) {
				return leaving(to.Label + q.name + ".leaves")
			}
			return root
		}
		then := arm(t.Then, ".then", cond)
		if then == nil {
			return nil
		}
		otherwise := arm(t.Else, ".else", ivl.NewNot(cond))
		if otherwise == nil {
			return nil
		}
		n.Term = &cfg.Branch{Stmt: t.Stmt, Cond: t.Cond, Then: then, Else: otherwise}
		return n
	}
}
