package spin

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/lemma"
)

// What an iteration has done to the state is known when it has run. A write in an atomic section
// changes nothing if it writes what is there: of a lock that somebody holds, a test-and-set makes
// a lock that somebody holds. A write that takes a lock (hold.go) is taken back by the one that
// gives the lock back. All other writes are changes.
//
// Procedures that loops call say the same of their activation, in results that are added to them.
//
// For happens-before an iteration without effect only adds edges if its writes are
// read-modify-writes: they pass on what the write before has released. So a write counts as a change there
// unless its section reads the variable.

// hold is one element of a lock variable that a thread may hold: whether it does since the
// loop, or the activation, began, and where.
type hold struct {
	held, at *ivl.Var // at is nil for a variable that is no map
}

// loan is what a thread has changed for a while: a counter of those that wait, say, which it lowers behind a wait and raises in front of the next one. Nobody
// else sees it before the thread lets others go on, but in a race, so that it is no change if the variable then is as it was.
type loan struct {
	lent *ivl.Var // whether it is another value than before
	at   *ivl.Var // where in the variable; nil if that is no map
	was  *ivl.Var // the value before
}

// scope is a loop, or the activation of a procedure: what has changed since its iteration, or it, began.
type scope struct {
	changed *ivl.Var
	// before says for each lock variable whether the thread held it at the beginning; nil if not.
	before []*ivl.Var
	// released says whether it has given up what it held then; nil if it held nothing.
	released []*ivl.Var
	// loans are by their variables; others are changed by each write.
	loans map[*ivl.Var]*loan
	// looked says whether it has read, since it has taken a lock, what others may change meanwhile, but in loads; nil if that is not known.
	looked *ivl.Var
	loads  []*load
	moment *moment // nil if nobody asks
}

// load is a statement that reads one place, of which others may change the value: what it has read is compared with what is there later.
type load struct {
	done *ivl.Var // whether it was executed since the thread has taken a lock
	seen *ivl.Var // what it read
	from ivl.Expr // the place, at an index that was kept
}

// effects knows of the procedures of a program what their effect is.
type effects struct {
	prog     *cfg.Program
	graphs   graphs
	changers map[*ivl.ProcDecl]bool // that may change what others see
	makers   map[*ivl.ProcDecl]bool // that start threads or allocate
	// assumers are procedures that make assumptions of the program. Behind calls of those in followed some may be made, and behind
	// the starts of the blocks in assumed. The rest is empty in programs without assumers: started are procedures that other threads
	// than the first run, writes is what they write, readers is as readersFor has it.
	assumers, followed, started map[*ivl.ProcDecl]bool
	assumed                     map[*cfg.Block]bool
	writes                      map[*ivl.Var]bool
	readers                     map[bool]map[*ivl.ProcDecl]bool
	history                     bool // what operations may do is assumed, too
	// locks are the lock variables (see hold.go), each as often as elements of it may be held at the same time.
	locks    []*ivl.Var
	tried    map[*ivl.Var][]ivl.Expr // elements of theirs for which that does not hold
	premises map[ivl.Stmt]bool       // on which the lemma rests
	takers   map[*ivl.ProcDecl]bool  // that write them
	self     *ivl.ProcDecl           // that gives the id of the thread; nil if there are no locks
	ordered  bool                    // happens-before matters
	raced    bool                    // races are looked for, on data
	data     map[*ivl.Var]bool
	shadows  map[*ivl.Var]*ivl.Var  // see cfg.Program.Shadows
	lookers  map[*ivl.ProcDecl]bool // that read what others may change at the same time, see findLookers
	floors   map[*ivl.Var]bool      // raising them is no effect
	benign   bool                   // an access may be one that does not race, whatever others do
	reports  map[*ivl.ProcDecl]*report
	moving   map[*cfg.Block]bool     // see findMoving
	counted  map[*cfg.Block]*counter // of loops, by their heads
	timed    map[*ivl.ProcDecl]bool  // whose moments matter
	looked   map[*ivl.ProcDecl]int   // see looksIn
	acquires map[*cfg.Step]bool      // see findAcquires
	choosers map[*ivl.ProcDecl]bool  // see findChoosers
}

// report is what a procedure says of its activations: parameters and results that are added to it.
type report struct {
	scope
	holds  []hold
	inputs []hold // the values of holds at the beginning
}

