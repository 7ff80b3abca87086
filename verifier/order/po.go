package order

// programOrder (po) compares two nodes of one thread, what comes before a spawn with the thread
// that it starts, and a thread with what comes behind a wait for its end (join.go). It is the same in all executions.
type programOrder struct {
	// before[t][u] is the last node of thread t that is before all of thread u,
	// -1 if none is.
	before [][]int
	// ends says where threads have waited for the end of others, and at where the nodes of each thread begin.
	ends endings
	at   [][]position
}

func newProgramOrder(threads []*thread, ends endings) *programOrder {
	n := len(threads)
	po := &programOrder{before: make([][]int, n), ends: ends, at: make([][]position, n)}
	for i := range po.before {
		po.before[i] = make([]int, n)
		for j := range po.before[i] {
			po.before[i][j] = -1
		}
	}
	for _, u := range threads {
		if p := u.parent; p != nil {
			po.before[p.id][u.id] = u.spawnAfter
			for t := range po.before {
				po.before[t][u.id] = max(po.before[t][u.id], po.before[t][p.id])
			}
		}
	}
	if len(ends) > 0 {
		for i, t := range threads {
			po.at[i] = t.positions()
		}
	}
	return po
}

// joined reports whether n is behind a wait for the end of thread t.
func (po *programOrder) joined(t int, n *node) bool {
	return len(po.ends) > 0 && po.ends.ended(t, n.thread.id, po.at[n.thread.id][n.seq])
}

// compare gives -1 if m is first, 1 if n is, 0 if po does not say. The initial values, which
// have no node, are before all.
func (po *programOrder) compare(m, n *node) int {
	switch {
	case m == n:
		return 0
	case m == nil:
		return -1
	case n == nil:
		return 1
	case m.thread == n.thread:
		if m.seq < n.seq {
			return -1
		}
		return 1
	case m.seq <= po.before[m.thread.id][n.thread.id] || po.joined(m.thread.id, n):
		return -1
	case n.seq <= po.before[n.thread.id][m.thread.id] || po.joined(n.thread.id, m):
		return 1
	}
	return 0
}
