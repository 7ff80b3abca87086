package native

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/ivl/lazyregexp"
)

var (
	irOpaque    = lazyregexp.New(`(?m)^  .*\bptr (?:noundef )?[%@g]`)
	irAnyAlloca = lazyregexp.New(`^  (%[-\w.$]+) = alloca (.+?)(?:, i(?:32|64) (%[-\w.$]+|\d+))?, align `)
	irLifetime  = lazyregexp.New(`^  call void @llvm\.lifetime\.(start|end)\.p0(?:i8)?\(i64 (-?\d+), (?:ptr|i8\*) (?:nonnull )?(%[-\w.$]+)\)`)
	irRestored  = lazyregexp.New(`^  call void @llvm\.stackrestore(?:\.p0)?\(((?:ptr|i8\*) %[-\w.$]+)\)`)
	irAligned   = lazyregexp.New(`(?m)^(@.* = .*(?:global|constant) .*, align )(\d+)(.*)`)
	irVariable  = lazyregexp.New(`(?m)^!(\d+) = !DILocalVariable\(name: "(\w+)"`)
	irDeclared  = lazyregexp.New(`^ +(?:call void @llvm\.dbg\.declare\(metadata .*?|#dbg_declare\(\w+ )(%[-\w.$]+), (?:metadata )?!(\d+),`)
	irIndexed   = lazyregexp.New(`^  (%[-\w.$]+) = getelementptr (?:inbounds |nuw |nusw )*(.+?(?:\*|ptr)) (%[-\w.$]+|@[-\w.$]+|(?:getelementptr|bitcast) .*\)), (.*?)(?:, !dbg .*)?$`)
	irCast      = lazyregexp.New(`^  (%[-\w.$]+) = bitcast (.+\*) (%[-\w.$]+) to `)
	irConstant  = lazyregexp.New(`^getelementptr (?:inbounds |nuw |nusw )*\((.+?) (@[-\w.$]+), (.*)\)$`)
	irArray     = lazyregexp.New(`^\[(\d+) x (.*)\]$`)
	irRead      = lazyregexp.New(`^  %[-\w.$]+ = load (?:atomic )?(?:volatile )?` + irWord + `, ` + irWord + ` ` + irAddress + `[, ]`)
	irWrite     = lazyregexp.New(`^  store (?:atomic )?(?:volatile )?` + irWord + ` (.+?), ` + irWord + ` ` + irAddress + `[, ]`)
	irChange    = lazyregexp.New(`^  %[-\w.$]+ = (?:atomicrmw (?:volatile )?\w+|cmpxchg (?:weak )?(?:volatile )?) ?` + irWord + ` ` + irAddress + `, ` + irWord + ` (.*)`)
	irCopied    = lazyregexp.New(`^  (?:tail )?call void @llvm\.mem(?:cpy|move|set)\.[^(]*\([^%@]*(%[-\w.$]+), [^%@]*?(?:(%[-\w.$]+)|@.*?|bitcast .*?\)|i8 -?\d+), i64 ([^,]+),`)
	irDebug     = lazyregexp.New(`, !dbg !\d+`)
	irWeak      = lazyregexp.New(`(?m)^.* = cmpxchg weak `)
	irAtomic    = lazyregexp.New(`^define .*@"?(__VERIFIER_atomic_\w*)`)
	irGroup     = lazyregexp.New(`^define .*\) (?:.* )?(#\d+) `)
	irInlined   = lazyregexp.New(`(?m)^attributes (#\d+) = .* alwaysinline `)
	irError     = lazyregexp.New(`(?m)^(define .* void @(?:reach_error|__VERIFIER_error)\((?:\.\.\.)?\).*\{\n(?:[-\w.$]+:.*\n)?)((?:  .*\n)*?  .*?(, !dbg !\d+)|)`)
)

// A type of one word, and what is accessed: both as groups.
const (
	irWord    = `((?:[%\w.$]+|<\d+ x \w+>)\**)`
	irAddress = `(%[-\w.$]+|getelementptr [^@]*@[^@]*\))`
)

// pointers says whether pointers have types in a module, as before LLVM 15, and how one is written.
func pointers(module string) (typed bool, pointer func(to string) string) {
	typed = !irOpaque().MatchString(module)
	return typed, func(to string) string { return map[bool]string{true: to + "*", false: "ptr"}[typed] }
}

// sizeOf is the size of a type in LLVM's text.
func sizeOf(of string, pointer func(string) string) string {
	return fmt.Sprintf("ptrtoint (%s getelementptr (%s, %s null, i64 1) to i64)", pointer(of), of, pointer(of))
}

