package order

import (
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/seq"
	"github.com/gsmack/gsmack/verifier/smt"
)

func (x *executor) body(b *cfg.Block) {
	x.depth = x.t.layout.depth[b]
	for i, s := range b.Stmts {
		if x.count++; x.count&0xff == 0 && x.ctx.Err() != nil {
			panic(cancelled{x.ctx.Err()})
		}
		x.statement(b, i, s)
		if x.guard == x.a.False() {
			return
		}
	}
}

func (x *executor) statement(b *cfg.Block, i int, s ivl.Stmt) {
	switch s := s.(type) {
	case *ivl.AtomicBegin:
		if x.depth == 0 {
			x.plain = cfg.OpensPlain(s)
		}
		if x.depth++; x.depth == 1 && !x.quiet {
			x.open(s.Pos, x.sectionMode(b, i))
			x.node.begin = s
		}
		x.mark(s)
		return
	case *ivl.AtomicEnd:
		x.mark(s)
		if x.depth--; x.depth == 0 {
			x.end()
		}
		return
	case *ivl.Yield:
		return
	case *ivl.Assert:
		if !x.asserting() {
			return
		}
	}
	single := x.node == nil && !x.quiet && x.touches(s)
	if single {
		m := plain
		if as, assume := s.(*ivl.Assume); assume && !seq.EndsThread(as) || x.stopsAt(s) {
			m = blocking
		}
		x.open(s.Info().Pos, m)
	}
	if x.node != nil && x.goals.Has(goal.Race) {
		x.touch(s)
	}
	x.simple(s)
	if single {
		x.end()
	}
}

// here is the node to which what happens now belongs, or which it follows.
func (x *executor) here() (seq int, inside bool) {
	if x.node != nil {
		return x.node.seq, true
	}
	return len(x.t.nodes) - 1, false
}

// touches reports whether s accesses a shared variable.
func (x *executor) touches(s ivl.Stmt) bool {
	found := len(cfg.Accesses(s, x.racy)) > 0
	note := func(e ivl.Expr) {
		ivl.FreeVars(e, func(id *ivl.Ident) {
			found = found || id.Var.Kind == ivl.Global && x.shared.hot[id.Var] &&
				!(x.shared.stable(x.t.id, id.Var))
		})
	}
	switch s := s.(type) {
	case *ivl.Assign:
		for i, l := range s.Lhs {
			found = found || x.shared.hot[cfg.Target(l).Var]
			note(l)
			note(s.Rhs[i])
		}
	case *ivl.Havoc:
		for _, id := range s.Vars {
			found = found || x.shared.hot[id.Var]
		}
	default:
		ivl.StmtExprs(s, note)
	}
	return found
}

func (x *executor) racy(v *ivl.Var) bool { return x.shared.racy[v] }

// sectionMode looks through the atomic section that statement i of b opens.
func (x *executor) sectionMode(b *cfg.Block, i int) mode {
	assumes, asserts, stops := false, false, false
	cfg.InSection(b, i, func(_ *cfg.Block, s ivl.Stmt) {
		stops = stops || x.stopsAt(s)
		switch s := s.(type) {
		case *ivl.Assume:
			lit, constant := s.Cond.(*ivl.BoolLit)
			assumes = assumes || !seq.EndsThread(s) && !(constant && lit.Value)
		case *ivl.Assert:
			asserts = asserts || x.asserting() && !x.seen.holding[b.Stmts[i]]
		}
	})
	switch {
	case !assumes && !stops && x.seen.spins[b.Stmts[i]] == nil:
		return plain
	case asserts:
		return partial
	}
	return blocking
}

// stopsAt reports whether a thread must be able to stop in front of s.
func (x *executor) stopsAt(s ivl.Stmt) bool {
	if len(x.shared.racy) > 0 && len(cfg.Accesses(s, x.racy)) > 0 {
		return true
	}
	switch s := s.(type) {
	case *ivl.Assign:
		for _, l := range s.Lhs {
			if x.shared.waited[cfg.Target(l).Var] {
				return true
			}
		}
	case *ivl.Havoc:
		for _, id := range s.Vars {
			if x.shared.waited[id.Var] {
				return true
			}
		}
	}
	return false
}

// open begins a node.
func (x *executor) open(pos ivl.Pos, m mode) {
	n := &node{thread: x.t, seq: len(x.t.nodes), pos: pos, guard: x.guard, mode: m, own: x.own}
	x.t.nodes = append(x.t.nodes, n)
	x.node = n
	if m == blocking {
		n.complete = x.a.Fresh("done", smt.SortBool)
		x.enc.require(x.a.Implies(n.complete, x.guard))
		x.enc.implied[n.complete] = append(x.enc.implied[n.complete], x.guard)
		x.guard = n.complete
		x.passed = x.a.And(x.passed, n.complete)
	}
}

