// Package x86 reads inline assembly, as LLVM's IR has it: a template and constraints become a Statement, which says what one instruction does to one
// place in memory, in one step. What is read is what rewrite puts LLVM's atomic instructions for, and what the explorer has the processor execute.
//
// It imports ivl/lazyregexp.
package x86

import (
	"slices"
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/ivl/lazyregexp"
)

// Statement is one statement of inline assembly.
type Statement struct {
	Operands []Operand // $0, $1, ...
	Results  int       // of the call
	Moves    []Move    // of registers, before
	Op, Size string    // of the instruction on memory, "" for none. The size is a letter, or "8b" or "16b" for two words.
	Place    *Place
	// Reads and Writes say what the instruction does there.
	Reads, Writes bool
	Other         string // its other operand, "" for none
	Flags         []Flag // operands that are set afterwards
}

// Operand is what $N stands for.
type Operand struct {
	Constraint string // without its marks
	Argument   int    // of the call, which it has as its value before, or as its address; -1 for none
	Indirect   bool   // it is memory
	Result     int    // of the call, -1 for none
	Before     int    // of an output in memory: the argument that it holds before, -1 if it holds what is there
}

// Place is a place in memory: that of an operand, or so many bytes behind the address in a register.
type Place struct {
	Operand  *Operand
	Distance int
}

// Move puts a word from a place, or else from another register, into a register. Registers are called "ax" whatever their size.
type Move struct {
	From     *Place
	Register string
	To       string
	word     [2]string // the letters of the instruction and of the register, which say its size
}

// Flag is an operand that tells whether a condition holds.
type Flag struct{ Condition, To string }

const anyPlace = `(?:[^,()]+|-?\d*\([^,()]+\))`

var (
	onMemory = lazyregexp.New(`^(lock )?(mov|cmpxchg|xchg|xadd|add|sub|and|or|xor|inc|dec|neg|not)([bwlq]|8b|16b)? (` + anyPlace + `)(?:,(` + anyPlace + `))?$`)
	onOne    = map[string]bool{"inc": true, "dec": true, "neg": true, "not": true}
	toReg    = lazyregexp.New(`^mov([lq]?) (` + anyPlace + `),%([er])([abcd]x)$`)
	setFlag  = lazyregexp.New(`^set(\w+) ([^,()]+)$`)
	dollar   = lazyregexp.New(`^\$(?:(\d+)|\{(\d+)(?::(\w+))?\})$`)
	behind   = lazyregexp.New(`^(-?)(\d*)\(([^,()]+)\)$`)
	noEffect = lazyregexp.New(`^(rep|nop|rep nop|pause|[mls]fence)$`)
	onStack  = lazyregexp.New(`^lock (add|or)[lq] \$\$0,(0|-\d+)?\(%[er]sp\)$`)
	words    = map[string][2]string{"8b": {"l", "e"}, "16b": {"q", "r"}} // of what pairs consist
	widths   = map[string]int{"b": 8, "w": 16, "l": 32, "k": 32, "q": 64, "8b": 32, "16b": 64}
)

// Width is how many bits the size of an instruction means, 0 if it means none. Of an exchange of two words it is that of one.
func Width(size string) int { return widths[size] }

// Pair reports whether the instruction exchanges two words.
func (s *Statement) Pair() bool { return words[s.Size] != [2]string{} }

// lines are the instructions of a template, with their prefixes.
func lines(template string) (out []string) {
	lock := ""
	for _, line := range strings.FieldsFunc(template, func(r rune) bool { return r == ';' || r == '\n' }) {
		line = strings.ReplaceAll(lock+strings.Join(strings.Fields(line), " "), ", ", ",")
		if lock = ""; line == "lock" {
			lock = "lock "
		} else if line != "" {
			out = append(out, line)
		}
	}
	return out
}

// Harmless reports whether a template does nothing that memory shows if it is sequentially consistent: nothing at all, a pause, or a fence.
func Harmless(template string) bool {
	return !slices.ContainsFunc(lines(template), func(line string) bool { return !noEffect().MatchString(line) && !fence(line) })
}

// fence reports whether an instruction is there for its lock alone.
func fence(line string) bool { return onStack().MatchString(line) }

// Stored are the operands in memory that are written before the template, with inputs that are tied to them.
func Stored(constraints string, arguments int) (out []*Operand) {
	s := &Statement{}
	if !s.constraints(constraints, arguments) {
		return nil
	}
	for i := range s.Operands {
		if s.Operands[i].Before >= 0 {
			out = append(out, &s.Operands[i])
		}
	}
	return out
}

// Read reads the template and the constraints of a call with so many arguments; nil if it does not understand them.
func Read(template, constraints string, arguments int) *Statement {
	s := &Statement{}
	if !s.constraints(constraints, arguments) {
		return nil
	}
	for _, line := range lines(template) {
		understood := false
		switch {
		case s.Op != "":
			understood = s.flag(line)
		case fence(line):
			s.Op, understood = "fence", true
		default:
			understood = s.move(line) || s.access(line)
		}
		if !understood {
			return nil
		}
	}
	if slices.ContainsFunc(s.Moves, func(m Move) bool { return m.word != words[s.Size] }) {
		return nil
	}
	return s
}

