package modular

import (
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/smt"
)

// summand is a cell in a sum.
type summand struct {
	*cell
	minus bool
}

type comparison uint8

const (
	equal  comparison = iota
	atMost            // signed
	atLeast
)

// invariant is a guess of what holds between steps, since the first thread was started: a sum compares so with a number, or, of the invariant of a lock,
// some thread holds it. (Hoare: Monitors, CACM 1974; Owicki, Gries: Verifying Properties of Parallel Programs, CACM 1976.)
type invariant struct {
	guess smt.Term
	lock  *lock // nil if there is none
	sum   []summand
	is    comparison
	to    smt.Term // 0: what the sum was when the first thread was started
	held  bool     // it holds while some thread holds the lock, rather than while none does
	told  map[*moment]bool
}

// Limits of what is guessed.
const (
	maxLiterals = 8 // with which a cell is compared
	maxSummed   = 5 // cells under one lock that are added to one another
)

// surveyCells notes what threads compare cells with, and wait for.
func (x *executor) surveyCells() {
	for _, t := range x.threads {
		from := map[*ivl.Var][]*cell{}
		for _, b := range cfg.NewGraph(t.inst.Blocks).Blocks {
			for k, s := range b.Stmts {
				x.surveyLiterals(s, from)
				if as, ok := s.(*ivl.Assume); ok && as.Await {
					for _, acc := range b.Step(k).Accesses {
						if c := x.cellAt(acc.Var, acc.Args); c != nil && !acc.Write {
							c.awaited = true
						}
					}
				}
			}
			if br, ok := b.Term.(*cfg.Branch); ok {
				x.noteLiterals(br.Cond, from)
			}
		}
	}
}

// surveyLiterals notes the literals that cells are compared with; from are those of which variables of the thread were computed.
func (x *executor) surveyLiterals(s ivl.Stmt, from map[*ivl.Var][]*cell) {
	switch s := s.(type) {
	case *ivl.Assign:
		for i, e := range s.Rhs {
			x.noteLiterals(e, from)
			if id, ok := s.Lhs[i].(*ivl.Ident); ok && id.Var.Kind != ivl.Global && !ivl.IsMap(id.Var.Type) {
				from[id.Var] = union(from[id.Var], x.origins(e, from))
			}
		}
	case *ivl.Assert:
		x.noteLiterals(s.Cond, from)
	case *ivl.Assume:
		x.noteLiterals(s.Cond, from)
	}
}

func union[T comparable](sets ...[]T) (out []T) {
	for _, set := range sets {
		for _, e := range set {
			if !slices.Contains(out, e) {
				out = append(out, e)
			}
		}
	}
	return out
}

// origins are the cells that an expression is computed of.
func (x *executor) origins(e ivl.Expr, from map[*ivl.Var][]*cell) (out []*cell) {
	ivl.WalkExpr(e, func(e ivl.Expr) bool {
		var c *cell
		switch e := e.(type) {
		case *ivl.Ident:
			out = union(out, from[e.Var])
			c = x.cellOf(e.Var, nil)
		case *ivl.Select:
			if id, ok := e.M.(*ivl.Ident); ok && id.Var.Kind == ivl.Global {
				c = x.cellAt(id.Var, e.Args)
			}
		}
		if c != nil {
			out = union(out, []*cell{c})
		}
		return true
	})
	return out
}

// noteLiterals notes those that something is compared with.
func (x *executor) noteLiterals(e ivl.Expr, from map[*ivl.Var][]*cell) {
	ivl.WalkExpr(e, func(e ivl.Expr) bool {
		args := ivl.Children(e)
		if len(args) != 2 || ivl.Expand(e.Type()) != ivl.BoolType {
			return true
		}
		for i, a := range args {
			if _, ok := a.(*ivl.BVLit); !ok {
				continue
			}
			for _, c := range x.origins(args[1-i], from) {
				t := x.resized(x.ev.Term(a), x.a.Sort(c.base).Width())
				if !slices.Contains(c.compared, t) && len(c.compared) < maxLiterals {
					c.compared = append(c.compared, t)
				}
			}
		}
		return true
	})
}

// guessInvariants makes candidates, after a first attempt to do without.
func (x *executor) guessInvariants(first *prover) {
	x.surveyCells()
	for _, c := range x.cells {
		for _, r := range first.order {
			if r.kind != protected || r.v != c.v {
				continue
			}
			// Of a lock with readers little is known without these.
			if l := x.locks[slices.Index(first.locks, r.lock)]; !first.wrong[first.reliances[r]] || x.data[c.v] && len(x.readersOf(l)) > 0 {
				c.locks = append(c.locks, l)
			}
		}
		locks := c.locks
		if len(locks) == 0 {
			locks = []*lock{nil}
		}
		for _, l := range locks {
			for _, to := range union([]smt.Term{x.nullLike(c.base)}, c.compared) {
				x.guessInvariant(l, []summand{{c, false}}, atMost, to)
				x.guessInvariant(l, []summand{{c, false}}, atLeast, to)
			}
		}
	}
	x.guessSums()
	// What all threads know invariants of, all use.
	for _, c := range x.cells {
		x.users[c.v] = x.threads
	}
	x.guessTokens()
}

