package value

import (
	"math"
	"math/big"
	"testing"
)

func texts() []Value {
	huge := new(big.Int).Lsh(big.NewInt(5), 100)
	m := NewMap(BV64(8, 3)).Store([]Value{BV64(64, 7), Bool(true)}, BV64(8, 9)).Store([]Value{BV64(64, 1<<63), Bool(false)}, BV64(8, 255))
	return []Value{
		Bool(true), Bool(false), Int64(0), Int64(-3), Int(huge), Int(new(big.Int).Neg(huge)),
		Real(big.NewRat(3, 1)), Real(big.NewRat(-1, 3)), BV64(1, 1), BV64(32, 123456), BV(128, huge), BV64(0, 0),
		Float32(1.5), Float32(float32(math.NaN())), Float64(math.Copysign(0, -1)), Float64(math.Inf(-1)), Float64(math.SmallestNonzeroFloat64),
		Float64(-0.1), Elem("T", 2), Elem("List int // \"x\"", 0), RoundingMode(RTZ),
		NewMap(Int64(0)), m, NewMap(m).Store([]Value{Elem("T", 1)}, m.Store([]Value{BV64(64, 7), Bool(true)}, BV64(8, 0))),
		NewMap(Bool(false)).Store([]Value{Bool(true)}, Bool(true)),
	}
}

func TestTextParses(t *testing.T) {
	for _, v := range texts() {
		got, rest, err := Parse(v.Text() + " x")
		if err != nil || rest != " x" || !Equal(got, v) {
			t.Errorf("%s: %v, %q, %v", v.Text(), got, rest, err)
		}
	}
	for _, s := range []string{"", "x", "bv3", "9bv3", "3bv99999999", "1/0", "--1", "0xf", "0x1f1e1", "0xfffffffffff24e8", `"T"`, `"T!1`, "[", "[* := 1", "[* := 1, 2]", "[* := 1, 2 := ]"} {
		if v, _, err := Parse(s); err == nil {
			t.Errorf("%q is %v", s, v)
		}
	}
}

func FuzzParseValue(f *testing.F) {
	for _, v := range texts() {
		f.Add(v.Text())
	}
	f.Fuzz(func(t *testing.T, s string) {
		v, _, err := Parse(s)
		if err != nil {
			return
		}
		back, rest, err := Parse(v.Text())
		if err != nil || rest != "" || !Equal(v, back) {
			t.Errorf("%q is %s, which is %v, %q, %v", s, v.Text(), back, rest, err)
		}
	})
}
