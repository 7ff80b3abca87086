package seq_test

import (
	"bytes"
	"context"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/seq"
)

var update = flag.Bool("update", false, "write the golden files anew")

// sequentialize gives the steps of a program.
func sequentialize(t *testing.T, src []byte) (*seq.Output, error) {
	t.Helper()
	p, diags := ivl.Parse("in", src)
	if len(diags) == 0 {
		diags = ivl.Resolve(p)
	}
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	low, diags := cfg.Lower(p, "main")
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	threads, err := passes.Flatten(context.Background(), low, passes.FlattenOptions{Unroll: 2})
	if err != nil {
		t.Fatal(err)
	}
	return seq.New(passes.Slice(passes.ScalarizeMaps(threads), passes.Keep{}), seq.Checks{})
}

func text(t *testing.T, p *ivl.Program) string {
	t.Helper()
	var b bytes.Buffer
	if err := ivl.Print(&b, p, ivl.Gsmack); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestGolden compares the sequential programs with the ones written down: the
// files are in (the concurrent program), out (one round), and, where there is
// such a file, completeness.
func TestGolden(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.txtar")
	if len(files) == 0 {
		t.Fatal("no golden files")
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			ar, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			var out *seq.Output
			for i := range ar.Files {
				f := &ar.Files[i]
				got := ""
				switch f.Name {
				case "in":
					if out, err = sequentialize(t, f.Data); err != nil {
						out = nil
					}
					continue
				case "error":
					if err == nil {
						t.Fatal("no error")
					}
					got = err.Error() + "\n"
				case "out":
					p, _ := out.Program(1)
					got = text(t, p)
				case "completeness":
					p, _ := out.Completeness(1)
					got = text(t, p)
				}
				if *update {
					f.Data = []byte(got)
				} else if d := cmp.Diff(string(f.Data), got); d != "" {
					t.Errorf("%s:\n%s", f.Name, d)
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

// TestReparse checks that what is printed is a program again.
func TestReparse(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.txtar")
	for _, file := range files {
		ar, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		out, err := sequentialize(t, ar.Files[0].Data)
		if err != nil {
			continue
		}
		for _, rounds := range []int{1, 3} {
			for _, give := range []func(int) (*ivl.Program, *ivl.ProcDecl){out.Program, out.Completeness} {
				p, _ := give(rounds)
				q, diags := ivl.Parse(file, []byte(text(t, p)))
				if len(diags) == 0 {
					diags = ivl.Resolve(q)
				}
				if len(diags) > 0 {
					t.Errorf("%s, %d rounds: %v", file, rounds, diags)
				}
			}
		}
	}
}
