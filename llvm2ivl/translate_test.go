package llvm2ivl

import (
	"context"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/clang"
	"github.com/rogpeppe/go-internal/txtar"
)

var update = flag.Bool("update", false, "rewrite what the golden tests want")

// TestTranslate translates testdata/translate/*.txtar. Each has the file in.c
// or in.ll and the program that comes of it, want.bpl. Lines of the comment
// "flags: …" go to clang and "options: unbounded havoc-unknown" to Translate;
// modules other than in.* are linked as models.
func TestTranslate(t *testing.T) {
	files, _ := filepath.Glob("testdata/translate/*.txtar")
	if len(files) == 0 {
		t.Fatal("no golden tests")
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			t.Parallel()
			ar, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			p := translateArchive(t, ar)
			var b strings.Builder
			if err := ivl.Print(&b, p, ivl.Gsmack); err != nil {
				t.Fatal(err)
			}
			checkReparses(t, p, b.String())
			checkBoogie(t, p)
			if *update {
				setFile(ar, "want.bpl", b.String())
				if err := os.WriteFile(file, txtar.Format(ar), 0o666); err != nil {
					t.Fatal(err)
				}
				return
			}
			for _, f := range ar.Files {
				if f.Name == "want.bpl" {
					if diff := cmp.Diff(string(f.Data), b.String()); diff != "" {
						t.Errorf("the translation differs (-want +got); -update rewrites it:\n%s", diff)
					}
				}
			}
		})
	}
}

func setFile(ar *txtar.Archive, name, text string) {
	for i, f := range ar.Files {
		if f.Name == name {
			ar.Files[i].Data = []byte(text)
			return
		}
	}
	ar.Files = append(ar.Files, txtar.File{Name: name, Data: []byte(text)})
}

// translateArchive translates the inputs of a golden test.
func translateArchive(t *testing.T, ar *txtar.Archive) *ivl.Program {
	t.Helper()
	var flags []string
	var o Options
	for _, line := range strings.Split(string(ar.Comment), "\n") {
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
	for _, f := range ar.Files {
		role := UserModel
		if strings.HasPrefix(f.Name, "in.") {
			role = Program
		}
		var text []byte
		switch filepath.Ext(f.Name) {
		case ".ll":
			text = f.Data
		case ".c":
			text = compileFile(t, f.Name, f.Data, append(flags, "-I"+include))
		default:
			continue
		}
		m, ds := ParseModule(f.Name, role, text)
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
	out, err := clang.Compile(context.Background(), "", flags, path)
	if err != nil {
		t.Skip(err)
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
	q, ds := ivl.Parse("printed.bpl", []byte(text))
	fatal(t, ds)
	fatal(t, ivl.Resolve(q))
	if !ivl.EqualPrograms(p, q) {
		t.Error("the printed program parses to another tree")
	}
}

// checkBoogie checks that Boogie accepts a sequential program.
func checkBoogie(t *testing.T, p *ivl.Program) {
	t.Helper()
	boogie, err := exec.LookPath("boogie")
	if err != nil || isConcurrent(p) {
		return
	}
	var b strings.Builder
	if err := ivl.Print(&b, p, ivl.Boogie); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "p.bpl")
	if err := os.WriteFile(path, []byte(b.String()), 0o666); err != nil {
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
