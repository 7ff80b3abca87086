package modular

import (
	"context"
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/smt"
)

// executor executes each thread symbolically, parents before their children, and lets others interfere between its steps.
type executor struct {
	ctx   context.Context
	in    *cfg.Threads
	goals goal.Set
	enc   *bmc.Encoding
	given []smt.Term // axioms of the program
	a     *smt.Arena
	ev    *bmc.Evaluator
	data  map[*ivl.Var]bool

	globals map[*ivl.Var]int // indices of views
	threads []*thread        // by ID
	of      map[*cfg.Instance]*thread
	// writers and users are the threads that write, and access, a variable.
	writers, users map[*ivl.Var][]*thread
	// values are those that a thread writes to a variable, if all are literals; else nil. places are the indices, where nil is any.
	values map[*ivl.Var]map[*thread][]smt.Term
	places map[*ivl.Var]map[*thread][][]smt.Term
	// waitedFor are the variables to which threads write their own ids in steps in which they wait.
	waitedFor map[*ivl.Var]bool
	owners    map[*ivl.Var]smt.Term // the guesses that variables are owner variables
	states    map[*ivl.Var]*states  // of threads
	locks     []*lock
	cells     []*cell
	units     []*unit           // of the cells
	guesses   map[*ivl.Var]bool // constants of induction

	invariants []*invariant
	tokens     []*tokens
	supposed   []smt.Term // guesses

	reliances map[reliance]smt.Term
	order     []reliance
	asserts   []assertion
	guessed   []duty // of guesses of induction, and that loops keep locks
	kept      []smt.Term
	again     map[string]bool // loops that go round more than once
	accesses  []*access
	writes    map[*ivl.Var][]*access
	waits     []*wait
	ends      []*end
	exits     []*end // of the process

	// of the thread at hand
	t     *thread
	slots map[*ivl.Var]int
	// arbitrary are the values of locals before they are assigned, by slots.
	arbitrary []bmc.Value
	s         *state
	step      *cfg.Step
	last      map[*cfg.Step]bool
	// behind are the loops that may go round once more behind the block, by their numbers.
	behind []string
	spent  int
}

// states are the values that say of a thread, in an element of a variable with its id, that it is running or has ended.
type states struct {
	index          smt.Term // some index
	ended, running []smt.Term
}

// thread is a thread instance.
type thread struct {
	inst  *cfg.Instance
	start *state // nil: the entry thread
	args  []bmc.Value
	below []*thread  // those that it starts, and that these start
	done  []smt.Term // it ends, or the process does
}

func (t *thread) id() int { return t.inst.ID }

// state is where a thread is. Slices are copied before they are changed.
type state struct {
	guard         smt.Term
	env           []bmc.Value // of locals, by slots
	views         []*view
	ended, unborn []smt.Term       // threads that are known to have ended, and not to have begun
	added         []smt.Term       // accounts of the thread, by units
	at            *moment          // where the step began; nil if no other thread existed
	born          []*thread        // in the open step
	loops         map[string]*head // that were entered, by their numbers
}

// head is the state at the head of a loop.
type head struct {
	views    []*view // behind what is lost
	same     smt.Term
	locals   map[int]smt.Term // what numbers were at first, by slots
	accounts []account
}

func (s *state) clone() *state {
	n := *s
	n.env, n.views, n.ended, n.unborn, n.added = slices.Clone(s.env), slices.Clone(s.views), slices.Clone(s.ended), slices.Clone(s.unborn), slices.Clone(s.added)
	return &n
}

// before is the state in which its step begins, as far as others may see it.
func (s *state) before() *state {
	if s.at == nil {
		return s
	}
	return s.at.state
}

// access is one to a global variable.
type access struct {
	*state
	t      *thread
	v      *ivl.Var
	index  []smt.Term
	value  smt.Term // what is written; 0: a map as a whole
	zero   bool     // that is 0 everywhere
	alone  bool
	last   bool     // in the last step of the thread
	inside []string // loops, by their numbers
	kind   cfg.Kind
	info   cfg.Access
	exempt smt.Term
}

