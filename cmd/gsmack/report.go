package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"golang.org/x/term"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/trace"
)

// report is all that gsmack verify has to say.
type report struct {
	options  *options
	result   *verifier.Result
	warnings []ivl.Diagnostic
	// takesForValid: some access is taken for valid that is not known to be.
	takesForValid bool
	sources       *sources
	times         *stopwatch // of the front end
	elapsed       time.Duration
}

// headline is the verdict in words and what it means here.
func (r *report) headline() (verdict, meaning string) {
	switch v := r.result.Verdict; v {
	case verifier.Verified:
		return "VERIFIED", "every interleaving and every input was covered"
	case verifier.Bounded:
		return "NO VIOLATION UP TO BOUND", r.boundText() + " cut something off"
	case verifier.Violated:
		what := r.result.Property
		if m := r.result.Message; m != "" && m != what {
			what += ": " + m
		}
		return "VIOLATED", what
	case verifier.Unknown:
		return "UNKNOWN", r.result.Reason
	default:
		panic(fmt.Sprintf("verdict %d", v))
	}
}

// boundText lists the bounds that were hit.
func (r *report) boundText() string {
	var parts []string
	for _, b := range r.result.Bounds {
		if b.Limit == 0 {
			parts = append(parts, b.Name)
			continue
		}
		parts = append(parts, fmt.Sprintf("%s %d", b.Name, b.Limit))
	}
	return strings.Join(parts, ", ")
}

// assumptions are what the verdict rests on beside the program.
func (r *report) assumptions() []string {
	var as []string
	if r.options.integers == "unbounded" {
		as = append(as, "integers taken as mathematical: nothing wraps around")
	}
	if v := r.result.Verdict; r.takesForValid && (v == verifier.Verified || v == verifier.Bounded) {
		as = append(as, "memory accesses are valid")
	}
	for _, d := range r.warnings {
		if d.ID == llvm2ivl.SettingDiagnostic {
			as = append(as, settingText(d.Message))
		} else if r.options.havocUnknown {
			as = append(as, d.Message)
		}
	}
	return append(as, r.result.Assumptions...)
}

// writeText prints the report for people: the verdict, what it rests on, and
// the counterexample.
func (r *report) writeText(w io.Writer, p palette) error {
	verdict, meaning := r.headline()
	var b strings.Builder
	b.WriteString(p.paint(r.result.Verdict, verdict))
	if v := r.result.Verdict; v == verifier.Verified || v == verifier.Bounded {
		fmt.Fprintf(&b, " (%s)", strings.Join(r.options.checked().Names(), ", "))
	}
	if meaning != "" {
		fmt.Fprintf(&b, ": %s", oneLine(meaning))
	}
	b.WriteString("\n")
	if r.result.Pos.IsValid() {
		fmt.Fprintf(&b, "  at %s\n", r.result.Pos)
	}
	if r.result.Verdict == verifier.Unknown && len(r.result.Bounds) > 0 {
		fmt.Fprintf(&b, "  no violation up to %s\n", r.boundText())
	}
	for _, a := range r.assumptions() {
		fmt.Fprintf(&b, "  assuming: %s\n", oneLine(a))
	}
	if r.result.Trace != nil {
		err := r.result.Trace.Write(&b, trace.TextOptions{Color: p.on, IVL: r.options.verbose, Headless: true})
		if err != nil {
			return err
		}
		b.WriteString("\n")
	}
	b.WriteString(p.dim("  " + r.cost()))
	b.WriteString("\n")
	_, err := io.WriteString(w, b.String())
	return err
}

// cost is one line on what the work took.
func (r *report) cost() string {
	s := r.result.Stats
	parts := []string{fmt.Sprintf("%.2f s", r.elapsed.Seconds())}
	if s.Threads > 0 {
		parts = append(parts, count(s.Threads, "thread"))
	}
	if s.Unroll > 0 {
		parts = append(parts, fmt.Sprintf("unroll %d", s.Unroll))
	}
	if s.Rounds > 0 {
		parts = append(parts, fmt.Sprintf("rounds %d", s.Rounds))
	}
	if s.Terms > 0 {
		parts = append(parts, count(s.Terms, "term"))
	}
	if r.options.verbose && s.Engine != "" && r.result.Verdict != verifier.Unknown {
		parts = append(parts, "answered by "+string(s.Engine))
	}
	return strings.Join(parts, ", ")
}

