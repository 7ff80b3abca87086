package specialise

import (
	"fmt"
	"strings"

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
	number int
	// once: it is executed at most once in any execution.
	once bool
	ins  []value // of the parameters, at all calls so far
	// given are the variables that have been assigned to whenever it is called; nil before
	// the first call was seen.
	given   facts
	at      []*state // what holds before each leader
	exit    *exit    // nil until an end has been reached
	callers map[*activation]bool
	queued  bool
}

// exit is what holds when a procedure returns.
type exit struct {
	outs  []value
	given facts
}

// facts are global variables that have been assigned to.
type facts map[*ivl.Var]stage

// stage tells the first values that variables are given from all later ones.
type stage uint8

const (
	never stage = iota
	initially
	afterwards
)

func (f facts) with(g facts) facts {
	out := make(facts, len(f)+len(g))
	for v, at := range f {
		out[v] = at
	}
	for v, at := range g {
		out[v] = max(out[v], at)
	}
	return out
}

// restrict weakens f to what g knows, too, and reports whether that is less.
func (f facts) restrict(g facts) bool {
	changed := false
	for v, at := range f {
		switch h := g[v]; {
		case h == never:
			delete(f, v)
			changed = true
		case h < at:
			f[v] = h
			changed = true
		}
	}
	return changed
}

// state is what holds at a place of a procedure.
type state struct {
	locals map[*ivl.Var]value // those that are known
	given  facts              // beyond those of the activation's start
	child  value              // the thread that was started last
}

func (s *state) copy() *state {
	out := &state{locals: make(map[*ivl.Var]value, len(s.locals)), given: make(facts, len(s.given)), child: s.child}
	for v, x := range s.locals {
		out.locals[v] = x
	}
	for v, at := range s.given {
		out.given[v] = at
	}
	return out
}

// join weakens s to what holds in t, too, and reports whether it changed.
func (s *state) join(t *state) bool {
	changed := s.given.restrict(t.given)
	for v, x := range s.locals {
		if t.locals[v] != x {
			delete(s.locals, v)
			changed = true
		}
	}
	if s.child != t.child && known(s.child) {
		s.child = value{}
		changed = true
	}
	return changed
}

