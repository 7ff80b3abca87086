package llvm2ivl

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"
)

// maxMemberBytes bounds the objects that memberAttrs looks at.
const maxMemberBytes = 1 << 16

// self is the id of the running thread, asked for once in each procedure.
func (f *funcTranslator) self() ivl.Expr {
	if f.selfVar == nil {
		f.selfVar = f.temp("$tid", f.ptrType())
	}
	return ivl.NewIdent(f.selfVar)
}

// translateLoad is a load: one expression for a scalar, a variable for each
// part of an aggregate.
func (f *funcTranslator) translateLoad(inst *ir.InstLoad) {
	a := f.mem.Access(inst)
	shared := f.isSharedAccess(a)
	single := len(a.Pieces) == 1
	if single && a.Pieces[0].Region != nil && f.fitsCell(a.Pieces[0]) {
		r := a.Pieces[0].Region
		if r.Kind == Scalar || inst.Atomic {
			f.keepRead(inst.Src)
		}
		f.prepareValue(inst, shared, inst.Src)
		e := f.readPiece(r, a.Pieces[0].Type, f.pointer(inst.Src, r))
		if inst.Atomic {
			f.ops = operands{}
			x := ivl.NewIdent(f.temp(f.registerName(inst), e.Type()))
			f.step(a.Pieces[0], accessOf(inst), func() { f.assign(x, e) })
			f.values[inst] = []ivl.Expr{x}
			return
		}
		f.noteRead(r)
		f.define(inst, []ivl.Expr{e})
		return
	}
	f.prepareAccess(inst.Src)
	p := f.atom(f.use1(inst.Src))
	f.ops = operands{}
	name := f.registerName(inst)
	paths := leafPaths(inst.Type(), len(a.Pieces))
	var out []ivl.Expr
	for i, piece := range a.Pieces {
		x := f.temp(name+paths[i], f.scalarType(piece.Type))
		out = append(out, ivl.NewIdent(x))
		f.loadPiece(x, piece, p, accessOf(inst))
	}
	f.values[inst] = out
}

// keepRead assigns v to a variable if it is deferred and reads shared memory: where
// v itself is not needed, its reads take place all the same.
func (f *funcTranslator) keepRead(v value.Value) {
	if d := f.waiting[v]; d != nil && d.reads() {
		f.flushReads(d.last)
	}
}

// translateStore is a store.
func (f *funcTranslator) translateStore(inst *ir.InstStore) {
	a := f.mem.Access(inst)
	shared := f.isSharedAccess(a)
	single := len(a.Pieces) == 1
	if single && a.Pieces[0].Region != nil && f.fitsCell(a.Pieces[0]) {
		piece := a.Pieces[0]
		r := piece.Region
		if f.bound[inst] {
			return
		}
		if f.isDeadSlot(r) {
			f.keepRead(inst.Src)
			f.ops = operands{}
			f.use(inst.Src)
			return
		}
		if r.Kind == Scalar || inst.Atomic {
			f.keepRead(inst.Dst)
		}
		if inst.Atomic {
			f.keepRead(inst.Src)
		}
		f.noteWrite(r, inst.Src, inst.Dst)
		f.prepareStore(shared, inst)
		v := f.use1(inst.Src)
		p := f.pointer(inst.Dst, r)
		f.step(piece, accessOf(inst), func() {
			for _, s := range f.writePiece(r, piece.Type, p, v) {
				f.emit(s)
			}
		})
		return
	}
	f.prepareStore(true, inst)
	var vs []ivl.Expr
	for _, e := range f.use(inst.Src) {
		vs = append(vs, f.atom(e))
	}
	p := f.atom(f.use1(inst.Dst))
	for i, piece := range a.Pieces {
		f.storePiece(piece, p, vs[i], accessOf(inst))
	}
}

// prepareStore prepares the operands of a store. Address and value are not
// both read from shared memory within the one statement: which of them is read
// first would be hard to see.
func (f *funcTranslator) prepareStore(shared bool, inst *ir.InstStore) {
	if d, e := f.waiting[inst.Src], f.waiting[inst.Dst]; d != nil && e != nil && d.reads() && e.reads() {
		f.flushAll()
	}
	if shared {
		f.prepareAccess(inst.Src, inst.Dst)
	} else {
		f.prepareValue(nil, false, inst.Src, inst.Dst)
	}
}

// translateAlloca gives an alloca its address: a constant if there is one
// object, else that of a fresh object.
func (f *funcTranslator) translateAlloca(inst *ir.InstAlloca) {
	o := f.mem.ObjectOf(inst)
	if o != nil && (o.Local || o.Address != 0) {
		f.values[inst] = []ivl.Expr{f.objectAddress(o)}
		return
	}
	size := f.address(uint64(f.layout.Size(inst.ElemType)))
	if inst.NElems != nil {
		f.prepareAccess(inst.NElems)
		n := f.resize(f.bits(inst.NElems.Type()), f.ptr, f.use1(inst.NElems))
		size = f.binary("mul", f.ptr, n, size)
	}
	name := "$" + inst.Name()
	var attrs ivl.Attrs
	if c := f.linked.Variable(inst); c != nil {
		name = c.Name + "$addr"
		attrs = ivl.Attrs{textAttr("cname", c.Name)}
		if c.Type != "" {
			attrs = append(attrs, textAttr("ctype", c.Type))
		}
	}
	x := f.temp(name, f.ptrType())
	f.emit(&ivl.Call{StmtInfo: ivl.StmtInfo{Attrs: attrs}, Name: "$alloc", Proc: f.lib.Alloc(f.ptrType()),
		Outs: []*ivl.Ident{ivl.NewIdent(x)}, Args: []ivl.Expr{size}})
	f.values[inst] = []ivl.Expr{ivl.NewIdent(x)}
}
