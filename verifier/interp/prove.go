package interp

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/machine"
	"github.com/gsmack/gsmack/verifier/pause"
)

// Prove goes through the states of a program, as Explore does, to show that no goal can be reached. Two things make
// them fewer.
//
// What is arbitrary stays unknown (machine.Config.Partial), so that there are more executions than those of the
// program. If none of them fails, none of the program does.
//
// A thread executes plain accesses together with the synchronization behind them: its next step that is none. That is
// enough if no plain access conflicts with what another thread does at the same time (Adve, Hill: Weak Ordering: A New
// Definition, ISCA 1990; Musuvathi, Qadeer: Fair Stateless Model Checking, PLDI 2008, explore so). Whether one does
// is seen in the states that are visited: of the first two accesses that conflict, each thread comes to its own from
// the same state, without synchronization in between, since what other threads do meanwhile can be done before or be
// left out. A variable with such accesses becomes one by which threads synchronize, and the search begins anew.
//
// An execution that never ends goes round in a cycle of states. If deadlocks are goals, some execution must lead from
// there to an end, and none may go round where there are more than those of the program.

// Proof is what Prove found.
type Proof struct {
	// Reason says why nothing is proved, at Pos; "" if all is.
	Reason string
	Pos    ivl.Pos
	// States and MacroSteps count those of the last search.
	States, MacroSteps int
	// Endless is set if that is that an execution may never end.
	Endless bool
}

// errRefine says that the search is to begin anew.
var errRefine = errors.New("a variable synchronizes threads")

// errRound says that an execution may never end.
var errRound = &unprovedError{reason: "threads can go round for ever"}

// unprovedError says why nothing is proved.
type unprovedError struct {
	pos    ivl.Pos
	reason string
}

func (e *unprovedError) Error() string { return e.reason }

// Prove visits so many states of p at most. If deadlocks are goals and spin did not look for loops that wait, all executions must
// be finite. The error is that of ctx.
func Prove(ctx context.Context, p *cfg.Program, goals goal.Set, finite bool, states int) (*Proof, error) {
	x := &prover{ctx: ctx, goals: goals, finite: finite, limit: states, shared: map[*ivl.Var]bool{}, loose: map[*ivl.Var]bool{}}
	for _, q := range p.Procs {
		for _, b := range q.Blocks {
			for i := range b.Stmts {
				if b.Step(i).Plain() {
					for _, a := range b.Accesses(i) {
						x.loose[a.Var] = true
					}
				}
			}
		}
	}
	for {
		m, err := machine.New(p, machine.Config{Partial: true})
		if err == nil {
			err = x.run(m)
		}
		var open *machine.OpenError
		var unproved *unprovedError
		out := &Proof{States: len(x.next), MacroSteps: x.steps}
		switch {
		case err == nil:
			return out, nil
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case errors.Is(err, errRefine):
			continue
		case errors.As(err, &open):
			out.Pos = open.Pos
		case errors.As(err, &unproved):
			out.Pos = unproved.pos
		}
		out.Reason, out.Endless = err.Error(), errors.Is(err, errRound)
		return out, nil
	}
}

type prover struct {
	ctx    context.Context
	goals  goal.Set
	finite bool
	limit  int
	// shared are the variables by which threads synchronize though their accesses are plain.
	shared map[*ivl.Var]bool
	// loose are those that some access to is plain.
	loose map[*ivl.Var]bool
	plain map[ivl.Stmt]bool // whether a visible statement is plain
	seen  map[uint64]int
	next  [][]int // the states that follow a state
	// ends says of a state that it is the last one of an execution.
	ends  []bool
	stack []proverNode
	steps int
	// guessed is set if there may be more executions than those of the program.
	guessed bool
}

type proverNode struct {
	m  *machine.Machine
	id int
}

func (x *prover) run(m *machine.Machine) error {
	x.plain, x.seen, x.next, x.stack, x.steps, x.guessed = map[ivl.Stmt]bool{}, map[uint64]int{}, nil, nil, 0, false
	x.ends = nil
	if err := x.branch(-1, m, func(r *runner) (machine.Event, error) { return r.settle(0) }, nil); err != nil {
		return err
	}
	for check := 1 << 10; len(x.stack) > 0; {
		n := x.stack[len(x.stack)-1]
		x.stack = x.stack[:len(x.stack)-1]
		if err := x.visit(n); err != nil {
			return err
		}
		if x.finite && len(x.next) > check {
			check *= 2
			if err := x.rounds(); err != nil {
				return err
			}
		}
	}
	return x.rounds()
}

