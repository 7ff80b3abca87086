package emit

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

// An object may begin where another ends, and a pointer one past the end of the one then equals that to the other (C17 6.5.9p6).
// Their canonical addresses differ, so a comparison for equality asks as well which object follows which
// (storage.Follows), or, where numbers are seen of both, for these. Nothing is asked where points-to says that no pointer to an end meets one to a beginning.

// border is which ends and beginnings of objects two pointers may be; exposed says that it is those of exposed objects.
type border struct {
	ends, begins []*pointsto.Object
	exposed      bool
}

// samePointer is the condition that x and y, the values of vx and vy, are equal: the same address, or one past the end of an object
// and the beginning of another that follows it, where points-to does not exclude that.
func (f *funcTranslator) samePointer(vx, vy ir.Value, x, y ivl.Expr) ivl.Expr {
	either := []ivl.Expr{f.Compare("eq", f.Ptr, x, y)}
	xy, yx := f.borderOf(vx, vy), f.borderOf(vy, vx)
	if xy != nil && xy.exposed || yx != nil && yx.exposed {
		return f.Compare("eq", f.Ptr, f.toNumber(x), f.toNumber(y))
	}
	if xy != nil {
		either = append(either, f.follows(xy, x, y))
	}
	if yx != nil {
		either = append(either, f.follows(yx, y, x))
	}
	return ivl.NewOr(either...)
}

// mayBeAdjacent are the two values that an instruction of the program compares for equality, the result of a compare-and-exchange being
// what it finds, if it can ask of an object that begins where another ends.
func (t *translator) mayBeAdjacent(fn *ir.Func, inst ir.Instruction) (x, y ir.Value, may bool) {
	switch inst := inst.(type) {
	case *ir.ICmp:
		if inst.Pred != "eq" && inst.Pred != "ne" {
			return nil, nil, false
		}
		x, y = inst.X, inst.Y
	case *ir.CmpXchg:
		x, y = inst.Cmp, inst
	}
	ty, integer := x.Type().(*ir.IntType)
	if _, pointer := x.Type().(*ir.PointerType); t.Linked.IsModel(fn) || integer && ty.Bits != t.Ptr || !integer && !pointer {
		return nil, nil, false
	}
	// Integers are numbers already, and an object that cannot be exposed has none.
	numbered := !integer && !slices.ContainsFunc(slices.Concat(t.Mem.Pointees(x), t.Mem.Pointees(y)), func(o *pointsto.Object) bool { return !o.Exposed })
	for _, b := range []*border{t.borderOf(x, y), t.borderOf(y, x)} {
		may = may || b != nil && (!b.exposed || numbered)
	}
	return x, y, may
}

// borderOf is where the object that x points to may end and the one that y points to begin; nil if nowhere. No object begins where one ends
// that is fenced (pointsto, exposed.go).
func (t *translator) borderOf(x, y ir.Value) *border {
	b := &border{}
	begins := map[*pointsto.Object]bool{}
	var beginning []*pointsto.Object
	for _, o := range t.Mem.Pointees(y) {
		if bordered(o) && t.Mem.MayBegin(y, o) {
			beginning = append(beginning, o)
		}
	}
	if beginning == nil {
		return nil
	}
	for _, o := range t.Mem.Pointees(x) {
		size := t.Mem.SizeOf(o)
		if !bordered(o) || o.Fenced || size == 0 || size < 0 && (!isFresh(o) || !t.opt.Memory) || !t.Mem.MayEndAt(x, o, size) {
			continue
		}
		found := false
		for _, other := range beginning {
			if other.Exposed != o.Exposed || other == o && (o.Kind != pointsto.HeapObject || o.Single) || size > 0 && size%max(1, min(o.Align, other.Align)) != 0 {
				continue
			}
			found, begins[other], b.exposed = true, true, o.Exposed
		}
		if found {
			b.ends = append(b.ends, o)
		}
	}
	if b.ends == nil {
		return nil
	}
	for _, o := range beginning {
		if begins[o] {
			b.begins = append(b.begins, o)
		}
	}
	return b
}

// bordered reports whether it is modelled that an object lies next to another.
func bordered(o *pointsto.Object) bool {
	switch o.Kind {
	case pointsto.FuncObject, pointsto.BlockObject, pointsto.VarArgsObject:
		return false
	}
	return !o.ThreadLocal
}

// follows is the condition that x is an end, y a beginning, and the object of y follows that of x.
func (f *funcTranslator) follows(b *border, x, y ivl.Expr) ivl.Expr {
	var ends, begins []ivl.Expr
	d := &demand{}
	for _, o := range b.ends {
		if isFresh(o) {
			d.objects = append(d.objects, o)
			continue
		}
		ends = append(ends, f.Compare("eq", f.Ptr, x, f.Binary("add", f.Ptr, f.ObjectAddress(o), f.Number(f.Mem.SizeOf(o), f.Ptr))))
	}
	fresh := func(p, at ivl.Expr) ivl.Expr {
		high := f.Compare("ule", f.Ptr, f.Address(f.Mem.Slots().Fresh), p)
		return ivl.NewAnd(high, f.Compare("eq", f.Ptr, f.Remainder(p, f.Mem.Slots().Size), at))
	}
	if n, sized := f.freshSizes(d); n != -2 {
		size := f.Number(n, f.Ptr)
		if sized {
			size = f.atom(f.recordedSize(f.SlotOf(x)))
		}
		ends = append(ends, fresh(x, size))
	}
	anyFresh := false
	for _, o := range b.begins {
		if isFresh(o) {
			anyFresh = true
			continue
		}
		begins = append(begins, f.Compare("eq", f.Ptr, y, f.ObjectAddress(o)))
	}
	if anyFresh {
		begins = append(begins, fresh(y, f.Number(0, f.Ptr)))
	}
	return ivl.NewAnd(ivl.NewAnd(ivl.NewOr(ends...), ivl.NewOr(begins...)), f.Follows(f.SlotOf(x), y))
}
