package order

import (
	"context"
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/lemma"
	"github.com/gsmack/gsmack/verifier/smt"
)

// executor executes thread instances symbolically, one after the other, parents
// before their children.
type executor struct {
	ctx    context.Context
	in     *cfg.Threads
	goals  goal.Set
	shared *sharing
	enc    *Encoding
	a      *smt.Arena
	ev     *bmc.Evaluator

	slots   map[*ivl.Var]int // in thread.env; those of locals are of their thread
	globals int              // the slots below are of globals
	threads map[*cfg.Instance]*thread
	// initial holds what shared variables are when the entry thread starts the
	// first other thread, one entry for each place where it can do so.
	initial []snapshot

	seen    facts // by an earlier execution
	hb      *happensBefore
	without lemma.Without
	// thorough: spans are used even where they do not pay.
	thorough bool

	writes map[*ivl.Var][]*write // of all threads, once they are executed
	lasts  map[*ivl.Var][]*last
	sums   map[*ivl.Var][]addition
	locks  map[*ivl.Var]*lock
	over   smt.Term // the entry procedure has returned

	// of the thread being executed
	t      *thread
	blocks []blockState
	idom   []int // the immediate dominators of the blocks
	block  int
	guard  smt.Term  // control is here
	passed smt.Term  // given that control was at the block's start, it is here
	quiet  bool      // no other thread exists, or can run before the open section ends
	born   []*thread // by the entry thread while it is quiet
	step   *cfg.Step // of the statement at hand; nil if nobody notices it
	node   *node     // open
	own    reaching
	marked map[string]bool // candidates that stand for later ones like them; never changed in place
	spent  int
}

// snapshot is the state in which the entry thread stops being alone.
type snapshot struct {
	guard smt.Term
	env   []bmc.Value
}

// blockState is a block after its execution.
type blockState struct {
	entered smt.Term // given that the immediate dominator was left, control came here
	passed  smt.Term // and got to the end
	out     smt.Term // control got to the end
	edges   []smt.Term
	env     []bmc.Value
	quiet   bool
	born    []*thread
	node    *node // the open section at the end
	own     reaching
	marked  map[string]bool // candidates (hb.go)
}

func (x *executor) run() {
	for _, inst := range x.in.Instances {
		x.thread(inst)
	}
}

func (x *executor) thread(inst *cfg.Instance) {
	t := x.threads[inst]
	if t == nil {
		t = &thread{inst: inst, id: inst.ID, spawnAfter: -1, started: x.a.True()}
		t.env = make([]bmc.Value, x.globals)
		if inst.Parent != nil {
			// The spawn was never executed.
			t.started = x.a.False()
			t.parent = x.threads[inst.Parent]
		}
		x.threads[inst] = t
	}
	if len(t.ends) > 0 {
		t.started = x.a.And(t.started, x.a.Or(t.ends...))
	}
	x.enc.threads = append(x.enc.threads, t)
	slots := x.globals
	for _, vs := range [][]*ivl.Var{inst.Params, inst.Locals} {
		for _, v := range vs {
			x.slots[v] = slots
			slots++
		}
	}
	for len(t.env) < slots {
		t.env = append(t.env, bmc.Value{})
	}
	x.hb.thread(t)
	x.t, x.node, x.born = t, nil, nil
	x.blocks = make([]blockState, len(inst.Blocks))
	if t.started == x.a.False() {
		return
	}
	g := cfg.NewGraph(inst.Blocks)
	x.idom = g.Dominators()
	preds := make([][]edge, len(inst.Blocks))
	for i, b := range inst.Blocks {
		for k, s := range cfg.Successors(b.Term) {
			j := g.Index(s)
			preds[j] = append(preds[j], edge{i, k})
		}
	}
	for i, b := range inst.Blocks {
		x.enter(i, preds[i])
		if x.guard != x.a.False() {
			x.body(b)
		}
		x.leave(i, b)
	}
	t.env = nil
	for _, n := range t.nodes {
		x.finish(n)
	}
}

// edge is the k-th way out of a block.
type edge struct{ from, k int }

