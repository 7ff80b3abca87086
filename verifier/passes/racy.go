package passes

import (
	"github.com/gsmack/gsmack/ivl"
)

// bareAccesses gives what is left of an assignment whose values do not matter,
// or not all of them, but whose accesses do: rest is what stays for its values.
// It is nil if no access has to be added to rest. A write gives some value, and a
// read becomes part of a condition that always holds.
func (sl *slicer) bareAccesses(s *ivl.Assign, rest *ivl.Assign) ivl.Stmt {
	n := &ivl.Assign{StmtInfo: s.StmtInfo}
	kept := map[*ivl.Var]bool{}
	if rest != nil {
		n.Lhs = append(n.Lhs, rest.Lhs...)
		n.Rhs = append(n.Rhs, rest.Rhs...)
		for _, a := range sl.accesses(rest) {
			kept[a.Var] = true
		}
	}
	var reads []ivl.Expr
	added := false
	for _, a := range sl.accesses(s) {
		if kept[a.Var] {
			continue
		}
		added = true
		place := a.Place()
		switch {
		case !a.Write:
			reads = append(reads, ivl.NewEq(place, place))
		default: // what has no zero counts as needed
			n.Lhs, n.Rhs = append(n.Lhs, place), append(n.Rhs, ivl.NewZero(place.Type()))
		}
	}
	switch {
	case !added:
		return nil
	case len(n.Lhs) == 0:
		p := passed(s.StmtInfo)
		p.Cond = ivl.NewAnd(reads...)
		return p
	case len(reads) > 0:
		n.Rhs[0] = ivl.NewIte(ivl.NewAnd(reads...), n.Rhs[0], n.Rhs[0])
	}
	return n
}

// withoutHolder is s without its {:waits_for} attribute.
func withoutHolder(s *ivl.Assume) *ivl.Assume {
	if !s.Attrs.Has("waits_for") {
		return s
	}
	n := *s
	n.Attrs = nil
	for _, attr := range s.Attrs {
		if attr.Name != "waits_for" {
			n.Attrs = append(n.Attrs, attr)
		}
	}
	return &n
}
