package native

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/ivl/lazyregexp"
	"github.com/gsmack/gsmack/llvm2ivl/x86"
)

var (
	irModuleAssembly = lazyregexp.New(`(?m)^module asm "(.*)"`)
	irAssembly       = lazyregexp.New(`^  .*call .* asm (?:\w+ )*"([^"]*)", "([^"]*)"\((.*)\)(?: #\d+)?((?:, !.*)?)$`)
	irAnyAssembly    = lazyregexp.New(` asm (?:\w+ )*"([^"]*)"`)
	irPlace          = lazyregexp.New(`^(ptr|.*\*) elementtype\(([^()]*)\) (\S+|getelementptr .*)$`)
	irPointer        = lazyregexp.New(`^(ptr|[^ ]*\*) (\S+)$`)
	irFence          = lazyregexp.New(`(?m)^  (?:tail )?call void @llvm\.x86\.sse2\.mfence\(\)(?: #\d+)?`)
	irLocation       = lazyregexp.New(`, !dbg !\d+`)
)

// withAssembly has inline assembly say what it accesses: instructions that access one place in one step, as the symbolic engines understand them
// (llvm2ivl/x86). The processor executes them. A module with others is refused. The processor's fence is that of the language if it is called as an intrinsic.
func withAssembly(module string) (string, error) {
	refused := func(text string) error { return &Unmodelled{fmt.Sprintf("inline assembly (%.40s)", text)} }
	for _, m := range irModuleAssembly().FindAllStringSubmatch(module, -1) {
		if !x86.Harmless(unescaped(m[1])) {
			return "", refused(m[1])
		}
	}
	module = irFence().ReplaceAllString(module, "  fence seq_cst")
	var err error
	typed, pointer := pointers(module)
	used := false
	module = eachFunction(module, func(lines []string) {
		locals := map[string]bool{}
		for i, l := range lines {
			if m := irAnyAlloca().FindStringSubmatch(l); m != nil {
				locals[m[1]] = true
			}
			m := irAssembly().FindStringSubmatch(l)
			if m != nil && storesShared(m[2], m[3], locals) {
				err = refused(m[1])
				continue
			}
			if m == nil || x86.Harmless(unescaped(m[1])) {
				if a := irAnyAssembly().FindStringSubmatch(l); m == nil && a != nil && a[1] != "" {
					err = refused(a[1])
				}
				continue
			}
			a := readMachine(m[1], m[2], m[3], locals)
			if a == nil {
				err = refused(m[1])
				continue
			}
			w := writer{line: i, at: irLocation().FindString(m[4]), typed: typed, pointer: pointer}
			place, high := w.address(&a.place), "0"
			expected := []string{"0", "0"}
			for k, e := range a.expected {
				expected[k] = w.number(e)
			}
			for k := range a.words {
				expected[k] = w.read(&a.words[k], a.size/2)
			}
			if a.size == 8 && expected[1] != "0" {
				expected[0] = w.value("or i64 %s, %s", expected[0], w.value("shl i64 %s, 32", expected[1]))
			} else {
				high = expected[1]
			}
			used = true
			lines[i] = fmt.Sprintf("%s  call void @__gsmack_machine(%s %s, i64 %d, i64 %d, i64 %s, i64 %s)%s\n%s", w.before.String(), pointer("i8"), place, a.size, a.kind, expected[0], high, w.at, l)
		}
	})
	if used {
		module += fmt.Sprintf("\ndeclare void @__gsmack_machine(%s, i64, i64, i64, i64)\n", pointer("i8"))
	}
	return module, err
}

// writer writes what stands before a statement of inline assembly.
type writer struct {
	line, count int
	at          string // where the statement stands
	typed       bool
	pointer     func(to string) string
	before      strings.Builder
}

// value is what an instruction computes.
func (w *writer) value(format string, args ...any) string {
	name := fmt.Sprintf("%%gsmack.machine.%d.%d", w.line, w.count)
	w.count++
	fmt.Fprintf(&w.before, "  %s = %s%s\n", name, fmt.Sprintf(format, args...), w.at)
	return name
}

// address is that of a place, as one of bytes.
func (w *writer) address(p *operandPlace) string {
	at := p.value
	if w.typed {
		at = w.value("bitcast %s %s to i8*", p.typ, at)
	}
	if p.behind != 0 {
		at = w.value("getelementptr i8, %s %s, i64 %d", w.pointer("i8"), at, p.behind)
	}
	return at
}

