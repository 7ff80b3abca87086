package digraph

// PostDominators gives the immediate post-dominator of each vertex, by the successors of each; len(next) stands
// for the exit, -1 for none: the exit itself, and vertices from which control does not come there. Leaves
// says of a vertex if control may come to the exit from there.
func PostDominators(next [][]int, leaves func(i int) bool) []int {
	exit := len(next)
	succs, preds := make([][]int, exit+1), make([][]int, exit+1)
	add := func(from, to int) { succs[from], preds[to] = append(succs[from], to), append(preds[to], from) }
	for i := range next {
		if leaves(i) {
			add(i, exit)
		}
		for _, s := range next[i] {
			add(i, s)
		}
	}
	return Dominators(preds, succs, exit)
}

// Dominators gives the immediate dominators in a graph, -1 for the root and what it does not reach, by the
// algorithm of Cooper, Harvey, Kennedy: A Simple, Fast Dominance Algorithm (2001).
func Dominators(succs, preds [][]int, root int) []int {
	idom := make([]int, len(succs))
	number := make([]int, len(succs)) // in post-order; 0 is not reached
	for i := range idom {
		idom[i] = -1
	}
	var order []int
	next := make([]int, len(succs))
	seen := make([]bool, len(succs))
	seen[root] = true
	for stack := []int{root}; len(stack) > 0; {
		v := stack[len(stack)-1]
		if next[v] < len(succs[v]) {
			if w := succs[v][next[v]]; !seen[w] {
				seen[w] = true
				stack = append(stack, w)
			}
			next[v]++
			continue
		}
		stack = stack[:len(stack)-1]
		order = append(order, v)
		number[v] = len(order)
	}
	for changed := true; changed; {
		changed = false
		for i := len(order) - 2; i >= 0; i-- {
			v, d := order[i], -1
			for _, p := range preds[v] {
				if p != root && idom[p] < 0 {
					continue // not reached, or not yet
				}
				if d < 0 {
					d = p
				}
				for q := p; d != q; {
					if number[d] < number[q] {
						d = idom[d]
					} else {
						q = idom[q]
					}
				}
			}
			if d != idom[v] {
				idom[v], changed = d, true
			}
		}
	}
	return idom
}

// Dominates reports whether node a of a graph with these immediate dominators, in topological order but for
// the edges that close loops, dominates node b.
func Dominates(idom []int, a, b int) bool {
	for b > a {
		b = idom[b]
	}
	return a == b
}
