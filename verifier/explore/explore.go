package explore

import (
	"cmp"
	"context"
	"fmt"
	"iter"
	"slices"
	"sync"

	"github.com/gsmack/gsmack/verifier/pause"
)

// Options say how far to go.
type Options struct {
	Executions int // at most; 0: no limit
	// Report is called now and then, by one goroutine at a time.
	Report func(*Result)
	// Save is called now and then, and when Explore ends before all is explored, with a state from which another Explore can Resume.
	Save   func(*State)
	Resume *State
}

// Result is what was explored.
type Result struct {
	Executions int // complete ones
	Blocked    int // that were begun in vain
	Redundant  int // that turned out to be equivalent to others
	Events     int // in all executions
	// Failed is the execution that failed, and Schedule its steps.
	Failed   *Outcome
	Schedule []Step
	// Cut says why not all was explored, "" if all was.
	Cut     string
	Bounds  map[string]int // of models, that were hit
	Threads int            // the most of an execution
	Chance  *Chance        // of random executions
	// Share is an estimate of which part of all executions is done.
	Share float64
	// Optional: in some execution a thread went on that could have waited for ever (Outcome.Optional).
	Optional bool
}

// taken is an event of the current execution.
type taken struct {
	Event
	*transition
	places []place // of what it touched
	waits  *waits  // if it is an await
	raced  int     // the last search for races that has found it
	races  bool    // it conflicts with an event that does not happen before by the order of its thread
	sure   bool    // transition.certain, or it races with none
}

// explorer is one exploration.
type explorer struct {
	program Program
	options Options
	result  *Result
	events  []taken
	steps   []Step // of the events
	nodes   []node
	past
	given     []Step  // of the current execution
	leaf      int     // how many steps the current execution was given
	replay    []Step  // instead of events: how the execution begins from which the next one differs
	root      int     // the number of the first node that is this explorer's own
	above     []int   // by number: as what the queue knows the nodes before that
	number    int     // and the root
	shared    bool    // what others insert at the root, or below it, may begin with the branch that is begun there
	wanted    bool    // others have nothing to do
	done      float64 // of what is below the root, by an estimate that is made now and then
	reports   int     // to the queue
	queue     Queue
	waits     map[waiting]*waits
	lastWaits [128]struct { // what was asked for last of these
		waiting
		*waits
	}
	learned     []Wait                 // of these, what the queue has not
	known       int                    // how much of what the queue has was looked at
	leaves      iter.Seq2[[]Step, int] // ahead
	store       store
	ctx         context.Context // of the current execution
	outcome     *Outcome        // that came of it
	transitions transitions
	err         error // of a program that could not be tried: there is no other execution
	scratch     scratch
}

// scratch is memory that is used again.
type scratch struct {
	racing, accepted []int
	numbers          []int
	groups           grouping
	conflicts        []int32
	events           []*transition
	sequence         sequence
	places           []place
	searches         int
	steps, tried     []Step
}

// waits are what waits found in the same place: those that could not end, and those that could.
type waits struct{ blocked, free []found }

// found is what a wait found.
type found struct {
	hash    uint64
	touched []Touch
	places  []place
}

// Wait is what a wait found, and whether it ended.
type Wait struct {
	Thread      int
	PC, Context uint64
	Touched     []Touch
	Ended       bool
}

// waiting identifies a wait, up to what it finds in shared memory.
type waiting struct {
	thread      int
	pc, context uint64
}

func newExplorer(p Program, o Options) *explorer {
	x := &explorer{program: p, options: o, result: &Result{Bounds: map[string]int{}}, waits: map[waiting]*waits{}}
	x.leaves = x.ahead
	return x
}

// note adds an execution to what is known of all.
func (r *Result) note(out *Outcome) {
	r.Events += out.Count
	r.Threads = max(r.Threads, out.Threads)
	if out.Bound != "" {
		r.Bounds[out.Bound] = out.Limit
	}
	if out.Open {
		r.Bounds["inputs"] = 0
	}
	if out.Status == Cut {
		r.Bounds["steps"] = out.Count
	}
	r.Optional = r.Optional || out.Optional
}

