package syntax

import (
	"math"
	"math/big"
	"testing"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/seed"
)

func parseExpr(t *testing.T, s string) ivl.Expr {
	t.Helper()
	e, ds := ParseExpr("", ivl.Pos{Line: 1, Col: 1}, s)
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
func bracketed(e ivl.Expr) string {
	f := ivl.MapChildren(e, func(c ivl.Expr) ivl.Expr {
		return &ivl.RealLit{Text: bracketed(c)}
	})
	s := ivl.FormatExpr(f)
	switch e := e.(type) {
	case *ivl.Binary, *ivl.Unary, *ivl.Concat:
		return "(" + s + ")"
	case *ivl.Coerce:
		if e.Ascribed {
			return "(" + s + ")"
		}
	}
	return s
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
		lit := ivl.NewFloat(new(big.Int).SetUint64(bits), 53, 11)
		e := parseExpr(t, ivl.FormatExpr(lit)).(*ivl.FloatLit)
		if e.Bits.Cmp(lit.Bits) != 0 || e.Sig != 53 || e.Exp != 11 {
			t.Fatalf("%x printed %s, read %x", bits, ivl.FormatExpr(lit), e.Bits)
		}
	}
	for text, want := range map[string]uint32{
		"0x1.0e0f24e8": 0x3f800000, "0x8.0e-1f24e8": 0x3f000000, "-0x0.8e0f24e8": 0xbf000000, "0x10.0e0f24e8": 0x41800000,
		"0x0.0e0f24e8": 0, "-0x0.0e5f24e8": 0x80000000, "0+oo24e8": 0x7f800000, "0-oo24e8": 0xff800000, "0NaN24e8": 0x7fc00000,
		"0nan24e8": 0x7fc00000, "0x0.8e-37f24e8": 1,
	} {
		e, ds := ParseExpr("", ivl.Pos{Line: 1, Col: 1}, text)
		if len(ds) > 0 {
			t.Errorf("%s: %v", text, ds[0])
			continue
		}
		if got := uint32(e.(*ivl.FloatLit).Bits.Uint64()); got != want {
			t.Errorf("%s: got %08x, want %08x", text, got, want)
		}
	}
}

func TestPositions(t *testing.T) {
	ss, ds := ParseStmts("m.c", ivl.Pos{Line: 10, Col: 20}, "x := 1;\n  y := 2;")
	if len(ds) > 0 {
		t.Fatal(ds)
	}
	for i, want := range []string{"m.c:10:20", "m.c:11:3"} {
		if got := ss[i].Info().Pos.String(); got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
	_, ds = ParseStmts("m.c", ivl.Pos{Line: 10, Col: 20}, "x := ;")
	if want := `m.c:10:25: error: found ";"; write an expression`; len(ds) != 1 || ds[0].Error() != want {
		t.Errorf("got %v", ds)
	}
}
