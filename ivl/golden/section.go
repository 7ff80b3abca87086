package golden

import (
	"os"
	"strings"
	"testing"
)

// Section compares a part of a document, between the comments <!-- NAME: … --> and
// <!-- end -->, with what it must be; -update writes it.
func Section(t *testing.T, path, name, want string) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	const end = "<!-- end -->"
	text := string(data)
	from := strings.Index(text, "<!-- "+name+":")
	if from >= 0 {
		from += strings.Index(text[from:], "\n") + 1
	}
	size := strings.Index(text[max(from, 0):], end)
	switch {
	case from < 0 || size < 0:
		t.Errorf("%s has no section %s", path, name)
	case text[from:from+size] == want:
	case *update:
		if err := os.WriteFile(path, []byte(text[:from]+want+text[from+size:]), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("the section %s of %s is not up to date; -update writes it", name, path)
	}
}
