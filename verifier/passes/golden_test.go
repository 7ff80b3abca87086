package passes_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/golden"
	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
	"github.com/gsmack/gsmack/verifier/passes"
)

// TestGolden runs Flatten, and the passes after it, on the in.bpl of each
// archive. The archive's comment may give options: unroll=2 depth=1 threads=4 size=100
// happens-before.
// Each file after in.bpl is named after the last pass to run: flatten.bpl,
// scalarize.bpl, happens-before.bpl, slice.bpl.
func TestGolden(t *testing.T) {
	golden.Run(t, "testdata/*.txtar", func(t *testing.T, a *golden.Archive) {
		o := passes.FlattenOptions{Unroll: 2}
		for _, w := range strings.Fields(a.Comment) {
			_, _ = fmt.Sscanf(w, "unroll=%d", &o.Unroll)
			var depth int
			if n, _ := fmt.Sscanf(w, "depth=%d", &depth); n > 0 {
				o.Depths = append(o.Depths, depth)
			}
			_, _ = fmt.Sscanf(w, "threads=%d", &o.MaxThreads)
			_, _ = fmt.Sscanf(w, "size=%d", &o.MaxBlocks)
			_, _ = fmt.Sscanf(w, "free=%d", &o.MaxFreeIterations)
		}
		threads := flatten(t, cfgtest.Lower(t, string(a.Input(t, "in.bpl"))), o)
		after := map[string]*cfg.Threads{"flatten.bpl": threads}
		_, err := passes.Run(context.Background(), threads, passes.RunOptions{
			Keep:  passes.Keep{HappensBefore: strings.Contains(a.Comment, "happens-before")},
			Check: true,
			After: func(p passes.Pass, th *cfg.Threads, _ time.Duration) { after[p.Name+".bpl"] = th },
		})
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range a.Names()[1:] {
			th := after[name]
			if th == nil {
				t.Fatalf("no pass for %s", name)
			}
			check(t, th)
			got := ivltest.Text(t, th.IVL(), ivl.Gsmack)
			cfgtest.Lower(t, got)
			a.Check(t, name, got)
		}
	})
}

func flatten(t testing.TB, p *cfg.Program, o passes.FlattenOptions) *cfg.Threads {
	t.Helper()
	th, err := passes.Flatten(context.Background(), p, o)
	if err != nil {
		t.Fatal(err)
	}
	check(t, th)
	return th
}

func check(t testing.TB, th *cfg.Threads) {
	t.Helper()
	if err := passes.Check(th); err != nil {
		t.Error(err)
	}
}
