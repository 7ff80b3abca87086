package spin

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/lemma"
)

// Cut ends, in the procedures of p, the iterations of loops that change
// nothing: a thread that waits for another one by reading a flag over and over
// need not be unrolled.
//
// An iteration that comes back to the head of its loop, has written no global (or only what was
// there already, see effect.go) and started no thread, and leaves the locals that are still needed there with the
// values they had leaves the thread as it was. The execution without it leads to the same states and the
// same failures, so nothing is lost if the thread stops where it would begin the
// next one: in front of a probe if hangs are asked for (probe.go), else of an assume that does not hold.
// Whether an iteration has changed something is known when it runs: a Boolean and
// copies of the locals say so, which constant propagation removes where it is
// clear. The idea is that
// of spin-loop detection in stateless model checking (Kokologiannakis, Ren,
// Vafeiadis: Dynamic Partial Order Reductions for Spinloops, FMCAD 2021).
//
// That the iteration was executed can matter for happens-before, if it accesses
// one of watched: the access can race with what another thread does
// later. Of such iterations a loop repeats one, whichever; an execution in which
// one access matters needs no more. What else an iteration does only adds to what happens
// before the rest of its thread.
//
// A counter that only ends the loop is no change: counter.go. Nor is what the iteration writes to a variable that is faint (cfg.Faint): the states that the execution without it
// leads to are the same but for such variables.
func Cut(p *cfg.Program, watched map[*ivl.Var]bool, goals goal.Set, without lemma.Without) {
	watchers := procsThat(p, func(s ivl.Stmt) bool {
		return len(cfg.Accesses(s, func(v *ivl.Var) bool { return watched[v] })) > 0
	})
	inert, graphs := p.Inert(), graphs{}
	if without.Uses(lemma.Counter) {
		dropDelays(p, graphs, inert)
	}
	effects := newEffects(p, graphs, goals, inert, without)
	found := map[*cfg.Proc]turns{}
	gives := false
	for _, q := range p.Procs {
		found[q] = effects.turn(q)
		gives = gives || len(found[q].instead)+len(found[q].besides) > 0
	}
	p.FindSteps()
	if gives {
		effects.findLookers()
	}
	effects.findAcquires()
	for _, q := range p.Procs {
		c := &cutter{proc: q, ledger: effects.ledger(q), watched: watched, watchers: watchers, hangs: goals.Has(goal.Deadlock), makers: effects.makers, inert: inert, turns: found[q], step: map[ivl.Stmt]*cfg.Step{}, inside: map[*cfg.Block]bool{}, entering: map[*cfg.Loop][]ivl.Stmt{}, elements: map[*ivl.Var][]ivl.Expr{}}
		c.run()
	}
}

// graphs are the control flow of procedures, made once. Who changes where control goes deletes what is there.
type graphs map[*cfg.Proc]*cfg.Graph

func (gs graphs) of(q *cfg.Proc) *cfg.Graph {
	if gs[q] == nil {
		gs[q] = cfg.NewGraph(q.Blocks)
	}
	return gs[q]
}

// procsThat finds the procedures in which, or in what they call, a statement is so.
func procsThat(p *cfg.Program, is func(ivl.Stmt) bool) map[*ivl.ProcDecl]bool {
	var direct []*ivl.ProcDecl
	callers := map[*ivl.ProcDecl][]*ivl.ProcDecl{}
	for _, q := range p.Procs {
		for s := range cfg.Stmts(q.Blocks) {
			if is(s) {
				direct = append(direct, q.Decl)
			}
			if c, ok := s.(*ivl.Call); ok {
				callers[c.Proc] = append(callers[c.Proc], q.Decl)
			}
		}
	}
	found := map[*ivl.ProcDecl]bool{}
	for _, d := range digraph.Reach(func(d *ivl.ProcDecl) []*ivl.ProcDecl { return callers[d] }, direct...) {
		found[d] = true
	}
	return found
}

