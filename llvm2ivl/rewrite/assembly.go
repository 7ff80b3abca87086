package rewrite

import (
	"slices"
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/x86"
)

// Assembly puts LLVM's atomic instructions in the place of x86's in inline assembly: cmpxchg, xadd and arithmetic under a
// lock prefix, xchg, which needs none, and mov between a register and memory. What comes after may only set a byte by the zero flag.
// An exchange of two words becomes an atomic section. An empty template gives its inputs back, or stores them, hidden from the optimiser.
func Assembly(layout *ir.Layout, funcs []*ir.Func) {
	for _, fn := range funcs {
		for i := 0; i < len(fn.Blocks); i++ {
			b := fn.Blocks[i]
			for n := 0; n < len(b.Insts); n++ {
				call, ok := b.Insts[n].(*ir.Call)
				if !ok {
					continue
				}
				asm, ok := call.Callee.(*ir.InlineAsm)
				if !ok {
					continue
				}
				a := &assembly{Statement: x86.Read(asm.Text, asm.Constraints, len(call.Args)), layout: layout, asm: asm, call: call}
				if a.Statement == nil || !a.translate() {
					continue
				}
				a.replace(fn)
				b.Insts = slices.Replace(b.Insts, n, n+1, a.insts...)
				if a.branch != nil {
					rest := b.SplitBehind(n + a.taken - 1)
					write := &ir.Block{Func: fn, Insts: a.writes, Term: &ir.Br{Term: ir.Term{At: call.At}, Target: rest}}
					fn.Blocks = slices.Insert(fn.Blocks, i+1, write)
					b.Term = &ir.CondBr{Term: ir.Term{At: call.At}, Cond: a.branch, Then: write, Else: rest}
					break
				}
				n += len(a.insts) - 1
			}
		}
	}
}

// assembly is one statement of inline assembly that is translated.
type assembly struct {
	*x86.Statement
	layout  *ir.Layout
	asm     *ir.InlineAsm
	call    *ir.Call
	insts   []ir.Instruction
	results []ir.Value // of the outputs that are no memory
	// Unless it is nil, writes are executed where branch holds, behind the first taken ones of insts.
	branch ir.Value
	taken  int
	writes []ir.Instruction
}

// operand is what an operand of the template stands for, nil for what is none.
func (a *assembly) operand(text string) *x86.Operand {
	o, w := a.Operand(text)
	if o != nil && w != 0 && (a.value(o) != nil && !fills(a.value(o).Type(), w) || o.Result >= 0 && !fills(a.resultType(o.Result), w)) {
		return nil // a part of the register
	}
	return o
}

// fills reports whether a value of type t is so many bits wide; a pointer has the register.
func fills(t ir.Type, bits int) bool {
	i, ok := t.(*ir.IntType)
	return ok && i.Bits == bits || !ok && bits >= 32
}

// value is the value of an operand before, nil if there is none.
func (a *assembly) value(o *x86.Operand) ir.Value {
	if o == nil || o.Indirect || o.Argument < 0 {
		return nil
	}
	return a.call.Args[o.Argument]
}

// address is that of a place, nil if it is no pointer.
func (a *assembly) address(p *x86.Place) ir.Value {
	at := a.call.Args[p.Operand.Argument]
	if !ir.IsPointer(at.Type()) {
		return nil
	}
	return a.behind(at, int64(p.Distance))
}

// source is the value of the operand that is not the place: a register, or a constant.
func (a *assembly) source() ir.Value {
	width := x86.Width(a.Size)
	if c, ok := strings.CutPrefix(a.Other, "$$"); ok {
		if n, err := strconv.ParseInt(c, 0, 64); err == nil && width != 0 {
			return ir.NewInt(&ir.IntType{Bits: width}, n)
		}
		return nil
	}
	v := a.value(a.operand(a.Other))
	if v == nil {
		return nil
	}
	switch t := v.Type().(type) {
	case *ir.IntType:
		if width != 0 && t.Bits != width || t.Bits < 8 || t.Bits > 64 {
			return nil
		}
		return v
	case *ir.PointerType:
		if a.Op == "xchg" || a.Op == "cmpxchg" || a.Op == "mov" {
			return v
		}
	}
	return nil
}

func (a *assembly) emit(inst ir.Instruction) ir.Value {
	a.insts = append(a.insts, inst)
	return inst
}

