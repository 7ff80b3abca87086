package spin

import (
	"iter"
	"maps"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
)

// An assumption of the program behind a loop may be one that nothing satisfies. Then no execution leaves the loop there, however
// often the thread chooses to. So the probe of a loop whose iterations choose goes on behind the loop, as the thread alone would.
// In the lowered program the section of the probe ends behind the loop; in instances it goes on up to the last assumption that
// control comes to (followOut). Where the thread waits, comes to another loop that is cut, or starts a thread, what is
// assumed behind that may depend on others: it is open whether the thread leaves its loop. An engine takes it that it need not, the replay
// says whether that is so, and if it does not know, the engine is asked for executions in which it does not matter (engine.Problem.Sure).
// What models assume of their choices, {:chosen}, some values satisfy; so do some what the program assumes of numbers chosen just before (satisfied).

// findAssumers finds the procedures that make assumptions of the program. If there are any, it finds the blocks behind whose
// starts some are made, and the procedures behind whose calls some are made.
func (e *effects) findAssumers() {
	if e.assumers = procsThat(e.prog, cfg.Assumes); len(e.assumers) == 0 {
		return
	}
	if e.choosers == nil {
		e.findChoosers()
	}
	var started []*ivl.ProcDecl
	for s := range e.prog.Stmts() {
		if a, ok := s.(*ivl.AsyncCall); ok {
			started = append(started, a.Proc)
		}
	}
	e.started = map[*ivl.ProcDecl]bool{}
	e.writes = map[*ivl.Var]bool{}
	for _, q := range e.prog.Running(started...) {
		e.started[q.Decl] = true
		maps.Copy(e.writes, cfg.AssignedIn(cfg.Stmts(q.Blocks)))
	}
	e.assumed, e.followed = map[*cfg.Block]bool{}, map[*ivl.ProcDecl]bool{}
	for _, q := range e.prog.Procs {
		for _, b := range q.Blocks {
			e.assumed[b] = false
		}
	}
	for again := true; again; {
		again = false
		for _, q := range e.prog.Procs {
			for _, b := range slices.Backward(q.Blocks) {
				assumed := e.assumedAtEnd(q, b)
				for _, s := range slices.Backward(b.Stmts) {
					if c, ok := s.(*ivl.Call); ok && assumed && !e.followed[c.Proc] {
						e.followed[c.Proc], again = true, true
					}
					assumed = assumed || e.mayAssume(s)
				}
				again = again || assumed != e.assumed[b]
				e.assumed[b] = assumed
			}
		}
	}
}

// mayAssume reports whether a statement, or what it calls, is an assumption of the program.
func (e *effects) mayAssume(s ivl.Stmt) bool {
	call, ok := s.(*ivl.Call)
	return cfg.Assumes(s) || ok && e.assumers[call.Proc]
}

// assumedFrom reports whether an assumption of the program may come behind the start of a block.
func (e *effects) assumedFrom(q *cfg.Proc, b *cfg.Block) bool {
	if assumed, known := e.assumed[b]; known {
		return assumed
	}
	return slices.ContainsFunc(b.Stmts, e.mayAssume) || e.assumedAtEnd(q, b) // the rest of a block that was cut in two
}

func (e *effects) assumedAtEnd(q *cfg.Proc, b *cfg.Block) bool {
	if _, ok := b.Term.(*cfg.Return); ok {
		return e.followed[q.Decl]
	}
	return slices.ContainsFunc(cfg.Successors(b.Term), func(to *cfg.Block) bool { return e.assumedFrom(q, to) })
}

// othersWrite reports whether, of a global variable, others than a thread that runs q may write it.
func (e *effects) othersWrite(q *cfg.Proc, v *ivl.Var) bool {
	return v.Kind == ivl.Global && (e.started[q.Decl] || e.writes[v])
}

