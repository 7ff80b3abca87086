package interp

import (
	"sort"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/value"
)

// holdings lists what thread t holds, by the ghost state with {:holder KIND}: maps
// from objects to the ids of the threads that hold them, and variables for one
// object, {:object ADDRESS}.
func (r *recorder) holdings(m *Machine, t int) []string {
	id := value.Int64(m.threads[t].id)
	var out []string
	for _, g := range m.prog.holders {
		kind := m.prog.text(g, "holder")
		state, ok := m.Global(g)
		if !ok {
			continue
		}
		if state.Kind() == value.MapKind {
			state.Each(func(args []value.Value, holder value.Value) bool {
				if len(args) == 1 && sameID(holder, id) {
					out = append(out, r.object(kind, args[0]))
				}
				return true
			})
			continue
		}
		if a := m.prog.attr(g, "object"); a != nil && len(a.Args) == 1 && sameID(state, id) {
			if at, ok := value.Eval(a.Args[0].Expr, func(*ivl.Var) (value.Value, bool) { return value.Value{}, false }); ok {
				out = append(out, r.object(kind, at))
			}
		}
	}
	sort.Strings(out)
	return out
}

func sameID(a, b value.Value) bool {
	x, ok1 := a.Uint64()
	y, ok2 := b.Uint64()
	return ok1 && ok2 && x == y
}

// object names what lies at an address: mutex m.
func (r *recorder) object(kind string, at value.Value) string {
	if n, ok := at.Uint64(); ok {
		if name, _, known := r.memory.Place(n); known {
			return kind + " " + name
		}
	}
	return kind + " at " + at.String()
}
