package cfg

import (
	"slices"

	"github.com/gsmack/gsmack/ivl/digraph"
)

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
func reversePostorder(entry *Block) []*Block { return new(walk).reversePostorder(entry) }

// walk is a walk through blocks. It can be used again, but what it listed is gone then.
type walk struct {
	seen  map[*Block]bool
	stack []walked
	post  []*Block
}

// walked is a block, with the successors that are to be visited.
type walked struct {
	b     *Block
	succs []*Block
}

// reversePostorder lists blocks as the function does.
func (w *walk) reversePostorder(entry *Block) []*Block {
	if w.seen == nil {
		w.seen = map[*Block]bool{}
	}
	clear(w.seen)
	seen, post := w.seen, w.post[:0]
	seen[entry] = true
	stack := append(w.stack[:0], walked{entry, Successors(entry.Term)})
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		if n := len(f.succs); n > 0 {
			s := f.succs[n-1]
			f.succs = f.succs[:n-1]
			if !seen[s] {
				seen[s] = true
				stack = append(stack, walked{s, Successors(s.Term)})
			}
			continue
		}
		post = append(post, f.b)
		stack = stack[:len(stack)-1]
	}
	slices.Reverse(post)
	w.stack, w.post = stack, post
	return post
}

// Dominators gives the immediate dominator of each block, -1 for block 0 and those that it does not reach.
func (g *Graph) Dominators() []int { return digraph.Dominators(g.Succs, g.Preds, 0) }

// Loops finds the nest of loops. The blocks must be in reverse post-order.
func (g *Graph) Loops() *Nest { return digraph.Loops(g.Succs, g.Preds) }

// Loop and Nest are those of control flow, of blocks by their index.
type (
	Loop = digraph.Loop
	Nest = digraph.Nest
)
