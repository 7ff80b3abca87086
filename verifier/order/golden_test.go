package order_test

import (
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl/golden"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/order"
)

var aims = map[string]goal.Set{"assertions": goal.Asserted, "deadlocks": goal.Of(goal.Deadlock), "races": goal.Of(goal.Race)}

// TestGolden compares what the threads do, as the engine sees it, with what is
// written down: the files are in (the program) and one for each aim, or error.
func TestGolden(t *testing.T) {
	golden.Run(t, "testdata/*.txtar", func(t *testing.T, a *golden.Archive) {
		src := a.Input(t, "in")
		for _, name := range a.Names() {
			switch aim, ok := aims[name]; {
			case name == "in":
			case name == "error":
				_, err := encode(t, src, goal.Asserted, order.Measured)
				if err == nil {
					t.Fatal("no error")
				}
				a.Check(t, name, err.Error()+"\n")
			case !ok:
				t.Fatalf("there is no aim %q", name)
			default:
				enc, err := encode(t, src, aim, order.Measured)
				if err != nil {
					t.Fatal(err)
				}
				var b strings.Builder
				if err := enc.Print(&b); err != nil {
					t.Fatal(err)
				}
				a.Check(t, name, b.String())
			}
		}
	})
}
