package emit

import (
	"math/big"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/arith"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
	"github.com/gsmack/gsmack/llvm2ivl/storage"
)

// The check "memory" puts an assertion in front of each access through a pointer: the bytes belong to an
// object that the pointer may point to, and that object is alive. Addresses are canonical (pointsto/place.go), so
// whether they do is arithmetic on the address. What is known here is not asserted; what lies in
// the ghost state $object.size and $object.over is only asked for where it can be otherwise.
//
// Without the check accesses are taken for valid. Executions with one through a null pointer, or beyond the variables that it may mean, are
// left out: what is found there in the encoding, another object if the region has no other, would be a failure that no machine has. An access that
// lies in none of them in any execution is UNKNOWN, since all that follows it would be left out.

// usesPrimitive is the primitive that demands of memory what an access does, without accessing it.
const usesPrimitive = "__gsmack_uses"

// demand is what has to hold of an access.
type demand struct {
	ptr     ir.Value
	how     string // what it does: "read", "write", "use"
	size    ivl.Expr
	objects []*pointsto.Object // that may be meant, and that may be accessed so
	barred  []*pointsto.Object // that may be meant, and may not
	part    bool               // of a block that begins at ptr
}

// demandOf is what has to be asserted of an access of so many bytes through ptr; nil if it is known to be
// valid, or nobody asks. A size of -1 is one that is not known here; the caller fills it in.
func (t *translator) demandOf(ptr ir.Value, size int64, how string) *demand {
	if size == 0 {
		return nil
	}
	d := t.demanded(ptr, size, how)
	if d != nil && !t.opt.Memory {
		t.assumesValid()
		return nil
	}
	return d
}

// assumesValid notes once that the verdict rests on what is not asserted.
func (t *translator) assumesValid() {
	if !t.takenForValid {
		t.takenForValid = true
		t.diags = append(t.diags, ivl.Diagnostic{ID: ValidityDiagnostic, Severity: ivl.Warning, Message: "memory accesses are valid"})
	}
}

// demanded is demandOf for those who ask.
func (t *translator) demanded(ptr ir.Value, size int64, how string) *demand {
	d := &demand{ptr: ptr, how: how}
	if size > 0 {
		d.size = t.Number(size, t.Ptr)
	}
	o, off, known := t.placeOf(ptr)
	if known {
		if o != nil && !accessible(o, how) {
			d.barred = []*pointsto.Object{o}
		} else if o != nil {
			if o.Size < 0 && !t.freshSize(o) || size > 0 && off >= 0 && off <= o.Size-size {
				return nil
			}
			d.objects = []*pointsto.Object{o}
		}
		return d
	}
	for _, o := range t.Mem.Pointees(ptr) {
		if accessible(o, how) {
			d.objects = append(d.objects, o)
		} else {
			d.barred = append(d.barred, o)
		}
	}
	return d
}

// accessible reports whether a valid access of some kind may mean o.
func accessible(o *pointsto.Object, how string) bool {
	switch o.Kind {
	case pointsto.FuncObject, pointsto.BlockObject:
		return false
	case pointsto.GlobalObject:
		g, ok := o.Value.(*ir.Global)
		return how != "write" || !ok || !g.Immutable
	}
	return true
}

// placeOf is the object and the place in it that v is the address of, if that is fixed by the text of the
// program. The object is nil for a number.
func (t *translator) placeOf(v ir.Value) (o *pointsto.Object, off int64, ok bool) {
	v, off, ok = t.Layout.Origin(v)
	if a, isVariable := v.(*ir.Alloca); ok && isVariable {
		return t.Mem.ObjectOf(a), off, true
	}
	if c, isConstant := v.(ir.Constant); ok && isConstant {
		switch c := t.Mem.Const(c).(type) {
		case *constant.Addr:
			return t.Mem.ObjectOf(c.Base), off + c.Offset, true
		case *constant.Int:
			return nil, off + c.Value.Int64(), c.Value.IsInt64()
		}
	}
	return nil, 0, false
}

// isFresh reports whether o, and each object of its site, has a slot that an allocator gives it.
func isFresh(o *pointsto.Object) bool { return o.Address == 0 && !o.ThreadLocal }

