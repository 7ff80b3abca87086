package modular

import (
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/smt"
)

// view is what a thread knows of a global variable: a history that is read backwards. It is never changed.
type view struct {
	kind  viewKind
	older *view
	// whole: the value. initial, changed and lost: an arbitrary one.
	value bmc.Value
	// stored: what was written where.
	index   []smt.Term
	written smt.Term
	// merged: older if cond holds, else other.
	cond  smt.Term
	other *view
	at    *moment  // changed; lost: if accounts are kept
	same  smt.Term // lost: the thread holds the same locks as before
	self  *thread

	memo map[string]smt.Term
}

type viewKind uint8

const (
	initial viewKind = iota // never assigned
	whole                   // assigned as a whole
	stored                  // an element was assigned, or, without index, the variable
	changed                 // others may have written it since, where it is not stable
	merged                  // of two ways
	lost                    // by iterations of a loop
	unheld                  // the thread begins: it holds no lock
)

// moment is where a step of a thread begins.
type moment struct {
	*state
	past   *state // behind the last step
	t      *thread
	step   *cfg.Step
	others map[of]smt.Term
	loop   string // the step is the head of a loop, behind any number of iterations; "" if it is none
}

// of is what a thread has added to a cell.
type of struct {
	c *cell
	t *thread
}

// read is the value of an element of v, or of v itself.
func (x *executor) read(v *ivl.Var, w *view, index []smt.Term) smt.Term {
	key := termsKey(index)
	if t, ok := w.memo[key]; ok {
		return t
	}
	t := x.look(v, w, index)
	if w.memo == nil {
		w.memo = map[string]smt.Term{}
	}
	w.memo[key] = t
	return t
}

func termsKey(ts []smt.Term) string { return fmt.Sprint(ts) }

func (x *executor) look(v *ivl.Var, w *view, index []smt.Term) smt.Term {
	a := x.a
	value := func() smt.Term {
		if w.value.IsZero() {
			w.value = x.ev.Fresh(v.Name, v.Type)
		}
		if index == nil {
			return x.ev.Flat(w.value)
		}
		return x.ev.Element(w.value, index)
	}
	switch w.kind {
	case stored:
		same := x.same(w.index, index)
		if same == a.True() {
			return w.written
		}
		return a.Ite(same, w.written, x.read(v, w.older, index))
	case changed:
		stable := x.stable(w.at, v, index)
		if stable == a.True() {
			t := x.read(v, w.older, index)
			x.leftFree(v, w, t, index)
			return t
		}
		t := value()
		x.keepsHeld(v, w, a.True(), t, index)
		x.takesValue(v, w, t, index)
		t = a.Ite(stable, x.read(v, w.older, index), t)
		x.leftFree(v, w, t, index)
		x.sums(v, w, t, index)
		x.mention(w.at, v, index)
		return t
	case merged:
		return a.Ite(w.cond, x.read(v, w.older, index), x.read(v, w.other, index))
	case lost:
		t := value()
		x.keepsHeld(v, w, w.same, t, index)
		if w.at != nil {
			x.sums(v, w, t, index)
		}
		return t
	case unheld:
		t := x.read(v, w.older, index)
		x.axiom(a.Implies(x.owners[v], a.Not(x.isSelf(w.self, t))))
		return t
	}
	return value()
}

// maxValues is how many values a variable may take for that to be of use.
const maxValues = 8

// takesValue says of a new value of an element that it is the old one, or one that other threads write.
func (x *executor) takesValue(v *ivl.Var, w *view, t smt.Term, index []smt.Term) {
	var values []smt.Term
	for _, j := range x.writersAt(v, index) {
		if j == w.self {
			continue
		}
		of := x.values[v][j]
		if of == nil {
			return
		}
		values = union(values, of)
	}
	if len(values) > maxValues {
		return
	}
	ways := []smt.Term{x.a.Eq(t, x.read(v, w.older, index))}
	for _, value := range values {
		ways = append(ways, x.a.Eq(t, value))
	}
	x.axiom(x.a.Or(ways...))
}

// keepsHeld says of a new value of an owner variable that it is the thread's own id if and only if the old one was.
func (x *executor) keepsHeld(v *ivl.Var, w *view, if_, t smt.Term, index []smt.Term) {
	if own := x.owners[v]; own != 0 {
		x.axiom(x.a.Implies(x.a.And(own, if_), x.a.Eq(x.isSelf(w.self, t), x.isSelf(w.self, x.read(v, w.older, index)))))
	}
}

// leftFree says of a new value of an owner variable that it is not the id of a thread that has ended.
func (x *executor) leftFree(v *ivl.Var, w *view, t smt.Term, index []smt.Term) {
	for _, l := range x.locks {
		if l.tokens != nil || l.v != v || !slices.Equal(l.index, index) {
			continue
		}
		for _, j := range x.threads {
			if ended := w.at.ended[j.id()]; ended != x.a.False() && j != w.at.t {
				x.axiom(x.a.Implies(x.a.And(w.at.guard, x.owners[v], ended, x.rely(reliance{kind: frees, t: j, v: v, lock: l})), x.a.Not(x.isSelf(j, t))))
			}
		}
	}
}

func (x *executor) axiom(t smt.Term) {
	if t != x.a.True() {
		x.enc.Axioms = append(x.enc.Axioms, t)
	}
}