func diverged(out *Outcome, steps []Step) error {
	return fmt.Errorf("the program does not do the same in the same schedule: step %d of %d cannot be taken", out.Count+1, len(steps))
}

// Explore goes through all executions until one fails. Each of the programs, which are the same, is run by a goroutine of its own.
func Explore(ctx context.Context, programs []Program, o Options) (*Result, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	q := newQueue(o, cancel)
	defer context.AfterFunc(ctx, func() { q.fail(ctx.Err()) })()
	var group sync.WaitGroup
	for _, p := range programs {
		group.Add(1)
		go func() {
			defer group.Done()
			q.fail(Caught(func() error { return newExplorer(p, o).work(ctx, q) })())
		}()
	}
	group.Wait()
	q.mu.Lock() // another goroutine may find that the time is up
	defer q.mu.Unlock()
	if r := q.result; o.Save != nil && r.Failed == nil && (q.err != nil || r.Cut != "") {
		o.Save(q.state())
	}
	return q.result, q.err
}

// work explores parts, one after the other, until there is none.
func (x *explorer) work(ctx context.Context, q Queue) error {
	x.queue = q
	for {
		part := q.Take()
		if part == nil {
			return nil
		}
		x.load(part)
		for {
			more, err := x.execute(ctx)
			if err != nil {
				x.keep(false)
				return err
			}
			failed := x.result.Failed != nil
			if x.reports++; x.reports%16 == 1 {
				x.done = x.share()
			}
			orders := q.Executed(Report{x.number, x.result, more, x.done, x.learned, x.known})
			for i := range orders.Waits {
				w := &orders.Waits[i]
				x.record(x.waitsOf(&Event{Thread: w.Thread, PC: w.PC, Context: w.Context}), w)
			}
			x.known += len(orders.Waits)
			x.learned = nil
			clear(x.result.Bounds)
			*x.result = Result{Bounds: x.result.Bounds}
			if failed {
				return nil
			}
			if !more {
				q.Finish(x.part())
				break
			}
			if orders.Stop {
				x.keep(false)
				return nil
			}
			x.wanted = orders.Split
			if orders.Save {
				x.keep(true)
			}
		}
	}
}

// split gives away what is left at the nodes on the way to where nobody sleeps, behind the first that has something left. What begins where nobody sleeps
// rests on nothing that is explored elsewhere.
func (x *explorer) split() {
	d := x.root
	for ; !x.shared && d < len(x.events); d++ {
		if x.nodes[d].tree.next != nil || following(x.events[d].Choices) != nil {
			break
		}
	}
	if d == len(x.events) {
		return
	}
	for d++; d < len(x.events) && x.nodes[d].entered > 0; d++ {
	}
	var given []Given
	for i := x.root; i < d; i++ {
		before := x.begun(i)
		left := before.node()
		left.finish(&x.events[i], &x.store)
		given = append(given, Given{left.saved(), x.events[i].clone(), before.Sleep})
	}
	numbers := x.queue.Split(x.number, given)
	x.above = append(append(slices.Clip(x.above), x.number), numbers[:len(numbers)-1]...)
	x.number, x.root, x.shared, x.wanted, x.reports = numbers[len(numbers)-1], d, false, false, 0
}

