package native

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/ivl/lazyregexp"
)

var (
	irModuleAssembly = lazyregexp.New(`(?m)^module asm "(.*)"`)
	irAssembly       = lazyregexp.New(`^  .*call .* asm (?:\w+ )*"([^"]*)", "([^"]*)"\((.*)\)(?: #\d+)?((?:, !.*)?)$`)
	irAnyAssembly    = lazyregexp.New(` asm (?:\w+ )*"([^"]*)"`)
	irPlace          = lazyregexp.New(`^(?:ptr|i\d+\*+) elementtype\((i\d+|ptr|[^()]*\*)\) (\S+)$`)
	irFence          = lazyregexp.New(`(?m)^  (?:tail )?call void @llvm\.x86\.sse2\.mfence\(\)(?: #\d+)?`)
	irLocation       = lazyregexp.New(`, !dbg !\d+`)

	// harmlessAssembly are templates that do nothing that a scheduler has to know: nothing at all, a pause, a fence.
	harmlessAssembly = lazyregexp.New(`^(\s|;|\\0A|\\09|pause|nop|rep|[mls]fence|lock;? *addl \$\$0, *0?\(%[er]sp\))*$`)
	// onMemory is an instruction on one place, in one step, or one between a register and it.
	onMemory  = lazyregexp.New(`^(lock )?(mov|cmpxchg|xchg|xadd|add|sub|and|or|xor|inc|dec|neg|not)[bwlq]? ([^,()]+)(?:,([^,()]+))?$`)
	onFlag    = lazyregexp.New(`^set\w+ ([^,()]+)$`)
	anOperand = lazyregexp.New(`^\$(?:(\d+)|\{(\d+)(?::\w+)?\})$`)
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
			at, place, expected, before := irLocation().FindString(m[4]), a.place, "0", ""
			if typed {
				place = fmt.Sprintf("%%gsmack.place.%d", i)
				before = fmt.Sprintf("  %s = bitcast %s %s to i8*%s\n", place, pointer(a.typ), a.place, at)
			}
			if e := a.expected; e != "" {
				typ, value, _ := strings.Cut(e, " ")
				expected = fmt.Sprintf("%%gsmack.expected.%d", i)
				cast := "zext"
				if typ == "i64" {
					cast = "bitcast"
				} else if strings.HasSuffix(typ, "*") || typ == "ptr" {
					cast = "ptrtoint"
				}
				before += fmt.Sprintf("  %s = %s %s %s to i64%s\n", expected, cast, typ, value, at)
			}
			used = true
			lines[i] = fmt.Sprintf("%s  call void @__gsmack_machine(%s %s, i64 %d, i64 %d, i64 %s)%s\n%s", before, pointer("i8"), place, a.size, a.kind, expected, at, l)
		}
	})
	if used {
		module += fmt.Sprintf("\ndeclare void @__gsmack_machine(%s, i64, i64, i64)\n", pointer("i8"))
	}
	return module, err
}

// machine is an instruction on a place. What it does is as in runtime/instrumentation.c.
type machine struct {
	typ, place string
	size, kind int
	expected   string // of a compare-and-exchange, with its type
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
	// inMemory is the place that a text of the template means, nil if it means none.
	inMemory := func(text string) []string {
		m := anOperand().FindStringSubmatch(strings.TrimSpace(text))
		if m == nil {
			return nil
		}
		n, err := strconv.Atoi(m[1] + m[2])
		if err != nil || n >= len(operands) || !strings.Contains(operands[n].constraint, "*") {
			return nil
		}
		if m = irPlace().FindStringSubmatch(operands[n].argument); m == nil {
			return []string{"", "", ""}
		}
		return m
	}
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
			if to := inMemory(m[1]); to != nil && !locals[to[2]] {
				return nil
			}
			continue
		}
		m := onMemory().FindStringSubmatch(line)
		if m == nil || a != nil || (m[1] == "") != (m[2] == "mov") && m[2] != "xchg" {
			return nil
		}
		from, to := inMemory(m[3]), inMemory(m[4])
		a = &machine{kind: machineReads | machineWrites}
		place := to
		switch {
		case from != nil && to != nil:
			return nil
		case m[4] == "" || m[2] == "xchg" && from != nil:
			place = from
		case m[2] == "mov" && from != nil:
			place, a.kind = from, machineReads
		case m[2] == "mov":
			a.kind = machineWrites
		}
		if place == nil {
			return nil
		}
		a.typ, a.place, a.size = place[1], place[2], 8
		if bits, ok := strings.CutPrefix(a.typ, "i"); ok && !strings.HasSuffix(bits, "*") {
			n, err := strconv.Atoi(bits)
			if err != nil || n%8 != 0 || n > 64 {
				return nil
			}
			a.size = n / 8
		} else if a.typ == "" {
			return nil
		}
		if m[2] != "cmpxchg" {
			continue
		}
		a.kind |= machineCompares
		accumulator := -1
		for n, o := range operands {
			switch name := strings.Trim(o.constraint, "=&%"); {
			case name != "{ax}" && name != strconv.Itoa(accumulator):
			case o.argument == "":
				accumulator = n
			default:
				a.expected = o.argument
			}
		}
		if a.expected == "" || strings.Count(a.expected, " ") != 1 {
			return nil
		}
	}
	return a
}
