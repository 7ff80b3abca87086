package rewrite

import (
	"fmt"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// CopyByValue makes explicit what byval means: a function that takes a structure by
// value is given the address of the caller's object, and what it sees is a copy. Every
// such parameter is copied to an alloca at the entry of the function, which takes the
// parameter's place. A variable argument is loaded where the call is, for it has no name in
// the function.
func CopyByValue(layout *ir.Layout, funcs []*ir.Func) {
	size := &ir.IntType{Bits: layout.PtrBits()}
	memcpy := &ir.Func{Symbol: fmt.Sprintf("llvm.memcpy.p0.p0.%s", size), Ret: ir.Void,
		Params: []*ir.Param{{Typ: ir.Ptr}, {Typ: ir.Ptr}, {Typ: size}, {Typ: ir.I1}}}
	for _, fn := range funcs {
		fn.Expand(loadByValue)
		for _, p := range fn.Params {
			if p.ByVal == nil {
				continue
			}
			slot := &ir.Alloca{Instr: ir.Instr{ID: p.ID + ".byval"}, Elem: p.ByVal}
			fn.Replace(map[ir.Value]ir.Value{p: slot})
			bytes := ir.NewInt(size, layout.Size(p.ByVal))
			call := &ir.Call{Typ: ir.Void, Callee: memcpy, Args: []ir.Value{slot, p, bytes, ir.NewInt(ir.I1, 0)}}
			prepend(fn.Blocks[0], slot, call)
		}
	}
}

// loadByValue makes the variable arguments that are structures of a call their values.
func loadByValue(out []ir.Instruction, inst ir.Instruction) []ir.Instruction {
	if call, ok := inst.(*ir.Call); ok && call.ByVal != nil {
		for i := range call.Args {
			if t := call.ByVal[i]; t != nil {
				x := &ir.Load{Instr: ir.Instr{ID: fmt.Sprintf("%s.byval%d", call.ID, i), At: call.At}, Typ: t, Ptr: call.Args[i]}
				call.Args[i] = x
				out = append(out, x)
			}
		}
		call.ByVal = nil
	}
	return append(out, inst)
}