// execute runs one execution, the one that the nodes ask for, and says whether there is another.
func (x *explorer) execute(ctx context.Context) (bool, error) {
	if err := cmp.Or(x.err, pause.Wait(ctx)); err != nil {
		return false, err
	}
	x.ctx = ctx
	if x.store.full() {
		x.fold()
	}
	steps := x.next()
	known, logged := x.depth(), len(x.events)
	x.leaf = len(steps)
	out, err := x.program.Run(ctx, steps, logged, x.leaves)
	if err != nil {
		return false, err
	}
	x.outcome = out
	r := x.result
	r.note(out)
	x.waited(out)
	if out.Status == Diverged {
		return false, diverged(out, steps)
	}
	for i := range out.Events {
		if t := x.append(&out.Events[i]); t.Await {
			x.found(t.waits, &t.Event, true)
		}
	}
	if len(x.events) < known {
		return false, diverged(out, steps)
	}
	x.replay = nil
	if out.Status == Blocked {
		if n := &x.nodes[len(steps)-1]; len(n.union) == 0 { // otherwise only its choices are exhausted
			r.Blocked++
		}
		return x.backtrack(len(steps)-1, true), nil
	}
	if x.redundant(len(steps)) {
		// It is equivalent to others up to here. What races in it may still lead on.
		r.Redundant++
	} else {
		r.Executions++
	}
	switch out.Status {
	case Failed, Unmodelled, Loops, Polls:
		r.Failed = out
		r.Schedule = x.schedule()
		if out.Failure.Property == "deadlock" { // those that wait for one another do so before others go on
			for _, t := range out.Tried {
				if t.At == out.Count {
					r.Schedule = append(r.Schedule, Step{Thread: t.Thread, Exact: true})
				}
			}
		}
		return false, nil
	}
	for i := range x.events {
		// What is to come before an event whose places vary depends on what comes behind it, too.
		e := &x.events[i]
		if e.races && (i >= known || !e.sure) {
			x.reverse(&e.Event, e.places, i, x.beforeAt(i), e.waits, e.sure)
		}
	}
	x.standing(out)
	if x.shared || x.wanted {
		x.split()
	}
	return x.backtrack(len(x.events)-1, false), nil
}

// ahead yields what is to be executed after the current execution, as far as it is known and was not yielded before: leaves of wakeup trees are
// executed whatever comes of others, and as a rule guesses whether a wait ends. What guesses of what a section touches lead to changes too
// often. Each comes with the number of events that it will have in common with the one before it. The steps are valid until the next.
func (x *explorer) ahead(yield func([]Step, int) bool) {
	seen := int32(0)
	steps := x.scratch.steps[:0]
	var leaves func(b *branch, depth, common int) bool
	leaves = func(b *branch, depth, common int) bool {
		if b.given > 0 {
			seen += b.given
			return seen < lookahead
		}
		before := seen
		if len(steps) == 0 {
			steps = append(steps, x.given...)
		}
		steps = append(steps[:depth], b.step())
		for at := &b.sub; *at != nil; at = &(*at).next {
			c := x.store.own(at)
			if !leaves(c, depth+1, common) {
				return false
			}
			common = depth + 1
		}
		more := true
		if b.sub == nil {
			seen++
			more = b.uncertain && !uniform(b.touched) || yield(steps, common)
		}
		b.given = seen - before
		return more && seen < lookahead
	}
	for i := len(x.nodes) - 1; i >= x.root; i-- {
		if x.nodes[i].tree == nil {
			continue
		}
		for at := &x.nodes[i].tree.next; *at != nil; at = &(*at).next {
			if !leaves(x.store.own(at), i, i) {
				x.scratch.steps = steps
				return
			}
		}
	}
	x.scratch.steps = steps
}

// lookahead is at how many leaves ahead looks: so many executions may be done before they are asked for.
const lookahead = 32

// next is the schedule that the first branches of the nodes say. It is valid until the next call.
func (x *explorer) next() []Step {
	if len(x.nodes) == 0 {
		return nil
	}
	steps := x.steps // what is appended comes to be taken, or is overwritten
	if x.replay != nil {
		steps = x.taken(x.given[:0])
	}
	b := x.store.own(&x.nodes[len(steps)].tree)
	steps = append(steps, b.step())
	for b.sub != nil {
		n := x.push()
		*n = node{tree: b.sub, sleep: n.sleep[:0], first: n.first}
		b = x.store.own(&n.tree)
		steps = append(steps, b.step())
	}
	x.given = steps
	return steps
}

// depth is how many events the last execution and the next have in common.
func (x *explorer) depth() int { return max(len(x.events), len(x.replay)) }

// schedule is that of all events.
func (x *explorer) schedule() []Step { return x.taken(nil) }

// taken appends the steps of all events.
func (x *explorer) taken(steps []Step) []Step {
	if x.replay != nil {
		return append(steps, x.replay...)
	}
	return append(steps, x.steps...)
}

