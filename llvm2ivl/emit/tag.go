package emit

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/arith"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
)

// Beside a region that is Tagged there is one that says which cells hold pointers, or parts of them, none at first
// (pointsto/tagged.go). A null pointer is a number as well.

// tag is whether the cell at p of r holds a pointer, or part of one.
func (f *funcTranslator) tag(r *memory.Region, p ivl.Expr) ivl.Expr {
	return f.beside(r, p, "pointer", ivl.BoolType)
}

// tagOf is the tag of a value of type ty, nil if it is no pointer.
func tagOf(ty ir.Type, v ivl.Expr) ivl.Expr {
	if !ir.IsPointer(ty) || arith.IsLiteral(v, 0) {
		return nil
	}
	return ivl.NewBool(true)
}

// demandTags asserts that the part x of what is read at p, which piece describes, is a pointer if it is read as one, and none if it is not.
func (f *funcTranslator) demandTags(piece memory.Piece, p, x ivl.Expr) {
	r := piece.Region
	if !r.Tagged {
		return
	}
	cells := 1
	if r.Kind == memory.Bytes {
		cells = f.StorageBits(piece.Type) / 8
	}
	var all []ivl.Expr
	for i := range cells {
		t := f.tag(r, f.Offset(p, int64(i)))
		if !ir.IsPointer(piece.Type) {
			t = ivl.NewNot(t)
		}
		all = append(all, t)
	}
	cond := ivl.NewAnd(all...)
	if ir.IsPointer(piece.Type) {
		cond = ivl.NewOr(f.Compare("eq", f.Ptr, x, f.Number(0, f.Ptr)), cond)
	}
	f.assertGuess(cond, "memory that holds pointers and numbers was taken to be read as what was written (%s)", f.loc)
}
