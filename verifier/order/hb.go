package order

import (
	"fmt"
	"maps"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/smt"
)

// Happens-before (hb) is the transitive closure of program order and synchronises-with
// (C11, 5.1.2.4). A race is two conflicting accesses that hb does not order. They need not be
// adjacent in any execution if some atomic operation does not acquire or not release.
//
// That hb does not order a before b says that a set which contains a, and is closed under program
// order and synchronises-with, does not contain b. The formula chooses accesses, as FastTrack
// (Flanagan, Freund, PLDI 2009) would record them, and has the least such set that contains all
// of them. What is outside is a race with each of them that it conflicts with and comes after. Along
// each thread four bits follow the set:
//
//   - knows: what the thread does next is in the set. A spawn hands it on.
//   - released: the last release fence of the thread is.
//   - pending: so is a write that releases, and a read of the thread has seen its release sequence
//     and did not acquire; the next acquire fence does. found is the same for the open section.
//
// Synchronises-with goes by reads-from: what a variable carries to who acquires it is itself a
// variable, which is written and read where the other one is. A write that releases carries what
// its thread knows, another one what the thread had released. A section that has read the place
// adds to what is there, for it continues the release sequences. A mere store continues those of its
// own thread, until another thread stores: they are in a variable of their own, the head, where a
// thread has stores of both kinds.
//
// The interpreter follows the same rules with vector clocks (interp/clocks.go).

// happensBefore follows hb. A nil one does nothing.
type happensBefore struct {
	x    *executor
	data map[*ivl.Var]bool
	// carried and heads give the variables for what a variable carries; the heads by thread.
	carried map[*ivl.Var]*ivl.Var
	heads   map[*ivl.Var]map[int]*ivl.Var
	mine    map[*ivl.Var]bool // all of these
	all     []*candidate

	slot int      // of the first bit of the thread
	seen []seen   // what the open node has read
	late []*write // what it releases at its end
}

// bit is one of those of a thread.
type bit int

const (
	knows bit = iota
	released
	pending
	found
	took // what was found has been acquired
	bits
)

// seen is an atomic read of a place.
type seen struct {
	v     *ivl.Var
	index []smt.Term
	guard smt.Term
}

// candidate is an access to data that may be one of a race.
type candidate struct {
	touch
	chosen smt.Term // the set contains what comes after it in its thread
	inside smt.Term // the set contains the access itself
	made   bool     // what the node has read is acquired, if at all, after the access
}

func newHappensBefore(x *executor) *happensBefore {
	if !x.goals.Has(goal.Unordered) {
		return nil
	}
	h := &happensBefore{x: x, data: x.in.DataVars(), carried: map[*ivl.Var]*ivl.Var{}, heads: map[*ivl.Var]map[int]*ivl.Var{}, mine: map[*ivl.Var]bool{}}
	for _, sync := range x.in.Syncs() {
		g := sync.Var
		if !x.shared.hot[g] {
			continue
		}
		h.carried[g] = h.companion(g, "carried")
		h.heads[g] = map[int]*ivl.Var{}
		for _, inst := range x.in.Instances {
			if h.needsHead(inst, g) {
				h.heads[g][inst.ID] = h.companion(g, "head."+inst.Name)
			}
		}
	}
	return h
}

// companion makes a Boolean for v, or one for each element of it.
func (h *happensBefore) companion(v *ivl.Var, what string) *ivl.Var {
	var t ivl.Type = ivl.BoolType
	if mt, ok := ivl.Expand(v.Type).(*ivl.MapType); ok {
		t = &ivl.MapType{Args: mt.Args, Result: ivl.BoolType}
	}
	out := ivl.NewVar(v.Name+"."+what, t, ivl.Global)
	h.mine[out], h.x.shared.varied[out] = true, true
	return out
}

// needsHead reports whether of a thread's atomic writes to g some release and some do not.
func (h *happensBefore) needsHead(inst *cfg.Instance, g *ivl.Var) bool {
	some := map[bool]bool{}
	for _, s := range inst.Steps() {
		for _, a := range s.Accesses {
			if a.Var == g && !a.Alone && s.Kind(a, h.data) == cfg.AtomicWrite {
				some[s.Ordering().Releases] = true
			}
		}
	}
	return len(some) == 2
}

// is reports whether v is a variable of h.
func (h *happensBefore) is(v *ivl.Var) bool { return h != nil && h.mine[v] }

