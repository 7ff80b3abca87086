package rewrite

import (
	"strings"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/x86"
)

// exchange makes an exchange of two words an atomic section, with a branch around what it writes: cmpxchg8b or cmpxchg16b compares memory with ax and dx, and
// writes bx and cx there or puts what was there into ax and dx.
func (a *assembly) exchange(place ir.Value) bool {
	word := &ir.IntType{Bits: x86.Width(a.Size)}
	registers := a.registers(word)
	if registers == nil {
		return false
	}
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
	a.keep()
	for _, o := range a.Operands {
		if r := registers[strings.Trim(o.Constraint, "{}")]; r != nil && o.Result >= 0 {
			a.results[o.Result] = r
		}
	}
	if !known {
		zero = nil
	}
	return a.flag(zero) && a.complete()
}

// registers are what the registers have when the exchange begins. Those without a value begin with one that is unknown, each with its own.
func (a *assembly) registers(word *ir.IntType) map[string]ir.Value {
	out := map[string]ir.Value{}
	for _, r := range []string{"ax", "bx", "cx", "dx"} {
		if out[r] = a.value(a.Register(r)); out[r] == nil {
			out[r] = &ir.Undef{Typ: word}
		}
	}
	for _, m := range a.Moves {
		if m.From == nil {
			if out[m.To] = out[m.Register]; out[m.To] == nil {
				return nil
			}
			continue
		}
		from := a.address(m.From)
		if from == nil {
			return nil
		}
		out[m.To] = a.emit(&ir.Load{Instr: ir.Instr{At: a.call.At}, Typ: out[m.To].Type(), Ptr: from})
	}
	return out
}

func (a *assembly) behind(p ir.Value, distance int64) ir.Value {
	if distance == 0 {
		return p
	}
	return a.emit(&ir.GEP{Instr: ir.Instr{At: a.call.At}, Elem: ir.I8, Base: p, Indices: []ir.Value{ir.NewInt(ir.I64, distance)}})
}

// aligned is the address of a pair, or null if it is no multiple of 16, at which cmpxchg16b fails.
func (a *assembly) aligned(place ir.Value, word *ir.IntType) ir.Value {
	if word.Bits < 64 {
		return place
	}
	at := ir.Instr{At: a.call.At}
	number := a.emit(&ir.Cast{Instr: at, Op: "ptrtoint", X: place, To: ir.I64})
	low := a.emit(&ir.Binary{Instr: at, Op: "and", X: number, Y: ir.NewInt(ir.I64, 15)})
	is := a.emit(&ir.ICmp{Instr: at, Pred: "eq", X: low, Y: ir.NewInt(ir.I64, 0)})
	return a.emit(&ir.Select{Instr: at, Cond: is, X: place, Y: &ir.Zero{Typ: place.Type()}})
}

func wordSized(t ir.Type, word *ir.IntType) bool {
	return ir.IsPointer(t) && word.Bits == 64 || ir.Equal(t, word)
}
