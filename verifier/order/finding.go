package order

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/trace"
)

// finding is the execution.
func (q *inquiry) finding(x *Execution) trace.Finding {
	enc, threads := q.enc, q.threads
	m := &bmc.Reading{Model: x.Model, Encoding: &enc.Encoding, Elements: threads.Elements}
	found := trace.Finding{Initial: m.Initial(q.Program)}
	add := func(to *[]trace.Event, thread int, e Event) {
		child := 0
		if spawn, ok := e.Stmt.(*ivl.AsyncCall); ok {
			child = threads.Child[spawn].ID
		}
		if e.Stmt != nil && e.Stmt != enc.Goals[x.Goal].Stmt && bmc.IsPrecondition(e.Stmt) {
			return
		}
		if ev, ok := m.Event(bmc.Event{Guard: e.Guard, Stmt: e.Stmt, Values: e.Values}, thread, child, e.Choice); ok {
			*to = append(*to, ev)
		}
	}
	x.Steps(func(thread int, e Event) { add(&found.Events, thread, e) })
	goal, targets, ended := x.Final()
	found.Goal, found.Ended = goal, ended
	for _, t := range targets {
		if t.Stmt.Info().Attrs.Has(cfg.Timed) {
			found.Timed = t.Stmt
		}
		target := trace.Target{Thread: t.Thread, Stmt: ivl.Source(t.Stmt), Made: t.Made}
		for _, e := range t.Inside {
			add(&target.Inside, t.Thread, e)
		}
		found.Targets = append(found.Targets, target)
	}
	return found
}

// Steps calls f for each statement that the execution executes, in order, up to
// and including the failing assertion.
func (x *Execution) Steps(f func(thread int, e Event)) {
	goal := x.enc.goals[x.Goal]
	for _, p := range x.graph.Linear() {
		t := x.enc.threads[p.Thread]
		for i, e := range t.events {
			if e.Node != p.Seq || p == x.point && i >= goal.event {
				continue
			}
			if e.inside && p != x.point && !x.Model.Bool(t.nodes[p.Seq].complete) {
				continue
			}
			if x.Model.Bool(e.Guard) {
				f(p.Thread, e)
			}
		}
	}
}

// Target is where a thread stands at the end of an execution that leads to a deadlock or a
// race: at Stmt, behind the events Inside the node that it has begun.
type Target struct {
	Thread int
	Stmt   ivl.Stmt
	Inside []Event
	Made   bool // it has just made the access at Stmt
}

// Final says of an execution how it ends, where threads stand, and, in a deadlock, which have ended.
func (x *Execution) Final() (goal trace.Goal, targets []Target, ended []int) {
	g := x.enc.goals[x.Goal]
	switch {
	case g.later != nil:
		return trace.Unordered, []Target{{Thread: g.later.thread.id, Stmt: g.later.stmt, Made: g.later.made}}, nil
	case g.thread != nil:
		return trace.Assertion, nil, nil
	case g.races != nil:
		for _, t := range g.races {
			targets = append(targets, x.target(t.place))
		}
		return trace.Race, targets, nil
	}
	for i, t := range x.enc.threads {
		if x.Model.Bool(x.enc.finished[i]) {
			ended = append(ended, t.id)
			continue
		}
		for _, w := range x.enc.stuck[i].waits {
			if x.Model.Bool(w.fails) {
				targets = append(targets, x.target(w.place))
				break
			}
		}
	}
	return trace.Deadlock, targets, ended
}

// target is what the thread does in the node that it stands in. If what the node reads is not
// determined, nothing is chosen there.
func (x *Execution) target(p place) Target {
	out := Target{Thread: p.thread.id, Stmt: p.stmt}
	if p.node == nil {
		return out
	}
	if stands, ok := x.enc.stands[p.node]; p.node.decisive > 0 && !(ok && x.Model.Bool(stands)) {
		return out
	}
	for _, e := range p.thread.events[:p.event] {
		if e.Node == p.node.seq && e.inside && x.Model.Bool(evaluateFinal(x.enc.Arena, p.node, e.Guard)) {
			out.Inside = append(out.Inside, e)
		}
	}
	return out
}

// place is where the current thread stands before s.
func (x *executor) place(s ivl.Stmt) place {
	return place{thread: x.t, node: x.node, event: len(x.t.events), stmt: s}
}

// chooses reports whether the event is a choice, and not only a place that control passes.
func (e Event) chooses() bool {
	if len(e.Values) > 0 || e.Choice != nil {
		return true
	}
	switch s := ivl.Source(e.Stmt).(type) {
	case *ivl.AsyncCall:
		return true
	case *ivl.Call:
		return s.Proc.IsAllocator()
	}
	return false
}
