package interp

import (
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/trace"
	"github.com/gsmack/gsmack/verifier/value"
)

// Some models choose freely what the real function computes: the digits that sprintf writes for %g. If
// nothing goes wrong for any choice, nothing goes wrong for the real one; but a failure may rest on
// a choice that the real function never makes. An influence follows, through a replay, what depends on
// such choices: values by the data they are computed from, and by the branches that decide whether they are
// assigned (D. and P. Denning, Certification of programs for secure information flow, CACM 1977).
//
// What is written on either way between a branch whose condition depends on a choice and the block where its ways
// meet depends on the choice, too. The way that is not taken is taken to come to its end: that it counts for
// ever is not considered (that it waits in a loop is), nor that an assertion fails there, which is a failure all the same.
type influence struct {
	prog    *program
	globals map[*ivl.Var]*shade
	threads []*influenced
	// all is set if it depends on a choice whether the execution gets here.
	all *approximation
	// any is the first choice on which something depends that threads do.
	any *approximation
	// condition is what the last assertion depended on.
	condition *approximation

	arms  map[*cfg.Block]*arms
	procs map[*proc]*effects
}

// influenced is a thread.
type influenced struct {
	frames []*influencedFrame
	// lost is set if it depends on a choice how far the thread gets.
	lost *approximation
}

type influencedFrame struct {
	vars map[*ivl.Var]*shade
	open []openBranch
	// model is set in a model that has said that its choices approximate, and memory is then
	// what it writes to.
	model  *approximation
	memory memory
}

// memory is a range of addresses, and the variables that hold what is there.
type memory struct {
	extent
	vars []*ivl.Var
}

// openBranch is a branch that depends on a choice and whose ways have not met.
type openBranch struct {
	*arms
	why *approximation
}

// newInfluence is nil if nothing in p approximates.
func newInfluence(p *program) *influence {
	for _, q := range p.source.Procs {
		for _, b := range q.Blocks {
			for _, s := range b.Stmts {
				if approximates(s) != nil {
					return &influence{
						prog: p, globals: map[*ivl.Var]*shade{},
						threads: []*influenced{{frames: []*influencedFrame{{vars: map[*ivl.Var]*shade{}}}}},
						arms:    map[*cfg.Block]*arms{}, procs: map[*proc]*effects{},
					}
				}
			}
		}
	}
	return nil
}

// approximates is the attribute of assume {:approximate what, address, size, v, …} true.
func approximates(s ivl.Stmt) *ivl.Attr {
	if !isMarker(s) {
		return nil
	}
	return s.Info().Attrs.Get("approximate")
}

// ApproximateError says that the failure of a schedule depends on what a model only approximates.
type ApproximateError struct {
	What    string    // is approximated
	At      trace.Pos // is where the program calls the model
	Failure trace.Pos
	Message string // of the failure
}

// Error says all of it.
func (e *ApproximateError) Error() string {
	return fmt.Sprintf("the failure depends on %s (%s:%d)", e.What, e.At.File, e.At.Line)
}

// control is what it depends on that thread t does what it does.
func (d *influence) control(t int) *approximation {
	th := d.threads[t]
	why := d.all
	if why == nil {
		why = th.lost
	}
	for i := 0; why == nil && i < len(th.frames); i++ {
		if open := th.frames[i].open; len(open) > 0 {
			why = open[0].why
		}
	}
	return why
}

// before looks at the next step of thread t, and gives what to do when it has been made.
func (d *influence) before(m *Machine, t int) func(Event) {
	th := m.threads[t]
	m.cur = th.top()
	frames := d.threads[t].frames
	x := &flow{influence: d, m: m, t: t, fr: frames[len(frames)-1], control: d.control(t)}
	s, term := m.Next(t)
	if s == nil {
		return x.end(term)
	}
	return x.statement(s)
}

// flow is what one step passes on.
type flow struct {
	*influence
	m       *Machine
	t       int
	fr      *influencedFrame
	control *approximation
}

// orControl is why, or else what control depends on.
func (x *flow) orControl(why *approximation) *approximation {
	if why != nil {
		return why
	}
	return x.control
}