// roomSize is how many bytes lie behind each local object, which belong to none. The runtime notes there what the object is.
const roomSize = 16

// withObjects has a module in LLVM's text say where local objects begin and end (runtime/objects.c), and leaves room behind them.
// With all, these are all of them, and there is room between variables, too. Without, they are the objects that an access could
// miss, and accesses to computed addresses say from which ones these were computed.
func withObjects(module string, all bool) string {
	typed, pointer := pointers(module)
	o := &objects{all: all, typed: typed, pointer: pointer, bytes: pointer("i8"), variables: map[string]string{}, texts: map[string]string{}}
	for _, m := range irVariable().FindAllStringSubmatch(module, -1) {
		o.variables[m[1]] = m[2]
	}
	lines := strings.Split(module, "\n")
	begin := 0
	for i, l := range lines {
		if irDefine().MatchString(l) {
			o.out = append(o.out, lines[begin:i]...)
			begin = i
		} else if l == "}" {
			o.function(lines[begin:i])
			begin = i
		}
	}
	o.out = append(o.out, lines[begin:]...)
	for _, name := range slices.Sorted(maps.Keys(o.texts)) {
		o.add("%s = private unnamed_addr constant [%d x i8] c\"%s\\00\"", o.texts[name], len(name)+1, name)
	}
	text := strings.Join(o.out, "\n") + "\n"
	for _, f := range [][2]string{
		{"local_begins", o.bytes + ", i64, " + o.bytes}, {"local_ends", o.bytes + ", i64"}, {"locals_end", o.bytes}, {"within", o.bytes + ", " + o.bytes + ", i64, i64, i32"},
	} {
		if strings.Contains(text, "@__gsmack_"+f[0]+"(") { // a module without locals does not tell whether pointers have types
			text += fmt.Sprintf("declare void @__gsmack_%s(%s)\n", f[0], f[1])
		}
	}
	if !all { // variables lie where they lie without this
		return text
	}
	return irAligned().ReplaceAllStringFunc(text, func(l string) string {
		m := irAligned().FindStringSubmatch(l)
		if n, err := strconv.Atoi(m[2]); err != nil || n > 64 {
			return l
		}
		return m[1] + "64" + m[3]
	})
}

// objects is the module that withObjects makes.
type objects struct {
	out        []string
	all, typed bool
	pointer    func(to string) string
	bytes      string             // the type of a pointer to bytes
	variables  map[string]string  // what the program calls its variables, by the number of what is told for a debugger
	texts      map[string]string  // where their names stand
	locals     map[string]local   // of the function: those that begin and end
	addresses  map[string]address // of the function
}

// local is a local object; count is how many of the type it has, "" if one.
type local struct{ typ, count, name string }

// address is one that was computed: from which other one, of which type, and whether it may have left the object that this lies in.
type address struct {
	from, typ    string
	cast, leaves bool
}

func (o *objects) add(format string, values ...any) {
	o.out = append(o.out, fmt.Sprintf(format, values...))
}

// address is what an address was computed from, itself if it is not known to be.
func (o *objects) address(name, typ string) address {
	if a, ok := o.addresses[name]; ok {
		return a
	}
	return address{from: name, typ: typ}
}

// read finds the local objects of a function that begin and end, and which addresses are computed.
func (o *objects) read(lines []string) {
	o.locals, o.addresses = map[string]local{}, map[string]address{}
	missed := map[string]bool{} // by some access, perhaps
	for _, l := range lines {
		if m := irAnyAlloca().FindStringSubmatch(l); m != nil {
			o.locals[m[1]] = local{typ: m[2], count: m[3]}
			o.addresses[m[1]] = address{from: m[1], typ: o.pointer(m[2])}
			missed[m[1]] = o.all || m[3] != ""
		} else if m := irDeclared().FindStringSubmatch(l); m != nil {
			if x, ok := o.locals[m[1]]; ok {
				x.name = o.variables[m[2]]
				o.locals[m[1]] = x
			}
		} else if m := irCast().FindStringSubmatch(l); m != nil {
			a := o.address(m[3], m[2])
			a.cast = true
			o.addresses[m[1]] = a
		} else if m := irIndexed().FindStringSubmatch(l); m != nil {
			of, pointer := pointee(m[2])
			a := o.address(m[3], pointer)
			a.leaves = a.leaves || !inside(of, m[4])
			missed[a.from] = missed[a.from] || a.leaves || a.cast || m[3] == a.from && of != o.locals[a.from].typ
			o.addresses[m[1]] = a
		} else if !strings.Contains(l, ", !annotation !") && !irLifetime().MatchString(l) {
			at := accessOf(l)
			if a, ok := o.addresses[at.to]; ok {
				missed[a.from] = missed[a.from] || a.cast || at.to == a.from && at.typ != o.locals[a.from].typ
			}
			for _, n := range irName().FindAllString(at.rest, -1) {
				missed[o.addresses[n].from] = true
			}
		}
	}
	maps.DeleteFunc(o.locals, func(name string, _ local) bool { return !missed[name] })
}

