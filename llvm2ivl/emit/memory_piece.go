package emit

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
)

// region is the variable that holds r within the function: its own one if the
// region is local to it.
func (f *funcTranslator) region(r *memory.Region) *ivl.Var {
	if r.Local == nil {
		return f.RegionVar(r)
	}
	if v := f.localRegions[r]; v != nil {
		return v
	}
	name := r.Name
	if len(r.Objects) == 1 && r.Kind == memory.Scalar {
		if c := f.Linked.Debug.Variable(r.Objects[0].Value); c != nil {
			name = c.Name
		} else if n, ok := r.Objects[0].Value.(ir.Named); ok && r.Objects[0].Size <= 8 {
			name = "$" + n.Name()
		}
	}
	v := f.newLocal(name, f.RegionType(r))
	v.Attrs = f.RegionAttrs(r)
	f.localRegions[r] = v
	return v
}

// cell is the place in region r at address p: the variable, or the element of
// the map. The place counts as read if reading is set.
func (f *funcTranslator) cell(r *memory.Region, p ivl.Expr) ivl.Expr {
	v := ivl.NewIdent(f.region(r))
	switch {
	case r.Kind == memory.Scalar && r.ThreadLocal:
		return ivl.NewSelect(v, f.self())
	case r.Kind == memory.Scalar:
		return v
	}
	return ivl.NewSelect(v, p)
}

// noteRead records what reading region r makes of the instruction.
func (f *funcTranslator) noteRead(r *memory.Region) {
	switch {
	case r.Local != nil:
		f.readsLocal(f.region(r))
	case f.region(r).Kind == ivl.Global:
		f.readsShared()
	}
}

// noteWrite makes sure that no deferred value, except operands of the write
// itself, reads region r afterwards. It comes before the operands are used.
func (f *funcTranslator) noteWrite(r *memory.Region, operands ...ir.Value) {
	if r.Local != nil {
		f.flushLocal(f.region(r), operands)
	}
}

// isSharedAccess reports whether other threads can see an access of the pieces.
func (f *funcTranslator) isSharedAccess(a *memory.Access) bool {
	return slices.ContainsFunc(a.Pieces, func(p memory.Piece) bool { return p.Region != nil && p.Region.Local == nil })
}

// readPiece is the expression for a scalar of type ty at address p in region r.
// An access of more than one byte of a byte map reads p several times. It is nil when the
// encoding cannot express it.
func (f *funcTranslator) readPiece(r *memory.Region, ty ir.Type, p ivl.Expr) ivl.Expr {
	if r.Kind != memory.Bytes {
		return f.ConvertCell(f.cell(r, p), r.Type, ty)
	}
	n := f.StorageBits(ty) / 8
	return f.FromStorage(f.fromBytes(n, func(i int64) ivl.Expr { return f.cell(r, f.Offset(p, i)) }), 8*n, ty)
}

// fromBytes is the number of n bytes, of which the first is the lowest.
func (f *funcTranslator) fromBytes(n int, at func(i int64) ivl.Expr) ivl.Expr {
	var e ivl.Expr
	for i := n - 1; i >= 0; i-- {
		b := at(int64(i))
		switch {
		case e == nil:
			e = b
		case f.Unbounded:
			// The highest byte keeps its sign, the others count as unsigned.
			e = ivl.NewBinary(ivl.Add, ivl.NewBinary(ivl.Mul, e, ivl.NewInt64(256)),
				ivl.NewBinary(ivl.Mod, b, ivl.NewInt64(256)))
		default:
			e = ivl.NewConcat(e, b)
		}
	}
	return e
}

// writePiece are the assignments that store v of type ty at address p in
// region r, or nil when the encoding cannot express it. p and v may be
// duplicated when r is a byte map. shadow is that of v, nil if it is written.
func (f *funcTranslator) writePiece(r *memory.Region, ty ir.Type, p, v, shadow ivl.Expr) []*ivl.Assign {
	of := metadata{f.storageShadow(shadow, ty), tagOf(ty, v)}
	if r.Kind != memory.Bytes {
		w := f.ConvertCell(v, ty, r.Type)
		if w == nil {
			return nil
		}
		return append([]*ivl.Assign{ivl.NewWrite(f.cell(r, p), w)}, f.noteWritten(r, p, r.Width/8, of)...)
	}
	n := f.StorageBits(ty) / 8
	bits := f.ToStorage(v, ty)
	if bits == nil {
		return nil
	}
	if _, ok := bits.(*ivl.FuncApp); ok && n > 1 {
		bits = f.hold(bits)
	}
	f.demandAligned(r, p, of.pointer)
	var out []*ivl.Assign
	for i := range n {
		out = append(out, ivl.NewWrite(f.cell(r, f.Offset(p, int64(i))), f.ByteOf(bits, 8*n, i)))
	}
	return append(out, f.noteWritten(r, p, n, of)...)
}

