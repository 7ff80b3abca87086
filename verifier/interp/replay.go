package interp

import (
	"context"
	"errors"
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Replay executes the schedule s on p and reports what happened. For each
// choice it advances the thread to its next statement that is Choice.Stmt,
// executing what lies before, and then executes that statement with the values
// of the choice. Choices of deterministic statements that touch nothing shared
// are not needed and not looked at. The last choice must be an assertion that
// fails, a deadlock or a race. If an assertion fails before, the trace ends there: that is a
// counterexample too, and a note says so.
//
// The error says where and why the execution diverged from the schedule: an
// assume or await that does not hold, a thread that never gets to the
// statement, an assertion that holds, a context switch inside an atomic
// section. An ApproximateError says that the failure need not be one of the real program.
func Replay(ctx context.Context, p *cfg.Program, s trace.Schedule) (*trace.Trace, error) {
	return replay(ctx, p, s, nil)
}

// Watch executes the schedule s on p like Replay and calls watch after each
// statement and each end of a block that were executed, with the machine as they
// left it.
func Watch(ctx context.Context, p *cfg.Program, s trace.Schedule, watch func(*Machine, Event)) error {
	_, err := replay(ctx, p, s, watch)
	return err
}

func replay(ctx context.Context, p *cfg.Program, s trace.Schedule, watch func(*Machine, Event)) (*trace.Trace, error) {
	if len(s) == 0 {
		return nil, errors.New("the schedule is empty")
	}
	var c Config
	if s[0].Thread == trace.Initial {
		c.Initial = s[0].Values
		s = s[1:]
	}
	m, err := New(p, c)
	if err != nil {
		return nil, err
	}
	m.distant = true
	r := &replayer{m: m, rec: newRecorder(m), watch: watch, index: map[int]int{0: 0}, influence: newInfluence(m.prog)}
	if s[len(s)-1].Goal == trace.Unordered {
		r.clocks = newClocks()
	}
	for i, choice := range s {
		f, err := r.choose(ctx, choice, i == len(s)-1)
		if err != nil {
			return nil, fmt.Errorf("choice %d of %d: %w", i+1, len(s), err)
		}
		if f != nil {
			if i < len(s)-1 || f.Stmt != choice.Stmt && choice.Goal == trace.Assertion {
				r.rec.notes = append(r.rec.notes, "another assertion fails earlier than the one the solver found")
			}
			out := r.finish(f)
			if why := r.restsOn(f, choice); why != nil {
				return nil, &ApproximateError{What: why.what, At: why.at, Failure: out.Failure, Message: out.Message}
			}
			return out, nil
		}
	}
	return nil, errors.New("the schedule ends without a failure")
}

// replayer is the Oracle of a replay.
type replayer struct {
	m         *Machine
	rec       *recorder
	clocks    *clocks               // nil unless happens-before matters
	influence *influence            // nil unless some model approximates
	watch     func(*Machine, Event) // or nil
	index     map[int]int           // static instance -> thread
	last      int                   // thread of the last choice
	cur       *trace.Choice
	taken     bool // cur was used
	goTo      int  // for gotos that the schedule does not mention
}

// The bounds on what is executed between two choices.
const (
	maxBetween  = 10_000_000
	maxAttempts = 20_000
)

// choose performs one choice. It gives the failure that ends the replay.
func (r *replayer) choose(ctx context.Context, c trace.Choice, last bool) (*Failure, error) {
	if c.Goal != trace.Assertion {
		if !last {
			return nil, errors.New("the schedule goes on after its goal")
		}
		return r.standing(ctx, c)
	}
	if !last && !r.matters(c.Stmt) {
		return nil, nil
	}
	if r.m.exited {
		return nil, errors.New("the process has ended")
	}
	t, ok := r.index[c.Thread]
	if !ok {
		return nil, fmt.Errorf("thread instance %d was not started", c.Thread)
	}
	if t != r.last && r.m.InAtomic(r.last) {
		if f, err := r.closeSection(r.last); f != nil || err != nil {
			return f, err
		}
	}
	r.last = t
	f, err := r.advance(ctx, t, c.Stmt)
	if f != nil || err != nil {
		return f, err
	}
	r.cur, r.taken = &c, false
	ev, err := r.step(t)
	r.cur = nil
	if err != nil {
		return nil, err
	}
	switch ev.Status {
	case Failed:
		if ev.Failure.Class != Violation && !last {
			return nil, fmt.Errorf("%s: thread %d meets what is not modelled: %s", pos(ev.Stmt), t, ev.Failure.Message)
		}
		return ev.Failure, nil
	case Blocked, Pruned:
		return nil, r.diverged(t, ev)
	}
	if last {
		return nil, fmt.Errorf("%s: the assertion at the end of the schedule holds", pos(c.Stmt))
	}
	return nil, nil
}

// matters reports whether a choice of s says something: what a thread does by
// itself is executed on the way, listed or not.
func (r *replayer) matters(s ivl.Stmt) bool {
	switch s := s.(type) {
	case nil, *ivl.Havoc, *ivl.Assert:
		return true
	case *ivl.Call:
		return r.m.prog.visible[s] || s.Proc.IsAllocator()
	}
	return r.m.prog.visible[s]
}

func pos(s ivl.Stmt) ivl.Pos {
	if s == nil {
		return ivl.Pos{}
	}
	return s.Info().Pos
}

func (r *replayer) diverged(t int, ev Event) error {
	what := "an assume does not hold"
	if ev.Status == Blocked {
		what = "an await does not hold"
	}
	if ev.Stmt == nil {
		return fmt.Errorf("%s: thread %d cannot go on", r.m.position(t), t)
	}
	return fmt.Errorf("%s: thread %d: %s: %s", pos(ev.Stmt), t, what, ivl.FormatStmt(ev.Stmt))
}

// step executes one statement and records it.
func (r *replayer) step(t int) (Event, error) {
	if r.rec == nil {
		return r.m.Step(t, r) // only trying
	}
	var touches []touch
	var shown []record
	if r.clocks != nil {
		touches = r.m.shares(t)
		for _, a := range touches {
			shown = append(shown, r.rec.conflict(r.m, t, a))
		}
	}
	at := len(r.rec.records)
	r.rec.before(r.m, t)
	pass := func(Event) {}
	if r.influence != nil {
		pass = r.influence.before(r.m, t)
	}
	ev, err := r.m.Step(t, r)
	if err == nil && ev.Status != Blocked && ev.Status != Pruned {
		if r.clocks != nil {
			r.clocks.passed(r.m, t, touches, ev, shown, at)
		}
		r.rec.after(r.m, t, ev)
		pass(ev)
		if r.watch != nil {
			r.watch(r.m, ev)
		}
	}
	return ev, err
}

// advance takes thread t to where its next statement is s (to a goto with
// several targets if s is nil). At a goto that the schedule does not mention it
// looks for targets that lead there.
func (r *replayer) advance(ctx context.Context, t int, s ivl.Stmt) (*Failure, error) {
	var way []int // targets of the next gotos
	for n := 0; ; n++ {
		if n%1024 == 0 && ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if n > maxBetween {
			return nil, fmt.Errorf("%s: thread %d does not get to %s", r.m.position(t), t, describe(s))
		}
		f, done, err := r.toward(t, s)
		if done || f != nil || err != nil {
			return f, err
		}
		if s != nil && openGoto(r.m, t) {
			if len(way) == 0 {
				if way, err = r.search(ctx, t, s); err != nil {
					return nil, err
				}
			}
			r.goTo, way = way[0], way[1:]
			if _, err := r.step(t); err != nil {
				return nil, err
			}
		}
	}
}

// search finds targets for the gotos between here and s, the fewest that do. A
// way on which an assertion fails is taken if no way leads to s.
func (r *replayer) search(ctx context.Context, t int, s ivl.Stmt) ([]int, error) {
	real, watch := r.m, r.rec
	defer func() { r.m, r.rec = real, watch }()
	r.rec = nil
	type state struct {
		m   *Machine
		way []int
	}
	var failing []int
	var reason error
	queue := []state{{r.m, nil}}
	steps := 0
	for tried := 0; len(queue) > 0 && tried < maxAttempts; tried++ {
		from := queue[0]
		queue = queue[1:]
		_, term := from.m.Next(t)
		for i := range term.(*cfg.Goto).Targets {
			r.m, r.goTo = from.m.Clone(), i
			way := append(from.way[:len(from.way):len(from.way)], i)
			if _, err := r.step(t); err != nil {
				return nil, err
			}
			for {
				if steps++; steps > maxBetween || steps%1024 == 0 && ctx.Err() != nil {
					return nil, fmt.Errorf("%s: thread %d does not get to %s", real.position(t), t, describe(s))
				}
				f, done, err := r.toward(t, s)
				if done {
					return way, nil
				}
				if f != nil && failing == nil {
					failing = way
				}
				if err != nil && reason == nil {
					reason = err
				}
				if f != nil || err != nil {
					break
				}
				if openGoto(r.m, t) {
					queue = append(queue, state{r.m, way})
					break
				}
			}
		}
	}
	switch {
	case failing != nil:
		return failing, nil
	case reason != nil:
		return nil, reason
	}
	return nil, fmt.Errorf("%s: thread %d does not get to %s", real.position(t), t, describe(s))
}

func describe(s ivl.Stmt) string {
	if s == nil {
		return "a goto with several targets"
	}
	return fmt.Sprintf("%s at %s", ivl.FormatStmt(s), pos(s))
}

// toward executes one statement of t on the way to s. It stops, with no effect,
// at s (done) and at a goto with several targets.
func (r *replayer) toward(t int, s ivl.Stmt) (f *Failure, done bool, err error) {
	if r.m.exited || r.m.Ended(t) {
		return nil, false, fmt.Errorf("thread %d ends before it gets to %s", t, describe(s))
	}
	st, _ := r.m.Next(t)
	open := openGoto(r.m, t)
	if st == s && (st != nil || open) {
		return nil, true, nil
	}
	if open {
		return nil, false, nil
	}
	ev, err := r.step(t)
	switch {
	case err != nil:
		return nil, false, err
	case ev.Status == Blocked || ev.Status == Pruned:
		return nil, false, fmt.Errorf("on the way to %s: %w", describe(s), r.diverged(t, ev))
	case ev.Status == Failed && ev.Failure.Class != Violation:
		return nil, false, fmt.Errorf("on the way to %s, %s: thread %d meets what is not modelled: %s",
			describe(s), pos(ev.Stmt), t, ev.Failure.Message)
	case ev.Status == Failed:
		return ev.Failure, false, nil
	}
	return nil, false, nil
}

// closeSection executes the rest of the atomic section that thread t is in.
func (r *replayer) closeSection(t int) (*Failure, error) {
	for n := 0; r.m.InAtomic(t); n++ {
		if n > maxLocal {
			return nil, fmt.Errorf("%s: a context switch inside an atomic section", r.m.position(t))
		}
		r.goTo = 0
		ev, err := r.step(t)
		switch {
		case err != nil:
			return nil, err
		case ev.Status == Failed:
			return ev.Failure, nil
		case ev.Status != Ran && ev.Status != Ended:
			return nil, fmt.Errorf("the atomic section cannot end before the context switch: %w", r.diverged(t, ev))
		}
	}
	return nil, nil
}

// finish makes the trace that ends in f.
func (r *replayer) finish(f *Failure) *trace.Trace {
	out := r.rec.trace()
	out.Property, out.Message = f.Property, f.Message
	if a, ok := f.Stmt.(*ivl.Assert); ok {
		if out.Message == "" {
			out.Message = ivl.FormatExpr(a.Cond)
		}
		if name := r.about(f.Thread, a); name != "" {
			out.Message += ": " + name
		}
	}
	if n := len(out.Steps); n > 0 {
		out.Failure = out.Steps[n-1].Pos
	}
	return out
}

// about names what an assertion with {:about KIND, OBJECT} is about, which thread t stands at.
func (r *replayer) about(t int, s *ivl.Assert) string {
	a := s.Attrs.Get("about")
	if a == nil || len(a.Args) != 2 || a.Args[1].Expr == nil || r.m.Ended(t) {
		return ""
	}
	v, ok := r.m.Eval(t, a.Args[1].Expr)
	if !ok {
		return ""
	}
	if a.Args[0].Str == "thread" {
		if u := r.m.thread(v); u >= 0 {
			return fmt.Sprintf("thread %d (%s)", u, r.rec.threads[u].Name)
		}
		return ""
	}
	at, ok := v.Uint64()
	if !ok {
		return ""
	}
	name, _ := r.rec.memory.Part(at)
	return name
}

// Havoc takes the values of the choice, or zero for a statement that the
// schedule does not mention.
func (r *replayer) Havoc(m *Machine, t int, h *ivl.Havoc) ([]value.Value, error) {
	if r.cur != nil && r.cur.Stmt == ivl.Stmt(h) && !r.taken {
		r.taken = true
		return r.cur.Values, nil
	}
	out := make([]value.Value, len(h.Vars))
	for i, v := range h.Vars {
		out[i] = value.Zero(v.Var.Type)
	}
	for _, v := range h.Vars {
		if m.prog.open(m.threads[t], h, v.Var) {
			where := ""
			if h.Pos.IsValid() {
				where = h.Pos.String() + ": "
			}
			r.note("%sthe value of %s was left open, so zero is taken", where, v.Name)
		}
	}
	return out, nil
}

// Choose takes the target of the choice.
func (r *replayer) Choose(m *Machine, t int, n int) (int, error) {
	if r.cur == nil || r.cur.Stmt != nil || r.taken {
		return r.goTo, nil
	}
	r.taken = true
	if len(r.cur.Values) != 1 {
		return 0, fmt.Errorf("%s: no target of a goto with %d targets", m.position(t), n)
	}
	i, ok := r.cur.Values[0].Uint64()
	if !ok || i >= uint64(n) {
		return 0, fmt.Errorf("%s: target %s of a goto with %d targets", m.position(t), r.cur.Values[0], n)
	}
	return int(i), nil
}

// Allocate takes the address of the choice.
func (r *replayer) Allocate(m *Machine, t int, c *ivl.Call) (value.Value, error) {
	if r.cur != nil && r.cur.Stmt == ivl.Stmt(c) && !r.taken && len(r.cur.Values) == 1 {
		r.taken = true
		return r.cur.Values[0], nil
	}
	return value.Value{}, nil
}

// Child numbers the thread as the choice says. A thread that the schedule does
// not mention gets a number that no choice has.
func (r *replayer) Child(m *Machine, t int, c *ivl.AsyncCall) (int, error) {
	if r.cur == nil || r.cur.Stmt != ivl.Stmt(c) || r.taken {
		return unscheduled + m.Threads(), nil
	}
	r.taken = true
	if _, ok := r.index[r.cur.Child]; ok {
		return 0, fmt.Errorf("%s: thread instance %d is started twice", c.Pos, r.cur.Child)
	}
	r.index[r.cur.Child] = m.Threads()
	return r.cur.Child, nil
}

// unscheduled is above the numbers of all instances.
const unscheduled = 1 << 30

func (r *replayer) note(format string, args ...any) {
	if r.rec == nil {
		return
	}
	text := fmt.Sprintf(format, args...)
	for _, n := range r.rec.notes {
		if n == text {
			return
		}
	}
	r.rec.notes = append(r.rec.notes, text)
}
