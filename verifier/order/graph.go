package order

import (
	"slices"

	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/verifier/smt"
)

// graph is what must come before a failure in a model, or all that is executed if
// the goal is about the state in the end: vertices are nodes (and
// the starts of threads), an edge leads to each vertex from those that are
// directly before it in program order, by a spawn, by a wait for the end of a thread, or by an order Boolean.
type graph struct {
	enc    *Encoding
	model  *smt.Model
	offset []int   // of a thread's start; its nodes follow
	target int     // -1 for the state in the end
	in     []bool  // the vertex leads to the target
	preds  [][]arc // of the vertices that do
}

// arc is an edge from a vertex; lit is the Boolean that says so, 0 if it holds in
// every execution.
type arc struct {
	from int
	lit  smt.Term
}

func (e *Encoding) newGraph(m *smt.Model, at locus) *graph {
	g := &graph{enc: e, model: m}
	n := 0
	for _, t := range e.threads {
		g.offset = append(g.offset, n)
		n += len(t.nodes) + 1
	}
	g.target = -1
	if at.thread != nil {
		g.target = g.vertex(at.thread.id, at.node)
	}
	active := make([]bool, n)
	for _, t := range e.threads {
		for _, nd := range t.nodes {
			active[g.vertex(t.id, nd.seq)] = m.Bool(nd.complete)
		}
	}
	if at.thread != nil {
		active[g.target] = true
	}
	g.in = make([]bool, n)
	g.preds = make([][]arc, n)
	for _, t := range e.threads {
		for k := range t.nodes {
			v := g.vertex(t.id, k)
			g.preds[v] = append(g.preds[v], arc{from: v - 1})
		}
		if t.parent != nil {
			v := g.offset[t.id]
			g.preds[v] = append(g.preds[v], arc{from: g.vertex(t.parent.id, t.spawnAfter)})
		}
	}
	for pair := range e.order.po.ends {
		t, u := e.threads[pair[0]], e.threads[pair[1]]
		for _, nd := range u.nodes {
			if v := g.vertex(u.id, nd.seq); active[v] && e.order.po.joined(t.id, nd) {
				g.preds[v] = append(g.preds[v], arc{from: g.vertex(t.id, len(t.nodes)-1)})
				break
			}
		}
	}
	for key, grid := range e.order.pairs {
		for a, row := range grid.rows {
			v := g.vertex(key[0], a)
			if !active[v] {
				continue
			}
			for b, lit := range row.lits {
				w := g.vertex(key[1], b)
				switch {
				case !active[w]:
				case m.Bool(lit):
					g.preds[w] = append(g.preds[w], arc{v, lit})
				default:
					g.preds[v] = append(g.preds[v], arc{w, e.Arena.Not(lit)})
				}
			}
		}
	}
	for v := range g.preds {
		slices.SortFunc(g.preds[v], func(x, y arc) int { return x.from - y.from })
	}
	var stack []int
	for v := range active {
		if v == g.target || at.thread == nil && active[v] {
			g.in[v] = true
			stack = append(stack, v)
		}
	}
	if at.thread == nil {
		// Threads that execute no node, too, may have something to say.
		for _, t := range e.threads {
			if v := g.offset[t.id] + len(t.nodes); !g.in[v] && m.Bool(t.started) {
				g.in[v] = true
				stack = append(stack, v)
			}
		}
	}
	for len(stack) > 0 {
		v := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for _, p := range g.preds[v] {
			if !g.in[p.from] {
				g.in[p.from] = true
				stack = append(stack, p.from)
			}
		}
	}
	return g
}

func (g *graph) vertex(thread, node int) int { return g.offset[thread] + 1 + node }

// maxLearnt bounds the clauses learnt from one model.
const maxLearnt = 64

// cycles gives clauses that forbid short cycles of the graph; none if it has none.
func (g *graph) cycles() []smt.Term {
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
// the next, or before it in all executions. The cycle is cut into triangles by Booleans
// that compare the start of its first vertex with the others: cycles that have
// many parts in common, and there may be exponentially many of them, have most
// triangles in common.
func (g *graph) forbid(cycle []step) []smt.Term {
	a, r := g.enc.Arena, g.enc.order
	first := 0
	for i, s := range cycle {
		if s.from < cycle[first].from {
			first = i
		}
	}
	cycle = slices.Concat(cycle[first:], cycle[:first])
	var clauses []smt.Term
	start := g.node(cycle[0].from)
	reached := cycle[0].lit // start is before the end of the last step
	last := len(cycle) - 1
	for _, s := range cycle[1:last] {
		further := r.less(start, g.node(s.to))
		clauses = append(clauses, a.Or(a.Not(reached), a.Not(s.lit), further))
		reached = further
	}
	clauses = append(clauses, a.Not(a.And(reached, cycle[last].lit)))
	return append(clauses, r.link()...)
}

// shortest gives the steps of a cycle through v with as few of them as possible;
// v lies on one.
func (g *graph) shortest(v int, comp []int) []step {
	type way struct {
		to  int // the vertex that was reached from behind
		lit smt.Term
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
			next[p.from] = way{u, p.lit}
			if p.from == v {
				var cycle []step
				at := v
				for {
					w := next[at]
					if w.lit != 0 {
						cycle = append(cycle, step{at, w.to, w.lit})
					}
					if at = w.to; at == v {
						return cycle
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
	panic("order: no cycle through a vertex of a component")
}

// components numbers the strongly connected components of the graph.
func (g *graph) components() []int {
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

// linear lists the vertices that lead to the target in an order that respects
// the edges, the target, if
// there is one, last. A thread goes on as long as it can.
func (g *graph) linear() []int {
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
	var ready, out []int
	for v, in := range g.in {
		if in && waits[v] == 0 {
			ready = append(ready, v)
		}
	}
	last := -1
	for len(ready) > 0 {
		pick := 0
		if i := slices.Index(ready, last+1); last >= 0 && i >= 0 && g.sameThread(last, last+1) {
			pick = i
		}
		v := ready[pick]
		ready = slices.Delete(ready, pick, pick+1)
		out = append(out, v)
		last = v
		for _, w := range succs[v] {
			if waits[w]--; waits[w] == 0 {
				ready = append(ready, w)
			}
		}
	}
	return out
}

func (g *graph) sameThread(v, w int) bool {
	t, _ := g.place(v)
	u, _ := g.place(w)
	return t == u
}

// place is the thread and node of a vertex.
func (g *graph) place(v int) (thread, node int) {
	thread = len(g.offset) - 1
	for g.offset[thread] > v {
		thread--
	}
	return thread, v - g.offset[thread] - 1
}

// node is what a vertex stands for; not the start of a thread.
func (g *graph) node(v int) *node {
	t, seq := g.place(v)
	return g.enc.threads[t].nodes[seq]
}
