package smt

import "slices"

// Rules that look into several operands at once recur, and on shared operands
// they could do so exponentially often. maxNesting bounds their depth and
// maxRules how many are applied within one call from outside.
const (
	maxNesting = 48
	maxRules   = 256
)

// enter counts the rules that recur; when it reports false the rule must not
// be applied. The caller defers leave when it reports true.
func (a *Arena) enter() bool {
	if a.nesting == 0 {
		a.rules = 0
	}
	if a.nesting >= maxNesting || a.rules >= maxRules {
		return false
	}
	a.nesting++
	a.rules++
	return true
}

func (a *Arena) leave() { a.nesting-- }

// Ite is x if c holds, else y; x and y have the same sort.
func (a *Arena) Ite(c, x, y Term) Term {
	s := a.nodes[x].sort
	if a.nodes[y].sort != s || a.nodes[c].sort != SortBool {
		panic("smt: ite of " + a.SortString(a.nodes[c].sort) + ", " + a.SortString(s) + ", " + a.SortString(a.nodes[y].sort))
	}
	if s == SortBool {
		return a.boolIte(c, x, y)
	}
	for {
		switch {
		case c == termTrue || x == y:
			return x
		case c == termFalse:
			return y
		}
		if a.nodes[c].op == OpNot {
			c, x, y = a.arg(c, 0), y, x
			continue
		}
		if a.nodes[x].op == OpIte {
			d, p, q := a.arg(x, 0), a.arg(x, 1), a.arg(x, 2)
			switch {
			case d == c:
				x = p
				continue
			case p == y:
				c, x = a.And(c, a.Not(d)), q
				continue
			case q == y:
				c, x = a.And(c, d), p
				continue
			}
		}
		if a.nodes[y].op == OpIte {
			d, p, q := a.arg(y, 0), a.arg(y, 1), a.arg(y, 2)
			switch {
			case d == c:
				y = q
				continue
			case p == x:
				c, y = a.Or(c, d), q
				continue
			case q == x:
				c, x, y = a.And(a.Not(c), d), p, x
				continue
			}
		}
		break
	}
	return a.cons(OpIte, s, 0, c, x, y)
}

func (a *Arena) boolIte(c, x, y Term) Term {
	if a.nodes[c].op == OpNot {
		c, x, y = a.arg(c, 0), y, x
	}
	switch {
	case c == termTrue || x == y:
		return x
	case c == termFalse:
		return y
	case x == termTrue || x == c:
		return a.Or(c, y)
	case x == termFalse || a.complements(x, c):
		return a.And(a.Not(c), y)
	case y == termTrue || a.complements(y, c):
		return a.Or(a.Not(c), x)
	case y == termFalse || y == c:
		return a.And(c, x)
	case a.complements(x, y):
		return a.Eq(c, x)
	}
	if a.nodes[x].op == OpIte && a.arg(x, 0) == c {
		return a.boolIte(c, a.arg(x, 1), y)
	}
	if a.nodes[y].op == OpIte && a.arg(y, 0) == c {
		return a.boolIte(c, x, a.arg(y, 2))
	}
	// One form for a tree and its negation.
	if a.nodes[y].op == OpNot {
		return a.Not(a.cons(OpIte, SortBool, 0, c, a.Not(x), a.arg(y, 0)))
	}
	return a.cons(OpIte, SortBool, 0, c, x, y)
}

// Eq says that x and y, of the same sort, are equal. Floats are equal if their
// encodings are, so NaN equals NaN and the zeros differ.
func (a *Arena) Eq(x, y Term) Term {
	s := a.nodes[x].sort
	if a.nodes[y].sort != s {
		panic("smt: = of " + a.SortString(s) + " and " + a.SortString(a.nodes[y].sort))
	}
	if x == y {
		return termTrue
	}
	if s == SortBool {
		return a.iff(x, y)
	}
	if x, y = a.commute(x, y); a.IsConst(y) {
		if a.IsConst(x) {
			return termFalse
		}
		return a.eqConst(x, y)
	}
	if a.enter() {
		defer a.leave()
		if t, ok := a.eqTerms(x, y); ok {
			return t
		}
	}
	return a.cons(OpEq, SortBool, 0, x, y)
}

func (a *Arena) iff(x, y Term) Term {
	negate := false
	for range 2 {
		if x == termFalse || a.nodes[x].op == OpNot {
			x, negate = a.Not(x), !negate
		}
		x, y = y, x
	}
	if x > y {
		x, y = y, x
	}
	var t Term
	switch {
	case x == y:
		t = termTrue
	case x == termTrue:
		t = y
	default:
		t = a.cons(OpEq, SortBool, 0, x, y)
	}
	if negate {
		return a.Not(t)
	}
	return t
}

