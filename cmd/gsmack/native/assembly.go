package native

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/ivl/lazyregexp"
)

var (
	irModuleAssembly = lazyregexp.New(`(?m)^module asm "(.*)"`)
	irAssembly       = lazyregexp.New(`^  .*call .* asm (?:\w+ )*"([^"]*)", "([^"]*)"\((.*)\)(?: #\d+)?((?:, !.*)?)$`)
	irAnyAssembly    = lazyregexp.New(` asm (?:\w+ )*"([^"]*)"`)
	irPlace          = lazyregexp.New(`^(ptr|.*\*) elementtype\(([^()]*)\) (\S+|getelementptr .*)$`)
	irPointer        = lazyregexp.New(`^(ptr|[^ ]*\*) (\S+)$`)
	irFence          = lazyregexp.New(`(?m)^  (?:tail )?call void @llvm\.x86\.sse2\.mfence\(\)(?: #\d+)?`)
	irLocation       = lazyregexp.New(`, !dbg !\d+`)

	// harmlessAssembly are templates that do nothing that a scheduler has to know: nothing at all, a pause, a fence.
	harmlessAssembly = lazyregexp.New(`^(\s|;|\\0A|\\09|pause|nop|rep|[mls]fence|lock;? *addl \$\$0, *0?\(%[er]sp\))*$`)
	// onMemory is an instruction on one place, in one step, or one between a register and it.
	onMemory = lazyregexp.New(`^(lock )?(mov|cmpxchg|xchg|xadd|add|sub|and|or|xor|inc|dec|neg|not)([bwlq]|8b|16b)? ([^,()]+|-?\d*\([^,()]+\))(?:,([^,()]+|-?\d*\([^,()]+\)))?$`)
	// onWord is a read of one of the two words that are compared, into the register for that.
	onWord     = lazyregexp.New(`^mov([lq])? (-?\d*\([^,()]+\)),%[er]([ad])x$`)
	inRegister = lazyregexp.New(`^(-?\d*)\(([^()]+)\)$`)
	onFlag     = lazyregexp.New(`^set\w+ ([^,()]+)$`)
	anOperand  = lazyregexp.New(`^\$(?:(\d+)|\{(\d+)(?::\w+)?\})$`)
)