// same says that two indices are equal.
func (x *executor) same(p, q []smt.Term) smt.Term {
	if len(p) != len(q) {
		return x.a.False() // cannot be
	}
	return x.a.EqAll(p, q)
}

// stable says that nobody else has written the element of v between two steps of a thread, the later of which is m.
func (x *executor) stable(m *moment, v *ivl.Var, index []smt.Term) smt.Term {
	a := x.a
	var quiet []smt.Term
	for _, j := range x.writersAt(v, index) {
		if j == m.t {
			continue
		}
		ways := []smt.Term{m.ended[j.id()], m.unborn[j.id()], x.rely(reliance{kind: neverWrites, t: j, v: v})}
		if id := x.idTerm(j, index); id != 0 {
			ways = append(ways, a.And(x.rely(reliance{kind: writesOwn, t: j, v: v}), a.Not(a.Eq(index[0], id))))
		}
		quiet = append(quiet, a.Or(ways...))
	}
	stable := a.And(quiet...)
	if stable == a.True() || x.owners[v] != 0 {
		return stable
	}
	for _, l := range x.locks {
		counter := l.v
		if l.tokens != nil {
			counter = l.tokens.cells[0].v
		}
		if l.tokens == nil && !takes(m.past.views[x.globals[l.v]]) || l.tokens != nil && m.loop != "" && l.tokens.writer == nil {
			continue
		}
		held := x.shares(m.t, m.past, l)
		if held != a.False() && m.loop != "" {
			held = a.And(held, x.rely(reliance{kind: keeps, t: m.t, v: counter, lock: l, loop: m.loop}))
		}
		if held != a.False() {
			stable = a.Or(stable, a.And(x.rely(reliance{kind: protected, v: v, lock: l}), held))
		}
	}
	return stable
}

// idTerm is the id of a thread as a term like the only index; 0 if there is no such one.
func (x *executor) idTerm(t *thread, index []smt.Term) smt.Term {
	if len(index) != 1 {
		return 0
	}
	return x.idLike(t, index[0])
}

func (x *executor) idLike(t *thread, like smt.Term) smt.Term {
	s := x.a.Sort(like)
	switch {
	case s.Kind() == smt.BVKind && (s.Width() >= 31 || t.id()+1 < 1<<s.Width()):
		return x.a.BV(s.Width(), uint64(t.id()+1))
	case s.Kind() == smt.IntKind:
		return x.a.Int64(int64(t.id() + 1))
	}
	return 0
}

// isSelf says that a term is the id of a thread.
func (x *executor) isSelf(t *thread, is smt.Term) smt.Term {
	id := x.idLike(t, is)
	if id == 0 {
		return x.a.False()
	}
	return x.a.Eq(is, id)
}

// lock is an element of an owner variable, or all of some tokens, or such an element together with its readers.
type lock struct {
	v     *ivl.Var
	index []smt.Term
	// tokens exclude one another, or the holder; nil if it is an owner variable alone.
	tokens *tokens
}

// excludes says that a thread holds a lock when it makes an access, and so nobody else has a part in it. What has become of tokens is known between steps only.
func (x *executor) excludes(w *access, l *lock) smt.Term {
	if k := l.tokens; k != nil {
		if k.writer != nil {
			return x.a.And(k.valid, x.holds(w.t, w.before(), k.writer))
		}
		return x.a.And(k.valid, x.a.Eq(x.account(k, w.before().added), x.a.BVNeg(k.base)))
	}
	return x.shares(w.t, w.state, l)
}

// shares says that a thread has a part in a lock, and so nobody else holds it.
func (x *executor) shares(t *thread, s *state, l *lock) smt.Term {
	if k := l.tokens; k != nil {
		return x.a.And(k.valid, x.a.BVSlt(x.nullLike(k.base), x.taken(k, x.account(k, s.added))))
	}
	return x.a.And(x.owners[l.v], x.holds(t, s, l))
}

// holds says that a thread holds a lock.
func (x *executor) holds(t *thread, s *state, l *lock) smt.Term {
	return x.isSelf(t, x.read(l.v, s.views[x.globals[l.v]], l.index))
}

// takes reports whether the thread whose view it is may have taken locks.
func takes(w *view) bool {
	for {
		switch w.kind {
		case unheld:
			return false
		case changed:
			w = w.older
		default:
			return true
		}
	}
}

// written lists the indices at which v may have been written between two views of it; a variable that is no map has one index, nil.
func written(v *ivl.Var, now, before *view) (out [][]smt.Term) {
	between(now, before, func(w *view) {
		if (w.kind == stored || w.kind == whole && !ivl.IsMap(v.Type)) && !slices.ContainsFunc(out, func(i []smt.Term) bool { return slices.Equal(i, w.index) }) {
			out = append(out, w.index)
		}
	})
	return out
}

// between visits a view and those that it rests on, down to another one.
func between(now, before *view, visit func(*view)) {
	seen := map[*view]bool{nil: true, before: true}
	for work := []*view{now}; len(work) > 0; {
		w := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[w] {
			continue
		}
		seen[w] = true
		visit(w)
		work = append(work, w.other, w.older)
	}
}

// rests reports whether a view is of a kind, or rests on one.
func rests(w *view, kind viewKind) (found bool) {
	between(w, nil, func(w *view) { found = found || w.kind == kind })
	return found
}