// truncate takes the events from number n on back.
func (x *explorer) truncate(n int) {
	for i := len(x.events) - 1; i >= n; i-- {
		e := &x.events[i]
		x.past.pop(&e.Event, e.places)
	}
	n = min(n, len(x.events))
	x.events, x.steps = x.events[:n], x.steps[:n]
}

// append adds an event that was taken.
func (x *explorer) append(e *Event) *taken {
	i := len(x.events)
	if i < cap(x.events) {
		x.events = x.events[:i+1] // what it held is used again
	} else {
		x.events = append(x.events, taken{})
	}
	t := &x.events[i]
	touched, choices := t.Touched, t.Choices
	t.Event = *e // with what it holds; what was there is used again for another one
	e.Touched, e.Choices = touched, choices
	e = &t.Event
	t.transition = x.transitions.of(e, false)
	x.steps = append(x.steps, t.step())
	t.places = x.placesOf(t.places[:0], e.Touched)
	races := x.past.push(e, t.places)
	t.sure, t.waits = !races || t.certain(e), nil
	if e.Await {
		t.waits = x.waitsOf(e)
	}
	t.races = races
	if i == len(x.nodes) {
		x.enter()
	}
	n := &x.nodes[i]
	n.tree.transition, n.tree.open = t.transition, false
	// The sleepers of the state before that stay asleep. Behind a leaf of a wakeup tree there are none, unless the
	// leaf was a guess; then they are woken, since other sequences may rest on what the leaf leads to.
	if i < len(x.replay) || i == 0 || i >= x.leaf || len(n.sleep) > 0 {
		return t
	}
	prev := &x.nodes[i-1]
	for _, s := range prev.sleep {
		if before := x.events[i-1].transition; s.thread != before.thread && !s.conflicts(before) {
			n.sleep = append(n.sleep, s)
		}
	}
	n.entered = len(n.sleep)
	return t
}

// push adds a node, with what was there when there was one.
func (x *explorer) push() *node {
	i := len(x.nodes)
	if i == cap(x.nodes) {
		x.nodes = append(x.nodes, node{})
	} else {
		x.nodes = x.nodes[:i+1]
	}
	return &x.nodes[i]
}

// enter adds a node where an execution goes on.
func (x *explorer) enter() {
	n := x.push()
	first := n.first
	if first == nil {
		first = new(branch)
	}
	*first = branch{}
	*n = node{tree: first, sleep: n.sleep[:0], first: first}
}

// redundant says whether the execution that has just begun to differ, with its event n-1, is equivalent to
// one that was explored: a thread sleeps that nothing has woken.
func (x *explorer) redundant(n int) bool {
	if n == 0 || n > len(x.events) {
		return false
	}
	last := x.events[n-1].transition
	for _, s := range x.nodes[n-1].sleep {
		if s.thread == last.thread && s.from != nil && s.covers(last.choices, false) || s.thread != last.thread && !s.conflicts(last) {
			return true
		}
	}
	return false
}

// record notes what a wait finds, and reports whether it is new.
func (x *explorer) record(known *waits, w *Wait) bool {
	list := &known.blocked
	if w.Ended {
		list = &known.free
	}
	if len(*list) == mostFound {
		return false
	}
	hash := uint64(0)
	for k := range w.Touched {
		t := &w.Touched[k]
		hash = (hash ^ t.Cell ^ uint64(t.Mask)) * 0x9e3779b97f4a7c15
		hash = (hash ^ t.before() ^ hash>>32) * 0x9e3779b97f4a7c15
	}
	for i := range *list {
		f := &(*list)[i]
		if f.hash == hash && slices.EqualFunc(f.touched, w.Touched, func(a, b Touch) bool { return a.Cell == b.Cell && a.Mask == b.Mask && a.before() == b.before() }) {
			return false
		}
	}
	w.Touched = slices.Clone(w.Touched)
	*list = append(*list, found{hash, w.Touched, x.placesOf(nil, w.Touched)})
	return true
}

// mostFound is how much is remembered of what waits of the same place found, of those that could end and of others.
const mostFound = 64

