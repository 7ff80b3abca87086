package lalreps

import (
	"context"
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/interp"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Schedule gives the execution of the concurrent program that an execution s of
// the sequential one stands for, up to the assertion that fails. low is the
// lowered form of o.Program. The error is that of the replay of s.
func (o *Output) Schedule(ctx context.Context, low *cfg.Program, s trace.Schedule) (trace.Schedule, error) {
	var steps []step
	var initial []value.Value
	if len(s) > 0 && s[0].Thread == trace.Initial {
		initial = s[0].Values
	}
	var unreadable error
	number := func(m *interp.Machine, v *ivl.Var) int {
		x, ok := m.Global(v)
		n, fits := x.Uint64()
		if (!ok || !fits) && unreadable == nil {
			unreadable = fmt.Errorf("%s has no value", v.Name)
		}
		return int(n)
	}
	err := interp.Watch(ctx, low, s, func(m *interp.Machine, ev interp.Event) {
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
		return nil, err
	}
	slices.SortStableFunc(steps, func(a, b step) int {
		if a.round != b.round {
			return a.round - b.round
		}
		return a.Thread - b.Thread
	})
	out := trace.Schedule{{Thread: trace.Initial, Values: o.initial(low, initial)}}
	for _, st := range steps {
		out = append(out, st.Choice)
		if st.fails {
			return out, nil
		}
	}
	return nil, fmt.Errorf("no assertion of the concurrent program fails")
}

func assignsTo(s ivl.Stmt, v *ivl.Var) bool {
	a, ok := s.(*ivl.Assign)
	return ok && cfg.Target(a.Lhs[0]).Var == v
}

// step is a choice and the round it is made in.
type step struct {
	trace.Choice
	round int
	fails bool
}

// initial gives the values of the concurrent program's inputs.
func (o *Output) initial(low *cfg.Program, vals []value.Value) []value.Value {
	given := map[*ivl.Var]value.Value{}
	for i, v := range interp.Inputs(low) {
		if i < len(vals) {
			given[v] = vals[i]
		}
	}
	var out []value.Value
	for _, v := range interp.Inputs(o.in) {
		w := v // a constant
		if c := o.copies[v]; c != nil {
			w = c[0]
		} else if n := o.inputs[v]; n != nil {
			w = n
		}
		out = append(out, given[w])
	}
	return out
}