// changesState reports whether s may change more than locals, floors, and what is faint.
func (e *effects) changesState(s ivl.Stmt) bool {
	counts := func(v *ivl.Var) bool { return v.Kind == ivl.Global && !e.floors[v] && !e.prog.Faint[v] }
	switch s := s.(type) {
	case *ivl.AsyncCall:
		return true
	case *ivl.Call:
		if s.Proc.IsAllocator() || e.changers[s.Proc] {
			return true
		}
	}
	return slices.ContainsFunc(cfg.Assigned(s), counts)
}

// findMoving finds the loops, by their heads, of which each iteration surely changes something, so that none is cut. It gives the globals that the others use.
func (e *effects) findMoving() map[*ivl.Var]bool {
	e.moving = map[*cfg.Block]bool{}
	var stay []ivl.Stmt
	for _, q := range e.prog.Procs {
		g := e.graphs.of(q)
		for _, l := range g.Loops().Loops {
			if e.moving[g.Blocks[l.Head]] = e.moves(g, l); !e.moving[g.Blocks[l.Head]] {
				stay = slices.AppendSeq(stay, cfg.Stmts(g.In(l)))
			}
		}
	}
	var called []*ivl.ProcDecl
	for _, s := range stay {
		if c, ok := s.(*ivl.Call); ok {
			called = append(called, c.Proc)
		}
	}
	for _, q := range e.prog.Running(called...) {
		stay = slices.AppendSeq(stay, cfg.Stmts(q.Blocks))
	}
	used := map[*ivl.Var]bool{}
	for _, s := range stay {
		for _, a := range cfg.Accesses(s, func(v *ivl.Var) bool { return v.Kind == ivl.Global }) {
			used[a.Var] = true
		}
	}
	return used
}

// moves reports whether each iteration of a loop starts a thread, allocates, or adds to what it writes in no other place: ledger.surely.
func (e *effects) moves(g *cfg.Graph, l *cfg.Loop) bool {
	writes := map[*ivl.Var]int{}
	for s := range cfg.Stmts(g.In(l)) {
		for _, v := range cfg.Assigned(s) {
			writes[v]++
		}
	}
	surely := func(s ivl.Stmt) bool {
		switch s := s.(type) {
		case *ivl.AsyncCall:
			return true
		case *ivl.Call:
			return s.Proc.IsAllocator() || e.makers[s.Proc]
		case *ivl.Assign:
			return len(s.Lhs) == 1 && adds(s.Rhs[0]) != nil && e.changesState(s) && writes[cfg.Target(s.Lhs[0]).Var] == 1
		}
		return false
	}
	return !l.Irreducible && slices.ContainsFunc(l.Blocks, func(i int) bool {
		return slices.ContainsFunc(g.Blocks[i].Stmts, surely) && comesBy(g, l, i)
	})
}

// comesBy reports whether each iteration that comes round comes by a block.
func comesBy(g *cfg.Graph, l *cfg.Loop, by int) bool {
	return !slices.ContainsFunc(g.Preds[l.Head], func(i int) bool { return slices.Contains(l.Blocks, i) && !digraph.Dominates(g.Dominators(), by, i) })
}

// cutter cuts the loops of one procedure.
type cutter struct {
	proc     *cfg.Proc
	ledger   *ledger
	watched  map[*ivl.Var]bool
	watchers map[*ivl.ProcDecl]bool // that access them
	hangs    bool                   // probes are wanted
	inert    *cfg.Inert
	turns    turns                  // see effects.turn and rotate
	makers   map[*ivl.ProcDecl]bool // that start threads or allocate
	inside   map[*cfg.Block]bool    // begins in an atomic section
	entering map[*cfg.Loop][]ivl.Stmt
	elements map[*ivl.Var][]ivl.Expr // see places
	graph    *cfg.Graph
	entry    *cfg.Block
	live     *cfg.Liveness
	step     map[ivl.Stmt]*cfg.Step
	exits    []exit
}

