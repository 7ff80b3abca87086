package passes

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// racyVars finds the {:data} variables that two instances may access in
// conflict: one of them writes, and not both accesses are in atomic sections.
// What the entry instance does before it spawns a thread does not count.
func racyVars(t *cfg.Threads) map[*ivl.Var]bool {
	data := t.DataVars()
	users := map[*ivl.Var][]dataUse{}
	for i, inst := range t.Instances {
		uses := dataUses(inst, data, i == 0)
		for _, g := range t.Globals {
			if u, ok := uses[g]; ok {
				users[g] = append(users[g], u)
			}
		}
	}
	racy := map[*ivl.Var]bool{}
	for v, us := range users {
		for i, u := range us {
			for _, w := range us[i+1:] {
				if u.conflicts(w) || w.conflicts(u) {
					racy[v] = true
				}
			}
		}
	}
	return racy
}

// dataUse says how an instance accesses a variable.
type dataUse struct{ plainRead, plainWrite, read, write bool }

// conflicts reports whether a plain access of u can race with one of w.
func (u dataUse) conflicts(w dataUse) bool {
	return u.plainWrite && (w.read || w.write) || u.plainRead && w.write
}

func dataUses(inst *cfg.Instance, data map[*ivl.Var]bool, entry bool) map[*ivl.Var]dataUse {
	alone := map[*cfg.Block]bool{}
	if entry {
		alone = cfg.Alone(inst)
	}
	uses := map[*ivl.Var]dataUse{}
	depth := map[*cfg.Block]int{}
	for _, b := range inst.Blocks { // topological order
		d, by := depth[b], alone[b]
		plain := false // the open section is a plain one, which is within a block
		for _, s := range b.Stmts {
			switch s.(type) {
			case *ivl.AtomicBegin:
				plain = d == 0 && cfg.OpensPlain(s)
				d++
			case *ivl.AtomicEnd:
				d--
				plain = plain && d > 0
			case *ivl.AsyncCall:
				by = false
			}
			if by {
				continue
			}
			for _, a := range cfg.Accesses(s, func(v *ivl.Var) bool { return data[v] }) {
				u := uses[a.Var]
				u.write, u.read = u.write || a.Write, u.read || !a.Write
				u.plainWrite = u.plainWrite || a.Write && (d == 0 || plain)
				u.plainRead = u.plainRead || !a.Write && (d == 0 || plain)
				uses[a.Var] = u
			}
		}
		for _, succ := range cfg.Successors(b.Term) {
			depth[succ] = d
		}
	}
	return uses
}

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
		place := placeOf(a)
		switch {
		case !a.Write:
			reads = append(reads, ivl.NewEq(place, place))
		default: // what has no zero counts as needed
			n.Lhs, n.Rhs = append(n.Lhs, place), append(n.Rhs, zeroOf(place.Type()))
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

// placeOf is what an access reads or writes.
func placeOf(a cfg.Access) ivl.Expr {
	if len(a.Args) == 0 {
		return ivl.NewIdent(a.Var)
	}
	return ivl.NewSelect(ivl.NewIdent(a.Var), a.Args...)
}

// zeroOf is a literal of type t, nil if there is none.
func zeroOf(t ivl.Type) ivl.Expr {
	switch t := ivl.Expand(t).(type) {
	case *ivl.BVType:
		return ivl.NewBV64(0, t.Width)
	case *ivl.BasicType:
		switch t.Kind {
		case ivl.Bool:
			return ivl.NewBool(false)
		case ivl.Int:
			return ivl.NewInt64(0)
		}
	}
	return nil
}

// dropHolders takes the {:waits_for} attributes away: nobody asks for deadlocks.
func dropHolders(t *cfg.Threads) *cfg.Threads {
	return rebuild(t, t.Globals, nil, rewriter{stmts: func(_ *cfg.Instance, ss []ivl.Stmt) []ivl.Stmt {
		return ivl.RewriteStmts(ss, func(s ivl.Stmt) []ivl.Stmt {
			a, ok := s.(*ivl.Assume)
			if !ok || !a.Attrs.Has("waits_for") {
				return []ivl.Stmt{s}
			}
			n := *a
			n.Attrs = nil
			for _, attr := range a.Attrs {
				if attr.Name != "waits_for" {
					n.Attrs = append(n.Attrs, attr)
				}
			}
			return []ivl.Stmt{&n}
		})
	}})
}
