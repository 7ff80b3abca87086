package interp

import (
	"context"
	"errors"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/machine"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Limits bounds Explore.
type Limits struct {
	// Rounds, when not 0, explores only schedules of so many round-robin
	// rounds: in each round the threads run in the order of their creation,
	// each a contiguous run of steps, which may be empty.
	Rounds int
	// ExtraEntry lets the entry thread run once more after the last round.
	ExtraEntry bool
	// States bounds the states visited; 0 means a million.
	States int
	// Numbers are the values to try for arbitrary ints and bit-vectors; nil
	// means -1, 0, 1, 2. Booleans take both values, all other types zero.
	Numbers []int64
	// Initial gives the values of Inputs, as in Config.
	Initial []value.Value
	// All goes on after the first violation.
	All bool
	// Races looks for data races, too.
	Races bool
	// Hangs looks for threads that loop for ever, also in loops without probes.
	Hangs bool
	// Serial visits only what is needed to see how the operations of a history end. It visits no states in which a thread
	// stands at an assume that never holds. While an operation runs, only its thread makes steps. Between operations the
	// threads make theirs one after the other, each up to where it calls an operation.
	Serial bool
	// Failed, if it is set, is called in each state in which an assertion fails.
	Failed func(*machine.Machine, *machine.Failure)
}

// Outcome is what Explore found.
type Outcome struct {
	// Failures holds each assertion that can fail, in the order found.
	Failures []*machine.Failure
	// Schedules holds for each of Failures a schedule that Replay accepts.
	Schedules []*trace.Schedule
	// Deadlock is set if some threads can come to wait for ever (see
	// deadlock.go); a schedule that leads there follows.
	Deadlock bool
	// Hang is set, if Limits.Hangs asked for it, if all unfinished threads can come to wait or
	// loop for ever.
	Hang             bool
	DeadlockSchedule *trace.Schedule
	// Race is set, if Limits.Races asked for it, if two threads can race (see
	// race.go); a schedule that leads there follows.
	Race         bool
	RaceSchedule *trace.Schedule
	// Complete is set if all states within the limits were visited and no
	// variable took only some of its values.
	Complete bool
	// States and MacroSteps count the states visited and the macro steps taken.
	States, MacroSteps int
}

// Violated reports whether a property (not an {:unknown} or {:bound}
// assertion) can fail.
func (o *Outcome) Violated() bool {
	return slices.ContainsFunc(o.Failures, func(f *machine.Failure) bool { return goal.Failures.Has(f.Kind) })
}

// Explore visits all states of p that some interleaving reaches, one shared
// access or atomic section a step. It is meant for small programs: the oracle
// of tests. The error is that of ctx, or says that some expression has no
// determined value or that a thread loops without ever touching shared state.
func Explore(ctx context.Context, p *cfg.Program, l Limits) (*Outcome, error) {
	x := newExplorer(p, l)
	if x.limits.States == 0 {
		x.limits.States = 1_000_000
	}
	if l.Hangs && p.Faint == nil {
		p.Faint = p.FindFaint(p.Inert())
	}
	m, err := machine.New(p, machine.Config{Initial: l.Initial})
	if err != nil {
		return nil, err
	}
	if err := x.run(ctx, m); err != nil {
		return nil, err
	}
	x.out.Complete = x.out.Complete && !x.domain.sampled && !m.Guessed()
	return x.out, nil
}

func newExplorer(p *cfg.Program, l Limits) *explorer {
	return &explorer{limits: l, inputs: givens(p, l.Initial), domain: newDomain(l), seen: map[visited]bool{}, out: &Outcome{}, failed: map[ivl.Stmt]bool{}}
}

func newDomain(l Limits) *domain {
	if l.Numbers == nil {
		return &domain{numbers: []int64{0, 1, -1, 2}}
	}
	return &domain{numbers: l.Numbers}
}

// node is a state and how it was reached.
type node struct {
	m      *machine.Machine
	parent *node
	log    []trace.Choice // from the parent
	// thread and round are the position in a round-robin schedule.
	thread, round int
}

// schedule gives the way to n, and on by more choices, with an end.
func (x *explorer) schedule(n *node, more []trace.Choice, goal trace.Goal, stands ...trace.Stand) *trace.Schedule {
	var parts [][]trace.Choice
	for ; n != nil; n = n.parent {
		parts = append(parts, n.log)
	}
	out := &trace.Schedule{Inputs: x.inputs, End: trace.Ending{Goal: goal, Stands: stands}}
	for i := len(parts) - 1; i >= 0; i-- {
		out.Choices = append(out.Choices, parts[i]...)
	}
	out.Choices = append(out.Choices, more...)
	return out
}

// visited is what a node is recognised by: the hash of its state, and where it is in a round-robin schedule.
type visited struct {
	state         uint64
	thread, round int
}

type explorer struct {
	limits Limits
	inputs []trace.Given
	domain *domain
	seen   map[visited]bool
	stack  []*node
	out    *Outcome
	failed map[ivl.Stmt]bool
}

var errEnough = errors.New("enough")

func (x *explorer) run(ctx context.Context, m *machine.Machine) error {
	x.out.Complete = true
	root := &node{m: m}
	err := x.branch(ctx, root, m, func(s *stepper) (machine.Event, error) { return s.settle(0) }, func(*stepper, machine.Event) {})
	for err == nil && len(x.stack) > 0 {
		n := x.stack[len(x.stack)-1]
		x.stack = x.stack[:len(x.stack)-1]
		if len(x.seen) >= x.limits.States {
			x.out.Complete = false
			return nil
		}
		x.out.States++
		err = x.visit(ctx, n)
	}
	if errors.Is(err, errEnough) {
		x.out.Complete = false
		return nil
	}
	return err
}

// branch takes a macro step from n in every way its arbitrary values allow, and
// pushes the states it leads to. It calls blocked for a way that waits.
func (x *explorer) branch(ctx context.Context, n *node, m *machine.Machine, step func(*stepper) (machine.Event, error), blocked func(*stepper, machine.Event)) error {
	for s := range (&chooser{domain: x.domain}).ways(ctx, m) {
		if x.out.MacroSteps++; x.out.MacroSteps%256 == 1 && ctx.Err() != nil {
			return ctx.Err()
		}
		ev, err := step(s)
		if err != nil {
			return err
		}
		switch ev.Status {
		case machine.Failed:
			if x.limits.Failed != nil {
				x.limits.Failed(s.m, ev.Failure)
			}
			if err := x.fail(n, s, ev.Failure); err != nil {
				return err
			}
		case machine.Blocked:
			blocked(s, ev)
		case machine.Exited, machine.Pruned:
		case machine.Ran, machine.Ended:
			x.push(&node{m: s.m, parent: n, log: s.log.choices, thread: n.thread, round: n.round})
		}
	}
	return nil
}

func (x *explorer) fail(n *node, s *stepper, f *machine.Failure) error {
	if !x.failed[f.Stmt] {
		x.failed[f.Stmt] = true
		x.out.Failures = append(x.out.Failures, f)
		x.out.Schedules = append(x.out.Schedules, x.schedule(n, s.log.choices, trace.Assertion, s.log.failing(s.m, f)))
	}
	if goal.Failures.Has(f.Kind) && !x.limits.All {
		return errEnough
	}
	return nil
}

func (x *explorer) push(n *node) {
	if x.limits.Serial && n.m.Stranded() {
		return
	}
	at := visited{n.m.Hash(), n.thread, n.round}
	if !x.seen[at] {
		x.seen[at] = true
		x.stack = append(x.stack, n)
	}
}

// visit takes every macro step that is possible in n.
func (x *explorer) visit(ctx context.Context, n *node) error {
	m := n.m
	if x.limits.Rounds > 0 {
		x.pass(n)
	}
	waits := make([][]wait, m.Threads())
	turn := -1
	if x.limits.Serial {
		turn = running(m)
	}
	for t := range m.Threads() {
		th := m.Thread(t)
		if th.Ended || th.Stuck || turn >= 0 && t != turn {
			continue
		}
		var err error
		if m.EntersProbe(t) {
			before := x.domain.sampled
			x.domain.sampled = false
			if waits[t], err = spins(ctx, m, t, x.domain); x.domain.sampled {
				waits[t] = nil // a value that was not tried may lead out of the loop
			}
			if len(waits[t]) > 0 && waits[t][0].doubt {
				waits[t], x.out.Complete = nil, false
			}
			x.domain.sampled = x.domain.sampled || before
		} else if x.limits.Rounds == 0 || t == n.thread {
			err = x.branch(ctx, n, m, func(s *stepper) (machine.Event, error) { return s.macroStep(t) }, func(s *stepper, ev machine.Event) {
				waits[t] = append(waits[t], s.waitAt(t, ev.Stmt.(*ivl.Assume)))
			})
		} else if !x.out.Deadlock {
			waits[t], err = waitsOf(ctx, m, t, x.domain)
		}
		if err != nil {
			return err
		}
		if x.limits.Serial && len(waits[t]) == 0 && !calling(m, t) {
			break
		}
	}
	if dead := deadlocked(m, waits); !x.out.Deadlock && len(dead) > 0 {
		var stands []trace.Stand
		var ended choiceLog
		for t := range m.Threads() {
			if w, ok := dead[t]; ok {
				stands = append(stands, w.at)
			} else if m.Ended(t) {
				ended.finished(m, t)
			}
		}
		x.out.Deadlock, x.out.DeadlockSchedule = true, x.schedule(n, ended.choices, trace.Deadlock, stands...)
	}
	if x.limits.Hangs && !x.out.Hang {
		var err error
		if x.out.Hang, err = x.hangs(ctx, m); err != nil {
			return err
		}
	}
	if x.limits.Races && !x.out.Race {
		accesses, found, err := findRace(ctx, m, x.domain)
		if err != nil {
			return err
		}
		if found {
			x.out.Race, x.out.RaceSchedule = true, x.schedule(n, nil, trace.Race, accesses[0].at, accesses[1].at)
		}
	}
	return nil
}

// pass hands the turn on to the next thread of the round, or to the first one
// of the next round.
func (x *explorer) pass(n *node) {
	next := *n
	next.parent, next.log = n, nil
	next.thread++
	if next.thread >= n.m.Threads() {
		next.thread = 0
		next.round++
	}
	if next.round < x.limits.Rounds || next.round == x.limits.Rounds && next.thread == 0 && x.limits.ExtraEntry {
		x.push(&next)
	}
}
