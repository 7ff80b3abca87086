package value

import (
	"fmt"
	"math"
	"math/big"
	"math/rand"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl/seed"
	"github.com/gsmack/gsmack/ivl/tool"
)

func mustApply(t testing.TB, op string, args ...Value) Value {
	t.Helper()
	v, err := Apply(op, args)
	if err != nil {
		t.Fatalf("%s%v: %v", op, args, err)
	}
	return v
}

func TestApplyTable(t *testing.T) {
	b := func(w int, n int64) Value { return BV(w, big.NewInt(n)) }
	for _, c := range []struct {
		op   string
		args []Value
		want Value
	}{
		{"bvadd", []Value{b(8, 255), b(8, 1)}, b(8, 0)},
		{"bvudiv", []Value{b(8, 7), b(8, 0)}, b(8, 255)},
		{"bvurem", []Value{b(8, 7), b(8, 0)}, b(8, 7)},
		{"bvsdiv", []Value{b(8, -7), b(8, 0)}, b(8, 1)},
		{"bvsdiv", []Value{b(8, 7), b(8, 0)}, b(8, -1)},
		{"bvsdiv", []Value{b(8, -128), b(8, -1)}, b(8, -128)},
		{"bvsdiv", []Value{b(64, math.MinInt64), b(64, -1)}, b(64, math.MinInt64)},
		{"bvsrem", []Value{b(8, -7), b(8, 2)}, b(8, -1)},
		{"bvsrem", []Value{b(64, math.MinInt64), b(64, -1)}, b(64, 0)},
		{"bvsmod", []Value{b(8, -7), b(8, 2)}, b(8, 1)},
		{"bvsmod", []Value{b(8, -7), b(8, 0)}, b(8, -7)},
		{"bvshl", []Value{b(32, 1), b(32, 32)}, b(32, 0)},
		{"bvashr", []Value{b(32, -4), b(32, 99)}, b(32, -1)},
		{"zero_extend 16", []Value{b(16, -1)}, b(32, 0xffff)},
		{"(_ zero_extend 16)", []Value{b(16, -1)}, b(32, 0xffff)},
		{"sign_extend 100", []Value{b(16, -2)}, b(116, -2)},
		{"(_ extract 11 4)", []Value{b(16, 0xabcd)}, b(8, 0xbc)},
		{"concat", []Value{b(40, 1), b(40, 2)}, BV(80, new(big.Int).SetBits([]big.Word{1<<40 | 2}))},
		{"rotate_left 4", []Value{b(16, 0x1234)}, b(16, 0x2341)},
		{"(_ rotate_right 20)", []Value{b(16, 0x1234)}, b(16, 0x4123)},
		{"bvcomp", []Value{b(3, 5), b(3, 5)}, b(1, 1)},
		{"bv2nat", []Value{b(8, -1)}, Int64(255)},
		{"(_ int2bv 8)", []Value{Int64(-1)}, b(8, 255)},
		{"fp.add RNE", []Value{Float64(0.1), Float64(0.2)}, Float64(0.30000000000000004)},
		{"fp.add", []Value{RoundingMode(RTZ), Float64(0.1), Float64(0.2)}, Float64(0.3)},
		{"(_ to_fp 8 24) RNE", []Value{Float64(0.1)}, Float32(0.1)},
		{"(_ to_fp 8 24) RNE", []Value{b(32, -16777217)}, Float32(-16777216)},
		{"(_ to_fp_unsigned 11 53) RNE", []Value{b(32, -1)}, Float64(math.MaxUint32)},
		{"(_ to_fp 8 24)", []Value{b(32, 0x3f800000)}, Float32(1)},
		{"(_ fp.to_sbv 32) RTZ", []Value{Float64(-2.9)}, b(32, -2)},
		{"fp.eq", []Value{Float64(math.NaN()), Float64(math.NaN())}, Bool(false)},
		{"=", []Value{Float64(math.NaN()), Float64(math.NaN())}, Bool(true)},
		{"fp.eq", []Value{Float64(0), Float64(math.Copysign(0, -1))}, Bool(true)},
		{"=", []Value{Float64(0), Float64(math.Copysign(0, -1))}, Bool(false)},
		{"fp.to_ieee_bv", []Value{Float32(-0.5)}, b(32, 0xbf000000)},
		{"fp.roundToIntegral RNE", []Value{Float64(-0.3)}, Float64(math.Copysign(0, -1))},
		{"fp.rem", []Value{Float64(5), Float64(3)}, Float64(-1)},
		{"fp.min", []Value{Float64(math.NaN()), Float64(3)}, Float64(3)},
	} {
		if got := mustApply(t, c.op, c.args...); !Equal(got, c.want) {
			t.Errorf("%s%v = %v, want %v", c.op, c.args, got, c.want)
		}
	}
}

