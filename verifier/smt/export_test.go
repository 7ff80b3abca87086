package smt

// Raw builds a term without simplifying it.
func (a *Arena) Raw(op Op, s Sort, p uint64, args ...Term) Term { return a.cons(op, s, p, args...) }

// Build builds a term.
func (a *Arena) Build(op Op, s Sort, p uint64, args ...Term) Term { return a.build(op, p, s, args...) }
