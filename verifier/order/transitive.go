package order

import (
	"math"
	"slices"
)

// Transitivity of the order. A model of the other constraints may have cycles
// through three and more threads. They are ruled out in one of two ways.
//
// Eagerly (Bryant, Velev: Boolean Satisfiability with Transitivity Constraints,
// ACM TOCL 2002): a graph with the nodes that some order Boolean is about has an
// edge for each Boolean, and one from each node to the next of its thread. It is
// made chordal: each cycle of more than three edges gets a chord, which is a Boolean,
// too. Then a model has no cycle if it has none of three edges, and these
// are forbidden by two clauses each. For a sparse graph these are few; if all
// threads meet all others they are cubic in the nodes.
//
// Lazily, if there would be too many: cycles are looked for in each model, and
// learnt (graph.go).

// Transitivity says when the order is made transitive.
type Transitivity string

// The ways.
const (
	// Measured: eagerly if that takes few clauses, else lazily.
	Measured Transitivity = "auto"
	Eager    Transitivity = "eager"
	OnDemand Transitivity = "lazy"
)

// Transitivities lists the ways, for help texts.
var Transitivities = []Transitivity{Measured, Eager, OnDemand}

// maxTriangles is up to how many triangles transitivity pays for itself
// (docs/order.md has the measurements).
const maxTriangles = 1000

// limit is up to how many triangles transitivity is eager.
func (t Transitivity) limit() int {
	switch t {
	case Measured, "":
		return maxTriangles
	case Eager:
		return math.MaxInt
	case OnDemand:
		return -1
	}
	panic("order: transitivity " + string(t))
}

// transitive makes the order transitive if that takes at most limit triangles.
// Nothing is required if it takes more.
func (r *sc) transitive(limit int) {
	if limit < 0 {
		return
	}
	g := r.mentioned()
	var triangles [][3]*node
	for range g.nodes {
		v := g.leastDegree()
		around := g.around(v)
		for i, u := range around {
			for _, w := range around[i+1:] {
				g.connect(u, w)
				if r.undetermined(g.nodes[v], g.nodes[u], g.nodes[w]) {
					triangles = append(triangles, [3]*node{g.nodes[v], g.nodes[u], g.nodes[w]})
				}
			}
		}
		if len(triangles) > limit {
			return
		}
		g.remove(v)
	}
	for _, t := range triangles {
		x, y, z := r.less(t[0], t[1]), r.less(t[1], t[2]), r.less(t[2], t[0])
		r.enc.require(r.a.Not(r.a.And(x, y, z)))
		r.enc.require(r.a.Or(x, y, z))
	}
}

// undetermined reports whether no two of three nodes have the same order in all
// executions. If two do, it is monotonicity that the order of the third has to
// respect.
func (r *sc) undetermined(u, v, w *node) bool {
	return r.po.compare(u, v) == 0 && r.po.compare(v, w) == 0 && r.po.compare(u, w) == 0
}

// chordal is a graph under elimination: what is left of it.
type chordal struct {
	nodes []*node // by vertex
	adj   []map[int]bool
	gone  []bool
}

// mentioned is the graph of the nodes that order Booleans are about.
func (r *sc) mentioned() *chordal {
	g := &chordal{}
	byThread := make([][]int, len(r.enc.threads)) // vertices in program order
	vertex := map[*node]int{}
	seqs := make([]map[int]bool, len(r.enc.threads))
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
	for t, thread := range r.enc.threads {
		for _, n := range thread.nodes {
			if seqs[t][n.seq] {
				vertex[n] = len(g.nodes)
				byThread[t] = append(byThread[t], len(g.nodes))
				g.nodes = append(g.nodes, n)
				g.adj = append(g.adj, map[int]bool{})
			}
		}
	}
	g.gone = make([]bool, len(g.nodes))
	for key, grid := range r.pairs {
		for m, row := range grid.rows {
			for n := range row.lits {
				g.connect(vertex[r.enc.threads[key[0]].nodes[m]], vertex[r.enc.threads[key[1]].nodes[n]])
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
			// The last node of u that is before all of t.
			for i := len(others) - 1; i >= 0; i-- {
				if g.nodes[others[i]].seq <= r.po.before[u][t] {
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
	for v := range g.nodes {
		if !g.gone[v] && (best < 0 || len(g.adj[v]) < len(g.adj[best])) {
			best = v
		}
	}
	return best
}

// around lists the neighbours of v.
func (g *chordal) around(v int) []int {
	out := make([]int, 0, len(g.adj[v]))
	for u := range g.adj[v] {
		out = append(out, u)
	}
	slices.Sort(out)
	return out
}

func (g *chordal) remove(v int) {
	for u := range g.adj[v] {
		delete(g.adj[u], v)
	}
	g.adj[v] = nil
	g.gone[v] = true
}
