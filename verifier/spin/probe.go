package spin

import (
	"iter"
	"slices"
	"strconv"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
)

// An idempotent iteration is an await with a body. A thread that has completed one comes to a
// probe: an atomic section that tries one more iteration, and in which the thread waits if that
// leaves everything as it was. So a thread that spins is blocked in a state if, evaluated in
// that state, its iteration comes round without effect. No thread gets past a probe, since the
// execution without the iteration leads to the same states. This is the liveness check of
// Lahav, Namakonov, Oberhauser, Podkopaev, Vafeiadis: Making Weak Memory Models Fair, OOPSLA
// 2021, for sequential consistency: every read of the last iteration sees the final values.

// probe makes the section for a round: the ways from its start back to it. From one that a loop has besides its main one, a way that comes by the start of that
// twice comes round, too.
// It must be called before the edges that repeat loops are redirected.
func (c *cutter) probe(r *round, rounds []*round) *cfg.Block {
	nest := c.graph.Loops()
	end := func(label string, stmts ...ivl.Stmt) *cfg.Block {
		return &cfg.Block{
			Label: label,
			Stmts: append(stmts, leaves(), &ivl.AtomicEnd{}),
			Term:  &cfg.Goto{},
		}
	}
	round := func(label string, other ivl.Expr) *cfg.Block {
		info := spinInfo()
		if label != r.start.Label {
			info.Attrs = append(info.Attrs, ivl.NewAttr(cfg.Round, label))
		}
		return end(label+".round", append(c.place(r.loop), &ivl.Assume{Await: true, Cond: other, StmtInfo: info})...)
	}
	around := func(inner, outer *cfg.Loop) bool {
		for inner != nil && inner != outer {
			inner = inner.Parent
		}
		return inner == outer
	}
	passed := map[*cfg.Block]int{}             // by the starts of the other rounds: a bit each
	outside := func(b *cfg.Block) (left int) { // those whose loops b is not in: to come by their starts again begins anew
		for _, o := range rounds {
			if passed[o.start] != 0 && !around(nest.Of[c.graph.Index(b)], o.loop) {
				left |= passed[o.start]
			}
		}
		return left
	}
	others := map[*cfg.Block]*cfg.Block{}
	for _, o := range rounds {
		if r.besides && !o.besides && around(nest.Of[c.graph.Index(r.start)], o.loop) && around(o.loop, r.loop) {
			passed[o.start] = 1 << len(passed)
			others[o.start] = round(o.start.Label, o.other)
		}
	}
	within := map[*cfg.Block]bool{}
	for _, i := range r.loop.Blocks {
		within[c.graph.Blocks[i]] = true
	}
	comes, out := round(r.start.Label, r.goesOn(r.changed)), end(r.start.Label+".out")
	var first []ivl.Stmt
	if r.counter != nil { // which is no change
		v := r.counter.v
		before := c.ledger.local(v.Name+"$before", v.Type)
		first = []ivl.Stmt{ivl.NewAssign(before, ivl.NewIdent(v))}
		comes.Stmts = append([]ivl.Stmt{ivl.NewAssign(v, ivl.NewIdent(before))}, comes.Stmts...)
	}
	exits := len(c.exits)
	inner, behind := c.inner(rounds, r), c.behind(r.loop, out)
	if again := c.again(r); again != nil { // which an assumption may exclude
		comes = &cfg.Block{Label: r.start.Label + ".end", Term: &cfg.Branch{Cond: r.changed, Then: again, Else: comes}}
	}
	waits := &cfg.Block{Label: r.start.Label + ".waits", Stmts: []ivl.Stmt{blocked()}, Term: &cfg.Goto{}}
	if r.moved != nil { // others may go on, or it waits in another state
		waits = &cfg.Block{Label: r.start.Label + ".stays", Term: &cfg.Branch{Cond: r.moved, Then: out, Else: waits}}
	}
	type place struct {
		block *cfg.Block
		by    int // which of the other rounds have begun
	}
	copies := map[place]*cfg.Block{}
	var copied func(at place) *cfg.Block
	copied = func(at place) *cfg.Block {
		if n := copies[at]; n != nil {
			return n
		}
		n := &cfg.Block{Label: at.block.Label + ".probe"}
		copies[at] = n
		if passed[at.block] != 0 {
			n.Stmts = append(n.Stmts, &ivl.Assume{StmtInfo: ivl.StmtInfo{Attrs: ivl.Attrs{ivl.NewAttr(cfg.Round, at.block.Label)}}, Cond: ivl.NewBool(true)})
		}
		for _, s := range at.block.Stmts {
			if s := c.probed(s); s != nil {
				n.Stmts = append(n.Stmts, s)
			}
		}
		n.Term = cfg.Retarget(at.block.Term, func(b *cfg.Block) *cfg.Block {
			switch {
			case b == r.start:
				return comes
			case at.by&passed[b] != 0:
				return others[b]
			case within[b]:
				to := copied(place{b, at.by&^outside(b) | passed[b]})
				if o := inner[b]; o != nil && nest.BackTo(c.graph.Index(at.block), c.graph.Index(b)) == o.loop {
					return &cfg.Block{Label: at.block.Label + ".again", Term: &cfg.Branch{Cond: o.changed, Then: to, Else: c.vain(o, to, waits)}}
				}
				return to
			}
			return behind(b)
		})
		return n
	}
	begin := &ivl.AtomicBegin{StmtInfo: spinInfo()}
	body := copied(place{block: r.start})
	if len(c.exits) > exits {
		begin.Attrs = append(begin.Attrs, ivl.NewAttr(cfg.Followed))
	}
	if len(c.ledger.assumers) > 0 && c.ledger.assumedFrom(c.proc, r.start) {
		begin.Attrs = append(begin.Attrs, ivl.NewAttr(cfg.Assumed))
	}
	if c.answered(r.start) {
		begin.Attrs = append(begin.Attrs, ivl.NewAttr(cfg.Answered))
	}
	return &cfg.Block{Label: r.start.Label + ".spins", Stmts: append([]ivl.Stmt{begin}, first...), Term: &cfg.Goto{Targets: []*cfg.Block{body}}}
}

