package passes

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// lateWrite is a write whose release waits for the end of its section.
type lateWrite struct {
	stmt   ivl.Stmt
	access int // of those of the statement
	seen   bool
	happen *ivl.Var   // whether it was executed; nil if it always is
	of     *ivl.Var   // the variable
	known  *ivl.Var   // its bit
	index  []ivl.Expr // where, in locals
}

// openSection prepares the section at hand.
func (w *watched) openSection() {
	w.read = map[string]bool{}
	if o := w.step.Ordering(); !o.Whole {
		if o.Mixed() {
			w.setVar(w.found, ivl.NewBool(false))
		}
		return
	}
	w.late[w.step] = w.lateWrites()
	for _, l := range w.late[w.step] {
		if l.happen != nil {
			w.setVar(l.happen, ivl.NewBool(false))
		}
	}
}

// closeSection does what waits for the end of the section at hand.
func (w *watched) closeSection() {
	w.releaseLate()
	if o := w.step.Ordering(); o.Mixed() && o.FailureAcquires {
		w.add(w.knows, ivl.NewIdent(w.found)) // nothing was written
	}
	for _, claim := range w.checks {
		w.emit(claim)
	}
	w.checks = nil
}

// lateWrites lists the writes of the section at hand, if what it reads from another
// variable after one of them can be news.
func (w *watched) lateWrites() []*lateWrite {
	var out []*lateWrite
	var written []cfg.Access
	news := false
	at := map[ivl.Stmt]int{} // how many accesses of a statement came before
	for _, a := range w.step.Accesses {
		i := at[a.Stmt]
		at[a.Stmt]++
		switch {
		case w.known[a.Var] == nil || !followed(a):
		case a.Write:
			l := &lateWrite{stmt: a.Stmt, access: i, of: a.Var, known: w.known[a.Var]}
			out, written = append(out, l), append(written, a)
		default:
			news = news || slices.ContainsFunc(written, func(x cfg.Access) bool { return a.Var != x.Var || len(a.Args) > 0 })
		}
	}
	if !news {
		return nil
	}
	for k, l := range out {
		if len(w.step.Blocks) > 1 {
			l.happen = w.local(w.inst.Name+".wrote", ivl.BoolType)
		}
		for _, e := range written[k].Args {
			l.index = append(l.index, ivl.NewIdent(w.local(w.inst.Name+".at", e.Type())))
		}
	}
	return out
}

// releaseLate releases what the writes of the open section publish at its end.
func (w *watched) releaseLate() {
	if len(w.late[w.step]) > 0 {
		w.now = map[string]bool{}
	}
	for _, l := range w.late[w.step] {
		if !l.seen {
			continue // while no other thread was there
		}
		place := within(l.known, l.index)
		publish := func() {
			w.set(place, ivl.NewIdent(w.knows))
			if own := w.head(l.of); own != nil {
				w.set(within(own, l.index), ivl.NewIdent(w.knows))
			}
		}
		if l.happen == nil {
			publish()
		} else {
			w.when(ivl.NewIdent(l.happen), publish)
		}
	}
}
