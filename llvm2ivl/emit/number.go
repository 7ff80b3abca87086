package emit

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

// An address is kept as the slot of its object and a distance, which says nothing of where an allocator puts the object. The
// number that the program sees of an exposed object's address (pointsto, exposed.go) is arbitrary. Of
//
//	$number[s]  the number of the address of the object in slot s
//	$extent[s]  its size
//	$owner[n]   the slot of the small object that has a byte in the granule of the number n
//	$page[n]    the slot of the large object that has a byte in the page of the number n, or 0
//
// which are constants of the program, it is assumed that numbers are aligned, that no object reaches across the ends of the
// address space, and that an object owns its granules or pages; so objects are disjoint. A pointer becomes a number where
// it becomes an integer, and the number the pointer again where it becomes one.
type numbers struct {
	number, extent, owner, page *ivl.Var
}

const (
	maxParts = 32 // granules of a small object, or pages of a large one
	pageSize = 1 << 12
)

const tooLargeToNumber = "an object that is larger than 124 KB, whose address the program uses as a number"

func (t *translator) numbers() *numbers {
	if t.numbering == nil {
		ty := &ivl.MapType{Args: []ivl.Type{t.PtrType()}, Result: t.PtrType()}
		v := func(name string) *ivl.Var { return ivl.NewVar(t.names.fresh(name), ty, ivl.Const) }
		t.numbering = &numbers{v("$number"), v("$extent"), v("$owner"), v("$page")}
	}
	return t.numbering
}

// highest is the bound of all numbers.
func (t *translator) highest() uint64 {
	if t.Ptr == 32 {
		return 1<<32 - 1<<21
	}
	return 1<<47 - 1<<41
}

func (t *translator) numberOf(slot ivl.Expr) ivl.Expr {
	return ivl.NewSelect(ivl.NewIdent(t.numbers().number), slot)
}

func (t *translator) extentOf(slot ivl.Expr) ivl.Expr {
	return ivl.NewSelect(ivl.NewIdent(t.numbers().extent), slot)
}

// partOf is the number where the part begins, of a size that is a power of two, that n lies in.
func (t *translator) partOf(n ivl.Expr, size int64) ivl.Expr {
	return t.Binary("sub", t.Ptr, n, t.Binary("and", t.Ptr, n, t.Number(size-1, t.Ptr)))
}

// ownerOf is the slot that owns the granule of n, and pageOf its page.
func (t *translator) ownerOf(n ivl.Expr) ivl.Expr {
	return ivl.NewSelect(ivl.NewIdent(t.numbers().owner), t.partOf(n, t.mem.Granule()))
}

func (t *translator) pageOf(n ivl.Expr) ivl.Expr {
	return ivl.NewSelect(ivl.NewIdent(t.numbers().page), t.partOf(n, pageSize))
}

// isNumber is the condition that an object of the size beyond may begin at the number n, or before that.
func (t *translator) isNumber(n ivl.Expr, beyond uint64) ivl.Expr {
	return ivl.NewAnd(t.Compare("uge", t.Ptr, n, t.Address(pointsto.LowestNumber)), t.Compare("ult", t.Ptr, n, t.Address(t.highest()+beyond)))
}

// placed is what is assumed of the number of the object in a slot.
func (t *translator) placed(slot, size ivl.Expr, align int64) ivl.Expr {
	n := t.numberOf(slot)
	all := []ivl.Expr{t.isNumber(n, 0), ivl.NewEq(t.extentOf(slot), size)}
	if align > 1 {
		all = append(all, t.Compare("eq", t.Ptr, t.Binary("and", t.Ptr, n, t.Number(align-1, t.Ptr)), t.Number(0, t.Ptr)))
	}
	granule := t.mem.Granule()
	small := t.Compare("ult", t.Ptr, size, t.Address(uint64(granule*(maxParts-1))))
	end := t.Binary("add", t.Ptr, n, size)
	when := func(c, e ivl.Expr) {
		if v, ok := c.(*ivl.BoolLit); !ok {
			all = append(all, ivl.NewOr(ivl.NewNot(c), e))
		} else if v.Value {
			all = append(all, e)
		}
	}
	unowned := func(n ivl.Expr) ivl.Expr { return t.Compare("eq", t.Ptr, t.pageOf(n), t.Number(0, t.Ptr)) }
	when(small, ivl.NewAnd(unowned(n), unowned(end)))
	large := ivl.NewNot(small)
	if v, ok := small.(*ivl.BoolLit); ok {
		large = ivl.NewBool(!v.Value)
	}
	for i := int64(0); i < maxParts; i++ {
		within := ivl.Expr(ivl.NewAnd(small, t.Compare("ule", t.Ptr, t.Number(i*granule, t.Ptr), size)))
		if v, ok := small.(*ivl.BoolLit); ok && v.Value {
			within = t.Compare("ule", t.Ptr, t.Number(i*granule, t.Ptr), size)
		} else if ok {
			within = small
		}
		when(within, ivl.NewEq(t.ownerOf(t.Offset(n, i*granule)), slot))
		if v, ok := large.(*ivl.BoolLit); ok && !v.Value {
			continue
		}
		page := t.Offset(t.partOf(n, pageSize), i*pageSize)
		when(ivl.NewAnd(large, t.Compare("ule", t.Ptr, page, end)), ivl.NewEq(t.pageOf(page), slot))
	}
	e := all[0]
	for _, x := range all[1:] {
		e = ivl.NewAnd(e, x)
	}
	return e
}

