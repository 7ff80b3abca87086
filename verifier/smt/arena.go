package smt

import (
	"math/big"
	"math/bits"
	"slices"
	"strconv"
	"sync"
)

// Term is a handle into an Arena. The zero Term is none.
type Term uint32

const (
	termTrue  Term = 1
	termFalse Term = 2
)

// node is one term. Arguments lie in Arena.args[off : off+n].
type node struct {
	p    uint64
	sort Sort
	off  uint32
	n    uint32
	op   Op
}

// slot is an entry of the hash table of all terms; t is 0 in a free one.
type slot struct {
	hash uint32
	t    Term
}

// Arena owns terms. Make one with NewArena.
type Arena struct {
	nodes []node
	args  []Term
	table []slot

	bigs     []*big.Int // values of wide bit-vectors, wide floats and integers
	bigIndex map[string]uint32
	rats     []*big.Rat
	ratIndex map[string]uint32

	names     []string // of variables
	nameIndex map[string]Term
	fresh     map[string]int

	composites []composite
	sortIndex  map[string]Sort

	funcs      []function
	funcIndex  map[string]Func
	quants     []quantifier
	quantIndex map[string]uint32

	leafMemo map[Term]leafSet
	pushMemo map[pushKey]Term
	nesting  int // of rules, see enter
	rules    int // applied since the last call from outside
}

// NewArena makes an empty arena.
func NewArena() *Arena {
	a := &Arena{
		table:      make([]slot, 1024),
		bigIndex:   map[string]uint32{},
		ratIndex:   map[string]uint32{},
		nameIndex:  map[string]Term{},
		fresh:      map[string]int{},
		sortIndex:  map[string]Sort{},
		funcIndex:  map[string]Func{},
		quantIndex: map[string]uint32{},
		leafMemo:   map[Term]leafSet{},
		pushMemo:   map[pushKey]Term{},
		nodes:      make([]node, 1, 1024),
	}
	if a.cons(OpTrue, SortBool, 0) != termTrue || a.cons(OpFalse, SortBool, 0) != termFalse {
		panic("smt: true and false are not the first terms")
	}
	return a
}

// cons returns the term with exactly this operator, parameter and arguments.
// Constructors call it when nothing is left to simplify.
func (a *Arena) cons(op Op, s Sort, p uint64, args ...Term) Term {
	t, hash, i := a.find(op, s, p, args)
	if t != 0 {
		return t
	}
	t = Term(len(a.nodes))
	a.nodes = append(a.nodes, node{p: p, sort: s, off: uint32(len(a.args)), n: uint32(len(args)), op: op})
	a.args = append(a.args, args...)
	a.table[i] = slot{hash, t}
	if len(a.nodes)*2 > len(a.table) {
		a.grow()
	}
	return t
}

// find looks a term up: its handle, or 0, its hash and the slot for it.
func (a *Arena) find(op Op, s Sort, p uint64, args []Term) (t Term, hash, at uint32) {
	h := uint64(op)*0x9E3779B97F4A7C15 ^ uint64(s)*0xC2B2AE3D27D4EB4F ^ p*0x165667B19E3779F9
	for _, x := range args {
		h = bits.RotateLeft64(h^uint64(x), 23) * 0xD6E8FEB86659FD93
	}
	h ^= h >> 32
	h *= 0xD6E8FEB86659FD93
	hash = uint32(h >> 32)
	mask := uint32(len(a.table) - 1)
	i := hash & mask
	for ; a.table[i].t != 0; i = (i + 1) & mask {
		if a.table[i].hash != hash {
			continue
		}
		n := &a.nodes[a.table[i].t]
		if n.op == op && n.sort == s && n.p == p && slices.Equal(a.args[n.off:n.off+n.n], args) {
			return a.table[i].t, hash, i
		}
	}
	return 0, hash, i
}

func (a *Arena) grow() {
	old := a.table
	a.table = make([]slot, len(old)*2)
	mask := uint32(len(a.table) - 1)
	for _, s := range old {
		if s.t == 0 {
			continue
		}
		i := s.hash & mask
		for a.table[i].t != 0 {
			i = (i + 1) & mask
		}
		a.table[i] = s
	}
	a.nodes = slices.Grow(a.nodes, len(old)/2) // until the next time
}

