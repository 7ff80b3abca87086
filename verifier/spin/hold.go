package spin

import (
	"cmp"
	"maps"
	"slices"
	"strconv"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// A lock variable holds, in each element, the thread that holds a lock, or zero. An iteration that
// takes a lock and gives it back has no effect, though others could have noticed it in between.
//
// Lemma (hold). Let V be such that no other thread can tell, in a step that it completes without a failure, an
// element of V that names a thread other than itself from one that is zero. Let E be an execution in
// which thread t completes an iteration that leaves its own state as it was, writes nothing but what
// is there already, and elements of V: first, where that was zero, its own id, and then zero. Without the steps of that
// iteration, E is an execution, too, with the same state at its end.
//
// Proof. By induction over the steps of the others, the states of E and of E without the iteration differ only in
// the element while t holds it: there E has t, the other zero. A step of another thread u in that
// time is completed in E. By the condition it does the same in the other state: it does not write the element,
// and writes all else alike. (It may fail only as the last step of E, when the iteration is not complete, so that
// nothing is left out.) When t gives the lock back the states are the same. The iterations are
// left out one after the other: what u does is the same, so what had no effect has none.
//
// That an execution may be shortened by an iteration without effect is the lemma of SAVer (Kokologiannakis, Ren, Vafeiadis,
// "Spinloop-aware verification", in Dynamic Partial Order Reductions for Spinloops, FMCAD 2021) and AutoSync. What is
// added is that the effect may be hidden by a lock: acquiring is a right mover and releasing a left mover
// (Lipton, Reduction, CACM 1975) if nobody looks at the lock but by waiting for it.
//
// Whether the condition holds is computed: each step that accesses V where there may be other threads
// is executed symbolically, with the element zero and with it another thread, side by side. The second must wait,
// fail, or do the same. A trylock does something else. If the elements that it looks at are known constants, these
// are tried, and the lemma is used for the others; else for none.

// That nobody gives up the lock of another is what the lemma often rests on, and it is an assertion of the model: of class misuse. If that class is not
// asked for, such assertions are premises, {:guess}: a premise that does not hold decides nothing.

// Premise is an assertion that may be one.
func Premise(a *ivl.Assert) *ivl.Assert {
	n := &ivl.Assert{StmtInfo: ivl.StmtInfo{Pos: a.Pos}, Cond: a.Cond}
	n.Attrs = ivl.Attrs{ivl.NewAttr("unknown", "a thread may give up a lock that another one holds"), {Name: "guess"}, {Name: premise}}
	return n
}

const premise = "premise"

// dropPremises takes those out of p on which the lemma does not rest.
func (e *effects) dropPremises() {
	for _, q := range e.prog.Procs {
		for _, b := range q.Blocks {
			b.Stmts = slices.DeleteFunc(slices.Clone(b.Stmts), func(s ivl.Stmt) bool {
				a, ok := s.(*ivl.Assert)
				return ok && a.Attrs.Has(premise) && !e.premises[s]
			})
		}
	}
}

// locks gives the lock variables of a program among those in use, the elements of each that are tried, the premises on which that rests, and the procedure that gives the id
// of a thread.
func locks(p *cfg.Program, used map[*ivl.Var]bool) (found []*ivl.Var, tried map[*ivl.Var][]ivl.Expr, premises map[ivl.Stmt]bool, self *ivl.ProcDecl) {
	selves := map[*cfg.Proc]map[*ivl.Var]bool{}
	candidates, refuted := map[*ivl.Var]bool{}, map[*ivl.Var]bool{}
	for _, q := range p.Procs {
		selves[q] = ids(q, &self)
		for _, b := range q.Blocks {
			for i := range b.Stmts {
				for _, a := range b.Accesses(i) {
					if a.Write && a.Value != nil && used[a.Var] && isLocal(a.Value, selves[q]) && lockable(a.Var) {
						candidates[a.Var] = true
					}
				}
			}
		}
	}
	if len(candidates) == 0 {
		return nil, nil, nil, nil
	}
	type looked struct {
		q    *cfg.Proc
		step *cfg.Step
	}
	looks := map[looked]bool{}
	p.WithOthers(func(q *cfg.Proc, b *cfg.Block, i int) {
		for _, a := range b.Accesses(i) {
			if candidates[a.Var] {
				looks[looked{q, b.Step(i)}] = true
			}
		}
	})
	uses := map[*ivl.Var]map[*ivl.ProcDecl]bool{}
	for v := range candidates {
		uses[v] = procsThat(p, func(s ivl.Stmt) bool {
			return len(cfg.Accesses(s, func(w *ivl.Var) bool { return v == w })) > 0
		})
	}
	tried = map[*ivl.Var][]ivl.Expr{}
	arguments := &arguments{prog: p}
	live := map[*cfg.Proc]*cfg.Liveness{}
	var blind []*observer
	for l := range looks {
		if live[l.q] == nil {
			live[l.q] = cfg.NewLiveness(l.q)
		}
		asked := map[*ivl.Var]bool{}
		for _, a := range l.step.Accesses {
			if v := a.Var; candidates[v] && !refuted[v] && !asked[v] {
				asked[v] = true
				o := &observer{v: v, proc: l.q, step: l.step, selves: selves[l.q], uses: uses[v], live: live[l.q]}
				if o.blind() {
					blind = append(blind, o)
					continue
				}
				elements, ok := o.elements(arguments)
				refuted[v] = !ok
				for _, e := range elements {
					if !slices.ContainsFunc(tried[v], func(f ivl.Expr) bool { return ivl.EqualExprs(e, f) }) {
						tried[v] = append(tried[v], e)
					}
				}
			}
		}
	}
	for _, v := range p.Globals {
		if candidates[v] && !refuted[v] {
			found = append(found, v)
			if keyOf(v) != nil {
				found = append(found, v) // the second that is held at the same time
			}
			slices.SortFunc(tried[v], func(e, f ivl.Expr) int { return cmp.Compare(ivl.FormatExpr(e), ivl.FormatExpr(f)) })
		}
	}
	return found, tried, needed(slices.DeleteFunc(blind, func(o *observer) bool { return refuted[o.v] })), self
}

// needed are premises of the steps without one of which an observer would not be blind.
func needed(blind []*observer) map[ivl.Stmt]bool {
	steps, out := map[*cfg.Step][]*observer{}, map[ivl.Stmt]bool{}
	for _, o := range blind {
		steps[o.step] = append(steps[o.step], o)
	}
	for step, of := range steps {
		dropped := map[ivl.Stmt]bool{}
		for _, s := range step.Stmts {
			if s.Info().Attrs.Has(premise) {
				dropped[s] = true
				out[s] = slices.ContainsFunc(of, func(o *observer) bool {
					without := &observer{v: o.v, proc: o.proc, step: o.step, selves: o.selves, uses: o.uses, live: o.live, dropped: dropped}
					return o.failed[s] || !without.blind()
				})
				dropped[s] = !out[s]
			}
		}
	}
	return out
}

// ids gives the local variables that only ever hold the id of the thread.
func ids(q *cfg.Proc, self **ivl.ProcDecl) map[*ivl.Var]bool {
	out, not := map[*ivl.Var]bool{}, map[*ivl.Var]bool{}
	for s := range cfg.Stmts(q.Blocks) {
		for _, v := range cfg.Assigned(s) {
			if c, ok := s.(*ivl.Call); ok && c.Proc.IsThreadSelf() {
				out[v], *self = true, c.Proc
			} else {
				not[v] = true
			}
		}
	}
	maps.DeleteFunc(out, func(v *ivl.Var, _ bool) bool { return not[v] || v.Kind == ivl.Global })
	return out
}

func isLocal(e ivl.Expr, vars map[*ivl.Var]bool) bool {
	id, ok := e.(*ivl.Ident)
	return ok && vars[id.Var]
}

// lockable reports whether v has a type that can be compared.
func lockable(v *ivl.Var) bool {
	m, ok := ivl.Expand(v.Type).(*ivl.MapType)
	if !ok {
		return ivl.NewZero(v.Type) != nil
	}
	return len(m.Args) == 1 && ivl.NewZero(m.Args[0]) != nil && ivl.NewZero(m.Result) != nil
}

// observer executes one step side by side in two states, in which an element of v is zero, and another
// thread.
type observer struct {
	v       *ivl.Var
	proc    *cfg.Proc
	step    *cfg.Step
	selves  map[*ivl.Var]bool
	uses    map[*ivl.ProcDecl]bool // that access v
	live    *cfg.Liveness          // of proc; not needed with keeps
	other   *ivl.Ident             // the other thread
	self    *ivl.Ident
	free    ivl.Expr        // zero
	hit     map[string]bool // the indices, as texts, that are that of the element
	work    int
	dropped map[ivl.Stmt]bool // that are not executed
	failed  map[ivl.Stmt]bool // assertions that the second did not get past
	differ  bool              // what was computed last may differ in the two
	// keeps is not nil if only that is asked: whether the element of it that has the same index is not written where v's is another thread.
	keeps *ivl.Var
}

// maxWork bounds the statements that an observer executes.
const maxWork = 20_000

// blind reports whether the step cannot tell the two states apart.
func (o *observer) blind() bool {
	if o.step.Partial {
		return false
	}
	t := o.v.Type
	if m, ok := ivl.Expand(t).(*ivl.MapType); ok {
		t = m.Result
	}
	o.other, o.self = ivl.NewIdent(ivl.NewVar("?other", t, ivl.Const)), ivl.NewIdent(ivl.NewVar("?self", t, ivl.Const))
	o.free, o.failed = ivl.NewZero(t), map[ivl.Stmt]bool{}
	var keys []string
	assigned := cfg.AssignedIn(slices.Values(o.step.Stmts))
	for _, a := range o.step.Accesses {
		if a.Var != o.v {
			continue
		}
		key := ""
		if keyOf(o.v) != nil {
			if len(a.Args) != 1 || ivl.Mentions(a.Args[0], func(v *ivl.Var) bool { return assigned[v] || v.Kind == ivl.Global }) {
				return false
			}
			key = ivl.FormatExpr(a.Args[0])
		}
		if !slices.Contains(keys, key) {
			keys = append(keys, key)
		}
	}
	if len(keys) > 3 {
		return false
	}
	for _, a := range o.step.Accesses { // which element another access is to has to be known
		if a.Var == o.keeps && a.Write && (len(a.Args) != 1 || !slices.Contains(keys, ivl.FormatExpr(a.Args[0]))) {
			return false
		}
	}
	for hits := 1; hits < 1<<len(keys); hits++ {
		o.hit = map[string]bool{}
		for i, k := range keys {
			o.hit[k] = hits>>i&1 != 0
		}
		b := o.step.Blocks[0]
		i := slices.IndexFunc(b.Stmts, o.step.BeginsAt)
		if i < 0 || !o.run(b, i, &sides{known: map[*ivl.Var][2]ivl.Expr{}, places: map[string]ivl.Expr{}, apart: o.keeps != nil}) {
			return false
		}
	}
	return true
}

// elements gives constants that are the indices of all elements that the step accesses; false if they are not known.
func (o *observer) elements(args *arguments) (out []ivl.Expr, ok bool) {
	if o.step.Partial {
		return nil, false
	}
	for _, a := range o.step.Accesses {
		if a.Var != o.v {
			continue
		}
		if len(a.Args) != 1 {
			return nil, false
		}
		found, ok := args.constants(o.proc, a.Args[0], map[*ivl.Var]bool{})
		if !ok {
			return nil, false
		}
		out = append(out, found...)
	}
	return out, true
}

// arguments knows what the procedures of a program are called with.
type arguments struct {
	prog  *cfg.Program
	calls map[*ivl.ProcDecl][]argument
}

// argument is a list of arguments, and whose variables they mention.
type argument struct {
	caller *cfg.Proc
	args   []ivl.Expr
}

// constants gives all values that an expression of a procedure can have, as expressions over constants; false if they are
// not known. It looks through parameters and copies.
func (a *arguments) constants(q *cfg.Proc, e ivl.Expr, seen map[*ivl.Var]bool) (out []ivl.Expr, ok bool) {
	if !ivl.Mentions(e, func(v *ivl.Var) bool { return v.Kind != ivl.Const && v.Kind != ivl.Bound }) {
		return []ivl.Expr{e}, true
	}
	id, ok := e.(*ivl.Ident)
	if !ok || id.Var.Kind == ivl.Global {
		return nil, false
	}
	if seen[id.Var] {
		return nil, true
	}
	seen[id.Var] = true
	add := func(q *cfg.Proc, e ivl.Expr) bool {
		found, ok := a.constants(q, e, seen)
		out = append(out, found...)
		return ok
	}
	known := false
	if i := slices.Index(q.Ins, id.Var); i >= 0 {
		known = true
		for _, c := range a.of(q) {
			if i >= len(c.args) || !add(c.caller, c.args[i]) {
				return nil, false
			}
		}
	}
	for s := range cfg.Stmts(q.Blocks) {
		if !slices.Contains(cfg.Assigned(s), id.Var) {
			continue
		}
		s, ok := s.(*ivl.Assign)
		if !ok {
			return nil, false
		}
		known = true
		for i, l := range s.Lhs {
			if cfg.Target(l).Var == id.Var && !add(q, s.Rhs[i]) {
				return nil, false
			}
		}
	}
	return out, known
}

// of gives the calls of a procedure.
func (a *arguments) of(q *cfg.Proc) []argument {
	if a.calls == nil {
		a.calls = map[*ivl.ProcDecl][]argument{}
		for _, q := range a.prog.Procs {
			for s := range cfg.Stmts(q.Blocks) {
				switch s := s.(type) {
				case *ivl.Call:
					a.calls[s.Proc] = append(a.calls[s.Proc], argument{q, s.Args})
				case *ivl.AsyncCall:
					a.calls[s.Proc] = append(a.calls[s.Proc], argument{q, s.Args})
				}
			}
		}
	}
	return a.calls[q.Decl]
}

// sides is what is known of the two executions.
type sides struct {
	known  map[*ivl.Var][2]ivl.Expr // of local variables
	facts  facts                    // what tests have shown
	places map[string]ivl.Expr      // what is in globals other than the element
	// apart is set once only the second execution is followed: the first went another way.
	apart   bool
	written bool // the element was, in the second
}

func (s *sides) fork() *sides {
	n := *s
	n.known, n.places = maps.Clone(s.known), maps.Clone(s.places)
	return &n
}

// same is what an expression is in both, false if they differ.
func (s *sides) same(e [2]ivl.Expr) bool { return s.apart || ivl.EqualExprs(e[0], e[1]) }

// invalidate drops what is known of a global.
func (s *sides) invalidate(v *ivl.Var) {
	prefix := v.Name
	maps.DeleteFunc(s.places, func(k string, _ ivl.Expr) bool {
		return k == prefix || len(k) > len(prefix) && k[:len(prefix)+1] == prefix+"["
	})
}

// unknown is a value that is the same in both.
func (o *observer) unknown(t ivl.Type) ivl.Expr {
	o.work++
	return ivl.NewIdent(ivl.NewVar("?"+strconv.Itoa(o.work), t, ivl.Const))
}

// place is what is in a global.
func (o *observer) place(s *sides, e ivl.Expr) ivl.Expr {
	key := ivl.FormatExpr(e)
	if s.places[key] == nil {
		s.places[key] = o.unknown(e.Type())
	}
	return s.places[key]
}

// element reports whether an access to v, with this index as the program has it, is to the element.
func (o *observer) element(index []ivl.Expr) bool {
	if len(index) == 0 {
		return o.hit[""]
	}
	return o.hit[ivl.FormatExpr(index[0])]
}

// values gives the value of an expression in both, the same one if it is computed from nothing that differs, or if only the second is followed.
func (o *observer) values(s *sides, e ivl.Expr) [2]ivl.Expr {
	o.differ = false
	second := o.value(s, e, 1)
	if s.apart || !o.differ {
		return [2]ivl.Expr{second, second}
	}
	return [2]ivl.Expr{o.value(s, e, 0), second}
}

// value is the value of e in the first execution or the second, as side says.
func (o *observer) value(s *sides, e ivl.Expr, side int) ivl.Expr {
	read := func(index []ivl.Expr, at ivl.Expr) ivl.Expr {
		if !o.element(index) {
			return o.place(s, at)
		}
		o.differ = true
		switch {
		case s.written:
			return o.unknown(o.free.Type())
		case side == 0:
			return o.free
		}
		return o.other
	}
	switch e := e.(type) {
	case *ivl.Ident:
		switch {
		case e.Var == o.v:
			return read(nil, e)
		case e.Var.Kind == ivl.Global:
			return o.place(s, e)
		case o.selves[e.Var]:
			return o.self
		}
		if k, ok := s.known[e.Var]; ok {
			o.differ = o.differ || k[0] != k[1]
			return k[side]
		}
		return e
	case *ivl.Select:
		if id, ok := e.M.(*ivl.Ident); ok && id.Var.Kind == ivl.Global {
			n := *e
			n.Args = nil
			for _, a := range e.Args {
				n.Args = append(n.Args, o.value(s, a, side))
			}
			if id.Var == o.v {
				return read(e.Args, &n)
			}
			return o.place(s, &n)
		}
	}
	return o.simplify(s, ivl.MapChildren(e, func(c ivl.Expr) ivl.Expr { return o.value(s, c, side) }))
}

// simplify uses what is known of an expression: constants, facts, and that the ids of threads differ and are not
// zero.
func (o *observer) simplify(s *sides, e ivl.Expr) ivl.Expr {
	if e, ok := e.(*ivl.Binary); ok && (e.Op == ivl.Eq || e.Op == ivl.Neq) {
		if ivl.EqualExprs(e.X, e.Y) {
			return ivl.NewBool(e.Op == ivl.Eq)
		}
		if o.isThread(e.X) && o.isThread(e.Y) || o.isThread(e.X) && isZero(e.Y) || isZero(e.X) && o.isThread(e.Y) {
			return ivl.NewBool(e.Op == ivl.Neq)
		}
	}
	return s.facts.simplify(e)
}

func (o *observer) isThread(e ivl.Expr) bool {
	id, ok := e.(*ivl.Ident)
	return ok && (id.Var == o.other.Var || id.Var == o.self.Var)
}

func isZero(e ivl.Expr) bool {
	zero := ivl.NewZero(e.Type())
	return zero != nil && ivl.EqualExprs(e, zero)
}

// run follows the step from a statement on, and reports whether the states cannot be told apart.
func (o *observer) run(b *cfg.Block, i int, s *sides) bool {
	for ; i < len(b.Stmts); i++ {
		if o.work++; o.work > maxWork {
			return false
		}
		st := b.Stmts[i]
		on, ok := o.stmt(s, st)
		if !ok || !on {
			return ok
		}
		if o.step.EndsAt(st) {
			return o.ends(s, b, i+1)
		}
	}
	switch t := b.Term.(type) {
	case *cfg.Goto:
		for i, to := range t.Targets {
			n := s
			if i < len(t.Targets)-1 {
				n = s.fork()
			}
			if !o.run(to, 0, n) {
				return false
			}
		}
		return true
	case *cfg.Branch:
		c := o.values(s, t.Cond)
		lit, known := c[1].(*ivl.BoolLit)
		if !ivl.EqualExprs(c[0], c[1]) {
			s.apart = true
		}
		for _, way := range []bool{true, false} {
			if known && lit.Value != way {
				continue
			}
			to, n, holds := t.Else, s, ivl.NewNot(c[1])
			if way {
				to, holds = t.Then, c[1]
				if !known {
					n = s.fork()
				}
			}
			n.facts = n.facts.and(holds)
			if !o.run(to, 0, n) {
				return false
			}
		}
		return true
	}
	return false
}

// ends reports whether the two executions are the same at the end of the step.
func (o *observer) ends(s *sides, b *cfg.Block, i int) bool {
	if o.keeps != nil {
		return true
	}
	if s.apart || s.written {
		return false
	}
	for v, k := range s.known {
		if !s.same(k) && o.live.Live(v, b, i) {
			return false
		}
	}
	return true
}

// stmt executes a statement. It reports whether the second execution goes on, and whether they are the same so far.
func (o *observer) stmt(s *sides, st ivl.Stmt) (on, ok bool) {
	if cfg.Delimits(st) || o.dropped[st] {
		return true, true
	}
	switch st := st.(type) {
	case *ivl.Yield:
		return true, true
	case *ivl.Assume:
		return o.assume(s, st.Cond, cfg.EndsThread(st))
	case *ivl.Assert:
		if on, ok = o.assume(s, st.Cond, false); !on {
			o.failed[st] = true
		}
		return on, ok
	case *ivl.Havoc:
		for _, id := range st.Vars {
			if id.Var == o.v || id.Var == o.keeps {
				return false, false
			}
			o.set(s, id.Var)
		}
		return true, true
	case *ivl.AsyncCall:
		return true, o.allSame(s, st.Args)
	case *ivl.Call:
		if o.uses[st.Proc] || !o.allSame(s, st.Args) {
			return false, false
		}
		if !st.Proc.IsIntrinsic() {
			clear(s.places)
		}
		for _, id := range st.Outs {
			if id != nil {
				if id.Var == o.v {
					return false, false
				}
				o.set(s, id.Var)
			}
		}
		return true, true
	case *ivl.Assign:
		return true, o.assign(s, st)
	}
	return false, false
}

// set gives a variable a value that is not known.
func (o *observer) set(s *sides, v *ivl.Var) {
	if v.Kind == ivl.Global {
		s.invalidate(v)
		return
	}
	x := o.unknown(v.Type)
	s.known[v] = [2]ivl.Expr{x, x}
}

func (o *observer) allSame(s *sides, es []ivl.Expr) bool {
	for _, e := range es {
		if !s.same(o.values(s, e)) {
			return false
		}
	}
	return true
}

// assume follows what holds from here on. Where it does not hold in the second execution, that waits, fails or
// is none.
func (o *observer) assume(s *sides, cond ivl.Expr, ends bool) (on, ok bool) {
	c := o.values(s, cond)
	if lit, known := c[1].(*ivl.BoolLit); known && !lit.Value && !ends {
		return false, true
	}
	if !s.same(c) || ends && !cfg.Trivial(c[1]) {
		return false, false
	}
	s.facts = s.facts.and(c[1])
	return true, true
}

// assign executes an assignment in both.
func (o *observer) assign(s *sides, st *ivl.Assign) bool {
	written := make([][2]ivl.Expr, len(st.Rhs))
	for i, e := range st.Rhs {
		written[i] = o.values(s, e)
	}
	for i, lhs := range st.Lhs {
		v := cfg.Target(lhs).Var
		id, whole := lhs.(*ivl.Ident)
		if whole && v.Kind != ivl.Global {
			s.known[id.Var] = written[i]
			continue
		}
		sel, _ := lhs.(*ivl.Select)
		var index []ivl.Expr
		if sel != nil {
			index = sel.Args
			if !o.allSame(s, index) {
				return false
			}
		}
		switch {
		case v == o.keeps && (sel == nil || sel.M != ivl.Expr(cfg.Target(lhs)) || o.element(index)):
			return false
		case v == o.v && (whole && keyOf(v) != nil || sel != nil && sel.M != ivl.Expr(cfg.Target(lhs))):
			return false
		case v == o.v && o.element(index):
			if !s.apart {
				return false
			}
			s.written = true
		case !s.same(written[i]):
			return false
		default:
			o.set(s, v)
		}
	}
	return true
}
