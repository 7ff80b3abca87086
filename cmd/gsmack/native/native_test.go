package native

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/models"
)

// TestPrimitives: whatever models are written with has a native meaning.
func TestPrimitives(t *testing.T) {
	dir := t.TempDir()
	if err := models.Include(dir); err != nil {
		t.Fatal(err)
	}
	header, err := os.ReadFile(filepath.Join(dir, "gsmack.h"))
	if err != nil {
		t.Fatal(err)
	}
	runtime := runtimeText()
	for _, m := range regexp.MustCompile(`(?m)^[a-zA-Z_][\w \*]*?(__(?:gsmack|SMACK)_(\w+))\(`).FindAllStringSubmatch(string(header), -1) {
		kind, nondet := strings.CutPrefix(m[2], "nondet_")
		if !strings.Contains(runtime, m[1]) && !(nondet && strings.Contains(runtime, ", "+kind+")")) {
			t.Errorf("the runtime does not define %s", m[1])
		}
	}
}

// TestSchedule: what is written is read again.
func TestSchedule(t *testing.T) {
	const written = "gsmack explorer schedule 1\nchecks 8\nfailure \"assertion\" \"x == \\\"a\\\"\"\nvisible 0x401270\nT0\nT1 2 0\n"
	s, err := ReadSchedule([]byte(written))
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := s.Write(&b); err != nil || b.String() != written {
		t.Errorf("%v\n%s", err, b.String())
	}
	if _, err := ReadSchedule([]byte("gsmack explorer schedule 1\nTx\n")); err == nil {
		t.Error("a fault is not found")
	}
}

// TestWorld: a model of the world calls none that is neither there nor compiled nor the C library's.
func TestWorld(t *testing.T) {
	for _, name := range append(slices.Clone(world), compiled...) {
		text, ok := models.SourceFile(name + ".c")
		if !ok {
			t.Errorf("there is no model %s", name)
		}
		for _, m := range regexp.MustCompile(`\b(__model_\w+)\(`).FindAllStringSubmatch(text, -1) {
			if in := models.Defining(m[1]); in != "" && !slices.Contains(world, in) && !slices.Contains(compiled, in) {
				t.Errorf("%s calls %s of %s, which is not linked", name, m[1], in)
			}
		}
	}
}
