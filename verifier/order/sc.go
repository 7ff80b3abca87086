package order

import (
	"sort"

	"github.com/gsmack/gsmack/verifier/smt"
)

// sc, sequential consistency, is the axiom that an execution is one interleaving:
//
//	acyclic(po ∪ rf ∪ co ∪ fr)
//
// So there is a linear order of the nodes that contains all four. Which of two nodes of different
// threads is first in it is a Boolean, made when a relation is asked for; po decides about the
// others. Another memory model has another order, which contains less of the four.
type sc struct {
	enc    *Encoding
	a      *smt.Arena
	po     *programOrder
	pairs  map[[2]int]*grid // by threads, the lower one first
	count  int
	axioms []smt.Term // monotonicity
	fresh  []cell     // Booleans that it does not cover yet
}

// cell is the place of an order Boolean.
type cell struct {
	threads  [2]int // the lower one first
	row, col int    // nodes of these
}

// grid holds the order Booleans of two threads.
type grid struct {
	rows map[int]*row // by the node of the first thread
}

// row holds, for one node of the first thread, the Booleans that say that it is
// before a node of the second one.
type row struct {
	lits map[int]smt.Term
}

func newSC(e *Encoding, ends endings) *sc {
	return &sc{enc: e, a: e.Arena, po: newProgramOrder(e.threads, ends), pairs: map[[2]int]*grid{}}
}

// less is the condition that m is before n.
func (r *sc) less(m, n *node) smt.Term {
	switch r.po.compare(m, n) {
	case -1:
		return r.a.True()
	case 1:
		return r.a.False()
	}
	if m.thread.id > n.thread.id {
		return r.a.Not(r.less(n, m))
	}
	key := [2]int{m.thread.id, n.thread.id}
	g := r.pairs[key]
	if g == nil {
		g = &grid{map[int]*row{}}
		r.pairs[key] = g
	}
	w := g.rows[m.seq]
	if w == nil {
		w = &row{map[int]smt.Term{}}
		g.rows[m.seq] = w
	}
	t, ok := w.lits[n.seq]
	if !ok {
		t = r.a.Fresh("order", smt.SortBool)
		w.lits[n.seq] = t
		r.fresh = append(r.fresh, cell{key, m.seq, n.seq})
		r.count++
	}
	return t
}

// monotone requires of each two threads that if a is before b, then everything
// up to a is before everything from b on. Only the nearest Booleans are named;
// the others follow.
func (r *sc) monotone() {
	for _, key := range r.keys() {
		rows := r.pairs[key].sorted()
		for i, w := range rows {
			for j := range w.cols {
				r.implied(rows, i, j)
			}
		}
	}
	r.fresh = nil
}

// implied requires what the j-th Boolean of the i-th row implies.
func (r *sc) implied(rows []sortedRow, i, j int) {
	w := rows[i]
	lit := w.row.lits[w.cols[j]]
	if j+1 < len(w.cols) {
		r.implies(lit, w.row.lits[w.cols[j+1]])
	}
	best := int(^uint(0) >> 1)
	for k := i - 1; k >= 0 && best > w.cols[j]; k-- {
		up := rows[k]
		at := sort.SearchInts(up.cols, w.cols[j])
		if at < len(up.cols) && up.cols[at] < best {
			best = up.cols[at]
			r.implies(lit, up.row.lits[best])
		}
	}
}

// implying requires what implies the j-th Boolean of the i-th row.
func (r *sc) implying(rows []sortedRow, i, j int) {
	w := rows[i]
	lit := w.row.lits[w.cols[j]]
	if j > 0 {
		r.implies(w.row.lits[w.cols[j-1]], lit)
	}
	best := -1
	for k := i + 1; k < len(rows) && best < w.cols[j]; k++ {
		down := rows[k]
		at := sort.SearchInts(down.cols, w.cols[j]+1) - 1
		if at >= 0 && down.cols[at] > best {
			best = down.cols[at]
			r.implies(down.row.lits[best], lit)
		}
	}
}

// link gives what monotone requires of Booleans that were made since.
func (r *sc) link() []smt.Term {
	from := len(r.axioms)
	for _, c := range r.fresh {
		rows := r.pairs[c.threads].sorted()
		i := sort.Search(len(rows), func(i int) bool { return rows[i].node >= c.row })
		j := sort.SearchInts(rows[i].cols, c.col)
		r.implied(rows, i, j)
		r.implying(rows, i, j)
	}
	r.fresh = nil
	return r.axioms[from:]
}

func (r *sc) implies(x, y smt.Term) {
	t := r.a.Implies(x, y)
	r.axioms = append(r.axioms, t)
	r.enc.require(t)
}

// literals lists the order Booleans; each says that a node of a thread is before
// one of a thread with a higher number.
func (r *sc) literals() []smt.Term {
	var out []smt.Term
	for _, key := range r.keys() {
		for _, w := range r.pairs[key].sorted() {
			for _, c := range w.cols {
				out = append(out, w.row.lits[c])
			}
		}
	}
	return out
}

func (r *sc) keys() [][2]int {
	keys := make([][2]int, 0, len(r.pairs))
	for k := range r.pairs {
		keys = append(keys, k)
	}
	sort.Slice(keys, func(i, j int) bool {
		return keys[i][0] < keys[j][0] || keys[i][0] == keys[j][0] && keys[i][1] < keys[j][1]
	})
	return keys
}

// sortedRow is a row with its nodes in order.
type sortedRow struct {
	*row
	node int
	cols []int
}

func (g *grid) sorted() []sortedRow {
	var out []sortedRow
	for n, w := range g.rows {
		s := sortedRow{w, n, make([]int, 0, len(w.lits))}
		for c := range w.lits {
			s.cols = append(s.cols, c)
		}
		sort.Ints(s.cols)
		out = append(out, s)
	}
	sort.Slice(out, func(i, j int) bool { return out[i].node < out[j].node })
	return out
}
