package main

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
	"regexp"
	"slices"
	"strings"
)

// testProgram is a program with what its comments say of it: @expect, @flags and @files, as
// in tests/programs.
type testProgram struct {
	name, dir    string
	files        []string // in dir
	flags, clang []string
	expect       string
}

// comparison is a program decided by two engines.
type comparison struct {
	Name    string       `json:"name"`
	Engine  *measurement `json:"engine"`
	Against *measurement `json:"against"`
}

// outliers is how many programs are listed one by one.
const outliers = 10

// runCompare is gsmack bench --against: all programs with either engine, in turn, so that
// what else the machine does is shared fairly.
func runCompare(ctx context.Context, inv *invocation) (int, error) {
	roots := inv.args
	if len(roots) == 0 {
		roots = []string{filepath.Join("tests", "programs")}
	}
	var programs []*testProgram
	for _, root := range roots {
		ps, err := testPrograms(root)
		if err != nil {
			return 0, err
		}
		programs = append(programs, ps...)
	}
	o := &inv.opts
	var rows []*comparison
	code := exitOK
	for _, p := range programs {
		if !strings.Contains(p.name, o.bench.only) {
			continue
		}
		c := &comparison{Name: p.name}
		for _, engine := range []string{o.engine, o.bench.against} {
			args := append([]string{"--engine=" + engine}, p.flags...)
			args = append(append(args, p.files...), "--")
			m := &measurement{Name: p.name, Expect: p.expect}
			err := inv.timed(ctx, m, p.dir, append(args, p.clang...))
			var refused *refusedError
			if errors.As(err, &refused) {
				fmt.Fprintf(inv.stderr, "gsmack: %s is left out: %s\n", p.name, refused.why)
				c = nil
				break
			}
			if err != nil {
				return 0, err
			}
			if m.wrong() {
				fmt.Fprintf(inv.stderr, "gsmack: %s is %s with --engine=%s, not %s\n", p.name, m.Verdict, engine, p.expect)
				code = exitViolated
			}
			if c.Engine == nil {
				c.Engine = m
			} else {
				c.Against = m
			}
		}
		if c != nil {
			rows = append(rows, c)
		}
	}
	switch {
	case len(rows) == 0 && o.bench.only != "":
		return 0, inv.usage("no program with %q in its name says // @expect", o.bench.only)
	case len(rows) == 0:
		return 0, inv.usage("no program here says // @expect")
	}
	var b bytes.Buffer
	if o.format == "json" {
		enc := json.NewEncoder(&b)
		enc.SetIndent("", "  ")
		if err := enc.Encode(rows); err != nil {
			return 0, err
		}
	} else {
		writeComparison(&b, rows, o)
	}
	return code, inv.placeTable(b.Bytes())
}

// writeComparison writes what both engines took together, and where they differ most.
func writeComparison(w io.Writer, rows []*comparison, o *options) {
	total := func(of func(*comparison) *measurement) (t measurement, undecided int) {
		for _, c := range rows {
			m := of(c)
			t.Wall += m.Wall
			t.CPU += m.CPU
			t.Decide += m.Decide
			if m.Verdict != m.Expect {
				undecided++
			}
		}
		return t, undecided
	}
	ours, open := total(func(c *comparison) *measurement { return c.Engine })
	theirs, openToo := total(func(c *comparison) *measurement { return c.Against })
	fmt.Fprintf(w, "| %d programs | wall s | CPU s | of wall s, not for the translation | not decided in %s |\n|---|---|---|---|---|\n", len(rows), o.timeout)
	fmt.Fprintf(w, "| `--engine=%s` | %.1f | %.1f | %.1f | %d |\n", o.engine, ours.Wall, ours.CPU, ours.Decide, open)
	fmt.Fprintf(w, "| `--engine=%s` | %.1f | %.1f | %.1f | %d |\n", o.bench.against, theirs.Wall, theirs.CPU, theirs.Decide, openToo)
	fmt.Fprintf(w, "| the first by the second | %.2f | %.2f | %.2f | |\n\n", ours.Wall/theirs.Wall, ours.CPU/theirs.CPU, ours.Decide/theirs.Decide)
	sorted := slices.Clone(rows)
	difference := func(c *comparison) float64 { return max(c.Engine.CPU-c.Against.CPU, c.Against.CPU-c.Engine.CPU) }
	slices.SortFunc(sorted, func(a, b *comparison) int { return cmp.Compare(difference(b), difference(a)) })
	fmt.Fprintf(w, "| the largest differences, CPU s | %s | %s |\n|---|---|---|\n", o.engine, o.bench.against)
	for _, c := range sorted[:min(outliers, len(sorted))] {
		fmt.Fprintf(w, "| %s | %s | %s |\n", c.Name, c.Engine.cell(), c.Against.cell())
	}
}

// cell is the time of a run, and its verdict if that is not what was wanted.
func (m *measurement) cell() string {
	if m.Verdict == m.Expect {
		return fmt.Sprintf("%.2f", m.CPU)
	}
	return fmt.Sprintf("%.2f (%s)", m.CPU, m.Verdict)
}

var testDirective = regexp.MustCompile(`(?m)^// @(\w+) (.*)$`)

// testPrograms finds the programs below a folder that say which verdict is right.
func testPrograms(root string) ([]*testProgram, error) {
	var out []*testProgram
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".c" && filepath.Ext(path) != ".bpl" {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		p := &testProgram{name: filepath.ToSlash(path), dir: filepath.Dir(path), files: []string{filepath.Base(path)}}
		for _, m := range testDirective.FindAllSubmatch(text, -1) {
			words := strings.Fields(string(m[2]))
			switch string(m[1]) {
			case "expect":
				p.expect = string(m[2])
			case "files":
				p.files = append(p.files, words...)
			case "flags":
				p.flags = words
				if i := slices.Index(words, "--"); i >= 0 {
					p.flags, p.clang = words[:i], words[i+1:]
				}
			}
		}
		if p.expect != "" {
			out = append(out, p)
		}
		return nil
	})
	return out, err
}
