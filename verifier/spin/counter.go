package spin

import (
	"cmp"
	"maps"
	"math/big"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// A counter of a loop is a local variable that each iteration moves on by one step, and of which an iteration makes nothing but tests
// that leave the loop: as in for (i = 0; i < 1000; i++) if (try()) break. An iteration that changes nothing else is vain. It is at
// a moment if no more than one of its steps is of interest to others, so that it has a linearization point.
//
// Lemma (counter). Vain iterations are one of them that is at a moment, after which the counter has moved on by as many steps.
// In more detail, let E be an execution in which thread t completes n vain iterations in one execution of its loop, one of which, v,
// is at a moment. Then E without the others, and with n-1 more for the counter at the end of v, has the same states at its end, and the same
// failures. The other way round, let E be an execution in which the counter moves on by n-1 more at the end of v, where each test goes on for all values between.
// Then there is an execution with n times v in place of v.
//
// Proof. A vain iteration can be left out as Cut says, but that the counter is less then. What an iteration
// does does not depend on it, and at most as many values are tested as before. Each iteration that is left tests a value that one tested in E, since
// they have the same values but for some, and all tests that come before the end of E went on: so do these. The counter at the end is the same. The other way round, v is
// repeated at its moment, at which it finds what it found before, and comes round again. (Reads of data are at that moment, too, since no two threads race: what nobody else writes meanwhile.)
//
// Bounds that iterations find out anew, as in i < limit, are the same for all that are one; where one is another than before, that is a change, and there may be another leap.
//
// (To take many iterations for one is acceleration: Kroening, Lewis, Weissenbacher, Under-Approximating Loops in C Programs for
// Fast Counterexample Detection, CAV 2013.)
//
// So a loop has no more than one vain iteration at a moment, a leap: behind it the counter has any of the values that it can come to by repeating it. If there is none, the vain iterations
// are not at a moment, and others have done something in each of them. They are counted as any other. If there is one, the others
// may be left out.

// counter is one of a loop.
type counter struct {
	v     *ivl.Var
	step  *big.Int // by which it moves, no less than 1
	down  bool
	tests []test
	on    map[*ivl.Var]bool // what depends on it
}

// test is one of a counter: the loop goes on if it holds.
type test struct {
	cond         ivl.Expr // over the values that local variables have where the iteration begins
	value, bound ivl.Expr // of the counter, and what it is compared with
	// The loop goes on while the value is less than the bound, or at most that; greater, if the counter comes down; or if they are unequal.
	equal, down, unequal bool
	signed               bool
	found                *ivl.Var // the bound, if iterations assign it; nil if not
}

// offset is what is known of a local variable that depends on a counter: the counter's value where the iteration begins and a number; nil if it is something else.
type offset struct{ by *big.Int }

// counting looks for counters of one procedure.
type counting struct {
	operators
	graph *cfg.Graph
	live  *cfg.Liveness
	inert *cfg.Inert
}

// findCounters finds those of all loops, by their heads, and which procedures have to say whether what they do is at a moment.
func (e *effects) findCounters(inert *cfg.Inert) {
	e.counted, e.looked, e.timed = map[*cfg.Block]*counter{}, map[*ivl.ProcDecl]int{}, map[*ivl.ProcDecl]bool{}
	for _, q := range e.prog.Procs {
		c := &counting{operators: operators{e.prog}, graph: e.graphs.of(q), inert: inert}
		if len(c.graph.Loops().Loops) == 0 {
			continue
		}
		c.live = cfg.NewRelevance(q, c.graph, inert, e.prog.Faint)
		for _, l := range c.graph.Loops().Loops {
			if e.moving[c.graph.Blocks[l.Head]] {
				continue
			}
			n := c.ofLoop(l)
			if n == nil {
				continue
			}
			e.counted[c.graph.Blocks[l.Head]] = n
			if e.looksAround(c.graph, l) < 2 {
				continue
			}
			for s := range cfg.Stmts(c.graph.In(l)) {
				if call, ok := s.(*ivl.Call); ok {
					for _, q := range e.prog.Running(call.Proc) {
						e.timed[q.Decl] = true
					}
				}
			}
		}
	}
	if len(e.counted) > 0 { // later, loops are cut
		e.findChoosers()
		for _, q := range e.prog.Procs {
			e.looksIn(q.Decl)
		}
	}
}

// findChoosers finds the procedures that choose something.
func (e *effects) findChoosers() {
	e.choosers = map[*ivl.ProcDecl]bool{}
	for _, q := range e.prog.Procs {
		if slices.ContainsFunc(q.Blocks, branchesFreely) {
			e.choosers[q.Decl] = true
		}
	}
	maps.Copy(e.choosers, procsThat(e.prog, e.chooses))
}

// chooses reports whether a statement chooses something, or calls what does.
func (e *effects) chooses(s ivl.Stmt) bool {
	switch s := s.(type) {
	case *ivl.Havoc:
		return true
	case *ivl.Call:
		return e.choosers[s.Proc] || e.prog.Proc(s.Proc) == nil && !s.Proc.IsIntrinsic()
	}
	return false
}

func branchesFreely(b *cfg.Block) bool {
	t, ok := b.Term.(*cfg.Goto)
	return ok && len(t.Targets) > 1
}

// ofLoop is the counter of a loop; nil if it has none.
func (c *counting) ofLoop(l *cfg.Loop) *counter {
	if l.Irreducible || within(c.graph.Blocks[l.Head]) {
		return nil
	}
	for _, v := range c.numbers(l) {
		if n := c.counter(l, v); n != nil {
			return n
		}
	}
	return nil
}

// within reports whether a block begins in an atomic section.
func within(b *cfg.Block) bool {
	return b.Step(0).Section() && !(len(b.Stmts) > 0 && b.Step(0).BeginsAt(b.Stmts[0]))
}

// numbers lists the local variables that the loop assigns, whose values matter where its iterations begin, and that can be added to.
func (c *counting) numbers(l *cfg.Loop) (out []*ivl.Var) {
	for s := range cfg.Stmts(c.graph.In(l)) {
		for _, v := range cfg.Assigned(s) {
			if (sizeOf(v.Type) != nil || ivl.Expand(v.Type) == ivl.IntType) && v.Kind != ivl.Global && !slices.Contains(out, v) && c.live.Live(v, c.graph.Blocks[l.Head], 0) {
				out = append(out, v)
			}
		}
	}
	return out
}

// counter follows what depends on v through an iteration; nil if v is no counter.
func (c *counting) counter(l *cfg.Loop, v *ivl.Var) *counter {
	n := &counter{v: v, on: map[*ivl.Var]bool{}}
	in := map[int]map[*ivl.Var]offset{l.Head: {v: offset{new(big.Int)}}}
	assigned := cfg.AssignedIn(cfg.Stmts(c.graph.In(l)))
	var step *big.Int
	type place struct{ block, at int }
	tests := map[place]test{}
	for work := []int{l.Head}; len(work) > 0; {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		b := c.graph.Blocks[i]
		now := maps.Clone(in[i])
		add := func(k int, cond ivl.Expr) bool {
			d, ok := testOf(cond, now)
			if !ok {
				return false
			}
			if id, ok := d.bound.(*ivl.Ident); ok && assigned[id.Var] && ivl.NewZero(id.Var.Type) != nil && !c.assignedBehind(l, id.Var, i, k) {
				d.found = id.Var
			} else if ivl.Mentions(d.bound, func(w *ivl.Var) bool { return assigned[w] || w.Kind == ivl.Global }) {
				return false
			}
			env := map[*ivl.Var]ivl.Expr{}
			for w, o := range now {
				if o.by != nil && o.by.Sign() != 0 {
					env[w] = c.plus(ivl.NewIdent(v), number(o.by, v.Type))
				} else if o.by != nil {
					env[w] = ivl.NewIdent(v)
				}
			}
			d.cond, d.value = ivl.Substitute(d.cond, env), ivl.Substitute(d.value, env)
			tests[place{i, k}] = d
			return true
		}
		for k, s := range b.Stmts {
			if a, ok := s.(*ivl.Assert); ok && mentions(a.Cond, now) { // it leaves the loop where it fails
				if !add(k, a.Cond) {
					return nil
				}
				continue
			}
			if !c.follow(s, now) {
				return nil
			}
		}
		if t, ok := b.Term.(*cfg.Branch); ok && mentions(t.Cond, now) && !c.live.Ignores(t) {
			goes := slices.Contains(l.Blocks, c.graph.Index(t.Then))
			if goes == slices.Contains(l.Blocks, c.graph.Index(t.Else)) {
				return nil
			}
			cond := t.Cond
			if !goes {
				cond = ivl.NewNot(cond)
			}
			if !add(len(b.Stmts), cond) {
				return nil
			}
		}
		for w := range now {
			n.on[w] = true
		}
		for _, j := range c.graph.Succs[i] {
			switch {
			case j == l.Head:
				for w, o := range now {
					if w != v && c.live.Live(w, c.graph.Blocks[j], 0) || w == v && o.by == nil {
						return nil
					}
				}
				o, ok := now[v]
				if !ok || step != nil && step.Cmp(o.by) != 0 {
					return nil
				}
				step = o.by
			case slices.Contains(l.Blocks, j):
				if met, changed := meet(in[j], now); changed {
					in[j], work = met, append(work, j)
				}
			}
		}
	}
	switch size := sizeOf(v.Type); {
	case step == nil || step.Sign() == 0:
		return nil
	case size != nil: // the shorter way
		back := new(big.Int).Sub(size, step)
		if n.step = step; back.Cmp(step) < 0 {
			n.step, n.down = back, true
		}
	case step.IsInt64() && (step.Int64() == 1 || step.Int64() == -1):
		n.step, n.down = big.NewInt(1), step.Sign() < 0
	default:
		return nil
	}
	for _, at := range slices.SortedFunc(maps.Keys(tests), func(a, b place) int { return cmp.Or(a.block-b.block, a.at-b.at) }) {
		d := tests[at]
		if !d.ends(n.step, n.down) || !comesBy(c.graph, l, at.block) {
			return nil
		}
		n.tests = append(n.tests, d)
	}
	return n
}

// assignedBehind reports whether an iteration may assign v behind the at-th statement of a block: then it ends with another bound than the one that was tested.
func (c *counting) assignedBehind(l *cfg.Loop, v *ivl.Var, block, at int) bool {
	assigns := func(stmts []ivl.Stmt) bool {
		return slices.ContainsFunc(stmts, func(s ivl.Stmt) bool { return slices.Contains(cfg.Assigned(s), v) })
	}
	inside := func(i int) []int {
		return slices.DeleteFunc(slices.Clone(c.graph.Succs[i]), func(j int) bool { return j == l.Head || !slices.Contains(l.Blocks, j) })
	}
	return assigns(c.graph.Blocks[block].Stmts[at:]) ||
		slices.ContainsFunc(digraph.Reach(inside, inside(block)...), func(i int) bool { return assigns(c.graph.Blocks[i].Stmts) })
}

// meet joins what is known where paths meet; nil is known of a block that was not reached.
func meet(a, b map[*ivl.Var]offset) (met map[*ivl.Var]offset, changed bool) {
	if a == nil {
		return maps.Clone(b), true
	}
	met = maps.Clone(a)
	same := func(x, y offset) bool {
		return x.by == nil && y.by == nil || x.by != nil && y.by != nil && x.by.Cmp(y.by) == 0
	}
	for v, o := range a {
		if p, ok := b[v]; (!ok || !same(o, p)) && o.by != nil {
			met[v], changed = offset{}, true
		}
	}
	for v := range b {
		if _, ok := a[v]; !ok {
			met[v], changed = offset{}, true
		}
	}
	return met, changed
}

// follow takes what depends on the counter through a statement; false if that makes a difference to more than local variables.
func (c *counting) follow(s ivl.Stmt, now map[*ivl.Var]offset) bool {
	depends := func(e ivl.Expr) bool { return mentions(e, now) }
	switch s := s.(type) {
	case *ivl.Assign:
		next := make([]*offset, len(s.Rhs))
		for i, r := range s.Rhs {
			if depends(r) {
				next[i] = &offset{}
				if _, by, ok := offsetOf(r, now); ok {
					next[i].by = by
				}
			}
		}
		for i, lhs := range s.Lhs {
			id, whole := lhs.(*ivl.Ident)
			switch {
			case whole && id.Var.Kind != ivl.Global && next[i] != nil:
				now[id.Var] = *next[i]
			case whole && id.Var.Kind != ivl.Global:
				delete(now, id.Var)
			case depends(lhs) || next[i] != nil && !c.prog.Faint[cfg.Target(lhs).Var]:
				return false
			}
		}
		return true
	case *ivl.Havoc:
		for _, id := range s.Vars {
			delete(now, id.Var)
		}
		return true
	case *ivl.Call:
		given, q := false, c.prog.Proc(s.Proc)
		for i, a := range s.Args {
			given = given || depends(a) && (q == nil || !c.prog.Faint[q.Ins[i]])
		}
		if given && !c.inert.Call(s) {
			return false
		}
		for _, id := range s.Outs {
			switch {
			case id == nil:
			case given:
				now[id.Var] = offset{}
			default:
				delete(now, id.Var)
			}
		}
		return true
	}
	reads := false
	for v := range now {
		reads = reads || slices.Contains(cfg.Assigned(s), v)
	}
	ivl.StmtExprs(s, func(e ivl.Expr) { reads = reads || depends(e) })
	return !reads
}

func mentions(e ivl.Expr, now map[*ivl.Var]offset) bool {
	return ivl.Mentions(e, func(v *ivl.Var) bool { _, ok := now[v]; return ok })
}

// sizeOf is how many values a bit-vector has; nil for other types.
func sizeOf(t ivl.Type) *big.Int {
	if bv, ok := ivl.Expand(t).(*ivl.BVType); ok {
		return new(big.Int).Lsh(big.NewInt(1), uint(bv.Width))
	}
	return nil
}

// offsetOf is what e adds to a variable of which that is known.
func offsetOf(e ivl.Expr, now map[*ivl.Var]offset) (of *ivl.Var, by *big.Int, ok bool) {
	if id, is := e.(*ivl.Ident); is {
		o, known := now[id.Var]
		return id.Var, o.by, known && o.by != nil
	}
	x := adds(e)
	if x == nil {
		return nil, nil, false
	}
	of, by, ok = offsetOf(x, now)
	if !ok {
		return nil, nil, false
	}
	var args []ivl.Expr
	less := false
	switch e := e.(type) {
	case *ivl.Binary:
		args, less = []ivl.Expr{e.X, e.Y}, e.Op == ivl.Sub
	case *ivl.FuncApp:
		args, less = e.Args, e.Func.Attrs.Text("bvbuiltin") == "bvsub"
	}
	for _, a := range args {
		n := literal(a)
		if n == nil {
			continue
		}
		if less {
			n = new(big.Int).Neg(n)
		}
		by = new(big.Int).Add(by, n)
		if size := sizeOf(e.Type()); size != nil {
			by.Mod(by, size)
		}
		return of, by, true
	}
	return nil, nil, false
}

// literal is the number that e is; nil if it is none.
func literal(e ivl.Expr) *big.Int {
	switch e := e.(type) {
	case *ivl.IntLit:
		return e.Value
	case *ivl.BVLit:
		return e.Value
	}
	return nil
}

// testOf takes a condition for a test of the counter v.
func testOf(cond ivl.Expr, now map[*ivl.Var]offset) (t test, ok bool) {
	x, y, kind, signed := compared(cond)
	if x == nil || kind == equal {
		return t, false
	}
	t = test{cond: cond, unequal: kind == unequal, equal: kind == atMost, signed: signed}
	if _, _, ok := offsetOf(x, now); ok {
		t.value, t.bound = x, y
	} else if _, _, ok := offsetOf(y, now); ok {
		t.value, t.bound, t.down = y, x, true
	} else {
		return t, false
	}
	return t, !mentions(t.bound, now)
}

// relation is one that conditions ask for.
type relation int

const (
	equal relation = iota
	unequal
	less
	atMost
)

// compared is what a condition compares, how, and whether as bit-vectors with a sign: nil if it does not.
func compared(cond ivl.Expr) (x, y ivl.Expr, r relation, signed bool) {
	switch e := cond.(type) {
	case *ivl.Unary:
		if x, y, r, signed = compared(e.X); e.Op != ivl.Not || x == nil {
			break
		}
		if r = [...]relation{equal: unequal, unequal: equal, less: atMost, atMost: less}[r]; r == less || r == atMost { // x <= y is not y < x
			x, y = y, x
		}
		return x, y, r, signed
	case *ivl.Binary:
		switch e.Op {
		case ivl.Eq:
			return e.X, e.Y, equal, false
		case ivl.Neq:
			return e.X, e.Y, unequal, false
		case ivl.Lt:
			return e.X, e.Y, less, false
		case ivl.Gt:
			return e.Y, e.X, less, false
		case ivl.Le:
			return e.X, e.Y, atMost, false
		case ivl.Ge:
			return e.Y, e.X, atMost, false
		}
	case *ivl.FuncApp:
		switch op := e.Func.Attrs.Text("bvbuiltin"); op {
		case "bvslt", "bvult":
			return e.Args[0], e.Args[1], less, op == "bvslt"
		case "bvsgt", "bvugt":
			return e.Args[1], e.Args[0], less, op == "bvsgt"
		case "bvsle", "bvule":
			return e.Args[0], e.Args[1], atMost, op == "bvsle"
		case "bvsge", "bvuge":
			return e.Args[1], e.Args[0], atMost, op == "bvsge"
		}
	}
	return nil, nil, 0, false
}

// ends reports whether a counter that is moved on that way comes to a value with which the loop ends.
func (t *test) ends(step *big.Int, down bool) bool {
	size, one := sizeOf(t.value.Type()), big.NewInt(1)
	switch {
	case t.unequal:
		t.down = down
		return size != nil && step.Cmp(one) == 0
	case t.down != down:
		return false
	case size == nil:
		return true
	}
	beyond := new(big.Int).Set(step) // how far behind the bound it may come, at least
	if !t.equal {
		beyond.Sub(beyond, one)
	}
	bound := literal(t.bound)
	if beyond.Sign() == 0 || bound == nil {
		return beyond.Sign() == 0
	}
	least := new(big.Int)
	if t.signed {
		half := new(big.Int).Rsh(size, 1)
		least.Neg(half)
		if bound.Cmp(half) >= 0 {
			bound = new(big.Int).Sub(bound, size)
		}
	}
	room := new(big.Int).Sub(bound, least)
	if !down {
		room.Sub(new(big.Int).Sub(size, one), room)
	}
	return room.Cmp(beyond) >= 0
}

// ahead is how many more times the test goes on, if it goes on once.
func (t *test) ahead(o operators, step *big.Int) ivl.Expr {
	n := o.minus(t.bound, t.value)
	if t.down {
		n = o.minus(t.value, t.bound)
	}
	one := big.NewInt(1)
	many := step.Cmp(one) != 0
	if many && !t.equal {
		n = o.minus(n, number(one, n.Type())) // to the last value with which it goes on
	}
	if many {
		n = o.apply("bvudiv", n.Type(), n, number(step, n.Type()))
	}
	if many || t.equal {
		n = o.plus(n, number(one, n.Type()))
	}
	return n
}

// moves is what moves the counter on by so many steps.
func (n *counter) moves(o operators, by ivl.Expr) ivl.Stmt {
	v := ivl.NewIdent(n.v)
	if n.step.Cmp(big.NewInt(1)) != 0 {
		by = o.apply("bvmul", by.Type(), by, number(n.step, by.Type()))
	}
	if n.down {
		return ivl.NewAssign(n.v, o.minus(v, by))
	}
	return ivl.NewAssign(n.v, o.plus(v, by))
}

// some moves the counter on by a number of iterations of which all tests go on, chosen into a variable.
func (n *counter) some(o operators, by *ivl.Var) []ivl.Stmt {
	id := ivl.NewIdent(by)
	zero := number(new(big.Int), by.Type)
	var all []ivl.Expr
	for _, t := range n.tests {
		all = append(all, t.cond, o.atMost(id, t.ahead(o, n.step)))
	}
	if sizeOf(by.Type) == nil {
		all = append(all, ivl.NewBinary(ivl.Le, zero, id))
	}
	out := []ivl.Stmt{&ivl.Havoc{Vars: []*ivl.Ident{id}, StmtInfo: spinInfo()}}
	if len(all) > 0 {
		out = append(out, &ivl.Assume{Cond: ivl.NewOr(ivl.NewEq(id, zero), ivl.NewAnd(all...)), StmtInfo: spinInfo()})
	}
	return append(out, n.moves(o, id))
}

// all moves the counter on until a test ends the loop; there are some.
func (n *counter) all(o operators) []ivl.Stmt {
	var by ivl.Expr
	for _, t := range n.tests {
		ahead := ivl.NewIte(t.cond, t.ahead(o, n.step), number(new(big.Int), n.v.Type))
		if by != nil {
			ahead = ivl.NewIte(o.atMost(by, ahead), by, ahead)
		}
		by = ahead
	}
	return []ivl.Stmt{n.moves(o, by)}
}

// leap is where an iteration of a round with a counter has come to its end and changed nothing else.
func (c *cutter) leap(r *round, label string) *cfg.Block {
	assume := func(cond ivl.Expr, more ...*ivl.Attr) ivl.Stmt {
		info := spinInfo()
		info.Attrs = append(info.Attrs, more...)
		return &ivl.Assume{Cond: cond, StmtInfo: info}
	}
	again := func(label string, stmts ...ivl.Stmt) *cfg.Block {
		return &cfg.Block{Label: label, Stmts: stmts, Term: &cfg.Goto{Targets: []*cfg.Block{r.start}}}
	}
	closes := ivl.NewAssign(r.open, ivl.NewBool(false))
	leaps := again(label+".leaps", append([]ivl.Stmt{closes}, r.counter.some(c.ledger.operators(), c.ledger.local("more$", r.counter.v.Type))...)...)
	counts := again(label + ".counts")
	if r.torn != nil && !c.watches(r.loop) {
		leaps.Stmts = append(leaps.Stmts, ivl.NewAssign(r.leapt, ivl.NewBool(true)))
		counts.Stmts = []ivl.Stmt{assume(ivl.NewNot(ivl.NewIdent(r.leapt))), closes}
	}
	open := ivl.NewIdent(r.open)
	if r.probe != nil {
		leaps = &cfg.Block{Label: label + ".whole", Term: &cfg.Branch{Cond: open, Then: leaps, Else: r.probe, Stmt: &ivl.Assume{Cond: open, StmtInfo: spinInfo()}}}
	} else {
		leaps.Stmts = append([]ivl.Stmt{assume(open, ivl.NewAttr(cfg.Once))}, leaps.Stmts...)
	}
	if r.torn != nil {
		leaps = &cfg.Block{Label: label + ".vain", Term: &cfg.Branch{Cond: ivl.NewIdent(r.torn), Then: counts, Else: leaps}}
	}
	if !c.hangs {
		return leaps
	}
	// The procedure may be called in a probe.
	probed := c.ledger.local("probed$", ivl.BoolType)
	begins := ivl.NewAssign(probed, ivl.NewBool(false))
	begins.Attrs = ivl.Attrs{{Name: cfg.Probed}}
	waits := &cfg.Block{Label: label + ".waits", Stmts: []ivl.Stmt{blocked()}, Term: &cfg.Goto{}}
	return &cfg.Block{Label: label + ".probed", Stmts: []ivl.Stmt{begins}, Term: &cfg.Branch{Cond: ivl.NewIdent(probed), Then: c.vain(r, r.start, waits), Else: leaps}}
}

// reopens stands where an iteration ends: behind one with another bound there may be a leap.
func (r *round) reopens() (out []ivl.Stmt) {
	if ivl.IsBool(r.bounds, false) {
		return nil
	}
	out = append(out, ivl.NewAssign(r.open, ivl.NewOr(ivl.NewIdent(r.open), r.bounds)))
	if r.leapt != nil {
		out = append(out, ivl.NewAssign(r.leapt, ivl.NewAnd(ivl.NewIdent(r.leapt), ivl.NewNot(r.bounds))))
	}
	return out
}

// founds lists the bounds that iterations assign.
func (n *counter) founds() (out []*ivl.Var) {
	for _, t := range n.tests {
		if t.found != nil && !slices.Contains(out, t.found) {
			out = append(out, t.found)
		}
	}
	return out
}

// count makes the variables for a round with a counter, and gives what follows its iterations, which was sc, and starts them.
func (c *cutter) count(r *round, sc *scope, start []ivl.Stmt) (*scope, []ivl.Stmt) {
	r.open = c.ledger.local("open$", ivl.BoolType)
	if c.ledger.looksAround(c.graph, r.loop) < 2 {
		return sc, start
	}
	if sc == nil {
		sc = &scope{changed: c.ledger.local("changed$", ivl.BoolType)}
		start = []ivl.Stmt{ivl.NewAssign(sc.changed, ivl.NewBool(false))}
	}
	sc.moment = &moment{seen: c.ledger.local("seen$", ivl.BoolType), torn: c.ledger.local("torn$", ivl.BoolType)}
	r.torn, r.leapt = sc.moment.torn, c.ledger.local("leapt$", ivl.BoolType)
	return sc, append(start, sc.moment.begins()...)
}
