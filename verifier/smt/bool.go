package smt

import "slices"

// Bounds that keep the simplification of a conjunction linear in its size.
const (
	flattenChild = 8  // a nested conjunction up to this long is flattened
	flattenTotal = 24 // unless the result would be longer than this
	pairwise     = 32 // conjunctions up to this long are searched for absorption
)

// Not is the negation of t.
func (a *Arena) Not(t Term) Term {
	n := &a.nodes[t]
	switch {
	case t == termTrue:
		return termFalse
	case t == termFalse:
		return termTrue
	case n.op == OpNot:
		return a.args[n.off]
	case n.sort != SortBool:
		panic("smt: not of " + a.SortString(n.sort))
	}
	return a.cons(OpNot, SortBool, 0, t)
}

// complements reports whether x is the negation of y.
func (a *Arena) complements(x, y Term) bool {
	return a.nodes[x].op == OpNot && a.arg(x, 0) == y || a.nodes[y].op == OpNot && a.arg(y, 0) == x
}

// Or is the disjunction of ts: the negation of the conjunction of their
// negations.
func (a *Arena) Or(ts ...Term) Term {
	var buf [8]Term
	neg := buf[:0]
	for _, t := range ts {
		neg = append(neg, a.Not(t))
	}
	return a.Not(a.And(neg...))
}

// Implies is x => y.
func (a *Arena) Implies(x, y Term) Term { return a.Not(a.And(x, a.Not(y))) }

// Xor is the exclusive disjunction of x and y.
func (a *Arena) Xor(x, y Term) Term { return a.Not(a.Eq(x, y)) }

// And is the conjunction of ts, true if there are none.
func (a *Arena) And(ts ...Term) Term {
	if len(ts) == 2 {
		x, y := ts[0], ts[1]
		switch {
		case x == termTrue || x == y:
			return a.boolean(y)
		case y == termTrue:
			return a.boolean(x)
		case x == termFalse || y == termFalse || a.complements(x, y):
			return termFalse
		}
	}
	var buf [flattenTotal]Term
	set := buf[:0]
	for _, t := range ts {
		n := &a.nodes[t]
		switch {
		case n.op == OpAnd && n.n <= flattenChild && len(ts)+int(n.n) <= flattenTotal && len(set)+int(n.n) <= flattenTotal:
			set = append(set, a.args[n.off:n.off+n.n]...)
		case t == termFalse:
			return termFalse
		case t != termTrue:
			set = append(set, a.boolean(t))
		}
	}
	slices.Sort(set)
	set = slices.Compact(set)
	for _, t := range set {
		if a.nodes[t].op == OpNot {
			if _, both := slices.BinarySearch(set, a.arg(t, 0)); both {
				return termFalse
			}
		}
	}
	if len(set) <= pairwise {
		if smaller := a.absorb(set); smaller != nil {
			return a.And(smaller...)
		}
	}
	switch len(set) {
	case 0:
		return termTrue
	case 1:
		return set[0]
	}
	return a.cons(OpAnd, SortBool, 0, set...)
}

func (a *Arena) boolean(t Term) Term {
	if a.nodes[t].sort != SortBool {
		panic("smt: a Boolean is needed, not " + a.SortString(a.nodes[t].sort))
	}
	return t
}

// clause returns the terms of which t says that one is false, if t is a
// negated conjunction and not long.
func (a *Arena) clause(t Term) []Term {
	if a.nodes[t].op != OpNot {
		return nil
	}
	c := a.arg(t, 0)
	if n := &a.nodes[c]; n.op == OpAnd && n.n <= flattenTotal {
		return a.Args(c)
	}
	return nil
}

// absorb simplifies the clauses (negated conjunctions) of a sorted conjunction
// by its other members: a clause that another member implies goes, a literal
// that another member refutes is removed, and two clauses that differ in one
// complementary literal become one. It is nil if there is nothing to do;
// every change makes the conjunction smaller.
func (a *Arena) absorb(set []Term) []Term {
	for i, t := range set {
		cl := a.clause(t)
		for _, x := range cl {
			if _, refuted := slices.BinarySearch(set, x); refuted {
				rest := without(cl, x)
				return replace(set, i, a.Not(a.And(rest...)))
			}
			if a.nodes[x].op == OpNot {
				if _, implied := slices.BinarySearch(set, a.arg(x, 0)); implied {
					return replace(set, i, termTrue)
				}
			} else if len(set) > 1 && a.hasNot(set, x) {
				return replace(set, i, termTrue)
			}
		}
		if cl == nil {
			continue
		}
		for j := i + 1; j < len(set) && j < i+flattenChild; j++ {
			if other := a.clause(set[j]); other != nil {
				if common, ok := a.resolve(cl, other); ok {
					out := replace(set, i, a.Not(a.And(common...)))
					out[j] = termTrue
					return out
				}
			}
		}
	}
	return nil
}

// hasNot reports whether the negation of x is in the sorted set.
func (a *Arena) hasNot(set []Term, x Term) bool {
	not, _, _ := a.find(OpNot, SortBool, 0, []Term{x})
	if not == 0 {
		return false
	}
	_, in := slices.BinarySearch(set, not)
	return in
}

// resolve finds the common part of p and q if they differ in one element only,
// which is negated in the other.
func (a *Arena) resolve(p, q []Term) ([]Term, bool) {
	if len(p) != len(q) {
		return nil, false
	}
	var only Term
	for _, x := range p {
		if _, ok := slices.BinarySearch(q, x); !ok {
			if only != 0 {
				return nil, false
			}
			only = x
		}
	}
	for _, y := range q {
		if _, ok := slices.BinarySearch(p, y); !ok {
			return without(p, only), only != 0 && a.complements(only, y)
		}
	}
	return nil, false
}

func without(ts []Term, x Term) []Term {
	return slices.DeleteFunc(slices.Clone(ts), func(t Term) bool { return t == x })
}

func replace(ts []Term, i int, x Term) []Term {
	out := slices.Clone(ts)
	out[i] = x
	return out
}
