package order_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/order"
)

// TestLocksAndSums counts under a lock in so many threads that no solver could
// compare all orders.
func TestLocksAndSums(t *testing.T) {
	const threads = 24
	var b strings.Builder
	b.WriteString(`function {:bvbuiltin "bvadd"} $add(a: bv8, b: bv8) returns (bv8);
var x: bv8;
var owner: int;
var ended: [int]bool;
procedure w(id: int) {
  var t: bv8;
  atomic { await owner == 0; owner := id; }
  t := x;
  x := $add(t, 1bv8);
  owner := 0;
  ended[id] := true;
}
procedure main() {
  var i: int;
  x := 0bv8; owner := 0; ended := (lambda j: int :: false);
`)
	for i := 1; i <= threads; i++ {
		b.WriteString("  async call w(" + strings.Repeat("1+", i-1) + "1);\n")
	}
	for i := 1; i <= threads; i++ {
		b.WriteString("  await ended[" + strings.Repeat("1+", i-1) + "1];\n")
	}
	b.WriteString("  assert x == 24bv8;\n}\n")
	enc := mustEncode(t, []byte(b.String()), goal.Asserted, order.Measured)
	s := canFail(t, enc)
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	if x, err := enc.Solve(ctx, s, properties); x != nil || err != nil {
		t.Errorf("24 counted threads: %v, %v", x, err)
	}
}
