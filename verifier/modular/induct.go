package modular

import (
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// Attributes of the statements that induction puts into a program. The argument of loop, back and rank is the number of the loop.
const (
	loopAttr      = "loop"      // a havoc of what the iterations change
	backAttr      = "back"      // an assertion behind an iteration
	candidateAttr = "candidate" // an assertion that an invariant holds, if it is one
	rankAttr      = "rank"      // an assertion that a variable has moved, if it moves one way only
	ghostAttr     = "ghost"     // an assignment of what iterations compute: the program does not make these accesses there
)

// induction replaces loops by one arbitrary iteration.
type induction struct {
	prog  *cfg.Program
	loops int
	// guesses are the constants that say of an invariant, or of a variable that it moves one way only, that it is so.
	guesses map[*ivl.Var]bool
	// ranks are those of the variables of each loop.
	ranks [][]*ivl.Var
	names ivl.Names
}

func newInduction(p *cfg.Program) *induction {
	x := &induction{prog: p, guesses: map[*ivl.Var]bool{}}
	for _, d := range p.Source.Decls {
		x.names.Take(d)
	}
	return x
}

// errLoop is the error for a loop of which no iteration stands for all.
var errLoop = errors.New("a loop that starts threads, allocates memory, or has several entries")

// replaceAll replaces the loops with these heads.
func (x *induction) replaceAll(q *cfg.Proc, heads map[*cfg.Block]bool) error {
	for len(heads) > 0 {
		g := cfg.NewGraph(q.Blocks)
		loops := g.Loops().Loops
		i := slices.IndexFunc(loops, func(l *cfg.Loop) bool { return heads[g.Blocks[l.Head]] })
		if i < 0 {
			return nil // one of two with the same head
		}
		delete(heads, g.Blocks[loops[i].Head])
		if err := x.replace(q, g, loops[i]); err != nil {
			return err
		}
	}
	return nil
}

// replace replaces a loop of q. Control comes to it once, with what its iterations change arbitrary but for the
// invariants, and ends behind the iteration.
//
// The invariants are guesses (Flanagan, Leino: Houdini, an Annotation Assistant for ESC/Java, FME 2001): a variable
// stays on one side of the value that it had at first, and of what it is compared with. So are measures: a variable only grows, or only falls.
func (x *induction) replace(q *cfg.Proc, g *cfg.Graph, l *cfg.Loop) error {
	if l.Irreducible {
		return errLoop
	}
	changed, conds, err := x.changed(g, l)
	if err != nil {
		return err
	}
	live := cfg.NewLiveness(q)
	k := x.loops
	x.loops++
	x.ranks = append(x.ranks, nil)
	var names ivl.Names
	for _, vs := range [][]*ivl.Var{q.Ins, q.Outs, q.Locals, x.prog.Globals} {
		names.TakeVars(vs)
	}
	local := func(v *ivl.Var, what string) *ivl.Var {
		n := ivl.NewVar(names.Unique(v.Name+what), v.Type, ivl.Local)
		q.Locals = append(q.Locals, n)
		return n
	}
	var before, after, back []ivl.Stmt
	var invariants []ivl.Expr
	var havocs []*ivl.Ident
	var globals [][]*ivl.Ident
	for i, c := range conds {
		once := map[*ivl.Var]ivl.Expr{}
		ivl.FreeVars(c, func(id *ivl.Ident) {
			if once[id.Var] != nil || !slices.Contains(changed, id.Var) {
				return
			}
			if e := sameInAll(g.In(l), changed, id.Var); e != nil {
				n := local(id.Var, "$once")
				once[id.Var] = ivl.NewIdent(n)
				before = append(before, &ivl.Assign{StmtInfo: ivl.StmtInfo{Origin: &ivl.Origin{}, Attrs: ivl.Attrs{ivl.NewAttr(ghostAttr)}}, Lhs: []ivl.Expr{ivl.NewIdent(n)}, Rhs: []ivl.Expr{e}})
			}
		})
		conds[i] = ivl.Substitute(c, once)
	}
	for _, v := range changed {
		if v.Kind == ivl.Global {
			globals = append(globals, []*ivl.Ident{ivl.NewIdent(v)})
			continue
		}
		if !live.Live(v, g.Blocks[l.Head], 0) {
			continue
		}
		havocs = append(havocs, ivl.NewIdent(v))
		less := x.orders(v.Type)
		if less == nil {
			continue
		}
		first, head := local(v, "$first"), local(v, "$head")
		before = append(before, ivl.NewAssign(first, ivl.NewIdent(v)))
		after = append(after, ivl.NewAssign(head, ivl.NewIdent(v)))
		for _, o := range less {
			invariants = append(invariants, ivl.NewNot(o(ivl.NewIdent(v), ivl.NewIdent(first))), ivl.NewNot(o(ivl.NewIdent(first), ivl.NewIdent(v))))
			for _, moved := range []ivl.Expr{o(ivl.NewIdent(v), ivl.NewIdent(head)), o(ivl.NewIdent(head), ivl.NewIdent(v))} {
				r := x.guess("rank$")
				x.ranks[k] = append(x.ranks[k], r)
				back = append(back, x.assert(r, moved, rankAttr, k))
			}
		}
		for _, c := range conds {
			invariants = append(invariants, x.near(v, c, changed)...)
		}
	}
	for _, inv := range invariants {
		c := x.guess("invariant$")
		before = append(before, x.assert(c, inv, candidateAttr, k))
		back = append(back, x.assert(c, inv, candidateAttr, k))
	}
	held := back[len(back)-len(invariants):]
	back = append(back, x.assert(x.guess("back$"), ivl.NewBool(false), backAttr, k))
	n := 0
	for _, vars := range append([][]*ivl.Ident{havocs}, globals...) {
		if len(vars) > 0 {
			before = append(before, &ivl.Havoc{StmtInfo: ivl.StmtInfo{Origin: &ivl.Origin{}, Attrs: ivl.Attrs{ivl.NewAttr(loopAttr, k, n)}}, Vars: vars})
			n++
		}
	}
	for _, s := range held {
		before = append(before, &ivl.Assume{StmtInfo: ivl.StmtInfo{Origin: &ivl.Origin{}}, Cond: s.(*ivl.Assert).Cond})
	}
	head := g.Blocks[l.Head]
	enter := &cfg.Block{Label: head.Label + "$first", Stmts: append(before, after...), Term: &cfg.Goto{Targets: []*cfg.Block{head}}}
	leave := &cfg.Block{Label: head.Label + "$again", Stmts: back, Term: &cfg.Goto{}}
	inside := g.In(l)
	for _, b := range g.Blocks {
		to := enter
		if slices.Contains(inside, b) {
			to = leave
		}
		b.Term = cfg.Retarget(b.Term, func(s *cfg.Block) *cfg.Block {
			if s == head {
				return to
			}
			return s
		})
	}
	entry := q.Blocks[0]
	if entry == head {
		entry = enter
	}
	q.Blocks = cfg.Tidy(entry)
	return nil
}

// changed lists what iterations of the loop may change, and the conditions that they test.
func (x *induction) changed(g *cfg.Graph, l *cfg.Loop) (vars []*ivl.Var, conds []ivl.Expr, err error) {
	note := func(s ivl.Stmt, locals bool) {
		switch s := s.(type) {
		case *ivl.AsyncCall:
			err = errLoop
		case *ivl.Call:
			if s.Proc.IsAllocator() || s.Proc.IsThreadChild() {
				err = errLoop
			}
		}
		for _, v := range cfg.Assigned(s) {
			if (v.Kind == ivl.Global || locals) && !slices.Contains(vars, v) {
				vars = append(vars, v)
			}
		}
	}
	for _, b := range g.In(l) {
		for _, s := range b.Stmts {
			note(s, true)
			if c, ok := s.(*ivl.Call); ok {
				for _, q := range x.prog.Running(c.Proc) {
					for s := range cfg.Stmts(q.Blocks) {
						note(s, false)
					}
				}
			}
		}
		if t, ok := b.Term.(*cfg.Branch); ok {
			conds = append(conds, t.Cond)
		}
	}
	return vars, conds, err
}

// sameInAll is what iterations assign to a local, if that is one expression over what none of them changes; else nil. open are the locals that it is asked for.
func sameInAll(loop []*cfg.Block, changed []*ivl.Var, v *ivl.Var, open ...*ivl.Var) ivl.Expr {
	if v.Kind == ivl.Global || ivl.IsMap(v.Type) || slices.Contains(open, v) {
		return nil
	}
	var is ivl.Expr
	for s := range cfg.Stmts(loop) {
		if !slices.Contains(cfg.Assigned(s), v) {
			continue
		}
		as, ok := s.(*ivl.Assign)
		if !ok || is != nil {
			return nil
		}
		is = as.Rhs[slices.IndexFunc(as.Lhs, func(l ivl.Expr) bool { return cfg.Target(l).Var == v })]
	}
	parts := map[*ivl.Var]ivl.Expr{}
	same := true
	ivl.FreeVars(is, func(id *ivl.Ident) {
		if slices.Contains(changed, id.Var) && parts[id.Var] == nil {
			parts[id.Var] = sameInAll(loop, changed, id.Var, append(open, v)...)
			same = same && parts[id.Var] != nil
		}
	})
	if !same {
		return nil
	}
	return ivl.Substitute(is, parts)
}

// near gives what may hold of v at the head of the loop, if cond compares it with something that the loop does not change:
// that it is on one side of that, or equal to it.
func (x *induction) near(v *ivl.Var, cond ivl.Expr, changed []*ivl.Var) (out []ivl.Expr) {
	fixed := func(e ivl.Expr) bool {
		return ivl.EqualTypes(e.Type(), v.Type) && !ivl.Mentions(e, func(w *ivl.Var) bool {
			return w.Kind == ivl.Global || w.Kind == ivl.Bound || slices.Contains(changed, w)
		})
	}
	ivl.WalkExpr(cond, func(e ivl.Expr) bool {
		args := ivl.Children(e)
		if len(args) != 2 || ivl.Expand(e.Type()) != ivl.BoolType {
			return true
		}
		for i, a := range args {
			id, ok := a.(*ivl.Ident)
			if !ok || id.Var != v || !fixed(args[1-i]) {
				continue
			}
			above, below := x.beside(args[1-i])
			for _, less := range x.orders(v.Type) {
				for _, e := range []ivl.Expr{args[1-i], above} { // i <= n: behind the last iteration it is n + 1
					out = append(out, ivl.NewNot(less(e, ivl.NewIdent(v))))
				}
				for _, e := range []ivl.Expr{args[1-i], below} {
					out = append(out, ivl.NewNot(less(ivl.NewIdent(v), e)))
				}
			}
		}
		return true
	})
	return out
}

// orders are the orders of a type of numbers; nil if it is none.
func (x *induction) orders(t ivl.Type) []func(p, q ivl.Expr) ivl.Expr {
	switch t := ivl.Expand(t).(type) {
	case *ivl.BVType:
		if t.Width < 2 {
			return nil
		}
		var out []func(p, q ivl.Expr) ivl.Expr
		for _, op := range []string{"bvslt", "bvult"} {
			f := ivl.NewOperator(fmt.Sprintf("$%s.bv%d", op, t.Width), op, t, ivl.BoolType)
			out = append(out, func(p, q ivl.Expr) ivl.Expr { return ivl.NewApp(f, p, q) })
		}
		return out
	}
	return nil
}

// beside gives the numbers next to one.
func (x *induction) beside(e ivl.Expr) (above, below ivl.Expr) {
	t := ivl.Expand(e.Type()).(*ivl.BVType)
	one := ivl.NewBV(big.NewInt(1), t.Width)
	op := func(name string) ivl.Expr {
		return value.Fold(ivl.NewApp(ivl.NewOperator(fmt.Sprintf("$%s.bv%d", name, t.Width), name, t, t), e, one))
	}
	return op("bvadd"), op("bvsub")
}

// guess makes a constant that says of something that it is so.
func (x *induction) guess(name string) *ivl.Var {
	c := ivl.NewVar(x.names.Unique(name), ivl.BoolType, ivl.Const)
	x.guesses[c] = true
	return c
}

func (x *induction) assert(guess *ivl.Var, e ivl.Expr, attr string, k int) *ivl.Assert {
	return &ivl.Assert{StmtInfo: ivl.StmtInfo{Origin: &ivl.Origin{}, Attrs: ivl.Attrs{ivl.NewAttr(attr, k)}}, Cond: ivl.NewImplies(ivl.NewIdent(guess), e)}
}
