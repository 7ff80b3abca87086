package interp

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/trace"
)

// How a replay ends that leads to a deadlock or a race: it is about where the
// threads stand.

// standing judges the state that the schedule led to.
func (r *replayer) standing(ctx context.Context, c trace.Choice) (*Failure, error) {
	if r.m.exited {
		return nil, errors.New("the process has ended")
	}
	if c.Goal == trace.Unordered {
		return r.unordered(ctx, c.Targets)
	}
	if r.m.InAtomic(r.last) {
		if c.Goal == trace.Deadlock && r.m.alone(r.last) {
			return r.waitsAlone(r.last)
		}
		if f, err := r.closeSection(r.last); f != nil || err != nil {
			return f, err
		}
	}
	switch c.Goal {
	case trace.Deadlock:
		return r.deadlock()
	case trace.Race:
		return r.race(ctx, c.Targets)
	}
	panic(fmt.Sprintf("interp: goal %d", c.Goal))
}

// alone reports whether all threads but t, which is in a section, have ended or are started by
// that section.
func (m *Machine) alone(t int) bool {
	for u, th := range m.threads {
		if u != t && !m.Ended(u) && !(th.parent == t && th.awaited) {
			return false
		}
	}
	return true
}

// waitsAlone executes the rest of the atomic section that t, the only thread, is
// in, and checks that it, or what follows, comes to an await that does not hold.
func (r *replayer) waitsAlone(t int) (*Failure, error) {
	for n := 0; r.m.InAtomic(t) && n < maxLocal; n++ {
		at := r.m.Clone()
		r.goTo = 0
		ev, err := r.step(t)
		switch {
		case err != nil:
			return nil, err
		case ev.Status == Failed:
			return ev.Failure, nil
		case ev.Status == Blocked:
			for u, th := range r.m.threads {
				if th.awaited {
					r.m.own(u).ended = true // there is no such thread
				}
			}
			return r.dead(map[int]wait{t: at.waitAt(t, ev.Stmt.(*ivl.Assume))}), nil
		case ev.Status != Ran:
			return nil, r.diverged(t, ev)
		}
	}
	if !r.m.InAtomic(t) {
		return r.deadlock() // behind the section it may wait for something else
	}
	return nil, fmt.Errorf("%s: no deadlock: thread %d can go on", r.m.position(t), t)
}

// deadlock lets the threads go on to where they wait, and checks that they wait
// for ever: first as far as nothing is written that others see, then, since a
// schedule leaves out what does not matter, as far as they get.
func (r *replayer) deadlock() (*Failure, error) {
	var dead map[int]wait
	going := -1
	for _, far := range []bool{false, true} {
		for t := 0; t < r.m.Threads(); t++ {
			if f, err := r.untilWaiting(t, far); f != nil || err != nil {
				return f, err
			}
		}
		var err error
		if dead, going, err = r.waiting(); err != nil {
			return nil, err
		}
		if len(dead) > 0 {
			break
		}
	}
	if len(dead) == 0 {
		if going >= 0 {
			return nil, fmt.Errorf("%s: no deadlock: thread %d can go on", r.m.position(going), going)
		}
		return nil, errors.New("no deadlock: all threads have ended")
	}
	return r.dead(dead), nil
}

// dead reports the deadlock of these threads.
func (r *replayer) dead(dead map[int]wait) *Failure {
	unfinished := 0
	for t := 0; t < r.m.Threads(); t++ {
		if r.m.Ended(t) {
			continue
		}
		unfinished++
		if w, ok := dead[t]; ok {
			r.rec.waiting(r.m, t, w)
		}
	}
	f := &Failure{Property: "deadlock", Message: "every unfinished thread waits for ever"}
	switch {
	case len(dead) == 1 && unfinished == 1:
		f.Message = "the only unfinished thread waits for ever"
	case len(dead) == 1:
		f.Message = "a thread waits for ever, while others could go on"
	case len(dead) < unfinished:
		f.Message = fmt.Sprintf("%d threads wait for one another, while others could go on", len(dead))
	}
	return f
}

// waiting gives the threads of a deadlock; if there is none, a thread that can
// go on, or -1.
func (r *replayer) waiting() (dead map[int]wait, going int, err error) {
	going = -1
	waits := make([][]wait, r.m.Threads())
	for t := range waits {
		if r.m.Ended(t) || !r.m.atVisible(t) {
			continue
		}
		if waits[t], err = r.m.waits(t, newDomain(Limits{})); err != nil {
			return nil, -1, err
		}
		if len(waits[t]) == 0 {
			going = t
		}
	}
	return r.m.deadlocked(waits), going, nil
}

// maxSettling bounds the statements that a thread executes on the way to where it
// waits: it may also go on for ever.
const maxSettling = 5_000