// freshSize reports whether the size of o lies in ghost state.
func (t *translator) freshSize(o *pointsto.Object) bool {
	return isFresh(o) && t.Mem.SizeOf(o) < 0
}

// freshSizes are the sizes of the objects of d that an allocator gives slots, and whether these have to be told
// apart by ghost state.
func (t *translator) freshSizes(d *demand) (size int64, reads bool) {
	size = -2
	for _, o := range d.objects {
		if !isFresh(o) {
			continue
		}
		n := t.Mem.SizeOf(o)
		reads = reads || n < 0 || size != -2 && n != size
		size = n
	}
	return size, reads
}

// recordSize makes the size of a new object known to those who ask ghost state for it.
func (f *funcTranslator) recordSize(p, size ivl.Expr) {
	if f.opt.Memory {
		s := ivl.NewWrite(ivl.NewSelect(ivl.NewIdent(f.ObjectState(sizes, f.PtrType())), p), size)
		f.emit(s)
		f.recorded[s] = true
	}
}

// sizes is the name of the ghost state that has the sizes of objects.
const sizes = "size"

// recordedSize is what recordSize has made known of the object in a slot.
func (f *funcTranslator) recordedSize(slot ivl.Expr) ivl.Expr {
	f.sizesRead = true
	return ivl.NewSelect(ivl.NewIdent(f.ObjectState(sizes, f.PtrType())), slot)
}

// dropSizes takes back what recordSize has made known if nobody asks for it.
func (t *translator) dropSizes() {
	if t.sizesRead || len(t.recorded) == 0 {
		return
	}
	t.DropObjectState(sizes)
	for _, p := range t.all {
		p.decl.Body.Stmts = ivl.RewriteStmts(p.decl.Body.Stmts, func(s ivl.Stmt) []ivl.Stmt {
			if t.recorded[s] {
				return nil
			}
			return []ivl.Stmt{s}
		})
	}
}

// holds is the condition of d for the address p, and whether it reads ghost state.
//
// Whether a life is over is read of the object that the address belongs to: the end of another is no race with the access.
func (f *funcTranslator) holds(d *demand, p ivl.Expr) (cond ivl.Expr, reads bool) {
	var some []ivl.Expr
	var ending []*pointsto.Object // one of each ghost variable that has ends
	slot := f.SlotOf(p)
	off, fixed := f.distance(d)
	if fixed {
		slot = f.Binary("add", f.Ptr, p, f.Number(-off, f.Ptr))
	}
	for _, o := range d.objects {
		if f.Mem.MayEnd(o) && !o.ThreadLocal && !slices.ContainsFunc(ending, func(e *pointsto.Object) bool { return f.ends(e) == f.ends(o) }) {
			ending = append(ending, o)
		}
		size := f.Mem.SizeOf(o)
		switch {
		case isFresh(o):
		case o.ThreadLocal:
			distance := f.inThread(o, p)
			in := f.within(distance, f.Number(size, f.Ptr), d.size)
			if f.Mem.MayEnd(o) {
				in, reads = ivl.NewAnd(in, ivl.NewNot(f.over(o, f.Binary("sub", f.Ptr, p, distance)))), true
			}
			some = append(some, ivl.NewAnd(f.ofThread(p), in))
		default:
			if size < 0 {
				size = f.Mem.Slots().Size - 1
			}
			end := f.Number(size, f.Ptr)
			if given := f.GivenSize(o); given != nil {
				end = given
			}
			in := f.within(f.Binary("sub", f.Ptr, p, f.ObjectAddress(o)), end, d.size)
			some = append(some, in)
		}
	}
	if n, sized := f.freshSizes(d); n != -2 {
		size := f.Number(n, f.Ptr)
		if sized {
			size, reads = f.recordedSize(slot), true
		}
		high := f.Compare("ule", f.Ptr, f.Address(f.Mem.Slots().Fresh), p)
		distance := f.Remainder(p, f.Mem.Slots().Size)
		if fixed {
			high = ivl.NewAnd(high, f.Compare("eq", f.Ptr, distance, f.Number(off, f.Ptr)))
			distance = f.Number(off, f.Ptr)
		}
		some = append(some, ivl.NewAnd(high, f.within(distance, size, d.size)))
	}
	cond = ivl.NewOr(some...)
	for _, o := range ending {
		begin := slot
		if len(d.objects) == 1 && !isFresh(o) {
			begin = f.ObjectAddress(o)
		}
		cond, reads = ivl.NewAnd(cond, ivl.NewNot(f.over(o, begin))), true
	}
	if kept := f.notInherited(d.objects, slot); len(kept) > 0 {
		cond, reads = ivl.NewAnd(append(kept, cond)...), true
	}
	return cond, reads
}

