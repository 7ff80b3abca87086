package interp

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/dependence"
	"github.com/gsmack/gsmack/verifier/machine"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Replay executes the schedule s on p and reports what happened. It follows each choice and
// checks that the execution comes to it; between two choices of a thread it executes what the
// thread does by itself. Nothing is searched for.
//
// The error is a *DivergedError if the execution and the schedule differ, an ApproximateError if
// the failure need not be one of the real program, an OpenError, or that of ctx.
func Replay(ctx context.Context, p *cfg.Program, s *trace.Schedule) (*trace.Trace, error) {
	return replay(ctx, p, s, nil)
}

// Watch executes the schedule s on p like Replay and calls watch after each
// statement and each end of a block that were executed, with the machine as they
// left it.
func Watch(ctx context.Context, p *cfg.Program, s *trace.Schedule, watch func(*machine.Machine, machine.Event)) error {
	_, err := replay(ctx, p, s, watch)
	return err
}

// DivergedError says where an execution differs from its schedule, and how.
type DivergedError struct {
	// Step counts the choices from 1; 0 is the end.
	Step int
	Line int // in the file of the schedule; 0 if it comes from none
	Err  error
}

// Error names the step.
func (e *DivergedError) Error() string {
	if e.Step == 0 {
		return "the end: " + e.Err.Error()
	}
	return fmt.Sprintf("step %d: %v", e.Step, e.Err)
}

// Unwrap gives what happened.
func (e *DivergedError) Unwrap() error { return e.Err }

// ApproximateError says that the failure of a schedule depends on what a model only approximates.
type ApproximateError struct {
	What    string    // is approximated
	At      trace.Pos // is where the program calls the model
	Failure trace.Pos
	Message string // of the failure
}

// UnmodelledError says that an execution meets what is not modelled before it fails.
type UnmodelledError struct {
	At    ivl.Pos
	What  string
	Guess bool // as engine.Answer has it
}

// DoubtError says that it is not known of a thread that comes round in a loop whether it leaves that.
type DoubtError struct{ At trace.Pos }

// Error says so.
func (e *DoubtError) Error() string {
	return fmt.Sprintf("%s: whether a thread can leave this loop rests on what is assumed behind what it writes", e.At)
}

// Error says all of it.
func (e *UnmodelledError) Error() string {
	return fmt.Sprintf("%s: what is not modelled is met: %s", e.At, e.What)
}

// Error says all of it.
func (e *ApproximateError) Error() string {
	return fmt.Sprintf("the failure depends on %s (%s:%d)", e.What, e.At.File, e.At.Line)
}

// replay is Replay and Watch; watch may be nil.
func replay(ctx context.Context, p *cfg.Program, s *trace.Schedule, watch func(*machine.Machine, machine.Event)) (*trace.Trace, error) {
	initial, err := inputsOf(p, s.Inputs)
	if err != nil {
		return nil, err
	}
	m, err := machine.New(p, machine.Config{Initial: initial})
	if err != nil {
		return nil, &DivergedError{Err: err}
	}
	r := &replayer{rec: newRecorder(m), watch: watch, depends: dependence.New(m.Prog)}
	r.follower = follower{ctx: ctx, limit: maxBetween, m: m, index: map[int]int{0: 0}, step: r.execute}
	if s.End.Goal == trace.Unordered {
		r.clocks = newClocks()
	}
	for i := range s.Choices {
		if err := r.choice(&s.Choices[i]); err != nil {
			return nil, r.diverged(i+1, s.Choices[i].Line, err)
		}
	}
	f, err := r.end(s.End)
	if err != nil {
		return nil, r.diverged(0, s.End.Line, err)
	}
	out := r.finish(f)
	out.Operations = r.operations
	if why := r.depends.RestsOn(r.m, s.End.Goal); why != nil {
		return nil, &ApproximateError{What: why.What, At: why.At, Failure: out.Failure, Message: out.Message}
	}
	if a, ok := f.Stmt.(*ivl.Assert); ok && r.strays(f.Thread, a) {
		return nil, &UnmodelledError{At: out.Failure.IVL(), What: "an access through a pointer of which it is not known what it points to"}
	}
	return out, nil
}

// inputsOf puts the values of the inputs in the order of Inputs. What is not given is zero.
func inputsOf(p *cfg.Program, givens []trace.Given) ([]value.Value, error) {
	inputs := machine.Inputs(p)
	out := make([]value.Value, len(inputs))
	next := 0
	for _, g := range givens {
		for next < len(inputs) && inputs[next].Name != g.Name {
			next++
		}
		if next == len(inputs) {
			return nil, &DivergedError{Line: g.Line, Err: fmt.Errorf("the program has no input %s here", g.Name)}
		}
		if err := machine.CheckType(g.Value, inputs[next], ivl.Pos{}); err != nil {
			return nil, &DivergedError{Line: g.Line, Err: err}
		}
		out[next] = g.Value
		next++
	}
	return out, nil
}

