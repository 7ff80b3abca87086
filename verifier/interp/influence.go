package interp

import (
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/trace"
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
	meets map[*cfg.Block]*cfg.Block
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