// fitsCell reports whether an access reads or writes exactly one cell.
func (f *funcTranslator) fitsCell(p memory.Piece) bool {
	return p.Region.Kind != memory.Bytes && f.convertible(p) || p.Region.Kind == memory.Bytes && f.StorageBits(p.Type) == 8
}

// convertible reports whether the encoding can read the cell as the type of the access.
func (f *funcTranslator) convertible(p memory.Piece) bool {
	if !f.Unbounded {
		return true
	}
	_, a := f.ScalarType(p.Type).(*ivl.FloatType)
	_, b := f.CellType(p.Region).(*ivl.FloatType)
	return a == b
}

// pointer is the address operand of an access of region r; the variable of a
// Scalar region needs none.
func (f *funcTranslator) pointer(v ir.Value, r *memory.Region) ivl.Expr {
	if r.Kind == memory.Scalar {
		delete(f.waiting, v)
		return nil
	}
	return f.use1(v)
}

// loadPiece assigns to x the part of what inst reads at p that piece describes, and gives its shadow, nil if it is known to be
// written. An atomic access is a section of its own.
func (f *funcTranslator) loadPiece(x *ivl.Var, inst *ir.Load, piece memory.Piece, p ivl.Expr, check *ivl.Assert) (shadow ivl.Expr) {
	if piece.Region == nil {
		f.emitCheck(check)
		f.noObject()
		f.emit(ivl.NewHavoc(x))
		return nil
	}
	if !f.convertible(piece) {
		f.fail("a floating-point value is read as an integer, or the reverse, which unbounded integers cannot express")
		f.emit(ivl.NewHavoc(x))
		return nil
	}
	at := f.Offset(p, piece.Offset)
	e := f.readPiece(piece.Region, piece.Type, at)
	f.step(piece, inst.Order, check, func() {
		f.assign(ivl.NewIdent(x), e)
		f.demandTags(piece, at, ivl.NewIdent(x))
		if f.watches(piece.Region) {
			shadow = f.readShadow(inst, piece, at)
		}
	})
	return shadow
}

// noObject stands for an access of which it is not known what it means.
func (f *funcTranslator) noObject() {
	if !f.opt.Memory {
		s := f.failUnless(ivl.NewBool(false), "access that lies in no known object, on which --check=memory says more")
		s.Attrs = append(s.Attrs, &ivl.Attr{Name: "nowhere"})
	}
}

// plain says of a section that its accesses can race like any other.
var plain = ivl.Attrs{{Name: "plain"}}

// step emits the access of a piece. If other threads can see the memory, an
// atomic access is an atomic section. So is a plain one that touches several
// bytes, or what is kept beside them, which is one step all the same; {:plain} says that its accesses can race
// like any other.
//
// check, if it is not nil, is asserted in the same step.
func (f *funcTranslator) step(p memory.Piece, how ir.Order, check *ivl.Assert, build func()) {
	r := p.Region
	several := r.Kind == memory.Bytes && f.StorageBits(p.Type) > 8 || f.shadowed(r)
	if check == nil && (r.Local != nil || how == ir.NotAtomic && !several || f.region(r).Kind != ivl.Global) {
		build()
		return
	}
	s := f.atomically(func() {
		f.emitIf(check)
		build()
	})
	if how == ir.NotAtomic {
		s.Attrs = plain
	} else {
		s.Attrs = orderAttrs(how)
	}
}

// storePiece stores v, whose shadow is nil if it is written, at the part of the access at p that piece describes. An
// atomic access is a section of its own.
func (f *funcTranslator) storePiece(piece memory.Piece, p, v, shadow ivl.Expr, how ir.Order, check *ivl.Assert) {
	if piece.Region == nil {
		f.emitCheck(check)
		f.noObject()
		return
	}
	if !f.convertible(piece) {
		f.fail("a floating-point value is stored as an integer, or the reverse, which unbounded integers cannot express")
		return
	}
	f.noteWrite(piece.Region)
	f.step(piece, how, check, func() {
		emitAll(f, f.writePiece(piece.Region, piece.Type, f.Offset(p, piece.Offset), v, shadow))
	})
}
