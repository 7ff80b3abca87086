package pointsto

import (
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/link"
)

// heapSites names heap objects. A function that returns what __gsmack_alloc, or another
// such function, returned is an allocator: each of its call sites makes objects of its own.
type heapSites struct {
	b          *builder
	allocators map[*ir.Func]bool
	// passed says of which allocator a call's result is the result.
	passed map[*ir.Call]*ir.Func
	clones map[*ir.Func]nodeID  // all objects that calls of an allocator make
	taken  map[ir.Constant]bool // functions whose address is used
}

func newHeapSites(b *builder) *heapSites {
	h := &heapSites{b: b, allocators: map[*ir.Func]bool{}, passed: map[*ir.Call]*ir.Func{},
		clones: map[*ir.Func]nodeID{}, taken: addressTaken(b.l)}
	state := map[*ir.Func]int{}
	for _, f := range b.l.Funcs {
		h.classify(f, state)
	}
	return h
}

// allocates reports whether f is one of the primitives that make objects.
func allocates(f *ir.Func) bool {
	return link.Primitive(f) && (f.Name() == "__gsmack_alloc" || f.Name() == "__gsmack_realloc")
}

// primitiveCalls are the calls of a primitive with so many arguments.
func (m *Analysis) primitiveCalls(name string, args int) []*ir.Call {
	var out []*ir.Call
	for _, f := range m.Linked.Funcs {
		for inst := range f.Instructions() {
			call, ok := inst.(*ir.Call)
			if !ok || len(call.Args) != args {
				continue
			}
			if g := ir.CalledFunc(call.Callee); g != nil && g.Name() == name && link.Primitive(g) {
				out = append(out, call)
			}
		}
	}
	return out
}

// addressTaken lists the symbols that are used other than by calling them.
func addressTaken(l *link.Linked) map[ir.Constant]bool {
	taken := map[ir.Constant]bool{}
	for _, g := range l.Globals {
		if g.Init != nil {
			ir.Symbols(g.Init, func(c ir.Constant) { taken[c] = true })
		}
	}
	ir.AddressesTaken(l.Funcs, taken)
	return taken
}

// classify finds out whether f is an allocator. state is 1 while f is looked at.
func (h *heapSites) classify(f *ir.Func, state map[*ir.Func]int) bool {
	if state[f] != 0 {
		return h.allocators[f]
	}
	state[f] = 1
	if len(f.Blocks) == 0 || f == h.b.l.Entry || h.taken[f] && !h.b.l.IsModel(f) {
		return false
	}
	t := &trace{h: h, state: state, fn: f, seen: map[ir.Value]bool{}}
	for _, b := range f.Blocks {
		if ret, ok := b.Term.(*ir.Ret); ok && (ret.X == nil || !t.value(ret.X)) {
			return false
		}
	}
	if len(t.calls) == 0 {
		return false
	}
	h.allocators[f] = true
	for _, c := range t.calls {
		h.passed[c] = f
	}
	h.clones[f] = h.b.newNode(owner{})
	return true
}

// trace follows a returned value back to the calls it comes from.
type trace struct {
	h     *heapSites
	state map[*ir.Func]int
	fn    *ir.Func
	seen  map[ir.Value]bool
	calls []*ir.Call
}

// value reports whether v is always null or the result of an allocator.
func (t *trace) value(v ir.Value) bool {
	if t.seen[v] {
		return true
	}
	t.seen[v] = true
	switch v := v.(type) {
	case *ir.Null, *ir.Undef:
		return true
	case *ir.Select:
		return t.value(v.X) && t.value(v.Y)
	case *ir.Phi:
		for _, inc := range v.Incs {
			if !t.value(inc.X) {
				return false
			}
		}
		return true
	case *ir.Load:
		return t.variable(v.Ptr)
	case *ir.Call:
		f := ir.CalledFunc(v.Callee)
		if f == nil || !(allocates(f) || t.h.classify(f, t.state)) {
			return false
		}
		t.calls = append(t.calls, v)
		return true
	}
	return false
}

// variable reports whether all that is ever stored in the alloca src is null or the result
// of an allocator; its address must not be used otherwise.
func (t *trace) variable(src ir.Value) bool {
	if _, ok := src.(*ir.Alloca); !ok {
		return false
	}
	for inst := range t.fn.Instructions() {
		switch inst := inst.(type) {
		case *ir.Load:
			continue
		case *ir.Store:
			if inst.Ptr == src {
				if inst.X == src || !t.value(inst.X) {
					return false
				}
				continue
			}
		}
		for _, op := range inst.Operands() {
			if *op == src {
				return false
			}
		}
	}
	return true
}

// result gives a call in fn of the allocator f (or of __gsmack_alloc) what it makes.
func (h *heapSites) result(call *ir.Call, f, fn *ir.Func, direct bool) {
	b := h.b
	to := b.node(call)
	if to == noNode {
		return
	}
	source := noNode
	if g := h.passed[call]; g != nil && direct {
		source = h.clones[g]
	} else {
		source = b.newNode(owner{})
		o := b.m.heapObject(b, call, f, fn)
		b.addLoc(source, b.loc(o, 0))
	}
	b.addCopy(source, to)
	b.addCopy(source, h.clonesOf(f))
}

// clonesOf is what all calls of f make; noNode for __gsmack_alloc itself.
func (h *heapSites) clonesOf(f *ir.Func) nodeID {
	if n, ok := h.clones[f]; ok {
		return n
	}
	return noNode
}
