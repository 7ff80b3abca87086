package smt

import "maps"

// Relevant gives those of axioms that bear on goal: the ones without functions
// and quantifiers, and those that share a function, a variable or an uninterpreted
// sort (of which axioms can say how many elements it has) with goal, directly or
// through others. The rest have a model of their own, if they have one at all,
// whatever the values in goal are; a solver that must find it often gives up.
func (a *Arena) Relevant(goal Term, axioms []Term) []Term {
	if f := a.FragmentOf(axioms...); !f.Function && !f.Quantifier {
		return axioms
	}
	plain := []Term{goal}
	in := make([]bool, len(axioms))
	for i, t := range axioms {
		if a.plain(t) {
			in[i] = true
			plain = append(plain, t)
		}
	}
	known := a.symbols(plain...)
	symbols := make([]map[symbol]bool, len(axioms))
	for i, t := range axioms {
		if !in[i] {
			symbols[i] = a.symbols(t)
		}
	}
	for changed := true; changed; {
		changed = false
		for i := range axioms {
			if in[i] || apart(known, symbols[i]) {
				continue
			}
			in[i], changed = true, true
			maps.Copy(known, symbols[i])
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

// symbol is a variable, a function or an uninterpreted sort.
type symbol struct {
	kind symbolKind
	id   uint64
}

type symbolKind uint8

const (
	variableSymbol symbolKind = iota
	functionSymbol
	sortSymbol
)

func (a *Arena) symbols(ts ...Term) map[symbol]bool {
	out := map[symbol]bool{}
	for _, u := range a.PostOrder(ts...) {
		a.addSorts(out, a.Sort(u))
		switch a.Op(u) {
		case OpVar:
			out[symbol{variableSymbol, uint64(u)}] = true
		case OpApp:
			out[symbol{functionSymbol, a.Param(u)}] = true
		}
	}
	return out
}

// addSorts adds the uninterpreted sorts that s is made of.
func (a *Arena) addSorts(to map[symbol]bool, s Sort) {
	switch s.Kind() {
	case UninterpretedKind:
		to[symbol{sortSymbol, uint64(s)}] = true
	case ArrayKind:
		for _, i := range a.ArrayArgs(s) {
			a.addSorts(to, i)
		}
		a.addSorts(to, a.ArrayResult(s))
	}
}

// plain reports whether t has neither functions nor quantifiers.
func (a *Arena) plain(t Term) bool {
	for _, u := range a.PostOrder(t) {
		switch a.Op(u) {
		case OpForall, OpExists, OpApp:
			return false
		}
	}
	return true
}

func apart(a, b map[symbol]bool) bool {
	for k := range b {
		if a[k] {
			return false
		}
	}
	return true
}
