package interp

import (
	"context"
	"errors"
	"fmt"
	"maps"
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
	// Endless is set if that is that an execution may never end, Fails if it is that a goal may be reached.
	Endless, Fails bool
}

// errRefine says that the search is to begin anew.
var errRefine = errors.New("a variable synchronizes threads")

// errRound says that an execution may never end.
var errRound = &unprovedError{reason: "threads can go round for ever"}

// unprovedError says why nothing is proved.
type unprovedError struct {
	pos    ivl.Pos
	reason string
	at     *reached // nil if it is not that a goal may be reached
}

func (e *unprovedError) Error() string { return e.reason }

// Prove visits so many states of p at most. If deadlocks are goals and spin did not look for loops that wait, all executions must
// be finite. The error is that of ctx.
func Prove(ctx context.Context, p *cfg.Program, goals goal.Set, finite bool, states int) (*Proof, error) {
	x := newProver(ctx, p, goals, states)
	x.finite = finite
	for {
		err := x.search(p)
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
			out.Pos, out.Fails = unproved.pos, unproved.at != nil
		}
		out.Reason, out.Endless = err.Error(), errors.Is(err, errRound)
		return out, nil
	}
}

func newProver(ctx context.Context, p *cfg.Program, goals goal.Set, states int) *prover {
	x := &prover{ctx: ctx, goals: goals, limit: states, shared: map[*ivl.Var]bool{}, loose: map[*ivl.Var]bool{}}
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
	return x
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
	ends []bool
	// numbers are those that what is arbitrary takes; nil if it is unknown. If there are some, states are visited in the order in which they are found, and came is how.
	numbers []int64
	came    []arrival
	sampled bool         // something took some of the values only that it may have
	stack   []proverNode // to be visited
	steps   int
	// guessed is set if there may be more executions than those of the program.
	guessed bool
}

type proverNode struct {
	m  *machine.Machine
	id int
}

