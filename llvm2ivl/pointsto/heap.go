package pointsto

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/link"
)

// A call of __gsmack_alloc or __gsmack_realloc is an allocation site. It has been copied for each call of the functions that
// it stands in (rewrite/callee.go), so what is known of the one that called them holds for all objects that it makes.

// callSite is a call of a function by its name, or by its address if it is the call's own copy.
type callSite struct {
	call   *ir.Call
	in     *ir.Func
	cyclic bool // a loop of in repeats it
}

// callSites are the calls of each function; taken has the functions that are used otherwise than to be called, too.
func callSites(l *link.Linked) (calls map[*ir.Func][]callSite, taken map[ir.Constant]bool) {
	calls, taken = map[*ir.Func][]callSite{}, map[ir.Constant]bool{}
	for _, g := range l.Globals {
		if g.Init != nil {
			ir.Symbols(g.Init, func(c ir.Constant) { taken[c] = true })
		}
	}
	ir.AddressesTaken(l.Funcs, taken)
	for _, f := range l.Funcs {
		for _, c := range f.Unwinding {
			ir.Symbols(c, func(c ir.Constant) { taken[c] = true })
		}
		cycles := f.Cyclic()
		for _, b := range f.Blocks {
			for call := range b.Calls() {
				site := callSite{call, f, cycles[b]}
				if g := ir.CalledFunc(call.Callee); g != nil {
					calls[g] = append(calls[g], site)
				}
				for _, g := range call.Own {
					calls[g] = append(calls[g], site)
				}
			}
		}
	}
	return calls, taken
}

// caller is the only call of f; false if there may be others.
func (m *Analysis) caller(f *ir.Func) (callSite, bool) {
	if calls := m.calls[f]; len(calls) == 1 && !m.taken[f] && !slices.Contains(m.Linked.Roots(), f) {
		return calls[0], true
	}
	return callSite{}, false
}

// primitiveCalls are the calls of a primitive with so many arguments.
func (m *Analysis) primitiveCalls(name string, args int) []*ir.Call {
	var out []*ir.Call
	for _, f := range m.Linked.Funcs {
		for call := range f.Calls() {
			if g := ir.CalledFunc(call.Callee); g != nil && len(call.Args) == args && g.Name() == name && link.Primitive(g) {
				out = append(out, call)
			}
		}
	}
	return out
}

// heapObject makes the object of an allocation site in fn that calls f. It is named after the call of the program.
func (m *Analysis) heapObject(b *builder, call *ir.Call, f, fn *ir.Func) *objState {
	if o := m.byValue[call]; o != nil {
		return b.objects[o.ID]
	}
	l := m.Linked
	o := &Object{Kind: HeapObject, Value: call, Func: fn, Size: -1, Align: 16}
	for l.IsModel(fn) {
		up, ok := m.caller(fn)
		if !ok {
			break
		}
		call, f, fn = up.call, fn, up.in
	}
	o.Name = l.Name(fn) + "." + strings.TrimLeft(f.Name(), "_")
	o.CName = l.FuncCName(f)
	if pos := l.Position(call); pos.IsValid() {
		o.CName = fmt.Sprintf("%s at %s:%d", o.CName, pos.File, pos.Line)
	}
	m.addObject(o)
	b.adopt(o)
	b.objects[o.ID].allocated = m.Allocated(o)
	return b.objects[o.ID]
}

// SizeOf is the size of o in bytes, or -1 if it is not known.
func (m *Analysis) SizeOf(o *Object) int64 {
	if o.Kind == HeapObject {
		return m.Allocated(o)
	}
	return o.Size
}

// Allocated is the size in bytes of each object that an allocation site makes, or -1 if it is not constant.
func (m *Analysis) Allocated(o *Object) int64 {
	n, ok := m.allocated[o]
	if !ok {
		n = -1
		if call, ok := o.Value.(*ir.Call); ok && len(call.Args) > 0 {
			if v := m.size(call.Args[len(call.Args)-1], o.Func); v != nil && v.IsInt64() && v.Sign() >= 0 {
				n = v.Int64()
			}
		}
		m.allocated[o] = n
	}
	return n
}

// size is the value of v, as unsigned, in the function in, or nil.
func (m *Analysis) size(v ir.Value, in *ir.Func) *big.Int {
	switch v := v.(type) {
	case ir.Constant:
		if n, ok := m.Linked.Const(v).(*constant.Int); ok {
			return n.Value
		}
	case *ir.Param:
		i := slices.Index(in.Params, v)
		if up, ok := m.caller(in); ok && i < len(up.call.Args) {
			return m.size(up.call.Args[i], up.in)
		}
	case *ir.Load:
		if p := in.Parameter(v); p != nil {
			return m.size(p, in)
		}
	case *ir.Cast:
		if n := m.size(v.X, in); n != nil && (v.Op == "zext" || v.Op == "sext" && n.BitLen() < 31) {
			return n
		}
	case *ir.Binary:
		x, y := m.size(v.X, in), m.size(v.Y, in)
		if it, ok := v.Type().(*ir.IntType); ok && x != nil && y != nil {
			return constant.Fold(string(v.Op), it.Bits, x, y)
		}
	case *ir.ExtractValue: // of a checked product
		call, ok := v.X.(*ir.Call)
		if !ok || len(v.Indices) != 1 || v.Indices[0] != 0 || len(call.Args) != 2 || !calls(call, "llvm.umul.with.overflow.i64") {
			return nil
		}
		if x, y := m.size(call.Args[0], in), m.size(call.Args[1], in); x != nil && y != nil {
			return new(big.Int).Mul(x, y)
		}
	}
	return nil
}
