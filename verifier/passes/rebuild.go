package passes

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// rewriter says how rebuild changes thread instances. The functions get nodes
// of the old instances and return what takes their place; nil functions change
// nothing.
type rewriter struct {
	stmts func(inst *cfg.Instance, b *cfg.Block) []ivl.Stmt
	expr  func(e ivl.Expr) ivl.Expr // of a branch condition
	// stop says that no execution goes on to a statement, one that stmts gave.
	stop func(s ivl.Stmt) bool
	// params keeps those parameters for which it is true; the arguments of
	// the spawn follow.
	params func(v *ivl.Var) bool
}

// rebuild copies t with changed blocks; t stays as it is. Unreachable and empty
// blocks and unused locals go. Spawn statements that change take their
// instances along.
func rebuild(t *cfg.Threads, globals []*ivl.Var, locals map[*cfg.Instance][]*ivl.Var, r rewriter) *cfg.Threads {
	out := &cfg.Threads{Program: t.Program, Globals: globals, Child: map[*ivl.AsyncCall]*cfg.Instance{}, Elements: t.Elements}
	insts := map[*cfg.Instance]*cfg.Instance{}
	for _, inst := range t.Instances {
		n := *inst
		n.Parent = insts[inst.Parent]
		if r.params != nil {
			n.Params = nil
			for _, p := range inst.Params {
				if r.params(p) {
					n.Params = append(n.Params, p)
				}
			}
		}
		insts[inst] = &n
		out.Instances = append(out.Instances, &n)
	}
	for i, inst := range t.Instances {
		n := out.Instances[i]
		blocks := make(map[*cfg.Block]*cfg.Block, len(inst.Blocks))
		for _, b := range inst.Blocks {
			blocks[b] = &cfg.Block{Label: b.Label}
		}
		for _, b := range inst.Blocks {
			c := blocks[b]
			ss, term := b.Stmts, b.Term
			if r.stmts != nil {
				ss = r.stmts(inst, b)
			}
			if r.stop != nil {
				if i := slices.IndexFunc(ss, r.stop); i >= 0 {
					ss, term = ss[:i], &cfg.Goto{}
				}
			}
			c.Stmts = respawn(t, out, insts, ss, r.params)
			c.Term = copyTerm(term, blocks, func(e ivl.Expr) ivl.Expr {
				if r.expr != nil {
					return r.expr(e)
				}
				return e
			})
		}
		n.Lay(blocks[inst.Blocks[0]])
		vars, ok := locals[inst]
		if !ok {
			vars = inst.Locals
		}
		n.Locals = usedLocals(n.Blocks, vars)
	}
	dropUnspawned(out)
	return out
}

// respawn gives each spawn statement its new instance, and drops arguments.
func respawn(t, out *cfg.Threads, insts map[*cfg.Instance]*cfg.Instance, ss []ivl.Stmt, keep func(*ivl.Var) bool) []ivl.Stmt {
	for i, s := range ss {
		a, ok := s.(*ivl.AsyncCall)
		if !ok {
			continue
		}
		old := childOf(t, a)
		child := insts[old]
		if keep != nil && len(child.Params) != len(old.Params) {
			n := *a
			n.Args = nil
			for j, p := range old.Params {
				if keep(p) {
					n.Args = append(n.Args, a.Args[j])
				}
			}
			ss = append([]ivl.Stmt(nil), ss...)
			ss[i] = &n
			a = &n
		}
		child.Spawn = a
		out.Child[a] = child
	}
	return ss
}

// childOf finds the instance that a spawn starts; a may be a changed copy of
// the statement in t, which has the same origin.
func childOf(t *cfg.Threads, a *ivl.AsyncCall) *cfg.Instance {
	if c := t.Child[a]; c != nil {
		return c
	}
	for s, c := range t.Child {
		if s.Origin == a.Origin {
			return c
		}
	}
	panic("passes: a spawn without an instance")
}

func copyTerm(t cfg.Term, blocks map[*cfg.Block]*cfg.Block, expr func(ivl.Expr) ivl.Expr) cfg.Term {
	switch t := t.(type) {
	case *cfg.Goto:
		n := &cfg.Goto{Choice: t.Choice}
		for _, b := range t.Targets {
			n.Targets = append(n.Targets, blocks[b])
		}
		return n
	case *cfg.Branch:
		c := expr(t.Cond)
		if lit, ok := c.(*ivl.BoolLit); ok {
			to := t.Then
			if !lit.Value {
				to = t.Else
			}
			return &cfg.Goto{Targets: []*cfg.Block{blocks[to]}}
		}
		return &cfg.Branch{Cond: c, Then: blocks[t.Then], Else: blocks[t.Else], Stmt: t.Stmt}
	default:
		return t
	}
}

// dropUnspawned removes the instances whose spawn has become unreachable.
// Those that stay keep their IDs, which the program mentions as thread ids.
func dropUnspawned(t *cfg.Threads) {
	live := map[*ivl.AsyncCall]bool{}
	for _, inst := range t.Instances {
		if inst.Parent != nil && !live[inst.Spawn] {
			continue
		}
		for _, b := range inst.Blocks {
			for _, s := range b.Stmts {
				if a, ok := s.(*ivl.AsyncCall); ok {
					live[a] = true
				}
			}
		}
	}
	var kept []*cfg.Instance
	for _, inst := range t.Instances {
		if inst.Parent == nil || live[inst.Spawn] {
			kept = append(kept, inst)
		} else {
			delete(t.Child, inst.Spawn)
		}
	}
	t.Instances = kept
}
