package emit

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
	"github.com/gsmack/gsmack/llvm2ivl/storage"
)

// place assumes what holds of the number of a new object at p.
func (f *funcTranslator) place(p, size ivl.Expr, align int64, fenced bool) {
	size = f.atom(size)
	fits := f.Compare("ult", f.Ptr, size, f.Address((storage.MaxParts-1)*storage.PageSize))
	if v, ok := fits.(*ivl.BoolLit); !ok || !v.Value {
		f.emit(ivl.NewAssert(fits, storage.TextAttr("unknown", storage.TooLargeToNumber)))
	}
	f.emit(&ivl.Assume{Cond: f.Placed(p, size, align, fenced)})
}

// aligned is the condition that the number n is a multiple of align, a power of two.
func (f *funcTranslator) aligned(n, align ivl.Expr) ivl.Expr {
	return f.Compare("eq", f.Ptr, f.RemainderBy(n, align), f.Number(0, f.Ptr))
}

// exposes reports whether v can mean an exposed object.
func (f *funcTranslator) exposes(v ir.Value) (any bool) {
	if !f.Mem.AnyExposed {
		return false
	}
	for _, o := range f.Mem.Pointees(v) {
		any = any || o.Exposed
		if o.Exposed && o.Size >= (storage.MaxParts-1)*storage.PageSize {
			f.fail(storage.TooLargeToNumber)
		}
	}
	return any
}

// toNumber is the pointer p as the program sees it: itself, if it lies in no slot.
func (f *funcTranslator) toNumber(p ivl.Expr) ivl.Expr {
	p = f.atom(p)
	return f.atom(ivl.NewIte(f.isNobodys(p), p, f.Binary("add", f.Ptr, f.NumberOf(f.SlotOf(p)), f.Remainder(p, f.Mem.Slots().Size))))
}

// isNobodys is whether the pointer p lies in no slot: below them, between those of named objects and of allocators, or above them.
func (f *funcTranslator) isNobodys(p ivl.Expr) ivl.Expr {
	if !f.Mem.HalfFree() {
		return f.Compare("eq", f.Ptr, f.SlotOf(p), f.Number(0, f.Ptr))
	}
	below := f.Compare("ult", f.Ptr, p, f.Address(f.Mem.Slots().Placed))
	between := ivl.NewAnd(f.Compare("ule", f.Ptr, f.Address(f.Mem.PlacedEnd), p), f.Compare("ult", f.Ptr, p, f.Address(f.Mem.Slots().Fresh)))
	return ivl.NewOr(ivl.NewOr(below, between), f.Compare("slt", f.Ptr, p, f.Number(0, f.Ptr)))
}

// toPointer is the pointer whose number is n; n itself if it is the number of no exposed object.
func (f *funcTranslator) toPointer(n ivl.Expr) ivl.Expr {
	n = f.atom(n)
	if c, ok := n.(*ivl.BVLit); ok && c.Value.IsUint64() && c.Value.Uint64() < pointsto.LowestNumber {
		return n
	}
	e := n
	// Of a granule that no small object owns, the owner says nothing; then the page is looked at first.
	for _, owner := range []ivl.Expr{f.OwnerOf(n), f.PageOf(n)} {
		slot := f.atom(f.SlotOf(owner))
		distance := f.Binary("sub", f.Ptr, n, f.NumberOf(slot))
		found := ivl.NewAnd(ivl.NewAnd(f.IsNumber(n, storage.MaxParts*storage.PageSize), ivl.NewNot(f.isNobodys(slot))), f.Compare("ule", f.Ptr, distance, f.ExtentOf(slot)))
		// The size is arbitrary of a slot without an object, which may own numbers, too: those are not to lead into another slot.
		found = ivl.NewAnd(found, f.Compare("ult", f.Ptr, distance, f.Address(storage.MaxParts*storage.PageSize)))
		e = ivl.NewIte(found, f.Binary("add", f.Ptr, slot, distance), e)
	}
	return f.atom(e)
}

// asNumbers reports whether a piece of an access of v in r has to be converted.
func (f *funcTranslator) asNumbers(r *memory.Region, ty ir.Type, v ir.Value) bool {
	_, pointer := ty.(*ir.PointerType)
	return pointer && r != nil && r.Numbers && f.exposes(v)
}

// comparesNumbers reports whether a comparison asks which of two exposed objects lies lower.
func (f *funcTranslator) comparesNumbers(c *ir.ICmp) bool {
	elem, _ := ir.Elements(c.X.Type())
	return ir.IsPointer(elem) && c.Pred != "eq" && c.Pred != "ne" && !f.Linked.IsModel(f.fn) && f.exposes(c.X) && f.exposes(c.Y)
}

// demandOneObject asserts that pointers which are subtracted point into one object, if what their difference is otherwise is not known:
// the numbers of their addresses are not modelled (pointsto, exposed.go).
func (f *funcTranslator) demandOneObject(inst *ir.Binary) {
	if f.Mem.MayLieApart(f.fn, inst) {
		f.failUnless(f.Compare("eq", f.Ptr, f.SlotOf(f.pin(inst.X)), f.SlotOf(f.pin(inst.Y))), "the difference of the addresses of two objects")
	}
}

// demandKnown is for an access through a pointer of which it is not known what it can point to. It asserts that its address p is
// not the number of an object's address: the program may have computed that bit by bit, or read it from a text.
func (f *funcTranslator) demandKnown(d *demand, p func() ivl.Expr) {
	if !f.Mem.AnyExposed || len(d.objects) > 0 || len(d.barred) > 0 {
		return
	}
	if _, _, known := f.placeOf(d.ptr); !known {
		f.failUnless(f.Compare("ult", f.Ptr, p(), f.Address(pointsto.LowestNumber)), "a pointer that is made of a number, of which it is not known what it points to")
	}
}
