package verifier_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/order"
)

// TestDepths decides programs whose loops go round four times at most, which no constant
// tells, at several bounds on unrolling in one formula: what happens in the last iteration
// only is found, and that nothing does is known at the bound that leaves no loop cut off.
func TestDepths(t *testing.T) {
	const loop = `
var {:data} x: int;
var done: int;
procedure {:entrypoint} main() modifies x, done;
{
  var n: int;
  x := 0; done := 0;
  async call other();
  havoc n;
  assume n <= 4;
  while (0 < n) { atomic { done := done + 1; } %s n := n - 1; }
}
procedure down(n: int) modifies done; { if (0 < n) { atomic { done := done + 1; } call down(n - 1); } }
`
	for _, c := range []struct {
		name, body, other string
		checks            verifier.Checks
		verdict           verifier.Verdict
		unroll            int
	}{
		{"assertion holds", "", "atomic { assert done <= 4; }", verifier.CheckAssert, verifier.Verified, 4},
		{"assertion fails", "", "atomic { assert done <= 3; }", verifier.CheckAssert, verifier.Violated, 3},
		{"assertion fails at once", "", "atomic { assert done <= 1; }", verifier.CheckAssert, verifier.Violated, 1},
		{"recursion", "", "call down(2); atomic { assert done <= 5; }", verifier.CheckAssert, verifier.Violated, 3},
		{"no deadlock", "", "assume {:await} done != 5;", verifier.CheckDeadlock, verifier.Verified, 4},
		{"deadlock", "", "assume {:await} done != 4;", verifier.CheckDeadlock, verifier.Violated, 4},
		{"no race", "if (done == 5) { x := 1; }", "x := 2;", verifier.CheckRace, verifier.Verified, 4},
		{"race", "if (done == 4) { x := 1; }", "x := 2;", verifier.CheckRace, verifier.Violated, 3},
	} {
		for _, o := range []verifier.Options{{Engine: verifier.Seq}, {Engine: verifier.Order}, {Engine: verifier.Order, Strategy: order.Lazy}, {Engine: verifier.Order, Strategy: order.Widen}} {
			t.Run(strings.TrimSuffix(c.name+"/"+string(o.Engine)+"/"+string(o.Strategy), "/"), func(t *testing.T) {
				p := ivltest.Program(t, "loop.bpl", []byte(fmt.Sprintf(loop, c.body)+"procedure other() modifies x, done; { "+c.other+" }"))
				o.Checks = c.checks
				res, diags := verifier.Verify(context.Background(), p, verifier.AtDepths(o, 0, 1, 2, 3, 4, 5))
				if len(diags) > 0 {
					t.Fatal(diags)
				}
				if res.Verdict != c.verdict || res.Stats.Unroll != c.unroll {
					t.Errorf("%v at %d, want %v at %d (%s)", res.Verdict, res.Stats.Unroll, c.verdict, c.unroll, res.Reason)
				}
			})
		}
	}
}
