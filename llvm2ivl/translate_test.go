package llvm2ivl

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/golden"
	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/ivl/tool"
	"github.com/gsmack/gsmack/llvm2ivl/clang"
)

// TestTranslate translates testdata/translate/*.txtar. Each has the file in.c
// or in.ll and the program that comes of it, want.bpl. Lines of the comment
// "flags: …" go to clang and "options: unbounded havoc-unknown" to Translate;
// modules other than in.* are linked as models, default.* as those of gsmack.
func TestTranslate(t *testing.T) {
	golden.Run(t, "testdata/translate/*.txtar", func(t *testing.T, a *golden.Archive) {
		t.Parallel()
		p := translateArchive(t, a)
		text := ivltest.Text(t, p, ivl.Gsmack)
		checkReparses(t, p, text)
		checkBoogie(t, p)
		a.Check(t, "want.bpl", text)
	})
}

// translateArchive translates the inputs of a golden test.
func translateArchive(t *testing.T, a *golden.Archive) *ivl.Program {
	t.Helper()
	var flags []string
	var o Options
	for _, line := range strings.Split(a.Comment, "\n") {
		if rest, ok := strings.CutPrefix(line, "flags:"); ok {
			flags = strings.Fields(rest)
		}
		if rest, ok := strings.CutPrefix(line, "options:"); ok {
			for _, word := range strings.Fields(rest) {
				switch word {
				case "unbounded":
					o.Integers = Unbounded
				case "havoc-unknown":
					o.HavocUnknown = true
				default:
					t.Fatalf("option %q", word)
				}
			}
		}
	}
	include, err := filepath.Abs("../models/include")
	if err != nil {
		t.Fatal(err)
	}
	var mods []*Module
	for _, name := range a.Names() {
		role := UserModel
		if strings.HasPrefix(name, "in.") {
			role = Program
		} else if strings.HasPrefix(name, "default.") {
			role = DefaultModel
		}
		var text []byte
		switch filepath.Ext(name) {
		case ".ll":
			text = a.Input(t, name)
		case ".c":
			text = compileFile(t, name, a.Input(t, name), append(flags, "-I"+include))
		default:
			continue
		}
		m, ds := ParseModule(name, role, text)
		fatal(t, ds)
		mods = append(mods, m)
	}
	l, ds := Link(mods, "main")
	fatal(t, ds)
	p, ds := Translate(context.Background(), l, o)
	fatal(t, ds)
	return p
}

// compileFile runs clang on a file that it sees under its bare name.
func compileFile(t *testing.T, name string, text []byte, flags []string) []byte {
	t.Helper()
	dir := t.TempDir()
	path := filepath.Join(dir, name)
	if err := os.WriteFile(path, text, 0o666); err != nil {
		t.Fatal(err)
	}
	flags = append(flags, "-fdebug-compilation-dir="+dir) // whatever folder the test runs in
	out, err := clang.Compile(context.Background(), "clang-14", "", flags, path)
	if err != nil {
		t.Fatal(err)
	}
	return []byte(strings.ReplaceAll(string(out), dir+"/", ""))
}

func fatal(t *testing.T, ds []ivl.Diagnostic) {
	t.Helper()
	for _, d := range ds {
		t.Log(d)
	}
	if ivl.HasErrors(ds) {
		t.FailNow()
	}
}

// checkReparses checks that the printed program is the program.
func checkReparses(t *testing.T, p *ivl.Program, text string) {
	t.Helper()
	q := ivltest.Program(t, "printed.bpl", []byte(text))
	var again bytes.Buffer
	if err := ivl.Print(&again, q, ivl.Gsmack); err != nil || again.String() != text {
		t.Errorf("the printed program parses to another one: %v", err)
	}
}

// checkBoogie checks that Boogie accepts a sequential program.
func checkBoogie(t *testing.T, p *ivl.Program) {
	t.Helper()
	if isConcurrent(p) {
		return
	}
	boogie := tool.Path(t, "boogie")
	path := filepath.Join(t.TempDir(), "p.bpl")
	if err := os.WriteFile(path, []byte(ivltest.Text(t, p, ivl.Boogie)), 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(boogie, "/noVerify", path).CombinedOutput(); err != nil || !strings.Contains(string(out), " 0 errors") {
		t.Errorf("boogie: %v\n%s", err, out)
	}
}

func isConcurrent(p *ivl.Program) bool {
	found := false
	for _, d := range p.Decls {
		if q, ok := d.(*ivl.ProcDecl); ok && q.Body != nil {
			ivl.WalkStmts(q.Body.Stmts, func(s ivl.Stmt) bool {
				_, async := s.(*ivl.AsyncCall)
				found = found || async
				return true
			})
		}
	}
	return found
}
