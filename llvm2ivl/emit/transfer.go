package emit

import (
	"math/big"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/arith"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
)

// maxInlineCells is how many cells a copy of constant length may have to be
// written out cell by cell; longer ones are loops.
const maxInlineCells = 256

// translateTransfer is the operation, memcpy, memmove or memset: cell by cell, each its own
// step, as the C library's are for other threads.
func (f *funcTranslator) translateTransfer(inst *ir.Call, op string) {
	tr := f.Mem.Transfer(inst)
	args := f.atomArguments(inst)
	if tr == nil {
		f.fail("a memory block operation that is not modelled")
		return
	}
	if tr.Length == 0 {
		return
	}
	length := f.Address(uint64(max(tr.Length, 0)))
	if tr.Length < 0 {
		length = f.Resize(f.Bits(inst.Args[2].Type()), f.Ptr, args[2])
	}
	f.demandBlock(inst.Args[0], args[0], length, "write")
	if op != "memset" {
		f.demandBlock(inst.Args[1], args[1], length, "read")
	}
	if len(f.Mem.Pointees(inst.Args[0])) == 0 || op != "memset" && len(f.Mem.Pointees(inst.Args[1])) == 0 {
		f.noObject()
	}
	if op == "memcpy" {
		f.demandApart(op, inst.Args[0], inst.Args[1], args[0], args[1], length, true)
	}
	if op == "memset" && f.Mem.Zeroes(inst) {
		tr.Pieces = slices.DeleteFunc(tr.Pieces, func(p memory.TransferPiece) bool { return p.Dst != nil && f.BornZero(p.Dst) })
	}
	for _, p := range tr.Pieces {
		if p.Dst != nil {
			f.noteWrite(p.Dst)
		}
	}
	c := &blockCopy{funcTranslator: f, call: inst, dst: args[0], src: args[1], length: length, set: op == "memset", overlap: op == "memmove"}
	cells := c.cells(tr)
	if cells != nil || tr.Length >= 0 && len(tr.Pieces) == 0 {
		c.inline(cells)
		return
	}
	c.upTo(tr)
}

// upTo copies a number of cells that is not known here. Where the operands may overlap, the single
// cells are all read before any cell is written, and written when the loops have read theirs.
func (c *blockCopy) upTo(tr *memory.Transfer) {
	var writes []ivl.Stmt
	looped := map[*memory.Region]bool{}
	for _, p := range tr.Pieces {
		if p.Stride != 0 {
			looped[p.Dst] = p.Dst != nil
			continue
		}
		there := c.Compare("ult", c.Ptr, c.Number(p.Offset, c.Ptr), c.length)
		var v ivl.Expr
		var of metadata
		read := c.nested(func() { v, of = c.fetch(p, c.Offset(c.src, p.Offset), c.overlap) })
		var write []ivl.Stmt
		if p.Dst != nil {
			write = c.nested(func() { c.writeUpTo(p, c.Number(p.Offset, c.Ptr), c.Offset(c.dst, p.Offset), v, of) })
		}
		if c.overlap {
			c.emit(&ivl.If{Cond: there, Then: read})
			if p.Dst != nil {
				writes = append(writes, &ivl.If{Cond: there, Then: write})
			}
		} else {
			c.emit(&ivl.If{Cond: there, Then: append(read, write...)})
		}
	}
	for _, p := range tr.Pieces {
		if p.Stride == 0 {
			continue
		}
		if c.overlap && p.Src != p.Dst && looped[p.Src] {
			c.fail("memmove of cells of different kinds, which may overlap")
		}
		c.loop(p)
	}
	c.out = append(c.out, writes...)
}

// blockCopy is one memory block operation.
type blockCopy struct {
	*funcTranslator
	call     *ir.Call
	dst, src ivl.Expr // src is the byte to store for memset
	length   ivl.Expr
	set      bool
	overlap  bool // the operands may overlap
}