// untilWaiting runs thread t until it ends or can be blocked, or cannot go on;
// if not far, also until it is about to write what others see.
func (r *replayer) untilWaiting(t int, far bool) (*Failure, error) {
	for n := 0; (n < maxSettling || r.m.InAtomic(t)) && !r.m.exited && !r.m.Ended(t); n++ {
		if r.m.atVisible(t) {
			if ws, err := r.m.waits(t, newDomain(Limits{})); err != nil || len(ws) > 0 {
				return nil, err
			}
			if !far && r.m.changes(t) {
				return nil, nil
			}
		}
		if stuck, err := r.m.aboutToPrune(t); err != nil || stuck {
			return nil, err
		}
		r.goTo = 0
		ev, err := r.step(t)
		switch {
		case err != nil:
			return nil, err
		case ev.Status == Failed && ev.Failure.Class != Violation:
			return nil, nil
		case ev.Status == Failed:
			return ev.Failure, nil
		case ev.Status == Pruned || ev.Status == Blocked:
			return nil, nil
		}
	}
	return nil, nil
}

// changes reports whether the statement that thread t stands at, and that is
// visible, may do more than read.
func (m *Machine) changes(t int) bool {
	st, _ := m.Next(t)
	switch st := st.(type) {
	case nil:
		return false
	case *ivl.AsyncCall, *ivl.AtomicBegin:
		return true
	default:
		for _, v := range cfg.Assigned(st) {
			if m.prog.shared[v] {
				return true
			}
		}
	}
	return false
}

// race takes two threads to the accesses that the schedule names, those in
// atomic sections last, and checks that they conflict. A thread that is first to
// make a plain access within a section stays in front of it.
func (r *replayer) race(ctx context.Context, targets []trace.Target) (*Failure, error) {
	if len(targets) != 2 {
		return nil, fmt.Errorf("a race of %d threads", len(targets))
	}
	var threads [2]int
	for i, target := range targets {
		t, ok := r.index[target.Thread]
		if !ok {
			return nil, fmt.Errorf("thread instance %d was not started", target.Thread)
		}
		threads[i] = t
		if f, err := r.settle(t); f != nil || err != nil {
			return f, err
		}
	}
	outside := func(i int) bool { return r.outside(ctx, threads[i], targets[i].Stmt) }
	plain := func(i int) bool { st, _ := r.m.Next(threads[i]); return cfg.OpensPlain(st) }
	if !outside(0) && (outside(1) || !plain(0)) {
		// Perhaps inside of a section: once there, nobody else may move.
		targets[0], targets[1] = targets[1], targets[0]
		threads[0], threads[1] = threads[1], threads[0]
	}
	var first []touch // accesses of the first thread
	if plain(0) {
		all, err := r.m.nextTouches(threads[0], &domain{})
		if err != nil {
			return nil, err
		}
		for _, a := range all {
			if a.stmt == targets[0].Stmt {
				first = append(first, a)
			}
		}
	} else {
		if f, err := r.advance(ctx, threads[0], targets[0].Stmt); f != nil || err != nil {
			return f, err
		}
		if r.m.InAtomic(threads[0]) {
			return nil, errors.New("no race: both threads stand in atomic sections")
		}
		first = r.m.touches(threads[0])
	}
	within := plain(1)
	conflict := func(m *Machine) (a, b touch, found bool) {
		for _, a := range first {
			for _, b := range m.touches(threads[1]) {
				b.atomic = b.atomic && !within
				if a.conflict(b) {
					return a, b, true
				}
			}
		}
		return a, b, false
	}
	if f, err := r.enterSection(ctx, threads[1], targets[1].Stmt, func(m *Machine) bool { _, _, found := conflict(m); return found }); f != nil || err != nil {
		return f, err
	}
	for {
		if f, err := r.advance(ctx, threads[1], targets[1].Stmt); f != nil || err != nil {
			return f, err
		}
		if a, b, found := conflict(r.m); found {
			name := r.rec.accessing(r.m, threads[0], a)
			r.rec.accessing(r.m, threads[1], b)
			return &Failure{Property: "race", Message: a.describe(b, name)}, nil
		}
		// A loop in the section may come to the statement again.
		if r.m.InAtomic(threads[1]) {
			if ev, err := r.step(threads[1]); err != nil || ev.Status == Ran {
				if err != nil {
					return nil, err
				}
				continue
			}
		}
		return nil, fmt.Errorf("%s: no race: the two accesses do not conflict", r.m.position(threads[0]))
	}
}

// outside reports whether thread t, when it gets to s, is in no atomic section.
func (r *replayer) outside(ctx context.Context, t int, s ivl.Stmt) bool {
	real, watch := r.m, r.rec
	defer func() { r.m, r.rec = real, watch }()
	r.m, r.rec = real.Clone(), nil
	f, err := r.advance(ctx, t, s)
	return f == nil && err == nil && !r.m.InAtomic(t)
}

