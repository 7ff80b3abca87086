package bmc

import (
	"math/rand"
	"testing"

	"github.com/gsmack/gsmack/ivl/seed"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/smt"
)

// TestMappingIsAnArray does the same random writes, merges and reads on a mapping
// and on a plain array term, and compares what they give under random values of
// the variables.
func TestMappingIsAnArray(t *testing.T) {
	const width = 3
	first := seed.New(t)
	for seed := first; seed < first+200; seed++ {
		r := rand.New(rand.NewSource(seed))
		a := smt.NewArena()
		word := smt.BVSort(width)
		vars := []smt.Term{a.Var("i", word), a.Var("j", word), a.Var("v", word)}
		cond := a.Var("c", smt.SortBool)
		index := func() smt.Term {
			switch r.Intn(4) {
			case 0:
				return vars[r.Intn(2)]
			case 1: // a pointer: one of two constants
				return a.Ite(cond, a.BV(width, uint64(r.Intn(8))), a.BV(width, uint64(r.Intn(8))))
			default:
				return a.BV(width, uint64(r.Intn(8)))
			}
		}
		type pair struct {
			m *mapping
			t smt.Term
		}
		base := a.ConstArray(a.ArraySort(word, word), a.BV(width, uint64(r.Intn(8))))
		states := []pair{{&mapping{base: base}, base}}
		for range 12 {
			p := states[r.Intn(len(states))]
			if r.Intn(4) == 0 {
				q := states[r.Intn(len(states))]
				states = append(states, pair{mergeMaps(a, cond, p.m, q.m), a.Ite(cond, p.t, q.t)})
				continue
			}
			i, v := index(), vars[2]
			if r.Intn(2) == 0 {
				v = a.BV(width, uint64(r.Intn(8)))
			}
			states = append(states, pair{p.m.write(a, i, v), a.Store(p.t, i, v)})
		}
		for range 10 {
			p := states[r.Intn(len(states))]
			i := index()
			same := a.Eq(p.m.read(a, i), a.Select(p.t, i))
			whole := a.Eq(a.Select(p.m.array(a), i), a.Select(p.t, i))
			values := map[smt.Term]value.Value{cond: value.Bool(r.Intn(2) == 0)}
			for _, v := range vars {
				values[v] = value.BV64(width, uint64(r.Intn(8)))
			}
			for _, claim := range []smt.Term{same, whole} {
				if got, ok := a.Evaluate(claim, smt.Assignment{Vars: values}); !ok || !got.IsTrue() {
					t.Fatalf("seed %d: %s is %v with %v", seed, a.String(claim), got, values)
				}
			}
		}
	}
}
