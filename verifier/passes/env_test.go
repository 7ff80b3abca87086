package passes

import (
	"testing"

	"github.com/gsmack/gsmack/ivl/seed"
	"github.com/gsmack/gsmack/ivl/value"
)

// TestEnv compares the persistent tree with plain maps under random changes,
// forks and merges.
func TestEnv(t *testing.T) {
	r := seed.Rand(t)
	var v versions
	type pair struct {
		e env
		m map[slot]*entry
	}
	pairs := []pair{{env{}.fork(&v), map[slot]*entry{}}}
	slots := make([]slot, 40)
	for i := range slots {
		slots[i] = slot(r.Intn(maxSlots))
	}
	for step := 0; step < 3000; step++ {
		p := pairs[r.Intn(len(pairs))]
		switch r.Intn(8) {
		case 0: // fork and change; the original must stay
			m := map[slot]*entry{}
			for s, x := range p.m {
				m[s] = x
			}
			q := pair{p.e.fork(&v), m}
			for i := 0; i < 5; i++ {
				s := slots[r.Intn(len(slots))]
				x := &entry{version: v.next(), val: value.Int64(int64(r.Intn(3))), of: noSlot, ofMap: noSlot}
				q.e.set(s, x)
				q.m[s] = x
			}
			pairs = append(pairs, q)
		case 1:
			q := pairs[r.Intn(len(pairs))]
			e := merge(p.e, q.e, &v)
			m := map[slot]*entry{}
			for _, s := range slots {
				if x := e.get(s); x != nil {
					m[s] = x
				}
				a, b, got := p.m[s], q.m[s], e.get(s)
				switch {
				case a == b:
					if got != a {
						t.Fatalf("an entry that both have is lost")
					}
				case a != nil && b != nil && value.Equal(a.val, b.val) && a.val.IsValid():
					if !got.val.IsValid() || !value.Equal(got.val, a.val) {
						t.Fatalf("a value that both have is lost")
					}
				default:
					if got.val.IsValid() {
						t.Fatalf("a value that only one has is kept")
					}
				}
				if a != b && got != nil && (a != nil && got.version == a.version) != (b != nil && got.version == b.version) {
					t.Fatalf("the version of one side is taken over")
				}
			}
			pairs = append(pairs, pair{e, m})
		default:
			for s, x := range p.m {
				if p.e.get(s) != x {
					t.Fatalf("slot %d differs", s)
				}
			}
		}
		if len(pairs) > 30 {
			pairs = pairs[10:]
		}
	}
}

func TestThreadSet(t *testing.T) {
	var s threadSet
	for _, id := range []int{3, 0, 77, 8} {
		s = s.with(id)
	}
	u := threadSet("").with(5).union(s)
	for id := 0; id < 100; id++ {
		want := id == 0 || id == 3 || id == 8 || id == 77
		if s.has(id) != want || u.has(id) != (want || id == 5) {
			t.Errorf("thread %d: %v, %v", id, s.has(id), u.has(id))
		}
	}
}

// TestKeyOrder checks that keys compare as the numbers they are made of.
func TestKeyOrder(t *testing.T) {
	last := ""
	for _, n := range []int{0, 1, 0xef, 0xf0, 0xf1, 255, 256, 70000, 1 << 30} {
		k := string(appendKey(nil, n))
		if k <= last && last != "" || k >= finalKey {
			t.Errorf("the key of %d is out of order", n)
		}
		last = k
	}
}
