package interp

import (
	"cmp"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/machine"
	"github.com/gsmack/gsmack/verifier/trace"
)

// History is the history that the state holds where an assertion about it fails, or an await that asks about it; nil if s is
// none. {:history} of s names the variables, as models/c/history.c describes them.
func History(m *machine.Machine, s ivl.Stmt) *trace.History {
	if s == nil {
		return nil
	}
	names := s.Info().Attrs.Get("operations")
	state := goal.HistoryState(s.Info().Attrs, m.Prog.Source.Globals)
	if state == nil {
		return nil
	}
	at := func(what string, keys ...int) int64 {
		v := state[what]
		if v == nil {
			return 0
		}
		x, _ := m.Global(v)
		for _, k := range keys {
			x, _ = value.Eval(goal.HistoryAt(v, k), m.Global)
		}
		n := x.SignedBig()
		if n == nil {
			return 0
		}
		return n.Int64()
	}
	words := func(what string, place int, n int64) []int64 {
		out := make([]int64, min(n, goal.HistoryWords))
		for i := range out {
			out[i] = at(what, place*goal.HistoryWords+i)
		}
		return out
	}
	h := &trace.History{}
	for t := range m.Threads() {
		th := m.Thread(t)
		self := int(th.ID)
		for n := range int(at("begun", self)) {
			p := goal.HistoryPlace(self, n)
			o := trace.Invocation{Thread: t, Number: n, Self: self, Code: at("operation", p),
				Arguments: words("argument", p, at("arguments", p)), Results: words("result", p, at("results", p)),
				Called: int(at("called", p)), Returned: int(at("returned", p))}
			if n >= int(at("calls", self)) {
				o.Returned, o.Results = trace.Never, nil
			}
			if i := int(o.Code) - 1; names != nil && i >= 0 && i < len(names.Args) {
				o.Name = names.Args[i].Str
			}
			h.Operations = append(h.Operations, o)
		}
	}
	slices.SortFunc(h.Operations, func(a, b trace.Invocation) int { return cmp.Compare(a.Called, b.Called) })
	return h
}

// running is the thread whose operation runs, in an execution of one operation at a time; -1 if none does.
func running(m *machine.Machine) int {
	if v := m.Prog.Running; v != nil {
		if x, _ := m.Global(v); x.IsValid() {
			return threadOf(m, x)
		}
	}
	return -1
}

// calling reports whether thread t is where an operation waits for others.
func calling(m *machine.Machine, t int) bool { return m.Thread(t).Top().Proc.Waits }
