package emit

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/arith"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/storage"
)

// translateCmpXchg is a compare-and-exchange: one step that reads the cell,
// compares and perhaps writes. A weak one may also fail for no reason.
func (f *funcTranslator) translateCmpXchg(inst *ir.CmpXchg) {
	a := f.Mem.Access(inst)
	padding := f.comparedPadding(inst)
	check := f.demandAccess(a, inst.Ptr, inst.New.Type(), "write")
	f.prepareAccess(inst.Ptr, inst.Cmp, inst.New)
	p := f.atom(f.use1(inst.Ptr))
	cmp, val := f.atom(f.use1(inst.Cmp)), f.atom(f.use1(inst.New))
	ty := inst.New.Type()
	w := f.Bits(ty)
	name := f.registerName(inst)
	old := f.temp(name+".old", f.ScalarType(ty))
	ok := f.temp(name+".ok", ivl.BoolType)
	f.values[inst] = []ivl.Expr{ivl.NewIdent(old), ivl.NewIdent(ok)}
	piece, fine := f.onePiece(a)
	if !fine {
		f.emitCheck(check)
		f.emit(ivl.NewHavoc(old, ok))
		return
	}
	numbers := f.asNumbers(piece.Region, ty, inst.New) || f.asNumbers(piece.Region, ty, inst.Cmp) || f.asNumbers(piece.Region, ty, inst)
	if numbers {
		cmp, val = f.toNumber(cmp), f.toNumber(val)
		defer func() { f.values[inst][0] = f.toPointer(ivl.NewIdent(old)) }()
	}
	same := f.Compare("eq", w, ivl.NewIdent(old), cmp)
	if vx, vy, may := f.mayBeAdjacent(f.fn, inst); may && !numbers {
		same = f.samePointer(vx, vy, cmp, ivl.NewIdent(old))
	}
	f.noteWrite(piece.Region)
	section := f.atomically(func() {
		f.emitIf(check)
		f.assign(ivl.NewIdent(old), f.readPiece(piece.Region, piece.Type, p))
		f.demandTags(piece, p, ivl.NewIdent(old))
		unwritten := f.leafShadow(inst.Cmp, 0)
		if f.watches(piece.Region) {
			was := f.readShadow(inst, piece, p)
			f.shadows[inst] = []ivl.Expr{was, f.bits().None(1)}
			demanded := was
			if padding != nil {
				demanded = f.bits().And(w, was, f.bits().Not(w, padding))
			}
			f.demandFact(ivl.NewNot(f.bits().Some(w, demanded)), "compares memory that was never written")
			if unwritten != nil {
				was = f.bits().Or(w, was, unwritten)
			}
			unwritten = was
		}
		either := inst.Weak // it may fail for no reason
		var fails ivl.Expr = ivl.NewBool(true)
		if padding != nil && unwritten != nil {
			some := f.bits().Some(w, unwritten)
			same = ivl.NewIte(some, f.sameWritten(w, ivl.NewIdent(old), cmp, unwritten), same)
			if !either {
				either, fails = true, some
			}
		}
		f.assign(ivl.NewIdent(ok), same)
		if either {
			lucky := f.temp(name+".lucky", ivl.BoolType)
			f.emit(&ivl.Havoc{Vars: []*ivl.Ident{ivl.NewIdent(lucky)}, StmtInfo: spurious()})
			f.assign(ivl.NewIdent(ok), ivl.NewAnd(ivl.NewIdent(ok), ivl.NewOr(ivl.NewNot(fails), ivl.NewIdent(lucky))))
		}
		f.emit(&ivl.If{Cond: ivl.NewIdent(ok), Then: f.storeStmts(piece, p, val, f.leafShadow(inst.New, 0))})
	})
	section.Attrs = orderAttrs(inst.Success)
	if inst.Failure != inst.Success {
		section.Attrs = append(section.Attrs, storage.TextAttr("failure_order", inst.Failure.String()))
	}
}

// sameWritten is whether x and y, of w bits, have the same bits but for those that are unwritten. Where integers are unbounded, it leaves out bytes: all
// of a byte of padding is.
func (f *funcTranslator) sameWritten(w int, x, y, unwritten ivl.Expr) ivl.Expr {
	if !f.Unbounded {
		rest := f.bits().Not(w, unwritten)
		return f.Compare("eq", w, f.bits().And(w, x, rest), f.bits().And(w, y, rest))
	}
	out := ivl.Expr(ivl.NewBool(true))
	for i := range w / 8 {
		out = ivl.NewAnd(out, ivl.NewOr(f.bits().Some(8, f.bits().ByteOf(unwritten, w, i)), f.Compare("eq", 8, f.ByteOf(x, w, i), f.ByteOf(y, w, i))))
	}
	return out
}

// spurious marks a choice that has no reason, which a thread that goes round for ever makes in its favour.
func spurious() ivl.StmtInfo { return ivl.StmtInfo{Attrs: ivl.Attrs{{Name: "spurious"}}} }

// storeStmts are the assignments of a store as a list.
func (f *funcTranslator) storeStmts(piece memory.Piece, p, v, shadow ivl.Expr) []ivl.Stmt {
	var out []ivl.Stmt
	for _, s := range f.writePiece(piece.Region, piece.Type, p, v, shadow) {
		s.Pos = f.loc
		out = append(out, s)
	}
	return out
}

// onePiece is the one cell that an atomic instruction accesses. If there is
// none, it emits why.
func (f *funcTranslator) onePiece(a *memory.Access) (memory.Piece, bool) {
	if len(a.Pieces) != 1 || a.Pieces[0].Region == nil {
		f.noObject()
		return memory.Piece{}, false
	}
	if !f.convertible(a.Pieces[0]) {
		f.fail("a floating-point cell is accessed as an integer, or the reverse, which unbounded integers cannot express")
		return memory.Piece{}, false
	}
	return a.Pieces[0], true
}

