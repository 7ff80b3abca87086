package trace

import (
	"bufio"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"
)

// TextOptions says how texts for people look.
type TextOptions struct {
	// Color marks what matters with the escape sequences of terminals.
	Color bool
	// Full shows all steps; without it long runs of steps on which the failure does not depend
	// are folded, and iterations of loops but for the first and the last.
	Full bool
	// Width is that of the terminal in columns; 0 if there is none.
	Width int
	// Verbose shows all steps, with the statements of the verification language.
	Verbose bool
}

// The colours of Write, as the parameters of escape sequences.
const (
	red    = "1;31"
	yellow = "33"
	cyan   = "36"
	faint  = "2"
)

// Paint is s in a colour, which is the parameters of an escape sequence.
func (o TextOptions) Paint(color, s string) string {
	if !o.Color || s == "" {
		return s
	}
	return "\x1b[" + color + "m" + s + "\x1b[0m"
}

// Source lines are cut and padded to a width from minText to maxText: what the terminal leaves, but for
// valuesWidth columns.
const minText, maxText, valuesWidth = 56, 120, 48

// minFold is the least number of steps of a folded run.
const minFold = 6

// Write writes t as text: the threads, the inputs, and the steps thread by
// thread with each context switch marked. A step has its place, its source
// line and the values it assigns. What failed is said by the report around it.
func (t *Trace) Write(w io.Writer, o TextOptions) error {
	p := &textWriter{w: bufio.NewWriter(w), TextOptions: o, t: t, all: o.Full || o.Verbose}
	p.Full = o.Full || o.Verbose || !slices.ContainsFunc(t.Steps, func(s Step) bool { return s.Slice }) // the trace has no slice
	p.header()
	p.steps()
	for _, n := range t.Notes {
		p.line("note: %s", n)
	}
	return p.w.Flush()
}

type textWriter struct {
	TextOptions
	w *bufio.Writer
	t *Trace
	// all is set if what is repeated is shown each time.
	all bool
	// width and text are those of the columns for places and for source lines.
	width, text int
	function    string // of the step before, if the text says so
}

// line writes a line; errors stay in the bufio.Writer until Flush.
func (p *textWriter) line(format string, args ...any) {
	fmt.Fprintf(p.w, format+"\n", args...)
}

// String is file:line:column, or "?" if no place is known.
func (p Pos) String() string {
	switch {
	case p.Line == 0 && p.File == "":
		return "?"
	case p.Line == 0:
		return p.File
	case p.File == "":
		return fmt.Sprintf("%d:%d", p.Line, p.Column)
	}
	return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Column)
}

// header writes the threads, the inputs and the history.
func (p *textWriter) header() {
	if len(p.t.Threads) > 1 {
		p.line("")
		p.line("Threads:")
		for _, th := range p.t.Threads {
			if th.Parent < 0 {
				p.line("  %d  %s", th.ID, th.Name)
				continue
			}
			at := th.Created
			if at.Library() {
				at.File = filepath.Base(at.File)
			}
			p.line("  %d  %s, created by thread %d at %s", th.ID, th.Name, th.Parent, at)
		}
	}
	if len(p.t.Inputs) > 0 {
		p.line("")
		p.line("Inputs:")
		inputs := p.t.Inputs
		show := func(in Input) {
			name := in.Function
			if name != "" {
				name = " in " + name
			}
			p.line("  %s%s: %s", in.Pos, name, p.Paint(cyan, in.Value))
		}
		for i := 0; i < len(inputs); i++ {
			period, times := p.repeated(i, len(inputs), func(i, j int) bool {
				a, b := inputs[i], inputs[j]
				return a.Pos == b.Pos && a.Function == b.Function && a.Value == b.Value
			})
			if period == 0 {
				show(inputs[i])
				continue
			}
			for _, in := range inputs[i : i+period] {
				show(in)
			}
			p.line("  … these %d more times", times-1)
			i += period*times - 1
		}
	}
	p.history()
	p.line("")
}