// newEffects finds what the procedures of p can do, and adds reports to those that loops call.
func newEffects(p *cfg.Program, graphs graphs, goals goal.Set, inert *cfg.Inert, without lemma.Without) *effects {
	e := &effects{prog: p, graphs: graphs, ordered: goals.Has(goal.Unordered), raced: goals.Has(goal.Race) || goals.Has(goal.Unordered), data: p.DataVars(), shadows: p.Shadows(), floors: p.Floors(), benign: p.Tolerates(), makers: procsThat(p, makes), reports: map[*ivl.ProcDecl]*report{}}
	if without.Uses(lemma.Faint) && !e.ordered { // what happens before what does not rest on values
		p.Faint = p.FindFaint(inert)
	}
	e.changers = procsThat(p, e.changesState)
	stay := e.findMoving()
	if without.Uses(lemma.Hold) {
		e.locks, e.tried, e.premises, e.self = locks(p, stay)
	}
	e.dropPremises()
	e.takers = procsThat(p, e.takes)
	if without.Uses(lemma.Counter) {
		e.findCounters(inert)
	}
	e.findAssumers()
	for s := range p.Stmts() {
		e.history = e.history || s.Info().Attrs.Has("history") || s.Info().Attrs.Has(goal.Waited)
	}
	spawned := map[*ivl.ProcDecl]bool{p.Entry.Decl: true}
	for s := range p.Stmts() {
		if a, ok := s.(*ivl.AsyncCall); ok {
			spawned[a.Proc] = true
		}
	}
	var visit func(s ivl.Stmt)
	visit = func(s ivl.Stmt) {
		c, ok := s.(*ivl.Call)
		if !ok || !e.changers[c.Proc] || e.makers[c.Proc] || spawned[c.Proc] || e.reports[c.Proc] != nil {
			return
		}
		q := p.Proc(c.Proc)
		e.reports[c.Proc] = e.report(q)
		for s := range cfg.Stmts(q.Blocks) {
			visit(s)
		}
	}
	for _, q := range p.Procs {
		g := graphs.of(q)
		for _, l := range g.Loops().Loops {
			for s := range cfg.Stmts(g.In(l)) {
				visit(s)
			}
		}
	}
	return e
}

// report adds parameters and results to a procedure.
func (e *effects) report(q *cfg.Proc) *report {
	r := &report{}
	in := func(name string, t ivl.Type) *ivl.Var {
		v := newVar(q, name, t, ivl.InParam)
		q.Ins = append(q.Ins, v)
		return v
	}
	out := func(name string, t ivl.Type) *ivl.Var {
		v := newVar(q, name, t, ivl.OutParam)
		q.Outs = append(q.Outs, v)
		return v
	}
	r.changed = out("changed$", ivl.BoolType)
	if e.timed[q.Decl] {
		r.moment = &moment{seen: out("seen$", ivl.BoolType), torn: out("torn$", ivl.BoolType)}
	}
	if !e.takers[q.Decl] {
		return r
	}
	for _, v := range e.locks {
		input, h := hold{held: in("holding$", ivl.BoolType)}, hold{held: out("holds$", ivl.BoolType)}
		if t := keyOf(v); t != nil {
			input.at, h.at = in("holding$at", t), out("holds$at", t)
		}
		r.inputs, r.holds = append(r.inputs, input), append(r.holds, h)
		r.before = append(r.before, input.held)
		r.released = append(r.released, out("released$", ivl.BoolType))
	}
	return r
}

// begin is what an activation starts with.
func (r *report) begin() []ivl.Stmt {
	out := []ivl.Stmt{ivl.NewAssign(r.changed, ivl.NewBool(false))}
	if r.moment != nil {
		out = append(out, r.moment.begins()...)
	}
	for i, h := range r.holds {
		out = append(out, ivl.NewAssign(h.held, ivl.NewIdent(r.inputs[i].held)), ivl.NewAssign(r.released[i], ivl.NewBool(false)))
		if h.at != nil {
			out = append(out, ivl.NewAssign(h.at, ivl.NewIdent(r.inputs[i].at)))
		}
	}
	return out
}

// ledger follows the effects of one procedure.
type ledger struct {
	*effects
	proc   *cfg.Proc
	report *report // nil if it makes none
	// results holds, for the calls of other procedures, what they say.
	results scope
	holds   []hold
	me      *ivl.Var
}

func (e *effects) ledger(q *cfg.Proc) *ledger {
	l := &ledger{effects: e, proc: q, report: e.reports[q.Decl]}
	if l.report != nil {
		l.holds = l.report.holds
	}
	return l
}

// local adds a variable.
func (l *ledger) local(name string, t ivl.Type) *ivl.Var {
	v := newVar(l.proc, name, t, ivl.Local)
	l.proc.Locals = append(l.proc.Locals, v)
	return v
}

// hold gives the variables for the i-th lock.
func (l *ledger) hold(i int) hold {
	for len(l.holds) < len(l.locks) {
		v := l.locks[len(l.holds)]
		h := hold{held: l.local("holds$", ivl.BoolType)}
		if t := keyOf(v); t != nil {
			h.at = l.local("holds$at", t)
		}
		l.holds = append(l.holds, h)
	}
	return l.holds[i]
}

// takes reports whether a statement writes a lock variable, but not in a call.
func (e *effects) takes(s ivl.Stmt) bool {
	return slices.ContainsFunc(cfg.Assigned(s), func(v *ivl.Var) bool { return slices.Contains(e.locks, v) })
}

