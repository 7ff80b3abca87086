package verifier

import (
	"fmt"
	"strings"

	"github.com/gsmack/gsmack/verifier/goal"
)

// Checks is a set of classes of properties.
type Checks uint8

// The classes of properties.
const (
	// CheckAssert: assertions, but for those of the other classes.
	CheckAssert Checks = 1 << iota
	// CheckDeadlock: no threads wait for ever.
	CheckDeadlock
	// CheckRace: no two threads access data in conflict at the same time.
	CheckRace
	// CheckMisuse: assertions with {:property "misuse"}: what the models forbid.
	CheckMisuse
	// CheckLeaks: assertions with {:property "leak"}.
	CheckLeaks
	// CheckMemory: assertions with {:property "memory"}: every access is to an object that is there.
	CheckMemory
	// CheckOverflow: assertions with {:property "overflow"}: results are representable.
	CheckOverflow
	// CheckLinearizable: assertions with {:property "linearizable"}: the history of operations has a
	// sequential order.
	CheckLinearizable
	// DefaultChecks is what is checked unless told otherwise.
	DefaultChecks = CheckAssert | CheckDeadlock | CheckRace | CheckMisuse | CheckMemory
)

var checkNames = []struct {
	check Checks
	name  string
	goal  goal.Kind
}{
	{CheckAssert, "assert", goal.Assertion}, {CheckDeadlock, "deadlock", goal.Deadlock}, {CheckRace, "race", goal.Race},
	{CheckMisuse, "misuse", goal.Misuse}, {CheckLeaks, "leaks", goal.Leak},
	{CheckMemory, "memory", goal.Memory}, {CheckOverflow, "overflow", goal.Overflow},
	{CheckLinearizable, "linearizable", goal.Linearizable},
}

// ParseChecks reads names of classes. The error lists those there are.
func ParseChecks(names []string) (Checks, error) {
	var out Checks
	for _, n := range names {
		var found Checks
		var known []string
		for _, c := range checkNames {
			known = append(known, c.name)
			if c.name == n {
				found = c.check
			}
		}
		if found == 0 {
			return 0, fmt.Errorf("there is no check %q; there are %s", n, strings.Join(known, ", "))
		}
		out |= found
	}
	return out, nil
}

// Names lists the classes in c.
func (c Checks) Names() []string {
	var out []string
	for _, k := range checkNames {
		if c&k.check != 0 {
			out = append(out, k.name)
		}
	}
	return out
}

// goals are the goals of the classes in c, and what limits an answer.
func (c Checks) goals() goal.Set {
	out := goal.Limits
	for _, k := range checkNames {
		if c&k.check != 0 {
			out |= goal.Of(k.goal)
		}
	}
	return out
}