func TestApplyErrors(t *testing.T) {
	for _, c := range []struct {
		op   string
		args []Value
		want string
	}{
		{"bvfoo", []Value{BV64(8, 1), BV64(8, 1)}, "unknown operator"},
		{"bvadd", []Value{BV64(8, 1), BV64(9, 1)}, "widths 8 and 9"},
		{"bvadd", []Value{Int64(8), BV64(9, 1)}, "unexpected argument"},
		{"(_ fp.to_sbv 8) RTZ", []Value{Float64(200)}, "not determined"},
		{"(_ fp.to_ubv 8) RTZ", []Value{Float64(-1)}, "not determined"},
		{"(_ fp.to_ubv 8) RTZ", []Value{Float64(math.NaN())}, "not determined"},
		{"div", []Value{Int64(1), Int64(0)}, "not determined"},
		{"fp.add", []Value{Float64(1), Float64(1)}, "rounding mode"},
	} {
		if v, err := Apply(c.op, c.args); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s%v = %v, %v; want an error with %q", c.op, c.args, v, err, c.want)
		}
	}
	if _, err := Apply("(_ fp.to_ubv 8) RTZ", []Value{Float64(-0.9)}); err != nil {
		t.Errorf("-0.9 rounds to 0, which fits: %v", err)
	}
}

func TestDivMod(t *testing.T) {
	for _, c := range []struct{ x, y, q, r int64 }{
		{7, 2, 3, 1}, {-7, 2, -4, 1}, {7, -2, -3, 1}, {-7, -2, 4, 1},
		{6, 3, 2, 0}, {-6, 3, -2, 0}, {6, -3, -2, 0}, {-6, -3, 2, 0}, {0, 5, 0, 0},
	} {
		q, _ := Div(Int64(c.x), Int64(c.y))
		r, _ := Mod(Int64(c.x), Int64(c.y))
		if !Equal(q, Int64(c.q)) || !Equal(r, Int64(c.r)) {
			t.Errorf("%d div, mod %d = %v, %v; want %d, %d", c.x, c.y, q, r, c.q, c.r)
		}
	}
	if v, ok := Div(Int64(1), Int64(0)); ok {
		t.Errorf("1 div 0 = %v", v)
	}
}

