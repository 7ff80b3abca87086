package verifier_test

import (
	"context"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/verifier"
)

// TestArbitraryElements decides programs in which a thread reads a map at an index that it reads, too. What lies there at the start
// may be anything, or one of a few values.
func TestArbitraryElements(t *testing.T) {
	const program = `var m: [bv2]bv8;
var p: bv2;
var y: bv8;

procedure w()
  modifies y;
{
  var i: bv2;
  var x: bv8;
  i := p;
  x := m[i];
  y := x;
}

procedure {:entrypoint} main()
  modifies m, p, y;
{
  var u: bv8;
  p := 0bv2;
  y := 1bv8;
  m[0bv2] := 1bv8;
  START
  async call w();
  p := 1bv2;
  m[0bv2] := 2bv8;
  u := y;
  assert u == 1bv8 || u == 2bv8;
}
`
	for start, want := range map[string]verifier.Verdict{"": verifier.Violated, "m[1bv2] := 2bv8;": verifier.Verified} {
		for _, thorough := range []bool{false, true} {
			p := ivltest.Program(t, "elements.bpl", []byte(strings.Replace(program, "START", start, 1)))
			res, diags := verifier.Verify(context.Background(), p, verifier.Options{Checks: verifier.CheckAssert, Engine: verifier.Order, Thorough: thorough})
			if len(diags) > 0 {
				t.Fatal(diags)
			}
			if res.Verdict != want {
				t.Errorf("%q, thorough %v: %v (%s), not %v", start, thorough, res.Verdict, res.Reason, want)
			}
		}
	}
}
