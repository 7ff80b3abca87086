package seq

import (
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// step is a piece of a thread instance that runs without a context switch.
type step struct {
	reads   []place // visible ones
	writes  []place
	spawns  []int     // instances it starts
	label   string    // where it is, for the reader
	guard   ivl.Expr  // whether control reached the visible point
	prefix  int       // how many of stmts are before the visible point
	touches []touch   // the accesses to data at the visible point
	source  *cfg.Step // that begins at the visible point
	stmts   []ivl.Stmt
}

// thread is a thread instance in the form that is emitted.
type thread struct {
	inst    *cfg.Instance
	proc    string   // name of the procedure that gives the thread one slot
	started *ivl.Var // nil for the entry thread
	steps   []*step
	done    []*ivl.Var // one for each step
	control []*ivl.Var // the T.at.B variables, false at the start
	locals  []*ivl.Var // the instance's variables, made global so that they persist
	rename  map[*ivl.Var]ivl.Expr
	ends    []ivl.Expr // the control conditions with which the thread has finished
	returns []ivl.Expr // of those, where its procedure returns
	sticks  []stick    // awaits on its own state, for which it waits for ever
}

// stick is an await on invisible state: a step that executes it leaves the
// thread where it is if it does not hold.
type stick struct {
	step  int
	guard ivl.Expr // whether control reached it and it did not hold
	await ivl.Stmt // of the lowered program
}

// builder turns one instance into steps.
type builder struct {
	out     *Output
	in      *cfg.Threads
	names   *ivl.Names
	shared  *sharing
	threads map[*cfg.Instance]*thread
	t       *thread
	l       *layout
	at      map[*cfg.Block]*ivl.Var // control condition at the block's start
	end     map[*cfg.Block]ivl.Expr // and at its end
	chunk   []ivl.Stmt              // of the current guard
	guard   ivl.Expr
}

func (b *builder) build() {
	b.l = &layout{cfg.NewGraph(b.t.inst.Blocks), map[*cfg.Block]*cfg.Block{}}
	b.l.findAliases()
	b.at = map[*cfg.Block]*ivl.Var{}
	b.end = map[*cfg.Block]ivl.Expr{}
	b.newStep(nil)
	for _, blk := range b.l.Blocks {
		b.block(blk)
	}
	t := b.t
	for i := range t.steps {
		t.done = append(t.done, b.names.Global(fmt.Sprintf("%s.done.%d", t.inst.Name, i), ivl.BoolType))
	}
}

func (b *builder) newStep(at ivl.Stmt) {
	s := &step{}
	if at != nil && at.Info().Pos.IsValid() {
		s.label = at.Info().Pos.String()
	}
	b.t.steps = append(b.t.steps, s)
}

func (b *builder) step() *step { return b.t.steps[len(b.t.steps)-1] }

// flush closes the current chunk: the statements that run under one guard.
func (b *builder) flush() {
	if len(b.chunk) == 0 {
		return
	}
	s := b.step()
	if cfg.Trivial(b.guard) {
		s.stmts = append(s.stmts, b.chunk...)
	} else {
		s.stmts = append(s.stmts, &ivl.If{Cond: b.guard, Then: b.chunk})
	}
	b.chunk = nil
}

// entryGuard is the control condition at the start of blk.
func (b *builder) entryGuard(blk *cfg.Block) ivl.Expr {
	if d := b.l.alias[blk]; d != nil {
		return b.end[d]
	}
	if v := b.at[blk]; v != nil {
		return ivl.NewIdent(v)
	}
	if b.l.Index(blk) == 0 {
		if b.t.started == nil {
			return ivl.NewBool(true)
		}
		return ivl.NewIdent(b.t.started)
	}
	return ivl.NewBool(false) // every way here is stuck
}

// block emits the statements of blk, and opens a step at each visible point.
func (b *builder) block(blk *cfg.Block) {
	b.guard = b.entryGuard(blk)
	alone := blk.Alone()
	if ivl.IsBool(b.guard, false) {
		b.end[blk] = b.guard
		return
	}
	for i, s := range blk.Stmts {
		source := blk.Step(i)
		if spawn, ok := s.(*ivl.AsyncCall); ok {
			alone = false
			b.step().merge(blk.Accesses(i), b.shared)
			b.spawn(spawn)
			continue
		}
		if !alone && source.BeginsAt(s) && b.visible(source) {
			b.flush()
			if b.needStep() {
				b.newStep(s)
			}
			b.step().guard, b.step().prefix = b.guard, len(b.step().stmts)
			b.step().source = source
			b.noteTouches(blk.Accesses(i))
		}
		if !alone {
			b.step().merge(blk.Accesses(i), b.shared)
		}
		if a, ok := s.(*ivl.Assume); ok {
			if !b.assume(a, b.info(s), alone, source) {
				break
			}
			continue
		}
		b.statement(s)
	}
	b.end[blk] = b.guard
	if !ivl.IsBool(b.guard, false) {
		b.edges(blk)
	}
	b.flush()
}

// needStep reports whether a visible point must open a new step. The first one
// of a thread shares the step with the invisible statements before it, unless
// they spawn threads: those must be able to run before this point is passed.
func (b *builder) needStep() bool {
	s := b.step()
	return s.guard != nil || len(s.spawns) > 0 || b.t.started == nil
}

// merge adds the visible places that are accessed to those of the step.
func (s *step) merge(accesses []cfg.Access, sh *sharing) {
	for _, a := range accesses {
		switch p := placeOf(a); {
		case !sh.visible(p):
		case a.Write:
			s.writes = include(s.writes, p)
		default:
			s.reads = include(s.reads, p)
		}
	}
}

// visible reports whether a step of the instance begins with a visible point: it touches a
// visible global, or is an atomic section that can be cut short by an assume: then nothing of the
// section may have happened.
func (b *builder) visible(s *cfg.Step) bool {
	return b.shared.touches(s.Accesses) || s.Section() && slices.ContainsFunc(s.Stmts, func(st ivl.Stmt) bool {
		a, ok := st.(*ivl.Assume)
		return ok && !cfg.Trivial(a.Cond)
	})
}

// statement emits one simple statement other than an assume.
func (b *builder) statement(s ivl.Stmt) {
	if cfg.Delimits(s) {
		return
	}
	info := b.info(s)
	switch s := s.(type) {
	case *ivl.Assert:
		b.emit(&ivl.Assert{StmtInfo: info, Cond: b.expr(s.Cond)})
	case *ivl.Havoc:
		vars := make([]*ivl.Ident, len(s.Vars))
		for i, v := range s.Vars {
			vars[i] = b.expr(v).(*ivl.Ident)
		}
		b.emit(&ivl.Havoc{StmtInfo: info, Vars: vars})
	case *ivl.Assign:
		a := &ivl.Assign{StmtInfo: info, Lhs: make([]ivl.Expr, len(s.Lhs)), Rhs: make([]ivl.Expr, len(s.Rhs))}
		for i := range s.Lhs {
			a.Lhs[i], a.Rhs[i] = b.expr(s.Lhs[i]), b.expr(s.Rhs[i])
		}
		b.emit(a)
	default:
		panic(fmt.Sprintf("seq: statement %T in a thread instance", s))
	}
}

// assume emits an assume or await of a step, which may be nil; see the package comment for when it
// prunes and when it only stops the thread. It reports false when the thread cannot get past it.
func (b *builder) assume(s *ivl.Assume, info ivl.StmtInfo, alone bool, source *cfg.Step) bool {
	if cfg.Trivial(s.Cond) {
		b.emit(&ivl.Assume{StmtInfo: info, Cond: s.Cond})
		return true
	}
	section := source.Section()
	cond := b.expr(s.Cond)
	// The section that starts the first thread is still executed alone.
	first := b.t.started == nil && len(b.t.steps) == 1 && section
	if (alone || first) && cfg.Awaits(s) {
		b.waitAlone(s, info, cond)
	}
	if !cfg.EndsThread(s) && (section || !alone && source != nil && b.shared.touches(source.Accesses)) {
		b.emit(&ivl.Assume{StmtInfo: info, Cond: cond})
		return true
	}
	if ivl.IsBool(cond, false) {
		if cfg.EndsThread(s) && section {
			// The re-execution must know that the section is over.
			b.emit(&ivl.Assume{StmtInfo: info, Cond: ivl.NewBool(true)})
		}
		b.flush()
		b.stuckAt(s, b.guard, cond)
		b.guard = cond
		return false
	}
	// No origin: it is not known here whether the thread gets past.
	on := b.newControl(fmt.Sprintf("on.%d", len(b.t.control)))
	b.emit(&ivl.Assign{StmtInfo: ivl.StmtInfo{Pos: info.Pos, Origin: &ivl.Origin{Thread: b.t.inst.ID}}, Lhs: []ivl.Expr{ivl.NewIdent(on)}, Rhs: []ivl.Expr{cond}})
	b.flush()
	b.stuckAt(s, b.guard, ivl.NewIdent(on))
	b.guard = ivl.NewIdent(on)
	return true
}

func (b *builder) spawn(s *ivl.AsyncCall) {
	child := b.threads[b.in.Child[s]]
	info := b.info(s)
	for i, p := range child.inst.Params {
		pass := &ivl.Assign{StmtInfo: ivl.StmtInfo{Pos: info.Pos, Origin: &ivl.Origin{Thread: b.t.inst.ID}},
			Lhs: []ivl.Expr{child.rename[p]}, Rhs: []ivl.Expr{b.expr(s.Args[i])}}
		b.out.passes[pass] = ivl.Source(s)
		b.emit(pass)
	}
	start := &ivl.Assign{StmtInfo: info, Lhs: []ivl.Expr{ivl.NewIdent(child.started)}, Rhs: []ivl.Expr{ivl.NewBool(true)}}
	b.out.Spawns[start] = child.inst.ID
	b.emit(start)
	b.step().spawns = append(b.step().spawns, child.inst.ID)
}

// edges sets the control conditions of the blocks that follow blk.
func (b *builder) edges(blk *cfg.Block) {
	switch t := blk.Term.(type) {
	case *cfg.Return:
		b.t.ends = append(b.t.ends, b.guard)
		b.t.returns = append(b.t.returns, b.guard)
	case *cfg.Branch:
		cond := b.expr(t.Cond)
		if t.Then == t.Else {
			b.edge(t.Then, ivl.NewBool(true))
			return
		}
		b.edge(t.Then, cond)
		b.edge(t.Else, ivl.NewNot(cond))
	case *cfg.Goto:
		b.gotoEdges(t)
	default:
		panic(fmt.Sprintf("seq: terminator %T", t))
	}
}

// gotoEdges resolves a nondeterministic goto by Boolean guesses.
func (b *builder) gotoEdges(t *cfg.Goto) {
	guess := &ivl.Havoc{StmtInfo: ivl.StmtInfo{Origin: &ivl.Origin{Thread: b.t.inst.ID}}}
	edges, _ := logic.Ways(len(t.Targets), func() ivl.Expr {
		v := b.newControl(fmt.Sprintf("goto.%d", len(b.t.control)))
		guess.Vars = append(guess.Vars, ivl.NewIdent(v))
		return ivl.NewIdent(v)
	})
	if len(t.Targets) > 1 || len(t.Choice) > 0 {
		b.out.Gotos[guess] = t.Numbers()
		b.emit(guess)
	}
	for i, target := range t.Targets {
		b.edge(target, edges[i])
	}
}

func (b *builder) edge(to *cfg.Block, cond ivl.Expr) {
	if b.l.alias[to] != nil {
		return
	}
	v, value := b.at[to], cond
	if v == nil {
		v = b.newControl("at." + to.Label)
		b.at[to] = v
	} else {
		value = ivl.NewOr(ivl.NewIdent(v), cond)
	}
	b.emit(&ivl.Assign{StmtInfo: ivl.StmtInfo{Origin: &ivl.Origin{Thread: b.t.inst.ID}},
		Lhs: []ivl.Expr{ivl.NewIdent(v)}, Rhs: []ivl.Expr{value}})
}

func (b *builder) emit(s ivl.Stmt) { b.chunk = append(b.chunk, s) }

// newControl makes a Boolean of the thread that is false at the start.
func (b *builder) newControl(name string) *ivl.Var {
	v := b.names.Global(b.t.inst.Name+"."+name, ivl.BoolType)
	b.t.control = append(b.t.control, v)
	return v
}

// info is the record of the emitted copy of s.
func (b *builder) info(s ivl.Stmt) ivl.StmtInfo {
	in := s.Info()
	return ivl.StmtInfo{Pos: in.Pos, Attrs: in.Attrs.Map(b.expr), Origin: &ivl.Origin{Stmt: ivl.Source(s), Thread: b.t.inst.ID}}
}

// expr gives e over the emitted variables.
func (b *builder) expr(e ivl.Expr) ivl.Expr { return ivl.Substitute(e, b.t.rename) }
