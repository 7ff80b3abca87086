package pointsto

import (
	"math/big"

	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// builder turns instructions into constraints.
type builder struct {
	*solver
	values map[ir.Value]nodeID
	consts map[place]nodeID
	rets   map[*ir.Func]nodeID
	ghosts map[string]nodeID
	// outside stands for what functions without a body and new threads may keep, and keys for what primitives look at.
	outside, keys nodeID

	derefs    map[ir.Instruction][]*deref
	varArgs   map[varArgKey][]*deref
	transfers map[*ir.Call]*copyRule
	initials  []initial // cells that have an address from the start
	callees   map[*ir.Call][]*ir.Func
	connected map[callEdge]bool
	stored    map[ir.Value]ir.Value // where a value was stored last
	literals  map[number]nodeID
	fn        *ir.Func // whose instructions are being read
	reaching  map[*ir.Func]*definitions
}

func newBuilder(s *solver) *builder {
	b := &builder{
		solver: s, values: map[ir.Value]nodeID{}, consts: map[place]nodeID{}, rets: map[*ir.Func]nodeID{},
		ghosts: map[string]nodeID{}, derefs: map[ir.Instruction][]*deref{}, varArgs: map[varArgKey][]*deref{},
		transfers: map[*ir.Call]*copyRule{}, callees: map[*ir.Call][]*ir.Func{}, connected: map[callEdge]bool{}, stored: map[ir.Value]ir.Value{}, reaching: map[*ir.Func]*definitions{}, literals: map[number]nodeID{},
	}
	s.builder = b
	b.outside, b.keys = s.newNode(owner{}), s.newNode(owner{key: true})
	return b
}

// carries reports whether a value of type t can hold an address or a part of one.
func carries(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.PointerType:
		return true
	case *ir.IntType:
		return t.Bits >= 8
	case *ir.FloatType: // a copy may go through a register of any kind
		return true
	case *ir.ArrayType:
		return carries(t.Elem)
	case *ir.VectorType:
		return carries(t.Elem)
	case *ir.StructType:
		for _, f := range t.Fields {
			if carries(f) {
				return true
			}
		}
	}
	return false
}

// declare makes the nodes at the borders of functions, and reads what variables begin with.
func (b *builder) declare() {
	for _, f := range b.l.Funcs {
		b.rets[f] = b.newNode(owner{fn: f, border: true})
		for _, p := range f.Params {
			b.values[p] = b.newNode(owner{fn: f, border: true})
		}
	}
	for _, g := range b.l.Globals {
		if o := b.m.ObjectOf(g); g.Init != nil {
			b.initial(b.objects[o.ID], g.Init, 0)
		}
	}
	for _, f := range b.l.Funcs {
		for inst := range f.Instructions() {
			if store, ok := inst.(*ir.Store); ok {
				b.stored[store.X] = store.Ptr
			}
		}
	}
}

// build reads all functions.
func (b *builder) build() {
	b.declare()
	for _, f := range b.l.Funcs {
		b.fn = f
		for _, blk := range f.Blocks {
			for _, inst := range blk.Insts {
				b.instruction(inst)
			}
			b.ends(blk)
		}
	}
	b.fn = nil
	b.arguments()
}

// ends reads how a block ends.
func (b *builder) ends(blk *ir.Block) {
	if ret, ok := blk.Term.(*ir.Ret); ok && ret.X != nil {
		b.addCopy(b.node(ret.X), b.rets[blk.Func])
	}
}

// initial is a cell that has an address from the start.
type initial struct {
	*cell
	whole bool // the address is a pointer, and aligned as one
}

// initial puts the addresses in an initialiser into the cells of its object.
func (b *builder) initial(o *objState, c ir.Constant, off int64) {
	if _, text := c.(*ir.Bytes); text {
		return
	}
	e := &constant.Evaluator{Layout: b.layout}
	for _, leaf := range e.Leaves(c, off) {
		switch v := leaf.Value.(type) {
		case *constant.Addr, *constant.Opaque:
			if cell := b.cell(o, leaf.Off, leaf.Size); cell != nil {
				_, isAddr := v.(*constant.Addr)
				whole := isAddr && ir.IsPointer(leaf.Const.Type()) && leaf.Off%int64(b.layout.PtrBytes) == 0
				b.initials = append(b.initials, initial{cell, whole})
				b.addCopy(b.constNode(v, leaf.Const), cell.content)
			}
		}
	}
}

// arguments gives main its argument vector.
func (b *builder) arguments() {
	for i, p := range b.l.Entry.Params {
		if i == 0 || !carries(p.Type()) {
			b.addNumber(b.values[p], number{state: anyNumber})
			continue
		}
		vector, text := b.m.vector(b, i)
		b.addLoc(b.values[p], b.loc(vector, 0))
		b.addRange(vector, 0, endless, b.layout.PtrBytes)
		b.addRange(text, 0, endless, 1) // strings begin anywhere
		c := b.cell(vector, 0, b.layout.PtrBytes)
		b.addLoc(c.content, b.loc(text, 0))
	}
}

