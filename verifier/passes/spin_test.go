package passes_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
	"github.com/gsmack/gsmack/verifier/passes"
)

// TestCutSpinLoops compares procedures before and after, as they are printed.
func TestCutSpinLoops(t *testing.T) {
	for _, c := range []struct {
		name, body, want string
		watched          bool
	}{
		{
			name: "a loop that only reads ends the thread",
			body: "while (x != 1) { }",
			want: `assume {:spin} false;`,
		},
		{
			name: "one that may write is asked whether it did",
			body: "while (x != 1) { if (x == 2) { y := 1; } }",
			want: `assume {:spin} changed$;`,
		},
		{
			name: "one that counts is asked whether the counter is the same",
			body: "i := 0; while (x != 1 && i < 3) { i := i + x; }",
			want: `assume {:spin} i != i$before;`,
		},
		{
			name: "a value that every iteration takes anew does not count",
			body: "i := 0; while (true) { i := x; if (i == 1) { break; } }",
			want: `assume {:spin} false;`,
		},
		{
			name: "a call that writes may change something",
			body: "while (x != 1) { call set(); }",
			want: `assume {:spin} changed$;`,
		},
		{
			name: "a call that reads does not",
			body: "while (x != 1) { call i := get(); }",
			want: `assume {:spin} false;`,
		},
		{
			name:    "an access that matters for happens-before may be repeated once",
			body:    "while (x != 1) { if (d == 1) { i := 1; } }",
			want:    `assume {:spin} spare$;`,
			watched: true,
		},
		{
			name:    "one that does not, need not",
			body:    "while (x != 1) { }",
			want:    `assume {:spin} false;`,
			watched: true,
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			src := `var x: int; var y: int; var {:data} d: int;
procedure set() modifies y; { y := x; }
procedure get() returns (r: int) { r := x; }
procedure other() modifies x, y, d; { x := 1; y := 2; d := 1; }
procedure main() modifies x, y, d; { var i: int; async call other(); ` + c.body + ` }
`
			low := cfgtest.Lower(t, src)
			var watched map[*ivl.Var]bool
			if c.watched {
				watched = low.Suspects()
			}
			passes.CutSpinLoops(low, watched)
			text := ivltest.Text(t, low.IVL(), ivl.Gsmack)
			var got []string
			for line := range strings.Lines(text) {
				if s := strings.TrimSpace(line); strings.Contains(s, "{:spin}") && !slices.Contains(got, s) {
					got = append(got, s)
				}
			}
			if diff := cmp.Diff([]string{c.want}, got); diff != "" {
				t.Errorf("-want +got:\n%s\n%s", diff, text)
			}
		})
	}
}