// distance is how far from the start of an object an access is, if it is the same of all that it may mean. Then the
// start need not be computed from the bits of the address, so that addresses can be exchanged (verifier/symmetry).
func (f *funcTranslator) distance(d *demand) (off int64, ok bool) {
	if d.part {
		return 0, false
	}
	spansOf := f.Mem.Spans(d.ptr)
	for i, o := range d.objects {
		spans, sure := spansOf(o)
		if !sure || len(spans) != 1 || spans[0].First < 0 || i > 0 && spans[0].First != off {
			return 0, false
		}
		off = spans[0].First
	}
	return off, len(d.objects) > 0
}

// ofThread is the condition that p lies in the copies of thread-local objects, of whatever thread: the high bits are its id.
func (f *funcTranslator) ofThread(p ivl.Expr) ivl.Expr {
	stride := f.Mem.Slots().ThreadStride
	return f.within(f.Binary("sub", f.Ptr, p, f.Number(stride, f.Ptr)), f.Number((pointsto.MaxThreads-1)*stride, f.Ptr), f.Number(1, f.Ptr))
}

// inThread is the distance of p from the start of the copy of o of the thread that p's high bits name.
func (t *translator) inThread(o *pointsto.Object, p ivl.Expr) ivl.Expr {
	return t.Binary("sub", t.Ptr, t.Remainder(p, t.Mem.Slots().ThreadStride), t.ObjectAddress(o))
}

// notInherited is the condition that what lies in the slot is no object of another allocation site, which was given the address of one of the objects.
func (t *translator) notInherited(objects []*pointsto.Object, slot ivl.Expr) (all []ivl.Expr) {
	for _, o := range t.Mem.Heirs(objects) {
		all = append(all, t.Compare("ne", t.Ptr, t.heir(slot), t.heirNumber(o)))
	}
	return all
}

// heir says which allocation site was given the slot of an object that was gone.
func (t *translator) heir(slot ivl.Expr) ivl.Expr {
	return ivl.NewSelect(ivl.NewIdent(t.ObjectState(storage.Heir, t.PtrType())), slot)
}

func (t *translator) heirNumber(o *pointsto.Object) ivl.Expr {
	return t.Number(int64(slices.Index(t.Mem.Objects, o))+1, t.Ptr)
}

// ends is the ghost variable that has whether the life of o has ended: those of the heap that may be freed by the same calls have one,
// so that what these write says nothing of the others.
func (t *translator) ends(o *pointsto.Object) *ivl.Var {
	name := storage.Ends
	if isFresh(o) {
		name += "." + t.Mem.FreedWith(o).Name
	}
	return t.ObjectState(name, ivl.BoolType)
}

// over is whether the life of the object o that begins at p has ended.
func (t *translator) over(o *pointsto.Object, p ivl.Expr) ivl.Expr {
	return ivl.NewSelect(ivl.NewIdent(t.ends(o)), p)
}

// within is the condition that size bytes at a distance lie in an object.
func (f *funcTranslator) within(distance, object, size ivl.Expr) ivl.Expr {
	var first ivl.Expr = ivl.NewBool(true)
	if f.Unbounded {
		first = ivl.NewBinary(ivl.Le, ivl.NewInt64(0), distance)
	}
	s, known := arith.Value(size)
	if o, ok := arith.Value(object); ok && known {
		if s.Cmp(o) > 0 {
			return ivl.NewBool(false)
		}
		if at, fixed := arith.Value(distance); fixed {
			return ivl.NewBool(at.Sign() >= 0 && at.Cmp(new(big.Int).Sub(o, s)) <= 0)
		}
		return ivl.NewAnd(first, f.Compare("ule", f.Ptr, distance, f.Binary("sub", f.Ptr, object, size)))
	}
	return ivl.NewAnd(first, f.Compare("ule", f.Ptr, distance, object), f.Compare("ule", f.Ptr, size, f.Binary("sub", f.Ptr, object, distance)))
}

