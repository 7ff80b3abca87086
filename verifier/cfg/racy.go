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
	return KindOf(a, data[a.Var] && s.Plain())
}

// KindOf is the kind of an access that is a plain one or not.
func KindOf(a Access, plain bool) Kind {
	switch {
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

// Reported reports whether a race of the two accesses would be no news.
func (a Access) Reported(b Access) bool { return a.Raced && b.Raced }

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

// Racy is a variable that two instances may access by kinds that are related.
type Racy struct {
	Var   *ivl.Var
	Kinds []KindSet // by which the instances use it, by their IDs
}

// Races lists the {:data} variables that two instances may access in
// conflict: one of them writes, not both accesses are atomic, and neither is benign.
func (t *Threads) Races() []Racy { return t.between(Kind.Conflicts, true) }

// Syncs lists the variables by which two instances may synchronise: one writes atomically
// what the other reads so.
func (t *Threads) Syncs() []Racy {
	return t.between(func(k, l Kind) bool {
		return k == AtomicWrite && l == AtomicRead || k == AtomicRead && l == AtomicWrite
	}, false)
}

// between lists the globals that two instances access by kinds that are related. What the entry
// instance does while no other thread exists does not count, nor, for races, what takes part in none.
func (t *Threads) between(related func(k, l Kind) bool, races bool) []Racy {
	data := t.DataVars()
	kinds := map[*ivl.Var][]KindSet{}
	for i, inst := range t.Instances {
		for _, s := range inst.Steps() {
			for _, a := range s.Accesses {
				if a.Alone || races && !s.MayRace(a) {
					continue
				}
				if kinds[a.Var] == nil {
					kinds[a.Var] = make([]KindSet, len(t.Instances))
				}
				kinds[a.Var][i][s.Kind(a, data)] = true
			}
		}
	}
	var out []Racy
	for _, g := range t.Globals {
		of := g
		if e, ok := t.Elements[g]; ok {
			of = e.Map
		}
		if races && t.Raced != nil && !t.Raced[of] {
			continue
		}
		var before KindSet // of the instances so far
		for _, u := range kinds[g] {
			if u.meets(before, related) {
				out = append(out, Racy{g, kinds[g]})
				break
			}
			for k := range u {
				before[k] = before[k] || u[k]
			}
		}
	}
	return out
}

// Vars is the set of the variables.
func Vars(all ...Racy) map[*ivl.Var]bool {
	out := map[*ivl.Var]bool{}
	for _, r := range all {
		out[r.Var] = true
	}
	return out
}