func (x *flow) statement(s ivl.Stmt) func(Event) {
	switch s := s.(type) {
	case *ivl.Assert:
		why := x.orControl(x.of(s.Cond))
		return func(Event) { x.condition = why }
	case *ivl.Assume:
		if a := approximates(s); a != nil {
			return x.approximate(s, a)
		}
		return x.assume(s)
	case *ivl.Havoc:
		why := x.fr.model
		if why == nil {
			why = x.control
		}
		return func(Event) {
			for _, v := range s.Vars {
				x.put(v.Var, paint(why))
			}
		}
	case *ivl.Assign:
		return x.assign(s)
	case *ivl.Call:
		return x.call(s)
	case *ivl.AsyncCall:
		fr := x.enter(x.m.prog.procs[s.Proc], s.Args)
		return func(Event) {
			x.threads = append(x.threads, &influenced{frames: []*influencedFrame{fr}, lost: x.control})
		}
	}
	return func(Event) {}
}

// approximate notes that the choices of this activation approximate.
func (x *flow) approximate(s *ivl.Assume, a *ivl.Attr) func(Event) {
	why := &approximation{at: position(x.m.threads[x.t].position(), s)}
	if len(a.Args) > 0 {
		why.what = a.Args[0].Str
	}
	var mem memory
	if len(a.Args) > 2 {
		to, ok1 := x.number(a.Args[1].Expr)
		size, ok2 := x.number(a.Args[2].Expr)
		if ok1 && ok2 && size > 0 {
			mem.extent = extent{to, max(to+size, to), why}
			for _, arg := range a.Args[3:] {
				if id, ok := arg.Expr.(*ivl.Ident); ok && x.prog.isGlobal(id.Var) {
					mem.vars = append(mem.vars, id.Var)
				}
			}
		}
	}
	return func(Event) {
		x.fr.model, x.fr.memory = why, mem
		for _, v := range mem.vars {
			x.touch(v, why)
		}
	}
}

// touch notes that the model may have written to v, as far as it may.
func (x *flow) touch(v *ivl.Var, why *approximation) {
	if m := x.fr.memory; x.fr.model != nil && addressed(v) && slices.Contains(m.vars, v) {
		m.why = why
		x.put(v, x.shade(v).cover(m.extent))
		return
	}
	x.put(v, paint(why))
}

// addressed reports whether v is a map with one index.
func addressed(v *ivl.Var) bool {
	t, ok := ivl.Expand(v.Type).(*ivl.MapType)
	return ok && len(t.Args) == 1
}

func (x *flow) number(e ivl.Expr) (uint64, bool) {
	v, ok := x.m.ev.Eval(e)
	if !ok {
		return 0, false
	}
	return v.Uint64()
}

// assume is one that holds: a model's own about what it chooses says only what that is among.
func (x *flow) assume(s *ivl.Assume) func(Event) {
	why := x.of(s.Cond)
	return func(ev Event) {
		switch {
		case isThreadExit(s):
			x.leave(x.control)
		case why == nil, counts(s):
		case s.Await, s.Attrs.Has("spin"):
			x.note(why)
			x.threads[x.t].lost = why
		case x.fr.model == nil:
			x.note(why)
			x.all = why
		}
	}
}

// leave is the end of the thread.
func (x *flow) leave(why *approximation) {
	th := x.threads[x.t]
	if th.lost == nil {
		th.lost = why
	}
}

func (x *flow) note(why *approximation) {
	if x.any == nil {
		x.any = why
	}
}

func (x *flow) call(s *ivl.Call) func(Event) {
	p := x.m.prog.procs[s.Proc]
	if s.Proc.IsThreadSelf() || s.Proc.IsThreadChild() || s.Proc.IsAllocator() || p == nil {
		return func(Event) {
			for _, o := range s.Outs {
				if o != nil {
					x.put(o.Var, paint(x.control))
				}
			}
		}
	}
	fr := x.enter(p, s.Args)
	fr.model, fr.memory = x.fr.model, x.fr.memory
	return func(Event) { x.threads[x.t].frames = append(x.threads[x.t].frames, fr) }
}

