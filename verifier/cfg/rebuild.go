package cfg

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// Rewriter says how Rebuild changes thread instances. The functions get nodes
// of the old instances and return what takes their place; nil functions change
// nothing.
type Rewriter struct {
	Stmts func(inst *Instance, b *Block) []ivl.Stmt
	Expr  func(e ivl.Expr) ivl.Expr // of a branch condition
	// Stop says that no execution goes on to a statement, one that Stmts gave.
	Stop func(s ivl.Stmt) bool
	// Params keeps those parameters for which it is true; the arguments of
	// the spawn follow.
	Params func(v *ivl.Var) bool
	// Fresh says of which instances blocks and lists of statements are copied though nothing changes, for a pass that goes on to change them in place.
	Fresh func(inst *Instance) bool
}

// Rebuild copies t with changed blocks; t stays as it is. Unreachable and empty
// blocks go. Spawn statements that change take their
// instances along. An instance in which nothing changes has the blocks and steps that it had.
func (t *Threads) Rebuild(globals []*ivl.Var, locals map[*Instance][]*ivl.Var, r Rewriter) *Threads {
	out := &Threads{Program: t.Program, Globals: globals, Child: map[*ivl.AsyncCall]*Instance{}, Elements: t.Elements, Raced: t.Raced}
	insts := map[*Instance]*Instance{}
	for _, inst := range t.Instances {
		n := *inst
		n.Parent = insts[inst.Parent]
		if r.Params != nil {
			n.Params = slices.DeleteFunc(slices.Clone(inst.Params), func(p *ivl.Var) bool { return !r.Params(p) })
		}
		insts[inst] = &n
		out.Instances = append(out.Instances, &n)
	}
	for i, inst := range t.Instances {
		n := out.Instances[i]
		fresh := r.Fresh != nil && r.Fresh(inst)
		changed := fresh
		stmts, terms := make([][]ivl.Stmt, len(inst.Blocks)), make([]Term, len(inst.Blocks))
		for k, b := range inst.Blocks {
			ss, term := b.Stmts, b.Term
			if r.Stmts != nil {
				ss = r.Stmts(inst, b)
			}
			if r.Stop != nil {
				if i := slices.IndexFunc(ss, r.Stop); i >= 0 {
					ss, term = ss[:i], &Goto{}
				}
			}
			stmts[k] = respawn(t, out, insts, ss, r.Params)
			terms[k] = rewriteTerm(term, r.Expr)
			changed = changed || terms[k] != b.Term || !slices.Equal(stmts[k], b.Stmts)
		}
		vars, ok := locals[inst]
		if !ok {
			vars = inst.Locals
		}
		if changed {
			blocks := make(map[*Block]*Block, len(inst.Blocks))
			for k, b := range inst.Blocks {
				if fresh {
					stmts[k] = slices.Clone(stmts[k])
				}
				blocks[b] = &Block{Label: b.Label, Stmts: stmts[k]}
			}
			for k, b := range inst.Blocks {
				blocks[b].Term = Retarget(terms[k], func(b *Block) *Block { return blocks[b] })
			}
			n.Lay(blocks[inst.Blocks[0]])
		}
		n.Locals = vars
	}
	dropUnspawned(out)
	return out
}

// respawn gives each spawn statement its new instance, and drops arguments.
func respawn(t, out *Threads, insts map[*Instance]*Instance, ss []ivl.Stmt, keep func(*ivl.Var) bool) []ivl.Stmt {
	for i, s := range ss {
		a, ok := s.(*ivl.AsyncCall)
		if !ok {
			continue
		}
		old := t.ChildOf(a)
		child := insts[old]
		if keep != nil && len(child.Params) != len(old.Params) {
			n := *a
			n.Args = nil
			for j, p := range old.Params {
				if keep(p) {
					n.Args = append(n.Args, a.Args[j])
				}
			}
			ss = slices.Clone(ss)
			ss[i] = &n
			a = &n
		}
		child.Spawn = a
		out.Child[a] = child
	}
	return ss
}

// ChildOf finds the instance that a spawn starts; a may be a changed copy of
// the statement in t, which has the same origin.
func (t *Threads) ChildOf(a *ivl.AsyncCall) *Instance {
	if c := t.Child[a]; c != nil {
		return c
	}
	for s, c := range t.Child {
		if s.Origin == a.Origin {
			return c
		}
	}
	panic("cfg: a spawn without an instance")
}

// Ways are the successors of t, or the one to which its condition leads if expr makes a literal of that.
func Ways(t Term, expr func(ivl.Expr) ivl.Expr) []*Block { return Successors(rewriteTerm(t, expr)) }

// rewriteTerm rewrites the condition of a branch, which is decided if that is a literal. What does not change is
// the same.
func rewriteTerm(t Term, expr func(ivl.Expr) ivl.Expr) Term {
	br, ok := t.(*Branch)
	if !ok {
		return t
	}
	c := br.Cond
	if expr != nil {
		c = expr(c)
	}
	lit, decided := c.(*ivl.BoolLit)
	switch {
	case decided && lit.Value:
		return &Goto{Targets: []*Block{br.Then}}
	case decided:
		return &Goto{Targets: []*Block{br.Else}}
	case c == br.Cond:
		return t
	}
	return &Branch{Cond: c, Then: br.Then, Else: br.Else, Stmt: br.Stmt}
}

// dropUnspawned removes the instances whose spawn has become unreachable.
// Those that stay keep their IDs, which the program mentions as thread ids.
func dropUnspawned(t *Threads) {
	live := map[*ivl.AsyncCall]bool{}
	for _, inst := range t.Instances {
		if inst.Parent != nil && !live[inst.Spawn] {
			continue
		}
		for s := range Stmts(inst.Blocks) {
			if a, ok := s.(*ivl.AsyncCall); ok {
				live[a] = true
			}
		}
	}
	t.Instances = slices.DeleteFunc(t.Instances, func(inst *Instance) bool {
		dead := inst.Parent != nil && !live[inst.Spawn]
		if dead {
			delete(t.Child, inst.Spawn)
		}
		return dead
	})
}

// UsedLocals keeps the variables that occur in blocks.
func UsedLocals(blocks []*Block, vars []*ivl.Var) []*ivl.Var {
	used := map[*ivl.Var]bool{}
	mark := func(e ivl.Expr) {
		ivl.WalkExpr(e, func(e ivl.Expr) bool {
			if id, ok := e.(*ivl.Ident); ok {
				used[id.Var] = true
			}
			return true
		})
	}
	Exprs(blocks, mark)
	for s := range Stmts(blocks) {
		for _, a := range s.Info().Attrs {
			for _, arg := range a.Args {
				mark(arg.Expr)
			}
		}
	}
	return slices.DeleteFunc(slices.Clone(vars), func(v *ivl.Var) bool { return !used[v] })
}
