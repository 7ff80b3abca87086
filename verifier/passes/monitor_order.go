package passes

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// acquire takes over what is known of what is read.
func (w *watched) acquire(known ivl.Expr) {
	o := w.step.Ordering()
	if o.Acquires && o.FailureAcquires {
		w.add(w.knows, known)
		return
	}
	if w.fences {
		w.add(w.pending, known)
	}
	if o.Mixed() {
		w.add(w.found, known)
	}
}

// release says what those get to know who acquire what is written, by access i of s.
func (w *watched) release(s ivl.Stmt, i int, known *ivl.Var, a cfg.Access) {
	o := w.step.Ordering()
	if o.Mixed() {
		if o.Acquires {
			w.add(w.knows, ivl.NewIdent(w.found))
		}
		w.setVar(w.found, ivl.NewBool(false))
	}
	place, continues := bitOf(known, a), w.readBefore(a)
	if !continues {
		w.breakSequences(a)
	}
	for _, l := range w.late[w.step] {
		if l.stmt != s || l.access != i {
			continue
		}
		l.seen = true
		// Until then the section reads what it wrote itself.
		w.set(place, ivl.NewBool(false))
		for j, e := range a.Args {
			w.set(l.index[j], e)
		}
		if l.happen != nil {
			w.setVar(l.happen, ivl.NewBool(true))
		}
		return
	}
	own := w.head(a.Var)
	if o.Releases {
		if own != nil {
			w.set(bitOf(own, a), ivl.NewIdent(w.knows))
		}
		w.set(place, ivl.NewIdent(w.knows))
		if continues && !o.Acquires {
			w.last().Rhs[0] = ivl.NewOr(place, ivl.NewIdent(w.knows))
		}
		return
	}
	var e ivl.Expr = ivl.NewIdent(w.released)
	switch {
	case continues:
		e = ivl.NewOr(place, e)
	case own != nil:
		e = ivl.NewOr(bitOf(own, a), e)
	}
	w.set(place, e)
}

// head is the variable for the thread's own release sequences at v, nil if it needs none.
func (w *watched) head(v *ivl.Var) *ivl.Var {
	if all := w.heads[v]; all != nil {
		return all[w.own]
	}
	return nil
}

// readBefore reports whether the open section reads the place that a writes: then it is
// one operation that reads and writes, and continues the release sequences there.
func (w *watched) readBefore(a cfg.Access) bool { return w.read[ivl.FormatExpr(placeOf(a))] }

// breakSequences ends the release sequences at the place that a writes that other
// threads began: a store continues those of its own thread only (C11, 5.1.2.4).
func (w *watched) breakSequences(a cfg.Access) {
	for i, head := range w.heads[a.Var] {
		if i != w.own && head != nil {
			w.set(bitOf(head, a), ivl.NewBool(false))
		}
	}
}