// number is an operand, with its type, as one of 64 bits.
func (w *writer) number(operand string) string {
	typ, value, _ := strings.Cut(operand, " ")
	switch {
	case typ == "i64":
		return w.value("bitcast i64 %s to i64", value)
	case strings.HasSuffix(typ, "*") || typ == "ptr":
		return w.value("ptrtoint %s %s to i64", typ, value)
	}
	return w.value("zext %s %s to i64", typ, value)
}

// read is what stands at a place, so many bytes.
func (w *writer) read(p *operandPlace, size int) string {
	typ, at := fmt.Sprintf("i%d", 8*size), w.address(p)
	if w.typed {
		at = w.value("bitcast i8* %s to %s*", at, typ)
	}
	return w.number(fmt.Sprintf("%s %s", typ, w.value("load %s, %s %s", typ, w.pointer(typ), at)))
}

// operandPlace is a place in memory that a template means.
type operandPlace struct {
	typ, value string // of the pointer
	element    string // what lies there, "" if it is not known
	behind     int    // how many bytes the place lies behind it
}

// machine is an instruction on a place. What it does is as in runtime/instrumentation.c.
type machine struct {
	place      operandPlace
	size, kind int
	expected   []string       // of a compare-and-exchange, with their types
	words      []operandPlace // where they are read, if the template does that
}

const (
	machineReads = 1 << iota
	machineWrites
	machineCompares
)

// unescaped is a template as it was written: LLVM's text has its ends of lines and tabs as numbers.
func unescaped(template string) string {
	return strings.NewReplacer(`\0A`, "\n", `\09`, "\t").Replace(template)
}

// storesShared reports whether an input is stored in a place that other threads may know, behind the explorer's back.
func storesShared(constraints, given string, locals map[string]bool) bool {
	args := arguments(given + ")")
	return slices.ContainsFunc(x86.Stored(constraints, len(args)), func(o *x86.Operand) bool {
		m := irPlace().FindStringSubmatch(args[o.Argument])
		return m == nil || !locals[m[3]]
	})
}

// readMachine reads a statement of inline assembly; nil if it is not understood.
func readMachine(template, constraints, given string, locals map[string]bool) *machine {
	args := arguments(given + ")")
	s := x86.Read(unescaped(template), constraints, len(args))
	if s == nil || s.Place == nil {
		return nil
	}
	// inMemory is the place as the module's text names it, nil if that is not understood.
	inMemory := func(p *x86.Place) *operandPlace {
		arg := args[p.Operand.Argument]
		if p.Operand.Indirect {
			if m := irPlace().FindStringSubmatch(arg); m != nil {
				return &operandPlace{m[1], m[3], m[2], 0}
			}
		} else if m := irPointer().FindStringSubmatch(arg); m != nil {
			return &operandPlace{m[1], m[2], "", p.Distance}
		}
		return nil
	}
	for _, f := range s.Flags {
		if o, _ := s.Operand(f.To); o != nil && o.Indirect {
			if to := inMemory(&x86.Place{Operand: o}); to == nil || !locals[to.value] {
				return nil
			}
		}
	}
	place := inMemory(s.Place)
	if place == nil {
		return nil
	}
	a := &machine{place: *place, size: 8}
	bits, isInteger := strings.CutPrefix(place.element, "i")
	switch n, err := strconv.Atoi(bits); {
	case s.Pair():
		a.size = x86.Width(s.Size) / 4
	case place.element == "":
		if a.size = x86.Width(s.Size) / 8; a.size == 0 {
			return nil
		}
	case strings.HasSuffix(place.element, "*") || place.element == "ptr":
	case !isInteger || err != nil || n%8 != 0 || n > 64:
		return nil
	default:
		a.size = n / 8
	}
	if s.Reads {
		a.kind |= machineReads
	}
	if s.Writes {
		a.kind |= machineWrites
	}
	if s.Op != "cmpxchg" {
		return a
	}
	a.kind |= machineCompares
	words := map[string]*operandPlace{} // that the template reads
	for _, m := range s.Moves {
		if m.From == nil || m.To != "ax" && m.To != "dx" {
			return nil
		}
		if words[m.To] = inMemory(m.From); words[m.To] == nil {
			return nil
		}
	}
	registers := []string{"ax", "dx"}
	if !s.Pair() {
		registers = registers[:1]
	}
	for _, name := range registers {
		if word := words[name]; word != nil {
			a.words = append(a.words, *word)
		} else if o := s.Register(name); o == nil || o.Argument < 0 || strings.Count(args[o.Argument], " ") != 1 {
			return nil
		} else {
			a.expected = append(a.expected, args[o.Argument])
		}
	}
	if len(a.words) > 0 && len(a.expected) > 0 {
		return nil
	}
	return a
}