// replayer is the Oracle of a replay.
type replayer struct {
	follower
	rec     *recorder
	clocks  *clocks  // nil unless happens-before matters
	racing  [2]*made // that nothing orders; nil if that is not what failed
	depends *dependence.Graph
	watch   func(*machine.Machine, machine.Event) // or nil
	cur     *trace.Choice
	trying  bool // nothing is recorded
	// operations are what the compiled program does, too.
	operations []trace.Operation
}

func (r *replayer) diverged(step, line int, err error) error {
	var open *machine.OpenError
	var inner *DivergedError
	switch {
	case r.ctx.Err() != nil:
		return r.ctx.Err()
	case errors.As(err, &open):
		return err
	case errors.As(err, &inner):
		return inner
	}
	return &DivergedError{Step: step, Line: line, Err: err}
}

// nothing says that thread t has no choice to make here.
func (r *replayer) nothing(t int) error {
	if op, asked := asks(r.m, t); asked {
		return fmt.Errorf("thread %d comes to %s (%s %s), which the schedule does not have", t, noteAt(r.m, t), op, r.m.Place(t))
	}
	return nil
}

// choice performs one choice.
func (r *replayer) choice(c *trace.Choice) error {
	t, err := r.take(c.Thread)
	if err != nil {
		return err
	}
	ev, err := r.forward(t, func() (bool, error) {
		_, asked := asks(r.m, t)
		return asked, nil
	})
	if err := failed(r.outcome(t, ev, err)); err != nil {
		return err
	}
	op, at := trace.Finish, trace.Place{}
	if !r.m.Ended(t) {
		op, _ = asks(r.m, t)
		at = r.m.Place(t)
	}
	if op != c.Op || at != c.At {
		return fmt.Errorf("thread %d comes to %s, not to %s", t, named(op, at), named(c.Op, c.At))
	}
	if op == trace.Finish {
		return nil
	}
	r.cur = c
	ev, err = r.advance(t)
	r.cur = nil
	return failed(r.outcome(t, ev, err))
}

// take is turn for a thread that has no choice to make before the switch.
func (r *replayer) take(number int) (int, error) {
	t, f, err := r.turn(number, r.nothing)
	return t, failed(f, err)
}

// until executes thread t until done holds or it ends. It has no choice to make on the way.
func (r *replayer) until(t int, done func() bool) error {
	ev, err := r.forward(t, func() (bool, error) {
		if done() {
			return true, nil
		}
		return false, r.nothing(t)
	})
	return failed(r.outcome(t, ev, err))
}

// failed says that a failure is too early.
func failed(f *machine.Failure, err error) error {
	if f != nil && err == nil {
		return fmt.Errorf("%s: the assertion fails before the schedule ends: %s", pos(f.Stmt), describe(f.Stmt))
	}
	return err
}

// execute executes one statement and records it.
func (r *replayer) execute(t int) (machine.Event, error) {
	o, operates := r.operating(t)
	if r.trying {
		ev, err := r.m.Step(t, r)
		if operates && err == nil {
			r.operated(o, ev)
		}
		return ev, err
	}
	touches := shares(r.m, t)
	var shown []record
	if r.clocks != nil {
		for _, a := range touches {
			shown = append(shown, r.rec.conflict(r.m, t, a))
		}
	}
	at := len(r.rec.records)
	first := r.depends.Size()
	depend := r.depends.Before(r.m, t)
	r.rec.before(r.m, t)
	ev, err := r.m.Step(t, r)
	if err == nil && ev.Status != machine.Blocked && ev.Status != machine.Pruned {
		if operates {
			r.operated(o, ev)
		}
		if r.clocks != nil {
			r.clocks.passed(r.m, t, touches, ev, shown, at)
		}
		r.rec.after(r.m, t, ev)
		r.rec.touches(at, t, touches)
		r.rec.depends(at, t, first, r.depends.Size())
		depend(ev)
		if r.watch != nil {
			r.watch(r.m, ev)
		}
	}
	return ev, err
}

// end judges the state that the choices led to.
func (r *replayer) end(end trace.Ending) (*machine.Failure, error) {
	switch end.Goal {
	case trace.Assertion:
		if len(end.Stands) != 1 {
			return nil, fmt.Errorf("an assertion that %d threads come to", len(end.Stands))
		}
		return r.fails(end.Stands[0])
	case trace.Deadlock:
		return r.deadlock(end.Stands)
	case trace.Race:
		return r.races(end.Stands)
	case trace.Unordered:
		if len(end.Stands) != 1 {
			return nil, fmt.Errorf("a race of %d accesses with an earlier one", len(end.Stands))
		}
		return r.unordered(end.Stands[0])
	}
	panic(fmt.Sprintf("interp: goal %d", end.Goal))
}

// fails takes a thread to the assertion that fails.
func (r *replayer) fails(at trace.Stand) (*machine.Failure, error) {
	t, err := r.take(at.Thread)
	if err != nil {
		return nil, err
	}
	ev, err := r.forward(t, func() (bool, error) {
		if r.m.Place(t) == at.At {
			return false, nil
		}
		return false, r.nothing(t)
	})
	if err == nil && ev.Status == machine.Failed && r.m.Place(t) == at.At {
		return ev.Failure, nil
	}
	if err := failed(r.outcome(t, ev, err)); err != nil {
		return nil, err
	}
	return nil, fmt.Errorf("thread %d ends, and no assertion fails at %s", t, at.At)
}

