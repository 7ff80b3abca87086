package machine

import (
	"cmp"
	"fmt"
	"math/big"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
)

// Status says what Step did.
type Status uint8

// The outcomes of a step.
const (
	// Ran: the statement was executed.
	Ran Status = iota
	// Blocked: the await does not hold; nothing was changed.
	Blocked
	// Pruned: the assume does not hold, so this execution does not exist.
	Pruned
	// Failed: the assertion does not hold; Event.Failure says more.
	Failed
	// Ended: the thread has ended.
	Ended
	// Exited: the process has ended.
	Exited
)

// String names the status in lower case.
func (s Status) String() string {
	return [...]string{Ran: "ran", Blocked: "blocked", Pruned: "pruned", Failed: "failed", Ended: "ended", Exited: "exited"}[s]
}

// Failure is an assertion that failed.
type Failure struct {
	Stmt     ivl.Stmt
	Thread   int
	Kind     goal.Kind
	Property string // the property's name; of a goal.Bound, the bound's
	Message  string // what to tell people; of a goal.Unmodelled, the reason
}

// Event is what a step did.
type Event struct {
	Status Status
	// Stmt is the statement executed; nil for the end of a block.
	Stmt ivl.Stmt
	// Values are the nondeterministic values taken (of a havoc; the address of
	// an allocation; the index of the target of a goto with several targets).
	Values []value.Value
	// Child is the index of the thread that an async call created.
	Child   int
	Failure *Failure
}

// Oracle decides what a program leaves open.
type Oracle interface {
	// Havoc gives a value for each of h.Vars.
	Havoc(m *Machine, t int, h *ivl.Havoc) ([]value.Value, error)
	// Choose picks one of the n targets of a goto.
	Choose(m *Machine, t int, n int) (int, error)
	// Allocate gives the address of a fresh object, or an invalid Value for
	// the machine's own choice.
	Allocate(m *Machine, t int, c *ivl.Call) (value.Value, error)
	// Child numbers the thread instance that the async call starts.
	Child(m *Machine, t int, c *ivl.AsyncCall) (int, error)
}

// Guesser is an Oracle that decides what is unknown in a partial machine.
type Guesser interface {
	// Guess picks one of n ways, some of which the program may not have.
	Guess(n int) int
	// Suppose says that an assumption is taken to hold.
	Suppose()
}

// guess says whether e holds, whose value is unknown.
func (m *Machine) guess(o Oracle, e ivl.Expr, pos ivl.Pos) (bool, error) {
	if g, ok := o.(Guesser); ok && m.partial {
		return g.Guess(2) == 0, nil
	}
	return false, &OpenError{pos, e}
}

// OpenError says that an expression has no determined value: it applies a
// function without meaning, or divides by zero.
type OpenError struct {
	Pos  ivl.Pos
	Expr ivl.Expr
}

// Error gives the position and the expression.
func (e *OpenError) Error() string {
	text := fmt.Sprintf("the value of %s is not determined", ivl.FormatExpr(e.Expr))
	if !e.Pos.IsValid() { // the statement is none of the source
		return text
	}
	return fmt.Sprintf("%s: %s", e.Pos, text)
}

// Step executes the next statement of thread t, or takes it from the end of a
// block to the next one. The thread must not have ended.
func (m *Machine) Step(t int, o Oracle) (Event, error) {
	if m.exited || m.threads[t].Ended {
		panic(fmt.Sprintf("machine: step of thread %d, which has ended", t))
	}
	th := m.own(t)
	f := th.Top()
	if f.Index == len(f.Block.Stmts) {
		return m.leave(t, th, f, o)
	}
	s := f.Block.Stmts[f.Index]
	ev := Event{Stmt: s}
	x := &m.exec
	*x = executor{m: m, t: t, th: th, f: f, o: o, pos: s.Info().Pos}
	x.execute(s, &ev)
	return ev, x.err
}

// executor executes one statement.
type executor struct {
	m   *Machine
	t   int
	th  *Thread
	f   *Frame
	o   Oracle
	pos ivl.Pos
	err error
}

// eval evaluates e; the first failure is kept in err. In a partial machine it is an invalid value instead.
func (x *executor) eval(e ivl.Expr) value.Value {
	x.m.cur = x.f
	v, ok := x.m.ev.Eval(e)
	if !ok && x.m.partial {
		return value.Value{}
	}
	if !ok && x.err == nil {
		x.err = &OpenError{x.pos, e}
	}
	return v
}