// inner lists the rounds in the loop of one, by their starts.
func (c *cutter) inner(rounds []*round, of *round) map[*cfg.Block]*round {
	out := map[*cfg.Block]*round{}
	for _, r := range rounds {
		if r != of && !r.besides && !c.turned(r) && c.graph.Loops().Contains(of.loop, r.loop.Head) {
			out[r.start] = r
		}
	}
	return out
}

// vain is where a vain iteration of another loop goes in a probe: one says what the others do, so that the counter ends the loop. If there is none, the thread
// waits in that loop, which its own probe says. Where iterations may choose to leave the loop, and it matters after how many, all are tried.
func (c *cutter) vain(r *round, again, waits *cfg.Block) *cfg.Block {
	switch {
	case r.counter != nil && c.mayLeave(r.loop, r.counter):
		return again
	case r.counter == nil || len(r.counter.tests) == 0:
		return waits
	}
	return &cfg.Block{Label: r.start.Label + ".all", Stmts: r.counter.all(c.ledger.operators()), Term: &cfg.Goto{Targets: []*cfg.Block{again}}}
}

// mayLeave reports whether an iteration chooses something, and what depends on the counter matters where the loop is left.
func (c *cutter) mayLeave(l *cfg.Loop, n *counter) bool {
	matters := false
	for _, i := range l.Blocks {
		for _, j := range c.graph.Succs[i] {
			for v := range n.on {
				matters = matters || !slices.Contains(l.Blocks, j) && c.live.Live(v, c.graph.Blocks[j], 0)
			}
		}
	}
	return matters && c.chooses(l)
}

// leaves ends a probe.
func leaves() *ivl.Assume {
	info := spinInfo()
	info.Attrs = append(info.Attrs, &ivl.Attr{Name: "leaves"})
	return &ivl.Assume{Cond: ivl.NewBool(false), StmtInfo: info}
}

// blocked is where no execution goes on. It is no assumption of the program.
func blocked() *ivl.Assume {
	return &ivl.Assume{StmtInfo: ivl.StmtInfo{Origin: &ivl.Origin{}}, Cond: ivl.NewBool(false)}
}

// endsProbe reports whether a probe ends at s: the thread comes round, and may wait, or leaves its loop.
func endsProbe(s *ivl.Assume) bool { return comesRound(s) || goal.Spins(s) && s.Attrs.Has("leaves") }

// comesRound reports whether s is an await where a probe comes round: it does not hold if the iteration has changed nothing.
func comesRound(s ivl.Stmt) bool {
	a, ok := s.(*ivl.Assume)
	return ok && a.Await && goal.Spins(a)
}

