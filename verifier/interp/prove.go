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
// there to an end, whatever it is that is unknown: states from which one does are an attractor (Zielonka, Infinite games on finitely coloured
// graphs, TCS 1998), where schedules are chosen, and what an unknown value decides is not. At an end each thread has
// ended or waits, though the process may end before.

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

const mayRace = "two threads may race"

// errRound says that an execution may never end.
var errRound = &unprovedError{reason: "threads can go round for ever"}

// unprovedError says why nothing is proved.
type unprovedError struct {
	pos    ivl.Pos
	reason string
	at     *reached // nil if it is not that a goal may be reached
}

func (e *unprovedError) Error() string { return e.reason }

// Prove visits so many states of p at most. The error is that of ctx.
func Prove(ctx context.Context, p *cfg.Program, goals goal.Set, states int) (*Proof, error) {
	x := newProver(ctx, p, goals, states)
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
	x := &prover{ctx: ctx, goals: goals, limit: states, shared: map[*ivl.Var]bool{}, loose: map[*ivl.Var]bool{}, vague: p.Approximated()}
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
	ctx   context.Context
	goals goal.Set
	limit int
	// shared are the variables by which threads synchronize though their accesses are plain.
	shared map[*ivl.Var]bool
	// loose are those that some access to is plain.
	loose map[*ivl.Var]bool
	vague map[ivl.Stmt]bool // havocs of what is only approximated
	plain map[ivl.Stmt]bool // whether a visible statement is plain
	seen  map[uint64]int
	next  [][]int // the states that follow a state
	// ends says of a state that it is the last one of an execution, ways what can follow it otherwise.
	ends []bool
	ways [][]way
	// numbers are those that what is arbitrary takes; nil if it is unknown. If there are some, states are visited in the order in which they are found, and came is how.
	numbers []int64
	// spun are the threads that stood in front of a probe and did not wait; constrained, by threads, how many there were where an assumption of the program excluded the execution.
	spun        map[int]bool
	constrained map[int]int
	came        []arrival
	sampled     bool         // something took some of the values only that it may have
	stack       []proverNode // to be visited
	steps       int
}

// way is where a macro step leads: to one of these states, by what is unknown. It is an end if it is empty.
type way []int

// outcomes are those of the macro steps of a thread from one state.
type outcomes struct {
	to []int
	// goesOn is set if one is in which it does not wait. Of those with choices that last: exits is set if one ends the process. waits is set if the thread may
	// choose one in which it waits, guessed if something unknown decides which, cut if one is no execution's, and excluded if that may be all of them.
	goesOn, exits, waits, guessed, cut, excluded bool
}

// ways are those that an execution can be led.
func (o *outcomes) ways(alone bool) (out []way) {
	switch {
	case o.waits || len(o.to) == 0 && !o.exits:
		return nil
	case o.guessed && (o.excluded || o.exits && !alone):
		return nil
	case o.guessed:
		return []way{o.to}
	}
	if o.exits && alone {
		out = append(out, nil)
	}
	for _, id := range o.to {
		out = append(out, way{id})
	}
	return out
}

type proverNode struct {
	m      *machine.Machine
	clocks *clocks // nil if happens-before is not asked for
	id     int
}

// search goes through the states of p.
func (x *prover) search(p *cfg.Program) error {
	m, err := machine.New(p, machine.Config{Partial: x.numbers == nil})
	if err != nil {
		return err
	}
	x.plain, x.seen, x.next, x.stack, x.steps = map[ivl.Stmt]bool{}, map[uint64]int{}, nil, nil, 0
	x.ends, x.ways, x.came = nil, nil, nil
	x.spun, x.constrained = map[int]bool{}, map[int]int{}
	start := proverNode{m: m}
	if x.goals.Has(goal.Unordered) {
		start.clocks = newClocks()
	}
	if _, err := x.branch(arrival{from: -1}, start, func(r *runner) (machine.Event, error) { return r.settle(0) }, func(*runner, machine.Event) {}); err != nil {
		return err
	}
	for len(x.stack) > 0 {
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
	}
	return x.rounds()
}

// rounds looks for executions that never end, if deadlocks are goals.
func (x *prover) rounds() error {
	if !x.goals.Has(goal.Deadlock) || x.numbers != nil {
		return nil
	}
	for t := range x.spun {
		for u, n := range x.constrained {
			if t != u && t < n { // what t may choose may be what excludes the execution
				return errRound
			}
		}
	}
	var leads []bool
	next := digraph.Lists(func(v int) []int { return x.next[v] })
	for _, c := range digraph.Components(len(x.next), next) {
		if len(c) == 1 && !slices.Contains(x.next[c[0]], c[0]) {
			continue
		}
		if leads == nil {
			leads = x.lead()
		}
		if slices.ContainsFunc(c, func(v int) bool { return !leads[v] }) {
			return errRound
		}
	}
	return nil
}