// readersFor are the procedures in which, or in what they call, something is read that others than a thread that runs q may write.
func (e *effects) readersFor(q *cfg.Proc) map[*ivl.ProcDecl]bool {
	if found := e.readers[e.started[q.Decl]]; found != nil {
		return found
	}
	shared := func(x ivl.Expr) bool {
		return x != nil && ivl.Mentions(x, func(v *ivl.Var) bool { return e.othersWrite(q, v) })
	}
	ends := map[ivl.Stmt]bool{} // the last statements of blocks at whose ends a branch reads
	empty := map[*ivl.ProcDecl]bool{}
	for _, p := range e.prog.Procs {
		for _, b := range p.Blocks {
			if t, ok := b.Term.(*cfg.Branch); ok && shared(t.Cond) {
				if len(b.Stmts) == 0 {
					empty[p.Decl] = true
					continue
				}
				ends[b.Stmts[len(b.Stmts)-1]] = true
			}
		}
	}
	out := procsThat(e.prog, func(s ivl.Stmt) bool {
		found := ends[s]
		switch s := s.(type) {
		case *ivl.Call:
			found = found || empty[s.Proc] || slices.ContainsFunc(s.Args, shared)
		case *ivl.Assign:
			found = found || slices.ContainsFunc(s.Rhs, shared)
			for _, l := range s.Lhs {
				if at, ok := l.(*ivl.Select); ok {
					found = found || slices.ContainsFunc(at.Args, shared)
				}
			}
		case *ivl.Assume:
			found = found || shared(s.Cond)
		}
		return found
	})
	maps.Copy(out, empty)
	if e.readers == nil {
		e.readers = map[bool]map[*ivl.ProcDecl]bool{}
	}
	e.readers[e.started[q.Decl]] = out
	return out
}

// exit is where a probe of a loop goes on in the procedure.
type exit struct {
	block *cfg.Block
	of    *cfg.Loop
}

// behind gives where a probe of l goes where it leaves the loop for a block: on from there, or to out if nothing is assumed behind.
func (c *cutter) behind(l *cfg.Loop, out *cfg.Block) func(*cfg.Block) *cfg.Block {
	chooses := len(c.ledger.assumers) > 0 && c.chooses(l)
	exits := map[*cfg.Block]*cfg.Block{}
	return func(b *cfg.Block) *cfg.Block {
		if !chooses || !c.ledger.assumedFrom(c.proc, b) {
			return out
		}
		if exits[b] == nil {
			exits[b] = &cfg.Block{Label: b.Label + ".left", Stmts: []ivl.Stmt{&ivl.AtomicEnd{}}, Term: &cfg.Goto{Targets: []*cfg.Block{b}}}
			c.exits = append(c.exits, exit{exits[b], l})
		}
		return exits[b]
	}
}

// again is where a probe goes that comes round with something changed, if assumptions of the program follow in the loop: into the next iteration. It is nil if none do.
func (c *cutter) again(r *round) *cfg.Block {
	if r.besides || r.spare != nil || c.ledger.history || ivl.IsBool(r.changed, false) || len(c.ledger.assumers) == 0 || !c.chooses(r.loop) ||
		!slices.ContainsFunc(c.stmts(r.loop), c.ledger.mayAssume) {
		return nil
	}
	n := &cfg.Block{Label: r.start.Label + ".next", Stmts: []ivl.Stmt{&ivl.AtomicEnd{}}, Term: &cfg.Goto{Targets: []*cfg.Block{r.start}}}
	c.exits = append(c.exits, exit{n, r.loop})
	return n
}

// chooses reports whether a loop makes choices.
func (c *cutter) chooses(l *cfg.Loop) bool {
	return slices.ContainsFunc(l.Blocks, func(i int) bool {
		b := c.graph.Blocks[i]
		return branchesFreely(b) || slices.ContainsFunc(b.Stmts, c.ledger.chooses)
	})
}

