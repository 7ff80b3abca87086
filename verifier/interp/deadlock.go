package interp

import (
	"context"
	"maps"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/dependence"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/machine"
	"github.com/gsmack/gsmack/verifier/trace"
)

// A thread is blocked if its next statement is an await that does not hold, or
// an atomic section with an execution that reaches such an await: the
// environment makes the choices in the section (a havoc, a goto), and need not
// make those that let the thread pass.
//
// A deadlock is a state with a nonempty set of unfinished threads that are all
// blocked, where either they are all unfinished threads, or each of them waits
// for a particular thread, its holder, that is in the set or has finished.

// wait is one way in which a thread is blocked.
type wait struct {
	await  *ivl.Assume
	reason *Reason     // nil if the program does not say
	at     trace.Stand // of a wait that exploration found
	by     move        // of one that a proof found: what comes before
	shown  record      // how people see it, in a replay
	reads  []touch     // of a thread that spins: what it reads in an iteration
	why    []string    // and what lasts while it does, such as the end of the input
	doubt  bool        // it may be that it leaves its loop
	tried  *domain     // for what it chooses there; nil: it does not spin, or not in a replay
}

// object is what the wait is for; invalid if the program does not say.
func (w wait) object() value.Value {
	if w.reason == nil {
		return value.Value{}
	}
	return w.reason.Object
}

// elements are what a spinning thread reads.
func (w wait) elements() (out []dependence.Element) {
	for _, a := range w.reads {
		out = append(out, dependence.Element{Var: a.Var, Index: a.index})
	}
	return out
}

// Reason is what a {:waits_for kind, object, holder} attribute says of a wait.
type Reason struct {
	Kind   string
	Object value.Value
	Holder value.Value // the id of the thread that must act; 0: any could
}

// waitAt is the wait of thread t at await, in the state where it does not hold.
func waitAt(m *machine.Machine, t int, await *ivl.Assume) wait {
	w := wait{await: await}
	a := await.Attrs.Get("waits_for")
	if a == nil {
		return w
	}
	w.reason = &Reason{}
	var vals []value.Value
	for _, arg := range a.Args {
		if arg.Expr == nil {
			w.reason.Kind = arg.Str
			continue
		}
		v, _ := m.Eval(t, arg.Expr)
		vals = append(vals, v)
	}
	if len(vals) > 0 {
		w.reason.Object = vals[0]
	}
	if len(vals) > 1 {
		w.reason.Holder = vals[1]
	}
	return w
}

// waitAt is that of the machine, with where the thread stands.
func (s *stepper) waitAt(t int, await *ivl.Assume) wait {
	w := waitAt(s.m, t, await)
	w.at = s.log.stand(s.m, t, await, 0)
	return w
}

// waitsOf lists the ways in which thread t, which stands before a visible
// statement, is blocked. A bound that is hit before an await cuts off other
// executions of the thread, and not the wait.
func waitsOf(ctx context.Context, m *machine.Machine, t int, d *domain) ([]wait, error) {
	if m.EntersProbe(t) {
		return spins(ctx, m, t, d)
	}
	var out []wait
	for s := range (&chooser{domain: d}).ways(ctx, m) {
		s.pastBounds = true
		ev, err := s.section(t, nil)
		if err != nil {
			return nil, err
		}
		if ev.Status == machine.Blocked {
			out = append(out, s.waitAt(t, ev.Stmt.(*ivl.Assume)))
		}
	}
	return out, nil
}

// threadOf gives the index of the thread with an id, or -1.
func threadOf(m *machine.Machine, id value.Value) int {
	n, ok := id.Uint64()
	if !ok {
		return -1
	}
	for t := range m.Threads() {
		th := m.Thread(t)
		if uint64(th.ID) == n {
			return t
		}
	}
	return -1
}

// deadlocked gives the threads of a deadlock and what each waits for, given the
// ways in which each thread is blocked. There are none if nothing is deadlocked.
func deadlocked(m *machine.Machine, waits [][]wait) map[int]wait {
	all := map[int]wait{}
	for t := range m.Threads() {
		th := m.Thread(t)
		if th.Ended {
			continue
		}
		if len(waits[t]) == 0 {
			all = nil
			break
		}
		all[t] = waits[t][0]
	}
	program := func(t int) bool { return !goal.Environment(m.Thread(t).Spawn) }
	if !slices.ContainsFunc(slices.Collect(maps.Keys(all)), program) {
		all = nil
	}
	if len(all) > 0 && !spinning(all) {
		return all
	}
	// The greatest set of threads that wait for one another.
	in := map[int]wait{}
	for t := range m.Threads() {
		if len(waits[t]) > 0 {
			in[t] = wait{}
		}
	}
	for shrunk := true; shrunk; {
		shrunk = false
		for t := range m.Threads() {
			if _, ok := in[t]; !ok {
				continue
			}
			found := false
			for _, w := range waits[t] {
				if w.reason == nil || goal.Holder(w.await) == nil {
					continue
				}
				h := threadOf(m, w.reason.Holder)
				if h < 0 {
					continue
				}
				if _, ok := in[h]; ok || m.Thread(h).Ended {
					in[t], found = w, true
					break
				}
			}
			if !found {
				delete(in, t)
				shrunk = true
			}
		}
	}
	if len(in) == 0 {
		return all
	}
	return in
}

// spinning reports whether some thread spins. A deadlock in which none does says more.
func spinning(waits map[int]wait) bool {
	for _, w := range waits {
		if goal.Spins(w.await) {
			return true
		}
	}
	return false
}
