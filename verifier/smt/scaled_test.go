package smt_test

import (
	"testing"

	"github.com/gsmack/gsmack/ivl/seed"
	"github.com/gsmack/gsmack/ivl/value"
	. "github.com/gsmack/gsmack/verifier/smt"
)

// TestElements compares addresses of the form index*size + offset, for all indices.
func TestElements(t *testing.T) {
	r := seed.Rand(t)
	decided, narrowed := 0, 0
	for range rounds(20000) {
		a := NewArena()
		w := 4 + r.Intn(4)
		s := BVSort(w)
		size := a.BV(w, 1+uint64(r.Intn(1<<w-1)))
		element := func(name string) (simple, raw, index Term) {
			iw := 1 + r.Intn(3)
			index = a.Var(name, BVSort(iw))
			offset := a.BV(w, uint64(r.Intn(1<<w)))
			wide, op := a.ZeroExt(w-iw, index), OpZeroExt
			if r.Intn(2) == 0 {
				wide, op = a.SignExt(w-iw, index), OpSignExt
			}
			raw = a.Raw(OpBVAdd, s, 0, a.Raw(OpBVMul, s, 0, a.Raw(op, s, 0, index), size), offset)
			return a.BVAdd(a.BVMul(wide, size), offset), raw, index
		}
		x, rawX, i := element("i")
		y, rawY, j := element("j")
		eq := a.Eq(x, y)
		raw := a.Raw(OpEq, SortBool, 0, rawX, rawY)
		switch {
		case a.IsConst(eq):
			decided++
		case len(a.PostOrder(eq)) < len(a.PostOrder(raw))-2:
			narrowed++
		}
		for p := range uint64(8) {
			for q := range uint64(8) {
				m := Assignment{Vars: map[Term]value.Value{i: small(a, i, p), j: small(a, j, q)}}
				got, _ := a.Evaluate(eq, m)
				want, _ := a.Evaluate(raw, m)
				if !value.Equal(got, want) {
					t.Fatalf("%s: %v, not %v under %v\nfrom %s", a.String(eq), got, want, m, a.String(raw))
				}
			}
		}
	}
	t.Logf("%d decided, %d narrowed", decided, narrowed)
	if decided < rounds(20000)/20 || narrowed < rounds(20000)/50 {
		t.Error("too few")
	}
}

// small is n in as many bits as v has.
func small(a *Arena, v Term, n uint64) value.Value {
	return value.BV64(a.Sort(v).Width(), n&(1<<a.Sort(v).Width()-1))
}

// TestArrayOfStructs reads one member of an array's element behind writes to others.
func TestArrayOfStructs(t *testing.T) {
	a := NewArena()
	mem := a.Var("mem", a.ArraySort(BVSort(32), BVSort(64)))
	at := func(index Term, offset uint64) Term {
		return a.BVAdd(a.BVMul(a.SignExt(32, index), a.BV(64, 12)), a.BV(64, 65536+offset))
	}
	i, j := a.Var("i", BVSort(32)), a.Var("j", BVSort(32))
	m := a.Store(mem, at(i, 4), a.BV(32, 1))
	if got, want := a.Select(m, at(j, 8)), a.Select(mem, at(j, 8)); got != want {
		t.Errorf("%s, not %s", a.String(got), a.String(want))
	}
	if got, want := a.Eq(at(i, 4), at(j, 16)), a.Eq(a.BVAdd(a.SignExt(32, j), a.BV(64, 1)), a.SignExt(32, i)); got != want {
		t.Errorf("%s, not %s", a.String(got), a.String(want))
	}
}
