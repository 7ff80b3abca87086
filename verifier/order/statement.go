package order

import (
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/smt"
)

// spend counts work, and looks from time to time whether the encoding is to wait or to end.
func (x *executor) spend(n int) {
	if x.spent += n; x.spent < 256 {
		return
	}
	x.spent = 0
	bmc.Wait(x.ctx)
}

func (x *executor) body(b *cfg.Block) {
	for i, s := range b.Stmts {
		x.spend(1)
		x.step = b.Step(i)
		if x.step.BeginsAt(s) && !x.quiet && (x.step.Section() || slices.ContainsFunc(x.step.Accesses, x.noticed)) {
			x.open(x.step)
		}
		x.statement(s, b.Accesses(i))
		if x.step.EndsAt(s) {
			x.end()
		}
		if x.guard == x.a.False() {
			return
		}
	}
}

func (x *executor) statement(s ivl.Stmt, accesses []cfg.Access) {
	switch a, asserts := s.(*ivl.Assert); {
	case asserts && !x.asserting() && goal.KindOf(a) != goal.Unmodelled: // settle-probes has such ones
	case cfg.Delimits(s):
		x.mark(s)
	default:
		if x.node != nil && x.goals.Has(goal.Race) {
			x.touch(accesses)
		}
		x.hb.statement(s, accesses)
		x.simple(s)
	}
}

// here is the node to which what happens now belongs, or which it follows.
func (x *executor) here() (seq int, inside bool) {
	if x.node != nil {
		return x.node.seq, true
	}
	return len(x.t.nodes) - 1, false
}

// noticed reports whether an access outside of sections makes a node.
func (x *executor) noticed(a cfg.Access) bool {
	_, asserts := a.Stmt.(*ivl.Assert)
	return !(asserts && !x.asserting()) &&
		(x.shared.racy[a.Var] || x.shared.hot[a.Var] && (a.Write || !x.shared.stable(x.t.id, a.Var)))
}

// modeOf looks through a step.
func (x *executor) modeOf(step *cfg.Step) mode {
	assumes, asserts, before := false, false, false
	for _, s := range step.Stmts {
		switch s := s.(type) {
		case *ivl.Assume:
			if !cfg.EndsThread(s) && !cfg.Trivial(s.Cond) && !s.Attrs.Has("passed") {
				assumes, before = true, asserts
			}
		case *ivl.Assert:
			asserts = asserts || x.asserting() && !x.seen.holding[step]
		}
	}
	switch {
	case before:
		return partial
	case !assumes && !slices.ContainsFunc(step.Accesses, func(a cfg.Access) bool { return x.stopsAt(a) }):
		return plain
	}
	return blocking
}

// stopsAt reports whether a thread must be able to stop in front of an access.
func (x *executor) stopsAt(a cfg.Access) bool {
	return x.shared.racy[a.Var] && x.goals.Has(goal.Race) || a.Write && x.shared.waited[a.Var]
}

// open begins a node.
func (x *executor) open(step *cfg.Step) {
	n := &node{thread: x.t, seq: len(x.t.nodes), step: step, guard: x.guard, mode: x.modeOf(step), own: x.own}
	x.t.nodes = append(x.t.nodes, n)
	x.node = n
	if n.mode == blocking {
		n.complete = x.a.Fresh("done", smt.SortBool)
		x.enc.require(x.a.Implies(n.complete, x.guard))
		x.enc.implied[n.complete] = append(x.enc.implied[n.complete], x.guard)
		x.guard = n.complete
		x.passed = x.a.And(x.passed, n.complete)
	}
	x.hb.open()
}

// end leaves the open node, if there is one, and ends the entry thread's solitude
// if it started other threads in the section that ends here.
func (x *executor) end() {
	if x.node != nil {
		x.node.ends = append(x.node.ends, x.guard)
		x.hb.leave()
		x.node = nil
	}
	if len(x.born) > 0 && x.quiet {
		x.quiet = false
		x.accompany(x.guard)
	}
}

// accompany ends the entry thread's solitude where guard holds.
func (x *executor) accompany(guard smt.Term) {
	for _, c := range x.born {
		c.ends = append(c.ends, guard)
	}
	x.initial = append(x.initial, snapshot{guard, slices.Clone(x.env()[:x.globals])})
}

// finish says what a node leaves behind, once all of the thread was executed.
func (x *executor) finish(n *node) {
	a := x.a
	switch n.mode {
	case plain:
		n.complete = n.guard
	case partial:
		n.complete = a.Or(n.ends...)
		for _, w := range n.writes {
			w.guard = a.And(w.guard, n.complete)
		}
		for _, c := range n.spawns {
			c.started = a.And(c.started, n.complete)
		}
	case blocking:
		// Control does not come to its end, as where a bound cuts off a probe; or it comes there only against what is required. An assertion inside may fail all the same.
		ends := x.asserting() || slices.ContainsFunc(n.ends, func(guard smt.Term) bool { return guard != a.False() })
		if n.never = !ends || a.Substitute(a.And(n.required...), map[smt.Term]smt.Term{n.complete: a.True()}) == a.False(); n.never {
			x.enc.require(a.Not(n.complete))
			n.writes = nil
		}
	}
	// Of several writes to a place the last one counts.
	var last []*write
	for i, w := range n.writes {
		guard := w.guard
		for _, later := range n.writes[i+1:] {
			if later.v == w.v {
				guard = a.And(guard, a.Not(a.And(later.guard, x.a.EqAll(w.index, later.index))))
			}
		}
		if guard != a.False() {
			last = append(last, &write{n, w.v, w.index, w.value, guard, w.block})
		}
	}
	n.writes = last
	for _, w := range last {
		w.guard = a.And(w.guard, a.Not(n.idle(w, a)))
	}
}

