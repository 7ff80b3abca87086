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

var logic = goal.Logic[ivl.Expr]{And: ivl.NewAnd, Or: ivl.NewOr, Not: ivl.NewNot}

// deadlock asserts that there is none. Which threads wait for one another is guessed.
func (f *final) deadlock() {
	var threads []goal.Standing[ivl.Expr]
	guess := &ivl.Havoc{}
	for _, th := range f.out.threads {
		w := f.waiter(th)
		s := goal.Standing[ivl.Expr]{Started: ivl.NewBool(true), Finished: w.finished, Blocked: w.blocked, Environment: goal.Environment(th.inst.Spawn)}
		if th.started != nil {
			s.Started = ivl.NewIdent(th.started)
		}
		for _, v := range w.forThread {
			s.For = append(s.For, ivl.NewAnd(w.blocked, ivl.NewIdent(v)))
		}
		if s.For != nil {
			in := ivl.NewIdent(f.local(th.inst.Name+".in_cycle", ivl.BoolType))
			s.Chosen, guess.Vars = in, append(guess.Vars, in)
		}
		if !ivl.IsBool(w.finished, false) {
			f.emit(&ivl.If{Cond: w.finished, Then: []ivl.Stmt{f.out.mark(Mark{Kind: Ended, Thread: th.inst.ID})}})
		}
		threads = append(threads, s)
	}
	f.assertUnreached(Goal{Final: goal.AllWait}, ivl.NewNot(logic.AllWaiting(threads)))
	some, choices := logic.SomeWaiting(threads)
	if len(choices) == 0 {
		return
	}
	f.emit(guess)
	for _, c := range choices {
		f.emit(&ivl.Assume{Cond: c})
	}
	f.assertUnreached(Goal{Final: goal.SomeWait}, ivl.NewNot(some))
}

// waiter finds out whether a thread is finished or blocked, and by which threads.
// Being blocked is a guess, which the execution must confirm.
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
	f.tried[th] = w.blocked
	f.emit(ivl.NewHavoc(blocked))
	body := []ivl.Stmt{ivl.NewAssign(hit, ivl.NewBool(false))}
	for _, s := range th.sticks {
		stands := f.out.mark(Mark{Kind: Stands, Thread: th.inst.ID, Stmt: s.await})
		body = append(body, &ivl.If{Cond: f.unlessOver(s.await, ivl.NewAnd(ivl.NewIdent(th.done[s.step]), s.guard)),
			Then: []ivl.Stmt{stands, ivl.NewAssign(hit, ivl.NewBool(true))}})
	}
	for _, i := range steps {
		p := f.newProbe(th, hit, false, func(s ivl.Stmt) []ivl.Stmt { return f.await(w, hit, s) })
		stmts := p.section(th.steps[i].stmts[th.steps[i].prefix:])
		body = append(body, &ivl.If{Cond: f.standing(th, i), Then: stmts})
	}
	body = append(body, &ivl.Assume{Cond: ivl.NewIdent(hit)})
	if w.forThread != nil {
		for _, v := range w.forThread {
			f.emit(ivl.NewAssign(v, ivl.NewBool(false)))
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

// isAwait reports whether s was emitted for an await. On the way through a probe there is none: the thread waits there in the
// execution without the iteration that the probe tries, which may have changed something before.
func isAwait(s ivl.Stmt) bool {
	if a, ok := s.(*ivl.Assume); !ok || a.Attrs.Has(cfg.WaitedFor) {
		return false
	}
	src, ok := ivl.Source(s).(*ivl.Assume)
	return ok && cfg.Awaits(src)
}

// timed is an await if a probe ends there that was asked of late times only; else nil.
func timed(s ivl.Stmt) ivl.Stmt {
	if !s.Info().Attrs.Has(cfg.Timed) {
		return nil
	}
	return s
}

// await is what a probe does where an await stood: the thread is blocked there
// if it does not hold. It gives nil for all other statements.
func (f *final) await(w *waiter, hit *ivl.Var, s ivl.Stmt) []ivl.Stmt {
	if !isAwait(s) {
		return nil
	}
	then := []ivl.Stmt{
		f.out.mark(Mark{Kind: Stands, Thread: w.th.inst.ID, Stmt: ivl.Source(s), Timed: timed(s)}),
		ivl.NewAssign(hit, ivl.NewBool(true)),
	}
	if holder := goal.Holder(s); holder != nil {
		if w.forThread == nil {
			for _, other := range f.out.threads {
				w.forThread = append(w.forThread, f.local(w.th.inst.Name+".waits_for."+other.inst.Name, ivl.BoolType))
			}
		}
		for i, other := range f.out.threads {
			if id := goal.ThreadID(other.inst.ID, holder.Type()); id != nil {
				then = append(then, ivl.NewAssign(w.forThread[i], ivl.NewEq(holder, id)))
			}
		}
	}
	return []ivl.Stmt{&ivl.If{Cond: f.unlessOver(s, ivl.NewNot(s.(*ivl.Assume).Cond)), Then: then}}
}

// unlessOver is fails, the condition that a thread waits at an await. A spinning thread does not wait if
// the entry procedure has returned.
func (f *final) unlessOver(await ivl.Stmt, fails ivl.Expr) ivl.Expr {
	entry := f.out.threads[0]
	if !goal.Spins(await) || len(entry.returns) == 0 {
		return fails
	}
	over := ivl.NewAnd(ivl.NewIdent(entry.done[len(entry.steps)-1]), ivl.NewOr(entry.returns...))
	return ivl.NewAnd(fails, ivl.NewNot(over))
}