// uses reports whether the lock variables matter to a statement.
func (e *effects) uses(s ivl.Stmt) bool {
	c, ok := s.(*ivl.Call)
	return e.takes(s) || ok && e.takers[c.Proc]
}

// scope makes the variables for a loop with such statements. What it starts each iteration with comes back,
// too.
func (l *ledger) scope(stmts []ivl.Stmt, outermost bool) (*scope, []ivl.Stmt) {
	if !slices.ContainsFunc(stmts, func(s ivl.Stmt) bool { return l.changesState(s) }) {
		return nil, nil
	}
	sc := &scope{changed: l.local("changed$", ivl.BoolType)}
	start := []ivl.Stmt{ivl.NewAssign(sc.changed, ivl.NewBool(false))}
	if !slices.ContainsFunc(stmts, l.uses) {
		return sc, start
	}
	for i := range l.locks {
		h := l.hold(i)
		if outermost && l.report == nil {
			sc.before, sc.released = append(sc.before, nil), append(sc.released, nil)
			start = append(start, ivl.NewAssign(h.held, ivl.NewBool(false)))
			continue
		}
		before, released := l.local("held$", ivl.BoolType), l.local("released$", ivl.BoolType)
		sc.before, sc.released = append(sc.before, before), append(sc.released, released)
		start = append(start, ivl.NewAssign(before, ivl.NewIdent(h.held)), ivl.NewAssign(released, ivl.NewBool(false)))
	}
	return sc, start
}

// lent lists what a scope may have lent.
func (l *ledger) lent(sc *scope) (out []*ivl.Ident) {
	for _, v := range l.prog.Globals {
		if n := sc.loans[v]; n != nil {
			out = append(out, ivl.NewIdent(n.lent))
		}
	}
	return out
}

// due stands where others may go on: what is lent there has changed.
func (l *ledger) due(scopes []*scope) (out []ivl.Stmt) {
	for _, sc := range scopes {
		for _, lent := range l.lent(sc) {
			out = append(out, ivl.NewAssign(sc.changed, ivl.NewOr(ivl.NewIdent(sc.changed), lent)), ivl.NewAssign(lent.Var, ivl.NewBool(false)))
		}
	}
	return out
}

// lends finds what an iteration, which begins where the thread has let others go on, may change for a while: it writes that in several places. What the
// iteration begins with comes back.
func (l *ledger) lends(sc *scope, stmts []ivl.Stmt, steps map[ivl.Stmt]*cfg.Step) (start []ivl.Stmt) {
	writes := map[*ivl.Var]int{}
	for _, s := range stmts {
		if v := l.plain(s, steps[s]); v != nil {
			writes[v]++
		}
	}
	sc.loans = map[*ivl.Var]*loan{}
	for _, v := range l.prog.Globals {
		if writes[v] < 2 {
			continue
		}
		t, n := v.Type, &loan{lent: l.local("lent$", ivl.BoolType)}
		if m, ok := ivl.Expand(t).(*ivl.MapType); ok {
			n.at, t = l.local("lent$at", m.Args[0]), m.Result
		}
		n.was = l.local("lent$was", t)
		sc.loans[v] = n
		start = append(start, ivl.NewAssign(n.lent, ivl.NewBool(false)))
	}
	return start
}

// tells reports whether others may see that a step was made but by a race: they do not if it is a plain access, and what else it writes is only accessed
// together with the data that it writes.
func (l *ledger) tells(step *cfg.Step) bool {
	if step == nil || !step.Plain() {
		return true
	}
	for _, w := range step.Accesses {
		along := func(d cfg.Access) bool { return d.Write && l.shadows[w.Var] == d.Var && w.SameArgs(d) }
		if w.Write && !l.alone(w.Var) && !slices.ContainsFunc(step.Accesses, along) {
			return true
		}
	}
	return false
}

// plain is the variable, or the map, of which a statement writes an element that only racing accesses see before others may go on; nil if it is none.
func (l *ledger) plain(s ivl.Stmt, step *cfg.Step) *ivl.Var {
	a, ok := s.(*ivl.Assign)
	if !ok || len(a.Lhs) != 1 || step == nil || !step.Plain() || l.benign {
		return nil
	}
	v := cfg.Target(a.Lhs[0]).Var
	if v.Kind != ivl.Global || !l.alone(v) || !lockable(v) || ivl.NewZero(a.Lhs[0].Type()) == nil {
		return nil
	}
	return v
}