// waited learns from the waits of an execution that could not end.
func (x *explorer) waited(out *Outcome) {
	for i := range out.Tried {
		if t := &out.Tried[i]; t.Await {
			x.found(x.waitsOf(&t.Event), &t.Event, false)
		}
	}
}

// found learns from an event, for others, too.
func (x *explorer) found(known *waits, e *Event, ended bool) {
	if w := (Wait{e.Thread, e.PC, e.Context, e.Touched, ended}); x.record(known, &w) {
		x.learned = append(x.learned, w)
	}
}

// waitsOf is what is known of a wait.
func (x *explorer) waitsOf(e *Event) *waits {
	k := waiting{e.Thread, e.PC, e.Context}
	last := &x.lastWaits[e.Context%uint64(len(x.lastWaits))]
	if last.waits != nil && last.waiting == k {
		return last.waits
	}
	known := x.waits[k]
	if known == nil {
		known = new(waits)
		x.waits[k] = known
	}
	last.waiting, last.waits = k, known
	return known
}

// finds says whether a wait finds what one of these found, in the state after the events before number j and those behind it that do not happen after it.
// since is the number of the question, the same for all that ask of that state.
func (x *explorer) finds(list []found, j, since int) bool {
next:
	for i := range list {
		f := &list[i]
		for k := len(f.touched) - 1; k >= 0; k-- { // what it waits for it has read last, as a rule
			a, h := &f.touched[k], f.places[k].history
			if h.asked != since || h.cell != a.Cell || h.mask != a.Mask {
				x.value(h, a.Cell, a.Mask, j, x.events[j].places, since)
			}
			if (h.value^a.Before)&bytesOf[h.known] != 0 {
				continue next
			}
		}
		return true
	}
	return false
}

// before is what the bytes that were touched held.
func (t *Touch) before() uint64 { return t.Before & bytesOf[t.Mask] }

// bytesOf are the bits of the bytes of a mask.
var bytesOf = func() (out [256]uint64) {
	for mask := range out {
		for i := range 8 {
			out[mask] |= uint64(mask>>i&1) * 0xff << (8 * i)
		}
	}
	return out
}()

// standing reverses the races of events that were not taken: what threads wait for at the end, and what they
// stand before when the process ends.
func (x *explorer) standing(out *Outcome) {
	done := map[int]bool{}
	for k := len(out.Tried) - 1; k >= 0; k-- {
		t := &out.Tried[k]
		if done[t.Thread] {
			continue
		}
		done[t.Thread] = true
		if t.Thread < len(x.threads) {
			if list := x.threads[t.Thread]; len(list) > 0 && list[len(list)-1] >= t.At {
				continue // it was taken later
			}
		}
		x.scratch.places = x.placesOf(x.scratch.places[:0], t.Touched)
		x.reverse(&t.Event, x.scratch.places, len(x.events), x.before(t.Thread), x.waitsOf(&t.Event), x.transitions.of(&t.Event, false).certain(&t.Event))
		x.beforeExit(&t.Event)
	}
	for k := range out.Pending {
		x.beforeExit(&out.Pending[k])
	}
}

// beforeExit has the thread take its next event before the process ends.
func (x *explorer) beforeExit(e *Event) {
	i := len(x.events) - 1
	if i < 0 || !x.events[i].Exit || x.events[i].Thread == e.Thread || x.happens(i, x.before(e.Thread)) {
		return
	}
	var known *waits
	if e.Await {
		known = x.waitsOf(e)
	}
	x.insert(i, e, known, false)
}