// pin gives the address of an access a name, since it stands in the assertion and in the access.
func (f *funcTranslator) pin(v ir.Value) ivl.Expr {
	f.ops = operands{}
	if d := f.waiting[v]; d != nil && d.reads() {
		f.prepareAccess(v)
	}
	p := f.atom(f.use1(v))
	f.ops = operands{}
	if _, ok := v.(ir.Constant); !ok {
		f.values[v] = []ivl.Expr{p}
	}
	return p
}

// demandAccess asserts that an access of type ty is valid, as far as that is no matter of ghost state. What is has
// to be asserted in the step of the access.
func (f *funcTranslator) demandAccess(a *memory.Access, ptr ir.Value, ty ir.Type, how string) (inStep *ivl.Assert) {
	size := f.Layout.Size(ty)
	switch ty.(type) {
	case *ir.IntType, *ir.FloatType:
		size = int64(f.StorageBits(ty) / 8)
	}
	d := f.demandOf(ptr, size, how)
	if d == nil {
		if d = f.unasked(ptr, size, how); d == nil {
			return nil
		}
		f.demandKnown(d, func() ivl.Expr { return f.pin(ptr) })
		switch cond := f.takenBounds(d, size); {
		case cond != nil && a.Outside(): // noObject says so: to leave out each execution that comes here would hide it
		case ivl.IsBool(cond, false):
			f.noObject()
		case cond != nil:
			f.emit(valid(cond))
		case f.mayBeNull(ptr):
			f.emit(valid(f.notNull(ptr, f.pin(ptr))))
		}
		return nil
	}
	p := f.pin(ptr)
	f.demandKnown(d, func() ivl.Expr { return p })
	f.demandMember(d, size, p)
	s, reads := f.assertion(d, p)
	if name := f.lvalue(ptr); name != "" {
		s.Attrs = append(s.Attrs, storage.TextAttr("lvalue", name))
	}
	if reads {
		return s
	}
	f.emit(s)
	return nil
}

// unasked is what an access demands of memory where nobody asks whether it holds, so that executions in which it does not are left out;
// nil if somebody does, or it is known to hold. A size of -1 is not known here.
func (f *funcTranslator) unasked(ptr ir.Value, size int64, how string) *demand {
	if f.opt.Memory || size == 0 {
		return nil
	}
	return f.demanded(ptr, size, how)
}

// takenBounds is the condition that an access lies within one of the variables that it may mean; nil if another object may be meant.
func (f *funcTranslator) takenBounds(d *demand, size int64) ivl.Expr {
	if size <= 0 || len(d.objects) == 0 {
		return nil
	}
	for _, o := range d.objects {
		if isFresh(o) || o.ThreadLocal || o.Size < 0 {
			return nil
		}
	}
	p := f.pin(d.ptr)
	var some []ivl.Expr
	for _, o := range d.objects {
		some = append(some, f.within(f.Binary("sub", f.Ptr, p, f.ObjectAddress(o)), f.Number(o.Size, f.Ptr), d.size))
	}
	return ivl.NewOr(some...)
}

// mayBeNull reports whether the pointer that an access begins with may be null.
func (f *funcTranslator) mayBeNull(ptr ir.Value) bool {
	base, _, _ := f.Layout.Origin(ptr)
	_, known := base.(ir.Constant)
	_, variable := base.(*ir.Alloca)
	return !known && !variable
}

// notNull is whether the pointer that ptr, with the address p, begins with is not null.
func (f *funcTranslator) notNull(ptr ir.Value, p ivl.Expr) ivl.Expr {
	_, distance, fixed := f.Layout.Origin(ptr)
	if !fixed {
		return f.Compare("ule", f.Ptr, f.Number(f.Mem.Slots().ThreadStride, f.Ptr), p)
	}
	return f.Compare("ne", f.Ptr, p, f.Number(distance, f.Ptr))
}

