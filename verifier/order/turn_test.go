package order_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/order"
)

// ticketLock is a program in which threads enter a critical section one after the
// other, by numbers: serve ends a section.
func ticketLock(threads int, serve string) []byte {
	var b strings.Builder
	b.WriteString(`function {:bvbuiltin "bvadd"} $add(a: bv8, b: bv8) returns (bv8);
var next: bv8;
var turn: bv8;
var inside: bv8;
procedure w(id: bv8) {
  var mine: bv8, t: bv8;
  atomic { mine := next; next := $add(next, 1bv8); }
  t := turn;
  if (t != mine) { return; }
  inside := id;
  assert inside == id;
  ` + serve + `
}
procedure main() {
  next := 7bv8; turn := 7bv8; inside := 0bv8;
`)
	for i := range threads {
		fmt.Fprintf(&b, "  async call w(%dbv8);\n", i)
	}
	b.WriteString("}\n")
	return []byte(b.String())
}

// TestTurns has as many threads wait for their turn as no solver could
// compare all orders of. If a thread serves more than its own number, two may enter.
func TestTurns(t *testing.T) {
	for _, c := range []struct {
		serve   string
		threads int
		safe    bool
	}{
		{"turn := $add(mine, 1bv8);", 14, true},
		{"turn := $add(t, 1bv8);", 14, true},
		{"t := turn; turn := $add(t, 1bv8);", 14, true},
		{"atomic { t := turn; turn := $add(t, 1bv8); }", 14, true},
		{"turn := $add(mine, 2bv8);", 3, true},
		{"atomic { t := turn; turn := $add(t, 2bv8); }", 3, true},
		{"turn := $add(mine, 1bv8); turn := $add(mine, 2bv8);", 4, false},
		{"turn := $add(mine, 1bv8); turn := $add(mine, 1bv8);", 4, true},
		{"t := turn; turn := $add(t, 1bv8); t := turn; turn := $add(t, 1bv8);", 4, false},
		{"atomic { t := turn; turn := $add(t, 1bv8); } atomic { t := turn; turn := $add(t, 1bv8); }", 4, false},
	} {
		enc := mustEncode(t, ticketLock(c.threads, c.serve), goal.Asserted, order.Measured)
		s := canFail(t, enc)
		ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
		defer cancel()
		x, err := enc.Solve(ctx, s, properties)
		if err != nil {
			t.Fatalf("%s: %v", c.serve, err)
		}
		if (x == nil) != c.safe {
			t.Errorf("%s: safe: %v, which is not so", c.serve, x == nil)
		}
	}
}
