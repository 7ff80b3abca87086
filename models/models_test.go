package models_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl/tool"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/reader"
	"github.com/gsmack/gsmack/models"
)

func names(files []*models.File) []string {
	var out []string
	for _, f := range files {
		out = append(out, f.Name)
	}
	return out
}

func TestFindFollowsNeeds(t *testing.T) {
	for _, test := range []struct {
		symbols, want string
	}{
		{"pthread_create", "thread"},
		{"pthread_mutex_lock __gsmack_await no_such_function", "mutex"},
		{"strdup", "leaks malloc string"},
		{"sem_trywait", "needs semaphore_try"},
		{"stdout", "needs output printed"},
		{"", ""},
	} {
		got := names(models.Find(64, strings.Fields(test.symbols)))
		if strings.Join(got, " ") != test.want {
			t.Errorf("Find(%q) = %q, want %q", test.symbols, got, test.want)
		}
	}
}

// Every symbol is defined once, and what a model needs is a primitive of gsmack.h or
// another model.
func TestSymbolsAreClosed(t *testing.T) {
	header, err := os.ReadFile("include/gsmack.h")
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for _, m := range regexp.MustCompile(`\b(__(?:gsmack|SMACK)_\w+)\(`).FindAllSubmatch(header, -1) {
		known[string(m[1])] = true
	}
	for _, bits := range []int{32, 64} {
		defined := map[string]string{}
		for _, f := range models.Files(bits) {
			for _, s := range f.Defines {
				if other, ok := defined[s]; ok {
					t.Errorf("%s is defined by %s and by %s", s, other, f.Name)
				}
				if known[s] {
					t.Errorf("%s defines the primitive %s", f.Name, s)
				}
				defined[s] = f.Name
			}
		}
		for _, f := range models.Files(bits) {
			for _, s := range f.Needs {
				if !known[s] && defined[s] == "" {
					t.Errorf("%s needs %s, which nothing defines", f.Name, s)
				}
			}
		}
	}
}

func TestIRParses(t *testing.T) {
	for _, bits := range []int{32, 64} {
		for _, f := range models.Files(bits) {
			m, faults := reader.Parse(f.Name, f.IR())
			if m == nil {
				t.Errorf("%s, %d bits: %v", f.Name, bits, faults)
				continue
			}
			var defines []string
			for _, fn := range m.Funcs {
				if len(fn.Blocks) > 0 && fn.Linkage != ir.Local {
					defines = append(defines, fn.Symbol)
				}
			}
			for _, g := range m.Globals {
				if g.Linkage != ir.Local && !strings.HasPrefix(g.Symbol, "llvm.") {
					defines = append(defines, g.Symbol)
				}
			}
			slices.Sort(defines)
			if !slices.Equal(defines, f.Defines) {
				t.Errorf("%s, %d bits: the index says it defines %q, the parser says %q", f.Name, bits, f.Defines, defines)
			}
		}
	}
}

// go generate makes what is committed.
func TestGeneratedIsCurrent(t *testing.T) {
	for _, name := range []string{"clang-14", "opt-14"} {
		tool.Path(t, name)
	}
	dir := t.TempDir()
	for _, part := range []string{"c", "include"} {
		if err := os.CopyFS(filepath.Join(dir, part), os.DirFS(part)); err != nil {
			t.Fatal(err)
		}
	}
	compile := filepath.Join(dir, "compile")
	if out, err := exec.Command("go", "build", "-o", compile, "./compile").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	cmd := exec.Command(compile)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, pattern := range []string{"ir/64/*", "ir/32/*"} {
		made, _ := filepath.Glob(filepath.Join(dir, pattern))
		have, _ := filepath.Glob(pattern)
		if len(made) != len(have) {
			t.Errorf("%s: %d files made, %d committed", pattern, len(made), len(have))
		}
		for _, path := range made {
			rel, _ := filepath.Rel(dir, path)
			want, _ := os.ReadFile(path)
			got, err := os.ReadFile(rel)
			if err != nil || !bytes.Equal(got, want) {
				t.Errorf("%s is not what go generate makes", rel)
			}
		}
	}
}

// Where integers are unbounded, nothing is known about bits, and a negative number is less
// than a positive one whatever the comparison. The models must not depend on either; the
// tables of ctype, the ABI's way to return a div_t, sets of signals, and hashes are bits by nature.
func TestNoBitTricks(t *testing.T) {
	bitwise := regexp.MustCompile(`(?m)^.* = (and|or|xor|shl|lshr|ashr) i([2-9]|\d\d).*$`)
	for _, f := range models.Files(64) {
		switch f.Name {
		case "ctype", "cxx_hash", "number", "select", "signal", "signal_mask":
			continue
		}
		for _, line := range bitwise.FindAll(f.IR(), -1) {
			t.Errorf("%s: %s", f.Name, line)
		}
	}
}

func TestListAndSource(t *testing.T) {
	list := models.List()
	if !slices.Contains(list, models.Model{Symbol: "pthread_mutex_lock", File: "mutex"}) {
		t.Error("pthread_mutex_lock is not listed")
	}
	for _, m := range list {
		text, ok := models.Source(m.Symbol)
		if !ok || text == "" {
			t.Errorf("no source for %s", m.Symbol)
		}
	}
	if _, ok := models.Source("no_such_model"); ok {
		t.Error("there is a source for no_such_model")
	}
}

// Programs that include the headers compile.
func TestInclude(t *testing.T) {
	tool.Path(t, "clang-14")
	dir := t.TempDir()
	if err := models.Include(dir); err != nil {
		t.Fatal(err)
	}
	for _, include := range []string{
		"#include <gsmack.h>",
		"#include <smack.h>",
		"#include <assert.h>\n#include <smack.h>\n#include <assert.h>\n#include <pthread.h>",
	} {
		cmd := exec.Command("clang-14", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-I", dir, "-x", "c", "-")
		cmd.Stdin = strings.NewReader(include + "\nint main(void) { __gsmack_assume(1); return 0; }\n")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", include, err, out)
		}
	}
}
