package value

import (
	"math/big"
	"testing"

	"github.com/gsmack/gsmack/ivl"
)

func TestEvalPartial(t *testing.T) {
	b, x, m := ivl.NewVar("b", ivl.BoolType, ivl.Local), ivl.NewVar("x", ivl.IntType, ivl.Local),
		ivl.NewVar("m", &ivl.MapType{Args: []ivl.Type{ivl.IntType}, Result: ivl.IntType}, ivl.Global)
	k := ivl.NewVar("k", ivl.IntType, ivl.Local)
	env := func(v *ivl.Var) (Value, bool) {
		if v == k {
			return Int64(5), true
		}
		return Value{}, false
	}
	unknown, yes, no := ivl.NewIdent(b), ivl.NewBool(true), ivl.NewBool(false)
	num := func(n int64) ivl.Expr { return ivl.NewInt64(n) }
	p := ivl.NewVar("p", ivl.IntType, ivl.InParam)
	double := &ivl.FuncDecl{Name: "double", Params: []*ivl.Var{p}, Result: ivl.NewVar("r", ivl.IntType, ivl.OutParam),
		Body: ivl.NewBinary(ivl.Add, ivl.NewIdent(p), ivl.NewIdent(p))}
	open := &ivl.FuncDecl{Name: "open", Params: []*ivl.Var{p}, Result: ivl.NewVar("r", ivl.IntType, ivl.OutParam)}
	loop := &ivl.FuncDecl{Name: "loop", Params: []*ivl.Var{p}, Result: ivl.NewVar("r", ivl.IntType, ivl.OutParam)}
	loop.Body = ivl.NewApp(loop, ivl.NewIdent(p))
	bit := ivl.NewVar("v", &ivl.BVType{Width: 4}, ivl.Bound)
	le := &ivl.FuncDecl{Name: "le", Params: []*ivl.Var{bit, bit}, Result: ivl.NewVar("r", ivl.BoolType, ivl.OutParam)}
	le.Attrs = ivl.Attrs{{Name: "bvbuiltin", Args: []ivl.AttrArg{{Str: "bvule"}}}}
	max := ivl.NewApp(le, ivl.NewIdent(bit), ivl.NewBV64(15, 4))
	under := ivl.NewApp(le, ivl.NewIdent(bit), ivl.NewBV64(14, 4))
	stored := ivl.NewStore(ivl.NewIdent(m), []ivl.Expr{num(1)}, num(7))
	for _, c := range []struct {
		name string
		e    ivl.Expr
		want Value // invalid: unknown
	}{
		{"b && false", ivl.NewBinary(ivl.And, unknown, no), Bool(false)},
		{"false && b", ivl.NewBinary(ivl.And, no, unknown), Bool(false)},
		{"b && true", ivl.NewBinary(ivl.And, unknown, yes), Value{}},
		{"b || true", ivl.NewBinary(ivl.Or, unknown, yes), Bool(true)},
		{"b ==> true", ivl.NewBinary(ivl.Implies, unknown, yes), Bool(true)},
		{"false ==> b", ivl.NewBinary(ivl.Implies, no, unknown), Bool(true)},
		{"true ==> b", ivl.NewBinary(ivl.Implies, yes, unknown), Value{}},
		{"true ==> false", ivl.NewBinary(ivl.Implies, yes, no), Bool(false)},
		{"true <== b", ivl.NewBinary(ivl.Explies, yes, unknown), Bool(true)},
		{"b <== true", ivl.NewBinary(ivl.Explies, unknown, yes), Value{}},
		{"false <== true", ivl.NewBinary(ivl.Explies, no, yes), Bool(false)},
		{"if b then 2 else 2", &ivl.IfThenElse{C: unknown, T: num(2), E: num(2)}, Int64(2)},
		{"if b then 2 else 3", &ivl.IfThenElse{C: unknown, T: num(2), E: num(3)}, Value{}},
		{"k + k", ivl.NewBinary(ivl.Add, ivl.NewIdent(k), ivl.NewIdent(k)), Int64(10)},
		{"x + k", ivl.NewBinary(ivl.Add, ivl.NewIdent(x), ivl.NewIdent(k)), Value{}},
		{"-7 div 2", ivl.NewBinary(ivl.Div, ivl.NewNeg(num(7)), num(2)), Int64(-4)},
		{"k div 0", ivl.NewBinary(ivl.Div, ivl.NewIdent(k), num(0)), Value{}},
		{"double(k)", ivl.NewApp(double, ivl.NewIdent(k)), Int64(10)},
		{"open(k)", ivl.NewApp(open, ivl.NewIdent(k)), Value{}},
		{"loop(k)", ivl.NewApp(loop, ivl.NewIdent(k)), Value{}},
		{"m[1 := 7][1]", ivl.NewSelect(stored, num(1)), Int64(7)},
		{"m[1 := 7][2]", ivl.NewSelect(stored, num(2)), Value{}},
		{"(lambda p :: 7)[x]", ivl.NewSelect(ivl.NewLambda([]*ivl.Var{p}, num(7)), ivl.NewIdent(x)), Int64(7)},
		{"(lambda v :: v <= 14)[15]", ivl.NewSelect(ivl.NewLambda([]*ivl.Var{bit}, under), ivl.NewBV64(15, 4)), Bool(false)},
		{"(lambda p :: p)", ivl.NewLambda([]*ivl.Var{p}, ivl.NewIdent(p)), Value{}},
		{"forall v :: v <= 15", quantifier(true, []*ivl.Var{bit}, max), Bool(true)},
		{"forall v :: v <= 14", quantifier(true, []*ivl.Var{bit}, under), Bool(false)},
		{"exists v :: v <= 14", quantifier(false, []*ivl.Var{bit}, under), Bool(true)},
		{"forall p :: p == 0", quantifier(true, []*ivl.Var{p}, ivl.NewEq(ivl.NewIdent(p), num(0))), Value{}},
		{"0xabbv16[12:4]", ivl.NewExtract(ivl.NewBV64(0xabcd, 16), 12, 4), BV64(8, 0xbc)},
		{"1bv4 ++ 2bv4", ivl.NewConcat(ivl.NewBV64(1, 4), ivl.NewBV64(2, 4)), BV64(8, 0x12)},
		{"real(k)", &ivl.Coerce{To: ivl.RealType, X: ivl.NewIdent(k)}, Real(big.NewRat(5, 1))},
		{"int(-1.5)", &ivl.Coerce{To: ivl.IntType, X: ivl.NewNeg(ivl.NewReal("1.5"))}, Int64(-2)},
		{"let p := k in p + p", &ivl.Let{Vars: []*ivl.Var{p}, Values: []ivl.Expr{ivl.NewIdent(k)},
			Body: ivl.NewBinary(ivl.Mul, ivl.NewIdent(p), ivl.NewIdent(p))}, Int64(25)},
		{"old(k)", &ivl.Old{ExprBase: ivl.ExprBase{Typ: k.Type}, X: ivl.NewIdent(k)}, Value{}},
	} {
		got, ok := Eval(c.e, env)
		if ok != c.want.IsValid() || ok && !Equal(got, c.want) {
			t.Errorf("%s = %v, %v; want %v", c.name, got, ok, c.want)
		}
	}
}