// reverse inserts, for each event before number i that e, which is number i or would be, races with, what
// has e happen first. before is the clock of what happens before e, known what is known of it if it is an await; certain says that e touches the same places then.
func (x *explorer) reverse(e *Event, places []place, i int, before []int32, known *waits, certain bool) {
	racing := x.scratch.racing[:0]
	x.scratch.searches++
	if known != nil {
		x.scratch.conflicts = x.past.unordered(e, places, i, before, x.scratch.conflicts[:0])
	} else {
		x.scratch.conflicts = x.past.conflicts(e, places, i, x.scratch.conflicts[:0])
	}
	for _, j := range x.scratch.conflicts {
		if f := &x.events[j]; f.raced != x.scratch.searches && (known != nil || !x.happens(int(j), before)) {
			f.raced = x.scratch.searches
			racing = append(racing, int(j))
		}
	}
	x.scratch.racing = racing
	slices.Sort(racing)
	accepted := x.scratch.accepted[:0]
	for k := len(racing) - 1; k >= 0; k-- {
		j := racing[k]
		if slices.ContainsFunc(accepted, func(f int) bool { return x.happens(j, x.clock(f)) }) {
			continue
		}
		if x.insert(j, e, known, certain) {
			accepted = append(accepted, j) // what comes before is found from there; after a guess it might not
		}
	}
	x.scratch.accepted = accepted
}

// insert adds a sequence to the wakeup tree of node j, if what it leads to is not explored already: the events behind number j
// that do not happen after it, and then e. If the node is not this explorer's own, its owner is told. If e is an await, known is
// what is known of it, and nothing is added if it does not end there. insert reports whether it is known that e can be taken. What
// is not known is tried before it is added, since it may come up in as many sequences as there are orders of the others.
func (x *explorer) insert(j int, e *Event, known *waits, certain bool) bool {
	ends := known == nil
	if !ends {
		x.asked++
		if x.finds(known.blocked, j, x.asked) {
			return false
		}
		ends = x.finds(known.free, j, x.asked)
	}
	numbers, at := x.scratch.numbers[:0], x.positions[j]
	for f := j + 1; f < len(x.events); f++ { // those behind e, too: e may conflict with them when it comes first
		if x.clocks[f*x.width+int(at.thread)] < at.index {
			numbers = append(numbers, f)
		}
	}
	x.scratch.numbers = numbers
	v := x.sequence(numbers, e)
	n, s := &x.nodes[j], &x.scratch.sequence
	for tried := ends; ; tried = true {
		s.begins(v, certain && ends)
		if asleep(n.sleep, s) {
			return ends
		}
		if j >= x.root && !n.place(s, x.events[j].transition) {
			return ends
		}
		if tried || x.err != nil || len(known.blocked) == mostFound || len(known.free) == mostFound {
			break
		}
		if x.try(j, v); x.finds(known.blocked, j, x.asked) {
			return false
		}
		ends = x.finds(known.free, j, x.asked)
	}
	if x.store.crowded || j < x.root {
		x.group(numbers)
	}
	if j >= x.root {
		if x.store.crowded {
			s.begins(x.sequence(numbers, e), certain && ends)
			n.place(s, x.events[j].transition)
		}
		x.store.grow(s)
		return ends
	}
	told := Insertion{Node: x.above[j], From: x.number, Certain: certain && ends}
	if j+1 < x.root {
		told.From = x.above[j+1]
	}
	for _, f := range numbers {
		told.Events = append(told.Events, x.events[f].clone())
	}
	told.Events = append(told.Events, e.clone())
	x.queue.Insert(told)
	return ends
}

// sequence is the transitions of these events and then that of e, in a state in which it was not taken. It is valid until the next call.
func (x *explorer) sequence(numbers []int, e *Event) []*transition {
	v := x.scratch.events[:0]
	for _, f := range numbers {
		v = append(v, x.events[f].transition)
	}
	x.scratch.events = append(v, x.transitions.of(e, true))
	return x.scratch.events
}

