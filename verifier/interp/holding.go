package interp

import (
	"slices"
	"sort"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// holdings lists what thread t holds, by the ghost state with {:holder KIND}: maps
// from objects to the ids of the threads that hold them. What several threads can hold has
// two maps: with {:readers KIND}, from objects to how many do, and with {:reading KIND}, from the
// sum of an object's address and a thread's id to whether that thread does. A variable is such a
// map for one key, {:object ADDRESS}.
func (r *recorder) holdings(m *Machine, t int) []string {
	id := value.Int64(m.threads[t].id)
	var out []string
	for _, g := range m.prog.holders {
		m.elements(g, func(at, holder value.Value) {
			if sameID(holder, id) {
				out = append(out, r.object(m.prog.text(g, "holder"), at))
			}
		})
	}
	for _, g := range m.prog.readers {
		kind := m.prog.text(g, "readers")
		m.elements(g, func(at, count value.Value) {
			if !isZero(count) && m.reads(t, kind, at) {
				out = append(out, r.object(kind, at)+" to read")
			}
		})
	}
	sort.Strings(out)
	return out
}

// locks records which locks thread t has acquired and released since it was last looked at.
func (r *recorder) locks(m *Machine, t int, rec *record) {
	if s, ok := rec.stmt.(*ivl.Assign); ok && r.prog.fromC {
		for _, l := range s.Lhs {
			v := cfg.Target(l).Var
			if slices.Contains(m.prog.holders, v) || slices.Contains(m.prog.readers, v) || slices.Contains(m.prog.reading, v) {
				for u := range m.threads {
					r.stale[u] = true
				}
			}
		}
	}
	if !r.stale[t] {
		return
	}
	delete(r.stale, t)
	before, now := r.held[t], r.holdings(m, t)
	r.held[t] = now
	for _, l := range now {
		if !slices.Contains(before, l) {
			rec.acquires = append(rec.acquires, l)
		}
	}
	for _, l := range before {
		if !slices.Contains(now, l) {
			rec.releases = append(rec.releases, l)
		}
	}
}

// elements calls f for what a global variable with ghost state says of each object.
func (m *Machine) elements(g *ivl.Var, f func(at, state value.Value)) {
	state, ok := m.Global(g)
	if !ok {
		return
	}
	if state.Kind() == value.MapKind {
		state.Each(func(args []value.Value, of value.Value) bool {
			if len(args) == 1 {
				f(args[0], of)
			}
			return true
		})
		return
	}
	if a := m.prog.attr(g, "object"); a != nil && len(a.Args) == 1 {
		if at, ok := value.Eval(a.Args[0].Expr, nil); ok {
			f(at, state)
		}
	}
}

// reads reports whether thread t holds the object to read.
func (m *Machine) reads(t int, kind string, object value.Value) bool {
	n, ok := object.Uint64()
	found := false
	for _, g := range m.prog.reading {
		if !ok || m.prog.text(g, "reading") != kind {
			continue
		}
		m.elements(g, func(at, count value.Value) {
			k, ok := at.Uint64()
			found = found || ok && k == n+uint64(m.threads[t].id) && !isZero(count)
		})
	}
	return found
}

// readers are the threads that hold the object to read.
func (m *Machine) readers(kind string, object value.Value) []int {
	var out []int
	for t := range m.threads {
		if m.reads(t, kind, object) {
			out = append(out, t)
		}
	}
	return out
}

func isZero(v value.Value) bool {
	n, ok := v.Uint64()
	return ok && n == 0
}

func sameID(a, b value.Value) bool {
	x, ok1 := a.Uint64()
	y, ok2 := b.Uint64()
	return ok1 && ok2 && x == y
}

// object names what lies at an address: mutex m.
func (r *recorder) object(kind string, at value.Value) string {
	if n, ok := at.Uint64(); ok {
		if name, known := r.memory.Part(n); known {
			return kind + " " + name
		}
	}
	return kind + " at " + at.String()
}