// rounds looks for executions that never end, if deadlocks are goals.
func (x *prover) rounds() error {
	if !x.goals.Has(goal.Deadlock) {
		return nil
	}
	leads := make([]bool, len(x.next)) // to the end of an execution
	next := digraph.Lists(func(v int) []int { return x.next[v] })
	for _, c := range digraph.Components(len(x.next), next) { // those that follow come first
		ends, round := false, len(c) > 1
		for _, v := range c {
			round = round || slices.Contains(x.next[v], v)
			ends = ends || x.ends[v] || slices.ContainsFunc(x.next[v], func(w int) bool { return leads[w] })
		}
		if round && (x.finite || x.guessed || !ends) {
			return errRound
		}
		for _, v := range c {
			leads[v] = ends
		}
	}
	return nil
}

// maxStack bounds the states that wait to be visited, which take some kilobytes each.
const maxStack = 20_000

// push adds the state of m as one that follows state from.
func (x *prover) push(from int, m *machine.Machine) error {
	h := m.Hash()
	id, seen := x.seen[h]
	if !seen {
		if id = len(x.next); id == x.limit || len(x.stack) == maxStack {
			return &unprovedError{reason: fmt.Sprintf("it has more states than %d", id)}
		}
		x.seen[h] = id
		x.next, x.ends = append(x.next, nil), append(x.ends, false)
		x.stack = append(x.stack, proverNode{m, id})
	}
	if from >= 0 {
		x.next[from] = append(x.next[from], id)
	}
	return nil
}

// runner takes a thread from one state to the next.
type runner struct {
	stepper
	touched []contact
}

// contact is an access on the way, and whether it is one that was taken not to matter to others.
type contact struct {
	touch
	plain bool
}

// branch takes the step from the state in every way that the choices allow. blocked is called for a way that waits.
func (x *prover) branch(from int, m *machine.Machine, step func(*runner) (machine.Event, error), blocked func(*runner, machine.Event)) error {
	c := &chooser{domain: &domain{partial: true}}
	for {
		if x.steps++; x.steps%64 == 1 {
			if err := pause.Wait(x.ctx); err != nil {
				return err
			}
		}
		r := &runner{}
		r.follower = follower{ctx: x.ctx, limit: maxUnseen, m: m.Clone()}
		r.step = func(t int) (machine.Event, error) { return r.m.Step(t, c) }
		ev, err := step(r)
		if err != nil {
			return err
		}
		x.guessed = x.guessed || c.guessed
		switch ev.Status {
		case machine.Failed:
			return &unprovedError{pos: ev.Failure.Stmt.Info().Pos, reason: "an assertion may fail: " + ev.Failure.Message}
		case machine.Blocked:
			blocked(r, ev)
		case machine.Exited:
			if from >= 0 {
				x.ends[from] = true
			}
		case machine.Ran, machine.Ended:
			if err := x.push(from, r.m); err != nil {
				return err
			}
		}
		if !c.next() {
			break
		}
	}
	if c.domain.sampled {
		return &unprovedError{reason: "one step makes many choices"}
	}
	return nil
}

// visit takes every step that is possible in n.
func (x *prover) visit(n proverNode) error {
	m := n.m
	if m.Exited() {
		x.ends[n.id] = true
		return nil
	}
	waits := make([][]wait, m.Threads())
	touched := make([][]contact, m.Threads())
	cut := false // an execution that goes on, or that an assume excludes
	for t := range m.Threads() {
		th := m.Thread(t)
		if th.Ended || th.Stuck {
			continue
		}
		if m.EntersProbe(t) {
			d := &domain{partial: true}
			ws, err := spins(x.ctx, m, t, d)
			if err != nil {
				return err
			}
			if d.sampled {
				return &unprovedError{reason: "an iteration of a loop that waits depends on an input"}
			}
			waits[t], cut = ws, true
			continue
		}
		var open error
		err := x.branch(n.id, m, func(r *runner) (machine.Event, error) {
			ev, err := x.macroStep(r, t)
			touched[t] = append(touched[t], r.touched...)
			cut = cut || ev.Status == machine.Pruned
			return ev, err
		}, func(r *runner, ev machine.Event) {
			w := waitAt(r.m, t, ev.Stmt.(*ivl.Assume))
			if w.reason != nil && !w.reason.Holder.IsValid() && goal.Holder(w.await) != nil {
				open = &machine.OpenError{Pos: w.await.Pos, Expr: goal.Holder(w.await)}
			}
			waits[t] = append(waits[t], w)
		})
		if err = errors.Join(err, open); err != nil {
			return err
		}
	}
	if dead := deadlocked(m, waits); x.goals.Has(goal.Deadlock) && len(dead) > 0 {
		return &unprovedError{reason: "threads may wait for ever"}
	}
	if len(x.next[n.id]) == 0 && !m.Stranded() && !cut {
		x.ends[n.id] = true
	}
	return x.conflicts(touched)
}