// copiedCell is one cell of a block copy.
type copiedCell struct {
	memory.TransferPiece
	at int64
}

// cells lists what a transfer of constant length copies, or nil when that is
// too much.
func (c *blockCopy) cells(tr *memory.Transfer) []copiedCell {
	if tr.Length < 0 {
		return nil
	}
	var out []copiedCell
	for _, p := range tr.Pieces {
		for at := p.Offset; at < tr.Length; at += p.Stride {
			if len(out) == maxInlineCells {
				return nil
			}
			out = append(out, copiedCell{p, at})
			if p.Stride == 0 {
				break
			}
		}
	}
	if out == nil {
		out = []copiedCell{}
	}
	return out
}

// inline copies the cells one by one. All are read before the first is written:
// memmove's operands may overlap, and for memcpy it makes no difference.
func (c *blockCopy) inline(cells []copiedCell) {
	values, of := make([]ivl.Expr, len(cells)), make([]metadata, len(cells))
	for i, cell := range cells {
		values[i], of[i] = c.fetch(cell.TransferPiece, c.Offset(c.src, cell.at), len(cells) > 1)
	}
	for i, cell := range cells {
		if cell.Dst == nil {
			continue // nobody looks there, but the source was read
		}
		c.write(cell.TransferPiece, c.Offset(c.dst, cell.at), values[i], of[i])
	}
}

// fetch is what is copied from the address, in a variable if apart says that it is read before it is written.
func (c *blockCopy) fetch(p memory.TransferPiece, src ivl.Expr, apart bool) (v ivl.Expr, of metadata) {
	v = c.read(p, src)
	if (apart || p.Dst == nil || c.inSteps(p)) && !c.set {
		c.step(1, p, src, func() {
			v = c.hold(v)
			of = c.shadowsAt(p, src)
		})
	}
	return v, of
}

// write puts a value and its shadows where a piece is copied to.
func (c *blockCopy) write(p memory.TransferPiece, to, v ivl.Expr, of metadata) {
	if of.unwritten == nil {
		of.unwritten = c.fillShadow(p)
	}
	c.step(0, p, to, func() {
		c.assign(c.cell(p.Dst, to), v)
		emitAll(c.funcTranslator, c.noteWritten(p.Dst, to, p.Width/8, of))
	})
}

// writeUpTo is write for the cell at an offset below the length, where the length may end within the cell.
func (c *blockCopy) writeUpTo(p memory.TransferPiece, at, to, v ivl.Expr, of metadata) {
	size := int64(p.Width / 8)
	if c.Mem.CopiedWhole(c.call, p.Offset, p.Stride, size) {
		c.write(p, to, v, of)
		return
	}
	n := c.Binary("sub", c.Ptr, c.length, at)
	c.emit(&ivl.If{
		Cond: c.Compare("uge", c.Ptr, n, c.Number(size, c.Ptr)),
		Then: c.nested(func() { c.write(p, to, v, of) }),
		Else: c.nested(func() { c.writeFirst(p, n, to, v, of) }),
	})
}

// writeFirst puts the first n bytes of a value where a piece is copied to; the cell keeps the others.
func (c *blockCopy) writeFirst(p memory.TransferPiece, n, to, v ivl.Expr, of metadata) {
	old := ivl.Expr(c.hold(c.cell(p.Dst, to)))
	w, ty := p.Width, p.Dst.Type
	before, after := c.ToStorage(old, ty), c.ToStorage(v, ty)
	one := c.Number(1, w)
	mask := c.Binary("shl", w, one, c.Binary("mul", w, c.Resize(c.Ptr, w, n), c.Number(8, w)))
	if c.Unbounded || before == nil || after == nil {
		c.fail("a memory block operation whose length ends within a value")
		return
	}
	mask = c.hold(c.Binary("sub", w, mask, one))
	if c.watches(p.Dst) {
		shadow := of.unwritten
		if shadow == nil {
			shadow = c.fillShadow(p)
		}
		if shadow == nil {
			shadow = c.bits().None(w)
		}
		of.unwritten = c.bits().Or(w, c.bits().And(w, c.cellShadow(p.Dst, to), c.bits().Not(w, mask)), c.bits().And(w, shadow, mask))
	}
	c.demandNoPointers(p, to, before, after, of)
	changed := c.Binary("and", w, c.Binary("xor", w, before, after), mask)
	c.write(p, to, c.FromStorage(c.Binary("xor", w, before, changed), w, ty), of)
}

