package value

import (
	"cmp"
	"fmt"
	"slices"
)

// A map value is a default and finitely many entries that differ from it, kept
// in a treap: a search tree ordered by the arguments and a heap ordered by a
// hash of them (Seidel and Aragon, Randomized Search Trees, 1996). Its shape
// depends on its entries only, so equal maps have equal trees and versions
// share what they have in common.
//
// A map over a small finite domain (bool, narrow bit-vectors) could be written
// in two ways; normalize picks the most frequent value as its default.
type mapData struct {
	def  Value
	root *node
}

type node struct {
	left, right *node
	prio        uint64
	size        int
	sum         uint64 // sum of the hashes of all entries below
	args        []Value
	val         Value
}

// NewMap is the map whose value is def everywhere.
func NewMap(def Value) Value { return mapValue(&mapData{def: def}) }

func mapValue(m *mapData) Value { return Value{kind: MapKind, ref: &ref{m: m}} }

// Default is the value of map v at points without an entry.
func (v Value) Default() Value { return v.mapData().def }

// Len is the number of points at which map v differs from its default.
func (v Value) Len() int { return v.mapData().root.count() }

// Each calls f for the points at which map v differs from its default, in the
// order of Compare, until f reports false. f must not keep or change args.
func (v Value) Each(f func(args []Value, val Value) bool) { v.mapData().root.each(f) }

// Select is map v at args.
func (v Value) Select(args ...Value) Value {
	m := v.mapData()
	if n := m.root.find(args); n != nil {
		return n.val
	}
	return m.def
}

// Store is map v with val at args.
func (v Value) Store(args []Value, val Value) Value {
	m := v.mapData()
	var root *node
	if Equal(val, m.def) {
		root = m.root.remove(args)
	} else {
		root = m.root.insert(&node{prio: hashArgs(args), args: slices.Clone(args), val: val})
	}
	if root == m.root {
		return v
	}
	return mapValue(normalize(&mapData{m.def, root}))
}

// Updated is Store where v and args may be unknown: invalid. If it is not known where val is stored, all of the map is unknown.
func (v Value) Updated(args []Value, val Value) Value {
	if !v.IsValid() || !whole(args) {
		return NewMap(Value{})
	}
	return v.Store(args, val)
}

// Whole reports whether v is a value of which, if it is a map, no element is unknown: stored as an invalid value.
func (v Value) Whole() bool {
	if v.kind != MapKind {
		return v.kind != Invalid
	}
	all := v.Default().Whole()
	v.Each(func(_ []Value, val Value) bool {
		all = all && val.Whole()
		return all
	})
	return all
}

// whole reports whether all of vs are.
func whole(vs []Value) bool {
	return !slices.ContainsFunc(vs, func(v Value) bool { return !v.Whole() })
}

func (v Value) mapData() *mapData {
	if v.kind != MapKind {
		panic(fmt.Sprintf("value: %s is not a map", v))
	}
	return v.ref.m
}

func (m *mapData) hash() uint64 {
	return mix(m.def.Hash(), m.root.hash()+uint64(m.root.count()))
}

func equalMaps(a, b *mapData) bool {
	return a == b || Equal(a.def, b.def) && equalNodes(a.root, b.root)
}

func equalNodes(a, b *node) bool {
	if a == b {
		return true
	}
	if a == nil || b == nil || a.size != b.size || a.sum != b.sum {
		return false
	}
	return compareArgs(a.args, b.args) == 0 && Equal(a.val, b.val) &&
		equalNodes(a.left, b.left) && equalNodes(a.right, b.right)
}

func compareArgs(a, b []Value) int {
	if len(a) != len(b) {
		return cmp.Compare(len(a), len(b))
	}
	for i := range a {
		if c := Compare(a[i], b[i]); c != 0 {
			return c
		}
	}
	return 0
}

func hashArgs(args []Value) uint64 {
	h := uint64(len(args))
	for _, a := range args {
		h = mix(h, a.Hash())
	}
	return h
}

func (n *node) count() int {
	if n == nil {
		return 0
	}
	return n.size
}

func (n *node) hash() uint64 {
	if n == nil {
		return 0
	}
	return n.sum
}

// with is n with other subtrees.
func (n *node) with(left, right *node) *node {
	return &node{
		left: left, right: right, prio: n.prio, args: n.args, val: n.val,
		size: left.count() + right.count() + 1,
		sum:  left.hash() + right.hash() + mix(n.prio, n.val.Hash()),
	}
}

