package passes

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// watched is an instance that gets its part of the monitor.
type watched struct {
	*monitor
	inst   *cfg.Instance
	own    int // position of the instance
	locals []*ivl.Var
	block  *cfg.Block // at hand
	step   *cfg.Step  // of the statement at hand; nil if nobody notices it
	// The thread's bits (HappensBefore); found is what the open section has read.
	knows, released, pending, found *ivl.Var
	fences                          bool // an acquire fence may take what is pending

	blocks map[*cfg.Block]*cfg.Block // the first of those that stand for a block
	cur    *cfg.Block
	// done are the accesses that were watched since the thread last published what
	// it did, at the end of each block: once is enough.
	done map[*cfg.Block]map[string]bool
	now  map[string]bool
	// read are the places that the open section reads, and checks what it asserts at its end.
	read   map[string]bool
	checks []*ivl.Assert
	// late are the writes of a section that release what it reads after them.
	late map[*cfg.Step][]*lateWrite
}

// instance makes the watched copy of inst.
func (m *monitor) instance(inst *cfg.Instance) {
	n := *inst
	n.Parent = m.insts[inst.Parent]
	w := &watched{
		monitor: m, inst: inst, own: m.indexOf[inst],
		blocks: map[*cfg.Block]*cfg.Block{}, done: map[*cfg.Block]map[string]bool{},
		late: map[*cfg.Step][]*lateWrite{},
	}
	bit := func(what string) *ivl.Var { return w.local(inst.Name+"."+what, ivl.BoolType) }
	w.knows, w.released, w.pending, w.found = bit("knows"), bit("released"), bit("pending"), bit("found")
	w.cur = &cfg.Block{Label: "watch"}
	entry := w.cur
	for _, b := range inst.Blocks {
		w.blocks[b] = &cfg.Block{Label: b.Label}
	}
	if inst.Parent == nil {
		for _, g := range m.globals {
			w.setVar(g, nothing(g.Type))
		}
		w.set(ivl.NewIdent(w.knows), ivl.NewBool(false))
	} else {
		n.Spawn = m.spawns[inst]
		m.out.Child[n.Spawn] = &n
		inherits := m.fresh(inst.Name+".inherits", ivl.BoolType, ivl.InParam)
		n.Params = append(slices.Clip(inst.Params), inherits)
		w.set(ivl.NewIdent(w.knows), ivl.NewIdent(inherits))
	}
	w.set(ivl.NewIdent(w.released), ivl.NewBool(false))
	w.set(ivl.NewIdent(w.pending), ivl.NewBool(false))
	w.cur.Term = &cfg.Goto{Targets: []*cfg.Block{w.blocks[inst.Blocks[0]]}}
	m.insts[inst] = &n
	m.out.Instances = append(m.out.Instances, &n)
	for _, b := range inst.Blocks {
		for _, s := range b.Stmts {
			acquires, _ := cfg.FenceOf(s)
			w.fences = w.fences || acquires
		}
	}
	for i, b := range inst.Blocks {
		w.copyBlock(i, b)
	}
	n.Lay(entry)
	n.Locals = usedLocals(n.Blocks, append(slices.Clip(inst.Locals), w.locals...))
}

func (w *watched) local(name string, t ivl.Type) *ivl.Var {
	v := w.fresh(name, t, ivl.Local)
	w.locals = append(w.locals, v)
	return v
}

// copyBlock copies block i with what is added to its statements.
func (w *watched) copyBlock(i int, b *cfg.Block) {
	w.block, w.cur = b, w.blocks[b]
	w.now = w.startOf(i)
	for j, s := range b.Stmts {
		w.step = b.Step(j)
		spawn, spawns := s.(*ivl.AsyncCall)
		switch {
		case spawns:
			w.spawn(spawn)
		case !cfg.Delimits(s):
			w.statement(s, b.Accesses(j))
		case w.step.BeginsAt(s):
			w.emit(s)
			w.openSection()
		default:
			w.closeSection()
			w.emit(s)
		}
	}
	w.done[b] = w.now
	w.cur.Term = copyTerm(b.Term, w.blocks, func(e ivl.Expr) ivl.Expr { return e })
}

