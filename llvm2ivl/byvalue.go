package llvm2ivl

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// copyByValue makes explicit what byval means: a function that takes a structure by
// value is given the address of the caller's object, and what it sees is a copy. Every
// such parameter is copied to an alloca at the entry of the function, which takes the
// parameter's place. It comes before memory is analysed.
func copyByValue(l *Linked) {
	var memcpy *ir.Func
	for _, fn := range l.Funcs {
		for _, p := range fn.Params {
			ty := byValueType(p)
			if ty == nil || len(fn.Blocks) == 0 {
				continue
			}
			if memcpy == nil {
				memcpy = declareMemcpy(l.Layout)
			}
			replaceByCopy(l, fn, p, ty, memcpy)
		}
	}
}

// byValueType is the type of the structure that p stands for, or nil if p is no
// structure passed by value.
func byValueType(p *ir.Param) types.Type {
	for _, a := range p.Attrs {
		if b, ok := a.(ir.Byval); ok {
			if b.Typ != nil {
				return b.Typ
			}
			return p.Typ.(*types.PointerType).ElemType
		}
	}
	return nil
}

func declareMemcpy(layout *Layout) *ir.Func {
	size := types.NewInt(uint64(layout.PtrBits()))
	name := "llvm.memcpy.p0i8.p0i8.i64"
	if layout.PtrBits() == 32 {
		name = "llvm.memcpy.p0i8.p0i8.i32"
	}
	return ir.NewFunc(name, types.Void, ir.NewParam("", types.I8Ptr), ir.NewParam("", types.I8Ptr),
		ir.NewParam("", size), ir.NewParam("", types.I1))
}

// replaceByCopy puts a copy of what p points to in the place of p.
func replaceByCopy(l *Linked, fn *ir.Func, p *ir.Param, ty types.Type, memcpy *ir.Func) {
	slot := ir.NewAlloca(ty)
	slot.SetName(p.Name() + ".byval")
	for _, b := range fn.Blocks {
		for _, inst := range b.Insts {
			replaceOperands(inst.Operands(), p, slot)
		}
		replaceOperands(b.Term.Operands(), p, slot)
	}
	to, from := ir.NewBitCast(slot, types.I8Ptr), ir.NewBitCast(p, types.I8Ptr)
	to.SetName(p.Name() + ".copy")
	from.SetName(p.Name() + ".original")
	n := constant.NewInt(memcpy.Params[2].Typ.(*types.IntType), l.Layout.Size(ty))
	entry := fn.Blocks[0]
	entry.Insts = append([]ir.Instruction{slot, to, from, ir.NewCall(memcpy, to, from, n, constant.False)}, entry.Insts...)
	if c := l.debug.locals[p]; c != nil {
		l.debug.locals[slot] = c
	}
}

func replaceOperands(ops []*value.Value, old, by value.Value) {
	for _, op := range ops {
		switch v := (*op).(type) {
		case *ir.Arg:
			if v.Value == old {
				c := *v
				c.Value = by
				*op = &c
			}
		default:
			if v == old {
				*op = by
			}
		}
	}
}
