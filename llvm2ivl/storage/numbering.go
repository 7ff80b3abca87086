package storage

import (
	"math/big"

	"github.com/gsmack/gsmack/ivl"
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

// Of a small object so many granules have an owner, and of a large one so many pages.
const (
	MaxParts = 32 // granules of a small object, or pages of a large one
	PageSize = 1 << 12
)

// TooLargeToNumber says what is not modelled.
const TooLargeToNumber = "an object that is larger than 124 KB, whose address the program uses as a number"

func (t *Store) numbers() *numbers {
	if t.numbering == nil {
		ty := &ivl.MapType{Args: []ivl.Type{t.PtrType()}, Result: t.PtrType()}
		v := func(name string) *ivl.Var { return ivl.NewVar(t.Names.Fresh(name), ty, ivl.Const) }
		t.numbering = &numbers{v("$number"), v("$extent"), v("$owner"), v("$page")}
	}
	return t.numbering
}

// highest is the bound of all numbers.
func (t *Store) highest() uint64 {
	if t.Ptr == 32 {
		return 1<<32 - 1<<21
	}
	return 1<<47 - 1<<41
}

// NumberOf is the number of the address of the object in a slot.
func (t *Store) NumberOf(slot ivl.Expr) ivl.Expr {
	return ivl.NewSelect(ivl.NewIdent(t.numbers().number), slot)
}

// ExtentOf is the size of the object in a slot.
func (t *Store) ExtentOf(slot ivl.Expr) ivl.Expr {
	return ivl.NewSelect(ivl.NewIdent(t.numbers().extent), slot)
}

// partOf is the number where the part begins, of a size that is a power of two, that n lies in.
func (t *Store) partOf(n ivl.Expr, size int64) ivl.Expr {
	return t.Binary("sub", t.Ptr, n, t.Binary("and", t.Ptr, n, t.Number(size-1, t.Ptr)))
}

// OwnerOf is the slot that owns the granule of n.
func (t *Store) OwnerOf(n ivl.Expr) ivl.Expr {
	return ivl.NewSelect(ivl.NewIdent(t.numbers().owner), t.partOf(n, t.Mem.Granule()))
}

// PageOf is the slot that owns the page of n, or 0.
func (t *Store) PageOf(n ivl.Expr) ivl.Expr {
	return ivl.NewSelect(ivl.NewIdent(t.numbers().page), t.partOf(n, PageSize))
}

// IsNumber is the condition that an object of the size beyond may begin at the number n, or before that.
func (t *Store) IsNumber(n ivl.Expr, beyond uint64) ivl.Expr {
	end, width := new(big.Int).SetUint64(t.highest()+beyond), t.Ptr
	if t.Unbounded {
		width = 64 // a number of 32 bits would be read as negative
	}
	return ivl.NewAnd(t.Compare("uge", t.Ptr, n, t.Address(pointsto.LowestNumber)), t.Compare("ult", t.Ptr, n, t.Literal(end, width)))
}

// Placed is what is assumed of the number of the object in a slot. The byte behind one that is fenced belongs to it, too.
func (t *Store) Placed(slot, size ivl.Expr, align int64, fenced bool) ivl.Expr {
	n := t.NumberOf(slot)
	all := []ivl.Expr{t.IsNumber(n, 0), ivl.NewEq(t.ExtentOf(slot), size)}
	if align > 1 {
		all = append(all, t.Compare("eq", t.Ptr, t.Binary("and", t.Ptr, n, t.Number(align-1, t.Ptr)), t.Number(0, t.Ptr)))
	}
	granule := t.Mem.Granule()
	small := t.Compare("ult", t.Ptr, size, t.Address(uint64(granule*(MaxParts-1))))
	last, within := t.Binary("add", t.Ptr, n, size), "ule"
	if !fenced {
		last, within = t.Binary("sub", t.Ptr, last, t.Number(1, t.Ptr)), "ult"
	}
	when := func(c, e ivl.Expr) {
		if v, ok := c.(*ivl.BoolLit); !ok {
			all = append(all, ivl.NewOr(ivl.NewNot(c), e))
		} else if v.Value {
			all = append(all, e)
		}
	}
	unowned := func(n ivl.Expr) ivl.Expr { return t.Compare("eq", t.Ptr, t.PageOf(n), t.Number(0, t.Ptr)) }
	when(small, ivl.NewAnd(unowned(n), unowned(last)))
	large := ivl.NewNot(small)
	if v, ok := small.(*ivl.BoolLit); ok {
		large = ivl.NewBool(!v.Value)
	}
	for i := range int64(MaxParts) {
		has := ivl.Expr(ivl.NewBool(true))
		if i > 0 || fenced {
			has = t.Compare(within, t.Ptr, t.Number(i*granule, t.Ptr), size)
		}
		if v, ok := small.(*ivl.BoolLit); !ok {
			has = ivl.NewAnd(small, has)
		} else if !v.Value {
			has = small
		}
		when(has, ivl.NewEq(t.OwnerOf(t.Offset(n, i*granule)), slot))
		if v, ok := large.(*ivl.BoolLit); ok && !v.Value {
			continue
		}
		page := t.Offset(t.partOf(n, PageSize), i*PageSize)
		when(ivl.NewAnd(large, t.Compare("ule", t.Ptr, page, last)), ivl.NewEq(t.PageOf(page), slot))
	}
	e := all[0]
	for _, x := range all[1:] {
		e = ivl.NewAnd(e, x)
	}
	return e
}

// numberDecls declare the numbers, and what is assumed of the objects that exist from the start.
func (t *Store) numberDecls(u *usedNames) []ivl.Decl {
	n := t.numbering
	if n == nil {
		return nil
	}
	axiom := func(e ivl.Expr) *ivl.AxiomDecl {
		u.expr(e)
		return &ivl.AxiomDecl{Expr: e}
	}
	top := t.SlotOf(t.Number(-1, t.Ptr))
	var out []ivl.Decl
	for _, v := range []*ivl.Var{n.number, n.extent, n.owner, n.page} {
		out = append(out, &ivl.ConstDecl{Vars: []*ivl.Var{v}})
	}
	out = append(out, axiom(ivl.NewEq(t.NumberOf(top), top)))
	for _, o := range t.Mem.Objects {
		if !o.Exposed || o.Address == 0 {
			continue
		}
		size := o.Size
		if size < 0 {
			size = PageSize
		}
		if size >= (MaxParts-1)*PageSize {
			continue
		}
		out = append(out, axiom(t.Placed(t.ObjectAddress(o), t.Address(uint64(size)), o.Align, o.Fenced)))
	}
	return out
}

// Follows is the condition that the object in a slot ends where the one at begin begins. Which objects do is arbitrary, but at most one
// follows another, and it follows no other: $next and $previous are constants of the program, and each other's inverse where this is asked.
func (t *Store) Follows(slot, begin ivl.Expr) ivl.Expr {
	if t.next == nil {
		ty := &ivl.MapType{Args: []ivl.Type{t.PtrType()}, Result: t.PtrType()}
		t.next = ivl.NewVar(t.Names.Fresh("$next"), ty, ivl.Const)
		t.previous = ivl.NewVar(t.Names.Fresh("$previous"), ty, ivl.Const)
	}
	is := func(m *ivl.Var, at, what ivl.Expr) ivl.Expr {
		return t.Compare("eq", t.Ptr, ivl.NewSelect(ivl.NewIdent(m), at), what)
	}
	return ivl.NewAnd(t.Compare("ne", t.Ptr, slot, begin), ivl.NewAnd(is(t.next, slot, begin), is(t.previous, begin, slot)))
}

// followDecls declare what follows what.
func (t *Store) followDecls() []ivl.Decl {
	if t.next == nil {
		return nil
	}
	return []ivl.Decl{&ivl.ConstDecl{Vars: []*ivl.Var{t.next}}, &ivl.ConstDecl{Vars: []*ivl.Var{t.previous}}}
}

// SlotOf is where the object begins whose slot p lies in.
func (t *Store) SlotOf(p ivl.Expr) ivl.Expr {
	return t.Binary("sub", t.Ptr, p, t.Remainder(p, t.Mem.Slots().Size))
}

// Remainder is p modulo n, a power of two.
func (t *Store) Remainder(p ivl.Expr, n int64) ivl.Expr { return t.RemainderBy(p, t.Number(n, t.Ptr)) }

// RemainderBy is p modulo n, a power of two.
func (t *Store) RemainderBy(p, n ivl.Expr) ivl.Expr {
	if t.Unbounded {
		return ivl.NewBinary(ivl.Mod, p, n)
	}
	return t.Binary("and", t.Ptr, p, t.Binary("sub", t.Ptr, n, t.Number(1, t.Ptr)))
}
