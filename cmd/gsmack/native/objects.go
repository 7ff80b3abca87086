package native

import (
	"fmt"
	"strings"

	"github.com/gsmack/gsmack/ivl/lazyregexp"
)

var (
	irAnyAlloca = lazyregexp.New(`^  (%[-\w.$]+) = alloca (.+?)(?:, i(?:32|64) (%[-\w.$]+|\d+))?, align `)
	irLifetime  = lazyregexp.New(`^  call void @llvm\.lifetime\.(start|end)\.p0(?:i8)?\(i64 (-?\d+), (?:ptr|i8\*) (?:nonnull )?(%[-\w.$]+)\)`)
	irRestored  = lazyregexp.New(`^  call void @llvm\.stackrestore(?:\.p0)?\(((?:ptr|i8\*) %[-\w.$]+)\)`)
	irAligned   = lazyregexp.New(`(?m)^((?:  %[-\w.$]+ = alloca |@.* = .*(?:global|constant) ).*, align )\d+`)
	irWeak      = lazyregexp.New(`(?m)^.* = cmpxchg weak `)
	irAtomic    = lazyregexp.New(`^define .*@"?(__VERIFIER_atomic_\w*)`)
	irError     = lazyregexp.New(`(?m)^(define .* void @(?:reach_error|__VERIFIER_error)\((?:\.\.\.)?\).*\{\n(?:[-\w.$]+:.*\n)?)((?:  .*\n)*?  .*?(, !dbg !\d+)|)`)
)

// pointers says whether pointers have types in a module, as before LLVM 15, and how one is written.
func pointers(module string) (typed bool, pointer func(to string) string) {
	typed = !strings.Contains(module, "ptr %")
	return typed, func(to string) string { return map[bool]string{true: to + "*", false: "ptr"}[typed] }
}

// sizeOf is the size of a type in LLVM's text.
func sizeOf(of string, pointer func(string) string) string {
	return fmt.Sprintf("ptrtoint (%s getelementptr (%s, %s null, i64 1) to i64)", pointer(of), of, pointer(of))
}

// withObjects has a module in LLVM's text say where local objects begin and end (runtime/objects.c), and leaves room between variables.
func withObjects(module string) string {
	typed, pointer := pointers(module)
	call := func(what, name, size string) string {
		return fmt.Sprintf("  call void @__gsmack_local_%ss(%s %s, i64 %s)", what, pointer("i8"), name, size)
	}
	var out []string
	var locals [][2]string // of the function: their names and sizes
	for _, l := range strings.Split(module, "\n") {
		if strings.Contains(l, ", !annotation !") {
			continue // the pattern that clang fills variables with: runtime/objects.c does so
		}
		if m := irLifetime().FindStringSubmatch(l); m != nil {
			l = call(map[string]string{"start": "begin", "end": "end"}[m[1]], m[3], m[2])
		} else if strings.HasPrefix(l, "  ret ") {
			for _, x := range locals {
				out = append(out, call("end", x[0], x[1]))
			}
		} else if strings.HasPrefix(l, "define ") {
			locals = nil
		} else if m := irRestored().FindStringSubmatch(l); m != nil {
			out = append(out, fmt.Sprintf("  call void @__gsmack_locals_end(%s)", m[1]))
		}
		out = append(out, l)
		m := irAnyAlloca().FindStringSubmatch(l)
		if m == nil {
			continue
		}
		name, of := m[1], m[2]
		size := sizeOf(of, pointer)
		if typed {
			name = fmt.Sprintf("%%gsmack.at.%d", len(out))
			out = append(out, fmt.Sprintf("  %s = bitcast %s* %s to i8*", name, of, m[1]))
		}
		if m[3] != "" { // one of variable length is part of a frame that ends with the others
			all := fmt.Sprintf("%%gsmack.size.%d", len(out))
			out = append(out, fmt.Sprintf("  %s = mul i64 %s, %s", all, m[3], size))
			size = all
		} else {
			locals = append(locals, [2]string{name, size})
		}
		out = append(out, call("begin", name, size))
	}
	text := strings.Join(out, "\n") + "\n"
	if strings.Contains(text, "@__gsmack_locals_end(") {
		text += fmt.Sprintf("declare void @__gsmack_locals_end(%s)\n", pointer("i8"))
	}
	for _, what := range []string{"begin", "end"} {
		if strings.Contains(text, "@__gsmack_local_"+what+"s(") { // a module without locals does not tell whether pointers have types
			text += fmt.Sprintf("declare void @__gsmack_local_%ss(%s, i64)\n", what, pointer("i8"))
		}
	}
	return irAligned().ReplaceAllString(text, "${1}64")
}

// withWeakness has a weak compare-and-exchange say that it is one, which clang's pass for thread sanitizers does not.
func withWeakness(module string) string {
	text := irWeak().ReplaceAllString(module, "  call void @__gsmack_weak()\n$0")
	if text == module {
		return module
	}
	return text + "\ndeclare void @__gsmack_weak()\n"
}

// withErrors has functions that no execution may call, which the program defines itself, say that they are called, at the place of their first
// instruction.
func withErrors(module string) string {
	text := irError().ReplaceAllString(module, "$1  call void @__gsmack_reach_error()$3\n$2")
	if text == module {
		return module
	}
	return text + "\ndeclare void @__gsmack_reach_error()\n"
}

// withSections has functions whose names say that they are atomic begin and end a section.
func withSections(module string) string {
	if !strings.Contains(module, "@__VERIFIER_atomic_") {
		return module
	}
	var out []string
	begins, inside := false, false
	for _, l := range strings.Split(module, "\n") {
		if m := irAtomic().FindStringSubmatch(l); m != nil && m[1] != "__VERIFIER_atomic_begin" && m[1] != "__VERIFIER_atomic_end" {
			begins, inside = true, true
		} else if begins && !irBlock().MatchString(l) {
			begins = false
			out = append(out, "  call void @__gsmack_atomic_begin()")
		}
		if inside && strings.HasPrefix(l, "  ret ") {
			out = append(out, "  call void @__gsmack_atomic_end()")
		}
		inside = inside && l != "}"
		out = append(out, l)
	}
	text := strings.Join(out, "\n")
	for _, name := range []string{"begin", "end"} {
		if declaration := "\ndeclare void @__gsmack_atomic_" + name + "()"; !strings.Contains(text, declaration) {
			text += declaration + "\n"
		}
	}
	return text
}
