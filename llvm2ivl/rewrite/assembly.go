package rewrite

import (
	"slices"
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/ivl/lazyregexp"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// Assembly puts LLVM's atomic instructions in the place of x86's in inline assembly: cmpxchg, xadd and arithmetic under a
// lock prefix, xchg, which needs none, and mov between a register and memory. What comes after may only set a byte by the zero flag.
// An exchange of two words becomes an atomic section. An empty template gives its inputs back, hidden from the optimiser.
func Assembly(funcs []*ir.Func) {
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
				a := readPair(call, asm)
				if a == nil {
					if a = readAssembly(call, asm); a == nil || !a.translate() {
						continue
					}
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

// assembly is one statement of inline assembly.
type assembly struct {
	call     *ir.Call
	op, size string // of the instruction on memory
	args     []string
	test     string    // operand that is set by the zero flag, "" for none
	unequal  bool      // it is set if the flag is not
	operands []operand // $0, $1, ...
	outs     int
	insts    []ir.Instruction
	results  []ir.Value // of the outputs that are no memory
	// Unless it is nil, writes are executed where branch holds, behind the first taken ones of insts.
	branch ir.Value
	taken  int
	writes []ir.Instruction
}

// operand is what $N stands for.
type operand struct {
	mem  ir.Value // address, nil for a register
	in   ir.Value // value before, nil if there is none
	out  int      // number of the result, or -1
	name string   // the constraint without its marks
}

var (
	onMemory = lazyregexp.New(`^(lock )?(mov|cmpxchg|xchg|xadd|add|sub|and|or|xor|inc|dec)([bwlq]?) ([^,]+)(?:,([^,]+))?$`)
	setFlag  = lazyregexp.New(`^set(e|z|ne|nz)b? ([^,]+)$`)
	dollar   = lazyregexp.New(`^\$(?:(\d+)|\{(\d+)(?::(\w+))?\})$`)
	onStack  = lazyregexp.New(`^lock (?:add|or)[lq] \$\$0,(?:0|-\d+)?\(%[er]sp\)$`)
)

// statements are the instructions of a template, with their prefixes.
func statements(template string) (lines []string) {
	lock := ""
	for _, line := range strings.FieldsFunc(template, func(r rune) bool { return r == ';' || r == '\n' }) {
		line = strings.ReplaceAll(lock+strings.Join(strings.Fields(line), " "), ", ", ",")
		if lock = ""; line == "lock" {
			lock = "lock "
		} else if line != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

// readFlag reads what sets an operand by the zero flag.
func (a *assembly) readFlag(line string) bool {
	s := setFlag().FindStringSubmatch(line)
	if s == nil {
		return false
	}
	a.test, a.unequal = s[2], strings.HasPrefix(s[1], "n")
	return true
}

// readAssembly is nil for what is no locked instruction.
func readAssembly(call *ir.Call, asm *ir.InlineAsm) *assembly {
	a := &assembly{call: call}
	lines := statements(asm.Text)
	if len(lines) > 2 || !a.constraints(asm.Constraints) {
		return nil
	}
	if len(lines) == 0 {
		return a
	}
	if onStack().MatchString(lines[0]) && len(lines) == 1 && a.outs == 0 {
		a.op = "fence"
		return a
	}
	m := onMemory().FindStringSubmatch(lines[0])
	if m == nil || (m[1] == "") != (m[2] == "mov") && m[2] != "xchg" {
		return nil
	}
	a.op, a.size, a.args = m[2], m[3], []string{strings.TrimSpace(m[4])}
	if m[5] != "" {
		a.args = append(a.args, strings.TrimSpace(m[5]))
	}
	if len(lines) == 2 && !a.readFlag(lines[1]) {
		return nil
	}
	return a
}

// constraints gives the operands of the template their values.
func (a *assembly) constraints(text string) bool {
	rest := a.call.Args
	for c := range strings.SplitSeq(text, ",") {
		if c == "" || c[0] == '~' {
			continue
		}
		output := c[0] == '='
		indirect := strings.Contains(c, "*")
		o := operand{out: -1, name: strings.Trim(c, "=&*%")}
		if indirect || !output {
			if len(rest) == 0 {
				return false
			}
			o.in, rest = rest[0], rest[1:]
		}
		switch {
		case indirect:
			o.mem, o.in = o.in, nil
		case output:
			o.out = a.outs
			a.outs++
		}
		a.operands = append(a.operands, o)
	}
	for _, o := range a.operands { // an input that is tied to an output is its value before
		if o.in == nil {
			continue
		}
		for i := range a.operands {
			if p := &a.operands[i]; p.out >= 0 && (o.name == strconv.Itoa(i) || o.name[0] == '{' && o.name == p.name) {
				p.in = o.in
			}
		}
	}
	return len(rest) == 0
}

// operand is what an operand of the template stands for, nil for what is none.
func (a *assembly) operand(text string) *operand {
	m := dollar().FindStringSubmatch(text)
	if m == nil {
		return nil
	}
	n, err := strconv.Atoi(m[1] + m[2])
	if err != nil || n >= len(a.operands) {
		return nil
	}
	o := &a.operands[n]
	if w := widths[strings.Replace(m[3], "k", "l", 1)]; w != 0 && (o.in != nil && !fills(o.in.Type(), w) || o.out >= 0 && !fills(a.resultType(o.out), w)) {
		return nil // a part of the register
	}
	return o
}

// fills reports whether a value of type t is so many bits wide; a pointer has the register.
func fills(t ir.Type, bits int) bool {
	i, ok := t.(*ir.IntType)
	return ok && i.Bits == bits || !ok && bits >= 32
}

// place is the address of an operand on memory, which a constraint or an address in a register says it is, nil for any other.
func (a *assembly) place(text string, written map[string]bool) ir.Value {
	if o := a.operand(text); o != nil {
		if o.mem == nil || !ir.IsPointer(o.mem.Type()) {
			return nil
		}
		return o.mem
	}
	return a.pointed(text, written)
}

var widths = map[string]int{"b": 8, "w": 16, "l": 32, "q": 64}

// source is the value of the first operand: a register, or a constant.
func (a *assembly) source() ir.Value {
	if c, ok := strings.CutPrefix(a.args[0], "$$"); ok {
		if n, err := strconv.ParseInt(c, 0, 64); err == nil && a.size != "" {
			return ir.NewInt(&ir.IntType{Bits: widths[a.size]}, n)
		}
		return nil
	}
	o := a.operand(a.args[0])
	if o == nil || o.in == nil {
		return nil
	}
	switch t := o.in.Type().(type) {
	case *ir.IntType:
		if a.size != "" && t.Bits != widths[a.size] || t.Bits < 8 || t.Bits > 64 {
			return nil
		}
		return o.in
	case *ir.PointerType:
		if a.op == "xchg" || a.op == "cmpxchg" || a.op == "mov" {
			return o.in
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
	switch a.op {
	case "":
		a.keep()
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
		return true
	}
	if a.op == "xchg" && len(a.args) == 2 {
		if a.place(a.args[0], nil) != nil { // its operands may stand in any order
			a.args[0], a.args[1] = a.args[1], a.args[0]
		}
	}
	if a.op == "mov" && len(a.args) == 2 {
		if from := a.place(a.args[0], nil); from != nil {
			return a.load(from, a.operand(a.args[1]))
		}
	}
	place := a.place(a.args[len(a.args)-1], nil)
	if place == nil {
		return false
	}
	var x ir.Value
	op := ir.Op(a.op)
	switch {
	case a.op == "inc" || a.op == "dec":
		if len(a.args) != 1 || a.size == "" {
			return false
		}
		x, op = ir.NewInt(&ir.IntType{Bits: widths[a.size]}, 1), map[string]ir.Op{"inc": "add", "dec": "sub"}[a.op]
	case len(a.args) != 2:
		return false
	default:
		if x = a.source(); x == nil {
			return false
		}
	}
	a.keep()
	var zero ir.Value // whether the zero flag is set
	if a.op == "cmpxchg" {
		var old *operand
		for i := range a.operands {
			if o := &a.operands[i]; o.out >= 0 && (o.name == "{ax}" || o.name == "a") {
				old = o
			} else if o.in != nil && o.name == "{ax}" && old == nil {
				old = o
			}
		}
		if old == nil || old.in == nil || !ir.Equal(old.in.Type(), x.Type()) {
			return false
		}
		both := a.emit(&ir.CmpXchg{Instr: at, Ptr: place, Cmp: old.in, New: x, Success: ir.SeqCst, Failure: ir.SeqCst})
		if old.out >= 0 {
			a.results[old.out] = a.emit(&ir.ExtractValue{Instr: at, X: both, Indices: []uint64{0}})
		}
		zero = a.emit(&ir.ExtractValue{Instr: at, X: both, Indices: []uint64{1}})
	} else if a.op == "mov" {
		a.emit(&ir.Store{Instr: at, X: x, Ptr: place, Order: ir.Release})
	} else {
		if op == "xadd" {
			op = "add"
		}
		old := a.emit(&ir.AtomicRMW{Instr: at, Op: op, Ptr: place, X: x, Order: ir.SeqCst})
		if a.op == "xchg" || a.op == "xadd" {
			if o := a.operand(a.args[0]); o != nil && o.out >= 0 {
				a.results[o.out] = old
			}
		}
		if a.op != "xchg" {
			sum := a.emit(&ir.Binary{Instr: at, Op: op, X: old, Y: x})
			zero = a.emit(&ir.ICmp{Instr: at, Pred: "eq", X: sum, Y: ir.NewInt(x.Type().(*ir.IntType), 0)})
		}
	}
	return a.flag(zero) && a.complete()
}

// keep leaves all outputs as they are, which is how what the instruction does not set stays.
func (a *assembly) keep() {
	a.results = make([]ir.Value, a.outs)
	for _, o := range a.operands {
		if o.out >= 0 {
			a.results[o.out] = o.in
		}
	}
}

// load is a mov from memory. A machine of x86 loads with acquire order and stores with release order, each at once.
func (a *assembly) load(from ir.Value, to *operand) bool {
	if to == nil || to.out < 0 || a.test != "" {
		return false
	}
	t := a.resultType(to.out)
	switch i, ok := t.(*ir.IntType); {
	case ok && (a.size == "" || widths[a.size] == i.Bits) && i.Bits >= 8 && i.Bits <= 64:
	case ir.IsPointer(t):
	default:
		return false
	}
	a.keep()
	a.results[to.out] = a.emit(&ir.Load{Instr: ir.Instr{At: a.call.At}, Typ: t, Ptr: from, Order: ir.Acquire})
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
	set := func(o *operand, unequal, byte bool) bool {
		if o.out < 0 {
			return false
		}
		t, ok := a.resultType(o.out).(*ir.IntType)
		if !ok || zero == nil || t.Bits < 8 || byte && t.Bits != 8 {
			return false
		}
		a.results[o.out] = value(t, unequal)
		return true
	}
	if a.test != "" {
		o := a.operand(a.test)
		switch {
		case o == nil:
			return false
		case o.mem != nil && zero != nil && ir.IsPointer(o.mem.Type()):
			a.emit(&ir.Store{Instr: at, X: value(&ir.IntType{Bits: 8}, a.unequal), Ptr: o.mem})
		case !set(o, a.unequal, true):
			return false
		}
	}
	for i := range a.operands {
		o := &a.operands[i]
		condition, ok := strings.CutPrefix(o.name, "{@cc")
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
	if a.outs == 1 {
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
	if a.outs == 0 {
		return
	}
	with := map[ir.Value]ir.Value{a.call: a.results[0]}
	if a.outs > 1 {
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
