package verifier_test

import (
	"context"
	"testing"

	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/verifier"
)

// TestRaceOfStep asks for races where plain accesses are joined to steps: one to which others can be joined stays plain.
func TestRaceOfStep(t *testing.T) {
	p := ivltest.Program(t, "race.bpl", []byte(`
		var {:data} f: bool;
		procedure worker() { assume f; }
		procedure main() modifies f; { async call worker(); atomic { f := false; } }`))
	res, diags := verifier.Verify(context.Background(), p, verifier.Options{Checks: verifier.CheckRace, Engine: verifier.Order, Thorough: true})
	if len(diags) > 0 || res.Verdict != verifier.Violated {
		t.Error(res.Verdict, res.Reason, diags)
	}
}
