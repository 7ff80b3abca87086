// Package digraph holds what several rooms ask of directed graphs, whatever their vertices
// are: programs, call graphs, orders of steps. It stands here since all rooms may import ivl,
// and imports nothing of gsmack.
package digraph

// Components lists the strongly connected components of the graph on 0…n-1 (Tarjan, Depth-First
// Search and Linear Graph Algorithms, 1972): each before those from which an edge leads to it.
// succ gives the i-th vertex that an edge leads to from v; more is false if there are not so many.
func Components(n int, succ func(v, i int) (w int, more bool)) [][]int {
	type frame struct {
		v, next int
	}
	number, low := make([]int, n), make([]int, n) // numbers count from 1; 0: not visited
	onStack := make([]bool, n)
	var stack []int
	var out [][]int
	count := 0
	for root := range n {
		if number[root] != 0 {
			continue
		}
		work := []frame{{v: root}}
		for len(work) > 0 {
			f := &work[len(work)-1]
			v := f.v
			if f.next == 0 {
				count++
				number[v], low[v] = count, count
				stack = append(stack, v)
				onStack[v] = true
			}
			if w, more := succ(v, f.next); more {
				f.next++
				if number[w] == 0 {
					work = append(work, frame{v: w})
				} else if onStack[w] {
					low[v] = min(low[v], number[w])
				}
				continue
			}
			work = work[:len(work)-1]
			if len(work) > 0 {
				parent := work[len(work)-1].v
				low[parent] = min(low[parent], low[v])
			}
			if low[v] == number[v] {
				at := len(stack) - 1
				for stack[at] != v {
					at--
				}
				out = append(out, append([]int(nil), stack[at:]...))
				for _, w := range stack[at:] {
					onStack[w] = false
				}
				stack = stack[:at]
			}
		}
	}
	return out
}

// Lists is the edges for Components if a function lists where they lead.
func Lists(succs func(v int) []int) func(v, i int) (int, bool) {
	return func(v, i int) (int, bool) {
		ws := succs(v)
		if i >= len(ws) {
			return 0, false
		}
		return ws[i], true
	}
}

// Cyclic reports, for each vertex, whether edges lead from it back to it.
func Cyclic(n int, succ func(v, i int) (w int, more bool)) []bool {
	out := make([]bool, n)
	for _, comp := range Components(n, succ) {
		for _, v := range comp {
			out[v] = len(comp) > 1
		}
	}
	for v := range n {
		for i := 0; !out[v]; i++ {
			w, more := succ(v, i)
			if !more {
				break
			}
			out[v] = w == v
		}
	}
	return out
}
