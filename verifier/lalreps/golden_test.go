package lalreps_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/lalreps"
)

var update = flag.Bool("update", false, "write the golden files anew")

// TestGolden compares sequential programs with the ones written down: the files
// are in, the concurrent program, and out, the sequential one for one round.
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
			if len(ar.Files) != 2 || ar.Files[0].Name != "in" || ar.Files[1].Name != "out" {
				t.Fatal("the files must be in and out")
			}
			got := sequential(t, ar.Files[0].Data)
			if *update {
				ar.Files[1].Data = []byte(got)
				if err := os.WriteFile(file, txtar.Format(ar), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if diff := cmp.Diff(string(ar.Files[1].Data), got); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
}

// sequential gives the text of the program for one round, which must be one of
// Boogie's dialect that resolves.
func sequential(t *testing.T, src []byte) string {
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
	out, diags := lalreps.Sequentialize(low, 1)
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	var b bytes.Buffer
	if err := ivl.Print(&b, out.Program, ivl.Boogie); err != nil {
		t.Fatal(err)
	}
	again, diags := ivl.Parse("out", b.Bytes())
	if len(diags) == 0 {
		diags = ivl.Resolve(again)
	}
	if len(diags) > 0 {
		t.Errorf("the output does not resolve: %v", diags)
	}
	return b.String()
}