// settle executes what thread t does before its next visible statement.
func (r *replayer) settle(t int) (*Failure, error) {
	for n := 0; !r.m.exited && !r.m.Ended(t) && !r.m.atVisible(t) && n < maxLocal; n++ {
		if stuck, err := r.m.aboutToPrune(t); err != nil || stuck {
			return nil, err
		}
		if openGoto(r.m, t) {
			return nil, nil // advance looks for the way
		}
		ev, err := r.step(t)
		if err != nil {
			return nil, err
		}
		if ev.Status == Failed && ev.Failure.Class == Violation {
			return ev.Failure, nil
		}
	}
	return nil, nil
}

// waiting describes a thread that waits for ever.
func (r *recorder) waiting(m *Machine, t int, w wait) {
	rec := r.standing(m, t)
	rec.kind, rec.detail = trace.Wait, r.waitsFor(m, t, w)
	at := rec.pos
	r.threads[t].Waiting = &at
	r.records = append(r.records, rec)
}

// waitsFor says for what thread t waits, and who would have to act.
func (r *recorder) waitsFor(m *Machine, t int, w wait) string {
	if w.reason == nil {
		return ""
	}
	var b strings.Builder
	h := m.thread(w.reason.Holder)
	b.WriteString("waits for ")
	if n, ok := w.reason.Object.Uint64(); w.reason.Kind == "thread" {
		if joined := m.thread(w.reason.Object); joined >= 0 {
			h = -1
			fmt.Fprintf(&b, "thread %d to end", joined)
			if joined == t {
				b.WriteString(", which is itself")
			}
		} else {
			b.WriteString("a thread to end")
		}
	} else if name, known := r.memory.Part(n); ok && known {
		fmt.Fprintf(&b, "%s %s", w.reason.Kind, name)
	} else {
		fmt.Fprintf(&b, "a %s", w.reason.Kind)
	}
	readers := m.readers(w.reason.Kind, w.reason.Object)
	switch {
	case len(readers) > 0 && (h < 0 || slices.Contains(readers, h)):
		b.WriteString(", which " + holders(t, readers) + " to read")
	case h < 0:
	case h == t:
		b.WriteString(", which it holds itself")
	case m.Ended(h):
		fmt.Fprintf(&b, ", which thread %d held when it ended", h)
	default:
		fmt.Fprintf(&b, ", which thread %d holds", h)
	}
	return b.String()
}

// holders says of threads, as t sees them, that they hold something.
func holders(t int, threads []int) string {
	if len(threads) == 1 && threads[0] == t {
		return "it holds itself"
	}
	var names []string
	for _, u := range threads {
		names = append(names, strconv.Itoa(u))
	}
	if len(names) == 1 {
		return "thread " + names[0] + " holds"
	}
	last := len(names) - 1
	return "threads " + strings.Join(names[:last], ", ") + " and " + names[last] + " hold"
}

// accessing describes a thread that is about to make access a; it gives the
// name of what is accessed.
func (r *recorder) accessing(m *Machine, t int, a touch) string {
	r.records = append(r.records, r.conflict(m, t, a))
	return r.place(a)
}

// place is how people call what is accessed.
func (r *recorder) place(a touch) string {
	name := a.name(r.prog)
	if len(a.index) == 1 && r.prog.text(a.Var, "cname") == "" {
		if n, ok := a.index[0].Uint64(); ok {
			if place, _, known := r.memory.Place(n); known {
				name = place
			}
			if number, _, _, _, known := r.memory.Number(n); known && r.prog.text(a.Var, "member") == "" {
				name = number
			}
		}
	}
	return name
}

// conflict is the record of a thread that is about to make access a.
func (r *recorder) conflict(m *Machine, t int, a touch) record {
	rec := r.standing(m, t)
	rec.kind, rec.detail = trace.Conflict, verb(a)+"s "+r.place(a)
	if held := r.holdings(m, t); len(held) > 0 {
		rec.detail += ", holding " + strings.Join(held, ", ")
	} else if len(m.prog.holders) > 0 {
		rec.detail += ", holding nothing"
	}
	return rec
}

// standing is a record of where thread t stands.
func (r *recorder) standing(m *Machine, t int) record {
	r.before(m, t)
	rec := r.next
	rec.hidden = false
	if st, _ := m.Next(t); st != nil && rec.callee == "" {
		rec.text = ivl.FormatStmt(st)
	}
	rec.stack = r.stack(m.threads[t])
	return rec
}

// stack lists the calls that thread th is in, the innermost first; those of
// models are left out.
func (r *recorder) stack(th *thread) []trace.Frame {
	var out []trace.Frame
	for i := len(th.frames) - 1; i >= 0; i-- {
		f := &th.frames[i]
		if f.proc.model {
			continue
		}
		var next ivl.Stmt
		if i+1 < len(th.frames) {
			next = th.frames[i+1].call
		} else if f.index < len(f.block.Stmts) {
			next = f.block.Stmts[f.index]
		}
		out = append(out, trace.Frame{Function: f.proc.name, Pos: position(f.mark, next)})
	}
	return out
}