func spinInfo() ivl.StmtInfo {
	return ivl.StmtInfo{Attrs: ivl.Attrs{{Name: "spin"}}}
}

// place is where the loop stands, as a statement; none if that is not known.
func (c *cutter) place(l *cfg.Loop) []ivl.Stmt {
	for _, i := range append([]int{l.Head}, l.Blocks...) {
		for _, s := range c.graph.Blocks[i].Stmts {
			if cfg.IsPlace(s) {
				return []ivl.Stmt{ivl.CopyStmt(s)}
			}
		}
	}
	return nil
}

// probed is the copy of s in a probe. Assertions are left to the iterations before. What starts
// a thread or allocates has an effect.
func (c *cutter) probed(s ivl.Stmt) ivl.Stmt {
	switch s := s.(type) {
	case *ivl.Assert:
		return nil
	case *ivl.AsyncCall:
		return blocked()
	case *ivl.Call:
		if s.Proc.IsAllocator() || c.makers[s.Proc] {
			return blocked()
		}
	case *ivl.Yield:
		return nil
	}
	return ivl.CopyStmt(s)
}

// makes reports whether s starts a thread or allocates.
func makes(s ivl.Stmt) bool {
	if call, ok := s.(*ivl.Call); ok {
		return call.Proc.IsAllocator()
	}
	_, ok := s.(*ivl.AsyncCall)
	return ok
}

// WithoutProbes ends threads in front of probes: nobody asks for deadlocks. From a probe that a bound cuts off, in which that is found,
// nothing goes on.
func WithoutProbes(t *cfg.Threads) *cfg.Threads {
	kept, ends := map[ivl.Stmt]bool{}, map[ivl.Stmt]bool{}
	for _, inst := range t.Instances {
		for _, step := range inst.Steps() {
			if !step.Probe() || !slices.ContainsFunc(step.Stmts, cutsOff) {
				continue
			}
			kept[step.Begin] = true
			for _, s := range step.Stmts {
				a, ok := s.(*ivl.Assume)
				ends[s] = ok && endsProbe(a)
			}
		}
	}
	r := cfg.Rewriter{Stop: func(s ivl.Stmt) bool { return cfg.BeginsProbe(s) && !kept[s] }}
	if len(kept) > 0 {
		r.Stmts = func(_ *cfg.Instance, b *cfg.Block) []ivl.Stmt {
			return ivl.RewriteStmts(b.Stmts, func(s ivl.Stmt) []ivl.Stmt {
				if ends[s] {
					s = blocked()
				}
				return []ivl.Stmt{s}
			})
		}
	}
	return t.Rebuild(t.Globals, nil, r)
}

// cutsOff reports whether a path ends at s since it ran into a bound.
func cutsOff(s ivl.Stmt) bool {
	a, ok := s.(*ivl.Assert)
	return ok && goal.KindOf(a) == goal.Bound
}

// maxChoices bounds the choices in a probe that are tried one after the other, maxWays the ways that they lead, maxParts the parts
// that a probe is taken apart in.
const (
	maxChoices = 8
	maxWays    = 16
	maxParts   = 256
)

