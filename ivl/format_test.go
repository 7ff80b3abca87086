package ivl

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"
)

// TestFormat compares layouts with those written down: the files are in and out.
func TestFormat(t *testing.T) {
	files, _ := filepath.Glob("testdata/format/*.txtar")
	if len(files) == 0 {
		t.Fatal("no golden files")
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			ar, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if len(ar.Files) != 2 {
				t.Fatal("the files must be in and out")
			}
			got := layOut(t, ar.Files[0].Data)
			if *update {
				ar.Files[1].Data = got
				if err := os.WriteFile(file, txtar.Format(ar), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if diff := cmp.Diff(string(ar.Files[1].Data), string(got)); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
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
		if err := Print(&text, p, Gsmack); err != nil {
			t.Fatal(err)
		}
		got := layOut(t, text.Bytes())
		if diff := cmp.Diff(text.String(), string(got)); diff != "" {
			t.Fatalf("the layout differs from what was printed (-printed +layout)\n%s", diff)
		}
	}
}
