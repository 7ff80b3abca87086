package emit

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
)

// argv has argc strings, and null behind them. The strings lie one behind the other, as Linux has them, in an order and with
// lengths that are not known; the last character of all ends one. So a program can read from one into the next, but not beyond
// the last. A program that writes to argv, or copies it, may find anything there.

// endArgvText has the strings of argv end somewhere, and the last character be an end, if a program reads it.
func (f *funcTranslator) endArgvText() {
	size, most := f.ArgvTextSize(), f.Number(f.Mem.SlotSize()/2, f.Ptr)
	f.emit(&ivl.Assume{Cond: ivl.NewAnd(f.Compare("ule", f.Ptr, f.Number(1, f.Ptr), size), f.Compare("ule", f.Ptr, size, most))})
	_, r := f.Mem.CellAt(f.Mem.ArgvStrings, 0)
	if r == nil || r.Width != 8 || r.Kind == memory.Scalar {
		return
	}
	last := f.Binary("add", f.Ptr, f.ObjectAddress(f.Mem.ArgvStrings), f.Binary("sub", f.Ptr, size, f.Number(1, f.Ptr)))
	f.emit(&ivl.Assume{Cond: f.Compare("eq", 8, f.cell(r, last), f.Number(0, 8))})
}

// argvKnown reports whether what argv holds is known wherever the program reads it.
func (t *translator) argvKnown() bool {
	if t.argvIsKnown != nil {
		return *t.argvIsKnown
	}
	known := t.Mem.Argv != nil
	may := func(v ir.Value) bool { return slices.Contains(t.Mem.Pointees(v), t.Mem.Argv) }
	for _, fn := range t.Linked.Funcs {
		for inst := range fn.Instructions() {
			switch inst := inst.(type) {
			case *ir.Load:
				known = known && (!may(inst.Ptr) || t.readsArgv(inst))
			case *ir.Store:
				known = known && !may(inst.Ptr)
			case *ir.CmpXchg, *ir.AtomicRMW:
				known = known && !may(*inst.Operands()[0])
			case *ir.Call:
				if t.Mem.Transfer(inst) != nil {
					known = known && !may(inst.Args[0]) && !may(inst.Args[1])
				}
			}
		}
	}
	t.argvIsKnown = &known
	return known
}

// readsArgv reports whether a load reads an element of argv, and nothing else.
func (t *translator) readsArgv(inst *ir.Load) bool {
	objects := t.Mem.Pointees(inst.Ptr)
	if t.Mem.Argv == nil || len(objects) != 1 || objects[0] != t.Mem.Argv {
		return false
	}
	a := t.Mem.Access(inst)
	_, pointer := inst.Typ.(*ir.PointerType)
	return pointer && len(a.Pieces) == 1 && a.Pieces[0].Region != nil && a.Pieces[0].Region.Kind == memory.Words && a.Pieces[0].Region.ReadOnly
}

// loadArgv loads an element of argv.
func (f *funcTranslator) loadArgv(inst *ir.Load) {
	if check := f.demandAccess(inst.Ptr, inst.Typ, "read"); check != nil {
		panic("llvm2ivl: emit: argv has no ghost state")
	}
	p := f.pin(inst.Ptr)
	x := ivl.NewIdent(f.temp(f.registerName(inst), f.PtrType()))
	piece := f.Mem.Access(inst).Pieces[0]
	f.assign(x, f.readPiece(piece.Region, piece.Type, p))
	last := f.Binary("sub", f.Ptr, f.Binary("sub", f.Ptr, p, f.ObjectAddress(f.Mem.Argv)),
		f.Binary("mul", f.Ptr, f.ArgcConst(), f.Number(f.Layout.PtrBytes, f.Ptr)))
	text := f.Compare("ult", f.Ptr, f.Binary("sub", f.Ptr, x, f.ObjectAddress(f.Mem.ArgvStrings)), f.ArgvTextSize())
	f.emit(&ivl.Assume{Cond: ivl.NewIte(f.Compare("eq", f.Ptr, last, f.Number(0, f.Ptr)), f.Compare("eq", f.Ptr, x, f.Number(0, f.Ptr)), text)})
	f.values[inst] = []ivl.Expr{x}
}