// lead says from which states some schedule leads to an end, whatever is unknown.
func (x *prover) lead() []bool {
	type place struct{ state, way int }
	leads, from := make([]bool, len(x.next)), make([][]place, len(x.next))
	open := make([][]int, len(x.next)) // how many states of a way do not lead to an end
	var found []int
	add := func(v int) {
		if !leads[v] {
			leads[v], found = true, append(found, v)
		}
	}
	for v, ways := range x.ways {
		if x.ends[v] {
			add(v)
		}
		open[v] = make([]int, len(ways))
		for i, w := range ways {
			if open[v][i] = len(w); len(w) == 0 {
				add(v)
			}
			for _, to := range w {
				from[to] = append(from[to], place{v, i})
			}
		}
	}
	for len(found) > 0 {
		v := found[len(found)-1]
		found = found[:len(found)-1]
		for _, p := range from[v] {
			if open[p.state][p.way]--; open[p.state][p.way] == 0 {
				add(p.state)
			}
		}
	}
	return leads
}

// maxStack bounds the states that wait to be visited, which take some kilobytes each.
const maxStack = 20_000

// push adds the state of m as one that is come to, and gives its number.
func (x *prover) push(m *machine.Machine, c *clocks, by arrival) (int, error) {
	h := m.RelevantHash()
	if c != nil {
		c.keepLatest(m)
		h = c.hash(h)
	}
	id, seen := x.seen[h]
	if !seen {
		if id = len(x.next); id == x.limit || len(x.stack) == maxStack {
			return 0, &unprovedError{reason: fmt.Sprintf("it has more states than %d", id)}
		}
		x.seen[h] = id
		x.next, x.ends, x.ways = append(x.next, nil), append(x.ends, false), append(x.ways, nil)
		x.stack = append(x.stack, proverNode{m, c, id})
		if x.numbers != nil {
			x.came = append(x.came, by)
		}
	}
	return id, nil
}

