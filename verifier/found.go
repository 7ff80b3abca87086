package verifier

import (
	"maps"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/interp"
	"github.com/gsmack/gsmack/verifier/order"
	"github.com/gsmack/gsmack/verifier/seq"
	"github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/trace"
)

// What the engines found, read off their models.

// reading is the model of an encoding, of thread instances or of the sequential program of some.
type reading struct {
	*smt.Model
	enc       *bmc.Encoding
	elements  map[*ivl.Var]cfg.Element
	conflicts []cfg.Conflict
}

// seqFinding is the execution of the sequential program up to the failing goal.
func (r *run) seqFinding(enc *bmc.Encoding, of *smt.Model, out *seq.Output, goal bmc.Goal) trace.Finding {
	m := &reading{of, enc, out.Elements, out.Conflicts}
	found := trace.Finding{Initial: m.initial(r.prog)}
	final := out.Goals[goal.Stmt]
	targets := map[int]*trace.Target{}
	target := func(thread int) *trace.Target {
		if targets[thread] == nil {
			targets[thread] = &trace.Target{Thread: thread}
		}
		return targets[thread]
	}
	for _, e := range enc.Events[:goal.EventIndex()] {
		if !holds(of, e.Guard) || e.Stmt != goal.Stmt && isPrecondition(e.Stmt) {
			continue
		}
		ev, ok := m.event(e, e.Stmt.Info().Origin.Thread, out.Spawns[e.Stmt], out.Gotos[e.Stmt])
		mark, marked := out.Marks[e.Stmt]
		switch {
		case !marked && ok:
			found.Events = append(found.Events, ev)
		case !marked || mark.Race == final.Deadlock:
		case mark.Kind == seq.Ended:
			found.Ended = append(found.Ended, mark.Thread)
		case mark.Kind == seq.Stands:
			target(mark.Thread).Stmt = mark.Stmt
		case ok:
			t := target(mark.Thread)
			t.Inside = append(t.Inside, ev)
		}
	}
	switch _, ends := out.Goals[goal.Stmt]; {
	case !ends:
		m.conflict(goal.Stmt, &found)
	case final.Alone != nil:
		found.Goal, found.Targets = trace.Deadlock, []trace.Target{{Stmt: final.Alone}}
	case final.Deadlock:
		found.Goal = trace.Deadlock
		for _, thread := range slices.Sorted(maps.Keys(targets)) {
			found.Targets = append(found.Targets, *targets[thread])
		}
	default:
		found.Goal, found.Targets = trace.Race, []trace.Target{*target(final.Race[0]), *target(final.Race[1])}
	}
	return found
}

// orderFinding is the execution.
func (r *run) orderFinding(threads *cfg.Threads, enc *order.Encoding, x *order.Execution) trace.Finding {
	m := &reading{x.Model, &enc.Encoding, threads.Elements, threads.Conflicts}
	found := trace.Finding{Initial: m.initial(r.prog)}
	add := func(to *[]trace.Event, thread int, e order.Event) {
		child := 0
		if spawn, ok := e.Stmt.(*ivl.AsyncCall); ok {
			child = threads.Child[spawn].ID
		}
		if e.Stmt != nil && e.Stmt != enc.Goals[x.Goal].Stmt && isPrecondition(e.Stmt) {
			return
		}
		if ev, ok := m.event(bmc.Event{Guard: e.Guard, Stmt: e.Stmt, Values: e.Values}, thread, child, e.Choice); ok {
			*to = append(*to, ev)
		}
	}
	x.Steps(func(thread int, e order.Event) { add(&found.Events, thread, e) })
	goal, targets, ended := x.Final()
	found.Goal, found.Ended = goal, ended
	for _, t := range targets {
		target := trace.Target{Thread: t.Thread, Stmt: ivl.Source(t.Stmt)}
		for _, e := range t.Inside {
			add(&target.Inside, t.Thread, e)
		}
		found.Targets = append(found.Targets, target)
	}
	m.conflict(enc.Goals[x.Goal].Stmt, &found)
	return found
}

// event is what an event of the encoding stands for; nothing if it is one of the encoding only.
func (m *reading) event(e bmc.Event, thread, child int, choice []int) (trace.Event, bool) {
	out := trace.Event{Thread: thread, Child: child}
	if choice != nil {
		out.Values = []value.Value{value.Int64(int64(choice[chosen(m.Model, e.Values)]))}
		return out, true
	}
	switch out.Stmt = ivl.Source(e.Stmt); s := out.Stmt.(type) {
	case nil:
		return out, false
	case *ivl.Havoc:
		if _, ok := e.Stmt.(*ivl.Havoc); ok {
			out.Values = m.havocked(s, e)
		}
	case *ivl.Call:
		if v, ok := allocated(e, s); ok {
			out.Values = []value.Value{v}
		}
	}
	return out, true
}

// conflict makes the end of what was found the race that the monitor of happens-before found; it
// changes nothing for any other assertion.
func (m *reading) conflict(goal *ivl.Assert, found *trace.Finding) {
	a := goal.Attrs.Get("conflict")
	if a == nil || len(a.Args) != 1 || len(m.conflicts) == 0 {
		return
	}
	n, ok := value.Eval(a.Args[0].Expr, nil)
	if !ok {
		return
	}
	if i, ok := n.Uint64(); ok && i < uint64(len(m.conflicts)) {
		c := m.conflicts[i]
		found.Goal, found.Targets = trace.Unordered, []trace.Target{{Thread: c.Thread, Stmt: c.Stmt, Made: c.Made}}
	}
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
func allocated(e bmc.Event, call *ivl.Call) (value.Value, bool) {
	if !call.Proc.IsAllocator() {
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
func (m *reading) havocked(h *ivl.Havoc, e bmc.Event) []value.Value {
	emitted := e.Stmt.(*ivl.Havoc).Vars
	var vals []value.Value
	i := 0
	for _, v := range h.Vars {
		_, isMap := ivl.Expand(v.Var.Type).(*ivl.MapType)
		if i < len(emitted) && (!isMap || m.elements[emitted[i].Var].Map == nil && ivl.EqualTypes(emitted[i].Var.Type, v.Var.Type)) {
			vals = append(vals, m.Value(e.Values[i]))
			i++
			continue
		}
		whole := value.Zero(v.Var.Type)
		for first := i; i < len(emitted); i++ {
			el := m.elements[emitted[i].Var]
			if el.Map == nil || el.Map != m.elements[emitted[first].Var].Map {
				break
			}
			whole = whole.Store(indices(el), m.Value(e.Values[i]))
		}
		vals = append(vals, whole)
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

// initial gives what the inputs of p were at the start.
func (m *reading) initial(p *cfg.Program) []value.Value {
	var out []value.Value
	for _, v := range interp.Inputs(p) {
		out = append(out, m.initialValue(v))
	}
	return out
}

// initialValue is what an arbitrary variable was at the start.
func (m *reading) initialValue(v *ivl.Var) value.Value {
	if t, ok := m.enc.Initial[v]; ok {
		return m.Value(t)
	}
	val := value.Zero(v.Type)
	for scalar, el := range m.elements {
		if t, ok := m.enc.Initial[scalar]; ok && el.Map == v {
			val = val.Store(indices(el), m.Value(t))
		}
	}
	return val
}
