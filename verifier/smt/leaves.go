package smt

import "slices"

// maxLeaves is the most leaves that Leaves and Cases ever return.
const maxLeaves = 64

// pushLeaves is the most leaves of an ite tree into which an operator with
// constant other operands is pushed. An equation is always pushed: its results
// are no new trees but mere conditions.
const pushLeaves = 32

// leafSet are the sorted constant leaves of an ite tree; nil if there are too
// many or one is no constant.
type leafSet []Term

func (ls leafSet) has(t Term) bool {
	_, ok := slices.BinarySearch(ls, t)
	return ok
}

// pushKey identifies the result of pushing an operator into an ite tree: p
// and other say which operator, side where the tree stands.
type pushKey struct {
	p     uint64
	t     Term
	other Term
	sort  Sort
	op    Op
	side  uint8
}

// Leaves are the constants at the leaves of t, in the order of their handles,
// if t is a constant or a tree of ites over at most max (and at most 64)
// different constants. The slice belongs to the arena.
func (a *Arena) Leaves(t Term, max int) ([]Term, bool) {
	if a.IsConst(t) {
		return []Term{t}, max >= 1
	}
	ls := a.leafSet(t)
	return ls, ls != nil && len(ls) <= max
}

func (a *Arena) leafSet(root Term) leafSet {
	if a.nodes[root].op != OpIte || a.nodes[root].sort == SortBool {
		return nil
	}
	if ls, ok := a.leafMemo[root]; ok {
		return ls
	}
	stack := []Term{root}
	for len(stack) > 0 {
		t := stack[len(stack)-1]
		if _, done := a.leafMemo[t]; done {
			stack = stack[:len(stack)-1]
			continue
		}
		x, xDone := a.branchLeaves(a.arg(t, 1))
		y, yDone := a.branchLeaves(a.arg(t, 2))
		switch {
		case xDone && x == nil || yDone && y == nil:
			a.leafMemo[t] = nil
		case !xDone:
			stack = append(stack, a.arg(t, 1))
			continue
		case !yDone:
			stack = append(stack, a.arg(t, 2))
			continue
		default:
			a.leafMemo[t] = mergeLeaves(x, y)
		}
		stack = stack[:len(stack)-1]
	}
	return a.leafMemo[root]
}

// branchLeaves are the leaves of t, if they are known.
func (a *Arena) branchLeaves(t Term) (leafSet, bool) {
	if a.IsConst(t) {
		return leafSet{t}, true
	}
	if a.nodes[t].op != OpIte {
		return nil, true
	}
	ls, done := a.leafMemo[t]
	return ls, done
}

func mergeLeaves(x, y leafSet) leafSet {
	if len(y) <= len(x) && containsAll(x, y) {
		return x
	}
	if containsAll(y, x) {
		return y
	}
	z := append(slices.Clone(x), y...)
	slices.Sort(z)
	if z = slices.Compact(z); len(z) > maxLeaves {
		return nil
	}
	return z
}

func containsAll(x, y leafSet) bool {
	return !slices.ContainsFunc(y, func(t Term) bool { return !x.has(t) })
}

// Case is one of the values of a term and the condition under which it has it.
type Case struct {
	Guard Term
	Value Term
}

// Cases are the constants that t may equal, each with the condition under
// which it does, if Leaves(t, max) succeeds. Exactly one guard holds.
func (a *Arena) Cases(t Term, max int) ([]Case, bool) {
	ls, ok := a.Leaves(t, max)
	if !ok {
		return nil, false
	}
	cases := make([]Case, len(ls))
	for i, k := range ls {
		cases[i] = Case{a.Eq(t, k), k}
	}
	return cases, true
}

// pushable reports whether an operator whose other operands are constants may
// be pushed into t.
func (a *Arena) pushable(t Term) bool {
	if a.nodes[t].op != OpIte {
		return false
	}
	ls := a.leafSet(t)
	return ls != nil && len(ls) <= pushLeaves
}

// push replaces the leaves of the ite tree key.t by f of them. The key
// without its t must determine f.
func (a *Arena) push(key pushKey, f func(leaf Term) Term) Term {
	root := key.t
	get := func(t Term) (Term, bool) {
		if a.nodes[t].op != OpIte {
			return f(t), true
		}
		key.t = t
		r, ok := a.pushMemo[key]
		return r, ok
	}
	if r, ok := get(root); ok {
		return r
	}
	stack := []Term{root}
	for len(stack) > 0 {
		t := stack[len(stack)-1]
		x, xDone := get(a.arg(t, 1))
		y, yDone := get(a.arg(t, 2))
		switch {
		case !xDone:
			stack = append(stack, a.arg(t, 1))
		case !yDone:
			stack = append(stack, a.arg(t, 2))
		default:
			key.t = t
			a.pushMemo[key] = a.Ite(a.arg(t, 0), x, y)
			stack = stack[:len(stack)-1]
		}
	}
	key.t = root
	return a.pushMemo[key]
}
