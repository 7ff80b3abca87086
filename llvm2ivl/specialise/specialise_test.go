package specialise

import (
	"context"
	"flag"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/gsmack/gsmack/ivl"
	"github.com/rogpeppe/go-internal/txtar"
)

var update = flag.Bool("update", false, "rewrite what the golden tests want")

// plainNames calls things by their addresses: 65536 is o0, 65552 is o1, and so on; what
// is named f… is a function.
type plainNames struct{ functions map[uint64]string }

func (plainNames) Splittable(m *ivl.Var) bool { return !strings.HasPrefix(m.Name, "theirs") }

func (n plainNames) Cell(m *ivl.Var, address uint64) (string, ivl.Attrs) {
	return m.Name + "." + strconv.FormatUint(address, 10), nil
}

func (plainNames) ThreadCell(m *ivl.Var, offset uint64) (string, ivl.Attrs) { return m.Name, nil }

func (plainNames) Object(address uint64) string {
	if address < 65536 {
		return ""
	}
	return "o" + strconv.FormatUint((address-65536)/16, 10)
}

func (n plainNames) Function(address uint64) string { return n.functions[address] }

// TestProgram specialises testdata/*.txtar: in.bpl becomes want.bpl.
func TestProgram(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.txtar")
	if len(files) == 0 {
		t.Fatal("no golden tests")
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			ar, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			p := resolved(t, ar.Files[0].Data)
			before := text(t, p)
			q := Program(context.Background(), p, plainNames{})
			if after := text(t, p); after != before {
				t.Errorf("the program that was given has changed:\n%s", cmp.Diff(before, after))
			}
			for _, d := range q.Decls {
				if d, ok := d.(*ivl.ProcDecl); ok && d.Body != nil {
					d.Modifies = nil
				}
			}
			if ds := ivl.Resolve(q); ivl.HasErrors(ds) {
				t.Fatalf("%v\n%s", ds, text(t, q))
			}
			checkIdentity(t, q)
			got := text(t, q)
			if *update {
				ar.Files = append(ar.Files[:1], txtar.File{Name: "want.bpl", Data: []byte(got)})
				if err := os.WriteFile(file, txtar.Format(ar), 0o666); err != nil {
					t.Fatal(err)
				}
				return
			}
			if diff := cmp.Diff(string(ar.Files[1].Data), got); diff != "" {
				t.Errorf("-want +got; -update rewrites it:\n%s", diff)
			}
		})
	}
}

// checkIdentity checks that no statement stands in two places, since they are told apart by
// identity.
func checkIdentity(t *testing.T, p *ivl.Program) {
	t.Helper()
	seen := map[ivl.Stmt]bool{}
	for _, d := range p.Decls {
		if d, ok := d.(*ivl.ProcDecl); ok && d.Body != nil {
			ivl.WalkStmts(d.Body.Stmts, func(s ivl.Stmt) bool {
				if seen[s] {
					t.Errorf("a statement stands in two places: %s", ivl.FormatStmt(s))
				}
				seen[s] = true
				return true
			})
		}
	}
}

func resolved(t *testing.T, src []byte) *ivl.Program {
	t.Helper()
	p, ds := ivl.Parse("in.bpl", src)
	if ivl.HasErrors(ds) {
		t.Fatal(ds)
	}
	if ds := ivl.Resolve(p); ivl.HasErrors(ds) {
		t.Fatal(ds)
	}
	return p
}

func text(t *testing.T, p *ivl.Program) string {
	t.Helper()
	var b strings.Builder
	if err := ivl.Print(&b, p, ivl.Gsmack); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
