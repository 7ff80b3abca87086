package modular

import (
	"fmt"
	"maps"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/smt"
)

// induced takes over an assertion of induction, and reports whether s is one.
func (x *executor) induced(s *ivl.Assert) bool {
	if !s.Attrs.Has(candidateAttr) && !s.Attrs.Has(rankAttr) {
		return false
	}
	var guess *ivl.Var
	ivl.WalkExpr(s.Cond, func(e ivl.Expr) bool {
		if id, ok := e.(*ivl.Ident); ok && x.guesses[id.Var] {
			guess = id.Var
		}
		return guess == nil
	})
	x.guessed = append(x.guessed, duty{x.ev.Term(ivl.NewIdent(guess)), x.a.And(x.s.guard, x.a.Not(x.ev.Term(s.Cond)))})
	return true
}

func loopNumber(attrs ivl.Attrs, name string) string {
	n, _ := attrs.Get(name).Int(0)
	return fmt.Sprint(n)
}

// enter begins an arbitrary iteration of a loop: what its iterations change is arbitrary, but for the locks that the thread
// holds, if it holds the same ones after each.
func (x *executor) enter(s *ivl.Havoc) {
	k := loopNumber(s.Attrs, loopAttr)
	x.s.loops = maps.Clone(x.s.loops)
	if x.s.loops == nil {
		x.s.loops = map[string]*head{}
	}
	h := x.s.loops[k]
	if n, _ := s.Attrs.Get(loopAttr).Int(1); n == 0 {
		h = &head{same: x.a.Fresh("keeps", smt.SortBool), locals: map[int]smt.Term{}}
		x.kept = append(x.kept, h.same)
	}
	for _, id := range s.Vars {
		v := id.Var
		if v.Kind != ivl.Global {
			slot := x.slots[v]
			if _, number := ivl.Expand(v.Type).(*ivl.BVType); number {
				h.locals[slot] = x.ev.Flat(x.orArbitrary(x.s.env[slot], slot))
			}
			x.s.env[slot] = x.ev.Fresh(v.Name, v.Type)
			continue
		}
		x.enterAccounts(v, h)
		i := x.globals[v]
		w := &view{kind: lost, older: x.s.views[i], same: h.same, self: x.t, value: x.ev.Fresh(v.Name, v.Type)}
		if x.counts() {
			w.at = &moment{t: x.t, step: x.step, state: x.s.clone()}
		}
		x.s.views[i] = w
	}
	x.s.loops[k] = &head{slices.Clone(x.s.views), h.same, h.locals, h.accounts}
}

// back ends the iteration.
func (x *executor) back(k string) {
	a := x.a
	x.again[k] = true
	h := x.s.loops[k]
	if h == nil { // iterations change nothing
		x.s.guard = a.False()
		return
	}
	for _, b := range h.accounts {
		x.guessed = append(x.guessed, duty{b.guess, a.And(x.s.guard, a.Not(x.balanced(&b)))})
	}
	for i, v := range x.in.Globals {
		if x.owners[v] == 0 {
			continue
		}
		for _, index := range written(v, x.s.views[i], h.views[i]) {
			differ := a.Not(a.Eq(x.isSelf(x.t, x.read(v, x.s.views[i], index)), x.isSelf(x.t, x.read(v, h.views[i], index))))
			x.guessed = append(x.guessed, duty{h.same, a.And(x.s.guard, differ)})
		}
		between(x.s.views[i], h.views[i], func(w *view) {
			if w.kind == lost { // by a loop in this one, of which the writes are not listed
				x.guessed = append(x.guessed, duty{h.same, a.And(x.s.guard, a.Not(w.same))})
			}
		})
	}
	x.s.guard = a.False()
}