// assertion is an assert statement, and the condition under which it fails.
type assertion struct {
	stmt ivl.Stmt
	bad  smt.Term
}

// wait is an await that may have to wait.
type wait struct {
	*state
	t      *thread
	stmt   *ivl.Assume
	bad    smt.Term // it has to
	object smt.Term // of {:waits_for}; 0 if there is none
	holder smt.Term
}

// end is where a thread ends.
type end struct {
	*state
	t *thread
}

func newExecutor(ctx context.Context, in *cfg.Threads, goals goal.Set, guesses map[*ivl.Var]bool, first *prover) (*executor, error) {
	x := &executor{
		ctx: ctx, in: in, goals: goals, guesses: guesses, a: smt.NewArena(), enc: &bmc.Encoding{Initial: map[*ivl.Var]smt.Term{}},
		data: in.DataVars(), globals: map[*ivl.Var]int{}, of: map[*cfg.Instance]*thread{},
		writers: map[*ivl.Var][]*thread{}, users: map[*ivl.Var][]*thread{}, owners: map[*ivl.Var]smt.Term{}, values: map[*ivl.Var]map[*thread][]smt.Term{},
		places: map[*ivl.Var]map[*thread][][]smt.Term{}, waitedFor: map[*ivl.Var]bool{},
		states: map[*ivl.Var]*states{}, reliances: map[reliance]smt.Term{}, writes: map[*ivl.Var][]*access{}, again: map[string]bool{},
	}
	x.enc.Arena = x.a
	var err error
	x.ev, err = bmc.NewEvaluator(x.a, in.Program.Source, x, x.enc)
	if err != nil {
		return nil, err
	}
	x.given = slices.Clone(x.enc.Axioms)
	for i, g := range in.Globals {
		x.globals[g] = i
	}
	for _, inst := range in.Instances {
		t := &thread{inst: inst}
		x.threads, x.of[inst] = append(x.threads, t), t
		for p := inst.Parent; p != nil; p = p.Parent {
			x.of[p].below = append(x.of[p].below, t)
		}
	}
	return x, bmc.Try(func() {
		x.survey()
		if first != nil {
			x.guessInvariants(first)
		}
	})
}

// run executes all threads. The error is that of the context, or *bmc.UnsupportedError.
func (x *executor) run() error {
	return bmc.Try(func() {
		for _, t := range x.threads {
			x.thread(t)
		}
		x.guessProtected()
	})
}

func (x *executor) thread(t *thread) {
	if t.start == nil && t.inst.Parent != nil {
		return // what starts it is never executed
	}
	x.t, x.slots = t, map[*ivl.Var]int{}
	var s *state
	if t.start != nil {
		s = t.start.clone()
	} else {
		s = &state{guard: x.a.True(), ended: make([]smt.Term, len(x.threads)), unborn: make([]smt.Term, len(x.threads))}
		for i := range x.threads {
			s.ended[i], s.unborn[i] = x.a.False(), x.a.Bool(i != t.id())
		}
		for _, g := range x.in.Globals {
			s.views = append(s.views, &view{kind: initial, value: x.ev.Fresh(g.Name, g.Type)})
		}
	}
	s.env, s.added = nil, x.nothingAdded()
	for i, p := range t.inst.Params {
		x.slots[p] = len(s.env)
		if i < len(t.args) {
			s.env = append(s.env, t.args[i])
		} else {
			s.env = append(s.env, x.ev.Fresh(p.Name, p.Type))
		}
	}
	for _, v := range t.inst.Locals {
		x.slots[v] = len(s.env)
		s.env = append(s.env, bmc.Value{})
	}
	x.arbitrary = make([]bmc.Value, len(s.env))
	g := cfg.NewGraph(t.inst.Blocks)
	x.last = lastSteps(g)
	behind := backs(g)
	type edge struct {
		from *state
		cond smt.Term
	}
	in := make([][]edge, len(g.Blocks))
	for i, b := range g.Blocks {
		if i > 0 {
			s = nil
			for _, e := range in[i] {
				guard := x.a.And(e.from.guard, e.cond)
				if guard == x.a.False() {
					continue
				}
				if s == nil {
					s = e.from.clone()
					s.guard = guard
				} else {
					s = x.merge(guard, e.from, s)
				}
			}
			in[i] = nil
		}
		if s == nil || s.guard == x.a.False() {
			continue
		}
		x.s, x.behind = s, behind[i]
		x.body(b)
		s = x.s
		if s.guard == x.a.False() {
			continue
		}
		var conds []smt.Term
		switch term := b.Term.(type) {
		case *cfg.Return:
			x.finish(s.clone())
		case *cfg.Branch:
			c := x.ev.Term(term.Cond)
			conds = []smt.Term{c, x.a.Not(c)}
			if term.Then == term.Else {
				conds = []smt.Term{x.a.True(), x.a.False()}
			}
		case *cfg.Goto:
			logic := goal.Logic[smt.Term]{And: x.a.And, Or: x.a.Or, Not: x.a.Not}
			conds, _ = logic.Ways(len(term.Targets), func() smt.Term { return x.a.Fresh("goto", smt.SortBool) })
		}
		for k, next := range cfg.Successors(b.Term) {
			j := g.Index(next)
			in[j] = append(in[j], edge{s, conds[k]})
		}
	}
}

