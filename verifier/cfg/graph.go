package cfg

import "slices"

// Graph is the control flow of a list of blocks by index.
type Graph struct {
	Blocks []*Block
	Succs  [][]int // in the order of Successors, each target once
	Preds  [][]int
	index  map[*Block]int
}

// NewGraph numbers the blocks; every successor of a block must be among them.
func NewGraph(blocks []*Block) *Graph {
	g := &Graph{
		Blocks: blocks,
		Succs:  make([][]int, len(blocks)),
		Preds:  make([][]int, len(blocks)),
		index:  make(map[*Block]int, len(blocks)),
	}
	for i, b := range blocks {
		g.index[b] = i
	}
	for i, b := range blocks {
		for _, s := range Successors(b.Term) {
			j := g.Index(s)
			if !slices.Contains(g.Succs[i], j) {
				g.Succs[i] = append(g.Succs[i], j)
				g.Preds[j] = append(g.Preds[j], i)
			}
		}
	}
	return g
}

// Index is the number of b in Blocks. It panics if b is not there.
func (g *Graph) Index(b *Block) int {
	i, ok := g.index[b]
	if !ok {
		panic("cfg: successor " + b.Label + " is not in the list of blocks")
	}
	return i
}

// reversePostorder lists the blocks reachable from entry so that, but for the
// edges that close loops, each block comes before its successors, and the
// first successor directly follows where it can.
func reversePostorder(entry *Block) []*Block {
	type frame struct {
		b     *Block
		succs []*Block
	}
	seen := map[*Block]bool{entry: true}
	stack := []frame{{entry, Successors(entry.Term)}}
	var post []*Block
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		if n := len(f.succs); n > 0 {
			s := f.succs[n-1]
			f.succs = f.succs[:n-1]
			if !seen[s] {
				seen[s] = true
				stack = append(stack, frame{s, Successors(s.Term)})
			}
			continue
		}
		post = append(post, f.b)
		stack = stack[:len(stack)-1]
	}
	slices.Reverse(post)
	return post
}

// Dominators gives the immediate dominator of each block, -1 for block 0 and those that it does not reach.
func (g *Graph) Dominators() []int { return dominators(g.Succs, g.Preds, 0) }

// PostDominators gives the immediate post-dominator of each block, by the successors of each; len(next) stands
// for the exit, -1 for none: the exit itself, and blocks from which control does not come there. Leaves
// says of a block if control may come to the exit from there.
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
	return dominators(preds, succs, exit)
}

// dominators gives the immediate dominators in a graph, -1 for the root and what it does not reach, by the
// algorithm of Cooper, Harvey, Kennedy: A Simple, Fast Dominance Algorithm (2001).
func dominators(succs, preds [][]int, root int) []int {
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

// SCCs gives the strongly connected components in topological order.
func (g *Graph) SCCs() [][]int {
	all := make([]int, len(g.Blocks))
	for i := range all {
		all[i] = i
	}
	return newTarjan(g).components(all)
}

// tarjan finds strongly connected components of subgraphs (Tarjan, Depth-First
// Search and Linear Graph Algorithms, 1972) without recursion. The arrays are
// shared between the runs on nested subgraphs.
type tarjan struct {
	g       *Graph
	inside  []bool
	num     []int // 0: not visited
	low     []int
	onStack []bool
}

func newTarjan(g *Graph) *tarjan {
	n := len(g.Blocks)
	return &tarjan{g: g, inside: make([]bool, n), num: make([]int, n), low: make([]int, n), onStack: make([]bool, n)}
}

// components gives the components of the subgraph of nodes in topological
// order; each lists its nodes in ascending order of discovery.
func (t *tarjan) components(nodes []int) [][]int {
	for _, n := range nodes {
		t.inside[n], t.num[n] = true, 0
	}
	type frame struct{ n, next int }
	var (
		out     [][]int
		stack   []int
		calls   []frame
		counter int
	)
	enter := func(n int) {
		counter++
		t.num[n], t.low[n] = counter, counter
		t.onStack[n] = true
		stack = append(stack, n)
		calls = append(calls, frame{n: n})
	}
	for _, root := range nodes {
		if t.num[root] != 0 {
			continue
		}
		enter(root)
		for len(calls) > 0 {
			f := &calls[len(calls)-1]
			n := f.n
			if succs := t.g.Succs[n]; f.next < len(succs) {
				// From the last to the first, as reversePostorder does.
				s := succs[len(succs)-1-f.next]
				f.next++
				switch {
				case !t.inside[s]:
				case t.num[s] == 0:
					enter(s)
				case t.onStack[s]:
					t.low[n] = min(t.low[n], t.num[s])
				}
				continue
			}
			calls = calls[:len(calls)-1]
			if len(calls) > 0 {
				p := calls[len(calls)-1].n
				t.low[p] = min(t.low[p], t.low[n])
			}
			if t.low[n] == t.num[n] {
				i := len(stack) - 1
				for stack[i] != n {
					i--
				}
				comp := append([]int(nil), stack[i:]...)
				stack = stack[:i]
				for _, m := range comp {
					t.onStack[m] = false
				}
				out = append(out, comp)
			}
		}
	}
	for _, n := range nodes {
		t.inside[n] = false
	}
	slices.Reverse(out)
	return out
}