// eqConst is x = k for a constant k and an x that is none.
func (a *Arena) eqConst(x, k Term) Term {
	if ls := a.leafSet(x); ls != nil {
		if _, ok := slices.BinarySearch(ls, k); !ok {
			return termFalse
		}
		return a.push(pushKey{op: OpEq, other: k, t: x}, func(leaf Term) Term { return a.Bool(leaf == k) })
	}
	if !a.enter() {
		return a.cons(OpEq, SortBool, 0, x, k)
	}
	defer a.leave()
	s := a.nodes[x].sort
	switch a.nodes[x].op {
	case OpIte:
		c, p, q := a.arg(x, 0), a.arg(x, 1), a.arg(x, 2)
		if a.IsConst(p) || a.IsConst(q) {
			return a.boolIte(c, a.Eq(p, k), a.Eq(q, k))
		}
	case OpBVNot:
		return a.Eq(a.arg(x, 0), a.BVNot(k))
	case OpBVNeg, OpNeg:
		return a.Eq(a.arg(x, 0), a.negative(k))
	case OpBVXor:
		if c := a.arg(x, 1); a.IsConst(c) {
			return a.Eq(a.arg(x, 0), a.BVXor(c, k))
		}
	case OpBVAdd, OpAdd:
		if c := a.arg(x, 1); a.IsConst(c) {
			return a.Eq(a.arg(x, 0), a.difference(k, c))
		}
	case OpBVSub, OpSub:
		if a.isZero(k) {
			return a.Eq(a.arg(x, 0), a.arg(x, 1))
		}
		if c := a.arg(x, 0); a.IsConst(c) {
			return a.Eq(a.arg(x, 1), a.difference(c, k))
		}
	case OpConcat:
		lo := a.arg(x, 1)
		w := a.nodes[lo].sort.Width()
		return a.And(a.Eq(a.arg(x, 0), a.Extract(s.Width()-1, w, k)), a.Eq(lo, a.Extract(w-1, 0, k)))
	case OpZeroExt, OpSignExt:
		in := a.arg(x, 0)
		low, fits := a.narrowConst(k, in, a.nodes[x].op)
		if !fits {
			return termFalse
		}
		return a.Eq(in, low)
	}
	return a.cons(OpEq, SortBool, 0, x, k)
}

func (a *Arena) isZero(t Term) bool {
	n := &a.nodes[t]
	switch n.op {
	case OpBVConst:
		return n.sort.Width() <= 64 && n.p == 0 || n.sort.Width() > 64 && a.bigs[n.p].Sign() == 0
	case OpIntConst:
		return a.bigs[n.p].Sign() == 0
	case OpRealConst:
		return a.rats[n.p].Sign() == 0
	}
	return false
}

// eqTerms knows rules for equalities between terms that are no constants.
func (a *Arena) eqTerms(x, y Term) (Term, bool) {
	if a.nodes[x].op != OpIte {
		x, y = y, x
	}
	if a.nodes[x].op == OpIte {
		c, p, q := a.arg(x, 0), a.arg(x, 1), a.arg(x, 2)
		if p == y {
			return a.Or(c, a.Eq(q, y)), true
		}
		if q == y {
			return a.Or(a.Not(c), a.Eq(p, y)), true
		}
		if a.nodes[y].op == OpIte {
			if a.arg(y, 0) == c {
				return a.boolIte(c, a.Eq(p, a.arg(y, 1)), a.Eq(q, a.arg(y, 2))), true
			}
			if p == a.arg(y, 0) || q == a.arg(y, 0) {
				return 0, false
			}
			if xs, ys := a.leafSet(x), a.leafSet(y); xs != nil && ys != nil && disjoint(xs, ys) {
				return termFalse, true
			}
		}
		return 0, false
	}
	if a.nodes[x].sort.Kind() == BVKind && a.distinct(x, y) {
		return termFalse, true
	}
	if a.nodes[x].op == a.nodes[y].op {
		switch a.nodes[x].op {
		case OpZeroExt, OpSignExt:
			if p, q := a.arg(x, 0), a.arg(y, 0); a.nodes[p].sort == a.nodes[q].sort {
				return a.Eq(p, q), true
			}
		case OpBVNot, OpBVNeg, OpNeg:
			return a.Eq(a.arg(x, 0), a.arg(y, 0)), true
		case OpBVAdd, OpAdd:
			if a.arg(x, 1) == a.arg(y, 1) {
				return a.Eq(a.arg(x, 0), a.arg(y, 0)), true
			}
		case OpConcat:
			if low := a.arg(x, 1); low == a.arg(y, 1) {
				return a.Eq(a.arg(x, 0), a.arg(y, 0)), true
			}
		case OpConstArray:
			return a.Eq(a.arg(x, 0), a.arg(y, 0)), true
		}
	}
	return 0, false
}

func disjoint(x, y leafSet) bool {
	return !slices.ContainsFunc(y, x.has)
}

// distinct reports whether x and y are known to differ, without building
// anything.
func (a *Arena) distinct(x, y Term) bool {
	if x == y {
		return false
	}
	xc, yc := a.IsConst(x), a.IsConst(y)
	if xc && yc {
		return true
	}
	if a.nodes[x].sort.Kind() != BVKind && a.nodes[x].sort.Kind() != IntKind {
		return false
	}
	xb, xo := a.offset(x)
	yb, yo := a.offset(y)
	if xb == yb {
		return xo != yo
	}
	if a.nodes[x].op == OpIte || a.nodes[y].op == OpIte {
		xs, xok := a.Leaves(x, maxLeaves)
		ys, yok := a.Leaves(y, maxLeaves)
		return xok && yok && disjoint(xs, ys)
	}
	return false
}

// offset splits t into a base and a constant added to it (0 for none).
func (a *Arena) offset(t Term) (base, off Term) {
	if op := a.nodes[t].op; op == OpBVAdd || op == OpAdd {
		if c := a.arg(t, 1); a.IsConst(c) {
			return a.arg(t, 0), c
		}
	}
	return t, 0
}

// Distinct says that all of ts, of one sort, differ.
func (a *Arena) Distinct(ts ...Term) Term {
	var all []Term
	for i, x := range ts {
		for _, y := range ts[:i] {
			all = append(all, a.Not(a.Eq(x, y)))
		}
	}
	return a.And(all...)
}
