package native

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/verifier/explore"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Question says what is to be explored, and how far.
type Question struct {
	Built
	Checks     Check
	Steps      int // the most of an execution; 0: DefaultSteps
	Executions int // the most; 0: no limit
	Jobs       int // how many run it at the same time, if executions are neither random nor bounded by Preemptions; 0: one
	// Preemptions is the most of an execution; negative: no limit.
	Preemptions int
	// Depth, if not 0, has executions be random, from the seed on, to find bugs of that depth.
	Depth    int
	Seed     uint64
	Settings map[string]int64
	// Numbers are those of the addresses of objects in a counterexample that is to be followed, by what an Alloc of it gives; nil if nothing depends on them.
	Numbers map[uint64]uint64
	// Benign says of a line that its accesses take part in no race; nil: none.
	Benign func(trace.Pos) bool
	Output io.Writer // what the program prints; nil: nobody
	Report func(*explore.Result)
	// Save is called now and then, and at an interrupt, with a checkpoint; Resume is one to go on from. Both are for explorations without Depth
	// and Preemptions.
	Save   func([]byte)
	Resume []byte
}

// DefaultSteps is how many steps an execution may have unless told otherwise.
const DefaultSteps = 20000

// Answer is what was found.
type Answer struct {
	*explore.Result
	// Trace and Schedule are those of a failure that was executed again, in a new process.
	Trace    *trace.Trace
	Schedule *Schedule
	// Reason says why nothing is known, "" if something is.
	Reason string
	Pos    trace.Pos   // of what is not modelled
	Benign []trace.Pos // of those that could have raced
}

// Explore goes through the schedules of a program. Plain accesses are no steps at first. Where races are a failure that is sound:
// as long as there is none, the order of plain accesses that conflict is that of the steps between them, and an execution
// in which two of them race is found by happens-before whatever their order (Musuvathi, Qadeer, "Iterative Context Bounding",
// PLDI 2007). Where races are allowed, plain accesses of which two have raced are steps from then on, and all begins anew, until
// no others race.
func Explore(ctx context.Context, q Question) (*Answer, error) {
	if q.Steps == 0 {
		q.Steps = DefaultSteps
	}
	key, err := q.key()
	if err != nil {
		return nil, err
	}
	from, err := q.resume(key)
	if err != nil {
		return nil, err
	}
	a := &Answer{Benign: from.Benign}
	visible, sites := from.Visible, from.Sites
	given := q.Checks
	q.Checks |= q.loops()
	list := q.processes()
	defer func() { list.close() }()
	for {
		for _, p := range list {
			p.SetVisible(visible, sites)
		}
		save := q.saver(checkpoint{key, visible, sites, a.Benign, nil})
		a.Result, err = q.search(ctx, list, save, from.State)
		from.State = nil
		if err != nil {
			var defect *explore.Panicked
			if errors.As(err, &defect) {
				return nil, err
			}
			if ctx.Err() != nil {
				return a, ctx.Err()
			}
			a.Reason = err.Error()
			return a, nil
		}
		if q.Weak {
			a.Bounds["weak-failures"] = 0
		}
		if q.Inputs {
			a.Bounds["inputs"] = 0
		}
		if a.Optional && q.Checks&CheckDeadlock != 0 {
			a.Bounds["optional-waits"] = 0
		}
		if a.Failed == nil {
			return a, nil
		}
		f := a.Failed.Failure
		if a.Failed.Status == explore.Loops {
			sites = append(sites, f.Address)
			continue
		}
		if a.Failed.Status == explore.Polls {
			f.Racing = [2]uint64{f.Address, f.Address}
		}
		if a.Failed.Status == explore.Polls || a.Failed.Status == explore.Failed && f.Property == "race" {
			benign, err := q.benign(f.Racing)
			if err != nil {
				return a, err
			}
			if q.Checks&CheckRace == 0 || len(benign) > 0 || a.Failed.Status == explore.Polls {
				n := len(visible)
				for _, pc := range f.Racing {
					if at, ok := benign[pc]; ok {
						pc |= benignRace
						if !slices.Contains(a.Benign, at) {
							a.Benign = append(a.Benign, at)
						}
					}
					if !slices.Contains(visible, pc) {
						visible = append(visible, pc)
					}
				}
				if len(visible) == n {
					a.Reason = "accesses that are steps of their own still race"
					return a, nil
				}
				continue
			}
		}
		s := &Schedule{Checks: given, Steps: a.Result.Schedule, Visible: visible, Sites: sites, Reuses: q.Compares, Property: f.Property, Message: f.Message}
		if a.Failed.Status == explore.Unmodelled {
			s.Property = ""
		}
		list.close()
		out, err := Replay(ctx, q, s)
		if errors.Is(err, ErrEndless) { // it takes longer with all that a replay looks at
			a.Reason = err.Error()
			return a, nil
		}
		if err != nil {
			return a, err
		}
		symbols, err := q.symbols()
		if err != nil {
			return a, err
		}
		if out.Status == explore.Unmodelled && a.Failed.Status == out.Status {
			a.Reason = out.Failure.Message
			a.Pos, _, _ = symbols.Place(out.Failure.Stack)
			return a, nil
		}
		if out.Status != explore.Failed || out.Failure.Property != f.Property || out.Failure.Message != f.Message {
			a.Reason = fmt.Sprintf("a failure was found (%s: %s) but could not be re-executed", f.Property, f.Message)
			return a, nil
		}
		a.Trace, a.Schedule = traceOf(out, symbols), s
		return a, nil
	}
}