// translate makes the instructions and the results; it is false for what is not understood.
func (a *assembly) translate() bool {
	at := ir.Instr{At: a.call.At}
	stored := x86.Stored(a.asm.Constraints, len(a.call.Args))
	if a.Op != "" && len(stored) > 0 {
		return false
	}
	switch a.Op {
	case "":
		a.keep()
		for _, o := range stored {
			if !a.store(o) {
				return false
			}
		}
		for i, r := range a.results { // Linux hides so of which object it computes an address, and models that what they find was never written
			if r == nil {
				continue
			}
			t := a.resultType(i)
			r = a.emit(&ir.Freeze{Instr: at, X: r})
			switch {
			case ir.IsPointer(t) == ir.IsPointer(r.Type()):
			case ir.IsPointer(t):
				r = a.emit(&ir.Cast{Instr: at, Op: "inttoptr", X: r, To: t})
			default:
				r = a.emit(&ir.Cast{Instr: at, Op: "ptrtoint", X: r, To: t})
			}
			a.results[i] = r
		}
		return a.complete()
	case "fence":
		a.emit(&ir.Fence{Instr: at, Order: ir.SeqCst})
		return a.Results == 0 && len(a.Flags) == 0
	}
	place := a.address(a.Place)
	if place == nil {
		return false
	}
	if a.Pair() {
		return a.exchange(place)
	}
	if !a.Writes {
		return a.load(place, a.operand(a.Other))
	}
	var x ir.Value
	op := ir.Op(a.Op)
	switch op {
	case "neg", "not":
		return false
	case "inc", "dec":
		if a.Size == "" {
			return false
		}
		x, op = ir.NewInt(&ir.IntType{Bits: x86.Width(a.Size)}, 1), map[string]ir.Op{"inc": "add", "dec": "sub"}[a.Op]
	default:
		if x = a.source(); x == nil {
			return false
		}
	}
	a.keep()
	var zero ir.Value // whether the zero flag is set
	if a.Op == "cmpxchg" {
		old := a.Register("ax")
		wanted := a.value(old)
		if wanted == nil || !ir.Equal(wanted.Type(), x.Type()) {
			return false
		}
		both := a.emit(&ir.CmpXchg{Instr: at, Ptr: place, Cmp: wanted, New: x, Success: ir.SeqCst, Failure: ir.SeqCst})
		if old.Result >= 0 {
			a.results[old.Result] = a.emit(&ir.ExtractValue{Instr: at, X: both, Indices: []uint64{0}})
		}
		zero = a.emit(&ir.ExtractValue{Instr: at, X: both, Indices: []uint64{1}})
	} else if a.Op == "mov" {
		a.emit(&ir.Store{Instr: at, X: x, Ptr: place, Order: ir.Release})
	} else {
		if op == "xadd" {
			op = "add"
		}
		old := a.emit(&ir.AtomicRMW{Instr: at, Op: op, Ptr: place, X: x, Order: ir.SeqCst})
		if a.Op == "xchg" || a.Op == "xadd" {
			if o := a.operand(a.Other); o != nil && o.Result >= 0 {
				a.results[o.Result] = old
			}
		}
		if a.Op != "xchg" {
			sum := a.emit(&ir.Binary{Instr: at, Op: op, X: old, Y: x})
			zero = a.emit(&ir.ICmp{Instr: at, Pred: "eq", X: sum, Y: ir.NewInt(x.Type().(*ir.IntType), 0)})
		}
	}
	return a.flag(zero) && a.complete()
}

// store writes the input that is tied to an output to its place in memory, or as much of it as fits there.
func (a *assembly) store(o *x86.Operand) bool {
	at := ir.Instr{At: a.call.At}
	v, to, element := a.call.Args[o.Before], a.call.Args[o.Argument], a.asm.Elements[o.Argument]
	if element == nil {
		return false
	}
	size, given := a.layout.StoreSize(element), a.layout.StoreSize(v.Type())
	v = a.emit(&ir.Freeze{Instr: at, X: v})
	switch {
	case size == given:
	case size > given:
		return false // which bytes the others are is not defined
	case ir.IsPointer(v.Type()):
		v = a.emit(&ir.Cast{Instr: at, Op: "ptrtoint", X: v, To: &ir.IntType{Bits: int(8 * size)}})
	default:
		if _, ok := v.Type().(*ir.IntType); !ok {
			return false
		}
		v = a.emit(&ir.Cast{Instr: at, Op: "trunc", X: v, To: &ir.IntType{Bits: int(8 * size)}})
	}
	a.emit(&ir.Store{Instr: at, X: v, Ptr: to})
	return true
}