// node is the node of an operand; noNode if it holds no address.
func (b *builder) node(v ir.Value) nodeID {
	if c, ok := v.(ir.Constant); ok {
		if !carries(c.Type()) {
			return noNode
		}
		switch c := c.(type) {
		case *ir.Int:
			return b.literal(c)
		case *ir.Null, *ir.Undef, *ir.Zero, *ir.Bytes:
			return noNode
		}
		return b.constNode((&constant.Evaluator{Layout: b.layout}).Eval(c), c)
	}
	if id, ok := b.values[v]; ok {
		return id
	}
	if _, ok := v.(ir.Instruction); !ok || !carries(v.Type()) {
		return noNode
	}
	id := b.newNode(owner{fn: b.fn})
	b.values[v] = id
	return id
}

// constNode is the node of a constant whose value is v.
func (b *builder) constNode(v constant.Value, c ir.Constant) nodeID {
	switch v := v.(type) {
	case *constant.Addr:
		if _, ok := v.Base.(*ir.BlockAddress); ok {
			return noNode
		}
		o := b.m.ObjectOf(v.Base)
		if o == nil {
			return noNode
		}
		p := place{obj: o.ID, off: v.Offset, in: b.arrayOf(c)}
		id, ok := b.consts[p]
		if !ok {
			id = b.newNode(owner{key: true})
			b.consts[p] = id
			b.addLoc(id, b.locOf(b.objects[o.ID], pointer{p.off, p.in, true}))
		}
		return id
	case *constant.Aggregate:
		id := b.newNode(owner{})
		b.addNumber(id, number{state: anyNumber})
		for _, x := range v.Elems {
			b.addCopy(b.constNode(x, c), id)
		}
		return id
	case *constant.Opaque: // some expression over the symbols in it
		id := b.newNode(owner{})
		b.addNumber(id, number{state: anyNumber})
		ir.Symbols(c, func(c ir.Constant) {
			if o := b.m.ObjectOf(c); o != nil {
				b.addLoc(id, b.loc(b.objects[o.ID], topOffset))
			}
		})
		return id
	}
	return noNode
}

// access makes the reads and writes of one value of type t through ptr, a scalar at a time.
func (b *builder) access(inst ir.Instruction, ptr ir.Value, t ir.Type, load, store nodeID, write bool) []*deref {
	return b.accessAt(inst, b.node(ptr), 0, t, load, store, write)
}

// accessAt is access at so many bytes from where a node points to.
func (b *builder) accessAt(inst ir.Instruction, ptr nodeID, off int64, t ir.Type, load, store nodeID, write bool) []*deref {
	var out []*deref
	for _, leaf := range b.layout.Leaves(t) {
		d := &deref{inst: inst, off: off + leaf.Offset, width: b.layout.StoreSize(leaf.Type), typ: leaf.Type,
			load: noNode, store: noNode, write: write, ptr: ptr, class: b.classes.add()}
		if carries(leaf.Type) {
			d.load, d.store = load, store
		}
		b.attach(d)
		out = append(out, d)
	}
	return out
}

// attach puts a deref to its pointer's node.
func (b *builder) attach(d *deref) {
	if d.ptr == noNode {
		return
	}
	g := b.rules(d.ptr)
	g.derefs = append(g.derefs, d)
	for _, l := range g.done.list() {
		b.deref(d, l)
	}
}

