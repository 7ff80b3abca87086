package cfg_test

import (
	"slices"
	"testing"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
)

// TestLowerTwice adds parameters to the procedures of a program that was lowered twice, as passes do: each has its own.
func TestLowerTwice(t *testing.T) {
	p := ivltest.Program(t, "in", []byte(`
		procedure f(a: int, b: int, c: int) returns (x: int, y: int, z: int) { x, y, z := a, b, c; }
		procedure main() { var x: int, y: int, z: int; call x, y, z := f(1, 2, 3); }`))
	decl := p.Decls[0].(*ivl.ProcDecl)
	decl.Ins, decl.Outs = slices.Grow(decl.Ins, 1), slices.Grow(decl.Outs, 1)
	one, other := cfgtest.LowerProgram(t, p), cfgtest.LowerProgram(t, p)
	v, w := &ivl.Var{Name: "v", Type: ivl.IntType}, &ivl.Var{Name: "w", Type: ivl.IntType}
	add := func(low *cfg.Program, v *ivl.Var) *cfg.Proc {
		q := low.Proc(decl)
		q.Ins, q.Outs = append(q.Ins, v), append(q.Outs, v)
		return q
	}
	q := add(one, v)
	add(other, w)
	if q.Ins[3] != v || q.Outs[3] != v {
		t.Errorf("the parameters are %s and %s, not those that were added", q.Ins[3].Name, q.Outs[3].Name)
	}
}
