package emit

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/arith"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
	"github.com/gsmack/gsmack/llvm2ivl/storage"
)

// A value that was never written must decide nothing (memory/unwritten.go says where that has to be asked). Beside a region that is
// Watched there is one of metadata (shadow.go), $written, zero everywhere at first, that says which bits are not as their objects
// began. In an object that begins without values these are the bits that were written. In any other they are those into which
// something was copied that was never written.

// keptBeside is what is kept beside a region, by its name.
type keptBeside struct {
	*memory.Region
	what string
}

// watches reports whether the function has to keep what it knows of the values in r.
func (f *funcTranslator) watches(r *memory.Region) bool { return r != nil && r.Watched }

// changed is which bits of the cell at p of r are not as its object began.
func (f *funcTranslator) changed(r *memory.Region, p ivl.Expr) ivl.Expr {
	return f.beside(r, p, "written", &ivl.BVType{Width: r.Width})
}

// beside is what is kept beside the cell at p of r, zero at first.
func (f *funcTranslator) beside(r *memory.Region, p ivl.Expr, what string, cell ivl.Type) ivl.Expr {
	ty := cell
	if m, ok := f.RegionType(r).(*ivl.MapType); ok {
		ty = &ivl.MapType{Args: m.Args, Result: cell}
	}
	var v *ivl.Var
	if r.Local != nil {
		if v = f.kept[keptBeside{r, what}]; v == nil {
			v = f.newLocal(r.Name+"$"+what, ty)
			v.Attrs = ivl.Attrs{{Name: "shadow"}}
			if _, others := f.Mem.InitiallyUnwritten(r); what == "written" && len(others) == 0 {
				v.Attrs = ivl.Attrs{ivl.NewAttr("shadow", f.region(r).Name)}
			}
			f.kept[keptBeside{r, what}] = v
			nothing := f.ZeroOf(cell)
			if m, ok := ty.(*ivl.MapType); ok {
				nothing = ivl.NewLambda([]*ivl.Var{ivl.NewVar(f.names.Fresh("$p"), m.Args[0], ivl.Bound)}, nothing)
			}
			f.beginning = append(f.beginning, ivl.NewAssign(v, nothing))
		}
	} else {
		v = f.Ghost(f.Beside(r, what), ty)
	}
	switch {
	case r.Kind == memory.Scalar && r.ThreadLocal:
		return ivl.NewSelect(ivl.NewIdent(v), f.self())
	case r.Kind == memory.Scalar:
		return ivl.NewIdent(v)
	}
	return ivl.NewSelect(ivl.NewIdent(v), p)
}

// beganUnwritten is whether the object of r at p held nothing when it was made. A variable that is only loaded and stored by its name is
// asked for its value where it is read (findIndeterminate).
func (f *funcTranslator) beganUnwritten(r *memory.Region, p ivl.Expr) ivl.Expr {
	raw, others := f.Mem.InitiallyUnwritten(r)
	if len(others) == 0 {
		return ivl.NewBool(true)
	}
	var some []ivl.Expr
	fresh := true
	for _, o := range raw {
		if isFresh(o) && fresh {
			fresh = false
			in := []ivl.Expr{f.Compare("ule", f.Ptr, f.Address(f.Mem.Slots().Fresh), p)}
			if slices.ContainsFunc(others, isFresh) {
				in = append(in, ivl.NewNot(f.given(p)))
			}
			some = append(some, ivl.NewAnd(in...))
		} else if !isFresh(o) {
			size := max(o.Size, 1)
			some = append(some, f.within(f.Binary("sub", f.Ptr, p, f.ObjectAddress(o)), f.Number(size, f.Ptr), f.Number(1, f.Ptr)))
		}
	}
	return ivl.NewOr(some...)
}

// given is whether the object that p lies in began with values.
func (t *translator) given(p ivl.Expr) ivl.Expr {
	return ivl.NewSelect(ivl.NewIdent(t.ObjectState("given", ivl.BoolType)), t.SlotOf(p))
}

// noteGiven notes that the object x, of an allocation site, begins with values, if somebody asks.
func (f *funcTranslator) noteGiven(site ir.Value, x ivl.Expr) {
	is := func(o *pointsto.Object) bool { return isFresh(o) && !f.Mem.Raw(o) }
	if !slices.ContainsFunc(f.Mem.Pointees(site), is) {
		return
	}
	for _, r := range f.Mem.Regions {
		if raw, others := f.Mem.InitiallyUnwritten(r); r.Watched && slices.ContainsFunc(raw, isFresh) && slices.ContainsFunc(others, is) {
			f.assign(ivl.NewSelect(ivl.NewIdent(f.ObjectState("given", ivl.BoolType)), x), ivl.NewBool(true))
			return
		}
	}
}

// flipped are the bits of a cell of r at p that differ from how its object began, if its shadow is s, and the reverse.
func (f *funcTranslator) flipped(r *memory.Region, p, s ivl.Expr) ivl.Expr {
	began := f.beganUnwritten(r, p)
	if arith.IsLiteral(s, 0) {
		return f.bits().All(r.Width, began)
	}
	return ivl.NewIte(began, f.bits().Not(r.Width, s), s)
}

