package main

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/pflag"

	"github.com/gsmack/gsmack/cmd/gsmack/report"
	"github.com/gsmack/gsmack/verifier"
)

// benchOptions say what gsmack bench runs and where the table goes.
type benchOptions struct {
	only    string
	into    string
	against string
	sizes   int
}

func benchFlags(f *pflag.FlagSet, o *options) {
	f.StringVar(&o.bench.only, "only", "", "run only what has `text` in its name")
	f.IntVar(&o.bench.sizes, "sizes", 0, "run the first `N` sizes of each program only (0: all)")
	f.DurationVar(&o.timeout, "timeout", time.Minute, "give each run this `time`")
	f.StringVar(&o.engine, "engine", "auto", "decide with `"+strings.Join(verifier.Engines(), "|")+"`")
	f.IntVar(&o.jobs, "jobs", 0, "run up to `N` engines at the same time (0: one a core)")
	f.StringVar(&o.bench.against, "against", "", "compare with `ENGINE`: decide each program with // @expect (of tests/programs, if none is given) by both")
	f.StringVar(&o.format, "format", "md", "print a table as `md|json`")
	f.StringVar(&o.bench.into, "into", "", "put the table into `file`, between its lines "+tableBegin+" and "+tableEnd)
}

// benchFormats are what --format of gsmack bench can be.
var benchFormats = []string{"md", "json"}

// The lines of a document that its table stands between.
const (
	tableBegin = "<!-- gsmack bench -->"
	tableEnd   = "<!-- end -->"
)

// benchmark is a program with the sizes that it is run at, one group of the comments
//
//	// @bench name
//	// @sizes N=2,3,4
//	// @expect verified
//	// @flags --check=assert -- -DUNSAFE
//
// of a C file. A file can have several.
type benchmark struct {
	name, file   string
	macro        string // that the size is given in
	sizes        []string
	expect       string
	flags, clang []string
}

// measurement is one run of a benchmark.
type measurement struct {
	Name    string  `json:"name"`
	Size    string  `json:"size"`
	Verdict string  `json:"verdict"`
	Expect  string  `json:"expect"`
	Reason  string  `json:"reason,omitempty"`
	Engine  string  `json:"engine,omitempty"`
	Wall    float64 `json:"wall_seconds"`
	CPU     float64 `json:"cpu_seconds"`    // of gsmack and of clang
	Decide  float64 `json:"decide_seconds"` // on the clock, once the program was translated
	Peak    int64   `json:"peak_bytes"`     // of the larger of the two
	Threads int     `json:"threads"`
	Terms   int     `json:"terms"`
}

// wrong reports whether the verdict is not the one that is right. Not to know is not wrong.
func (m *measurement) wrong() bool {
	return m.Verdict != m.Expect && (m.Verdict == "verified" || m.Verdict == "violated")
}

// runBench is gsmack bench. Each run is a process of its own, so that its time and its memory
// are its own.
func runBench(ctx context.Context, inv *invocation) (int, error) {
	if into := inv.opts.bench.into; into != "" { // to know it before anything runs
		if _, _, err := aroundTable(into); err != nil {
			return 0, err
		}
	}
	if inv.opts.bench.against != "" {
		return runCompare(ctx, inv)
	}
	files, err := benchFiles(inv.args)
	if err != nil {
		return 0, err
	}
	var all []*benchmark
	for _, f := range files {
		bs, err := readBenchmarks(f)
		if err != nil {
			return 0, err
		}
		for _, b := range bs {
			if strings.Contains(b.name, inv.opts.bench.only) {
				all = append(all, b)
			}
		}
	}
	switch {
	case len(all) == 0 && inv.opts.bench.only != "":
		return 0, inv.usage("there is no benchmark with %q in its name", inv.opts.bench.only)
	case len(all) == 0:
		return 0, inv.usage("no program here says // @bench")
	}
	var rows []*measurement
	code := exitOK
	for _, b := range all {
		for i, size := range b.sizes {
			if i == inv.opts.bench.sizes && i > 0 {
				break
			}
			m, err := inv.measure(ctx, b, size)
			var refused *refusedError
			if errors.As(err, &refused) {
				return 0, fmt.Errorf("%s, %s: %w", m.Name, m.Size, refused)
			}
			if err != nil {
				return 0, err
			}
			fmt.Fprintf(inv.stderr, "%s, %s: %s, %.2f s\n", m.Name, m.Size, m.Verdict, m.Wall)
			rows = append(rows, m)
			if m.wrong() {
				fmt.Fprintf(inv.stderr, "gsmack: %s, %s is %s, not %s\n", m.Name, m.Size, m.Verdict, m.Expect)
				code = exitViolated
			}
		}
	}
	return code, inv.writeMeasurements(rows)
}

// benchFiles lists the C files of the folders and files that are named.
func benchFiles(args []string) ([]string, error) {
	if len(args) == 0 {
		args = []string{filepath.Join("tests", "bench")}
	}
	var out []string
	for _, a := range args {
		info, err := os.Stat(a)
		if err != nil {
			return nil, err
		}
		if !info.IsDir() {
			out = append(out, a)
			continue
		}
		files, err := filepath.Glob(filepath.Join(a, "*.c"))
		if err != nil {
			return nil, err
		}
		out = append(out, files...)
	}
	return out, nil
}

