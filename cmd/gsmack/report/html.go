package report

import (
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"fmt"
	"html/template"
	"io"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/trace"
)

//go:embed page/page.html
var pageHTML string

//go:embed page/page.css
var pageStyle string

//go:embed page/page.js
var pageScript string

var pageTemplate = sync.OnceValue(func() *template.Template { return template.Must(template.New("page").Parse(pageHTML)) })

// pagePolicy lets a page run its own script and style and load nothing.
func pagePolicy() string {
	return fmt.Sprintf("default-src 'none'; style-src '%s'; script-src '%s'; base-uri 'none'; form-action 'none'",
		digest(pageStyle), digest(pageScript))
}

func digest(text string) string {
	sum := sha256.Sum256([]byte(text))
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

// page is what the template shows.
type page struct {
	Policy                          string
	Style                           template.CSS
	Script                          template.JS
	Title, Program, Class           string
	Verdict, Meaning, Place, Caller string
	Explained, Common               string
	Assumptions, Notes              []string
	Others                          []Link
	Rest                            string
	Accesses                        []pageAccess
	History, Orders                 []string
	Graph                           *pageGraph
	Execution                       *pageExecution
	Lanes                           []pageLane
	Locks, Variables                any
	Rows                            [][]pageRow
	Files                           []pageFile
	ManyFiles                       bool
	Inputs                          []pageInput
	Facts, Checked                  []pageFact
	Phases                          []pagePhase
	Warnings                        []string
	Version                         string
	Data                            pageData
}

type (
	pageLane struct {
		ID                          int
		Name, Title, Created, Class string
	}
	pageLock struct{ Name, Class string }
	pageCell struct {
		Class  string
		Thread int
		Here   bool
		Bars   []string // classes
	}
	pageRow struct {
		Index                           int
		Switch                          bool
		Lane, Kind, Title, Place, Depth string
		Text, Fault                     string
		Values                          []trace.Assignment
		Notes                           []string
		Cells                           []pageCell
	}
	pageMark struct {
		Lane, Title, Steps string
		Thread             int
	}
	pageLine struct {
		Number int
		Text   string
		Hit    bool
		Marks  []pageMark
	}
	pageFile struct {
		Name  string
		Lines []pageLine
	}
	pageAccess struct {
		Lane, Title, Detail string
		Lines               []pageLine
		Stack               []pageFrame
		Locks               []string
	}
	pageFrame struct{ Function, Place string }
	pageInput struct{ Place, Function, Value string }
	pageFact  struct{ Name, Value string }
	pagePhase struct{ Name, Seconds, Width string }
	// pageData is what the script knows of the steps.
	pageData struct {
		Threads []int      `json:"threads"`
		Steps   []pageStep `json:"steps"`
	}
	pageStep struct {
		Kind     trace.Kind  `json:"k"`
		Thread   int         `json:"t"`
		File     int         `json:"f"`
		Line     int         `json:"l"`
		Depth    int         `json:"d"`
		Function string      `json:"n"`
		Slice    bool        `json:"s"`
		Values   [][3]string `json:"v"`
		Acquires []string    `json:"a"`
		Releases []string    `json:"r"`
	}
)

// Link is the page for a failure.
type Link struct{ File, Text, Place string }

// HTML writes the report as one page that loads nothing else. others are the pages of the other failures, and rest says
// what was found beside them.
func (r *Report) HTML(w io.Writer, rest string, others ...Link) error {
	verdict, meaning := r.Headline()
	p := &page{
		Policy: pagePolicy(), Style: template.CSS(pageStyle), Script: template.JS(pageScript),
		Title: clean(verdict + ": " + strings.Join(r.Program, ", ")), Program: clean(strings.Join(r.Program, ", ")),
		Class: r.Result.Verdict.String(), Verdict: verdict, Meaning: clean(meaning),
		Explained: explained[r.Result.Property], Assumptions: cleanAll(r.Assumptions), Warnings: cleanAll(r.Warnings), Version: clean(r.Version),
	}
	for _, l := range others {
		p.Others = append(p.Others, Link{filepath.Base(l.File), clean(l.Text), clean(l.Place)})
	}
	p.Rest = clean(rest)
	if r.Result.Verdict != verifier.Violated {
		p.Explained = promised[r.Result.Verdict]
	}
	if r.Result.Pos.IsValid() {
		p.Place = clean(r.Result.Pos.String())
	}
	if t := r.Result.Trace; t != nil {
		if f, ok := t.Caller(); ok {
			p.Caller = clean(f.Function + " at " + f.Pos.String())
		}
	}
	for _, name := range r.Checks {
		p.Checked = append(p.Checked, pageFact{name, checkTexts[name]})
	}
	if t := r.Result.Trace; t != nil {
		if t.History != nil {
			p.History, p.Orders = cleanAll(t.History.Lanes()), cleanAll(t.History.Why(len(t.History.Orders)))
		}
		b := &pageBuilder{page: p, t: t, source: r.Source, held: map[int][]string{}}
		b.build()
	} else {
		r.coverage(p)
	}
	return pageTemplate().Execute(w, p)
}

// explained says what a violation of a property means.
var explained = map[string]string{
	"race": "Two threads access the same memory, at least one of them writes, and nothing orders the two accesses. " +
		"The C standard gives such a program no meaning.",
	"deadlock":    "The threads named below wait for something that can never happen.",
	"assertion":   "There is an interleaving of the threads, shown below, in which the asserted condition does not hold.",
	"reach_error": "There is an interleaving of the threads, shown below, that calls reach_error().",
	"memory":      "There is an execution, shown below, that accesses memory which the program may not access.",
	"overflow":    "There is an execution, shown below, in which an operation has a result that its type cannot represent.",
	"crash":       "There is an execution, shown below, in which a signal ends the process.",
	"leak":        "There is an execution, shown below, after which something is never given back.",
	"misuse":      "There is an execution, shown below, in which a function of the library is called as it must not be.",
	"linearizable": "There is an execution, shown below, in which the operations have results that they have in no order, " +
		"one after the other, in which what had returned stays before what was called later; or in which an operation waits for ever that waits in no such order.",
}

// promised says what a verdict without a counterexample promises.
var promised = map[verifier.Verdict]string{
	verifier.Verified: "No interleaving of the threads, with any inputs, breaks a property that was checked.",
	verifier.Bounded:  "No violation was found, but executions beyond the bounds below were not looked at.",
	verifier.Unknown:  "The question was not decided: there may be a violation or not.",
}

var checkTexts = map[string]string{
	"assert":       "assert(), reach_error() and the like hold",
	"deadlock":     "no thread waits for ever",
	"race":         "no two threads access the same memory at the same time, one of them writing",
	"misuse":       "functions of the library are called as their standard says",
	"memory":       "memory is accessed only where there is an object, and freed only once",
	"overflow":     "arithmetic has results that its types can represent",
	"leaks":        "what is allocated is freed",
	"linearizable": "operations have the results of some sequential order",
}

// coverage fills in what was covered where there is no counterexample.
func (r *Report) coverage(p *page) {
	s := r.Result.Stats
	fact := func(name, value string) {
		if value != "" && value != "0" {
			p.Facts = append(p.Facts, pageFact{name, clean(value)})
		}
	}
	for _, b := range r.Result.Bounds {
		text := "cut something off"
		if b.Limit > 0 {
			text += fmt.Sprintf(" beyond %d", b.Limit)
		}
		fact("bound "+b.Name, text)
	}
	if r.Result.Verdict == verifier.Verified {
		fact("bounds", "none cut anything off")
	}
	fact("threads", strconv.Itoa(s.Threads))
	fact("iterations of each loop", strconv.Itoa(s.Unroll))
	fact("rounds of all threads", strconv.Itoa(s.Rounds))
	fact("visible steps of all threads", strconv.Itoa(s.Steps))
	fact("terms of the largest formula", strconv.Itoa(s.Terms))
	fact("engine", string(s.Engine))
	fact("solver", s.Solver)
	fact("seconds", fmt.Sprintf("%.2f", r.Elapsed.Seconds()))
	longest := 0.0
	for _, f := range r.phases() {
		longest = max(longest, f.Time.Seconds())
	}
	for _, f := range r.phases() {
		if sec := f.Time.Seconds(); sec >= 0.0005 {
			p.Phases = append(p.Phases, pagePhase{clean(f.Name), fmt.Sprintf("%.3f", sec), fmt.Sprintf("%.0f", max(1, 300*sec/longest))})
		}
	}
}

// chunk is how many steps a list has. A browser leaves out whole lists that are not in sight: to ask
// for each of 5,000 steps whether it is makes a frame take 0.5 s.
const chunk = 100

// pageBuilder fills in the counterexample.
type pageBuilder struct {
	page   *page
	t      *trace.Trace
	source func(file string, line int) (string, bool)
	held   map[int][]string // by thread, after the steps so far
	locks  []string         // in the order of their first acquisition
	lane   map[int]int
	files  []string
}

// build fills the page: the threads, a row for each step, the files, what the failure is about.
func (b *pageBuilder) build() {
	p := b.page
	b.lane = map[int]int{}
	for i, th := range b.t.Threads {
		b.lane[th.ID] = i
		l := pageLane{ID: th.ID, Name: clean(th.Name), Class: laneClass(th.ID)}
		l.Title = fmt.Sprintf("thread %d (%s)", th.ID, l.Name)
		if th.Parent >= 0 {
			l.Created = fmt.Sprintf("by thread %d", th.Parent)
			if th.Created.Line > 0 {
				l.Created += " at " + clean(b.place(th.Created))
			}
		}
		p.Lanes = append(p.Lanes, l)
		p.Data.Threads = append(p.Data.Threads, th.ID)
	}
	for i := range b.t.Steps {
		s := &b.t.Steps[i]
		if s.Pos.File != "" && !slices.Contains(b.files, s.Pos.File) {
			b.files = append(b.files, s.Pos.File)
		}
		for _, l := range s.Acquires {
			if !slices.Contains(b.locks, l) {
				b.locks = append(b.locks, l)
			}
		}
	}
	alive := map[int]bool{0: true}
	seen := map[string]bool{}
	var variables []string
	for i := range b.t.Steps {
		s := &b.t.Steps[i]
		alive[s.Thread] = true
		b.hold(s)
		if i%chunk == 0 {
			p.Rows = append(p.Rows, nil)
		}
		p.Rows[i/chunk] = append(p.Rows[i/chunk], b.row(i, s, alive))
		if s.Child != nil {
			alive[*s.Child] = true
		}
		if s.Kind == trace.End {
			alive[s.Thread] = false
		}
		if s.Kind == trace.Conflict {
			p.Accesses = append(p.Accesses, b.access(s))
		}
		d := pageStep{Kind: s.Kind, Thread: s.Thread, File: slices.Index(b.files, s.Pos.File), Line: s.Pos.Line, Depth: s.Depth, Function: clean(s.Function), Slice: s.Slice,
			Values: [][3]string{}, Acquires: cleanAll(s.Acquires), Releases: cleanAll(s.Releases)}
		for _, a := range s.Assignments {
			if strings.HasSuffix(a.Name, "()") {
				continue
			}
			name := clean(a.Name)
			d.Values = append(d.Values, [3]string{name, clean(a.In), clean(a.Value)})
			if !seen[name] {
				seen[name] = true
				variables = append(variables, name)
			}
		}
		p.Data.Steps = append(p.Data.Steps, d)
	}
	slices.Sort(variables)
	if len(variables) > 0 {
		p.Variables = variables
	}
	var locks []pageLock
	for i, l := range b.locks {
		locks = append(locks, pageLock{clean(l), lockClass(i)})
	}
	if locks != nil {
		p.Locks = locks
	}
	for _, f := range b.files {
		p.Files = append(p.Files, b.file(f))
	}
	p.ManyFiles = len(p.Files) > 1
	for _, in := range b.t.Inputs {
		p.Inputs = append(p.Inputs, pageInput{clean(b.place(in.Pos)), clean(in.Function), clean(in.Value)})
	}
	p.Notes = cleanAll(b.t.Notes)
	if len(p.Accesses) != 2 {
		p.Accesses = nil
	} else {
		p.Common = common(p.Accesses)
	}
	p.Graph, p.Execution = b.graph(), b.execution()
}

// common are the locks that are held at both accesses.
func common(as []pageAccess) string {
	var both []string
	for _, l := range as[0].Locks {
		if slices.Contains(as[1].Locks, l) {
			both = append(both, l)
		}
	}
	if both == nil {
		return "No lock is held at both accesses."
	}
	return "Held at both: " + strings.Join(both, ", ") + "."
}

func laneClass(thread int) string { return "t" + strconv.Itoa(thread%8) }
func lockClass(lock int) string   { return "k" + strconv.Itoa(lock%6) }

// place is where something is; the folder is said elsewhere.
func (b *pageBuilder) place(p trace.Pos) string {
	if p.Line == 0 {
		return path.Base(p.File)
	}
	return fmt.Sprintf("%s:%d", path.Base(p.File), p.Line)
}

func (b *pageBuilder) hold(s *trace.Step) {
	now := slices.DeleteFunc(slices.Clone(b.held[s.Thread]), func(l string) bool { return slices.Contains(s.Releases, l) })
	b.held[s.Thread] = append(now, s.Acquires...)
}

// row is what the table shows of step i; alive are the threads that have begun and not ended.
func (b *pageBuilder) row(i int, s *trace.Step, alive map[int]bool) pageRow {
	r := pageRow{Index: i, Switch: s.Kind == trace.Switch, Lane: laneClass(s.Thread), Kind: string(s.Kind), Title: b.title(s.Thread)}
	for _, th := range b.t.Threads {
		c := pageCell{Thread: th.ID, Here: th.ID == s.Thread && !r.Switch, Class: laneClass(th.ID)}
		switch {
		case alive[th.ID] || c.Here:
			c.Class += " on"
		default:
			c.Class += " off"
		}
		for _, l := range b.held[th.ID] {
			c.Bars = append(c.Bars, lockClass(slices.Index(b.locks, l)))
		}
		r.Cells = append(r.Cells, c)
	}
	if r.Switch {
		return r
	}
	if r.Place = strconv.Itoa(s.Pos.Line); len(b.files) > 1 || s.Pos.Line == 0 {
		r.Place = clean(b.place(s.Pos))
	}
	r.Depth = "d" + strconv.Itoa(min(s.Depth, 6))
	r.Text = clean(s.Shown())
	for _, a := range s.Assignments {
		r.Values = append(r.Values, trace.Assignment{Name: clean(a.Name), Value: clean(a.Value)})
	}
	for _, l := range s.Acquires {
		r.Notes = append(r.Notes, "acquires "+clean(l))
	}
	for _, l := range s.Releases {
		r.Notes = append(r.Notes, "releases "+clean(l))
	}
	switch {
	case s.Kind == trace.Spawn && s.Child != nil:
		r.Notes = append(r.Notes, "creates "+b.title(*s.Child))
	case s.Kind == trace.End:
		r.Notes = append(r.Notes, fmt.Sprintf("thread %d ends", s.Thread))
	case s.Kind == trace.Wait:
		r.Fault = clean(s.Detail)
		if r.Fault == "" {
			r.Fault = "waits for ever"
		}
	case s.Kind == trace.Conflict:
		r.Fault = clean(s.Detail)
	case s.Kind == trace.Failure:
		r.Fault = "fails: " + b.page.Meaning
	}
	return r
}

func (b *pageBuilder) title(thread int) string {
	if i, ok := b.lane[thread]; ok {
		return b.page.Lanes[i].Title
	}
	return fmt.Sprintf("thread %d", thread)
}

// around is the source within n lines of a place.
func (b *pageBuilder) around(p trace.Pos, n int) []pageLine {
	var out []pageLine
	for i := max(1, p.Line-n); i <= p.Line+n; i++ {
		if text, ok := b.source(p.File, i); ok {
			out = append(out, pageLine{Number: i, Text: clean(text), Hit: i == p.Line})
		}
	}
	return out
}

func (b *pageBuilder) access(s *trace.Step) pageAccess {
	a := pageAccess{Lane: laneClass(s.Thread), Title: b.title(s.Thread), Lines: b.around(s.Pos, 3), Locks: cleanAll(b.held[s.Thread])}
	a.Detail, _, _ = strings.Cut(clean(s.Detail), ", holding ")
	for _, f := range s.Stack {
		a.Stack = append(a.Stack, pageFrame{clean(f.Function), clean(b.place(f.Pos))})
	}
	return a
}

// maxLines bounds how many lines of a file are shown, and near the distance of the remaining ones.
const maxLines, nearLines = 4000, 30

// file is a file of the program, its lines marked with the steps that stand there.
func (b *pageBuilder) file(name string) pageFile {
	f := pageFile{Name: clean(name)}
	marks := map[int]map[int][]string{} // by line and thread, the steps
	for i := range b.t.Steps {
		if s := &b.t.Steps[i]; s.Pos.File == name && s.Kind != trace.Switch {
			if marks[s.Pos.Line] == nil {
				marks[s.Pos.Line] = map[int][]string{}
			}
			marks[s.Pos.Line][s.Thread] = append(marks[s.Pos.Line][s.Thread], strconv.Itoa(i))
		}
	}
	near := func(n int) bool {
		for i := n - nearLines; i <= n+nearLines; i++ {
			if marks[i] != nil {
				return true
			}
		}
		return false
	}
	_, large := b.source(name, maxLines)
	for n := 1; ; n++ {
		text, ok := b.source(name, n)
		if !ok {
			break
		}
		if large && !near(n) {
			continue
		}
		line := pageLine{Number: n, Text: clean(text)}
		for _, th := range b.t.Threads {
			if steps := marks[n][th.ID]; steps != nil {
				line.Marks = append(line.Marks, pageMark{Lane: laneClass(th.ID), Thread: th.ID, Steps: strings.Join(steps, " "),
					Title: fmt.Sprintf("line %d, %s: %s", n, b.title(th.ID), Count(len(steps), "step"))})
			}
		}
		f.Lines = append(f.Lines, line)
	}
	return f
}

// clean makes text of a program fit to be shown: what no page may contain is replaced, and what
// reorders text is written out (Boucher and Anderson, Trojan Source, USENIX Security 2023).
func clean(s string) string {
	if strings.IndexFunc(s, odd) < 0 {
		return s
	}
	var b strings.Builder
	for _, r := range s {
		switch {
		case !odd(r):
			b.WriteRune(r)
		case unicode.Is(unicode.Bidi_Control, r):
			fmt.Fprintf(&b, "⟨%U⟩", r)
		default:
			b.WriteRune(unicode.ReplacementChar)
		}
	}
	return b.String()
}

// odd reports whether a page must not contain r as it is; a byte that is not UTF-8 counts.
func odd(r rune) bool {
	return unicode.IsControl(r) && r != '\t' && r != '\n' || r == unicode.ReplacementChar || unicode.Is(unicode.Bidi_Control, r) ||
		r&0xfffe == 0xfffe || r >= 0xfdd0 && r <= 0xfdef
}

func cleanAll(in []string) []string {
	out := make([]string, len(in))
	for i, s := range in {
		out[i] = clean(s)
	}
	return out
}
