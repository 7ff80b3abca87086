package trace

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/ivl/value"
)

// The file of a schedule, a line a choice, for people to read and to keep:
//
//	gsmack schedule 1
//	checks assert race
//	input x 3
//	T0 step main start 4
//	T0 havoc main start 5 = 7bv32 true    // any values would do if there is ~ for =
//	T0 goto main loop 2 = 1
//	T0 alloc malloc start 0 = 1024bv64
//	T0 start main start 6 = T1
//	T1 end
//	ends race
//	T0 stands main start 7
//	T1 step put start 0
//	T1 havoc put start 1 = 11bv32
//	T1 stands put then 0 after 2
//
// A place is a procedure, a block, and the index of a statement. The choices before a line
// with "stands" in the end are those of the section that the thread only tries. What follows // is
// for readers.

// scheduleHeader is the first line.
const scheduleHeader = "gsmack schedule "

// scheduleVersion changes whenever a file means something else.
const scheduleVersion = "1"

var goalWords = [...]string{Assertion: "assertion", Deadlock: "deadlock", Race: "race", Unordered: "unordered"}

// Write writes s as a file that ReadSchedule reads.
func (s *Schedule) Write(w io.Writer) error {
	out := bufio.NewWriter(w)
	fmt.Fprintf(out, "%s%s\n", scheduleHeader, scheduleVersion)
	fmt.Fprintln(out, strings.Join(append([]string{"checks"}, s.Checks...), " "))
	if s.NoGuesses {
		fmt.Fprintln(out, "guesses none")
	}
	for _, g := range s.Inputs {
		fmt.Fprintf(out, "input %s %s\n", g.Name, g.Value.Text())
	}
	writeChoices(out, s.Choices)
	fmt.Fprintf(out, "ends %s\n", goalWords[s.End.Goal])
	for _, st := range s.End.Stands {
		writeChoices(out, st.Inside)
		line := fmt.Sprintf("T%d stands %s", st.Thread, st.At)
		if st.Passes > 0 {
			line += fmt.Sprintf(" after %d", st.Passes)
		}
		if st.Made {
			line += " made"
		}
		writeNoted(out, line, st.Note)
	}
	return out.Flush()
}

func writeChoices(out io.Writer, choices []Choice) {
	for _, c := range choices {
		line := fmt.Sprintf("T%d %s", c.Thread, c.Op)
		if c.Op != Finish {
			line += " " + c.At.String()
		}
		switch c.Op {
		case Goto:
			line += fmt.Sprintf(" = %d", c.Number)
		case Start:
			line += fmt.Sprintf(" = T%d", c.Number)
		case Havoc, Alloc:
			line += " ="
			if c.Open {
				line = line[:len(line)-1] + "~"
			}
			for _, v := range c.Values {
				line += " " + v.Text()
			}
		}
		writeNoted(out, line, c.Note)
	}
}

// noteColumn is where notes begin.
const noteColumn = 56

func writeNoted(out io.Writer, line, note string) {
	if note = strings.Join(strings.Fields(note), " "); note != "" {
		line = fmt.Sprintf("%-*s // %s", noteColumn, line, note)
	}
	fmt.Fprintln(out, line)
}

// ScheduleError is a fault in the file of a schedule.
type ScheduleError struct {
	Line    int
	Message string
}

// Error gives the line and the fault.
func (e *ScheduleError) Error() string { return fmt.Sprintf("%d: %s", e.Line, e.Message) }

// ReadSchedule reads the file of a schedule. The error is a *ScheduleError. interp.Replay
// checks whether the schedule fits a program.
func ReadSchedule(data []byte) (*Schedule, error) {
	p := &scheduleParser{out: &Schedule{}}
	for len(data) > 0 || p.number == 0 {
		line, rest, _ := bytes.Cut(data, []byte("\n"))
		data = rest
		p.number++
		p.rest = strings.TrimSuffix(string(line), "\r")
		if p.line(); p.err != nil {
			return nil, p.err
		}
	}
	p.number++
	if p.stands == nil {
		p.fail("the schedule does not say how it ends")
	} else if len(p.inside) > 0 {
		p.fail("the last choices belong to no thread that stands somewhere")
	}
	if p.err != nil {
		return nil, p.err
	}
	return p.out, nil
}

// scheduleParser reads one line after the other.
type scheduleParser struct {
	out    *Schedule
	number int    // of the line
	rest   string // of it
	stands *[]Stand
	inside []Choice
	err    error
}

func (p *scheduleParser) fail(format string, args ...any) {
	if p.err == nil {
		p.err = &ScheduleError{p.number, fmt.Sprintf(format, args...)}
	}
}

// word takes the next word of the line.
func (p *scheduleParser) word(what string) string {
	word := p.peek()
	if word == "" {
		p.fail("%s is missing", what)
		return ""
	}
	p.rest = strings.TrimLeft(p.rest, " ")[len(word):]
	return word
}

