package pointsto

import (
	"slices"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// Settle says which objects are Local and which Single, and places them. An alloca is Local if it is confined, and no
// access may mean it or something else, so that each activation can keep it in variables of its own; groups are the objects
// that some access cannot tell apart.
func (m *Analysis) Settle(groups [][]*Object) {
	for m.dropShared(groups) {
		m.dropEscaping(m.confined)
	}
	once := m.runsOnce()
	for _, o := range m.Objects {
		switch o.Kind {
		case AllocaObject:
			o.Local = m.confined[o]
			o.Single = !o.Local && once[o.Func] && !m.cyclic[o] && o.Size >= 0
		}
	}
	m.place()
}

// findSingleHeap says which allocation sites make one object.
func (m *Analysis) findSingleHeap() {
	once := m.runsOnce()
	for _, o := range m.Objects {
		if o.Kind == HeapObject {
			call := o.Value.(*ir.Call)
			o.Single = once[o.Func] && slices.ContainsFunc(m.calls[ir.CalledFunc(call.Callee)], func(s callSite) bool { return s.call == call && !s.cyclic })
		}
	}
}

// findConfined gives the allocas whose address stays in values of their own function and in other such
// allocas.
func (m *Analysis) findConfined() map[*Object]bool {
	confined := map[*Object]bool{}
	for _, o := range m.Objects {
		if o.Kind == AllocaObject && !m.cyclic[o] && o.Size >= 0 {
			confined[o] = true
		}
	}
	m.dropEscaping(confined)
	return confined
}

// OfOneThread reports whether o is made by an alloca whose address stays in values of functions and in other such objects: a thread accesses only those
// that it made itself.
func (m *Analysis) OfOneThread(o *Object) bool {
	if m.ofOneThread == nil {
		m.ofOneThread = map[*Object]bool{}
		for _, o := range m.Objects {
			m.ofOneThread[o] = o.Kind == AllocaObject
		}
		m.dropWhere(m.ofOneThread, func(o *Object, w owner) bool { return w.fn != nil || w.key || w.obj != nil && m.ofOneThread[w.obj] })
	}
	return m.ofOneThread[o]
}

// dropEscaping drops the allocas whose address gets elsewhere, until there is none.
func (m *Analysis) dropEscaping(confined map[*Object]bool) {
	m.dropWhere(confined, func(o *Object, w owner) bool {
		return w.fn == o.Func && w.obj == nil && !w.border || w.obj != nil && confined[w.obj] && w.obj.Func == o.Func
	})
}

// dropWhere drops the objects whose address something holds that is not inside, until there is none.
func (m *Analysis) dropWhere(confined map[*Object]bool, inside func(o *Object, w owner) bool) {
	s := m.s
	for changed := true; changed; {
		changed = false
		for id, n := range s.nodes {
			if s.find(nodeID(id)) != nodeID(id) {
				continue
			}
			for _, l := range n.has.list() {
				o := m.Objects[s.places[l].obj]
				if !confined[o] {
					continue
				}
				for _, w := range n.owners {
					if !inside(o, w) && confined[o] {
						delete(confined, o)
						changed = true
					}
				}
			}
		}
	}
}

// dropShared drops what some access cannot tell from what is not confined to the same function, and reports whether
// there was any.
func (m *Analysis) dropShared(groups [][]*Object) (changed bool) {
	for _, objects := range groups {
		same := true
		for _, o := range objects {
			same = same && m.confined[o] && o.Func == objects[0].Func
		}
		for _, o := range objects {
			if !same && m.confined[o] {
				delete(m.confined, o)
				changed = true
			}
		}
	}
	return changed
}