// holds reports whether an assumption holds. One that is unknown is taken to hold, which leaves more executions, but in a probe, which asks
// what all of them do, and where it is an await: there the oracle says.
func (x *executor) holds(s *ivl.Assume) (ok bool) {
	v := x.eval(s.Cond)
	switch {
	case v.IsValid() || x.err != nil:
		return v.IsTrue()
	case !s.Await && !x.m.InProbe(x.t):
		if g, ok := x.o.(Guesser); ok && !s.Attrs.Has(cfg.Chosen) {
			g.Suppose()
		}
		return true
	}
	ok, x.err = x.m.guess(x.o, s.Cond, x.pos)
	return ok
}

func (x *executor) all(es []ivl.Expr) []value.Value { return x.appendAll(nil, es) }

func (x *executor) appendAll(to []value.Value, es []ivl.Expr) []value.Value {
	for _, e := range es {
		to = append(to, x.eval(e))
	}
	return to
}

// execute executes the next statement of the thread.
func (x *executor) execute(s ivl.Stmt, ev *Event) {
	m, th, f := x.m, x.th, x.f
	if m.partial {
		x.split()
		defer func() { m.ev.Elsewhere = nil }()
		x.decide(s)
	}
	switch s := s.(type) {
	case *ivl.Assert:
		if x.eval(s.Cond).IsTrue() || x.err != nil || m.InProbe(x.t) && goal.Failures.Has(goal.KindOf(s)) {
			break
		}
		if c := th.Modelled(goal.Reported); c != nil && goal.WasReported(c, s) {
			ev.Status = Pruned
			return
		}
		ev.Status = Failed
		ev.Failure = failure(s, x.t)
		return
	case *ivl.Assume:
		if IsMarker(s) {
			if s.Attrs.Has("sourceloc") {
				f.Mark = s
			}
			break
		}
		if x.holds(s) || x.err != nil || cfg.Bounded(s) && m.InProbe(x.t) {
			break
		}
		switch {
		case IsThreadExit(s):
			th.end()
			ev.Status = Ended
		case IsExit(s):
			m.exited = true
			ev.Status = Exited
		case s.Await:
			ev.Status = Blocked
		default:
			ev.Status = Pruned
		}
		return
	case *ivl.Havoc:
		ev.Values, x.err = x.o.Havoc(m, x.t, s)
		if x.err == nil && len(ev.Values) != len(s.Vars) {
			x.err = fmt.Errorf("%s: %d values for %d variables", x.pos, len(ev.Values), len(s.Vars))
		}
		for i := 0; x.err == nil && i < len(s.Vars); i++ {
			if !m.partial {
				x.err = CheckType(ev.Values[i], s.Vars[i].Var, x.pos)
			}
		}
		if x.err != nil {
			return
		}
		for i, v := range s.Vars {
			m.set(f, v.Var, ev.Values[i])
		}
	case *ivl.Assign:
		if s.Attrs.Has(cfg.Probed) && m.InProbe(x.t) {
			m.set(f, cfg.Target(s.Lhs[0]).Var, value.Bool(true))
			break
		}
		x.assign(s)
	case *ivl.Call:
		x.call(s, ev)
		return
	case *ivl.AsyncCall:
		x.spawn(s, ev)
	case *ivl.Yield:
	default:
		if !cfg.Delimits(s) {
			panic(fmt.Sprintf("machine: unexpected statement %T", s))
		}
		if cfg.BeginsProbe(s) && m.InProbe(x.t) { // the thread waits in that loop, which its own probe says
			ev.Status = Pruned
			return
		}
		x.cross(s)
	}
	if x.err == nil {
		f.Index++
	}
}