// TestFloatAgainstMachine compares the exact algorithms with the machine's.
func TestFloatAgainstMachine(t *testing.T) {
	r := seed.Rand(t)
	for i := 0; i < 20000; i++ {
		x, y, z := randomFloat64(r), randomFloat64(r), randomFloat64(r)
		exact := func(op string, args ...float64) Value {
			vs := make([]Value, len(args))
			for i, a := range args {
				vs[i] = Float64(a)
			}
			v, err := ParseOperator(op).floatExact(RNE, vs)
			if err != nil {
				t.Fatal(err)
			}
			return v
		}
		for _, c := range []struct {
			name string
			got  Value
			want float64
		}{
			{"add", exact("fp.add", x, y), x + y},
			{"sub", exact("fp.sub", x, y), x - y},
			{"mul", exact("fp.mul", x, y), x * y},
			{"div", exact("fp.div", x, y), x / y},
			{"sqrt", exact("fp.sqrt", x), math.Sqrt(x)},
			{"fma", exact("fp.fma", x, y, z), math.FMA(x, y, z)},
			{"round", exact("fp.roundToIntegral", x), math.RoundToEven(x)},
			{"rem", mustApply(t, "fp.rem", Float64(x), Float64(y)), math.Remainder(x, y)},
		} {
			if !Equal(c.got, Float64(c.want)) {
				t.Fatalf("%s(%g, %g, %g) = %v, want %g", c.name, x, y, z, c.got, c.want)
			}
		}
		if got := mustApply(t, "(_ to_fp 8 24) RNE", Float64(x)); !Equal(got, Float32(float32(x))) {
			t.Fatalf("float(%g) = %v, want %g", x, got, float32(x))
		}
		n := int64(r.Uint64())
		if got := mustApply(t, "(_ to_fp 11 53) RNE", BV64(64, uint64(n))); !Equal(got, Float64(float64(n))) {
			t.Fatalf("double(%d) = %v", n, got)
		}
	}
}

// randomFloat64 prefers what is special.
func randomFloat64(r *rand.Rand) float64 {
	switch r.Intn(8) {
	case 0:
		return []float64{0, math.Copysign(0, -1), math.Inf(1), math.Inf(-1), math.NaN(), 1, -1, math.MaxFloat64, math.SmallestNonzeroFloat64}[r.Intn(9)]
	case 1:
		return float64(r.Intn(64) - 32)
	case 2:
		return (float64(r.Intn(64)) - 32) / 4
	case 3:
		return math.Float64frombits(r.Uint64() & (1<<53 - 1)) // subnormals and the least normals
	case 4:
		return math.Float64frombits(r.Uint64()&(1<<52-1) | uint64(1023-40+r.Intn(80))<<52)
	}
	return math.Float64frombits(r.Uint64())
}

// smt writes v in SMT-LIB.
func smt(v Value) string {
	switch v.Kind() {
	case BoolKind:
		return v.String()
	case BVKind:
		return fmt.Sprintf("(_ bv%s %d)", v.BigInt(), v.Width())
	case IntKind:
		if n := v.BigInt(); n.Sign() < 0 {
			return fmt.Sprintf("(- %s)", n.Neg(n))
		}
		return v.String()
	case FloatKind:
		sig, exp := v.FloatFormat()
		return fmt.Sprintf("((_ to_fp %d %d) (_ bv%s %d))", exp, sig, v.BigInt(), sig+exp)
	case RModeKind:
		return v.String()
	}
	panic(v.String())
}

// application writes op applied to args in SMT-LIB.
func application(op string, args []Value) string {
	parts := []string{op}
	if m := regexp.MustCompile(`^(\(.*\)|\S+) (R..)$`).FindStringSubmatch(op); m != nil {
		parts = []string{m[1], m[2]}
	} else if strings.Contains(op, " ") && op[0] != '(' {
		parts = []string{"(_ " + op + ")"}
	}
	for _, a := range args {
		parts = append(parts, smt(a))
	}
	return "(" + strings.Join(parts, " ") + ")"
}