// round is a loop, and where its iterations are taken to begin. A loop has one at its head, or in place of that, and others besides, for iterations
// that come by where they begin.
type round struct {
	loop    *cfg.Loop
	start   *cfg.Block
	besides bool
	gives   bool // a lock is given up in front of its start
	carried []*ivl.Var
	// changed says that the iteration has changed something, other that the state at its end is another one.
	changed, other ivl.Expr
	moved          ivl.Expr // that the iteration has changed what others see so far; nil: none does
	before         ivl.Expr // that it has, or that it matters when the iteration was executed, in front of where the lock is given up
	differs        ivl.Expr // that what it has loaded is not there any more, in front of that; nil: it has loaded nothing
	spare          *ivl.Var // whether one that has not may be repeated; nil: it may not
	counter        *counter // nil if there is none
	// open says that no iteration has changed nothing but the counter, leapt that there was a leap, torn that this iteration is at no moment. The latter are nil if all are.
	open, leapt, torn *ivl.Var
	bounds            ivl.Expr   // that the counter is compared with another bound than before
	probe             *cfg.Block // nil: none
}

func (c *cutter) run() {
	c.graph, c.entry = c.ledger.graphs.of(c.proc), c.proc.Blocks[0]
	for _, b := range c.proc.Blocks {
		c.inside[b] = within(b)
		for i, s := range b.Stmts {
			c.step[s] = b.Step(i)
		}
	}
	rounds := c.rounds()
	c.follow(rounds)
	for _, r := range rounds {
		c.compare(r)
	}
	if c.hangs {
		for _, r := range rounds {
			if !c.inside[r.start] && (r.counter == nil || len(r.counter.tests) == 0) {
				r.probe = c.probe(r, rounds)
			}
		}
	}
	for _, r := range rounds {
		c.cut(r)
	}
	c.limit(rounds)
	for _, l := range c.graph.Loops().Loops {
		c.enter(l)
	}
	if begin := c.ledger.begin(); len(begin) > 0 {
		if len(c.graph.Preds[0]) > 0 {
			c.entry = &cfg.Block{Label: c.entry.Label, Term: &cfg.Goto{Targets: []*cfg.Block{c.entry}}}
		}
		at := 0 // behind what HavocUninitialised puts first
		if len(c.entry.Stmts) > 0 {
			if _, ok := c.entry.Stmts[0].(*ivl.Havoc); ok {
				at = 1
			}
		}
		c.entry.Stmts = slices.Insert(slices.Clone(c.entry.Stmts), at, begin...)
	}
	c.proc.Blocks = cfg.Tidy(c.entry)
}

// rounds finds those of all loops.
func (c *cutter) rounds() (out []*round) {
	if len(c.graph.Loops().Loops) == 0 {
		return nil
	}
	c.live = cfg.NewRelevance(c.proc, c.graph, c.inert, c.ledger.prog.Faint)
	main := map[*cfg.Loop]*round{}
	for _, l := range c.graph.Loops().Loops {
		if l.Irreducible || c.endsOther(l) || c.ledger.moving[c.graph.Blocks[l.Head]] {
			continue
		}
		gives := c.turns.instead[c.graph.Blocks[l.Head]] != nil
		n := c.ledger.counted[c.graph.Blocks[l.Head]]
		if gives {
			n = nil
		}
		if n == nil {
			c.rotate(l)
		}
		if vars, ok := c.carried(l, c.start(l)); ok {
			if n != nil {
				vars = slices.DeleteFunc(vars, func(v *ivl.Var) bool { return v == n.v })
			}
			main[l] = &round{loop: l, start: c.start(l), carried: vars, gives: gives, counter: n}
			out = append(out, main[l])
		}
	}
	for _, b := range c.turns.besides {
		if c.inside[b] {
			continue
		}
		var r *round // of the outermost loop of those with the fewest carried locals
		for l := c.graph.Loops().Of[c.graph.Index(b)]; l != nil && main[l] != nil && !c.inside[main[l].start]; l = l.Parent {
			if vars, ok := c.carried(l, b); ok && (r == nil || len(vars) <= len(r.carried)) {
				r = &round{loop: l, start: b, besides: true, carried: vars, gives: true}
			}
		}
		if r != nil {
			out = append(out, r)
		}
	}
	return out
}