// search goes through the states of p.
func (x *prover) search(p *cfg.Program) error {
	m, err := machine.New(p, machine.Config{Partial: x.numbers == nil})
	if err != nil {
		return err
	}
	x.plain, x.seen, x.next, x.stack, x.steps, x.guessed = map[ivl.Stmt]bool{}, map[uint64]int{}, nil, nil, 0, false
	x.ends, x.came = nil, nil
	if err := x.branch(arrival{from: -1}, m, func(r *runner) (machine.Event, error) { return r.settle(0) }, func(*runner, machine.Event) {}); err != nil {
		return err
	}
	for check := 1 << 10; len(x.stack) > 0; {
		last := len(x.stack) - 1
		n := x.stack[last]
		if x.numbers != nil {
			n, x.stack = x.stack[0], x.stack[1:]
		} else {
			x.stack = x.stack[:last]
		}
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
	if !x.goals.Has(goal.Deadlock) || x.numbers != nil {
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

// push adds the state of m as one that is come to.
func (x *prover) push(m *machine.Machine, by arrival) error {
	h := m.Hash()
	id, seen := x.seen[h]
	if !seen {
		if id = len(x.next); id == x.limit || len(x.stack) == maxStack {
			return &unprovedError{reason: fmt.Sprintf("it has more states than %d", id)}
		}
		x.seen[h] = id
		x.next, x.ends = append(x.next, nil), append(x.ends, false)
		x.stack = append(x.stack, proverNode{m, id})
		if x.numbers != nil {
			x.came = append(x.came, by)
		}
	}
	if by.from >= 0 {
		x.next[by.from] = append(x.next[by.from], id)
	}
	return nil
}

// runner takes a thread from one state to the next.
type runner struct {
	stepper
	by      arrival
	touched []contact
	// taken are the steps that it has taken, most how many it takes; less than 0: all.
	taken, most int
}

// contact is an access on the way, and whether it is one that was taken not to matter to others.
type contact struct {
	touch
	plain bool
	by    move // to where the thread stands before it
}

func (x *prover) domain() *domain { return &domain{numbers: x.numbers, partial: x.numbers == nil} }

// branch takes the step from a state in every way that the choices allow. after is called with each.
func (x *prover) branch(by arrival, m *machine.Machine, step func(*runner) (machine.Event, error), after func(*runner, machine.Event)) error {
	c := &chooser{domain: x.domain()}
	for {
		if x.steps++; x.steps%64 == 1 {
			if err := pause.Wait(x.ctx); err != nil {
				return err
			}
		}
		r := &runner{most: -1}
		r.follower = follower{ctx: x.ctx, limit: maxUnseen, m: m.Clone()}
		r.step = func(t int) (machine.Event, error) { return r.m.Step(t, c) }
		ev, err := step(r)
		if err != nil {
			return err
		}
		x.guessed = x.guessed || c.guessed
		if x.numbers != nil {
			by.picks = slices.Clone(c.picks[:c.used])
		}
		r.by = by
		after(r, ev)
		switch ev.Status {
		case machine.Failed:
			return &unprovedError{ev.Failure.Stmt.Info().Pos, "an assertion may fail: " + ev.Failure.Message, &reached{by.from, []move{{by, r.taken}}}}
		case machine.Exited:
			if by.from >= 0 {
				x.ends[by.from] = true
			}
		case machine.Ran, machine.Ended:
			if err := x.push(r.m, by); err != nil {
				return err
			}
		}
		if !c.next() {
			break
		}
	}
	x.sampled = x.sampled || c.domain.sampled
	if c.domain.sampled && x.numbers == nil {
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
			d := x.domain()
			ws, err := spins(x.ctx, m, t, d)
			if err != nil {
				return err
			}
			switch {
			case !d.sampled:
				waits[t] = ws
			case x.numbers == nil:
				return &unprovedError{reason: "an iteration of a loop that waits depends on an input"}
			}
			x.sampled, cut = x.sampled || d.sampled, true
			continue
		}
		var open error
		err := x.branch(arrival{from: n.id, thread: t}, m, func(r *runner) (machine.Event, error) { return x.macroStep(r, t) }, func(r *runner, ev machine.Event) {
			for _, c := range r.touched {
				c.by.arrival = r.by
				touched[t] = append(touched[t], c)
			}
			cut = cut || ev.Status == machine.Pruned
			if ev.Status != machine.Blocked {
				return
			}
			w := waitAt(r.m, t, ev.Stmt.(*ivl.Assume))
			if w.reason != nil && !w.reason.Holder.IsValid() && goal.Holder(w.await) != nil {
				open = &machine.OpenError{Pos: w.await.Pos, Expr: goal.Holder(w.await)}
			}
			w.by = move{r.by, r.taken}
			waits[t] = append(waits[t], w)
		})
		if err = errors.Join(err, open); err != nil {
			return err
		}
	}
	if dead := deadlocked(m, waits); x.goals.Has(goal.Deadlock) && len(dead) > 0 {
		at := &reached{state: n.id}
		for _, t := range slices.Sorted(maps.Keys(dead)) {
			at.moves = append(at.moves, dead[t].by)
		}
		return &unprovedError{reason: "threads may wait for ever", at: at}
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
						return &unprovedError{a.Stmt.Info().Pos, "two threads may race", &reached{a.by.from, []move{a.by, b.by}}}
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
	for n := 0; n != r.most; n++ {
		r.taken = n
		plain, err := x.isPlain(r.m, t)
		if err != nil {
			return machine.Event{}, err
		}
		note := func() {
			for _, a := range partialAccesses(r.m, t, func(v *ivl.Var) bool { return x.loose[v] }) {
				r.touched = append(r.touched, contact{touch: a, plain: plain && !x.shared[a.Var], by: move{steps: n}})
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
	return r.settleFrom(before)
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
