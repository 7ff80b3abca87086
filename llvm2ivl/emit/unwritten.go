package emit

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
	"github.com/gsmack/gsmack/llvm2ivl/storage"
)

// A value that was never written must decide nothing (memory/unwritten.go says where that has to be asked). Beside a region that is
// Watched there is a map $written, false everywhere at first, that says which places are not as their objects began: written, of
// objects that begin without values, and not written, of the others, into which such a value was copied. The value of a
// read, and what is computed from it, has a flag, a local variable, that says whether it was never written.

// watches reports whether the function has to keep what it knows of the values in r.
func (f *funcTranslator) watches(r *memory.Region) bool { return r != nil && r.Watched }

// changed is whether the place p of r is not as its object began.
func (f *funcTranslator) changed(r *memory.Region, p ivl.Expr) ivl.Expr {
	var ty ivl.Type = ivl.BoolType
	if m, ok := f.RegionType(r).(*ivl.MapType); ok {
		ty = &ivl.MapType{Args: m.Args, Result: ivl.BoolType}
	}
	var v *ivl.Var
	if r.Local != nil {
		if v = f.written[r]; v == nil {
			v = f.newLocal(r.Name+"$written", ty)
			f.written[r] = v
			nothing := ivl.Expr(ivl.NewBool(false))
			if m, ok := ty.(*ivl.MapType); ok {
				nothing = ivl.NewLambda([]*ivl.Var{ivl.NewVar(f.names.Fresh("$p"), m.Args[0], ivl.Bound)}, nothing)
			}
			f.beginning = append(f.beginning, &ivl.Assign{Lhs: []ivl.Expr{ivl.NewIdent(v)}, Rhs: []ivl.Expr{nothing}})
		}
	} else {
		v = f.Ghost("written."+f.region(r).Name, ty)
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
// asked for its value where it is read (indeterminate.go).
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
			in := []ivl.Expr{f.Compare("ule", f.Ptr, f.Address(f.Mem.FreshStart()), p)}
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

// differ is whether two truth values are not the same.
func differ(a, b ivl.Expr) ivl.Expr {
	if c, ok := b.(*ivl.BoolLit); ok {
		if c.Value {
			return ivl.NewNot(a)
		}
		return a
	}
	return ivl.NewIte(b, ivl.NewNot(a), a)
}

// unwritten is whether one of the n bytes at p of r, all of the cell if it is none of bytes, was never written.
func (f *funcTranslator) unwritten(r *memory.Region, p ivl.Expr, n int) ivl.Expr {
	if r.Kind != memory.Bytes {
		return differ(f.changed(r, p), f.beganUnwritten(r, p))
	}
	var some []ivl.Expr
	for i := 0; i < n; i++ {
		q := f.Offset(p, int64(i))
		some = append(some, differ(f.changed(r, q), f.beganUnwritten(r, q)))
	}
	return ivl.NewOr(some...)
}

// noteWritten are the assignments that note what a write of n bytes at p of r makes of them; flag is whether the value was never
// written, nil if it was.
func (f *funcTranslator) noteWritten(r *memory.Region, p ivl.Expr, n int, flag ivl.Expr) []*ivl.Assign {
	if !f.watches(r) {
		return nil
	}
	if flag == nil {
		flag = ivl.NewBool(false)
	}
	if r.Kind != memory.Bytes {
		n = 1
	}
	var out []*ivl.Assign
	for i := 0; i < n; i++ {
		q := p
		if i > 0 {
			q = f.Offset(p, int64(i))
		}
		out = append(out, &ivl.Assign{Lhs: []ivl.Expr{f.changed(r, q)}, Rhs: []ivl.Expr{differ(flag, f.beganUnwritten(r, q))}})
	}
	return out
}

// loadWatched is a load of memory of which it matters whether it was written; false if inst is none.
func (f *funcTranslator) loadWatched(inst *ir.Load, a *memory.Access, check *ivl.Assert) bool {
	if len(a.Pieces) != 1 || !f.watches(a.Pieces[0].Region) || !f.convertible(a.Pieces[0]) || f.Linked.IsModel(f.fn) {
		return false
	}
	piece := a.Pieces[0]
	f.prepareAccess(inst.Ptr)
	p := f.atom(f.use1(inst.Ptr))
	f.ops = operands{}
	x := ivl.NewIdent(f.temp(f.registerName(inst), f.ScalarType(piece.Type)))
	e := f.readPiece(piece.Region, piece.Type, p)
	f.step(piece, inst.Order, check, func() {
		f.assign(x, e)
		f.readFlag(inst, piece, p)
	})
	f.values[inst] = []ivl.Expr{x}
	if f.asNumbers(piece.Region, piece.Type, inst) {
		f.values[inst] = []ivl.Expr{f.toPointer(x)}
	}
	return true
}

// readFlag notes whether what inst, a load or atomic operation, reads at p was never written.
func (f *funcTranslator) readFlag(inst ir.Instruction, piece memory.Piece, p ivl.Expr) {
	flag := ivl.NewIdent(f.temp(f.registerName(inst)+"$unwritten", ivl.BoolType))
	f.assign(flag, f.unwritten(piece.Region, p, f.StorageBits(piece.Type)/8))
	f.flags[inst] = flag
	f.places[inst] = p
}

// flag is whether v was computed from what was never written; nil if not.
func (f *funcTranslator) flag(v ir.Value) ivl.Expr {
	if e, ok := f.flags[v]; ok {
		return e
	}
	var some []ivl.Expr
	add := func(v ir.Value) {
		if e := f.flag(v); e != nil {
			some = append(some, e)
		}
	}
	switch inst := v.(type) {
	case *ir.Binary, *ir.ICmp, *ir.FCmp, *ir.Cast, *ir.FNeg, *ir.Freeze, *ir.GEP:
		for _, op := range inst.(ir.User).Operands() {
			add(*op)
		}
	case *ir.Select:
		add(inst.Cond)
	default:
		return nil
	}
	var out ivl.Expr
	if len(some) > 0 {
		out = ivl.NewOr(some...)
	}
	f.flags[v] = out
	return out
}

// flagOrWritten is the flag of v, also where it is known to be written.
func (f *funcTranslator) flagOrWritten(v ir.Value) ivl.Expr {
	if flag := f.flag(v); flag != nil {
		return flag
	}
	return ivl.NewBool(false)
}

// namePhiFlags makes flags for the phis that may be given what was never written.
func (f *funcTranslator) namePhiFlags() {
	if f.Linked.IsModel(f.fn) {
		return
	}
	for inst := range f.fn.Instructions() {
		if phi, ok := inst.(*ir.Phi); ok && len(f.Mem.WatchedSources(phi)) > 0 {
			f.flags[phi] = ivl.NewIdent(f.newLocal(f.registerName(phi)+"$unwritten", ivl.BoolType))
		}
	}
}

// demandWritten asserts that what u decides by has a value.
func (f *funcTranslator) demandWritten(u ir.User) {
	if f.Linked.IsModel(f.fn) {
		return
	}
	for _, v := range f.Mem.Decides(u) {
		flag := f.flag(v)
		if flag == nil {
			continue
		}
		s := &ivl.Assert{Cond: ivl.NewNot(flag)}
		s.Attrs = ivl.Attrs{storage.TextAttr("property", "memory")}
		if read := f.namedRead(v); read != nil {
			size := f.Number(f.Layout.Size(read.Typ), f.Ptr)
			s.Attrs = append(s.Attrs, &ivl.Attr{Name: "access", Args: []ivl.AttrArg{{Str: "value"}, {Expr: f.places[read]}, {Expr: size}}})
			if name := f.lvalue(read.Ptr); name != "" {
				s.Attrs = append(s.Attrs, storage.TextAttr("lvalue", name))
			}
		} else {
			s.Attrs = append(s.Attrs, storage.TextAttr("msg", "depends on memory that was never written"))
		}
		f.emit(s)
	}
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
