package rewrite

import (
	"slices"
	"strings"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// unevaluated removes what computes the operand of __builtin_constant_p or __builtin_object_size and nothing else: C does not
// evaluate it, so what it reads is not accessed. Clang emits it for the optimiser, and leaves out operands with effects.
func unevaluated(f *ir.Func) {
	var asked []*ir.Call
	for call := range f.Calls() {
		if g := ir.CalledFunc(call.Callee); g != nil && len(call.Args) > 0 && (strings.HasPrefix(g.Name(), "llvm.is.constant.") || strings.HasPrefix(g.Name(), "llvm.objectsize.")) {
			asked = append(asked, call)
		}
	}
	if asked == nil {
		return
	}
	uses := map[ir.Value]int{}
	for inst := range f.Users() {
		for _, v := range inst.Operands() {
			uses[*v]++
		}
	}
	dead := map[ir.Instruction]bool{}
	var remove func(v ir.Value)
	remove = func(v ir.Value) {
		uses[v]--
		if uses[v] > 0 {
			return
		}
		switch v.(type) {
		case *ir.Load, *ir.GEP, *ir.Binary, *ir.FNeg, *ir.ICmp, *ir.FCmp, *ir.Cast, *ir.Freeze, *ir.Select:
			inst := v.(ir.Instruction)
			dead[inst] = true
			for _, x := range inst.Operands() {
				remove(*x)
			}
		}
	}
	for _, call := range asked {
		v := call.Args[0]
		call.Args[0] = &ir.Undef{Typ: v.Type()}
		remove(v)
	}
	for _, b := range f.Blocks {
		b.Insts = slices.DeleteFunc(b.Insts, func(inst ir.Instruction) bool { return dead[inst] })
	}
}