// demandMember asserts that an index does not lead from an array that is a member of an object to another member. What is
// known of the cells that an access means rests on it (pointsto, Spans), so that otherwise the verdict is UNKNOWN. It is, too, where another object
// that an allocator gives a slot may be meant at that distance: which one is meant is only asked as far as their sizes say. A size of -1 is not
// known; a block of it may be empty.
func (f *funcTranslator) demandMember(d *demand, size int64, p ivl.Expr) {
	var leads, unclear []ivl.Expr
	spansOf := f.Mem.Spans(d.ptr)
	var fresh []pointsto.Span // where an object with a slot may be meant
	anywhere := false
	for _, o := range d.objects {
		if isFresh(o) {
			spans, _ := spansOf(o)
			anywhere = anywhere || spans == nil
			fresh = append(fresh, spans...)
		}
	}
	_, sized := f.freshSizes(d)
	asksSize := false
	type gap struct {
		pointsto.Span
		of int64
	}
	asked := map[gap]bool{} // of objects with a slot
	for _, o := range d.objects {
		spans, sure := spansOf(o)
		if spans == nil || sure {
			continue
		}
		n := f.Mem.SizeOf(o)
		end := f.Mem.Slots().Size
		if n >= 0 {
			end = n - max(size, 1)
		}
		for _, g := range gaps(spans, end) {
			switch {
			case o.ThreadLocal:
				leads = append(leads, ivl.NewOr(ivl.NewNot(f.ofThread(p)), f.outside(f.inThread(o, p), g)))
				continue
			case !isFresh(o):
				leads = append(leads, f.outside(f.Binary("sub", f.Ptr, p, f.ObjectAddress(o)), g))
				continue
			case asked[gap{g, n}]:
				continue
			}
			asked[gap{g, n}] = true
			low := f.Compare("ult", f.Ptr, p, f.Address(f.Mem.Slots().Fresh))
			cond := ivl.NewOr(low, f.outside(f.Remainder(p, f.Mem.Slots().Size), g))
			if !anywhere && !slices.ContainsFunc(fresh, func(s pointsto.Span) bool { return s.First <= g.Last && g.First <= s.Last }) {
				leads = append(leads, cond)
				continue
			}
			if sized && n >= 0 {
				cond, asksSize = ivl.NewOr(cond, f.Compare("ne", f.Ptr, f.recordedSize(f.SlotOf(p)), f.Number(n, f.Ptr))), true
			}
			unclear = append(unclear, cond)
		}
	}
	if !f.opt.StrictMembers {
		leads, unclear = nil, append(leads, unclear...)
	}
	holds := func(conds []ivl.Expr) ivl.Expr {
		if size < 0 {
			return ivl.NewOr(f.isEmpty(d), ivl.NewAnd(conds...))
		}
		return ivl.NewAnd(conds...)
	}
	if len(leads) > 0 {
		f.demandFact(holds(leads), "the index leads from an array to another member of the object")
	}
	if len(unclear) > 0 {
		s := f.unknownUnless(holds(unclear), "an index that leads from an array to another member of the object, which --strict-members takes for a failure")
		if asksSize {
			f.emitCheck(s)
		} else {
			f.emit(s)
		}
	}
}

// gaps are the distances up to last that lie between the spans.
func gaps(spans []pointsto.Span, last int64) (out []pointsto.Span) {
	next := int64(0) // all before it is in a span, or was looked at
	gap := func(first, last int64) {
		if first <= last {
			out = append(out, pointsto.Span{First: first, Last: last})
		}
	}
	for _, s := range spans {
		gap(next, min(s.First-1, last))
		next = max(next, s.Last+1)
	}
	gap(next, last)
	return out
}

// outside is the condition that a distance is none of the span.
func (f *funcTranslator) outside(distance ivl.Expr, s pointsto.Span) ivl.Expr {
	return ivl.NewOr(f.Compare("ult", f.Ptr, distance, f.Number(s.First, f.Ptr)), f.Compare("ult", f.Ptr, f.Number(s.Last, f.Ptr), distance))
}

// assertion is that of d for the address p; reads says that it reads ghost state.
func (f *funcTranslator) assertion(d *demand, p ivl.Expr) (s *ivl.Assert, reads bool) {
	cond, reads := f.holds(d, p)
	s = ivl.NewAssert(cond, storage.TextAttr("property", "memory"), ivl.NewAttr("access", d.how, p, d.size))
	if len(d.objects) == 0 {
		s.Attrs = append(s.Attrs, &ivl.Attr{Name: "nowhere"})
	}
	for _, o := range d.barred { // what is named is declared, so that people can be told what it is
		s.Attrs[1].Args = append(s.Attrs[1].Args, ivl.AttrArg{Expr: f.ObjectAddress(o)})
	}
	return s, reads
}

