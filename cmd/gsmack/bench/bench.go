package bench

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/gsmack/gsmack/cmd/gsmack/report"
	"github.com/gsmack/gsmack/ivl/lazyregexp"
)

// Options say what is run and where the table goes.
type Options struct {
	Only    string        // in the name of what is run
	Into    string        // the document with a place for the table; standard output if empty
	Sizes   int           // so many of each program's; 0: all
	Timeout time.Duration // of a run
	Engine  string
	Jobs    int
	Format  string // one of Formats
}

// Formats are what a table can be printed as.
var Formats = []string{"md", "json"}

// Bench runs benchmarks.
type Bench struct {
	Options
	// Gsmack runs gsmack in a folder, to its end. The error is that of ctx, or that there is no such program.
	Gsmack         func(ctx context.Context, dir string, args []string) (state *os.ProcessState, stdout, stderr []byte, err error)
	Stdout, Stderr io.Writer
}

// A NothingError says that nothing was found to run.
type NothingError struct{ Reason string }

// Error is the reason.
func (e *NothingError) Error() string { return e.Reason }

// The lines of a document that its table stands between.
const (
	TableBegin = "<!-- gsmack bench -->"
	TableEnd   = "<!-- end -->"
)

// Program is what is run: a program that says which verdict is right, or one group of comments
//
//	// @bench name
//	// @sizes N=2,3,4
//	// @expect verified
//	// @flags --check=assert -- -DUNSAFE
//
// of a C file, which can have several.
type Program struct {
	Name, Dir    string
	Files        []string // in Dir
	Flags, Clang []string // before and behind --
	Expect       string
	bench        bool
	macro        string // that the size is given in
	sizes        []string
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
	CPU     float64 `json:"cpu_seconds"` // of gsmack and of clang
	Peak    int64   `json:"peak_bytes"`  // of the larger of the two
	Threads int     `json:"threads"`
	Terms   int     `json:"terms"`
}

// wrong reports whether the verdict is another than expected. UNKNOWN is not wrong.
func (m *measurement) wrong() bool {
	return m.Verdict != m.Expect && (m.Verdict == "verified" || m.Verdict == "violated")
}

// Run runs the benchmarks of the files and folders; wrong is set if a verdict is wrong.
func (b *Bench) Run(ctx context.Context, roots []string) (wrong bool, err error) {
	if b.Into != "" { // to know it before anything runs
		if _, _, err := aroundTable(b.Into); err != nil {
			return false, err
		}
	}
	all, err := b.programs(roots)
	if err != nil {
		return false, err
	}
	var rows []*measurement
	for _, p := range all {
		for i, size := range p.sizes {
			if i == b.Sizes && i > 0 {
				break
			}
			m, err := b.measure(ctx, p, size)
			var why *refusedError
			if errors.As(err, &why) && p.bench {
				return false, fmt.Errorf("%s: %w", m.title(), why)
			}
			if why != nil { // --rounds, say, if the engine is not seq
				fmt.Fprintf(b.Stderr, "gsmack: %s is left out: %s\n", m.title(), why)
				continue
			}
			if err != nil {
				return false, err
			}
			fmt.Fprintf(b.Stderr, "%s: %s, %.2f s\n", m.title(), m.Verdict, m.Wall)
			rows = append(rows, m)
			if m.wrong() {
				fmt.Fprintf(b.Stderr, "gsmack: %s is %s, not %s\n", m.title(), m.Verdict, m.Expect)
				wrong = true
			}
		}
	}
	return wrong, b.write(rows)
}

// programs are those of the files and folders with the wanted name.
func (b *Bench) programs(roots []string) ([]*Program, error) {
	if len(roots) == 0 {
		roots = []string{filepath.Join("tests", "bench")}
	}
	var all []*Program
	for _, root := range roots {
		ps, err := Programs(root)
		if err != nil {
			return nil, err
		}
		all = append(all, ps...)
	}
	none := len(all) == 0
	all = slices.DeleteFunc(all, func(p *Program) bool { return !strings.Contains(p.Name, b.Only) })
	switch {
	case none:
		return nil, &NothingError{"no program here says // @bench or // @expect"}
	case len(all) == 0:
		return nil, &NothingError{fmt.Sprintf("there is no benchmark with %q in its name", b.Only)}
	}
	return all, nil
}

// Programs finds the programs below a folder, or in a file.
func Programs(root string) (out []*Program, err error) {
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".c" && filepath.Ext(path) != ".bpl" {
			return err
		}
		ps, err := readPrograms(path)
		out = append(out, ps...)
		return err
	})
	return out, err
}

// directive is a comment // @key text of a program.
type directive struct {
	key, text string
	line      int
}

var directiveLine = lazyregexp.New(`^// @(\w+) (.*)$`)

// directives reads those of a file.
func directives(file string) (out []directive, err error) {
	data, err := os.ReadFile(file)
	for i, line := range strings.Split(string(data), "\n") {
		if m := directiveLine().FindStringSubmatch(line); m != nil {
			out = append(out, directive{m[1], m[2], i + 1})
		}
	}
	return out, err
}

// flags are the words of the directive, before and behind --.
func (d *directive) flags() (flags, clang []string) {
	flags = strings.Fields(d.text)
	if i := slices.Index(flags, "--"); i >= 0 {
		return flags[:i], flags[i+1:]
	}
	return flags, nil
}

