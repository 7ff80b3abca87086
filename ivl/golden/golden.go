// Package golden runs golden tests: archives in txtar form that hold an input
// and what must come of it. `go test -update` writes the results anew.
//
// Only tests import it, those of every room; it imports nothing of ours.
package golden

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"
)

var update = flag.Bool("update", false, "write the results of golden tests into their files")

// Updating reports whether results are written anew, for tests that keep them in another form.
func Updating() bool { return *update }

// Archive is one golden file during its test.
type Archive struct {
	// Comment is what stands before the first file.
	Comment string
	files   []txtar.File
	used    map[string]bool
}

// Run runs test as a subtest for each file that matches the pattern, of which
// there must be some. A file of an archive that the test neither takes as
// Input nor Checks is an error: it would be believed to be tested.
func Run(t *testing.T, pattern string, test func(t *testing.T, a *Archive)) {
	t.Helper()
	paths, err := filepath.Glob(pattern)
	if err != nil || len(paths) == 0 {
		t.Fatalf("no golden files %s: %v", pattern, err)
	}
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txtar"), func(t *testing.T) {
			parsed, err := txtar.ParseFile(path)
			if err != nil {
				t.Fatal(err)
			}
			a := &Archive{Comment: string(parsed.Comment), files: parsed.Files, used: map[string]bool{}}
			test(t, a)
			if t.Failed() {
				return
			}
			if *update {
				a.files = slices.DeleteFunc(a.files, func(f txtar.File) bool { return !a.used[f.Name] })
				if err := os.WriteFile(path, txtar.Format(&txtar.Archive{Comment: parsed.Comment, Files: a.files}), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			for _, f := range a.files {
				if !a.used[f.Name] {
					t.Errorf("the test has no use for %s; -update drops it", f.Name)
				}
			}
		})
	}
}

// Names gives the names of the files, in order.
func (a *Archive) Names() []string {
	var names []string
	for _, f := range a.files {
		names = append(names, f.Name)
	}
	return names
}

// Input gives a file that the test reads. It fails the test if there is none.
func (a *Archive) Input(t *testing.T, name string) []byte {
	t.Helper()
	i := a.index(name)
	if i < 0 {
		t.Fatalf("there is no file %s", name)
	}
	a.used[name] = true
	return a.files[i].Data
}

// Check compares got with the file of that name, or makes it the file.
func (a *Archive) Check(t *testing.T, name, got string) {
	t.Helper()
	a.used[name] = true
	i := a.index(name)
	switch {
	case *update && i < 0:
		a.files = append(a.files, txtar.File{Name: name, Data: []byte(got)})
	case *update:
		a.files[i].Data = []byte(got)
	case i < 0:
		t.Errorf("%s is missing; -update writes it:\n%s", name, got)
	default:
		if diff := cmp.Diff(string(a.files[i].Data), got); diff != "" {
			t.Errorf("%s (-want +got); -update rewrites it:\n%s", name, diff)
		}
	}
}

func (a *Archive) index(name string) int {
	return slices.IndexFunc(a.files, func(f txtar.File) bool { return f.Name == name })
}