// endsOther reports whether the loop may end a section that does not surely begin in one place: it would end that of a probe.
func (c *cutter) endsOther(l *cfg.Loop) bool {
	for s := range cfg.Stmts(c.graph.In(l)) {
		if cfg.Delimits(s) && (c.step[s] == nil || c.step[s].Begin == nil) {
			return true
		}
	}
	return false
}

// follow puts into the blocks what the ledger notes, and says of each round what has changed in its
// iteration.
func (c *cutter) follow(rounds []*round) {
	scopes, starts := map[*round]*scope{}, map[int][]ivl.Stmt{}
	regains, behind := map[ivl.Stmt]bool{}, map[*cfg.Block]int{} // where the thread takes a lock again, and the index behind that
	of := map[*cfg.Loop][]*round{}
	alone := !slices.ContainsFunc(rounds, func(r *round) bool { return r.besides })
	for _, r := range rounds {
		sc, start := c.ledger.scope(c.stmts(r.loop), alone && r.loop.Parent == nil)
		if r.counter != nil {
			sc, start = c.count(r, sc, start)
		}
		if sc != nil {
			if r.gives {
				start = append(start, c.ledger.lends(sc, c.stmts(r.loop), c.step)...)
				if first := c.ledger.regains(r.start); first != nil {
					sc.looked = c.ledger.local("looked$", ivl.BoolType)
					regains[first] = true
				}
			}
			scopes[r], starts[c.graph.Index(r.start)] = sc, start
		}
		of[r.loop] = append(of[r.loop], r)
	}
	for i, b := range c.graph.Blocks {
		var around []*scope
		if r := c.ledger.report; r != nil {
			around = append(around, &r.scope)
		}
		for l := c.graph.Loops().Of[i]; l != nil; l = l.Parent {
			for _, r := range of[l] {
				if sc := scopes[r]; sc != nil {
					around = append(around, sc)
				}
			}
		}
		out := starts[i]
		l := c.graph.Loops().Of[i]
		within := l != nil && c.inside[c.graph.Blocks[l.Head]] // a section, in a loop of which nobody waits
		for _, s := range b.Stmts {
			noted := c.ledger.surely(s, around)
			if !within {
				noted = c.ledger.note(s, c.step[s], around)
			}
			out = append(append(out, noted...), c.ledger.noteReads(s, c.step[s], around)...)
			if regains[s] && !within {
				behind[b] = len(out)
			}
		}
		b.Stmts = out
	}
	for b, at := range behind {
		for _, r := range rounds {
			if sc := scopes[r]; r.start == b && sc != nil && sc.looked != nil {
				b.Stmts = slices.Insert(b.Stmts, at, sc.regain()...)
			}
		}
	}
	for _, r := range rounds {
		r.changed, r.other, r.before = ivl.NewBool(false), ivl.NewBool(false), ivl.NewBool(true)
		if sc := scopes[r]; sc != nil {
			r.changed, r.other = c.ledger.total(sc)
			r.moved = ivl.NewIdent(sc.changed)
			r.before, r.differs = c.ledger.before(sc), sc.differs()
		}
	}
}

// stmts are the statements of a loop.
func (c *cutter) stmts(l *cfg.Loop) []ivl.Stmt { return slices.Collect(cfg.Stmts(c.graph.In(l))) }

// start is where iterations of a loop are taken to begin.
func (c *cutter) start(l *cfg.Loop) *cfg.Block {
	head := c.graph.Blocks[l.Head]
	if turned := c.turns.instead[head]; turned != nil && !c.inside[turned] {
		return turned
	}
	return head
}

