package reader

import (
	"strings"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// instruction reads an instruction and what is attached to it. It is nil if nothing is to be kept of it: casts
// from pointer to pointer are what they convert.
func (p *parser) instruction(name string) ir.Instruction {
	start, op := p.pos, p.word()
	if op == "tail" || op == "musttail" || op == "notail" {
		p.pos++
		op = p.word()
	}
	if op == "call" {
		return p.call(name)
	}
	p.pos++
	var out ir.Instruction
	var t ir.Type = ir.Void
	switch op {
	case "store", "fence":
		if name != "" {
			p.failAt(start, "%s has no value", op)
			return nil
		}
	default:
		name = p.fn.number(name)
	}
	at := ir.Instr{ID: name}
	switch op {
	case "fneg", "freeze":
		p.flags()
		var x ir.Value
		if x, t = p.operand(); op == "fneg" {
			out = &ir.FNeg{Instr: at, X: x}
		} else {
			out = &ir.Freeze{Instr: at, X: x}
		}
	case "icmp", "fcmp":
		p.flags()
		pred := p.predicate(op)
		x, of := p.operand()
		p.expect(',')
		if y := p.value(of); op == "icmp" {
			out = &ir.ICmp{Instr: at, Pred: pred, X: x, Y: y}
		} else {
			out = &ir.FCmp{Instr: at, Pred: pred, X: x, Y: y}
		}
		t = (&ir.ICmp{X: &ir.Undef{Typ: of}}).Type()
	case "alloca":
		out, t = p.alloca(at)
	case "load", "store", "cmpxchg", "atomicrmw", "fence":
		out, t = p.access(op, at)
	case "getelementptr":
		out, t = p.gep(at)
	case "phi":
		out, t = p.phi(at)
	case "select":
		p.flags()
		cond, _ := p.operand()
		p.expect(',')
		x, of := p.operand()
		p.expect(',')
		from := p.pos
		y, also := p.operand()
		if !same(of, also) {
			p.failAt(from, "one value of select is a %s, the other a %s", of, also)
		}
		out, t = &ir.Select{Instr: at, Cond: cond, X: x, Y: y}, of
	case "extractvalue", "insertvalue", "extractelement", "insertelement", "shufflevector":
		out, t = p.part(op, at)
	case "va_arg":
		list, _ := p.operand()
		p.expect(',')
		t = p.typ()
		out = &ir.VAArg{Instr: at, Typ: t, List: list}
	case "landingpad", "catchpad", "cleanuppad":
		out, t = p.pad(op, at)
	default:
		switch {
		case operators[op]:
			nsw := p.flags()
			x, of := p.operand()
			p.expect(',')
			out, t = &ir.Binary{Instr: at, Op: ir.Op(op), X: x, Y: p.value(of), NSW: nsw}, of
		case casts[op]:
			p.flags()
			x, from := p.operand()
			p.expectWord("to")
			t = p.typ()
			if op == "bitcast" && isPointer(from) && isPointer(t) {
				p.trailer()
				p.defineValue(name, x, t, start)
				return nil
			}
			if op == "ptrtoaddr" { // LLVM 22 names so what gives no provenance away
				op = "ptrtoint"
			}
			out = &ir.Cast{Instr: at, Op: ir.Op(op), X: x, To: t}
		default:
			p.failAt(start, "an instruction is expected")
			return nil
		}
	}
	return p.finish(out, t, start)
}

func (p *parser) phi(at ir.Instr) (ir.Instruction, ir.Type) {
	p.flags()
	phi := &ir.Phi{Instr: at, Typ: p.typ()}
	for first := true; p.err == nil && (first || p.acceptBefore(',', '[')); first = false {
		p.expect('[')
		x := p.value(phi.Typ)
		p.expect(',')
		from := p.pos
		phi.Incs = append(phi.Incs, ir.Incoming{X: x, Pred: p.block(p.fn.fn, p.name(local, "a label"), from)})
		p.expect(']')
	}
	return phi, phi.Typ
}

// pad reads where an exception arrives.
func (p *parser) pad(op string, at ir.Instr) (ir.Instruction, ir.Type) {
	if op == "landingpad" {
		t := p.typ()
		p.acceptWord("cleanup")
		for p.acceptWord("catch") || p.acceptWord("filter") {
			p.operand()
		}
		return &ir.Unmodelled{Instr: at, What: exceptions, Typ: t}, t
	}
	for p.acceptWord("within") || p.kind() == local || p.acceptWord("none") || p.sees('[') {
		if p.kind() == local {
			p.pos++
		}
		p.bracket()
	}
	t := simpleTypes["token"]
	return &ir.Unmodelled{Instr: at, What: exceptions, Typ: t}, t
}

// placed is an instruction or a terminator.
type placed interface{ SetPlace(ir.Loc) }

// finish reads what is attached to an instruction and makes its name known.
func (p *parser) finish(out ir.Instruction, t ir.Type, start int) ir.Instruction {
	out.(placed).SetPlace(p.trailer())
	if name := out.Name(); name != "" {
		p.defineValue(name, out, t, start)
	}
	return out
}

// trailer reads the alignment and the metadata after an instruction.
func (p *parser) trailer() (at ir.Loc) {
	for p.accept(',') {
		switch {
		case p.acceptWord("align"):
			p.number()
		case p.acceptWord("addrspace"):
			p.bracket()
		default:
			if n := p.attachment(); n != nil {
				at = p.place(n)
			}
		}
	}
	return at
}

// acceptBefore passes over a punctuation mark if another comes right after it.
func (p *parser) acceptBefore(c, next byte) bool {
	if !p.sees(c) {
		return false
	}
	p.pos++
	if p.sees(next) {
		return true
	}
	p.pos--
	return false
}

var predicates = map[string]map[string]bool{
	"icmp": set("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"),
	"fcmp": set("false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true"),
}

func (p *parser) predicate(op string) ir.Pred {
	w := p.word()
	if !predicates[op][w] {
		p.expected("a predicate")
	}
	p.pos++
	return ir.Pred(w)
}

func (p *parser) alloca(at ir.Instr) (ir.Instruction, ir.Type) {
	p.acceptWord("inalloca")
	p.acceptWord("swifterror")
	out := &ir.Alloca{Instr: at, Elem: p.element()}
	for p.sees(',') && p.toks[p.pos+1].kind != meta {
		p.pos++
		switch {
		case p.acceptWord("align"):
			out.Align = int64(p.number())
		case p.acceptWord("addrspace"):
			p.bracket()
		default:
			out.Count, _ = p.operand()
		}
	}
	return out, ir.Ptr
}

var orders = map[string]ir.Order{"unordered": ir.Unordered, "monotonic": ir.Relaxed, "acquire": ir.Acquire,
	"release": ir.Release, "acq_rel": ir.AcqRel, "seq_cst": ir.SeqCst}

// order is a memory order, and whether the scope before it is a single thread.
func (p *parser) order() (o ir.Order, singleThread bool) {
	if p.acceptWord("syncscope") {
		p.expect('(')
		singleThread = p.string() == "singlethread"
		p.expect(')')
	}
	o, ok := orders[p.word()]
	if !ok {
		p.expected("a memory order")
	}
	p.pos++
	return o, singleThread
}

var rmwOperators = set("xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin", "fadd", "fsub", "fmax", "fmin",
	"fmaximum", "fminimum", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat")

// access reads what goes to memory, and gives the type of its result.
func (p *parser) access(op string, at ir.Instr) (ir.Instruction, ir.Type) {
	atomic := p.acceptWord("atomic")
	weak := op == "cmpxchg" && p.acceptWord("weak")
	volatile := p.acceptWord("volatile")
	pointer := func() ir.Value {
		at := p.pos
		v, t := p.operand()
		if !ir.IsPointer(t) {
			p.failAt(at, "a pointer is expected, not a %s", t)
		}
		return v
	}
	switch op {
	case "load":
		out := &ir.Load{Instr: at, Typ: p.typ(), Volatile: volatile}
		p.expect(',')
		if out.Ptr = pointer(); atomic {
			out.Order, _ = p.order()
		}
		return out, out.Typ
	case "store":
		out := &ir.Store{Instr: at, Volatile: volatile}
		out.X, _ = p.operand()
		p.expect(',')
		if out.Ptr = pointer(); atomic {
			out.Order, _ = p.order()
		}
		return out, ir.Void
	case "fence":
		out := &ir.Fence{Instr: at}
		out.Order, out.SingleThread = p.order()
		return out, ir.Void
	case "cmpxchg":
		out := &ir.CmpXchg{Instr: at, Weak: weak, Ptr: pointer()}
		p.expect(',')
		var t ir.Type
		out.Cmp, _ = p.operand()
		p.expect(',')
		out.New, t = p.operand()
		out.Success, _ = p.order()
		out.Failure, _ = p.order()
		return out, &ir.StructType{Fields: []ir.Type{t, ir.I1}}
	}
	w := p.word()
	if !rmwOperators[w] {
		p.expected("an operator of atomicrmw")
	}
	p.pos++
	out := &ir.AtomicRMW{Instr: at, Op: ir.Op(w), Ptr: pointer()}
	p.expect(',')
	var t ir.Type
	out.X, t = p.operand()
	out.Order, _ = p.order()
	return out, t
}

func (p *parser) gep(at ir.Instr) (ir.Instruction, ir.Type) {
	p.flags()
	out := &ir.GEP{Instr: at, Elem: p.typ()}
	p.expect(',')
	var t ir.Type = ir.Ptr
	see := func(of ir.Type) {
		if v, ok := of.(*ir.VectorType); ok {
			t = &ir.VectorType{Len: v.Len, Elem: ir.Ptr, Scalable: v.Scalable}
		}
	}
	base, of := p.operand()
	out.Base = base
	see(of)
	for p.sees(',') && p.toks[p.pos+1].kind != meta {
		p.pos++
		p.acceptWord("inrange")
		index, of := p.operand()
		see(of)
		out.Indices = append(out.Indices, index)
	}
	return out, t
}

// part reads what takes aggregates and vectors apart.
func (p *parser) part(op string, at ir.Instr) (ir.Instruction, ir.Type) {
	first := p.pos
	x, t := p.operand()
	more := func() (ir.Value, ir.Type) {
		p.expect(',')
		return p.operand()
	}
	indices := func() (out []uint64, of ir.Type) {
		of = t
		for p.sees(',') && p.toks[p.pos+1].kind != meta {
			p.pos++
			n := p.number()
			out = append(out, n)
			if _, vector := of.(*ir.VectorType); vector {
				of = nil
			} else {
				of = ir.Part(of, n)
			}
			if of == nil {
				p.failAt(first, "%s has no such part", t)
				return out, ir.Void
			}
		}
		return out, of
	}
	switch op {
	case "extractvalue":
		out := &ir.ExtractValue{Instr: at, X: x}
		out.Indices, t = indices()
		return out, t
	case "insertvalue":
		out := &ir.InsertValue{Instr: at, X: x}
		out.Elem, _ = more()
		out.Indices, _ = indices()
		return out, t
	}
	v, ok := t.(*ir.VectorType)
	if !ok {
		p.failAt(first, "a vector is expected, not a %s", t)
		return &ir.Freeze{}, ir.Void
	}
	switch op {
	case "extractelement":
		out := &ir.ExtractElement{Instr: at, X: x}
		out.Index, _ = more()
		return out, v.Elem
	case "insertelement":
		out := &ir.InsertElement{Instr: at, X: x}
		out.Elem, _ = more()
		out.Index, _ = more()
		return out, t
	}
	out := &ir.ShuffleVector{Instr: at, X: x}
	out.Y, _ = more()
	p.expect(',')
	mask, ok := p.typ().(*ir.VectorType)
	if !ok {
		p.failAt(first, "the mask of a shufflevector is no vector")
		return out, ir.Void
	}
	out.Mask = p.constant(mask)
	return out, &ir.VectorType{Len: mask.Len, Elem: v.Elem, Scalable: mask.Scalable}
}

// called reads a call up to its arguments: those of call, invoke and callbr.
func (p *parser) called() (ret ir.Type, callee ir.Value, args []argument) {
	p.beforeType()
	p.dots = noDots
	ret, _ = p.signature()
	fixed := p.dots
	callee = p.value(ir.Ptr)
	p.expect('(')
	p.list(')', func() {
		a := p.argument()
		if fixed == noDots || len(args) < fixed {
			a.byVal = nil
		}
		if asm, ok := callee.(*ir.InlineAsm); ok {
			asm.Elements = append(asm.Elements, a.element)
		}
		args = append(args, a)
	})
	return ret, callee, args
}

// argument is one of a call; of metadata it has the token, and the value that it holds.
type argument struct {
	v       ir.Value
	byVal   ir.Type // of a variable argument: the structure that is copied, if v is its address
	element ir.Type // of an address that inline assembly is given for an operand in memory: what lies there
	held    ir.Value
	at      int
}

func (p *parser) argument() argument {
	if p.acceptWord("metadata") {
		a := argument{v: &ir.Metadata{}, at: p.pos}
		a.held = p.metadata()
		return a
	}
	t := p.typ()
	var attrs attributes
	for (p.kind() == word && !p.seesValue() || p.kind() == str) && p.attribute(&attrs) {
	}
	return argument{v: p.value(t), byVal: attrs.byVal, element: attrs.element}
}

// seesValue reports whether the next word begins a value, and is no attribute.
func (p *parser) seesValue() bool {
	w := p.word()
	switch w {
	case "true", "false", "null", "undef", "poison", "none", "zeroinitializer", "splat", "asm", "blockaddress", "dso_local_equivalent",
		"no_cfi", "ptrauth", "getelementptr", "select", "icmp", "fcmp", "fneg", "extractelement", "insertelement", "shufflevector":
		return true
	}
	return isNumber(w) || strings.HasPrefix(w, "u0x") || strings.HasPrefix(w, "s0x") || casts[w] || operators[w]
}

// debugPrefix begins the names of the functions that only tell about the source.
const debugPrefix = "llvm.dbg."

func (p *parser) call(name string) ir.Instruction {
	start := p.pos
	p.pos++
	ret, callee, args := p.called()
	if f, ok := callee.(*ir.Func); ok && strings.HasPrefix(f.Symbol, debugPrefix) {
		at := p.afterCall(&attributes{})
		return p.debugOf(strings.TrimPrefix(f.Symbol, debugPrefix), args, at)
	}
	if f, ok := callee.(*ir.Func); ok && strings.HasPrefix(f.Symbol, "llvm.threadlocal.address.") && len(args) == 1 && name != "" {
		p.afterCall(&attributes{})
		p.defineValue(p.fn.number(name), args[0].v, ret, start)
		return nil
	}
	var attrs attributes
	at := p.afterCall(&attrs)
	return p.newCall(name, start, ret, callee, args, attrs, at)
}

func (p *parser) newCall(name string, start int, ret ir.Type, callee ir.Value, args []argument, attrs attributes, at ir.Loc) *ir.Call {
	out := &ir.Call{Instr: ir.Instr{At: at}, Typ: ret, Callee: callee, NoReturn: attrs.noReturn}
	for i, a := range args {
		out.Args = append(out.Args, a.v)
		if a.byVal != nil {
			if out.ByVal == nil {
				out.ByVal = map[int]ir.Type{}
			}
			out.ByVal[i] = a.byVal
		}
	}
	if ir.Equal(ret, ir.Void) {
		if name != "" {
			p.failAt(start, "%%%s has no value", name)
		}
		return out
	}
	out.ID = p.fn.number(name)
	p.defineValue(out.ID, out, ret, start)
	return out
}

// invoke reads a call with a second successor, for exceptions. Exceptions are not followed (models/c/cxx_throw.h), so control never goes there.
func (p *parser) invoke(name string) (*ir.Call, ir.Terminator) {
	start := p.pos
	p.pos++
	ret, callee, args := p.called()
	attrs := p.attributesUpTo("to")
	normal := p.label()
	p.expectWord("unwind")
	p.label()
	at := p.trailer()
	call := p.newCall(name, start, ret, callee, args, attrs, at)
	if call.NoReturn {
		return call, &ir.Unreachable{Term: ir.Term{At: at}}
	}
	return call, &ir.Br{Term: ir.Term{At: at}, Target: normal}
}

// afterCall reads the attributes of a call, which are on its line, its operand bundles and its metadata.
func (p *parser) afterCall(a *attributes) ir.Loc {
	for p.pos < p.end && !p.toks[p.pos].first && p.attribute(a) {
	}
	if p.sees('[') {
		p.bracket()
	}
	return p.trailer()
}
