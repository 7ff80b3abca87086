package passes

import (
	"strconv"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// CutSpinLoops ends, in the procedures of p, the iterations of loops that change
// nothing: a thread that waits for another one by reading a flag over and over
// need not be unrolled.
//
// An iteration that comes back to the head of its loop, has written no global and
// started no thread, and leaves the locals that are still needed there with the
// values they had leaves the thread as it was. The execution without it leads to the same states and the
// same failures, so nothing is lost if the thread stops where it would begin the
// next one (an assume that does not hold, not an await: it is not blocked).
// Whether an iteration has changed something is known when it runs: a Boolean and
// copies of the locals say so, which constant propagation removes where it is
// clear. The idea is that
// of spin-loop detection in stateless model checking (Kokologiannakis, Ren,
// Vafeiadis: Dynamic Partial Order Reductions for Spinloops, FMCAD 2021).
func CutSpinLoops(p *cfg.Program) {
	changers := changingProcs(p)
	for _, q := range p.Procs {
		c := &spinCutter{proc: q, changers: changers}
		c.run()
	}
}

// changingProcs finds the procedures whose calls may change what other threads or
// later calls see: they write a global, start a thread, or allocate.
func changingProcs(p *cfg.Program) map[*ivl.ProcDecl]bool {
	changes := map[*ivl.ProcDecl]bool{}
	for again := true; again; {
		again = false
		for _, q := range p.Procs {
			if changes[q.Decl] {
				continue
			}
			for _, b := range q.Blocks {
				for _, s := range b.Stmts {
					if changesState(s, changes) {
						changes[q.Decl] = true
					}
				}
			}
			again = again || changes[q.Decl]
		}
	}
	return changes
}

// changesState reports whether s may change more than locals.
func changesState(s ivl.Stmt, changers map[*ivl.ProcDecl]bool) bool {
	switch s := s.(type) {
	case *ivl.AsyncCall:
		return true
	case *ivl.Call:
		if s.Proc.IsAllocator() || changers[s.Proc] {
			return true
		}
		for _, o := range s.Outs {
			if o != nil && o.Var.Kind == ivl.Global {
				return true
			}
		}
	case *ivl.Havoc:
		for _, v := range s.Vars {
			if v.Var.Kind == ivl.Global {
				return true
			}
		}
	case *ivl.Assign:
		for _, l := range s.Lhs {
			if cfg.Target(l).Var.Kind == ivl.Global {
				return true
			}
		}
	}
	return false
}

// spinCutter cuts the loops of one procedure.
type spinCutter struct {
	proc     *cfg.Proc
	changers map[*ivl.ProcDecl]bool
	graph    *cfg.Graph
	live     []map[*ivl.Var]bool // at the start of each block
}

func (c *spinCutter) run() {
	c.graph = cfg.NewGraph(c.proc.Blocks)
	nest := c.graph.Loops()
	if len(nest.Loops) == 0 {
		return
	}
	c.live = liveLocals(c.proc, c.graph)
	cut := false
	for _, l := range nest.Loops {
		if l.Irreducible {
			continue
		}
		if vars, ok := c.carried(l); ok {
			c.cut(nest, l, vars)
			cut = true
		}
	}
	if cut {
		c.proc.Blocks = cfg.Tidy(c.proc.Blocks[0])
	}
}

// carried lists the locals that the loop assigns and whose values at its head are
// read. It gives false if one of them cannot be compared at little cost.
func (c *spinCutter) carried(l *cfg.Loop) ([]*ivl.Var, bool) {
	var out []*ivl.Var
	seen := map[*ivl.Var]bool{}
	for _, i := range l.Blocks {
		for _, s := range c.graph.Blocks[i].Stmts {
			for _, v := range cfg.Assigned(s) {
				if v.Kind == ivl.Global || seen[v] || !c.live[l.Head][v] {
					continue
				}
				if zeroOf(v.Type) == nil {
					return nil, false
				}
				seen[v] = true
				out = append(out, v)
			}
		}
	}
	return out, true
}

// cut puts an assume on the edges that repeat the loop, which carries the
// variables from one iteration to the next.
func (c *spinCutter) cut(nest *cfg.Nest, l *cfg.Loop, carried []*ivl.Var) {
	head := c.graph.Blocks[l.Head]
	var changed ivl.Expr = ivl.NewBool(false)
	if v := c.watch(l); v != nil {
		changed = ivl.NewIdent(v)
	}
	for _, v := range carried {
		old := c.local(v.Name+"$before", v.Type)
		head.Stmts = append([]ivl.Stmt{&ivl.Assign{Lhs: []ivl.Expr{ivl.NewIdent(old)}, Rhs: []ivl.Expr{ivl.NewIdent(v)}}}, head.Stmts...)
		changed = ivl.NewOr(changed, ivl.NewNeq(ivl.NewIdent(v), ivl.NewIdent(old)))
	}
	for _, i := range l.Blocks {
		b := c.graph.Blocks[i]
		if !contains(c.graph.Succs[i], l.Head) || nest.BackTo(i, l.Head) != l {
			continue
		}
		again := &cfg.Block{
			Label: b.Label + ".again",
			Stmts: []ivl.Stmt{&ivl.Assume{Cond: changed, StmtInfo: ivl.StmtInfo{Attrs: ivl.Attrs{{Name: "spin"}}}}},
			Term:  &cfg.Goto{Targets: []*cfg.Block{head}},
		}
		b.Term = redirect(b.Term, head, again)
	}
}

func contains(is []int, i int) bool {
	for _, x := range is {
		if x == i {
			return true
		}
	}
	return false
}

// redirect copies a terminator with one target for another.
func redirect(t cfg.Term, from, to *cfg.Block) cfg.Term {
	move := func(b *cfg.Block) *cfg.Block {
		if b == from {
			return to
		}
		return b
	}
	switch t := t.(type) {
	case *cfg.Goto:
		n := *t
		n.Targets = nil
		for _, b := range t.Targets {
			n.Targets = append(n.Targets, move(b))
		}
		return &n
	case *cfg.Branch:
		n := *t
		n.Then, n.Else = move(t.Then), move(t.Else)
		return &n
	}
	return t
}

// watch adds a Boolean that says whether the current iteration has changed
// anything; nil if none can.
func (c *spinCutter) watch(l *cfg.Loop) *ivl.Var {
	any := false
	for _, i := range l.Blocks {
		for _, s := range c.graph.Blocks[i].Stmts {
			any = any || changesState(s, c.changers)
		}
	}
	if !any {
		return nil
	}
	v := c.local("changed$", ivl.BoolType)
	set := func(value bool) ivl.Stmt {
		return &ivl.Assign{Lhs: []ivl.Expr{ivl.NewIdent(v)}, Rhs: []ivl.Expr{ivl.NewBool(value)}}
	}
	for _, i := range l.Blocks {
		b := c.graph.Blocks[i]
		var out []ivl.Stmt
		if i == l.Head {
			out = append(out, set(false))
		}
		marked := false
		for _, s := range b.Stmts {
			out = append(out, s)
			if !marked && changesState(s, c.changers) {
				out = append(out, set(true))
				marked = true
			}
		}
		b.Stmts = out
	}
	return v
}

// local adds a variable to the procedure, with an unused name.
func (c *spinCutter) local(name string, t ivl.Type) *ivl.Var {
	taken := map[string]bool{}
	for _, vs := range [][]*ivl.Var{c.proc.Ins, c.proc.Outs, c.proc.Locals} {
		for _, v := range vs {
			taken[v.Name] = true
		}
	}
	unique := name
	for i := 1; taken[unique]; i++ {
		unique = name + strconv.Itoa(i)
	}
	v := ivl.NewVar(unique, t, ivl.Local)
	c.proc.Locals = append(c.proc.Locals, v)
	return v
}
