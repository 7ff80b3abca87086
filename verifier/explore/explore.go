package explore

import (
	"context"
	"fmt"
	"slices"
	"time"
)

// Options say how far to go.
type Options struct {
	Executions int // at most; 0: no limit
	// Report is called after each execution.
	Report func(*Result)
	// Save is called now and then, and when Explore is interrupted, with a state from which another Explore can Resume.
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
	index int     // of its thread's, from 1
	clock []int32 // for each thread, how many of its events happen before this one or are it
}

// node is the state before an event.
type node struct {
	tree     []*branch // what is to be explored; the first is being explored
	sleep    []sleeper
	union    []Touch // what the thread of the first branch touched with other choices
	explored bool    // some execution went on from here to its end
	done     int     // branches that were explored, or tried in vain
}

// sleeper is a thread whose next event need not be explored before something conflicts with it.
type sleeper struct {
	thread  int
	exit    bool
	touched []Touch
}

// branch is an event in a wakeup tree.
type branch struct {
	thread    int
	choices   []uint32
	open      bool // any choices
	exit      bool
	touched   []Touch
	asked     bool // it is the last of a sequence that was inserted
	uncertain bool // a guess: what it touches in that state, or whether it can be taken, is not known
	sub       []*branch
}

// entry is an access in the history of a group.
type entry struct {
	event int
	mask  uint8
	write bool
}

// explorer is one exploration.
type explorer struct {
	program Program
	options Options
	result  *Result
	events  []taken
	nodes   []node
	history map[uint64]*[]entry
	threads [][]int               // the events of each thread
	leaf    int                   // how many steps the current execution was given
	spawned []int                 // by which event + 1 each thread was started
	blocked map[waiting][][]Touch // what waits found that could not end
	free    map[waiting][][]Touch // and that could
}

// waiting identifies a wait, up to what it finds in shared memory.
type waiting struct {
	thread      int
	pc, context uint64
}

func newExplorer(p Program, o Options) *explorer {
	return &explorer{program: p, options: o, result: &Result{Bounds: map[string]int{}}, history: map[uint64]*[]entry{}, blocked: map[waiting][][]Touch{}, free: map[waiting][][]Touch{}}
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

// Explore goes through all executions until one fails.
func Explore(ctx context.Context, p Program, o Options) (*Result, error) {
	x := newExplorer(p, o)
	if o.Resume != nil {
		if err := x.load(ctx, o.Resume); err != nil {
			return x.result, err
		}
	}
	saved := time.Now()
	for {
		more, err := x.execute(ctx)
		if o.Save != nil && (err != nil || more && time.Since(saved) > saveEvery) {
			o.Save(x.save())
			saved = time.Now()
		}
		if err != nil || !more {
			return x.result, err
		}
		if o.Executions > 0 && x.result.Executions+x.result.Blocked+x.result.Redundant >= o.Executions {
			x.result.Cut = "executions"
			return x.result, nil
		}
	}
}

// execute runs one execution, the one that the nodes ask for, and says whether there is another.
func (x *explorer) execute(ctx context.Context) (bool, error) {
	steps := x.steps()
	known := len(x.events)
	x.leaf = len(steps)
	out, err := x.program.Run(ctx, steps, known)
	if err != nil {
		return false, err
	}
	r := x.result
	r.note(out)
	for _, t := range out.Tried {
		learn(x.blocked, &t.Event)
	}
	if out.Status == Diverged {
		return false, diverged(out, steps)
	}
	for i := range out.Events {
		x.append(&out.Events[i])
		if out.Events[i].Await {
			learn(x.free, &out.Events[i])
		}
	}
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
		return false, nil
	}
	for i := range x.events {
		// What is to come before an event whose places vary depends on what comes behind it, too.
		if e := &x.events[i]; i >= known || !x.certain(&e.Event) {
			x.reverse(&e.Event, i, e.clock, e.Await, x.certain(&e.Event))
		}
	}
	x.standing(out)
	if x.options.Report != nil {
		r.Share = x.share()
		x.options.Report(r)
	}
	return x.backtrack(len(x.events)-1, false), nil
}

