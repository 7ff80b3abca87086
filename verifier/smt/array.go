package smt

import "slices"

// maxWalk is how many stores one select passes.
const maxWalk = 1 << 12

// ConstArray is the array of sort s that is v everywhere.
func (a *Arena) ConstArray(s Sort, v Term) Term {
	if s.Kind() != ArrayKind || a.ArrayResult(s) != a.nodes[v].sort {
		panic("smt: constant array of " + a.SortString(s) + " from " + a.SortString(a.nodes[v].sort))
	}
	return a.cons(OpConstArray, s, 0, v)
}

// checkIndex panics unless idx fits arrays of sort s.
func (a *Arena) checkIndex(s Sort, idx []Term) {
	if s.Kind() != ArrayKind {
		panic("smt: " + a.SortString(s) + " is no array")
	}
	if !a.haveSorts(idx, a.ArrayArgs(s)) {
		panic("smt: wrong index for " + a.SortString(s))
	}
}

func (a *Arena) haveSorts(ts []Term, sorts []Sort) bool {
	return slices.EqualFunc(ts, sorts, func(t Term, s Sort) bool { return a.nodes[t].sort == s })
}

// sameIndex compares two indices: the same, known to differ, or unknown.
func (a *Arena) sameIndex(x, y []Term) (same, differ bool) {
	if slices.Equal(x, y) {
		return true, false
	}
	for i := range x {
		if a.distinct(x[i], y[i]) {
			return false, true
		}
	}
	return false, false
}

// Select is the element of arr at idx. It passes stores at other indices.
func (a *Arena) Select(arr Term, idx ...Term) Term {
	s := a.nodes[arr].sort
	a.checkIndex(s, idx)
	for range maxWalk {
		args := a.Args(arr)
		switch a.nodes[arr].op {
		case OpStore:
			same, differ := a.sameIndex(args[1:len(args)-1], idx)
			if same {
				return args[len(args)-1]
			}
			if differ {
				arr = args[0]
				continue
			}
		case OpConstArray:
			return args[0]
		}
		break
	}
	var buf [4]Term
	return a.cons(OpSelect, a.ArrayResult(s), 0, append(append(buf[:0], arr), idx...)...)
}

// Store is arr with one element replaced; the last of idxAndValue is the new
// element, the others are its index.
func (a *Arena) Store(arr Term, idxAndValue ...Term) Term {
	last := len(idxAndValue) - 1
	idx, v := idxAndValue[:last], idxAndValue[last]
	s := a.nodes[arr].sort
	a.checkIndex(s, idx)
	if a.nodes[v].sort != a.ArrayResult(s) {
		panic("smt: store of " + a.SortString(a.nodes[v].sort) + " into " + a.SortString(s))
	}
	if n := &a.nodes[v]; n.op == OpSelect && a.arg(v, 0) == arr && slices.Equal(a.Args(v)[1:], idx) {
		return arr
	}
	if a.nodes[arr].op == OpConstArray && a.arg(arr, 0) == v {
		return arr
	}
	var buf [5]Term
	return a.cons(OpStore, s, 0, append(append(append(buf[:0], arr), idx...), v)...)
}
