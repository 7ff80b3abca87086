package ivl_test

import (
	"math/big"
	"slices"
	"testing"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/ivl/syntax"
)

func TestSubstitute(t *testing.T) {
	src := `var x, y: int; var m: [int]int;
procedure p() { assert m[x] + y == (var z := x; z + x) && (forall x: int :: {m[x]} m[x] > y); }`
	p := ivltest.Program(t, "s.bpl", []byte(src))
	x := p.Decls[0].(*ivl.VarDecl).Vars[0]
	cond := p.Decls[2].(*ivl.ProcDecl).Body.Stmts[0].(*ivl.Assert).Cond
	before := ivl.FormatExpr(cond)
	got := ivl.Substitute(cond, map[*ivl.Var]ivl.Expr{x: ivl.NewInt64(7)})
	if want := "m[7] + y == (var z := 7; z + 7) && (forall x: int :: {m[x]} m[x] > y)"; ivl.FormatExpr(got) != want {
		t.Errorf("got %s", ivl.FormatExpr(got))
	}
	if ivl.FormatExpr(cond) != before {
		t.Errorf("the original was changed to %s", ivl.FormatExpr(cond))
	}
	if got.(*ivl.Binary).Y != cond.(*ivl.Binary).Y {
		t.Error("the unchanged part is not shared")
	}
	if ivl.Substitute(cond, map[*ivl.Var]ivl.Expr{ivl.NewVar("x", ivl.IntType, ivl.Local): ivl.NewInt64(1)}) != cond {
		t.Error("another variable of the same name was replaced")
	}
}

func TestRewriteStmts(t *testing.T) {
	ss, ds := syntax.ParseStmts("", ivl.Pos{}, `x := 1; if (a) { assert b; x := 2; } else { yield; } while (*) { atomic { assert c; } } yield;`)
	if len(ds) > 0 {
		t.Fatal(ds[0])
	}
	out := ivl.RewriteStmts(ss, func(s ivl.Stmt) []ivl.Stmt {
		switch s := s.(type) {
		case *ivl.Assert:
			return []ivl.Stmt{s, &ivl.Yield{}}
		case *ivl.Yield:
			return nil
		}
		return []ivl.Stmt{s}
	})
	want, _ := syntax.ParseStmts("", ivl.Pos{}, `x := 1; if (a) { assert b; yield; x := 2; } while (*) { atomic { assert c; yield; } }`)
	if !slices.EqualFunc(out, want, func(s, t ivl.Stmt) bool { return ivl.FormatStmt(s) == ivl.FormatStmt(t) }) {
		for _, s := range out {
			t.Log(ivl.FormatStmt(s))
		}
		t.Error("not as wanted")
	}
	if out[0] != ss[0] {
		t.Error("the unchanged statement is not shared")
	}
	if same := ivl.RewriteStmts(ss, func(s ivl.Stmt) []ivl.Stmt { return []ivl.Stmt{s} }); &same[0] != &ss[0] {
		t.Error("nothing changed, but the list is a copy")
	}
}

func TestMapStmtExprs(t *testing.T) {
	text := "call x, * := f(x, y);"
	ss, _ := syntax.ParseStmts("", ivl.Pos{}, text+" x, m[x] := x, 1; havoc x; assert {:a x} x; while (x) invariant x; { x := y; } if (x) { }")
	rename := func(e ivl.Expr) ivl.Expr {
		return ivl.RewriteExpr(e, func(e ivl.Expr) ivl.Expr {
			if id, ok := e.(*ivl.Ident); ok && id.Name == "x" {
				return &ivl.Ident{Name: "z"}
			}
			return e
		})
	}
	want := []string{"call z, * := f(z, y);", "z, m[z] := z, 1;", "havoc z;", "assert {:a x} z;",
		"while (z)\n  invariant z;\n{\n  x := y;\n}", "if (z) {\n}"}
	for i, s := range ss {
		if got := ivl.FormatStmt(ivl.MapStmtExprs(s, rename)); got != want[i] {
			t.Errorf("got %s, want %s", got, want[i])
		}
		if ivl.MapStmtExprs(s, func(e ivl.Expr) ivl.Expr { return e }) != s {
			t.Errorf("%s is a copy", ivl.FormatStmt(s))
		}
	}
	if ivl.FormatStmt(ss[0]) != text {
		t.Error("the original was changed")
	}
}

