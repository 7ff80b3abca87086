package emit

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

// The value of a variable without initialiser is indeterminate each time that its declaration is
// reached (C11 6.2.4), so one that is declared in a loop must not keep that of the iteration before.
// clang gives all variables their memory at the entry of the function; where a declaration is,
// say llvm.lifetime.start in optimised code and llvm.dbg.declare at -O0.

// startLifetime makes what an alloca made arbitrary if it can have been used before and may be
// read before it is written, and ends what models know of it: a mutex there need not have been destroyed. An alloca
// whose address is fresh each time needs nothing.
func (f *funcTranslator) startLifetime(alloca *ir.Alloca) {
	if !f.beginsAgain(alloca) {
		return
	}
	f.noteAssigned(alloca, false)
	o := f.Mem.ObjectOf(alloca)
	if o == nil || alloca.Count != nil || f.isConditional(alloca) {
		return
	}
	if ends := f.endGhosts(o, f.use1(alloca)); len(ends) > 0 {
		f.flushAll()
		f.atomically(func() { emitAll(f, ends) }).Attrs = plain
	}
	if !f.mayBeReadFirst(alloca) {
		return
	}
	f.flushAll()
	for at := int64(0); at < o.Size; {
		start, r := f.Mem.CellAt(o, at)
		if r == nil {
			at++
			continue
		}
		f.havocCell(alloca, r, start)
		at = start + int64(r.Width/8)
	}
}

// beginsAgain reports whether the life of a, which begins here, may have begun before in the activation: in a loop, or where the
// optimiser has unrolled one.
func (f *funcTranslator) beginsAgain(a *ir.Alloca) bool {
	return f.inCycle(f.block) || f.Mem.Scopes(f.fn, a) > 1
}

// mayBeReadFirst reports whether what a makes may be read before it is written.
func (f *funcTranslator) mayBeReadFirst(a *ir.Alloca) bool {
	bytes, rest := f.Mem.Unwritten(f.Mem.ObjectOf(a))
	return len(bytes) > 0 || rest
}

// inCycle reports whether control can come back to b.
func (f *funcTranslator) inCycle(b *ir.Block) bool {
	if f.cyclic == nil {
		f.cyclic = f.fn.Cyclic()
	}
	return f.cyclic[b]
}

// havocCell makes a cell of what an alloca made arbitrary.
func (f *funcTranslator) havocCell(a *ir.Alloca, r *memory.Region, off int64) {
	if f.isDeadSlot(r) {
		return
	}
	f.noteWrite(r)
	v := f.region(r)
	switch {
	case v.Kind == ivl.Const || v.Kind == ivl.InParam:
	case r.Kind == memory.Scalar:
		f.emit(ivl.NewHavoc(v))
		f.noteUnwritten(r, nil)
	default:
		x := f.unknownValue("$any", []ivl.Type{f.CellType(r)})[0]
		p := f.Offset(f.values[a][0], off)
		f.assign(f.cell(r, p), x)
		f.noteUnwritten(r, p)
	}
}

// noteUnwritten notes that the cell of a variable has no value.
func (f *funcTranslator) noteUnwritten(r *memory.Region, p ivl.Expr) {
	emitAll(f, f.noteWritten(r, p, r.Width/8, metadata{unwritten: f.bits().Number(-1, r.Width)}))
}

// endLater notes that the life of what an alloca makes ends with the activation, if a pointer may be used after that.
func (f *funcTranslator) endLater(inst *ir.Alloca) {
	o := f.Mem.ObjectOf(inst)
	if f.opt.Memory && o != nil && f.Mem.Outlived(o) && !f.Mem.LeavesScope(o) {
		f.ending = append(f.ending, inst)
	}
}

