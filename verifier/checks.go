package verifier

import (
	"fmt"
	"strings"

	"github.com/gsmack/gsmack/verifier/goal"
)

// Checks is a set of classes of properties. Each is a kind of goals.
type Checks goal.Set

// The classes of properties.
const (
	CheckAssert       Checks = 1 << goal.Assertion
	CheckDeadlock     Checks = 1 << goal.Deadlock
	CheckRace         Checks = 1 << goal.Race
	CheckMisuse       Checks = 1 << goal.Misuse
	CheckLeaks        Checks = 1 << goal.Leak
	CheckMemory       Checks = 1 << goal.Memory
	CheckOverflow     Checks = 1 << goal.Overflow
	CheckLinearizable Checks = 1 << goal.Linearizable
	// DefaultChecks is what is checked unless told otherwise.
	DefaultChecks = CheckAssert | CheckDeadlock | CheckRace | CheckMisuse | CheckMemory
)

var checkNames = []struct {
	check Checks
	name  string
}{
	{CheckAssert, "assert"}, {CheckDeadlock, "deadlock"}, {CheckRace, "race"}, {CheckMisuse, "misuse"}, {CheckLeaks, "leaks"},
	{CheckMemory, "memory"}, {CheckOverflow, "overflow"}, {CheckLinearizable, "linearizable"},
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
func (c Checks) goals() goal.Set { return goal.Limits | goal.Set(c) }
