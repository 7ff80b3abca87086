package emit

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

// argv has argc strings, and null behind them; envp has any number. The strings of one lie one behind the other, as Linux has
// them, in an order and with lengths that are not known, in an object with a constant end; its last character ends one of them. So a
// program can read from one into the next, but not beyond the last. What the pointers are is said where they may be read, of those that main was given: the
// program may have changed them since, or have put them in another order.

// beginArgs says where main begins how long a vector is, and that its strings end, as far as somebody asks.
func (f *funcTranslator) beginArgs(v *pointsto.ArgVector) {
	if f.ArgsMeasured(v) {
		n := f.ArgsLength(v)
		if v.Param == 1 && f.argcGiven != nil {
			f.emit(&ivl.Assume{Cond: f.Compare("eq", f.Ptr, n, f.argcGiven)})
		}
		if v.Param != 1 || f.Ptr == 32 { // as many pointers as there is room for
			f.emit(&ivl.Assume{Cond: f.within(n, f.Number(1<<29, f.Ptr), f.Number(1, f.Ptr))})
		}
	}
	_, r := f.Mem.CellAt(v.Strings, 0)
	if r == nil || r.Width != 8 || r.Kind == memory.Scalar {
		return // nobody reads characters
	}
	f.emit(&ivl.Assume{Cond: f.Compare("eq", 8, f.cell(r, f.Offset(f.ObjectAddress(v.Strings), f.room()-1)), f.Number(0, 8))})
}

// room is the size of all strings of a vector together: as large as can be. They have a first and a last character, which any
// string may contain.
func (f *funcTranslator) room() int64 { return f.Mem.SlotSize() - 1 }

// textRoom is how far it is from p, which is text, to the end of the strings of the only vector that it may point into; 0 if it may point elsewhere.
func (f *funcTranslator) textRoom(text ir.Value, p ivl.Expr, w int) ivl.Expr {
	if objects := f.Mem.Pointees(text); len(objects) == 1 {
		for _, v := range f.Mem.ArgVectors {
			if v.Strings == objects[0] {
				end := f.Offset(f.ObjectAddress(v.Strings), f.room())
				return f.Resize(f.Ptr, w, f.Binary("sub", f.Ptr, end, p))
			}
		}
	}
	return f.Number(0, w)
}

// argVectors are those whose pointers may be read through ptr.
func (f *funcTranslator) argVectors(ptr ir.Value) (out []*pointsto.ArgVector) {
	if len(f.Mem.ArgVectors) == 0 {
		return nil
	}
	objects := f.Mem.Pointees(ptr)
	for _, v := range f.Mem.ArgVectors {
		if slices.Contains(objects, v.Pointers) {
			out = append(out, v)
		}
	}
	return out
}

// givenIn says that if the address p, in region r, is in a vector, the pointer that main was given there points to a string, or
// is null at the end.
func (f *funcTranslator) givenIn(v *pointsto.ArgVector, r *memory.Region, p ivl.Expr) {
	if r == nil || !slices.Contains(r.Objects, v.Pointers) || r.Kind != memory.Bytes && r.Width != f.Ptr {
		return
	}
	bytes := f.Layout.PtrBytes
	at := f.Binary("sub", f.Ptr, p, f.ObjectAddress(v.Pointers))
	given := f.Given(r)
	var x ivl.Expr
	if r.Kind == memory.Bytes {
		at = f.Binary("sub", f.Ptr, at, f.Remainder(at, bytes))
		begin := f.atom(f.Binary("add", f.Ptr, f.ObjectAddress(v.Pointers), at))
		x = f.fromBytes(int(bytes), func(i int64) ivl.Expr { return ivl.NewSelect(given, f.Offset(begin, i)) })
	} else {
		x = f.ConvertCell(ivl.NewSelect(given, p), r.Type, &ir.IntType{Bits: f.Ptr})
	}
	if r.Numbers && v.Strings.Exposed {
		x = f.toPointer(x)
	}
	end := f.Binary("mul", f.Ptr, f.ArgsLength(v), f.Number(bytes, f.Ptr))
	text := f.within(f.Binary("sub", f.Ptr, x, f.ObjectAddress(v.Strings)), f.Number(f.room(), f.Ptr), f.Number(1, f.Ptr))
	f.emit(&ivl.Assume{Cond: ivl.NewIte(f.Compare("eq", f.Ptr, at, end), f.Compare("eq", f.Ptr, x, f.Number(0, f.Ptr)),
		ivl.NewOr(ivl.NewNot(f.within(at, end, f.Number(1, f.Ptr))), text))})
}
