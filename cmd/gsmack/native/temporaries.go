package native

import (
	"strings"

	"github.com/gsmack/gsmack/ivl/lazyregexp"
)

var (
	irDefine = lazyregexp.New(`^define `)
	irBlock  = lazyregexp.New(`^[-\w.$"]+:`)
	irAlloca = lazyregexp.New(`^  (%[-\w.$]+) = alloca (i\d+|ptr|[^,\[{<]*\*), align \d+$`)
	irStore  = lazyregexp.New(`^  store (.+) ([^ ,]+), [^ ,]+ (%[-\w.$]+), align \d+(, !dbg !\d+)?$`)
	irLoad   = lazyregexp.New(`^  (%[-\w.$]+) = load (.+), [^ ,]+ (%[-\w.$]+), align \d+(, !dbg !\d+)?$`)
	irName   = lazyregexp.New(`%[-\w.$]+`)
)

// forward takes temporaries out of a module in LLVM's text: variables without a name in the source, of a scalar type, that are read only behind a write in
// the same block. Without optimisation clang puts the result of each atomic operation into one. It is dead when the
// operation comes again, but how the thread then stands would depend on it, and loops that wait are found by that.
func forward(module string) string { return eachFunction(module, forwardIn) }

// eachFunction changes the lines of each function of a module in LLVM's text.
func eachFunction(module string, change func(lines []string)) string {
	lines := strings.Split(module, "\n")
	begin := -1
	for i, l := range lines {
		if irDefine().MatchString(l) {
			begin = i
		} else if l == "}" && begin >= 0 {
			change(lines[begin:i])
			begin = -1
		}
	}
	return strings.Join(lines, "\n")
}

// forwardIn does so in a function, whose lines it changes.
func forwardIn(lines []string) {
	types := map[string]string{} // of the temporaries
	for _, l := range lines {
		if m := irAlloca().FindStringSubmatch(l); m != nil {
			types[m[1]] = m[2]
		}
	}
	written := map[string]bool{} // in this block
	for _, l := range lines {
		if irBlock().MatchString(l) {
			clear(written)
		}
		used := ""
		if m := irStore().FindStringSubmatch(l); m != nil && types[m[3]] == m[1] && m[2] != m[3] {
			used, written[m[3]] = m[3], true
		} else if m := irLoad().FindStringSubmatch(l); m != nil && types[m[3]] == m[2] && written[m[3]] {
			used = m[3]
		} else if m := irAlloca().FindStringSubmatch(l); m != nil {
			used = m[1]
		}
		for _, n := range irName().FindAllString(l, -1) {
			if n != used {
				delete(types, n)
			}
		}
	}
	value := map[string]string{}
	for i, l := range lines {
		if m := irStore().FindStringSubmatch(l); m != nil && types[m[3]] != "" {
			value[m[3]], lines[i] = m[2], ""
		} else if m := irLoad().FindStringSubmatch(l); m != nil && types[m[3]] != "" {
			lines[i] = "  " + m[1] + " = bitcast " + m[2] + " " + value[m[3]] + " to " + m[2] + m[4]
		}
	}
}
