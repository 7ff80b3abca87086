package order

import "github.com/gsmack/gsmack/verifier/order/linear"

// Program order (po) compares two nodes of one thread, what comes before a spawn with the thread
// that it starts, and a thread with what comes behind a wait for its end (join.go). It is the same in all executions.

// newProgramOrder is po; ends says where threads have waited for the end of others.
func newProgramOrder(threads []*thread, ends endings) *linear.ProgramOrder {
	in := make([]linear.Thread, len(threads))
	for i, t := range threads {
		in[i] = linear.Thread{Points: len(t.nodes), Parent: -1, After: t.spawnAfter}
		if t.parent != nil {
			in[i].Parent = t.parent.id
		}
	}
	ended := map[[2]int][]bool{}
	places := map[int][]position{}
	for pair := range ends {
		t, u := pair[0], pair[1]
		if places[u] == nil {
			places[u] = threads[u].positions()
		}
		for _, at := range places[u] {
			ended[pair] = append(ended[pair], ends.ended(t, u, at))
		}
	}
	return linear.NewProgramOrder(in, ended)
}

// point is the node in the order. The initial values have no node, and are before all.
func (n *node) point() linear.Point {
	if n == nil {
		return linear.None
	}
	return linear.Point{Thread: n.thread.id, Seq: n.seq}
}