// enter merges the states in which control comes to a block.
func (x *executor) enter(i int, preds []edge) {
	a := x.a
	x.block = i
	x.passed, x.node, x.born, x.own, x.marked = a.True(), nil, nil, nil, nil
	s := &x.blocks[i]
	if i == 0 {
		s.entered, s.env = a.True(), x.t.env
		x.guard = x.t.started
		x.quiet = x.t.parent == nil
		return
	}
	var in []edge
	for _, p := range preds {
		if from := &x.blocks[p.from]; from.edges != nil && a.And(from.out, from.edges[p.k]) != a.False() {
			in = append(in, p)
		}
	}
	if len(in) == 0 {
		s.entered, x.guard = a.False(), a.False()
		return
	}
	d := x.idom[i]
	conds := make([]smt.Term, len(in))
	for j, p := range in {
		conds[j] = x.way(d, p)
	}
	s.entered = a.Or(conds...)
	if len(in) == 1 {
		from := &x.blocks[in[0].from]
		s.env = from.env
		if len(from.edges) > 1 {
			s.env = append([]bmc.Value(nil), from.env...)
		}
		s.quiet = from.quiet
		x.node, x.born, x.own, x.marked = from.node, from.born, from.own, from.marked
	} else {
		s.env = x.mergeEnvs(in, conds)
		s.quiet = true
		var ways []reaching
		var marks []map[string]bool
		for _, p := range in {
			from := &x.blocks[p.from]
			ways, marks = append(ways, from.own), append(marks, from.marked)
			s.quiet = s.quiet && from.quiet
			x.node = from.node
			for _, c := range from.born {
				if !slices.Contains(x.born, c) {
					x.born = append(x.born, c)
				}
			}
		}
		x.own, x.marked = merged(ways), common(marks)
	}
	x.guard = a.And(x.blocks[d].out, s.entered)
	if !s.quiet && x.t.parent == nil {
		for j, p := range in {
			if from := &x.blocks[p.from]; from.quiet {
				x.initial = append(x.initial, snapshot{a.And(x.blocks[d].out, conds[j]), append([]bmc.Value(nil), from.env[:x.globals]...)})
			}
		}
	}
	x.quiet = s.quiet
}

// way is the condition under which control, once it left block d, takes the edge
// e, whose source d dominates.
func (x *executor) way(d int, e edge) smt.Term {
	cond := x.blocks[e.from].edges[e.k]
	for b := e.from; b != d; b = x.idom[b] {
		cond = x.a.And(x.blocks[b].entered, x.blocks[b].passed, cond)
	}
	return cond
}

func (x *executor) mergeEnvs(in []edge, conds []smt.Term) []bmc.Value {
	n := len(in)
	last := x.blocks[in[n-1].from].env
	env := append([]bmc.Value(nil), last...)
	for slot := range env {
		same := true
		for _, p := range in[:n-1] {
			same = same && x.blocks[p.from].env[slot] == last[slot]
		}
		if same {
			continue
		}
		v := x.orInitial(last[slot], slot)
		for j := n - 2; j >= 0; j-- {
			v = x.ev.Merge(conds[j], x.orInitial(x.blocks[in[j].from].env[slot], slot), v)
		}
		env[slot] = v
	}
	return env
}

// orInitial is v, or the arbitrary value at the start if the slot has none yet.
func (x *executor) orInitial(v bmc.Value, slot int) bmc.Value {
	if !v.IsZero() {
		return v
	}
	if slot < x.globals {
		return x.start(x.in.Globals[slot])
	}
	slot -= x.globals
	if n := len(x.t.inst.Params); slot >= n {
		return x.start(x.t.inst.Locals[slot-n])
	}
	return x.start(x.t.inst.Params[slot])
}

// start is the arbitrary value that a variable has before it is assigned.
func (x *executor) start(v *ivl.Var) bmc.Value {
	if t, ok := x.enc.Initial[v]; ok {
		return x.ev.Wrap(t)
	}
	val := x.ev.Fresh(v.Name, v.Type)
	x.enc.Initial[v] = x.ev.Flat(val)
	return val
}

// leave closes a block: the ways out of it.
func (x *executor) leave(i int, b *cfg.Block) {
	a := x.a
	s := &x.blocks[i]
	s.passed, s.out, s.quiet, s.node, s.born, s.own, s.marked = x.passed, x.guard, x.quiet, x.node, x.born, x.own, x.marked
	if x.guard == a.False() {
		return
	}
	switch t := b.Term.(type) {
	case *cfg.Return:
		x.t.exits = append(x.t.exits, x.guard)
		x.t.returns = append(x.t.returns, x.guard)
		x.end()
	case *cfg.Branch:
		c := x.ev.Term(t.Cond)
		s.edges = []smt.Term{c, a.Not(c)}
		if t.Then == t.Else {
			s.edges = []smt.Term{a.True(), a.False()}
		}
	case *cfg.Goto:
		s.edges = x.gotoEdges(t)
	default:
		panic(fmt.Sprintf("order: terminator %T", t))
	}
}

// gotoEdges resolves a nondeterministic goto by Boolean guesses.
func (x *executor) gotoEdges(t *cfg.Goto) []smt.Term {
	a := x.a
	if len(t.Targets) == 1 && len(t.Choice) == 0 {
		return []smt.Term{a.True()}
	}
	edges, guesses := x.logic().Ways(len(t.Targets), func() smt.Term { return a.Fresh("goto", smt.SortBool) })
	if len(t.Targets) > 0 {
		x.event(Event{Values: guesses, Choice: t.Numbers()})
	}
	return edges
}

func (x *executor) logic() goal.Logic[smt.Term] {
	return goal.Logic[smt.Term]{And: x.a.And, Or: x.a.Or, Not: x.a.Not}
}

func (x *executor) event(e Event) {
	e.Guard = x.guard
	e.Node, e.inside = x.here()
	x.t.events = append(x.t.events, e)
}

// asserting reports whether it is assertions that are asked for.
func (x *executor) asserting() bool {
	return x.goals&goal.Of(goal.Deadlock, goal.Race, goal.Unordered) == 0
}