// steps is the schedule that the first branches of the nodes say.
func (x *explorer) steps() []Step {
	if len(x.nodes) == 0 {
		return nil
	}
	steps := x.schedule()
	b := x.nodes[len(steps)].tree[0]
	steps = append(steps, b.step())
	for len(b.sub) > 0 {
		x.nodes = append(x.nodes, node{tree: b.sub})
		b = b.sub[0]
		steps = append(steps, b.step())
	}
	return steps
}

func (b *branch) step() Step { return Step{Thread: b.thread, Choices: b.choices} }

func stepOf(e *Event) Step {
	s := Step{Thread: e.Thread}
	for _, c := range e.Choices {
		s.Choices = append(s.Choices, c.Value)
	}
	return s
}

// schedule is that of all events.
func (x *explorer) schedule() []Step {
	var out []Step
	for i := range x.events {
		out = append(out, stepOf(&x.events[i].Event))
	}
	return out
}

// truncate takes the events from number n on back.
func (x *explorer) truncate(n int) {
	for i := len(x.events) - 1; i >= n; i-- {
		e := &x.events[i]
		for _, a := range e.Touched {
			h := x.history[a.Group]
			*h = (*h)[:len(*h)-1]
		}
		list := x.threads[e.Thread]
		x.threads[e.Thread] = list[:len(list)-1]
		if e.Child != 0 {
			x.spawned[e.Child] = 0
		}
	}
	x.events = x.events[:min(n, len(x.events))]
}

// append adds an event that was taken.
func (x *explorer) append(e *Event) {
	i := len(x.events)
	if i < cap(x.events) {
		x.events = x.events[:i+1] // what it held is used again
	} else {
		x.events = append(x.events, taken{})
	}
	t := &x.events[i]
	touched, choices, clock := append(t.Touched[:0], e.Touched...), append(t.Choices[:0], e.Choices...), t.clock[:0]
	t.Event = *e
	t.Touched, t.Choices = touched, choices
	for len(x.threads) <= max(e.Thread, e.Child) {
		x.threads, x.spawned = append(x.threads, nil), append(x.spawned, 0)
	}
	t.clock = append(clock, x.before(e.Thread)...)
	for len(t.clock) <= e.Thread {
		t.clock = append(t.clock, 0)
	}
	t.index = len(x.threads[e.Thread]) + 1
	x.eachConflict(&t.Event, i, func(j int) { t.clock = join(t.clock, x.events[j].clock) })
	t.clock[e.Thread] = int32(t.index)
	for _, a := range t.Touched {
		h := x.history[a.Group]
		if h == nil {
			h = new([]entry)
			x.history[a.Group] = h
		}
		*h = append(*h, entry{i, a.Mask, a.Write})
	}
	x.threads[e.Thread] = append(x.threads[e.Thread], i)
	if e.Child != 0 {
		x.spawned[e.Child] = i + 1
	}
	if i == len(x.nodes) {
		x.nodes = append(x.nodes, node{tree: []*branch{{thread: e.Thread}}})
	}
	n := &x.nodes[i]
	n.tree[0].choices = stepOf(e).Choices
	n.tree[0].open = false
	// The sleepers of the state before that stay asleep. Behind a leaf of a wakeup tree there are none, unless the
	// leaf was a guess; then they are woken, since other sequences may rest on what the leaf leads to.
	if i > 0 && i < x.leaf && len(n.sleep) == 0 {
		prev := &x.nodes[i-1]
		for _, s := range prev.sleep {
			if before := &x.events[i-1].Event; s.thread != before.Thread && !s.conflicts(before) {
				n.sleep = append(n.sleep, s)
			}
		}
	}
}

// before is the clock of what happens before the next event of a thread: its last, or the one that started it.
func (x *explorer) before(thread int) []int32 {
	if thread < len(x.threads) && len(x.threads[thread]) > 0 {
		return x.events[x.threads[thread][len(x.threads[thread])-1]].clock
	}
	if thread < len(x.spawned) && x.spawned[thread] > 0 {
		return x.events[x.spawned[thread]-1].clock
	}
	return nil
}

// beforeAt is before for the event at i.
func (x *explorer) beforeAt(i int) []int32 {
	e := &x.events[i]
	if e.index > 1 {
		return x.events[x.threads[e.Thread][e.index-2]].clock
	}
	if s := x.spawned[e.Thread]; s > 0 {
		return x.events[s-1].clock
	}
	return nil
}