// rotate takes the iterations of a loop to begin behind the test at its head if fewer locals are carried there: as none
// are in while (c != 'q') { c = getchar(); }. A lock that the test takes is held there, so that is left alone.
func (c *cutter) rotate(l *cfg.Loop) {
	head := c.graph.Blocks[l.Head]
	if c.watched != nil || c.turns.instead[head] != nil || c.inside[head] {
		return
	}
	least, ok := c.carried(l, head)
	var best *cfg.Block
	for _, i := range c.ledger.spine(c.graph, l) {
		if ok && len(least) == 0 {
			break
		}
		b := c.graph.Blocks[i]
		if b == head || c.inside[b] {
			continue
		}
		vars, comparable := c.carried(l, b)
		more := slices.ContainsFunc(vars, func(v *ivl.Var) bool { return !slices.Contains(least, v) })
		if comparable && (!ok || !more && len(vars) < len(least)) {
			best, least, ok = b, vars, true
		}
	}
	if best != nil {
		c.turns.instead[head] = best
	}
}

// carried lists the locals that the loop assigns, whose values at a start of it are
// read, and may differ from one iteration to the next. It gives false if one of them cannot be compared at little cost.
func (c *cutter) carried(l *cfg.Loop, start *cfg.Block) ([]*ivl.Var, bool) {
	var out []*ivl.Var
	seen := map[*ivl.Var]bool{}
	for s := range cfg.Stmts(c.graph.In(l)) {
		for _, v := range cfg.Assigned(s) {
			if v.Kind == ivl.Global || seen[v] || !c.live.Live(v, start, 0) || c.constant(v, start) {
				continue
			}
			if len(c.places(v)) == 0 {
				return nil, false
			}
			seen[v] = true
			out = append(out, v)
		}
	}
	return out, true
}

// maxPlaces bounds the elements of a map that are compared one by one.
const maxPlaces = 64

// places are the expressions that say which value a local has: itself, and of a map the elements at which the procedure accesses it, if they are
// constants, as those of a variable of the program are that is accessed in pieces. It gives none if it cannot be compared at little cost.
func (c *cutter) places(v *ivl.Var) []ivl.Expr {
	if ivl.NewZero(v.Type) != nil {
		return []ivl.Expr{ivl.NewIdent(v)}
	}
	if out, ok := c.elements[v]; ok {
		return out
	}
	var out []ivl.Expr
	whole, seen := v.Kind == ivl.OutParam, map[string]bool{}
	look := func(e ivl.Expr) {
		ivl.WalkExpr(e, func(e ivl.Expr) bool {
			switch e := e.(type) {
			case *ivl.Ident:
				whole = whole || e.Var == v
			case *ivl.Select:
				if id, ok := e.M.(*ivl.Ident); !ok || id.Var != v || len(e.Args) != 1 {
					return true
				}
				whole = whole || ivl.NewZero(e.Type()) == nil || ivl.Mentions(e.Args[0], func(v *ivl.Var) bool { return v.Kind != ivl.Const })
				if text := ivl.FormatExpr(e.Args[0]); !seen[text] {
					seen[text] = true
					out = append(out, e)
				}
				return false
			}
			return true
		})
	}
	for _, b := range c.proc.Blocks {
		for _, s := range b.Stmts {
			switch s := s.(type) {
			case *ivl.Havoc: // as an assignment to the whole, it changes no other element that is read
			case *ivl.Assign:
				for i, to := range s.Lhs {
					if _, ok := to.(*ivl.Ident); !ok {
						look(to)
					}
					look(s.Rhs[i])
				}
			default:
				ivl.StmtExprs(s, look)
			}
		}
		if t, ok := b.Term.(*cfg.Branch); ok {
			look(t.Cond)
		}
	}
	if whole || len(out) > maxPlaces {
		out = nil
	}
	c.elements[v] = out
	return out
}

