package spin

import (
	"maps"
	"math/big"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// A thread leaves a loop if there are values for what it chooses with which it does. The ways that control may take in a
// probe are tried one after the other, so each of them has to be one that some values lead to, whatever the state is, or
// that none do, and it is not tried. The conditions on a way are computed over the chosen values. They are
// possible if values are found that fulfil them, and impossible if all that make a difference were tried: between the
// constants that a value is compared with, one is as good as another. A condition that compares a value with what is in
// the state is fulfilled by some value if it asks for equality, or for inequality, and nothing else is asked of that
// value; or by the greatest or the least value, if it asks for one that is no less, or no more (extreme). A clock that is
// compared comes to the greatest one only.

// feasibility says whether there are values.
type feasibility int

const (
	never feasibility = iota
	always
	perhaps
)

// choosing follows control through a probe where it goes one way at some ends of blocks.
type choosing struct {
	ends  []*cfg.Block
	taken int // as try takes it
	met   int // the ends on some path, a bit each
	// toward are the blocks that are looked at, where only ways to one end are.
	toward map[*cfg.Block]bool
	// chosen are the values chosen on the path.
	chosen map[*ivl.Var]bool
	// vague are those that a model chooses for what it only approximates: they may be such as never are. approximated are its havocs.
	vague        map[*ivl.Var]bool
	approximated map[ivl.Stmt]bool
	clocks       map[*ivl.Var]ivl.Expr // those of them that a thread which goes on for ever sees pass each value, and what they come to
	paths        int
	result       map[feasibility]bool
	// without is set if some path comes by none of the ends: all ways are the same there.
	without bool
	asked   map[ivl.Stmt]asking      // of the assumes on the paths
	found   map[*ivl.Var]value.Value // the values that fulfilled conditions last
	most    int                      // how many values are tried for one way
	trials  int                      // for all ways so far
	nodes   int                      // how many of expressions were simplified
}

// asking says what an assume asks something of, on some paths.
type asking struct{ choices, state bool }

// maxPaths bounds the paths that are looked at for a way, maxValues the values tried for one.
const (
	maxPaths  = 1 << 10
	maxValues = 1 << 14
)

// maxSize bounds what is computed on a path, as a tree, and maxTrials the trials for all paths: each is as long as the conditions.
const (
	maxSize   = 1 << 12
	maxTrials = 1 << 17
)

// feasible reports whether there are values that lead this way through the part, with the values of its variables, of which globals may have changed since. If there are
// always, free are the assumes that ask something of them on all paths.
func (p *part) feasible(ends []*cfg.Block, taken int) (found feasibility, free map[ivl.Stmt]bool) {
	w := &choosing{asked: map[ivl.Stmt]asking{}, ends: ends, taken: taken, chosen: map[*ivl.Var]bool{}, vague: map[*ivl.Var]bool{}, approximated: p.approximated, result: map[feasibility]bool{}, most: maxValues}
	env := maps.Clone(p.env)
	maps.DeleteFunc(env, func(v *ivl.Var, _ ivl.Expr) bool { return v.Kind == ivl.Global })
	w.follow(p.root, env, nil, false)
	if taken|w.met != 1<<len(ends)-1 {
		return never, nil // it is the way that takes the other target at an end to which no path comes
	}
	free = map[ivl.Stmt]bool{}
	for s, of := range w.asked {
		if of.choices && of.state { // some values fulfil it on one path, and none, perhaps, on another
			return perhaps, nil
		}
		free[s] = of.choices
	}
	switch {
	case len(w.result) == 0 && w.without:
		return always, free
	case len(w.result) == 0:
		return never, nil
	case len(w.result) > 1 || w.result[perhaps]:
		return perhaps, nil // it may depend on the state
	case w.result[always]:
		return always, free
	}
	return never, nil
}

// possible reports to which of the two ways some choices may lead from the end of a block, where it branches.
func possible(w *ways, end *cfg.Block) (then, otherwise bool) {
	c := &choosing{chosen: map[*ivl.Var]bool{}, most: maxValues >> 6, toward: w.toward(end)}
	may := func(cond ivl.Expr, conds []ivl.Expr) bool {
		if c.depends(cond) {
			conds = append(slices.Clip(conds), cond)
		}
		return !ivl.IsBool(cond, false) && c.solve(conds) != never
	}
	if c.reaches(w.first, map[*ivl.Var]ivl.Expr{}, nil, end, func(cond ivl.Expr, conds []ivl.Expr) bool {
		then = then || may(cond, conds)
		otherwise = otherwise || may(ivl.NewNot(cond), conds)
		return then && otherwise
	}) {
		return true, true
	}
	return then, otherwise
}

// asks reports whether a choice may decide where a block branches.
func asks(w *ways, end *cfg.Block) bool {
	c := &choosing{chosen: map[*ivl.Var]bool{}, toward: w.toward(end)}
	return c.reaches(w.first, map[*ivl.Var]ivl.Expr{}, nil, end, func(cond ivl.Expr, _ []ivl.Expr) bool { return c.depends(cond) })
}

// ways are those that control may take from a block on.
type ways struct {
	first *cfg.Block
	preds map[*cfg.Block][]*cfg.Block
}

func waysFrom(first *cfg.Block) *ways {
	w := &ways{first, map[*cfg.Block][]*cfg.Block{}}
	succs := func(b *cfg.Block) []*cfg.Block { return cfg.Successors(b.Term) }
	for _, b := range digraph.Reach(succs, first) {
		for _, next := range succs(b) {
			w.preds[next] = append(w.preds[next], b)
		}
	}
	return w
}

// toward are the blocks from which control may come to end.
func (w *ways) toward(end *cfg.Block) map[*cfg.Block]bool {
	out := map[*cfg.Block]bool{}
	for _, b := range digraph.Reach(func(b *cfg.Block) []*cfg.Block { return w.preds[b] }, end) {
		out[b] = true
	}
	return out
}

// reaches reports whether some way from the start of a block comes to the end of another, with a condition there, and on the way, that is so.
func (w *choosing) reaches(b *cfg.Block, env map[*ivl.Var]ivl.Expr, conds []ivl.Expr, end *cfg.Block, is func(cond ivl.Expr, conds []ivl.Expr) bool) bool {
	if !w.toward[b] {
		return false
	}
	if w.paths++; w.paths > maxPaths {
		return true
	}
	for _, s := range b.Stmts {
		ok := false
		if conds, ok = w.pass(s, env, conds); !ok {
			return true
		}
	}
	t, tests := b.Term.(*cfg.Branch)
	var cond ivl.Expr
	if tests {
		cond = w.simplify(t.Cond, env, nil)
		if b == end {
			return is(cond, conds)
		}
	}
	nexts := cfg.Successors(b.Term)
	for k, next := range nexts {
		now, then := conds, env
		if k < len(nexts)-1 {
			then = maps.Clone(env)
		}
		if tests {
			holds := cond
			if k == 1 {
				holds = ivl.NewNot(cond)
			}
			if ivl.IsBool(holds, false) {
				continue
			}
			if w.depends(cond) {
				now = append(slices.Clip(conds), holds)
			}
		}
		if w.reaches(next, then, now, end, is) {
			return true
		}
	}
	return false
}

// pass goes past a statement, with what the variables are there that rest on choices, and what holds of those. It reports false if that is too large.
func (w *choosing) pass(s ivl.Stmt, env map[*ivl.Var]ivl.Expr, conds []ivl.Expr) ([]ivl.Expr, bool) {
	switch s := s.(type) {
	case *ivl.Havoc:
		w.choose(s, env)
	case *ivl.Assign:
		values := w.assigned(s, env, nil)
		if large(values) {
			return nil, false
		}
		for i, l := range s.Lhs { // what is read of the state may be anything
			v := cfg.Target(l).Var
			delete(env, v)
			_, literal := value.Eval(values[i], nil)
			if v.Kind != ivl.Global && isIdent(l) && (literal || w.depends(values[i])) {
				env[v] = values[i]
			}
		}
	case *ivl.Assume:
		if cond := w.simplify(s.Cond, env, nil); w.depends(cond) && !s.Await {
			conds = append(slices.Clip(conds), cond)
		}
	}
	return conds, true
}

// maxAbove is how many blocks above an assumption values may be chosen for it.
const maxAbove = 8

// satisfied finds the assumptions of the program that some values satisfy which are chosen for them, whatever the state is: in blocks from which control comes
// to the assumption whatever happens, so that no loop is between.
func satisfied(blocks []*cfg.Block, approximated map[ivl.Stmt]bool) map[ivl.Stmt]bool {
	out := map[ivl.Stmt]bool{}
	var g *cfg.Graph
	var above, below []int
	for at, b := range blocks {
		for _, s := range b.Stmts {
			if !cfg.Assumes(s) {
				continue
			}
			if g == nil {
				g = cfg.NewGraph(blocks)
				above, below = g.Dominators(), g.PostDominators()
			}
			for from, n := at, 0; from >= 0 && n < maxAbove && !out[s]; n++ {
				w := &choosing{chosen: map[*ivl.Var]bool{}, vague: map[*ivl.Var]bool{}, approximated: approximated, most: maxValues >> 6}
				out[s] = w.satisfies(blocks[from], map[*ivl.Var]ivl.Expr{}, nil, s)
				from = above[from]
				for to := from; to != at; to = below[to] {
					if to < 0 {
						from = -1
						break
					}
				}
			}
		}
	}
	return out
}

// satisfies reports whether some values lead from the start of a block past an assumption, where nothing but choices decides where control goes.
func (w *choosing) satisfies(b *cfg.Block, env map[*ivl.Var]ivl.Expr, conds []ivl.Expr, assumption ivl.Stmt) bool {
	if w.paths++; w.paths > maxPaths>>6 {
		return false
	}
	for _, s := range b.Stmts {
		ok := false
		if conds, ok = w.pass(s, env, conds); !ok {
			return false
		}
		if s == assumption {
			cond := w.simplify(s.(*ivl.Assume).Cond, env, nil)
			return (ivl.IsBool(cond, true) || w.depends(cond)) && len(conds) > 0 && w.solveExactly(conds) == always
		}
	}
	switch t := b.Term.(type) {
	case *cfg.Branch:
		cond := w.simplify(t.Cond, env, nil)
		switch {
		case ivl.IsBool(cond, true):
			return w.satisfies(t.Then, env, conds, assumption)
		case ivl.IsBool(cond, false):
			return w.satisfies(t.Else, env, conds, assumption)
		case !w.depends(cond):
			return false
		}
		return w.satisfies(t.Then, maps.Clone(env), append(slices.Clip(conds), cond), assumption) ||
			w.satisfies(t.Else, env, append(slices.Clip(conds), ivl.NewNot(cond)), assumption)
	case *cfg.Goto:
		return len(t.Targets) == 1 && w.satisfies(t.Targets[0], env, conds, assumption)
	}
	return false
}

// assigned is what s assigns.
func (w *choosing) assigned(s *ivl.Assign, env map[*ivl.Var]ivl.Expr, state facts) []ivl.Expr {
	values := make([]ivl.Expr, len(s.Rhs))
	for i, r := range s.Rhs {
		values[i] = w.simplify(r, env, state)
	}
	return values
}

// large reports whether expressions are larger than maxSize.
func large(es []ivl.Expr) bool {
	size := 0
	for _, e := range es {
		ivl.WalkExpr(e, func(ivl.Expr) bool { size++; return size <= maxSize })
	}
	return size > maxSize
}

// choose makes the variables of s chosen values.
func (w *choosing) choose(s *ivl.Havoc, env map[*ivl.Var]ivl.Expr) {
	for _, id := range s.Vars {
		v := ivl.NewVar(id.Name, id.Var.Type, ivl.Local)
		w.chosen[v] = true
		if w.approximated[ivl.Source(s)] {
			w.vague[v] = true
		}
		w.clock(s, v)
		env[id.Var] = ivl.NewIdent(v)
	}
}

// clock notes that s chooses what a clock shows. (Late is zero for what begins anew, as parts of a second do.)
func (w *choosing) clock(s *ivl.Havoc, v *ivl.Var) {
	if late := cfg.Late(s); late != nil && !isZero(late) {
		if w.clocks == nil {
			w.clocks = map[*ivl.Var]ivl.Expr{}
		}
		w.clocks[v] = late
	}
}

// follow goes through a block and on from there. env are the values of local variables, conds what has to hold; met says
// that the path has come by one of the ends.
func (w *choosing) follow(b *cfg.Block, env map[*ivl.Var]ivl.Expr, conds []ivl.Expr, met bool) {
	if w.paths++; w.paths > maxPaths {
		w.result[perhaps] = true
		return
	}
	for _, s := range b.Stmts {
		switch s := s.(type) {
		case *ivl.Havoc:
			w.choose(s, env)
		case *ivl.Assign:
			values := w.assigned(s, env, nil)
			if large(values) {
				w.result[perhaps] = true
				return
			}
			for i, l := range s.Lhs {
				id, whole := l.(*ivl.Ident)
				switch {
				case whole && (id.Var.Kind != ivl.Global || ivl.NewZero(id.Type()) != nil): // until the section ends nobody else writes it
					env[id.Var] = values[i]
				case w.depends(values[i]) || w.depends(ivl.Substitute(l, env)):
					w.result[perhaps] = true
					return
				}
			}
		case *ivl.Assume:
			if endsProbe(s) || cfg.EndsProcess(s) && ivl.IsBool(s.Cond, false) {
				if found := w.solveExactly(conds); met || found != always {
					w.result[found] = true
				}
				w.without = w.without || !met
				return
			}
			cond := w.simplify(s.Cond, env, nil)
			w.ask(s, cond)
			if w.depends(cond) {
				if !s.Attrs.Has(cfg.Chosen) || !w.rests(cond) { // else some values satisfy it
					conds = append(slices.Clip(conds), cond)
				}
			} else if lit, ok := cond.(*ivl.BoolLit); ok && !lit.Value {
				return
			}
		}
	}
	succs := cfg.Successors(b.Term)
	i := slices.Index(w.ends, b)
	if i >= 0 {
		met, w.met = true, w.met|1<<i
	}
	t, tests := b.Term.(*cfg.Branch)
	if !tests {
		if i >= 0 {
			succs = succs[w.taken>>i&1:][:1]
		}
		for _, to := range succs {
			w.follow(to, maps.Clone(env), conds, met)
		}
		return
	}
	cond := w.simplify(t.Cond, env, nil)
	lit, known := cond.(*ivl.BoolLit)
	for k, to := range succs {
		holds := k == 0
		switch {
		case i >= 0 && w.taken>>i&1 != k:
		case i >= 0 && w.depends(cond):
			if !holds {
				cond = ivl.NewNot(cond)
			}
			w.follow(to, maps.Clone(env), append(slices.Clip(conds), cond), met)
		case i >= 0 && !known || i < 0 && w.depends(cond):
			w.result[perhaps] = true
		case known && lit.Value != holds:
			if i >= 0 {
				w.result[perhaps] = true
			}
		default:
			w.follow(to, maps.Clone(env), conds, met)
		}
	}
}

// ask notes what an assume asks something of, if it is cond.
func (w *choosing) ask(s *ivl.Assume, cond ivl.Expr) {
	of := w.asked[s]
	switch {
	case w.depends(cond):
		of.choices = true
	case !ivl.IsBool(cond, true):
		of.state = true
	}
	w.asked[s] = of
}

// solveExactly is what solve says, if it does not rest on what is only approximated.
func (w *choosing) solveExactly(conds []ivl.Expr) feasibility {
	found := w.solve(conds)
	if found == always && slices.ContainsFunc(conds, w.rests) {
		return perhaps
	}
	return found
}

// rests reports whether e rests on what is only approximated.
func (w *choosing) rests(e ivl.Expr) bool {
	return ivl.Mentions(e, func(v *ivl.Var) bool { return w.vague[v] })
}

// simplify is e with the values of variables, and with what holds of the state.
func (w *choosing) simplify(e ivl.Expr, env map[*ivl.Var]ivl.Expr, state facts) ivl.Expr {
	return ivl.RewriteExpr(ivl.Substitute(e, env), func(e ivl.Expr) ivl.Expr {
		switch x := e.(type) {
		case *ivl.BoolLit, *ivl.Ident:
			return e
		case *ivl.Binary:
			e = distributed(x)
		case *ivl.FuncApp:
			if masksAll(x) {
				return ivl.NewZero(e.Type())
			}
		}
		w.nodes++
		return state.simplify(e)
	})
}

// distributed is b, or the condition of a choice between constants if b compares that with a constant, as is done with C's truth values.
func distributed(b *ivl.Binary) ivl.Expr {
	c, ok := b.X.(*ivl.IfThenElse)
	if !ok || b.Op != ivl.Eq && b.Op != ivl.Neq {
		return b
	}
	arm := func(x ivl.Expr) ivl.Expr {
		n := *b
		n.X = x
		return value.Fold(&n)
	}
	return ivl.NewOr(ivl.NewAnd(c.C, arm(c.T)), ivl.NewAnd(ivl.NewNot(c.C), arm(c.E)))
}

// facts are what holds on a path.
type facts []ivl.Expr

// and is f, and that e holds.
func (f facts) and(e ivl.Expr) facts { return append(slices.Clip(f), positive(e)) }

// simplify is e, or what it comes to where its operands, which are simplified already, or the facts decide.
func (f facts) simplify(e ivl.Expr) ivl.Expr {
	e = reduced(e)
	if e.Type() == ivl.BoolType && len(f) > 0 {
		is, not := positive(e), positive(ivl.NewNot(e))
		for _, fact := range f {
			if ivl.EqualExprs(fact, is) {
				return ivl.NewBool(true)
			} else if ivl.EqualExprs(fact, not) {
				return ivl.NewBool(false)
			}
		}
	}
	return value.Fold(e)
}

// reduced is e, or what it comes to where one of its operands, a literal, decides.
func reduced(e ivl.Expr) ivl.Expr {
	switch e := e.(type) {
	case *ivl.IfThenElse:
		if c, ok := e.C.(*ivl.BoolLit); ok && c.Value {
			return e.T
		} else if ok {
			return e.E
		}
	case *ivl.Unary:
		if e.Op == ivl.Not {
			return ivl.NewNot(e.X)
		}
	case *ivl.Binary:
		switch e.Op {
		case ivl.And:
			return ivl.NewAnd(e.X, e.Y)
		case ivl.Or:
			return ivl.NewOr(e.X, e.Y)
		}
	case *ivl.Extract:
		return bits(e)
	case *ivl.FuncApp:
		if e.Func.Attrs.Text("bvbuiltin") == "bvand" {
			return masked(e)
		}
	}
	return e
}

// bits is e, or what it takes of the sides of a concatenation.
func bits(e *ivl.Extract) ivl.Expr {
	width := func(e ivl.Expr) int { return ivl.Expand(e.Type()).(*ivl.BVType).Width }
	x, hi, lo := e.X, e.Hi, e.Lo
	for c, ok := x.(*ivl.Concat); ok; c, ok = x.(*ivl.Concat) {
		switch low := width(c.Y); {
		case hi <= low:
			x = c.Y
		case lo >= low:
			x, hi, lo = c.X, hi-low, lo-low
		default:
			return value.Fold(ivl.NewConcat(bits(ivl.NewExtract(c.X, hi-low, 0)), bits(ivl.NewExtract(c.Y, low, lo))))
		}
	}
	switch {
	case lo == 0 && hi == width(x):
		return x
	case x == e.X:
		return value.Fold(e)
	}
	return value.Fold(ivl.NewExtract(x, hi, lo))
}

// masked is a conjunction of bits, or what it comes to where one side has all or none.
func masked(e *ivl.FuncApp) ivl.Expr {
	for i, side := range e.Args {
		if mask, ok := side.(*ivl.BVLit); ok && mask.Value.Sign() == 0 {
			return mask
		} else if ok && signed(mask).Cmp(big.NewInt(-1)) == 0 {
			return e.Args[1-i]
		}
	}
	return e
}

// positive is the same for what is not equal and what is unequal.
func positive(e ivl.Expr) ivl.Expr {
	if n, ok := e.(*ivl.Unary); ok && n.Op == ivl.Not {
		if b, ok := n.X.(*ivl.Binary); ok && b.Op == ivl.Eq {
			return ivl.NewNeq(b.X, b.Y)
		} else if ok && b.Op == ivl.Neq {
			return ivl.NewEq(b.X, b.Y)
		}
	}
	return e
}

func (w *choosing) depends(e ivl.Expr) bool {
	return ivl.Mentions(e, func(v *ivl.Var) bool { return w.chosen[v] })
}

// solve says whether there are values that fulfil the conditions.
func (w *choosing) solve(conds []ivl.Expr) feasibility {
	in := w.intervals(conds)
	for _, c := range conds {
		if holds, known := in.decide(c); known && !holds {
			return never
		}
	}
	uses := map[*ivl.Var]int{}
	for _, c := range conds {
		seen := map[*ivl.Var]bool{}
		ivl.FreeVars(c, func(id *ivl.Ident) {
			if w.chosen[id.Var] && !seen[id.Var] {
				seen[id.Var] = true
				uses[id.Var]++
			}
		})
	}
	var pure []ivl.Expr
	fixed := map[*ivl.Var]ivl.Expr{}
	open := false // it depends on the state
	for _, c := range conds {
		if !ivl.Mentions(c, func(v *ivl.Var) bool { return v.Kind != ivl.Const && v.Kind != ivl.Bound && !w.chosen[v] }) {
			pure = append(pure, c)
		} else if !w.matches(c, uses) {
			v, at := w.extreme(c)
			if v == nil || fixed[v] != nil && !ivl.EqualExprs(fixed[v], at) {
				open = true
				continue
			}
			fixed[v] = at
		}
	}
	switch found := w.search(pure); {
	case open && found == always:
		return perhaps
	case open || len(fixed) == 0 || found == never:
		return found
	}
	for i, c := range pure {
		pure[i] = value.Fold(ivl.Substitute(c, fixed))
	}
	if w.search(pure) == always {
		return always
	}
	return perhaps // other values may do
}

// matches reports whether c asks that a value of which nothing else is asked is, or is not, what is in the state.
func (w *choosing) matches(c ivl.Expr, uses map[*ivl.Var]int) bool {
	x, y, r, _ := compared(c)
	if x == nil || r != equal && r != unequal {
		return false
	}
	for _, sides := range [][2]ivl.Expr{{x, y}, {y, x}} {
		if id, ok := sides[0].(*ivl.Ident); ok && w.chosen[id.Var] && uses[id.Var] == 1 && !w.depends(sides[1]) {
			return true
		}
	}
	return false
}

// search tries values, of those that the conditions ask something of together.
func (w *choosing) search(conds []ivl.Expr) feasibility {
	type part struct {
		conds []ivl.Expr
		vars  map[*ivl.Var]bool
	}
	var parts []*part
	for _, c := range conds {
		met := &part{[]ivl.Expr{c}, map[*ivl.Var]bool{}}
		ivl.FreeVars(c, func(id *ivl.Ident) { met.vars[id.Var] = w.chosen[id.Var] })
		var rest []*part
		for _, p := range parts {
			shared := false
			for v, chosen := range p.vars {
				shared = shared || chosen && met.vars[v]
			}
			if !shared {
				rest = append(rest, p)
				continue
			}
			met.conds = append(p.conds, met.conds...)
			maps.Copy(met.vars, p.vars)
		}
		parts = append(rest, met)
	}
	out := always
	for _, p := range parts {
		switch w.searchPart(p.conds) {
		case never:
			return never
		case perhaps:
			out = perhaps
		}
	}
	return out
}

func (w *choosing) searchPart(conds []ivl.Expr) feasibility {
	var vars []*ivl.Var
	all := true
	constants := map[string]*big.Int{}
	note := func(n *big.Int) { constants[n.String()] = n }
	for _, n := range []int64{0, 1, 2} {
		note(big.NewInt(n))
	}
	var shifts []*big.Int // what is added to chosen values
	for _, c := range conds {
		all = all && w.compares(c)
		ivl.WalkExpr(c, func(e ivl.Expr) bool {
			switch e := e.(type) {
			case *ivl.Ident:
				if w.chosen[e.Var] && !slices.Contains(vars, e.Var) {
					vars = append(vars, e.Var)
				}
			case *ivl.IntLit:
				note(e.Value)
			case *ivl.BVLit:
				note(e.Value)
			case *ivl.FuncApp:
				if _, by, ok := w.shifted(e); ok {
					shifts = append(shifts, by)
				}
			}
			return true
		})
	}
	if len(shifts) > 0 { // where a shifted value passes a constant, or the end of its range
		for _, v := range vars {
			if t, ok := ivl.Expand(v.Type).(*ivl.BVType); ok {
				note(new(big.Int).Lsh(big.NewInt(1), uint(t.Width-1)))
			}
		}
		for _, k := range slices.Collect(maps.Values(constants)) {
			for _, by := range shifts {
				note(new(big.Int).Sub(k, by))
			}
		}
	}
	tried := make([][]value.Value, len(vars))
	count, exhaustive, passed := 1, true, false
	for i, v := range vars {
		var complete bool
		tried[i], complete = candidates(v.Type, constants)
		if all && w.clocks[v] != nil {
			tried[i], complete = []value.Value{latest(v.Type)}, false
			passed = true
		}
		exhaustive = exhaustive && complete
		if count *= len(tried[i]); count > w.most || len(tried[i]) == 0 {
			return perhaps
		}
	}
	at := map[*ivl.Var]value.Value{}
	env := func(v *ivl.Var) (value.Value, bool) { x, ok := at[v]; return x, ok }
	for n := range count {
		for i, v := range vars {
			at[v] = tried[i][n%len(tried[i])]
			n /= len(tried[i])
		}
		if w.trials++; w.trials > maxTrials {
			return perhaps
		}
		if !slices.ContainsFunc(conds, func(c ivl.Expr) bool { x, ok := value.Eval(c, env); return !ok || !x.IsTrue() }) {
			w.found = maps.Clone(at)
			return always
		}
	}
	if !passed && (all || exhaustive) {
		return never
	}
	return perhaps
}

// compares reports whether c only compares one chosen value at a time with constants.
func (w *choosing) compares(c ivl.Expr) bool {
	switch c := c.(type) {
	case *ivl.BoolLit:
		return true
	case *ivl.Ident:
		return w.chosen[c.Var] // a Boolean
	case *ivl.Unary:
		return c.Op == ivl.Not && w.compares(c.X)
	case *ivl.Binary:
		switch c.Op {
		case ivl.And, ivl.Or, ivl.Implies, ivl.Iff:
			return w.compares(c.X) && w.compares(c.Y)
		}
	}
	x, y, _, _ := compared(c)
	if x == nil {
		return false
	}
	one := func(e ivl.Expr) bool {
		_, chosen := e.(*ivl.Ident)
		_, _, shifted := w.shifted(e)
		return chosen || shifted
	}
	return isLiteral(x) && one(y) || isLiteral(y) && one(x)
}

// shifted is a chosen bit-vector and what e adds to it.
func (w *choosing) shifted(e ivl.Expr) (*ivl.Var, *big.Int, bool) {
	app, ok := e.(*ivl.FuncApp)
	if !ok || len(app.Args) != 2 {
		return nil, nil, false
	}
	lit, ok := app.Args[1].(*ivl.BVLit)
	if !ok {
		return nil, nil, false
	}
	by := lit.Value
	switch app.Func.Attrs.Text("bvbuiltin") {
	case "bvadd":
	case "bvsub":
		by = new(big.Int).Neg(by)
	default:
		return nil, nil, false
	}
	if id, ok := app.Args[0].(*ivl.Ident); ok {
		return id.Var, by, w.chosen[id.Var]
	}
	v, more, ok := w.shifted(app.Args[0])
	if !ok {
		return nil, nil, false
	}
	return v, new(big.Int).Add(by, more), true
}

func isLiteral(e ivl.Expr) bool {
	switch e.(type) {
	case *ivl.BoolLit, *ivl.IntLit, *ivl.BVLit:
		return true
	}
	return false
}

// latest is the greatest value of a number with a sign.
func latest(t ivl.Type) value.Value {
	if size := sizeOf(t); size != nil {
		return value.BV(ivl.Expand(t).(*ivl.BVType).Width, size.Sub(size.Rsh(size, 1), big.NewInt(1)))
	}
	return value.Int(new(big.Int).Lsh(big.NewInt(1), 64))
}

// candidates are values of a type: the constants, their neighbours, and the ends of the ranges of bit-vectors. complete
// says that there are no others.
func candidates(t ivl.Type, constants map[string]*big.Int) (out []value.Value, complete bool) {
	around := func(add func(*big.Int)) {
		for _, k := range slices.Sorted(maps.Keys(constants)) {
			for d := int64(-1); d <= 1; d++ {
				add(new(big.Int).Add(constants[k], big.NewInt(d)))
			}
		}
	}
	seen := map[string]bool{}
	put := func(v value.Value) {
		if !seen[v.Key()] {
			seen[v.Key()] = true
			out = append(out, v)
		}
	}
	switch t := ivl.Expand(t).(type) {
	case *ivl.BVType:
		if t.Width <= 8 {
			for n := range uint64(1) << t.Width {
				put(value.BV64(t.Width, n))
			}
			return out, true
		}
		size := new(big.Int).Lsh(big.NewInt(1), uint(t.Width))
		half := new(big.Int).Rsh(size, 1)
		bv := func(n *big.Int) { put(value.BV(t.Width, new(big.Int).Mod(n, size))) }
		around(bv)
		for d := int64(-1); d <= 1; d++ {
			bv(big.NewInt(d))
			bv(new(big.Int).Add(half, big.NewInt(d)))
		}
	case *ivl.BasicType:
		switch t.Kind {
		case ivl.Bool:
			return []value.Value{value.Bool(false), value.Bool(true)}, true
		case ivl.Int:
			around(func(n *big.Int) { put(value.Int(n)) })
		}
	}
	return out, false
}