// endLives ends the lives of what allocas made. An alloca that is not executed on all ways may leave null.
func (f *funcTranslator) endLives(allocas ...*ir.Alloca) {
	if len(allocas) == 0 {
		return
	}
	f.atomically(func() {
		for _, a := range allocas {
			p := f.values[a][0]
			if f.leavesNull(a) {
				f.emit(&ivl.If{Cond: f.Compare("ne", f.Ptr, p, f.Number(0, f.Ptr)), Then: f.nested(func() { f.endLife(f.Mem.ObjectOf(a), p) })})
			} else {
				f.endLife(f.Mem.ObjectOf(a), p)
			}
		}
	}).Attrs = plain
	for _, a := range allocas {
		f.noteFrame(a, f.Number(0, f.Ptr))
	}
}

// beginScope lets the life of a variable begin again where its scope begins.
func (f *funcTranslator) beginScope(inst *ir.Call) {
	a, _ := ir.Lifetime(inst)
	if f.opt.Memory && a != nil && f.Mem.LeavesScope(f.Mem.ObjectOf(a)) && f.beginsAgain(a) {
		f.atomically(func() { f.assign(f.over(f.Mem.ObjectOf(a), f.values[a][0]), ivl.NewBool(false)) }).Attrs = plain
	}
}

// endScope ends the lives of variables where their scope ends, if pointers may be used after that.
func (f *funcTranslator) endScope(inst *ir.Call) {
	if !f.opt.Memory {
		return
	}
	f.endLives(slices.DeleteFunc(f.Mem.Ends(f.fn, inst), func(a *ir.Alloca) bool { return !f.Mem.LeavesScope(f.Mem.ObjectOf(a)) })...)
}

// isConditional reports whether an activation may return without having executed the alloca.
func (f *funcTranslator) isConditional(a *ir.Alloca) bool {
	return !slices.Contains(f.fn.Blocks[0].Insts, ir.Instruction(a))
}

// leavesNull reports whether the address of what a makes is null where a was not executed. An object that has an address of its
// own, since there is one in an execution, has it then too: that it ends without having been is nothing that anybody can notice.
func (f *funcTranslator) leavesNull(a *ir.Alloca) bool {
	o := f.Mem.ObjectOf(a)
	return f.isConditional(a) && !hasAddress(o)
}

// hasAddress reports whether the address of o, an alloca, is a constant.
func hasAddress(o *pointsto.Object) bool { return o != nil && (o.Local || o.Address != 0) }

// noteFrame notes, for leaveThread, where what an alloca made lies while the thread may end in the activation.
func (f *funcTranslator) noteFrame(a *ir.Alloca, p ivl.Expr) {
	if o := f.Mem.ObjectOf(a); f.endsWithThread(o) {
		f.assign(f.frame(o), p)
	}
}

// endsWithThread reports whether o, an alloca, is over where the thread ends in the activation, and somebody may notice.
func (t *translator) endsWithThread(o *pointsto.Object) bool {
	return t.opt.Memory && o != nil && o.Kind == pointsto.AllocaObject && t.Mem.Outlived(o) && t.Mem.EndsThread(o.Func)
}

// frame is where the thread notes the address of the last object of an alloca, 0 if there is none.
func (f *funcTranslator) frame(o *pointsto.Object) ivl.Expr {
	return ivl.NewSelect(ivl.NewIdent(f.ObjectState("frame."+o.Name, f.PtrType())), f.self())
}

// leaveThread ends the lives of what is local to the thread.
func (f *funcTranslator) leaveThread() {
	if !f.opt.Memory {
		return
	}
	for _, o := range f.Mem.Objects {
		if f.endsWithThread(o) {
			p := f.atom(f.frame(o))
			f.emit(&ivl.If{Cond: f.Compare("ne", f.Ptr, p, f.Number(0, f.Ptr)), Then: f.nested(func() { f.endLife(o, p) })})
		} else if o.ThreadLocal && f.Mem.Outlived(o) {
			f.endLife(o, f.atom(f.ThreadAddress(o, f.self())))
		}
	}
}

// endLife ends the life of the object o at p.
func (f *funcTranslator) endLife(o *pointsto.Object, p ivl.Expr) {
	end := ivl.NewWrite(f.over(o, p), ivl.NewBool(true))
	end.Attrs = ivl.Attrs{ivl.NewAttr("ends", p)}
	f.emit(end)
}
