package cfg_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/golden"
	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// TestGolden lowers the in.bpl of each archive and compares the printed
// program with want.bpl, or the diagnostics with want.err.
func TestGolden(t *testing.T) {
	golden.Run(t, "testdata/*.txtar", func(t *testing.T, a *golden.Archive) {
		src := a.Input(t, "in.bpl")
		low, diags := lower(t, src)
		if low == nil {
			var b strings.Builder
			for _, d := range diags {
				b.WriteString(d.String() + "\n")
			}
			a.Check(t, "want.err", b.String())
			return
		}
		got := ivltest.Text(t, low.IVL(), ivl.Gsmack)
		if !bytes.Contains(src, []byte(" where ")) {
			// A where clause would be assumed twice.
			relower(t, got)
		}
		a.Check(t, "want.bpl", got)
	})
}

// lower parses, resolves and lowers a program.
func lower(t testing.TB, src []byte) (*cfg.Program, []ivl.Diagnostic) {
	t.Helper()
	low, diags := cfg.Lower(ivltest.Program(t, "in.bpl", src), "main")
	if low != nil {
		checkLowered(t, low)
	}
	return low, diags
}

// relower checks that what Lower gives, printed, is a program again, and that
// lowering that changes nothing any more.
func relower(t *testing.T, text string) {
	t.Helper()
	low, diags := lower(t, []byte(text))
	if low == nil {
		t.Fatalf("lowering the result: %v", diags)
	}
	if again := ivltest.Text(t, low.IVL(), ivl.Gsmack); again != text {
		t.Errorf("lowering twice differs from lowering once:\n%s\nfrom\n%s", again, text)
	}
}

// checkLowered checks what the package comment promises.
func checkLowered(t testing.TB, p *cfg.Program) {
	t.Helper()
	for _, proc := range p.Procs {
		declared := map[*ivl.Var]bool{}
		for _, vs := range [][]*ivl.Var{p.Globals, proc.Ins, proc.Outs, proc.Locals} {
			for _, v := range vs {
				declared[v] = true
			}
		}
		use := func(e ivl.Expr) {
			ivl.WalkExpr(e, func(e ivl.Expr) bool {
				switch e := e.(type) {
				case *ivl.Ident:
					if e.Var.Kind != ivl.Bound && e.Var.Kind != ivl.Const && !declared[e.Var] {
						t.Errorf("%s uses %s, which is not declared", proc.Decl.Name, e.Name)
					}
				case *ivl.Old:
					t.Errorf("%s: old is left", proc.Decl.Name)
				}
				return true
			})
		}
		g := cfg.NewGraph(proc.Blocks)
		idom := g.Dominators()
		for i, b := range proc.Blocks {
			if i > 0 && !dominates(idom, 0, i) {
				t.Errorf("%s: block %s is not reachable", proc.Decl.Name, b.Label)
			}
			for _, s := range b.Stmts {
				switch s := s.(type) {
				case *ivl.Assert, *ivl.Assume, *ivl.Havoc, *ivl.Assign, *ivl.AsyncCall, *ivl.Yield, *ivl.AtomicBegin, *ivl.AtomicEnd:
				case *ivl.Call:
					if p.Proc(s.Proc) == nil && !s.Proc.IsIntrinsic() {
						t.Errorf("%s: call of %s, which has no body, is left", proc.Decl.Name, s.Proc.Name)
					}
				default:
					t.Errorf("%s: statement %T", proc.Decl.Name, s)
				}
				ivl.StmtExprs(s, use)
			}
			if br, ok := b.Term.(*cfg.Branch); ok {
				use(br.Cond)
			}
		}
		checkNest(t, g)
	}
}

// checkNest checks the order that Nest promises.
func checkNest(t testing.TB, g *cfg.Graph) {
	t.Helper()
	n := g.Loops()
	for u := range g.Blocks {
		for _, v := range g.Succs[u] {
			if n.BackTo(u, v) == nil && n.Position[u] >= n.Position[v] {
				t.Errorf("edge from %s to %s goes backwards", g.Blocks[u].Label, g.Blocks[v].Label)
			}
		}
	}
}
