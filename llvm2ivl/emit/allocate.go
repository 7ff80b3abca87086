package emit

import (
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
	"github.com/gsmack/gsmack/llvm2ivl/storage"
)

// allocate is a new object of the size. If the program can see it (pointsto, reuse.go), its address may be that of an object that
// was freed, or, if old is not nil, of the object old that it takes the place of.
//
// That the slot then is in two regions, or twice in one, does no harm: a pointer to the new object has its allocation site
// among what it may point to, so all that it reads was written to the new object, or is what an allocator leaves there;
// and the old object is not accessed any more, or the program is wrong whatever the address.
func (f *funcTranslator) allocate(inst *ir.Call, size, old ivl.Expr) {
	x := ivl.NewIdent(f.temp(f.registerName(inst), f.PtrType()))
	f.values[inst] = []ivl.Expr{x}
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
		f.place(x, size, 16)
	}
	if reuses {
		f.reuse(x, size, old)
	}
	f.recordSize(x, size)
	f.noteGiven(inst, x)
}

// reuse makes x another address, perhaps.
func (f *funcTranslator) reuse(x *ivl.Ident, size, old ivl.Expr) {
	assign := func(to, e ivl.Expr) ivl.Stmt { return &ivl.Assign{Lhs: []ivl.Expr{to}, Rhs: []ivl.Expr{e}} }
	room := func(p ivl.Expr) ivl.Expr {
		if !f.Mem.HeapExposed() {
			return ivl.NewBool(true)
		}
		return f.Compare("ule", f.Ptr, size, f.ExtentOf(p))
	}
	q := ivl.NewIdent(f.temp("$reused", f.PtrType()))
	step := []ivl.Stmt{
		&ivl.Havoc{Vars: []*ivl.Ident{q}},
		&ivl.Assume{Cond: ivl.NewAnd(f.available(q), room(q))},
		assign(f.available(q), ivl.NewBool(false)),
		assign(x, q),
	}
	if f.opt.Memory {
		step = append(step, assign(f.over(q), ivl.NewBool(false)))
	}
	for _, place := range f.ghostsAt(nil, q) {
		step = append(step, assign(place, f.ZeroOf(place.Type())))
	}
	f.emit(&ivl.If{Then: []ivl.Stmt{&ivl.Atomic{Body: step}}})
	if old != nil {
		f.emit(&ivl.If{Then: []ivl.Stmt{
			&ivl.If{Cond: ivl.NewAnd(f.Compare("ne", f.Ptr, old, f.Number(0, f.Ptr)), room(old)), Then: []ivl.Stmt{assign(x, old)}},
		}})
	}
}

// ghostsAt lists the ghost state that models may keep beside the object o at p, nil if it is one of the heap. A mutex in an
// object that is gone is no mutex any more, destroyed or not.
func (f *funcTranslator) ghostsAt(o *pointsto.Object, p ivl.Expr) []ivl.Expr {
	var out []ivl.Expr
	seen := map[string]bool{}
	for _, g := range f.Mem.Ghosts[o] {
		name, ok := f.stringLiteral(g.Call.Args[0])
		key := fmt.Sprint(g.Offset, name)
		if !ok || seen[key] {
			continue
		}
		seen[key] = true
		if v := f.ghostVariable(name, true, g.Call.Args[2].Type()); v != nil {
			out = append(out, ivl.NewSelect(ivl.NewIdent(v), f.Offset(p, g.Offset)))
		}
	}
	return out
}

// makeAvailable lets the address p, of an object that is gone, be used again.
func (f *funcTranslator) makeAvailable(p ivl.Expr) {
	f.emit(&ivl.If{Cond: f.Compare("ne", f.Ptr, p, f.Number(0, f.Ptr)),
		Then: []ivl.Stmt{&ivl.Assign{Lhs: []ivl.Expr{f.available(p)}, Rhs: []ivl.Expr{ivl.NewBool(true)}}}})
}

// available is whether p is the address of an object that is gone, and not used again yet.
func (f *funcTranslator) available(p ivl.Expr) ivl.Expr {
	return ivl.NewSelect(ivl.NewIdent(f.ObjectState("available", ivl.BoolType)), p)
}
