package seq

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
)

// The sequential programs look for deadlocks and races at the end of the last round. The
// environment makes the choices in an atomic section in which a thread may be blocked.

// Goal is what an assertion that is not the program's own looks for.
type Goal struct {
	goal.Final
	Race [2]int // of these instances
	// Alone is set for the deadlock of the entry thread while there is no other: its await,
	// of the lowered program.
	Alone ivl.Stmt
	Timed ivl.Stmt // as trace.Finding has it
}

// final is the procedure that looks at the state the last round leaves.
type final struct {
	out   *Output
	body  *ivl.Body
	names ivl.Names
	tried map[*thread]ivl.Expr // whether a trial of what the thread does next has changed its variables
}

// finalState gives the procedure, or nil if there is nothing to look for.
func (o *Output) finalState() *ivl.ProcDecl {
	if !o.Concurrent() || o.goals&goal.Of(goal.Deadlock, goal.Race) == 0 {
		return nil
	}
	f := &final{out: o, body: &ivl.Body{}, tried: map[*thread]ivl.Expr{}}
	races := f.races()
	for _, th := range o.threads {
		f.arrive(th)
	}
	if o.goals.Has(goal.Deadlock) {
		f.deadlock()
	}
	if len(races) > 0 {
		f.race(races)
	}
	if len(f.body.Stmts) == 0 {
		return nil
	}
	p := procedure(o.names.Unique("final"), ivl.Attrs{ivl.NewAttr("inline", 1)})
	p.Body = f.body
	p.Modifies = modified(f.body.Stmts)
	return p
}

// arrive takes a thread that has not executed its first step to the visible
// point of it: the statements before it are local.
func (f *final) arrive(th *thread) {
	s := th.steps[0]
	if th.started == nil || s.prefix == 0 {
		return
	}
	f.emit(&ivl.If{Cond: f.before(th, 0), Then: withoutAsserts(s.stmts[:s.prefix])})
}

// before is the condition that step i is the next one of the thread.
func (f *final) before(th *thread, i int) ivl.Expr {
	done := ivl.NewNot(ivl.NewIdent(th.done[i]))
	if i == 0 {
		return ivl.NewAnd(ivl.NewIdent(th.started), done)
	}
	return ivl.NewAnd(ivl.NewIdent(th.done[i-1]), done)
}

// standing is the condition that the thread stands at the visible point of
// step i.
func (f *final) standing(th *thread, i int) ivl.Expr {
	return ivl.NewAnd(f.before(th, i), th.steps[i].guard)
}

func (f *final) emit(s ...ivl.Stmt) { f.body.Stmts = append(f.body.Stmts, s...) }

func (f *final) local(name string, t ivl.Type) *ivl.Var {
	v := ivl.NewVar(f.names.Unique(name), t, ivl.Local)
	f.body.Locals = append(f.body.Locals, v)
	return v
}

// assertUnreached emits the assertion that the goal is not reached.
func (f *final) assertUnreached(g Goal, holds ivl.Expr) { f.emit(f.out.assertUnreached(g, holds)) }

func (o *Output) assertUnreached(g Goal, holds ivl.Expr) *ivl.Assert {
	a := g.Assert(holds)
	o.Goals[a] = g
	return a
}

// mark makes a statement that means m.
func (o *Output) mark(m Mark) *ivl.Assume {
	name := ""
	for _, th := range o.threads {
		if th.inst.ID == m.Thread {
			name = th.inst.Name
		}
	}
	s := &ivl.Assume{Cond: ivl.NewBool(true), StmtInfo: ivl.StmtInfo{
		Attrs:  ivl.Attrs{ivl.NewAttr(m.Kind.String(), name)},
		Origin: &ivl.Origin{Stmt: m.Stmt, Thread: m.Thread},
	}}
	o.Marks[s] = m
	return s
}

// touch is an access to data at a visible point.
type touch struct {
	cfg.Access          // over the emitted variables
	stmt       ivl.Stmt // of the lowered program
}

// noteTouches records those of the accesses at a visible point that are plain ones.
func (b *builder) noteTouches(accesses []cfg.Access) {
	for _, a := range accesses {
		if !b.out.goals.Has(goal.Race) || !b.out.data[a.Var] {
			continue
		}
		t := touch{Access: cfg.Access{Var: a.Var, Write: a.Write, Benign: a.Benign, Raced: a.Raced}, stmt: ivl.Source(a.Stmt)}
		for _, e := range a.Args {
			t.Args = append(t.Args, b.expr(e))
		}
		b.step().touches = append(b.step().touches, t)
	}
}

// stuckAt records where the thread is left when the assume or await s, on
// state of its own, does not hold.
func (b *builder) stuckAt(s *ivl.Assume, guard, holds ivl.Expr) {
	fails := ivl.NewAnd(guard, ivl.NewNot(holds))
	switch {
	case cfg.EndsThread(s):
		b.t.ends = append(b.t.ends, fails)
	case s.Await:
		b.t.sticks = append(b.t.sticks, stick{len(b.t.steps) - 1, fails, ivl.Source(s)})
	}
}

// waitAlone asserts that an await holds that the entry thread meets when there
// is no other thread.
func (b *builder) waitAlone(s *ivl.Assume, info ivl.StmtInfo, cond ivl.Expr) {
	if b.out.goals.Has(goal.Deadlock) {
		a := b.out.assertUnreached(Goal{Final: goal.AloneWaits, Alone: ivl.Source(s), Timed: timed(s)}, cond)
		a.Pos = info.Pos
		b.emit(a)
	}
}
