package passes

import (
	"math/big"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
)

// setChild records the id of the thread that was spawned last.
func (w *walker) setChild(v *ivl.Var, id int) {
	w.set(ivl.StmtInfo{Origin: &ivl.Origin{}}, []target{whole(v)}, []folded{number(v.Type, big.NewInt(int64(id)))})
}

func number(t ivl.Type, n *big.Int) folded {
	v := value.Number(t, n)
	x, _ := constant(v, t, hashValue(v))
	return x
}

// intrinsic replaces the call of a {:thread_self}, {:thread_child} or
// {:allocator} procedure by an assignment of what it yields. The assignment
// stands for the call: its origin is the call.
func (w *walker) intrinsic(fr *frame, s *ivl.Call) {
	out := s.Proc.Outs[0]
	var x folded
	switch {
	case s.Proc.IsThreadSelf():
		if !w.idFits(fr, s, w.inst.ID+1) {
			return
		}
		x = number(out.Type, big.NewInt(int64(w.inst.ID+1)))
	case s.Proc.IsThreadChild():
		// No child has a larger id than the newest instance.
		if !w.idFits(fr, s, len(w.flattener.out.Instances)) {
			return
		}
		for _, v := range w.children {
			if ivl.EqualTypes(v.Type, out.Type) {
				sl := w.flattener.vars.slot(v)
				x = w.folder(fr).read(sl, ivl.NewIdent(v))
				if !x.known() {
					x.of = sl
				}
			}
		}
	default:
		address, ok := w.allocate(fr, s)
		if !ok {
			return
		}
		x = number(out.Type, address)
	}
	if len(s.Outs) == 0 || s.Outs[0] == nil {
		return
	}
	t := w.target(fr, s.Outs[0])
	w.set(w.copyInfo(fr, s), []target{t}, []folded{x})
}

// idFits ends the path if a thread id is too large for the type that the call
// of s yields, where it would not be different from all others.
func (w *walker) idFits(fr *frame, s *ivl.Call, id int) bool {
	if cfg.HasThreadID(s.Proc.Outs[0].Type, int64(id)) {
		return true
	}
	w.unknown(fr, s, cfg.ManyThreads)
	return false
}

// allocate gives the call its own address. It reports false when the path ends
// here: no address is left, or the object is too large for a slot.
func (w *walker) allocate(fr *frame, s *ivl.Call) (*big.Int, bool) {
	out := s.Proc.Outs[0].Type
	base, slot := cfg.HeapSlots(out)
	width := 64
	if bv, ok := ivl.Expand(out).(*ivl.BVType); ok {
		width = bv.Width
	}
	address := new(big.Int).Lsh(big.NewInt(w.objects), uint(slot))
	address.Add(address, new(big.Int).SetUint64(base))
	w.objects++
	end := new(big.Int).Add(address, new(big.Int).Lsh(big.NewInt(1), uint(slot)))
	if end.BitLen() > width {
		w.unknown(fr, s, "more objects are allocated than the address space has room for")
		return nil, false
	}
	if len(s.Args) > 0 {
		size := w.folder(fr).fold(s.Args[0])
		if cond := fits(size.expr, slot); cond != nil {
			v, known := value.Eval(cond, nil)
			switch {
			case !known:
				w.assertFor(fr, s, cond, goal.Bounded("object-size", 1<<slot-1, "")...)
				w.emit(&ivl.Assume{StmtInfo: ivl.StmtInfo{Origin: &ivl.Origin{}}, Cond: cond}) // where assertions are not asked for, too
			case v.IsFalse():
				w.unknown(fr, s, "an object that is allocated is larger than the address space kept for it")
				return nil, false
			}
		}
	}
	return address, true
}

// fits is the condition that a size is below 2^slot, or nil if it always is.
func fits(size ivl.Expr, slot int) ivl.Expr {
	if bv, ok := ivl.Expand(size.Type()).(*ivl.BVType); ok {
		if bv.Width <= slot {
			return nil
		}
		return ivl.NewEq(ivl.NewExtract(size, bv.Width, slot), ivl.NewBV64(0, bv.Width-slot))
	}
	limit := ivl.NewInt(new(big.Int).Lsh(big.NewInt(1), uint(slot)))
	return ivl.NewAnd(ivl.NewBinary(ivl.Le, ivl.NewInt64(0), size), ivl.NewBinary(ivl.Lt, size, limit))
}

// unknown ends the path with an assertion whose failure means that the verdict is unknown.
func (w *walker) unknown(fr *frame, s ivl.Stmt, reason string) {
	w.assertFor(fr, s, ivl.NewBool(false), &ivl.Attr{Name: "unknown", Args: []ivl.AttrArg{{Str: reason}}})
	w.stop()
}

// assertFor emits an assertion that stands for s.
func (w *walker) assertFor(fr *frame, s ivl.Stmt, cond ivl.Expr, attrs ...*ivl.Attr) {
	info := w.copyInfo(fr, s)
	info.Attrs = append(info.Attrs[:len(info.Attrs):len(info.Attrs)], attrs...)
	if w.loc != nil && !info.Attrs.Has("sourceloc") {
		info.Attrs = append(info.Attrs, w.loc)
	}
	w.emit(&ivl.Assert{StmtInfo: info, Cond: cond})
}
