package rewrite

import "github.com/gsmack/gsmack/llvm2ivl/ir"

// maxCompared is the number of bytes that are compared one by one without a loop.
const maxCompared = 16

// compare gives a call of memcmp whose size is a small constant a copy of the model that reads bytes at constant distances. These
// are known to lie in the member that a pointer leads to; what a loop reads behind a member may be all of the object.
func (r *rewriter) compare(call *ir.Call, fn *ir.Func) {
	if name := fn.Name(); name != "memcmp" && name != "bcmp" || len(call.Args) != 3 {
		return
	}
	size, ok := ir.Literal(call.Args[2])
	if !ok || size < 0 || size > maxCompared {
		return
	}
	c := fn.Copy()
	at := ir.Instr{At: c.Blocks[0].Term.Place()}
	b := &ir.Block{Label: c.Blocks[0].Label, Func: c}
	add := func(inst ir.Instruction) ir.Value {
		b.Insts = append(b.Insts, inst)
		return inst
	}
	read := func(p ir.Value, k int64) ir.Value {
		p = add(&ir.GEP{Instr: at, Elem: ir.I8, Base: p, Indices: []ir.Value{intValue(&ir.IntType{Bits: r.layout.PtrBits()}, k)}})
		return add(&ir.Cast{Instr: at, Op: "zext", X: add(&ir.Load{Instr: at, Typ: ir.I8, Ptr: p}), To: ir.I32})
	}
	zero := intValue(ir.I32, 0)
	order := zero
	for k := range size {
		x, y := read(c.Params[0], k), read(c.Params[1], k)
		difference := add(&ir.Binary{Instr: at, Op: "sub", X: x, Y: y})
		// Not a choice: what is not chosen is not read, but memcmp reads all.
		same := add(&ir.Cast{Instr: at, Op: "sext", X: add(&ir.ICmp{Instr: at, Pred: "eq", X: order, Y: zero}), To: ir.I32})
		order = add(&ir.Binary{Instr: at, Op: "or", X: order, Y: add(&ir.Binary{Instr: at, Op: "and", X: difference, Y: same})})
	}
	b.Term = &ir.Ret{Term: ir.Term{At: at.At}, X: order}
	c.Blocks = []*ir.Block{b}
	r.added(fn, c)
	call.Callee = c
}