// startOf is what was watched on every way to block i.
func (w *watched) startOf(i int) map[string]bool {
	out := map[string]bool{}
	first := true
	for _, p := range w.inst.Blocks[:i] {
		if !slices.Contains(cfg.Successors(p.Term), w.inst.Blocks[i]) {
			continue
		}
		if first {
			for k := range w.done[p] {
				out[k] = true
			}
			first = false
			continue
		}
		for k := range out {
			if !w.done[p][k] {
				delete(out, k)
			}
		}
	}
	return out
}

func (w *watched) spawn(s *ivl.AsyncCall) {
	n := *s
	n.Args = append(slices.Clip(s.Args), ivl.NewIdent(w.knows))
	w.spawns[w.in.Child[s]] = &n // which is copied after its parent
	w.emit(&n)
	w.now = map[string]bool{}
}

// statement copies a statement that is not about sections or threads. What the
// monitor does comes before it and is one step with it.
func (w *watched) statement(s ivl.Stmt, accesses []cfg.Access) {
	if a, ok := s.(*ivl.Assume); ok && cfg.EndsThread(a) && w.step.Section() {
		w.releaseLate()
	}
	if acquires, releases := cfg.FenceOf(s); acquires || releases {
		w.emit(s)
		if acquires {
			w.add(w.knows, ivl.NewIdent(w.pending))
		}
		if releases {
			w.setVar(w.released, ivl.NewIdent(w.knows))
			w.now = map[string]bool{}
		}
		return
	}
	if !slices.ContainsFunc(accesses, func(a cfg.Access) bool { return !a.Alone && w.matters(a) }) {
		w.emit(s)
		return
	}
	if !w.step.Section() {
		w.read = map[string]bool{}
		begin := &ivl.AtomicBegin{StmtInfo: invented()}
		if w.data[accesses[0].Var] {
			begin.Attrs = ivl.Attrs{{Name: "plain"}}
		}
		w.emit(begin)
	}
	for i, a := range accesses {
		w.access(s, i, a)
	}
	w.emit(s)
	if !w.step.Section() {
		w.emit(&ivl.AtomicEnd{StmtInfo: invented()})
	}
}

// emit appends a statement of the program.
func (w *watched) emit(s ivl.Stmt) { w.cur.Stmts = append(w.cur.Stmts, s) }

// invented is the record of a statement that the monitor adds.
func invented() ivl.StmtInfo { return ivl.StmtInfo{Origin: &ivl.Origin{}} }

func (w *watched) set(l, r ivl.Expr) {
	w.emit(&ivl.Assign{StmtInfo: invented(), Lhs: []ivl.Expr{l}, Rhs: []ivl.Expr{r}})
}

func (w *watched) setVar(v *ivl.Var, r ivl.Expr) { w.set(ivl.NewIdent(v), r) }

// add makes v true if e is.
func (w *watched) add(v *ivl.Var, e ivl.Expr) { w.setVar(v, ivl.NewOr(ivl.NewIdent(v), e)) }

// when executes then only if cond holds.
func (w *watched) when(cond ivl.Expr, then func()) {
	yes, after := &cfg.Block{Label: w.cur.Label}, &cfg.Block{Label: w.cur.Label}
	w.cur.Term = &cfg.Branch{Cond: cond, Then: yes, Else: after}
	w.cur = yes
	then()
	w.cur.Term = &cfg.Goto{Targets: []*cfg.Block{after}}
	w.cur = after
}

// last is the assignment that was emitted last.
func (w *watched) last() *ivl.Assign { return w.cur.Stmts[len(w.cur.Stmts)-1].(*ivl.Assign) }
