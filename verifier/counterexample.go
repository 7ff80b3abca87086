package verifier

import (
	"context"
	"errors"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/interp"
	"github.com/gsmack/gsmack/verifier/seq"
	"github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/trace"
)

func (r *run) solver() string {
	if r.o.Solver == "" {
		return "sat"
	}
	return r.o.Solver
}

// holds reports whether a Boolean term is true in the model.
func holds(m *smt.Model, t smt.Term) bool { return m.Value(t).IsTrue() }

// counterexample reads the execution out of the model, has the interpreter
// re-execute it on the lowered program, and reports the violation, or, if that
// fails, that nothing is known.
func (r *run) counterexample(ctx context.Context, f *formula, model *smt.Model, out *seq.Output) (*Result, error) {
	enc := f.enc
	replay := func(model *smt.Model) (*Result, bmc.Goal, error) {
		goal := firstFailure(enc, model)
		res, err := r.reexecute(ctx, goal, r.schedule(enc, model, out, goal))
		return res, goal, err
	}
	res, goal, err := replay(model)
	if err != nil || !res.approximate {
		return res, err
	}
	return elsewhere(enc, res, goal, func(fails smt.Term) (*Result, bmc.Goal, error) {
		model, err := r.check(ctx, f, fails)
		if err != nil || model == nil || !holds(model, fails) {
			return nil, bmc.Goal{}, err
		}
		return replay(model)
	})
}

// reexecute has the interpreter execute the schedule, which must end in the failure
// of the goal.
func (r *run) reexecute(ctx context.Context, goal bmc.Goal, schedule trace.Schedule) (*Result, error) {
	var tr *trace.Trace
	var err error
	r.phase("replay", func() {
		p := r.prog
		if r.concrete != nil {
			p, schedule, err = r.concrete(schedule)
		}
		if err == nil {
			tr, err = interp.Replay(ctx, p, schedule)
		}
	})
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if err != nil {
		return notReplayed(posOf(goal.Stmt), err), nil
	}
	return &Result{
		Verdict:  Violated,
		Property: tr.Property,
		Message:  tr.Message,
		Pos:      failurePos(tr),
		Trace:    tr,
	}, nil
}

// failurePos is where a trace ends.
func failurePos(tr *trace.Trace) ivl.Pos { return place(tr.Failure) }

func place(p trace.Pos) ivl.Pos {
	return ivl.Pos{File: p.File, Line: int32(p.Line), Col: int32(p.Column)}
}

// locate gives the place of an assertion. One in a model has none of its own: it is
// where the execution that fails it leaves the program.
func (r *run) locate(ctx context.Context, s *ivl.Assert, schedule func() trace.Schedule) ivl.Pos {
	pos := posOf(s)
	if pos.IsValid() || r.concrete != nil {
		return pos
	}
	tr, err := interp.Replay(ctx, r.prog, schedule())
	if err != nil {
		return pos
	}
	return failurePos(tr)
}

// notReplayed is what a counterexample is worth that the interpreter could not
// execute, for the reason err.
func notReplayed(pos ivl.Pos, err error) *Result {
	var open *interp.OpenError
	if errors.As(err, &open) {
		return &Result{Verdict: Unknown, Pos: open.Pos,
			Reason: "a failure was found that depends on the value of " + ivl.FormatExpr(open.Expr) + ", which nothing determines; give the function a body"}
	}
	var approximate *interp.ApproximateError
	if errors.As(err, &approximate) {
		return notExact(approximate)
	}
	return &Result{Verdict: Unknown, Pos: pos,
		Reason: "a counterexample was found but could not be re-executed (" + err.Error() + "); this is a defect of gsmack, please report it"}
}

// firstFailure is the assertion that fails first in the model's execution.
func firstFailure(enc *bmc.Encoding, model *smt.Model) bmc.Goal {
	for _, g := range enc.Goals {
		if g.Class == bmc.Property && holds(model, g.Fails) {
			return g
		}
	}
	panic("verifier: a model of a violation in which no assertion fails")
}

// schedule lists the choices of the model's execution up to the failing goal.
func (r *run) schedule(enc *bmc.Encoding, model *smt.Model, out *seq.Output, goal bmc.Goal) trace.Schedule {
	var s trace.Schedule
	inputs := interp.Inputs(r.prog)
	if len(inputs) > 0 {
		c := trace.Choice{Thread: trace.Initial}
		for _, v := range inputs {
			c.Values = append(c.Values, initialValue(enc, model, out, v))
		}
		s = append(s, c)
	}
	standing := map[int]ivl.Stmt{}
	for _, e := range enc.Events[:goal.EventIndex()] {
		if !holds(model, e.Guard) {
			continue
		}
		if a, ok := out.Standing[e.Stmt]; ok {
			standing[a.Thread] = a.Stmt
			continue
		}
		if e.Stmt != goal.Stmt && isPrecondition(e.Stmt) {
			continue
		}
		o := e.Stmt.Info().Origin
		c := trace.Choice{Thread: o.Thread, Stmt: o.Stmt, Child: out.Spawns[e.Stmt]}
		if choice, ok := out.Gotos[e.Stmt]; ok {
			c.Values = []value.Value{value.Int64(int64(choice[chosen(model, e.Values)]))}
		} else if o.Stmt == nil {
			continue
		}
		if h, ok := o.Stmt.(*ivl.Havoc); ok {
			c.Values = havocked(h, e, model, out)
		}
		if v, ok := allocated(enc, model, e, o.Stmt); ok {
			c.Values = append(c.Values, v)
		}
		s = append(s, c)
	}
	if g, ok := out.Goals[goal.Stmt]; ok {
		s = append(s, goalOf(g, standing))
	}
	return append(s, conflictOf(goal.Stmt, out.Conflicts)...)
}