// constraints gives the operands their arguments and results.
func (s *Statement) constraints(text string, arguments int) bool {
	next := 0
	for c := range strings.SplitSeq(text, ",") {
		if c == "" || c[0] == '~' {
			continue
		}
		o := Operand{Constraint: strings.Trim(c, "=&*%"), Argument: -1, Indirect: strings.Contains(c, "*"), Result: -1, Before: -1}
		if o.Indirect || c[0] != '=' {
			o.Argument = next
			next++
		} else {
			o.Result = s.Results
			s.Results++
		}
		s.Operands = append(s.Operands, o)
	}
	for _, o := range s.Operands { // an input that is tied to an output is its value before
		for i := range s.Operands {
			p := &s.Operands[i]
			tied := o.Constraint == strconv.Itoa(i)
			switch {
			case o.Indirect || o.Argument < 0:
			case p.Indirect && tied:
				p.Before = o.Argument
			case p.Result >= 0 && (tied || strings.HasPrefix(o.Constraint, "{") && o.Constraint == p.Constraint):
				p.Argument = o.Argument
			}
		}
	}
	return next == arguments
}

// Operand is the operand that a text of the template means, nil if it means none, and how many bits of it, 0 for all.
func (s *Statement) Operand(text string) (o *Operand, bits int) {
	m := dollar().FindStringSubmatch(text)
	if m == nil {
		return nil, 0
	}
	n, err := strconv.Atoi(m[1] + m[2])
	if err != nil || n >= len(s.Operands) {
		return nil, 0
	}
	return &s.Operands[n], widths[m[3]]
}

// Register is the operand that a register is, one with a result before others; nil if there is none.
func (s *Statement) Register(name string) (found *Operand) {
	for i := range s.Operands {
		if o := &s.Operands[i]; !o.Indirect && strings.Trim(o.Constraint, "{}") == name && (found == nil || found.Result < 0) {
			found = o
		}
	}
	return found
}

// place is the place in memory that a text of the template means, nil if it means none, or an address in a register that a move has changed.
func (s *Statement) place(text string) *Place {
	m := behind().FindStringSubmatch(text)
	if m == nil {
		if o, _ := s.Operand(text); o != nil && o.Indirect {
			return &Place{Operand: o}
		}
		return nil
	}
	o, _ := s.Operand(m[3])
	distance, err := strconv.ParseInt(m[1]+"0"+m[2], 10, 32)
	if o == nil || o.Indirect || o.Argument < 0 || err != nil {
		return nil
	}
	if slices.ContainsFunc(s.Moves, func(m Move) bool { return m.To == strings.Trim(o.Constraint, "{}") }) {
		return nil
	}
	return &Place{o, int(distance)}
}

// move reads a plain load of a register, or a copy of another one, as they stand in front of an exchange of two words.
func (s *Statement) move(line string) bool {
	m := toReg().FindStringSubmatch(line)
	if m == nil {
		return false
	}
	word := [2]string{m[1], m[3]}
	if m[1] == "" {
		word[0] = map[string]string{"e": "l", "r": "q"}[m[3]]
	}
	move := Move{To: m[4], word: word}
	if from, ok := strings.CutPrefix(m[2], "%"+m[3]); ok {
		move.Register = from
	} else if move.From = s.place(m[2]); move.From == nil {
		return false
	}
	s.Moves = append(s.Moves, move)
	return true
}

// access reads the instruction on memory: one with a lock, or an exchange, which needs none, or a move.
func (s *Statement) access(line string) bool {
	m := onMemory().FindStringSubmatch(line)
	if m == nil || (m[1] == "") != (m[2] == "mov") && m[2] != "xchg" {
		return false
	}
	_, pair := words[m[3]]
	if pair && m[2] != "cmpxchg" || (pair || onOne[m[2]]) != (m[5] == "") {
		return false
	}
	s.Op, s.Size, s.Reads, s.Writes = m[2], m[3], m[2] != "mov", true
	first, second := s.place(m[4]), s.place(m[5])
	switch {
	case first != nil && second != nil:
		return false
	case second != nil:
		s.Place, s.Other = second, m[4]
	case m[2] == "mov":
		s.Place, s.Other, s.Reads, s.Writes = first, m[5], true, false
	case m[5] == "" || m[2] == "xchg": // whose operands may stand in any order
		s.Place, s.Other = first, m[5]
	}
	return s.Place != nil
}

// flag reads what sets an operand by a flag.
func (s *Statement) flag(line string) bool {
	m := setFlag().FindStringSubmatch(line)
	if m != nil {
		s.Flags = append(s.Flags, Flag{m[1], m[2]})
	}
	return m != nil
}
