package tests

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestModelsDocument holds the examples of docs/models.md to the programs that
// are verified: the code of each is in the file named before it.
func TestModelsDocument(t *testing.T) {
	text, err := os.ReadFile("../docs/models.md")
	if err != nil {
		t.Fatal(err)
	}
	examples := regexp.MustCompile("(?s)<!-- tests/(\\S+) -->\n```c\n(.*?)```").FindAllStringSubmatch(string(text), -1)
	if len(examples) < 4 {
		t.Fatalf("docs/models.md has %d examples that are programs, not 4 or more", len(examples))
	}
	for _, e := range examples {
		program, err := os.ReadFile(e[1])
		if err != nil {
			t.Error(err)
		} else if !strings.Contains(string(program), e[2]) {
			t.Errorf("%s does not have what docs/models.md shows:\n%s", e[1], e[2])
		}
	}
}

// TestDeadlockReport holds the report on two threads that wait for each other to what
// docs/models.md says: both waits, and who has what.
func TestDeadlockReport(t *testing.T) {
	stdout, _, code := run(t, "programs/gsmack", nil, gsmack, "verify", "two_kinds_of_writers_bug.c")
	for _, want := range []string{
		"VIOLATED: deadlock: every unfinished thread waits for ever",
		"WAITS: for lock database, which thread 0 holds",
		"WAITS: for lock database, which thread 1 holds",
	} {
		if !strings.Contains(stdout, want) {
			t.Errorf("the report does not say %q:\n%s", want, stdout)
		}
	}
	if code != 1 {
		t.Errorf("exit code %d", code)
	}
}
