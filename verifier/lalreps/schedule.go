package lalreps

import (
	"context"
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/interp"
	"github.com/gsmack/gsmack/verifier/machine"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Finding gives the execution of the concurrent program that an execution s of
// the sequential one stands for, up to the assertion that fails. low is the
// lowered form of o.Program. The error is that of the replay of s.
func (o *Output) Finding(ctx context.Context, low *cfg.Program, s *trace.Schedule) (found trace.Finding, err error) {
	var steps []step
	var unreadable error
	number := func(m *machine.Machine, v *ivl.Var) int {
		x, ok := m.Global(v)
		n, fits := x.Uint64()
		if (!ok || !fits) && unreadable == nil {
			unreadable = fmt.Errorf("%s has no value", v.Name)
		}
		return int(n)
	}
	err = interp.Watch(ctx, low, s, func(m *machine.Machine, ev machine.Event) {
		var from ivl.Stmt
		if ev.Stmt != nil {
			if from = ivl.Source(ev.Stmt); from == ev.Stmt || from == nil {
				return // of the sequentialisation itself
			}
		} else if len(ev.Values) == 0 {
			return
		}
		if n := len(steps); n > 0 && assignsTo(ev.Stmt, o.state.failed) {
			steps[n-1].fails = true
			return
		}
		st := step{round: number(m, o.state.round)}
		st.Thread = number(m, o.state.thread)
		st.Stmt, st.Values = from, ev.Values
		if _, ok := from.(*ivl.AsyncCall); ok {
			st.Child = number(m, o.state.threads)
		}
		steps = append(steps, st)
	})
	if err == nil {
		err = unreadable
	}
	if err != nil {
		return found, err
	}
	slices.SortStableFunc(steps, func(a, b step) int {
		if a.round != b.round {
			return a.round - b.round
		}
		return a.Thread - b.Thread
	})
	found.Initial = o.initial(s.Inputs)
	for _, st := range steps {
		found.Events = append(found.Events, st.Event)
		if st.fails {
			return found, nil
		}
	}
	return found, fmt.Errorf("no assertion of the concurrent program fails")
}

func assignsTo(s ivl.Stmt, v *ivl.Var) bool {
	a, ok := s.(*ivl.Assign)
	return ok && cfg.Target(a.Lhs[0]).Var == v
}

// step is an event and the round it is in.
type step struct {
	trace.Event
	round int
	fails bool
}

// initial gives the values of the concurrent program's inputs.
func (o *Output) initial(vals []trace.Given) []value.Value {
	given := map[string]value.Value{}
	for _, g := range vals {
		given[g.Name] = g.Value
	}
	var out []value.Value
	for _, v := range machine.Inputs(o.in) {
		w := v // a constant
		if c := o.copies[v]; c != nil {
			w = c[0]
		} else if n := o.inputs[v]; n != nil {
			w = n
		}
		out = append(out, given[w.Name])
	}
	return out
}
