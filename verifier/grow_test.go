package verifier_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/verifier"
)

// TestGrowth decides programs whose loops go round four times at most, which no constant
// tells: what happens in the last iteration only is found, and that nothing does is known at
// the bound that leaves no loop cut off.
func TestGrowth(t *testing.T) {
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
		{"assertion holds", "", "atomic { assert done <= 4; }", verifier.CheckAssert, verifier.Verified, 5},
		{"assertion fails", "", "atomic { assert done <= 3; }", verifier.CheckAssert, verifier.Violated, 3},
		{"assertion fails at once", "", "atomic { assert done <= 1; }", verifier.CheckAssert, verifier.Violated, 1},
		{"recursion", "", "call down(2); atomic { assert done <= 5; }", verifier.CheckAssert, verifier.Violated, 3},
		{"no deadlock", "", "assume {:await} done != 5;", verifier.CheckDeadlock, verifier.Verified, 5},
		{"deadlock", "", "assume {:await} done != 4;", verifier.CheckDeadlock, verifier.Violated, 5},
		{"no race", "if (done == 5) { x := 1; }", "x := 2;", verifier.CheckRace, verifier.Verified, 5},
		{"race", "if (done == 4) { x := 1; }", "x := 2;", verifier.CheckRace, verifier.Violated, 3},
	} {
		for _, o := range []verifier.Options{{Engine: verifier.Seq}, {Engine: verifier.Order}} {
			t.Run(c.name+"/"+string(o.Engine), func(t *testing.T) {
				p := ivltest.Program(t, "loop.bpl", []byte(fmt.Sprintf(loop, c.body)+"procedure other() modifies x, done; { "+c.other+" }"))
				o.Checks = c.checks
				res, diags := verifier.Verify(context.Background(), p, o)
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

// TestLoopsGrowApart has a loop that goes round for ever beside one that does not go round
// more than twice: only the first is unrolled further, and it alone is named.
func TestLoopsGrowApart(t *testing.T) {
	p := ivltest.Program(t, "loop.bpl", []byte(`
var x, y: int;
procedure {:entrypoint} main() modifies x, y;
{
  var n, m: int;
  x := 0; y := 0;
  havoc n; assume n <= 1;
  while (0 < n) { x := x + 1; n := n - 1; }
  havoc m;
  while (0 < m) { y := y + 1; m := m - 1; }
  assert y != 30;
}`))
	for _, e := range []verifier.Engine{verifier.Seq, verifier.Order} {
		res, _ := verifier.Verify(context.Background(), p, verifier.Growing(verifier.Options{Engine: e, Unroll: 8}))
		want := []verifier.BoundHit{{Name: "unroll", Limit: 8, At: "loop.bpl:10"}}
		if res.Verdict != verifier.Bounded || !slices.Equal(res.Bounds, want) {
			t.Errorf("%s: %v %v, want %v", e, res.Verdict, res.Bounds, want)
		}
		res, _ = verifier.Verify(context.Background(), p, verifier.Options{Engine: e, UnrollAt: map[string]int{"loop.bpl:10": 3}})
		if want[0].Limit = 3; res.Verdict != verifier.Bounded || !slices.Equal(res.Bounds, want) {
			t.Errorf("%s: %v %v, want %v", e, res.Verdict, res.Bounds, want)
		}
	}
}
