package specialise

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
)

// graph is the control flow of a body, a node for each statement (none for
// atomic { … }, whose statements are nodes themselves). Node 0 is the exit.
type graph struct {
	nodes []node
	entry int
	// leaders are where paths join, or one of several ways begins, from the entry on: nodes
	// are numbered from the last to the first. What follows a leader up to the next ones, its segment,
	// is executed whole or up to a call that does not return.
	leaders []int
	// odd is set if the body has a statement that the translator never writes.
	odd bool
}

type node struct {
	stmt ivl.Stmt
	// succs are the nodes that can come next: for a condition first the one where it holds.
	succs  []int
	leader int  // of the segment that it is in; itself if it is one
	cyclic bool // control can come back
}

func newGraph(body []ivl.Stmt) *graph {
	g := &graph{nodes: make([]node, 1)}
	labels := map[string]int{}
	g.entry = g.list(body, 0, labels)
	for i, n := range g.nodes {
		if s, ok := n.stmt.(*ivl.Goto); ok {
			for _, l := range s.Labels {
				to, found := labels[l]
				g.odd = g.odd || !found
				g.nodes[i].succs = append(g.nodes[i].succs, to)
			}
		}
	}
	g.markLeaders()
	g.markCycles()
	return g
}

// list adds nodes for the statements, after which control goes to next, and
// returns the first.
func (g *graph) list(ss []ivl.Stmt, next int, labels map[string]int) int {
	for i := len(ss) - 1; i >= 0; i-- {
		switch s := ss[i].(type) {
		case *ivl.Atomic:
			next = g.list(s.Body, next, labels)
		case *ivl.If:
			then, els := g.list(s.Then, next, labels), g.list(s.Else, next, labels)
			next = g.add(s, then, els)
		case *ivl.While:
			at := g.add(s)
			body := g.list(s.Body, at, labels)
			g.nodes[at].succs = []int{body, next}
			next = at
		case *ivl.Goto:
			next = g.add(s)
		case *ivl.Return:
			next = g.add(s, 0)
		case *ivl.Label:
			next = g.add(s, next)
			labels[s.Name] = next
		case *ivl.Break:
			g.odd = true
		default:
			next = g.add(s, next)
		}
	}
	return next
}

func (g *graph) add(s ivl.Stmt, succs ...int) int {
	g.nodes = append(g.nodes, node{stmt: s, succs: succs})
	return len(g.nodes) - 1
}

// index gives the node of each statement.
func (g *graph) index() map[ivl.Stmt]int {
	out := make(map[ivl.Stmt]int, len(g.nodes))
	for i, n := range g.nodes {
		if n.stmt != nil {
			out[n.stmt] = i
		}
	}
	return out
}

func (g *graph) leads(n int) bool { return g.nodes[n].leader == n }

// markLeaders finds the leaders, and which of them leads each node.
func (g *graph) markLeaders() {
	leads := make([]bool, len(g.nodes))
	preds := make([]int, len(g.nodes))
	for _, n := range g.nodes {
		for _, s := range n.succs {
			preds[s]++
			leads[s] = leads[s] || len(n.succs) > 1 || preds[s] > 1
		}
	}
	leads[g.entry], leads[0] = true, true
	for n := len(g.nodes) - 1; n >= 0; n-- {
		if !leads[n] {
			continue
		}
		g.leaders = append(g.leaders, n)
		g.nodes[n].leader = n
		for at := n; len(g.nodes[at].succs) == 1 && !leads[g.nodes[at].succs[0]]; {
			at = g.nodes[at].succs[0]
			g.nodes[at].leader = n
		}
	}
}

// markCycles finds the nodes on cycles.
func (g *graph) markCycles() {
	for i, cyclic := range digraph.Cyclic(len(g.nodes), digraph.Lists(func(i int) []int { return g.nodes[i].succs })) {
		g.nodes[i].cyclic = cyclic
	}
}
