package digraph

import (
	"math/rand"
	"slices"
	"testing"

	"github.com/gsmack/gsmack/ivl/seed"
)

// TestComponents compares components, their order and cycles with what reachability says, on
// random graphs.
func TestComponents(t *testing.T) {
	first := seed.New(t)
	for seed := first; seed < first+300; seed++ {
		r := rand.New(rand.NewSource(seed))
		n := r.Intn(9)
		succs := make([][]int, n)
		for range r.Intn(2*n + 1) {
			v := r.Intn(n)
			succs[v] = append(succs[v], r.Intn(n))
		}
		// reach[v][w]: at least one edge leads from v to w.
		reach := make([][]bool, n)
		for v := range reach {
			reach[v] = make([]bool, n)
			for _, w := range succs[v] {
				reach[v][w] = true
			}
		}
		for k := range n {
			for v := range n {
				for w := range n {
					reach[v][w] = reach[v][w] || reach[v][k] && reach[k][w]
				}
			}
		}
		lists := func(v int) []int { return succs[v] }
		edges := Lists(lists)
		of := make([]int, n)
		seen := 0
		comps := Components(n, edges)
		for i, comp := range comps {
			for _, v := range comp {
				of[v] = i
				seen++
			}
		}
		if seen != n {
			t.Fatalf("seed %d: %d vertices in %v", seed, n, comps)
		}
		cyclic := Cyclic(n, edges)
		for v := range n {
			if !slices.Contains(comps[of[v]], v) {
				t.Fatalf("seed %d: %d is in two components of %v", seed, v, comps)
			}
			if cyclic[v] != reach[v][v] {
				t.Errorf("seed %d: %v: %d cyclic: %v", seed, succs, v, cyclic[v])
			}
			found, order := Reach(lists, v), ReversePostorder(v, lists)
			if len(found) != len(order) {
				t.Errorf("seed %d: %v: from %d: %v and %v", seed, succs, v, found, order)
			}
			for w := range n {
				at := slices.Index(order, w)
				if is := w == v || reach[v][w]; slices.Contains(found, w) != is || at >= 0 != is {
					t.Errorf("seed %d: %v: from %d: %v and %v", seed, succs, v, found, order)
				}
				for _, x := range succs[w] {
					if at >= 0 && !reach[x][w] && slices.Index(order, x) < at && x != w {
						t.Errorf("seed %d: %v: from %d: %v", seed, succs, v, order)
					}
				}
			}
			for w := range n {
				together := v == w || reach[v][w] && reach[w][v]
				if (of[v] == of[w]) != together {
					t.Errorf("seed %d: %v: %d and %d in %v", seed, succs, v, w, comps)
				}
				if reach[v][w] && of[w] > of[v] {
					t.Errorf("seed %d: %v: %d leads to %d, which comes later in %v", seed, succs, v, w, comps)
				}
			}
		}
	}
}

// TestForward finds, on random graphs, the remainders by three of the lengths of all paths from a vertex, and compares them with what each edge asks for.
func TestForward(t *testing.T) {
	first := seed.New(t)
	for seed := first; seed < first+300; seed++ {
		r := rand.New(rand.NewSource(seed))
		n := 1 + r.Intn(9)
		succs := make([][]int, n)
		for range r.Intn(2*n + 1) {
			v := r.Intn(n)
			succs[v] = append(succs[v], r.Intn(n))
		}
		next := func(s uint) uint { return (s<<1 | s>>2) & 7 }
		want := make([]uint, n)
		want[0] = 1
		for range 3 * n {
			for v := range n {
				for _, w := range succs[v] {
					want[w] |= next(want[v])
				}
			}
		}
		got := make([]uint, n)
		Forward(0, 1, func(v int, s uint, to func(int, uint)) {
			got[v] = s
			for _, w := range succs[v] {
				to(w, next(s))
			}
		}, func(was, now uint) (uint, bool) { return was | now, was|now != was })
		if !slices.Equal(got, want) {
			t.Fatalf("seed %d: %v: %v, not %v", seed, succs, got, want)
		}
	}
}
