// Package cfgtest turns texts into lowered programs for the tests of what works on them.
//
// Only tests import it; it imports ivl, ivl/ivltest and cfg.
package cfgtest

import (
	"testing"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// Lower parses, resolves and lowers a program whose entry is main. It ends the test if
// there is anything to say of it.
func Lower(t testing.TB, text string) *cfg.Program {
	t.Helper()
	return LowerProgram(t, ivltest.Program(t, "in", []byte(text)))
}

// LowerProgram is Lower for a program that is resolved.
func LowerProgram(t testing.TB, p *ivl.Program) *cfg.Program {
	t.Helper()
	low, diags := cfg.Lower(p, "main")
	if len(diags) > 0 {
		t.Fatalf("%v\n%s", diags, ivltest.Text(t, p, ivl.Gsmack))
	}
	return low
}
