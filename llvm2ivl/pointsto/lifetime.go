package pointsto

import (
	"math/big"

	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// Freed reports whether a call of __gsmack_free may be given o.
func (m *Analysis) Freed(o *Object) bool {
	if m.freed == nil {
		m.freed = map[*Object]bool{}
		for _, call := range m.primitiveCalls("__gsmack_free", 1) {
			for _, o := range m.Pointees(call.Args[0]) {
				m.freed[o] = true
			}
		}
	}
	return m.freed[o]
}

// Allocated is the size in bytes of each object that an allocation site makes, or -1 if it is not constant.
func (m *Analysis) Allocated(o *Object) int64 {
	if n, ok := m.allocated[o]; ok {
		return n
	}
	n := int64(-1)
	if call, ok := o.Value.(*ir.Call); ok {
		if v := m.s.builder.heap.bytes(call, o.Func, nil); v != nil && v.IsInt64() && v.Sign() >= 0 {
			n = v.Int64()
		}
	}
	m.allocated[o] = n
	return n
}

// bytes is the size of the objects that the call of an allocator makes, or nil. outer gives the values of the parameters
// of in, the function that the call stands in.
func (h *heapSites) bytes(call *ir.Call, in *ir.Func, outer map[*ir.Param]*big.Int) *big.Int {
	f := ir.CalledFunc(call.Callee)
	if f == nil {
		return nil
	}
	args := make([]*big.Int, len(call.Args))
	for i, a := range call.Args {
		args[i] = h.number(a, in, outer)
	}
	if len(f.Blocks) == 0 { // __gsmack_alloc, __gsmack_realloc
		if len(args) == 0 {
			return nil
		}
		return args[len(args)-1]
	}
	params := map[*ir.Param]*big.Int{}
	for i, p := range f.Params {
		if i < len(args) && args[i] != nil {
			params[p] = args[i]
		}
	}
	var size *big.Int
	for inner, g := range h.passed {
		if g != f {
			continue
		}
		n := h.bytes(inner, f, params)
		if n == nil || size != nil && size.Cmp(n) != 0 {
			return nil
		}
		size = n
	}
	return size
}

// number is the value of v, as unsigned, where the parameters have the values that are given, or nil.
func (h *heapSites) number(v ir.Value, in *ir.Func, params map[*ir.Param]*big.Int) *big.Int {
	switch v := v.(type) {
	case ir.Constant:
		if n, ok := h.b.l.Const(v).(*constant.Int); ok {
			return n.Value
		}
	case *ir.Param:
		return params[v]
	case *ir.Load: // the place where unoptimised code keeps a parameter
		var only *ir.Store
		for inst := range in.Instructions() {
			for _, op := range inst.Operands() {
				if *op != v.Ptr {
					continue
				}
				switch inst := inst.(type) {
				case *ir.Load:
					continue
				case *ir.Store:
					if inst.Ptr == v.Ptr && inst.X != v.Ptr && only == nil {
						only = inst
						continue
					}
				}
				return nil
			}
		}
		if _, ok := v.Ptr.(*ir.Alloca); !ok || only == nil {
			return nil
		}
		if p, ok := only.X.(*ir.Param); ok {
			return params[p]
		}
	case *ir.Cast:
		if n := h.number(v.X, in, params); n != nil && (v.Op == "zext" || v.Op == "sext" && n.BitLen() < 31) {
			return n
		}
	case *ir.Binary:
		x, y := h.number(v.X, in, params), h.number(v.Y, in, params)
		if it, ok := v.Type().(*ir.IntType); ok && x != nil && y != nil {
			return constant.Fold(string(v.Op), it.Bits, x, y)
		}
	case *ir.ExtractValue: // of a checked product
		call, ok := v.X.(*ir.Call)
		if !ok || len(v.Indices) != 1 || v.Indices[0] != 0 || len(call.Args) != 2 {
			return nil
		}
		f := ir.CalledFunc(call.Callee)
		x, y := h.number(call.Args[0], in, params), h.number(call.Args[1], in, params)
		if f != nil && f.Name() == "llvm.umul.with.overflow.i64" && x != nil && y != nil {
			return new(big.Int).Mul(x, y)
		}
	}
	return nil
}
