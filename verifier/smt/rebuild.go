package smt

import "github.com/gsmack/gsmack/ivl/value"

// operator is what SMT-LIB calls op with the parameter p, for a result of sort s and a first operand of so many bits.
func operator(op Op, p uint64, s Sort, width int) value.Operator {
	o := value.Operator{Name: op.String()}
	switch op {
	case OpExtract:
		o.Index = []int{int(p >> 32), int(uint32(p))}
	case OpZeroExt, OpSignExt:
		o.Index = []int{s.Width() - width}
	case OpIntToBV, OpFloatToSigned, OpFloatToUnsigned:
		o.Index = []int{s.Width()}
	case OpFloatFromBits, OpFloatFromFloat, OpFloatFromSigned, OpFloatFromUnsigned, OpFloatFromReal:
		sig, exp := s.Float()
		o.Index = []int{exp, sig}
	}
	if op.Rounds() {
		r := Rounding(p)
		o.Mode = &r
	}
	return o
}

// build is a term, simplified.
func (a *Arena) build(op Op, p uint64, s Sort, ts ...Term) Term {
	switch {
	case op == OpConstArray:
		return a.ConstArray(s, ts[0])
	case op == OpApp:
		return a.App(Func(p), ts...)
	case op >= OpFloatAbs && op <= OpFloatToBits:
		return a.float(op, p, s, ts...)
	}
	o := operator(op, p, s, a.nodes[ts[0]].sort.Width())
	return arity[o.Name].build(a, &o, ts)
}

// Rebuild is t with other arguments, simplified.
func (a *Arena) Rebuild(t Term, ts []Term) Term {
	n := a.nodes[t]
	return a.build(n.op, n.p, n.sort, ts...)
}

// Substitute replaces variables (or any other terms) of t by terms of the same
// sorts and simplifies. Quantified terms are left as they are.
func (a *Arena) Substitute(t Term, by map[Term]Term) Term {
	memo := map[Term]Term{}
	for _, x := range a.PostOrder(t) {
		if r, ok := by[x]; ok {
			memo[x] = r
			continue
		}
		n := a.nodes[x]
		changed := false
		ts := make([]Term, n.n)
		for i := range ts {
			old := a.args[int(n.off)+i]
			ts[i] = memo[old]
			changed = changed || ts[i] != old
		}
		if changed && n.op != OpForall && n.op != OpExists {
			memo[x] = a.Rebuild(x, ts)
		} else {
			memo[x] = x
		}
	}
	return memo[t]
}
