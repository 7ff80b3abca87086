package linear

// Point is a point on a thread: the number of the thread, and the point's number in it. Start is before the first one.
type Point struct{ Thread, Seq int }

// Start is the Seq of the place before the first point of a thread.
const Start = -1

// None is no point. It is before all; as a target (Order.Graph) it is behind all.
var None = Point{-1, Start}

// Thread is what is the same of a thread in all orders.
type Thread struct {
	Points int // how many it has
	// Parent is the thread that starts it, behind its point After; -1 if none does.
	Parent, After int
}

// ProgramOrder (po) is what is the same in all orders: the points of a thread are in a row, what comes before a spawn is
// before the thread that it starts, and a thread before what comes behind a wait for its end.
type ProgramOrder struct {
	threads []Thread
	// before[t][u] is the last point of thread t that is before all of thread u,
	// -1 if none is.
	before [][]int
	// ended says, by threads t and u, of each point of u whether t has ended before it.
	ended map[[2]int][]bool
}

// NewProgramOrder makes it for threads that come after their parents. ended says, by threads t and u, of each point of u
// whether t has ended before it.
func NewProgramOrder(threads []Thread, ended map[[2]int][]bool) *ProgramOrder {
	n := len(threads)
	po := &ProgramOrder{threads: threads, before: make([][]int, n), ended: ended}
	for i := range po.before {
		po.before[i] = make([]int, n)
		for j := range po.before[i] {
			po.before[i][j] = -1
		}
	}
	for u, t := range threads {
		if p := t.Parent; p >= 0 {
			po.before[p][u] = t.After
			for t := range po.before {
				po.before[t][u] = max(po.before[t][u], po.before[t][p])
			}
		}
	}
	return po
}

// joined reports whether p is behind a wait for the end of thread t.
func (po *ProgramOrder) joined(t int, p Point) bool {
	all := po.ended[[2]int{t, p.Thread}]
	return all != nil && all[p.Seq]
}

// Compare gives -1 if p is first, 1 if q is, 0 if po does not say. None is before all.
func (po *ProgramOrder) Compare(p, q Point) int {
	switch {
	case p == q:
		return 0
	case p == None:
		return -1
	case q == None:
		return 1
	case p.Thread == q.Thread:
		if p.Seq < q.Seq {
			return -1
		}
		return 1
	case p.Seq <= po.before[p.Thread][q.Thread] || po.joined(p.Thread, q):
		return -1
	case q.Seq <= po.before[q.Thread][p.Thread] || po.joined(q.Thread, p):
		return 1
	}
	return 0
}
