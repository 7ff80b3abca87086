package emit

import (
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
	"github.com/gsmack/gsmack/llvm2ivl/storage"
)

// allocate is a new object of the size. If the program can see it (pointsto, reuse.go), its address may be that of an object that
// was freed, or, if old is not nil, of the object old that it takes the place of.
//
// The slot then is in two regions, or twice in one. That does no harm. A pointer to the new object has its allocation site
// among what it may point to, so all that it reads was written to the new object, or is what an allocator leaves there.
// The old object is not accessed any more, or the check "memory" finds it (notInherited).
func (f *funcTranslator) allocate(inst *ir.Call, size, old ivl.Expr) {
	x := f.result(inst, f.PtrType())
	reuses := f.Mem.MayReuse(inst)
	if reuses || f.Mem.HeapExposed() {
		size = f.atom(size)
		if old != nil {
			old = f.atom(old)
		}
	}
	call := &ivl.Call{Name: "$alloc", Proc: f.Lib.Alloc(f.PtrType()), Outs: []*ivl.Ident{x}, Args: []ivl.Expr{size}}
	if o := f.Mem.ObjectOf(inst); o != nil && o.Single {
		call.Attrs = ivl.Attrs{storage.TextAttr("object", o.Name)}
	}
	f.emit(call)
	if f.Mem.HeapExposed() {
		f.place(x, size, 16, f.Mem.HeapFenced())
	}
	if reuses {
		f.reuse(inst, x, size, old)
	}
	f.recordSize(x, size)
	f.noteGiven(inst, x)
}

// reuse makes x, the address that inst gives, another one, perhaps.
func (f *funcTranslator) reuse(inst *ir.Call, x *ivl.Ident, size, old ivl.Expr) {
	room := func(p ivl.Expr) ivl.Expr {
		if !f.Mem.HeapExposed() {
			return ivl.NewBool(true)
		}
		return f.Compare("ule", f.Ptr, size, f.ExtentOf(p))
	}
	q := ivl.NewIdent(f.temp("$reused", f.PtrType()))
	step := []ivl.Stmt{
		ivl.NewHavoc(q.Var),
		&ivl.Assume{Cond: ivl.NewAnd(f.available(q), room(q))},
		ivl.NewWrite(f.available(q), ivl.NewBool(false)),
		ivl.NewWrite(x, q),
	}
	if f.opt.Memory {
		o := f.Mem.ObjectOf(inst)
		step = append(step, ivl.NewWrite(f.over(o, q), ivl.NewBool(false)), ivl.NewWrite(f.heir(q), f.heirNumber(o)))
	}
	step = append(step, f.endGhosts(nil, q)...)
	f.emit(&ivl.If{Then: []ivl.Stmt{&ivl.Atomic{Body: step}}})
	if old != nil {
		stays := []ivl.Stmt{ivl.NewWrite(x, old)}
		if f.opt.Memory { // until the caller has done with it what is there is the old object, too
			stays = append(stays, ivl.NewWrite(f.heir(old), f.Number(0, f.Ptr)))
		}
		f.emit(&ivl.If{Then: []ivl.Stmt{
			&ivl.If{Cond: ivl.NewAnd(f.Compare("ne", f.Ptr, old, f.Number(0, f.Ptr)), room(old)), Then: stays},
		}})
	}
}

// endGhosts ends the ghost state that models may keep beside the object o at p, nil if it is one of the heap. A mutex in an
// object that is gone is no mutex any more, destroyed or not.
func (f *funcTranslator) endGhosts(o *pointsto.Object, p ivl.Expr) []ivl.Stmt {
	if f.Mem.Aged(o) {
		age := f.ageOf(p)
		return []ivl.Stmt{ivl.NewWrite(age, f.Binary("add", f.Ptr, age, f.Number(1, f.Ptr)))}
	}
	var out []ivl.Stmt
	seen := map[string]bool{}
	for _, g := range f.Mem.Ghosts[o] {
		name, ok := f.stringLiteral(g.Call.Args[0])
		key := fmt.Sprint(g.Offset, name)
		if !ok || seen[key] {
			continue
		}
		seen[key] = true
		if v := f.ghostVariable(name, true, g.Call.Args[2].Type()); v != nil {
			place := ivl.NewSelect(ivl.NewIdent(v), f.Offset(p, g.Offset))
			out = append(out, ivl.NewWrite(place, f.ZeroOf(place.Type())))
		}
	}
	return out
}

// ageOf is how many objects were at the address before, of an object that is aged.
func (f *funcTranslator) ageOf(slot ivl.Expr) ivl.Expr {
	return ivl.NewSelect(ivl.NewIdent(f.ObjectState("age", f.PtrType())), slot)
}

// ages are the age at which the ghost state of that name was written at the place, and the age of the object there now; ok if the key may point to
// an object that is aged.
func (f *funcTranslator) ages(name string, key ir.Value, place ivl.Expr) (then, now ivl.Expr, ok bool) {
	if !slices.ContainsFunc(f.Mem.Pointees(key), f.Mem.Aged) {
		return nil, nil, false
	}
	at := place.(*ivl.Select).Args[0]
	v := f.Ghost(name+".age", &ivl.MapType{Args: []ivl.Type{f.PtrType()}, Result: f.PtrType()})
	return ivl.NewSelect(ivl.NewIdent(v), at), f.ageOf(f.SlotOf(at)), true
}

// makeAvailable lets the address p, of an object that is gone, be used again.
func (f *funcTranslator) makeAvailable(p ivl.Expr) {
	f.emit(&ivl.If{Cond: f.Compare("ne", f.Ptr, p, f.Number(0, f.Ptr)), Then: []ivl.Stmt{ivl.NewWrite(f.available(p), ivl.NewBool(true))}})
}

// available is whether p is the address of an object that is gone, and not used again yet.
func (f *funcTranslator) available(p ivl.Expr) ivl.Expr {
	return ivl.NewSelect(ivl.NewIdent(f.ObjectState("available", ivl.BoolType)), p)
}