// mostOrders is how many sequential orders are shown.
const mostOrders = 12

// history draws what the operations did, and says why no sequential order gives the same.
func (p *textWriter) history() {
	h := p.t.History
	if h == nil {
		return
	}
	p.line("")
	p.line("History, from left to right:")
	for _, l := range h.Lanes() {
		p.line("  %s", l)
	}
	if len(h.Orders) > 0 {
		p.line("")
		p.line("One after the other:")
		for _, l := range h.Why(mostOrders) {
			p.line("  %s", l)
		}
	}
}

// place is where a step is, without the column, and of a library without the folders.
func place(s *Step) string {
	file := s.Pos.File
	if s.Pos.Library() {
		file = filepath.Base(file)
	}
	if s.Pos.Line == 0 {
		return file
	}
	return fmt.Sprintf("%s:%d", file, s.Pos.Line)
}

// A run of things that look alike, some of them again and again, is shown as its first and its last period if it has more
// than maxPeriods; a single thing is shown more often. Periods are of so many things at most.
const maxAlike, maxPeriods, maxPeriod = 6, 3, 500

// repeated finds what begins at i, ends before end, and comes again: so many things, so many times; 0 if nothing does.
func (p *textWriter) repeated(i, end int, alike func(i, j int) bool) (period, times int) {
	for period = 1; !p.all && period <= maxPeriod && i+2*period <= end; period++ {
		n := 0
		for i+n+period < end && alike(i+n, i+n+period) {
			n++
		}
		times = n/period + 1
		if period == 1 && times > maxAlike || period > 1 && times > maxPeriods {
			return period, times
		}
	}
	return 0, 0
}

// alike reports whether two steps differ only in what they assign, which of an input is what matters.
func (p *textWriter) alike(i, j int) bool {
	a, b := &p.t.Steps[i], &p.t.Steps[j]
	switch a.Kind {
	case Failure, Wait, Conflict, Spawn, End:
		return false
	case InputStep:
		if !slices.Equal(a.Assignments, b.Assignments) {
			return false
		}
	}
	return a.Kind == b.Kind && a.Thread == b.Thread && a.Pos == b.Pos && a.Function == b.Function && a.Depth == b.Depth
}

// folded counts the steps of one thread, from step i on, that the failure does not depend on or that are in a library.
func (p *textWriter) folded(i, end int) int {
	n := 0
	for !p.Full && i+n < end {
		s := &p.t.Steps[i+n]
		if s.Slice && !s.Pos.Library() || s.Kind != Statement && s.Kind != Call || s.Thread != p.t.Steps[i].Thread {
			break
		}
		n++
	}
	return n
}

// steps writes a line for each step; steps that are alike, or do not matter, are counted.
func (p *textWriter) steps() {
	width, text := 0, 0
	for i := range p.t.Steps {
		s := &p.t.Steps[i]
		width = max(width, utf8.RuneCountInString(place(s)))
		text = max(text, utf8.RuneCountInString(p.shown(s)))
	}
	text = min(text, max(minText, min(maxText, p.Width-width-valuesWidth)))
	if len(p.t.Steps) > 0 && p.t.Steps[0].Kind != Switch {
		p.line("%s", p.Paint(yellow, p.threadTitle(p.t.Steps[0].Thread)))
	}
	p.width, p.text = width, text
	p.run(0, len(p.t.Steps))
}

// run writes steps from one on to another.
func (p *textWriter) run(i, end int) {
	for ; i < end; i++ {
		s := &p.t.Steps[i]
		if n := p.folded(i, end); n >= minFold {
			p.line("  %s", p.Paint(faint, fmt.Sprintf("%*s  … %d steps, --full shows them", p.width, "", n)))
			i += n - 1
			p.function = ""
			continue
		}
		if period, times := p.repeated(i, end, p.alike); period == 1 {
			// A copy of a large object is a step for each byte.
			p.step(s)
			p.line("  %*s  … %d more of these", p.width, "", times-2)
			i += times - 1
			s = &p.t.Steps[i]
		} else if period > 0 {
			p.run(i, i+period)
			p.line("  %s", p.Paint(faint, fmt.Sprintf("%*s  … these %d steps %d more times, --full shows them", p.width, "", period, times-2)))
			i += (times - 1) * period
			p.run(i, i+period)
			i += period - 1
			continue
		}
		p.step(s)
	}
}

