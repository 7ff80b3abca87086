package specialise

import (
	"encoding/binary"
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// situation is a procedure with what tells its calls apart.
type situation struct {
	proc *procedure
	args string // the values of the relevant parameters
	self value  // the running thread, if that is relevant
	// site is the one call that is meant, where threads are told apart by the place that
	// starts them.
	site site
}

// site is a statement in an activation.
type site struct {
	in   *activation
	node int
}

// activation is what is known of the executions of a procedure in a situation.
type activation struct {
	situation
	// once: it is executed at most once in any execution.
	once bool
	ins  []value // of the parameters, at all calls so far
	// given are the variables that have been assigned to whenever it is called; nil before
	// the first call was seen.
	given   facts
	at      []*state // what holds before each leader; nil where nothing has arrived
	exit    *exit    // nil until an end has been reached
	callers []site   // the segments that call it

	// What has to be done for it: follow new parameters from the entry, and each
	// segment that is dirty.
	entered bool
	dirty   []bool
	queued  bool
}

// exit is what holds when a procedure returns.
type exit struct {
	outs  []value
	given facts
}

// content is what is assigned to a global variable, of a map to its elements: first,
// while memory gets its initial content, and then.
type content struct {
	first, then assigned
}

// assigned is what all of some assignments assign.
type assigned struct {
	any bool // there are some
	v   value
}

// join adds an assignment of v, and reports whether less is known now.
func (c *assigned) join(v value) bool {
	switch {
	case !c.any:
		c.any, c.v = true, v
	case c.v == v || !known(c.v):
		return false
	default:
		c.v = value{}
	}
	return true
}

// at is the value of a variable to which something has been assigned.
func (c *content) at(when stage) value {
	switch {
	case when == afterwards:
		return c.then.v
	case when == initially && (!c.then.any || c.then.v == c.first.v):
		return c.first.v
	}
	return value{}
}

// analysis is constant propagation through a program, in which calls are told apart by
// what is relevant.
type analysis struct {
	*source
	relevant relevant

	numbers     *numbering
	contents    []content // of the global variables, by their numbers
	activations map[situation]*activation
	list        []*activation
	of          [][]*activation // of each procedure
	queue       []*activation
	spawned     map[site]int // the threads that are told apart
	size        int          // nodes of all activations
}

// analyse propagates until nothing changes. It returns nil when the contexts are too many.
func (src *source) analyse(r relevant) *analysis {
	a := &analysis{source: src, relevant: r, numbers: newNumbering(), contents: make([]content, len(src.globals)),
		activations: map[situation]*activation{}, of: make([][]*activation, len(src.procs)), spawned: map[site]int{}}
	limit := 20000
	for _, q := range a.procs {
		limit += 4 * len(q.graph.nodes)
	}
	for i, q := range a.roots {
		c := situation{proc: q, site: site{node: -1 - i}}
		if i == 0 {
			c.self = a.mainThread()
		}
		act := a.activate(c)
		act.once = i == 0 && !q.recursive
		act.ins, act.given = make([]value, len(q.decl.Ins)), make(facts, len(a.globals))
		act.entered = true
		a.enqueue(act)
	}
	for len(a.queue) > 0 {
		act := a.queue[0]
		a.queue = a.queue[1:]
		act.queued = false
		a.propagate(act)
		if a.size > limit {
			return nil
		}
	}
	return a
}

// activate is the activation of a situation.
func (a *analysis) activate(c situation) *activation {
	if act := a.activations[c]; act != nil {
		return act
	}
	nodes := len(c.proc.graph.nodes)
	act := &activation{situation: c, at: make([]*state, nodes), dirty: make([]bool, nodes)}
	a.activations[c] = act
	a.list = append(a.list, act)
	a.of[c.proc.number] = append(a.of[c.proc.number], act)
	a.size += nodes
	return act
}

func (a *analysis) enqueue(act *activation) {
	if !act.queued {
		act.queued = true
		a.queue = append(a.queue, act)
	}
}

// wake has a segment of an activation followed again, if anything arrived there.
func (a *analysis) wake(act *activation, leader int) {
	if act.at[leader] != nil {
		act.dirty[leader] = true
		a.enqueue(act)
	}
}

// situationOf is the situation in which the statement at a node of act calls, or starts, q.
func (a *analysis) situationOf(act *activation, n int, q *procedure, args []value, self value) situation {
	c := situation{proc: q}
	if q.recursive {
		return c
	}
	var key []byte
	for i, v := range args {
		if i < len(q.decl.Ins) && a.relevant.params[q.number][i] && known(v) {
			key = binary.AppendUvarint(key, uint64(i))
			key = binary.AppendUvarint(key, uint64(a.numbers.number(v)))
		}
	}
	c.args = string(key)
	if a.relevant.self[q.number] {
		c.self = self
	}
	if a.relevant.threads && q.spawns && act.once && !act.proc.graph.nodes[n].cyclic {
		c.site = site{act, n}
	}
	return c
}

// enter records a call, or the start of a thread, and returns its activation.
func (a *analysis) enter(act *activation, n int, q *procedure, args []value, self value, given facts) *activation {
	target := a.activate(a.situationOf(act, n, q, args, self))
	target.once = target.once || target.site.in != nil
	if target.given == nil {
		target.given, target.ins = given, slices.Clone(args)
		target.entered = true
		a.enqueue(target)
		return target
	}
	for i, v := range args {
		if target.ins[i] != v && known(target.ins[i]) {
			target.ins[i], target.entered = value{}, true
			a.enqueue(target)
		}
	}
	if target.given.restrict(given) {
		for _, n := range q.graph.leaders {
			a.wake(target, n)
		}
	}
	return target
}

// assign records that v is assigned to the global variable g, or to an element of it.
func (a *analysis) assign(g *ivl.Var, v value, when stage) {
	number := a.globals[g]
	c := &a.contents[number]
	changed := false
	if when == initially {
		changed = c.first.join(v)
	} else {
		changed = c.then.join(v)
	}
	if !changed {
		return
	}
	for _, m := range a.mentions[number] {
		for _, act := range a.of[m.proc.number] {
			a.wake(act, m.leader)
		}
	}
}