// SettleProbes sees to it that a thread that stands in front of a probe is blocked only if all
// choices that it has in the iteration come round, or wait. They are tried one after the other, which is
// possible since each leaves everything as it was. An operation that may fail for no reason is taken not to fail always.
//
// A thread whose choices let it leave its loop in every state never waits (escape.go), and its probe goes. What is not settled
// so may be settled in each of two parts (part.go): a worker that has nothing to do sleeps, and makes its choices when it works.
//
// Whether a thread may leave its loop is not known if it can leave in the states in which a condition holds, if a choice
// decides more than where control goes, or if there are many choices: an assertion says so in place of the probe. A probe in a
// larger section goes.
func SettleProbes(t *cfg.Threads, sure bool) *cfg.Threads {
	t = t.Rebuild(t.Globals, nil, cfg.Rewriter{Fresh: func(inst *cfg.Instance) bool { // they change in place
		return slices.ContainsFunc(inst.Steps(), (*cfg.Step).Probe)
	}})
	endInProbes(t)
	approximated := t.Program.Approximated()
	open, asserted := map[ivl.Stmt]bool{}, map[ivl.Stmt]*ivl.Assert{}
	assumed := t.Program.Assumes()
	for _, inst := range t.Instances {
		if assumed {
			followOut(inst, approximated, sure)
		}
		for _, b := range inst.Blocks {
			for i, s := range b.Stmts {
				if cfg.BeginsProbe(s) && b.Step(i).Begin != s {
					open[s] = true
				}
			}
		}
		probes := func(settle func(*cfg.Step) bool) {
			changed := false
			for _, step := range inst.Steps() {
				if step.Probe() {
					changed = settle(step) || changed
				}
			}
			if changed {
				inst.Lay(inst.Blocks[0])
			}
		}
		probes(decide)
		excluded := assumed && slices.ContainsFunc(inst.Steps(), (*cfg.Step).Probe) && constrains(t, inst, approximated)
		late := map[ivl.Stmt]bool{} // probes that are asked of late times only
		settle := func(step *cfg.Step) bool {
			first, body, at := inside(step)
			whole := &part{step: step, inst: inst, root: body, env: map[*ivl.Var]ivl.Expr{}}
			if !goal.Environment(inst.Spawn) { // whose choices are when something comes
				whole.approximated = approximated
			}
			left := maxParts
			root, leaves := whole.settle(&left)
			switch {
			case root == body: // no choice
				return false
			case root == nil && !ivl.IsBool(leaves, true) && setClocks(step):
				late[step.Begin] = true
				return true
			}
			if excluded {
				leaves = ivl.NewBool(false)
			}
			if !ivl.IsBool(leaves, true) && (root == nil || excluded) {
				asserted[step.Begin] = decided(step, leaves)
			}
			if root != nil {
				first.Stmts, first.Term = first.Stmts[:at:at], &cfg.Goto{Targets: []*cfg.Block{root}}
				return true
			}
			open[step.Begin] = true
			return false
		}
		probes(settle)
		probes(func(step *cfg.Step) bool { return late[step.Begin] && settle(step) })
	}
	r := cfg.Rewriter{Stop: func(s ivl.Stmt) bool { return open[s] }}
	if len(asserted) > 0 {
		r.Stmts = func(_ *cfg.Instance, b *cfg.Block) (out []ivl.Stmt) {
			for _, s := range b.Stmts {
				if a := asserted[s]; a != nil {
					out = append(out, a)
				}
				out = append(out, s)
			}
			return out
		}
	}
	return t.Rebuild(t.Globals, nil, r)
}

// setClocks has clocks show late times in a probe, which a thread that waits for ever sees come: if it leaves its loop then, it does not wait. It reports whether
// there were any that did not.
func setClocks(probe *cfg.Step) bool {
	shown := func(s ivl.Stmt) bool { h, ok := s.(*ivl.Havoc); return ok && cfg.Late(h) != nil }
	if !slices.ContainsFunc(probe.Stmts, shown) {
		return false
	}
	for _, b := range probe.Blocks {
		for i, s := range b.Stmts {
			switch {
			case b.Step(i) != probe:
			case shown(s):
				h := s.(*ivl.Havoc)
				n := &ivl.Assign{StmtInfo: h.StmtInfo}
				for _, id := range h.Vars {
					n.Lhs, n.Rhs = append(n.Lhs, id), append(n.Rhs, cfg.Late(h))
				}
				b.Stmts[i] = n
			case comesRound(s):
				n := ivl.CopyStmt(s)
				info := n.Info()
				info.Attrs = append(slices.Clip(info.Attrs), ivl.NewAttr(cfg.Timed))
				if at := placeOf(probe); at != nil {
					info.Pos = at.Place()
				}
				b.Stmts[i] = n
			}
		}
	}
	return true
}

// endInProbes makes an iteration that ends its thread, as one in which it is cancelled, leave the loop: a probe has no effect. So it does where the thread comes to an await that
// does not hold: it waits there in the execution without the iteration. That is another state if the iteration has written something before, to which other threads may answer.
func endInProbes(t *cfg.Threads) {
	for _, inst := range t.Instances {
		changed := false
		for _, b := range inst.Blocks {
			for i, s := range b.Stmts {
				a, ok := s.(*ivl.Assume)
				if !ok || !a.Await || goal.Spins(a) {
					continue
				}
				if !b.Step(i).Probe() {
					continue
				}
				n := &ivl.Assume{StmtInfo: ivl.StmtInfo{Pos: a.Pos, Attrs: ivl.Attrs{{Name: cfg.WaitedFor}}}, Cond: a.Cond}
				if cfg.EndsThread(a) {
					n = leaves()
				}
				n.Origin = a.Origin
				b.Stmts[i], changed = n, true
			}
		}
		if changed {
			inst.Lay(inst.Blocks[0])
		}
	}
}

