package modular

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/smt"
)

// reliance is what threads may rely on: a property of all steps of a thread, or of all threads. It is a guess, and dropped
// if a step is found that breaks it. What one thread relies on, the others have to guarantee (Jones: Tentative Steps
// Toward a Development Method for Interfering Programs, TOPLAS 1983).
type reliance struct {
	kind relianceKind
	t    *thread
	v    *ivl.Var
	lock *lock
	at   smt.Term // a value
	loop string   // its number
}

type relianceKind uint8

const (
	// neverWrites: t does not write v while others that access it run.
	neverWrites relianceKind = iota
	// writesOwn: of v, t writes the element with its own id, while others that access it run.
	writesOwn
	// protected: who writes v while others that access it run holds lock.
	protected
	// owner: the elements of v are 0, or the id of the thread that wrote it; who writes it writes 0 or its own id,
	// over 0 or its own id.
	owner
	// ended: if an element of v is at, the thread with that id has ended.
	ended
	// keeps: no iteration of the loop has t give the lock up, not even for a while.
	keeps
	// frees: t does not end while it holds the lock.
	frees
	// running: if an element of v is at, its index is the id of a thread that has begun and not ended.
	running
)

// rely gives the term that says of a reliance that it is one. It is the same for the same reliance.
func (x *executor) rely(r reliance) smt.Term {
	if t, ok := x.reliances[r]; ok {
		return t
	}
	t := x.a.Fresh("rely", smt.SortBool)
	x.reliances[r] = t
	x.order = append(x.order, r)
	return t
}

// duty is a term that must not hold for the guess to be true.
type duty struct {
	guess smt.Term
	bad   smt.Term
}

// duties lists what has to hold for what is relied on.
func (x *executor) duties() (out []duty) {
	for i := 0; i < len(x.order); i++ { // terms that are made may rely on more
		r := x.order[i]
		guess := x.reliances[r]
		for _, w := range x.writes[r.v] {
			if bad := x.a.And(w.guard, x.breaks(r, w)); bad != x.a.False() {
				out = append(out, duty{guess, bad})
			}
		}
		if r.kind == frees {
			for _, e := range x.ends {
				if e.t == r.t {
					out = append(out, duty{guess, x.a.And(e.guard, x.holds(e.t, e.state, r.lock))})
				}
			}
			continue
		}
		if r.kind == running {
			for _, e := range x.ends {
				if bad := x.a.And(e.guard, x.outlives(r, e)); bad != x.a.False() {
					out = append(out, duty{guess, bad})
				}
			}
		}
	}
	return out
}

// breaks says that a write breaks what is relied on.
func (x *executor) breaks(r reliance, w *access) smt.Term {
	a := x.a
	switch r.kind {
	case neverWrites, writesOwn:
		if w.t != r.t {
			return a.False()
		}
		own := a.False()
		if r.kind == writesOwn && len(w.index) == 1 {
			own = x.isSelf(w.t, w.index[0])
		}
		return a.Not(a.Or(own, x.exempt(w)))
	case protected:
		return a.Not(a.Or(x.exempt(w), x.excludes(w, r.lock)))
	}
	switch r.kind {
	case frees: // is about the end
		return a.False()
	case keeps:
		if w.t != r.t || !slices.Contains(w.inside, r.loop) {
			return a.False()
		}
		switch {
		case w.value == 0:
			return a.True()
		case r.lock.tokens != nil:
			return x.same(w.index, r.lock.index)
		}
		return a.And(x.same(w.index, r.lock.index), a.Not(x.isSelf(w.t, w.value)))
	}
	if w.value == 0 { // the whole map
		return a.Bool(!w.alone || !w.zero)
	}
	switch r.kind {
	case owner:
		fine := func(t smt.Term) smt.Term { return a.Or(x.isSelf(w.t, t), x.isNull(t)) }
		before := a.True() // whatever it is before other threads exist
		if !w.alone {
			before = fine(x.read(r.v, w.views[x.globals[r.v]], w.index))
		}
		return a.Not(a.And(fine(w.value), before))
	case ended:
		var some []smt.Term
		for _, t := range x.threads {
			if t != w.t || !w.last {
				some = append(some, a.And(x.isSelf(t, w.index[0]), a.Not(w.ended[t.id()])))
			}
		}
		return a.And(a.Eq(w.value, r.at), a.Or(some...))
	default: // running
		var fine []smt.Term
		for _, t := range x.threads {
			switch {
			case t == w.t && !w.last:
				fine = append(fine, x.isSelf(t, w.index[0]))
			case slices.Contains(w.born, t): // on some of the ways, it may be
				fine = append(fine, a.And(t.start.guard, x.isSelf(t, w.index[0])))
			}
		}
		return a.And(a.Eq(w.value, r.at), a.Not(a.Or(fine...)))
	}
}

// outlives says that a thread ends, and its element still says that it runs.
func (x *executor) outlives(r reliance, e *end) smt.Term {
	id := x.idLike(e.t, x.states[r.v].index)
	if id == 0 {
		return x.a.True()
	}
	return x.a.Eq(x.read(r.v, e.views[x.globals[r.v]], []smt.Term{id}), r.at)
}

// exempt says that no other thread that accesses the variable has begun and not ended when an access is made.
func (x *executor) exempt(w *access) smt.Term {
	if w.exempt == 0 {
		var all []smt.Term
		for _, t := range x.users[w.v] {
			if t != w.t {
				all = append(all, x.a.Or(w.ended[t.id()], w.unborn[t.id()]))
			}
		}
		w.exempt = x.a.And(all...)
	}
	return w.exempt
}

func (x *executor) isNull(t smt.Term) smt.Term {
	switch s := x.a.Sort(t); s.Kind() {
	case smt.BVKind:
		return x.a.Eq(t, x.a.BV(s.Width(), 0))
	case smt.IntKind:
		return x.a.Eq(t, x.a.Int64(0))
	}
	return x.a.False()
}
