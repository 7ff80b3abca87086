package passes

import (
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
)

// folder rewrites expressions of an activation in the present environment.
func (w *walker) folder(fr *frame) *folder {
	return &folder{
		vars:    w.flattener.vars,
		consts:  w.consts,
		env:     &w.env,
		local:   func(v *ivl.Var) *ivl.Var { return w.local(fr, v) },
		tracked: w.tracked,
	}
}

// foldAll folds expressions of an activation.
func (w *walker) foldAll(fr *frame, es []ivl.Expr) (exprs []ivl.Expr, out []folded) {
	f := w.folder(fr)
	for _, e := range es {
		x := f.fold(e)
		exprs, out = append(exprs, x.expr), append(out, x)
	}
	return exprs, out
}

// tracked reports whether the environment is right about global g here.
func (w *walker) tracked(g *ivl.Var) bool {
	return !w.threadWrites[g] || w.inst.ID == 0 && w.env.live == ""
}

// copyInfo is the record of a copy of s: its attributes speak of the copies of
// its variables.
func (w *walker) copyInfo(fr *frame, s ivl.Stmt) ivl.StmtInfo {
	info := *s.Info()
	info.Origin = &ivl.Origin{Stmt: s}
	if fr.benign != nil && !info.Attrs.Has(cfg.BenignRace) {
		info.Attrs = append(info.Attrs[:len(info.Attrs):len(info.Attrs)], fr.benign)
	}
	info.Attrs = info.Attrs.Map(func(e ivl.Expr) ivl.Expr { return w.folder(fr).fold(e).expr })
	return info
}

// stmt copies a statement other than the call of a procedure with a body.
func (w *walker) stmt(s ivl.Stmt) {
	fr := w.at.frame
	if w.section.probe() && w.forEver(fr, s) {
		return
	}
	switch s := s.(type) {
	case *ivl.Assert:
		c := w.folder(fr).fold(s.Cond)
		if c.known() && c.val.IsTrue() {
			w.passed(fr, s, s.Cond)
			return
		}
		if fr.reported != nil && goal.WasReported(fr.reported, s) {
			w.emit(&ivl.Assume{StmtInfo: w.copyInfo(fr, s), Cond: c.expr})
			if c.known() {
				w.stop()
			}
			return
		}
		w.emit(&ivl.Assert{StmtInfo: w.copyInfo(fr, s), Cond: c.expr})
		if c.known() {
			w.stop()
		}
	case *ivl.Assume:
		if !w.limit(fr, s) {
			w.assume(fr, s)
		}
	case *ivl.Havoc:
		n := &ivl.Havoc{StmtInfo: w.copyInfo(fr, s)}
		for _, v := range s.Vars {
			t := w.target(fr, v)
			n.Vars = append(n.Vars, t.expr.(*ivl.Ident))
			w.store(t, folded{of: noSlot})
		}
		w.emit(n)
	case *ivl.Assign:
		w.assign(fr, s)
	case *ivl.Call:
		w.intrinsic(fr, s)
	case *ivl.AsyncCall:
		w.spawn(fr, s)
	case *ivl.Yield: // threads may be switched anywhere
	default:
		if !cfg.Delimits(s) {
			panic(fmt.Sprintf("passes: unexpected statement %T", s))
		}
		if w.section.probe() && cfg.BeginsProbe(s) {
			// The thread waits in that loop, which its own probe says.
			w.emit(&ivl.Assume{StmtInfo: ivl.StmtInfo{Origin: &ivl.Origin{}, Attrs: ivl.Attrs{{Name: cfg.Vain}}}, Cond: ivl.NewBool(false)})
			w.stop()
			return
		}
		w.delimit(fr, s)
	}
}

// forEver copies s if it is a statement of a probe that means something else for a thread which goes round for ever, and reports
// whether it is. A choice that is made for no reason, or true a limited number of times only, is fixed. Clocks pass each bound. A
// floor (cfg.Floors) need not be raised. What fails would fail in the iteration before, too.
func (w *walker) forEver(fr *frame, s ivl.Stmt) bool {
	switch s := s.(type) {
	case *ivl.Havoc:
		spurious := s.Attrs.Has(cfg.Spurious)
		if !spurious && !s.Attrs.Has(cfg.LimitedChoice) {
			return false
		}
		for _, v := range s.Vars {
			info := ivl.StmtInfo{Pos: s.Pos, Origin: &ivl.Origin{}, Attrs: s.Attrs}
			w.set(info, []target{w.target(fr, v)}, []folded{w.folder(fr).fold(ivl.NewBool(spurious))})
		}
		return true
	case *ivl.Assert:
		return goal.Failures.Has(goal.KindOf(s))
	case *ivl.Assume:
		return cfg.Bounded(s)
	case *ivl.Assign:
		if s.Attrs.Has(cfg.Probed) {
			w.store(w.target(fr, s.Lhs[0]), w.folder(fr).fold(ivl.NewBool(true)))
			return true
		}
		return !slices.ContainsFunc(s.Lhs, func(l ivl.Expr) bool { return !w.floors[cfg.Target(l).Var] })
	}
	return false
}

