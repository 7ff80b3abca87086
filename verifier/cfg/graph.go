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
	idom   []int // if it was asked for, as nest
	nest   *Nest
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

// In are the blocks of a loop.
func (g *Graph) In(l *Loop) (out []*Block) {
	for _, i := range l.Blocks {
		out = append(out, g.Blocks[i])
	}
	return out
}

// reversePostorder lists the blocks reachable from entry.
func reversePostorder(entry *Block) []*Block { return digraph.ReversePostorder(entry, successors) }

func successors(b *Block) []*Block { return Successors(b.Term) }

// Dominators gives the immediate dominator of each block, -1 for block 0 and those that it does not reach.
func (g *Graph) Dominators() []int {
	if g.idom == nil {
		g.idom = digraph.Dominators(g.Succs, g.Preds, 0)
	}
	return g.idom
}

// PostDominators gives the immediate post-dominator of each block, of which control leaves those without successors, as digraph.PostDominators has it.
func (g *Graph) PostDominators() []int {
	return digraph.PostDominators(g.Succs, func(i int) bool { return len(g.Succs[i]) == 0 })
}

// Loops finds the nest of loops. The blocks must be in reverse post-order.
func (g *Graph) Loops() *Nest {
	if g.nest == nil {
		g.nest = digraph.Loops(g.Succs, g.Preds)
	}
	return g.nest
}

// Loop and Nest are those of control flow, of blocks by their index.
type (
	Loop = digraph.Loop
	Nest = digraph.Nest
)
