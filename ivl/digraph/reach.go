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

// Forward solves a forward data flow problem with a worklist (Kildall, A Unified Approach to Global Program Optimization, POPL 1973). start holds at
// the root; step takes what holds at a vertex on to others. join is what holds if either does, and says whether that is more than the first; it
// and step leave what they are given to others as it is, but for the first. What is joined to a vertex must come to an end.
func Forward[V comparable, S any](root V, start S, step func(v V, s S, to func(V, S)), join func(was, now S) (S, bool)) {
	at := map[V]S{root: start}
	for work := []V{root}; len(work) > 0; {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		step(v, at[v], func(w V, s S) {
			was, met := at[w]
			changed := !met
			if met {
				s, changed = join(was, s)
			}
			if changed {
				at[w], work = s, append(work, w)
			}
		})
	}
}

// ReversePostorder lists the vertices to which edges lead from root: but for the edges that close loops, each comes before
// those to which edges lead from it, and the first of these directly follows it where it can.
func ReversePostorder[V comparable](root V, succs func(V) []V) []V {
	return new(Walk[V]).ReversePostorder(root, succs)
}

// Walk is a depth-first search. It can be used again without memory of its own, but what it listed is gone then.
type Walk[V comparable] struct {
	seen  map[V]bool
	stack []walked[V]
	out   []V
}

// walked is a vertex, with those that are to be visited from it.
type walked[V comparable] struct {
	v    V
	left []V
}

// ReversePostorder lists the vertices as the function of that name does.
func (w *Walk[V]) ReversePostorder(root V, succs func(V) []V) []V {
	if w.seen == nil {
		w.seen = map[V]bool{}
	}
	clear(w.seen)
	w.seen[root] = true
	w.out = w.out[:0]
	for w.stack = append(w.stack[:0], walked[V]{root, succs(root)}); len(w.stack) > 0; {
		top := &w.stack[len(w.stack)-1]
		n := len(top.left)
		if n == 0 {
			w.out = append(w.out, top.v)
			w.stack = w.stack[:len(w.stack)-1]
			continue
		}
		v := top.left[n-1]
		top.left = top.left[:n-1]
		if !w.seen[v] {
			w.seen[v] = true
			w.stack = append(w.stack, walked[V]{v, succs(v)})
		}
	}
	slices.Reverse(w.out)
	return w.out
}