// inSteps reports whether reads and writes of a piece are steps of which more is known than the value.
func (c *blockCopy) inSteps(p memory.TransferPiece) bool {
	return c.shadowed(p.Src) || c.shadowed(p.Dst) || c.mayEnd(0) || !c.set && c.mayEnd(1)
}

// mayEnd reports whether the life of an object that the operand may point to can end while it is copied.
func (c *blockCopy) mayEnd(operand int) bool {
	return c.opt.Memory && c.Mem.Concurrent && slices.ContainsFunc(c.Mem.Pointees(c.call.Args[operand]), c.Mem.MayEnd)
}

// step is one read or write at an address, in the object that the operand points to, which has to be alive.
func (c *blockCopy) step(operand int, p memory.TransferPiece, at ivl.Expr, build func()) {
	if !c.inSteps(p) {
		build()
		return
	}
	c.atomically(func() {
		if c.mayEnd(operand) {
			how := [...]string{"write", "read"}[operand]
			if d := c.demandOf(c.call.Args[operand], -1, how); d != nil {
				d.size, d.part = c.Number(int64(p.Width/8), c.Ptr), true
				check, _ := c.assertion(d, at)
				c.emit(check)
			}
		}
		build()
	}).Attrs = plain
}

// shadowsAt are the shadows of what is copied from the address.
func (c *blockCopy) shadowsAt(p memory.TransferPiece, src ivl.Expr) (of metadata) {
	if c.set || p.Src == nil || p.Dst == nil {
		return of
	}
	if c.watches(p.Src) && c.watches(p.Dst) {
		of.unwritten = c.hold(c.cellShadow(p.Src, src))
	}
	if p.Src.Tagged && p.Dst.Tagged {
		of.pointer = c.hold(c.tag(p.Src, src))
		c.demandWhole(p, src, of.pointer)
	}
	return of
}

// fillShadow is the shadow of a cell that memset fills, nil if the byte is written.
func (c *blockCopy) fillShadow(p memory.TransferPiece) ivl.Expr {
	if !c.set || c.leafShadow(c.call.Args[1], 0) == nil {
		return nil
	}
	return c.bits().All(p.Width, c.bits().Some(8, c.leafShadow(c.call.Args[1], 0)))
}

// hold assigns a value to a variable of its own.
func (f *funcTranslator) hold(e ivl.Expr) ivl.Expr {
	x := f.temp("$copy", e.Type())
	f.assign(ivl.NewIdent(x), e)
	return ivl.NewIdent(x)
}

// read is the value that goes to the cell whose source is at the address.
func (c *blockCopy) read(p memory.TransferPiece, src ivl.Expr) ivl.Expr {
	if c.set {
		return c.fill(p)
	}
	if p.Dst == nil {
		return c.cell(p.Src, src)
	}
	ty := c.CellType(p.Dst)
	if p.Src == nil {
		return c.unknownValue("$copy", []ivl.Type{ty})[0]
	}
	for _, v := range c.argVectors(c.call.Args[1]) {
		c.givenIn(v, p.Src, src)
	}
	from := c.cell(p.Src, src)
	if p.Dst.Kind == memory.Bytes || p.Src.Kind == memory.Bytes {
		return from
	}
	if e := c.ConvertCell(from, p.Src.Type, p.Dst.Type); e != nil {
		return e
	}
	c.fail("a floating-point value is copied as an integer, or the reverse, which unbounded integers cannot express")
	return c.unknownValue("$copy", []ivl.Type{ty})[0]
}

