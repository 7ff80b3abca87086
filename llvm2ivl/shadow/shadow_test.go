package shadow

import (
	"slices"
	"testing"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/llvm2ivl/arith"
	"github.com/gsmack/gsmack/prelude"
)

// width is that of the operands.
const width = 3

// number evaluates an expression over bit-vectors that have these values.
func number(t *testing.T, e ivl.Expr, env map[*ivl.Var]uint64) uint64 {
	t.Helper()
	v, ok := value.Eval(e, func(v *ivl.Var) (value.Value, bool) { return value.BV64(width, env[v]), true })
	if !ok {
		t.Fatalf("%s has no value", ivl.FormatExpr(e))
	}
	if v.IsTrue() || v.IsFalse() {
		return map[bool]uint64{true: 1}[v.IsTrue()]
	}
	n, _ := v.Uint64()
	return n
}

// TestOperators compares the shadow of each operator with the bits that differ among the results for all contents of what was never
// written, for all operands of three bits.
func TestOperators(t *testing.T) {
	a := Arithmetic{&arith.Encoding{Lib: prelude.New(), Ptr: 64}}
	bv := func(name string) *ivl.Var { return ivl.NewVar(name, &ivl.BVType{Width: width}, ivl.Local) }
	xv, yv, sx, sy := bv("x"), bv("y"), bv("sx"), bv("sy")
	x, y := Operand{ivl.NewIdent(xv), ivl.NewIdent(sx)}, Operand{ivl.NewIdent(yv), ivl.NewIdent(sy)}
	type test struct {
		name           string
		result, shadow ivl.Expr
		exact          bool
		defined        func(y uint64) bool
		written        bool // y has no shadow
	}
	var tests []test
	always := func(uint64) bool { return true }
	for _, op := range []string{"add", "sub", "mul", "and", "or", "xor", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr"} {
		c := test{op, a.Encoding.Binary(op, width, x.Value, y.Value), a.Binary(op, width, x, y), slices.Contains([]string{"and", "or", "xor"}, op), always, false}
		switch op {
		case "udiv", "sdiv", "urem", "srem":
			c.defined = func(y uint64) bool { return y != 0 }
		case "shl", "lshr", "ashr":
			c.defined = func(y uint64) bool { return y < width }
			known := c
			known.exact, known.written = true, true
			tests = append(tests, known)
		}
		tests = append(tests, c)
	}
	for _, pred := range []string{"eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"} {
		tests = append(tests, test{pred, a.Encoding.Compare(pred, width, x.Value, y.Value), a.Compare(pred, width, x, y), pred == "eq" || pred == "ne", always, false})
		for n := int64(0); n < 1<<width; n++ {
			k := Operand{a.Number(n, width), a.None(width)}
			tests = append(tests, test{pred + " constant", a.Encoding.Compare(pred, width, x.Value, k.Value), a.Compare(pred, width, x, k), true, always, true})
		}
	}
	low := Operand{ivl.NewEq(ivl.NewExtract(x.Value, 1, 0), ivl.NewBV64(1, 1)), ivl.NewEq(ivl.NewExtract(x.Shadow, 1, 0), ivl.NewBV64(1, 1))}
	tests = append(tests,
		test{"select", ivl.NewIte(low.Value, y.Value, a.Number(5, width)), a.Select(width, low, y, Operand{a.Number(5, width), a.None(width)}), true, always, false},
		test{"zext", a.Extend(false, width, 5, x.Value), a.Cast("zext", width, 5, x.Shadow), true, always, true},
		test{"sext", a.Extend(true, width, 5, x.Value), a.Cast("sext", width, 5, x.Shadow), true, always, true},
		test{"trunc", a.Truncate(width, 1, x.Value), a.Cast("trunc", width, 1, x.Shadow), true, always, true},
		test{"bitcast", a.Recut([]ivl.Expr{x.Value}, width, 1, width)[2], a.Recut([]ivl.Expr{x.Shadow}, width, 1, width)[2], true, always, true},
	)
	for _, c := range tests {
		var results [1 << (2 * width)]uint64 // by y and x
		for n := range results {
			results[n] = number(t, c.result, map[*ivl.Var]uint64{xv: uint64(n) & 7, yv: uint64(n) >> 3})
		}
		for n := uint64(0); n < 1<<(4*width); n++ {
			env := map[*ivl.Var]uint64{xv: n & 7, yv: n >> 3 & 7, sx: n >> 6 & 7, sy: n >> 9}
			if !c.defined(env[yv]) || c.written && env[sy] != 0 {
				continue
			}
			differ, unwritten := uint64(0), n>>6
			for other := range uint64(1 << (2 * width)) {
				if (other^n)&^unwritten&63 == 0 && c.defined(other>>3) {
					differ |= results[other] ^ results[n&63]
				}
			}
			if got := number(t, c.shadow, env); got&differ != differ || c.exact && got != differ {
				t.Fatalf("%s: x %b (unwritten %b), y %b (unwritten %b): the shadow is %b, but %b differ", c.name, env[xv], env[sx], env[yv], env[sy], got, differ)
			}
		}
	}
}
