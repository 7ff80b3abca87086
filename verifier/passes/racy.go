package passes

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
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
	var reads []cfg.Access
	added := false
	for _, a := range sl.accesses(s) {
		if kept[a.Var] {
			continue
		}
		added = true
		if a.Write { // what has no zero counts as needed
			place := a.Place()
			n.Lhs, n.Rhs = append(n.Lhs, place), append(n.Rhs, ivl.NewZero(place.Type()))
		} else {
			reads = append(reads, a)
		}
	}
	switch {
	case !added:
		return nil
	case len(n.Lhs) == 0:
		return passed(s.StmtInfo, reads...)
	case len(reads) > 0:
		n.Rhs[0] = ivl.NewIte(reading(reads), n.Rhs[0], n.Rhs[0])
	}
	return n
}

// withoutHolder is s without its {:waits_for} attribute.
func withoutHolder(s *ivl.Assume) *ivl.Assume {
	if !s.Attrs.Has("waits_for") {
		return s
	}
	n := *s
	n.Attrs = slices.DeleteFunc(slices.Clone(s.Attrs), func(a *ivl.Attr) bool { return a.Name == "waits_for" })
	return &n
}