// guessSums guesses that sums of cells under one lock stay the same.
func (x *executor) guessSums() {
	for _, l := range x.locks {
		var cells []*cell
		for _, c := range x.cells {
			if slices.Contains(c.locks, l) && len(cells) < maxSummed {
				cells = append(cells, c)
			}
		}
		var extend func(sum []summand, from int)
		extend = func(sum []summand, from int) {
			if len(sum) > 1 {
				x.guessInvariant(l, sum, equal, 0)
			}
			for i := from; i < len(cells) && len(sum) < 3; i++ {
				if len(sum) > 0 && x.a.Sort(cells[i].base) != x.a.Sort(sum[0].base) {
					continue
				}
				extend(append(slices.Clip(sum), summand{cells[i], false}), i+1)
				if len(sum) > 0 {
					extend(append(slices.Clip(sum), summand{cells[i], true}), i+1)
				}
			}
		}
		extend(nil, 0)
	}
}

func (x *executor) guessInvariant(lock *lock, sum []summand, is comparison, to smt.Term) *invariant {
	inv := &invariant{guess: x.a.Fresh("holds", smt.SortBool), lock: lock, sum: sum, is: is, to: to, told: map[*moment]bool{}}
	x.invariants = append(x.invariants, inv)
	x.supposed = append(x.supposed, inv.guess)
	for _, s := range sum {
		s.about = append(s.about, inv)
	}
	return inv
}

// mentions reports whether the invariant may change with v.
func (inv *invariant) mentions(v *ivl.Var) bool {
	if inv.lock != nil && inv.lock.v == v {
		return true
	}
	return slices.ContainsFunc(inv.sum, func(s summand) bool { return s.v == v })
}

// invariantHolds says that an invariant holds of a state.
func (x *executor) invariantHolds(inv *invariant, views []*view) smt.Term {
	a := x.a
	free := a.True() // nobody holds the lock
	if l := inv.lock; l != nil {
		free = x.isNull(x.read(l.v, views[x.globals[l.v]], l.index))
	}
	if inv.held {
		free = a.Not(free)
	}
	sum, to := x.nullLike(inv.sum[0].base), inv.to
	if to == 0 {
		to = sum
	}
	for _, s := range inv.sum {
		add := a.BVAdd
		if s.minus {
			add = a.BVSub
		}
		sum = add(sum, x.read(s.v, views[x.globals[s.v]], s.index))
		if inv.to == 0 {
			to = add(to, s.base)
		}
	}
	switch inv.is {
	case equal:
		return a.Implies(free, a.Eq(sum, to))
	case atMost:
		return a.Implies(free, a.Not(a.BVSlt(to, sum)))
	case atLeast:
		return a.Implies(free, a.Not(a.BVSlt(sum, to)))
	}
	panic(fmt.Sprintf("modular: comparison %d", inv.is))
}

// mention has the invariants about a cell be known of the state in which a step begins. That of a lock is of use where it is taken.
func (x *executor) mention(m *moment, v *ivl.Var, index []smt.Term) {
	c := x.cellOf(v, index)
	if c == nil || m.loop != "" { // what is written in the loop is not known yet
		return
	}
	for _, inv := range c.about {
		if inv.lock == nil || inv.held || m.accesses(inv.lock.v) || !slices.ContainsFunc(x.writersAt(v, index), func(t *thread) bool { return t != m.t && m.ended[t.id()] == x.a.False() }) {
			x.tell(inv, m)
		}
	}
}

// recall has the invariants of a lock be known where the thread takes it, if nobody else changes what they are about: no reading mentions them then.
func (x *executor) recall(m *moment) {
	if m.loop != "" {
		return
	}
	others := func(s summand) bool {
		return slices.ContainsFunc(x.writersAt(s.v, s.index), func(t *thread) bool { return t != m.t })
	}
	for _, inv := range x.invariants {
		if inv.lock != nil && m.accesses(inv.lock.v) && !slices.ContainsFunc(inv.sum, others) {
			x.tell(inv, m)
		}
	}
}

func (x *executor) tell(inv *invariant, m *moment) {
	if inv.told[m] {
		return
	}
	inv.told[m] = true
	x.axiom(x.a.Implies(x.a.And(m.guard, inv.guess), x.invariantHolds(inv, m.views)))
}

func (m *moment) accesses(v *ivl.Var) bool {
	return slices.ContainsFunc(m.step.Accesses, func(a cfg.Access) bool { return a.Var == v })
}

// promise has the step that ends in a state keep the invariants, and accounts.
func (x *executor) promise(s *state) {
	if x.step.First().Info().Attrs.Has(loopAttr) || !x.counts() {
		return
	}
	writes := func(mentions func(*ivl.Var) bool) bool {
		return slices.ContainsFunc(x.step.Accesses, func(a cfg.Access) bool { return a.Write && mentions(a.Var) })
	}
	if x.aloneIn(s) { // the first thread was started
		x.establish(s, s.guard)
	} else {
		for _, inv := range x.invariants {
			if writes(inv.mentions) {
				x.require(inv, s, s.guard)
			}
		}
	}
	for _, k := range x.tokens {
		if writes(func(v *ivl.Var) bool { return v == k.cells[0].v }) {
			x.guessed = append(x.guessed, duty{k.taken[x.t.id()], x.a.And(s.guard, x.a.Not(x.within(k, x.account(k, s.added))))})
		}
	}
}

// establish has all invariants hold in a state, where guard does: from here on they are assumed.
func (x *executor) establish(s *state, guard smt.Term) {
	for _, inv := range x.invariants {
		x.require(inv, s, guard)
	}
}

func (x *executor) require(inv *invariant, s *state, guard smt.Term) {
	x.guessed = append(x.guessed, duty{inv.guess, x.a.And(guard, x.a.Not(x.invariantHolds(inv, s.views)))})
}