// end leaves the open node, if there is one, and ends the entry thread's solitude
// if it started other threads in the section that ends here.
func (x *executor) end() {
	if x.node != nil {
		x.node.ends = append(x.node.ends, x.guard)
		x.node = nil
		x.forget()
	}
	if len(x.born) > 0 && x.quiet {
		x.quiet = false
		for _, c := range x.born {
			c.ends = append(c.ends, x.guard)
		}
		x.initial = append(x.initial, snapshot{x.block, x.guard, append([]bmc.Value(nil), x.env()[:x.globals]...)})
	}
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
	}
	// Of several writes to a place the last one counts.
	var last []*write
	for i, w := range n.writes {
		guard := w.guard
		for _, later := range n.writes[i+1:] {
			if later.v == w.v {
				guard = a.And(guard, a.Not(a.And(later.guard, x.enc.same(w.index, later.index))))
			}
		}
		if guard != a.False() {
			last = append(last, &write{n, w.v, w.index, w.value, guard, w.block})
		}
	}
	n.writes = last
	for _, w := range last {
		if idle := n.idle(w, a); x.seen.spins[n.begin] != w.v {
			w.guard = a.And(w.guard, a.Not(idle))
		}
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
		fails := a.And(x.guard, a.Not(x.ev.Term(s.Cond)))
		if fails != a.False() {
			if x.node != nil {
				x.node.asserts = true
			}
			x.enc.Goals = append(x.enc.Goals, bmc.Goal{Kind: goal.KindOf(s), Stmt: s, Fails: fails})
			seq, _ := x.here()
			x.enc.goals = append(x.enc.goals, locus{thread: x.t, node: seq, event: len(x.t.events)})
		}
	case *ivl.AsyncCall:
		x.spawn(s)
	default:
		panic(fmt.Sprintf("order: statement %T in a thread instance", s))
	}
}

func (x *executor) assume(s *ivl.Assume) {
	a := x.a
	if lit, ok := s.Cond.(*ivl.BoolLit); ok && lit.Value {
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
	if seq.EndsThread(s) {
		x.t.exits = append(x.t.exits, a.And(x.guard, a.Not(cond)))
	} else if s.Await && x.goals.Has(goal.Deadlock) {
		if x.quiet && x.depth > 0 && len(x.born) > 0 && cond != a.True() {
			bmc.Refuse(s.Pos, "a section that starts the first thread and then waits")
		}
		x.await(s, cond)
	}
	if x.node != nil && seq.EndsThread(s) {
		// What the section did so far stays.
		x.node.ends = append(x.node.ends, a.And(x.guard, a.Not(cond)))
		x.mark(s)
	} else if x.node != nil && x.node.mode == blocking {
		x.enc.require(a.Implies(x.guard, cond))
		x.node.required = append(x.node.required, a.Implies(x.guard, cond))
		if cond != a.False() {
			x.mark(s)
			return
		}
	}
	if x.quiet && x.depth > 0 && len(x.born) > 0 && seq.EndsThread(s) {
		exit := a.And(x.guard, a.Not(cond))
		for _, c := range x.born {
			c.ends = append(c.ends, exit)
		}
		x.initial = append(x.initial, snapshot{x.block, exit, append([]bmc.Value(nil), x.env()[:x.globals]...)})
	}
	x.guard = a.And(x.guard, cond)
	x.passed = a.And(x.passed, cond)
	if !seq.EndsThread(s) {
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
	if inside {
		x.node.spawns = append(x.node.spawns, c)
	}
	if x.quiet {
		x.born = append(x.born[:len(x.born):len(x.born)], c)
		if x.depth == 0 {
			x.end()
		}
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
		if _, isMap := ivl.Expand(v.Type).(*ivl.MapType); isMap {
			bmc.Refuse(v.Pos, fmt.Sprintf("the shared map %s is used as a whole", v.Name))
		}
		t, ok := x.settled(v)
		if !ok {
			t = x.read(v, nil)
			if _, ok := x.seen.protected[v]; ok {
				x.env()[x.slots[v]] = x.ev.Wrap(t)
				x.learn(v)
			}
		}
		return x.ev.Wrap(t)
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
	if _, isMap := ivl.Expand(ivl.Expand(v.Type).(*ivl.MapType).Result).(*ivl.MapType); isMap {
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
		same := x.enc.same(w.index, index)
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
		hit := x.enc.same(w.index, index)
		if !x.dominates(w.block) {
			hit = a.And(hit, w.guard)
		}
		value = a.Ite(hit, w.value, value)
	}
	return value
}

// dominates reports whether control went through block i on its way here.
func (x *executor) dominates(i int) bool {
	for b := x.block; b >= i; b = x.blocks[b].idom {
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
			if _, isMap := ivl.Expand(v.Type).(*ivl.MapType); isMap {
				bmc.Refuse(lhs.Pos, fmt.Sprintf("the shared map %s is assigned as a whole", v.Name))
			}
			x.write(v, nil, x.ev.Flat(val))
		}
		x.env()[x.slots[v]] = val
		if x.noted(v) {
			x.learn(v)
		}
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
	if idle != x.a.False() && x.seen.spins[x.node.begin] == v {
		// To find the value there already is to stop in front of the node.
		cond := x.a.Not(idle)
		x.enc.require(x.a.Implies(x.guard, cond))
		x.node.required = append(x.node.required, x.a.Implies(x.guard, cond))
		idle = x.a.False()
	}
	if index != nil || x.shared.varied[v] {
		return
	}
	before := x.own
	x.own = before.with(v, own{x.node, value})
	if idle != x.a.False() {
		x.own = merged([]reaching{before, x.own})
	}
}
