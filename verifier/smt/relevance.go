package smt

// Relevant gives those of axioms that bear on goal: the ones without functions,
// and those that share a function or variable with goal, directly or through
// others. The rest have a model of their own, if they have one at all, whatever
// the values in goal are; a solver that must find it often gives up.
func (a *Arena) Relevant(goal Term, axioms []Term) []Term {
	known := a.symbols(goal)
	symbols := make([]map[symbol]bool, len(axioms))
	in := make([]bool, len(axioms))
	for i, t := range axioms {
		symbols[i] = a.symbols(t)
		if !hasFunction(symbols[i]) {
			in[i] = true
			known = union(known, symbols[i])
		}
	}
	for changed := true; changed; {
		changed = false
		for i := range axioms {
			if in[i] || apart(known, symbols[i]) {
				continue
			}
			in[i], changed = true, true
			known = union(known, symbols[i])
		}
	}
	var out []Term
	for i, t := range axioms {
		if in[i] {
			out = append(out, t)
		}
	}
	return out
}

// symbol is a variable or a function.
type symbol struct {
	function bool
	id       uint64
}

func (a *Arena) symbols(t Term) map[symbol]bool {
	out := map[symbol]bool{}
	for _, u := range a.PostOrder(t) {
		switch a.Op(u) {
		case OpVar:
			out[symbol{false, uint64(u)}] = true
		case OpApp:
			out[symbol{true, a.Param(u)}] = true
		}
	}
	return out
}

func hasFunction(s map[symbol]bool) bool {
	for k := range s {
		if k.function {
			return true
		}
	}
	return false
}

func union(a, b map[symbol]bool) map[symbol]bool {
	for k := range b {
		a[k] = true
	}
	return a
}

func apart(a, b map[symbol]bool) bool {
	for k := range b {
		if a[k] {
			return false
		}
	}
	return true
}
