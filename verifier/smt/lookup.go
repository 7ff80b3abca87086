package smt

// Lookup is the term with exactly this operator, sort and arguments and without
// a parameter, or 0 if nobody made it.
func (a *Arena) Lookup(op Op, s Sort, args ...Term) Term {
	t, _, _ := a.find(op, s, 0, args)
	return t
}