func (x *executor) nothingAdded() (out []smt.Term) {
	for _, u := range x.units {
		out = append(out, x.a.BV(x.a.Sort(u.number).Width(), 0))
	}
	return out
}

// lastSteps finds the steps behind which their thread makes none.
func lastSteps(g *cfg.Graph) map[*cfg.Step]bool {
	more := make([]bool, len(g.Blocks)) // some step begins in the block or behind it
	last := map[*cfg.Step]bool{}
	for i := len(g.Blocks) - 1; i >= 0; i-- {
		b := g.Blocks[i]
		behind := false
		for _, j := range g.Succs[i] {
			behind = behind || more[j]
		}
		for k := len(b.Stmts) - 1; k >= 0; k-- {
			step, s := b.Step(k), b.Stmts[k]
			if s.Info().Attrs.Has(backAttr) {
				behind = true // the next iteration
			}
			if step.EndsAt(s) {
				was, ok := last[step]
				last[step] = !behind && (was || !ok)
			}
			if step.BeginsAt(s) && !endsThread(step) {
				behind = true
			}
		}
		more[i] = behind
	}
	return last
}

// backs lists for each block the loops that may go round once more behind it, by their numbers.
func backs(g *cfg.Graph) [][]string {
	out := make([][]string, len(g.Blocks))
	for i := len(g.Blocks) - 1; i >= 0; i-- {
		for _, s := range g.Blocks[i].Stmts {
			if attrs := s.Info().Attrs; attrs.Has(backAttr) {
				out[i] = append(out[i], loopNumber(attrs, backAttr))
			}
		}
		for _, j := range g.Succs[i] {
			out[i] = union(out[i], out[j])
		}
	}
	return out
}

// finish notes that the thread ends.
func (x *executor) finish(s *state) {
	x.ends = append(x.ends, &end{s, x.t})
	x.t.done = append(x.t.done, s.guard)
}

// orArbitrary is a value of a local, or the one that it has before it is assigned.
func (x *executor) orArbitrary(v bmc.Value, slot int) bmc.Value {
	if !v.IsZero() {
		return v
	}
	if x.arbitrary[slot].IsZero() {
		l := x.t.inst.Locals[slot-len(x.t.inst.Params)]
		x.arbitrary[slot] = x.ev.Fresh(l.Name, l.Type)
	}
	return x.arbitrary[slot]
}

// endsThread reports whether all that a step does is to end its thread.
func endsThread(s *cfg.Step) bool {
	a, ok := s.First().(*ivl.Assume)
	return ok && len(s.Accesses) == 0 && cfg.EndsThread(a)
}

