package syntax

import (
	"bytes"
	"flag"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/tool"
)

var corpus = flag.String("corpus", "", "a folder of .bpl programs for TestCorpus, such as Test/ of boogie-org/boogie")

// TestCorpus reads every .bpl program below -corpus that boogie accepts: it must
// parse and resolve, and print as a text that is read as an equal program.
// Programs that boogie refuses and we accept are listed.
func TestCorpus(t *testing.T) {
	if *corpus == "" {
		t.Skip("no -corpus=FOLDER is given")
	}
	tool.Path(t, "boogie")
	count := make(map[string]int)
	err := filepath.WalkDir(*corpus, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".bpl" {
			return err
		}
		src, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		accepted, why := boogieAccepts(path)
		ds := roundTrip(t, path, src)
		switch {
		case accepted && len(ds) > 0:
			count["accepted by boogie alone"]++
			t.Errorf("boogie accepts it: %s", ds[0].Error())
		case accepted:
			count["accepted by both"]++
		case len(ds) > 0:
			count["refused by both"]++
		default:
			count["refused by boogie alone"]++
			t.Logf("boogie refuses it: %s: %s", path, why)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%v", count)
}

var boogieRefuses = regexp.MustCompile(`\d+ (parse|name resolution|type checking) errors detected`)

// boogieAccepts asks boogie to read a file and do no more. why is the first error.
func boogieAccepts(path string) (ok bool, why string) {
	out, _ := exec.Command("timeout", "60", "boogie", "/noVerify", path).CombinedOutput()
	for _, line := range strings.Split(string(out), "\n") {
		if why == "" && strings.Contains(strings.ToLower(line), "error:") {
			why = line
		}
	}
	return bytes.Contains(out, []byte("finished with")) && !boogieRefuses.Match(out), why
}

// roundTrip parses, resolves, prints and parses again, and gives the errors of
// the first two.
func roundTrip(t *testing.T, path string, src []byte) []ivl.Diagnostic {
	t.Helper()
	p, ds := Parse(path, src)
	if !ivl.HasErrors(ds) {
		ds = ivl.Resolve(p)
	}
	if ivl.HasErrors(ds) {
		return ds
	}
	var b bytes.Buffer
	if err := ivl.Print(&b, p, ivl.Gsmack); err != nil {
		t.Errorf("%s: %v", path, err)
		return nil
	}
	q, again := Parse(path, b.Bytes())
	if ivl.HasErrors(again) {
		t.Errorf("%s: what is printed is not read: %s", path, again[0].Error())
	} else if !EqualPrograms(p, q) {
		t.Errorf("%s: what is printed is read as another program", path)
	}
	return nil
}
