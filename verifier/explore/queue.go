package explore

import (
	"maps"
	"slices"
	"sync"
	"time"
)

// Queue hands out the parts of an exploration to workers. What goes through it is data that JSON holds, so workers may be
// other processes.
//
// A part is a node of the tree of executions, and the branches that are left to explore below it. One worker has it at a time.
//
// A node without sleeping threads is explored as a whole. What is to be explored below it does not depend on the rest of the tree,
// and races found elsewhere add nothing to it.
//
// A node with sleeping threads, or behind such nodes, is shared: whoever takes the part begins one branch. When an execution has gone through that branch
// up to a node without sleeping threads, the worker keeps what is below that node and gives the rest back. So the branches of a
// shared node are begun in order, and each has those before it asleep, as with a single worker. A race that adds a thread to a shared
// node puts it where a single worker would have put it, in the wakeup tree of a later branch, even if another worker has begun that one.
type Queue interface {
	// Take waits for a part that is to be explored; nil: there will be none.
	Take() *Part
	Executed(Report) Orders
	// Split hands over what is left at the root of the part and at the nodes below it on the way to that with which the caller goes on. It gives
	// the numbers of these nodes but the first, and of the part that the caller has from now on.
	Split(number int, given []Given) []int
	Insert(Insertion)
	// Finish says that nothing is left of the part.
	Finish(*Part)
	// Keep hands over how the part stands, for a State; it returns when the caller may go on, or at once if it does not want to.
	Keep(p *Part, on bool)
}

// Report says what an execution of a part was.
type Report struct {
	Number int
	Result *Result
	More   bool    // there is another
	Share  float64 // of the part that is done, by an estimate
	Waits  []Wait  // that were learned
	Known  int     // how many of what all have learned the sender has
}

// Orders say what somebody who explores a part is to do before the next execution.
type Orders struct {
	Split bool   // others have nothing to do
	Save  bool   // call Keep
	Stop  bool   // no other execution
	Waits []Wait // that others have learned
}

// saveEvery is how often Save is called.
const saveEvery = 5 * time.Second

// reportEvery is how often Report is called.
const reportEvery = 100 * time.Millisecond

// record is what the queue knows of a part.
type record struct {
	number, depth int
	parent        *record        // that of the node before
	step          Step           // from there
	sleep         []savedSleeper // who slept there
	private       bool           // nobody sleeps there, and all of it is one part
	covered       int            // how many slept before the first of these
	begun         []begun
	first         int // of these, that something is left of
	listed        bool
	taken         bool
	rest          *node // what is left, if it is not taken
	kept          *Part // instead, how it stood when an execution of it was to come
	inbox         []Insertion
	branches      int     // of the node, as far as they are known
	share         float64 // done of it, by what whoever has it said
}

// begun is a branch that is another part, nil if nothing is left of it.
type begun struct {
	branch
	event Event
	child *record
}

// queue is one in memory.
type queue struct {
	mu              sync.Mutex
	changed         *sync.Cond
	options         Options
	cancel          func()
	result          *Result
	waits           []Wait // that were learned
	err             error
	records         map[int]*record
	open            []*record // those that somebody may take, and some that were
	last            int       // number
	transitions     transitions
	store           store
	taken           int  // how many parts
	waiting         int  // for a part
	executions      int  // that were begun
	done            bool // nobody begins an execution
	saving          bool // whoever has a part is to call Keep
	halted          int  // how many have, meanwhile
	saved, reported time.Time
}

func newQueue(o Options, cancel func()) *queue {
	q := &queue{options: o, cancel: cancel, result: &Result{Bounds: map[string]int{}}, records: map[int]*record{}, saved: time.Now()}
	q.changed = sync.NewCond(&q.mu)
	s := o.Resume
	if s == nil {
		s = &State{Parts: []Part{{Number: 1}}}
	}
	r := q.result
	r.Executions, r.Blocked, r.Redundant, r.Events, r.Threads, r.Optional = s.Executions, s.Blocked, s.Redundant, s.Events, s.Threads, s.Optional
	maps.Copy(r.Bounds, s.Bounds)
	for i := range s.Parts {
		p := &s.Parts[i]
		var rec *record
		if n := len(p.Above); n == 0 {
			rec = q.add(p.Number, nil, Step{}, nil)
		} else {
			rec = q.add(p.Number, q.records[p.Above[n-1]], p.Steps[n-1], p.Nodes[n-1].Sleep)
		}
		rec.private, rec.covered, rec.inbox = !p.Shared, p.Covered, p.Inbox
		if p.Shared && len(p.Steps) == rec.depth {
			rest := p.Nodes[rec.depth].node()
			rec.rest = &rest
		} else {
			rec.kept = p
			q.list(rec)
		}
	}
	for i := range s.Parts {
		for _, b := range s.Parts[i].Begun {
			q.enter(q.records[s.Parts[i].Number], b.Event, q.records[b.Number])
		}
	}
	for _, rec := range q.records {
		if rec.rest != nil {
			q.leave(rec, *rec.rest)
		}
	}
	q.executions = r.Executions + r.Blocked + r.Redundant
	return q
}