// thread begins a thread. Its bits follow its variables.
func (h *happensBefore) thread(t *thread) {
	if h == nil {
		return
	}
	h.slot = len(t.env)
	for range bits {
		t.env = append(t.env, h.x.ev.Wrap(h.x.a.False()))
	}
	if t.knows != 0 {
		t.env[h.slot+int(knows)] = h.x.ev.Wrap(t.knows)
	}
}

func (h *happensBefore) get(b bit) smt.Term { return h.x.ev.Flat(h.x.env()[h.slot+int(b)]) }

func (h *happensBefore) set(b bit, t smt.Term) { h.x.env()[h.slot+int(b)] = h.x.ev.Wrap(t) }

func (h *happensBefore) add(b bit, t smt.Term) { h.set(b, h.x.a.Or(h.get(b), t)) }

// open begins the node at hand.
func (h *happensBefore) open() {
	if h == nil {
		return
	}
	h.seen, h.late = nil, nil
	h.set(found, h.x.a.False())
	h.set(took, h.x.a.False())
}

// leave is an end of the open node.
func (h *happensBefore) leave() {
	if h == nil {
		return
	}
	if o := h.x.node.step.Ordering(); o.Mixed() && o.FailureAcquires {
		h.take(h.x.a.True()) // it did not succeed
	}
	h.publish()
	for i := len(h.all) - 1; i >= 0 && h.all[i].node == h.x.node; i-- {
		if c := h.all[i]; c.made {
			c.event = len(h.x.t.events)
			c.inside = h.x.a.Or(c.inside, h.x.a.And(h.x.guard, h.get(took)))
		}
	}
}

// publish releases what waits for the end of the node, which is here on some ways.
func (h *happensBefore) publish() {
	for _, w := range h.late {
		w.value = h.x.a.Or(w.value, h.x.a.And(h.x.guard, h.get(knows)))
		h.x.marked = nil
	}
}

// take acquires what the node has found, if the condition holds.
func (h *happensBefore) take(cond smt.Term) {
	got := h.x.a.And(h.get(found), cond)
	h.add(knows, got)
	h.add(took, got)
}

// statement follows a statement that is about to be executed.
func (h *happensBefore) statement(s ivl.Stmt, accesses []cfg.Access) {
	if h == nil {
		return
	}
	acquires, releases := cfg.FenceOf(s)
	if acquires {
		h.add(knows, h.get(pending))
	}
	if releases {
		h.set(released, h.get(knows))
		h.x.marked = nil
	}
	if h.x.node == nil {
		return
	}
	if a, ok := s.(*ivl.Assume); ok && cfg.EndsThread(a) {
		h.publish()
	}
	for _, a := range accesses {
		h.access(a)
	}
}

// spawn is the start of a thread.
func (h *happensBefore) spawn(child *thread) {
	if h == nil {
		return
	}
	child.knows = h.get(knows)
	h.x.marked = nil
}

// access follows an access of the open node.
func (h *happensBefore) access(acc cfg.Access) {
	x, v := h.x, acc.Var
	carried, racy := h.carried[v], x.shared.racy[v] && x.node.step.MayRace(acc)
	if carried == nil && !racy {
		return
	}
	if ivl.IsMap(v.Type) && len(acc.Args) == 0 {
		bmc.Refuse(acc.Stmt.Info().Pos, fmt.Sprintf("happens-before through the map %s, which is accessed as a whole", v.Name))
	}
	t := x.touched(acc)
	t.kind = x.node.step.Kind(acc, h.data)
	kind, index := t.kind, t.index
	if carried != nil && kind == cfg.AtomicRead {
		h.acquire(v, index)
	}
	continues := x.a.False()
	if kind == cfg.AtomicWrite {
		continues = h.continues(v, index)
		h.succeed(continues)
	}
	if racy {
		h.candidate(&candidate{touch: t, made: x.node.step.Ordering().Mixed() && continues != x.a.True()})
	}
	switch {
	case carried == nil:
	case kind == cfg.PlainWrite:
		x.write(carried, index, x.a.False())
		for _, head := range h.headsOf(v) {
			x.write(head, index, x.a.False())
		}
	case kind == cfg.AtomicWrite:
		h.release(v, index, continues)
		h.x.marked = nil
	}
}

// headsOf lists the heads of v by thread.
func (h *happensBefore) headsOf(v *ivl.Var) []*ivl.Var {
	var out []*ivl.Var
	for _, inst := range h.x.in.Instances {
		if head := h.heads[v][inst.ID]; head != nil {
			out = append(out, head)
		}
	}
	return out
}

