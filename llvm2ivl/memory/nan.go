package memory

import (
	"strings"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// Which NaN an operator gives is left open: the sign, and whose payload it has (LangRef, "Behavior of Floating-Point NaN values"). It
// makes a difference only where the program decides by the bits, other than by comparing numbers. Operators from which such bits
// can come are found backwards from what decides; a payload comes from operators before them.

// nanFlow follows the bits of floating-point numbers backwards.
type nanFlow struct {
	*valueFlow
	seen   map[ir.Value]bool
	looked map[holder]bool // bits are looked at that it holds
	values map[holder][]ir.Value
	blocks map[holder][]holder
}

// FindNaNs finds the operators of which SeesNaN holds.
func (m *Memory) FindNaNs() {
	any := false
	for _, f := range m.Linked.Funcs {
		for inst := range f.Instructions() {
			any = any || makesNaN(inst)
		}
	}
	if !any {
		return
	}
	w := &nanFlow{valueFlow: &valueFlow{m: m}, seen: map[ir.Value]bool{}, looked: map[holder]bool{}, values: map[holder][]ir.Value{}, blocks: map[holder][]holder{}}
	var decides []ir.Value
	var compared []*Region
	w.walk(flowVisitor{
		value:   func(to holder, v ir.Value) { w.values[to] = append(w.values[to], v) },
		block:   func(to, from holder) { w.blocks[to] = append(w.blocks[to], from) },
		compare: func(r *Region) { compared = append(compared, r) },
		user: func(u ir.User) {
			call, ok := u.(*ir.Call)
			if !ok {
				decides = append(decides, m.Decides(u)...)
				return
			}
			if g, _ := m.GhostOf(call); g == "" && len(w.callees(call)) == 0 {
				if !IsOperator(call) || strings.HasPrefix(ir.CalledFunc(call.Callee).Name(), "llvm.mem") {
					decides = append(decides, call.Args...)
				}
			}
		},
	})
	for _, r := range compared {
		w.look(r)
	}
	for _, v := range decides {
		if elem, _ := ir.Elements(v.Type()); !isFloat(elem) {
			w.follow(v)
		}
	}
	m.nans = w.seen
}

// SeesNaN reports whether the program may decide by the bits of a NaN that an operator gives.
func (m *Memory) SeesNaN(v ir.Value) bool { return m.nans[v] && makesNaN(v) }

// makesNaN reports whether v is computed, not moved, and may be a NaN.
func makesNaN(v ir.Value) bool {
	elem, _ := ir.Elements(v.Type())
	switch v := v.(type) {
	case *ir.AtomicRMW:
		return isFloat(elem) && v.Op != "xchg"
	case *ir.Binary:
		return isFloat(elem)
	case *ir.Cast:
		return v.Op == "fptrunc" || v.Op == "fpext"
	case *ir.Call:
		if !isFloat(elem) || !IsOperator(v) {
			return false
		}
		name := ir.CalledFunc(v.Callee).Name()
		return !strings.HasPrefix(name, "llvm.fabs.") && !strings.HasPrefix(name, "llvm.copysign.")
	}
	return false
}

func isFloat(t ir.Type) bool {
	_, ok := t.(*ir.FloatType)
	return ok
}

// follow goes from a value that is looked at to what it is computed from.
func (w *nanFlow) follow(v ir.Value) {
	for _, source := range backwards(v, w.seen, func(v ir.Value) bool {
		cast, ok := v.(*ir.Cast)
		_, compares := v.(*ir.FCmp)
		return compares || ok && (cast.Op == "fptosi" || cast.Op == "fptoui")
	}) {
		for _, x := range w.holders(source) {
			w.look(x)
		}
	}
}

// look goes on from what holds a value that is looked at.
func (w *nanFlow) look(x holder) {
	if w.looked[x] {
		return
	}
	w.looked[x] = true
	for _, v := range w.values[x] {
		w.follow(v)
	}
	for _, from := range w.blocks[x] {
		w.look(from)
	}
}