// enter is an activation of p.
func (x *flow) enter(p *proc, args []ivl.Expr) *influencedFrame {
	fr := &influencedFrame{vars: map[*ivl.Var]*shade{}}
	if p == nil {
		return fr
	}
	for i, a := range args {
		if i < len(p.Ins) {
			if sh := x.copied(a); sh != nil {
				fr.vars[p.Ins[i]] = sh
			}
		}
	}
	return fr
}

// end is the end of a block.
func (x *flow) end(term cfg.Term) func(Event) {
	from := x.m.threads[x.t].top().block
	var why *approximation
	switch term := term.(type) {
	case *cfg.Return:
		return func(Event) { x.back() }
	case *cfg.Branch:
		why = x.of(term.Cond)
	case *cfg.Goto:
		if len(term.Targets) > 1 {
			why = x.fr.model
		}
	}
	return func(Event) {
		if why != nil {
			x.branch(openBranch{x.armsOf(from), why})
		}
		at := x.m.threads[x.t].top().block
		for n := len(x.fr.open); n > 0 && x.fr.open[n-1].join == at; n-- {
			x.join(x.fr.open[n-1])
			x.fr.open = x.fr.open[:n-1]
		}
	}
}

// branch enters the arms of a branch: other threads may see what is written there.
func (x *flow) branch(b openBranch) {
	x.note(b.why)
	x.join(b)
	switch {
	case b.ends, b.assumes && x.fr.model == nil:
		x.all = b.why
	case b.waits:
		x.threads[x.t].lost = b.why
	}
	if n := len(x.fr.open); n == 0 || x.fr.open[n-1].arms != b.arms {
		x.fr.open = append(x.fr.open, b)
	}
}

// join is where the ways of a branch meet.
func (x *flow) join(b openBranch) {
	for _, v := range b.writes {
		x.touch(v, b.why)
	}
}

// back is the return from a procedure.
func (x *flow) back() {
	th := x.threads[x.t]
	for n := len(x.fr.open); n > 0; n-- {
		x.join(x.fr.open[n-1])
	}
	x.fr.open = nil
	th.frames = th.frames[:len(th.frames)-1]
	if len(th.frames) == 0 {
		x.leave(x.control)
		return
	}
	done := x.fr
	x.fr = th.frames[len(th.frames)-1]
	call := x.returned()
	if call == nil {
		return
	}
	p := x.m.prog.procs[call.Proc]
	for i, out := range p.Outs {
		if i < len(call.Outs) && call.Outs[i] != nil {
			x.put(call.Outs[i].Var, done.vars[out])
		}
	}
}

// returned is the call that the thread has just come back from.
func (x *flow) returned() *ivl.Call {
	f := x.m.threads[x.t].top()
	if f.index == 0 {
		return nil
	}
	call, _ := f.block.Stmts[f.index-1].(*ivl.Call)
	return call
}

func (x *flow) shade(v *ivl.Var) *shade {
	if x.prog.isGlobal(v) {
		return x.globals[v]
	}
	return x.fr.vars[v]
}

func (x *flow) put(v *ivl.Var, s *shade) {
	of := x.fr.vars
	if x.prog.isGlobal(v) {
		of = x.globals
	}
	if s == nil {
		delete(of, v)
		return
	}
	of[v] = s
}

func (x *flow) assign(s *ivl.Assign) func(Event) {
	type target struct {
		v       *ivl.Var
		element bool
		args    []value.Value // nil if it is open which element is meant
		shade   *shade        // of the whole
		why     *approximation
	}
	var targets []target
	for i, l := range s.Lhs {
		g := target{v: cfg.Target(l).Var}
		switch l := l.(type) {
		case *ivl.Ident:
			g.shade = x.copied(s.Rhs[i])
			if x.control != nil {
				g.shade = paint(x.control)
			}
		case *ivl.Select:
			g.element = true
			g.why = x.orControl(x.of(s.Rhs[i]))
			if where := x.indices(l); where != nil {
				g.why = where
			} else if _, one := l.M.(*ivl.Ident); one {
				g.args, _ = x.values(l.Args)
			}
		}
		targets = append(targets, g)
	}
	return func(Event) {
		for _, g := range targets {
			switch {
			case !g.element:
				x.put(g.v, g.shade)
			case g.args != nil:
				x.put(g.v, x.shade(g.v).set(g.args, g.why))
			case g.why != nil:
				x.note(g.why)
				x.put(g.v, paint(g.why))
			}
		}
	}
}

