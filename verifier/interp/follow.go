package interp

import (
	"context"
	"errors"
	"fmt"
	"maps"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/machine"
	"github.com/gsmack/gsmack/verifier/trace"
)

// follower executes threads as an engine's finding, a schedule or exploration says.
type follower struct {
	ctx   context.Context
	m     *machine.Machine
	index map[int]int // number of a thread in schedules -> thread
	last  int         // the thread that went on last
	// step executes one statement or the end of one block.
	step func(t int) (machine.Event, error)
	// limit bounds the statements between two choices.
	limit int
	// tries is set if sections may only be tried; entered is then the state in which the
	// last one was entered.
	tries   bool
	entered entered
	// pastBounds goes on where an assertion that a bound was enough fails.
	pastBounds bool
	steps      int // executed so far
}

// LimitError says that a thread does not come to a choice.
type LimitError struct {
	Pos   trace.Pos
	Limit int
}

// Error gives the position.
func (e *LimitError) Error() string {
	return fmt.Sprintf("%s: no shared access within %d steps", e.Pos, e.Limit)
}

// entered is the state in which a section was entered.
type entered struct {
	m     *machine.Machine
	index map[int]int
	mark  int // the number of steps before; of a follower that keeps a log, its length
}

// Bounds on the statements between two choices: of an execution, and of each of many that are explored.
const (
	maxBetween = 10_000_000
	maxLocal   = 200_000
)

// advance executes one statement. It does not say that a thread has ended.
func (x *follower) advance(t int) (machine.Event, error) {
	if x.tries && x.m.EntersSection(t) {
		x.entered = entered{m: x.m.Clone(), index: maps.Clone(x.index), mark: x.steps}
	}
	x.steps++
	ev, err := x.step(t)
	if err == nil && x.pastBounds && ev.Status == machine.Failed && ev.Failure.Kind == goal.Bound {
		x.m.Skip(t)
		return machine.Event{Stmt: ev.Stmt}, nil
	}
	return ev, err
}

// leave goes back to the entry of the section that is only tried.
func (x *follower) leave() { x.m, x.index = x.entered.m, x.entered.index }

// forward executes statements of thread t until done holds, or something else than Ran happens.
func (x *follower) forward(t int, done func() (bool, error)) (machine.Event, error) {
	for n := 0; ; n++ {
		if n%1024 == 0 && x.ctx.Err() != nil {
			return machine.Event{}, x.ctx.Err()
		}
		switch {
		case n > x.limit:
			return machine.Event{}, &LimitError{x.m.Position(t), x.limit}
		case x.m.Exited():
			return machine.Event{Status: machine.Exited}, nil
		case x.m.Ended(t):
			return machine.Event{Status: machine.Ended}, nil
		}
		if ok, err := done(); ok || err != nil {
			return machine.Event{}, err
		}
		if ev, err := x.advance(t); err != nil || ev.Status != machine.Ran && ev.Status != machine.Ended {
			return ev, err
		}
	}
}

// turn is thread number's turn: the section of the one before ends.
func (x *follower) turn(number int, asked func(t int) error) (t int, f *machine.Failure, err error) {
	t, ok := x.index[number]
	switch {
	case !ok:
		return 0, nil, fmt.Errorf("thread %d was not started", number)
	case x.m.Exited():
		return 0, nil, errors.New("the process has ended")
	}
	before := x.last
	x.last = t
	if t == before || !x.m.InAtomic(before) {
		return t, nil, nil
	}
	ev, err := x.forward(before, func() (bool, error) {
		if !x.m.InAtomic(before) {
			return true, nil
		}
		return false, asked(before)
	})
	f, err = x.outcome(before, ev, err)
	if err != nil {
		err = fmt.Errorf("the atomic section cannot end before the context switch: %w", err)
	}
	return t, f, err
}

// outcome tells the events after which a thread goes on from failures and errors.
func (x *follower) outcome(t int, ev machine.Event, err error) (*machine.Failure, error) {
	switch {
	case err != nil:
		return nil, err
	case ev.Status == machine.Failed && goal.Failures.Has(ev.Failure.Kind):
		return ev.Failure, nil
	case ev.Status == machine.Failed:
		return nil, &UnmodelledError{pos(ev.Stmt), ev.Failure.Message, ev.Failure.Stmt.Info().Attrs.Has("guess")}
	case ev.Status == machine.Blocked:
		return nil, fmt.Errorf("%s: thread %d: an await does not hold: %s", pos(ev.Stmt), t, ivl.FormatStmt(ev.Stmt))
	case ev.Status == machine.Pruned && ev.Stmt == nil:
		return nil, fmt.Errorf("%s: thread %d cannot go on", x.m.Position(t), t)
	case ev.Status == machine.Pruned:
		return nil, fmt.Errorf("%s: thread %d: an assume does not hold: %s", pos(ev.Stmt), t, ivl.FormatStmt(ev.Stmt))
	}
	return nil, nil
}

func pos(s ivl.Stmt) ivl.Pos {
	if s == nil {
		return ivl.Pos{}
	}
	return s.Info().Pos
}

func describe(s ivl.Stmt) string {
	if s == nil {
		return "a goto with several targets"
	}
	return ivl.FormatStmt(s)
}