// cellShadow is the shadow of the cell at p of r.
func (f *funcTranslator) cellShadow(r *memory.Region, p ivl.Expr) ivl.Expr {
	return f.flipped(r, p, f.changed(r, p))
}

// storedShadow is the shadow of what lies in n bytes at p of r, which is one cell unless it is one of bytes.
func (f *funcTranslator) storedShadow(r *memory.Region, p ivl.Expr, n int) ivl.Expr {
	out := f.cellShadow(r, p)
	if r.Kind == memory.Bytes {
		for i := 1; i < n; i++ {
			out = ivl.NewConcat(f.cellShadow(r, f.Offset(p, int64(i))), out)
		}
	}
	return out
}

// metadata is what is kept of a value beside it.
type metadata struct {
	unwritten ivl.Expr // its bits that were never written; nil if all were
	pointer   ivl.Expr // whether it is a pointer, or part of one; nil if it is not
}

// shadowed reports whether something is kept beside the cells of r.
func (f *funcTranslator) shadowed(r *memory.Region) bool { return f.watches(r) || r != nil && r.Tagged }

// noteWritten are the assignments that note what a write of n bytes at p of r makes of them.
func (f *funcTranslator) noteWritten(r *memory.Region, p ivl.Expr, n int, of metadata) []*ivl.Assign {
	if !f.shadowed(r) {
		return nil
	}
	if of.unwritten == nil {
		of.unwritten = f.bits().None(8 * n)
	}
	if of.pointer == nil {
		of.pointer = ivl.NewBool(false)
	}
	var out []*ivl.Assign
	cells := r.Cells(n)
	for i := range cells {
		q, s := p, of.unwritten
		if cells > 1 {
			q, s = f.Offset(p, int64(i)), f.bits().ByteOf(s, 8*n, i)
		}
		if f.watches(r) {
			out = append(out, ivl.NewWrite(f.changed(r, q), f.flipped(r, q, s)))
		}
		if r.Tagged {
			out = append(out, ivl.NewWrite(f.tag(r, q), of.pointer))
		}
	}
	return out
}

// readShadow is the shadow of a piece of what inst reads at p.
func (f *funcTranslator) readShadow(inst ir.Instruction, piece memory.Piece, p ivl.Expr) ivl.Expr {
	w := f.StorageBits(piece.Type)
	x := ivl.NewIdent(f.temp(f.registerName(inst)+"$unwritten", f.bits().IntType(f.Bits(piece.Type))))
	f.assign(x, f.bits().Resize(w, f.Bits(piece.Type), f.storedShadow(piece.Region, p, w/8)))
	if f.places[inst] == nil {
		f.places[inst] = p
	}
	return x
}

// storageShadow is the shadow of a value of type ty in memory.
func (f *funcTranslator) storageShadow(shadow ivl.Expr, ty ir.Type) ivl.Expr {
	if shadow == nil {
		return nil
	}
	return f.bits().Extend(false, f.Bits(ty), f.StorageBits(ty), shadow)
}

// leafShadow is the shadow of leaf i of v, nil if it is written.
func (f *funcTranslator) leafShadow(v ir.Value, i int) ivl.Expr {
	if s := f.shadows[v]; i < len(s) {
		return s[i]
	}
	return nil
}

// namePhiShadows makes variables for the shadows of the phis that may be given what was never written.
func (f *funcTranslator) namePhiShadows() {
	for inst := range f.fn.Instructions() {
		if phi, ok := inst.(*ir.Phi); ok && len(f.Mem.WatchedSources(phi)) > 0 {
			f.shadows[phi] = f.newShadow(f.registerName(phi), phi.Typ)
		}
	}
}

// newShadow are variables for the shadow of a value of type ty.
func (f *funcTranslator) newShadow(name string, ty ir.Type) []ivl.Expr {
	var out []ivl.Expr
	leaves := f.Leaves(ty)
	paths := storage.LeafPaths(ty, len(leaves))
	for i, leaf := range leaves {
		out = append(out, ivl.NewIdent(f.temp(name+paths[i]+"$unwritten", f.bits().IntType(f.Bits(leaf)))))
	}
	return out
}

// demandWritten asserts that what u decides by has a value.
func (f *funcTranslator) demandWritten(u ir.User) {
	for _, v := range f.Mem.Decides(u) {
		if f.shadows[v] == nil {
			continue
		}
		shadow := f.shadows[v]
		if inst, ok := u.(*ir.CmpXchg); ok && v == inst.Cmp {
			if w, padding := f.Bits(v.Type()), f.comparedPadding(inst); padding != nil {
				shadow = []ivl.Expr{f.bits().And(w, shadow[0], f.bits().Not(w, padding))}
			}
		}
		s := &ivl.Assert{Cond: ivl.NewNot(f.someBit(shadow, v.Type()))}
		if p := memory.Sends(u); p != nil {
			s.Cond = ivl.NewOr(f.unvalued(p), s.Cond)
		}
		s.Attrs = ivl.Attrs{storage.TextAttr("property", "memory")}
		if read := f.namedRead(v); read != nil {
			size := f.Number(f.Layout.Size(read.Typ), f.Ptr)
			s.Attrs = append(s.Attrs, ivl.NewAttr("access", "value", f.places[read], size))
			if name := f.lvalue(read.Ptr); name != "" {
				s.Attrs = append(s.Attrs, storage.TextAttr("lvalue", name))
			}
		} else {
			s.Attrs = append(s.Attrs, storage.TextAttr("msg", "depends on memory that was never written"))
		}
		f.emit(s)
	}
}