func join(c, d []int32) []int32 {
	for len(c) < len(d) {
		c = append(c, 0)
	}
	for i, n := range d {
		c[i] = max(c[i], n)
	}
	return c
}

// happens says whether event j happens before what has the clock, or is it.
func (x *explorer) happens(j int, clock []int32) bool {
	e := &x.events[j]
	return e.Thread < len(clock) && int(clock[e.Thread]) >= e.index
}

// eachConflict calls f with the last events before number i that e conflicts with: those that
// nothing in the history of the place hides.
func (x *explorer) eachConflict(e *Event, i int, f func(int)) {
	if e.Exit {
		for t, list := range x.threads {
			for k := len(list) - 1; k >= 0 && t != e.Thread; k-- {
				if list[k] < i {
					f(list[k])
					break
				}
			}
		}
		return
	}
	for _, a := range e.Touched {
		h := x.history[a.Group]
		if h == nil {
			continue
		}
		left := a.Mask
		for k := len(*h) - 1; k >= 0 && left != 0; k-- {
			b := (*h)[k]
			if b.event >= i || b.mask&left == 0 || !b.write && !a.Write {
				continue
			}
			if x.events[b.event].Thread != e.Thread {
				f(b.event)
			}
			if b.write {
				left &^= b.mask
			}
		}
	}
}

// conflicts says whether two transitions of different threads do not commute.
func (e *Event) conflicts(f *Event) bool {
	return e.Exit || f.Exit || conflict(e.Touched, f.Touched)
}

func (s *sleeper) conflicts(f *Event) bool {
	return s.exit || f.Exit || conflict(s.touched, f.Touched)
}

func conflict(a, b []Touch) bool {
	for i := range a {
		for j := range b {
			if a[i].Group == b[j].Group && a[i].Mask&b[j].Mask != 0 && (a[i].Write || b[j].Write) {
				return true
			}
		}
	}
	return false
}

// certain says whether the event touches no other places when it is taken in another state, one in which
// it does not read what it has read.
func (x *explorer) certain(e *Event) bool {
	if !e.Section {
		return true
	}
	uniform := false
	for _, a := range e.Touched {
		uniform = uniform || a.Uniform
		if !a.Uniform && (a.Write || a.Group>>63 != 0) {
			return false
		}
	}
	return uniform
}

// redundant says whether the execution that has just begun to differ, with its event n-1, is equivalent to
// one that was explored: a thread sleeps that nothing has woken.
func (x *explorer) redundant(n int) bool {
	if n == 0 || n > len(x.events) {
		return false
	}
	last := &x.events[n-1].Event
	for _, s := range x.nodes[n-1].sleep {
		if s.thread != last.Thread && !s.conflicts(last) {
			return true
		}
	}
	return false
}

// learn remembers what a wait finds.
func learn(known map[waiting][][]Touch, e *Event) {
	k := waiting{e.Thread, e.PC, e.Context}
	same := func(t []Touch) bool {
		return slices.EqualFunc(t, e.Touched, func(a, b Touch) bool { return a.Cell == b.Cell && a.Before == b.Before })
	}
	if list := known[k]; !slices.ContainsFunc(list, same) && len(list) < 64 {
		known[k] = append(list, slices.Clone(e.Touched))
	}
}

// waits says whether it is known that e, a wait, cannot end in the state after the events before number j and
// those of w.
func (x *explorer) waits(e *Event, j int, w []int) bool {
	for _, found := range x.blocked[waiting{e.Thread, e.PC, e.Context}] {
		if !slices.ContainsFunc(found, func(a Touch) bool { v, known := x.value(a, j, w); return !known || v != a.Before }) {
			return true
		}
	}
	return false
}

// goesOn says whether it is known that the wait e can end in that state: all is as it was when one with the same
// context did.
func (x *explorer) goesOn(e *Event, j int, w []int) bool {
	for _, found := range x.free[waiting{e.Thread, e.PC, e.Context}] {
		if !slices.ContainsFunc(found, func(a Touch) bool { v, known := x.value(a, j, w); return !known || v != a.Before }) {
			return true
		}
	}
	return false
}