// answered reports whether others may answer to what an iteration writes, or the thread behind the loop, before the thread reads something on which an assumption rests.
func (c *cutter) answered(start *cfg.Block) bool {
	if len(c.ledger.assumers) == 0 {
		return false
	}
	type place struct {
		block        *cfg.Block
		wrote, tests bool // what is shared; where control goes rests on that
	}
	shared, readers := c.readLocals(), c.ledger.readersFor(c.proc)
	rests := func(es ...ivl.Expr) bool { return c.rests(shared, es...) }
	found := false
	digraph.Reach(func(p place) (next []place) {
		for _, s := range p.block.Stmts {
			p.wrote = p.wrote || c.ledger.changesState(s)
			switch s := s.(type) {
			case *ivl.Assume:
				found = found || cfg.Assumes(s) && p.wrote && (p.tests || rests(s.Cond))
			case *ivl.Call:
				found = found || c.ledger.assumers[s.Proc] && p.wrote && (p.tests || readers[s.Proc] || rests(s.Args...))
			}
		}
		switch t := p.block.Term.(type) {
		case *cfg.Branch:
			p.tests = p.tests || p.wrote && rests(t.Cond)
		case *cfg.Return:
			found = found || p.wrote && c.ledger.followed[c.proc.Decl]
		}
		for _, to := range cfg.Successors(p.block.Term) {
			if to != start {
				p.block = to
				next = append(next, p)
			}
		}
		return next
	}, place{block: start})
	return found
}

// rests reports whether one of some expressions reads what is shared, or one of the locals.
func (c *cutter) rests(locals map[*ivl.Var]bool, es ...ivl.Expr) bool {
	return slices.ContainsFunc(es, func(e ivl.Expr) bool {
		return e != nil && ivl.Mentions(e, func(v *ivl.Var) bool { return c.ledger.othersWrite(c.proc, v) || locals[v] })
	})
}

// readLocals are the variables, locals and what only the thread itself writes, whose values rest on what is shared.
func (c *cutter) readLocals() map[*ivl.Var]bool {
	out := map[*ivl.Var]bool{}
	influenced(c.graph.Blocks, out, func(es ...ivl.Expr) bool { return c.rests(out, es...) }, c.ledger.readersFor(c.proc))
	return out
}

// influenced adds to vars what is assigned that rests on others, as rests says of expressions, and what calls give that do, or of these procedures.
func influenced(blocks []*cfg.Block, vars map[*ivl.Var]bool, rests func(...ivl.Expr) bool, procs map[*ivl.ProcDecl]bool) {
	for n := -1; n < len(vars); {
		n = len(vars)
		for s := range cfg.Stmts(blocks) {
			switch s := s.(type) {
			case *ivl.Assign:
				for i, l := range s.Lhs {
					if rests(s.Rhs[i]) || !isIdent(l) && rests(l) {
						vars[cfg.Target(l).Var] = true
					}
				}
			case *ivl.Call:
				for _, o := range s.Outs {
					if o != nil && (procs[s.Proc] || rests(s.Args...)) {
						vars[o.Var] = true
					}
				}
			}
		}
	}
}

// constrains reports whether inst writes something on which an assumption rests that another thread comes to when inst has begun, or what is waited for in front of
// that. Choices of inst are excluded then, if nothing satisfies it.
func constrains(t *cfg.Threads, inst *cfg.Instance, approximated map[ivl.Stmt]bool) bool {
	on, uses := map[*ivl.Var]bool{}, map[ivl.Stmt]bool{}
	use := func(s ivl.Stmt, es ...ivl.Expr) {
		uses[s] = true
		for _, e := range es {
			ivl.FreeVars(e, func(id *ivl.Ident) { on[id.Var] = true })
		}
	}
	for _, other := range t.Instances {
		if other == inst {
			continue
		}
		harmless := satisfied(other.Blocks, approximated)
		for s := range beside(other, inst) {
			if cfg.Assumes(s) && !harmless[s] {
				use(s, s.(*ivl.Assume).Cond)
			}
		}
	}
	if len(uses) == 0 {
		return false
	}
	for n := -1; n != len(on); {
		n = len(on)
		for _, other := range t.Instances {
			for s := range cfg.Stmts(other.Blocks) {
				switch s := s.(type) {
				case *ivl.Assign:
					for i, l := range s.Lhs {
						if on[cfg.Target(l).Var] {
							use(s, l, s.Rhs[i])
						}
					}
				case *ivl.AsyncCall:
					for i, v := range t.Child[s].Params {
						if on[v] {
							use(s, s.Args[i])
						}
					}
				}
			}
			behind := map[*cfg.Block]bool{} // what is used comes behind its start
			for _, b := range slices.Backward(other.Blocks) {
				used := slices.ContainsFunc(cfg.Successors(b.Term), func(to *cfg.Block) bool { return behind[to] })
				for _, s := range slices.Backward(b.Stmts) {
					if a, ok := s.(*ivl.Assume); ok && a.Await && used {
						use(s, a.Cond)
					}
					used = used || uses[s]
				}
				behind[b] = used
			}
			cfg.NewGraph(other.Blocks).Controls(func(b *cfg.Branch, blocks []*cfg.Block) {
				for s := range cfg.Stmts(blocks) {
					if uses[s] {
						use(s, b.Cond)
					}
				}
			})
		}
	}
	for v := range cfg.AssignedIn(cfg.Stmts(inst.Blocks)) {
		if on[v] {
			return true
		}
	}
	return false
}