// keep leaves all outputs as they are, which is how what the instruction does not set stays.
func (a *assembly) keep() {
	a.results = make([]ir.Value, a.Results)
	for _, o := range a.Operands {
		if o.Result >= 0 {
			a.results[o.Result] = a.value(&o)
		}
	}
}

// load is a mov from memory. A machine of x86 loads with acquire order and stores with release order, each at once.
func (a *assembly) load(from ir.Value, to *x86.Operand) bool {
	if to == nil || to.Result < 0 {
		return false
	}
	t := a.resultType(to.Result)
	switch i, ok := t.(*ir.IntType); {
	case ok && (a.Size == "" || x86.Width(a.Size) == i.Bits) && i.Bits >= 8 && i.Bits <= 64:
	case ir.IsPointer(t):
	default:
		return false
	}
	a.keep()
	a.results[to.Result] = a.emit(&ir.Load{Instr: ir.Instr{At: a.call.At}, Typ: t, Ptr: from, Order: ir.Acquire})
	return a.flag(nil) && a.complete()
}

// flag sets the outputs that tell whether the zero flag is set, an instruction only those of one byte, which may lie in memory.
func (a *assembly) flag(zero ir.Value) bool {
	at := ir.Instr{At: a.call.At}
	value := func(t *ir.IntType, unequal bool) ir.Value {
		v := zero
		if unequal {
			v = a.emit(&ir.Binary{Instr: at, Op: "xor", X: zero, Y: ir.NewInt(ir.I1, 1)})
		}
		return a.emit(&ir.Cast{Instr: at, Op: "zext", X: v, To: t})
	}
	set := func(o *x86.Operand, unequal, byte bool) bool {
		if o.Result < 0 {
			return false
		}
		t, ok := a.resultType(o.Result).(*ir.IntType)
		if !ok || zero == nil || t.Bits < 8 || byte && t.Bits != 8 {
			return false
		}
		a.results[o.Result] = value(t, unequal)
		return true
	}
	if len(a.Flags) > 1 {
		return false
	}
	for _, f := range a.Flags {
		o, unequal := a.operand(f.To), f.Condition[0] == 'n'
		switch strings.TrimSuffix(f.Condition, "b") {
		case "e", "z", "ne", "nz":
		default:
			return false
		}
		switch {
		case o == nil || zero == nil:
			return false
		case o.Indirect:
			to := a.address(&x86.Place{Operand: o})
			if to == nil {
				return false
			}
			a.emit(&ir.Store{Instr: at, X: value(&ir.IntType{Bits: 8}, unequal), Ptr: to})
		case !set(o, unequal, true):
			return false
		}
	}
	for i := range a.Operands {
		o := &a.Operands[i]
		condition, ok := strings.CutPrefix(o.Constraint, "{@cc")
		if !ok {
			continue
		}
		switch condition {
		case "e}", "z}", "ne}", "nz}":
		default:
			return false
		}
		if !set(o, condition[0] == 'n', false) {
			return false
		}
	}
	return true
}

func (a *assembly) resultType(out int) ir.Type {
	if a.Results == 1 {
		return a.call.Typ
	}
	return ir.Part(a.call.Typ, uint64(out))
}

// complete reports whether all results are known and of the types that the call says.
func (a *assembly) complete() bool {
	for i, r := range a.results {
		if r == nil || !ir.Equal(r.Type(), a.resultType(i)) {
			return false
		}
	}
	return true
}

// replace puts the results in the place of the call's. Those that are taken out of it are replaced one by one, so that no analysis takes one for another.
func (a *assembly) replace(fn *ir.Func) {
	if a.Results == 0 {
		return
	}
	with := map[ir.Value]ir.Value{a.call: a.results[0]}
	if a.Results > 1 {
		for _, b := range fn.Blocks {
			b.Insts = slices.DeleteFunc(b.Insts, func(inst ir.Instruction) bool {
				part, ok := inst.(*ir.ExtractValue)
				ok = ok && part.X == ir.Value(a.call) && len(part.Indices) == 1
				if ok {
					with[part] = a.results[part.Indices[0]]
				}
				return ok
			})
		}
		var whole ir.Value = &ir.Zero{Typ: a.call.Typ}
		for i, r := range a.results {
			whole = a.emit(&ir.InsertValue{Instr: ir.Instr{At: a.call.At}, X: whole, Elem: r, Indices: []uint64{uint64(i)}})
		}
		with[a.call] = whole
	}
	fn.Replace(with)
}