// pointee takes apart the types of what is pointed to and of the pointer: T, T* or T, ptr.
func pointee(types string) (of, pointer string) {
	n := max(0, len(types)-3) / 2
	if strings.HasSuffix(types, ", ptr") {
		n = len(types) - len(", ptr")
	}
	return types[:n], types[n+2:]
}

// inside says whether indices that lead to a part of a type are known not to leave it.
func inside(typ, indices string) bool {
	for i, x := range strings.Split(indices, ", ") {
		n, err := strconv.Atoi(x[strings.LastIndex(x, " ")+1:])
		if err != nil || n < 0 || i == 0 && n != 0 {
			return false
		}
		if i == 0 {
			continue
		}
		m := irArray().FindStringSubmatch(typ)
		if m == nil {
			return i == strings.Count(indices, ", ") // of a structure
		}
		if most, err := strconv.Atoi(m[1]); err != nil || n >= most {
			return false
		}
		typ = m[2]
	}
	return true
}

// operand is what an instruction accesses, and the text of its other operands, or all of it if it accesses nothing.
type operand struct {
	typ, pointer, to, size string
	write                  int
	rest                   string
}

// accessOf is what a line accesses. Only types of a word are known.
func accessOf(l string) operand {
	if m := irRead().FindStringSubmatch(l); m != nil {
		return operand{typ: m[1], pointer: m[2], to: m[3], size: sizeOfWord(m[1])}
	}
	if m := irWrite().FindStringSubmatch(l); m != nil {
		return operand{typ: m[1], pointer: m[3], to: m[4], size: sizeOfWord(m[1]), write: 1, rest: m[2]}
	}
	if m := irChange().FindStringSubmatch(l); m != nil {
		return operand{typ: m[3], pointer: m[1], to: m[2], size: sizeOfWord(m[3]), write: 1, rest: m[4]}
	}
	return operand{rest: strings.TrimPrefix(l, irBinds().FindString(l))}
}

// sizeOfWord is the size of what is accessed; 1 if it is not known.
func sizeOfWord(typ string) string {
	size := map[string]string{"i8": "1", "i16": "2", "i32": "4", "i64": "8", "i128": "16", "float": "4", "double": "8", "ptr": "8"}[typ]
	if strings.HasSuffix(typ, "*") {
		size = "8"
	}
	return cmp.Or(size, "1")
}

// asBytes is a pointer as one to bytes.
func (o *objects) asBytes(name, typ string) string {
	if !o.typed || typ == o.bytes {
		return name
	}
	o.add("  %%gsmack.at.%d = bitcast %s %s to i8*", len(o.out), typ, name)
	return fmt.Sprintf("%%gsmack.at.%d", len(o.out)-1)
}

// begins has a local object begin.
func (o *objects) begins(bytes, size, name string) {
	at := o.texts[name]
	if at == "" {
		at = fmt.Sprintf("@gsmack.name.%d", len(o.texts))
		o.texts[name] = at
	}
	if typ := fmt.Sprintf("[%d x i8]", len(name)+1); o.typed {
		at = fmt.Sprintf("getelementptr (%s, %s* %s, i64 0, i64 0)", typ, typ, at)
	}
	o.add("  call void @__gsmack_local_begins(%s %s, i64 %s, %s %s)", o.bytes, bytes, size, o.bytes, at)
}

// function is one of the module.
func (o *objects) function(lines []string) {
	o.read(lines)
	for _, l := range lines {
		if m := irLifetime().FindStringSubmatch(l); m != nil {
			if x, ok := o.locals[o.address(m[3], "").from]; ok && m[1] == "start" {
				o.begins(m[3], m[2], x.name)
			} else if ok {
				o.add("  call void @__gsmack_local_ends(%s %s, i64 %s)", o.bytes, m[3], m[2])
			}
			continue
		}
		if o.all && strings.Contains(l, ", !annotation !") {
			continue // the pattern that clang fills variables with: runtime/objects.c does so
		}
		m := irAnyAlloca().FindStringSubmatch(l)
		if m != nil && o.locals[m[1]].typ != "" {
			o.alloca(m[1], o.locals[m[1]], l[strings.LastIndex(l, ", align "):])
			continue
		}
		if m := irRestored().FindStringSubmatch(l); m != nil {
			o.add("  call void @__gsmack_locals_end(%s)", m[1])
		}
		if !o.all {
			o.access(l)
		}
		o.out = append(o.out, l)
	}
}

