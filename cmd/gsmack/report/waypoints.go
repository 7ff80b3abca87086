package report

import (
	"slices"
	"strings"

	"github.com/gsmack/gsmack/verifier/trace"
)

// waypoint is a step of which a witness tells a validator.
type waypoint struct {
	step int
	// waits is set if the thread goes on from here only when the others have passed their earlier waypoints: the order of
	// the threads. It may be false for a step that creates a thread or takes an input.
	waits bool
}

// stretch is what one thread does in a row: its steps that matter, in the order of the trace.
type stretch struct {
	thread int
	steps  []int
}

// waypointFinder finds the waypoints of a counterexample.
type waypointFinder struct {
	*trace.Trace
	// begins is, by thread, the step that creates it; -1 for the entry thread.
	begins map[int]int
	// first is set for steps that are their thread's first at that line. Others are no place to wait: a validator that
	// reads "line 7" waits there the first time.
	first []bool
	// after and before are set for steps that have to come after, or before, one of another thread.
	after, before []bool
}

// waypoints orders the threads with as few waypoints as that needs. Steps of two threads have to stay in their order if
// both access the same and one writes; that a thread begins after its creation needs no waypoint.
func waypoints(t *trace.Trace) []waypoint {
	n := len(t.Steps)
	x := &waypointFinder{Trace: t, begins: map[int]int{}, first: make([]bool, n), after: make([]bool, n), before: make([]bool, n)}
	type line struct {
		thread int
		at     trace.Pos
	}
	seen := map[line]bool{}
	for i := range t.Steps {
		s := &t.Steps[i]
		if s.Child != nil {
			x.begins[*s.Child] = i
		}
		if s.Kind == trace.Switch || s.Pos.Line == 0 {
			continue
		}
		l := line{s.Thread, trace.Pos{File: s.Pos.File, Line: s.Pos.Line}}
		x.first[i] = !seen[l]
		seen[l] = true
	}
	all := x.postpone(x.stretches())
	x.order(all)
	var out []waypoint
	last, ran := 0, map[int]int{} // the thread of the last waypoint; by thread, its last step so far
	for _, s := range all {
		at := x.wait(s.steps, ran[s.thread])
		for _, i := range s.steps {
			created, taken := t.Steps[i].Child != nil, len(returned(t, i)) > 0
			if at < 0 && (created || taken) && s.thread != last {
				at = i
			}
			if at >= 0 && at <= i {
				out = append(out, waypoint{step: at, waits: true})
				at, last = -1, s.thread
			}
			if created || taken {
				out = append(out, waypoint{step: i})
			}
		}
		ran[s.thread] = s.steps[len(s.steps)-1] + 1
	}
	return out
}

// stretches are the steps that matter, up to the failure.
func (x *waypointFinder) stretches() []stretch {
	var out []stretch
	for i := range x.Steps {
		s := &x.Steps[i]
		if s.Kind == trace.Switch || s.Kind == trace.End || s.Pos.Line == 0 {
			continue
		}
		if s.Child == nil && !fails(s) && len(s.Touches) == 0 && len(returned(x.Trace, i)) == 0 {
			continue
		}
		if n := len(out); n == 0 || out[n-1].thread != s.Thread {
			out = append(out, stretch{thread: s.Thread})
		}
		out[len(out)-1].steps = append(out[len(out)-1].steps, i)
	}
	return out
}

// fails reports whether s is one of the steps of which the violation consists.
func fails(s *trace.Step) bool {
	return s.Kind == trace.Conflict || s.Kind == trace.Failure || s.Kind == trace.Wait
}

// matters reports whether the order of the threads may matter for access a of s: to memory of the program, or to state of a
// modelled function if the step is in the slice or assigns. Mutual exclusion by a lock needs no waypoint.
func matters(s *trace.Step, a trace.Touch) bool { return a.Data || s.Slice || len(s.Assignments) > 0 }

// postpone moves the creation of a thread, if it is the last step of its stretch, to just before the thread begins: then
// no other thread runs between, and it is clear which thread the creation creates.
func (x *waypointFinder) postpone(all []stretch) []stretch {
	for k := 0; k+1 < len(all); k++ {
		s, next := &all[k], &all[k+1]
		n := len(s.steps) - 1
		c := x.Steps[s.steps[n]].Child
		if n == 0 || c == nil || *c == next.thread || !x.first[s.steps[n]] {
			continue
		}
		tail := stretch{s.thread, s.steps[n:]}
		s.steps = s.steps[:n:n]
		if k+2 < len(all) && all[k+2].thread == s.thread {
			all[k+2].steps = slices.Concat(tail.steps, all[k+2].steps)
		} else {
			all = slices.Insert(all, k+2, tail)
		}
		k--
	}
	return all
}

