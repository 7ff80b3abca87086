package specialise

import (
	"context"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/golden"
	"github.com/gsmack/gsmack/ivl/ivltest"
)

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
	golden.Run(t, "testdata/*.txtar", func(t *testing.T, a *golden.Archive) {
		p := ivltest.Program(t, "in.bpl", a.Input(t, "in.bpl"))
		before := ivltest.Text(t, p, ivl.Gsmack)
		q := Program(context.Background(), p, plainNames{})
		if after := ivltest.Text(t, p, ivl.Gsmack); after != before {
			t.Errorf("the program that was given has changed:\n%s", cmp.Diff(before, after))
		}
		for _, d := range q.Decls {
			if d, ok := d.(*ivl.ProcDecl); ok && d.Body != nil {
				d.Modifies = nil
			}
		}
		if ds := ivl.Resolve(q); ivl.HasErrors(ds) {
			t.Fatalf("%v\n%s", ds, ivltest.Text(t, q, ivl.Gsmack))
		}
		checkIdentity(t, q)
		a.Check(t, "want.bpl", ivltest.Text(t, q, ivl.Gsmack))
	})
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
