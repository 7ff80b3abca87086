package tests

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestTutorial runs the commands of docs/tutorial.md.
func TestTutorial(t *testing.T) { runDocument(t, "tutorial.md", 8) }

// TestHarnessDocument runs the commands of docs/harness.md.
func TestHarnessDocument(t *testing.T) { runDocument(t, "harness.md", 1) }

// runDocument writes the programs of a document and runs its commands, which are as many or more: each prints what the
// document says, with … for any text, or any lines if it stands alone.
func runDocument(t *testing.T, name string, least int) {
	text, err := os.ReadFile("../docs/" + name)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	commands := 0
	for _, block := range regexp.MustCompile("(?s)```(\\w+)\n(.*?)```").FindAllStringSubmatch(string(text), -1) {
		if block[1] == "c" {
			name, _, _ := strings.Cut(strings.TrimPrefix(block[2], "// "), "\n")
			if err := os.WriteFile(filepath.Join(dir, name), []byte(block[2]), 0o600); err != nil {
				t.Fatal(err)
			}
			continue
		}
		for _, session := range strings.Split("\n"+block[2], "\n$ ")[1:] {
			command, want, _ := strings.Cut(session, "\n")
			words := strings.Fields(command)
			if words[0] != "gsmack" {
				t.Fatalf("%s is no command of gsmack", command)
			}
			commands++
			got, _, _ := run(t, dir, nil, gsmack, words[1:]...)
			pattern := regexp.QuoteMeta(strings.TrimSuffix(want, "\n"))
			pattern = strings.ReplaceAll(pattern, "\n…", `(?s:.*)`)
			pattern = strings.ReplaceAll(pattern, "…", `.*`)
			if !regexp.MustCompile("^" + pattern + "$").MatchString(strings.TrimSuffix(got, "\n")) {
				t.Errorf("%s prints\n%s\nand the document says\n%s", command, got, want)
			}
		}
	}
	if commands < least {
		t.Errorf("only %d commands were found", commands)
	}
}