// order finds the steps that have to come after, or before, one of another thread.
func (x *waypointFinder) order(all []stretch) {
	seen := lastSteps{}
	for _, s := range all {
		for _, i := range s.steps {
			for _, a := range x.Steps[i].Touches {
				x.after[i] = x.after[i] || seen.conflict(x, i, a, func(u, step int) bool { return x.creates(u, step, s.thread) })
				seen[x.accessKey(i, a)] = i
			}
		}
	}
	clear(seen)
	for _, s := range slices.Backward(all) {
		for _, i := range slices.Backward(s.steps) {
			for _, a := range x.Steps[i].Touches {
				x.before[i] = x.before[i] || seen.conflict(x, i, a, func(u, _ int) bool { return x.creates(s.thread, i, u) })
				seen[x.accessKey(i, a)] = i
			}
		}
	}
}

// lastSteps are the last steps so far with accesses of a key.
type lastSteps map[accessKey]int

type accessKey struct {
	cell, thread   int
	write, matters bool
}

func (x *waypointFinder) accessKey(i int, a trace.Touch) accessKey {
	return accessKey{a.Cell, x.Steps[i].Thread, a.Write, matters(&x.Steps[i], a)}
}

// conflict reports whether access a of step i has to keep its order to one that was seen: it is of another thread, to the same cell, one of
// both writes, one matters, and the creation of a thread does not order them.
func (seen lastSteps) conflict(x *waypointFinder, i int, a trace.Touch, created func(thread, step int) bool) bool {
	own := x.accessKey(i, a)
	for _, t := range x.Threads {
		for _, k := range []accessKey{{own.cell, t.ID, true, true}, {own.cell, t.ID, true, false}, {own.cell, t.ID, false, true}, {own.cell, t.ID, false, false}} {
			step, ok := seen[k]
			if ok && t.ID != own.thread && (k.write || own.write) && (k.matters || own.matters) && !created(t.ID, step) {
				return true
			}
		}
	}
	return false
}

// creates reports whether thread u begins only after the step of thread t.
func (x *waypointFinder) creates(t, step, u int) bool {
	begin, ok := x.begins[u]
	return ok && x.Steps[begin].Thread == t && step <= begin
}

// wait is where a thread that does the steps, from one on, has to wait for the others: before the first step that has to come
// after one of theirs. If there is none, it is before the last step that has to come before one of theirs; -1 if there is
// none of these either.
func (x *waypointFinder) wait(steps []int, from int) int {
	in, out := -1, -1
	for _, i := range steps {
		if in < 0 && x.after[i] {
			in = i
		}
		if x.before[i] {
			out = i
		}
	}
	if in < 0 && out < 0 {
		return -1
	}
	if in < 0 {
		in = out
	}
	for i := x.unlocked(from, in); i >= from; i-- {
		if x.place(i, in) {
			return i
		}
	}
	for i := in; i <= steps[len(steps)-1]; i++ {
		if x.place(i, in) {
			return i
		}
	}
	return -1
}

// place reports whether the thread of step of can wait at step i.
func (x *waypointFinder) place(i, of int) bool {
	return x.Steps[i].Thread == x.Steps[of].Thread && x.first[i] && !fails(&x.Steps[i])
}

// unlocked is where to wait for step i: before the thread takes, from the given step on, a lock that it holds at step i, since the
// threads that it waits for may need the lock.
func (x *waypointFinder) unlocked(from, i int) int {
	var held []string
	at := i
	for j := from; j < i; j++ {
		s := &x.Steps[j]
		if s.Thread != x.Steps[i].Thread {
			continue
		}
		if len(s.Acquires) > 0 && len(held) == 0 {
			at = j
		}
		held = append(held, s.Acquires...)
		held = slices.DeleteFunc(held, func(l string) bool { return slices.Contains(s.Releases, l) })
		if len(held) == 0 {
			at = i
		}
	}
	return at
}

// returned are the numbers that the nondeterministic functions called by step i return.
func returned(t *trace.Trace, i int) []string {
	var out []string
	if !strings.Contains(t.Steps[i].Callee, "nondet") {
		return nil
	}
	for _, in := range t.Inputs {
		if n := number().FindString(in.Value); in.Step == i && n != "" {
			out = append(out, n)
		}
	}
	return out
}
