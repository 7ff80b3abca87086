package syntax

import (
	"bytes"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/golden"
)

// TestFormat compares layouts with those written down: the files are in and out.
func TestFormat(t *testing.T) {
	golden.Run(t, "testdata/format/*.txtar", func(t *testing.T, a *golden.Archive) {
		a.Check(t, "out", string(layOut(t, a.Input(t, "in"))))
	})
}

// layOut formats twice: the second time changes nothing.
func layOut(t *testing.T, src []byte) []byte {
	t.Helper()
	once, ds := Format("in", src)
	if len(ds) > 0 {
		t.Fatal(ds)
	}
	twice, ds := Format("once", once)
	if len(ds) > 0 {
		t.Fatal(ds)
	}
	if diff := cmp.Diff(string(once), string(twice)); diff != "" {
		t.Errorf("the layout is not stable (-first +second)\n%s", diff)
	}
	return once
}

// TestFormatPrinted lays out what Print printed: nothing changes.
func TestFormatPrinted(t *testing.T) {
	g := seeded(t)
	for range 1000 {
		p := g.program()
		var text bytes.Buffer
		if err := ivl.Print(&text, p, ivl.Gsmack); err != nil {
			t.Fatal(err)
		}
		got := layOut(t, text.Bytes())
		if diff := cmp.Diff(text.String(), string(got)); diff != "" {
			t.Fatalf("the layout differs from what was printed (-printed +layout)\n%s", diff)
		}
	}
}