// lend notes a write to what a scope may have lent. Something else of the same variable that is lent already has changed.
func (l *ledger) lend(a *ivl.Assign, sc *scope, n *loan, now *ivl.Var) (out []ivl.Stmt) {
	set := func(v *ivl.Var, e ivl.Expr) {
		out = append(out, &ivl.Assign{StmtInfo: ivl.StmtInfo{Pos: a.Pos}, Lhs: []ivl.Expr{ivl.NewIdent(v)}, Rhs: []ivl.Expr{e}})
	}
	lent := ivl.NewIdent(n.lent)
	if n.at != nil {
		key := a.Lhs[0].(*ivl.Select).Args[0]
		set(sc.changed, ivl.NewOr(ivl.NewIdent(sc.changed), ivl.NewAnd(lent, ivl.NewNeq(ivl.NewIdent(n.at), key))))
		set(n.at, ivl.NewIte(lent, ivl.NewIdent(n.at), key))
	}
	set(n.was, ivl.NewIte(lent, ivl.NewIdent(n.was), ivl.NewIdent(now)))
	set(n.lent, ivl.NewNeq(a.Rhs[0], ivl.NewIdent(n.was)))
	return out
}

// total is the condition that something has changed in the scope, and the condition that it is another state at its end, but for carried locals: one that
// gave up what it held and took it again may have let others go on.
func (l *ledger) total(sc *scope) (total, other ivl.Expr) {
	total, other = ivl.NewIdent(sc.changed), ivl.NewIdent(sc.changed)
	for _, lent := range l.lent(sc) {
		total, other = ivl.NewOr(total, lent), ivl.NewOr(other, lent)
	}
	for i, before := range sc.before {
		held := ivl.Expr(ivl.NewIdent(l.hold(i).held))
		if before == nil {
			total, other = ivl.NewOr(total, held), ivl.NewOr(other, held)
			continue
		}
		held = ivl.NewNeq(held, ivl.NewIdent(before))
		total, other = ivl.NewOr(total, held, ivl.NewIdent(sc.released[i])), ivl.NewOr(other, held)
	}
	return total, other
}

// before is the condition that something has changed in the scope, but that the thread holds one lock more, which it is about to give up, or that it has
// looked at what others may have changed since it took that.
func (l *ledger) before(sc *scope) ivl.Expr {
	if sc.looked == nil {
		return ivl.NewBool(true)
	}
	changed := ivl.NewOr(ivl.NewIdent(sc.changed), ivl.NewIdent(sc.looked))
	for _, lent := range l.lent(sc) {
		changed = ivl.NewOr(changed, lent)
	}
	taken := ivl.Expr(ivl.NewBool(false))
	for i, before := range sc.before {
		takes := ivl.Expr(ivl.NewIdent(l.hold(i).held))
		if before != nil {
			takes = ivl.NewAnd(takes, ivl.NewNot(ivl.NewIdent(before)))
			changed = ivl.NewOr(changed, ivl.NewIdent(sc.released[i]))
		}
		changed = ivl.NewOr(changed, ivl.NewAnd(taken, takes))
		taken = ivl.NewOr(taken, takes)
	}
	return ivl.NewOr(changed, ivl.NewNot(taken))
}

// regains is the statement of a block in which the thread first uses a lock, if it does not look at anything before; nil if it does.
func (l *ledger) regains(b *cfg.Block) ivl.Stmt {
	for _, s := range b.Stmts {
		switch {
		case l.uses(s):
			return s
		case l.looksAt(s, nil):
			return nil
		}
	}
	return nil
}

// noteReads notes that a statement of the step, which has been executed, reads what others may change though the thread holds a lock.
func (l *ledger) noteReads(s ivl.Stmt, step *cfg.Step, scopes []*scope) (out []ivl.Stmt) {
	scopes = slices.DeleteFunc(slices.Clone(scopes), func(sc *scope) bool { return sc.looked == nil })
	if len(scopes) == 0 || !l.looksAt(s, step) {
		return nil
	}
	if n, kept := l.load(s, step); n != nil {
		for _, sc := range scopes {
			sc.loads = append(sc.loads, n)
		}
		return kept
	}
	for _, sc := range scopes {
		out = append(out, ivl.NewAssign(sc.looked, ivl.NewBool(true)))
	}
	return out
}

// load gives what keeps what a statement has read; nil if it does more than to load one place in a step of its own.
func (l *ledger) load(s ivl.Stmt, step *cfg.Step) (*load, []ivl.Stmt) {
	a, ok := s.(*ivl.Assign)
	if !ok || len(a.Lhs) != 1 || l.raced || l.ordered || step == nil || step.Section() {
		return nil, nil
	}
	to, ok := a.Lhs[0].(*ivl.Ident)
	from := a.Rhs[0]
	if sel, at := from.(*ivl.Select); at {
		ok, from = ok && len(sel.Args) == 1 && !ivl.Mentions(sel.Args[0], func(v *ivl.Var) bool { return v == to.Var || v.Kind == ivl.Global }), sel.M
	}
	id, place := from.(*ivl.Ident)
	if !ok || !place || id.Var.Kind != ivl.Global || to.Var.Kind == ivl.Global {
		return nil, nil
	}
	n := &load{done: l.local("loaded$", ivl.BoolType), seen: l.local("loaded$was", to.Var.Type), from: a.Rhs[0]}
	kept := []ivl.Stmt{ivl.NewAssign(n.done, ivl.NewBool(true)), ivl.NewAssign(n.seen, ivl.NewIdent(to.Var))}
	if sel, ok := a.Rhs[0].(*ivl.Select); ok {
		at := l.local("loaded$at", sel.Args[0].Type())
		kept = append(kept, ivl.NewAssign(at, sel.Args[0]))
		again := *sel
		again.Args = []ivl.Expr{ivl.NewIdent(at)}
		n.from = &again
	}
	return n, kept
}

