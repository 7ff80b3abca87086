package smt

import "slices"

const (
	maxWalk   = 1 << 12 // stores that one select looks through
	maxBranch = 1 << 10 // new ites of arrays that one select is pushed into
	maxSplit  = 8       // values of an index over which a select is split
	maxShadow = 8       // stores that a store looks through for its own index
	maxMerge  = 256     // stores that an ite of arrays looks through for a common array
)

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
	want := a.ArrayArgs(s)
	ok := len(idx) == len(want)
	for i := 0; ok && i < len(idx); i++ {
		ok = a.nodes[idx[i]].sort == want[i]
	}
	if !ok {
		panic("smt: wrong index for " + a.SortString(s))
	}
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

// Select is the element of arr at idx.
func (a *Arena) Select(arr Term, idx ...Term) Term {
	a.checkIndex(a.nodes[arr].sort, idx)
	budget := maxBranch
	t, _ := a.selectFrom(arr, idx, &budget)
	return t
}

// below skips the stores of arr that do not touch idx. If it finds the
// element it returns it.
func (a *Arena) below(arr Term, idx []Term) (rest, found Term) {
	for range maxWalk {
		n := &a.nodes[arr]
		switch n.op {
		case OpStore:
			args := a.Args(arr)
			same, differ := a.sameIndex(args[1:len(args)-1], idx)
			if same {
				return arr, args[len(args)-1]
			}
			if !differ {
				return arr, 0
			}
			arr = args[0]
			continue
		case OpConstArray:
			return arr, a.arg(arr, 0)
		}
		break
	}
	return arr, 0
}

// selectFrom pushes the select into ites of arrays and, for an index with few
// constant values, into the index. It gives up pushing when the budget of new
// terms is used up, and reports whether it never did.
func (a *Arena) selectFrom(arr Term, idx []Term, budget *int) (Term, bool) {
	get := func(arr Term) (Term, Term) {
		rest, found := a.below(arr, idx)
		if found != 0 {
			return rest, found
		}
		if n := &a.nodes[rest]; n.op != OpIte {
			if n.op == OpStore {
				return rest, a.splitIndex(rest, idx, budget)
			}
			return rest, a.consSelect(rest, idx)
		}
		return rest, a.selectMemo[a.selectKey(rest, idx)]
	}
	root, t := get(arr)
	if t != 0 {
		return t, true
	}
	stack := []Term{root}
	for len(stack) > 0 {
		top := stack[len(stack)-1]
		xr, x := get(a.arg(top, 1))
		if x == 0 {
			stack = append(stack, xr)
			continue
		}
		yr, y := get(a.arg(top, 2))
		if y == 0 {
			stack = append(stack, yr)
			continue
		}
		if *budget--; *budget < 0 {
			return a.consSelect(root, idx), false
		}
		a.selectMemo[a.selectKey(top, idx)] = a.Ite(a.arg(top, 0), x, y)
		stack = stack[:len(stack)-1]
	}
	return a.selectMemo[a.selectKey(root, idx)], true
}

// selectKey is the plain select, which names the result of simplifying it.
func (a *Arena) selectKey(arr Term, idx []Term) Term { return a.consSelect(arr, idx) }

func (a *Arena) consSelect(arr Term, idx []Term) Term {
	var buf [4]Term
	return a.cons(OpSelect, a.ArrayResult(a.nodes[arr].sort), 0, append(append(buf[:0], arr), idx...)...)
}

// splitIndex is the select of a store at an index that may or may not be the
// stored one: if one component of the index has few constant values, a choice
// between selects at these.
func (a *Arena) splitIndex(arr Term, idx []Term, budget *int) Term {
	for i, t := range idx {
		if a.nodes[t].op != OpIte {
			continue
		}
		ls, ok := a.Leaves(t, maxSplit)
		if !ok || !a.enter() {
			continue
		}
		defer a.leave()
		at := slices.Clone(idx)
		var r Term
		for _, k := range ls {
			at[i] = k
			x, _ := a.selectFrom(arr, at, budget)
			if r == 0 {
				r = x
			} else {
				r = a.Ite(a.Eq(t, k), x, r)
			}
		}
		return r
	}
	return a.consSelect(arr, idx)
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
	// A store further down at the same index is shadowed if only stores at
	// other indices lie between.
	var above []Term
	for t := arr; len(above) < maxShadow && a.nodes[t].op == OpStore; t = a.arg(t, 0) {
		args := a.Args(t)
		same, differ := a.sameIndex(args[1:len(args)-1], idx)
		if same {
			if args[len(args)-1] == v {
				return arr
			}
			arr = args[0]
			for i := len(above) - 1; i >= 0; i-- {
				args := slices.Clone(a.Args(above[i]))
				args[0] = arr
				arr = a.cons(OpStore, s, 0, args...)
			}
			break
		}
		if !differ {
			break
		}
		above = append(above, t)
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

// mergeStores builds ite(c, x, y) as stores into the array that x and y were
// both made from, if all stores on the way are at constant indices.
func (a *Arena) mergeStores(c, x, y Term) (Term, bool) {
	xs := a.storeChain(x)
	at := map[Term]int{x: 0}
	for i, t := range xs {
		at[a.arg(t, 0)] = i + 1
	}
	ys := a.storeChain(y)
	base, j := y, 0
	i, met := at[y]
	for !met && j < len(ys) {
		base = a.arg(ys[j], 0)
		j++
		i, met = at[base]
	}
	if !met {
		return 0, false
	}
	merge := newChoice(a, base)
	merge.add(xs[:i], 0)
	merge.add(ys[:j], 1)
	t := base
	for _, idx := range merge.order {
		v := merge.values[readKey(base, idx)]
		for side := range v {
			if v[side] == 0 {
				v[side] = a.Select(base, idx...)
			}
		}
		t = a.Store(t, append(idx, a.Ite(c, v[0], v[1]))...)
	}
	return t, true
}

// choice collects what two chains of stores into one array put at each index.
type choice struct {
	a      *Arena
	base   Term
	order  [][]Term
	values map[string][2]Term
}

func newChoice(a *Arena, base Term) *choice {
	return &choice{a: a, base: base, values: map[string][2]Term{}}
}

// add takes the stores of one side, the last one made first.
func (c *choice) add(chain []Term, side int) {
	for _, t := range chain {
		args := c.a.Args(t)
		idx := args[1 : len(args)-1]
		key := readKey(c.base, idx)
		v, seen := c.values[key]
		if !seen {
			c.order = append(c.order, slices.Clone(idx))
		}
		if v[side] == 0 {
			v[side] = args[len(args)-1]
		}
		c.values[key] = v
	}
}

// storeChain lists the stores at constant indices from t downwards.
func (a *Arena) storeChain(t Term) []Term {
	var chain []Term
	for len(chain) < maxMerge && a.nodes[t].op == OpStore {
		args := a.Args(t)
		for _, i := range args[1 : len(args)-1] {
			if !a.IsConst(i) {
				return chain
			}
		}
		chain = append(chain, t)
		t = args[0]
	}
	return chain
}
