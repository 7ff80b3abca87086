package interp

import (
	"strings"

	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/trace"
)

// An approximation is a call of a model whose choices stand for something that the real function
// computes: what it is, in words, and where the program calls it.
type approximation struct {
	what string
	at   trace.Pos
}

// shade says what of a variable depends on an approximation: of a map, element by element.
type shade struct {
	whole   *approximation // all that neither patches nor extents speak of
	patches map[string]patch
	extents []extent // the last one that holds an address counts
}

// patch is an element of a map; a nil approximation means that it depends on none.
type patch struct {
	why  *approximation
	at   uint64
	flat bool // there is one index, which is the number at
}

// extent is a range of addresses, up to but not including to.
type extent struct {
	from, to uint64
	why      *approximation
}

// newPatch gives an element and its name, for these indices.
func newPatch(args []value.Value, why *approximation) (string, patch) {
	c := patch{why: why}
	if len(args) == 1 {
		c.at, c.flat = args[0].Uint64()
	}
	texts := make([]string, len(args))
	for i, a := range args {
		texts[i] = a.String()
	}
	return strings.Join(texts, ","), c
}

// any is what some part of the variable depends on.
func (s *shade) any() *approximation {
	if s == nil {
		return nil
	}
	why := s.whole
	for _, e := range s.extents {
		why = earlier(why, e.why)
	}
	for _, c := range s.patches {
		why = earlier(why, c.why)
	}
	return why
}

// earlier is the one of two approximations that comes first in the source, so that the answer does not
// depend on the order in which they are looked at.
func earlier(a, b *approximation) *approximation {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	case b.at.File != a.at.File:
		if b.at.File < a.at.File {
			return b
		}
	case b.at.Line < a.at.Line || b.at.Line == a.at.Line && b.at.Column < a.at.Column:
		return b
	}
	return a
}

// element is what the element at these indices depends on.
func (s *shade) element(args []value.Value) *approximation {
	if s == nil {
		return nil
	}
	name, c := newPatch(args, nil)
	if known, ok := s.patches[name]; ok {
		return known.why
	}
	for i := len(s.extents) - 1; i >= 0 && c.flat; i-- {
		if e := s.extents[i]; e.from <= c.at && c.at < e.to {
			return e.why
		}
	}
	return s.whole
}

// paint is the shade of a variable that has got a new value.
func paint(why *approximation) *shade {
	if why == nil {
		return nil
	}
	return &shade{whole: why}
}

// set is s after the element at these indices has got a new value. It changes s.
func (s *shade) set(args []value.Value, why *approximation) *shade {
	if s == nil {
		if why == nil {
			return nil
		}
		s = &shade{}
	}
	if s.patches == nil {
		s.patches = map[string]patch{}
	}
	name, c := newPatch(args, why)
	s.patches[name] = c
	return s
}

// cover is s after the elements in the extent may have got new values. It changes s.
func (s *shade) cover(e extent) *shade {
	if s == nil {
		s = &shade{}
	}
	for name, c := range s.patches {
		if c.flat && e.from <= c.at && c.at < e.to {
			delete(s.patches, name)
		}
	}
	for i, old := range s.extents {
		if old == e {
			s.extents = append(s.extents[:i:i], s.extents[i+1:]...)
			break
		}
	}
	s.extents = append(s.extents, e)
	return s
}

// clone is a copy of s that goes its own way.
func (s *shade) clone() *shade {
	if s == nil {
		return nil
	}
	c := &shade{whole: s.whole, extents: s.extents[:len(s.extents):len(s.extents)]}
	for name, x := range s.patches {
		if c.patches == nil {
			c.patches = map[string]patch{}
		}
		c.patches[name] = x
	}
	return c
}