// awaits reports whether a thread may wait at s.
func awaits(s *ivl.Assume) bool {
	return s.Await || s.Attrs.Has(cfg.WaitedFor) || s.Attrs.Has(goal.Waited)
}

// decided is what stands in place of a probe that is too difficult: it is known that the thread leaves its loop where the condition holds.
func decided(probe *cfg.Step, leaves ivl.Expr) *ivl.Assert {
	reason := "an iteration of this loop may change nothing, whatever it chooses, and whether the loop goes on for ever is not decided; leave deadlock out of --check"
	n := &ivl.Assert{StmtInfo: ivl.StmtInfo{Origin: &ivl.Origin{}, Attrs: ivl.Attrs{ivl.NewAttr("unknown", reason), ivl.NewAttr("undecided")}}, Cond: leaves}
	if at := placeOf(probe); at != nil {
		n.Attrs = append(n.Attrs, at)
		n.Pos = at.Place()
	}
	return n
}

// placeOf is what says where the loop of a probe stands; nil if nothing does.
func placeOf(probe *cfg.Step) *ivl.Attr {
	for _, s := range probe.Stmts {
		if at := s.Info().Attrs.Get("sourceloc"); at.Place().IsValid() {
			return at
		}
	}
	return nil
}

// inside gives the first block of a probe, and what of it is in it: from the at-th statement on.
func inside(probe *cfg.Step) (first, body *cfg.Block, at int) {
	first = probe.Blocks[0]
	at = slices.Index(first.Stmts, ivl.Stmt(probe.Begin)) + 1
	return first, &cfg.Block{Label: first.Label, Stmts: first.Stmts[at:], Term: first.Term}, at
}

// decide takes the branches of a probe of which no choice leads the other way. It reports whether there were any.
func decide(probe *cfg.Step) (decided bool) {
	first, body, _ := inside(probe)
	ways := waysFrom(body)
	for _, b := range probe.Blocks {
		t, ok := b.Term.(*cfg.Branch)
		if !ok || b.Step(len(b.Stmts)) != probe {
			continue
		}
		end := b
		if b == first {
			end = body
		}
		if then, otherwise := possible(ways, end); then != otherwise {
			to := t.Then
			if otherwise {
				to = t.Else
			}
			b.Term, decided = &cfg.Goto{Targets: []*cfg.Block{to}}, true
			body.Term = first.Term
		}
	}
	return decided
}

// choices are the blocks of a part that go one of two ways by what is nondeterministic; false if
// that decides more.
func (p *part) choices() (ends []*cfg.Block, ok bool) {
	blocks := p.blocks()
	chosen := map[*ivl.Var]bool{}
	depends := func(es ...ivl.Expr) bool {
		return slices.ContainsFunc(es, func(e ivl.Expr) bool { return e != nil && ivl.Mentions(e, func(v *ivl.Var) bool { return chosen[v] }) })
	}
	for s := range cfg.Stmts(blocks) {
		if h, ok := s.(*ivl.Havoc); ok {
			for _, v := range h.Vars {
				chosen[v.Var] = true
			}
		}
	}
	influenced(blocks, chosen, depends, nil)
	comes, ways := mayComeRound(p.root), waysFrom(p.root)
	for _, b := range blocks {
		for _, s := range b.Stmts {
			switch s := s.(type) {
			case *ivl.Assume:
				if (s.Await || s.Attrs.Has(cfg.WaitedFor)) && depends(s.Cond) {
					return nil, false
				}
			case *ivl.Assign:
				for i, l := range s.Lhs {
					if id, whole := l.(*ivl.Ident); whole && !comes[b] && ivl.NewZero(id.Type()) != nil {
						continue // nobody sees it: the thread leaves its loop
					}
					if cfg.Target(l).Var.Kind == ivl.Global && (depends(s.Rhs[i]) || depends(l)) {
						return nil, false
					}
				}
			}
		}
	}
	for _, b := range blocks {
		if !p.branches(b) {
			continue
		}
		switch t := b.Term.(type) {
		case *cfg.Goto:
			if len(t.Targets) > 2 {
				return nil, false
			}
			if len(t.Targets) == 2 {
				ends = append(ends, b)
			}
		case *cfg.Branch:
			if depends(t.Cond) && asks(ways, b) {
				ends = append(ends, b)
			}
		}
	}
	return ends, true
}

