package passes

import (
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

// openSection prepares the section that statement i of b begins.
func (w *watched) openSection(b *cfg.Block, i int, s *ivl.AtomicBegin) {
	w.openedIn, w.read = w.index, map[string]bool{}
	if o := w.ordering(); !o.Whole {
		if o.Mixed() {
			w.setVar(w.found, ivl.NewBool(false))
		}
		return
	}
	w.late[s] = w.lateWrites(b, i)
	for _, l := range w.late[s] {
		if l.happen != nil {
			w.setVar(l.happen, ivl.NewBool(false))
		}
	}
}

// lateWrites lists the writes of a section, if what it reads from another
// variable after one of them can be news.
func (w *watched) lateWrites(b *cfg.Block, i int) []*lateWrite {
	position := map[*cfg.Block]int{}
	for i, b := range w.inst.Blocks {
		position[b] = i
	}
	type event struct {
		at, n int
		a     cfg.Access
	}
	var reads, writes []event
	var out []*lateWrite
	n := 0
	straight := true
	cfg.InSection(b, i, func(in *cfg.Block, s ivl.Stmt) {
		n++
		straight = straight && in == b
		for i, a := range cfg.Accesses(s, isGlobal) {
			if w.known[a.Var] == nil || !followed(a) {
				continue
			}
			if e := (event{position[in], n, a}); a.Write {
				writes = append(writes, e)
				out = append(out, &lateWrite{stmt: s, access: i, of: a.Var, known: w.known[a.Var]})
			} else {
				reads = append(reads, e)
			}
		}
	})
	news := false
	for _, r := range reads {
		for _, x := range writes {
			after := r.at > x.at || r.at == x.at && r.n > x.n
			news = news || after && (r.a.Var != x.a.Var || len(r.a.Args) > 0)
		}
	}
	if !news {
		return nil
	}
	for k, l := range out {
		if !straight {
			l.happen = w.local(w.inst.Name+".wrote", ivl.BoolType)
		}
		for _, e := range writes[k].a.Args {
			l.index = append(l.index, ivl.NewIdent(w.local(w.inst.Name+".at", e.Type())))
		}
	}
	return out
}

// releaseLate releases what the writes of the open section publish at its end.
func (w *watched) releaseLate() {
	if len(w.late[w.begin]) > 0 {
		w.now = map[string]bool{}
	}
	for _, l := range w.late[w.begin] {
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

// inSectionsFirstBlock reports whether all that goes through the open section comes here.
func (w *watched) inSectionsFirstBlock() bool { return w.openedIn == w.index }
