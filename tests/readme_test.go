package tests

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestReadme holds the example of the README to what the command really prints.
func TestReadme(t *testing.T) {
	text, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	blocks := regexp.MustCompile("(?s)```(c?)\n(.*?)```").FindAllStringSubmatch(string(text), -1)
	if len(blocks) < 2 || blocks[0][1] != "c" || blocks[1][1] != "" {
		t.Fatal("the README does not begin with a program and its output")
	}
	program, err := os.ReadFile("demo/counter.c")
	if err != nil {
		t.Fatal(err)
	}
	if want, _, _ := strings.Cut(string(program), "// @expect"); blocks[0][2] != want {
		t.Errorf("demo/counter.c is not the program of the README:\n%s", blocks[0][2])
	}
	// Only the last line, on what it cost, may differ.
	stdout, _, _ := run(t, "demo", nil, gsmack, "verify", "counter.c")
	cost := regexp.MustCompile(`(?m)^  \d+\.\d+ s, .*$`)
	if got, want := cost.ReplaceAllString(stdout, ""), cost.ReplaceAllString(blocks[1][2], ""); got != want {
		t.Errorf("gsmack prints\n%s\nand the README says\n%s", got, want)
	}
}
