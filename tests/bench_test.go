package tests

import (
	"encoding/json"
	"testing"
)

// TestBench runs each benchmark at its smallest size, and expects the right verdict.
func TestBench(t *testing.T) {
	stdout, stderr, code := run(t, ".", nil, gsmack, "bench", "--sizes=1", "--format=json", "bench")
	if code != 0 {
		t.Fatal(stderr)
	}
	var rows []struct{ Name, Size, Verdict, Expect, Reason string }
	if err := json.Unmarshal([]byte(stdout), &rows); err != nil {
		t.Fatalf("%v\n%s", err, stdout)
	}
	if len(rows) < 20 {
		t.Errorf("%d benchmarks only", len(rows))
	}
	for _, r := range rows {
		if r.Verdict != r.Expect {
			t.Errorf("%s, %s: the verdict is %s (%s), not %s", r.Name, r.Size, r.Verdict, r.Reason, r.Expect)
		}
	}
}
