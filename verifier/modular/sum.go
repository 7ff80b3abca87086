package modular

import (
	"maps"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/smt"
)

// cell is a variable, or an element of a map, that threads add to. Each thread has an account of what it has added since other threads
// exist, so that the value is what it was then and all that threads have added.
type cell struct {
	v     *ivl.Var
	index []smt.Term
	base  smt.Term // the value when the first thread was started
	units []*unit
	asked []ask // who is known to have ended where the sum is asked for

	// compared are literals that it is compared with.
	compared []smt.Term
	awaited  bool    // steps that wait read it
	locks    []*lock // that protect it
	about    []*invariant
	tokens   []*tokens
}

// unit is a number of which threads add or take away one at a time, and has an account of its own: how often they have. The first unit
// of a cell is 1, of what is not counted so. (To count saves the solver a multiplication.)
type unit struct {
	cell   *cell
	number smt.Term
	final  []smt.Term // accounts of threads in the end, by ID; nil if nobody asks
}

type ask struct {
	t     *thread
	ended smt.Term
}

// maxCells bounds how many there are.
const maxCells = 64

// surveySum notes a cell: what is written is no literal.
func (x *executor) surveySum(acc cfg.Access) {
	if acc.Value == nil {
		return
	}
	t := acc.Var.Type
	if m, ok := ivl.Expand(t).(*ivl.MapType); ok {
		t = m.Result
	}
	bv, ok := ivl.Expand(t).(*ivl.BVType)
	if !ok || len(ivl.Children(acc.Value)) == 0 && !ivl.Mentions(acc.Value, func(*ivl.Var) bool { return true }) {
		return
	}
	index, ok := x.literals(acc.Args)
	if !ok || (len(index) == 0) == ivl.IsMap(acc.Var.Type) {
		return
	}
	c := x.cellOf(acc.Var, index)
	if c == nil {
		if len(x.cells) == maxCells {
			return
		}
		c = &cell{v: acc.Var, index: index, base: x.a.Fresh("base", smt.BVSort(bv.Width))}
		x.cells = append(x.cells, c)
		x.addUnit(c, x.a.BV(bv.Width, 1))
	}
	ivl.WalkExpr(acc.Value, func(e ivl.Expr) bool {
		if lit, ok := e.(*ivl.BVLit); ok && lit.Width == bv.Width && lit.Value.Sign() != 0 && len(c.units) < 4 {
			x.addUnit(c, x.a.BVBig(lit.Width, lit.Value))
		}
		_, element := e.(*ivl.Select)
		return !element // whose index is no number that is added
	})
}

// cellAt is the cell of an access; nil if there is none.
func (x *executor) cellAt(v *ivl.Var, args []ivl.Expr) *cell {
	if index, ok := x.literals(args); ok {
		return x.cellOf(v, index)
	}
	return nil
}

func (x *executor) cellOf(v *ivl.Var, index []smt.Term) *cell {
	for _, c := range x.cells {
		if c.v == v && slices.Equal(c.index, index) {
			return c
		}
	}
	return nil
}

func (x *executor) addUnit(c *cell, number smt.Term) {
	less := x.a.BVNeg(number) // what a unit counts, another must not
	if !slices.ContainsFunc(c.units, func(u *unit) bool { return u.number == number || u.number == less }) {
		u := &unit{cell: c, number: number}
		c.units, x.units = append(c.units, u), append(x.units, u)
	}
}

// counts reports whether accounts are kept: a thread was started, if only in the open step.
func (x *executor) counts() bool { return !x.alone() || len(x.s.born) > 0 }

// guessProtected guesses that locks protect what threads add to. Invariants are asked for of these, even if only one thread writes it.
func (x *executor) guessProtected() {
	for _, c := range x.cells {
		if !x.data[c.v] || len(x.users[c.v]) < 2 {
			continue
		}
		for _, l := range x.locks {
			if l.tokens == nil {
				x.rely(reliance{kind: protected, v: c.v, lock: l})
			}
		}
	}
}

// open begins the accounts, where guard holds.
func (x *executor) open(s *state, guard smt.Term) {
	for _, c := range x.cells {
		x.axiom(x.a.Implies(guard, x.a.Eq(c.base, x.read(c.v, s.views[x.globals[c.v]], c.index))))
	}
}

// add notes in the account of the thread that an element of v has changed.
func (x *executor) add(v *ivl.Var, before, after *view) {
	if !x.counts() {
		return
	}
	a := x.a
	for i, u := range x.units {
		c := u.cell
		if c.v != v {
			continue
		}
		more := a.BVSub(x.read(v, after, c.index), x.read(v, before, c.index))
		one, none := a.BV(a.Sort(more).Width(), 1), x.nullLike(more)
		if u != c.units[0] {
			more = a.Ite(a.Eq(more, u.number), one, a.Ite(a.Eq(more, a.BVNeg(u.number)), a.BVNeg(one), none))
		} else {
			for _, o := range c.units[1:] {
				more = a.Ite(a.Or(a.Eq(more, o.number), a.Eq(more, a.BVNeg(o.number))), none, more)
			}
		}
		x.s.added[i] = a.BVAdd(x.s.added[i], more)
	}
}

// accountOf is what a thread has added to a cell.
func (x *executor) accountOf(c *cell, added []smt.Term) smt.Term {
	sum := x.nullLike(c.base)
	for i, u := range x.units {
		if u.cell == c {
			sum = x.a.BVAdd(sum, x.a.BVMul(u.number, added[i]))
		}
	}
	return sum
}

