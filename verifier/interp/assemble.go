package interp

import (
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
}

// trace is what the recorder saw, as people read it.
func (r *recorder) trace() *trace.Trace {
	a := &assembler{out: &trace.Trace{Threads: r.threads, Notes: r.notes}}
	for i := range r.records {
		a.add(&r.records[i])
	}
	return a.out
}

func (a *assembler) add(r *record) {
	kind := r.kind
	if r.hidden && kind == trace.Statement {
		if !r.shared || r.thread == a.thread || r.callee == "" {
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
	}
	if !a.fits(r, kind) {
		a.out.Steps = append(a.out.Steps, trace.Step{
			Kind: kind, Thread: r.thread, Function: r.function, Depth: r.depth, Pos: r.pos, Callee: r.callee,
		})
		a.cur = &a.out.Steps[len(a.out.Steps)-1]
		a.seen = map[ivl.Stmt]bool{}
	}
	s := a.cur
	if rank(kind) > rank(s.Kind) {
		s.Kind = kind
	}
	if r.callee != "" {
		s.Callee = r.callee
	}
	if r.detail != "" {
		s.Detail = r.detail
	}
	if len(r.stack) > 0 {
		s.Stack = r.stack
	}
	if kind == trace.Spawn {
		child := r.child
		s.Child = &child
	}
	s.Assignments = append(s.Assignments, r.assigns...)
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
// it. The others stand alone.
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