// TestConstructors checks that built nodes have the types that the checker
// gives them.
func TestConstructors(t *testing.T) {
	src := `type A t; type M = [int]bv8;
function f<t>(x: t, y: A t) returns ([int]t); function g(x: int) returns (bool);
var a: A bv8; var m: M; var i: int; var b: bv8; var c: bool; var r: real; var fl: float24e8; var mm: [int, bool]int; var pm: <t>[A t]t;`
	p := ivltest.Program(t, "c.bpl", []byte(src))
	vars := make(map[string]ivl.Expr)
	var f *ivl.FuncDecl
	for _, d := range p.Decls {
		switch d := d.(type) {
		case *ivl.VarDecl:
			vars[d.Vars[0].Name] = ivl.NewIdent(d.Vars[0])
		case *ivl.FuncDecl:
			if d.Name == "f" {
				f = d
			}
		}
	}
	i, b, c := vars["i"], vars["b"], vars["c"]
	x := ivl.NewVar("x", ivl.IntType, ivl.Bound)
	tests := []struct {
		e    ivl.Expr
		want string
	}{
		{ivl.NewApp(f, b, vars["a"]), "[int]bv8"},
		{ivl.NewSelect(vars["m"], i), "bv8"},
		{ivl.NewStore(vars["m"], []ivl.Expr{i}, b), "M"},
		{ivl.NewSelect(vars["mm"], i, c), "int"},
		{ivl.NewSelect(vars["pm"], vars["a"]), "bv8"},
		{ivl.NewExtract(b, 5, 2), "bv3"},
		{ivl.NewConcat(b, ivl.NewExtract(b, 5, 2)), "bv11"},
		{ivl.NewIte(c, i, i), "int"},
		{ivl.NewBinary(ivl.Add, i, i), "int"},
		{ivl.NewBinary(ivl.RealDiv, i, i), "real"},
		{ivl.NewBinary(ivl.Mul, vars["fl"], vars["fl"]), "float24e8"},
		{ivl.NewBinary(ivl.Pow, vars["r"], vars["r"]), "real"},
		{ivl.NewEq(b, b), "bool"},
		{ivl.NewNeg(i), "int"},
		{ivl.NewLambda([]*ivl.Var{x}, ivl.NewIdent(x)), "[int]int"},
		{ivl.NewRMode("RNE"), "rmode"},
	}
	for _, test := range tests {
		if got := ivl.FormatType(test.e.Type()); got != test.want {
			t.Errorf("%s: built as %s, want %s", ivl.FormatExpr(test.e), got, test.want)
		}
		built := test.e.Type()
		use := &ivl.ProcDecl{Name: "use", Body: &ivl.Body{Stmts: []ivl.Stmt{&ivl.Assert{Cond: ivl.NewEq(test.e, test.e)}}}}
		ds := ivl.Resolve(&ivl.Program{Decls: append(slices.Clone(p.Decls), use)})
		if got := test.e.Type(); !ivl.EqualTypes(got, built) || len(ds) > 0 {
			t.Errorf("%s: checked as %s %v", ivl.FormatExpr(test.e), got, ds)
		}
	}
	folded := []struct {
		e    ivl.Expr
		want string
	}{
		{ivl.NewAnd(), "true"}, {ivl.NewOr(), "false"}, {ivl.NewAnd(c, ivl.NewBool(true)), "c"}, {ivl.NewAnd(c, ivl.NewBool(false), c), "false"},
		{ivl.NewOr(c, c), "c || c"}, {ivl.NewNot(ivl.NewNot(c)), "c"}, {ivl.NewNot(ivl.NewBool(true)), "false"}, {ivl.NewIte(ivl.NewBool(false), i, b), "b"},
		{ivl.NewBV(big.NewInt(-1), 8), "255bv8"}, {ivl.NewBV64(300, 8), "44bv8"}, {ivl.NewBV64(5, 0), "0bv0"}, {ivl.NewInt64(-3), "-3"},
	}
	for _, test := range folded {
		if got := ivl.FormatExpr(test.e); got != test.want {
			t.Errorf("got %s, want %s", got, test.want)
		}
	}
}

func TestEqualTypes(t *testing.T) {
	p := ivltest.Program(t, "t.bpl", []byte(`type T; type U; type C a; type S = [int]T; type P a b = [a]C b; type Q a = P a a;
var a: S; var b: [int]T; var c: [int]U; var d: P int T; var e: [int](C T); var f: <x>[C x]x; var g: <y>[C y]y; var h: <y>[C y]int; var i: Q T; var j: [T]C T;`))
	ts := make(map[string]ivl.Type)
	for _, d := range p.Decls {
		if d, ok := d.(*ivl.VarDecl); ok {
			ts[d.Vars[0].Name] = d.Vars[0].Type
		}
	}
	for _, pair := range []string{"ab", "de", "fg", "ij", "aa"} {
		if !ivl.EqualTypes(ts[pair[:1]], ts[pair[1:]]) {
			t.Errorf("%s: %s and %s differ", pair, ts[pair[:1]], ts[pair[1:]])
		}
	}
	for _, pair := range []string{"ac", "bd", "gh", "di"} {
		if ivl.EqualTypes(ts[pair[:1]], ts[pair[1:]]) {
			t.Errorf("%s: %s and %s are equal", pair, ts[pair[:1]], ts[pair[1:]])
		}
	}
}

func TestInferModifies(t *testing.T) {
	p := ivltest.Program(t, "m.bpl", []byte(`var a, b, c, d: int; var m: [int]int;
procedure leaf() { m[1] := 2; }
procedure ext(); modifies c;
procedure top() { call leaf(); call ext(); call rec(); async call other(); b := 1; havoc a; }
procedure rec() { call top(); }
procedure other() { d := 1; }
procedure impl(); implementation impl() { d := 2; }`))
	want := map[string]string{"leaf": "m", "ext": "c", "top": "abcm", "rec": "abcm", "other": "d", "impl": "d"}
	for _, d := range p.Decls {
		if d, ok := d.(*ivl.ProcDecl); ok {
			got := ""
			for _, m := range d.Modifies {
				got += m.Name
			}
			if got != want[d.Name] {
				t.Errorf("%s modifies %q, want %q", d.Name, got, want[d.Name])
			}
		}
	}
}
