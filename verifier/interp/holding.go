package interp

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/machine"
)

// holdings lists what thread t holds, by the ghost state with {:holder KIND}: maps
// from objects to the ids of the threads that hold them. Objects that several threads can hold
// have two maps: {:readers KIND}, from objects to the number of their holders, and {:reading KIND},
// from the sum of an object's address and a thread's id to whether the thread holds the object. A
// variable is such a map for one key, {:object ADDRESS}.
func (r *recorder) holdings(m *machine.Machine, t int) []string {
	id := value.Int64(m.Thread(t).ID)
	var out []string
	for _, g := range m.Prog.Holders {
		elements(m, g, func(at, holder value.Value) {
			if sameID(holder, id) {
				out = append(out, r.object(m.Prog.Text(g, "holder"), at))
			}
		})
	}
	for _, g := range m.Prog.Readers {
		kind := m.Prog.Text(g, "readers")
		elements(m, g, func(at, count value.Value) {
			if !isZero(count) && holdsToRead(m, t, kind, at) {
				out = append(out, r.object(kind, at)+" to read")
			}
		})
	}
	slices.Sort(out)
	return out
}

// locks records which locks thread t has acquired and released since it was last looked at.
func (r *recorder) locks(m *machine.Machine, t int, rec *record) {
	if s, ok := rec.stmt.(*ivl.Assign); ok && r.prog.FromC {
		for _, l := range s.Lhs {
			v := cfg.Target(l).Var
			if slices.Contains(m.Prog.Holders, v) || slices.Contains(m.Prog.Readers, v) || slices.Contains(m.Prog.Reading, v) {
				for u := range m.Threads() {
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
func elements(m *machine.Machine, g *ivl.Var, f func(at, state value.Value)) {
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
	if a := m.Prog.Attr(g, "object"); a != nil && len(a.Args) == 1 {
		if at, ok := value.Eval(a.Args[0].Expr, nil); ok {
			f(at, state)
		}
	}
}

// holdsToRead reports whether thread t holds the object to read.
func holdsToRead(m *machine.Machine, t int, kind string, object value.Value) bool {
	n, ok := object.Uint64()
	found := false
	for _, g := range m.Prog.Reading {
		if !ok || m.Prog.Text(g, "reading") != kind {
			continue
		}
		elements(m, g, func(at, count value.Value) {
			k, ok := at.Uint64()
			found = found || ok && k == n+uint64(m.Thread(t).ID) && !isZero(count)
		})
	}
	return found
}

// readersOf are the threads that hold the object to read.
func readersOf(m *machine.Machine, kind string, object value.Value) []int {
	var out []int
	for t := range m.Threads() {
		if holdsToRead(m, t, kind, object) {
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