// withAssembly has inline assembly say what it accesses: instructions that access one place in one step, as the symbolic engines understand them
// (llvm2ivl/rewrite/assembly.go). The processor executes them. A module with others is refused. The processor's fence is that of the language if it is called as an intrinsic.
func withAssembly(module string) (string, error) {
	refused := func(text string) error { return &Unmodelled{fmt.Sprintf("inline assembly (%.40s)", text)} }
	for _, m := range irModuleAssembly().FindAllStringSubmatch(module, -1) {
		if !harmlessAssembly().MatchString(m[1]) {
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
			if m == nil || harmlessAssembly().MatchString(m[1]) {
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

// readMachine reads a statement of inline assembly; nil if it is not understood.
func readMachine(template, constraints, given string, locals map[string]bool) *machine {
	type operand struct{ constraint, argument string }
	var operands []operand
	rest := arguments(given + ")")
	for _, c := range strings.Split(constraints, ",") {
		if strings.HasPrefix(c, "~") {
			continue
		}
		o := operand{constraint: c}
		if !strings.HasPrefix(c, "=") || strings.Contains(c, "*") {
			if len(rest) == 0 {
				return nil
			}
			o.argument, rest = rest[0], rest[1:]
		}
		operands = append(operands, o)
	}
	operandOf := func(text string) *operand {
		m := anOperand().FindStringSubmatch(strings.TrimSpace(text))
		if m == nil {
			return nil
		}
		n, err := strconv.Atoi(m[1] + m[2])
		if err != nil || n >= len(operands) {
			return nil
		}
		return &operands[n]
	}
	// inMemory is the place that a text of the template means, nil if it means none; it has no type if that is not understood.
	inMemory := func(text string) *operandPlace {
		if m := inRegister().FindStringSubmatch(text); m != nil {
			o := operandOf(m[2])
			behind, err := strconv.Atoi("0" + strings.TrimPrefix(m[1], "-"))
			if o == nil || err != nil || strings.Contains(o.constraint, "*") {
				return &operandPlace{}
			}
			if strings.HasPrefix(m[1], "-") {
				behind = -behind
			}
			if m = irPointer().FindStringSubmatch(o.argument); m == nil {
				return &operandPlace{}
			}
			return &operandPlace{m[1], m[2], "", behind}
		}
		o := operandOf(text)
		if o == nil || !strings.Contains(o.constraint, "*") {
			return nil
		}
		m := irPlace().FindStringSubmatch(o.argument)
		if m == nil {
			return &operandPlace{}
		}
		return &operandPlace{m[1], m[3], m[2], 0}
	}
	// register is the operand that a register is given; "" if it is given none.
	register := func(name string) string {
		number := -1
		for n, o := range operands {
			switch c := strings.Trim(o.constraint, "=&%"); {
			case c != "{"+name+"}" && c != strconv.Itoa(number):
			case o.argument == "":
				number = n
			case strings.Count(o.argument, " ") == 1:
				return o.argument
			}
		}
		return ""
	}
	words := map[string]operandPlace{} // that the template reads
	var a *machine
	lock := ""
	for _, line := range regexp.MustCompile(`;|\\0A`).Split(template, -1) {
		line = lock + strings.ReplaceAll(strings.Join(strings.Fields(strings.ReplaceAll(line, `\09`, " ")), " "), ", ", ",")
		if lock = ""; line == "lock" {
			lock = "lock "
			continue
		}
		if line == "" {
			continue
		}
		if m := onFlag().FindStringSubmatch(line); m != nil && a != nil {
			if to := inMemory(m[1]); to != nil && !locals[to.value] {
				return nil
			}
			continue
		}
		if m := onWord().FindStringSubmatch(line); m != nil && a == nil {
			if from := inMemory(m[2]); from != nil && from.typ != "" {
				words[m[3]] = *from
				continue
			}
		}
		m := onMemory().FindStringSubmatch(line)
		if m == nil || a != nil || (m[1] == "") != (m[2] == "mov") && m[2] != "xchg" {
			return nil
		}
		pair := map[string]int{"8b": 8, "16b": 16}[m[3]]
		if pair != 0 && m[2] != "cmpxchg" {
			return nil
		}
		from, to := inMemory(m[4]), inMemory(m[5])
		a = &machine{kind: machineReads | machineWrites}
		place := to
		switch {
		case from != nil && to != nil:
			return nil
		case m[5] == "" || m[2] == "xchg" && from != nil:
			place = from
		case m[2] == "mov" && from != nil:
			place, a.kind = from, machineReads
		case m[2] == "mov":
			a.kind = machineWrites
		}
		if place == nil || place.typ == "" {
			return nil
		}
		a.place, a.size = *place, 8
		bits, isInteger := strings.CutPrefix(place.element, "i")
		switch n, err := strconv.Atoi(bits); {
		case pair != 0:
			a.size = pair
		case place.element == "":
			a.size = map[string]int{"b": 1, "w": 2, "l": 4, "q": 8}[m[3]]
			if a.size == 0 {
				return nil
			}
		case strings.HasSuffix(place.element, "*") || place.element == "ptr":
		case !isInteger || err != nil || n%8 != 0 || n > 64:
			return nil
		default:
			a.size = n / 8
		}
		if m[2] != "cmpxchg" {
			if len(words) > 0 {
				return nil
			}
			continue
		}
		a.kind |= machineCompares
		registers := []string{"ax", "dx"}
		if pair == 0 {
			registers = registers[:1]
		}
		for _, name := range registers {
			if word, ok := words[name[:1]]; ok {
				a.words = append(a.words, word)
			} else {
				a.expected = append(a.expected, register(name))
			}
		}
		if len(a.words) > 0 && (pair == 0 || len(a.expected) > 0) || slices.Contains(a.expected, "") {
			return nil
		}
	}
	return a
}