// unvalued is whether the byte at v may be no part of a value.
func (f *funcTranslator) unvalued(v ir.Value) ivl.Expr {
	return f.liesIn(v, f.pin(v), f.Mem.Unvalued)
}

// comparedPadding are the bits of what a compare-and-exchange compares that are padding where the object lies, or the variable that holds what is expected
// there; nil if there are none.
func (f *funcTranslator) comparedPadding(inst *ir.CmpXchg) ivl.Expr {
	places := []ir.Value{inst.Ptr}
	if expected, ok := inst.Cmp.(*ir.Load); ok {
		places = append(places, expected.Ptr)
	}
	_, integer := inst.New.Type().(*ir.IntType)
	if !integer || !slices.ContainsFunc(places, func(p ir.Value) bool {
		return slices.ContainsFunc(f.Mem.Pointees(p), func(o *pointsto.Object) bool { return len(f.Mem.Padding(o)) > 0 })
	}) {
		return nil
	}
	n := f.Bits(inst.New.Type()) / 8
	bytes := make([][]ivl.Expr, n)
	for _, v := range places {
		p := f.pin(v)
		for i := range bytes {
			bytes[i] = append(bytes[i], f.liesIn(v, f.Offset(p, int64(i)), f.Mem.Padding))
		}
	}
	var out ivl.Expr
	for _, some := range bytes {
		if b := f.bits().All(8, ivl.NewOr(some...)); out == nil {
			out = b
		} else {
			out = ivl.NewConcat(b, out)
		}
	}
	return out
}

// liesIn is whether the byte at p, where v may point to, is in one of the spans of an object.
func (f *funcTranslator) liesIn(v ir.Value, p ivl.Expr, spans func(*pointsto.Object) []pointsto.Span) ivl.Expr {
	var some []ivl.Expr
	for _, o := range f.Mem.Pointees(v) {
		distance, in := f.Remainder(p, f.Mem.Slots().Size), f.Compare("ule", f.Ptr, f.Address(f.Mem.Slots().Fresh), p)
		if !isFresh(o) {
			distance, in = f.Binary("sub", f.Ptr, p, f.ObjectAddress(o)), ivl.NewBool(true)
		}
		if o.ThreadLocal {
			distance, in = f.inThread(o, p), f.ofThread(p)
		}
		for _, s := range spans(o) {
			some = append(some, ivl.NewAnd(in, f.within(f.Binary("sub", f.Ptr, distance, f.Number(s.First, f.Ptr)), f.Number(s.Last-s.First+1, f.Ptr), f.Number(1, f.Ptr))))
		}
	}
	return ivl.NewOr(some...)
}

// namedRead is the one load that v is computed from, if what it reads has a name in C.
func (f *funcTranslator) namedRead(v ir.Value) *ir.Load {
	reads := f.Mem.WatchedSources(v)
	if len(reads) != 1 {
		return nil
	}
	read, ok := reads[0].(*ir.Load)
	if !ok || f.places[read] == nil {
		return nil
	}
	if a, ok := read.Ptr.(*ir.Alloca); ok && f.Linked.Debug.Variable(a) == nil {
		return nil
	}
	return read
}

// To read a variable whose address is never taken before it has a value is undefined (C11 6.3.2.1). Those that may be read so
// get a flag, for the check "memory", a local variable that says whether they were assigned to.
func (f *funcTranslator) findIndeterminate() {
	if !f.opt.Memory || f.opt.AnyUnwritten || f.Linked.IsModel(f.fn) {
		return
	}
	for _, inst := range f.fn.Blocks[0].Insts {
		if a, ok := inst.(*ir.Alloca); ok && f.Linked.Debug.Variable(a) != nil && !a.Taken && f.Mem.IsPlain(f.fn, a) && f.mayBeReadFirst(a) {
			f.assigned[a] = f.newLocal(f.Linked.Debug.Variable(a).Name+"$assigned", ivl.BoolType)
		}
	}
}

// noteAssigned keeps the flag of the variable at p.
func (f *funcTranslator) noteAssigned(p ir.Value, assigned bool) {
	if a, ok := p.(*ir.Alloca); ok && f.assigned[a] != nil {
		f.assign(ivl.NewIdent(f.assigned[a]), ivl.NewBool(assigned))
	}
}

// demandAssigned asserts that the variable at p has a value.
func (f *funcTranslator) demandAssigned(p ir.Value) {
	if a, ok := p.(*ir.Alloca); ok && f.assigned[a] != nil {
		f.demandFact(ivl.NewIdent(f.assigned[a]), f.Linked.Debug.Variable(a).Name+" is read and has no value yet")
	}
}