// loops is what has loops without effect wait. In a program that was compiled elsewhere it is not seen whether one has an effect.
func (b *Built) loops() Check {
	if b.Library != "" {
		return 0
	}
	return waitInLoops
}

// benignRace marks, among the plain accesses that are steps, one whose races are benign.
const benignRace = 1 << 63

// benign gives those of the accesses that stand on lines whose races are benign.
func (q *Question) benign(racing [2]uint64) (map[uint64]trace.Pos, error) {
	if q.Benign == nil {
		return nil, nil
	}
	symbols, err := q.symbols()
	if err != nil {
		return nil, err
	}
	out := map[uint64]trace.Pos{}
	for _, pc := range racing {
		if at := symbols.Pos(pc - 1); at.Line > 0 && q.Benign(at) {
			at.Column = 0
			out[pc] = at
		}
	}
	return out, nil
}

// search goes through executions as the question says.
func (q *Question) search(ctx context.Context, list processes, save func(*explore.State), from *explore.State) (*explore.Result, error) {
	o := explore.Options{Executions: q.Executions, Report: q.Report, Save: save, Resume: from}
	switch {
	case q.Depth > 0:
		return explore.Random(ctx, list[0], q.Seed, q.Depth, o)
	case q.Preemptions >= 0:
		return explore.Bounded(ctx, list[0], q.Preemptions, o)
	}
	var programs []explore.Program
	for _, p := range list {
		programs = append(programs, p)
	}
	return explore.Explore(ctx, programs, o)
}

// processes run the program at the same time. Those that get nothing to do are not started.
type processes []*Process

func (list processes) close() {
	for _, p := range list {
		p.Close()
	}
}

func (q *Question) processes() (out processes) {
	for range max(1, q.Jobs) {
		out = append(out, q.process())
	}
	return out
}

// argumentCount is the setting of the runtime that says what argc is.
const argumentCount = "main.argc"

// threadIdentities is the setting by which identities of threads are used again.
const threadIdentities = "thread-identities"

// process is that of the program, which is not started.
func (q *Question) process() *Process {
	settings := q.Settings
	if q.Compares {
		settings = maps.Clone(settings)
		settings[threadIdentities] = 1
	}
	return &Process{program: &q.Built, checks: q.Checks, steps: min(q.Steps, maxSteps), setting: settings, objects: q.Objects, Output: q.Output}
}

// arguments are the settings, and that of the runtime that says what argc is.
func (q *Question) arguments(argc int) map[string]int64 {
	if argc == 0 {
		return q.Settings
	}
	settings := maps.Clone(q.Settings)
	settings[argumentCount] = int64(argc)
	return settings
}

// replaying is the process for a schedule, which is not started.
func (q Question) replaying(s *Schedule) *Process {
	q.Checks, q.Steps, q.Settings = s.Checks, max(q.Steps, DefaultSteps, len(s.Steps)+1), q.arguments(s.Arguments)
	if s.Checks&follows == 0 {
		q.Checks |= q.loops()
	}
	if s.Spins {
		q.Steps = 0 // nothing behind the schedule
		for i := range s.Steps {
			if !s.Steps[i].Exact {
				q.Steps++
			}
		}
	}
	q.Compares = s.Reuses
	p := q.process()
	p.visible, p.sites, p.watched = s.Visible, s.Sites, s.watched
	return p
}

// Replay executes a schedule in a new process.
func Replay(ctx context.Context, q Question, s *Schedule) (*explore.Outcome, error) {
	p := q.replaying(s)
	p.Detail = true
	if err := p.start(); err != nil {
		return nil, err
	}
	defer p.Close()
	out, err := p.Run(ctx, s.Steps, 0, nil)
	if q.bases != nil && p.memory != nil {
		*q.bases = p.s.bases
	}
	if err == nil && s.Spins && out.Status == explore.Cut && goesRound(out) {
		last := &out.Events[len(out.Events)-1]
		out.Status = explore.Failed
		out.Failure = explore.Failure{Property: "deadlock", Message: "every unfinished thread waits, or goes round in a loop, for ever", Thread: last.Thread, Stack: last.Stack}
	}
	return out, err
}

// ReplayTrace is the trace of a schedule that ends in its failure; nil if it does not.
func ReplayTrace(ctx context.Context, q Question, s *Schedule) (*trace.Trace, error) {
	out, err := Replay(ctx, q, s)
	if err != nil {
		return nil, err
	}
	if out.Status != explore.Failed || out.Failure.Property != s.Property || out.Failure.Message != s.Message {
		return nil, nil
	}
	symbols, err := q.symbols()
	if err != nil {
		return nil, err
	}
	return traceOf(out, symbols), nil
}

