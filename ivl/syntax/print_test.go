package syntax

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/golden"
	"github.com/gsmack/gsmack/ivl/tool"
)

// TestPrint prints each program of testdata/print in all dialects. The files
// beside in.bpl hold what is expected; -update writes them.
func TestPrint(t *testing.T) {
	golden.Run(t, "testdata/print/*.txtar", func(t *testing.T, a *golden.Archive) {
		p := mustResolve(t, "in.bpl", a.Input(t, "in.bpl"))
		for _, d := range []ivl.Dialect{ivl.Gsmack, ivl.Boogie, ivl.Corral} {
			name := []string{ivl.Gsmack: "gsmack.bpl", ivl.Boogie: "boogie.bpl", ivl.Corral: "corral.bpl"}[d]
			var b bytes.Buffer
			if err := ivl.Print(&b, p, d); err != nil {
				a.Check(t, name, err.Error()+"\n")
				continue
			}
			a.Check(t, name, b.String())
			q := mustResolve(t, name, b.Bytes())
			if d == ivl.Gsmack && !EqualPrograms(p, q) {
				t.Errorf("the program is not read as it was printed")
			}
		}
	})
}

func mustResolve(t *testing.T, name string, src []byte) *ivl.Program {
	t.Helper()
	p, ds := Parse(name, src)
	if len(ds) == 0 {
		ds = ivl.Resolve(p)
	}
	if ivl.HasErrors(ds) {
		t.Fatalf("%v\n%s", ds, src)
	}
	return p
}

// TestBoogieAccepts gives what is printed to Boogie itself: everything in its
// own dialect, and in ours what is sequential.
func TestBoogieAccepts(t *testing.T) {
	boogie := tool.Path(t, "boogie")
	files, _ := filepath.Glob("testdata/print/*.txtar")
	if len(files) == 0 {
		t.Fatal("no test data")
	}
	for _, file := range files {
		ar, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		p := mustResolve(t, "in.bpl", ar.Files[0].Data)
		for name, d := range map[string]ivl.Dialect{"gsmack": ivl.Gsmack, "boogie": ivl.Boogie} {
			if has(p, isAsync) || d == ivl.Gsmack && has(p, isConcurrent) {
				continue
			}
			t.Run(filepath.Base(file)+"/"+name, func(t *testing.T) {
				var b bytes.Buffer
				if err := ivl.Print(&b, p, d); err != nil {
					t.Fatal(err)
				}
				path := filepath.Join(t.TempDir(), "p.bpl")
				if err := os.WriteFile(path, b.Bytes(), 0o644); err != nil {
					t.Fatal(err)
				}
				args := []string{"/noVerify", "/nologo", path}
				out, err := exec.Command(boogie, args...).CombinedOutput()
				if err != nil || !strings.Contains(string(out), "program verifier finished") {
					t.Errorf("%v: %s\n%s", err, out, b.String())
				}
			})
		}
	}
}

func has(p *ivl.Program, what func(ivl.Stmt) bool) (yes bool) {
	for _, d := range p.Decls {
		if d, ok := d.(*ivl.ProcDecl); ok && d.Body != nil {
			ivl.WalkStmts(d.Body.Stmts, func(s ivl.Stmt) bool {
				yes = yes || what(s)
				return !yes
			})
		}
	}
	return yes
}

func isAsync(s ivl.Stmt) bool {
	_, ok := s.(*ivl.AsyncCall)
	return ok
}

func isConcurrent(s ivl.Stmt) bool {
	switch s.(type) {
	case *ivl.AsyncCall, *ivl.Atomic, *ivl.AtomicBegin, *ivl.AtomicEnd, *ivl.Yield:
		return true
	}
	return false
}
