package smt_test

import (
	"context"
	"testing"

	. "github.com/gsmack/gsmack/verifier/smt"
)

// TestFloats asks CaDiCaL of formulas over floats: some are decided whatever floats compute, some by inputs that are tried, some by floats
// only. Each is asserted and then assumed, and then once more, when the solver has seen the others.
func TestFloats(t *testing.T) {
	a := NewArena()
	build := func(name string, args ...Term) Term {
		x, err := a.Builtin(name, args...)
		if err != nil {
			t.Fatal(err)
		}
		return x
	}
	single := func(x Term) Term { return build("to_fp 8 24", x) }
	bits := func(name string) Term { return a.Var(name, BVSort(32)) }
	x, y := single(bits("x")), single(bits("y"))
	constant := func(n uint64) Term { return build("to_fp 8 24 RNE", a.BV(32, n)) }
	product := build("fp.mul RNE", x, x)
	sum := build("fp.add RNE", product, build("fp.mul RNE", y, y))
	inside := build("fp.leq", sum, constant(1))
	p, n := a.Var("p", SortBool), bits("n")
	float := a.Var("float", FloatSort(24, 8))
	for _, c := range []struct {
		name    string
		formula Term
		want    Status
	}{
		{"either way", a.And(a.Implies(inside, p), a.Implies(a.Not(inside), p), a.Not(p)), Unsat},
		{"the same twice", a.And(a.Eq(product, x), a.Not(a.Eq(product, x))), Unsat},
		{"zero", a.And(inside, p), Sat},
		{"a circle's part", a.And(inside, build("fp.lt", constant(0), y)), Sat},
		{"outside", a.And(a.Not(inside), build("fp.leq", x, constant(9)), build("fp.leq", y, constant(9))), Sat},
		{"nine", build("fp.eq", product, constant(9)), Sat},
		{"negative", build("fp.lt", product, constant(0)), Unsat},
		{"a conversion", a.And(a.Eq(build("fp.to_ubv 8 RTZ", x), a.BV(8, 3)), build("fp.lt", x, constant(3)), build("fp.leq", constant(0), x)), Unsat},
		{"a conversion that does not fit", a.And(a.Eq(build("fp.to_ubv 8 RTZ", x), a.BV(8, 3)), build("fp.lt", x, constant(0))), Sat},
		{"a choice", build("fp.eq", a.Ite(p, x, constant(3)), a.Ite(a.Not(p), y, constant(4))), Sat},
		{"by a comparison", a.And(a.Eq(n, a.Ite(inside, a.BV(32, 7), a.BV(32, 5))), a.Not(a.Eq(n, a.BV(32, 7))), a.Eq(a.BVAnd(bits("x"), bits("y")), a.BV(32, 0))), Sat},
		{"a float of its own", a.And(build("fp.isNaN", float), p), Sat},
	} {
		t.Run(c.name, func(t *testing.T) {
			check := func(s Solver, how string, assumptions ...Term) {
				t.Helper()
				if st, err := s.Check(context.Background(), assumptions...); st != c.want {
					t.Errorf("%s: %v, want %v (%v)", how, st, c.want, err)
				}
			}
			asserting := validate(a, newSolver(t, "cadical", a))
			asserting.Assert(c.formula)
			check(asserting, "asserted")
			assuming := validate(a, newSolver(t, "cadical", a))
			assuming.Assert(a.Implies(p, a.Eq(p, p)))
			check(assuming, "assumed", c.formula)
			if st, err := assuming.Check(context.Background(), a.Not(build("fp.eq", product, product)), a.Not(build("fp.isNaN", x))); st != Unsat {
				t.Errorf("in between: %v (%v)", st, err)
			}
			assuming.Assert(c.formula)
			check(assuming, "asserted behind another")
		})
	}
}

// TestFloatsAndIntegers: a formula of floats alone stays decided when one that is not over floats and bit-vectors is asked in between.
func TestFloatsAndIntegers(t *testing.T) {
	a := NewArena()
	x, err := a.Builtin("to_fp 8 24", a.Var("x", BVSort(32)))
	if err != nil {
		t.Fatal(err)
	}
	nan, err := a.Builtin("fp.isNaN", x)
	if err != nil {
		t.Fatal(err)
	}
	n := a.Var("n", SortInt)
	s := validate(a, newSolver(t, "cadical", a))
	s.Assert(nan)
	for i, c := range []struct {
		assumed Term
		want    Status
	}{{a.Not(nan), Unsat}, {a.Eq(n, a.Int64(3)), Sat}, {a.And(a.Eq(n, a.Int64(3)), a.Eq(n, a.Int64(4))), Unsat}, {nan, Sat}, {a.And(a.Eq(n, a.Int64(3)), a.Not(nan)), Unsat}} {
		if st, err := s.Check(t.Context(), c.assumed); st != c.want {
			t.Errorf("%d: %v, want %v (%v)", i, st, c.want, err)
		}
	}
	s.Assert(a.Not(a.Eq(n, a.Int64(3))))
	if st, err := s.Check(t.Context(), a.Eq(n, a.Int64(3))); st != Unsat {
		t.Errorf("asserted: %v (%v)", st, err)
	}
}

// TestComparisonsOnBits compares all pairs of floats of six bits, by their bits and as numbers.
func TestComparisonsOnBits(t *testing.T) {
	a := NewArena()
	sort := FloatSort(3, 3)
	x, y := a.Var("x", BVSort(6)), a.Var("y", BVSort(6))
	for _, name := range []string{"fp.lt", "fp.leq", "fp.eq", "fp.gt", "fp.geq", "fp.isNaN"} {
		compare := func(x, y Term) Term {
			args := []Term{a.Build(OpFloatFromBits, sort, 0, x), a.Build(OpFloatFromBits, sort, 0, y)}
			if name == "fp.isNaN" {
				args = args[:1]
			}
			c, err := a.Builtin(name, args...)
			if err != nil {
				t.Fatal(err)
			}
			return c
		}
		onBits := compare(x, y)
		for i := range uint64(64) {
			for j := range uint64(64) {
				p, q := a.BV(6, i), a.BV(6, j)
				want := compare(p, q)
				for how, got := range map[string]Term{
					"both":  a.Substitute(onBits, map[Term]Term{x: p, y: q}),
					"left":  a.Substitute(compare(x, q), map[Term]Term{x: p}),
					"right": a.Substitute(compare(p, y), map[Term]Term{y: q}),
				} {
					if got != want {
						t.Errorf("%s of %06b and %06b, %s by bits: %s, want %s", name, i, j, how, a.String(got), a.String(want))
					}
				}
			}
		}
	}
}
