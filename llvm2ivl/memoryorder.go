package llvm2ivl

import (
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
)

// accessKind says how an instruction accesses memory: plainly, or atomically with
// the memory order that it is the value of.
type accessKind enum.AtomicOrdering

const plainAccess accessKind = 0

// accessOf is the kind of access that a load or store makes.
func accessOf(inst ir.Instruction) accessKind {
	switch inst := inst.(type) {
	case *ir.InstLoad:
		if inst.Atomic {
			return accessKind(inst.Ordering)
		}
	case *ir.InstStore:
		if inst.Atomic {
			return accessKind(inst.Ordering)
		}
	default:
		panic(fmt.Sprintf("llvm2ivl: the access of a %T", inst))
	}
	return plainAccess
}

// orderNames are the memory orders as C11 calls them. Unordered, of Java, orders
// even less than relaxed does.
var orderNames = map[enum.AtomicOrdering]string{
	enum.AtomicOrderingUnordered:              "relaxed",
	enum.AtomicOrderingMonotonic:              "relaxed",
	enum.AtomicOrderingAcquire:                "acquire",
	enum.AtomicOrderingRelease:                "release",
	enum.AtomicOrderingAcquireRelease:         "acq_rel",
	enum.AtomicOrderingSequentiallyConsistent: "seq_cst",
}

// orderAttrs say of an atomic section which order its accesses have; those of one
// that says nothing are sequentially consistent.
func orderAttrs(o enum.AtomicOrdering) ivl.Attrs {
	if o == enum.AtomicOrderingSequentiallyConsistent {
		return nil
	}
	return ivl.Attrs{orderAttr("order", o)}
}

func orderAttr(name string, o enum.AtomicOrdering) *ivl.Attr {
	text, ok := orderNames[o]
	if !ok {
		panic(fmt.Sprintf("llvm2ivl: memory order %d", o))
	}
	return textAttr(name, text)
}

// translateFence is a fence. What only keeps the compiler from moving accesses, a
// fence for signal handlers, does nothing here.
func (f *funcTranslator) translateFence(inst *ir.InstFence) {
	if inst.SyncScope == "singlethread" {
		return
	}
	f.flushAll()
	s := &ivl.Assume{Cond: ivl.NewBool(true)}
	s.Attrs = ivl.Attrs{orderAttr("fence", inst.Ordering)}
	f.emit(s)
}