// peek is the next word of the line; "" at its end or before a note.
func (p *scheduleParser) peek() string {
	word, _, _ := strings.Cut(strings.TrimLeft(p.rest, " "), " ")
	if strings.HasPrefix(word, "//") {
		return ""
	}
	return word
}

func (p *scheduleParser) end() {
	if word := p.peek(); word != "" {
		p.fail("%s is too much", quote(word))
	}
}

func quote(word string) string {
	if len(word) > 40 {
		word = strings.ToValidUTF8(word[:40], "") + "…"
	}
	return strconv.Quote(word)
}

func (p *scheduleParser) line() {
	if p.number == 1 {
		version, ok := strings.CutPrefix(p.rest, scheduleHeader)
		switch {
		case !ok:
			p.fail("this is no schedule: it does not begin with %q", scheduleHeader+scheduleVersion)
		case version != scheduleVersion:
			p.fail("this is a schedule of version %s, and only version %s can be read", quote(version), scheduleVersion)
		}
		return
	}
	first := p.peek()
	if first == "" {
		return
	}
	p.word("a word")
	switch {
	case first == "checks":
		if p.number != 2 {
			p.fail("what is checked comes in the second line")
		}
		for p.err == nil && p.peek() != "" {
			p.out.Checks = append(p.out.Checks, p.word("a class of properties"))
		}
	case first == "guesses":
		if p.word("none") != "none" {
			p.fail("guesses are made, or there are none")
		}
		p.out.NoGuesses = true
	case first == "input":
		p.input()
	case first == "ends":
		p.ends()
	case strings.HasPrefix(first, "T"):
		p.choice(p.thread(first))
	default:
		p.fail("%s is neither checks, guesses, input, ends, nor a thread such as T0", quote(first))
	}
	if p.err == nil {
		p.end()
	}
}

func (p *scheduleParser) thread(word string) int {
	digits, ok := strings.CutPrefix(word, "T")
	n, err := strconv.ParseUint(digits, 10, 31)
	if !ok || err != nil {
		p.fail("%s is no thread such as T0", quote(word))
	}
	return int(n)
}

func (p *scheduleParser) count(what string) int {
	word := p.word(what)
	n, err := strconv.ParseUint(word, 10, 31)
	if err != nil {
		p.fail("%s is not %s", quote(word), what)
	}
	return int(n)
}

func (p *scheduleParser) value() value.Value {
	v, rest, err := value.Parse(strings.TrimLeft(p.rest, " "))
	if err != nil {
		p.fail("%v", err)
	}
	p.rest = rest
	return v
}

func (p *scheduleParser) input() {
	if len(p.out.Choices) > 0 || p.stands != nil {
		p.fail("the inputs come before all choices")
		return
	}
	g := Given{Name: p.word("the name of an input"), Line: p.number}
	if p.err == nil {
		g.Value = p.value()
		p.out.Inputs = append(p.out.Inputs, g)
	}
}

func (p *scheduleParser) ends() {
	word := p.word("how it ends")
	i := slices.Index(goalWords[:], word)
	switch {
	case p.err != nil:
	case p.stands != nil:
		p.fail("the schedule ends twice")
	case i < 0:
		p.fail("a schedule does not end in %s, but in one of %s", quote(word), strings.Join(goalWords[:], ", "))
	default:
		p.out.End = Ending{Goal: Goal(i), Line: p.number}
		p.stands = &p.out.End.Stands
	}
}

func (p *scheduleParser) place() Place {
	return Place{Proc: p.word("a procedure"), Block: p.word("a block"), Index: p.count("the index of a statement")}
}

func (p *scheduleParser) choice(thread int) {
	word := p.word("what the thread does")
	if p.err != nil {
		return
	}
	if word == "stands" && p.stands != nil {
		p.stand(thread)
		return
	}
	op := slices.Index(words[:], word)
	if op < 0 {
		p.fail("%s is nothing that a thread does", quote(word))
		return
	}
	c := Choice{Op: Op(op), Thread: thread, Line: p.number}
	if c.Op != Finish {
		c.At = p.place()
	}
	if c.Op != Finish && c.Op != Go {
		switch sign := p.word("="); sign {
		case "=", "~":
			c.Open = sign == "~"
		default:
			p.fail("%s is not =", quote(sign))
		}
	}
	switch c.Op {
	case Goto:
		c.Number = p.count("the index of a target")
	case Start:
		c.Number = p.thread(p.word("a thread"))
	case Havoc, Alloc:
		for p.err == nil && p.peek() != "" {
			c.Values = append(c.Values, p.value())
		}
	}
	if p.err != nil {
		return
	}
	if p.stands == nil {
		p.out.Choices = append(p.out.Choices, c)
	} else {
		p.inside = append(p.inside, c)
	}
}

func (p *scheduleParser) stand(thread int) {
	s := Stand{Thread: thread, At: p.place(), Inside: p.inside}
	p.inside = nil
	if p.peek() == "after" {
		p.word("after")
		s.Passes = p.count("a number")
	}
	if p.peek() == "made" {
		p.word("made")
		s.Made = true
	}
	*p.stands = append(*p.stands, s)
}