// regain notes that the thread has taken a lock.
func (sc *scope) regain() []ivl.Stmt {
	out := []ivl.Stmt{ivl.NewAssign(sc.looked, ivl.NewBool(false))}
	for _, n := range sc.loads {
		out = append(out, ivl.NewAssign(n.done, ivl.NewBool(false)))
	}
	return out
}

// differs is the condition that what a scope has loaded since the thread has taken a lock is not there any more; nil if it loads nothing.
func (sc *scope) differs() (out ivl.Expr) {
	for _, n := range sc.loads {
		changed := ivl.NewAnd(ivl.NewIdent(n.done), ivl.NewNeq(n.from, ivl.NewIdent(n.seen)))
		if out == nil {
			out = changed
		} else {
			out = ivl.NewOr(out, changed)
		}
	}
	return out
}

// looksAt reports whether a statement reads what others may change at the same time, but in a race: all that is no plain access of data. What an assertion
// reads decides nothing.
func (e *effects) looksAt(s ivl.Stmt, step *cfg.Step) bool {
	switch s := s.(type) {
	case *ivl.Assert:
		return false
	case *ivl.AsyncCall:
		return true
	case *ivl.Call:
		return s.Proc.IsAllocator() || e.lookers[s.Proc]
	}
	return slices.ContainsFunc(cfg.Accesses(s, func(v *ivl.Var) bool { return v.Kind == ivl.Global }), func(a cfg.Access) bool { return !e.private(step, a) })
}

// private reports whether a step accesses what nobody else writes meanwhile, but in a race, and plainly: data, or what goes along with data. What is faint may be written: no
// value of it makes a difference.
func (e *effects) private(step *cfg.Step, a cfg.Access) bool {
	if e.prog.Faint[a.Var] {
		return true
	}
	along := func(d cfg.Access) bool { return e.alone(d.Var) && e.shadows[a.Var] == d.Var && a.SameArgs(d) }
	return !e.benign && step != nil && step.Plain() && (e.alone(a.Var) || slices.ContainsFunc(step.Accesses, along))
}

// findLookers finds the procedures in which such a statement is.
func (e *effects) findLookers() {
	looks := map[ivl.Stmt]bool{}
	for _, q := range e.prog.Procs {
		for _, b := range q.Blocks {
			for i, s := range b.Stmts {
				looks[s] = e.looksAt(s, b.Step(i))
			}
		}
	}
	e.lookers = procsThat(e.prog, func(s ivl.Stmt) bool { return looks[s] })
}

// note gives what takes the place of a statement of the step, with what the scopes note of it.
func (l *ledger) note(s ivl.Stmt, step *cfg.Step, scopes []*scope) []ivl.Stmt {
	if c, ok := s.(*ivl.Call); ok && l.reports[c.Proc] != nil {
		return append(l.due(scopes), l.call(c, scopes)...)
	}
	return append(l.notice(s, step, scopes), l.noteChange(s, step, scopes)...)
}

