package tests

import (
	"encoding/json"
	"encoding/xml"
	"flag"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
)

var reported = flag.Int("reported", 12, "how many programs TestReports verifies, 0 for all")

// rawElement is what a page has that is not well-formed XML.
var rawElement = regexp.MustCompile(`(?s)<(script|style)([^>]*)>.*?</(script|style)>`)

// TestReports writes every format for programs with a violation, twice: each is well-formed, and the same to the byte.
func TestReports(t *testing.T) {
	var all []*program
	for _, p := range programs(t) {
		if p.expect == "violated" {
			all = append(all, p)
		}
	}
	for _, p := range sample(t, all, *reported) {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			sampled(t)
			first, second := formats(t, p), formats(t, p)
			for name, text := range first {
				if i := difference(text, second[name]); i >= 0 {
					t.Errorf("%s differs at byte %d:\n%s\n%s", name, i, near(text, i), near(second[name], i))
				}
				var err error
				switch filepath.Ext(name) {
				case ".sarif":
					var v any
					err = json.Unmarshal([]byte(text), &v)
				case ".yml":
					var v any
					err = yaml.Unmarshal([]byte(text), &v)
				default:
					d := xml.NewDecoder(strings.NewReader(rawElement.ReplaceAllString(text, "<$1$2></$1>")))
					for err == nil {
						_, err = d.Token()
					}
					if err == io.EOF {
						err = nil
					}
				}
				if err != nil {
					t.Errorf("%s: %v", name, err)
				}
			}
		})
	}
}

// formats are the files that are written for a program, by name.
func formats(t *testing.T, p *program) map[string]string {
	t.Helper()
	dir := t.TempDir()
	args := []string{"verify", "--timeout=60s", "--engine=order"}
	names := map[string]string{"html": "r.html", "sarif": "r.sarif", "witness": "w.yml"}
	if slices.Contains(p.flags, "--check=linearizable") {
		delete(names, "witness") // SV-COMP has no such property
	}
	for flag, name := range names {
		args = append(args, "--"+flag+"="+filepath.Join(dir, name))
	}
	cmd := exec.Command(gsmack, p.args(args[0], args[1:]...)...)
	cmd.Dir = p.dir
	cmd.Env = append(os.Environ(), "SOURCE_DATE_EPOCH=1700000000")
	if text, err := cmd.CombinedOutput(); cmd.ProcessState.ExitCode() != 1 {
		t.Skipf("%v: %s", err, text)
	}
	out := map[string]string{}
	for _, name := range names {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		out[name] = string(text)
	}
	return out
}