// step writes a step.
func (p *textWriter) step(s *Step) {
	if s.Kind == Switch {
		p.line("%s", p.Paint(yellow, "--- context switch to "+p.threadTitle(s.Thread)))
		p.function = ""
		return
	}
	where := fmt.Sprintf("%-*s", p.width, place(s))
	body := pad(p.shown(s), p.text)
	note := p.note(s)
	p.function = s.Function
	if s.Kind == Failure || s.Kind == Wait || s.Kind == Conflict {
		body = p.Paint(red, body)
	}
	p.line("%s", strings.TrimRight("  "+p.Paint(faint, where)+"  "+body+"  "+note, " "))
	for _, f := range s.Stack[min(1, len(s.Stack)):] {
		if s.Kind == Failure || f.Pos.Library() && !p.Full {
			continue
		}
		p.line("  %*s    %s", p.width, "", p.Paint(faint, fmt.Sprintf("called from %s at %s", f.Function, f.Pos)))
	}
	if p.Verbose {
		for _, l := range s.IVL {
			p.line("  %*s    %s", p.width, "", p.Paint(faint, l))
		}
	}
}

func (p *textWriter) threadTitle(id int) string {
	for _, th := range p.t.Threads {
		if th.ID == id {
			return fmt.Sprintf("thread %d (%s)", id, th.Name)
		}
	}
	return fmt.Sprintf("thread %d", id)
}

// shown is what is shown of a step, indented by its depth.
func (p *textWriter) shown(s *Step) string {
	return strings.Repeat("  ", s.Depth) + s.Shown()
}

// Shown is the source line of a step, or what stands for it: nothing, if that line cannot be read.
func (s *Step) Shown() string {
	switch {
	case s.Kind == End:
		return ""
	case s.Text == "" && s.Callee != "":
		return s.Callee + "(…)"
	case s.Text == "" && s.Pos.Line == 0 && len(s.IVL) > 0:
		return strings.Join(strings.Fields(s.IVL[len(s.IVL)-1]), " ")
	}
	return s.Text
}

// note says what a step did: the values it assigned, and what else matters.
func (p *textWriter) note(s *Step) string {
	var out []string
	for _, a := range s.Assignments {
		color := faint
		if s.Slice {
			color = cyan
		}
		out = append(out, p.Paint(color, a.Name+" = "+a.Value))
	}
	switch s.Kind {
	case Spawn:
		if s.Child != nil {
			out = append(out, "creates "+p.threadTitle(*s.Child))
		}
	case End:
		out = append(out, fmt.Sprintf("thread %d ends", s.Thread))
	case Wait:
		what := fmt.Sprintf("thread %d waits for ever", s.Thread)
		if s.Detail != "" {
			what = "WAITS: " + strings.TrimPrefix(s.Detail, "waits ")
		}
		out = append(out, p.Paint(red, what))
	case Conflict:
		out = append(out, p.Paint(red, "RACES: "+s.Detail))
	case Failure:
		what := p.t.Message
		if what == "" {
			what = p.t.Property
		}
		out = append(out, p.Paint(red, "FAILS: "+what))
	}
	if s.Function != p.function && s.Function != "" && s.Kind != End {
		out = append(out, p.Paint(faint, "in "+s.Function))
	}
	return strings.Join(out, ", ")
}

// pad brings s to a width; a longer text is cut.
func pad(s string, width int) string {
	n := utf8.RuneCountInString(s)
	if n <= width {
		return s + strings.Repeat(" ", width-n)
	}
	r := []rune(s)
	return string(r[:max(width-1, 0)]) + "…"
}