// readBenchmarks reads the comments of a file.
func readBenchmarks(file string) ([]*benchmark, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var out []*benchmark
	lines := bufio.NewScanner(bytes.NewReader(data))
	for n := 1; lines.Scan(); n++ {
		key, rest, ok := strings.Cut(strings.TrimPrefix(lines.Text(), "// @"), " ")
		if !ok || !strings.HasPrefix(lines.Text(), "// @") {
			continue
		}
		if key == "bench" {
			out = append(out, &benchmark{name: rest, file: file})
			continue
		}
		if len(out) == 0 {
			return nil, fmt.Errorf("%s:%d:1: // @%s comes before the // @bench that it belongs to", file, n, key)
		}
		b := out[len(out)-1]
		switch key {
		case "sizes":
			macro, sizes, ok := strings.Cut(rest, "=")
			if !ok {
				return nil, fmt.Errorf("%s:%d:1: sizes are written as N=2,3,4", file, n)
			}
			b.macro, b.sizes = macro, strings.Split(sizes, ",")
		case "expect":
			b.expect = rest
		case "flags":
			flags := strings.Fields(rest)
			if i := slices.Index(flags, "--"); i >= 0 {
				flags, b.clang = flags[:i], flags[i+1:]
			}
			b.flags = flags
		default:
			return nil, fmt.Errorf("%s:%d:1: // @%s is not known; it is one of bench, sizes, expect and flags", file, n, key)
		}
	}
	if err := lines.Err(); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	for _, b := range out {
		if len(b.sizes) == 0 || b.expect == "" {
			return nil, fmt.Errorf("%s:1:1: the benchmark %s needs // @sizes and // @expect", file, b.name)
		}
	}
	return out, nil
}

// measure runs gsmack verify on one benchmark at one size.
func (inv *invocation) measure(ctx context.Context, b *benchmark, size string) (*measurement, error) {
	m := &measurement{Name: b.name, Size: b.macro + "=" + size, Expect: b.expect}
	args := append([]string{"--engine=" + inv.opts.engine}, b.flags...)
	args = append(args, b.file, "--", "-D"+b.macro+"="+size)
	return m, inv.timed(ctx, m, "", append(args, b.clang...))
}

// refusedError is why gsmack verify did not begin: a flag or file that it cannot take.
type refusedError struct{ why string }

func (e *refusedError) Error() string { return e.why }

// timed runs gsmack verify in a folder and notes what it answers and takes.
func (inv *invocation) timed(ctx context.Context, m *measurement, dir string, args []string) error {
	o := &inv.opts
	args = append([]string{"verify", "--format=json", "--timeout=" + o.timeout.String(), fmt.Sprintf("--jobs=%d", o.jobs)}, args...)
	began := time.Now()
	state, out, errs, err := inv.self(ctx, dir, args)
	m.Wall = time.Since(began).Seconds()
	if err != nil {
		return err
	}
	if state.ExitCode() == exitUsage {
		return &refusedError{strings.TrimSpace(string(errs))}
	}
	m.CPU = (state.UserTime() + state.SystemTime()).Seconds()
	if u, ok := state.SysUsage().(*syscall.Rusage); ok {
		m.Peak = u.Maxrss * 1024 // Linux counts in kilobytes
	}
	r, err := report.ReadJSON(out)
	if err != nil {
		m.Verdict, m.Reason = "unknown", cmp.Or(strings.TrimSpace(string(errs)), state.String())
		return nil
	}
	m.Verdict, m.Reason = r.Result.Verdict.String(), r.Result.Reason
	for _, p := range r.Phases {
		switch p.Name {
		case "compile", "parse", "translate":
		default:
			m.Decide += p.Time.Seconds()
		}
	}
	m.Engine, m.Threads, m.Terms = string(r.Result.Stats.Engine), r.Result.Stats.Threads, r.Result.Stats.Terms
	return nil
}

// writeMeasurements prints the table where the user wants it.
func (inv *invocation) writeMeasurements(rows []*measurement) error {
	var b bytes.Buffer
	if inv.opts.format == "json" {
		enc := json.NewEncoder(&b)
		enc.SetIndent("", "  ")
		if err := enc.Encode(rows); err != nil {
			return err
		}
	} else {
		writeTable(&b, rows)
	}
	return inv.placeTable(b.Bytes())
}

// placeTable prints a table where the user wants it.
func (inv *invocation) placeTable(table []byte) error {
	file := inv.opts.bench.into
	if file == "" {
		_, err := inv.stdout.Write(table)
		return err
	}
	before, after, err := aroundTable(file)
	if err != nil {
		return err
	}
	return os.WriteFile(file, []byte(before+string(table)+after), 0o666)
}

// aroundTable is what stands before and after the place of the table in a document.
func aroundTable(file string) (before, after string, err error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return "", "", err
	}
	before, rest, ok := strings.Cut(string(data), tableBegin+"\n")
	_, after, closed := strings.Cut(rest, tableEnd)
	if !ok || !closed {
		return "", "", fmt.Errorf("%s has no line %s, with %s below it, for the table", file, tableBegin, tableEnd)
	}
	return before + tableBegin + "\n", tableEnd + after, nil
}

// writeTable writes the rows as a table of Markdown.
func writeTable(w io.Writer, rows []*measurement) {
	fmt.Fprintln(w, "| program | size | verdict | engine | wall s | CPU s | peak MB | threads | terms |")
	fmt.Fprintln(w, "|---|---|---|---|---|---|---|---|---|")
	for _, m := range rows {
		verdict := m.Verdict
		if m.Verdict != m.Expect {
			verdict += " (not " + m.Expect + ")"
		}
		fmt.Fprintf(w, "| %s | %s | %s | %s | %.2f | %.2f | %d | %d | %d |\n",
			m.Name, m.Size, verdict, m.Engine, m.Wall, m.CPU, m.Peak>>20, m.Threads, m.Terms)
	}
}
