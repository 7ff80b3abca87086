package storage

import (
	"maps"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

// ArgsLength is how many pointers a vector has, without the null behind them.
func (t *Store) ArgsLength(v *pointsto.ArgVector) ivl.Expr {
	if t.lengths[v] == nil {
		t.lengths[v] = ivl.NewVar(t.Names.Fresh("$"+v.Pointers.CName+"$length"), t.PtrType(), ivl.Const)
	}
	return ivl.NewIdent(t.lengths[v])
}

// ArgsMeasured reports whether somebody asks how long a vector is.
func (t *Store) ArgsMeasured(v *pointsto.ArgVector) bool { return t.lengths[v] != nil }

// GivenSize is the size in bytes of the pointers of a vector, and nil for other objects.
func (t *Store) GivenSize(o *pointsto.Object) ivl.Expr {
	for _, v := range t.Mem.ArgVectors {
		if o == v.Pointers {
			return t.Binary("mul", t.Ptr, t.Offset(t.ArgsLength(v), 1), t.Number(t.Layout.PtrBytes, t.Ptr))
		}
	}
	return nil
}

// Given is what a region, a map in which a vector lies, holds when the program begins.
func (t *Store) Given(r *memory.Region) ivl.Expr {
	if r.ReadOnly && !t.Mutable[r] {
		return ivl.NewIdent(t.RegionVar(r))
	}
	if t.given[r] == nil {
		t.given[r] = ivl.NewVar(t.Names.Fresh("$"+r.Name+"$given"), t.RegionType(r), ivl.Const)
	}
	return ivl.NewIdent(t.given[r])
}

// givenDecls declares the constants of vectors and of what they hold, in order.
func (t *Store) givenDecls() (out []ivl.Decl) {
	for _, v := range t.Mem.ArgVectors {
		if t.lengths[v] != nil {
			out = append(out, &ivl.ConstDecl{Vars: []*ivl.Var{t.lengths[v]}})
		}
	}
	for _, r := range slices.SortedFunc(maps.Keys(t.given), func(r, s *memory.Region) int { return r.ID - s.ID }) {
		out = append(out, &ivl.ConstDecl{Vars: []*ivl.Var{t.given[r]}})
	}
	return out
}
