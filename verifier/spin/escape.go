package spin

import (
	"maps"
	"math/big"
	"slices"
	"strconv"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// A thread whose iteration can be left in every state, by what it chooses, never waits in its loop: the input ends, the
// clock shows a later time. So its probe is not needed, however much else its choices decide. Whether that is so is found by
// following the iteration: where control depends on the state, both ways must have a way out, where it depends on a choice
// one of them is enough. What an iteration has to wait for on the way does not matter: the execution without the
// iteration before has the thread wait there.

// escaping looks for a way out of an iteration.
type escaping struct {
	choosing
	// lost are variables that were written with what was chosen in a way that is not followed.
	lost map[*ivl.Var]bool
	made map[*ivl.Var]bool // values of which nothing is known
	// conditional has what is asked of locals be a condition of leaving.
	conditional bool
}

// maxNodes bounds the nodes of expressions that are simplified for a part.
const maxNodes = 1 << 18

// goesOn counts one more path, and reports whether there was not too much to do for those so far.
func (w *escaping) goesOn() bool {
	w.paths++
	return w.paths <= maxPaths && w.nodes <= maxNodes
}

func (p *part) newEscaping() *escaping {
	return &escaping{choosing: choosing{chosen: map[*ivl.Var]bool{}, vague: map[*ivl.Var]bool{}, approximated: p.approximated, most: maxValues}, lost: map[*ivl.Var]bool{}, made: map[*ivl.Var]bool{}}
}

// escapes reports whether a thread that stands in front of the part can leave its loop, whatever the state is: it gives a literal. If conditional is set, it is a condition
// that asks something of locals, where what the choices have to fulfil rests on these.
func (p *part) escapes(conditional bool) (leaves ivl.Expr) {
	w := p.newEscaping()
	w.conditional = conditional
	return w.leaves(p.root, maps.Clone(p.env), nil, p.state)
}

// leaves goes through a block and on from there. env are the values of variables, conds what the choices so far have to
// fulfil, state the texts of what holds of the state on this path.
func (w *escaping) leaves(b *cfg.Block, env map[*ivl.Var]ivl.Expr, conds []ivl.Expr, state facts) ivl.Expr {
	never := ivl.NewBool(false)
	if !w.goesOn() {
		return never
	}
	for _, s := range b.Stmts {
		switch s := s.(type) {
		case *ivl.Havoc:
			for _, id := range s.Vars {
				if w.approximated[ivl.Source(s)] {
					v := w.fresh(id.Var, w.lost)
					w.vague[v.(*ivl.Ident).Var] = true
					env[id.Var] = v
					continue
				}
				v := w.fresh(id.Var, w.chosen)
				w.clock(s, v.(*ivl.Ident).Var)
				env[id.Var] = v
			}
		case *ivl.Assign:
			w.assign(s, env, state)
		case *ivl.Assume:
			cond := w.simplify(s.Cond, env, state)
			lit, known := cond.(*ivl.BoolLit)
			waits := awaits(s)
			switch {
			case endsProbe(s) && !s.Await:
				return w.leavesIf(conds)
			case endsProbe(s):
				return ivl.NewBool(w.comesBackChanged(cond, conds))
			case s.Attrs.Has(cfg.Chosen) && w.rests(cond): // some values satisfy it
			case known && !lit.Value && (waits || cfg.EndsProcess(s)): // it waits here, or ends
				return ivl.NewBool(w.solve(conds) == always)
			case w.mentionsLost(cond), s.Attrs.Has(cfg.Vain):
				return never
			case w.depends(cond):
				conds = append(slices.Clip(conds), cond)
			case waits || known && lit.Value:
			case len(conds) > 0:
				return never // in some states there is no such way
			case known:
				return ivl.NewBool(true) // nothing was chosen: there is no iteration
			default:
				state = state.and(cond) // in the other states, too
			}
		}
	}
	t, tests := b.Term.(*cfg.Branch)
	if !tests {
		var out ivl.Expr = never
		if len(cfg.Successors(b.Term)) > 1 { // a choice
			conds = append(slices.Clip(conds), ivl.NewBool(true))
		}
		for _, to := range cfg.Successors(b.Term) {
			out = ivl.NewOr(out, w.leaves(to, maps.Clone(env), conds, state))
		}
		return out
	}
	cond := w.simplify(t.Cond, env, state)
	lit, known := cond.(*ivl.BoolLit)
	not := ivl.NewNot(cond)
	switch {
	case known && lit.Value:
		return w.leaves(t.Then, env, conds, state)
	case known:
		return w.leaves(t.Else, env, conds, state)
	case w.mentionsLost(cond):
		return never
	case w.depends(cond):
		return ivl.NewOr(w.leaves(t.Then, maps.Clone(env), append(slices.Clip(conds), cond), state),
			w.leaves(t.Else, maps.Clone(env), append(slices.Clip(conds), not), state))
	}
	then := w.leaves(t.Then, maps.Clone(env), conds, state.and(cond))
	if ivl.IsBool(then, false) {
		return never
	}
	return ivl.NewAnd(then, w.leaves(t.Else, maps.Clone(env), conds, state.and(not)))
}

// leavesIf is a condition under which some values fulfil conds. If it may ask something of the locals as they are in front of the
// probe, values are found for the conditions that ask nothing of them, and the others are what it asks.
func (w *escaping) leavesIf(conds []ivl.Expr) ivl.Expr {
	if found := w.solve(conds); found == always || found == never || !w.conditional || slices.ContainsFunc(conds, w.rests) {
		return ivl.NewBool(found == always)
	}
	var pure, rest []ivl.Expr
	for _, c := range conds {
		switch {
		case !ivl.Mentions(c, func(v *ivl.Var) bool { return v.Kind != ivl.Const && v.Kind != ivl.Bound && !w.chosen[v] }):
			pure = append(pure, c)
		case ivl.Mentions(c, func(v *ivl.Var) bool { return v.Kind == ivl.Global || w.made[v] && !w.chosen[v] }):
			return ivl.NewBool(false)
		default:
			rest = append(rest, c)
			ivl.FreeVars(c, func(id *ivl.Ident) { // a value of each is found
				if w.chosen[id.Var] {
					pure = append(pure, ivl.NewEq(id, id))
				}
			})
		}
	}
	if w.searchPart(pure) != always {
		return ivl.NewBool(false)
	}
	at := map[*ivl.Var]ivl.Expr{}
	for v, x := range w.found {
		lit, ok := value.Literal(x, v.Type)
		if !ok {
			return ivl.NewBool(false)
		}
		at[v] = lit
	}
	out := ivl.Expr(ivl.NewBool(true))
	for _, c := range rest {
		out = ivl.NewAnd(out, value.Fold(ivl.Substitute(c, at)))
	}
	if w.depends(out) {
		return ivl.NewBool(false)
	}
	return out
}

// assign gives variables their values; of what is written to a map, or is large since it was added to itself over and over, nothing is known.
func (w *escaping) assign(s *ivl.Assign, env map[*ivl.Var]ivl.Expr, state facts) {
	values := w.assigned(s, env, state)
	for i, l := range s.Lhs {
		switch v := cfg.Target(l).Var; {
		case isIdent(l) && !large(values[i:i+1]):
			env[v] = values[i]
		case w.unclear(values[i]) || w.unclear(ivl.Substitute(l, env)):
			env[v] = w.fresh(v, w.lost)
		default:
			env[v] = w.fresh(v, nil)
		}
	}
}

// moves reports whether the thread does more than wait, whatever it chooses and whatever the state is, from the start of a block of its probe on: it leaves its loop, or it
// has changed something before it waits, or comes round. changed are the conditions of that at the ends of iterations.
func (w *escaping) moves(b *cfg.Block, env map[*ivl.Var]ivl.Expr, changed []ivl.Expr, state facts) bool {
	if !w.goesOn() {
		return false
	}
	holds := func(e ivl.Expr) bool { return ivl.IsBool(w.simplify(e, env, state), true) }
	if len(changed) > 0 && !slices.ContainsFunc(changed, func(e ivl.Expr) bool { return !remains(e, b, holds) }) {
		return true
	}
	for _, s := range b.Stmts {
		switch s := s.(type) {
		case *ivl.Havoc:
			for _, id := range s.Vars {
				env[id.Var] = w.fresh(id.Var, nil)
			}
		case *ivl.Assign:
			w.assign(s, env, state)
		case *ivl.Assume:
			switch {
			case endsProbe(s):
				return !s.Await || holds(s.Cond)
			case ivl.IsBool(w.simplify(s.Cond, env, state), false) && (awaits(s) || cfg.EndsProcess(s)):
				return true
			}
		}
	}
	succs := cfg.Ways(b.Term, func(c ivl.Expr) ivl.Expr { return w.simplify(c, env, state) })
	return len(succs) > 0 && !slices.ContainsFunc(succs, func(to *cfg.Block) bool { return !w.moves(to, maps.Clone(env), changed, state) })
}

// indifferent reports whether nothing that an iteration comes to from the start of a block on rests on what is chosen, since that is masked, as what was never written
// is. written says that some was written where others could see it, which they do not if the thread leaves its loop.
func (w *escaping) indifferent(b *cfg.Block, env map[*ivl.Var]ivl.Expr, state facts, written bool) bool {
	if !w.goesOn() {
		return false
	}
	for _, s := range b.Stmts {
		switch s := s.(type) {
		case *ivl.Havoc:
			for _, id := range s.Vars {
				env[id.Var] = w.fresh(id.Var, w.chosen)
			}
		case *ivl.Assign:
			values := w.assigned(s, env, state)
			for i, l := range s.Lhs {
				written = written || cfg.Target(l).Var.Kind == ivl.Global && (w.unclear(values[i]) || w.unclear(ivl.Substitute(l, env)))
			}
			w.assign(s, env, state)
		case *ivl.Assume:
			cond := w.simplify(s.Cond, env, state)
			switch {
			case w.unclear(cond) || written && awaits(s):
				return false
			case endsProbe(s) || ivl.IsBool(cond, false):
				return true
			}
		}
	}
	if _, chooses := b.Term.(*cfg.Goto); chooses && len(cfg.Successors(b.Term)) > 1 {
		return false
	}
	unclear := false
	succs := cfg.Ways(b.Term, func(c ivl.Expr) ivl.Expr {
		c = w.simplify(c, env, state)
		unclear = unclear || w.unclear(c)
		return c
	})
	return !unclear && !slices.ContainsFunc(succs, func(to *cfg.Block) bool { return !w.indifferent(to, maps.Clone(env), state, written) })
}

// remains reports whether a disjunction has a variable that holds, and is only made true from the start of a block on.
func remains(e ivl.Expr, b *cfg.Block, holds func(ivl.Expr) bool) bool {
	if or, ok := e.(*ivl.Binary); ok && or.Op == ivl.Or {
		return remains(or.X, b, holds) || remains(or.Y, b, holds)
	}
	id, ok := e.(*ivl.Ident)
	if !ok || !holds(e) {
		return false
	}
	for s := range cfg.Stmts(digraph.Reach(func(b *cfg.Block) []*cfg.Block { return cfg.Successors(b.Term) }, b)) {
		switch s := s.(type) {
		case *ivl.Havoc:
			if slices.ContainsFunc(s.Vars, func(v *ivl.Ident) bool { return v.Var == id.Var }) {
				return false
			}
		case *ivl.Assign:
			for i, l := range s.Lhs {
				if cfg.Target(l).Var == id.Var && !grows(s.Rhs[i], id.Var) {
					return false
				}
			}
		}
	}
	return true
}

// grows reports whether e is a disjunction with v in it.
func grows(e ivl.Expr, v *ivl.Var) bool {
	if or, ok := e.(*ivl.Binary); ok && or.Op == ivl.Or {
		return grows(or.X, v) || grows(or.Y, v)
	}
	id, ok := e.(*ivl.Ident)
	return ok && id.Var == v
}

// changes are the conditions under which an iteration of a probe that comes round has changed something.
func changes(probe *cfg.Step) (changed []ivl.Expr) {
	for _, s := range probe.Stmts {
		if comesRound(s) {
			changed = append(changed, s.(*ivl.Assume).Cond)
		}
	}
	return changed
}

// leaving is a block where the thread leaves its loop.
func leaving(label string) *cfg.Block {
	end := leaves()
	end.Origin = &ivl.Origin{}
	return &cfg.Block{Label: label, Stmts: []ivl.Stmt{end}, Term: &cfg.Goto{}}
}

// comesBackChanged reports whether an iteration that comes round has changed something: that is no waiting either.
func (w *escaping) comesBackChanged(changed ivl.Expr, conds []ivl.Expr) bool {
	if or, ok := changed.(*ivl.Binary); ok && or.Op == ivl.Or {
		return w.comesBackChanged(or.X, conds) || w.comesBackChanged(or.Y, conds)
	}
	if lit, ok := changed.(*ivl.BoolLit); ok {
		return lit.Value && w.solve(conds) == always
	}
	return w.depends(changed) && !w.mentionsLost(changed) && w.solve(append(slices.Clip(conds), changed)) == always
}

// masksAll reports whether e keeps none of the bits that its operand keeps: (x & 3) & 4.
func masksAll(e *ivl.FuncApp) bool {
	mask := func(e ivl.Expr) (of ivl.Expr, bits *big.Int) {
		app, ok := e.(*ivl.FuncApp)
		if !ok || app.Func.Attrs.Text("bvbuiltin") != "bvand" {
			return nil, nil
		}
		lit, ok := app.Args[1].(*ivl.BVLit)
		if !ok {
			return nil, nil
		}
		return app.Args[0], lit.Value
	}
	of, bits := mask(e)
	if of == nil {
		return false
	}
	inner, kept := mask(of)
	return inner != nil && new(big.Int).And(bits, kept).Sign() == 0
}

func isIdent(e ivl.Expr) bool {
	_, ok := e.(*ivl.Ident)
	return ok
}

// fresh is a value of which nothing is known, but that it is one of kind.
func (w *escaping) fresh(v *ivl.Var, kind map[*ivl.Var]bool) ivl.Expr {
	n := ivl.NewVar(v.Name+"'"+strconv.Itoa(len(w.made)), v.Type, ivl.Local)
	w.made[n] = true
	if kind != nil {
		kind[n] = true
	}
	return ivl.NewIdent(n)
}

func (w *escaping) mentionsLost(e ivl.Expr) bool {
	return ivl.Mentions(e, func(v *ivl.Var) bool { return w.lost[v] })
}

// unclear reports whether what is chosen decides e.
func (w *escaping) unclear(e ivl.Expr) bool { return w.depends(e) || w.mentionsLost(e) }

// extreme is the value of a chosen variable that fulfils a condition whatever the state is: the greatest one where the
// condition asks that it is no less than something, and the least one where it is no more.
func (w *choosing) extreme(c ivl.Expr) (*ivl.Var, ivl.Expr) {
	x, y, r, signed := compared(c)
	if r != atMost {
		return nil, nil
	}
	for i, sides := range [][2]ivl.Expr{{x, y}, {y, x}} {
		id, ok := sides[0].(*ivl.Ident)
		if !ok || !w.chosen[id.Var] || w.depends(sides[1]) {
			continue
		}
		t, ok := ivl.Expand(id.Var.Type).(*ivl.BVType)
		if !ok {
			return nil, nil
		}
		least := i == 0
		if least && w.clocks[id.Var] != nil {
			return nil, nil
		}
		n := new(big.Int)
		if signed {
			n.Lsh(big.NewInt(1), uint(t.Width-1)) // the least one
		}
		if !least {
			n.Sub(n, big.NewInt(1))
		}
		return id.Var, ivl.NewBV(n.Mod(n, new(big.Int).Lsh(big.NewInt(1), uint(t.Width))), t.Width)
	}
	return nil, nil
}
