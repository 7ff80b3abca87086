package passes

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// watched is an instance that gets its part of the monitor.
type watched struct {
	*monitor
	*cursor
	own    int // position of the instance
	locals []*ivl.Var
	// The thread's bits (HappensBefore); found is what the open section has read.
	knows, released, pending, found *ivl.Var
	fences                          bool // an acquire fence may take what is pending

	blocks map[*cfg.Block]*cfg.Block // the first of those that stand for a block
	cur    *cfg.Block
	// done are the accesses that were watched since the thread last published what
	// it did, at the end of each block: once is enough.
	done map[*cfg.Block]map[string]bool
	now  map[string]bool
	// openedIn is the position of the block in which the open section began, read the
	// places that it reads, and checks what it asserts at its end.
	openedIn int
	read     map[string]bool
	checks   []*ivl.Assert
	// late are the writes of a section that release what it reads after them.
	late map[*ivl.AtomicBegin][]*lateWrite
}

// lateWrite is a write whose release waits for the end of its section.
type lateWrite struct {
	stmt   ivl.Stmt
	access int // of those of the statement
	seen   bool
	happen *ivl.Var   // whether it was executed; nil if it always is
	of     *ivl.Var   // the variable
	known  *ivl.Var   // its bit
	index  []ivl.Expr // where, in locals
}

