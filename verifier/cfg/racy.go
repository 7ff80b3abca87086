package cfg

import "github.com/gsmack/gsmack/ivl"

// Kind is a kind of access.
type Kind int

// The kinds.
const (
	PlainRead Kind = iota
	PlainWrite
	AtomicRead
	AtomicWrite
	Kinds = 4
)

// Kind is that of an access of s, given the variables that hold memory of the program: only
// accesses to those can be plain ones.
func (s *Step) Kind(a Access, data map[*ivl.Var]bool) Kind {
	switch plain := data[a.Var] && s.Plain(); {
	case plain && a.Write:
		return PlainWrite
	case plain:
		return PlainRead
	case a.Write:
		return AtomicWrite
	}
	return AtomicRead
}

// Write reports whether it is a kind of write.
func (k Kind) Write() bool { return k == PlainWrite || k == AtomicWrite }

// Plain reports whether it is a kind of plain access.
func (k Kind) Plain() bool { return k == PlainRead || k == PlainWrite }

// Conflicts reports whether accesses of the two kinds to one place race if nothing orders them.
func (k Kind) Conflicts(l Kind) bool { return (k.Write() || l.Write()) && (k.Plain() || l.Plain()) }

// KindSet says by which kinds of access a variable is used.
type KindSet [Kinds]bool

// meets reports whether an access of u and one of v are related.
func (u KindSet) meets(v KindSet, related func(k, l Kind) bool) bool {
	for k := range u {
		for l := range v {
			if u[k] && v[l] && related(Kind(k), Kind(l)) {
				return true
			}
		}
	}
	return false
}

// AccessKinds says how each instance uses the globals. What the entry instance does while no other thread
// exists does not count.
func (t *Threads) AccessKinds() []map[*ivl.Var]KindSet {
	data := t.DataVars()
	out := make([]map[*ivl.Var]KindSet, len(t.Instances))
	for i, inst := range t.Instances {
		out[i] = map[*ivl.Var]KindSet{}
		for _, s := range inst.Steps {
			for _, a := range s.Accesses {
				if !a.Alone {
					u := out[i][a.Var]
					u[s.Kind(a, data)] = true
					out[i][a.Var] = u
				}
			}
		}
	}
	return out
}

// RacyVars finds the {:data} variables that two instances may access in
// conflict: one of them writes, and not both accesses are atomic.
func (t *Threads) RacyVars() map[*ivl.Var]bool { return t.varsBetween(Kind.Conflicts) }

// SyncVars finds the variables by which two instances may synchronise: one writes atomically
// what the other reads so.
func (t *Threads) SyncVars() map[*ivl.Var]bool {
	return t.varsBetween(func(k, l Kind) bool {
		return k == AtomicWrite && l == AtomicRead || k == AtomicRead && l == AtomicWrite
	})
}

// varsBetween finds the variables that two instances access by kinds that are related.
func (t *Threads) varsBetween(related func(k, l Kind) bool) map[*ivl.Var]bool {
	out := map[*ivl.Var]bool{}
	before := map[*ivl.Var]KindSet{} // of the instances so far
	for _, kinds := range t.AccessKinds() {
		for v, u := range kinds {
			all := before[v]
			if u.meets(all, related) {
				out[v] = true
			}
			for k := range u {
				all[k] = all[k] || u[k]
			}
			before[v] = all
		}
	}
	return out
}