// mark records that a statement of the program is executed.
func (x *executor) mark(s ivl.Stmt) {
	if ivl.Source(s) != nil {
		x.event(Event{Stmt: s})
	}
}

func (x *executor) simple(s ivl.Stmt) {
	a := x.a
	switch s := s.(type) {
	case *ivl.Assign:
		x.mark(s)
		vals := make([]bmc.Value, len(s.Rhs))
		for i, r := range s.Rhs {
			vals[i] = x.ev.Eval(r)
		}
		for i, l := range s.Lhs {
			x.assign(l, vals[i])
		}
	case *ivl.Havoc:
		var vals []smt.Term
		for _, id := range s.Vars {
			v := x.ev.Fresh(id.Var.Name, id.Var.Type)
			vals = append(vals, x.ev.Flat(v))
			x.assign(id, v)
		}
		x.event(Event{Stmt: s, Values: vals})
	case *ivl.Assume:
		x.assume(s)
	case *ivl.Assert:
		x.mark(s)
		holds := x.ev.Term(s.Cond)
		fails := a.And(x.guard, a.Not(holds))
		if fails != a.False() {
			if x.node != nil {
				x.node.asserts = true
			}
			x.enc.Goals = append(x.enc.Goals, bmc.Goal{Kind: goal.KindOf(s), Stmt: s, Fails: fails})
			seq, _ := x.here()
			x.enc.goals = append(x.enc.goals, locus{thread: x.t, node: seq, event: len(x.t.events)})
			if goal.Fatal.Has(goal.KindOf(s)) {
				x.guard, x.passed = a.And(x.guard, holds), a.And(x.passed, holds)
			}
		}
	case *ivl.AsyncCall:
		x.spawn(s)
	default:
		panic(fmt.Sprintf("order: statement %T in a thread instance", s))
	}
}

func (x *executor) assume(s *ivl.Assume) {
	a := x.a
	if cfg.Trivial(s.Cond) {
		if !s.Attrs.Has("sourceloc") {
			x.mark(s)
		}
		return
	}
	if s.Attrs.Has("passed") {
		x.mark(s) // what it reads does not matter but for races
		return
	}
	cond := x.ev.Term(s.Cond)
	if cfg.EndsThread(s) {
		x.t.exits = append(x.t.exits, a.And(x.guard, a.Not(cond)))
	} else if s.Await && x.goals.Has(goal.Deadlock) {
		if x.quiet && len(x.born) > 0 && cond != a.True() {
			bmc.Refuse(s.Pos, "a section that starts the first thread and then waits")
		}
		x.await(s, cond)
	}
	if x.node != nil && cfg.EndsThread(s) {
		// What the section did so far stays.
		x.node.ends = append(x.node.ends, a.And(x.guard, a.Not(cond)))
		x.mark(s)
	} else if x.node != nil && x.node.mode == blocking {
		x.enc.require(a.Implies(x.guard, cond))
		x.enc.implied[x.guard] = append(x.enc.implied[x.guard], cond)
		x.node.required = append(x.node.required, a.Implies(x.guard, cond))
		if s.Attrs.Has("property") {
			x.guard = a.And(x.guard, cond)
		}
		if cond != a.False() {
			x.mark(s)
			return
		}
	}
	if x.quiet && len(x.born) > 0 && cfg.EndsThread(s) {
		x.accompany(a.And(x.guard, a.Not(cond)))
	}
	x.guard = a.And(x.guard, cond)
	x.passed = a.And(x.passed, cond)
	if !cfg.EndsThread(s) {
		x.mark(s)
	}
}

func (x *executor) spawn(s *ivl.AsyncCall) {
	x.mark(s)
	inst := x.in.Child[s]
	seq, inside := x.here()
	c := &thread{inst: inst, id: inst.ID, parent: x.t, spawnAfter: seq, started: x.guard}
	c.env = append([]bmc.Value(nil), x.env()[:x.globals]...)
	for _, e := range s.Args {
		c.env = append(c.env, x.ev.Eval(e))
	}
	x.threads[inst] = c
	x.hb.spawn(c)
	if inside {
		x.node.spawns = append(x.node.spawns, c)
	}
	if x.quiet {
		x.born = append(x.born[:len(x.born):len(x.born)], c)
	}
}

// env is the state in which the current block is.
func (x *executor) env() []bmc.Value { return x.blocks[x.block].env }