// value is what a cell holds in that state.
func (x *explorer) value(a Touch, j int, w []int) (uint64, bool) {
	h := x.history[a.Group]
	if h == nil {
		return a.Before, true // nobody else has touched it
	}
	for k := len(*h) - 1; k >= 0; k-- {
		n := (*h)[k].event
		if n >= j && !slices.Contains(w, n) {
			continue
		}
		for _, b := range x.events[n].Touched {
			if b.Cell == a.Cell {
				return b.After, true
			}
		}
	}
	for _, b := range *h {
		for _, t := range x.events[b.event].Touched {
			if t.Cell == a.Cell {
				return t.Before, true
			}
		}
	}
	return a.Before, true
}

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
		x.reverse(&t.Event, len(x.events), x.before(t.Thread), true, x.certain(&t.Event))
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
	if e.Await && x.waits(e, i, nil) {
		return
	}
	x.insert(i, nil, e, false)
}

// reverse inserts, for each event before number i that e, which is number i or would be, races with, what
// has e happen first. before is the clock of what happens before e; certain says that e touches the same places then.
func (x *explorer) reverse(e *Event, i int, before []int32, waits, certain bool) {
	if i < len(x.events) {
		before = x.beforeAt(i)
	}
	var racing []int
	if waits {
		for _, a := range e.Touched {
			h := x.history[a.Group]
			if h == nil {
				continue
			}
			for k := len(*h) - 1; k >= 0; k-- {
				b := (*h)[k]
				if b.event >= i || b.mask&a.Mask == 0 || !b.write && !a.Write || x.events[b.event].Thread == e.Thread {
					continue
				}
				switch {
				case !x.happens(b.event, before):
					racing = append(racing, b.event)
				case b.write && b.mask&a.Mask == a.Mask: // and so does all that is older
					k = 0
				}
			}
		}
	} else {
		x.eachConflict(e, i, func(j int) {
			if !x.happens(j, before) {
				racing = append(racing, j)
			}
		})
	}
	if len(racing) == 0 {
		return
	}
	slices.Sort(racing)
	racing = slices.Compact(racing)
	var accepted []int
	for k := len(racing) - 1; k >= 0; k-- {
		j := racing[k]
		if slices.ContainsFunc(accepted, func(f int) bool { return x.happens(j, x.events[f].clock) }) {
			continue
		}
		var w []int
		for f := j + 1; f < len(x.events); f++ { // those behind e, too: e may conflict with them when it comes first
			if !x.happens(j, x.events[f].clock) {
				w = append(w, f)
			}
		}
		if waits && x.waits(e, j, w) {
			continue
		}
		sure := !waits || x.goesOn(e, j, w)
		if sure {
			accepted = append(accepted, j) // what comes before is found from there; after a guess it might not
		}
		x.insert(j, w, e, certain && sure)
	}
}

// insert adds the events w and then e to the wakeup tree of node j, if what they lead to is not explored already.
func (x *explorer) insert(j int, w []int, e *Event, certain bool) {
	last := *e
	last.Touched = slices.Clone(e.Touched)
	for k := range last.Touched {
		last.Touched[k].Write = last.Touched[k].Write || e.Varies
	}
	n := &x.nodes[j]
	v := make([]*Event, 0, len(w)+1)
	for _, f := range w {
		v = append(v, &x.events[f].Event)
	}
	v = append(v, &last)
	for _, s := range n.sleep {
		if k := firstOf(v, s.thread); k >= 0 {
			if initial(v, k) && (k == 0 || certain || v[k] != &last) {
				return
			}
			continue
		}
		free := certain
		for k := 0; k < len(v) && free; k++ {
			free = !s.conflicts(v[k])
		}
		if free {
			return
		}
	}
	tree := &n.tree
	leaf := false
search:
	for !leaf {
		for _, b := range *tree {
			if len(v) == 0 {
				return
			}
			if k := firstOf(v, b.thread); k >= 0 {
				if !b.open && v[k] != &last && !slices.Equal(b.choices, stepOf(v[k]).Choices) || !initial(v, k) {
					continue
				}
				if k > 0 && v[k] == &last && !certain {
					continue // it may touch something else here
				}
				v = slices.Delete(v, k, k+1)
			} else {
				if b.uncertain || !certain && slices.Contains(v, &last) {
					continue
				}
				ev := Event{Touched: b.touched, Exit: b.exit}
				if b == n.tree[0] && tree == &n.tree { // the one being explored
					ev = x.events[j].Event
				}
				if slices.ContainsFunc(v, func(f *Event) bool { return ev.conflicts(f) }) {
					continue
				}
			}
			leaf = len(b.sub) == 0 && !b.uncertain // a guess may come to nothing: what is left of v goes behind it
			tree = &b.sub
			continue search
		}
		break
	}
	if leaf {
		return
	}
	for _, f := range v {
		b := &branch{thread: f.Thread, touched: slices.Clone(f.Touched), exit: f.Exit}
		if f == &last {
			b.open, b.uncertain, b.asked = true, !certain, true
		} else {
			b.choices = stepOf(f).Choices
		}
		*tree = append(*tree, b)
		tree = &b.sub
	}
}

