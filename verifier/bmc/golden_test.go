package bmc_test

import (
	"cmp"
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/golden"
	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/goal"
)

// TestGolden compares encodings with the ones written down: the files are in, a
// sequential program whose procedure main is executed, and out, its axioms, events and goals, or
// why it has none.
func TestGolden(t *testing.T) {
	golden.Run(t, "testdata/*.txtar", func(t *testing.T, a *golden.Archive) {
		p := ivltest.Program(t, "in", a.Input(t, "in"))
		for _, d := range p.Decls {
			if q, ok := d.(*ivl.ProcDecl); ok && q.Body != nil {
				ivl.WalkStmts(q.Body.Stmts, func(s ivl.Stmt) bool {
					s.Info().Origin = &ivl.Origin{Stmt: s}
					return true
				})
			}
		}
		a.Check(t, "out", encoding(bmc.Execute(context.Background(), p, p.EntryPoint("main"))))
	})
}

func encoding(enc *bmc.Encoding, err error) string {
	if err != nil {
		return fmt.Sprintf("%v: %v\n", err.(*bmc.UnsupportedError).Pos, err)
	}
	var b strings.Builder
	for _, x := range enc.Axioms {
		fmt.Fprintf(&b, "axiom %s\n", enc.Arena.String(x))
	}
	for i, e := range enc.Events {
		fmt.Fprintf(&b, "event %d, line %d: if %s", i, e.Stmt.Info().Pos.Line, enc.Arena.String(e.Guard))
		for _, v := range e.Values {
			fmt.Fprintf(&b, ", chooses %s", enc.Arena.String(v))
		}
		b.WriteByte('\n')
	}
	for _, g := range enc.Goals {
		class := map[goal.Kind]string{goal.Unmodelled: "unsupported", goal.Bound: "bound"}[g.Kind]
		fmt.Fprintf(&b, "%s, line %d, after %d events: %s\n", cmp.Or(class, "property"), g.Stmt.Info().Pos.Line, g.EventIndex(), enc.Arena.String(g.Fails))
	}
	for c, kinds := range []goal.Set{goal.Failures, goal.Of(goal.Unmodelled), goal.Of(goal.Bound)} {
		fmt.Fprintf(&b, "fails %d: %s\n", c, enc.Arena.String(enc.Fails(kinds)))
	}
	return b.String()
}