// valid takes it that an access is valid where that is not asked: it is no assumption of the program.
func valid(cond ivl.Expr) ivl.Stmt {
	return &ivl.Assume{StmtInfo: ivl.StmtInfo{Attrs: ivl.Attrs{ivl.NewAttr("valid")}}, Cond: cond}
}

// demandFact asserts of the program what holds in words.
func (f *funcTranslator) demandFact(cond ivl.Expr, fails string, more ...*ivl.Attr) {
	f.emit(ivl.NewAssert(cond, append(ivl.Attrs{storage.TextAttr("property", "memory"), storage.TextAttr("msg", fails)}, more...)...))
}

// demandQuotient asserts that the quotient or remainder of an integer division is defined. One that is too large ends the program like a division
// by zero, and is of that class; where the class is not checked, it overflows.
func (f *funcTranslator) demandQuotient(inst *ir.Binary) {
	if _, n := ir.Elements(inst.Type()); !f.opt.Memory && !f.checksOverflow() || n != 1 {
		return
	}
	demand := func(cond ivl.Expr, fails string) { f.demandFact(cond, fails) }
	if !f.opt.Memory {
		demand = f.assertRepresentable
	}
	op := string(inst.Op)
	if op != "udiv" && op != "urem" && op != "sdiv" && op != "srem" {
		return
	}
	w := f.Bits(inst.Type())
	by, constant := f.literal(inst.Y)
	if f.opt.Memory && (!constant || by.Sign() == 0) {
		f.demandFact(f.Compare("ne", w, f.pin(inst.Y), f.Number(0, w)), "division by zero")
	}
	if op[0] == 's' && !f.Unbounded && (!constant || by.Cmp(big.NewInt(-1)) == 0) {
		if x, fixed := f.literal(inst.X); fixed && x.BitLen() < w {
			return
		}
		x := f.pin(inst.X)
		least := f.Literal(new(big.Int).Lsh(big.NewInt(1), uint(w-1)), w)
		demand(ivl.NewOr(f.Compare("ne", w, x, least), f.Compare("ne", w, f.pin(inst.Y), f.Number(-1, w))),
			"the quotient of the least number and -1 is not representable")
	}
}

// demandLengths asserts that an array of variable length has a positive number of elements, and that alloca is not
// given a negative size.
func (f *funcTranslator) demandLengths(inst *ir.Alloca) {
	for _, n := range f.lengths(inst.Count) {
		w := f.Bits(n.Type())
		if f.Linked.Debug.Variable(inst) != nil {
			f.demandFact(f.Compare("slt", w, f.Number(0, w), f.pin(n)), "an array of variable length has no positive number of elements")
		} else {
			f.demandFact(f.Compare("sle", w, f.Number(0, w), f.pin(n)), "the size of an object on the stack is negative")
		}
	}
}

// lengths are the numbers of which count, that of the elements of an alloca, is the product, if they are to be checked.
// clang extends those of an array with zeros, whether they have a sign or not: one without that is as large fits on no stack.
func (f *funcTranslator) lengths(count ir.Value) []ir.Value {
	switch v := count.(type) {
	case *ir.Binary:
		if v.Op == "mul" {
			return append(f.lengths(v.X), f.lengths(v.Y)...)
		}
	case *ir.Cast:
		if v.Op == "zext" {
			count = v.X
		}
	}
	if _, constant := f.literal(count); count == nil || constant || !f.opt.Memory {
		return nil
	}
	return []ir.Value{count}
}

// literal is v as a signed number, if it is one in the text of the program.
func (t *translator) literal(v ir.Value) (*big.Int, bool) {
	if n, ok := v.(*ir.Int); ok {
		return n.X, true
	}
	return nil, false
}

// emitIf asserts within a step what has to be.
func (f *funcTranslator) emitIf(check *ivl.Assert) {
	if check != nil {
		f.emit(check)
	}
}

