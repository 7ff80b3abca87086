package harness

import (
	"fmt"
	"slices"
	"strings"
)

// Options say what harness to write.
type Options struct {
	// Header is the header as the harness includes it.
	Header string
	// Before are headers that have to be included before it, beside Included.
	Before []string
	// Functions are the operations; nil: those that are guessed.
	Functions []string
	// Setup and Teardown name the functions that make and destroy the object; "": those that are guessed.
	Setup, Teardown string
	// Threads and Calls are how many threads call how many operations each, from 1 to 6 and 1 to 8.
	Threads, Calls int
}

// Included are the headers that each harness includes before the library's.
var Included = []string{"gsmack_harness.h", "pthread.h", "stddef.h"}

// Write gives the C text of a harness for a header, whose syntax tree clang gave as JSON, and whose text may say in comments
// what functions are for. The error is a sentence about the header.
func Write(tree, text []byte, o Options) (string, error) {
	h, err := read(tree, text)
	if err != nil {
		return "", err
	}
	p, err := guess(h, o)
	if err != nil {
		return "", err
	}
	w := &writer{plan: p}
	body := w.client() + w.main()
	return w.head() + body, nil
}

// writer collects what operations need while they are written.
type writer struct {
	*plan
	items, texts, numbers bool
	callbacks             []string
}

// head is the comment that says what was guessed, the includes, and what the operations share.
func (w *writer) head() string {
	var b strings.Builder
	fmt.Fprintf(&b, "/* A harness for %s: %d threads with %d calls each, of any of its operations. It was written by gsmack harness,\n", w.otherwise.Header, w.otherwise.Threads, w.otherwise.Calls)
	b.WriteString(" * from the types of the declarations, and is meant to be edited.\n *\n")
	b.WriteString(" *     gsmack verify harness.c LIBRARY.c                        races, deadlocks, memory, …\n")
	b.WriteString(" *     gsmack verify --check=linearizable harness.c LIBRARY.c   do the operations together what they do one by one?\n *\n")
	b.WriteString(" * Guessed:\n")
	say := func(what, name, why string) { fmt.Fprintf(&b, " *   %-10s %s%s\n", what, name, why) }
	if w.object.base != "" {
		where := ", which the setup makes"
		if w.static {
			where = ", a variable"
		}
		say("object", w.object.base, where)
	}
	if w.setup != nil {
		say("setup", w.setup.name, ": "+w.made)
	}
	if w.teardown != nil {
		say("teardown", w.teardown.name, ": "+w.unmade)
	}
	for i, f := range w.calls {
		say([]string{"operations", ""}[min(i, 1)], f.name, "")
	}
	for i, l := range w.leftOut {
		say([]string{"left out", ""}[min(i, 1)], l, "")
	}
	b.WriteString(" *\n * Another guess: // gsmack: setup (or teardown, operation, skip) behind a declaration, or --setup, --teardown, --functions. */\n")
	for _, name := range slices.Concat(Included, w.otherwise.Before) {
		fmt.Fprintf(&b, "#include <%s>\n", name)
	}
	fmt.Fprintf(&b, "\n#include \"%s\"\n\n", w.otherwise.Header)
	fmt.Fprintf(&b, "enum { THREADS = %d, CALLS = %d, VALUES = 2 };\n\n", w.otherwise.Threads, w.otherwise.Calls)
	if w.object.base != "" {
		fmt.Fprintf(&b, "static %s;\n\n", declare(w.spelled, "object"))
	}
	if w.items {
		b.WriteString("/* What is stored in the library: the addresses of these. */\nstatic long items[VALUES];\n\n")
	}
	if w.texts {
		b.WriteString("static const char *const texts[VALUES] = {\"a\", \"b\"};\n\n")
	}
	if w.numbers {
		b.WriteString("/* An address as a result: the number of the item from 1, 0 for none, -1 for another. */\n")
		b.WriteString("static long number(const void *p) {\n  for (int i = 0; i < VALUES; i++)\n    if (p == &items[i])\n      return i + 1;\n  return p ? -1 : 0;\n}\n\n")
	}
	for _, c := range w.callbacks {
		b.WriteString(c + "\n")
	}
	return b.String()
}

