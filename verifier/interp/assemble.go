package interp

import (
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/trace"
)

// assembler joins records to steps: all that a thread does in a row for one
// line of the program is one step.
type assembler struct {
	out    *trace.Trace
	cur    *trace.Step // the last of out.Steps if it may still grow
	thread int
	seen   map[ivl.Stmt]bool // the statements in cur
	slice  []bool            // by node, whether the failure depends on it; nil if all may be
	last   map[int]int       // by thread, its last step
	locks  map[int]*record   // by thread, what it acquired and released that no step shows yet
}

// trace is what the recorder saw, as people read it.
func (r *recorder) trace(slice []bool) *trace.Trace {
	a := &assembler{out: &trace.Trace{Threads: r.threads, Notes: r.notes}, slice: slice, last: map[int]int{}, locks: map[int]*record{}}
	for i := range r.records {
		a.add(&r.records[i])
	}
	return a.out
}

func (a *assembler) add(r *record) {
	kind := r.kind
	if r.hidden && kind == trace.Statement {
		if !r.shared || r.thread == a.thread || r.callee == "" {
			a.addHidden(r)
			return
		}
		kind = trace.Call // a modelled function goes on after a context switch
	}
	if r.hidden && kind == trace.End {
		r.callee = ""
	}
	if r.thread != a.thread {
		a.out.Steps = append(a.out.Steps, trace.Step{Kind: trace.Switch, Thread: r.thread, Function: r.function, Pos: r.pos})
		a.thread, a.cur = r.thread, nil
		a.last[r.thread] = -1
	}
	if !a.fits(r, kind) {
		a.out.Steps = append(a.out.Steps, trace.Step{
			Kind: kind, Thread: r.thread, Function: r.function, Depth: r.depth, Pos: r.pos, Callee: r.callee,
		})
		a.last[r.thread] = len(a.out.Steps) - 1
		a.cur = &a.out.Steps[len(a.out.Steps)-1]
		a.seen = map[ivl.Stmt]bool{}
	}
	s := a.cur
	r.step = len(a.out.Steps) - 1
	if rank(kind) > rank(s.Kind) {
		if kind == trace.Failure {
			s.Pos = r.pos // several statements on one line
		}
		s.Kind = kind
	}
	if r.callee != "" {
		s.Callee = r.callee
	}
	if r.detail != "" {
		s.Detail, s.Waits, s.Spins = r.detail, r.waits, r.spins
	}
	if before := a.locks[r.thread]; before != nil {
		a.annotate(s, before)
		delete(a.locks, r.thread)
	}
	a.annotate(s, r)
	if len(r.stack) > 0 {
		s.Stack = r.stack
	}
	if kind == trace.Spawn {
		child := r.child
		s.Child = &child
	}
	for _, x := range r.assigns {
		s.Assignments = append(slices.DeleteFunc(s.Assignments, func(y trace.Assignment) bool {
			return y.Name == x.Name && y.In == x.In && !strings.HasSuffix(x.Name, "()") // the last value stands, results of calls all
		}), x)
	}
	for _, in := range r.inputs {
		in.Step = len(a.out.Steps) - 1
		a.out.Inputs = append(a.out.Inputs, in)
	}
	if r.text != "" {
		s.IVL = append(s.IVL, r.text)
	}
	if r.stmt != nil {
		a.seen[r.stmt] = true
	}
}

// addHidden adds what is not shown of a modelled function to the step that calls it.
func (a *assembler) addHidden(r *record) {
	if i, ok := a.last[r.thread]; ok && i >= 0 {
		if s := &a.out.Steps[i]; s.Pos.File == r.pos.File && s.Pos.Line == r.pos.Line && s.Function == r.function {
			a.annotate(s, r)
			return
		}
	}
	if len(r.acquires)+len(r.releases) == 0 {
		return
	}
	if a.locks[r.thread] == nil {
		a.locks[r.thread] = &record{}
	}
	to := a.locks[r.thread]
	to.acquires, to.releases = append(to.acquires, r.acquires...), append(to.releases, r.releases...)
}

// annotate adds to a step what it does to locks and to what threads share, and whether the failure depends on it.
func (a *assembler) annotate(s *trace.Step, r *record) {
	for _, x := range r.touches {
		if !slices.Contains(s.Touches, x) {
			s.Touches = append(s.Touches, x)
		}
	}
	s.Acquires, s.Releases = append(s.Acquires, r.acquires...), append(s.Releases, r.releases...)
	s.Slice = s.Slice || a.slice == nil || rank(r.kind) == rank(trace.Failure) || r.kind == trace.Wait || r.kind == trace.Conflict
	for n := r.nodes[0]; n < r.nodes[1] && !s.Slice; n++ {
		s.Slice = a.slice[n]
	}
}

// fits reports whether r belongs to the current step.
func (a *assembler) fits(r *record, kind trace.Kind) bool {
	s := a.cur
	if s == nil || rank(kind) < 0 || rank(s.Kind) < 0 {
		return false
	}
	return s.Pos.File == r.pos.File && s.Pos.Line == r.pos.Line && s.Function == r.function && s.Depth == r.depth &&
		(!a.seen[r.stmt] || r.hidden) && (r.callee == "" || s.Callee == "" || s.Callee == r.callee) &&
		(kind != trace.Spawn || s.Child == nil)
}

// rank orders the kinds of which one step may have several; the highest names
// it. A step of another kind has no second one.
func rank(k trace.Kind) int {
	switch k {
	case trace.Statement:
		return 0
	case trace.Call:
		return 1
	case trace.InputStep:
		return 2
	case trace.Spawn:
		return 3
	case trace.Failure:
		return 4
	}
	return -1
}