func firstOf(v []*Event, thread int) int {
	return slices.IndexFunc(v, func(e *Event) bool { return e.Thread == thread })
}

// initial says whether v[k], the first of its thread, may come first: nothing before it conflicts.
func initial(v []*Event, k int) bool {
	for i := range k {
		if v[i].Child == v[k].Thread || v[i].conflicts(v[k]) {
			return false
		}
	}
	return true
}

// saveEvery is how often Save is called.
const saveEvery = 5 * time.Second

// share estimates which part of the executions is done, the present one included: all branches of a node that are known count for as much
// (Knuth, "Estimating the Efficiency of Backtrack Programs", 1975, over the tree that is left by those that were explored).
func (x *explorer) share() float64 {
	sum, weight := 0.0, 1.0
	for i := range x.nodes {
		n := &x.nodes[i]
		weight /= float64(n.done + len(n.tree))
		sum += weight * float64(n.done)
	}
	return sum + weight
}

// backtrack finishes the branch at node i, and those above it that have nothing left. inVain says that no execution
// went through it to its end. It says whether anything is left.
func (x *explorer) backtrack(i int, inVain bool) bool {
	for ; i >= 0; i-- {
		n := &x.nodes[i]
		b := n.tree[0]
		x.nodes = x.nodes[:i+1]
		n.tree = n.tree[1:]
		n.done++
		if !inVain {
			n.explored = true
			e := &x.events[i].Event
			n.union = merge(n.union, e.Touched)
			if next := following(e.Choices); next != nil {
				k := slices.IndexFunc(n.tree, func(c *branch) bool { return c.thread == b.thread && slices.Equal(c.choices, next) })
				sibling := &branch{thread: b.thread, choices: next, touched: slices.Clone(e.Touched), uncertain: true}
				if k >= 0 {
					sibling = n.tree[k]
					n.tree = slices.Delete(n.tree, k, k+1)
				}
				n.tree = append([]*branch{sibling}, n.tree...)
				x.truncate(i)
				return true
			}
			n.sleep = append(n.sleep, sleeper{b.thread, e.Exit, n.union})
		} else if len(n.union) > 0 { // its choices are exhausted
			n.sleep = append(n.sleep, sleeper{b.thread, false, n.union})
		}
		n.union = nil
		x.truncate(i)
		if len(n.tree) > 0 {
			return true
		}
		inVain = !n.explored
		if i > 0 && inVain {
			if b := x.nodes[i-1].tree[0]; b.asked && len(b.sub) > 0 { // what was put behind it came to nothing
				b.sub = nil
				x.nodes = x.nodes[:i]
				x.truncate(i - 1)
				return true
			}
		}
	}
	x.nodes = nil
	return false
}

// merge is the union of what two transitions touch.
func merge(a, b []Touch) []Touch {
	a = slices.Clone(a)
next:
	for _, t := range b {
		for i := range a {
			if a[i].Group == t.Group && a[i].Cell == t.Cell {
				a[i].Mask |= t.Mask
				a[i].Write = a[i].Write || t.Write
				continue next
			}
		}
		a = append(a, t)
	}
	return a
}

// following are the choices that come after these, nil if there are none.
func following(choices []Choice) []uint32 {
	for k := len(choices) - 1; k >= 0; k-- {
		if choices[k].Value+1 < choices[k].Domain {
			var out []uint32
			for _, c := range choices[:k] {
				out = append(out, c.Value)
			}
			return append(out, choices[k].Value+1)
		}
	}
	return nil
}