// constant reports whether v is the same literal whenever control comes to a block, as what a compare-and-swap expects
// is if it is set again behind each failure.
func (c *cutter) constant(v *ivl.Var, at *cfg.Block) bool {
	const varies = "?"
	found := ""
	digraph.Forward(0, varies, func(i int, is string, to func(int, string)) {
		if c.graph.Blocks[i] == at {
			found = is
		}
		for _, s := range c.graph.Blocks[i].Stmts {
			if !slices.Contains(cfg.Assigned(s), v) {
				continue
			}
			is = varies
			if a, ok := s.(*ivl.Assign); ok && len(a.Lhs) == 1 && isLiteral(a.Rhs[0]) {
				if to, whole := a.Lhs[0].(*ivl.Ident); whole && to.Var == v {
					is = ivl.FormatExpr(a.Rhs[0])
				}
			}
		}
		for _, j := range c.graph.Succs[i] {
			to(j, is)
		}
	}, func(was, now string) (string, bool) { return varies, was != now && was != varies })
	return found != varies
}

// turned reports whether the iterations of a round begin behind the head of its loop.
func (c *cutter) turned(r *round) bool { return r.start != c.graph.Blocks[r.loop.Head] }

// compare has the thread keep, where an iteration starts, the locals that it carries: if they differ at its end, something has changed.
func (c *cutter) compare(r *round) {
	keep := func(v *ivl.Var, e ivl.Expr) {
		r.start.Stmts = append([]ivl.Stmt{ivl.NewAssign(v, e)}, r.start.Stmts...)
	}
	var founds []*ivl.Var
	if r.counter != nil {
		founds = r.counter.founds()
	}
	compared := slices.Clone(r.carried)
	for _, v := range founds {
		if !slices.Contains(compared, v) { // it is dead here
			compared = append(compared, v)
			c.entering[r.loop] = append(c.entering[r.loop], ivl.NewAssign(v, ivl.NewZero(v.Type)))
		}
	}
	r.bounds = ivl.NewBool(false)
	for _, v := range compared {
		differs := c.differs(v, c.written(v, compared), keep)
		r.changed, r.other, r.before = ivl.NewOr(r.changed, differs), ivl.NewOr(r.other, differs), ivl.NewOr(r.before, differs)
		if slices.Contains(founds, v) {
			r.bounds = ivl.NewOr(r.bounds, differs)
		}
	}
	if c.turned(r) {
		before := c.ledger.local("turned$", ivl.BoolType)
		c.entering[r.loop] = append(c.entering[r.loop], ivl.NewAssign(before, ivl.NewBool(false)))
		keep(before, ivl.NewBool(true))
		r.changed, r.before = ivl.NewOr(ivl.NewNot(ivl.NewIdent(before)), r.changed), ivl.NewOr(ivl.NewNot(ivl.NewIdent(before)), r.before)
	}
	if r.counter != nil {
		c.entering[r.loop] = append(c.entering[r.loop], ivl.NewAssign(r.open, ivl.NewBool(true)))
		if r.leapt != nil {
			c.entering[r.loop] = append(c.entering[r.loop], ivl.NewAssign(r.leapt, ivl.NewBool(false)))
		}
	} else if c.watches(r.loop) {
		r.spare = c.ledger.local("spare$", ivl.BoolType)
		c.entering[r.loop] = append(c.entering[r.loop], ivl.NewAssign(r.spare, ivl.NewBool(true)))
	}
}

// differs is whether a local has another value than at the start, where keep notes it. What was never written is no value, whatever is copied into it: to
// decide by it is a failure, which rests on its shadow.
func (c *cutter) differs(v, shadow *ivl.Var, keep func(*ivl.Var, ivl.Expr)) ivl.Expr {
	var some []ivl.Expr
	for _, e := range c.places(v) {
		old := c.ledger.local(v.Name+"$before", e.Type())
		keep(old, e)
		is, was := e, ivl.Expr(ivl.NewIdent(old))
		if shadow != nil {
			bits := ivl.Substitute(e, map[*ivl.Var]ivl.Expr{v: ivl.NewIdent(shadow)})
			if _, ok := ivl.Expand(bits.Type()).(*ivl.BVType); ok && ivl.EqualTypes(bits.Type(), e.Type()) {
				and := func(x ivl.Expr) ivl.Expr { return c.ledger.operators().apply("bvand", x.Type(), x, bits) }
				is, was = and(is), and(was)
			}
		}
		some = append(some, ivl.NewNeq(is, was))
	}
	return ivl.NewOr(some...)
}

