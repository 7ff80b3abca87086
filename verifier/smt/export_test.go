package smt

// Raw builds a term without simplifying it.
func (a *Arena) Raw(op Op, s Sort, p uint64, args ...Term) Term { return a.cons(op, s, p, args...) }

// Build builds a term.
func (a *Arena) Build(op Op, s Sort, p uint64, args ...Term) Term { return a.build(op, p, s, args...) }

// Known gives the bits of t that are known to be 0 and to be 1.
func (a *Arena) Known(t Term) (zeros, ones uint64) {
	k := a.known(t)
	return k.zeros, k.ones
}