// Op is the operator at the root of t.
func (a *Arena) Op(t Term) Op { return a.nodes[t].op }

// Sort is the sort of t.
func (a *Arena) Sort(t Term) Sort { return a.nodes[t].sort }

// Param is the parameter P of t's operator; see the list of operators.
func (a *Arena) Param(t Term) uint64 { return a.nodes[t].p }

// Args are the arguments of t. The slice belongs to the arena.
func (a *Arena) Args(t Term) []Term {
	n := &a.nodes[t]
	return a.args[n.off : n.off+n.n : n.off+n.n]
}

// arg is the i-th argument of t.
func (a *Arena) arg(t Term, i uint32) Term { return a.args[a.nodes[t].off+i] }

// operands are the first and the second argument of t, 0 where there is none.
func (a *Arena) operands(t Term) (p, q Term) {
	n := &a.nodes[t]
	if n.n > 0 {
		p = a.args[n.off]
	}
	if n.n > 1 {
		q = a.args[n.off+1]
	}
	return p, q
}

// Len is the number of terms made so far.
func (a *Arena) Len() int { return len(a.nodes) - 1 }

// PostOrder lists the different terms within roots, arguments before the terms
// that use them.
func (a *Arena) PostOrder(roots ...Term) []Term {
	var order []Term
	scratch := walks.Get().(*walk)
	if need := len(a.nodes)/64 + 1; len(scratch.seen) < need {
		scratch.seen = make([]uint64, need+need/2)
	}
	seen, stack := scratch.seen, scratch.stack
	visit := func(t Term) {
		if seen[t/64]>>(t%64)&1 == 0 {
			seen[t/64] |= 1 << (t % 64)
			stack = append(stack, visited{t: t})
		}
	}
	for _, r := range roots {
		visit(r)
		for len(stack) > 0 {
			f := &stack[len(stack)-1]
			if n := &a.nodes[f.t]; f.next < n.n {
				f.next++
				visit(a.args[n.off+f.next-1])
				continue
			}
			order = append(order, f.t)
			stack = stack[:len(stack)-1]
		}
	}
	for _, t := range order {
		seen[t/64] = 0
	}
	scratch.stack = stack
	walks.Put(scratch)
	return order
}

// Mentions reports whether one of vars is within t.
func (a *Arena) Mentions(t Term, vars ...Term) bool {
	return !a.IsConst(t) && slices.ContainsFunc(a.PostOrder(t), func(x Term) bool { return slices.Contains(vars, x) })
}

// walk is what PostOrder works with, empty: it is asked about many small terms of large arenas.
type walk struct {
	seen  []uint64 // a bitset
	stack []visited
}

// visited is a term of which so many arguments were visited.
type visited struct {
	t    Term
	next uint32
}

var walks = sync.Pool{New: func() any { return new(walk) }}

// Vars lists the variables within roots in the order of their creation.
func (a *Arena) Vars(roots ...Term) []Term {
	var vars []Term
	for _, t := range a.PostOrder(roots...) {
		if a.nodes[t].op == OpVar {
			vars = append(vars, t)
		}
	}
	slices.Sort(vars)
	return vars
}

// Var is the variable of that name and sort. The same name with another sort
// is a mistake of the caller and panics.
func (a *Arena) Var(name string, s Sort) Term {
	if t, ok := a.nameIndex[name]; ok {
		if a.Sort(t) != s {
			panic("smt: variable " + name + " has sort " + a.SortString(a.Sort(t)) + ", not " + a.SortString(s))
		}
		return t
	}
	a.names = append(a.names, name)
	t := a.cons(OpVar, s, uint64(len(a.names)-1))
	a.nameIndex[name] = t
	return t
}

// Fresh is a new variable whose name starts with prefix.
func (a *Arena) Fresh(prefix string, s Sort) Term {
	for {
		name := prefix
		if n := a.fresh[prefix]; n > 0 {
			name += "!" + strconv.Itoa(n)
		}
		a.fresh[prefix]++
		if _, used := a.nameIndex[name]; !used {
			return a.Var(name, s)
		}
	}
}

// Name is the name of a variable, bound or free.
func (a *Arena) Name(t Term) string { return a.names[a.nodes[t].p] }