// isPrecondition reports whether s checks that a call can be modelled as the
// statement that follows it does, which stands for the call.
func isPrecondition(s ivl.Stmt) bool {
	a, ok := s.(*ivl.Assert)
	if !ok || !a.Attrs.Has("unknown") {
		return false
	}
	_, ok = ivl.Source(s).(*ivl.Call)
	return ok
}

// conflictOf is the last choice of a schedule that leads to a race that the monitor of
// happens-before found; nothing for any other assertion.
func conflictOf(goal *ivl.Assert, conflicts []cfg.Conflict) trace.Schedule {
	a := goal.Attrs.Get("conflict")
	if a == nil || len(a.Args) != 1 || len(conflicts) == 0 {
		return nil
	}
	n, ok := value.Eval(a.Args[0].Expr, nil)
	if !ok {
		return nil
	}
	i, ok := n.Uint64()
	if !ok || i >= uint64(len(conflicts)) {
		return nil
	}
	c := conflicts[i]
	return trace.Schedule{{Goal: trace.Unordered, Targets: []trace.Target{{Thread: c.Thread, Stmt: c.Stmt, Made: c.Made}}}}
}

// goalOf is the last choice of a schedule that leads to a deadlock or a race;
// standing are the accesses that threads are about to make.
func goalOf(g seq.Goal, standing map[int]ivl.Stmt) trace.Choice {
	if g.Deadlock {
		return trace.Choice{Goal: trace.Deadlock}
	}
	c := trace.Choice{Goal: trace.Race}
	for _, id := range g.Race {
		c.Targets = append(c.Targets, trace.Target{Thread: id, Stmt: standing[id]})
	}
	return c
}

// chosen is the index of the first guess that is true, or the number of guesses.
func chosen(model *smt.Model, guesses []smt.Term) int {
	for i, t := range guesses {
		if holds(model, t) {
			return i
		}
	}
	return len(guesses)
}

// allocated gives the address that an allocator call was given: Flatten turned
// the call into the assignment of a literal.
func allocated(enc *bmc.Encoding, model *smt.Model, e bmc.Event, origin ivl.Stmt) (value.Value, bool) {
	call, ok := origin.(*ivl.Call)
	if !ok || !call.Proc.IsAllocator() {
		return value.Value{}, false
	}
	a, ok := e.Stmt.(*ivl.Assign)
	if !ok {
		return value.Value{}, false
	}
	return value.Eval(a.Rhs[0], func(*ivl.Var) (value.Value, bool) { return value.Value{}, false })
}

// havocked gives the values that a havoc of the lowered program chose. A map that
// was split into its elements is put together again.
func havocked(h *ivl.Havoc, e bmc.Event, model *smt.Model, out *seq.Output) []value.Value {
	emitted := e.Stmt.(*ivl.Havoc).Vars
	var vals []value.Value
	i := 0
	for _, v := range h.Vars {
		_, isMap := ivl.Expand(v.Var.Type).(*ivl.MapType)
		if i < len(emitted) && (!isMap || out.Elements[emitted[i].Var].Map == nil && ivl.EqualTypes(emitted[i].Var.Type, v.Var.Type)) {
			vals = append(vals, model.Value(e.Values[i]))
			i++
			continue
		}
		m := value.Zero(v.Var.Type)
		for first := i; i < len(emitted); i++ {
			el := out.Elements[emitted[i].Var]
			if el.Map == nil || el.Map != out.Elements[emitted[first].Var].Map {
				break
			}
			m = m.Store(indices(el), model.Value(e.Values[i]))
		}
		vals = append(vals, m)
	}
	return vals
}

// indices are the values of an element's index.
func indices(el cfg.Element) []value.Value {
	args := make([]value.Value, len(el.Args))
	for i, a := range el.Args {
		args[i], _ = value.Eval(a, func(*ivl.Var) (value.Value, bool) { return value.Value{}, false })
	}
	return args
}

// initialValue is what an arbitrary variable was at the start.
func initialValue(enc *bmc.Encoding, model *smt.Model, out *seq.Output, v *ivl.Var) value.Value {
	if t, ok := enc.Initial[v]; ok {
		return model.Value(t)
	}
	val := value.Zero(v.Type)
	for scalar, el := range out.Elements {
		if t, ok := enc.Initial[scalar]; ok && el.Map == v {
			val = val.Store(indices(el), model.Value(t))
		}
	}
	return val
}

// posOf is the position of an assertion: that of its text.
func posOf(s ivl.Stmt) ivl.Pos { return s.Info().Pos }
