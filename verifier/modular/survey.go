package modular

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/smt"
)

// survey looks at what threads may do, before they are executed.
func (x *executor) survey() {
	note := func(m map[*ivl.Var][]*thread, v *ivl.Var, t *thread) { m[v] = union(m[v], []*thread{t}) }
	x.eachAccess(func(t *thread, step *cfg.Step, acc cfg.Access, alone bool) {
		note(x.users, acc.Var, t)
		for p := t.inst.Parent; p != nil; p = p.Parent { // their children know what they know
			note(x.users, acc.Var, x.of[p])
		}
		if acc.Write {
			note(x.writers, acc.Var, t)
			if !alone {
				x.surveyPlace(t, acc)
			}
			x.surveyValue(t, step, acc)
			x.surveyState(t, step, acc)
		}
	})
	x.surveyOwners()
	for v := range x.owners { // who waits asks whom for, whatever it uses
		x.users[v] = x.threads
	}
	for v := range x.states {
		x.users[v] = x.threads
	}
	x.eachAccess(func(_ *thread, _ *cfg.Step, acc cfg.Access, _ bool) {
		if acc.Write {
			x.surveyLock(acc)
			x.surveySum(acc)
		}
	})
}

// eachAccess visits the accesses that threads make; that loops change something is none. It says whether no other thread can exist yet, since none was started in front of it.
func (x *executor) eachAccess(visit func(t *thread, step *cfg.Step, acc cfg.Access, alone bool)) {
	for _, t := range x.threads {
		alone := t.inst.Parent == nil
		for k, b := range t.inst.Blocks {
			alone = alone && k == 0
			for i, s := range b.Stmts {
				if _, starts := s.(*ivl.AsyncCall); starts {
					alone = false
				}
				if s.Info().Attrs.Has(loopAttr) {
					continue
				}
				for _, acc := range b.Accesses(i) {
					visit(t, b.Step(i), acc, alone)
				}
			}
		}
	}
}

// surveyOwners guesses which variables say who holds a lock: threads write their own ids to them, or 0.
func (x *executor) surveyOwners() {
	for _, v := range x.in.Globals {
		takers, fits := 0, !x.data[v]
		for t, of := range x.values[v] {
			own := 0
			for _, value := range of {
				switch {
				case x.isSelf(t, value) == x.a.True():
					own = 1
				case x.isNull(value) != x.a.True():
					fits = false
				}
			}
			takers += own
			fits = fits && of != nil
		}
		if fits && (takers > 1 || takers > 0 && x.waitedFor[v]) { // who waits to take it waits for others, perhaps for its readers
			x.owners[v] = x.rely(reliance{kind: owner, v: v})
		}
	}
}

// surveyLock notes a lock whose index is known.
func (x *executor) surveyLock(acc cfg.Access) {
	v := acc.Var
	if x.owners[v] == 0 || ivl.IsMap(v.Type) && len(acc.Args) == 0 {
		return
	}
	if index, ok := x.literals(acc.Args); ok && !slices.ContainsFunc(x.locks, func(l *lock) bool { return l.v == v && slices.Equal(l.index, index) }) {
		x.locks = append(x.locks, &lock{v: v, index: index})
	}
}

// surveyPlace notes where a thread writes a map: an index, or nil for somewhere, or everywhere.
func (x *executor) surveyPlace(t *thread, acc cfg.Access) {
	of := x.places[acc.Var]
	if of == nil {
		of = map[*thread][][]smt.Term{}
		x.places[acc.Var] = of
	}
	index, _ := x.literals(acc.Args) // none of a whole map
	if !slices.ContainsFunc(of[t], func(at []smt.Term) bool { return slices.Equal(at, index) }) {
		of[t] = append(of[t], index)
	}
}

// writersAt are the threads that may write an element of v since other threads exist.
func (x *executor) writersAt(v *ivl.Var, index []smt.Term) []*thread {
	if len(index) == 0 || !isConst(x.a, index) {
		return x.writers[v]
	}
	return slices.DeleteFunc(slices.Clone(x.writers[v]), func(t *thread) bool {
		return !slices.ContainsFunc(x.places[v][t], func(at []smt.Term) bool { return at == nil || x.same(at, index) != x.a.False() })
	})
}

// surveyValue notes what a thread writes to a variable.
func (x *executor) surveyValue(t *thread, step *cfg.Step, acc cfg.Access) {
	of := x.values[acc.Var]
	if of == nil {
		of = map[*thread][]smt.Term{}
		x.values[acc.Var] = of
	}
	before, seen := of[t]
	if seen && before == nil {
		return
	}
	written := acc.Value
	if f, ok := written.(*ivl.Lambda); ok {
		written = f.Body
	}
	if written != nil && !ivl.IsMap(written.Type()) {
		if value, ok := x.literals([]ivl.Expr{written}); ok {
			if x.isSelf(t, value[0]) == x.a.True() && step.Waits() {
				x.waitedFor[acc.Var] = true
			}
			if !slices.Contains(before, value[0]) {
				of[t] = append(before, value[0])
			}
			return
		}
	}
	of[t] = nil
}

// surveyState notes values by which threads say of themselves that they have ended, and those that start them that they run.
func (x *executor) surveyState(t *thread, step *cfg.Step, acc cfg.Access) {
	if x.data[acc.Var] || len(acc.Args) != 1 || acc.Value == nil || len(ivl.Children(acc.Value)) > 0 {
		return
	}
	if _, ok := acc.Value.(*ivl.Ident); ok {
		return
	}
	value, ok := x.literals([]ivl.Expr{acc.Value})
	index, known := x.literals(acc.Args)
	if !ok || !known || x.isNull(value[0]) == x.a.True() {
		return
	}
	s := x.states[acc.Var]
	if s == nil {
		s = &states{index: index[0]}
		x.states[acc.Var] = s
	}
	if index[0] == x.idLike(t, index[0]) && t.inst.Parent != nil && !slices.Contains(s.ended, value[0]) {
		s.ended = append(s.ended, value[0])
	}
	if step.Section() && slices.ContainsFunc(step.Stmts, func(s ivl.Stmt) bool { _, ok := s.(*ivl.AsyncCall); return ok }) && !slices.Contains(s.running, value[0]) {
		s.running = append(s.running, value[0])
		x.rely(reliance{kind: running, v: acc.Var, at: value[0]})
	}
}

// literals are the terms of literals and constants.
func (x *executor) literals(es []ivl.Expr) (out []smt.Term, ok bool) {
	for _, e := range es {
		if ivl.Mentions(e, func(v *ivl.Var) bool { return v.Kind != ivl.Const }) {
			return nil, false
		}
		t := x.ev.Term(e)
		if !x.a.IsConst(t) {
			return nil, false
		}
		out = append(out, t)
	}
	return out, true
}