// readPrograms reads the comments of a file.
func readPrograms(file string) (out []*Program, err error) {
	all, err := directives(file)
	if err != nil {
		return nil, err
	}
	bench := slices.ContainsFunc(all, func(d directive) bool { return d.key == "bench" })
	add := func(name string) *Program {
		out = append(out, &Program{Name: name, Dir: filepath.Dir(file), Files: []string{filepath.Base(file)}, bench: bench})
		return out[len(out)-1]
	}
	var p *Program
	if !bench {
		p = add(filepath.ToSlash(file))
		p.sizes = []string{""}
	}
	for _, d := range all {
		if d.key == "bench" {
			p = add(d.text)
			continue
		}
		if p == nil {
			return nil, fmt.Errorf("%s:%d:1: // @%s comes before the // @bench that it belongs to", file, d.line, d.key)
		}
		switch d.key {
		case "sizes":
			macro, sizes, ok := strings.Cut(d.text, "=")
			if !ok {
				return nil, fmt.Errorf("%s:%d:1: sizes are written as N=2,3,4", file, d.line)
			}
			p.macro, p.sizes = macro, strings.Split(sizes, ",")
		case "expect":
			p.Expect = d.text
		case "flags":
			p.Flags, p.Clang = d.flags()
		case "files":
			p.Files = append(p.Files, strings.Fields(d.text)...)
		default:
			if bench {
				return nil, fmt.Errorf("%s:%d:1: // @%s is not known; it is one of bench, sizes, expect, flags and files", file, d.line, d.key)
			}
		}
	}
	for _, p := range out {
		if bench && (len(p.sizes) == 0 || p.Expect == "") {
			return nil, fmt.Errorf("%s:1:1: the benchmark %s needs // @sizes and // @expect", file, p.Name)
		}
	}
	return slices.DeleteFunc(out, func(p *Program) bool { return p.Expect == "" }), nil
}

// measure runs gsmack verify on a program at one size.
func (b *Bench) measure(ctx context.Context, p *Program, size string) (*measurement, error) {
	m := &measurement{Name: p.Name, Expect: p.Expect}
	args := append([]string{"--engine=" + b.Engine}, p.Flags...)
	args = append(append(args, p.Files...), "--")
	if size != "" {
		m.Size = p.macro + "=" + size
		args = append(args, "-D"+m.Size)
	}
	return m, b.timed(ctx, m, p.Dir, append(args, p.Clang...))
}

// title is the program with its size.
func (m *measurement) title() string {
	if m.Size == "" {
		return m.Name
	}
	return m.Name + ", " + m.Size
}

// refused is the exit code of gsmack verify if the input or the command line is at fault.
const refused = 2

// refusedError is why gsmack verify did not begin: a flag or file that it cannot take.
type refusedError struct{ why string }

func (e *refusedError) Error() string { return e.why }

// timed runs gsmack verify in a folder and notes what it answers and takes.
func (b *Bench) timed(ctx context.Context, m *measurement, dir string, args []string) error {
	args = append([]string{"verify", "--format=json", "--timeout=" + b.Timeout.String(), fmt.Sprintf("--jobs=%d", b.Jobs)}, args...)
	began := time.Now()
	state, out, errs, err := b.Gsmack(ctx, dir, args)
	m.Wall = time.Since(began).Seconds()
	if err != nil {
		return err
	}
	if state.ExitCode() == refused {
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
	m.Engine, m.Threads, m.Terms = string(r.Result.Stats.Engine), r.Result.Stats.Threads, r.Result.Stats.Terms
	return nil
}

// write prints rows as they are, or as a table, where the user wants them.
func (b *Bench) write(rows []*measurement) error {
	var text bytes.Buffer
	if b.Format == "json" {
		enc := json.NewEncoder(&text)
		enc.SetIndent("", "  ")
		if err := enc.Encode(rows); err != nil {
			return err
		}
	} else {
		writeTable(&text, rows)
	}
	if b.Into == "" {
		_, err := b.Stdout.Write(text.Bytes())
		return err
	}
	before, after, err := aroundTable(b.Into)
	if err != nil {
		return err
	}
	return os.WriteFile(b.Into, []byte(before+text.String()+after), 0o666)
}

// aroundTable is what stands before and after the place of the table in a document.
func aroundTable(file string) (before, after string, err error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return "", "", err
	}
	before, rest, ok := strings.Cut(string(data), TableBegin+"\n")
	_, after, closed := strings.Cut(rest, TableEnd)
	if !ok || !closed {
		return "", "", fmt.Errorf("%s has no line %s, with %s below it, for the table", file, TableBegin, TableEnd)
	}
	return before + TableBegin + "\n", TableEnd + after, nil
}

// writeTable writes the rows as a table of Markdown.
func writeTable(w io.Writer, rows []*measurement) {
	fmt.Fprintln(w, "| program | size | verdict | engine | wall s | CPU s | peak MB | threads | terms |")
	fmt.Fprintln(w, "|---|---|---|---|---|---|---|---|---|")
	var total measurement
	undecided := 0
	for _, m := range rows {
		verdict := m.Verdict
		if m.Verdict != m.Expect {
			verdict += " (not " + m.Expect + ")"
			undecided++
		}
		total.Wall, total.CPU = total.Wall+m.Wall, total.CPU+m.CPU
		fmt.Fprintf(w, "| %s | %s | %s | %s | %.2f | %.2f | %d | %d | %d |\n",
			m.Name, m.Size, verdict, m.Engine, m.Wall, m.CPU, m.Peak>>20, m.Threads, m.Terms)
	}
	fmt.Fprintf(w, "| all %d | | %d undecided | | %.2f | %.2f | | | |\n", len(rows), undecided, total.Wall, total.CPU)
}
