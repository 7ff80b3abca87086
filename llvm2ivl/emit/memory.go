package emit

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/storage"
)

// self is the id of the running thread, asked for once in each procedure.
func (f *funcTranslator) self() ivl.Expr {
	if f.selfVar == nil {
		f.selfVar = f.temp("$tid", f.PtrType())
	}
	return ivl.NewIdent(f.selfVar)
}

// translateLoad is a load: one expression for a scalar, a variable for each
// part of an aggregate.
func (f *funcTranslator) translateLoad(inst *ir.Load) {
	a := f.Mem.Access(inst)
	shared := f.isSharedAccess(a)
	single := len(a.Pieces) == 1
	check := f.demandAccess(a, inst.Ptr, inst.Typ, "read")
	for _, v := range f.argVectors(inst.Ptr) {
		for _, piece := range a.Pieces {
			f.givenIn(v, piece.Region, f.Offset(f.pin(inst.Ptr), piece.Offset))
		}
	}
	if single && a.Pieces[0].Region != nil && f.fitsCell(a.Pieces[0]) && !f.shadowed(a.Pieces[0].Region) {
		r := a.Pieces[0].Region
		if r.Kind == memory.Scalar || inst.Order != ir.NotAtomic {
			f.keepRead(inst.Ptr)
		}
		if check != nil {
			f.prepareAccess(inst.Ptr)
		} else {
			f.prepareValue(inst, shared, inst.Ptr)
		}
		e := f.readPiece(r, a.Pieces[0].Type, f.pointer(inst.Ptr, r))
		numbers := f.asNumbers(r, a.Pieces[0].Type, inst)
		if inst.Order != ir.NotAtomic || check != nil || numbers {
			f.ops = operands{}
			x := ivl.NewIdent(f.temp(f.registerName(inst), e.Type()))
			f.step(a.Pieces[0], inst.Order, check, func() { f.assign(x, e) })
			f.values[inst] = []ivl.Expr{x}
			if numbers {
				f.values[inst] = []ivl.Expr{f.toPointer(x)}
			}
			return
		}
		f.noteRead(r)
		f.define(inst, []ivl.Expr{e})
		return
	}
	f.prepareAccess(inst.Ptr)
	p := f.atom(f.use1(inst.Ptr))
	f.ops = operands{}
	name := f.registerName(inst)
	paths := storage.LeafPaths(inst.Type(), len(a.Pieces))
	if !single {
		f.emitCheck(check)
		check = nil
	}
	var out []ivl.Expr
	shadows := make([]ivl.Expr, len(a.Pieces))
	for i, piece := range a.Pieces {
		x := f.temp(name+paths[i], f.ScalarType(piece.Type))
		out = append(out, ivl.NewIdent(x))
		if shadows[i] = f.loadPiece(x, inst, piece, p, check); shadows[i] != nil {
			f.shadows[inst] = shadows
		}
		if f.asNumbers(piece.Region, piece.Type, inst) {
			f.assign(ivl.NewIdent(x), f.toPointer(ivl.NewIdent(x)))
		}
	}
	f.values[inst] = out
	for i, s := range f.shadows[inst] {
		if s == nil {
			f.shadows[inst][i] = f.bits().None(f.Bits(a.Pieces[i].Type))
		}
	}
}

// keepRead assigns v to a variable if it is deferred and reads shared memory: where
// v itself is not needed, its reads take place all the same.
func (f *funcTranslator) keepRead(v ir.Value) {
	if d := f.waiting[v]; d != nil && d.reads() {
		f.flushReads(d.last)
	}
}

