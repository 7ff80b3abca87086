package verifier_test

import (
	"context"
	"testing"

	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/verifier"
)

// TestWalkEndless has the engine walk look at loops that wait, of which spin says in the program when they do.
func TestWalkEndless(t *testing.T) {
	for _, c := range []struct {
		name, first, second string
		verdict             verifier.Verdict
	}{
		{"take turns", "while (turn != 0) { } turn := 1;", "while (turn != 1) { } turn := 0;", verifier.Verified},
		{"wait for ever", "while (turn != 2) { }", "while (turn != 0) { }", verifier.Violated},
		// What a clock comes to decides whether the first waits for ever, though nothing reads it but the probe.
		{"wait for a clock", "var b: bool; var e, t: int; havoc b; if (!b) { e := 9; } else { e := 1; } b := false; turn := 1; while (true) { havoc {:late e} t; if (t > 3 || turn == 5) { break; } }",
			"turn := 2;", verifier.Unknown},
		// Each can go on as long as the other does, and neither ends.
		{"take turns for ever", "while (true) { while (turn != 0) { } turn := 1; }", "while (true) { while (turn != 1) { } turn := 0; }", verifier.Unknown},
	} {
		t.Run(c.name, func(t *testing.T) {
			src := "var turn, done: int;\n" +
				"procedure first() modifies turn, done; { " + c.first + " atomic { done := done + 1; } }\n" +
				"procedure second() modifies turn, done; { " + c.second + " atomic { done := done + 1; } }\n" +
				"procedure {:entrypoint} main() modifies turn, done; { turn := 0; done := 0; async call first(); async call second(); await done == 2; }\n"
			p := ivltest.Program(t, "walk.bpl", []byte(src))
			res, diags := verifier.Verify(context.Background(), p, verifier.Options{Engine: verifier.Walk, Checks: verifier.CheckDeadlock | verifier.CheckAssert})
			if len(diags) > 0 {
				t.Fatal(diags)
			}
			if res.Verdict != c.verdict {
				t.Errorf("%v: %s", res.Verdict, res.Reason)
			}
		})
	}
}