// written is the variable that says which bits of v were written, if it is among those that are compared, too.
func (c *cutter) written(v *ivl.Var, compared []*ivl.Var) *ivl.Var {
	for _, w := range compared {
		if w.Attrs.Text("shadow") == v.Name {
			return w
		}
	}
	return nil
}

// goesOn is the condition that there is another iteration, or that the thread waits, if something has changed.
func (r *round) goesOn(changed ivl.Expr) ivl.Expr {
	if r.spare == nil {
		return changed
	}
	return ivl.NewOr(changed, ivl.NewIdent(r.spare))
}

// cut puts an assume on the edges that repeat the loop.
func (c *cutter) cut(r *round) {
	to := c.graph.Index(r.start)
	for _, i := range r.loop.Blocks {
		b := c.graph.Blocks[i]
		if !slices.Contains(c.graph.Succs[i], to) || !c.turned(r) && c.graph.Loops().BackTo(i, to) != r.loop {
			continue
		}
		cut := &ivl.Assume{Cond: r.goesOn(r.changed), StmtInfo: spinInfo()}
		again := &cfg.Block{Label: b.Label + ".again", Stmts: []ivl.Stmt{cut}, Term: &cfg.Goto{Targets: []*cfg.Block{r.start}}}
		if r.counter != nil {
			again.Stmts, again.Term = r.reopens(), &cfg.Branch{Cond: r.changed, Then: r.start, Else: c.leap(r, b.Label)}
		} else if r.probe != nil {
			again.Stmts, again.Term = nil, &cfg.Branch{Cond: cut.Cond, Then: r.start, Else: r.probe, Stmt: cut}
		}
		if r.spare != nil {
			again.Stmts = append(again.Stmts, ivl.NewAssign(r.spare, ivl.NewAnd(ivl.NewIdent(r.spare), r.changed)))
		}
		b.Term = redirect(b.Term, r.start, again)
	}
}

// limit notes of {:limited} choices in loops what they were the last time. A thread that has found one true in vain, and then finds it false, stops: it may as well have
// found it false at once. That is so where rounds start behind the choice: the thread has waited since then, or, if a signal came meanwhile, was woken by it, and executed
// the iteration behind that. It is the same there, since the thread holds a lock from its begin on, and reads what others change only in a race (ledger.before),
// or what is still there (scope.differs).
// Where a round goes on, or behind any other choice, a mark says that it may be true twice in a row.
func (c *cutter) limit(rounds []*round) {
	behind := map[*ivl.Havoc][]*round{}
	for _, r := range rounds {
		if h := c.choice(r); h != nil {
			behind[h] = append(behind[h], r)
		}
	}
	for i, b := range c.graph.Blocks {
		if c.graph.Loops().Of[i] == nil {
			continue
		}
		b.Stmts = ivl.RewriteStmts(b.Stmts, func(s ivl.Stmt) []ivl.Stmt {
			h, ok := s.(*ivl.Havoc)
			if !ok || !h.Attrs.Has(cfg.LimitedChoice) {
				return []ivl.Stmt{s}
			}
			now, last := ivl.NewIdent(h.Vars[0].Var), ivl.NewIdent(c.ledger.local("last$", ivl.BoolType))
			out := []ivl.Stmt{ivl.NewAssign(last.Var, now), h}
			mark := cfg.Limit(h, ivl.NewAnd(last, now))
			for _, r := range behind[h] {
				changed := ivl.NewOr(now, ivl.NewNot(last), r.before)
				switch {
				case ivl.IsBool(r.before, true):
				case r.differs == nil:
					out = append(out, &ivl.Assume{Cond: r.goesOn(changed), StmtInfo: spinInfo()})
				default:
					aside := ivl.StmtInfo{Attrs: ivl.Attrs{{Name: cfg.Aside}}}
					out = append(out, &ivl.AtomicBegin{StmtInfo: aside}, &ivl.Assume{Cond: ivl.NewOr(r.goesOn(changed), r.differs), StmtInfo: spinInfo()}, &ivl.AtomicEnd{})
				}
				if r.spare != nil {
					out = append(out, ivl.NewAssign(r.spare, ivl.NewAnd(ivl.NewIdent(r.spare), changed)))
				}
				r.start.Stmts = append([]ivl.Stmt{ivl.CopyStmt(mark)}, r.start.Stmts...)
			}
			if len(behind[h]) == 0 {
				out = append(out, mark)
			}
			return out
		})
	}
}

