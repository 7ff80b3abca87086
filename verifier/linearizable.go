package verifier

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/interp"
	"github.com/gsmack/gsmack/verifier/machine"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Linearizability (Herlihy and Wing, TOPLAS 1990) is decided as in Line-Up (Burckhardt, Dern, Musuvathi and Tan, PLDI
// 2010): what the operations do one after the other, in executions of the same code, says what
// they may do at the same time.
//
// Both halves are ordinary questions to the engines about the same program. The assertion about its history claims
// that the history is one of those that are known to have a sequential order. If it fails, the sequential variant
// of the program, in which an operation is called only when no other runs, is asked whether it can have the same
// operations, arguments and results in an order that keeps every operation behind those that had returned when it was
// called. If it can, that history is known from now on, and the first question is asked again; if it
// cannot, the history is a violation. Inputs and choices of the operations may be any: nothing depends on
// whether all sequential executions were found beforehand. To ask seldom, the interpreter walks through
// some at the start.
//
// So are stuck histories, in which operations wait for ever. The question is one about deadlocks: can threads wait for ever while
// the state is none in which their operations may? A history that is found is right if each operation that waits also waits
// for ever in a sequential execution of all that returned and, last, itself. Where the check deadlock found nothing there are none.

const (
	// maxSequentialStates and maxWalked bound the walk through sequential executions, and the histories that it finds.
	maxSequentialStates = 50_000
	maxWalked           = 2000
	// maxAsked is how many more the engines are asked for.
	maxAsked = 30
)

// verifyHistories is verify with CheckLinearizable. The other checks come first.
func verifyHistories(ctx context.Context, p *ivl.Program, o Options) (*Result, []ivl.Diagnostic) {
	if !hasHistory(p) {
		return nil, []ivl.Diagnostic{{ID: "no-history", Severity: ivl.Error,
			Message: "nothing says which operations --check=linearizable is about; call gsmack_linearizable of gsmack_harness.h where they have returned (docs/harness.md)"}}
	}
	var before *Result
	var diags []ivl.Diagnostic
	if rest := o.Checks &^ CheckLinearizable; rest != 0 {
		q := o
		q.Checks = rest
		if before, diags = verify(ctx, p, q); before == nil || before.Verdict == Violated || before.Verdict == Unknown {
			return before, diags
		}
	}
	l := &linearizability{program: p, o: o}
	l.o.Checks, l.o.Explore = CheckLinearizable, nil // the compiled program knows no histories
	res, ds := l.decide(ctx)
	if res != nil && (res.Verdict == Verified || res.Verdict == Bounded) && o.Checks&CheckDeadlock == 0 {
		last, _ := l.decideStuck(ctx)
		res = res.and(last)
	}
	if before == nil || res == nil {
		return res, ds
	}
	return before.and(res), diags
}

// and is the result of two parts, of which the first found nothing.
func (r *Result) and(last *Result) *Result {
	out := *last
	if out.Verdict == Verified && r.Verdict == Bounded {
		out.Verdict = Bounded
	}
	out.Limited = out.Limited || r.Limited
	out.Benign = r.Benign
	out.Assumptions = r.Assumptions
	out.Bounds = append(slices.Clone(r.Bounds), slices.DeleteFunc(slices.Clone(last.Bounds), func(b BoundHit) bool { return slices.Contains(r.Bounds, b) })...)
	out.Stats.Phases = append(slices.Clone(r.Stats.Phases), last.Stats.Phases...)
	out.Stats.Solves += r.Stats.Solves
	return &out
}

// hasHistory reports whether p has an assertion about a history.
func hasHistory(p *ivl.Program) bool {
	found := false
	for _, d := range p.Decls {
		if q, ok := d.(*ivl.ProcDecl); ok && q.Body != nil {
			ivl.WalkStmts(q.Body.Stmts, func(s ivl.Stmt) bool {
				if a, ok := s.(*ivl.Assert); ok && goal.KindOf(a) == goal.Linearizable {
					found = true
				}
				return true
			})
		}
	}
	return found
}

// linearizability is the question whether all histories of a program have a sequential order.
type linearizability struct {
	program *ivl.Program
	o       Options
	// known are histories of sequential executions. In stuck ones the last operation waits for ever.
	known, stuck []*trace.History
}

func (l *linearizability) decide(ctx context.Context) (*Result, []ivl.Diagnostic) {
	if err := l.walk(ctx); err != nil {
		return &Result{Verdict: Unknown, Reason: err.Error()}, nil
	}
	for asked := 0; ; asked++ {
		res, diags := ask(ctx, l.program, l.o, &passes.History{Allowed: l.allowed})
		if res == nil || res.Verdict != Violated || res.Trace.History == nil {
			return res, diags
		}
		h := res.Trace.History
		serial, _ := ask(ctx, l.program, l.o.unbounded(), &passes.History{Sequential: true, Allowed: func(state map[string]*ivl.Var) ivl.Expr { return ivl.NewNot(explains(h, state)) }})
		switch {
		case serial.Verdict == Verified:
			h.Try(l.known, -1)
			return res, diags
		case serial.Verdict != Violated || serial.Trace.History == nil:
			return uncovered(res, serial, "there are operations whose results no sequential execution was found to have"), diags
		case asked == maxAsked:
			return &Result{Verdict: Unknown, Stats: res.Stats, Reason: fmt.Sprintf("the operations have more than %d sequential histories; let the harness choose from fewer inputs", len(l.known))}, diags
		}
		l.known = append(l.known, serial.Trace.History)
	}
}

// decideStuck asks whether operations wait for ever that in no sequential order do.
func (l *linearizability) decideStuck(ctx context.Context) (*Result, []ivl.Diagnostic) {
	o := l.o
	o.Checks = CheckDeadlock
	for range maxAsked {
		res, diags := ask(ctx, l.program, o, &passes.History{MayWait: l.mayWait})
		if res == nil || res.Verdict != Violated || res.Trace.History == nil {
			return res, diags
		}
		h := res.Trace.History
		for _, e := range h.Waiting() {
			one := h.With(e)
			serial, _ := ask(ctx, l.program, o.unbounded(), &passes.History{Sequential: true, MayWait: func(state map[string]*ivl.Var) ivl.Expr { return ivl.NewNot(explains(one, state)) }})
			switch {
			case serial.Verdict == Verified:
				h.Try(l.known, e)
				res.Schedule.Checks = CheckLinearizable.Names()
				return res, diags
			case serial.Verdict != Violated || !serial.Trace.History.Stuck():
				return uncovered(res, serial, "an operation waits for ever that was not found to wait in a sequential execution"), diags
			}
			l.stuck = append(l.stuck, serial.Trace.History)
		}
	}
	return &Result{Verdict: Unknown, Reason: "there are too many ways in which operations wait for ever; let the harness call fewer"}, nil
}

// uncovered is the result that nothing is known, since the question about sequential executions was not decided.
func uncovered(res, serial *Result, what string) *Result {
	reason := serial.Reason
	if serial.Verdict == Bounded {
		reason = BoundsText(serial.Bounds) + " cut something off"
	}
	return &Result{Verdict: Unknown, Stats: res.Stats, Guess: serial.Guess, Reason: what + ", but not all were covered: " + reason}
}

// ask asks the engines about histories.
func ask(ctx context.Context, p *ivl.Program, o Options, h *passes.History) (*Result, []ivl.Diagnostic) {
	o.history = h
	return verify(ctx, p, o)
}

// unbounded are the options for the sequential executions: which there are has nothing to do with how far those
// are looked at that are not.
func (o Options) unbounded() Options {
	return Options{Entry: o.Entry, Checks: o.Checks, Jobs: o.Jobs, Solver: o.Solver, Progress: o.Progress, CheckPasses: o.CheckPasses}
}

// walk has the interpreter execute operations one after the other, as far as that is soon done.
func (l *linearizability) walk(ctx context.Context) error {
	o := l.o
	o.history = &passes.History{Sequential: true, Allowed: func(map[string]*ivl.Var) ivl.Expr { return ivl.NewBool(false) }}
	w := newWork(o)
	defer w.tell.close()
	low, _, err := w.lower(ctx, l.program, o.Checks.goals())
	if err != nil {
		return nil // the engines will say so
	}
	seen := map[string]bool{}
	_, err = interp.Explore(ctx, low, interp.Limits{States: maxSequentialStates, All: true, Serial: true, Numbers: []int64{0, 1, 2, 3, 4, 5, 6, 7},
		Failed: func(m *machine.Machine, f *machine.Failure) {
			if h := interp.History(m, f.Stmt); h != nil && len(l.known) < maxWalked {
				if key := fmt.Sprintf("%#v", h.Operations); !seen[key] {
					seen[key] = true
					l.known = append(l.known, h)
				}
			}
		}})
	if err != nil {
		return ctx.Err()
	}
	return nil
}

// allowed says that the history is one of those that are known, or one that such a one explains.
func (l *linearizability) allowed(state map[string]*ivl.Var) ivl.Expr {
	var any []ivl.Expr
	for _, h := range l.known {
		any = append(any, explained(h, state))
	}
	return ivl.NewOr(any...)
}

// mayWait says that for each operation that waits in state there is a known stuck history of a sequential execution
// that explains what has returned, and that this one waits.
func (l *linearizability) mayWait(state map[string]*ivl.Var) ivl.Expr {
	var all []ivl.Expr
	for t := 1; t < goal.HistoryThreads; t++ {
		any := []ivl.Expr{ivl.NewEq(goal.HistoryAt(state["begun"], t), goal.HistoryAt(state["calls"], t))}
		for _, h := range l.stuck {
			if h.Operations[h.Waiting()[0]].Self == t {
				any = append(any, explained(h, state))
			}
		}
		all = append(all, ivl.NewOr(any...))
	}
	return ivl.NewAnd(all...)
}

// explained says that the history in state has the operations, arguments and results of the sequential history h, and that
// no operation was called behind the return of one that comes later in h.
func explained(h *trace.History, state map[string]*ivl.Var) ivl.Expr {
	return alike(h, state, func(seen, _ int) (from, to int) { return 0, seen })
}

// explains says that the sequential history in state explains h.
func explains(h *trace.History, state map[string]*ivl.Var) ivl.Expr {
	return alike(h, state, func(seen, all int) (from, to int) { return seen, all })
}

// alike says that the history in state has the operations, arguments and results of h, and that the operation which waits in h
// waits there, too. Each operation has seen some operations of every other thread return: order gives the least and the largest
// number of them, from how many it has seen in h and how many that thread has in h.
func alike(h *trace.History, state map[string]*ivl.Var, order func(seen, all int) (from, to int)) ivl.Expr {
	var all []ivl.Expr
	calls := map[int]int{} // by thread
	for _, o := range h.Operations {
		if n := calls[o.Self]; !o.Waits() {
			calls[o.Self]++
		} else {
			all = append(all, goal.HistoryIs(state["begun"], o.Self, int64(n+1)))
		}
	}
	for t := 1; t < goal.HistoryThreads; t++ {
		all = append(all, goal.HistoryIs(state["calls"], t, int64(calls[t])))
	}
	for i, o := range h.Operations {
		p := goal.HistoryPlace(o.Self, o.Number)
		all = append(all, goal.HistoryIs(state["operation"], p, o.Code))
		for j, x := range o.Arguments {
			all = append(all, goal.HistoryIs(state["argument"], p*goal.HistoryWords+j, x))
		}
		for j, x := range o.Results {
			all = append(all, goal.HistoryIs(state["result"], p*goal.HistoryWords+j, x))
		}
		for _, t := range slices.Sorted(maps.Keys(calls)) {
			if t == o.Self {
				continue
			}
			var any []ivl.Expr
			for k, to := order(h.Seen(i, t), calls[t]); k <= to; k++ {
				any = append(any, goal.HistoryIs(state["seen"], p*goal.HistoryThreads+t, int64(k)))
			}
			all = append(all, ivl.NewOr(any...))
		}
	}
	return ivl.NewAnd(all...)
}
