package ivl

import (
	"math"
	"math/big"
	"testing"

	"github.com/gsmack/gsmack/ivl/seed"
)

func parseExpr(t *testing.T, s string) Expr {
	t.Helper()
	e, ds := ParseExpr("", Pos{Line: 1, Col: 1}, s)
	if len(ds) > 0 {
		t.Fatal(ds[0])
	}
	return e
}

// The fully bracketed form shows how operators group.
func TestPrecedence(t *testing.T) {
	tests := []struct{ in, want string }{
		{"a + b * c", "(a + (b * c))"},
		{"a - b - c", "((a - b) - c)"},
		{"a ==> b ==> c", "(a ==> (b ==> c))"},
		{"a <== b <== c", "((a <== b) <== c)"},
		{"a <==> b <==> c", "((a <==> b) <==> c)"},
		{"a ** b ** c", "(a ** (b ** c))"},
		{"-a ** b", "((-a) ** b)"},
		{"!a && b == c", "((!a) && (b == c))"},
		{"a && b && c ==> d || e", "(((a && b) && c) ==> (d || e))"},
		{"a + b ++ c == d", "(((a + b) ++ c) == d)"},
		{"a * b div c mod d / e", "((((a * b) div c) mod d) / e)"},
		{"-m[i][j := 1][k]", "(-m[i][j := 1][k])"},
		{"a ==> b <==> c <== d", "((a ==> b) <==> (c <== d))"},
		{"if a then b else c + 1", "if a then b else (c + 1)"},
		{"¬a ∧ b ≤ c ⇒ d ≠ e", "(((!a) && (b <= c)) ==> (d != e))"},
		{"(∀ x: int • x ≥ 0) ⇔ true", "((forall x: int :: (x >= 0)) <==> true)"},
		{"x[8:0] ++ y[3:1]", "(x[8:0] ++ y[3:1])"},
		{"m[5: int]", "m[(5: int)]"},
		{"-x: int", "(-(x: int))"},
		{"a - -0x1.0e0f24e8", "(a - -0x1.0e0f24e8)"},
		{"\\if + \\x", "(\\if + x)"},
	}
	for _, test := range tests {
		e := parseExpr(t, test.in)
		if got := bracketed(e); got != test.want {
			t.Errorf("%s: got %s, want %s", test.in, got, test.want)
		}
	}
}

// bracketed writes e with brackets around each operator: it renames compound
// operands to what they print as.
func bracketed(e Expr) string {
	f := MapChildren(e, func(c Expr) Expr {
		return &RealLit{Text: bracketed(c)}
	})
	s := FormatExpr(f)
	switch e := e.(type) {
	case *Binary, *Unary, *Concat:
		return "(" + s + ")"
	case *Coerce:
		if e.Ascribed {
			return "(" + s + ")"
		}
	}
	return s
}

func TestSubstitute(t *testing.T) {
	src := `var x, y: int; var m: [int]int;
procedure p() { assert m[x] + y == (var z := x; z + x) && (forall x: int :: {m[x]} m[x] > y); }`
	p := mustResolve(t, "s.bpl", []byte(src))
	x := p.Decls[0].(*VarDecl).Vars[0]
	cond := p.Decls[2].(*ProcDecl).Body.Stmts[0].(*Assert).Cond
	before := FormatExpr(cond)
	got := Substitute(cond, map[*Var]Expr{x: NewInt64(7)})
	if want := "m[7] + y == (var z := 7; z + 7) && (forall x: int :: {m[x]} m[x] > y)"; FormatExpr(got) != want {
		t.Errorf("got %s", FormatExpr(got))
	}
	if FormatExpr(cond) != before {
		t.Errorf("the original was changed to %s", FormatExpr(cond))
	}
	if got.(*Binary).Y != cond.(*Binary).Y {
		t.Error("the unchanged part is not shared")
	}
	if Substitute(cond, map[*Var]Expr{NewVar("x", IntType, Local): NewInt64(1)}) != cond {
		t.Error("another variable of the same name was replaced")
	}
}

func TestRewriteStmts(t *testing.T) {
	ss, ds := ParseStmts("", Pos{}, `x := 1; if (a) { assert b; x := 2; } else { yield; } while (*) { atomic { assert c; } } yield;`)
	if len(ds) > 0 {
		t.Fatal(ds[0])
	}
	out := RewriteStmts(ss, func(s Stmt) []Stmt {
		switch s := s.(type) {
		case *Assert:
			return []Stmt{s, &Yield{}}
		case *Yield:
			return nil
		}
		return []Stmt{s}
	})
	want, _ := ParseStmts("", Pos{}, `x := 1; if (a) { assert b; yield; x := 2; } while (*) { atomic { assert c; yield; } }`)
	if !EqualStmts(out, want) {
		for _, s := range out {
			t.Log(FormatStmt(s))
		}
		t.Error("not as wanted")
	}
	if out[0] != ss[0] {
		t.Error("the unchanged statement is not shared")
	}
	if same := RewriteStmts(ss, func(s Stmt) []Stmt { return []Stmt{s} }); &same[0] != &ss[0] {
		t.Error("nothing changed, but the list is a copy")
	}
}

