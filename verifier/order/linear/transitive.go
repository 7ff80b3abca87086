package linear

import (
	"maps"
	"slices"
)

// A model of the other constraints may have cycles
// through three and more threads. They are ruled out in one of two ways.
//
// Eagerly (Bryant, Velev: Boolean Satisfiability with Transitivity Constraints,
// ACM TOCL 2002): a graph with the points that some Boolean is about has an
// edge for each Boolean, and one from each point to the next of its thread. It is
// made chordal: each cycle of more than three edges gets a chord, which is a Boolean,
// too. Then a model has no cycle if it has none of three edges, and these
// are forbidden by two clauses each. For a sparse graph these are few; if all
// threads meet all others they are cubic in the points.
//
// Lazily, if there would be too many: cycles are looked for in each model, and
// learnt (graph.go).

// Transitive makes the order transitive if that takes at most limit triangles.
// Nothing is required if it takes more.
func (r *Order) Transitive(limit int) {
	if limit < 0 {
		return
	}
	g := r.mentioned()
	var triangles [][3]Point
	for range g.points {
		v := g.leastDegree()
		around := g.around(v)
		for i, u := range around {
			for _, w := range around[i+1:] {
				g.connect(u, w)
				if r.undetermined(g.points[v], g.points[u], g.points[w]) {
					triangles = append(triangles, [3]Point{g.points[v], g.points[u], g.points[w]})
				}
			}
		}
		if len(triangles) > limit {
			return
		}
		g.remove(v)
	}
	for _, t := range triangles {
		x, y, z := r.Less(t[0], t[1]), r.Less(t[1], t[2]), r.Less(t[2], t[0])
		r.require(r.a.Not(r.a.And(x, y, z)))
		r.require(r.a.Or(x, y, z))
	}
}

// undetermined reports whether no two of three points have the same order in all orders. If two of one thread do, it is
// monotonicity that the order of the third has to respect; cycles through a spawn or a wait for an end are left to Graph.
func (r *Order) undetermined(u, v, w Point) bool {
	return r.po.Compare(u, v) == 0 && r.po.Compare(v, w) == 0 && r.po.Compare(u, w) == 0
}

// chordal is a graph under elimination: what is left of it.
type chordal struct {
	points []Point // by vertex
	adj    []map[int]bool
	gone   []bool
}

// mentioned is the graph of the points that Booleans are about.
func (r *Order) mentioned() *chordal {
	g := &chordal{}
	byThread := make([][]int, len(r.po.threads)) // vertices in program order
	vertex := map[Point]int{}
	seqs := make([]map[int]bool, len(r.po.threads))
	for t := range seqs {
		seqs[t] = map[int]bool{}
	}
	for key, grid := range r.pairs {
		for m, row := range grid.rows {
			for n := range row.lits {
				seqs[key[0]][m] = true
				seqs[key[1]][n] = true
			}
		}
	}
	for t, thread := range r.po.threads {
		for i := range thread.Points {
			if seqs[t][i] {
				vertex[Point{t, i}] = len(g.points)
				byThread[t] = append(byThread[t], len(g.points))
				g.points = append(g.points, Point{t, i})
				g.adj = append(g.adj, map[int]bool{})
			}
		}
	}
	g.gone = make([]bool, len(g.points))
	for key, grid := range r.pairs {
		for m, row := range grid.rows {
			for n := range row.lits {
				g.connect(vertex[Point{key[0], m}], vertex[Point{key[1], n}])
			}
		}
	}
	for t, own := range byThread {
		for i := 1; i < len(own); i++ {
			g.connect(own[i-1], own[i])
		}
		if len(own) == 0 {
			continue
		}
		for u, others := range byThread {
			// The last point of u that is before all of t.
			for i := len(others) - 1; i >= 0; i-- {
				if g.points[others[i]].Seq <= r.po.before[u][t] {
					g.connect(others[i], own[0])
					break
				}
			}
		}
	}
	return g
}

func (g *chordal) connect(u, v int) {
	g.adj[u][v] = true
	g.adj[v][u] = true
}

// leastDegree is the vertex with the fewest neighbours, the first of several.
func (g *chordal) leastDegree() int {
	best := -1
	for v := range g.points {
		if !g.gone[v] && (best < 0 || len(g.adj[v]) < len(g.adj[best])) {
			best = v
		}
	}
	return best
}

// around lists the neighbours of v.
func (g *chordal) around(v int) []int {
	return slices.Sorted(maps.Keys(g.adj[v]))
}

func (g *chordal) remove(v int) {
	for u := range g.adj[v] {
		delete(g.adj[u], v)
	}
	g.adj[v] = nil
	g.gone[v] = true
}
