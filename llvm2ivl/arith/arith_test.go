package arith

import (
	"math/big"
	"testing"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/prelude"
)

// TestFoldBinary compares the folding of constants with Go's arithmetic on
// int8 and uint8, for all operands.
func TestFoldBinary(t *testing.T) {
	shift := func(y uint8) bool { return y < 8 }
	divisor := func(y uint8) bool { return y != 0 }
	always := func(uint8) bool { return true }
	ops := []struct {
		name    string
		defined func(y uint8) bool
		eval    func(x, y uint8) uint8
	}{
		{"add", always, func(x, y uint8) uint8 { return x + y }},
		{"sub", always, func(x, y uint8) uint8 { return x - y }},
		{"mul", always, func(x, y uint8) uint8 { return x * y }},
		{"and", always, func(x, y uint8) uint8 { return x & y }},
		{"or", always, func(x, y uint8) uint8 { return x | y }},
		{"xor", always, func(x, y uint8) uint8 { return x ^ y }},
		{"udiv", divisor, func(x, y uint8) uint8 { return x / y }},
		{"urem", divisor, func(x, y uint8) uint8 { return x % y }},
		{"sdiv", divisor, func(x, y uint8) uint8 { return uint8(int8(x) / int8(y)) }},
		{"srem", divisor, func(x, y uint8) uint8 { return uint8(int8(x) % int8(y)) }},
		{"shl", shift, func(x, y uint8) uint8 { return x << y }},
		{"lshr", shift, func(x, y uint8) uint8 { return x >> y }},
		{"ashr", shift, func(x, y uint8) uint8 { return uint8(int8(x) >> y) }},
	}
	for _, op := range ops {
		for x := 0; x < 256; x++ {
			for y := 0; y < 256; y++ {
				v := constant.Fold(op.name, 8, big.NewInt(int64(x)), big.NewInt(int64(y)))
				if !op.defined(uint8(y)) {
					if v != nil {
						t.Fatalf("%s %d %d is undefined, folded to %v", op.name, x, y, v)
					}
					continue
				}
				if want := int64(op.eval(uint8(x), uint8(y))); constant.Unsigned(v, 8).Int64() != want {
					t.Fatalf("%s %d %d = %d, folded to %v", op.name, x, y, want, v)
				}
			}
		}
	}
}

// TestSimplify shows what the constructors make of common shapes.
func TestSimplify(t *testing.T) {
	a := &Encoding{Lib: prelude.New(), Ptr: 64}
	x := ivl.NewIdent(ivl.NewVar("x", &ivl.BVType{Width: 32}, ivl.Local))
	c := ivl.NewIdent(ivl.NewVar("c", &ivl.BVType{Width: 8}, ivl.Local))
	b := ivl.NewIdent(ivl.NewVar("b", ivl.BoolType, ivl.Local))
	n := func(v int64) ivl.Expr { return a.Number(v, 32) }
	u := &Encoding{Lib: prelude.New(), Ptr: 64, Unbounded: true}
	i := ivl.NewIdent(ivl.NewVar("i", ivl.IntType, ivl.Local))
	for _, test := range []struct {
		e    ivl.Expr
		want string
	}{
		{a.Binary("add", 32, x, n(0)), "x"},
		{a.Binary("add", 32, x, n(-1)), "$sub.bv32(x, 1bv32)"},
		{a.Binary("add", 32, a.Binary("sub", 32, x, n(3)), n(5)), "$add.bv32(x, 2bv32)"},
		{a.Binary("mul", 32, n(1), x), "x"},
		{a.Binary("sdiv", 32, x, n(0)), "$sdiv.bv32(x, 0bv32)"},
		{a.Compare("ne", 32, a.Extend(false, 1, 32, b), n(0)), "b"},
		{a.Compare("eq", 32, a.Extend(false, 1, 32, b), n(0)), "!b"},
		{a.Truncate(8, 1, a.Extend(false, 1, 8, b)), "b"},
		{a.Truncate(8, 1, c), "c[1:0] == 1bv1"},
		{a.Truncate(32, 8, a.Extend(true, 8, 32, c)), "c"},
		{a.Extend(true, 32, 64, a.Extend(true, 8, 32, c)), "$sext.bv8.bv64(c)"},
		{a.Compare("slt", 32, n(-1), n(1)), "true"},
		{a.Compare("ult", 32, n(-1), n(1)), "false"},
		{u.Binary("and", 32, i, u.Number(7, 32)), "i mod 8"},
		{u.Binary("shl", 32, i, u.Number(3, 32)), "i * 8"},
		{u.Binary("add", 32, i, u.Number(-1, 32)), "i - 1"},
	} {
		if got := ivl.FormatExpr(test.e); got != test.want {
			t.Errorf("got %s, want %s", got, test.want)
		}
	}
	if e := u.Binary("xor", 32, i, i); e != nil {
		t.Errorf("xor of unbounded integers became %s", ivl.FormatExpr(e))
	}
}