// place assumes what holds of the number of a new object at p.
func (f *funcTranslator) place(p, size ivl.Expr, align int64) {
	size = f.atom(size)
	fits := f.Compare("ult", f.Ptr, size, f.Address((maxParts-1)*pageSize))
	if v, ok := fits.(*ivl.BoolLit); !ok || !v.Value {
		s := &ivl.Assert{Cond: fits}
		s.Attrs = ivl.Attrs{textAttr("unknown", tooLargeToNumber)}
		f.emit(s)
	}
	f.emit(&ivl.Assume{Cond: f.placed(p, size, align)})
}

// exposes reports whether v can mean an exposed object.
func (f *funcTranslator) exposes(v ir.Value) (any bool) {
	if !f.mem.AnyExposed {
		return false
	}
	for _, o := range f.mem.Pointees(v) {
		any = any || o.Exposed
		if o.Exposed && o.Size >= (maxParts-1)*pageSize {
			f.fail(tooLargeToNumber)
		}
	}
	return any
}

// toNumber is the pointer p as the program sees it.
func (f *funcTranslator) toNumber(p ivl.Expr) ivl.Expr {
	p = f.atom(p)
	slot := f.slotOf(p)
	return f.atom(ivl.NewIte(f.Compare("eq", f.Ptr, slot, f.Number(0, f.Ptr)), p, f.Binary("add", f.Ptr, f.numberOf(slot), f.remainder(p, f.mem.SlotSize()))))
}

// toPointer is the pointer whose number is n; n itself if it is the number of no exposed object.
func (f *funcTranslator) toPointer(n ivl.Expr) ivl.Expr {
	n = f.atom(n)
	if c, ok := n.(*ivl.BVLit); ok && c.Value.IsUint64() && c.Value.Uint64() < pointsto.LowestNumber {
		return n
	}
	e := n
	// Of a granule that no small object owns, the owner says nothing; then the page is looked at first.
	for _, owner := range []ivl.Expr{f.ownerOf(n), f.pageOf(n)} {
		slot := f.atom(f.slotOf(owner))
		distance := f.Binary("sub", f.Ptr, n, f.numberOf(slot))
		found := ivl.NewAnd(ivl.NewAnd(f.isNumber(n, maxParts*pageSize), f.Compare("ne", f.Ptr, slot, f.Number(0, f.Ptr))), f.Compare("ule", f.Ptr, distance, f.extentOf(slot)))
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
	_, pointers := c.X.Type().(*ir.PointerType)
	return pointers && c.Pred != "eq" && c.Pred != "ne" && !f.linked.IsModel(f.fn) && f.exposes(c.X) && f.exposes(c.Y)
}

// numberDecls declare the numbers, and what is assumed of the objects that exist from the start.
func (t *translator) numberDecls(u *usedNames) []ivl.Decl {
	n := t.numbering
	if n == nil {
		return nil
	}
	axiom := func(e ivl.Expr) *ivl.AxiomDecl {
		u.expr(e)
		return &ivl.AxiomDecl{Expr: e}
	}
	top := t.slotOf(t.Number(-1, t.Ptr))
	var out []ivl.Decl
	for _, v := range []*ivl.Var{n.number, n.extent, n.owner, n.page} {
		out = append(out, &ivl.ConstDecl{Vars: []*ivl.Var{v}})
	}
	out = append(out, axiom(ivl.NewEq(t.numberOf(top), top)))
	for _, o := range t.mem.Objects {
		if !o.Exposed || o.Address == 0 {
			continue
		}
		size := o.Size
		if size < 0 {
			size = pageSize
		}
		if size >= (maxParts-1)*pageSize {
			continue
		}
		out = append(out, axiom(t.placed(t.objectAddress(o), t.Address(uint64(size)), o.Align)))
	}
	return out
}