func (b *builder) instruction(inst ir.Instruction) {
	copyAll := func(to ir.Value, from ...ir.Value) {
		if n := b.node(to); n != noNode {
			for _, x := range from {
				b.addCopy(b.node(x), n)
			}
		}
	}
	forgetAll := func(to ir.Value, from ...ir.Value) {
		if n := b.node(to); n != noNode {
			for _, x := range from {
				b.addStep(b.node(x), n, unknownStep{})
			}
		}
	}
	if !b.passes(inst) {
		b.addNumber(b.node(inst), number{state: anyNumber})
	}
	switch inst := inst.(type) {
	case *ir.Alloca:
		b.addLoc(b.node(inst), b.loc(b.objects[b.m.ObjectOf(inst).ID], 0))
	case *ir.Load:
		load := b.node(inst)
		if b.definitions(b.fn).known[inst] { // what is stored comes there directly
			load = noNode
		}
		b.derefs[inst] = b.access(inst, inst.Ptr, inst.Typ, load, noNode, false)
	case *ir.Store:
		b.derefs[inst] = b.access(inst, inst.Ptr, inst.X.Type(), noNode, b.node(inst.X), true)
		for _, load := range b.definitions(b.fn).reach[inst] {
			b.addCopy(b.node(inst.X), b.node(load))
		}
	case *ir.CmpXchg:
		b.derefs[inst] = b.access(inst, inst.Ptr, inst.New.Type(), b.node(inst), b.node(inst.New), true)
	case *ir.AtomicRMW:
		stored := b.node(inst.X)
		if inst.Op != "xchg" && carries(inst.X.Type()) {
			stored = b.newNode(owner{fn: b.fn})
			b.addNumber(stored, number{state: anyNumber})
			b.addStep(b.node(inst.X), stored, unknownStep{})
			b.addStep(b.node(inst), stored, unknownStep{})
		}
		b.derefs[inst] = b.access(inst, inst.Ptr, inst.X.Type(), b.node(inst), stored, true)
	case *ir.GEP:
		g := b.gep(inst)
		if g.isMove(inst) {
			b.moves = append(b.moves, &move{gep: inst, step: g, at: b.node(inst.Indices[0])})
		} else {
			b.addStep(b.node(inst.Base), b.node(inst), g)
		}
	case *ir.Cast:
		switch inst.Op {
		case "trunc", "zext", "sext", "ptrtoint", "inttoptr", "addrspacecast", "bitcast":
			copyAll(inst, inst.X)
		}
	case *ir.Freeze, *ir.Phi, *ir.ExtractValue, *ir.InsertValue, *ir.ShuffleVector:
		for _, op := range inst.Operands() {
			copyAll(inst, *op)
		}
	case *ir.Select:
		copyAll(inst, inst.X, inst.Y)
	case *ir.ExtractElement:
		copyAll(inst, inst.X)
	case *ir.InsertElement:
		copyAll(inst, inst.X, inst.Elem)
	case *ir.Binary:
		switch inst.Op {
		case "add":
			b.sum(inst, inst.X, inst.Y, 1)
		case "sub":
			b.sum(inst, inst.X, inst.Y, -1)
		case "and", "or", "xor":
			b.mask(inst, inst.X, inst.Y, inst.Op)
		case "mul", "udiv", "sdiv", "urem", "srem":
			forgetAll(inst, inst.X, inst.Y)
		case "shl", "lshr", "ashr":
			forgetAll(inst, inst.X)
		}
	case *ir.VAArg:
		if o := b.m.VarArgs(b.fn); o != nil {
			b.addLoc(b.node(inst), b.loc(b.objects[o.ID], topOffset))
		}
	case *ir.Call:
		b.call(inst)
	}
}

// intOf is the value of an operand that is an integer constant.
func (b *builder) intOf(v ir.Value) (*big.Int, bool) {
	if c, ok := v.(ir.Constant); ok {
		if n, ok := (&constant.Evaluator{Layout: b.layout}).Eval(c).(*constant.Int); ok {
			return n.Signed(), true
		}
	}
	return nil, false
}

// sum is x + sign*y.
func (b *builder) sum(inst, x, y ir.Value, sign int64) {
	to := b.node(inst)
	if to == noNode {
		return
	}
	if n, ok := b.intOf(y); ok && n.IsInt64() {
		b.addStep(b.node(x), to, shift{sign * n.Int64()})
		return
	}
	if n, ok := b.intOf(x); ok && n.IsInt64() && sign > 0 {
		b.addStep(b.node(y), to, shift{n.Int64()})
		return
	}
	b.addStep(b.node(x), to, unknownStep{})
	b.addStep(b.node(y), to, unknownStep{})
}

func (b *builder) mask(inst, x, y ir.Value, op ir.Op) {
	to := b.node(inst)
	if to == noNode {
		return
	}
	if n, ok := b.intOf(y); ok && n.IsInt64() {
		k := n.Int64()
		switch {
		case op == "and" && k >= 0 && k < 16: // only the low bits: no address
			return
		case op == "and" && k < 0 && k >= -16, op != "and" && k >= 0 && k < 16:
			b.addStep(b.node(x), to, maskBits{op, k})
			return
		}
	}
	b.addStep(b.node(x), to, unknownStep{})
	b.addStep(b.node(y), to, unknownStep{})
}

// allDerefs lists the reads and writes in the order of the program.
func (b *builder) allDerefs() []*deref {
	var out []*deref
	for _, f := range b.l.Funcs {
		for inst := range f.Instructions() {
			out = append(out, b.derefs[inst]...)
			if call, ok := inst.(*ir.Call); ok {
				for _, g := range b.callees[call] {
					for i := range call.Args {
						out = append(out, b.varArgs[varArgKey{call, g, i}]...)
					}
				}
			}
		}
	}
	return out
}