// approach takes a thread to where it stands at the end.
func (r *replayer) approach(at trace.Stand) (int, error) {
	t, err := r.take(at.Thread)
	if err != nil {
		return t, err
	}
	r.entered = entered{}
	for i := range at.Inside {
		if err := r.choice(&at.Inside[i]); err != nil {
			return t, &DivergedError{Line: at.Inside[i].Line, Err: err}
		}
	}
	passes := at.Passes
	err = r.until(t, func() bool {
		st, _ := r.m.Next(t)
		if st != nil && r.m.Place(t) == at.At {
			passes--
		}
		return passes < 0
	})
	switch {
	case err != nil:
	case r.m.Place(t) != at.At:
		err = fmt.Errorf("thread %d ends before it comes to %s", t, at.At)
	case r.tries && (len(at.Inside) > 0) != r.m.InAtomic(t), r.m.InAtomic(t) && r.tries && r.entered.m == nil:
		err = fmt.Errorf("the choices before do not begin the section of %s", at.At)
	}
	return t, err
}

// finish makes the trace that ends in f.
func (r *replayer) finish(f *machine.Failure) *trace.Trace {
	out := r.rec.trace(r.depends.Slice())
	out.Property, out.Message = f.Property, f.Message
	if a, ok := f.Stmt.(*ivl.Assert); ok {
		if out.Message == "" {
			out.Message = cmp.Or(r.access(f.Thread, a), ivl.FormatExpr(a.Cond))
		}
		if name := r.about(f.Thread, a); name != "" {
			out.Message += ": " + name
		}
	}
	if n := len(out.Steps); n > 0 {
		out.Failure = out.Steps[n-1].Pos
	}
	out.History = History(r.m, f.Stmt)
	if out.Property == "linearizable" && out.History.Stuck() {
		out.Message = out.History.Forever()
	}
	if r.racing[0] != nil {
		out.Accesses = r.accesses()
		out.Notes = append(out.Notes, out.Unsynchronized()...)
	}
	return out
}

// about names the object of the assertion with {:about KIND, OBJECT} at which thread t stands.
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
		if u := threadOf(r.m, v); u >= 0 {
			return fmt.Sprintf("thread %d (%s)", u, r.rec.threads[u].Name)
		}
		return ""
	}
	at, ok := v.Uint64()
	if !ok {
		return ""
	}
	if a.Args[0].Str == "function" && at == 0 {
		return "a null pointer"
	}
	name, _ := r.rec.memory.Part(at)
	return name
}

// current checks that there is a choice.
func (r *replayer) current(m *machine.Machine, t int) error {
	if r.cur == nil {
		return fmt.Errorf("%s: the schedule does not say how thread %d goes on", m.Position(t), t)
	}
	return nil
}

// Havoc takes the values of the choice.
func (r *replayer) Havoc(m *machine.Machine, t int, h *ivl.Havoc) ([]value.Value, error) {
	if err := r.current(m, t); err != nil {
		return nil, err
	}
	if r.cur.Open {
		for _, v := range h.Vars {
			if isOpen(m.Prog, m.Thread(t), h, v.Var) {
				r.leftOpen(h, v.Name)
			}
		}
	}
	return r.cur.Values, nil
}

// leftOpen notes that a value was chosen that does not matter.
func (r *replayer) leftOpen(h *ivl.Havoc, name string) {
	where := ""
	if h.Pos.IsValid() {
		where = h.Pos.String() + ": "
	}
	note := fmt.Sprintf("%sthe value of %s was left open, so zero is taken", where, name)
	if !slices.Contains(r.rec.notes, note) {
		r.rec.notes = append(r.rec.notes, note)
	}
}

// Choose takes the target of the choice.
func (r *replayer) Choose(m *machine.Machine, t int, n int) (int, error) {
	if err := r.current(m, t); err != nil {
		return 0, err
	}
	if r.cur.Number < 0 || r.cur.Number >= n {
		return 0, fmt.Errorf("%s: target %d of a goto with %d targets", m.Position(t), r.cur.Number, n)
	}
	return r.cur.Number, nil
}

// Allocate takes the address of the choice.
func (r *replayer) Allocate(m *machine.Machine, t int, c *ivl.Call) (value.Value, error) {
	if r.cur == nil {
		return value.Value{}, nil // the end, where it fails
	}
	if len(r.cur.Values) != 1 {
		return value.Value{}, fmt.Errorf("%s: %d addresses of one object", c.Pos, len(r.cur.Values))
	}
	return r.cur.Values[0], nil
}

// Child numbers the thread as the choice says.
func (r *replayer) Child(m *machine.Machine, t int, c *ivl.AsyncCall) (int, error) {
	if err := r.current(m, t); err != nil {
		return 0, err
	}
	return r.start(r.cur.Number, c)
}

// named writes a choice as the file of a schedule has it.
func named(op trace.Op, at trace.Place) string {
	if op == trace.Finish {
		return "its end"
	}
	return fmt.Sprintf("%s %s", op, at)
}