// resized is a bit-vector, sign-extended or cut.
func (x *executor) resized(t smt.Term, width int) smt.Term {
	switch w := x.a.Sort(t).Width(); {
	case w < width:
		return x.a.SignExt(width-w, t)
	case w > width:
		return x.a.Extract(width-1, 0, t)
	}
	return t
}

// nullLike is 0 of the sort of a term.
func (x *executor) nullLike(t smt.Term) smt.Term { return x.a.BV(x.a.Sort(t).Width(), 0) }

// sums says of the value of a cell that it is the sum of what threads have added.
func (x *executor) sums(v *ivl.Var, w *view, t smt.Term, index []smt.Term) {
	a, m := x.a, w.at
	c := x.cellOf(v, index)
	// What a thread that runs has added may be anything, but for tokens.
	if c == nil || len(c.tokens) == 0 && slices.ContainsFunc(x.writersAt(v, index), func(j *thread) bool {
		return j != m.t && m.ended[j.id()] == a.False() && m.unborn[j.id()] == a.False()
	}) {
		return
	}
	sum := a.BVAdd(c.base, x.accountOf(c, m.added))
	for _, j := range x.threads {
		if j == m.t {
			continue
		}
		sum = a.BVAdd(sum, x.other(m, of{c, j}))
		for _, k := range c.tokens {
			account := x.nullLike(c.base)
			for _, d := range k.cells {
				account = a.BVAdd(account, x.other(m, of{d, j}))
			}
			x.axiom(a.Implies(a.And(m.guard, k.taken[j.id()]), x.within(k, account)))
		}
	}
	x.axiom(a.Implies(m.guard, a.Eq(t, sum)))
}

// other is what another thread has added to a cell when a step begins.
func (x *executor) other(m *moment, o of) smt.Term {
	if t, ok := m.others[o]; ok {
		return t
	}
	a := x.a
	zero := x.nullLike(o.c.base)
	more := zero
	if slices.Contains(x.writersAt(o.c.v, o.c.index), o.t) {
		more = a.Fresh("added", a.Sort(o.c.base))
		if ended := m.ended[o.t.id()]; ended != a.False() {
			more = a.Ite(ended, x.finally(o.c, o.t), more)
			o.c.asked = append(o.c.asked, ask{o.t, a.And(m.guard, ended)})
		}
		more = a.Ite(m.unborn[o.t.id()], zero, more)
	}
	if m.others == nil {
		m.others = map[of]smt.Term{}
	}
	m.others[o] = more
	return more
}

// finally is what a thread has added in the end.
func (x *executor) finally(c *cell, t *thread) smt.Term {
	sum := x.a.BV(x.a.Sort(c.base).Width(), 0)
	for _, u := range c.units {
		for len(u.final) < len(x.threads) {
			u.final = append(u.final, x.a.Fresh("finally", x.a.Sort(c.base)))
		}
		sum = x.a.BVAdd(sum, x.a.BVMul(u.number, u.final[t.id()]))
	}
	return sum
}

// settleAccounts says what threads have added in the end: what they have where they end.
func (x *executor) settleAccounts() {
	a := x.a
	for _, c := range x.cells {
		for _, q := range c.asked {
			var ways []smt.Term
			for _, e := range x.ends {
				if e.t == q.t {
					way := e.guard
					for i, u := range x.units {
						if u.cell == c {
							way = a.And(way, a.Eq(u.final[q.t.id()], e.added[i]))
						}
					}
					ways = append(ways, way)
				}
			}
			x.axiom(a.Implies(q.ended, a.Or(ways...)))
		}
		c.asked = nil
	}
}

// account is a guess of what an account is at the head of a loop, since the first iteration: the same, or as much more, or less, as a variable.
type account struct {
	guess    smt.Term
	unit     int
	first    smt.Term
	by       int // slot of the variable; -1: the same
	less     bool
	firstOne smt.Term // of the variable
}

// balanced says that it is so in the present state.
func (x *executor) balanced(b *account) smt.Term {
	a := x.a
	more := a.BVSub(x.s.added[b.unit], b.first)
	if b.by < 0 {
		return x.isNull(more)
	}
	moved := x.resized(a.BVSub(x.ev.Flat(x.orArbitrary(x.s.env[b.by], b.by)), b.firstOne), a.Sort(more).Width())
	if b.less {
		moved = a.BVNeg(moved)
	}
	return a.Eq(more, moved)
}

// enterAccounts guesses what accounts of v are at the head of a loop.
func (x *executor) enterAccounts(v *ivl.Var, h *head) {
	a := x.a
	if !x.counts() {
		return
	}
	for i, u := range x.units {
		if u.cell.v != v {
			continue
		}
		first := x.s.added[i]
		x.s.added[i] = a.Fresh("added", a.Sort(first))
		guess := func(b account) {
			b.unit, b.first, b.guess = i, first, a.Fresh("account", smt.SortBool)
			h.accounts = append(h.accounts, b)
			x.axiom(a.Implies(b.guess, x.balanced(&b)))
		}
		guess(account{by: -1})
		for _, slot := range slices.Sorted(maps.Keys(h.locals)) {
			for _, less := range []bool{false, true} {
				guess(account{by: slot, less: less, firstOne: h.locals[slot]})
			}
		}
	}
	if !x.step.First().Info().Attrs.Has(loopAttr) { // in the middle of a step
		return
	}
	for _, k := range x.tokens {
		if slices.ContainsFunc(k.cells, func(c *cell) bool { return c.v == v }) {
			x.axiom(a.Implies(a.And(x.s.guard, k.taken[x.t.id()]), x.within(k, x.account(k, x.s.added))))
		}
	}
}
