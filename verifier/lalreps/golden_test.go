package lalreps_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/golden"
	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
	"github.com/gsmack/gsmack/verifier/lalreps"
)

// TestGolden compares sequential programs with the ones written down: the files
// are in, the concurrent program, and out, the sequential one for one round, which must be one of
// Boogie's dialect that resolves.
func TestGolden(t *testing.T) {
	golden.Run(t, "testdata/out/*.txtar", func(t *testing.T, a *golden.Archive) {
		out, diags := lalreps.Sequentialize(cfgtest.Lower(t, string(a.Input(t, "in"))), 1, 4)
		if len(diags) > 0 {
			t.Fatal(diags)
		}
		text := ivltest.Text(t, out.Program, ivl.Boogie)
		ivltest.Program(t, "out", []byte(text))
		a.Check(t, "out", text)
	})
}

// TestVerdicts decides concurrent programs with one to three rounds: the files are in,
// and verdicts, a line for each number of rounds. What is violated was re-executed
// by the schedule that Output.Schedule made.
func TestVerdicts(t *testing.T) {
	golden.Run(t, "testdata/verdicts/*.txtar", func(t *testing.T, a *golden.Archive) {
		p := ivltest.Program(t, "in", a.Input(t, "in"))
		var out strings.Builder
		for rounds := 1; rounds <= 3; rounds++ {
			ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
			defer cancel()
			res, diags := verifier.Verify(ctx, p, verifier.Options{Engine: verifier.Seq,
				Sequentialization: verifier.LalReps, Checks: verifier.CheckAssert, Unroll: 4, Rounds: rounds})
			if len(diags) > 0 {
				t.Fatal(diags)
			}
			fmt.Fprintf(&out, "%d: %v", rounds, res.Verdict)
			if res.Verdict == verifier.Violated {
				fmt.Fprintf(&out, " at line %d: %s", res.Pos.Line, res.Message)
			}
			for _, b := range res.Bounds {
				fmt.Fprintf(&out, ", %s=%d", b.Name, b.Limit)
			}
			if res.Reason != "" {
				fmt.Fprintf(&out, " (%s)", res.Reason)
			}
			out.WriteByte('\n')
		}
		a.Check(t, "verdicts", out.String())
	})
}
