package emit

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// orderAttrs say of an atomic section which order its accesses have; those of one
// that says nothing are sequentially consistent.
func orderAttrs(o ir.Order) ivl.Attrs {
	if o == ir.SeqCst {
		return nil
	}
	return ivl.Attrs{textAttr("order", o.String())}
}

// translateFence is a fence. What only keeps the compiler from moving accesses, a
// fence for signal handlers, does nothing here.
func (f *funcTranslator) translateFence(inst *ir.Fence) {
	if inst.SingleThread {
		return
	}
	f.flushAll()
	s := &ivl.Assume{Cond: ivl.NewBool(true)}
	s.Attrs = ivl.Attrs{textAttr("fence", inst.Order.String())}
	f.emit(s)
}
