package tests

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl/golden"
)

// TestBench decides each benchmark by the engine order at its two smallest sizes. It expects the right verdict, and a
// formula of about as many terms as testdata/terms.txtar says: what makes all formulas larger changes no verdict and is
// too fast to be seen by time. Terms that changed for a reason are written anew by -update.
func TestBench(t *testing.T) {
	golden.Run(t, "testdata/terms.txtar", func(t *testing.T, a *golden.Archive) {
		files, err := filepath.Glob("bench/*.c")
		if err != nil {
			t.Fatal(err)
		}
		type row struct {
			Name, Size, Verdict, Expect, Reason string
			Terms                               int
		}
		var all []row
		for _, file := range files { // each with a time limit of its own
			stdout, stderr, code := run(t, ".", nil, gsmack, "bench", "--engine=order", "--jobs=1", "--sizes=2", "--format=json", file)
			if code != 0 {
				t.Fatal(stderr)
			}
			var rows []row
			if err := json.Unmarshal([]byte(stdout), &rows); err != nil {
				t.Fatalf("%v\n%s", err, stdout)
			}
			all = append(all, rows...)
		}
		before := map[string]int{}
		for line := range strings.Lines(string(a.Input(t, "terms"))) {
			number, name, _ := strings.Cut(strings.TrimSpace(line), " ")
			var n int
			if _, err := fmt.Sscan(number, &n); err != nil {
				t.Fatalf("%q: %v", line, err)
			}
			before[name] = n
		}
		var text strings.Builder
		for _, r := range all {
			if r.Verdict != r.Expect {
				t.Errorf("%s, %s: the verdict is %s (%s), not %s", r.Name, r.Size, r.Verdict, r.Reason, r.Expect)
			}
			name := r.Name + ", " + r.Size
			if n := before[name]; r.Terms <= n+n/5 && r.Terms >= n-n/5 {
				r.Terms = n // alike
			}
			fmt.Fprintf(&text, "%6d %s\n", r.Terms, name)
		}
		a.Check(t, "terms", text.String())
	})
}