func (w *walker) assume(fr *frame, s *ivl.Assume) {
	loc := s.Attrs.Get("sourceloc")
	c := w.folder(fr).fold(s.Cond)
	if c.known() && c.val.IsTrue() {
		switch {
		case loc != nil && loc == w.loc:
			return
		case loc != nil:
			w.loc = loc
		case s.Attrs.Has("spin"):
			return
		case s.Await, len(s.Attrs) == 0, s.Attrs.Has("cvalue"), s.Attrs.Has("unchecked"), s.Attrs.Has("approximate"):
			// The trace comes from the lowered program.
			if touchesGlobals(s) {
				w.passed(fr, s, s.Cond)
			}
			return
		}
	}
	w.emit(&ivl.Assume{StmtInfo: w.copyInfo(fr, s), Cond: c.expr, Await: s.Await})
	if c.known() && c.val.IsFalse() {
		w.stop()
		return
	}
	w.record(c.expr, true)
}

// passed stands for a statement whose condition always holds. What it reads of
// the program's memory stays an access.
func (w *walker) passed(fr *frame, s ivl.Stmt, cond ivl.Expr) {
	info := w.copyInfo(fr, s)
	reads := cfg.Reads(cond, func(v *ivl.Var) bool { return w.data[v] })
	for i := range reads {
		reads[i].Args, _ = w.foldAll(fr, reads[i].Args)
	}
	w.emit(passed(info, reads...))
}

func (w *walker) assign(fr *frame, s *ivl.Assign) {
	info := w.copyInfo(fr, s)
	rhs := make([]folded, len(s.Rhs))
	lhs := make([]target, len(s.Lhs))
	f := w.folder(fr)
	for i := range s.Rhs {
		rhs[i] = f.fold(s.Rhs[i])
		lhs[i] = w.target(fr, s.Lhs[i])
	}
	if len(lhs) == 1 && sameVar(lhs[0].expr, rhs[0].expr) && lhs[0].v.Kind != ivl.Global {
		return
	}
	w.set(info, lhs, rhs)
}

// set emits an assignment and records it.
func (w *walker) set(info ivl.StmtInfo, lhs []target, rhs []folded) {
	n := &ivl.Assign{StmtInfo: info}
	for i := range lhs {
		n.Lhs = append(n.Lhs, lhs[i].expr)
		n.Rhs = append(n.Rhs, rhs[i].expr)
	}
	w.emit(n)
	for i := range lhs {
		w.store(lhs[i], rhs[i])
	}
}

func sameVar(a, b ivl.Expr) bool {
	x, ok1 := a.(*ivl.Ident)
	y, ok2 := b.(*ivl.Ident)
	return ok1 && ok2 && x.Var == y.Var
}

// target is a left-hand side.
type target struct {
	expr ivl.Expr
	v    *ivl.Var
	// whole is set for a variable, exact for an element at known indices.
	whole, exact bool
	key          string
}

// whole is a variable of the flattened program.
func whole(v *ivl.Var) target { return target{expr: ivl.NewIdent(v), v: v, whole: true} }

// target rewrites a left-hand side.
func (w *walker) target(fr *frame, e ivl.Expr) target {
	switch e := e.(type) {
	case *ivl.Ident:
		t := target{expr: e, v: e.Var, whole: true}
		if e.Var.Kind != ivl.Global {
			t.v = w.local(fr, e.Var)
			t.expr = at(ivl.NewIdent(t.v), e)
		}
		return t
	case *ivl.Select:
		m := w.target(fr, e.M)
		args, key, _, all := w.folder(fr).indices(e.Args)
		n := *e
		n.M, n.Args = m.expr, args
		return target{expr: &n, v: m.v, exact: m.whole && all, key: key}
	default:
		panic(fmt.Sprintf("passes: unexpected left-hand side %T", e))
	}
}

// store records an assignment.
func (w *walker) store(t target, x folded) {
	vs := w.flattener.vars
	s := vs.slot(t.v)
	if s == noSlot {
		return
	}
	if t.v.Kind == ivl.Global {
		w.storeGlobal(t, s)
		if !w.tracked(t.v) {
			return
		}
	}
	e := w.versions.entry()
	switch {
	case t.exact:
		at := vs.element(s, t.key)
		if at == noSlot {
			w.env.set(s, e) // too many to track: nothing is known
			return
		}
		e.ofMap = s
		if m := w.env.get(s); m != nil {
			e.mapVersion = m.version
		}
		if x.known() && x.val.Kind() != value.MapKind {
			e.val, e.trace = x.val, x.trace
		}
		w.env.set(at, e)
	case !t.whole:
		w.env.set(s, e) // some element: all are unknown
	case ivl.IsMap(t.v.Type):
		w.storeMap(s, e, x)
	case x.known():
		e.val, e.trace = x.val, x.trace
		w.env.set(s, e)
	case x.of != noSlot && x.of != s && t.v.Kind != ivl.Global:
		src := w.env.get(x.of)
		if src == nil {
			src = w.versions.entry()
			w.env.set(x.of, src)
		}
		e.of, e.ofVersion = x.of, src.version
		w.env.set(s, e)
	default:
		w.env.set(s, e)
	}
}