// beside gives the statements of an instance that may be executed when inst has begun.
func beside(other, inst *cfg.Instance) iter.Seq[ivl.Stmt] {
	for inst.Parent != nil && inst.Parent != other {
		inst = inst.Parent
	}
	for _, b := range other.Blocks {
		if i := slices.Index(b.Stmts, ivl.Stmt(inst.Spawn)); i >= 0 && inst.Parent == other {
			rest := &cfg.Block{Stmts: b.Stmts[i+1:], Term: b.Term}
			return cfg.Stmts(digraph.Reach(func(b *cfg.Block) []*cfg.Block { return cfg.Successors(b.Term) }, rest))
		}
	}
	return cfg.Stmts(other.Blocks)
}

// maxBehind bounds how many blocks a probe follows behind its loop.
const maxBehind = 1 << 9

// excludes reports whether no execution may go on behind s: it is an assumption of the program, or another loop repeats no iteration there, and what comes in the next one is open.
func (f *follower) excludes(s ivl.Stmt) bool {
	a, ok := s.(*ivl.Assume)
	return cfg.Assumes(s) && !f.satisfied[s] || ok && f.assumes && goal.Spins(s) && !a.Await && !cfg.Trivial(a.Cond)
}

// follower copies into probes of an instance what the thread does behind its loops; copies and open are of one probe.
type follower struct {
	assumed   map[*cfg.Block]bool // something that excludes executions comes behind its start
	satisfied map[ivl.Stmt]bool   // assumptions that exclude none
	assumes   bool                // others do
	copies    map[*cfg.Block]*cfg.Block
	open      *cfg.Block // where it is not known whether the thread leaves the loop
	sure      bool       // it does there
}

// followOut has the probes of an instance that go on behind their loops end where the last execution is excluded there.
func followOut(inst *cfg.Instance, approximated map[ivl.Stmt]bool, sure bool) {
	if !slices.ContainsFunc(inst.Steps(), (*cfg.Step).Probe) {
		return
	}
	f := &follower{assumed: map[*cfg.Block]bool{}, satisfied: satisfied(inst.Blocks, approximated), sure: sure}
	for s := range cfg.Stmts(inst.Blocks) {
		f.assumes = f.assumes || cfg.Assumes(s) && !f.satisfied[s]
	}
	changed := false
	for _, step := range inst.Steps() {
		if !step.Probe() {
			continue
		}
		f.copies, f.open = map[*cfg.Block]*cfg.Block{}, unsettled(step, sure)
		for _, b := range step.Blocks {
			if i := slices.IndexFunc(b.Stmts, step.EndsAt); i >= 0 {
				rest := &cfg.Block{Label: b.Label, Stmts: b.Stmts[i+1:], Term: b.Term}
				b.Stmts, b.Term, changed = b.Stmts[:i:i], &cfg.Goto{Targets: []*cfg.Block{f.copied(rest)}}, true
			}
		}
	}
	if !changed {
		return
	}
	inst.Lay(inst.Blocks[0])
	changed = false
	for _, step := range inst.Steps() {
		changed = step.Probe() && putBack(inst, step) || changed
	}
	if changed {
		inst.Lay(inst.Blocks[0])
	}
}