// TestLiteral turns values to expressions and back.
func TestLiteral(t *testing.T) {
	mt := &ivl.MapType{Args: []ivl.Type{ivl.IntType, ivl.BoolType}, Result: &ivl.BVType{Width: 8}}
	for _, c := range []struct {
		v Value
		t ivl.Type
	}{
		{Bool(true), ivl.BoolType},
		{Int64(-5), ivl.IntType},
		{Int(new(big.Int).Lsh(big1, 100)), ivl.IntType},
		{Real(big.NewRat(-3, 8)), ivl.RealType},
		{Real(big.NewRat(1, 3)), ivl.RealType},
		{BV64(8, 200), &ivl.BVType{Width: 8}},
		{BV(100, big.NewInt(-1)), &ivl.BVType{Width: 100}},
		{Float64(-0.1), &ivl.FloatType{Sig: 53, Exp: 11}},
		{RoundingMode(RTZ), ivl.RModeType},
		{NewMap(BV64(8, 1)).Store([]Value{Int64(-2), Bool(true)}, BV64(8, 9)), mt},
	} {
		e, ok := Literal(c.v, c.t)
		if !ok {
			t.Errorf("no literal for %v", c.v)
			continue
		}
		if !ivl.EqualTypes(e.Type(), c.t) {
			t.Errorf("%v has type %v, want %v", c.v, e.Type(), c.t)
		}
		if got, ok := Eval(e, nil); !ok || !Equal(got, c.v) {
			t.Errorf("%v comes back as %v, %v", c.v, got, ok)
		}
	}
	for _, c := range []struct {
		v    Value
		t    ivl.Type
		want bool
	}{
		{Int64(1), ivl.IntType, true}, {Int64(1), ivl.BoolType, false}, {BV64(8, 1), &ivl.BVType{Width: 9}, false},
		{Float64(1), &ivl.FloatType{Sig: 24, Exp: 8}, false}, {NewMap(BV64(8, 1)), mt, true}, {NewMap(BV64(9, 1)), mt, false},
		{NewMap(BV64(8, 1)).Store([]Value{Int64(1)}, BV64(8, 2)), mt, false},
		{NewMap(BV64(8, 1)).Store([]Value{Int64(1), Bool(true)}, BV64(8, 2)), mt, true},
		{Zero(mt), mt, true}, {Elem("T", 1), &ivl.NamedType{Name: "T"}, true}, {Elem("T", 1), &ivl.NamedType{Name: "U"}, false},
	} {
		if got := HasType(c.v, c.t); got != c.want {
			t.Errorf("HasType(%v, %v) = %v", c.v, c.t, got)
		}
	}
	if _, ok := Literal(Elem("T", 1), ivl.IntType); ok {
		t.Error("a literal for an uninterpreted element")
	}
}

func TestText(t *testing.T) {
	for _, c := range []struct {
		v    Value
		want string
	}{
		{Value{}, "?"}, {Int64(-3), "-3"}, {BV64(32, 5), "5bv32"}, {Float32(1.5), "1.5f24e8"},
		{Float64(1), "1.0f53e11"}, {Float32(1e30), "1e+30f24e8"}, {Elem("T", 2), "T!2"}, {Real(big.NewRat(1, 3)), "1/3"},
	} {
		if got := c.v.String(); got != c.want {
			t.Errorf("%s, want %s", got, c.want)
		}
	}
}

func quantifier(forall bool, vars []*ivl.Var, body ivl.Expr) *ivl.Quantifier {
	return &ivl.Quantifier{ExprBase: ivl.ExprBase{Typ: ivl.BoolType}, Forall: forall, Vars: vars, Body: body}
}