// storeMap records the assignment of a whole map.
func (w *walker) storeMap(s slot, e *entry, x folded) {
	if !x.known() || x.val.Kind() != value.MapKind {
		w.env.set(s, e)
		return
	}
	if d := x.val.Default(); d.Kind() != value.MapKind {
		e.val, e.trace = d, x.trace
	}
	w.env.set(s, e)
	x.val.Each(func(args []value.Value, v value.Value) bool {
		at := w.flattener.vars.element(s, indexKey(args))
		if at == noSlot {
			w.env.set(s, w.versions.entry())
			return false
		}
		el := w.versions.element(s, e.version)
		el.trace = x.trace
		if v.Kind() != value.MapKind {
			el.val = v
		}
		w.env.set(at, el)
		return true
	})
}

// storeGlobal notes which threads are there when the entry thread writes.
func (w *walker) storeGlobal(t target, s slot) {
	if w.inst.ID != 0 || w.env.live == "" {
		return
	}
	if t.exact {
		s = w.flattener.vars.element(s, t.key)
	}
	if s != noSlot {
		w.dirty[s] = w.dirty[s].union(w.env.live)
		return
	}
	s = w.flattener.vars.slot(t.v)
	w.dirty[s] = w.dirty[s].union(w.env.live)
}

// record notes what follows from a condition over flattened variables that
// turned out to be true, or false.
func (w *walker) record(cond ivl.Expr, truth bool) {
	switch c := cond.(type) {
	case *ivl.Ident:
		w.recordValue(c, value.Bool(truth))
	case *ivl.Unary:
		if c.Op == ivl.Not {
			w.record(c.X, !truth)
		}
	case *ivl.Binary:
		switch {
		case c.Op == ivl.And && truth, c.Op == ivl.Or && !truth:
			w.record(c.X, truth)
			w.record(c.Y, truth)
		case c.Op == ivl.Eq && truth, c.Op == ivl.Iff && truth, c.Op == ivl.Neq && !truth:
			if id, ok := c.X.(*ivl.Ident); ok {
				w.recordLiteral(id, c.Y)
			}
			if id, ok := c.Y.(*ivl.Ident); ok {
				w.recordLiteral(id, c.X)
			}
		}
	}
}

func (w *walker) recordLiteral(id *ivl.Ident, e ivl.Expr) {
	if len(ivl.Children(e)) > 0 {
		return
	}
	if v, ok := value.Eval(e, nil); ok {
		w.recordValue(id, v)
	}
}

func (w *walker) recordValue(id *ivl.Ident, v value.Value) {
	switch id.Var.Kind {
	case ivl.Global, ivl.Const, ivl.Bound:
		return
	}
	s := w.flattener.vars.slot(id.Var)
	if s == noSlot {
		return
	}
	x := w.env.get(s)
	if x == nil {
		x = w.versions.entry()
	}
	e := *x
	e.val, e.trace = v, hashValue(v)
	w.env.set(s, &e)
}

// spawn makes an instance of the thread that s starts.
func (w *walker) spawn(fr *frame, s *ivl.AsyncCall) {
	if len(w.flattener.out.Instances) >= w.opts.Threads {
		w.cutOff("threads", w.opts.Threads, place{pos: s.Pos, loc: w.loc})
		return
	}
	n := &ivl.AsyncCall{StmtInfo: w.copyInfo(fr, s), Name: s.Name, Proc: s.Proc}
	var args []folded
	n.Args, args = w.foldAll(fr, s.Args)
	root := &frame{parent: fr, info: w.info(w.prog.Proc(s.Proc)), args: args}
	if !s.Proc.Attrs.Has("model") && !w.mayRecur(root, s.Pos) {
		return
	}
	child := &cfg.Instance{Parent: w.inst, Spawn: n, Decl: s.Proc}
	w.addInstance(child, w.env, root)
	w.flattener.out.Child[n] = child
	w.emit(n)
	// The environment of the spawn must stay as it is.
	live := w.env.live.with(child.ID)
	w.env = w.env.fork(&w.versions)
	w.env.live = live
	for _, v := range w.children {
		w.setChild(v, child.ID+1)
	}
}
