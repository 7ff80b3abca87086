package rewrite

import "github.com/gsmack/gsmack/llvm2ivl/ir"

// VolatileAtomic makes plain volatile accesses relaxed atomic ones, as the memory model of Linux
// has them: they are not torn and do not race with one another, and order nothing else.
func VolatileAtomic(funcs []*ir.Func) {
	for _, f := range funcs {
		for inst := range f.Instructions() {
			switch inst := inst.(type) {
			case *ir.Load:
				if inst.Volatile && inst.Order == ir.NotAtomic {
					inst.Order = ir.Relaxed
				}
			case *ir.Store:
				if inst.Volatile && inst.Order == ir.NotAtomic {
					inst.Order = ir.Relaxed
				}
			}
		}
	}
}
