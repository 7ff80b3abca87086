package native

import (
	"fmt"
	"strings"

	"github.com/gsmack/gsmack/ivl/lazyregexp"
)

var (
	irMoved   = lazyregexp.New(`^  (%[-\w.$]+) = (getelementptr (?:inbounds |nuw |nusw )*|bitcast )(.+?(?:\*|ptr)) (%[-\w.$]+)(,| to )`)
	irBinds   = lazyregexp.New(`^  (%[-\w.$]+) = `)
	irIgnored = lazyregexp.New(`^  (?:%[-\w.$]+ = load |%[-\w.$]+ = icmp |(?:%[-\w.$]+ = )?call .*@llvm\.(?:dbg|lifetime|mem(?:cpy|move|set))\.|.* = alloca )`)
	irInto    = lazyregexp.New(`^  store .+ ([^ ,]+), [^ ,]+ %[-\w.$]+, align`)
)

// withEscapes has the accesses to parts of local objects be instrumented. clang's pass leaves out an access to a local object that nobody else
// can know, but it looks at the address of the part alone: that of s.b need not escape where &s does. So wherever a local object escapes
// addresses of parts are computed from one that LLVM cannot follow. Objects that say where they begin (withObjects) do.
func withEscapes(module string) string { return eachFunction(module, escapesIn) }

// escapesIn does so in a function, whose lines it changes.
func escapesIn(lines []string) {
	object := map[string]string{} // an address -> the local object that it lies in
	escapes := map[string]bool{}  // the objects
	for _, l := range lines {
		if m := irAnyAlloca().FindStringSubmatch(l); m != nil {
			object[m[1]] = m[1]
			continue
		}
		if m := irMoved().FindStringSubmatch(l); m != nil && object[m[4]] != "" {
			object[m[1]] = object[m[4]]
			continue
		}
		if irIgnored().MatchString(l) {
			continue
		}
		if m := irInto().FindStringSubmatch(l); m != nil {
			l = m[1] // where it is stored, it does not escape
		} else if m := irBinds().FindString(l); m != "" {
			l = l[len(m):]
		}
		for _, n := range irName().FindAllString(l, -1) {
			if o := object[n]; o != "" {
				escapes[o] = true
			}
		}
	}
	for i, l := range lines {
		m := irMoved().FindStringSubmatchIndex(l)
		if m == nil || !escapes[l[m[8]:m[9]]] {
			continue
		}
		typ, base := l[m[6]:m[7]], l[m[8]:m[9]]
		if strings.HasSuffix(typ, "ptr") {
			typ = "ptr"
		} else if strings.HasPrefix(l[m[4]:], "getelementptr") { // T, T*
			typ = typ[(len(typ)-3)/2+2:]
		}
		hidden := fmt.Sprintf("%%gsmack.part.%d", i)
		lines[i] = fmt.Sprintf("  %s = call %s asm \"\", \"=r,0\"(%s %s)\n%s%s%s", hidden, typ, typ, base, l[:m[8]], hidden, l[m[9]:])
	}
}
