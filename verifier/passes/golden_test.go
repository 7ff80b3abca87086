package passes_test

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/passes"
)

var update = flag.Bool("update", false, "write what the tests got into their files")

// TestGolden runs Flatten, and the passes after it, on the in.bpl of each
// archive. The archive's comment may give options: unroll=2 threads=4 size=100.
// Each file after in.bpl is named after the last pass to run: flatten.bpl,
// scalarize.bpl, slice.bpl.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no test data", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			ar, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			o := passes.FlattenOptions{Unroll: 2}
			for _, w := range strings.Fields(string(ar.Comment)) {
				_, _ = fmt.Sscanf(w, "unroll=%d", &o.Unroll)
				_, _ = fmt.Sscanf(w, "threads=%d", &o.MaxThreads)
				_, _ = fmt.Sscanf(w, "size=%d", &o.MaxBlocks)
				_, _ = fmt.Sscanf(w, "free=%d", &o.MaxFreeIterations)
			}
			threads := flatten(t, lower(t, ar.Files[0].Data), o)
			for i := range ar.Files[1:] {
				f := &ar.Files[1+i]
				after := map[string]*cfg.Threads{"flatten.bpl": threads}
				_, err := passes.Run(context.Background(), threads, passes.RunOptions{
					Check: true,
					After: func(p passes.Pass, th *cfg.Threads, _ time.Duration) { after[p.Name+".bpl"] = th },
				})
				if err != nil {
					t.Fatal(err)
				}
				th := after[f.Name]
				if th == nil {
					t.Fatalf("no pass for %s", f.Name)
				}
				check(t, th)
				got := printed(t, th.IVL())
				lower(t, []byte(got))
				if *update {
					f.Data = []byte(got)
				} else if string(f.Data) != got {
					t.Errorf("%s differs (run with -update to accept); got:\n%s", f.Name, got)
				}
			}
			if *update {
				if err := os.WriteFile(file, txtar.Format(ar), 0o644); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

func lower(t testing.TB, src []byte) *cfg.Program {
	t.Helper()
	p, diags := ivl.Parse("in.bpl", src)
	if ivl.HasErrors(diags) {
		t.Fatalf("parse: %v\n%s", diags, src)
	}
	if diags := ivl.Resolve(p); ivl.HasErrors(diags) {
		t.Fatalf("resolve: %v\n%s", diags, src)
	}
	low, diags := cfg.Lower(p, "main")
	if low == nil {
		t.Fatalf("lower: %v\n%s", diags, src)
	}
	return low
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

func printed(t testing.TB, p *ivl.Program) string {
	t.Helper()
	var b bytes.Buffer
	if err := ivl.Print(&b, p, ivl.Gsmack); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func check(t testing.TB, th *cfg.Threads) {
	t.Helper()
	if err := passes.Check(th); err != nil {
		t.Error(err)
	}
}
