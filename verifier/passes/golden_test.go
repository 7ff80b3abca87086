package passes_test

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"strconv"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl/golden"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/lemma"
	"github.com/gsmack/gsmack/verifier/passes"
)

// TestGolden runs Flatten, and the passes after it, on the in.bpl of each
// archive. The archive's comment may give options: unroll=2 loop=in.bpl:7=1 threads=4 size=100 no-lemma=addressing.
// Each file after in.bpl is named after the last pass to run: flatten.bpl,
// scalarize.bpl, slice.bpl.
func TestGolden(t *testing.T) {
	golden.Run(t, "testdata/*.txtar", func(t *testing.T, a *golden.Archive) {
		o := passes.FlattenOptions{Bounds: passes.Bounds{Unroll: 2, At: map[string]int{}}}
		var without lemma.Without
		for _, w := range strings.Fields(a.Comment) {
			if l, ok := strings.CutPrefix(w, "no-lemma="); ok {
				without = append(without, lemma.Lemma(l))
			}
			_, _ = fmt.Sscanf(w, "unroll=%d", &o.Unroll)
			if loop, ok := strings.CutPrefix(w, "loop="); ok {
				at, bound, _ := strings.Cut(loop, "=")
				o.At[at], _ = strconv.Atoi(bound)
			}
			_, _ = fmt.Sscanf(w, "threads=%d", &o.Threads)
			_, _ = fmt.Sscanf(w, "size=%d", &o.MaxBlocks)
			_, _ = fmt.Sscanf(w, "free=%d", &o.MaxFreeIterations)
		}
		after := map[string]string{}
		runner := passes.Runner{Check: true, Dump: func(name string, print func(io.Writer) error) {
			var text strings.Builder
			if err := print(&text); err != nil {
				t.Error(err)
			}
			after[name+".bpl"] = text.String()
		}}
		question := &passes.Question{Goals: goal.Asserted, Flatten: o, Without: without}
		state := passes.State{Program: cfgtest.Lower(t, string(a.Input(t, "in.bpl")))}
		if _, err := runner.Run(context.Background(), state, question, passes.Flattening, passes.Pruning, passes.Reducing); err != nil {
			t.Fatal(err)
		}
		for _, name := range a.Names()[1:] {
			got, ok := after[name]
			if !ok {
				t.Fatalf("no pass for %s", name)
			}
			cfgtest.Lower(t, got)
			a.Check(t, name, got)
		}
	})
}

// TestOrder holds the table to the constraints on its order, and these to the table.
func TestOrder(t *testing.T) {
	at := map[string]int{}
	for i, p := range passes.Table {
		if _, twice := at[p.Name]; twice || p.Name == "" || p.Doc == "" || i > 0 && p.Stage < passes.Table[i-1].Stage {
			t.Errorf("%q: two passes have the name, or something is missing, or its stage is over", p.Name)
		}
		at[p.Name] = i
	}
	explained := map[string]bool{}
	for _, c := range passes.Order {
		first, ok := at[c.First]
		then, also := at[c.Then]
		if !ok || !also || first >= then || c.Because == "" {
			t.Errorf("%s does not come before %s, or there is no reason for it", c.First, c.Then)
		}
		explained[c.First], explained[c.Then] = true, true
	}
	for name := range at {
		if !explained[name] {
			t.Errorf("nothing says why %s stands where it does", name)
		}
	}
}

// flatten gives the instances of a program in which all loops are decided by constants.
func flatten(t testing.TB, p *cfg.Program) *cfg.Threads {
	t.Helper()
	s, err := new(passes.Runner).Run(context.Background(), passes.State{Program: p}, &passes.Question{}, passes.Flattening)
	if err != nil {
		t.Fatal(err)
	}
	return s.Threads
}

// TestDocumented compares the tables of docs/ARCHITECTURE.md with ours; -update writes them.
func TestDocumented(t *testing.T) {
	var b strings.Builder
	b.WriteString("| pass | what it does | runs | for |\n|---|---|---|---|\n")
	for _, p := range passes.Table {
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s |\n", p.Name, p.Doc, p.Stage, cmp.Or(p.Serves, "all"))
	}
	b.WriteString("\n| first | then | because |\n|---|---|---|\n")
	for _, c := range passes.Order {
		then := "`" + c.Then + "`"
		if c.Required {
			then += ", which needs it"
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s |\n", c.First, then, c.Because)
	}
	golden.Section(t, "../../docs/ARCHITECTURE.md", "passes", b.String())
}
