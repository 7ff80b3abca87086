package ivl_test

import (
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/syntax"
)

func TestDefinitions(t *testing.T) {
	p, ds := syntax.Parse("in", []byte(`
const a, b, c, d: int; const p, q: bool; const f: [int]int; function g(int): int;
axiom a == 3; axiom a == 4;
axiom b + 1 == c; axiom b == b + 1;
axiom d == a; axiom a == d;
axiom p; axiom !q; axiom f == (lambda i: int :: a); axiom g(b) == 1;
`))
	if len(ds) == 0 {
		ds = ivl.Resolve(p)
	}
	if len(ds) > 0 {
		t.Fatal(ds)
	}
	var got []string
	for _, d := range ivl.Definitions(p) {
		got = append(got, d.Const.Name+" = "+ivl.FormatExpr(d.Value))
	}
	want := "a = 3; c = b + 1; d = a; p = true; q = false; f = (lambda i: int :: a)"
	if s := strings.Join(got, "; "); s != want {
		t.Errorf("%s\nnot\n%s", s, want)
	}
}