// The JSON report; docs/json.md is its documentation.
type (
	jsonReport struct {
		Verdict     string       `json:"verdict"`
		Checks      []string     `json:"checks"`
		Property    string       `json:"property,omitempty"`
		Message     string       `json:"message,omitempty"`
		Location    *jsonPos     `json:"location,omitempty"`
		Reason      string       `json:"reason,omitempty"`
		Assumptions []string     `json:"assumptions,omitempty"`
		Warnings    []string     `json:"warnings,omitempty"`
		Bounds      jsonBounds   `json:"bounds"`
		Stats       jsonStats    `json:"stats"`
		Trace       *trace.Trace `json:"trace,omitempty"`
	}
	jsonPos struct {
		File   string `json:"file"`
		Line   int32  `json:"line"`
		Column int32  `json:"column,omitempty"`
	}
	jsonBounds struct {
		Unroll int            `json:"unroll"`
		Rounds int            `json:"rounds"`
		Hit    map[string]int `json:"hit"`
	}
	jsonStats struct {
		Seconds   float64            `json:"seconds"`
		Phases    map[string]float64 `json:"phases"`
		Threads   int                `json:"threads"`
		Steps     int                `json:"steps"`
		Terms     int                `json:"terms"`
		Engine    string             `json:"engine,omitempty"`
		Solver    string             `json:"solver,omitempty"`
		Solves    int                `json:"solves"`
		PeakBytes uint64             `json:"peak_bytes"`
	}
)

// writeJSON prints the report for programs.
func (r *report) writeJSON(w io.Writer) error {
	res := r.result
	j := jsonReport{
		Verdict:     res.Verdict.String(),
		Checks:      r.options.checked().Names(),
		Property:    res.Property,
		Message:     res.Message,
		Reason:      res.Reason,
		Assumptions: r.assumptions(),
		Bounds:      jsonBounds{Unroll: res.Stats.Unroll, Rounds: res.Stats.Rounds, Hit: map[string]int{}},
		Stats: jsonStats{
			Seconds:   r.elapsed.Seconds(),
			Phases:    map[string]float64{},
			Threads:   res.Stats.Threads,
			Steps:     res.Stats.Steps,
			Terms:     res.Stats.Terms,
			Engine:    string(res.Stats.Engine),
			Solver:    res.Stats.Solver,
			Solves:    res.Stats.Solves,
			PeakBytes: res.Stats.PeakBytes,
		},
		Trace: res.Trace,
	}
	if res.Pos.IsValid() {
		j.Location = &jsonPos{res.Pos.File, res.Pos.Line, res.Pos.Col}
	}
	for _, d := range r.warnings {
		j.Warnings = append(j.Warnings, d.Error())
	}
	for _, b := range res.Bounds {
		j.Bounds.Hit[b.Name] = b.Limit
	}
	for _, name := range r.times.names {
		j.Stats.Phases[name] += r.times.times[name].Seconds()
	}
	for _, p := range res.Stats.Phases {
		j.Stats.Phases[p.Name] += p.Time.Seconds()
	}
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(j)
}

// palette colours words, or leaves them alone.
type palette struct{ on bool }

// newPalette decides whether to colour what goes to w. NO_COLOR, when it is
// set to anything, wins over all else.
func newPalette(mode string, w io.Writer) palette {
	if os.Getenv("NO_COLOR") != "" || mode == "never" {
		return palette{}
	}
	f, ok := w.(*os.File)
	return palette{on: mode == "always" || ok && term.IsTerminal(int(f.Fd())) && os.Getenv("TERM") != "dumb"}
}

func (p palette) paint(v verifier.Verdict, s string) string {
	if !p.on {
		return s
	}
	color := map[verifier.Verdict]string{
		verifier.Verified: "32", verifier.Bounded: "33", verifier.Violated: "31", verifier.Unknown: "35",
	}[v]
	return "\x1b[1;" + color + "m" + s + "\x1b[0m"
}

func (p palette) dim(s string) string {
	if !p.on {
		return s
	}
	return "\x1b[2m" + s + "\x1b[0m"
}