// noteChange is the same, but for when others notice it.
func (l *ledger) noteChange(s ivl.Stmt, step *cfg.Step, scopes []*scope) []ivl.Stmt {
	if len(scopes) == 0 || !l.changesState(s) {
		return []ivl.Stmt{s}
	}
	a, ok := s.(*ivl.Assign)
	var due []ivl.Stmt
	if v := l.plain(s, step); v != nil {
		var now *ivl.Var
		scopes = slices.DeleteFunc(slices.Clone(scopes), func(sc *scope) bool {
			n := sc.loans[v]
			if n != nil && now == nil {
				now = l.local("was$", a.Lhs[0].Type())
				due = append(due, ivl.NewAssign(now, a.Lhs[0]))
			}
			if n != nil {
				due = append(due, l.lend(a, sc, n, now)...)
			}
			return n != nil
		})
		if len(scopes) == 0 {
			return append(due, s)
		}
	} else if l.tells(step) {
		due = l.due(scopes)
	}
	if !ok || len(a.Lhs) != 1 || !l.comparable(a, step) {
		return append(due, l.surely(s, scopes)...)
	}
	place, written := a.Lhs[0], a.Rhs[0]
	out, after := []ivl.Stmt(nil), []ivl.Stmt{s}
	switch {
	case step.Section():
	case !l.alone(cfg.Target(place).Var):
		at := ivl.StmtInfo{Pos: s.Info().Pos}
		out, after = append(out, &ivl.AtomicBegin{StmtInfo: at}), append(after, &ivl.AtomicEnd{StmtInfo: at})
	default:
		was := l.local("was$", place.Type())
		out = append(out, &ivl.Assign{StmtInfo: ivl.StmtInfo{Pos: s.Info().Pos, Attrs: cfg.KeepBenign(*s.Info())}, Lhs: []ivl.Expr{ivl.NewIdent(was)}, Rhs: []ivl.Expr{place}})
		place = ivl.NewIdent(was)
	}
	changes := ivl.Expr(ivl.NewNeq(place, written))
	note := &ivl.Assign{StmtInfo: ivl.StmtInfo{Pos: s.Info().Pos, Attrs: cfg.KeepBenign(*s.Info())}}
	set := func(v *ivl.Var, e ivl.Expr) {
		note.Lhs, note.Rhs = append(note.Lhs, ivl.NewIdent(v)), append(note.Rhs, e)
	}
	if lock := cfg.Target(place).Var; slices.Contains(l.locks, lock) {
		free := ivl.NewZero(place.Type())
		if l.me == nil {
			l.me = l.local("me$", place.Type())
		}
		takes := ivl.NewAnd(ivl.NewEq(place, free), ivl.NewEq(written, ivl.NewIdent(l.me)))
		for _, e := range l.tried[lock] {
			takes = ivl.NewAnd(takes, ivl.NewNeq(place.(*ivl.Select).Args[0], e))
		}
		taken := ivl.Expr(ivl.NewBool(false))
		for i, v := range l.locks {
			if v != lock {
				continue
			}
			h := l.hold(i)
			held := ivl.Expr(ivl.NewIdent(h.held))
			gives := ivl.NewAnd(held, ivl.NewEq(written, free))
			here := ivl.NewAnd(takes, ivl.NewNot(held)) // and not in those before
			if h.at != nil {
				key := place.(*ivl.Select).Args[0]
				gives = ivl.NewAnd(gives, ivl.NewEq(ivl.NewIdent(h.at), key))
				set(h.at, ivl.NewIte(here, key, ivl.NewIdent(h.at)))
			}
			set(h.held, ivl.NewAnd(ivl.NewOr(held, here), ivl.NewNot(gives)))
			for _, sc := range scopes {
				if sc.before != nil && sc.before[i] != nil {
					set(sc.released[i], ivl.NewOr(ivl.NewIdent(sc.released[i]), ivl.NewAnd(ivl.NewIdent(sc.before[i]), gives)))
				}
			}
			changes = ivl.NewAnd(changes, ivl.NewNot(here), ivl.NewNot(gives))
			takes = ivl.NewAnd(takes, held)
			taken = ivl.NewOr(taken, here)
		}
		for _, sc := range scopes {
			if m := sc.moment; m != nil && m.was != nil && l.acquires[step] {
				set(m.seen, ivl.NewIte(taken, ivl.NewIdent(m.was), ivl.NewIdent(m.seen)))
				set(m.torn, ivl.NewIte(taken, ivl.NewIdent(m.whole), ivl.NewIdent(m.torn)))
			}
		}
	}
	for _, sc := range scopes {
		set(sc.changed, ivl.NewOr(ivl.NewIdent(sc.changed), changes))
	}
	return slices.Concat(due, out, []ivl.Stmt{note}, after)
}

// surely gives a statement of which the scopes note that it changes something, if it may.
func (l *ledger) surely(s ivl.Stmt, scopes []*scope) []ivl.Stmt {
	if c, ok := s.(*ivl.Call); ok && l.reports[c.Proc] != nil {
		s = l.call(c, nil)[0]
	} else if !l.changesState(s) {
		return []ivl.Stmt{s}
	}
	out := []ivl.Stmt{s}
	for _, sc := range scopes {
		out = append(out, ivl.NewAssign(sc.changed, ivl.NewBool(true)))
	}
	return out
}

// alone reports whether nobody else writes a variable between two accesses of a thread that writes it, unless that is
// a race, which is found where nothing is left out before it.
func (e *effects) alone(v *ivl.Var) bool { return e.raced && e.data[v] }

// comparable reports whether it is worth looking, and possible, if an assignment changes something. A write that may
// race is looked at in a step of its own; so no access may be benign. Any other one is looked at in the same step.
func (l *ledger) comparable(a *ivl.Assign, step *cfg.Step) bool {
	v, written := cfg.Target(a.Lhs[0]).Var, a.Rhs[0]
	if ivl.NewZero(a.Lhs[0].Type()) == nil || adds(written) != nil {
		return false
	}
	if !step.Section() {
		_, literal := value.Eval(written, nil)
		_, name := written.(*ivl.Ident)
		return !(l.alone(v) && l.benign) && (!l.ordered || l.alone(v)) && (literal || name)
	}
	return !l.ordered || readsIn(step, v) || step.Plain() && l.alone(v) && !l.benign
}