// translateStore is a store.
func (f *funcTranslator) translateStore(inst *ir.Store) {
	a := f.Mem.Access(inst)
	shared := f.isSharedAccess(a)
	single := len(a.Pieces) == 1
	check := f.demandAccess(a, inst.Ptr, inst.X.Type(), "write")
	if single && a.Pieces[0].Region != nil && f.fitsCell(a.Pieces[0]) {
		piece := a.Pieces[0]
		r := piece.Region
		if f.bound[inst] {
			f.pointer(inst.Ptr, r)
			return
		}
		if f.isDeadSlot(r) {
			f.keepRead(inst.X)
			f.keepRead(inst.Ptr)
			f.pointer(inst.Ptr, r)
			f.ops = operands{}
			f.use(inst.X)
			return
		}
		if r.Kind == memory.Scalar || inst.Order != ir.NotAtomic {
			f.keepRead(inst.Ptr)
		}
		if inst.Order != ir.NotAtomic {
			f.keepRead(inst.X)
		}
		f.noteWrite(r, inst.X, inst.Ptr)
		f.prepareStore(shared, inst)
		v := f.use1(inst.X)
		if f.asNumbers(r, piece.Type, inst.X) {
			v = f.toNumber(v)
		}
		p := f.pointer(inst.Ptr, r)
		f.step(piece, inst.Order, check, func() {
			emitAll(f, f.writePiece(r, piece.Type, p, v, f.leafShadow(inst.X, 0)))
		})
		return
	}
	f.prepareStore(true, inst)
	vs := f.atoms(f.use(inst.X))
	p := f.atom(f.use1(inst.Ptr))
	if !single {
		f.emitCheck(check)
		check = nil
	}
	for i, piece := range a.Pieces {
		if f.asNumbers(piece.Region, piece.Type, inst.X) {
			vs[i] = f.toNumber(vs[i])
		}
		f.storePiece(piece, p, vs[i], f.leafShadow(inst.X, i), inst.Order, check)
	}
}

// prepareStore prepares the operands of a store. Address and value are not
// both read from shared memory within the one statement: which of them is read
// first would be hard to see.
func (f *funcTranslator) prepareStore(shared bool, inst *ir.Store) {
	if d, e := f.waiting[inst.X], f.waiting[inst.Ptr]; d != nil && e != nil && d.reads() && e.reads() {
		f.flushAll()
	}
	if shared {
		f.prepareAccess(inst.X, inst.Ptr)
	} else {
		f.prepareValue(nil, false, inst.X, inst.Ptr)
	}
}

// translateAlloca gives an alloca its address: a constant if there is one
// object, else that of a fresh object.
func (f *funcTranslator) translateAlloca(inst *ir.Alloca) {
	o := f.Mem.ObjectOf(inst)
	if hasAddress(o) {
		f.values[inst] = []ivl.Expr{f.ObjectAddress(o)}
		f.endLater(inst)
		f.noteFrame(inst, f.values[inst][0])
		return
	}
	size := f.Address(uint64(f.Layout.Size(inst.Elem)))
	if inst.Count != nil {
		f.demandLengths(inst)
		f.prepareAccess(inst.Count)
		n := f.Resize(f.Bits(inst.Count.Type()), f.Ptr, f.use1(inst.Count))
		size = f.Binary("mul", f.Ptr, n, size)
	}
	name := "$" + inst.Name()
	var attrs ivl.Attrs
	if c := f.Linked.Debug.Variable(inst); c != nil {
		name = c.Name + "$addr"
		attrs = ivl.Attrs{storage.TextAttr("cname", c.Name)}
		if c.Type != "" {
			attrs = append(attrs, storage.TextAttr("ctype", c.Type))
		}
	}
	x := f.temp(name, f.PtrType())
	f.values[inst] = []ivl.Expr{ivl.NewIdent(x)}
	f.endLater(inst)
	f.emit(&ivl.Call{StmtInfo: ivl.StmtInfo{Attrs: attrs}, Name: "$alloc", Proc: f.Lib.Alloc(f.PtrType()),
		Outs: []*ivl.Ident{ivl.NewIdent(x)}, Args: []ivl.Expr{size}})
	f.recordSize(ivl.NewIdent(x), size)
	if o != nil && o.Exposed {
		f.place(ivl.NewIdent(x), size, o.Align, o.Fenced)
	}
	f.noteFrame(inst, ivl.NewIdent(x))
}
