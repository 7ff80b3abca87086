package passes_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/passes"
)

// nested is a program that flattens to about 5 * n * n statements a thread.
func nested(n, threads int) string {
	var b strings.Builder
	fmt.Fprintf(&b, `var g: int; var m: [int]int;
procedure step(k: int) returns (r: int) modifies g, m;
{ var t: int; t := m[k]; if (t > 3) { g := g + 1; r := t; } else { m[k] := t + 1; r := k; } }
procedure worker(id: int) modifies g, m;
{
  var i: int, j: int, x: int;
  i := 0;
  while (i < %d) { j := 0; while (j < %d) { call x := step(id * 1000 + j); j := j + 1; } i := i + 1; }
}
procedure main() modifies g, m;
{ g := 0; m := (lambda k: int :: 0);
`, n, n)
	for i := 0; i < threads; i++ {
		fmt.Fprintf(&b, "  async call worker(%d);\n", i)
	}
	b.WriteString("  assert g >= 0; }\n")
	return b.String()
}

func BenchmarkFlatten(b *testing.B) {
	low := cfgtest.Lower(b, nested(60, 4))
	b.ReportAllocs()
	stmts := 0
	for i := 0; i < b.N; i++ {
		th := flatten(b, low)
		stmts = 0
		for _, inst := range th.Instances {
			for _, bl := range inst.Blocks {
				stmts += len(bl.Stmts)
			}
		}
	}
	b.ReportMetric(float64(stmts), "stmts")
}

func BenchmarkScalarizeAndSlice(b *testing.B) {
	low := cfgtest.Lower(b, nested(60, 4))
	th := flatten(b, low)
	b.ResetTimer()
	b.ReportAllocs()
	for i := 0; i < b.N; i++ {
		if _, err := new(passes.Runner).Run(context.Background(), passes.State{Threads: th}, &passes.Question{Goals: goal.Asserted}, passes.Reducing); err != nil {
			b.Fatal(err)
		}
	}
}
