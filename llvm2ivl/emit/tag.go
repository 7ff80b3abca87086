package emit

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/arith"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/storage"
)

// Beside a region that is Tagged there is one that says which cells hold pointers, or parts of them, at first those which an initialiser gives an address
// (pointsto/tagged.go). A null pointer is a number as well. Where a cell is but a part of a pointer, pointers are taken to be aligned and
// to be copied whole, so that cells which are read as one pointer are parts of the same.

// tag is whether the cell at p of r holds a pointer, or part of one.
func (f *funcTranslator) tag(r *memory.Region, p ivl.Expr) ivl.Expr {
	return f.beside(r, p, storage.Pointers, ivl.BoolType)
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
	pointer := ir.IsPointer(piece.Type)
	var all, none []ivl.Expr
	for i := range r.Cells(f.StorageBits(piece.Type) / 8) {
		t := f.tag(r, f.Offset(p, int64(i)))
		all, none = append(all, t), append(none, ivl.NewNot(t))
	}
	cond := ivl.NewAnd(none...)
	if pointer {
		null := f.Compare("eq", f.Ptr, x, f.Number(0, f.Ptr))
		if r.Kind == memory.Bytes {
			all = append(all, f.pointerAligned(p))
			null = ivl.NewAnd(append(none, null)...)
		}
		cond = ivl.NewOr(null, ivl.NewAnd(all...))
	}
	f.assertGuess(cond, "memory that holds pointers and numbers was taken to be read as what was written (%s)", f.loc)
}

// pointerAligned is whether p is a multiple of the size of a pointer.
func (f *funcTranslator) pointerAligned(p ivl.Expr) ivl.Expr {
	return f.Compare("eq", f.Ptr, f.Remainder(p, int64(f.Layout.PtrBytes)), f.Number(0, f.Ptr))
}

// demandAligned asserts that a pointer which is written to single bytes at p, and whose tag is given, is aligned.
func (f *funcTranslator) demandAligned(r *memory.Region, p, tag ivl.Expr) {
	if r.Tagged && tag != nil {
		f.assertGuess(f.pointerAligned(p), "pointers were taken to be aligned (%s)", f.loc)
	}
}

// demandWhole asserts that a cell at an address of the source whose tag is given, if it is a part of a pointer, is copied with all of it, to where it is such a part again.
func (c *blockCopy) demandWhole(p memory.TransferPiece, at, tag ivl.Expr) {
	size := int64(c.Layout.PtrBytes)
	if int64(p.Width) >= 8*size {
		return
	}
	into := c.Binary("sub", c.Ptr, at, c.src)
	before := c.Remainder(at, size)
	after := c.Binary("sub", c.Ptr, c.length, c.Binary("sub", c.Ptr, into, before))
	whole := ivl.NewAnd(
		c.Compare("ule", c.Ptr, before, into),
		c.Compare("ule", c.Ptr, c.Number(size, c.Ptr), after),
		c.Compare("eq", c.Ptr, c.Remainder(c.src, size), c.Remainder(c.dst, size)))
	c.assertGuess(ivl.NewOr(ivl.NewNot(tag), whole), "pointers were taken to be copied whole (%s)", c.loc)
}

// demandNoPointers asserts that neither what the cell at an address holds, of which a block operation writes a part, nor what it writes there is a pointer.
func (c *blockCopy) demandNoPointers(p memory.TransferPiece, to, before, after ivl.Expr, of metadata) {
	var none ivl.Expr
	switch {
	case p.Dst.Tagged:
		none = ivl.NewNot(c.tag(p.Dst, to))
		if of.pointer != nil {
			none = ivl.NewAnd(none, ivl.NewNot(of.pointer))
		}
	case p.Dst.Whole && p.Width == c.Ptr:
		none = ivl.NewAnd(c.isNobodys(before), c.isNobodys(after))
	default:
		return
	}
	c.assertGuess(none, "pointers were taken to be copied whole (%s)", c.loc)
}
