package cfg_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
)

// TestFaint asks which variables make no difference.
func TestFaint(t *testing.T) {
	for _, c := range []struct{ name, text, faint string }{
		{"only added to", `var {:data} x: int; procedure main() { x := x + 1; }`, "x"},
		{"another needs it", `var {:data} x: int; var {:data} y: int; procedure main() { y := x; assert y != 3; }`, ""},
		{"goes to one that is faint", `var {:data} x: int; var {:data} y: int; procedure main() { y := x; }`, "x y"},
		{"by a local variable", `var {:data} x: int; var {:data} y: int; procedure main() { var a: int; a := x; if (*) { a := a + 1; } y := a; assert y == y; }`, ""},
		{"a branch", `var {:data} x: int; var {:data} y: int; procedure main() { if (x == 1) { y := 1; } }`, "y"},
		{"an index", `var {:data} x: int; var {:data} m: [int]int; procedure main() { m[x] := 1; }`, "m"},
		{"an index that is read", `var {:data} x: int; var {:data} m: [int]int; var {:data} y: int; procedure main() { y := m[x]; }`, "m y"},
		{"ghost state", `var x: int; var {:data} y: int; procedure main() { x := y; }`, "x y"},
		{"ghost state that an assertion asks for", `var x: int; var {:data} y: int; procedure main() { x := y; assert x != 1; }`, ""},
		{"who holds a lock", `var {:holder "mutex"} x: int; var {:data} y: int; procedure main() { x := y; }`, ""},
		{"a history", `var x: int; var {:data} y: int; procedure main() { x := 1; y := 1; assert {:history "begun", "x"} false; }`, "y"},
		{"an await", `var {:data} x: int; procedure main() { assume {:await} x == 1; }`, ""},
		{"whom an await waits for", `var {:data} x: int; var y: int; procedure main() { assume {:await} {:waits_for "lock", 0, x} y == 1; }`, ""},
		{"what a thread gets", `var {:data} x: int; procedure w(a: int) { assert a == 1; } procedure main() { async call w(x); }`, ""},
		{"parameters and results that nobody needs", `var {:data} x: int; procedure add(n: int) returns (r: int) { x := x + n; r := x; } procedure main() { var a: int; call a := add(a); }`, "n r x"},
		{"a result that somebody needs", `var {:data} x: int; procedure get() returns (r: int) { r := x; } procedure main() { var a: int; call a := get(); assert a == 1; }`, ""},
		{"a result that goes to a global", `var {:data} x: int; var y: int; procedure get() returns (r: int) { r := x; } procedure main() { call y := get(); assert y != 1; }`, ""},
		{"recursion", `var {:data} x: int; procedure f(n: int, m: int) { if (n == 0) { x := m; } else { call f(n - 1, m + x); } } procedure main() { call f(3, 0); }`, "m x"},
		{"a procedure without a body", `var {:data} x: int; procedure f(n: int); procedure main() { call f(x); }`, "x"},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := cfgtest.Lower(t, c.text)
			var faint []string
			for v := range p.FindFaint(p.Inert()) {
				faint = append(faint, v.Name)
			}
			slices.Sort(faint)
			if got := strings.Join(faint, " "); got != c.faint {
				t.Errorf("%q, not %q", got, c.faint)
			}
		})
	}
}
