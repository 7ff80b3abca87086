package cfg_test

import (
	"fmt"
	"math/rand"
	"testing"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/ivl/seed"
	"github.com/gsmack/gsmack/ivl/syntax"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// randomBlocks makes n blocks with random gotos; all are reachable, and in
// reverse post-order.
func randomBlocks(r *rand.Rand, n int) []*cfg.Block {
	blocks := make([]*cfg.Block, n)
	for i := range blocks {
		// A statement keeps Tidy from joining blocks.
		blocks[i] = &cfg.Block{Label: fmt.Sprint("b", i), Stmts: []ivl.Stmt{&ivl.Yield{}}}
	}
	for i := range blocks {
		g := &cfg.Goto{}
		for k := r.Intn(3); k >= 0; k-- {
			g.Targets = append(g.Targets, blocks[r.Intn(n)])
		}
		blocks[i].Term = g
	}
	return cfg.Tidy(blocks[0])
}

// reach finds what can be reached from block 0 without passing through avoid.
func reach(g *cfg.Graph, avoid int) []bool {
	seen := make([]bool, len(g.Blocks))
	todo := []int{0}
	for len(todo) > 0 {
		n := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if n == avoid || seen[n] {
			continue
		}
		seen[n] = true
		todo = append(todo, g.Succs[n]...)
	}
	return seen
}

func TestRandomGraphs(t *testing.T) {
	r := seed.Rand(t)
	for round := 0; round < 300; round++ {
		g := cfg.NewGraph(randomBlocks(r, 2+r.Intn(20)))
		idom := g.Dominators()
		for a := range g.Blocks {
			seen := reach(g, a)
			for b := range g.Blocks {
				if want := a == b || !seen[b]; dominates(idom, a, b) != want {
					t.Fatalf("does %d dominate %d: want %v", a, b, want)
				}
			}
		}
		checkNest(t, g)
		checkLoops(t, g)
	}
}

// checkLoops checks that every cycle closes with an edge back to a loop's head.
func checkLoops(t *testing.T, g *cfg.Graph) {
	t.Helper()
	n := g.Loops()
	for _, l := range n.Loops {
		if n.Of[l.Head] != l {
			t.Fatal("a head belongs to another loop")
		}
		for _, b := range l.Blocks {
			if !n.Contains(l, b) {
				t.Fatal("a block of a loop is not in it")
			}
			for _, p := range g.Preds[b] {
				if b != l.Head && !n.Contains(l, p) && !l.Irreducible {
					t.Fatal("a reducible loop has a second entry")
				}
			}
		}
	}
	position := map[int]int{}
	for i, c := range digraph.Components(len(g.Blocks), digraph.Lists(func(v int) []int { return g.Succs[v] })) {
		for _, b := range c {
			position[b] = i
		}
	}
	for u := range g.Blocks {
		for _, v := range g.Succs[u] {
			if position[u] < position[v] {
				t.Fatal("components are not in topological order")
			}
			if position[u] == position[v] && n.Of[u] == nil {
				t.Fatal("a cycle lies in no loop")
			}
		}
	}
}

func BenchmarkLower(b *testing.B) {
	src := "var g: int;\nprocedure main() modifies g; { var x: int;\nasync call t();\n"
	for i := 0; i < 5000; i++ {
		src += "if (g > x) { g := g + x; } else { while (x < g) { x := x + g; } }\n"
	}
	src += "}\nprocedure t() modifies g; { g := 1; }\n"
	p, diags := syntax.Parse("in.bpl", []byte(src))
	diags = append(diags, ivl.Resolve(p)...)
	if len(diags) > 0 {
		b.Fatal(diags)
	}
	b.ResetTimer()
	for i := 0; i < b.N; i++ {
		if low, diags := cfg.Lower(p, "main"); low == nil {
			b.Fatal(diags)
		}
	}
}

// dominates reports whether a dominates b, given the immediate dominators.
func dominates(idom []int, a, b int) bool {
	for b > a {
		b = idom[b]
	}
	return a == b
}
