package rewrite

import (
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/ivl/lazyregexp"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

var (
	onPair     = lazyregexp.New(`^lock cmpxchg(8|16)b ([^,]+)$`)
	toRegister = lazyregexp.New(`^mov([lq]?) ([^,]+|\d*\([^,]+\)),%([er])([abcd]x)$`)
	atDistance = lazyregexp.New(`^(\d*)\(([^,()]+)\)$`)
	pairWords  = map[string]*ir.IntType{"8": ir.I32, "16": ir.I64}
	wholeNames = map[*ir.IntType][2]string{ir.I32: {"l", "e"}, ir.I64: {"q", "r"}} // of instructions and registers for whole words
)

// readPair reads an exchange of two words, nil if it is none: cmpxchg8b or cmpxchg16b compares memory with ax and dx, and writes bx and cx there or
// puts what was there into ax and dx. In front of it the registers may be loaded. It is translated.
func readPair(call *ir.Call, asm *ir.InlineAsm) *assembly {
	lines := statements(asm.Text)
	var m []string
	at := 0
	for at < len(lines) && m == nil {
		m = onPair().FindStringSubmatch(lines[at])
		at++
	}
	a := &assembly{call: call}
	if m == nil || len(lines) > at+1 || len(lines) == at+1 && !a.readFlag(lines[at]) || !a.constraints(asm.Constraints) {
		return nil
	}
	// Registers without a value begin with one that is unknown, each with its own.
	registers := map[string]ir.Value{}
	for _, r := range []string{"ax", "bx", "cx", "dx"} {
		registers[r] = &ir.Undef{Typ: pairWords[m[1]]}
	}
	for _, o := range a.operands {
		if r := strings.Trim(o.name, "{}"); o.in != nil && registers[r] != nil {
			registers[r] = o.in
		}
	}
	written := map[string]bool{}
	for _, line := range lines[:at-1] {
		if !a.move(line, registers, written, wholeNames[pairWords[m[1]]]) {
			return nil
		}
	}
	place := a.place(m[2], written)
	if place == nil || !a.exchange(place, registers, pairWords[m[1]]) {
		return nil
	}
	return a
}

// move is a plain load of a register, or a copy of another one, each of a whole word. written are the registers that have been loaded: an address in
// one of them is not what it was.
func (a *assembly) move(line string, registers map[string]ir.Value, written map[string]bool, whole [2]string) bool {
	m := toRegister().FindStringSubmatch(line)
	if m == nil || m[1] != "" && m[1] != whole[0] || m[3] != whole[1] {
		return false
	}
	to := m[4]
	defer func() { written[to] = true }()
	if from, ok := strings.CutPrefix(m[2], "%"+whole[1]); ok && registers[from] != nil {
		registers[to] = registers[from]
		return true
	}
	from := a.pointed(m[2], written)
	if from == nil {
		return false
	}
	registers[to] = a.emit(&ir.Load{Instr: ir.Instr{At: a.call.At}, Typ: registers[to].Type(), Ptr: from})
	return true
}

// pointed is the address in a register, plus a distance, that text names; nil if it names none, or the register has been loaded.
func (a *assembly) pointed(text string, written map[string]bool) ir.Value {
	m := atDistance().FindStringSubmatch(text)
	if m == nil {
		return nil
	}
	o := a.operand(m[2])
	distance, err := strconv.ParseInt("0"+m[1], 10, 32)
	if o == nil || o.in == nil || !ir.IsPointer(o.in.Type()) || written[strings.Trim(o.name, "{}")] || err != nil {
		return nil
	}
	return a.behind(o.in, distance)
}

func (a *assembly) behind(p ir.Value, distance int64) ir.Value {
	if distance == 0 {
		return p
	}
	return a.emit(&ir.GEP{Instr: ir.Instr{At: a.call.At}, Elem: ir.I8, Base: p, Indices: []ir.Value{ir.NewInt(ir.I64, distance)}})
}

// exchange makes an atomic section of it, with a branch around what it writes.
func (a *assembly) exchange(place ir.Value, registers map[string]ir.Value, word *ir.IntType) bool {
	at := ir.Instr{At: a.call.At}
	section := func(name string) *ir.Call {
		return &ir.Call{Instr: at, Typ: ir.Void, Callee: &ir.Func{Symbol: name, Ret: ir.Void}}
	}
	place = a.aligned(place, word)
	places := []ir.Value{place, a.behind(place, int64(word.Bits)/8)}
	a.emit(section("__gsmack_atomic_begin"))
	var zero ir.Value // the words are equal
	known := true     // what is compared
	copied := true    // what is compared is written: this is how two words are read in one step
	for i, r := range [][2]string{{"ax", "bx"}, {"dx", "cx"}} {
		wanted, with := registers[r[0]], registers[r[1]]
		if !wordSized(wanted.Type(), word) || !wordSized(with.Type(), word) {
			return false
		}
		old := a.emit(&ir.Load{Instr: at, Typ: wanted.Type(), Ptr: places[i], Order: ir.SeqCst})
		registers[r[0]] = old
		copied = copied && wanted == with
		if _, unknown := wanted.(*ir.Undef); unknown {
			known = false
			continue
		}
		same := a.emit(&ir.ICmp{Instr: at, Pred: "eq", X: old, Y: wanted})
		if zero != nil {
			same = a.emit(&ir.Binary{Instr: at, Op: "and", X: zero, Y: same})
		}
		zero = same
		a.writes = append(a.writes, &ir.Store{Instr: at, X: with, Ptr: places[i], Order: ir.SeqCst})
	}
	switch {
	case copied:
		a.writes = nil
	case len(a.writes) < 2:
		return false
	default:
		for _, w := range a.writes {
			if _, unknown := w.(*ir.Store).X.(*ir.Undef); unknown {
				return false
			}
		}
		a.branch, a.taken = zero, len(a.insts)
	}
	a.emit(section("__gsmack_atomic_end"))
	a.results = make([]ir.Value, a.outs)
	for _, o := range a.operands {
		if o.out >= 0 {
			a.results[o.out] = o.in
			if r := registers[strings.Trim(o.name, "{}")]; r != nil {
				a.results[o.out] = r
			}
		}
	}
	if !known {
		zero = nil
	}
	return a.flag(zero) && a.complete()
}

// aligned is the address of a pair, or null if it is no multiple of 16, at which cmpxchg16b fails.
func (a *assembly) aligned(place ir.Value, word *ir.IntType) ir.Value {
	if word != ir.I64 {
		return place
	}
	at := ir.Instr{At: a.call.At}
	number := a.emit(&ir.Cast{Instr: at, Op: "ptrtoint", X: place, To: ir.I64})
	low := a.emit(&ir.Binary{Instr: at, Op: "and", X: number, Y: ir.NewInt(ir.I64, 15)})
	is := a.emit(&ir.ICmp{Instr: at, Pred: "eq", X: low, Y: ir.NewInt(ir.I64, 0)})
	return a.emit(&ir.Select{Instr: at, Cond: is, X: place, Y: &ir.Zero{Typ: place.Type()}})
}

func wordSized(t ir.Type, word *ir.IntType) bool {
	return ir.IsPointer(t) && word == ir.I64 || ir.Equal(t, word)
}
