package tests

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var deterministic = flag.Int("deterministic", 25, "how many programs TestDeterminism verifies, 0 for all")

// TestDeterminism verifies programs twice with each engine, once on one processor
// and once on two: the formulas, and the reports with their traces, are the same to the byte.
func TestDeterminism(t *testing.T) {
	all := sample(t, programs(t), *deterministic)
	if known := "programs/wakeup/cond_any_bug.c"; !slices.ContainsFunc(all, func(p *program) bool { return p.name == known }) { // once differed
		p, err := readProgram(known)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
	for _, p := range all {
		for _, engine := range []string{"order", "seq"} {
			t.Run(p.name+"/"+engine, func(t *testing.T) {
				t.Parallel()
				sampled(t)
				report, formula := verifyOn(t, p, engine, 1)
				again, formulaAgain := verifyOn(t, p, engine, 2)
				if strings.Contains(report+again, "the time limit") || strings.Contains(report+again, `"limited": true`) {
					t.Skip("too slow")
				}
				if i := difference(formula, formulaAgain); i >= 0 {
					t.Errorf("the formulas differ at byte %d:\n%s\n%s", i, near(formula, i), near(formulaAgain, i))
				}
				if i := difference(report, again); i >= 0 {
					t.Errorf("the reports differ at byte %d:\n%s\n%s", i, near(report, i), near(again, i))
				}
			})
		}
	}
}

// verifyOn gives the report, without statistics, and the formulas.
func verifyOn(t *testing.T, p *program, engine string, processors int) (report, formulas string) {
	t.Helper()
	dump := filepath.Join(t.TempDir(), "formulas.smt2")
	cmd := exec.Command(gsmack, p.args("verify", "--format=json", "--timeout=20s", "--dump-smt="+dump, "--engine="+engine)...)
	cmd.Dir = p.dir
	cmd.Env = append(os.Environ(), fmt.Sprintf("GOMAXPROCS=%d", processors))
	out, err := cmd.Output()
	var fields map[string]json.RawMessage
	if json.Unmarshal(out, &fields) != nil {
		return fmt.Sprintf("%s%v", out, err), ""
	}
	delete(fields, "stats")
	text, err := json.MarshalIndent(fields, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	smt, err := os.ReadFile(dump)
	if err != nil {
		t.Fatal(err)
	}
	return string(text), string(smt)
}

// difference is the first byte at which texts differ, -1 if they do not.
func difference(a, b string) int {
	if a == b {
		return -1
	}
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return i
		}
	}
	return min(len(a), len(b))
}

// near is the lines around a byte.
func near(s string, at int) string {
	return s[max(0, at-300):min(len(s), at+300)]
}
