package verifier

import (
	"fmt"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
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
	// checkHappensBefore: the assertions of the monitor of happens-before, and no
	// others; a part of CheckRace.
	checkHappensBefore

	// DefaultChecks is what is checked unless told otherwise.
	DefaultChecks = CheckAssert | CheckDeadlock | CheckRace | CheckMisuse
)

var checkNames = []struct {
	check Checks
	name  string
}{
	{CheckAssert, "assert"}, {CheckDeadlock, "deadlock"}, {CheckRace, "race"}, {CheckMisuse, "misuse"}, {CheckLeaks, "leaks"},
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

// classOf gives the class that an assertion of the program belongs to.
func classOf(s *ivl.Assert) Checks {
	switch s.Attrs.Text("property") {
	case "misuse":
		return CheckMisuse
	case "leak":
		return CheckLeaks
	}
	return CheckAssert
}

// dropAssertions takes the assertions out of p whose class is not in c. What
// says that something is not modelled, or cut off, stays, and so does what an
// assertion reads: it may race.
func dropAssertions(p *cfg.Program, c Checks) {
	if c&(CheckAssert|CheckMisuse|CheckLeaks) == CheckAssert|CheckMisuse|CheckLeaks {
		return
	}
	data := p.DataVars()
	isData := func(v *ivl.Var) bool { return data[v] }
	for _, q := range p.Procs {
		for _, b := range q.Blocks {
			b.Stmts = ivl.RewriteStmts(b.Stmts, func(s ivl.Stmt) []ivl.Stmt {
				if a, ok := s.(*ivl.Assert); ok && !a.Attrs.Has("unknown") && !a.Attrs.Has("bound") && classOf(a)&c == 0 {
					if len(cfg.Accesses(a, isData)) == 0 {
						return nil
					}
					return []ivl.Stmt{&ivl.Assume{
						StmtInfo: ivl.StmtInfo{Pos: a.Pos, Attrs: ivl.Attrs{{Name: "unchecked"}}},
						Cond:     ivl.NewBinary(ivl.Or, a.Cond, ivl.NewBool(true)),
					}}
				}
				return []ivl.Stmt{s}
			})
		}
	}
}