// conflicts looks for accesses of two threads that nothing orders.
func (x *prover) conflicts(touched [][]contact) error {
	again := false
	for t := range touched {
		for u := t + 1; u < len(touched); u++ {
			for _, a := range touched[t] {
				for _, b := range touched[u] {
					if a.Var != b.Var || !a.Write && !b.Write || !overlap(a.index, b.index) {
						continue
					}
					if x.goals.Has(goal.Race) && a.conflict(b.touch) {
						return &unprovedError{pos: a.Stmt.Info().Pos, reason: "two threads may race"}
					}
					if a.plain || b.plain {
						x.shared[a.Var], again = true, true
					}
				}
			}
		}
	}
	if again {
		return errRefine
	}
	return nil
}

// maxUnseen bounds the statements of a thread between two visible ones.
const maxUnseen = 1_000_000

// maxPlain bounds the plain steps that are taken together, so that a loop of such comes back to a state.
const maxPlain = 1000

// macroStep takes thread t, which stands at a visible statement, through plain steps and one that is none.
func (x *prover) macroStep(r *runner, t int) (machine.Event, error) {
	before := r.m.Threads()
	for n := 0; ; n++ {
		plain, err := x.isPlain(r.m, t)
		if err != nil {
			return machine.Event{}, err
		}
		note := func() {
			for _, a := range partialAccesses(r.m, t, func(v *ivl.Var) bool { return x.loose[v] }) {
				r.touched = append(r.touched, contact{a, plain && !x.shared[a.Var]})
			}
		}
		if !r.m.EntersSection(t) {
			note()
		}
		ev, err := r.section(t, note)
		if err != nil || ev.Status != machine.Ran && ev.Status != machine.Ended {
			return ev, err
		}
		if ev, err := r.settle(t); err != nil || ev.Status != machine.Ran {
			return ev, err
		}
		if th := r.m.Thread(t); !plain || n == maxPlain || th.Ended || th.Stuck || r.m.EntersProbe(t) {
			break
		}
	}
	for c := before; c < r.m.Threads(); c++ {
		if ev, err := r.settle(c); err != nil || ev.Status != machine.Ran {
			return ev, err
		}
	}
	return machine.Event{}, nil
}

// isPlain reports whether the visible step that thread t stands at is neither synchronization nor a choice of others.
func (x *prover) isPlain(m *machine.Machine, t int) (bool, error) {
	st, _ := m.Next(t)
	if st == nil {
		return false, &unprovedError{pos: m.Position(t).IVL(), reason: "a branch reads what threads share"}
	}
	plain, known := x.plain[st]
	if !known {
		f := m.Thread(t).Top()
		s := f.Block.Step(f.Index)
		plain = s.Plain() && !s.Waits() && (s == nil || !s.Partial)
		stmts, accesses := []ivl.Stmt{st}, f.Block.Accesses(f.Index)
		if s != nil {
			stmts, accesses = s.Stmts, s.Accesses
		}
		for _, st := range stmts {
			switch st := st.(type) {
			case *ivl.Call, *ivl.AsyncCall, *ivl.Yield:
				plain = false
			case *ivl.Assume:
				plain = plain && !st.Await
			}
		}
		plain = plain && !slices.ContainsFunc(accesses, func(a cfg.Access) bool { return x.shared[a.Var] })
		x.plain[st] = plain
	}
	return plain, nil
}