// add makes the record of the node that the step leads to.
func (q *queue) add(number int, parent *record, step Step, sleep []savedSleeper) *record {
	r := &record{number: number, parent: parent, step: step, sleep: sleep, branches: 1}
	if parent != nil {
		r.depth = parent.depth + 1
	}
	q.last = max(q.last, number)
	q.records[number] = r
	return r
}

func (q *queue) enter(r *record, e Event, child *record) {
	r.begun = append(r.begun, begun{branch{transition: q.transitions.of(&e, false)}, e, child})
}

// ready is the part nearest to the beginning that somebody may take, nil if there is none.
func (q *queue) ready() (out *record) {
	q.open = slices.DeleteFunc(q.open, func(r *record) bool {
		r.listed = !r.taken && (r.kept != nil || r.rest != nil && r.rest.tree != nil)
		if r.listed && (out == nil || r.depth < out.depth || r.depth == out.depth && r.number < out.number) {
			out = r
		}
		return !r.listed
	})
	return out
}

// list has ready look at a record.
func (q *queue) list(r *record) {
	if !r.listed {
		q.open, r.listed = append(q.open, r), true
	}
}

// part is what is left of the record.
func (r *record) part() *Part {
	var p Part
	if r.kept != nil {
		p = *r.kept
	} else {
		p = Part{Number: r.number, Nodes: []savedNode{r.rest.saved()}}
		for c := r; c.parent != nil; c = c.parent {
			p.Above = append(p.Above, c.parent.number)
			p.Steps = append(p.Steps, c.step)
			p.Nodes = append(p.Nodes, savedNode{Tree: 1, Branches: []savedBranch{{Thread: c.step.Thread, Choices: c.step.Choices}}, Sleep: c.sleep})
		}
		slices.Reverse(p.Above)
		slices.Reverse(p.Steps)
		slices.Reverse(p.Nodes)
	}
	p.Shared, p.Covered, p.Inbox, p.Begun = !r.private, r.covered, slices.Clone(r.inbox), nil
	for _, b := range r.begun {
		n := 0
		if b.child != nil {
			n = b.child.number
		}
		p.Begun = append(p.Begun, Begun{n, b.event})
	}
	return &p
}

func (q *queue) Take() *Part {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.waiting++
	defer func() { q.waiting-- }()
	for !q.done {
		r := q.ready()
		switch {
		case r == nil && q.taken == 0:
			q.end()
		case r == nil || q.saving:
			q.changed.Wait()
		case q.begin():
			p := r.part()
			if r.rest != nil {
				r.branches = max(1, r.rest.done+r.rest.tree.count())
			}
			r.taken, r.rest, r.kept = true, nil, nil
			q.taken++
			return p
		}
	}
	return nil
}

// begin says whether there may be another execution.
func (q *queue) begin() bool {
	if q.options.Executions > 0 && q.executions >= q.options.Executions {
		q.result.Cut = "executions"
		q.end()
		return false
	}
	q.executions++
	return true
}

func (q *queue) end() {
	q.done = true
	q.changed.Broadcast()
}

// fail ends all, if it has not ended.
func (q *queue) fail(err error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if err != nil && !q.done {
		q.err = err
		q.end()
		q.cancel()
	}
}

func (q *queue) Executed(s Report) (o Orders) {
	q.mu.Lock()
	defer q.mu.Unlock()
	r, more := s.Result, s.More
	q.result.add(r)
	rec := q.records[s.Number]
	rec.share = s.Share
	q.waits = append(q.waits, s.Waits...)
	o.Waits = slices.Clone(q.waits[s.Known:])
	if r.Failed != nil && !q.done {
		q.result.Failed, q.result.Schedule = r.Failed, r.Schedule
		q.end()
		q.cancel()
	}
	if q.options.Report != nil && time.Since(q.reported) > reportEvery {
		q.reported = time.Now()
		top := rec
		for top.parent != nil {
			top = top.parent
		}
		q.result.Share = top.explored()
		q.options.Report(q.result)
	}
	o.Stop = q.done || more && !q.begin()
	if more && q.options.Save != nil && time.Since(q.saved) > saveEvery {
		q.saving = true
	}
	o.Save = q.saving
	o.Split = q.waiting > 0 && !q.saving && q.ready() == nil
	return o
}

// add adds what was executed.
func (r *Result) add(s *Result) {
	r.Executions += s.Executions
	r.Blocked += s.Blocked
	r.Redundant += s.Redundant
	r.Events += s.Events
	r.Threads = max(r.Threads, s.Threads)
	r.Optional = r.Optional || s.Optional
	maps.Copy(r.Bounds, s.Bounds)
}

