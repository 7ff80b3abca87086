package seq_test

import (
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/golden"
	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/passes/passestest"
	"github.com/gsmack/gsmack/verifier/seq"
)

// sequentialize gives the steps of a program.
func sequentialize(t *testing.T, src []byte) *seq.Output {
	t.Helper()
	low := cfgtest.Lower(t, string(src))
	return seq.New(passestest.Threads(t, low, 2, goal.Asserted), goal.Asserted)
}

// TestGolden compares the sequential programs with the ones written down: the
// files are in (the concurrent program), out (one round), and, where there is
// such a file, completeness.
func TestGolden(t *testing.T) {
	golden.Run(t, "testdata/*.txtar", func(t *testing.T, a *golden.Archive) {
		out := sequentialize(t, a.Input(t, "in"))
		for _, name := range a.Names() {
			if name == "in" {
				continue
			}
			var p *ivl.Program
			switch name {
			case "out":
				p, _ = out.Program(1)
			case "completeness":
				p, _ = out.Completeness(1)
			default:
				t.Fatalf("nothing gives %s", name)
			}
			a.Check(t, name, ivltest.Text(t, p, ivl.Gsmack))
		}
	})
}

// TestReparse checks that what is printed is a program again.
func TestReparse(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.txtar")
	if len(files) == 0 {
		t.Fatal("no test data")
	}
	for _, file := range files {
		ar, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		out := sequentialize(t, ar.Files[0].Data)
		for _, rounds := range []int{1, 3} {
			for _, give := range []func(int) (*ivl.Program, *ivl.ProcDecl){out.Program, out.Completeness} {
				p, _ := give(rounds)
				ivltest.Program(t, file, []byte(ivltest.Text(t, p, ivl.Gsmack)))
			}
		}
	}
}
