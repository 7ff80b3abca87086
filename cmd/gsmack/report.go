package main

import (
	"cmp"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/term"

	"github.com/gsmack/gsmack/cmd/gsmack/report"
	"github.com/gsmack/gsmack/llvm2ivl"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/trace"
)

// findings are the result of a command.
type findings struct {
	provenance
	result     *verifier.Result
	times      *stopwatch         // of the front end
	compiled   *report.Compiled   // of a counterexample
	invariants []report.Invariant // of what is VERIFIED
}

// report makes the report of the findings.
func (inv *invocation) report(f *findings, elapsed time.Duration) *report.Report {
	r := &report.Report{
		Program:     inv.programNames(),
		Version:     version(),
		Source:      f.sources.line,
		Task:        report.Task{Hashes: f.hashes, PointerBits: cmp.Or(f.pointerBits, 64), Created: created()},
		Result:      f.result,
		Checks:      inv.opts.checked().Names(),
		Assumptions: inv.assumptions(f),
		Elapsed:     elapsed,
		Compiled:    f.compiled,
		Invariants:  f.invariants,
	}
	for _, d := range f.warnings {
		if d.ID == llvm2ivl.MissingDiagnostic || d.ID == llvm2ivl.UndefinedDiagnostic {
			if f.result.Verdict == verifier.Unknown {
				name, _, _ := strings.Cut(d.Message, " ")
				r.Missing = append(r.Missing, report.Missing{Name: name, Pos: d.Pos, Variable: d.ID == llvm2ivl.UndefinedDiagnostic})
			}
			continue
		}
		r.Warnings = append(r.Warnings, d.Error())
	}
	for _, name := range f.times.names {
		r.Phases = append(r.Phases, verifier.Phase{Name: name, Time: f.times.times[name]})
	}
	return r
}

// programNames are the files that were given.
func (inv *invocation) programNames() []string {
	switch {
	case inv.opts.entry != "":
		return append([]string{inv.opts.entry}, inv.args...)
	case len(inv.args) == 0 && len(inv.opts.from) > 0:
		return inv.opts.from
	case len(inv.args) == 0 && inv.opts.project != "":
		return []string{inv.opts.project}
	}
	if len(inv.args) == 0 || len(inv.args) == 1 && inv.args[0] == "-" {
		return []string{stdinName}
	}
	return inv.args
}

// writeReports writes the reports where the user wants them; json and text write those that are printed.
func (inv *invocation) writeReports(json, text func(io.Writer) error, rs ...*report.Report) error {
	r := rs[0] // the other formats are for one
	var all []*report.Report
	for _, r := range rs {
		all = append(all, r.Failures()...)
	}
	type file struct {
		path  string
		write func(io.Writer) error
	}
	files := []file{
		{inv.opts.sarif, func(w io.Writer) error { return report.SARIF(w, all...) }},
		{inv.opts.junit, func(w io.Writer) error { return report.JUnit(w, all...) }},
	}
	switch {
	case !decided(r): // no verdict for all executions, no witness
	case strings.HasSuffix(inv.opts.witness, ".graphml"):
		files = append(files, file{inv.opts.witness, r.GraphML})
	default:
		files = append(files, file{inv.opts.witness, r.Witness})
	}
	if inv.opts.html != "" {
		pages := r.Failures()
		links := make([]report.Link, len(pages))
		for i, p := range pages {
			_, meaning := p.Headline()
			links[i] = report.Link{File: numbered(inv.opts.html, i), Text: meaning, Place: p.Result.Pos.String()}
		}
		for i, p := range pages {
			files = append(files, file{links[i].File, func(w io.Writer) error { return p.HTML(w, r.Rest(), slices.Delete(slices.Clone(links), i, i+1)...) }})
		}
	}
	for _, out := range files {
		if err := writeFile(out.path, out.write); err != nil {
			return err
		}
	}
	return inv.withOutput(func(w io.Writer) error {
		switch inv.opts.format {
		case "json":
			return json(w)
		case "github":
			for _, r := range rs {
				if err := r.GitHub(w); err != nil {
					return err
				}
			}
			return nil
		}
		return text(w)
	})
}

// numbered is the path of the page for a failure: report.html, report-2.html, ….
func numbered(path string, i int) string {
	if i == 0 {
		return path
	}
	ext := filepath.Ext(path)
	return fmt.Sprintf("%s-%d%s", strings.TrimSuffix(path, ext), i+1, ext)
}

// decided: the verdict has a witness. SV-COMP has no property for histories.
func decided(r *report.Report) bool {
	const histories = "linearizable"
	switch r.Result.Verdict {
	case verifier.Violated:
		return r.Result.Property != histories
	case verifier.Verified:
		return !slices.Contains(r.Checks, histories)
	}
	return false
}

// created is now, or what SOURCE_DATE_EPOCH says, for files that are always the same.
func created() time.Time {
	if n, err := strconv.ParseInt(os.Getenv("SOURCE_DATE_EPOCH"), 10, 64); err == nil {
		return time.Unix(n, 0)
	}
	return time.Now()
}

// assumptions are what the verdict rests on beside the program.
func (inv *invocation) assumptions(f *findings) []string {
	var as []string
	if inv.opts.integers == "unbounded" {
		as = append(as, "integers taken as mathematical: nothing wraps around")
	}
	rest := cmp.Or(f.result.Rest, f.result)
	if v := rest.Verdict; f.takesForValid && (v == verifier.Verified || v == verifier.Bounded) {
		as = append(as, "memory accesses are valid")
	}
	for _, d := range f.warnings {
		if d.ID == llvm2ivl.SettingDiagnostic {
			as = append(as, settingText(d.Message))
		} else if inv.opts.havocUnknown {
			as = append(as, d.Message)
		}
	}
	for _, at := range f.result.Benign {
		as = append(as, fmt.Sprintf("races at %s:%d are benign", at.File, at.Line))
	}
	return append(as, rest.Assumptions...)
}

// textOptions are those for a text that goes to w.
func (inv *invocation) textOptions(w io.Writer) trace.TextOptions {
	o := trace.TextOptions{Color: colored(inv.opts.color, w), Verbose: inv.opts.verbose, Full: inv.opts.full}
	if f, ok := w.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		if width, _, err := term.GetSize(int(f.Fd())); err == nil {
			o.Width = width
		}
	}
	return o
}

// colored decides whether to colour what goes to w. NO_COLOR, when it is
// set to anything, wins over all else.
func colored(mode string, w io.Writer) bool {
	if os.Getenv("NO_COLOR") != "" || mode == "never" {
		return false
	}
	f, ok := w.(*os.File)
	return mode == "always" || ok && term.IsTerminal(int(f.Fd())) && os.Getenv("TERM") != "dumb"
}