// call gives a call of what makes a report, with what the scopes note of it.
func (l *ledger) call(c *ivl.Call, scopes []*scope) []ivl.Stmt {
	n := *c
	n.Args, n.Outs = slices.Clone(c.Args), slices.Clone(c.Outs)
	q, holds, m := l.prog.Proc(c.Proc), l.reports[c.Proc].holds, l.reports[c.Proc].moment
	extra := 1 // of the results
	if m != nil {
		extra += 2
	}
	for _, h := range holds {
		extra += 2
		if h.at != nil {
			extra++
		}
	}
	for len(n.Outs) < len(q.Outs)-extra {
		n.Outs = append(n.Outs, nil)
	}
	if len(scopes) == 0 {
		for _, v := range q.Ins[len(n.Args):] {
			n.Args = append(n.Args, ivl.NewZero(v.Type))
		}
		n.Outs = append(n.Outs, make([]*ivl.Ident, extra)...)
		return []ivl.Stmt{&n}
	}
	if l.results.changed == nil {
		l.results.changed = l.local("call$changed", ivl.BoolType)
		for range l.locks {
			l.results.released = append(l.results.released, l.local("call$released", ivl.BoolType))
		}
	}
	n.Outs = append(n.Outs, ivl.NewIdent(l.results.changed))
	out := []ivl.Stmt{&n}
	if m != nil {
		if l.results.moment == nil {
			l.results.moment = &moment{seen: l.local("call$seen", ivl.BoolType), torn: l.local("call$torn", ivl.BoolType)}
		}
		m = l.results.moment
		n.Outs = append(n.Outs, ivl.NewIdent(m.seen), ivl.NewIdent(m.torn))
		for _, sc := range scopes {
			if sc.moment != nil {
				out = append(out, sc.moment.add(ivl.NewIdent(m.seen), ivl.NewIdent(m.torn))...)
			}
		}
	}
	for i := range holds {
		h := l.hold(i)
		n.Args, n.Outs = append(n.Args, ivl.NewIdent(h.held)), append(n.Outs, ivl.NewIdent(h.held))
		if h.at != nil {
			n.Args, n.Outs = append(n.Args, ivl.NewIdent(h.at)), append(n.Outs, ivl.NewIdent(h.at))
		}
		n.Outs = append(n.Outs, ivl.NewIdent(l.results.released[i]))
	}
	for _, sc := range scopes {
		out = append(out, ivl.NewAssign(sc.changed, ivl.NewOr(ivl.NewIdent(sc.changed), ivl.NewIdent(l.results.changed))))
		for i, before := range sc.before {
			if before != nil && len(holds) > 0 {
				gone := ivl.NewAnd(ivl.NewIdent(before), ivl.NewIdent(l.results.released[i]))
				out = append(out, ivl.NewAssign(sc.released[i], ivl.NewOr(ivl.NewIdent(sc.released[i]), gone)))
			}
		}
	}
	return out
}

// begin is what the procedure starts with; nil if that is nothing.
func (l *ledger) begin() []ivl.Stmt {
	var out []ivl.Stmt
	if l.report != nil {
		out = l.report.begin()
	} else {
		for _, h := range l.holds {
			out = append(out, ivl.NewAssign(h.held, ivl.NewBool(false)))
			if h.at != nil {
				out = append(out, ivl.NewAssign(h.at, ivl.NewZero(h.at.Type)))
			}
		}
	}
	if l.me != nil {
		out = append(out, &ivl.Call{Name: l.self.Name, Proc: l.self, Outs: []*ivl.Ident{ivl.NewIdent(l.me)}})
	}
	return out
}

// turns are blocks at which iterations of loops are taken to begin behind the head.
type turns struct {
	instead map[*cfg.Block]*cfg.Block // by the head of the loop
	besides []*cfg.Block              // not every iteration comes by
}

// turn finds the loops of a procedure that give up a lock first, as while (!done) { unlock(); lock(); } does, and cuts
// their blocks in two behind that. Iterations of such a loop are taken to begin there: then the thread holds nothing, and
// they take the lock and give it back.
func (e *effects) turn(q *cfg.Proc) turns {
	out := turns{instead: map[*cfg.Block]*cfg.Block{}}
	if len(e.locks) == 0 {
		return out
	}
	g := e.graphs.of(q)
	type cut struct {
		block, at int
		always    bool // each iteration comes by
	}
	var cuts []cut
	for _, l := range g.Loops().Loops {
		if l.Irreducible {
			continue
		}
		spine := e.spine(g, l)
		for _, i := range l.Blocks {
			at := slices.IndexFunc(g.Blocks[i].Stmts, e.uses)
			if g.Loops().Of[i] != l || at < 0 || !e.gives(g.Blocks[i].Stmts[at]) || !e.first(g, l, i) {
				continue
			}
			cuts = append(cuts, cut{i, at + 1, slices.Contains(spine, i)})
		}
	}
	if len(cuts) > 0 {
		delete(e.graphs, q)
	}
	slices.SortFunc(cuts, func(a, b cut) int { return b.block - a.block })
	for _, c := range cuts {
		b := g.Blocks[c.block]
		rest := &cfg.Block{Label: b.Label + ".turn", Stmts: b.Stmts[c.at:], Term: b.Term}
		b.Stmts, b.Term = b.Stmts[:c.at:c.at], &cfg.Goto{Targets: []*cfg.Block{rest}}
		q.Blocks = slices.Insert(q.Blocks, slices.Index(q.Blocks, b)+1, rest)
		if c.always {
			out.instead[g.Blocks[g.Loops().Of[c.block].Head]] = rest
		} else {
			out.besides = append(out.besides, rest)
		}
	}
	return out
}

