// Package ivltest turns texts into programs and back for the tests of the other
// rooms, which want no more of a program that is wrong than its diagnostics.
//
// Only tests import it; it imports ivl and ivl/syntax.
package ivltest

import (
	"bytes"
	"testing"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/syntax"
)

// Program parses and resolves a text. It ends the test if there is anything to say of it.
func Program(t testing.TB, name string, text []byte) *ivl.Program {
	t.Helper()
	p, diags := syntax.Parse(name, text)
	if len(diags) == 0 {
		diags = ivl.Resolve(p)
	}
	if len(diags) > 0 {
		t.Fatalf("%v\n%s", diags, text)
	}
	return p
}

// Text prints a program in a dialect.
func Text(t testing.TB, p *ivl.Program, d ivl.Dialect) string {
	t.Helper()
	var b bytes.Buffer
	if err := ivl.Print(&b, p, d); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