func TestMapStmtExprs(t *testing.T) {
	text := "call x, * := f(x, y);"
	ss, _ := ParseStmts("", Pos{}, text+" x, m[x] := x, 1; havoc x; assert {:a x} x; while (x) invariant x; { x := y; } if (x) { }")
	rename := func(e Expr) Expr {
		return RewriteExpr(e, func(e Expr) Expr {
			if id, ok := e.(*Ident); ok && id.Name == "x" {
				return &Ident{Name: "z"}
			}
			return e
		})
	}
	want := []string{"call z, * := f(z, y);", "z, m[z] := z, 1;", "havoc z;", "assert {:a x} z;",
		"while (z)\n  invariant z;\n{\n  x := y;\n}", "if (z) {\n}"}
	for i, s := range ss {
		if got := FormatStmt(MapStmtExprs(s, rename)); got != want[i] {
			t.Errorf("got %s, want %s", got, want[i])
		}
		if MapStmtExprs(s, func(e Expr) Expr { return e }) != s {
			t.Errorf("%s is a copy", FormatStmt(s))
		}
	}
	if FormatStmt(ss[0]) != text {
		t.Error("the original was changed")
	}
}

// TestConstructors checks that built nodes have the types that the checker
// gives them.
func TestConstructors(t *testing.T) {
	src := `type A t; type M = [int]bv8;
function f<t>(x: t, y: A t) returns ([int]t); function g(x: int) returns (bool);
var a: A bv8; var m: M; var i: int; var b: bv8; var c: bool; var r: real; var fl: float24e8; var mm: [int, bool]int; var pm: <t>[A t]t;`
	p := mustResolve(t, "c.bpl", []byte(src))
	vars := make(map[string]Expr)
	var f *FuncDecl
	for _, d := range p.Decls {
		switch d := d.(type) {
		case *VarDecl:
			vars[d.Vars[0].Name] = NewIdent(d.Vars[0])
		case *FuncDecl:
			if d.Name == "f" {
				f = d
			}
		}
	}
	i, b, c := vars["i"], vars["b"], vars["c"]
	x := NewVar("x", IntType, Bound)
	tests := []struct {
		e    Expr
		want string
	}{
		{NewApp(f, b, vars["a"]), "[int]bv8"},
		{NewSelect(vars["m"], i), "bv8"},
		{NewStore(vars["m"], []Expr{i}, b), "M"},
		{NewSelect(vars["mm"], i, c), "int"},
		{NewSelect(vars["pm"], vars["a"]), "bv8"},
		{NewExtract(b, 5, 2), "bv3"},
		{NewConcat(b, NewExtract(b, 5, 2)), "bv11"},
		{NewIte(c, i, i), "int"},
		{NewBinary(Add, i, i), "int"},
		{NewBinary(RealDiv, i, i), "real"},
		{NewBinary(Mul, vars["fl"], vars["fl"]), "float24e8"},
		{NewBinary(Pow, vars["r"], vars["r"]), "real"},
		{NewEq(b, b), "bool"},
		{NewNeg(i), "int"},
		{NewLambda([]*Var{x}, NewIdent(x)), "[int]int"},
		{NewQuantifier(true, []*Var{x}, c), "bool"},
		{NewRMode("RNE"), "rmode"},
		{NewOld(b), "bv8"},
	}
	for _, test := range tests {
		if got := FormatType(test.e.Type()); got != test.want {
			t.Errorf("%s: built as %s, want %s", FormatExpr(test.e), got, test.want)
		}
		ck := &checker{globals: map[string]*Var{}, callees: map[string]Decl{"f": f}, bvTypes: map[int]*BVType{}, oldOK: true}
		for n, v := range vars {
			ck.globals[n] = v.(*Ident).Var
		}
		if got := ck.whole(test.e, nil, nil); !EqualTypes(got, test.e.Type()) || FormatType(Expand(got)) == "" || len(ck.ds) > 0 {
			t.Errorf("%s: checked as %s %v", FormatExpr(test.e), got, ck.ds)
		}
	}
	folded := []struct {
		e    Expr
		want string
	}{
		{NewAnd(), "true"}, {NewOr(), "false"}, {NewAnd(c, NewBool(true)), "c"}, {NewAnd(c, NewBool(false), c), "false"},
		{NewOr(c, c), "c || c"}, {NewNot(NewNot(c)), "c"}, {NewNot(NewBool(true)), "false"}, {NewIte(NewBool(false), i, b), "b"},
		{NewBV(big.NewInt(-1), 8), "255bv8"}, {NewBV64(300, 8), "44bv8"}, {NewBV64(5, 0), "0bv0"}, {NewInt64(-3), "-3"},
	}
	for _, test := range folded {
		if got := FormatExpr(test.e); got != test.want {
			t.Errorf("got %s, want %s", got, test.want)
		}
	}
}