// gives reports whether a statement calls what only gives locks back.
func (e *effects) gives(s ivl.Stmt) bool {
	c, ok := s.(*ivl.Call)
	return ok && e.reports[c.Proc] != nil && e.takers[c.Proc] && e.onlyGives(e.prog.Proc(c.Proc), nil)
}

// first reports whether an iteration of the loop may come to a block without having used a lock before.
func (e *effects) first(g *cfg.Graph, l *cfg.Loop, to int) bool {
	way := digraph.Reach(func(i int) []int {
		if slices.ContainsFunc(g.Blocks[i].Stmts, e.uses) {
			return nil
		}
		return slices.DeleteFunc(slices.Clone(g.Succs[i]), func(j int) bool { return !slices.Contains(l.Blocks, j) })
	}, l.Head)
	return slices.Contains(way, to)
}

// spine lists the blocks that each iteration of a loop comes by, from its head to the first one behind which it has used a lock.
func (e *effects) spine(g *cfg.Graph, l *cfg.Loop) (out []int) {
	idom, last := g.Dominators(), -1 // last dominates the ends of iterations, and the uses of locks
	for _, j := range l.Blocks {
		ends := g.Loops().BackTo(j, l.Head) == l && slices.Contains(g.Succs[j], l.Head)
		if !ends && !slices.ContainsFunc(g.Blocks[j].Stmts, e.uses) {
			continue
		}
		if last < 0 {
			last = j
		}
		for ; !digraph.Dominates(idom, last, j); last = idom[last] {
		}
	}
	for i := last; ; i = idom[i] {
		if g.Loops().Of[i] == l {
			out = append(out, i)
		}
		if i == l.Head {
			slices.Reverse(out)
			return out
		}
	}
}

// onlyGives reports whether a procedure, which those above called, writes lock variables only to give locks back.
func (e *effects) onlyGives(q *cfg.Proc, above []*cfg.Proc) bool {
	for s := range cfg.Stmts(q.Blocks) {
		if c, ok := s.(*ivl.Call); ok && e.takers[c.Proc] {
			if r := e.prog.Proc(c.Proc); slices.Contains(above, r) || !e.onlyGives(r, append(above, q)) {
				return false
			}
		}
		if a, ok := s.(*ivl.Assign); ok && e.takes(s) && (len(a.Rhs) != 1 || !isZero(a.Rhs[0])) {
			return false
		}
	}
	return true
}

// adds gives x if e is x and a constant, or less a constant, that is not zero: hardly what is there already, and another number than x. It gives nil
// if not.
func adds(e ivl.Expr) (x ivl.Expr) {
	var args []ivl.Expr
	less := false
	switch e := e.(type) {
	case *ivl.Binary:
		if e.Op == ivl.Add || e.Op == ivl.Sub {
			args, less = []ivl.Expr{e.X, e.Y}, e.Op == ivl.Sub
		}
	case *ivl.FuncApp:
		if op := e.Func.Attrs.Text("bvbuiltin"); op == "bvadd" || op == "bvsub" {
			args, less = e.Args, op == "bvsub"
		}
	}
	for i, a := range args {
		zero, _ := value.Eval(ivl.NewZero(a.Type()), nil)
		if v, ok := value.Eval(a, nil); ok && !value.Equal(v, zero) && !(less && i == 0) {
			return args[1-i]
		}
	}
	return nil
}

// readsIn reports whether the step reads v.
func readsIn(step *cfg.Step, v *ivl.Var) bool {
	return slices.ContainsFunc(step.Accesses, func(a cfg.Access) bool { return a.Var == v && !a.Write })
}

// keyOf is the type of the indices of a map, nil for other variables.
func keyOf(v *ivl.Var) ivl.Type {
	if m, ok := ivl.Expand(v.Type).(*ivl.MapType); ok {
		return m.Args[0]
	}
	return nil
}

// newVar makes a variable for a procedure, with an unused name.
func newVar(q *cfg.Proc, name string, t ivl.Type, kind ivl.VarKind) *ivl.Var {
	return ivl.NewVar(unused(name, q.Ins, q.Outs, q.Locals), t, kind)
}

// unused is name, or one like it that no variable has.
func unused(name string, vars ...[]*ivl.Var) string {
	var names ivl.Names
	for _, vs := range vars {
		names.TakeVars(vs)
	}
	return names.Unique(name)
}
