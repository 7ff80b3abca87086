package order_test

import (
	"context"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/order"
)

// ring is a program in which n groups of threads each wait to see the flag of the
// group before in order to set their own: nobody can begin, which takes a cycle through
// one thread of each group to see.
func ring(n, group int) []byte {
	var b strings.Builder
	name := func(i int) string { return "f" + string(rune('a'+i%n)) }
	for i := range n {
		b.WriteString("var " + name(i) + ": bv2;\n")
	}
	for i := range n {
		b.WriteString("procedure t" + name(i) + "() { var v: bv2; v := " + name(i+n-1) + "; " + name(i) + " := v; }\n")
	}
	b.WriteString("procedure main() {\n")
	for i := range n {
		b.WriteString("  " + name(i) + " := 0bv2;\n")
	}
	for i := range n {
		b.WriteString(strings.Repeat("  async call t"+name(i)+"();\n", group))
	}
	b.WriteString("  assert fa == 0bv2;\n}\n")
	return []byte(b.String())
}

// TestCycles asks for values out of thin air, which only cycles through all the
// threads could make: they are found and learnt.
func TestCycles(t *testing.T) {
	for n := 3; n <= 6; n++ {
		enc := mustEncode(t, ring(n, 1), goal.Asserted, order.OnDemand)
		x, err := enc.Solve(context.Background(), canFail(t, enc), properties)
		if err != nil {
			t.Fatal(err)
		}
		if x != nil {
			t.Errorf("%d threads: a value out of thin air", n)
		}
		if enc.Cycles == 0 {
			t.Errorf("%d threads: no cycle was met, so nothing was tested", n)
		}
	}
}

// TestTransitivity has 2^n cycles: no cycle is met if transitivity is eager, and
// a few of them teach the rest if it is not.
func TestTransitivity(t *testing.T) {
	for _, how := range []order.Transitivity{order.Measured, order.Eager, order.OnDemand} {
		for n := 3; n <= 12; n++ {
			enc := mustEncode(t, ring(n, 2), goal.Asserted, how)
			x, err := enc.Solve(context.Background(), canFail(t, enc), properties)
			if err != nil {
				t.Fatal(err)
			}
			if x != nil {
				t.Errorf("%s: %d groups: a value out of thin air", how, n)
			}
			switch {
			case how == order.Eager && enc.Cycles > 0:
				t.Errorf("%d groups: %d clauses against cycles that should not be", n, enc.Cycles)
			case how == order.OnDemand && enc.Cycles == 0:
				t.Errorf("%d groups: no cycle was met, so nothing was tested", n)
			case enc.Cycles > 20*n*n:
				t.Errorf("%s: %d groups: %d clauses against cycles", how, n, enc.Cycles)
			}
		}
	}
}