// instance makes the watched copy of inst.
func (m *monitor) instance(inst *cfg.Instance) {
	n := *inst
	n.Parent = m.insts[inst.Parent]
	w := &watched{
		monitor: m, cursor: newCursor(inst), own: m.indexOf[inst],
		blocks: map[*cfg.Block]*cfg.Block{}, done: map[*cfg.Block]map[string]bool{},
		late: map[*ivl.AtomicBegin][]*lateWrite{},
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
	newCursor(inst).walk(func(_ *cursor, s ivl.Stmt) {
		acquires, _ := cfg.FenceOf(s)
		w.fences = w.fences || acquires
	})
	for i, b := range inst.Blocks {
		w.block(i, b)
	}
	n.Blocks = separate(cfg.Tidy(entry))
	n.Locals = usedLocals(n.Blocks, append(slices.Clip(inst.Locals), w.locals...))
}

func (w *watched) local(name string, t ivl.Type) *ivl.Var {
	v := w.fresh(name, t, ivl.Local)
	w.locals = append(w.locals, v)
	return v
}

// block copies a block with what is added to its statements.
func (w *watched) block(i int, b *cfg.Block) {
	w.enter(i, b)
	w.cur = w.blocks[b]
	w.now = w.startOf(b)
	for j, s := range b.Stmts {
		w.before(s)
		switch s := s.(type) {
		case *ivl.AtomicBegin:
			w.emit(s)
			if w.depth == 1 {
				w.openSection(b, j, s)
			}
		case *ivl.AtomicEnd:
			if w.depth == 1 {
				w.releaseLate()
				if o := w.ordering(); o.Mixed() && o.FailureAcquires {
					w.add(w.knows, ivl.NewIdent(w.found)) // nothing was written
				}
				for _, claim := range w.checks {
					w.emit(claim)
				}
				w.checks = nil
			}
			w.emit(s)
		case *ivl.AsyncCall:
			w.spawn(s)
		default:
			w.statement(s)
		}
		w.after(s)
	}
	w.leave(b)
	w.done[b] = w.now
	w.cur.Term = copyTerm(b.Term, w.blocks, func(e ivl.Expr) ivl.Expr { return e })
}

// startOf is what was watched on every way to b.
func (w *watched) startOf(b *cfg.Block) map[string]bool {
	out := map[string]bool{}
	first := true
	for _, p := range w.inst.Blocks[:w.index] {
		if !slices.Contains(cfg.Successors(p.Term), b) {
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

func (w *watched) spawn(s *ivl.AsyncCall) {
	n := *s
	n.Args = append(slices.Clip(s.Args), ivl.NewIdent(w.knows))
	w.spawns[w.in.Child[s]] = &n // which is copied after its parent
	w.emit(&n)
	w.now = map[string]bool{}
}

// statement copies a statement that is not about sections or threads. What the
// monitor does comes before it and is one step with it.
func (w *watched) statement(s ivl.Stmt) {
	if a, ok := s.(*ivl.Assume); ok && a.Await && a.Attrs.Has("thread_exit") && w.depth > 0 {
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
	accesses := cfg.Accesses(s, isGlobal)
	matters := false
	for _, a := range accesses {
		matters = matters || !w.alone && w.matters(a)
	}
	if !matters {
		w.emit(s)
		return
	}
	if w.depth == 0 {
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
	if w.depth == 0 {
		w.emit(&ivl.AtomicEnd{StmtInfo: invented()})
	}
}

// kind is that of an access at hand.
func (w *watched) kind(a cfg.Access) kind { return kindOf(a.Write, w.data[a.Var] && w.plain()) }

// key names an access of which one is enough; none if its place is open.
func (w *watched) key(a cfg.Access) string {
	if _, ok := constantArgs(a.Args); !ok {
		return ""
	}
	return kindNames[w.kind(a)] + " " + ivl.FormatExpr(placeOf(a))
}

// seen reports whether an access was watched that stands for this one, too.
func (w *watched) seen(a cfg.Access) bool {
	if w.now[w.key(a)] {
		return true
	}
	a.Write = true
	return w.now[w.key(a)]
}

// matters reports whether the monitor has anything to do at an access.
func (w *watched) matters(a cfg.Access) bool {
	return w.known[a.Var] != nil && (a.Write || !w.kind(a).plain()) || w.armed[a.Var] != nil && !w.seen(a)
}

// access is what the monitor does before access a, the i-th of s.
func (w *watched) access(s ivl.Stmt, i int, a cfg.Access) {
	known, armed, k := w.known[a.Var], w.armed[a.Var], w.kind(a)
	if known == nil && armed == nil {
		return
	}
	if !followed(a) {
		info := invented()
		info.Pos = s.Info().Pos
		info.Attrs = ivl.Attrs{{Name: "unknown", Args: []ivl.AttrArg{{Str: "happens-before is not followed through a map that is accessed as a whole"}}}}
		w.emit(&ivl.Assert{StmtInfo: info, Cond: ivl.NewBool(false)})
		return
	}
	if known != nil && k == atomicRead {
		w.acquire(bitOf(known, a))
		w.read[ivl.FormatExpr(placeOf(a))] = true
	}
	if armed != nil && !w.seen(a) {
		w.check(s, armed, a, k)
		w.arm(armed, a, k)
		if key := w.key(a); key != "" {
			w.now[key] = true
		}
	}
	switch {
	case known == nil:
	case k == plainWrite:
		w.set(bitOf(known, a), ivl.NewBool(false))
		w.breakSequences(a)
		if own := w.head(a.Var); own != nil {
			w.set(bitOf(own, a), ivl.NewBool(false))
		}
	case k == atomicWrite:
		w.release(s, i, known, a)
		w.now = map[string]bool{}
	}
}

// followed reports whether a is an access to one place.
func followed(a cfg.Access) bool {
	if len(a.Args) == 0 {
		return !isMap(a.Var.Type)
	}
	one := true
	for _, e := range a.Args {
		ivl.WalkExpr(e, func(e ivl.Expr) bool {
			id, ok := e.(*ivl.Ident)
			one = one && !(ok && id.Var.Kind == ivl.Bound)
			return one
		})
	}
	return one
}

// bitOf is the bit of v that belongs to the place that a accesses.
func bitOf(v *ivl.Var, a cfg.Access) ivl.Expr { return within(v, a.Args) }

func within(v *ivl.Var, index []ivl.Expr) ivl.Expr {
	if len(index) == 0 {
		return ivl.NewIdent(v)
	}
	return ivl.NewSelect(ivl.NewIdent(v), index...)
}

// check asserts that nothing armed conflicts with the access.
func (w *watched) check(s ivl.Stmt, armed *[kinds]*ivl.Var, a cfg.Access, k kind) {
	var against []ivl.Expr
	for l, v := range armed {
		if v != nil && k.conflicts(kind(l)) && w.byOthers(a.Var, kind(l)) {
			against = append(against, bitOf(v, a))
		}
	}
	if len(against) == 0 {
		return
	}
	info := invented()
	info.Pos = s.Info().Pos
	info.Attrs = ivl.Attrs{
		{Name: "property", Args: []ivl.AttrArg{{Str: "race"}}},
		{Name: "msg", Args: []ivl.AttrArg{{Str: "two threads access " + a.Var.Name + ", and neither access happens before the other"}}},
		{Name: "conflict", Args: []ivl.AttrArg{{Expr: ivl.NewInt64(int64(len(w.out.Conflicts)))}}},
	}
	w.out.Conflicts = append(w.out.Conflicts, cfg.Conflict{Thread: w.inst.ID, Stmt: ivl.Source(s)})
	claim := &ivl.Assert{StmtInfo: info}
	knows := ivl.Expr(ivl.NewIdent(w.knows))
	if o := w.ordering(); k == atomicRead && o.Mixed() {
		// Whether the read acquires is known at the end of the section.
		if w.inSectionsFirstBlock() {
			w.checks = append(w.checks, claim)
			w.out.Conflicts[len(w.out.Conflicts)-1].Made = true
			for i, e := range against {
				against[i] = w.keep(e)
			}
			claim.Cond = ivl.NewOr(knows, ivl.NewNot(ivl.NewOr(against...)))
			return
		}
		knows = ivl.NewOr(knows, ivl.NewIdent(w.found))
	}
	claim.Cond = ivl.NewOr(knows, ivl.NewNot(ivl.NewOr(against...)))
	w.emit(claim)
}

// inSectionsFirstBlock reports whether all that goes through the open section comes here.
func (w *watched) inSectionsFirstBlock() bool { return w.openedIn == w.index }

// keep gives e, the element of a map, at the index that it has now.
func (w *watched) keep(e ivl.Expr) ivl.Expr {
	sel, ok := e.(*ivl.Select)
	if !ok {
		return e
	}
	var index []ivl.Expr
	for _, arg := range sel.Args {
		at := w.local(w.inst.Name+".at", arg.Type())
		w.setVar(at, arg)
		index = append(index, ivl.NewIdent(at))
	}
	return ivl.NewSelect(sel.M, index...)
}

// byOthers reports whether another instance accesses v so.
func (w *watched) byOthers(v *ivl.Var, k kind) bool {
	for i, u := range w.uses {
		if i != w.own && u[v] != nil && u[v][k] {
			return true
		}
	}
	return false
}

// arm guesses whether this is the access that is watched.
func (w *watched) arm(armed *[kinds]*ivl.Var, a cfg.Access, k kind) {
	v := armed[k]
	if v == nil {
		return
	}
	// A local variable that nothing assigns is arbitrary.
	here := w.local(w.inst.Name+".here", ivl.BoolType)
	w.when(ivl.NewAnd(ivl.NewIdent(here), ivl.NewNot(ivl.NewIdent(w.knows))), func() {
		w.set(bitOf(v, a), ivl.NewBool(true))
		w.setVar(w.knows, ivl.NewBool(true))
	})
}

// acquire takes over what is known of what is read.
func (w *watched) acquire(known ivl.Expr) {
	o := w.ordering()
	if o.Acquires && o.FailureAcquires {
		w.add(w.knows, known)
		return
	}
	if w.fences {
		w.add(w.pending, known)
	}
	if o.Mixed() {
		w.add(w.found, known)
	}
}

// release says what those get to know who acquire what is written, by access i of s.
func (w *watched) release(s ivl.Stmt, i int, known *ivl.Var, a cfg.Access) {
	o := w.ordering()
	if o.Mixed() {
		if o.Acquires {
			w.add(w.knows, ivl.NewIdent(w.found))
		}
		w.setVar(w.found, ivl.NewBool(false))
	}
	place, continues := bitOf(known, a), w.readBefore(a)
	if !continues {
		w.breakSequences(a)
	}
	for _, l := range w.late[w.begin] {
		if l.stmt != s || l.access != i {
			continue
		}
		l.seen = true
		// Until then the section reads what it wrote itself.
		w.set(place, ivl.NewBool(false))
		for j, e := range a.Args {
			w.set(l.index[j], e)
		}
		if l.happen != nil {
			w.setVar(l.happen, ivl.NewBool(true))
		}
		return
	}
	own := w.head(a.Var)
	if o.Releases {
		if own != nil {
			w.set(bitOf(own, a), ivl.NewIdent(w.knows))
		}
		w.set(place, ivl.NewIdent(w.knows))
		if continues && !o.Acquires {
			w.last().Rhs[0] = ivl.NewOr(place, ivl.NewIdent(w.knows))
		}
		return
	}
	var e ivl.Expr = ivl.NewIdent(w.released)
	switch {
	case continues:
		e = ivl.NewOr(place, e)
	case own != nil:
		e = ivl.NewOr(bitOf(own, a), e)
	}
	w.set(place, e)
}

// head is the variable for the thread's own release sequences at v, nil if it needs none.
func (w *watched) head(v *ivl.Var) *ivl.Var {
	if all := w.heads[v]; all != nil {
		return all[w.own]
	}
	return nil
}

// last is the assignment that was emitted last.
func (w *watched) last() *ivl.Assign { return w.cur.Stmts[len(w.cur.Stmts)-1].(*ivl.Assign) }

// readBefore reports whether the open section reads the place that a writes: then it is
// one operation that reads and writes, and continues the release sequences there.
func (w *watched) readBefore(a cfg.Access) bool { return w.read[ivl.FormatExpr(placeOf(a))] }

// breakSequences ends the release sequences at the place that a writes that other
// threads began: a store continues those of its own thread only (C11, 5.1.2.4).
func (w *watched) breakSequences(a cfg.Access) {
	for i, head := range w.heads[a.Var] {
		if i != w.own && head != nil {
			w.set(bitOf(head, a), ivl.NewBool(false))
		}
	}
}

// openSection prepares the section that statement i of b begins.
func (w *watched) openSection(b *cfg.Block, i int, s *ivl.AtomicBegin) {
	w.openedIn, w.read = w.index, map[string]bool{}
	if o := w.ordering(); !o.Whole {
		if o.Mixed() {
			w.setVar(w.found, ivl.NewBool(false))
		}
		return
	}
	w.late[s] = w.lateWrites(b, i)
	for _, l := range w.late[s] {
		if l.happen != nil {
			w.setVar(l.happen, ivl.NewBool(false))
		}
	}
}

// lateWrites lists the writes of a section, if what it reads from another
// variable after one of them can be news.
func (w *watched) lateWrites(b *cfg.Block, i int) []*lateWrite {
	position := map[*cfg.Block]int{}
	for i, b := range w.inst.Blocks {
		position[b] = i
	}
	type event struct {
		at, n int
		a     cfg.Access
	}
	var reads, writes []event
	var out []*lateWrite
	n := 0
	straight := true
	cfg.InSection(b, i, func(in *cfg.Block, s ivl.Stmt) {
		n++
		straight = straight && in == b
		for i, a := range cfg.Accesses(s, isGlobal) {
			if w.known[a.Var] == nil || !followed(a) {
				continue
			}
			if e := (event{position[in], n, a}); a.Write {
				writes = append(writes, e)
				out = append(out, &lateWrite{stmt: s, access: i, of: a.Var, known: w.known[a.Var]})
			} else {
				reads = append(reads, e)
			}
		}
	})
	news := false
	for _, r := range reads {
		for _, x := range writes {
			after := r.at > x.at || r.at == x.at && r.n > x.n
			news = news || after && (r.a.Var != x.a.Var || len(r.a.Args) > 0)
		}
	}
	if !news {
		return nil
	}
	for k, l := range out {
		if !straight {
			l.happen = w.local(w.inst.Name+".wrote", ivl.BoolType)
		}
		for _, e := range writes[k].a.Args {
			l.index = append(l.index, ivl.NewIdent(w.local(w.inst.Name+".at", e.Type())))
		}
	}
	return out
}

// releaseLate releases what the writes of the open section publish at its end.
func (w *watched) releaseLate() {
	if len(w.late[w.begin]) > 0 {
		w.now = map[string]bool{}
	}
	for _, l := range w.late[w.begin] {
		if !l.seen {
			continue // while no other thread was there
		}
		place := within(l.known, l.index)
		publish := func() {
			w.set(place, ivl.NewIdent(w.knows))
			if own := w.head(l.of); own != nil {
				w.set(within(own, l.index), ivl.NewIdent(w.knows))
			}
		}
		if l.happen == nil {
			publish()
		} else {
			w.when(ivl.NewIdent(l.happen), publish)
		}
	}
}
