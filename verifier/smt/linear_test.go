package smt_test

import (
	"fmt"
	"testing"

	. "github.com/gsmack/gsmack/verifier/smt"
)

// TestSharedOperands builds terms whose operands are shared at each of many
// levels: rules that recur without bound would take exponential time.
func TestSharedOperands(t *testing.T) {
	a := NewArena()
	s := BVSort(8)
	x, y := a.Var("x", s), a.Var("y", s)
	p, q := x, y
	for i := range 2000 {
		c := a.Var(fmt.Sprintf("c%d", i), SortBool)
		p, q = a.Ite(c, a.Concat(a.Extract(3, 0, p), a.Extract(7, 4, q)), q), a.Ite(c, a.BVXor(q, p), p)
		a.Eq(p, q)
		a.Extract(4, 2, a.Concat(p, q))
		a.BVUlt(p, q)
	}
	if n := a.Len(); n > 2000000 {
		t.Errorf("%d terms", n)
	} else {
		t.Logf("%d terms", n)
	}
}

// TestPointers follows a variable that holds one of few addresses, as pointers
// do, through many merges.
func TestPointers(t *testing.T) {
	a := NewArena()
	p := a.BV(64, 0)
	for i := range 1000 {
		c := a.Var(fmt.Sprintf("c%d", i), SortBool)
		p = a.Ite(c, a.BV(64, uint64(65536+16*(i%10))), p)
		field := a.BVAdd(p, a.BV(64, 8))
		leaves, ok := a.Leaves(field, 16)
		if !ok || len(leaves) > 11 {
			t.Fatalf("round %d: leaves %v %v", i, leaves, ok)
		}
		if a.Eq(field, a.BV(64, 12345)) != a.False() {
			t.Fatal("an address that p never has")
		}
		cases, ok := a.Cases(p, 16)
		if !ok {
			t.Fatal("no cases")
		}
		some := a.False()
		for _, k := range cases {
			some = a.Or(some, k.Guard)
		}
		if v, ok := a.Evaluate(some, Assignment{}); !ok || !v.IsTrue() {
			t.Fatal("no case holds")
		}
	}
	if n := a.Len(); n > 400000 {
		t.Errorf("%d terms", n)
	} else {
		t.Logf("%d terms", n)
	}
}

// TestRemainder takes off a number what its quotient stands for: what is left is the remainder, for every number and constant.
func TestRemainder(t *testing.T) {
	a := NewArena()
	x := a.Var("x", BVSort(8))
	rest := func(x, c Term, div func(x, y Term) Term) Term { return a.BVSub(x, a.BVMul(div(x, c), c)) }
	for n := range uint64(256) {
		c := a.BV(8, n)
		for v := range uint64(256) {
			k := a.BV(8, v)
			if n != 0 && (rest(k, c, a.BVSdiv) != a.BVSrem(k, c) || rest(k, c, a.BVUdiv) != a.BVUrem(k, c)) {
				t.Fatalf("%d and %d", v, n)
			}
		}
	}
	for _, y := range []Term{x, a.BVAdd(x, a.BV(8, 10))} {
		if c := a.BV(8, 100); rest(y, c, a.BVSdiv) != a.BVSrem(y, c) || rest(y, c, a.BVUdiv) != a.BVUrem(y, c) {
			t.Error("not simplified")
		}
	}
}