// rmwOperators names the binary operator of each atomicrmw that has one.
var rmwOperators = map[ir.Op]string{
	"add": "add", "sub": "sub", "and": "and",
	"or": "or", "xor": "xor", "nand": "and",
}

// rmwOrders gives, for each atomicrmw that picks one of two values, the
// predicate by which the old one is kept.
var rmwOrders = map[ir.Op]string{
	"max": "sgt", "min": "slt", "umax": "ugt", "umin": "ult",
}

// translateAtomicRMW is a read-modify-write: one step.
func (f *funcTranslator) translateAtomicRMW(inst *ir.AtomicRMW) {
	a := f.Mem.Access(inst)
	check := f.demandAccess(a, inst.Ptr, inst.X.Type(), "write")
	f.prepareAccess(inst.Ptr, inst.X)
	p := f.atom(f.use1(inst.Ptr))
	x := f.atom(f.use1(inst.X))
	f.ops = operands{}
	old := f.temp(f.registerName(inst), f.ScalarType(inst.X.Type()))
	f.values[inst] = []ivl.Expr{ivl.NewIdent(old)}
	piece, fine := f.onePiece(a)
	if !fine {
		f.emitCheck(check)
		f.emit(ivl.NewHavoc(old))
		return
	}
	if f.asNumbers(piece.Region, inst.X.Type(), inst.X) || f.asNumbers(piece.Region, inst.X.Type(), inst) {
		x = f.toNumber(x)
		defer func() { f.values[inst][0] = f.toPointer(ivl.NewIdent(old)) }()
	}
	updated := f.rmwValue(inst, ivl.NewIdent(old), x)
	if updated == nil {
		f.unmodelled(inst, "the atomic operation "+string(inst.Op)+" in this encoding")
		return
	}
	f.noteWrite(piece.Region)
	section := f.atomically(func() {
		f.emitIf(check)
		f.assign(ivl.NewIdent(old), f.readPiece(piece.Region, piece.Type, p))
		f.demandTags(piece, p, ivl.NewIdent(old))
		shadow := f.leafShadow(inst.X, 0)
		if f.watches(piece.Region) {
			was := f.readShadow(inst, piece, p)
			f.shadows[inst] = []ivl.Expr{was}
			if inst.Op != "xchg" {
				shadow = f.updatedShadow(inst, was)
			}
		}
		t := inst.X.Type()
		updated := f.anyNaN(inst, []ivl.Expr{updated}, operandLeaves{t, []ivl.Expr{ivl.NewIdent(old)}}, operandLeaves{t, []ivl.Expr{x}})
		emitAll(f, f.writePiece(piece.Region, piece.Type, p, updated[0], shadow))
	})
	section.Attrs = orderAttrs(inst.Order)
}

// updatedShadow is the shadow of what an atomicrmw writes over what has the shadow was.
func (f *funcTranslator) updatedShadow(inst *ir.AtomicRMW, was ivl.Expr) ivl.Expr {
	w := f.Bits(inst.X.Type())
	return f.bits().All(w, f.bits().Some(w, f.bits().Or(w, was, f.shadowOf(inst.X)[0])))
}

// rmwValue is what an atomicrmw writes over old, or nil if it is not modelled.
func (f *funcTranslator) rmwValue(inst *ir.AtomicRMW, old, x ivl.Expr) ivl.Expr {
	w := f.Bits(inst.X.Type())
	switch inst.Op {
	case "xchg":
		return x
	case "uinc_wrap":
		return ivl.NewIte(f.Compare("ult", w, old, x), f.Binary("add", w, old, f.Number(1, w)), f.Number(0, w))
	case "udec_wrap":
		inside := ivl.NewAnd(f.Compare("ne", w, old, f.Number(0, w)), f.Compare("ule", w, old, x))
		return ivl.NewIte(inside, f.Binary("sub", w, old, f.Number(1, w)), x)
	case "usub_cond":
		return ivl.NewIte(f.Compare("uge", w, old, x), f.Binary("sub", w, old, x), old)
	case "usub_sat":
		return ivl.NewIte(f.Compare("uge", w, old, x), f.Binary("sub", w, old, x), f.Number(0, w))
	case "fadd", "fsub", "fmax", "fmin":
		t := inst.X.Type().(*ir.FloatType)
		ft := arith.FloatType(t)
		if ft == nil {
			return nil
		}
		return f.fromFloat(t, ivl.NewApp(f.Lib.Float(string(inst.Op), ft), f.toFloat(t, old), f.toFloat(t, x)))
	}
	if pred, ok := rmwOrders[inst.Op]; ok {
		return ivl.NewIte(f.Compare(pred, w, old, x), old, x)
	}
	op, ok := rmwOperators[inst.Op]
	if !ok {
		return nil
	}
	e := f.Binary(op, w, old, x)
	if inst.Op == "nand" && e != nil {
		e = f.Binary("xor", w, e, f.Number(-1, w))
	}
	return e
}

// orderAttrs say of an atomic section which order its accesses have; those of one
// that says nothing are sequentially consistent.
func orderAttrs(o ir.Order) ivl.Attrs {
	if o == ir.SeqCst {
		return nil
	}
	return ivl.Attrs{storage.TextAttr("order", o.String())}
}

// translateFence is a fence. What only keeps the compiler from moving accesses, a
// fence for signal handlers, does nothing here.
func (f *funcTranslator) translateFence(inst *ir.Fence) {
	if inst.SingleThread {
		return
	}
	f.flushAll()
	f.emit(ivl.NewAssume(ivl.NewBool(true), storage.TextAttr("fence", inst.Order.String())))
}
