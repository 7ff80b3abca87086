package linear

import (
	"slices"

	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/verifier/smt"
)

// Graph is what must come before a point in a model, or all that is executed: vertices are points (and
// the starts of threads), an edge leads to each vertex from those that are
// directly before it in program order, by a spawn, by a wait for the end of a thread, or by a Boolean.
type Graph struct {
	order  *Order
	offset []int   // of a thread's start; its points follow
	target int     // -1 if all is to be ordered
	in     []bool  // the vertex leads to the target
	preds  [][]arc // of the vertices that do
}

// arc is an edge from a vertex.
type arc struct {
	from int
	lit  smt.Term // the Boolean that says so; 0 if po does
	// given is 0, or the condition under which po does: what is behind a wait for the end of a thread is after that if control reaches it.
	given smt.Term
}

// Execution says under which conditions control reaches a point, gets past it, and threads are started.
type Execution struct {
	Reached, Passed func(Point) smt.Term
	Started         func(thread int) smt.Term
}

// Graph is that of a model. The target is a point that control reaches, or None for all that it gets past.
func (r *Order) Graph(m *smt.Model, target Point, x Execution) *Graph {
	threads := r.po.threads
	g := &Graph{order: r, target: -1}
	n := 0
	for _, t := range threads {
		g.offset = append(g.offset, n)
		n += t.Points + 1
	}
	active := make([]bool, n)
	for t := range threads {
		for i := range threads[t].Points {
			p := Point{t, i}
			active[g.vertex(p)] = m.Bool(x.Passed(p))
		}
	}
	if target != None {
		g.target = g.vertex(target)
		active[g.target] = true
	}
	g.in = make([]bool, n)
	g.preds = make([][]arc, n)
	g.connect(m, active, x.Reached)
	var stack []int
	lead := func(v int) {
		if !g.in[v] {
			g.in[v] = true
			stack = append(stack, v)
		}
	}
	for v := range active {
		if v == g.target || target == None && active[v] {
			lead(v)
		}
	}
	if target == None {
		// Threads that execute no point, too, may have something to say.
		for t := range threads {
			if m.Bool(x.Started(t)) {
				lead(g.vertex(Point{t, threads[t].Points - 1}))
			}
		}
	}
	for len(stack) > 0 {
		v := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for _, p := range g.preds[v] {
			lead(p.from)
		}
	}
	return g
}

// connect makes the edges: those of po, and those between active vertices that the model has.
func (g *Graph) connect(m *smt.Model, active []bool, reached func(Point) smt.Term) {
	threads, a := g.order.po.threads, g.order.a
	edge := func(from, to int, lit, given smt.Term) { g.preds[to] = append(g.preds[to], arc{from, lit, given}) }
	for u, t := range threads {
		for i := range t.Points {
			edge(g.vertex(Point{u, i - 1}), g.vertex(Point{u, i}), 0, 0)
		}
		if t.Parent >= 0 {
			edge(g.vertex(Point{t.Parent, t.After}), g.vertex(Point{u, Start}), 0, 0)
		}
	}
	for pair := range g.order.po.ended {
		t, u := pair[0], pair[1]
		for i := range threads[u].Points {
			p := Point{u, i}
			if v := g.vertex(p); active[v] && g.order.po.joined(t, p) && m.Bool(reached(p)) {
				edge(g.vertex(Point{t, threads[t].Points - 1}), v, 0, reached(p))
				break
			}
		}
	}
	for key, grid := range g.order.pairs {
		for i, row := range grid.rows {
			v := g.vertex(Point{key[0], i})
			if !active[v] {
				continue
			}
			for j, lit := range row.lits {
				w := g.vertex(Point{key[1], j})
				switch {
				case !active[w]:
				case m.Bool(lit):
					edge(v, w, lit, 0)
				default:
					edge(w, v, a.Not(lit), 0)
				}
			}
		}
	}
	for v := range g.preds {
		slices.SortFunc(g.preds[v], func(x, y arc) int { return x.from - y.from })
	}
}

func (g *Graph) vertex(p Point) int { return g.offset[p.Thread] + 1 + p.Seq }

// maxLearnt bounds the clauses learnt from one model.
const maxLearnt = 64

// Cycles gives clauses that forbid short cycles of the graph; none if it has none.
func (g *Graph) Cycles() []smt.Term {
	comp := g.components()
	size := map[int]int{}
	for v, in := range g.in {
		if in {
			size[comp[v]]++
		}
	}
	var clauses []smt.Term
	seen := map[smt.Term]bool{}
	for v, in := range g.in {
		if !in || size[comp[v]] < 2 {
			continue
		}
		for _, c := range g.forbid(g.shortest(v, comp)) {
			if !seen[c] {
				seen[c] = true
				clauses = append(clauses, c)
			}
		}
		if len(clauses) >= maxLearnt {
			break
		}
	}
	return clauses
}

