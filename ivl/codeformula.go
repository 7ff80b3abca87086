package ivl

import (
	"fmt"
	"slices"
)

// A code expression that is asserted holds if no execution of its blocks returns
// false: the weakest precondition of the blocks (Dijkstra, Guarded Commands, 1975)
// with respect to the returned values. It is written as a plain expression, which all
// engines know; every value is computed once, by a let. If it is assumed, it holds in
// Boogie if some execution returns true. It therefore has a formula for other uses
// only if there is no choice in it.
//
// There is no formula for blocks with loops, assertions and other statements that no
// expression can express, and none larger than maxFormula.

// maxFormula bounds the formula of a code expression, in nodes.
const maxFormula = 20_000

// codeFormulas sets Claim and Formula of the code expressions in p.
func codeFormulas(p *Program) {
	f := &formulas{}
	for _, d := range p.Decls {
		DeclExprs(d, f.expr)
	}
}

// formulas finds code expressions, the inner ones first, and gives the variables of
// their formulas distinct names.
type formulas struct{ lets int }

// expr gives the code expressions in e their formulas.
func (f *formulas) expr(e Expr) {
	WalkExpr(e, func(e Expr) bool {
		c, ok := e.(*CodeExpr)
		if !ok {
			return true
		}
		wheres(c.Locals, f.expr)
		for _, b := range c.Blocks {
			allExprs(b.Stmts, f.expr)
			f.expr(b.Return)
		}
		claim, certain := f.of(c)
		c.Claim = claim
		if certain {
			c.Formula = claim
		}
		return false
	})
}

// noFormula is the panic that ends the making of a formula.
type noFormula struct{}

// of is what e claims, or nil, and whether e has one execution only.
func (f *formulas) of(e *CodeExpr) (claim Expr, certain bool) {
	defer func() {
		if r := recover(); r != nil {
			if _, ok := r.(noFormula); !ok {
				panic(r)
			}
			claim, certain = nil, false
		}
	}()
	p := &precondition{formulas: f, certain: true, pos: e.Pos, blocks: map[string]*CodeBlock{}, done: map[*CodeBlock]Expr{}, busy: map[any]bool{}}
	for _, b := range e.Blocks {
		p.blocks[b.Label] = b
	}
	claim = p.forall(e.Locals, p.ofBlock(e.Blocks[0]))
	return claim, p.certain
}

// precondition computes the weakest precondition of one code expression.
type precondition struct {
	*formulas
	pos    Pos
	blocks map[string]*CodeBlock
	done   map[*CodeBlock]Expr
	busy   map[any]bool // blocks and procedures that are being looked at
	// certain as long as there is one execution only.
	certain bool
}

// entering runs f unless it is running already: there is a loop.
func (p *precondition) entering(what any, f func()) {
	if p.busy[what] {
		panic(noFormula{})
	}
	p.busy[what] = true
	f()
	delete(p.busy, what)
}

// ofBlock is the weakest precondition of what a block leads to, computed once a block.
func (p *precondition) ofBlock(b *CodeBlock) Expr {
	if e := p.done[b]; e != nil {
		return e
	}
	var post Expr
	p.entering(b, func() {
		if post = b.Return; post == nil {
			var all []Expr
			for _, l := range b.Goto {
				all = append(all, p.ofBlock(p.blocks[l]))
			}
			post = NewAnd(all...)
			p.certain = p.certain && len(all) == 1
		}
		post = p.before(b.Stmts, post)
	})
	p.done[b] = post
	return post
}

// before is what must hold before the statements so that post holds after them.
func (p *precondition) before(ss []Stmt, post Expr) Expr {
	for i := len(ss) - 1; i >= 0; i-- {
		switch s := ss[i].(type) {
		case *Assume:
			if s.Await {
				panic(noFormula{})
			}
			post = NewImplies(s.Cond, post)
			p.certain = false
		case *Havoc:
			var vs []*Var
			for _, id := range s.Vars {
				vs = append(vs, id.Var)
			}
			post = p.forall(vs, post)
		case *Assign:
			post = p.assign(s, post)
		case *If:
			then, els := p.before(s.Then, post), p.before(s.Else, post)
			if s.Cond == nil {
				post = NewAnd(then, els)
				p.certain = false
			} else {
				post = NewIte(s.Cond, then, els)
			}
		case *Return:
			if i < len(ss)-1 {
				panic(noFormula{})
			}
		case *Call:
			post = p.call(s, post)
		default:
			panic(noFormula{})
		}
		p.bound(post)
	}
	return post
}

