package digraph

import "slices"

// Loop is a strongly connected piece of a graph of control flow, together with the
// loops nested in it. Every cycle inside it either goes through Head or lies
// within a nested loop.
type Loop struct {
	Head   int
	Parent *Loop // the loop around it, or nil
	Depth  int   // 1 for an outermost loop
	Blocks []int // with those of nested loops
	// Irreducible is set when the loop can be entered elsewhere than at Head.
	Irreducible bool
}

// Nest is the loops of a graph as a forest, and an order of its blocks that
// fits it: each edge either goes forward in Position, or goes back to the head
// of a loop around its source; and the blocks of a loop are contiguous. This is
// a weak topological order (Bourdoncle, Efficient Chaotic Iteration Strategies
// with Widenings, 1993), found by taking strongly connected components,
// removing the head of each, and repeating inside.
type Nest struct {
	Loops    []*Loop // outer before inner
	Of       []*Loop // the innermost loop around a block, or nil
	Position []int
}

// Loops finds the nest of loops of a graph, whose vertices must be in reverse post-order.
func Loops(succs, preds [][]int) *Nest {
	n := &Nest{Of: make([]*Loop, len(succs)), Position: make([]int, len(succs))}
	all, local := make([]int, len(succs)), make([]int, len(succs))
	for i := range all {
		all[i], local[i] = i, -1
	}
	pos := 0
	var visit func(vertices []int, parent *Loop)
	visit = func(vertices []int, parent *Loop) {
		for _, comp := range within(succs, vertices, local) {
			if len(comp) == 1 && !slices.Contains(succs[comp[0]], comp[0]) {
				n.Of[comp[0]] = parent
				n.Position[comp[0]] = pos
				pos++
				continue
			}
			l := newLoop(preds, comp, parent)
			n.Loops = append(n.Loops, l)
			n.Of[l.Head] = l
			n.Position[l.Head] = pos
			pos++
			rest := make([]int, 0, len(comp)-1)
			for _, b := range comp {
				if b != l.Head {
					rest = append(rest, b)
				}
			}
			visit(rest, l)
		}
	}
	visit(all, nil)
	return n
}

// within gives the components of a part of the graph in topological order. local must be -1 for all vertices,
// and is so again afterwards.
func within(succs [][]int, vertices, local []int) [][]int {
	for i, v := range vertices {
		local[v] = i
	}
	inside, back := make([][]int, len(vertices)), false
	for i, v := range vertices {
		for _, w := range slices.Backward(succs[v]) { // as a reverse post-order comes by them
			if local[w] >= 0 {
				inside[i] = append(inside[i], local[w])
				back = back || local[w] <= i
			}
		}
	}
	for _, v := range vertices {
		local[v] = -1
	}
	if !back { // each is one, and they are in order
		comps := make([][]int, len(vertices))
		for i := range vertices {
			comps[i] = vertices[i : i+1]
		}
		return comps
	}
	comps := Components(len(vertices), Lists(func(i int) []int { return inside[i] }))
	slices.Reverse(comps)
	for _, comp := range comps {
		for i := range comp {
			comp[i] = vertices[comp[i]]
		}
	}
	return comps
}

// newLoop makes a loop of a component. In a reducible graph the head is the
// only entry; it is then also the first block in reverse post-order.
func newLoop(preds [][]int, comp []int, parent *Loop) *Loop {
	l := &Loop{Head: comp[0], Parent: parent, Depth: 1, Blocks: comp}
	if parent != nil {
		l.Depth = parent.Depth + 1
	}
	in := make(map[int]bool, len(comp))
	for _, b := range comp {
		in[b] = true
		l.Head = min(l.Head, b)
	}
	for _, b := range comp {
		if b == l.Head {
			continue
		}
		for _, p := range preds[b] {
			if !in[p] {
				l.Irreducible = true
			}
		}
	}
	return l
}

// Contains reports whether block b lies in l, given the nest of l.
func (n *Nest) Contains(l *Loop, b int) bool {
	for m := n.Of[b]; m != nil; m = m.Parent {
		if m == l {
			return true
		}
	}
	return false
}

// BackTo gives the loop that the edge from block u to block v repeats, or nil
// when the edge goes forward.
func (n *Nest) BackTo(u, v int) *Loop {
	l := n.Of[v]
	if l == nil || l.Head != v || !n.Contains(l, u) {
		return nil
	}
	return l
}