// fill is the cell all of whose bytes are the byte that memset stores.
func (c *blockCopy) fill(p memory.TransferPiece) ivl.Expr {
	n := p.Width / 8
	if v, ok := arith.Value(c.src); ok {
		b := constant.Unsigned(v, 8)
		word := new(big.Int)
		for range n {
			word.Lsh(word, 8).Or(word, b)
		}
		if p.Dst.Kind == memory.Bytes {
			return c.Literal(word, 8)
		}
		if e := c.FromStorage(c.Literal(word, p.Width), p.Width, p.Dst.Type); e != nil {
			return e
		}
		c.fail("memset of floating-point cells, which unbounded integers cannot express")
		return c.unknownValue("$fill", []ivl.Type{c.CellType(p.Dst)})[0]
	}
	if p.Dst.Kind == memory.Bytes {
		return c.src
	}
	if c.Unbounded {
		c.fail("memset with an unknown byte, which unbounded integers cannot express")
		return c.unknownValue("$fill", []ivl.Type{c.CellType(p.Dst)})[0]
	}
	word := c.src
	for i := 1; i < n; i++ {
		word = ivl.NewConcat(word, c.src)
	}
	return c.FromStorage(word, p.Width, p.Dst.Type)
}

// loop copies the cells of a piece in a loop, in the direction in which an
// overlap does no harm.
func (c *blockCopy) loop(p memory.TransferPiece) {
	stride, length := p.Stride, c.length
	i := ivl.NewIdent(c.temp("$i", c.PtrType()))
	forward := c.nested(func() {
		c.assign(i, c.Number(p.Offset, c.Ptr))
		body := c.nested(func() {
			c.copyCell(p, i)
			c.assign(i, c.Binary("add", c.Ptr, i, c.Number(stride, c.Ptr)))
		})
		c.emit(&ivl.While{Cond: c.Compare("ult", c.Ptr, i, length), Body: body})
	})
	if c.set || p.Src == nil || p.Src != p.Dst {
		c.out = append(c.out, forward...)
		return
	}
	backward := c.nested(func() {
		// The last cell below length: the largest Offset + k*Stride.
		span := c.Binary("sub", c.Ptr, length, c.Number(p.Offset, c.Ptr))
		last := c.Binary("udiv", c.Ptr, c.Binary("add", c.Ptr, span, c.Number(stride-1, c.Ptr)), c.Number(stride, c.Ptr))
		c.assign(i, c.Binary("add", c.Ptr, c.Binary("mul", c.Ptr, last, c.Number(stride, c.Ptr)), c.Number(p.Offset, c.Ptr)))
		body := c.nested(func() {
			c.assign(i, c.Binary("sub", c.Ptr, i, c.Number(stride, c.Ptr)))
			c.copyCell(p, i)
		})
		c.emit(&ivl.While{Cond: c.Compare("ugt", c.Ptr, i, c.Number(p.Offset, c.Ptr)), Body: body})
	})
	some := c.Compare("ult", c.Ptr, c.Number(p.Offset, c.Ptr), length)
	c.emit(&ivl.If{Cond: c.Compare("ule", c.Ptr, c.dst, c.src), Then: forward,
		Else: []ivl.Stmt{&ivl.If{Cond: some, Then: backward}}})
}

// copyCell copies the one cell at offset i.
func (c *blockCopy) copyCell(p memory.TransferPiece, i ivl.Expr) {
	src := c.src
	if !c.set {
		src = c.Binary("add", c.Ptr, c.src, i)
	}
	v, of := c.fetch(p, src, false)
	if p.Dst != nil {
		c.writeUpTo(p, i, c.Binary("add", c.Ptr, c.dst, i), v, of)
	}
}