// acquire takes over what is carried by what the node reads.
func (h *happensBefore) acquire(v *ivl.Var, index []smt.Term) {
	h.seen = append(h.seen, seen{v, index, h.x.guard})
	if h.x.shared.stable(h.x.t.id, v) {
		return
	}
	there := h.x.read(h.carried[v], index)
	if o := h.x.node.step.Ordering(); o.Acquires && o.FailureAcquires {
		h.add(knows, there)
	} else {
		h.add(pending, there)
		h.add(found, there)
	}
}

// candidate takes up an access that may race, unless one like it came before, since when the thread has
// released nothing.
func (h *happensBefore) candidate(c *candidate) {
	key := func(k cfg.Kind) string { return fmt.Sprint(c.Var.Name, k, c.index, c.Raced) }
	stronger := map[cfg.Kind]cfg.Kind{cfg.PlainRead: cfg.PlainWrite, cfg.AtomicRead: cfg.AtomicWrite}
	if k, ok := stronger[c.kind]; h.x.marked[key(c.kind)] || ok && h.x.marked[key(k)] {
		return
	}
	h.x.marked = maps.Clone(h.x.marked)
	if h.x.marked == nil {
		h.x.marked = map[string]bool{}
	}
	h.x.marked[key(c.kind)] = true
	c.inside, c.chosen = h.get(knows), h.x.a.Fresh("chosen", smt.SortBool)
	h.add(knows, c.chosen)
	h.all = append(h.all, c)
}

// continues is the condition under which the node writes where it has read.
func (h *happensBefore) continues(v *ivl.Var, index []smt.Term) smt.Term {
	x, a := h.x, h.x.a
	out := a.False()
	for _, r := range h.seen {
		if r.v != v {
			continue
		}
		out = a.Or(out, a.And(r.guard, x.a.EqAll(r.index, index)))
		if x.enc.entails(x.guard, r.guard) && x.a.EqAll(r.index, index) == a.True() {
			return a.True()
		}
	}
	return out
}

// succeed says that the node is about to write, where it has read if continues holds. What it writes comes after what it
// then acquires.
func (h *happensBefore) succeed(continues smt.Term) {
	o, a := h.x.node.step.Ordering(), h.x.a
	if !o.Mixed() || continues == a.False() {
		return
	}
	if o.Acquires {
		h.take(continues)
	}
	h.set(found, a.And(h.get(found), a.Not(continues)))
}

// release says what those get to know who acquire what is written; continues says that it is a write of what was read.
func (h *happensBefore) release(v *ivl.Var, index []smt.Term, continues smt.Term) {
	x, a, o := h.x, h.x.a, h.x.node.step.Ordering()
	carried, own := h.carried[v], h.heads[v][x.t.id]
	there := a.False()
	if continues != a.False() {
		there = a.And(continues, x.read(carried, index))
	}
	for _, head := range h.headsOf(v) {
		if head == own || continues == a.True() {
			continue
		}
		left := a.False()
		if continues != a.False() {
			left = a.And(continues, x.read(head, index))
		}
		x.write(head, index, left)
	}
	writes := len(x.node.writes)
	switch {
	case o.Whole && x.node.step.Section():
		// Until it ends the section reads what it wrote itself.
		x.write(carried, index, a.False())
		if own != nil {
			x.write(own, index, a.False())
		}
		h.late = append(h.late, x.node.writes[writes:]...)
	case o.Releases:
		x.write(carried, index, a.Or(h.get(knows), there))
		if own != nil {
			x.write(own, index, h.get(knows))
		}
	default:
		value := a.Or(h.get(released), there)
		if own != nil {
			value = a.Or(value, x.read(own, index))
		}
		x.write(carried, index, value)
	}
}

// races adds a goal for each access, that it is outside of the set and conflicts with a chosen one
// before it.
func (h *happensBefore) races() {
	if h == nil {
		return
	}
	x, a := h.x, h.x.a
	for _, b := range h.all {
		var against []smt.Term
		for _, c := range h.all {
			if !x.conflicts(c.touch, b.touch) {
				continue
			}
			if same := x.a.EqAll(c.index, b.index); same != a.False() {
				against = append(against, a.And(same, c.guard, c.chosen, x.enc.less(c.node, b.node)))
			}
		}
		fails := a.And(b.guard, a.Not(b.inside), a.Or(against...))
		if fails == a.False() {
			continue
		}
		s := goal.Unsynchronized(b.Var).Assert(ivl.NewBool(false))
		s.Pos = b.stmt.Info().Pos
		x.enc.Goals = append(x.enc.Goals, bmc.Goal{Kind: goal.Unordered, Stmt: s, Fails: fails})
		x.enc.goals = append(x.enc.goals, locus{thread: b.thread, node: b.node.seq, event: b.event, later: b})
	}
}