// indices is what it depends on which element a left-hand side means.
func (x *flow) indices(l ivl.Expr) (why *approximation) {
	for sel, ok := l.(*ivl.Select); ok; sel, ok = sel.M.(*ivl.Select) {
		why = earlier(why, x.ofAll(sel.Args))
	}
	return why
}

// copied is the shade of a variable that gets the value of e.
func (x *flow) copied(e ivl.Expr) *shade {
	switch e := e.(type) {
	case *ivl.Ident:
		return x.shade(e.Var).clone()
	case *ivl.Store:
		if x.ofAll(e.Args) == nil {
			if args, ok := x.values(e.Args); ok {
				return x.copied(e.M).set(args, x.of(e.Value))
			}
		}
	}
	return paint(x.of(e))
}

func (x *flow) values(es []ivl.Expr) ([]value.Value, bool) {
	out := make([]value.Value, len(es))
	for i, e := range es {
		v, ok := x.m.ev.Eval(e)
		if !ok {
			return nil, false
		}
		out[i] = v
	}
	return out, true
}

func (x *flow) ofAll(es []ivl.Expr) (why *approximation) {
	for _, e := range es {
		why = earlier(why, x.of(e))
	}
	return why
}

// of is what the value of e depends on, nil if on no choice. An operand that decides alone
// makes the others irrelevant.
func (x *flow) of(e ivl.Expr) *approximation {
	switch e := e.(type) {
	case *ivl.Ident:
		return x.shade(e.Var).any()
	case *ivl.Select:
		if why := x.ofAll(e.Args); why != nil {
			return why
		}
		return x.element(e.M, e.Args)
	case *ivl.Binary:
		switch e.Op {
		case ivl.And:
			return x.decided(e, false, false)
		case ivl.Or:
			return x.decided(e, true, true)
		case ivl.Implies:
			return x.decided(e, false, true)
		}
	case *ivl.IfThenElse:
		if why := x.of(e.C); why != nil {
			return why
		}
		if c, ok := x.m.ev.Eval(e.C); ok {
			if c.IsTrue() {
				return x.of(e.T)
			}
			return x.of(e.E)
		}
	case *ivl.FuncApp:
		if op := e.Func.Attrs.Text("bvbuiltin"); op == "bvand" || op == "bvmul" {
			for _, a := range e.Args {
				if v, ok := x.m.ev.Eval(a); ok && value.Equal(v, value.Zero(a.Type())) && x.of(a) == nil {
					return nil
				}
			}
		}
	case *ivl.Quantifier, *ivl.Lambda, *ivl.Let, *ivl.CodeExpr:
		var why *approximation
		ivl.FreeVars(e, func(id *ivl.Ident) { why = earlier(why, x.shade(id.Var).any()) })
		return why
	}
	return x.ofAll(ivl.Children(e))
}

// decided is what a connective depends on whose value an operand decides alone: the left one if it is
// left, the right one if it is right.
func (x *flow) decided(e *ivl.Binary, left, right bool) *approximation {
	a, b := x.of(e.X), x.of(e.Y)
	if a == nil && b == nil {
		return nil
	}
	if v, ok := x.m.ev.Eval(e.X); a == nil && ok && v.IsTrue() == left {
		return nil
	}
	if v, ok := x.m.ev.Eval(e.Y); b == nil && ok && v.IsTrue() == right {
		return nil
	}
	return earlier(a, b)
}

// element is what the element of the map m at args depends on.
func (x *flow) element(m ivl.Expr, args []ivl.Expr) *approximation {
	at, ok := x.values(args)
	if !ok {
		return x.of(m)
	}
	switch m := m.(type) {
	case *ivl.Ident:
		return x.shade(m.Var).element(at)
	case *ivl.Store:
		if why := x.ofAll(m.Args); why != nil {
			return why
		}
		stored, ok := x.values(m.Args)
		if !ok || len(stored) != len(at) {
			return x.of(m)
		}
		for i := range at {
			if !value.Equal(at[i], stored[i]) {
				return x.element(m.M, args)
			}
		}
		return x.of(m.Value)
	}
	return x.of(m)
}
