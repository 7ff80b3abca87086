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
		p := ivltest.Program(t, "elements.bpl", []byte(strings.Replace(program, "START", start, 1)))
		res, diags := verifier.Verify(context.Background(), p, verifier.Options{Checks: verifier.CheckAssert, Engine: verifier.Order})
		if len(diags) > 0 {
			t.Fatal(diags)
		}
		if res.Verdict != want {
			t.Errorf("%q: %v (%s), not %v", start, res.Verdict, res.Reason, want)
		}
	}
}

// TestValuesOfSums decides a program in which a thread waits for a value of x that nobody writes: x is a sum, to which nothing is added.
func TestValuesOfSums(t *testing.T) {
	const program = `var {:data} x: bv2;
var y: bv2;
var lock: bool;
procedure worker0() modifies x, y, lock;
{
  atomic { await !lock; lock := true; }
  y := x;
  if (x == 1bv2) { x := 2bv2; }
  lock := false;
}
procedure worker1() modifies x, y, lock;
{
  atomic { await !lock; lock := true; }
  if (y == 0bv2) {
    atomic { lock := false; y := 1bv2; }
    await x != 0bv2;
    atomic { await !lock; x := x; lock := true; }
  }
  assert y != 0bv2 || x == 3bv2;
  lock := false;
}
procedure {:entrypoint} main() modifies x, y, lock;
{
  x := 0bv2; y := 0bv2; lock := false;
  async call worker0();
  async call worker1();
}
`
	p := ivltest.Program(t, "sums.bpl", []byte(program))
	res, diags := verifier.Verify(context.Background(), p, verifier.Options{Checks: verifier.CheckAssert, Engine: verifier.Order})
	if len(diags) > 0 || res.Verdict != verifier.Verified {
		t.Errorf("%v: %v (%s)", diags, res.Verdict, res.Reason)
	}
}