// declare is a declaration of a variable, which for a pointer has no space behind the star.
func declare(typ, name string) string {
	if strings.HasSuffix(typ, "*") {
		return typ + name
	}
	return typ + " " + name
}

func (w *writer) client() string {
	var b strings.Builder
	b.WriteString("/* A client, whose number arg is, calls whatever operations it likes. */\nstatic void *client(void *arg) {\n  for (int call = 0; call < CALLS; call++)\n")
	fmt.Fprintf(&b, "    switch (gsmack_choose(%d)) {\n", len(w.calls))
	for i, f := range w.calls {
		fmt.Fprintf(&b, "    case %d: {\n", i)
		for _, line := range w.operation(f) {
			fmt.Fprintf(&b, "      %s\n", line)
		}
		b.WriteString("      break;\n    }\n")
	}
	b.WriteString("    }\n  return arg;\n}\n\n")
	return b.String()
}

// operation is the body of a call that is recorded.
func (w *writer) operation(f *function) []string {
	var before, given, args, results []string
	for i, q := range f.params {
		name := q.name
		if name == "" || slices.Contains([]string{"call", "arg", "object", "result", "items", "texts", "number", "client", f.name}, name) {
			name = fmt.Sprintf("argument%d", i+1)
		}
		m := w.mean(q.typ)
		choice := "gsmack_choose(VALUES)"
		switch k := w.kind(q.typ); k {
		case number, text, item:
			if len(given) == 2 { // a history has two
				choice = "0"
			} else {
				given = append(given, name)
			}
			before = append(before, fmt.Sprintf("unsigned %s = %s;", name, choice))
			switch k {
			case number:
				args = append(args, name)
			case text:
				w.texts = true
				args = append(args, "texts["+name+"]")
			case item:
				w.items = true
				args = append(args, "&items["+name+"]")
			}
		case outNumber:
			before = append(before, fmt.Sprintf("%s %s = 0;", m.base, name))
			args, results = append(args, "&"+name), append(results, name)
		case outItem:
			w.items, w.numbers = true, true
			before = append(before, fmt.Sprintf("void *%s = NULL;", name))
			args, results = append(args, "&"+name), append(results, "number("+name+")")
		case variable: // each call has its own, as nodes of intrusive lists need
			typ := strings.TrimSpace(strings.TrimSuffix(w.bare(q.typ), "*"))
			if w.mean(typ).stars > 0 {
				typ = m.base
			}
			before = append(before, fmt.Sprintf("static %s[THREADS][CALLS];", declare(typ, name)))
			args = append(args, "&"+name+"[(long)arg][call]")
		case value:
			before = append(before, fmt.Sprintf("static %s;", declare(w.bare(q.typ), name)))
			args = append(args, name)
		default:
			arg, declared := w.fixed(q, name)
			if declared != "" {
				before = append(before, declared)
			}
			args = append(args, arg)
		}
	}
	out := append(before, fmt.Sprintf("gsmack_call(%s);", strings.Join(append([]string{"call", fmt.Sprintf("%q", f.name)}, given...), ", ")))
	call := fmt.Sprintf("%s(%s)", f.name, strings.Join(args, ", "))
	m := w.mean(f.result)
	record, _ := w.isRecord(m)
	switch {
	case m.void() || record && m.stars == 0:
		out = append(out, call+";")
	case m.number():
		results = append([]string{call}, results...)
	case m.base == "void" && m.stars == 1:
		w.items, w.numbers = true, true
		results = append([]string{"number(" + call + ")"}, results...)
	default:
		results = append([]string{call + " != NULL"}, results...)
	}
	if len(results) > 1 && strings.Contains(results[0], call) { // what it writes is read when it has returned
		out = append(out, "long result = (long)"+results[0]+";")
		results[0] = "result"
	}
	results = results[:min(len(results), 2)]
	return append(out, fmt.Sprintf("gsmack_return(%s);", strings.Join(append([]string{"call"}, results...), ", ")))
}