// merge is the state of a way that is taken where guard holds, or else that of t, which is changed.
func (x *executor) merge(guard smt.Term, s, t *state) *state {
	a := x.a
	switch alone := x.aloneIn(s); { // behind this, accounts are kept and invariants are assumed on both ways
	case alone == x.aloneIn(t):
	case alone:
		x.open(s, guard)
		x.establish(s, guard)
	default:
		x.open(t, t.guard)
		x.establish(t, t.guard)
	}
	for i := range t.env {
		if p, q := s.env[i], t.env[i]; p != q {
			t.env[i] = x.ev.Merge(guard, x.orArbitrary(p, i), x.orArbitrary(q, i))
		}
	}
	for i := range t.views {
		if s.views[i] != t.views[i] {
			t.views[i] = &view{kind: merged, cond: guard, older: s.views[i], other: t.views[i]}
		}
	}
	for i := range t.ended {
		t.ended[i], t.unborn[i] = a.Ite(guard, s.ended[i], t.ended[i]), a.Ite(guard, s.unborn[i], t.unborn[i])
	}
	for i := range t.added {
		t.added[i] = a.Ite(guard, s.added[i], t.added[i])
	}
	t.born = union(t.born, s.born)
	t.guard = a.Or(guard, t.guard)
	return t
}

func (x *executor) body(b *cfg.Block) {
	for i, s := range b.Stmts {
		if x.spent++; x.spent%64 == 0 {
			bmc.Wait(x.ctx)
		}
		x.step = b.Step(i)
		if x.step.BeginsAt(s) {
			x.begin()
		}
		x.statement(s, b.Accesses(i))
		if x.step.EndsAt(s) {
			x.end(x.s)
		}
		if x.s.guard == x.a.False() {
			return
		}
	}
}

// alone reports whether no other thread exists.
func (x *executor) alone() bool { return x.aloneIn(x.s) }

func (x *executor) aloneIn(s *state) bool {
	if x.t.inst.Parent != nil {
		return false
	}
	for i, u := range s.unborn {
		if i != x.t.id() && u != x.a.True() {
			return false
		}
	}
	return true
}

// begin begins a step: others may have written since the last one.
func (x *executor) begin() {
	if x.alone() {
		return
	}
	x.s.guard = x.a.And(x.s.guard, x.a.Not(x.a.Fresh("stops", smt.SortBool))) // so that what is said of later states does not rule out what leads there
	m := &moment{t: x.t, step: x.step, past: x.s.clone()}
	if attrs := x.step.First().Info().Attrs; attrs.Has(loopAttr) {
		m.loop = loopNumber(attrs, loopAttr)
	}
	for _, g := range x.in.Globals {
		if slices.ContainsFunc(x.writers[g], func(t *thread) bool { return t != x.t }) {
			i := x.globals[g]
			x.s.views[i] = &view{kind: changed, older: x.s.views[i], at: m, self: x.t}
		}
	}
	m.state, x.s.at = x.s.clone(), m
	x.recall(m)
}

// end ends a step in a state: the threads that it started begin.
func (x *executor) end(s *state) {
	x.promise(s)
	for _, c := range s.born {
		for _, t := range append([]*thread{c}, c.below...) {
			unborn := x.a.False()
			if s.guard != c.start.guard { // on some of the ways, it may not be
				unborn = x.a.And(s.unborn[t.id()], x.a.Not(c.start.guard))
			}
			s.unborn[t.id()] = unborn
		}
	}
	s.born = nil
}

