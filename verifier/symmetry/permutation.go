package symmetry

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// permutation exchanges two things at a time: it is its own inverse. What it does
// not mention it leaves where it is.
type permutation struct {
	sorts    *sorts
	literals map[slot]map[string]string
	vars     map[*ivl.Var]*ivl.Var
	insts    map[*cfg.Instance]*cfg.Instance
}

// exchange is the permutation that takes one thread to another, read off what they
// do; false if there is none. Their ids are exchanged, too, if id, which gives them,
// is not nil.
func exchange(s *sorts, a, b *cfg.Instance, ta, tb text, id func(*cfg.Instance) hole) (*permutation, bool) {
	p := &permutation{sorts: s, literals: map[slot]map[string]string{}, vars: map[*ivl.Var]*ivl.Var{}, insts: map[*cfg.Instance]*cfg.Instance{a: b, b: a}}
	if id != nil && !p.add(id(a), id(b)) {
		return nil, false
	}
	if ta.code != tb.code {
		return nil, false
	}
	for i, h := range ta.holes {
		if !p.add(h, tb.holes[i]) {
			return nil, false
		}
	}
	return p, true
}

// add makes p exchange what stands in two holes. It reports false if p takes one of
// them elsewhere.
func (p *permutation) add(a, b hole) bool {
	switch {
	case a.inst != nil || b.inst != nil:
		return a.inst != nil && b.inst != nil && put(p.insts, a.inst, b.inst)
	case a.v != nil || b.v != nil:
		return a.v != nil && b.v != nil && put(p.vars, a.v, b.v)
	case a.sort != b.sort || !p.sorts.alike(a.sort, a.value, b.value):
		return false
	}
	m := p.literals[a.sort]
	if m == nil {
		m = map[string]string{}
		p.literals[a.sort] = m
	}
	return put(m, a.value, b.value)
}

func put[K comparable](m map[K]K, a, b K) bool {
	if c, ok := m[a]; ok && c != b {
		return false
	}
	if c, ok := m[b]; ok && c != a {
		return false
	}
	m[a], m[b] = b, a
	return true
}

// takes reports whether p takes a to b.
func (p *permutation) takes(a, b hole) bool {
	switch {
	case a.inst != nil:
		return image(p.insts, a.inst) == b.inst
	case a.v != nil:
		return image(p.vars, a.v) == b.v
	}
	return a.sort == b.sort && b.v == nil && b.inst == nil && image(p.literals[a.sort], a.value) == b.value
}

func image[K comparable](m map[K]K, a K) K {
	if b, ok := m[a]; ok {
		return b
	}
	return a
}

// maps reports whether p takes the code a to the code b.
func (p *permutation) maps(a, b text) bool {
	if a.code != b.code || len(a.holes) != len(b.holes) {
		return false
	}
	for i, h := range a.holes {
		if !p.takes(h, b.holes[i]) {
			return false
		}
	}
	return true
}

// moves reports whether p takes h elsewhere.
func (p *permutation) moves(h hole) bool { return !p.takes(h, h) }

// fixes reports whether p leaves the code as it is.
func (p *permutation) fixes(a text) bool { return p.maps(a, a) }
