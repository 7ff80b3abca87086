package verifier_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/passes/passestest"
	"github.com/gsmack/gsmack/verifier/seq"
)

// counters is a program in which several threads add to a counter n times each,
// under a lock.
func counters(threads, n int) string {
	var b strings.Builder
	b.WriteString(`function {:bvbuiltin "bvadd"} $add(a: bv32, b: bv32) returns (bv32);
var x: bv32;
var lock: bool;
var ended: [int]bool;
procedure worker(id: int)
  modifies x, lock, ended;
{
  var i: int, t: bv32;
  i := 0;
`)
	fmt.Fprintf(&b, "  while (i < %d) {\n", n)
	b.WriteString(`    atomic { assume {:await} !lock; lock := true; }
    t := x;
    x := $add(t, 1bv32);
    lock := false;
    i := i + 1;
  }
  ended[id] := true;
}
procedure main()
  modifies x, lock, ended;
{
  x := 0bv32;
  lock := false;
  ended := (lambda i: int :: false);
`)
	for i := 0; i < threads; i++ {
		fmt.Fprintf(&b, "  async call worker(%d);\n", i)
	}
	for i := 0; i < threads; i++ {
		fmt.Fprintf(&b, "  assume {:await} ended[%d];\n", i)
	}
	fmt.Fprintf(&b, "  assert x == %dbv32;\n}\n", threads*n)
	return b.String()
}

func flattened(tb testing.TB, text string) *cfg.Threads {
	tb.Helper()
	return passestest.Threads(tb, cfgtest.Lower(tb, text), 1, goal.Asserted)
}

// BenchmarkSequentialize cuts two threads of 100 iterations into steps.
func BenchmarkSequentialize(b *testing.B) {
	threads := flattened(b, counters(2, 100))
	b.ReportAllocs()
	for b.Loop() {
		seq.New(threads, goal.Asserted).Program(3)
	}
}

// BenchmarkEncode executes the three rounds of it symbolically.
func BenchmarkEncode(b *testing.B) {
	out := seq.New(flattened(b, counters(2, 100)), goal.Asserted)
	p, entry := out.Program(3)
	b.ReportAllocs()
	terms := 0
	for b.Loop() {
		enc, err := bmc.Execute(context.Background(), p, entry)
		if err != nil {
			b.Fatal(err)
		}
		terms = enc.Arena.Len()
	}
	b.ReportMetric(float64(terms), "terms")
}

// BenchmarkVerify decides the lock-protected counter for growing sizes.
func BenchmarkVerify(b *testing.B) {
	for _, size := range [][2]int{{2, 1}, {2, 2}, {2, 3}, {3, 1}} {
		b.Run(fmt.Sprintf("threads=%d/n=%d", size[0], size[1]), func(b *testing.B) {
			p := ivltest.Program(b, "bench.bpl", []byte(counters(size[0], size[1])))
			for b.Loop() {
				res, _ := verifier.Verify(context.Background(), p, verifier.Options{})
				if res.Verdict != verifier.Verified {
					b.Fatalf("%v %s", res.Verdict, res.Reason)
				}
				b.ReportMetric(float64(res.Stats.Rounds), "rounds")
				b.ReportMetric(float64(res.Stats.Terms), "terms")
			}
		})
	}
}
