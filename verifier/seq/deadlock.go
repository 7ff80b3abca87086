package seq

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
)

// waiter is what the final state says of one thread.
type waiter struct {
	th       *thread
	finished ivl.Expr
	blocked  ivl.Expr
	// forThread gives, for each other thread, whether this one waits for it.
	forThread []*ivl.Var
}

// deadlock asserts that there is none.
func (f *final) deadlock() {
	ws := make([]*waiter, len(f.out.threads))
	partial := false
	for i, th := range f.out.threads {
		ws[i] = f.waiter(th)
		partial = partial || ws[i].forThread != nil
	}
	var unfinished, progress []ivl.Expr
	for _, w := range ws {
		u := ivl.NewNot(w.finished)
		if w.th.started != nil {
			u = ivl.NewAnd(ivl.NewIdent(w.th.started), u)
		}
		if !isFalse(w.finished) {
			f.emit(&ivl.If{Cond: w.finished, Then: []ivl.Stmt{f.out.mark(Mark{Kind: Ended, Thread: w.th.inst.ID})}})
		}
		unfinished = append(unfinished, u)
		progress = append(progress, ivl.NewAnd(u, ivl.NewNot(w.blocked)))
	}
	f.claim(Goal{Final: goal.AllWait},
		ivl.NewOr(ivl.NewNot(ivl.NewOr(unfinished...)), ivl.NewOr(progress...)))
	if partial {
		f.cycle(ws)
	}
}

// waiter finds out whether a thread is finished or blocked, and by whom. Being
// blocked is a guess that the execution has to live up to.
func (f *final) waiter(th *thread) *waiter {
	w := &waiter{th: th, finished: ivl.NewBool(false), blocked: ivl.NewBool(false)}
	last := len(th.steps) - 1
	if len(th.ends) > 0 {
		w.finished = ivl.NewAnd(ivl.NewIdent(th.done[last]), ivl.NewOr(th.ends...))
	}
	var steps []int
	for i := range th.steps {
		if th.steps[i].guard != nil && waits(th.steps[i].stmts[th.steps[i].prefix:]) {
			steps = append(steps, i)
		}
	}
	if len(steps)+len(th.sticks) == 0 {
		return w
	}
	blocked := f.local(th.inst.Name+".blocked", ivl.BoolType)
	hit := f.local(th.inst.Name+".hit", ivl.BoolType)
	w.blocked = ivl.NewIdent(blocked)
	f.emit(&ivl.Havoc{Vars: []*ivl.Ident{ivl.NewIdent(blocked)}})
	body := []ivl.Stmt{assign(hit, ivl.NewBool(false))}
	for _, s := range th.sticks {
		stands := f.out.mark(Mark{Kind: Stands, Thread: th.inst.ID, Stmt: s.await})
		body = append(body, &ivl.If{Cond: f.unlessOver(s.await, ivl.NewAnd(ivl.NewIdent(th.done[s.step]), s.guard)),
			Then: []ivl.Stmt{stands, assign(hit, ivl.NewBool(true))}})
	}
	for _, i := range steps {
		p := f.newProbe(th, hit, false, func(s ivl.Stmt) []ivl.Stmt { return f.await(w, hit, s) })
		stmts := p.section(th.steps[i].stmts[th.steps[i].prefix:])
		body = append(body, &ivl.If{Cond: f.standing(th, i), Then: stmts})
	}
	body = append(body, &ivl.Assume{Cond: ivl.NewIdent(hit)})
	if w.forThread != nil {
		for _, v := range w.forThread {
			f.emit(assign(v, ivl.NewBool(false)))
		}
	}
	f.emit(&ivl.If{Cond: w.blocked, Then: body})
	return w
}

// waits reports whether some of the emitted statements is an await.
func waits(stmts []ivl.Stmt) bool {
	found := false
	ivl.WalkStmts(stmts, func(s ivl.Stmt) bool {
		found = found || isAwait(s)
		return !found
	})
	return found
}

// isAwait reports whether s was emitted for an await.
func isAwait(s ivl.Stmt) bool {
	if _, ok := s.(*ivl.Assume); !ok {
		return false
	}
	src, ok := ivl.Source(s).(*ivl.Assume)
	return ok && cfg.Awaits(src)
}

// await is what a probe does where an await stood: the thread is blocked there
// if it does not hold. It gives nil for all other statements.
func (f *final) await(w *waiter, hit *ivl.Var, s ivl.Stmt) []ivl.Stmt {
	if !isAwait(s) {
		return nil
	}
	then := []ivl.Stmt{
		f.out.mark(Mark{Kind: Stands, Thread: w.th.inst.ID, Stmt: ivl.Source(s)}),
		assign(hit, ivl.NewBool(true)),
	}
	if holder := goal.Holder(s); holder != nil {
		if w.forThread == nil {
			for _, other := range f.out.threads {
				w.forThread = append(w.forThread, f.local(w.th.inst.Name+".waits_for."+other.inst.Name, ivl.BoolType))
			}
		}
		for i, other := range f.out.threads {
			if id := goal.ThreadID(other.inst.ID, holder.Type()); id != nil {
				then = append(then, assign(w.forThread[i], ivl.NewEq(holder, id)))
			}
		}
	}
	return []ivl.Stmt{&ivl.If{Cond: f.unlessOver(s, ivl.NewNot(s.(*ivl.Assume).Cond)), Then: then}}
}

// unlessOver is fails, the condition that a thread waits at an await; one that spins does not if the
// entry procedure has returned.
func (f *final) unlessOver(await ivl.Stmt, fails ivl.Expr) ivl.Expr {
	entry := f.out.threads[0]
	if !goal.Spins(await) || len(entry.returns) == 0 {
		return fails
	}
	over := ivl.NewAnd(ivl.NewIdent(entry.done[len(entry.steps)-1]), ivl.NewOr(entry.returns...))
	return ivl.NewAnd(fails, ivl.NewNot(over))
}

// cycle asserts that no threads wait for one another: the members of the set
// are guessed.
func (f *final) cycle(ws []*waiter) {
	in := make([]*ivl.Var, len(ws))
	guess := &ivl.Havoc{}
	var any []ivl.Expr
	for i, w := range ws {
		if w.forThread == nil {
			continue
		}
		in[i] = f.local(w.th.inst.Name+".in_cycle", ivl.BoolType)
		guess.Vars = append(guess.Vars, ivl.NewIdent(in[i]))
		any = append(any, ivl.NewIdent(in[i]))
	}
	f.emit(guess)
	for i, w := range ws {
		if in[i] == nil {
			continue
		}
		var reasons []ivl.Expr
		for j, other := range ws {
			there := other.finished
			if in[j] != nil {
				there = ivl.NewOr(there, ivl.NewIdent(in[j]))
			}
			reasons = append(reasons, ivl.NewAnd(ivl.NewIdent(w.forThread[j]), there))
		}
		f.emit(&ivl.Assume{Cond: ivl.NewImplies(ivl.NewIdent(in[i]), ivl.NewAnd(w.blocked, ivl.NewOr(reasons...)))})
	}
	f.claim(Goal{Final: goal.SomeWait}, ivl.NewNot(ivl.NewOr(any...)))
}
