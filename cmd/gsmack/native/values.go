package native

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl/lazyregexp"
)

var (
	irVariadic = lazyregexp.New(`^  (?:%[-\w.$]+ = )?(?:tail |musttail |notail )?call [^@]*?\(([^()]*), \.\.\.\) [@%]([-\w.$]+)\((.*)`)
	irCalls    = lazyregexp.New(`^  (?:(%[-\w.$]+) = )?(?:tail |notail )?call [^@%]*([@%][-\w.$]+)\((.*)`)
)

// withValues has a module in LLVM's text say where a function reads a value and writes it elsewhere, hands it to another function, or back, as it is: what
// has no value has none there either (runtime/objects.c).
func withValues(module string) string {
	typed, pointer := pointers(module)
	var out []string
	bytes := func(name, of string) string {
		if !typed {
			return name
		}
		out = append(out, fmt.Sprintf("  %%gsmack.bytes.%d = bitcast %s* %s to i8*", len(out), of, name))
		return fmt.Sprintf("%%gsmack.bytes.%d", len(out)-1)
	}
	hand := func(what string, index int, name, of string) {
		name = bytes(name, of)
		out = append(out, fmt.Sprintf("  call void @__gsmack_value_%s(i32 %d, %s %s, i64 %s)", what, index, pointer("i8"), name, sizeOf(of, pointer)))
	}
	var loaded map[string][2]string // the function's values that were just read: from where, and the type
	var given map[string]int        // its parameters, and the results of what it calls
	for _, l := range strings.Split(module, "\n") {
		if strings.HasPrefix(l, "  ret ") {
			if v, ok := loaded[lastName(l)]; ok {
				hand("handed", resultIndex, v[0], v[1])
			}
		} else if strings.HasPrefix(l, "define ") {
			loaded, given = map[string][2]string{}, map[string]int{}
			if _, list, ok := strings.Cut(l, "("); ok {
				for i, a := range arguments(list) {
					given[lastName(a)] = i
				}
			}
		} else if m := irCalls().FindStringSubmatch(l); m != nil && !strings.HasPrefix(m[2], "@llvm.") && !strings.HasPrefix(m[2], "@__gsmack_") {
			out = append(out, "  call void @__gsmack_values_begin()")
			for i, a := range arguments(m[3]) {
				if v, ok := loaded[lastName(a)]; ok {
					hand("handed", i, v[0], v[1])
				}
			}
			if m[1] != "" {
				given[m[1]] = resultIndex
			}
		}
		out = append(out, l)
		if m := irLoad().FindStringSubmatch(l); m != nil {
			loaded[m[1]] = [2]string{m[3], m[2]}
		} else if m := irStore().FindStringSubmatch(l); m != nil {
			if v, ok := loaded[m[2]]; ok && v[1] == m[1] {
				to, from := bytes(m[3], m[1]), bytes(v[0], m[1])
				out = append(out, fmt.Sprintf("  call void @__gsmack_value_copied(%s %s, %s %s, i64 %s)", pointer("i8"), to, pointer("i8"), from, sizeOf(m[1], pointer)))
			} else if i, ok := given[m[2]]; ok {
				hand("taken", i, m[3], m[1])
			}
		}
	}
	text, to := strings.Join(out, "\n")+"\n", pointer("i8")
	for _, f := range [][2]string{{"values_begin", ""}, {"value_handed", "i32, " + to + ", i64"}, {"value_taken", "i32, " + to + ", i64"}, {"value_copied", to + ", " + to + ", i64"}} {
		if strings.Contains(text, "@__gsmack_"+f[0]+"(") {
			text += fmt.Sprintf("declare void @__gsmack_%s(%s)\n", f[0], f[1])
		}
	}
	return text
}

// withArguments has calls with variable arguments say how many there are, and which are pointers: all, or those of functions that are shown.
func withArguments(module string, all bool) string {
	var out []string
	for _, l := range strings.Split(module, "\n") {
		if m := irVariadic().FindStringSubmatch(l); m != nil && (all || slices.Contains(shown, m[2])) {
			fixed, pointers := 1+strings.Count(m[1], ","), 0
			given := arguments(m[3])
			for i, a := range given[min(fixed, len(given)):] {
				if typ, _, _ := strings.Cut(a, " "); typ == "ptr" || strings.HasSuffix(typ, "*") {
					pointers |= 1 << min(i, 63)
				}
			}
			out = append(out, fmt.Sprintf("  call void @__gsmack_variable_arguments(i64 %d, i64 %d)", len(given)-fixed, pointers))
		}
		out = append(out, l)
	}
	if text := strings.Join(out, "\n"); len(out) > strings.Count(module, "\n")+1 {
		return text + "\ndeclare void @__gsmack_variable_arguments(i64, i64)\n"
	}
	return module
}

// resultIndex is that of a function's result among what is handed from one function to another.
const resultIndex = 8

// lastName is the register that a text ends with, without what is told for a debugger; "" if it ends with none.
func lastName(text string) string {
	text, _, _ = strings.Cut(text, ", !")
	fields := strings.Fields(text)
	if n := len(fields); n > 0 && strings.HasPrefix(fields[n-1], "%") {
		return fields[n-1]
	}
	return ""
}

// arguments are those of a call, each with its type, up to the closing parenthesis.
func arguments(text string) (out []string) {
	depth, from := 0, 0
	for i, c := range text {
		switch {
		case strings.ContainsRune("([{<", c):
			depth++
		case c == ')' && depth == 0:
			return append(out, strings.TrimSpace(text[from:i]))
		case strings.ContainsRune(")]}>", c):
			depth--
		case c == ',' && depth == 0:
			out = append(out, strings.TrimSpace(text[from:i]))
			from = i + 1
		}
	}
	return out
}