// eventful reports whether what the current thread reads from v depends on the
// order of events.
func (x *executor) eventful(v *ivl.Var) bool {
	return v.Kind == ivl.Global && !x.quiet && x.shared.hot[v] && !x.shared.stable(x.t.id, v)
}

// Value is the current value of a variable.
func (x *executor) Value(v *ivl.Var) bmc.Value {
	if x.eventful(v) {
		if ivl.IsMap(v.Type) {
			bmc.Refuse(v.Pos, fmt.Sprintf("the shared map %s is used as a whole", v.Name))
		}
		return x.ev.Wrap(x.read(v, nil))
	}
	slot, ok := x.slots[v]
	if !ok {
		return x.start(v)
	}
	return x.orInitial(x.env()[slot], slot)
}

// Cell is the element of a shared map.
func (x *executor) Cell(v *ivl.Var, index []smt.Term) (smt.Term, bool) {
	if !x.eventful(v) {
		return 0, false
	}
	if ivl.IsMap(ivl.Expand(v.Type).(*ivl.MapType).Result) {
		bmc.Refuse(v.Pos, fmt.Sprintf("the elements of the shared map %s are maps", v.Name))
	}
	return x.read(v, index), true
}

// read is what the open node finds at a place: what it wrote itself, else what
// was there before it.
func (x *executor) read(v *ivl.Var, index []smt.Term) smt.Term {
	if x.ev.Binding() {
		bmc.Refuse(v.Pos, fmt.Sprintf("the shared variable %s is read under a quantifier", v.Name))
	}
	a, n := x.a, x.node
	if n == nil {
		panic("order: a read of " + v.Name + " outside of a node")
	}
	var over []*write // that may be the one read, the latest first
	var value smt.Term
	for i := len(n.writes) - 1; i >= 0; i-- {
		w := n.writes[i]
		if w.v != v {
			continue
		}
		same := x.a.EqAll(w.index, index)
		if same == a.False() {
			continue
		}
		if same == a.True() && x.dominates(w.block) {
			value = w.value
			break
		}
		over = append(over, w)
	}
	if value == 0 {
		value = x.before(v, index)
	}
	for i := len(over) - 1; i >= 0; i-- {
		w := over[i]
		hit := x.a.EqAll(w.index, index)
		if !x.dominates(w.block) {
			hit = a.And(hit, w.guard)
		}
		value = a.Ite(hit, w.value, value)
	}
	return value
}

// dominates reports whether control went through block i on its way here.
func (x *executor) dominates(i int) bool {
	for b := x.block; b >= i; b = x.idom[b] {
		if b == i {
			return true
		}
	}
	return false
}

// before is the value of a place when the open node begins.
func (x *executor) before(v *ivl.Var, index []smt.Term) smt.Term {
	n := x.node
	for _, r := range n.reads {
		if r.v == v && slices.Equal(r.index, index) {
			return r.value
		}
	}
	r := &read{node: n, v: v, index: index}
	r.value = x.choice(r)
	n.reads = append(n.reads, r)
	return r.value
}

func (x *executor) assign(lhs ivl.Expr, val bmc.Value) {
	switch lhs := lhs.(type) {
	case *ivl.Ident:
		v := lhs.Var
		if x.noted(v) {
			if ivl.IsMap(v.Type) {
				bmc.Refuse(lhs.Pos, fmt.Sprintf("the shared map %s is assigned as a whole", v.Name))
			}
			x.write(v, nil, x.ev.Flat(val))
		}
		x.env()[x.slots[v]] = val
	case *ivl.Select:
		var index []smt.Term
		for _, arg := range lhs.Args {
			index = append(index, x.ev.Term(arg))
		}
		id, ok := lhs.M.(*ivl.Ident)
		if !ok {
			if x.noted(cfg.Target(lhs).Var) {
				bmc.Refuse(lhs.Pos, fmt.Sprintf("the elements of the shared map %s are maps", cfg.Target(lhs).Name))
			}
			x.assign(lhs.M, x.ev.Store(x.ev.Eval(lhs.M), index, x.ev.Flat(val)))
			return
		}
		if x.noted(id.Var) {
			x.write(id.Var, index, x.ev.Flat(val))
		}
		slot := x.slots[id.Var]
		x.env()[slot] = x.ev.Store(x.orInitial(x.env()[slot], slot), index, x.ev.Flat(val))
	default:
		panic(fmt.Sprintf("order: assignment to %T", lhs))
	}
}

// noted reports whether other threads may notice a write to v.
func (x *executor) noted(v *ivl.Var) bool {
	return v.Kind == ivl.Global && !x.quiet && x.shared.hot[v]
}

func (x *executor) write(v *ivl.Var, index []smt.Term, value smt.Term) {
	w := &write{x.node, v, index, value, x.guard, x.block}
	idle := x.node.idle(w, x.a)
	x.node.writes = append(x.node.writes, w)
	if index != nil || x.shared.varied[v] {
		return
	}
	before := x.own
	x.own = before.with(v, own{x.node, value})
	if idle != x.a.False() {
		x.own = merged([]reaching{before, x.own})
	}
}
