package emit

import (
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

// The value of a variable without initialiser is indeterminate each time that its declaration is
// reached (C11 6.2.4), so one that is declared in a loop must not keep that of the iteration before.
// clang gives all variables their memory at the entry of the function; where a declaration is,
// say llvm.lifetime.start in optimised code and llvm.dbg.declare at -O0.

// startLifetime makes what lies at p, an alloca, arbitrary if it can have been used before and may be
// read before it is written. An alloca whose address is fresh each time needs nothing.
func (f *funcTranslator) startLifetime(p ir.Value) {
	alloca, ok := p.(*ir.Alloca)
	if !ok || !f.inCycle(f.block) || f.isWrittenFirst(alloca) {
		return
	}
	o := f.mem.ObjectOf(alloca)
	if o == nil || !o.Local && o.Address == 0 {
		return
	}
	f.flushAll()
	for at := int64(0); at < o.Size; {
		start, r := f.mem.CellAt(o, at)
		if r == nil {
			at++
			continue
		}
		f.forget(o, r, start)
		at = start + int64(r.Width/8)
	}
}

// inCycle reports whether control can come back to b.
func (f *funcTranslator) inCycle(b *ir.Block) bool {
	if f.cyclic == nil {
		f.cyclic = f.fn.Cyclic()
	}
	return f.cyclic[b]
}

// forget makes a cell of an object arbitrary.
func (f *funcTranslator) forget(o *pointsto.Object, r *memory.Region, off int64) {
	if f.isDeadSlot(r) {
		return
	}
	f.noteWrite(r)
	v := f.region(r)
	switch {
	case v.Kind == ivl.Const || v.Kind == ivl.InParam:
	case r.Kind == memory.Scalar:
		f.emit(&ivl.Havoc{Vars: []*ivl.Ident{ivl.NewIdent(v)}})
	default:
		x := f.unknownValue("$any", []ivl.Type{f.cellType(r)})[0]
		f.assign(f.cell(r, f.Offset(f.objectAddress(o), off)), x)
	}
}

// isWrittenFirst reports whether, on all ways on from the instruction under translation, the alloca
// is written as a whole before anything else is done with it.
func (f *funcTranslator) isWrittenFirst(a *ir.Alloca) bool {
	derived := f.derivedFrom(a)
	seen := map[*ir.Block]bool{}
	work := []*ir.Block{f.block}
	first := true
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		insts := b.Insts
		if first {
			insts, first = insts[f.position+1:], false
		} else if seen[b] {
			continue
		} else {
			seen[b] = true
		}
		switch f.firstUse(insts, a, derived) {
		case written:
			continue
		case usedOtherwise:
			return false
		}
		for _, op := range b.Term.Operands() {
			if derived[*op] {
				return false
			}
		}
		work = append(work, b.Term.Succs()...)
	}
	return true
}

// usage is what is done with a variable.
type usage uint8

const (
	unused usage = iota
	written
	usedOtherwise
)

// firstUse is the first thing that the instructions do with the alloca a; what is computed
// from its address is in derived.
func (f *funcTranslator) firstUse(insts []ir.Instruction, a *ir.Alloca, derived map[ir.Value]bool) usage {
	for _, inst := range insts {
		switch inst := inst.(type) {
		case *ir.GEP:
			continue
		case *ir.Store:
			if !derived[inst.X] && inst.Ptr == ir.Value(a) && ir.Equal(inst.X.Type(), a.Elem) {
				return written
			}
		case *ir.Call:
			if isLifetimeCall(inst) {
				continue
			}
			if f.fills(inst, a) {
				return written
			}
		}
		for _, op := range inst.Operands() {
			if derived[*op] {
				return usedOtherwise
			}
		}
	}
	return unused
}

func isLifetimeCall(call *ir.Call) bool {
	fn, ok := call.Callee.(*ir.Func)
	return ok && strings.HasPrefix(fn.Name(), "llvm.lifetime.")
}

// fills reports whether the call is a memset or memcpy of the whole alloca.
func (f *funcTranslator) fills(call *ir.Call, a *ir.Alloca) bool {
	fn, ok := call.Callee.(*ir.Func)
	if !ok || !strings.HasPrefix(fn.Name(), "llvm.mem") || len(call.Args) < 3 {
		return false
	}
	n, ok := call.Args[2].(*ir.Int)
	return ok && call.Args[0] == ir.Value(a) && call.Args[1] != ir.Value(a) &&
		n.X.IsInt64() && n.X.Int64() >= f.layout.Size(a.Elem)
}

// derivedFrom is a with the addresses that are computed from its.
func (f *funcTranslator) derivedFrom(a *ir.Alloca) map[ir.Value]bool {
	out := map[ir.Value]bool{a: true}
	for changed := true; changed; {
		changed = false
		for inst := range f.fn.Instructions() {
			if gep, ok := inst.(*ir.GEP); ok && out[gep.Base] && !out[gep] {
				out[gep], changed = true, true
			}
		}
	}
	return out
}
