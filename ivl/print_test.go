package ivl

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/gsmack/gsmack/ivl/golden"
	"github.com/gsmack/gsmack/ivl/tool"
)

// TestPrint prints each program of testdata/print in all dialects. The files
// beside in.bpl hold what is expected; -update writes them.
func TestPrint(t *testing.T) {
	golden.Run(t, "testdata/print/*.txtar", func(t *testing.T, a *golden.Archive) {
		p := mustResolve(t, "in.bpl", a.Input(t, "in.bpl"))
		for _, d := range []Dialect{Gsmack, Boogie, Corral} {
			name := []string{Gsmack: "gsmack.bpl", Boogie: "boogie.bpl", Corral: "corral.bpl"}[d]
			var b bytes.Buffer
			if err := Print(&b, p, d); err != nil {
				a.Check(t, name, err.Error()+"\n")
				continue
			}
			a.Check(t, name, b.String())
			q := mustResolve(t, name, b.Bytes())
			if d == Gsmack && !EqualPrograms(p, q) {
				t.Errorf("the program is not read as it was printed")
			}
		}
	})
}

func mustResolve(t *testing.T, name string, src []byte) *Program {
	t.Helper()
	p, ds := Parse(name, src)
	if len(ds) == 0 {
		ds = Resolve(p)
	}
	if HasErrors(ds) {
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
		for name, d := range map[string]Dialect{"gsmack": Gsmack, "boogie": Boogie} {
			if has(p, isAsync) || d == Gsmack && has(p, isConcurrent) {
				continue
			}
			t.Run(filepath.Base(file)+"/"+name, func(t *testing.T) {
				var b bytes.Buffer
				if err := Print(&b, p, d); err != nil {
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

func has(p *Program, what func(Stmt) bool) (yes bool) {
	for _, d := range p.Decls {
		if d, ok := d.(*ProcDecl); ok && d.Body != nil {
			WalkStmts(d.Body.Stmts, func(s Stmt) bool {
				yes = yes || what(s)
				return !yes
			})
		}
	}
	return yes
}

func isAsync(s Stmt) bool {
	_, ok := s.(*AsyncCall)
	return ok
}

func isConcurrent(s Stmt) bool {
	switch s.(type) {
	case *AsyncCall, *Atomic, *AtomicBegin, *AtomicEnd, *Yield:
		return true
	}
	return false
}