// above reports whether a belongs nearer to the root than b.
func above(a, b *node) bool {
	if a.prio != b.prio {
		return a.prio > b.prio
	}
	return compareArgs(a.args, b.args) < 0
}

func (n *node) find(args []Value) *node {
	for n != nil {
		switch c := compareArgs(args, n.args); {
		case c < 0:
			n = n.left
		case c > 0:
			n = n.right
		default:
			return n
		}
	}
	return nil
}

// insert is n with the entry e, which replaces one at the same point.
func (n *node) insert(e *node) *node {
	if n == nil {
		return e.with(nil, nil)
	}
	switch c := compareArgs(e.args, n.args); {
	case c == 0:
		if Equal(e.val, n.val) {
			return n
		}
		return e.with(n.left, n.right)
	case above(e, n):
		less, _, more := n.split(e.args)
		return e.with(less, more)
	case c < 0:
		if l := n.left.insert(e); l != n.left {
			return n.with(l, n.right)
		}
		return n
	default:
		if r := n.right.insert(e); r != n.right {
			return n.with(n.left, r)
		}
		return n
	}
}

// split gives the entries before and after args, and the one at args.
func (n *node) split(args []Value) (less, at, more *node) {
	if n == nil {
		return nil, nil, nil
	}
	switch c := compareArgs(args, n.args); {
	case c == 0:
		return n.left, n, n.right
	case c < 0:
		less, at, more = n.left.split(args)
		return less, at, n.with(more, n.right)
	default:
		less, at, more = n.right.split(args)
		return n.with(n.left, less), at, more
	}
}

func (n *node) remove(args []Value) *node {
	if n == nil {
		return nil
	}
	switch c := compareArgs(args, n.args); {
	case c == 0:
		return join(n.left, n.right)
	case c < 0:
		if l := n.left.remove(args); l != n.left {
			return n.with(l, n.right)
		}
	default:
		if r := n.right.remove(args); r != n.right {
			return n.with(n.left, r)
		}
	}
	return n
}

// join is the union of two trees, all of a before all of b.
func join(a, b *node) *node {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	case above(a, b):
		return a.with(a.left, join(a.right, b))
	}
	return b.with(join(a, b.left), b.right)
}

func (n *node) each(f func(args []Value, val Value) bool) bool {
	if n == nil {
		return true
	}
	return n.left.each(f) && f(n.args, n.val) && n.right.each(f)
}

// maxFinite bounds the domains that normalize looks at; a larger one cannot be
// half full in practice.
const maxFinite = 1 << 16

// domainSize is the number of points a map with entries at points like args
// has, or 0 if it is infinite or large.
func domainSize(args []Value) int {
	n := 1
	for _, a := range args {
		switch {
		case a.kind == BoolKind:
			n *= 2
		case a.kind == BVKind && a.width <= 16:
			n <<= uint(a.width)
		default:
			return 0
		}
		if n > maxFinite {
			return 0
		}
	}
	return n
}

// normalize makes the most frequent value the default when at least half of a
// small domain is listed; of several, the one with the least Key.
func normalize(m *mapData) *mapData {
	if m.root == nil {
		return m
	}
	size := domainSize(m.root.args)
	if size == 0 || 2*m.root.size < size {
		return m
	}
	counts := map[string]int{m.def.Key(): size - m.root.size}
	values := map[string]Value{m.def.Key(): m.def}
	m.root.each(func(_ []Value, v Value) bool {
		k := v.Key()
		counts[k]++
		values[k] = v
		return true
	})
	best := m.def.Key()
	for k, c := range counts {
		if c > counts[best] || c == counts[best] && k < best {
			best = k
		}
	}
	if best == m.def.Key() {
		return m
	}
	def := values[best]
	var root *node
	eachPoint(m.root.args, func(args []Value) {
		v := m.def
		if n := m.root.find(args); n != nil {
			v = n.val
		}
		if !Equal(v, def) {
			root = root.insert(&node{prio: hashArgs(args), args: slices.Clone(args), val: v})
		}
	})
	return &mapData{def, root}
}

// eachPoint calls f for every point of the finite domain that like belongs to.
func eachPoint(like []Value, f func(args []Value)) {
	args := make([]Value, len(like))
	var walk func(i int)
	walk = func(i int) {
		if i == len(like) {
			f(args)
			return
		}
		n := uint64(2)
		if like[i].kind == BVKind {
			n = 1 << uint(like[i].width)
		}
		for x := uint64(0); x < n; x++ {
			args[i] = like[i]
			args[i].bits = x
			walk(i + 1)
		}
	}
	walk(0)
}