// group puts the events of threads that have to do with one another together, in another order that is equivalent. What is behind a group in a wakeup tree does not depend on
// the orders that there are in the group, so that branches are alike.
func (x *explorer) group(numbers []int) {
	g := &x.scratch.groups
	g.threads = g.threads[:0]
	for len(g.of) < len(x.threads) {
		g.of = append(g.of, member{})
	}
	for _, f := range numbers {
		at := x.positions[f]
		m := &g.of[at.thread]
		if k := m.rank; k >= len(g.threads) || g.threads[k] != at.thread {
			*m = member{rank: len(g.threads), first: at.index, group: len(g.threads)}
			g.threads = append(g.threads, at.thread)
		}
		m.last = f
	}
	slices.Sort(g.threads) // in which order they came depends on the orders in the groups
	for k, t := range g.threads {
		g.of[t].rank, g.of[t].group = k, k
	}
	left := len(g.threads)
	for _, t := range g.threads {
		m := &g.of[t]
		clock := x.clock(m.last)
		for _, u := range g.threads {
			o := &g.of[u]
			if a, b := m.group, o.group; a != b && clock[u] >= o.first {
				for _, w := range g.threads { // the group is named by the first thread in it
					if c := &g.of[w]; c.group == max(a, b) {
						c.group = min(a, b)
					}
				}
				if left--; left == 1 {
					return
				}
			}
		}
	}
	at := g.at[:0]
	for range g.threads {
		at = append(at, 0)
	}
	for _, f := range numbers {
		at[g.of[x.positions[f].thread].group]++
	}
	sum := 0
	for k, n := range at {
		at[k], sum = sum, sum+n
	}
	g.at, g.list = at, append(g.list[:0], numbers...)
	for _, f := range g.list {
		k := g.of[x.positions[f].thread].group
		numbers[at[k]] = f
		at[k]++
	}
}

// grouping is memory of group.
type grouping struct {
	threads  []int32
	of       []member // by thread
	at, list []int
}

// member is a thread: its number among the threads (rank), and that of the first one that it has to do with (group); its first
// event, counted among those of the thread, and its last one, counted among all.
type member struct {
	rank, group int
	first       int32
	last        int
}

// try executes the events before number j and then these, to learn whether the last one, an await, ends there.
func (x *explorer) try(j int, v []*transition) {
	steps := append(x.scratch.tried[:0], x.steps[:j]...)
	for _, t := range v {
		steps = append(steps, t.step())
	}
	last := len(steps) - 1
	x.scratch.tried = steps
	current := *x.outcome
	*x.outcome = Outcome{} // the program would use its memory again
	if out, err := x.program.Run(x.ctx, steps, last, nil); err != nil {
		x.err = err
	} else {
		x.result.Blocked++
		x.waited(out)
		for i := range out.Events {
			if f := &out.Events[i]; f.Await {
				x.found(x.waitsOf(f), f, true)
			}
		}
	}
	*x.outcome = current
}

func (e *Event) clone() Event {
	out := *e
	out.Choices, out.Touched, out.Stack = slices.Clone(e.Choices), slices.Clone(e.Touched), nil
	return out
}

// share estimates which part of the executions below the root is done: all branches of a node that are known count for as much
// (Knuth, "Estimating the Efficiency of Backtrack Programs", 1975, over the tree that is left by those that were explored).
func (x *explorer) share() float64 {
	sum, weight := 0.0, 1.0
	for i := x.root; i < len(x.nodes); i++ {
		n := &x.nodes[i]
		weight /= max(1, float64(n.done+n.tree.count()))
		sum += weight * float64(n.done)
		if n.tree == nil {
			break
		}
	}
	return sum
}

// backtrack finishes the branch at node i, and those above it that have nothing left. inVain says that no execution
// went through it to its end. It says whether anything is left.
func (x *explorer) backtrack(i int, inVain bool) bool {
	for ; i >= x.root; i-- {
		n := &x.nodes[i]
		x.nodes = x.nodes[:i+1]
		begun := n.tree
		if inVain {
			n.fail()
		} else if e := &x.events[i]; i > x.root && n.tree.next == nil && following(e.Choices) == nil {
			n.tree, n.explored = nil, true // the node is not needed any more
		} else {
			n.finish(e, &x.store)
		}
		x.store.takeBack(begun)
		x.truncate(i)
		if n.tree != nil {
			return true
		}
		inVain = !n.explored
		if i > x.root && inVain {
			if b := x.nodes[i-1].tree; b.asked && b.sub != nil { // what was put behind it came to nothing
				b.sub = nil
				x.nodes = x.nodes[:i]
				x.truncate(i - 1)
				return true
			}
		}
	}
	return false
}