func (x *executor) statement(s ivl.Stmt, accesses []cfg.Access) {
	a := x.a
	attrs := s.Info().Attrs
	switch {
	case cfg.Delimits(s):
		return
	case attrs.Has(loopAttr):
		x.enter(s.(*ivl.Havoc))
		return
	case attrs.Has(backAttr):
		x.back(loopNumber(attrs, backAttr))
		return
	}
	if as, ok := s.(*ivl.Assert); ok && x.induced(as) {
		return
	}
	if attrs.Has(ghostAttr) {
		accesses = nil
	}
	recorded := x.record(accesses)
	switch s := s.(type) {
	case *ivl.Assign:
		vals := make([]bmc.Value, len(s.Rhs))
		for i, r := range s.Rhs {
			vals[i] = x.ev.Eval(r)
		}
		for i, l := range s.Lhs {
			x.assign(l, vals[i], recorded)
		}
	case *ivl.Havoc:
		for _, id := range s.Vars {
			x.assign(id, x.ev.Fresh(id.Var.Name, id.Var.Type), recorded)
		}
	case *ivl.Assert:
		holds := x.ev.Term(s.Cond)
		if bad := a.And(x.s.guard, a.Not(holds)); bad != a.False() {
			if (x.goals | goal.Limits).Has(goal.KindOf(s)) {
				x.asserts = append(x.asserts, assertion{s, bad})
				x.s.guard = a.And(x.s.guard, holds) // behind one that fails nothing needs to be known
			}
		}
	case *ivl.Assume:
		cond := x.ev.Term(s.Cond)
		if s.Attrs.Has("passed") {
			return
		}
		bad := a.And(x.s.guard, a.Not(cond))
		switch {
		case bad == a.False():
		case cfg.EndsProcess(s):
			e := x.s.clone()
			e.guard = bad
			x.exits = append(x.exits, &end{e, x.t})
			x.t.done = append(x.t.done, bad)
		case cfg.EndsThread(s):
			e := x.s.clone()
			e.guard = bad
			x.end(e)
			x.finish(e)
		case s.Await:
			w := &wait{state: x.s.clone(), t: x.t, stmt: s, bad: bad}
			if f := s.Attrs.Get("waits_for"); f != nil && len(f.Args) > 2 && !s.Attrs.Has(goal.Anybody) {
				w.object, w.holder = x.ev.Term(f.Args[1].Expr), x.ev.Term(f.Args[2].Expr)
			}
			x.waits = append(x.waits, w)
		}
		x.s.guard = a.And(x.s.guard, cond)
	case *ivl.AsyncCall:
		x.spawn(s)
	case *ivl.Yield:
	default:
		panic(fmt.Sprintf("modular: statement %T", s))
	}
}

// record notes the accesses of a statement.
func (x *executor) record(accesses []cfg.Access) (out []*access) {
	for _, acc := range accesses {
		if !acc.Write && !x.data[acc.Var] {
			continue
		}
		n := &access{t: x.t, v: acc.Var, info: acc, alone: x.alone(), last: x.last[x.step], kind: cfg.KindOf(acc, x.data[acc.Var] && x.step.Plain())}
		for _, arg := range acc.Args {
			n.index = append(n.index, x.ev.Term(arg))
		}
		for _, k := range x.behind {
			if x.s.loops[k] != nil {
				n.inside = append(n.inside, k)
			}
		}
		n.state = x.s.clone()
		x.accesses = append(x.accesses, n)
		if acc.Write {
			x.writes[acc.Var] = append(x.writes[acc.Var], n)
			out = append(out, n)
		}
	}
	return out
}

func (x *executor) assign(lhs ivl.Expr, val bmc.Value, recorded []*access) {
	switch lhs := lhs.(type) {
	case *ivl.Ident:
		v := lhs.Var
		if v.Kind != ivl.Global {
			x.s.env[x.slots[v]] = val
			return
		}
		for _, n := range recorded {
			if n.v == v && !ivl.IsMap(v.Type) {
				n.value = x.ev.Flat(val)
			} else if n.v == v {
				n.zero = x.allZero(val)
			}
		}
		x.write(v, &view{kind: whole, value: val})
	case *ivl.Select:
		var index []smt.Term
		for _, arg := range lhs.Args {
			index = append(index, x.ev.Term(arg))
		}
		id, ok := lhs.M.(*ivl.Ident)
		if !ok {
			bmc.Refuse(lhs.Pos, "a map of maps is assigned")
		}
		if id.Var.Kind != ivl.Global {
			i := x.slots[id.Var]
			x.s.env[i] = x.ev.Store(x.orArbitrary(x.s.env[i], i), index, x.ev.Flat(val))
			return
		}
		for _, n := range recorded {
			if n.v == id.Var && slices.Equal(n.index, index) {
				n.value = x.ev.Flat(val)
			}
		}
		x.write(id.Var, &view{kind: stored, older: x.s.views[x.globals[id.Var]], index: index, written: x.ev.Flat(val)})
	default:
		panic(fmt.Sprintf("modular: assignment to %T", lhs))
	}
}

