package lalreps_test

import (
	"testing"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/golden"
	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
	"github.com/gsmack/gsmack/verifier/lalreps"
)

// TestGolden compares sequential programs with the ones written down: the files
// are in, the concurrent program, and out, the sequential one for one round, which must be one of
// Boogie's dialect that resolves.
func TestGolden(t *testing.T) {
	golden.Run(t, "testdata/*.txtar", func(t *testing.T, a *golden.Archive) {
		out, diags := lalreps.Sequentialize(cfgtest.Lower(t, string(a.Input(t, "in"))), 1)
		if len(diags) > 0 {
			t.Fatal(diags)
		}
		text := ivltest.Text(t, out.Program, ivl.Boogie)
		ivltest.Program(t, "out", []byte(text))
		a.Check(t, "out", text)
	})
}