// split makes cases of an unknown local variable that is an index in the next statement: it is one of those at which
// the maps that are read have entries, or one at which they have none, as Elsewhere then says.
func (x *executor) split() {
	var index *ivl.Var
	accesses := x.f.Block.Accesses(x.f.Index)
	for _, a := range accesses {
		for _, arg := range a.Args {
			if id, ok := arg.(*ivl.Ident); ok && !a.Write && !x.eval(id).Whole() && !x.m.Prog.slots[id.Var].global {
				index = id.Var
			}
		}
	}
	if index == nil {
		return
	}
	var at []value.Value
	var maps []*ivl.Var
	for _, a := range accesses {
		if a.Write || !slices.ContainsFunc(x.all(a.Args), func(v value.Value) bool { return !v.Whole() }) {
			continue
		}
		id, ok := a.Args[0].(*ivl.Ident)
		of, known := x.m.Global(a.Var)
		if !ok || len(a.Args) > 1 || id.Var != index || !known || of.Kind() != value.MapKind || !of.Default().IsValid() {
			return // the cases would not be all
		}
		maps = append(maps, a.Var)
		of.Each(func(args []value.Value, _ value.Value) bool {
			at = append(at, args[0])
			return true
		})
	}
	g, ok := x.o.(Guesser)
	if !ok {
		return
	}
	if i := g.Guess(len(at) + 1); i < len(at) {
		x.m.set(x.f, index, at[i])
	} else {
		x.m.ev.Elsewhere = maps
	}
}

// decide chooses which of two values s assigns, where that depends on a local variable that is unknown.
func (x *executor) decide(s ivl.Stmt) {
	a, ok := s.(*ivl.Assign)
	if !ok {
		return
	}
	for _, r := range a.Rhs {
		ite, ok := r.(*ivl.IfThenElse)
		if !ok {
			continue
		}
		id, ok := ite.C.(*ivl.Ident)
		if !ok || x.m.Prog.slots[id.Var].global || x.eval(id).IsValid() || x.err != nil {
			continue
		}
		var holds bool
		if holds, x.err = x.m.guess(x.o, id, x.pos); x.err == nil {
			x.m.set(x.f, id.Var, value.Bool(holds))
		}
	}
}

// CheckType says that v is no value of the type of variable id.
func CheckType(v value.Value, id *ivl.Var, pos ivl.Pos) error {
	if value.HasType(v, id.Type) {
		return nil
	}
	return fmt.Errorf("%s: %s is not a value of variable %s of type %s", pos, v, id.Name, id.Type)
}

func failure(s *ivl.Assert, t int) *Failure {
	out := &Failure{Stmt: s, Thread: t, Kind: goal.KindOf(s), Property: cmp.Or(s.Attrs.Text("property"), "assertion"), Message: s.Attrs.Text("msg")}
	switch out.Kind {
	case goal.Unmodelled:
		out.Property, out.Message = "unknown", s.Attrs.Text("unknown")
	case goal.Bound:
		out.Property = s.Attrs.Text("bound")
	}
	return out
}

func (th *Thread) end() {
	th.Ended = true
	th.Atomic, th.Section = 0, nil
	th.Frames = nil
}

// assign evaluates all values before the first variable changes.
func (x *executor) assign(s *ivl.Assign) {
	guessed := *x.m.guessed
	var few [4]value.Value // so that it need not be allocated
	vals := x.appendAll(few[:0], s.Rhs)
	if x.unused(s) {
		*x.m.guessed = guessed
	}
	// A left-hand side m[i][j] means m := m[i := m[i][j := v]]; all of it is
	// computed before anything is assigned.
	for i, l := range s.Lhs {
		for sel, ok := l.(*ivl.Select); ok; sel, ok = l.(*ivl.Select) {
			args := x.all(sel.Args)
			guessed := *x.m.guessed
			m := x.eval(sel.M)
			*x.m.guessed = guessed // what is stored to is not read
			if x.err != nil {
				return
			}
			vals[i] = m.Updated(args, vals[i])
			l = sel.M
		}
	}
	if x.err != nil {
		return
	}
	for i, l := range s.Lhs {
		v := cfg.Target(l).Var
		at := x.m.Prog.slots[v]
		open := at.global && x.m.open[at.index]
		x.m.set(x.f, v, vals[i])
		if _, whole := l.(*ivl.Ident); !whole && open {
			x.m.open[at.index] = true
		}
	}
}

// unused reports whether nothing reads what s assigns.
func (x *executor) unused(s *ivl.Assign) bool {
	for _, l := range s.Lhs {
		id, whole := l.(*ivl.Ident)
		if !whole || x.m.Prog.IsGlobal(id.Var) || x.f.liveness().Live(id.Var, x.f.Block, x.f.Index+1) {
			return false
		}
	}
	return true
}