// emitCheck asserts in a step of its own what reads ghost state.
func (f *funcTranslator) emitCheck(check *ivl.Assert) {
	if check != nil {
		f.atomically(func() { f.emit(check) }).Attrs = plain
	}
}

// demandBlock asserts that size bytes at p, an argument of a block operation, may be accessed.
func (f *funcTranslator) demandBlock(v ir.Value, p, size ivl.Expr, how string) {
	n := int64(-1)
	if c, ok := arith.Value(size); ok && c.IsInt64() {
		n = c.Int64()
	}
	d := f.demandOf(v, n, how)
	if d == nil {
		if d = f.unasked(v, n, how); d == nil {
			return
		}
		f.demandKnown(d, func() ivl.Expr { return p })
		if f.mayBeNull(v) {
			d.size = size
			f.emit(valid(ivl.NewOr(f.isEmpty(d), f.notNull(v, p))))
		}
		return
	}
	f.demandKnown(d, func() ivl.Expr { return p })
	d.size = size
	f.demandMember(d, n, p)
	s, reads := f.assertion(d, p)
	if n < 0 {
		s.Cond = ivl.NewOr(f.isEmpty(d), s.Cond)
	}
	if reads {
		f.emitCheck(s)
	} else {
		f.emit(s)
	}
}

// isEmpty is the condition that nothing is accessed.
func (f *funcTranslator) isEmpty(d *demand) ivl.Expr {
	return f.Compare("eq", f.Ptr, d.size, f.Number(0, f.Ptr))
}

// demandApart asserts that the operands of a function that copies do not overlap, if they may. To be the same is allowed where same says so.
func (f *funcTranslator) demandApart(function string, to, from ir.Value, dst, src, size ivl.Expr, same bool) {
	if !f.opt.Memory {
		return
	}
	_, a, fixedA := f.placeOf(to)
	_, b, fixedB := f.placeOf(from)
	objects := f.Mem.Pointees(from)
	if same && fixedA && fixedB && a == b || !slices.ContainsFunc(f.Mem.Pointees(to), func(o *pointsto.Object) bool { return slices.Contains(objects, o) }) {
		return
	}
	apart := func(x, y ivl.Expr) ivl.Expr { return f.Compare("ule", f.Ptr, size, f.Binary("sub", f.Ptr, x, y)) }
	cond := ivl.NewAnd(apart(dst, src), apart(src, dst))
	if f.Unbounded {
		cond = ivl.NewOr(apart(dst, src), apart(src, dst))
	}
	if same {
		cond = ivl.NewOr(f.Compare("eq", f.Ptr, dst, src), cond)
	}
	f.demandFact(cond, function+": what is copied overlaps the place that it is copied to")
}

// free ends the life of the object that v points to.
func (f *funcTranslator) free(v ir.Value, p ivl.Expr) {
	if !f.opt.Memory {
		return
	}
	p = f.atom(p)
	var cond ivl.Expr = ivl.NewBool(false)
	var gone ivl.Expr
	objects := f.Mem.Pointees(v)
	if i := slices.IndexFunc(objects, func(o *pointsto.Object) bool { return o.Kind == pointsto.HeapObject }); i >= 0 {
		gone = f.over(objects[i], p)
		cond = ivl.NewAnd(f.Compare("ule", f.Ptr, f.Address(f.Mem.Slots().Fresh), p),
			f.Compare("eq", f.Ptr, f.Remainder(p, f.Mem.Slots().Size), f.Number(0, f.Ptr)), ivl.NewNot(gone))
		cond = ivl.NewAnd(append(f.notInherited(objects, p), cond)...)
	}
	then := f.nested(func() {
		f.atomically(func() {
			f.emit(ivl.NewAssert(cond, storage.TextAttr("property", "memory"), ivl.NewAttr("access", "free", p, f.Number(0, f.Ptr))))
			if gone != nil {
				end := ivl.NewWrite(gone, ivl.NewBool(true))
				end.Attrs = ivl.Attrs{ivl.NewAttr("frees", p)}
				f.emit(end)
			}
		}).Attrs = plain
	})
	f.emit(&ivl.If{Cond: f.Compare("ne", f.Ptr, p, f.Number(0, f.Ptr)), Then: then})
}