// mayComeRound says from which blocks an iteration may come round.
func mayComeRound(root *cfg.Block) map[*cfg.Block]bool {
	out := map[*cfg.Block]bool{}
	var visit func(b *cfg.Block) bool
	visit = func(b *cfg.Block) bool {
		found, known := out[b]
		if known {
			return found
		}
		found = slices.ContainsFunc(b.Stmts, comesRound)
		for _, to := range cfg.Successors(b.Term) {
			found = visit(to) || found
		}
		out[b] = found
		return found
	}
	visit(root)
	return out
}

// tryAll has a part try all ways that control may take at some ends of blocks, one after the other. It gives
// nothing if it is not known of a way whether it is possible.
func (p *part) tryAll(ends []*cfg.Block) (next *cfg.Block) {
	ways := 0
	keep, restore := p.keep()
	var came *ivl.Ident
	if p.excludes() {
		came = ivl.NewIdent(p.local("came$", ivl.BoolType))
		keep = append(keep, &ivl.Assign{StmtInfo: ivl.StmtInfo{Origin: &ivl.Origin{}}, Lhs: []ivl.Expr{came}, Rhs: []ivl.Expr{ivl.NewBool(false)}})
	}
	for way := 1<<len(ends) - 1; way >= 0; way-- {
		found, free := p.feasible(ends, way)
		switch found {
		case always:
			if ways++; ways > maxWays {
				return nil
			}
			next = try(p.blocks(), ends, p.name+"."+strconv.Itoa(way), way, free, next, restore, came)
		case perhaps:
			return nil
		}
	}
	if next != nil && len(keep) > 0 {
		next = &cfg.Block{Label: next.Label + ".keep", Stmts: keep, Term: &cfg.Goto{Targets: []*cfg.Block{next}}}
	}
	return next
}

// keep gives what keeps the variables that a way may write before an assumption excludes it, and puts them back; nothing if there are none.
func (p *part) keep() (keep, restore []ivl.Stmt) {
	writes, reads := map[*ivl.Var]bool{}, map[*ivl.Var]bool{} // reads before a block writes it
	behind := false                                           // an assumption comes behind a write
	var order []*ivl.Var
	blocks := p.blocks()
	for _, b := range blocks {
		written := map[*ivl.Var]bool{}
		read := func(e ivl.Expr) {
			ivl.FreeVars(e, func(id *ivl.Ident) { reads[id.Var] = reads[id.Var] || !written[id.Var] })
		}
		for _, s := range b.Stmts {
			if cfg.Assumes(s) || s.Info().Attrs.Has(cfg.Vain) {
				behind = behind || len(order) > 0
			}
			ivl.StmtExprs(s, func(e ivl.Expr) { read(e) })
			for _, v := range cfg.Assigned(s) {
				written[v] = true
				if !writes[v] {
					writes[v], order = true, append(order, v)
				}
			}
		}
		if t, ok := b.Term.(*cfg.Branch); ok {
			read(t.Cond)
		}
	}
	if !behind {
		return nil, nil
	}
	for _, v := range order {
		if v.Kind != ivl.Global && !reads[v] {
			continue
		}
		old := p.local(v.Name+"$kept", v.Type)
		to := ivl.StmtInfo{Origin: &ivl.Origin{}}
		keep = append(keep, &ivl.Assign{StmtInfo: to, Lhs: []ivl.Expr{ivl.NewIdent(old)}, Rhs: []ivl.Expr{ivl.NewIdent(v)}})
		restore = append(restore, &ivl.Assign{StmtInfo: to, Lhs: []ivl.Expr{ivl.NewIdent(v)}, Rhs: []ivl.Expr{ivl.NewIdent(old)}})
	}
	return keep, restore
}

// excludes reports whether an assumption may exclude ways.
func (p *part) excludes() bool {
	return p.has(func(s ivl.Stmt) bool {
		a, ok := s.(*ivl.Assume)
		return ok && !endsProbe(a) && !awaits(a) && !cfg.EndsProcess(a) && !cfg.Trivial(a.Cond)
	})
}