// runner takes a thread from one state to the next.
type runner struct {
	stepper
	clocks  *clocks
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

// contactKey is what decides whether a contact conflicts with another.
type contactKey struct {
	stmt          ivl.Stmt
	at            *ivl.Var
	write, atomic bool
	benign, raced bool
	plain         bool
	index         string
}

func (c *contact) key() contactKey {
	k := contactKey{stmt: c.Stmt, at: c.Var, write: c.Write, atomic: c.atomic, benign: c.Benign, raced: c.Raced, plain: c.plain}
	if len(c.index) > 0 {
		k.index = fmt.Sprint(c.index)
	}
	return k
}

func (x *prover) domain() *domain {
	if x.numbers != nil {
		return &domain{numbers: x.numbers}
	}
	return &domain{partial: true, vague: x.vague}
}

// runner takes a copy of m on as c chooses.
func (x *prover) runner(n proverNode, c *chooser) *runner {
	r := &runner{most: -1}
	r.follower = follower{ctx: x.ctx, limit: maxUnseen, m: n.m.Clone()}
	r.step = func(t int) (machine.Event, error) { return r.m.Step(t, c) }
	if n.clocks != nil {
		r.clocks = n.clocks.clone()
		r.step = func(t int) (machine.Event, error) {
			touches := partialAccesses(r.m, t, r.m.Prog.Source.Written)
			ev, err := r.m.Step(t, c)
			if err == nil && ev.Status != machine.Blocked && ev.Status != machine.Pruned {
				r.clocks.passed(r.m, t, touches, ev, nil, 0)
			}
			return ev, err
		}
	}
	return r
}

// maxPossible bounds how often possible tries.
const maxPossible = 16

// possible reports whether some inputs are known with which the step is one of an execution, whatever else is unknown.
func (x *prover) possible(n proverNode, step func(*runner) (machine.Event, error)) bool {
	c := &chooser{domain: &domain{numbers: []int64{0, 1}, vague: x.vague}}
	for range maxPossible {
		r := x.runner(n, c)
		ev, err := step(r)
		if err == nil && ev.Status != machine.Pruned && ev.Status != machine.Blocked && !c.guessed && !c.unlasting && !stranded(r.m) {
			return true
		}
		if err != nil || !c.next() {
			break
		}
	}
	return false
}

// stranded reports whether a thread is where no execution goes on.
func stranded(m *machine.Machine) bool {
	for t := range m.Threads() {
		if m.Thread(t).Stuck && !m.Exits(t) {
			return true
		}
	}
	return false
}

// branch takes the step from a state in every way that the choices allow. after is called with each.
func (x *prover) branch(by arrival, n proverNode, step func(*runner) (machine.Event, error), after func(*runner, machine.Event)) (*outcomes, error) {
	c := &chooser{domain: x.domain()}
	out, supposed := &outcomes{}, false
	for {
		if x.steps++; x.steps%64 == 1 {
			if err := pause.Wait(x.ctx); err != nil {
				return nil, err
			}
		}
		r := x.runner(n, c)
		ev, err := step(r)
		if err != nil {
			return nil, err
		}
		out.guessed, supposed = out.guessed || c.guessed, supposed || c.supposed
		if c.supposed && by.from >= 0 {
			x.constrained[by.thread] = max(x.constrained[by.thread], r.m.Threads())
		}
		if x.numbers != nil {
			by.picks = slices.Clone(c.picks[:c.used])
		}
		r.by = by
		after(r, ev)
		if r.clocks != nil {
			if a := r.clocks.races(len(n.clocks.made)); a != nil {
				return nil, &unprovedError{pos: a.Stmt.Info().Pos, reason: mayRace}
			}
		}
		switch ev.Status {
		case machine.Failed:
			return nil, &unprovedError{ev.Failure.Stmt.Info().Pos, "an assertion may fail: " + ev.Failure.Message, &reached{by.from, []move{{by, r.taken}}}}
		case machine.Exited:
			out.goesOn, out.exits = true, out.exits || !c.unlasting
		case machine.Ran, machine.Ended:
			id, err := x.push(r.m, r.clocks, by)
			if err != nil {
				return nil, err
			}
			if stranded(r.m) { // no execution goes on from there
				out.cut = true
				x.constrain(r.m)
				break
			}
			if by.from >= 0 {
				x.next[by.from] = append(x.next[by.from], id)
			}
			if out.goesOn = true; !c.unlasting {
				out.to = append(out.to, id)
			}
		case machine.Blocked:
			out.waits = true
		default:
			out.cut = true
			x.constrain(r.m)
		}
		if !c.next() {
			break
		}
	}
	out.excluded = (out.cut || supposed) && !(out.guessed && x.possible(n, step))
	x.sampled = x.sampled || c.domain.sampled
	if c.domain.sampled && x.numbers == nil {
		return nil, &unprovedError{reason: "one step makes many choices"}
	}
	return out, nil
}

// constrain notes the threads of m that are at an assumption of the program which does not hold.
func (x *prover) constrain(m *machine.Machine) {
	for t := range m.Threads() {
		if st, _ := m.Next(t); m.Thread(t).Stuck && st != nil && cfg.Assumes(st) {
			x.constrained[t] = max(x.constrained[t], m.Threads())
		}
	}
}

// visit takes every step that is possible in n.
func (x *prover) visit(n proverNode) error {
	m := n.m
	waits := make([][]wait, m.Threads())
	touched := make([][]contact, m.Threads())
	came := make([]*outcomes, m.Threads())
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
			case !d.sampled && !(x.numbers != nil && len(ws) > 0 && ws[0].doubt):
				waits[t] = ws
			case x.numbers == nil:
				return &unprovedError{reason: "an iteration of a loop that waits depends on an input"}
			}
			x.sampled, cut = x.sampled || d.sampled, true
			if len(ws) == 0 {
				x.spun[t] = true
			}
			continue
		}
		var open error
		var err error
		known := map[contactKey]bool{}
		came[t], err = x.branch(arrival{from: n.id, thread: t}, n, func(r *runner) (machine.Event, error) { return x.macroStep(r, t) }, func(r *runner, ev machine.Event) {
			for _, c := range r.touched {
				if key := c.key(); !known[key] {
					known[key] = true
					c.by.arrival = r.by
					touched[t] = append(touched[t], c)
				}
			}
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
		cut = cut || came[t].cut
	}
	if dead := deadlocked(m, waits); x.goals.Has(goal.Deadlock) && len(dead) > 0 {
		at := &reached{state: n.id}
		for _, t := range slices.Sorted(maps.Keys(dead)) {
			at.moves = append(at.moves, dead[t].by)
		}
		return &unprovedError{reason: "threads may wait for ever", at: at}
	}
	alone := func(t int) bool { // no thread but t has anything left to do
		for u := range m.Threads() {
			if u != t && !m.Thread(u).Ended && (waits[u] == nil || came[u] != nil && came[u].goesOn) {
				return false
			}
		}
		return true
	}
	x.ends[n.id] = len(x.next[n.id]) == 0 && !m.Stranded() && !cut
	for t, o := range came {
		switch {
		case o != nil && x.numbers == nil:
			x.ways[n.id] = append(x.ways[n.id], o.ways(alone(t))...)
		case m.Exits(t) && alone(t):
			x.ends[n.id] = true
		}
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
						return &unprovedError{a.Stmt.Info().Pos, mayRace, &reached{a.by.from, []move{a.by, b.by}}}
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
	if !r.m.Ended(t) && !r.m.AtVisible(t) { // it has chosen to go round
		if ev, err := r.settle(t); err != nil || ev.Status != machine.Ran {
			return ev, err
		}
		return r.settleFrom(before)
	}
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
		if th := r.m.Thread(t); !plain || n == maxPlain || th.Ended || th.Stuck || !r.m.AtVisible(t) || r.m.EntersProbe(t) {
			break
		}
	}
	return r.settleFrom(before)
}

// isPlain reports whether the visible step that thread t stands at is neither synchronization nor a choice of others.
func (x *prover) isPlain(m *machine.Machine, t int) (bool, error) {
	st, _ := m.Next(t)
	if st == nil {
		if !m.Prog.Source.Concurrent {
			return true, nil // without other threads no read is split off its branch, nor a write off its return
		}
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
