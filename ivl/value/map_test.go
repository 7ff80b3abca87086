package value

import (
	"testing"

	"github.com/gsmack/gsmack/ivl/seed"
)

// TestMapsAgainstGo compares maps with Go's, and looks at the invariants.
func TestMapsAgainstGo(t *testing.T) {
	r := seed.Rand(t)
	for round := 0; round < 50; round++ {
		m, want := NewMap(Int64(0)), map[int64]int64{}
		for i := 0; i < 200; i++ {
			k, v := int64(r.Intn(40)), int64(r.Intn(4))
			before := m
			m = m.Store([]Value{Int64(k)}, Int64(v))
			if !Equal(before.Select(Int64(k)), Int64(want[k])) {
				t.Fatal("a store changed an older version")
			}
			want[k] = v
		}
		n := 0
		for k, v := range want {
			if !Equal(m.Select(Int64(k)), Int64(v)) {
				t.Fatalf("m[%d] = %v, want %d", k, m.Select(Int64(k)), v)
			}
			if v != 0 {
				n++
			}
		}
		if m.Len() != n {
			t.Fatalf("%d entries, want %d", m.Len(), n)
		}
		// The same entries in another order are the same map.
		other := NewMap(Int64(0))
		for k, v := range want {
			other = other.Store([]Value{Int64(k)}, Int64(v+1))
		}
		for k, v := range want {
			other = other.Store([]Value{Int64(k)}, Int64(v))
		}
		if !Equal(m, other) || m.Hash() != other.Hash() || m.Key() != other.Key() {
			t.Fatal("the order of stores shows")
		}
	}
}

// TestFiniteDomain fills maps over small domains in different ways.
func TestFiniteDomain(t *testing.T) {
	for _, keys := range [][]Value{
		{Bool(false), Bool(true)},
		{BV64(2, 0), BV64(2, 1), BV64(2, 2), BV64(2, 3)},
	} {
		zero, one := NewMap(BV64(8, 0)), NewMap(BV64(8, 1))
		for i, k := range keys {
			v := BV64(8, uint64(i&1))
			zero = zero.Store([]Value{k}, v)
			one = one.Store([]Value{k}, v)
		}
		if !Equal(zero, one) || zero.Key() != one.Key() || zero.Hash() != one.Hash() {
			t.Errorf("%v and %v should be equal", zero, one)
		}
		for i, k := range keys {
			if !Equal(zero.Select(k), BV64(8, uint64(i&1))) {
				t.Errorf("%v at %v", zero, k)
			}
		}
	}
}

func TestNestedMaps(t *testing.T) {
	m := NewMap(NewMap(Int64(0)))
	row := m.Select(Int64(3)).Store([]Value{Int64(4), Bool(true)}, Int64(9))
	m2 := m.Store([]Value{Int64(3)}, row)
	if !Equal(m2.Select(Int64(3)).Select(Int64(4), Bool(true)), Int64(9)) || Equal(m, m2) {
		t.Errorf("%v, %v", m, m2)
	}
	if got, want := m2.String(), "[* := [* := 0], 3 := [* := 0, 4, true := 9]]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func BenchmarkStore(b *testing.B) {
	m := NewMap(BV64(32, 0))
	for i := 0; i < b.N; i++ {
		m = m.Store([]Value{BV64(64, uint64(i%1000)*4)}, BV64(32, uint64(i)))
	}
}