// explored estimates which share of what begins at the record is done.
func (r *record) explored() float64 {
	share, branches := r.share, float64(r.branches)
	if r.rest != nil {
		branches = max(1, float64(r.rest.done+r.rest.tree.count()))
		share = float64(r.rest.done) / branches
	}
	for _, b := range r.begun[r.first:] {
		if b.child != nil { // counted as if it were done
			share -= (1 - b.child.explored()) / branches
		}
	}
	return max(share, 0)
}

func (q *queue) Split(number int, given []Given) []int {
	q.mu.Lock()
	defer q.mu.Unlock()
	r := q.records[number]
	var numbers []int
	for i := range given {
		g := &given[i]
		child := q.add(q.last+1, r, q.transitions.of(&g.Event, false).step(), g.Sleep)
		if len(r.begun) == 0 {
			r.private, r.covered = false, len(g.Sleep)
		}
		q.enter(r, g.Event, child)
		q.leave(r, g.Rest.node())
		r = child
		numbers = append(numbers, r.number)
	}
	r.taken, r.private = true, true
	q.changed.Broadcast()
	return numbers
}

// leave has nobody explore the part, of which this is left.
func (q *queue) leave(r *record, rest node) {
	r.rest, r.taken = &rest, false
	list := r.inbox
	r.inbox = nil
	for i := range list {
		q.insert(r, list[i])
	}
	q.list(r)
}

func (q *queue) Insert(i Insertion) {
	q.mu.Lock()
	defer q.mu.Unlock()
	r := q.records[i.Node]
	i.Behind = 1 + slices.IndexFunc(r.begun, func(b begun) bool { return b.child != nil && b.child.number == i.From })
	q.insert(r, i)
	if q.waiting > 0 {
		q.changed.Broadcast()
	}
}

// insert puts a sequence of events where it belongs below the node.
func (q *queue) insert(r *record, i Insertion) {
	if r.rest == nil {
		r.inbox = append(r.inbox, i)
		return
	}
	events := make([]*transition, 0, len(i.Events))
	for k := range i.Events {
		events = append(events, q.transitions.of(&i.Events[k], k == len(i.Events)-1))
	}
	var v sequence
	v.begins(events, i.Certain)
	if asleep(r.rest.sleep[:r.covered], &v) {
		return
	}
	for k := range r.begun {
		b := &r.begun[k]
		if !b.follow(&v) {
			continue
		}
		if k >= i.Behind && v.left > 0 && b.child != nil && !b.child.private {
			below := Insertion{Node: b.child.number, Certain: i.Certain}
			for k, e := range i.Events {
				if !v.gone[k] {
					below.Events = append(below.Events, e)
				}
			}
			q.insert(b.child, below)
		}
		return
	}
	if r.rest.place(&v, nil) {
		q.store.grow(&v)
	}
	if q.store.full() {
		q.fold()
	}
	q.list(r)
}

func (q *queue) Finish(p *Part) {
	q.mu.Lock()
	defer q.mu.Unlock()
	r := q.records[p.Number]
	q.taken--
	top := r
	for top.parent != nil {
		top = top.parent
	}
	if !r.private {
		q.leave(r, p.Nodes[r.depth].node())
	} else if delete(q.records, r.number); r != top {
		for k := range r.parent.begun {
			if b := &r.parent.begun[k]; b.child == r {
				b.child = nil
			}
		}
	}
	if !top.private && q.prune(top) {
		delete(q.records, top.number)
	}
	q.save()
	q.changed.Broadcast()
}

// prune forgets what is finished below a record where nobody inserts but from below, and says whether the record is. A sequence from below a branch goes to those behind it only.
func (q *queue) prune(r *record) bool {
	if len(r.inbox) > 0 {
		return false
	}
	for ; r.first < len(r.begun); r.first++ {
		c := r.begun[r.first].child
		if c == nil {
			continue
		}
		if c.private || !q.prune(c) {
			return false
		}
		delete(q.records, c.number)
		r.begun[r.first].child = nil
	}
	return r.rest != nil && r.rest.tree == nil
}

func (q *queue) Keep(p *Part, on bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	r := q.records[p.Number]
	r.kept = p
	if !on {
		r.taken = false
		q.taken--
		q.save()
		return
	}
	q.halted++
	q.save()
	for q.saving && !q.done {
		q.changed.Wait()
	}
	q.halted--
	r.kept = nil
}

// save saves when nobody goes on.
func (q *queue) save() {
	if q.saving && q.halted == q.taken {
		q.options.Save(q.state())
		q.saving, q.saved = false, time.Now()
		q.changed.Broadcast()
	}
}

func (q *queue) state() *State {
	r := q.result
	s := &State{Executions: r.Executions, Blocked: r.Blocked, Redundant: r.Redundant, Events: r.Events, Threads: r.Threads, Bounds: r.Bounds, Optional: r.Optional}
	for _, number := range slices.Sorted(maps.Keys(q.records)) {
		s.Parts = append(s.Parts, *q.records[number].part())
	}
	return s
}
