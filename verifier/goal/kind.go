package goal

import "github.com/gsmack/gsmack/ivl"

// Kind is a kind of goals.
type Kind uint8

// The kinds of goals. The first eight are assertions of the program.
const (
	// Assertion: an assertion fails that is of none of the next kinds.
	Assertion Kind = iota
	// Misuse: an assertion with {:property "misuse"}: what the models forbid.
	Misuse
	// Leak: an assertion with {:property "leak"}.
	Leak
	// Memory: an assertion with {:property "memory"}: an access outside of what is there.
	Memory
	// Overflow: an assertion with {:property "overflow"}: the result of an operation is not representable.
	Overflow
	// Linearizable: an assertion with {:property "linearizable"}: the operations have a history that
	// they do not have one after the other.
	Linearizable
	// Unmodelled: an assertion with {:unknown "reason"}: something that is not
	// understood is reached.
	Unmodelled
	// Bound: an assertion with {:bound "name"}: a bound cuts the execution off.
	Bound
	// Deadlock: some threads wait for ever.
	Deadlock
	// Race: two threads stand before conflicting accesses to data.
	Race
	// Unordered: two conflicting accesses to data, neither of which happens before the
	// other, wherever their threads stand.
	Unordered
)

// KindOf gives the kind of an assertion by its attributes.
func KindOf(s *ivl.Assert) Kind {
	switch {
	case s.Attrs.Has("bound"):
		return Bound
	case s.Attrs.Has("unknown"):
		return Unmodelled
	}
	switch s.Attrs.Text("property") {
	case "misuse":
		return Misuse
	case "leak":
		return Leak
	case "memory":
		return Memory
	case "overflow":
		return Overflow
	case "linearizable":
		return Linearizable
	}
	return Assertion
}

// Set is a set of kinds.
type Set uint16

// Limits are the goals that are no failures, but which an answer that nothing was found
// has to exclude.
const Limits Set = 1<<Unmodelled | 1<<Bound

// Asserted are the goals that are assertions of the program.
const Asserted = Limits | 1<<Assertion | 1<<Misuse | 1<<Leak | 1<<Memory | 1<<Overflow | 1<<Linearizable

// Failures are the goals that are a fault of the program.
const Failures = ^Limits

// Fatal are the goals behind which nothing needs to be found: a mutex is locked, or this is no lock.
const Fatal Set = 1 << Misuse

// Computed are the goals that are asserted by arithmetic on addresses. Values that are computed with cannot be exchanged (lemma.Symmetry),
// so it may be easier to ask for these goals apart from all others.
const Computed Set = 1 << Memory

// Of is the set of the kinds.
func Of(kinds ...Kind) (s Set) {
	for _, k := range kinds {
		s |= 1 << k
	}
	return s
}

// Has reports whether k is in s.
func (s Set) Has(k Kind) bool { return s>>k&1 != 0 }
