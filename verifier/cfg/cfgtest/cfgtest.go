// Package cfgtest turns texts into lowered programs for the tests of what works on them.
//
// Only tests import it; it imports ivl and cfg.
package cfgtest

import (
	"testing"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// Lower parses, resolves and lowers a program whose entry is main. It ends the test if
// there is an error.
func Lower(t testing.TB, text string) *cfg.Program {
	t.Helper()
	low, diags := cfg.Lower(ivltest.Program(t, "in", []byte(text)), "main")
	if ivl.HasErrors(diags) {
		t.Fatalf("%v\n%s", diags, text)
	}
	return low
}