// call executes a primitive, or enters a procedure.
func (x *executor) call(s *ivl.Call, ev *Event) {
	m, th, f := x.m, x.th, x.f
	args := x.all(s.Args)
	if x.err != nil {
		return
	}
	switch {
	case s.Proc.IsThreadSelf() || s.Proc.IsThreadChild():
		id := th.ID
		if s.Proc.IsThreadChild() {
			id = th.child
		}
		if !cfg.HasThreadID(s.Proc.Outs[0].Type, id) {
			ev.Status = Failed
			ev.Failure = &Failure{Stmt: s, Thread: x.t, Kind: goal.Unmodelled, Property: "unknown", Message: cfg.ManyThreads}
			return
		}
		x.result(s, uint64(id))
	case s.Proc.IsAllocator():
		x.allocate(s, args, ev)
		return
	default:
		p := m.Prog.Procs[s.Proc]
		if p == nil || len(p.Blocks) == 0 {
			x.err = fmt.Errorf("%s: procedure %s has no body", x.pos, s.Name)
			return
		}
		f.Index++
		callee := m.newFrame(p, s)
		copy(callee.Vars, args)
		th.Frames = append(th.Frames, callee)
		return
	}
	f.Index++
}

// result assigns the number n to what an intrinsic call returns.
func (x *executor) result(s *ivl.Call, n uint64) {
	if len(s.Outs) > 0 && s.Outs[0] != nil {
		v := s.Outs[0].Var
		x.m.set(x.f, v, value.Number(v.Type, new(big.Int).SetUint64(n)))
	}
}

// spawn makes a thread, which begins with the procedure.
func (x *executor) spawn(s *ivl.AsyncCall, ev *Event) {
	m := x.m
	args := x.all(s.Args)
	p := m.Prog.Procs[s.Proc]
	if x.err == nil && (p == nil || len(p.Blocks) == 0) {
		x.err = fmt.Errorf("%s: procedure %s has no body", x.pos, s.Name)
	}
	if x.err != nil {
		return
	}
	instance, err := x.o.Child(m, x.t, s)
	if err != nil {
		x.err = err
		return
	}
	f := m.newFrame(p, nil)
	copy(f.Vars, args)
	child := &Thread{
		owner: m.owner, Frames: []Frame{f}, ID: int64(instance) + 1,
		Instance: instance, Parent: x.t, Spawn: s, SpawnAt: x.th.Position(),
	}
	ev.Child = len(m.threads)
	m.threads = append(m.threads, child)
	x.th.child = child.ID
}

// leave takes thread t from the end of a block to the next block, or back to
// the caller.
func (m *Machine) leave(t int, th *Thread, f *Frame, o Oracle) (Event, error) {
	var ev Event
	switch term := f.Block.Term.(type) {
	case *cfg.Goto:
		i := 0
		switch n := len(term.Targets); n {
		case 0:
			ev.Status = Pruned
			return ev, nil
		case 1:
		default:
			var err error
			if i, err = o.Choose(m, t, n); err != nil {
				return ev, err
			}
			if i < 0 || i >= n {
				return ev, fmt.Errorf("target %d of a goto with %d targets", i, n)
			}
			ev.Values = []value.Value{value.Int64(int64(i))}
		}
		f.Block, f.Index = term.Targets[i], 0
	case *cfg.Branch:
		m.cur = f
		c, ok := m.ev.Eval(term.Cond)
		holds := c.IsTrue()
		if !ok {
			var pos ivl.Pos
			if term.Stmt != nil {
				pos = term.Stmt.Info().Pos
			}
			var err error
			if holds, err = m.guess(o, term.Cond, pos); err != nil {
				return ev, err
			}
		}
		if holds {
			f.Block, f.Index = term.Then, 0
		} else {
			f.Block, f.Index = term.Else, 0
		}
	case *cfg.Return:
		if len(th.Frames) == 1 {
			th.end()
			th.Returned = true
			ev.Status = Ended
			return ev, nil
		}
		done := *f
		th.Frames = th.Frames[:len(th.Frames)-1]
		caller := th.Top()
		for i, out := range done.Proc.Outs {
			if i < len(done.Call.Outs) && done.Call.Outs[i] != nil {
				m.set(caller, done.Call.Outs[i].Var, done.Vars[m.Prog.slots[out].index])
			}
		}
	default:
		panic(fmt.Sprintf("machine: unexpected terminator %T", term))
	}
	return ev, nil
}