// write changes what the thread knows of a variable.
func (x *executor) write(v *ivl.Var, after *view) {
	i := x.globals[v]
	x.add(v, x.s.views[i], after)
	x.s.views[i] = after
}

// allZero reports whether a map is 0 everywhere.
func (x *executor) allZero(m bmc.Value) bool {
	t := x.ev.Flat(m)
	return x.a.Op(t) == smt.OpConstArray && x.isNull(x.a.Args(t)[0]) == x.a.True()
}

// Value is the current value of a variable.
func (x *executor) Value(v *ivl.Var) bmc.Value {
	if v.Kind == ivl.Global {
		if x.ev.Binding() {
			bmc.Refuse(v.Pos, fmt.Sprintf("the variable %s is read under a quantifier", v.Name))
		}
		if ivl.IsMap(v.Type) {
			w := x.s.views[x.globals[v]]
			if w.kind != whole && w.kind != initial {
				bmc.Refuse(v.Pos, fmt.Sprintf("the map %s is used as a whole", v.Name))
			}
			return w.value
		}
		return x.ev.Wrap(x.read(v, x.s.views[x.globals[v]], nil))
	}
	i, ok := x.slots[v]
	if !ok {
		bmc.Refuse(v.Pos, "the variable "+v.Name+" is not known here")
	}
	return x.orArbitrary(x.s.env[i], i)
}

// Cell is the element of a global map. What it says of other threads is noted.
func (x *executor) Cell(v *ivl.Var, index []smt.Term) (smt.Term, bool) {
	if x.ev.Binding() {
		bmc.Refuse(v.Pos, fmt.Sprintf("the map %s is read under a quantifier", v.Name))
	}
	if m, ok := ivl.Expand(v.Type).(*ivl.MapType); ok && ivl.IsMap(m.Result) {
		bmc.Refuse(v.Pos, fmt.Sprintf("the elements of the map %s are maps", v.Name))
	}
	t := x.read(v, x.s.views[x.globals[v]], index)
	if s := x.states[v]; s != nil && !x.alone() {
		for _, u := range x.threads {
			is := x.isSelf(u, index[0])
			if u == x.t || is == x.a.False() {
				continue
			}
			for _, at := range s.ended {
				x.s.ended[u.id()] = x.a.Or(x.s.ended[u.id()], x.a.And(x.rely(reliance{kind: ended, v: v, at: at}), is, x.a.Eq(t, at)))
			}
		}
	}
	return t, true
}

// spawn starts a thread. It knows what its parent does, but for what the step writes in which it is started.
func (x *executor) spawn(s *ivl.AsyncCall) {
	c := x.of[x.in.Child[s]]
	for _, e := range s.Args {
		c.args = append(c.args, x.ev.Eval(e))
	}
	n := x.s.clone()
	n.born, n.loops, n.added, n.at = nil, nil, x.nothingAdded(), nil
	if !x.counts() { // it is the first
		x.open(x.s, x.s.guard)
	}
	for i, g := range x.in.Globals {
		w := n.views[i]
		if x.owners[g] != 0 && rests(w, initial) {
			x.guessed = append(x.guessed, duty{x.owners[g], x.a.True()})
		}
		if slices.ContainsFunc(x.step.Accesses, func(a cfg.Access) bool { return a.Write && a.Var == g }) {
			n.views[i] = &view{kind: initial, value: x.ev.Fresh(g.Name, g.Type)}
		}
		if x.owners[g] != 0 {
			n.views[i] = &view{kind: unheld, older: n.views[i], self: c}
		}
		if st := x.states[g]; st != nil && rests(w, initial) {
			for _, at := range st.ended {
				x.guessed = append(x.guessed, duty{x.rely(reliance{kind: ended, v: g, at: at}), x.a.True()})
			}
			for _, at := range st.running {
				x.guessed = append(x.guessed, duty{x.rely(reliance{kind: running, v: g, at: at}), x.a.True()})
			}
		}
	}
	for i := range n.unborn {
		n.unborn[i] = x.a.Bool(slices.Contains(c.below, x.threads[i]))
	}
	c.start = n
	x.s.born = append(slices.Clip(x.s.born), c)
}
