package digraph

import "slices"

// Reach lists the vertices to which edges lead from those of from, and these, each once, in the order of a breadth-first search.
func Reach[V comparable](succs func(V) []V, from ...V) []V {
	seen := map[V]bool{}
	var out []V
	add := func(vs []V) {
		for _, v := range vs {
			if !seen[v] {
				seen[v] = true
				out = append(out, v)
			}
		}
	}
	add(from)
	for i := 0; i < len(out); i++ {
		add(succs(out[i]))
	}
	return out
}

// ReversePostorder lists the vertices to which edges lead from root: but for the edges that close loops, each comes before
// those to which edges lead from it, and the first of these directly follows it where it can.
func ReversePostorder[V comparable](root V, succs func(V) []V) []V {
	type frame struct {
		v    V
		left []V
	}
	seen := map[V]bool{root: true}
	var out []V
	for stack := []frame{{root, succs(root)}}; len(stack) > 0; {
		top := &stack[len(stack)-1]
		n := len(top.left)
		if n == 0 {
			out = append(out, top.v)
			stack = stack[:len(stack)-1]
			continue
		}
		v := top.left[n-1]
		top.left = top.left[:n-1]
		if !seen[v] {
			seen[v] = true
			stack = append(stack, frame{v, succs(v)})
		}
	}
	slices.Reverse(out)
	return out
}