// alloca makes a local object, with room behind it.
func (o *objects) alloca(name string, x local, align string) {
	size := sizeOf(x.typ, o.pointer)
	with := fmt.Sprintf("{ %s, [%d x i8] }", x.typ, roomSize)
	switch n := len(o.out); {
	case x.count != "":
		o.add("  %%gsmack.count.%d = add i64 %s, %d", n, x.count, roomSize)
		o.add("  %%gsmack.size.%d = mul i64 %s, %s", n, x.count, size)
		o.add("  %s = alloca %s, i64 %%gsmack.count.%d%s", name, x.typ, n, align)
		size = fmt.Sprintf("%%gsmack.size.%d", n)
	case o.typed:
		o.add("  %%gsmack.room.%d = alloca %s%s", n, with, align)
		o.add("  %s = bitcast %s* %%gsmack.room.%d to %s*", name, with, n, x.typ)
	default:
		o.add("  %s = alloca %s%s", name, with, align)
	}
	o.begins(o.asBytes(name, o.pointer(x.typ)), size, x.name)
}

// access has what accesses computed addresses say from where these were computed.
func (o *objects) access(l string) {
	at := accessOf(l)
	list := []operand{at}
	if m := irCopied().FindStringSubmatch(l); m != nil {
		list = []operand{{pointer: o.bytes, to: m[1], size: m[3], write: 1}, {pointer: o.bytes, to: m[2], size: m[3]}}
	}
	for _, at := range list {
		a, ok := o.addresses[at.to]
		if m := irConstant().FindStringSubmatch(at.to); m != nil && strings.Count(at.to, "(") == strings.Count(at.to, ")") {
			of, pointer := pointee(m[1])
			a, ok = address{from: m[2], typ: pointer, leaves: !inside(of, m[3])}, true
		}
		if !ok || !a.leaves {
			continue
		}
		known := "0"
		if x := o.locals[a.from]; x.typ != "" && x.count == "" {
			known = sizeOf(x.typ, o.pointer)
		}
		from, to := o.asBytes(a.from, a.typ), o.asBytes(at.to, at.pointer)
		o.add("  call void @__gsmack_within(%s %s, %s %s, i64 %s, i64 %s, i32 %d)%s", o.bytes, from, o.bytes, to, at.size, known, at.write, irDebug().FindString(l))
	}
}

// withWeakness has a weak compare-and-exchange say that it is one, which clang's pass for thread sanitizers does not.
func withWeakness(module string) string {
	return calling("__gsmack_weak", module, irWeak().ReplaceAllString(module, "  call void @__gsmack_weak()\n$0"))
}

// calling is the text that a module became, which calls a function where it is another one.
func calling(function, module, text string) string {
	if text == module {
		return module
	}
	return text + "\ndeclare void @" + function + "()\n"
}

// withErrors has functions that no execution may call, which the program defines itself, say that they are called, at the place of their first
// instruction.
func withErrors(module string) string {
	return calling("__gsmack_reach_error", module, irError().ReplaceAllString(module, "$1  call void @__gsmack_reach_error()$3\n$2"))
}

// withSections has functions whose names say that they are atomic begin and end a section. A jump out of one ends it, which is known by its frame: it is not inlined.
func withSections(module string) string {
	if !strings.Contains(module, "@__VERIFIER_atomic_") {
		return module
	}
	inlined := map[string]bool{} // groups of attributes
	for _, m := range irInlined().FindAllStringSubmatch(module, -1) {
		inlined[m[1]] = true
	}
	var out []string
	begins, inside := false, false
	for _, l := range strings.Split(module, "\n") {
		if m := irAtomic().FindStringSubmatch(l); m != nil && m[1] != "__VERIFIER_atomic_begin" && m[1] != "__VERIFIER_atomic_end" {
			begins, inside = true, true
			if g := irGroup().FindStringSubmatch(l); g != nil && !inlined[g[1]] {
				l = strings.Replace(l, " "+g[1], " noinline "+g[1], 1)
			}
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