// content is what is assigned to a global variable, of a map to its elements: first,
// while memory gets its initial content, and then.
type content struct {
	first, then assigned
	readers     map[*activation]bool
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

// analysis is constant propagation through a program.
type analysis struct {
	program *ivl.Program
	procs   []*procedure
	initial *procedure // gives memory its initial content, before anything else happens
	byDecl  map[*ivl.ProcDecl]*procedure
	defined map[*ivl.Var]ivl.Expr // constants by their axioms
	values  map[*ivl.Var]value    // of constants

	data map[*ivl.Var]bool // memory of the C program
	// candidates are the maps that might be split.
	candidates map[*ivl.Var]bool
	choices    bool // indices may be choices among threads
	// threads says that the places that start threads are told apart.
	threads bool

	contents    map[*ivl.Var]*content
	activations map[situation]*activation
	list        []*activation
	queue       []*activation
	spawned     map[site]int // the threads that are told apart
	size        int          // nodes of all activations
	limit       int
}

func newAnalysis(p *ivl.Program, candidates map[*ivl.Var]bool) *analysis {
	a := &analysis{program: p, defined: map[*ivl.Var]ivl.Expr{}, values: map[*ivl.Var]value{},
		data: map[*ivl.Var]bool{}, candidates: candidates}
	var ok bool
	if a.procs, a.byDecl, ok = procedures(p); !ok {
		return nil
	}
	for _, d := range p.Decls {
		if d, ok := d.(*ivl.VarDecl); ok && d.Attrs.Has("data") {
			for _, v := range d.Vars {
				a.data[v] = true
			}
		}
		d, ok := d.(*ivl.AxiomDecl)
		if !ok {
			continue
		}
		if b, ok := d.Expr.(*ivl.Binary); ok && b.Op == ivl.Eq {
			if id, ok := b.X.(*ivl.Ident); ok && id.Var.Kind == ivl.Const && a.defined[id.Var] == nil {
				a.defined[id.Var] = b.Y
			}
		}
	}
	return a
}

// findInitial finds the procedure that the entry calls before all else, if nobody else
// calls it and it calls nobody.
func (a *analysis) findInitial(entry *procedure) {
	a.initial = nil
	if len(entry.decl.Body.Stmts) == 0 {
		return
	}
	c, ok := entry.decl.Body.Stmts[0].(*ivl.Call)
	if !ok {
		return
	}
	q, calls := a.byDecl[c.Proc], 0
	for _, p := range a.procs {
		for _, callee := range p.calls {
			if callee == entry {
				return
			}
			if callee == q {
				calls++
			}
		}
	}
	if q != nil && calls == 1 && len(q.calls) == 0 {
		a.initial = q
	}
}

// run propagates until nothing changes. It returns false when the contexts are too many.
func (a *analysis) run(roots []*procedure) bool {
	a.contents, a.activations, a.spawned = map[*ivl.Var]*content{}, map[situation]*activation{}, map[site]int{}
	a.list, a.queue, a.size, a.limit = nil, nil, 0, 20000
	for _, q := range a.procs {
		a.limit += 4 * len(q.graph.nodes)
	}
	a.threads = a.findRelevant()
	a.findInitial(roots[0])
	for i, q := range roots {
		c := situation{proc: q, site: site{node: -1 - i}}
		if i == 0 {
			c.self = a.mainThread()
		}
		act := a.activate(c)
		act.once = i == 0 && !q.recursive
		act.ins = make([]value, len(q.decl.Ins))
		act.given = facts{}
		a.enqueue(act)
	}
	for len(a.queue) > 0 {
		act := a.queue[0]
		a.queue = a.queue[1:]
		act.queued = false
		a.propagate(act)
		if a.size > a.limit {
			return false
		}
	}
	return true
}

// mainThread is the identity of the thread that runs the entry procedure.
func (a *analysis) mainThread() value {
	for _, d := range a.program.Decls {
		if d, ok := d.(*ivl.ProcDecl); ok && d.IsThreadSelf() && len(d.Outs) == 1 {
			if t, ok := ivl.Expand(d.Outs[0].Type).(*ivl.BVType); ok {
				return vectorValue(1, t.Width)
			}
			return value{kind: integer, n: 1}
		}
	}
	return value{}
}

// activate is the activation of a situation.
func (a *analysis) activate(c situation) *activation {
	if act := a.activations[c]; act != nil {
		return act
	}
	act := &activation{situation: c, number: len(a.list), at: make([]*state, len(c.proc.graph.nodes)), callers: map[*activation]bool{}}
	a.activations[c] = act
	a.list = append(a.list, act)
	a.size += len(c.proc.graph.nodes)
	return act
}

func (a *analysis) enqueue(act *activation) {
	if !act.queued {
		act.queued = true
		a.queue = append(a.queue, act)
	}
}

// situationOf is the situation in which the statement at a node of act calls, or starts, q.
func (a *analysis) situationOf(act *activation, n int, q *procedure, args []value, self value) situation {
	c := situation{proc: q}
	if q.recursive {
		return c
	}
	var b strings.Builder
	for i, v := range args {
		if i < len(q.relevant) && q.relevant[i] && known(v) {
			fmt.Fprint(&b, i, v)
		}
	}
	c.args = b.String()
	if q.self {
		c.self = self
	}
	if a.threads && q.spawns && act.once && !act.proc.graph.nodes[n].cyclic {
		c.site = site{act, n}
	}
	return c
}

// enter records a call, or the start of a thread, and returns its activation.
func (a *analysis) enter(act *activation, n int, q *procedure, args []value, self value, given facts) *activation {
	target := a.activate(a.situationOf(act, n, q, args, self))
	target.once = target.once || target.site.in != nil
	changed := false
	if target.given == nil {
		target.given, target.ins, changed = given.with(nil), append([]value(nil), args...), true
	} else {
		changed = target.given.restrict(given)
		for i, v := range args {
			if target.ins[i] != v && known(target.ins[i]) {
				target.ins[i], changed = value{}, true
			}
		}
	}
	if changed {
		a.enqueue(target)
	}
	return target
}

// assign records that v is assigned to the global variable g, or to an element of it.
func (a *analysis) assign(g *ivl.Var, v value, when stage) {
	c := a.content(g)
	changed := false
	if when == initially {
		changed = c.first.join(v)
	} else {
		changed = c.then.join(v)
	}
	if changed {
		for r := range c.readers {
			a.enqueue(r)
		}
	}
}

func (a *analysis) content(g *ivl.Var) *content {
	c := a.contents[g]
	if c == nil {
		c = &content{readers: map[*activation]bool{}}
		a.contents[g] = c
	}
	return c
}
