package linear

import (
	"maps"
	"slices"
	"sort"

	"github.com/gsmack/gsmack/verifier/smt"
)

// Order is a linear order that contains po. Which of two points of different threads is first is a Boolean, made when
// Less asks for it; po decides about the others.
type Order struct {
	po      *ProgramOrder
	a       *smt.Arena
	require func(smt.Term)   // makes a term hold in every model
	pairs   map[[2]int]*grid // by threads, the lower one first
	count   int
	axioms  []smt.Term // monotonicity
	fresh   []cell     // Booleans that it does not cover yet
}

// New is an order; require is called with each axiom.
func New(a *smt.Arena, po *ProgramOrder, require func(smt.Term)) *Order {
	return &Order{po: po, a: a, require: require, pairs: map[[2]int]*grid{}}
}

// Count is the number of Booleans.
func (r *Order) Count() int { return r.count }

// cell is the place of a Boolean.
type cell struct {
	threads  [2]int // the lower one first
	row, col int    // points of these
}

// grid holds the Booleans of two threads.
type grid struct {
	rows map[int]*row // by the point of the first thread
}

// row holds, for one point of the first thread, the Booleans that say that it is
// before a point of the second one.
type row struct {
	lits map[int]smt.Term
}

// Less is the condition that p is before q. No point is before itself.
func (r *Order) Less(p, q Point) smt.Term {
	if p == q {
		return r.a.False()
	}
	switch r.po.Compare(p, q) {
	case -1:
		return r.a.True()
	case 1:
		return r.a.False()
	}
	if p.Thread > q.Thread {
		return r.a.Not(r.Less(q, p))
	}
	key := [2]int{p.Thread, q.Thread}
	g := r.pairs[key]
	if g == nil {
		g = &grid{map[int]*row{}}
		r.pairs[key] = g
	}
	w := g.rows[p.Seq]
	if w == nil {
		w = &row{map[int]smt.Term{}}
		g.rows[p.Seq] = w
	}
	t, ok := w.lits[q.Seq]
	if !ok {
		t = r.a.Fresh("order", smt.SortBool)
		w.lits[q.Seq] = t
		r.fresh = append(r.fresh, cell{key, p.Seq, q.Seq})
		r.count++
	}
	return t
}

// Monotone requires of each two threads that if a is before b, then everything
// up to a is before everything from b on. Only the nearest Booleans are named;
// the others follow.
func (r *Order) Monotone() {
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
func (r *Order) implied(rows []sortedRow, i, j int) {
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
func (r *Order) implying(rows []sortedRow, i, j int) {
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

// link gives what Monotone requires of Booleans that were made since.
func (r *Order) link() []smt.Term {
	from := len(r.axioms)
	for _, c := range r.fresh {
		rows := r.pairs[c.threads].sorted()
		i := sort.Search(len(rows), func(i int) bool { return rows[i].at >= c.row })
		j := sort.SearchInts(rows[i].cols, c.col)
		r.implied(rows, i, j)
		r.implying(rows, i, j)
	}
	r.fresh = nil
	return r.axioms[from:]
}

func (r *Order) implies(x, y smt.Term) {
	t := r.a.Implies(x, y)
	r.axioms = append(r.axioms, t)
	r.require(t)
}

func (r *Order) keys() [][2]int {
	return slices.SortedFunc(maps.Keys(r.pairs), func(k, l [2]int) int { return slices.Compare(k[:], l[:]) })
}

// sortedRow is a row with its points in order.
type sortedRow struct {
	*row
	at   int
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
	sort.Slice(out, func(i, j int) bool { return out[i].at < out[j].at })
	return out
}
