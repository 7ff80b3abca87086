package syntax

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl"
)

// TestErrors checks the diagnostics of testdata/errors: each line that has some
// names them in comments, // want "regexp".
func TestErrors(t *testing.T) {
	files, _ := filepath.Glob("testdata/errors/*.bpl")
	if len(files) == 0 {
		t.Fatal("no test data")
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			src, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			p, ds := Parse(file, src)
			if len(ds) == 0 {
				ds = ivl.Resolve(p)
			}
			got := make(map[int][]string)
			for _, d := range ds {
				if d.Pos.Col < 1 || strings.Contains(d.Error(), "\n") {
					t.Errorf("no place or several lines: %s", d.Error())
				}
				got[int(d.Pos.Line)] = append(got[int(d.Pos.Line)], d.Message)
			}
			for i, line := range strings.Split(string(src), "\n") {
				want := wants(t, line)
				if msg := compareErrors(want, got[i+1]); msg != "" {
					t.Errorf("%s:%d: %s", file, i+1, msg)
				}
			}
		})
	}
}

var wantRE = regexp.MustCompile(`// want ("(?:[^"\\]|\\.)*")`)

func wants(t *testing.T, line string) []string {
	var out []string
	for _, m := range wantRE.FindAllStringSubmatch(line, -1) {
		s, err := strconv.Unquote(m[1])
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, s)
	}
	return out
}

func compareErrors(want, got []string) string {
	if len(want) != len(got) {
		return fmt.Sprintf("want %q, got %q", want, got)
	}
	for i, w := range want {
		if !regexp.MustCompile(w).MatchString(got[i]) {
			return fmt.Sprintf("want %q, got %q", w, got[i])
		}
	}
	return ""
}
