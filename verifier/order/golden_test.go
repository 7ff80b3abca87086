package order_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/gsmack/gsmack/ivl/golden"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
	"github.com/gsmack/gsmack/verifier/order"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/smt/solvers"
)

var aims = map[string]order.Aim{"assertions": order.Assertions, "deadlocks": order.Deadlocks, "races": order.Races}

func encode(t *testing.T, src []byte, aim order.Aim, how order.Transitivity) (*order.Encoding, error) {
	t.Helper()
	low := cfgtest.Lower(t, string(src))
	threads, err := passes.Flatten(context.Background(), low, passes.FlattenOptions{Unroll: 2})
	if err != nil {
		t.Fatal(err)
	}
	keep := passes.Keep{Races: aim == order.Races, Holders: aim == order.Deadlocks}
	if threads, err = passes.Run(context.Background(), threads, passes.RunOptions{Keep: keep}); err != nil {
		t.Fatal(err)
	}
	return order.Encode(context.Background(), threads, aim, how)
}

// TestGolden compares what the threads do, as the engine sees it, with what is
// written down: the files are in (the program) and one for each aim, or error.
func TestGolden(t *testing.T) {
	golden.Run(t, "testdata/*.txtar", func(t *testing.T, a *golden.Archive) {
		src := a.Input(t, "in")
		for _, name := range a.Names() {
			switch aim, ok := aims[name]; {
			case name == "in":
			case name == "error":
				_, err := encode(t, src, order.Assertions, order.Measured)
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
	for _, how := range order.Strategies {
		for n := 3; n <= 6; n++ {
			enc, err := encode(t, ring(n, 1), order.Assertions, order.OnDemand)
			if err != nil {
				t.Fatal(err)
			}
			fresh := func() (smt.Solver, error) { return solvers.New("sat", enc.Arena, smt.Options{Cores: true}) }
			s, err := fresh()
			if err != nil {
				t.Fatal(err)
			}
			defer s.Close()
			for _, ax := range enc.Axioms {
				s.Assert(ax)
			}
			s.Assert(enc.Fails(bmc.Property))
			x, err := enc.SolveBy(context.Background(), how, s, fresh, []bmc.Class{bmc.Property})
			if err != nil {
				t.Fatal(err)
			}
			if x != nil {
				t.Errorf("%s: %d threads: a value out of thin air", how, n)
			}
			if enc.Cycles == 0 && how != order.Lazy {
				t.Errorf("%s: %d threads: no cycle was met, so nothing was tested", how, n)
			}
		}
	}
}

// TestTransitivity has 2^n cycles: no cycle is met if transitivity is eager, and
// a few of them teach the rest if it is not.
func TestTransitivity(t *testing.T) {
	for _, how := range order.Transitivities {
		for n := 3; n <= 12; n++ {
			enc, err := encode(t, ring(n, 2), order.Assertions, how)
			if err != nil {
				t.Fatal(err)
			}
			s, err := solvers.New("sat", enc.Arena, smt.Options{})
			if err != nil {
				t.Fatal(err)
			}
			defer s.Close()
			for _, ax := range enc.Axioms {
				s.Assert(ax)
			}
			s.Assert(enc.Fails(bmc.Property))
			x, err := enc.Solve(context.Background(), s, []bmc.Class{bmc.Property})
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
	enc, err := encode(t, []byte(b.String()), order.Assertions, order.Measured)
	if err != nil {
		t.Fatal(err)
	}
	s, err := solvers.New("sat", enc.Arena, smt.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for _, ax := range enc.Axioms {
		s.Assert(ax)
	}
	s.Assert(enc.Fails(bmc.Property))
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	if x, err := enc.Solve(ctx, s, []bmc.Class{bmc.Property}); x != nil || err != nil {
		t.Errorf("24 counted threads: %v, %v", x, err)
	}
}