func TestEqualTypes(t *testing.T) {
	p := mustResolve(t, "t.bpl", []byte(`type T; type U; type C a; type S = [int]T; type P a b = [a]C b; type Q a = P a a;
var a: S; var b: [int]T; var c: [int]U; var d: P int T; var e: [int](C T); var f: <x>[C x]x; var g: <y>[C y]y; var h: <y>[C y]int; var i: Q T; var j: [T]C T;`))
	ts := make(map[string]Type)
	for _, d := range p.Decls {
		if d, ok := d.(*VarDecl); ok {
			ts[d.Vars[0].Name] = d.Vars[0].Type
		}
	}
	for _, pair := range []string{"ab", "de", "fg", "ij", "aa"} {
		if !EqualTypes(ts[pair[:1]], ts[pair[1:]]) {
			t.Errorf("%s: %s and %s differ", pair, ts[pair[:1]], ts[pair[1:]])
		}
	}
	for _, pair := range []string{"ac", "bd", "gh", "di"} {
		if EqualTypes(ts[pair[:1]], ts[pair[1:]]) {
			t.Errorf("%s: %s and %s are equal", pair, ts[pair[:1]], ts[pair[1:]])
		}
	}
}

// TestFloats compares the literals with the encodings of the machine.
func TestFloats(t *testing.T) {
	r := seed.Rand(t)
	for range 20000 {
		bits := r.Uint64()
		if r.Intn(4) == 0 {
			bits &= 0x800f_ffff_ffff_ffff // subnormal
		}
		if f := math.Float64frombits(bits); math.IsNaN(f) {
			continue
		}
		lit := NewFloat(new(big.Int).SetUint64(bits), 53, 11)
		e := parseExpr(t, FormatExpr(lit)).(*FloatLit)
		if e.Bits.Cmp(lit.Bits) != 0 || e.Sig != 53 || e.Exp != 11 {
			t.Fatalf("%x printed %s, read %x", bits, FormatExpr(lit), e.Bits)
		}
	}
	for text, want := range map[string]uint32{
		"0x1.0e0f24e8": 0x3f800000, "0x8.0e-1f24e8": 0x3f000000, "-0x0.8e0f24e8": 0xbf000000, "0x10.0e0f24e8": 0x41800000,
		"0x0.0e0f24e8": 0, "-0x0.0e5f24e8": 0x80000000, "0+oo24e8": 0x7f800000, "0-oo24e8": 0xff800000, "0NaN24e8": 0x7fc00000,
		"0nan24e8": 0x7fc00000, "0x0.8e-37f24e8": 1,
	} {
		e, ds := ParseExpr("", Pos{Line: 1, Col: 1}, text)
		if len(ds) > 0 {
			t.Errorf("%s: %v", text, ds[0])
			continue
		}
		if got := uint32(e.(*FloatLit).Bits.Uint64()); got != want {
			t.Errorf("%s: got %08x, want %08x", text, got, want)
		}
	}
}

func TestPositions(t *testing.T) {
	ss, ds := ParseStmts("m.c", Pos{Line: 10, Col: 20}, "x := 1;\n  y := 2;")
	if len(ds) > 0 {
		t.Fatal(ds)
	}
	for i, want := range []string{"m.c:10:20", "m.c:11:3"} {
		if got := ss[i].Info().Pos.String(); got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
	_, ds = ParseStmts("m.c", Pos{Line: 10, Col: 20}, "x := ;")
	if want := `m.c:10:25: error: found ";"; write an expression`; len(ds) != 1 || ds[0].Error() != want {
		t.Errorf("got %v", ds)
	}
}

func TestInferModifies(t *testing.T) {
	p := mustResolve(t, "m.bpl", []byte(`var a, b, c, d: int; var m: [int]int;
procedure leaf() { m[1] := 2; }
procedure ext(); modifies c;
procedure top() { call leaf(); call ext(); call rec(); async call other(); b := 1; havoc a; }
procedure rec() { call top(); }
procedure other() { d := 1; }
procedure impl(); implementation impl() { d := 2; }`))
	want := map[string]string{"leaf": "m", "ext": "c", "top": "abcm", "rec": "abcm", "other": "d", "impl": "d"}
	for _, d := range p.Decls {
		if d, ok := d.(*ProcDecl); ok {
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