// choice is the last {:limited} one in front of where a round starts, if no other lock is used between them: a thread that waits or polls in between chose to
// do so there, and not here. It is nil if there is none.
func (c *cutter) choice(r *round) *ivl.Havoc {
	start, idom := c.graph.Index(r.start), c.graph.Dominators()
	for i := start; r.gives && i != idom[i] && idom[i] >= 0 && slices.Contains(r.loop.Blocks, idom[i]); {
		i = idom[i]
		for at, s := range slices.Backward(c.graph.Blocks[i].Stmts) {
			if h, ok := s.(*ivl.Havoc); ok && h.Attrs.Has(cfg.LimitedChoice) {
				if c.usesBetween(i, at, start) > 1 {
					return nil
				}
				return h
			}
		}
	}
	return nil
}

// usesBetween counts the statements that use locks behind one in block from, which dominates block to, and in front of that.
func (c *cutter) usesBetween(from, at, to int) (n int) {
	stmts := slices.Clone(c.graph.Blocks[from].Stmts[at:])
	before := func(i int) []int {
		return slices.DeleteFunc(slices.Clone(c.graph.Preds[i]), func(j int) bool { return j == from || j == to })
	}
	for _, i := range digraph.Reach(before, before(to)...) {
		stmts = append(stmts, c.graph.Blocks[i].Stmts...)
	}
	for _, s := range stmts {
		if c.ledger.uses(s) {
			n++
		}
	}
	return n
}

// watches reports whether an iteration may access what is watched.
func (c *cutter) watches(l *cfg.Loop) bool {
	return slices.ContainsFunc(c.stmts(l), func(s ivl.Stmt) bool {
		call, ok := s.(*ivl.Call)
		return ok && c.watchers[call.Proc] || len(cfg.Accesses(s, func(v *ivl.Var) bool { return c.watched[v] })) > 0
	})
}

// enter puts what is noted of a loop on the edges that lead into it.
func (c *cutter) enter(l *cfg.Loop) {
	if len(c.entering[l]) == 0 {
		return
	}
	head := c.graph.Blocks[l.Head]
	into := func(label string) *cfg.Block {
		return &cfg.Block{Label: label + ".enter", Stmts: c.entering[l], Term: &cfg.Goto{Targets: []*cfg.Block{head}}}
	}
	for i, b := range c.graph.Blocks {
		if slices.Contains(c.graph.Succs[i], l.Head) && c.graph.Loops().BackTo(i, l.Head) != l {
			b.Term = redirect(b.Term, head, into(b.Label))
		}
	}
	for _, e := range c.exits {
		if slices.Contains(cfg.Successors(e.block.Term), head) && !c.graph.Loops().Contains(l, e.of.Head) {
			e.block.Term = redirect(e.block.Term, head, into(e.block.Label))
		}
	}
	if l.Head == 0 {
		c.entry = into(head.Label)
	}
}

// redirect is a terminator with one target for another.
func redirect(t cfg.Term, from, to *cfg.Block) cfg.Term {
	return cfg.Retarget(t, func(b *cfg.Block) *cfg.Block {
		if b == from {
			return to
		}
		return b
	})
}