// traceOf is an execution as people read it.
func traceOf(out *explore.Outcome, symbols *Symbols) *trace.Trace {
	f := out.Failure
	t := &trace.Trace{Property: f.Property, Message: message(&f, symbols), Threads: []trace.Thread{{ID: 0, Name: "main", Parent: -1}}}
	last := 1
	enter := func(thread int) {
		if thread != last {
			t.Steps = append(t.Steps, trace.Step{Kind: trace.Switch, Thread: thread - 1})
			last = thread
		}
	}
	for i := range out.Events {
		e := &out.Events[i]
		pos, function, callee := symbols.Place(e.Stack)
		step := trace.Step{Kind: trace.Statement, Thread: e.Thread - 1, Function: function, Pos: pos}
		if callee != "" && !strings.HasPrefix(callee, "__") && !strings.HasPrefix(callee, "gsmack_") {
			step.Kind, step.Callee = trace.Call, callee
		}
		for c := range e.Children() {
			t.Threads = append(t.Threads, trace.Thread{ID: c - 1, Name: fmt.Sprintf("thread %d", c-1), Parent: e.Thread - 1, Created: pos})
		}
		if e.Started == 0 && e.Thread > 1 && !e.Section && len(e.Touched) == 0 && t.Threads[e.Thread-1].Name == fmt.Sprintf("thread %d", e.Thread-1) {
			if name := symbols.Function(e.PC); name != "" {
				t.Threads[e.Thread-1].Name = name
			}
		}
		if pos == (trace.Pos{}) {
			continue
		}
		enter(e.Thread)
		if e.Started == 0 {
			t.Steps = append(t.Steps, step)
		}
		for c := range e.Children() {
			child := c - 1
			step.Kind, step.Child = trace.Spawn, &child
			t.Steps = append(t.Steps, step)
		}
	}
	t.Failure, _, _ = symbols.Place(f.Stack)
	if f.Property == "deadlock" {
		seen := map[int]bool{}
		for i := len(out.Tried) - 1; i >= 0; i-- {
			w := &out.Tried[i]
			if seen[w.Thread] {
				continue
			}
			seen[w.Thread] = true
			pos, function, callee := symbols.Place(w.Stack)
			enter(w.Thread)
			t.Steps = append(t.Steps, trace.Step{Kind: trace.Wait, Thread: w.Thread - 1, Function: function, Pos: pos, Detail: callee})
			t.Threads[w.Thread-1].Waiting = &pos
		}
	}
	if f.Property == "race" {
		enter(f.Other)
		at := symbols.Pos(f.Racing[0] - 1)
		t.Steps = append(t.Steps, trace.Step{Kind: trace.Conflict, Thread: f.Other - 1, Function: symbols.Function(f.Racing[0] - 1), Pos: at, Detail: access(&f, 0, symbols)})
	}
	enter(f.Thread)
	_, function, _ := symbols.Place(f.Stack)
	t.Steps = append(t.Steps, trace.Step{Kind: trace.Failure, Thread: f.Thread - 1, Function: function, Pos: t.Failure})
	return t
}

// access says what one of the two of a race does.
func access(f *explore.Failure, which int, symbols *Symbols) string {
	what := symbols.Variable(f.Address)
	if what == "" {
		what = fmt.Sprintf("memory at %#x", f.Address)
	}
	if f.Writes[which] {
		return "writes " + what
	}
	return "reads " + what
}

// message says what failed, with the places that are known.
func message(f *explore.Failure, symbols *Symbols) string {
	switch f.Property {
	case "race":
		return fmt.Sprintf("thread %d %s at %s and thread %d %s at %s; neither happens before the other",
			f.Other-1, access(f, 0, symbols), place(symbols.Pos(f.Racing[0]-1)), f.Thread-1, strings.Fields(access(f, 1, symbols))[0]+" it", place(symbols.Pos(f.Racing[1]-1)))
	case "memory":
		if f.Object[1] == 0 {
			return fmt.Sprintf("%s (%#x)", f.Message, f.Address)
		}
		return fmt.Sprintf("%s at offset %d of %s", f.Message, int64(f.Address-f.Object[0]), object(f, symbols))
	}
	return f.Message
}

// object names the object that an error of memory is about.
func object(f *explore.Failure, symbols *Symbols) string {
	name := cmp.Or(f.Name, symbols.Variable(f.Object[0]), "an object")
	text := fmt.Sprintf("%s (%d bytes", name, f.Object[1]-f.Object[0])
	for i, at := range []uint64{f.Made, f.Freed} {
		if p := symbols.Pos(at - 1); at != 0 && p.Line > 0 {
			text += fmt.Sprintf(", %s at %s:%d", []string{"allocated", "freed"}[i], p.File, p.Line)
		}
	}
	if f.Ended {
		text += ", whose life ended"
	}
	return text + ")"
}

func place(p trace.Pos) string {
	if p.Line == 0 {
		return "a place in a library"
	}
	return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Column)
}
