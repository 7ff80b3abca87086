package cfg

import (
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/ivl/value"
)

// NewRelevance says which variables can still make a difference to more than themselves: a counter
// that only decides how long a thread sleeps does not. In the terms of compilers these are the variables that are
// not faint, where a branch uses its condition only if something depends on where it goes: between it and the block
// where its ways join again there is a step, an assertion, a loop, or an assignment to what is live. It is found as in
// aggressive dead code elimination (Cytron et al., Efficiently Computing Static Single Assignment Form and the
// Control Dependence Graph, TOPLAS 1991): no branch matters until something is found that depends on it. Of more than variables of the procedure
// faint says which make no difference. g is the control flow of p.
func NewRelevance(p *Proc, g *Graph, inert *Inert, faint Faint) *Liveness {
	l := &Liveness{inert: inert, faint: faint, ignored: map[*Branch]bool{}, regions: map[*Block][]*Block{}}
	idom := g.PostDominators()
	nest := g.Loops()
	for i, b := range g.Blocks {
		t, ok := b.Term.(*Branch)
		if !ok || idom[i] < 0 {
			continue
		}
		if region, ok := g.between(i, idom[i], nest); ok {
			l.ignored[t], l.regions[b] = true, region
		}
	}
	l.begin(p)
	l.settle(p)
	return l
}

// settle is what NewRelevance does, again where fewer variables are faint: all that was live still is.
func (l *Liveness) settle(p *Proc) {
	l.returned(p)
	for again := true; again; {
		l.solve(p)
		again = false
		for b, region := range l.regions {
			if t := b.Term.(*Branch); l.ignored[t] && !l.idle(region) {
				delete(l.ignored, t)
				l.use(l.ends[b], t.Cond)
				again = true
			}
		}
	}
}

// Controls calls visit for each branch, with the blocks to which control comes or not as it decides (control dependence: Ferrante, Ottenstein, Warren, The Program
// Dependence Graph and Its Use in Optimization, TOPLAS 1987), and those that follow them before its ways join again.
func (g *Graph) Controls(visit func(t *Branch, blocks []*Block)) {
	idom := g.PostDominators()
	for i, b := range g.Blocks {
		if t, ok := b.Term.(*Branch); ok {
			var blocks []*Block
			for _, j := range g.behind(i, idom[i]) {
				blocks = append(blocks, g.Blocks[j])
			}
			visit(t, blocks)
		}
	}
}

// behind lists the blocks from behind i to the block end.
func (g *Graph) behind(i, end int) []int {
	next := func(j int) []int {
		return slices.DeleteFunc(slices.Clone(g.Succs[j]), func(k int) bool { return k == end })
	}
	return digraph.Reach(next, next(i)...)
}

// between lists the blocks from behind i to the block end; false if control can go round there, or leave.
func (g *Graph) between(i, end int, nest *Nest) ([]*Block, bool) {
	var out []*Block
	for _, j := range g.behind(i, end) {
		if l := nest.Of[j]; j == i || l != nil && l.Head == j || len(g.Succs[j]) == 0 {
			return nil, false
		}
		out = append(out, g.Blocks[j])
	}
	return out, true
}

// idle reports whether nothing in the blocks makes a difference.
func (l *Liveness) idle(blocks []*Block) bool {
	for _, b := range blocks {
		for i, s := range b.Stmts {
			if a, ok := s.(*ivl.Assume); ok && Trivial(a.Cond) {
				continue
			}
			if !l.dead(l.Before(b, i+1), s) {
				return false
			}
		}
	}
	return true
}

// dead reports whether s only computes what is not live behind it.
func (l *Liveness) dead(live Bits, s ivl.Stmt) bool {
	if !l.inert.ComputesOnly(s) {
		return false
	}
	for _, v := range Assigned(s) {
		if n, own := l.number[v]; !own || live.Has(n) {
			return false
		}
	}
	return true
}

// Inert says which calls only compute: what they call accesses no global that is written, and ends. A procedure that does more may still
// be called with literals with which it does not: poll(NULL, 0, 10) only sleeps.
type Inert struct {
	prog  *Program
	known map[string]bool // by procedure and literals
	only  map[ivl.Stmt]bool
}

// Inert is about the calls in p.
func (p *Program) Inert() *Inert { return &Inert{p, map[string]bool{}, map[ivl.Stmt]bool{}} }

// Call reports whether the call only computes.
func (n *Inert) Call(c *ivl.Call) bool { return n.proc(n.prog.Proc(c.Proc), c.Args) }

// proc reports whether q only computes if the arguments are so.
func (n *Inert) proc(q *Proc, args []ivl.Expr) bool {
	if q == nil {
		return false
	}
	key := fmt.Sprintf("%p", q)
	env := map[*ivl.Var]ivl.Expr{}
	for i, a := range args {
		if i >= len(q.Ins) {
			break
		}
		if _, ok := value.Eval(a, nil); ok {
			key += fmt.Sprint(" ", i, " ", ivl.FormatExpr(a))
			env[q.Ins[i]] = a
		}
	}
	if known, ok := n.known[key]; ok {
		return known
	}
	n.known[key] = false // for recursion
	for s := range Stmts(q.Blocks) {
		for _, v := range Assigned(s) {
			delete(env, v)
		}
	}
	n.known[key] = n.computes(q, env)
	return n.known[key]
}

// computes reports whether q ends and does nothing but assign to local variables, where some parameters are what env says.
func (n *Inert) computes(q *Proc, env map[*ivl.Var]ivl.Expr) bool {
	targets := map[*Block][]*Block{}
	reached := digraph.Reach(func(b *Block) []*Block {
		targets[b] = Ways(b.Term, func(c ivl.Expr) ivl.Expr { return value.Fold(ivl.Substitute(c, env)) })
		return targets[b]
	}, q.Blocks[0])
	place := map[*Block]int{}
	for i, b := range reached {
		place[b] = i
	}
	cyclic := digraph.Cyclic(len(reached), func(v, i int) (int, bool) {
		if to := targets[reached[v]]; i < len(to) {
			return place[to[i]], true
		}
		return 0, false
	})
	if slices.Contains(cyclic, true) {
		return false
	}
	for _, b := range reached {
		if g, ok := b.Term.(*Goto); ok && len(g.Targets) == 0 {
			return false
		}
		for _, s := range b.Stmts {
			if a, ok := s.(*ivl.Assume); ok && Trivial(a.Cond) {
				continue
			}
			if c, ok := s.(*ivl.Call); ok && len(env) > 0 {
				given := *c
				given.Args = slices.Clone(c.Args)
				for i, a := range c.Args {
					if id, ok := a.(*ivl.Ident); ok && env[id.Var] != nil {
						given.Args[i] = env[id.Var]
					}
				}
				s = &given
			}
			if !n.ComputesOnly(s) {
				return false
			}
		}
	}
	return true
}

// ComputesOnly reports whether s does nothing but assign to local variables, from local variables.
func (n *Inert) ComputesOnly(s ivl.Stmt) bool {
	only, known := n.only[s]
	if !known {
		only = n.computesOnly(s)
		n.only[s] = only
	}
	return only
}

func (n *Inert) computesOnly(s ivl.Stmt) bool {
	switch s := s.(type) {
	case *ivl.Assign, *ivl.Havoc:
	case *ivl.Call:
		if !n.Call(s) {
			return false
		}
	default:
		return false
	}
	return len(Accesses(s, isGlobal)) == 0
}

// Ignores reports whether nothing depends on where a branch goes.
func (l *Liveness) Ignores(t *Branch) bool { return l.ignored[t] }