// step is an edge between two threads, from vertex from to vertex to, which
// lit says.
type step struct {
	from, to int
	lit      smt.Term
}

// forbid gives clauses that forbid a cycle. The end of each step is the start of
// the next, or before it in all executions in which the given conditions hold. The cycle is cut into triangles by Booleans
// that compare the start of its first vertex with the others: cycles that have
// many parts in common, and there may be exponentially many of them, have most
// triangles in common.
func (g *Graph) forbid(cycle []step, given []smt.Term) []smt.Term {
	a, r := g.order.a, g.order
	first := 0
	for i, s := range cycle {
		if s.from < cycle[first].from {
			first = i
		}
	}
	cycle = slices.Concat(cycle[first:], cycle[:first])
	var clauses []smt.Term
	never := a.Not(a.And(given...))
	start := g.point(cycle[0].from)
	reached := cycle[0].lit // start is before the end of the last step
	last := len(cycle) - 1
	for _, s := range cycle[1:max(last, 1)] {
		further := r.Less(start, g.point(s.to))
		clauses = append(clauses, a.Or(never, a.Not(reached), a.Not(s.lit), further))
		reached = further
	}
	clauses = append(clauses, a.Or(never, a.Not(a.And(reached, cycle[last].lit))))
	return append(clauses, r.link()...)
}

// shortest gives the steps of a cycle through v with as few of them as possible, and the conditions under which it is one;
// v lies on one.
func (g *Graph) shortest(v int, comp []int) (cycle []step, given []smt.Term) {
	type way struct {
		to int // the vertex that was reached from behind
		arc
	}
	next := map[int]way{}
	queue := []int{v}
	for len(queue) > 0 {
		u := queue[0]
		queue = queue[1:]
		for _, p := range g.preds[u] {
			if comp[p.from] != comp[v] {
				continue
			}
			if _, seen := next[p.from]; seen {
				continue
			}
			next[p.from] = way{u, p}
			if p.from == v {
				at := v
				for {
					w := next[at]
					if w.lit != 0 {
						cycle = append(cycle, step{at, w.to, w.lit})
					}
					if w.given != 0 {
						given = append(given, w.given)
					}
					if at = w.to; at == v {
						return cycle, given
					}
				}
			}
			if p.lit == 0 {
				queue = append([]int{p.from}, queue...)
			} else {
				queue = append(queue, p.from)
			}
		}
	}
	panic("linear: no cycle through a vertex of a component")
}

// components numbers the strongly connected components of the graph.
func (g *Graph) components() []int {
	out := make([]int, len(g.in))
	for i, comp := range digraph.Components(len(g.in), func(v, i int) (int, bool) {
		if !g.in[v] || i >= len(g.preds[v]) {
			return 0, false
		}
		return g.preds[v][i].from, true
	}) {
		for _, v := range comp {
			out[v] = i
		}
	}
	return out
}

// Linear lists the points that lead to the target, and the starts of their threads, in an order that respects the
// edges, the target, if there is one, last. A thread goes on as long as it can.
func (g *Graph) Linear() []Point {
	waits := make([]int, len(g.in))
	succs := make([][]int, len(g.in))
	for v, in := range g.in {
		if !in {
			continue
		}
		for _, p := range g.preds[v] {
			succs[p.from] = append(succs[p.from], v)
			waits[v]++
		}
	}
	var ready []int
	var out []Point
	for v, in := range g.in {
		if in && waits[v] == 0 {
			ready = append(ready, v)
		}
	}
	last := -1
	for len(ready) > 0 {
		pick := 0
		if i := slices.Index(ready, last+1); last >= 0 && i >= 0 && g.point(last).Thread == g.point(last+1).Thread {
			pick = i
		}
		v := ready[pick]
		ready = slices.Delete(ready, pick, pick+1)
		out = append(out, g.point(v))
		last = v
		for _, w := range succs[v] {
			if waits[w]--; waits[w] == 0 {
				ready = append(ready, w)
			}
		}
	}
	return out
}

// point is what a vertex stands for.
func (g *Graph) point(v int) Point {
	t := len(g.offset) - 1
	for g.offset[t] > v {
		t--
	}
	return Point{t, v - g.offset[t] - 1}
}
