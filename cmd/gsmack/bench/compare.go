package bench

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
)

// Program is a program of tests/programs with what its comments say of it: @expect, @flags and @files, as
// in tests/programs.
type Program struct {
	Name, Dir    string
	Files        []string // in Dir
	Flags, Clang []string // before and behind --
	Expect       string
}

// comparison is a program decided by two engines.
type comparison struct {
	Name    string       `json:"name"`
	Engine  *measurement `json:"engine"`
	Against *measurement `json:"against"`
}

// outliers is how many programs are listed one by one.
const outliers = 10

// compare decides all programs with either engine, in turn, so that what else the machine does is shared fairly.
func (b *Bench) compare(ctx context.Context, roots []string) (wrong bool, err error) {
	if len(roots) == 0 {
		roots = []string{filepath.Join("tests", "programs")}
	}
	var rows []*comparison
	for _, root := range roots {
		programs, err := Programs(root)
		if err != nil {
			return false, err
		}
		for _, p := range programs {
			if !strings.Contains(p.Name, b.Only) {
				continue
			}
			c, err := b.compareOn(ctx, p)
			var why *refusedError
			if errors.As(err, &why) {
				fmt.Fprintf(b.Stderr, "gsmack: %s is left out: %s\n", p.Name, why)
				continue
			}
			if err != nil {
				return false, err
			}
			wrong = wrong || c.Engine.wrong() || c.Against.wrong()
			rows = append(rows, c)
		}
	}
	switch {
	case len(rows) == 0 && b.Only != "":
		return false, &NothingError{fmt.Sprintf("no program with %q in its name says // @expect", b.Only)}
	case len(rows) == 0:
		return false, &NothingError{"no program here says // @expect"}
	}
	return wrong, b.write(rows, func(w io.Writer) { b.writeComparison(w, rows) })
}

// compareOn decides a program with both engines.
func (b *Bench) compareOn(ctx context.Context, p *Program) (*comparison, error) {
	decide := func(engine string) (*measurement, error) {
		args := append([]string{"--engine=" + engine}, p.Flags...)
		args = append(append(args, p.Files...), "--")
		m := &measurement{Name: p.Name, Expect: p.Expect}
		if err := b.timed(ctx, m, p.Dir, append(args, p.Clang...)); err != nil {
			return nil, err
		}
		if m.wrong() {
			fmt.Fprintf(b.Stderr, "gsmack: %s is %s with --engine=%s, not %s\n", p.Name, m.Verdict, engine, p.Expect)
		}
		return m, nil
	}
	c := &comparison{Name: p.Name}
	var err error
	if c.Engine, err = decide(b.Engine); err == nil {
		c.Against, err = decide(b.Against)
	}
	return c, err
}

// writeComparison writes what both engines took together, and where they differ most.
func (b *Bench) writeComparison(w io.Writer, rows []*comparison) {
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
	fmt.Fprintf(w, "| %d programs | wall s | CPU s | of wall s, not for the translation | not decided in %s |\n|---|---|---|---|---|\n", len(rows), b.Timeout)
	fmt.Fprintf(w, "| `--engine=%s` | %.1f | %.1f | %.1f | %d |\n", b.Engine, ours.Wall, ours.CPU, ours.Decide, open)
	fmt.Fprintf(w, "| `--engine=%s` | %.1f | %.1f | %.1f | %d |\n", b.Against, theirs.Wall, theirs.CPU, theirs.Decide, openToo)
	fmt.Fprintf(w, "| the first by the second | %.2f | %.2f | %.2f | |\n\n", ours.Wall/theirs.Wall, ours.CPU/theirs.CPU, ours.Decide/theirs.Decide)
	sorted := slices.Clone(rows)
	difference := func(c *comparison) float64 { return max(c.Engine.CPU-c.Against.CPU, c.Against.CPU-c.Engine.CPU) }
	slices.SortFunc(sorted, func(x, y *comparison) int { return cmp.Compare(difference(y), difference(x)) })
	fmt.Fprintf(w, "| the largest differences, CPU s | %s | %s |\n|---|---|---|\n", b.Engine, b.Against)
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

// Programs finds the programs below a folder that say which verdict is right.
func Programs(root string) ([]*Program, error) {
	var out []*Program
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".c" && filepath.Ext(path) != ".bpl" {
			return err
		}
		all, err := directives(path)
		if err != nil {
			return err
		}
		p := &Program{Name: filepath.ToSlash(path), Dir: filepath.Dir(path), Files: []string{filepath.Base(path)}}
		for _, d := range all {
			switch d.key {
			case "expect":
				p.Expect = d.text
			case "files":
				p.Files = append(p.Files, strings.Fields(d.text)...)
			case "flags":
				p.Flags, p.Clang = d.flags()
			}
		}
		if p.Expect != "" {
			out = append(out, p)
		}
		return nil
	})
	return out, err
}
