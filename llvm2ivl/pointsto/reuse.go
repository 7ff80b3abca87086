package pointsto

import (
	"maps"
	"slices"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// An allocator may give a new object the address of one that is gone. A program can see that in two ways. It compares two addresses
// for equality, also by a compare-and-exchange, of which one may be that of a freed object, and the other that of an object of an
// allocation site. Or it sees the numbers of both (exposed.go). In both cases the addresses of the former become available, and
// the latter may be given them. Models compare addresses to tell objects apart, which tells the program nothing; but whether the
// bytes of two blocks are the same (memcmp) they tell it.
func (m *Analysis) findReuse() {
	m.available, m.reuses = map[*Object]bool{}, map[*Object]bool{}
	compared := func(old, new []*Object) {
		for _, o := range old {
			if o.Kind != HeapObject || !m.Freed(o) {
				continue
			}
			for _, n := range new {
				if n.Kind == HeapObject {
					m.available[o], m.reuses[n] = true, true
				}
			}
		}
	}
	compares := func(x, y ir.Value) {
		a, b := m.Pointees(x), m.Pointees(y)
		compared(a, b)
		compared(b, a)
	}
	var exposed []*Object
	for _, o := range m.Objects {
		if o.Exposed {
			exposed = append(exposed, o)
		}
	}
	compared(exposed, exposed)
	for _, f := range m.Linked.Funcs {
		model := m.Linked.IsModel(f)
		for inst := range f.Instructions() {
			switch inst := inst.(type) {
			case *ir.ICmp:
				if x, y := widened(inst.X), widened(inst.Y); (inst.Pred == "eq" || inst.Pred == "ne") && (!model || m.isPart(x) && m.isPart(y)) {
					compares(x, y)
				}
			case *ir.Binary: // memcmp and bcmp
				if x, y := widened(inst.X), widened(inst.Y); model && (inst.Op == "sub" || inst.Op == "xor") && m.isPart(x) && m.isPart(y) {
					compares(x, y)
				}
			case *ir.CmpXchg:
				if !model {
					compares(inst.Cmp, inst)
				}
			}
		}
	}
}

// MayReuse reports whether what the call allocates may be given the address of an object that is gone, and the program can see that.
func (m *Analysis) MayReuse(call *ir.Call) bool { return m.any(call, m.reuses) }

// Heirs lists the objects that are none of those given, but may get the address of one that is gone. A pointer to those is not one to them, whatever its number is.
func (m *Analysis) Heirs(objects []*Object) (heirs []*Object) {
	if !slices.ContainsFunc(objects, m.Freed) {
		return nil
	}
	for _, o := range m.Objects {
		if m.reuses[o] && !slices.Contains(objects, o) {
			heirs = append(heirs, o)
		}
	}
	return heirs
}

// BecomesAvailable reports whether the address p, of an object that is gone, may be given to another one, and the program can see that.
func (m *Analysis) BecomesAvailable(p ir.Value) bool { return m.any(p, m.available) }

// any reports whether p may point to one of the objects.
func (m *Analysis) any(p ir.Value, objects map[*Object]bool) bool {
	return slices.ContainsFunc(m.Pointees(p), func(o *Object) bool { return objects[o] })
}

// The identity of a thread whose lifetime is over may be that of a new one. A program can only see that where it compares identities for
// equality; pthread_equal is a comparison like any. What else it does with their numbers is not modelled: they are small, and increase.
func (m *Analysis) findIdentities() {
	var compared [][2]ir.Value
	for _, f := range m.Linked.Funcs {
		if m.Linked.IsModel(f) && f.Name() != "pthread_equal" && f.Name() != "thrd_equal" {
			continue
		}
		for inst := range f.Instructions() {
			switch inst := inst.(type) {
			case *ir.ICmp:
				_, number := m.s.builder.intOf(inst.Y)
				if (inst.Pred == "eq" || inst.Pred == "ne") && !number && !isNull(inst.Y) && m.s.layout.Bits(inst.X.Type()) == int64(m.s.layout.PtrBits()) {
					compared = append(compared, [2]ir.Value{inst.X, inst.Y})
				}
			case *ir.CmpXchg:
				if m.s.layout.Bits(inst.New.Type()) == int64(m.s.layout.PtrBits()) {
					compared = append(compared, [2]ir.Value{inst.Cmp, inst})
				}
			}
		}
	}
	if len(compared) == 0 || !m.Concurrent {
		return
	}
	x := m.newExposure()
	x.threads = true
	x.follow()
	m.ThreadsCompared = slices.ContainsFunc(compared, func(v [2]ir.Value) bool { return x.integer[v[0]] && x.integer[v[1]] })
}

// identities is what the primitives do with identities of threads: some give them, and to start a thread hands its arguments on.
func (x *exposure) identities(call *ir.Call) {
	f := ir.CalledFunc(call.Callee)
	if f == nil {
		return
	}
	switch f.Name() {
	case "__gsmack_self":
		x.mark(call)
	case "__gsmack_spawn":
		x.mark(call)
		if g := ir.CalledFunc(call.Args[0]); g != nil {
			for i, p := range g.Params[:min(len(g.Params), len(call.Args)-1)] {
				if x.integer[call.Args[i+1]] {
					x.mark(p)
				}
			}
		}
	}
}

// A Ghost is a call that sets ghost state of a place in an object.
type Ghost struct {
	Call   *ir.Call // of __gsmack_ghost_set, with a key
	Offset int64    // from the start of the object
}

// maxGhosts is the number of places in an object whose ghost state is listed.
const maxGhosts = 64

// findGhosts lists what models keep beside objects of the heap and variables of functions: the owner of a mutex in a
// node of a list. When the address is used for another object, it is over. Where that may lie anywhere, or at too many places, the object is aged.
func (m *Analysis) findGhosts() {
	m.aged = map[*Object]bool{}
	for _, call := range m.primitiveCalls("__gsmack_ghost_set", 3) {
		seen := map[*Object]map[int64]bool{}
		for _, p := range m.s.placesOf(m.s.builder.node(call.Args[1])) {
			o := m.s.objects[p.obj]
			key := o.Object
			switch {
			case m.available[o.Object]:
				key = nil
			case o.Kind != AllocaObject:
				continue
			}
			last, stride := p.off, int64(1)
			if r := o.rangeOf(p.off); !isKnown(p.off) || r != nil && (r.hi-1-p.off)/r.stride >= maxGhosts {
				m.aged[key] = true
				continue
			} else if r != nil {
				last, stride = r.hi-1, r.stride
			}
			if seen[key] == nil {
				seen[key] = map[int64]bool{}
			}
			for at := p.off; at <= last; at += stride {
				seen[key][at] = true
			}
		}
		for o, offsets := range seen {
			for _, at := range slices.Sorted(maps.Keys(offsets)) {
				m.Ghosts[o] = append(m.Ghosts[o], Ghost{call, at})
			}
		}
	}
	maps.DeleteFunc(m.Ghosts, func(o *Object, _ []Ghost) bool { return m.aged[o] })
}

// Aged reports whether the ghost state of o, nil for an object of the heap whose address may be used again, is told from that of the object that
// was there before by the age of its address, and not listed.
func (m *Analysis) Aged(o *Object) bool {
	return m.aged[o] || m.available[o] && m.aged[nil]
}