// TestApplyAgainstZ3 asks Z3 whether the results on random values are right.
func TestApplyAgainstZ3(t *testing.T) {
	z3 := tool.Path(t, "z3")
	r := seed.Rand(t)
	var script strings.Builder
	var cases []string
	check := func(op string, args ...Value) {
		v, err := Apply(op, args)
		if err != nil {
			if strings.Contains(err.Error(), "not determined") {
				return
			}
			t.Fatalf("%s%v: %v", op, args, err)
		}
		cases = append(cases, fmt.Sprintf("%s%v = %v", op, args, v))
		fmt.Fprintf(&script, "(simplify (= %s %s))\n", application(op, args), smt(v))
	}
	bv := func(w int) Value {
		switch r.Intn(4) {
		case 0:
			return BV(w, big.NewInt(int64(r.Intn(5)-2)))
		case 1:
			return BV(w, new(big.Int).Lsh(big1, uint(w-1)))
		}
		return BV(w, new(big.Int).Rand(r, new(big.Int).Lsh(big1, uint(w))))
	}
	for i := 0; i < 60; i++ {
		w := []int{1, 3, 8, 16, 32, 33, 64, 65, 128}[r.Intn(9)]
		for _, op := range strings.Fields(`bvadd bvsub bvmul bvudiv bvurem bvsdiv bvsrem bvsmod bvand bvor bvxor
			bvnand bvnor bvxnor bvshl bvlshr bvashr bvult bvule bvugt bvuge bvslt bvsle bvsgt bvsge bvcomp concat`) {
			check(op, bv(w), bv(w))
		}
		check("bvneg", bv(w))
		check("bvnot", bv(w))
		n := r.Intn(70)
		hi := r.Intn(w)
		check(fmt.Sprintf("zero_extend %d", n), bv(w))
		check(fmt.Sprintf("sign_extend %d", n), bv(w))
		check(fmt.Sprintf("rotate_left %d", n), bv(w))
		check(fmt.Sprintf("rotate_right %d", n), bv(w))
		check(fmt.Sprintf("repeat %d", n%3+1), bv(w))
		check(fmt.Sprintf("extract %d %d", hi, r.Intn(hi+1)), bv(w))
		a, b := Int64(int64(r.Intn(41)-20)), Int64(int64(r.Intn(41)-20))
		for _, op := range []string{"div", "mod", "+", "-", "*", "<", "<=", ">", ">="} {
			check(op, a, b)
		}
	}
	modes := []string{"RNE", "RNA", "RTP", "RTN", "RTZ"}
	for i := 0; i < 60; i++ {
		fl := func() Value {
			x := Float64(randomFloat64(r))
			if i%3 == 0 {
				return mustApply(t, "(_ to_fp 8 24) RNE", x)
			}
			if i%3 == 1 {
				return Float(5, 4, new(big.Int).SetInt64(int64(r.Intn(512))))
			}
			return x
		}
		m := modes[r.Intn(5)]
		for _, op := range strings.Fields("fp.add fp.sub fp.mul fp.div") {
			check(op+" "+m, fl(), fl())
		}
		check("fp.sqrt "+m, fl())
		check("fp.fma "+m, fl(), fl(), fl())
		check("fp.roundToIntegral "+m, fl())
		for _, op := range strings.Fields("fp.lt fp.leq fp.gt fp.geq fp.eq") {
			check(op, fl(), fl())
		}
		for _, op := range strings.Fields("fp.neg fp.abs fp.isNaN fp.isInfinite fp.isZero fp.isNormal fp.isSubnormal fp.isNegative fp.isPositive") {
			check(op, fl())
		}
		check("(_ to_fp 8 24) "+m, fl())
		check("(_ to_fp 11 53) "+m, fl())
		check("(_ to_fp 4 5) "+m, fl())
		check("(_ to_fp 8 24) "+m, bv(64))
		check("(_ to_fp_unsigned 8 24) "+m, bv(64))
		check("(_ fp.to_sbv 16) "+m, fl())
		check("(_ fp.to_ubv 64) "+m, fl())
	}
	cmd := exec.Command(z3, "-in", "-T:60")
	cmd.Stdin = strings.NewReader(script.String())
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("z3: %v\n%s", err, out)
	}
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	if len(lines) != len(cases) {
		t.Fatalf("%d answers to %d questions: %.300s", len(lines), len(cases), out)
	}
	for i, l := range lines {
		if l != "true" {
			t.Errorf("z3 says %s to %s", l, cases[i])
		}
	}
}
