package smt

// Fragment says what a formula uses besides Booleans and bit-vectors; back
// ends choose their strategy by it.
type Fragment struct {
	Arith         bool // Int or Real
	Float         bool
	Array         bool
	Function      bool // uninterpreted functions
	Uninterpreted bool // uninterpreted sorts
	Quantifier    bool
}

// See adds what the root of a term with operator op and sort s uses.
func (f *Fragment) See(op Op, s Sort) {
	switch s.Kind() {
	case IntKind, RealKind:
		f.Arith = true
	case FloatKind:
		f.Float = true
	case ArrayKind:
		f.Array = true
	case UninterpretedKind:
		f.Uninterpreted = true
	}
	switch op {
	case OpApp:
		f.Function = true
	case OpForall, OpExists:
		f.Quantifier = true
	}
}

// FragmentOf is what the terms within roots use.
func (a *Arena) FragmentOf(roots ...Term) Fragment {
	var f Fragment
	for _, t := range a.PostOrder(roots...) {
		f.See(a.nodes[t].op, a.nodes[t].sort)
	}
	return f
}