func (p *precondition) bound(e Expr) {
	n := 0
	WalkExpr(e, func(e Expr) bool {
		if _, ok := e.(*Old); ok { // in its scope a let must not reach
			panic(noFormula{})
		}
		n++
		return n <= maxFormula
	})
	if n > maxFormula {
		panic(noFormula{})
	}
}

// assign binds what is assigned, all at once. An element is the map with an
// element changed.
func (p *precondition) assign(s *Assign, post Expr) Expr {
	var vars []*Var
	var values []Expr
	for i, lhs := range s.Lhs {
		value := s.Rhs[i]
		for {
			sel, ok := lhs.(*Select)
			if !ok {
				break
			}
			value = NewStore(sel.M, sel.Args, value)
			lhs = sel.M
		}
		vars, values = append(vars, lhs.(*Ident).Var), append(values, value)
	}
	return p.let(vars, values, post)
}

// call is the body of the procedure, between its parameters and its results.
func (p *precondition) call(s *Call, post Expr) Expr {
	d := s.Proc
	body, ins, outs := d.Body, d.Ins, d.Outs
	if body == nil && len(d.Impls) == 1 {
		body, ins, outs = d.Impls[0].Body, d.Impls[0].Ins, d.Impls[0].Outs
	}
	if body == nil || len(d.Specs) > 0 || len(d.TypeParams) > 0 || d.IsIntrinsic() {
		panic(noFormula{})
	}
	var to []*Var
	var from []Expr
	for i, o := range s.Outs {
		if o != nil {
			to, from = append(to, o.Var), append(from, Expr(NewIdent(outs[i])))
		}
	}
	post = p.let(to, from, post)
	p.entering(d, func() { post = p.before(body.Stmts, post) })
	post = p.forall(slices.Concat(body.Locals, outs), post)
	return p.let(ins, s.Args, post)
}

// let binds those of vars that post mentions to their values.
func (p *precondition) let(vars []*Var, values []Expr, post Expr) Expr {
	fresh, subst := p.fresh(vars, post)
	if len(subst) == 0 {
		return post
	}
	out := &Let{ExprBase: ExprBase{Pos: p.pos, Typ: BoolType}, Body: Substitute(post, subst)}
	for i, v := range fresh {
		if v != nil {
			out.Vars = append(out.Vars, v)
			out.Values = append(out.Values, values[i])
		}
	}
	return out
}

// forall says that post holds for all values of the variables within their where
// clauses.
func (p *precondition) forall(vars []*Var, post Expr) Expr {
	for _, v := range vars {
		if v.Where != nil {
			post = NewImplies(v.Where, post)
			p.certain = false
		}
	}
	fresh, subst := p.fresh(vars, post)
	if len(subst) == 0 {
		return post
	}
	p.certain = false
	out := &Quantifier{ExprBase: ExprBase{Pos: p.pos, Typ: BoolType}, Forall: true, Body: Substitute(post, subst)}
	for _, v := range fresh {
		if v != nil {
			out.Vars = append(out.Vars, v)
		}
	}
	return out
}

// fresh makes a bound variable for each of vars that e mentions; for the others
// there is nil.
func (p *precondition) fresh(vars []*Var, e Expr) ([]*Var, map[*Var]Expr) {
	mentioned := map[*Var]bool{}
	WalkExpr(e, func(e Expr) bool {
		if id, ok := e.(*Ident); ok {
			mentioned[id.Var] = true
		}
		return true
	})
	out := make([]*Var, len(vars))
	subst := map[*Var]Expr{}
	for i, v := range vars {
		if mentioned[v] {
			p.lets++
			out[i] = NewVar(fmt.Sprintf("%s#%d", v.Name, p.lets), v.Type, Bound)
			subst[v] = NewIdent(out[i])
		}
	}
	return out, subst
}