// local adds a variable to the instance.
func (p *part) local(name string, t ivl.Type) *ivl.Var {
	v := ivl.NewVar(unused(name, p.inst.Params, p.inst.Locals), t, ivl.Local)
	p.inst.Locals = append(p.inst.Locals, v)
	return v
}

// try copies the blocks of a probe for one way: bit i of it is where control goes at ends[i]. Where the copy comes round, control
// goes on with next, if there is one. So it does where an assume says that there is no such way; restore undoes what was written
// before. If came is not nil, it becomes true where some way comes round, for else there is no iteration. What is asked of chosen
// values is left out: there are such values (feasible).
func try(blocks, ends []*cfg.Block, name string, way int, free map[ivl.Stmt]bool, next *cfg.Block, restore []ivl.Stmt, came *ivl.Ident) *cfg.Block {
	copies := map[*cfg.Block]*cfg.Block{}
	for _, b := range blocks {
		copies[b] = &cfg.Block{Label: b.Label + name}
	}
	label := blocks[0].Label + name
	again := func(label string, stmts ...ivl.Stmt) *cfg.Block {
		if len(stmts) == 0 {
			return next
		}
		n := &cfg.Block{Label: label, Term: &cfg.Goto{Targets: []*cfg.Block{next}}}
		for _, s := range stmts {
			n.Stmts = append(n.Stmts, ivl.CopyStmt(s))
		}
		return n
	}
	var comes, all []ivl.Stmt
	if came != nil {
		comes = append(comes, &ivl.Assign{StmtInfo: ivl.StmtInfo{Origin: &ivl.Origin{}}, Lhs: []ivl.Expr{came}, Rhs: []ivl.Expr{ivl.NewBool(true)}})
		all = append(all, &ivl.Assume{StmtInfo: ivl.StmtInfo{Origin: &ivl.Origin{}}, Cond: came})
	}
	excluded, round := again(label+".excluded", restore...), again(label+".round", append(comes, restore...)...)
	if next == nil {
		for _, s := range restore { // others see what a way that is excluded has written, if it is the last one
			all = append(all, ivl.CopyStmt(s))
		}
		excluded = &cfg.Block{Label: label + ".all", Stmts: append(all, stays(blocks)), Term: &cfg.Goto{}}
	}
	for _, b := range blocks {
		n, term := copies[b], b.Term
		if i := slices.Index(ends, b); i >= 0 {
			term = &cfg.Goto{Targets: []*cfg.Block{cfg.Successors(term)[way>>i&1]}}
		}
		term = cfg.Retarget(term, func(to *cfg.Block) *cfg.Block {
			if c := copies[to]; c != nil {
				return c
			}
			return to // behind the section: there it comes round, or goes on
		})
		for _, s := range b.Stmts {
			switch s := s.(type) {
			case *ivl.Assert:
				continue
			case *ivl.Assume:
				rest := &cfg.Block{Label: n.Label}
				switch {
				case comesRound(s) && next != nil:
					rest.Stmts = []ivl.Stmt{&ivl.Assume{StmtInfo: ivl.StmtInfo{Pos: s.Pos, Origin: &ivl.Origin{}}, Cond: ivl.NewBool(false)}}
					n.Term = &cfg.Branch{Cond: ivl.NewNot(s.Cond), Then: round, Else: rest}
					n = rest
					continue
				case endsProbe(s), cfg.EndsThread(s), cfg.EndsProcess(s), s.Attrs.Has(cfg.WaitedFor), cfg.Trivial(s.Cond):
				case free[s]:
					continue
				default:
					n.Term = &cfg.Branch{Cond: s.Cond, Then: rest, Else: excluded}
					n = rest
					continue
				}
			}
			n.Stmts = append(n.Stmts, ivl.CopyStmt(s))
		}
		n.Term = term
	}
	return copies[blocks[0]]
}

// stays is an await of the probe that does not hold.
func stays(blocks []*cfg.Block) ivl.Stmt {
	if s := staysAt(cfg.Stmts(blocks)); s != nil {
		return s
	}
	return blocked()
}

// staysAt is the first await where a probe comes round, as one that does not hold; nil if there is none.
func staysAt(probe iter.Seq[ivl.Stmt]) *ivl.Assume {
	for s := range probe {
		if comesRound(s) {
			n := *s.(*ivl.Assume)
			n.Cond = ivl.NewBool(false)
			return &n
		}
	}
	return nil
}