// putBack puts back what a probe has written where it ends without coming round: others would see it.
func putBack(inst *cfg.Instance, step *cfg.Step) bool {
	open := func(s ivl.Stmt) bool { return comesRound(s) && s.Info().Attrs.Has(cfg.Vain) }
	if !slices.ContainsFunc(step.Stmts, open) {
		return false
	}
	first, body, at := inside(step)
	keep, restore := (&part{step: step, inst: inst, root: body}).keep()
	if len(keep) == 0 {
		return false
	}
	first.Stmts = slices.Concat(first.Stmts[:at], keep, first.Stmts[at:])
	for _, b := range step.Blocks {
		if i := slices.IndexFunc(b.Stmts, open); i >= 0 {
			b.Stmts = slices.Concat(b.Stmts[:i], restore, b.Stmts[i:])
		}
	}
	return true
}

// unsettled is where a probe ends that may come round, for all that is known.
func unsettled(step *cfg.Step, sure bool) *cfg.Block {
	if s := staysAt(slices.Values(step.Stmts)); s != nil && !sure {
		s.Attrs = append(slices.Clip(s.Attrs), ivl.NewAttr(cfg.Vain))
		return &cfg.Block{Label: "unsettled", Stmts: []ivl.Stmt{s}, Term: &cfg.Goto{}}
	}
	return leaving("left")
}

// follows reports whether something that excludes executions comes behind the start of a block, before a probe.
func (f *follower) follows(b *cfg.Block) bool {
	found, known := f.assumed[b]
	if known {
		return found
	}
	f.assumed[b] = false
	for _, s := range b.Stmts {
		if f.excludes(s) {
			found = true
			break
		}
		if cfg.BeginsProbe(s) {
			f.assumed[b] = f.opens(s)
			return f.assumed[b]
		}
	}
	found = found || slices.ContainsFunc(cfg.Successors(b.Term), f.follows)
	f.assumed[b] = found
	return found
}

// opens reports whether s begins the probe of a loop behind which an assumption may exclude all executions: the thread leaves that if others let it.
func (f *follower) opens(s ivl.Stmt) bool {
	return f.assumes && cfg.BeginsProbe(s) && s.Info().Attrs.Has(cfg.Assumed)
}

// copied is what a probe does from the start of a block on.
func (f *follower) copied(b *cfg.Block) *cfg.Block {
	switch {
	case f.copies[b] != nil:
		return f.copies[b]
	case !f.follows(b):
		return leaving(b.Label + ".left")
	case len(f.copies) == maxBehind:
		return f.open
	}
	begin := &cfg.Block{Label: b.Label + ".left"}
	f.copies[b] = begin
	n := begin
	ends := func(to *cfg.Block) *cfg.Block {
		n.Term = &cfg.Goto{Targets: []*cfg.Block{to}}
		return begin
	}
	last := !slices.ContainsFunc(cfg.Successors(b.Term), f.follows)
	for i, s := range b.Stmts {
		if f.opens(s) {
			return ends(f.open)
		}
		if cutsOff(s) || cfg.BeginsProbe(s) || last && !slices.ContainsFunc(b.Stmts[i:], f.excludes) {
			return ends(leaving(n.Label))
		}
		if cfg.Delimits(s) {
			continue
		}
		switch s := s.(type) {
		case *ivl.Assert:
		case *ivl.AsyncCall, *ivl.Call:
			return ends(f.open)
		case *ivl.Assume:
			a := ivl.CopyStmt(s).(*ivl.Assume)
			switch {
			case cfg.EndsThread(s):
				a = leaves()
				a.Cond = s.Cond
				a.Origin = s.Origin
			case goal.Spins(s) && f.sure: // which the replay shows
				a.Attrs = nil
			case s.Await, goal.Spins(s):
				rest := &cfg.Block{Label: n.Label + ".waited"}
				n.Term = &cfg.Branch{Cond: s.Cond, Then: rest, Else: f.open}
				n = rest
				continue
			}
			n.Stmts = append(n.Stmts, a)
		default:
			n.Stmts = append(n.Stmts, ivl.CopyStmt(s))
		}
	}
	if len(cfg.Successors(b.Term)) == 0 {
		return ends(leaving(n.Label))
	}
	n.Term = cfg.Retarget(b.Term, f.copied)
	return begin
}