// bare is a type without const, for a variable.
func (w *writer) bare(typ string) string {
	return strings.TrimSpace(strings.ReplaceAll(typ, "const ", ""))
}

// fixed is an argument with only one value, and the declaration that it needs.
func (w *writer) fixed(q param, name string) (arg, declared string) {
	switch w.kind(q.typ) {
	case theObject:
		if w.static {
			return "&object", ""
		}
		return "object", ""
	case objectOut:
		return "&object", ""
	case number:
		return "VALUES", ""
	case text:
		w.texts = true
		return "texts[0]", ""
	case callback:
		return w.callback(w.mean(q.typ).function), ""
	case outNumber, outItem, variable, value:
		typ := strings.TrimSpace(strings.TrimSuffix(w.bare(q.typ), "*"))
		if w.kind(q.typ) == value {
			return name, fmt.Sprintf("static %s;", declare(typ, name))
		}
		if m := w.mean(typ); m.stars > 0 && w.kind(q.typ) != outItem {
			typ = m.base
		}
		return "&" + name, fmt.Sprintf("static %s;", declare(typ, name))
	}
	return "NULL", ""
}

// callback is the name of a function with the signature that does nothing.
func (w *writer) callback(typ string) string {
	result, params, _ := w.signature(typ)
	var named []string
	for i, p := range params {
		named = append(named, declare(strings.TrimSpace(p), string(rune('a'+i))))
	}
	list := "void"
	if len(named) > 0 {
		list = strings.Join(named, ", ")
	}
	body := "{}"
	if !w.mean(result).void() {
		body = "{ return 0; }"
	}
	suffix := fmt.Sprintf("(%s) %s\n", list, body)
	for i, c := range w.callbacks {
		if c == "static "+declare(result, fmt.Sprintf("callback%d", i+1))+suffix {
			return fmt.Sprintf("callback%d", i+1)
		}
	}
	name := fmt.Sprintf("callback%d", len(w.callbacks)+1)
	w.callbacks = append(w.callbacks, "static "+declare(result, name)+suffix)
	return name
}

// main is the function that sets up, starts the threads, joins them and tears down.
func (w *writer) main() string {
	var b strings.Builder
	b.WriteString("int main(void) {\n")
	once := func(f *function, assigned string) {
		var args []string
		for i, q := range f.params {
			arg, declared := w.fixed(q, parameterName(q.name, i))
			if declared != "" {
				fmt.Fprintf(&b, "  %s\n", declared)
			}
			args = append(args, arg)
		}
		fmt.Fprintf(&b, "  %s%s(%s);\n", assigned, f.name, strings.Join(args, ", "))
	}
	if w.setup != nil {
		assigned := ""
		if m := w.mean(w.setup.result); !w.static && m.base == w.object.base && m.stars == 1 {
			assigned = "object = "
		}
		once(w.setup, assigned)
		if !w.static {
			b.WriteString("  if (!object)\n    return 1;\n")
		}
	}
	b.WriteString("  pthread_t threads[THREADS];\n")
	b.WriteString("  for (long i = 0; i < THREADS; i++)\n    pthread_create(&threads[i], NULL, client, (void *)i);\n")
	b.WriteString("  for (int i = 0; i < THREADS; i++)\n    pthread_join(threads[i], NULL);\n")
	b.WriteString("  gsmack_linearizable();\n")
	if w.teardown != nil {
		once(w.teardown, "")
	}
	b.WriteString("  return 0;\n}\n")
	return b.String()
}

// parameterName is the name of a parameter, or one for it.
func parameterName(name string, i int) string {
	if name == "" || name == "threads" || name == "object" {
		return fmt.Sprintf("argument%d", i+1)
	}
	return name
}
