package bmc

import (
	"cmp"
	"slices"

	"github.com/gsmack/gsmack/verifier/smt"
)

// mapCases bounds the number of constants an index may stand for before it is
// taken as unknown.
const mapCases = 48

// flushCells bounds the number of cells that an access at an unknown index
// compares with; above it the overlay is written into the array term first.
const flushCells = 96

// cell is one known entry of a map.
type cell struct{ key, val smt.Term }

// mapping is a map with one argument: known cells over an array term. It is
// immutable. The keys are constants, in ascending order of their handles.
type mapping struct {
	base  smt.Term
	cells []cell
}

func (m *mapping) find(key smt.Term) (int, bool) {
	return slices.BinarySearchFunc(m.cells, key, func(c cell, key smt.Term) int { return cmp.Compare(c.key, key) })
}

// at is the value at a constant key.
func (m *mapping) at(a *smt.Arena, key smt.Term) smt.Term {
	if i, ok := m.find(key); ok {
		return m.cells[i].val
	}
	return a.Select(m.base, key)
}

// with is m after val was written at a constant key.
func (m *mapping) with(key, val smt.Term) *mapping {
	i, ok := m.find(key)
	if ok && m.cells[i].val == val {
		return m
	}
	rest := m.cells[i:]
	if ok {
		rest = rest[1:]
	}
	return &mapping{base: m.base, cells: slices.Concat(m.cells[:i], []cell{{key, val}}, rest)}
}

// array is m as one array term.
func (m *mapping) array(a *smt.Arena) smt.Term {
	t := m.base
	for _, c := range m.cells {
		t = a.Store(t, c.key, c.val)
	}
	return t
}

// read is m[index].
func (m *mapping) read(a *smt.Arena, index smt.Term) smt.Term {
	if a.IsConst(index) {
		return m.at(a, index)
	}
	if cases, ok := a.Cases(index, mapCases); ok {
		v := m.at(a, cases[len(cases)-1].Value)
		for i := len(cases) - 2; i >= 0; i-- {
			v = a.Ite(cases[i].Guard, m.at(a, cases[i].Value), v)
		}
		return v
	}
	if len(m.cells) > flushCells {
		return a.Select(m.array(a), index)
	}
	v := a.Select(m.base, index)
	for i := len(m.cells) - 1; i >= 0; i-- {
		v = a.Ite(a.Eq(index, m.cells[i].key), m.cells[i].val, v)
	}
	return v
}

// write is m[index := val].
func (m *mapping) write(a *smt.Arena, index, val smt.Term) *mapping {
	if a.IsConst(index) {
		return m.with(index, val)
	}
	if cases, ok := a.Cases(index, mapCases); ok {
		n := m
		for _, c := range cases {
			n = n.with(c.Value, a.Ite(c.Guard, val, m.at(a, c.Value)))
		}
		return n
	}
	if len(m.cells) > flushCells {
		return &mapping{base: a.Store(m.array(a), index, val)}
	}
	n := &mapping{base: a.Store(m.base, index, val), cells: make([]cell, len(m.cells))}
	for i, c := range m.cells {
		n.cells[i] = cell{c.key, a.Ite(a.Eq(index, c.key), val, c.val)}
	}
	return n
}

// mergeMaps is if c then t else e.
func mergeMaps(a *smt.Arena, c smt.Term, t, e *mapping) *mapping {
	if t == e {
		return t
	}
	n := &mapping{base: a.Ite(c, t.base, e.base), cells: make([]cell, 0, max(len(t.cells), len(e.cells)))}
	i, j := 0, 0
	for i < len(t.cells) || j < len(e.cells) {
		var key, x, y smt.Term
		switch {
		case j == len(e.cells) || i < len(t.cells) && t.cells[i].key < e.cells[j].key:
			key, x = t.cells[i].key, t.cells[i].val
			y = a.Select(e.base, key)
			i++
		case i == len(t.cells) || e.cells[j].key < t.cells[i].key:
			key, y = e.cells[j].key, e.cells[j].val
			x = a.Select(t.base, key)
			j++
		default:
			key, x, y = t.cells[i].key, t.cells[i].val, e.cells[j].val
			i++
			j++
		}
		n.cells = append(n.cells, cell{key, a.Ite(c, x, y)})
	}
	return n
}
