package report

import "testing"

// TestStable asks which conditions can be invariants of a place.
func TestStable(t *testing.T) {
	locals, globals := map[string]bool{"i": true, "n": true, "p": true, "both": true}, map[string]bool{"total": true, "both": true, "": true}
	tests := []struct {
		condition       string
		alone, threaded bool
	}{
		{"i < n", true, true},
		{"i <= n && i != 3 || !(n >= 0)", true, true},
		{"total == n", true, false},
		{"both == n", true, false}, // which of the two variables is not known
		{"p->next == 0", true, false},
		{"p[i].count % 2", true, false},
		{"*p", true, false},
		{"i == 0x1f", true, true},
		{"i & 1", true, false},
		{"i == MAX", false, false},
		{"next(p)", false, false},
		{"(int)i == 1", false, false},
		{"i++ < n", false, false},
		{"i = n", false, false},
		{"n <<= 1", false, false},
		{"p == \"text\"", false, false},
		{"sizeof i == 4", false, false},
	}
	for _, test := range tests {
		if got := stable(test.condition, locals, globals, false); got != test.alone {
			t.Errorf("%s: %v without threads", test.condition, got)
		}
		if got := stable(test.condition, locals, globals, true); got != test.threaded {
			t.Errorf("%s: %v with threads", test.condition, got)
		}
	}
}
